"""A scripted first game for newcomers: fixed rolls and moves."""

from typing import Any, NamedTuple


class Roll(NamedTuple):
    """The dice that are due land like this."""

    faces: str
    """The names of the faces, with spaces between them."""


class Move(NamedTuple):
    """A player acts."""

    seat: int
    action: str
    """As text; the visitor is asked for exactly this."""
    text: str = ""
    """The game's text `lesson-<text>` is shown before it; the visitor's moves always have one."""


class Lesson(NamedTuple):
    """A scripted game. When it ends, the game's text `lesson-end` is shown."""

    options: dict[str, Any]
    """Of the game, the number of `players` among them."""
    steps: tuple[Roll | Move, ...]
    seat: int = 0
    """The visitor's."""
