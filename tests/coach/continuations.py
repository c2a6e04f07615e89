"""All continuations of a moment, by the rules alone: what it is worth to whoever knows this much.

The tree is walked state by state and shares no code with the evaluators. It is given what an evaluator assumes of the
players (how often each choice is taken), and what the moments are worth at which it stops. What a seat knows are its
views and the events that it saw; moments that are the same to it are weighed by how likely dice and others lead there.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dicehouse.core import play
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.kit.evaluator import Memory

Worth = NDArray[np.float64]
Stops = Callable[[Any, int], Worth | None]
"""What a state is worth to every seat where the tree stops, by the rolls until then; None where it goes on."""
Plays = Callable[[Any, tuple[Choice, ...], Memory], Mapping[Action, float] | None]
"""How often each choice is taken, by view, choices and memory; None where nobody can say."""
Heard = tuple[str, ...]
"""What a seat saw happen, and did."""
SELDOM = 1e-9


class Moment:
    """A node of the tree."""

    def __init__(
        self, state: Any, reach: Worth, heard: tuple[tuple[str, ...], ...], memories: Sequence[Memory]
    ) -> None:
        self.state = state
        self.reach = reach
        """By seat: how likely dice and the others lead here, if the seat itself does all it can."""
        self.heard = heard
        self.memories = memories
        self.rolls = 0
        self.ways: dict[Any, tuple[float, Moment]] = {}
        """By the action or the roll: how often, and where to."""
        self.worth: Worth | None = None
        """To every seat; None where it depends on play that nobody can tell."""


class Continuations:
    """The tree from one moment on."""

    def __init__(self, game: AnyGame, state: Any, memories: Sequence[Memory], plays: Plays, stops: Stops) -> None:
        self._game, self._plays, self._stops = game, plays, stops
        self._known: dict[Any, Mapping[Action, float] | None] = {}
        self.moments: list[Moment] = []
        self.start = self._walk(Moment(state, np.ones(game.players), ((),) * game.players, memories))

    def _walk(self, here: Moment) -> Moment:
        self.moments.append(here)
        here.worth = self._stops(here.state, here.rolls)
        if here.worth is not None:
            return here
        total: Worth | None = np.zeros(self._game.players)
        for how, share, after in self._following(here):
            here.ways[how] = share, after
            if share > SELDOM:
                total = None if total is None or after.worth is None else total + share * after.worth
        here.worth = total if here.ways else None
        return here

    def _following(self, here: Moment) -> Iterator[tuple[Any, float, Moment]]:
        game, state = self._game, here.state
        if state.due is not None:
            for roll, chance in state.due.multisets():
                made = play.roll(game, state, roll)
                yield roll, float(chance), self._walk(self._after(here, made, here.reach * float(chance)))
            return
        (seat,) = state.actors
        taken = self._taken(here, seat)
        if taken is None:
            return
        for action, share in taken.items():
            others = np.arange(game.players) != seat
            reach = here.reach * np.where(others, share, 1.0)
            if reach.max() > SELDOM:
                yield action, share, self._walk(self._after(here, play.act(game, state, seat, action), reach))

    def _taken(self, here: Moment, seat: int) -> Mapping[Action, float] | None:
        key = self.known_to(here, seat)
        if key not in self._known:
            view, choices = self._game.view(here.state, seat), self._game.choices(here.state, seat)
            self._known[key] = self._plays(view, choices, here.memories[seat])
        return self._known[key]

    def _after(self, here: Moment, made: play.Transition, reach: Worth) -> Moment:
        heard, memories = [], []
        for seat, memory in enumerate(here.memories):
            seen = made.visible(seat)
            own = (str(made.action),) if made.seat == seat else ()
            heard.append((*here.heard[seat], *own, *map(str, seen)))
            memories.append(copy(memory))  # memories replace what they hold, and change nothing in place
            memories[-1].notice(seen)
        after = Moment(made.after, reach, tuple(heard), memories)
        after.rolls = here.rolls + (made.roll is not None)
        return after

    def known_to(self, here: Moment, seat: int) -> tuple[int, Heard, str]:
        """What tells this moment from others to a seat."""
        return seat, here.heard[seat], str(self._game.view(here.state, seat))

    def alike(self, seat: int) -> Iterator[list[Moment]]:
        """Moments that are the same to a seat, together; those that cannot come about are left out."""
        found = defaultdict(list)
        for moment in self.moments:
            if moment.reach[seat] > SELDOM:
                found[self.known_to(moment, seat)].append(moment)
        yield from found.values()


def expected(moments: Sequence[Moment], seat: int, how: Any = None) -> float | None:
    """What moments that are alike to a seat are worth to it: now, or after an action or a roll."""
    total = weight = 0.0
    for moment in moments:
        after = moment if how is None else moment.ways[how][1] if how in moment.ways else None
        if after is None or after.worth is None:
            return None
        total += moment.reach[seat] * after.worth[seat]
        weight += moment.reach[seat]
    return total / weight
