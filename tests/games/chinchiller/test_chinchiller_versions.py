"""Records and kept games of earlier versions of the rules."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from dicehouse import games
from dicehouse.core.errors import RecordError
from dicehouse.core.match import Match
from dicehouse.core.record import Record
from dicehouse.dice import verify
from support import rule

TEXT = (Path(__file__).parents[2] / "records" / "chinchiller-rules-1.dicehouse").read_text()


@rule("C3.version-1")
def test_a_record_of_version_1_replays_as_it_was() -> None:
    record = Record.read(TEXT)
    assert (record.header.rules, "returns" in record.header.options) == (1, False)
    match = games.replay(record)  # every event of every line is checked against the rules
    assert match.outcome is not None
    assert match.game.options.returns == "pile"
    assert [
        text for line in TEXT.splitlines() if '"returned ' in line for text in [line.split('"returned ')[1][:2]]
    ] == [
        "24",
        '9"',
        "10",
    ]
    assert verify(record).rolls > 10


@rule("C3.version-1")
def test_the_second_reading_would_tell_that_record_differently() -> None:
    record = Record.read(TEXT)
    with pytest.raises(RecordError) as caught:
        games.replay(Record(replace(record.header, rules=2), record.lines))
    assert caught.value.code == "record.events"


@rule("C3.version-1")
def test_a_kept_game_of_version_1_goes_on_by_it_in_the_newest_form() -> None:
    record = Record.read(TEXT)
    half = Match.replay(games.of_record(record.header), Record(record.header, record.lines[:20]))
    assert (half.record.header.rules, half.record.header.options["returns"]) == (2, "pile")
    again = games.replay(Record.read(half.record.write()))  # written by this version, and read back
    for number, line in enumerate(record.lines[20:], start=22):
        again.replay_line(number, line)
    assert again.outcome == games.replay(record).outcome


def test_versions_that_never_were_are_refused() -> None:
    record = Record.read(TEXT)
    for version in (0, -1, 3):
        with pytest.raises(RecordError) as caught:
            games.of_record(replace(record.header, rules=version))
        assert caught.value.code == "record.rules"
