import json

import pytest

from dicehouse import create, games
from dicehouse.core.errors import DicehouseError, RecordError
from dicehouse.core.record import Record
from dicehouse.testing import random_match


@pytest.fixture
def text() -> str:
    return random_match(create("gonuts", 2, first=0, target=10), seed=5).record.write()


def refused(text: str) -> DicehouseError:
    with pytest.raises(DicehouseError) as caught:
        games.replay(Record.read(text))
    return caught.value


def test_a_record_is_json_lines_people_can_read(text: str) -> None:
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["dicehouse"] == 1
    assert lines[0]["game"] == "gonuts"
    assert lines[0]["options"]["target"] == 10
    assert lines[1] == {"dice": "seeded"}
    assert set(lines[2]) == {"roll", "events"}
    assert lines[-1]["outcome"]["reason"] == "target"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record.empty"),
        ("\n", "record.header"),
        ("hello\n", "record.header"),
        ("[]\n", "record.header"),
        ("{}\n", "record.header"),
        ('{"dicehouse": 2}\n', "record.version"),
        ('{"dicehouse": 1}\n', "record.header"),
        ('{"dicehouse":1,"game":"go","rules":1,"options":{"players":2},"seats":[]}\n', "game.unknown"),
        ('{"dicehouse":1,"game":"gonuts","rules":99,"options":{"players":2},"seats":[]}\n', "record.rules"),
        ('{"dicehouse":1,"game":"gonuts","rules":1,"options":{},"seats":[]}\n', "options.players"),
        ('{"dicehouse":1,"game":"gonuts","rules":1,"options":{"players":2},"seats":[]}\n', "record.names"),
        ('{"dicehouse":1,"game":"gonuts","rules":1,"options":{"players":2},"seats":[],"x":1}\n', "record.header"),
        ("[" * 100_000 + "\n", "record.header"),
    ],
)
def test_what_is_no_record_is_refused(text: str, code: str) -> None:
    assert refused(text).code == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{}", "record.line"),
        ('{"roll":"acorn","act":"bank","seat":0}', "record.line"),
        ('{"act":"bank"}', "record.line"),
        ('{"act":"bank","seat":"0"}', "record.line"),
        ('{"act":"bank","seat":0}', "record.move"),
        ('{"act":"fly","seat":0}', "record.move"),
        ('{"roll":"acorn"}', "record.move"),
        ('{"roll":"acorn car car car elephant"}', "record.move"),
        ('{"roll":"acorn car car car squirrel","events":["rolled 0 acorn,car,car,car,squirrel 5 2"]}', "record.events"),
        ('{"outcome":{"reason":"target","winners":[0],"scores":[50,0]}}', "record.outcome"),
        ('{"reveal":"00"}', "dice.not-revealed"),
        ("nonsense", "record.json"),
    ],
)
def test_a_line_that_cannot_be_is_refused_with_its_number(text: str, line: str, code: str) -> None:
    error = refused("\n".join([*text.splitlines()[:2], line]) + "\n")
    assert error.code == code
    if code != "dice.not-revealed":
        assert error.details["line"] == 3


def test_nothing_goes_on_after_the_end(text: str) -> None:
    assert refused(text + '{"roll":"acorn"}\n').code == "record.after-end"
    assert refused(text + '{"dice":"seeded"}\n').code == "record.after-end"
    assert refused(text.replace('"winners":[', '"winners":[1,')).code == "record.outcome"
    assert refused(text + text.splitlines()[-1] + "\n").code == "record.outcome"  # told twice


def test_a_result_must_not_be_told_before_the_end(text: str) -> None:
    lines = text.splitlines()
    assert refused("\n".join([*lines[:3], lines[-1], *lines[3:]]) + "\n").code == "record.outcome"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"reason":"target"', '"reason":"target","extra":1'),
        ('{"name":"Player 0"}', '{"name":"Player 0","extra":1}'),
        ('{"dice":"seeded"}', '{"dice":"magic"}'),
    ],
)
def test_what_nobody_knows_is_refused(text: str, old: str, new: str) -> None:
    assert old in text
    assert refused(text.replace(old, new)).code in ("record.line", "record.header")


def test_a_line_that_was_cut_off_never_happened(text: str) -> None:
    lines = text.splitlines(keepends=True)
    whole = "".join(lines[:-2])
    torn = whole + lines[-2][: len(lines[-2]) // 2]
    assert Record.read(torn) == Record.read(whole)
    assert Record.read(text.rstrip("\n")) == Record.read(text)  # complete, only the line end is missing


def test_a_cut_in_the_middle_is_not_forgiven(text: str) -> None:
    lines = text.splitlines(keepends=True)
    with pytest.raises(RecordError) as caught:
        Record.read(lines[0] + lines[1][:5] + "\n" + "".join(lines[2:]))
    assert caught.value.details["line"] == 2


def test_events_may_be_left_out(text: str) -> None:
    bare = []
    for line in map(json.loads, text.splitlines()):
        line.pop("events", None)
        bare.append(json.dumps(line))
    assert games.replay(Record.read("\n".join(bare) + "\n")).record.write() == text
