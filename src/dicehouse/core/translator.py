"""The interface through which a game's drawing gets texts and names.

The rules know no language. The implementation is `dicehouse.texts.TableTranslator`.
"""

from typing import Protocol


class Translator(Protocol):
    """The texts of one table in one language."""

    def say(self, text: str, /, **blanks: object) -> str:
        """A text of the game or of the project, with its variables filled in."""
        ...

    def name(self, seat: int) -> str:
        """The name of a player."""
        ...

    def label(self, noun: str, value: str) -> str:
        """The word for a face or another thing of the game."""
        ...
