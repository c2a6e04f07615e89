"""The list of a player's legal actions, and the parser of what the player types."""

from dicehouse.core.errors import NotationError
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.terminal.screen import Screen
from dicehouse.texts import TableTranslator

LONGEST = 16
"""The most choices that are listed one by one; a kind of action that would exceed it is described instead."""


class Menu:
    """The choices of one player in one state.

    Short lists are numbered, by `Action.menu_number` where there is one. Where there are many choices of one kind (63
    ways to re-roll), a hint says how to type them.

    Args:
        game: the rules, for the notation.
        choices: the legal actions with their effects.
        words: the texts of the table.
        drawn: the kinds of actions that the drawing of the table shows already.
    """

    def __init__(
        self, game: AnyGame, choices: tuple[Choice, ...], words: TableTranslator, drawn: tuple[str, ...] = ()
    ) -> None:
        self._game = game
        self._words = words
        self._texts = {game.actions.write(choice.action): choice.action for choice in choices}
        self._nouns = {
            word.casefold(): value for choice in choices for word, value in words.nouns(choice.action).items()
        }
        """Translations of the words in the actions."""
        self._numbered: dict[int, Choice] = {}
        self._drawn: list[str] = []
        self._typed: dict[str, list[Choice]] = {}
        """The kinds of actions that are described instead of listed."""
        kinds: dict[str, list[Choice]] = {}
        for choice in choices:
            kinds.setdefault(str(choice.action.__struct_config__.tag), []).append(choice)
        self._kinds = tuple(kinds)
        for kind, same in kinds.items():
            if kind in drawn:
                self._drawn.append(kind)
            if kind in drawn or len(self._numbered) + len(same) <= LONGEST:
                self._number(same)
            else:
                self._typed[kind] = same

    def show(self, screen: Screen) -> None:
        """Print the menu, each choice with the command that may be typed for it."""
        listed = {
            number: choice
            for number, choice in self._numbered.items()
            if choice.action.__struct_config__.tag not in self._drawn
        }
        labels = {number: self._words.choice(choice) for number, choice in listed.items()}
        width = max(map(len, labels.values()), default=0)
        for number, choice in listed.items():
            screen.show_all([f"{number:4}  {labels[number]:{width}}   [{self._game.actions.write(choice.action)}]"])
        for kind in self._drawn:
            screen.show("      " + self._words.say(f"hint-{kind}"))
        for kind, same in self._typed.items():
            nouns = dict.fromkeys(word for choice in same for word in self._words.nouns(choice.action))
            examples = dict.fromkeys(self._game.actions.write(one.action) for one in (same[0], same[-1]))
            shown = " ... ".join(f"[{example}]" for example in examples)
            screen.show_all([f"      {self._words.say(f'hint-{kind}')}  {shown}"])
            if nouns:
                screen.show_all([f"      ({', '.join(nouns)})"])

    def read(self, typed: str) -> tuple[Action | None, str]:
        """Parse a number, a command or the beginning of one; returns the action, or None and a sentence that helps."""
        typed = " ".join(self._nouns.get(word, word) for word in _split(typed))
        if typed.isdecimal() and len(typed) < 6 and int(typed) in self._numbered:
            return self._numbered[int(typed)].action, ""
        if typed.isdecimal():  # else the number of a filled space would be read as the number of a die
            return None, self._words.say("not-now", action=typed[:20])
        found = self._find(typed) if typed else []
        if typed and not found:  # the verb may be left out
            found = [text for kind in self._kinds for text in self._find(f"{kind} {typed}")]
        if len(found) == 1:
            return self._texts[found[0]], ""
        if found:
            return None, self._words.say("ambiguous", options="; ".join(found[:6]))
        if typed and self._is_action(typed):
            return None, self._words.say("not-now", action=typed)
        return None, self._words.say("not-understood")

    def _number(self, same: list[Choice]) -> None:
        """Number the choices of a kind by their `menu_number`, or by the next free number."""
        for choice in same:
            own = choice.action.menu_number
            free = max(self._numbered, default=0) + 1
            self._numbered[free if own is None or own in self._numbered else own] = choice

    def _find(self, typed: str) -> list[str]:
        try:
            text = self._game.actions.write(self._game.actions.read(typed))
        except NotationError:
            text = ""
        return [text] if text in self._texts else [text for text in self._texts if _begins(typed, text)]

    def _is_action(self, typed: str) -> bool:
        try:
            self._game.actions.read(typed)
        except NotationError:
            return False
        return True


def _begins(typed: str, text: str) -> bool:
    """Whether each typed word is a prefix of the word at its position, as in `b 3 bo`. Numbers must be complete."""
    words, full = _split(typed), _split(text)
    return len(words) == len(full) and all(
        long == short if short.isdecimal() else long.startswith(short) for short, long in zip(words, full, strict=True)
    )


def _split(text: str) -> list[str]:
    return text.casefold().replace(",", " ").split()
