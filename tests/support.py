"""What tests share: a table with scripted dice, and the marker that says which rulebook statement a test proves."""

import os
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from dicehouse.core.errors import DicehouseError
from dicehouse.core.game import Outcome
from dicehouse.core.match import Match
from dicehouse.core.record import SeatInfo
from dicehouse.dice import ScriptedDice
from dicehouse.games import create

rule = pytest.mark.rule
"""`@rule("gonuts.target")`: this test proves these statements of docs/rulebook/*.toml."""
Value = TypeVar("Value")


def repeated_for(all_of_them: Sequence[Value], *usual: Value) -> Sequence[Value]:
    """What a test is repeated for: all of it with DICEHOUSE_REPEAT=all (`make soak`), else what stands for the rest."""
    assert set(usual) < set(all_of_them), usual
    return all_of_them if os.environ.get("DICEHOUSE_REPEAT") == "all" else usual


class Table:
    """A match with scripted dice, for tests that tell a story.

    >>> table = Table("gonuts", 2, "acorn car squirrel squirrel acorn", first=0)
    >>> table.act(0, "bank")
    ['banked 0 2 2', 'turn 1']
    >>> table.state.scores
    (2, 0)
    """

    def __init__(self, game: str, players: int, *rolls: str, **options: object) -> None:
        self.match = Match(create(game, players, **options), [SeatInfo(f"Player {seat}") for seat in range(players)])
        self.happened: list[str] = []
        """The texts of all events so far."""
        self.roll(*rolls)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def roll(self, *rolls: str) -> list[str]:
        """Let the dice that are due land like this, one roll after the other; the events come back as texts."""
        before = len(self.happened)
        for text in rolls:
            due = self.match.due
            with ScriptedDice(text) as dice:
                assert due is not None, f"no dice are due for the roll {text!r}"
                self._note(self.match.roll(dice.roll(due)).events)
        return self.happened[before:]

    def act(self, seat: int, action: str, *rolls: str) -> list[str]:
        """Let a seat act, and the dice that are due after it land; the events come back as texts."""
        before = len(self.happened)
        self._note(self.match.act(seat, action).events)
        self.roll(*rolls)
        return self.happened[before:]

    def refused(self, seat: int, action: str) -> str:
        """Try something that must not be possible; the code of the error comes back, and nothing has changed."""
        state, lines = self.match.state, len(self.match.record.lines)
        with pytest.raises(DicehouseError) as caught:
            self.match.act(seat, action)
        assert self.match.state is state
        assert len(self.match.record.lines) == lines
        return caught.value.code

    def legal(self, seat: int) -> list[str]:
        """The texts of everything a seat may do now."""
        return [self.match.game.actions.write(choice.action) for choice in self.match.choices(seat)]

    def effect(self, seat: int, action: str) -> dict[str, int]:
        """What a legal action says it will do."""
        wanted = self.match.game.actions.read(action)
        return next(choice.effect for choice in self.match.choices(seat) if choice.action == wanted)

    def view(self, viewer: int) -> Any:
        return self.match.view(viewer)

    def seen(self, viewer: int) -> list[str]:
        """The texts of all events so far as a viewer may know them."""
        write = self.match.game.events.write
        return [write(event) for entry in self.match.entries for event in entry.visible(viewer)]

    def _note(self, events: tuple[Any, ...]) -> None:
        self.happened.extend(map(self.match.game.events.write, events))
