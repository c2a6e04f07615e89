"""Damaged, unfinished, foreign and very long records: a sentence with a code in every language, and no crash."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from dicehouse import games
from dicehouse.cli import app
from dicehouse.coach.accounting import MOST_STEPS
from dicehouse.coach.report import finished_match
from dicehouse.core.errors import DicehouseError
from dicehouse.core.record import Record
from dicehouse.terminal import saves
from dicehouse.texts import LANGUAGES, Texts

GOLDEN = Path(__file__).parents[1] / "golden"
JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "\x1b[2J", "x" * 500, [], {}, [[]], {"a": {}}, "999", "-")


def text_of(game: str) -> str:
    return (GOLDEN / f"{game}.dicehouse").read_text()


def code_of(text: str) -> str:
    """The code with which a record is refused; empty for one that can be reviewed. It has a text in every language."""
    try:
        finished_match(Record.read(text))
    except DicehouseError as error:
        game = error.code.partition(".")[0]
        said = {Texts(language, game if game in games.names() else None).error(error) for language in LANGUAGES}
        assert all(said)
        return error.code
    return ""


def refused(folder: Path, record: str | bytes, *more: str) -> str:
    """What the command says to a record that it refuses."""
    path = folder / "bad.dicehouse"
    path.write_bytes(record if isinstance(record, bytes) else record.encode())
    ended = CliRunner().invoke(app, ["review", str(path), *more], env={"LANG": "C", "LC_ALL": "C"})
    assert ended.exit_code == 2
    assert ended.stdout == ""
    assert len(ended.stderr.strip().splitlines()) == 1
    assert ended.stderr.strip().isprintable()
    return ended.stderr


def header_with(text: str, **fields: Any) -> str:
    first, rest = text.split("\n", 1)
    return json.dumps({**json.loads(first), **fields}) + "\n" + rest


FOREIGN: dict[str, tuple[Callable[[str], str], str]] = {
    "nothing": (lambda _: "", "record.empty"),
    "prose": (lambda _: "Dear diary,\nwe played.\n", "record.header"),
    "a page": (lambda _: "<!doctype html>\n<p>404\n", "record.header"),
    "a game of chess": (lambda _: '[Event "Casual"]\n1. e4 e5\n', "record.header"),
    "an object of another program": (lambda _: '{"version":1,"moves":[]}\n', "record.header"),
    "a list": (lambda _: "[1]\n", "record.header"),
    "a later format": (lambda text: header_with(text, dicehouse=99), "record.version"),
    "later rules": (lambda text: header_with(text, rules=99), "record.rules"),
    "another game": (lambda text: header_with(text, game="yahtzee"), "game.unknown"),
    "another game of the house": (lambda text: header_with(text, game="chili"), "options.unknown"),
    "options of nobody": (lambda text: header_with(text, options={"players": 2, "target": 10**9}), "options.range"),
    "too few seats": (lambda text: header_with(text, seats=[{"name": "Ann"}]), "record.names"),
    "a name that hides": (lambda text: header_with(text, seats=[{"name": "\x1b[2J"}, {"name": "B"}]), "record.name"),
    "no end": (lambda text: "".join(line for line in text.splitlines(True)[:40]), "record.not-over"),
    "no beginning": (lambda text: text.split("\n", 1)[1], "record.header"),
    "more after the end": (lambda text: text + '{"roll":"acorn"}\n', "record.after-end"),
    "two ends": (lambda text: text + text[text.index('{"outcome"') :], "record.outcome"),
    "another winner": (lambda text: text.replace('"winners":[0]', '"winners":[1]'), "record.outcome"),
    "a step left out": (lambda text: "".join(text.splitlines(True)[:5] + text.splitlines(True)[6:]), "record.move"),
    "a line of noise": (lambda text: text.replace('{"seat":', "{'seat':", 1), "record.json"),
    "an unknown line": (lambda text: text.replace('{"seat":', '{"sofa":1,"seat":', 1), "record.line"),
    "events of another game": (lambda text: text.replace("banked", "\x1b[2Jbanked", 1), "record.json"),
    "events that lie": (lambda text: text.replace("banked", "\\u001b[2Jbanked", 1), "record.events"),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_foreign_or_damaged_record_is_refused_with_its_code(kind: str, tmp_path: Path) -> None:
    change, code = FOREIGN[kind]
    text = change(text_of("gonuts"))
    assert code_of(text) == code
    refused(tmp_path, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_record_is_refused_in_every_language(language: str, tmp_path: Path) -> None:
    begun = FOREIGN["no end"][0](text_of("chili"))
    right = Texts(language).say("error-record-not-over")
    assert refused(tmp_path, begun, "--lang", language).strip() == right


def test_what_is_no_text_or_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "not UTF-8" in refused(tmp_path, b"\xff\xfe\x00")
    assert "not UTF-8" in refused(tmp_path, bytes(range(256)) * 20)
    monkeypatch.setattr(saves, "LARGEST", 1024)
    assert "larger than" in refused(tmp_path, "x" * 1025)
    missing = CliRunner().invoke(app, ["review", str(tmp_path / "nowhere")], env={"LANG": "C"})
    assert missing.exit_code == 2


def test_a_very_long_record_is_refused_before_it_is_played(tmp_path: Path) -> None:
    first = text_of("gonuts").split("\n", 1)[0]
    text = first + "\n" + '{"seat":0,"act":"roll"}\n' * (MOST_STEPS + 1)
    assert code_of(text) == "record.too-long"
    assert f"{MOST_STEPS + 1} steps" in refused(tmp_path, text)


def test_options_nobody_solved_name_the_command_that_helps(tmp_path: Path) -> None:
    match = games.replay(Record.read(text_of("gonuts")))
    random = Random(3)
    other = type(match)(games.create("gonuts", 4, squirrels=0, cars=0, first=0), [match.seats[0]] * 4)
    while other.outcome is None:
        other.settle(lambda due: due.sample(random.random))
        if other.actors:
            seat = other.actors[0]
            other.act(seat, random.choice(other.choices(seat)).action)
    path = tmp_path / "four.dicehouse"
    path.write_text(other.record.write())
    ended = CliRunner().invoke(app, ["review", str(path)], env={"LANG": "C", "LC_ALL": "C", "COLUMNS": "200"})
    assert ended.exit_code == 0
    words = " ".join(ended.stdout.split())
    assert "dicehouse solve gonuts --players 4 --option squirrels=0 --option cars=0" in words


# mutations


def mutations(text: str, random: Random) -> Iterator[str]:
    """The text with something wrong in it."""
    lines = text.splitlines(True)
    for _ in range(12):
        place = random.randrange(len(text))
        yield text[:place]
        yield text[:place] + random.choice('{}[]",:0\x00\u202e ') + text[place + 1 :]
        yield text[:place] + text[place + random.randrange(1, 200) :]
        one, other = random.sample(range(len(lines)), 2)
        swapped = lines.copy()
        swapped[one], swapped[other] = swapped[other], swapped[one]
        yield "".join(swapped)
        yield "".join(lines[:one] + lines[one:][:1] * 2 + lines[one + 1 :])
    for junk in JUNK:
        number = random.randrange(len(lines))
        found = json.loads(lines[number])
        found[random.choice(list(found))] = junk
        yield "".join([*lines[:number], json.dumps(found) + "\n", *lines[number + 1 :]])
        header = json.loads(lines[0])
        header["options"][random.choice(list(header["options"]))] = junk
        yield json.dumps(header) + "\n" + "".join(lines[1:])


@pytest.mark.parametrize("game", games.names())
def test_no_mutation_of_a_record_is_more_than_a_code(game: str) -> None:
    random = Random(game)
    text = text_of(game)
    codes = [code_of(changed) for changed in mutations(text, random)]
    assert len(codes) > 80
    assert len(set(codes)) >= 5
    assert code_of(text) == ""
