import pytest

from dicehouse import games
from dicehouse.core.record import Record
from dicehouse.dice import verify
from dicehouse.texts import LANGUAGES
from golden import FOLDER, play, told


def test_every_game_has_a_golden_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.dicehouse")} == set(games.names())


@pytest.mark.parametrize("name", games.names())
def test_the_golden_game_still_plays_out_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.dicehouse").read_text()
    record = Record.read(text)
    match = games.replay(record)  # every event of every line is checked against the rules
    assert match.outcome is not None
    assert match.record.write() == text
    assert verify(record).rolls > 10


@pytest.mark.parametrize("name", games.names())
def test_the_golden_game_is_still_told_the_same(name: str) -> None:
    record = Record.read((FOLDER / f"{name}.dicehouse").read_text())
    assert told(record) == (FOLDER / f"{name}.txt").read_text()


@pytest.mark.parametrize("name", games.names())
def test_the_regular_bots_still_play_the_golden_game(name: str) -> None:
    assert play(name).write() == (FOLDER / f"{name}.dicehouse").read_text()


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_in_every_language(name: str, language: str) -> None:
    record = Record.read((FOLDER / f"{name}.dicehouse").read_text())
    story = told(record, language)
    assert story.count("\n") > 30
    assert (story == told(record)) == (language == "en")
