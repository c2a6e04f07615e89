"""Finding the sketch of a game: its view as lines of text."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

import msgspec

from dicehouse.core.game import View
from dicehouse.core.words import Words
from dicehouse.games import module_of

Sketch: TypeAlias = Callable[[Any, Words], list[str]]


def sketch_of(game: str) -> Sketch:
    """The sketch of a game; a game that has none yet is shown field by field."""
    module = f"{module_of(game)}.sketch"
    try:
        sketch: Sketch = import_module(module).sketch
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return plain_sketch
    return sketch


def plain_sketch(view: View, words: Words) -> list[str]:
    """Every field of a view on a line of its own."""
    return [f"{key}: {value}" for key, value in msgspec.structs.asdict(view).items()]
