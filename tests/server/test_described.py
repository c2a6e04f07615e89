"""What a house says about the texts of its games is enough to read them: here by a reader that knows nothing else."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dicehouse import games
from dicehouse.core.errors import OptionError
from dicehouse.core.events import SecretEvent
from dicehouse.core.options import OneOf, Switch
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.testing.playouts import random_steps
from server.inprocess import LocalNode

ENOUGH = 500
"""Texts of one table that are read."""


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with few and with more players, and with every other word or switch of its options."""
    for name in games.names():
        options = games.load(name).options_type
        low, high = options.seats
        yield name, low, {}
        yield name, min(high, low + 2), {}
        usual = games.bind(name, min(high, low + 1), {}).options.to_dict()
        for info in options.describe():
            others = info.kind.words if isinstance(info.kind, OneOf) else (True, False)
            for value in others if isinstance(info.kind, OneOf | Switch) else ():
                if value != usual[info.key] and can_be_played(name, given := {info.key: value}):
                    yield name, min(high, low + 1), given


def can_be_played(name: str, given: dict[str, Any]) -> bool:
    """Whether an option goes with the usual others."""
    low, high = games.load(name).options_type.seats
    try:
        games.bind(name, min(high, low + 1), given)
    except OptionError:
        return False
    return True


TABLES = tuple(tables())
ONE: dict[str, Callable[[str], Any]] = {"number": int, "word": str, "flag": {"yes": True, "no": False}.__getitem__}


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """The games by their names, as a client gets them."""

    async def ask(folder: Path) -> Any:
        async with LocalNode(folder) as node:
            return (await node.ask("GET", "/api/games")).json()

    return {game["name"]: game for game in asyncio.run(ask(tmp_path_factory.mktemp("described")))}


def read(forms: dict[str, Any], text: str) -> tuple[str, dict[str, Any]]:
    """A text by its description alone: the tag, and what each field holds."""
    tag, *words = text.split(" ")
    return tag, {
        field["name"]: read_value(field["type"], field["depth"], word)
        for field, word in zip(forms[tag], words, strict=True)
    }


def read_value(kind: str, depth: int, text: str) -> Any:
    if text == "-":
        return None
    if depth == 0:
        return ONE[kind](text)
    joint, empty = (",", "()") if depth == 1 else ("/", "(/)")
    return [] if text == empty else [read_value(kind, depth - 1, part) for part in text.split(joint)]


def as_it_is(item: msgspec.Struct) -> dict[str, Any]:
    """What the fields really hold."""
    told: dict[str, Any] = json.loads(msgspec.json.encode(msgspec.structs.asdict(item)))
    return told


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_text_of_random_games_is_read_by_its_description(
    described: dict[str, dict[str, Any]], name: str, players: int, options: dict[str, Any]
) -> None:
    game, about = games.bind(name, players, options), described[name]
    read_so_far = 0
    for seed in range(ENOUGH):
        if read_so_far > ENOUGH:
            break
        for step in random_steps(game, seed):
            if step.seat is not None:
                text = step.text(game)
                assert read(about["actions"], text) == (text.split()[0], as_it_is(game.actions.read(text)))
            for event in step.events:
                for viewer in (0, players - 1, SPECTATOR, ARCHIVE):
                    text = game.events.write(event.for_viewer(viewer))
                    known = game.events.read(text)
                    tag, told = read(about["events"], text)
                    assert (tag, told) == (text.split()[0], as_it_is(known))
                    # which of two texts says it: the hidden one where a field is left out
                    left_out = any(told[field["name"]] is None for field in about["events"][tag] if field["hidden"])
                    assert left_out == (event.for_viewer(viewer) != event.for_viewer(ARCHIVE))
                    read_so_far += 1
    assert read_so_far > ENOUGH


def test_every_game_is_read() -> None:
    assert {name for name, _, _ in TABLES} == set(games.names())
    assert len(TABLES) > 3 * len(games.names())


@pytest.mark.parametrize("name", games.names())
def test_every_form_of_a_game_is_described(described: dict[str, dict[str, Any]], name: str) -> None:
    game, about = games.load(name), described[name]
    assert tuple(about["actions"]) == game.actions.tags
    assert tuple(about["events"]) == game.events.tags
    for kind, tag in game.events.types.items():
        fields = about["events"][tag]
        assert [field["name"] for field in fields] == [field.name for field in msgspec.structs.fields(kind)]
        hidden = kind.hidden if issubclass(kind, SecretEvent) else ()
        assert {field["name"] for field in fields if field["hidden"]} == set(hidden)
        seats = {field["name"] for field in fields if field["noun"] == "seat"}
        assert {"seat", "seen_by", "payer", "winners"} & {field["name"] for field in fields} <= seats


def test_a_description_says_what_a_field_stands_for(described: dict[str, dict[str, Any]]) -> None:
    assert described["dixkibluff"]["events"]["shown"][0] == {
        "name": "hands",
        "type": "word",
        "noun": "face",
        "depth": 2,
        "hidden": False,
    }
    assert [(field["name"], field["noun"]) for field in described["chili"]["events"]["scored"]] == [
        ("seat", "seat"),
        ("space", "space"),
        ("points", None),
        ("rule", "rule"),
    ]
