"""The texts of one table: events, choices and errors as sentences."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec

from dicehouse.core.dice import Due
from dicehouse.core.errors import DicehouseError
from dicehouse.core.events import Event, SecretEvent
from dicehouse.core.fields import noun_of, without_none
from dicehouse.core.game import Action, Choice
from dicehouse.core.notation import Notation
from dicehouse.kit.reasons import ACTIONS, CHANCE, MEAN, SEAT, Reason, noun_in
from dicehouse.texts.bundle import Texts
from dicehouse.texts.numbers import mean, percents


class TableTranslator:
    """Translates events, choices and errors of one table into one language. Implements `core.translator.Translator`.

    Args:
        texts: the texts of the game.
        names: the names of the players, in the order of the seats.
    """

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self._names = tuple(names)

    def say(self, text: str, /, **blanks: object) -> str:
        """A text of the game or of the project, with its variables filled in."""
        return self.texts.say(text, **blanks)

    def name(self, seat: int) -> str:
        """The name of a player."""
        return self._names[seat]

    def label(self, noun: str, value: str) -> str:
        """The word for a face or another noun of the game; a value without a text (a number on a die) as it is."""
        text = f"{noun}-{value}"
        return self.texts.say(text) if text in self.texts else value

    def event(self, event: Event) -> str:
        """The sentence of an event; empty for events that are not announced."""
        tag = event.__struct_config__.tag
        hidden = isinstance(event, SecretEvent) and any(getattr(event, name) is None for name in event.hidden)
        return self.texts.say(f"event-{tag}-hidden" if hidden else f"event-{tag}", **self._blanks(event))

    def fact(self, fact: msgspec.Struct) -> str:
        """The sentence of a fact of a story (`kit.story.Fact`)."""
        return self.texts.say(f"story-{fact.__struct_config__.tag}", **self._blanks(fact))

    def choice(self, choice: Choice) -> str:
        """A choice with its effect."""
        text = f"choice-{choice.action.__struct_config__.tag}"
        return self.texts.say(text, **self._blanks(choice.action), **choice.effect)

    def deed(self, action: Action, effect: Mapping[str, int] | None = None) -> str:
        """What an action is called within a sentence."""
        tag = action.__struct_config__.tag
        text = f"deed-{tag}" if f"deed-{tag}" in self.texts else f"choice-{tag}"
        return self.texts.say(text, **{**self._blanks(action), **(effect or {})})

    def reason(self, reason: Reason, actions: Notation[Any], choices: Sequence[Choice] = ()) -> str:
        """The sentence of a reason (`kit.reasons`).

        Args:
            reason: a text and its facts.
            actions: of the game.
            choices: that the reason is about; for games that do not name their actions apart from their effects.
        """
        effects = {choice.action: choice.effect for choice in choices}
        facts = reason.blanks
        shares = {name: float(fact) for name, fact in facts.items() if name.startswith(CHANCE)}
        blanks: dict[str, object] = {**facts, "mine": "none", **percents(shares, self.texts.language)}
        for name, fact in facts.items():
            if name in ACTIONS:
                action = actions.read(str(fact))
                blanks[name] = self.deed(action, effects.get(action))
            elif name.startswith(SEAT):
                blanks[name] = self.name(int(fact))
                blanks["mine"] = name if blanks[name] == self.say("you") else blanks["mine"]
            elif name.startswith(MEAN):
                blanks[name] = mean(float(fact), self.texts.language)
            elif isinstance(fact, str):
                blanks[name] = self.label(noun_in(name), fact)
        return self.texts.say(reason.text, **blanks)

    def error(self, error: DicehouseError) -> str:
        """The sentence of an error."""
        if error.code != "roll.face":
            return self.texts.error(error)
        faces = " ".join(self.label("face", face) for face in str(error.details["faces"]).split())
        die = self.label("die", str(error.details["die"]))
        return self.texts.say("error-roll-face", die=die, face=error.details["face"], faces=faces)

    def dice(self, due: Due) -> str:
        """The dice of a roll: `5 × squirrel die, 1 × dog die`."""
        counts = Counter(self.label("die", die.name) for die in due.dice)
        return ", ".join(label if count == 1 else f"{count} × {label}" for label, count in counts.items())

    def nouns(self, item: msgspec.Struct) -> dict[str, str]:
        """The words of this language for the faces and other nouns in an object, each with its value."""
        found = {}
        for field in msgspec.structs.fields(item):
            noun = noun_of(field.type)
            if noun is not None and noun != "seat":
                value = getattr(item, field.name)
                for part in value if isinstance(value, tuple) else (value,):
                    found[self.label(noun, part)] = part
        return found

    def _blanks(self, item: msgspec.Struct) -> dict[str, object]:
        """The fields of an object as variables of a text: seats by name, nouns by their word, lists joined and counted.

        `mine` is the field that holds the reader's own seat, or `none`, for sentences that address the reader.
        """
        blanks: dict[str, object] = {"mine": "none"}
        for field in msgspec.structs.fields(item):
            value = getattr(item, field.name)
            if isinstance(value, tuple):
                blanks[f"{field.name}Count"] = len(value)
            if value is not None:
                blanks[field.name] = self._blank(field.type, value)
            if blanks["mine"] == "none" and isinstance(value, int) and self._is_reader(field.type, value):
                blanks["mine"] = field.name
        return blanks

    def _is_reader(self, kind: Any, value: int) -> bool:
        """Whether a field holds the seat of the one person who reads, whose name is "you"."""
        return noun_of(kind) == "seat" and self.name(value) == self.say("you")

    def _blank(self, kind: Any, value: Any) -> object:
        if isinstance(value, tuple):
            inner = next((arg for arg in get_args(without_none(kind)) if arg is not Ellipsis), None)
            parts = [str(self._blank(inner, part)) for part in value]
            if value and isinstance(value[0], tuple):  # something of each seat
                told = [(self.name(seat), what) for seat, what in enumerate(parts) if what]
                return "".join("\n    " + self.say("labelled", name=name, what=what) for name, what in told)
            return ", ".join(parts)
        noun = noun_of(kind)
        if noun is not None:
            return self.name(value) if noun == "seat" else self.label(noun, value)
        return ("no", "yes")[value] if isinstance(value, bool) else value
