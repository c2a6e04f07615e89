"""What a game needs to put itself into words: the texts of a language and the names of the players.

The rules speak no language. A game's sketch (a view as lines of text) is given something like this; the real thing is
`dicehouse.texts.Translator`.
"""

from typing import Protocol


class Translator(Protocol):
    """The words of one table in one language."""

    def say(self, text: str, /, **blanks: object) -> str:
        """A text of the game or of the house, its blanks filled."""
        ...

    def name(self, seat: int) -> str:
        """The name of a player."""
        ...

    def label(self, noun: str, value: str) -> str:
        """The word for a face or another thing of the game."""
        ...
