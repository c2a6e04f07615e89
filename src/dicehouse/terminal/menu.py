"""The list of what a player may do, and the reading of what they type."""

from dicehouse.core.errors import NotationError
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Words

LONGEST = 16
"""So many choices are listed one by one, kind after kind; a kind that makes the list longer is described instead."""


class Menu:
    """The choices of one player at one moment.

    Short lists are numbered. Where there are many of one kind (63 ways to re-roll), a hint says how to type them.
    """

    def __init__(self, game: AnyGame, choices: tuple[Choice, ...], words: Words) -> None:
        self._game = game
        self._words = words
        self._texts = {game.actions.write(choice.action): choice.action for choice in choices}
        self._nouns = {
            word.casefold(): value for choice in choices for word, value in words.nouns(choice.action).items()
        }
        """The words of the player's language for what stands in the actions."""
        self._listed: list[Choice] = []
        self._typed: dict[str, list[str]] = {}
        """The kinds that are not listed, each with the words of the player's language that stand in them."""
        kinds: dict[str, list[Choice]] = {}
        for choice in choices:
            kinds.setdefault(str(choice.action.__struct_config__.tag), []).append(choice)
        for kind, same in kinds.items():
            if len(self._listed) + len(same) <= LONGEST:
                self._listed += same
            else:
                self._typed[kind] = list(dict.fromkeys(word for one in same for word in words.nouns(one.action)))

    def show(self, screen: Screen) -> None:
        """Print the list, each choice with the words that may be typed for it."""
        labels = [self._words.choice(choice) for choice in self._listed]
        width = max(map(len, labels), default=0)
        for number, (label, choice) in enumerate(zip(labels, self._listed, strict=True), start=1):
            screen.show_all([f"{number:4}  {label:{width}}   [{self._game.actions.write(choice.action)}]"])
        if self._typed:
            screen.show("      " + self._words.say("list-more" if self._listed else "list-type"))
            for kind, nouns in self._typed.items():
                screen.show("      " + self._words.say(f"hint-{kind}") + (f" ({', '.join(nouns)})" if nouns else ""))

    def read(self, typed: str) -> tuple[Action | None, str]:
        """The action somebody typed, or None and a sentence that helps: a number, words, or their beginnings."""
        typed = " ".join(self._nouns.get(word, word) for word in _split(typed))
        if typed.isdecimal() and 1 <= int(typed) <= len(self._listed):
            return self._listed[int(typed) - 1].action, ""
        try:
            action = self._game.actions.read(typed)
        except NotationError:
            action = None
        if action in self._texts.values():
            return action, ""
        found = [text for text in self._texts if _begins(typed, text)]
        if len(found) == 1:
            return self._texts[found[0]], ""
        if found:
            return None, self._words.say("ambiguous", options="; ".join(found[:6]))
        return None, self._words.say("not-understood")


def _begins(typed: str, text: str) -> bool:
    """Whether each typed word begins the word at its place: `b 3 bo` for `bet 3 bomb`. Numbers must be complete."""
    words, full = _split(typed), _split(text)
    return len(words) == len(full) and all(
        long == short if short.isdecimal() else long.startswith(short) for short, long in zip(words, full, strict=True)
    )


def _split(text: str) -> list[str]:
    return text.casefold().replace(",", " ").split()
