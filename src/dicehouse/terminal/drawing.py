"""Finding out how a game draws itself: its `sketch.py`."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from dicehouse.core.game import Choice, View
from dicehouse.core.words import Words
from dicehouse.games import module_of


class Drawing(NamedTuple):
    """How the table of a game is drawn as lines of text."""

    sketch: Callable[[Any, Words, tuple[Choice, ...]], list[str]]
    """A view, the words of the table and what its viewer may do now."""
    lists: tuple[str, ...] = ()
    """Kinds of actions the sketch lists itself, with their numbers: the menu need not list them again."""


def drawing_of(game: str) -> Drawing:
    """The drawing of a game; a game that has none yet is shown field by field."""
    name = f"{module_of(game)}.sketch"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Drawing(plain_sketch)
    return Drawing(module.sketch, getattr(module, "LISTS", ()))


def plain_sketch(view: View, words: Words, choices: tuple[Choice, ...]) -> list[str]:
    """Every field of a view on a line of its own."""
    return [f"{key}: {value}" for key, value in msgspec.structs.asdict(view).items()]
