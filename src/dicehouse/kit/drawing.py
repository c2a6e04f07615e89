"""Drawing a table as lines of text."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from dicehouse.core.game import Choice, View
from dicehouse.core.translator import Translator


class Drawing(NamedTuple):
    """How the table of a game is drawn as lines of text."""

    sketch: Callable[[Any, Translator, tuple[Choice, ...]], list[str]]
    """Gets a view, the texts of the table and the legal choices of its viewer; returns the lines."""
    lists: tuple[str, ...] = ()
    """Kinds of actions the sketch lists itself, with their numbers: the menu does not list them again."""


def plain_sketch(view: View, words: Translator, choices: tuple[Choice, ...]) -> list[str]:
    """Every field of a view on a line of its own."""
    return [f"{key}: {value}" for key, value in msgspec.structs.asdict(view).items()]


PLAIN = Drawing(plain_sketch)
"""For games that have no drawing of their own."""
