"""The driver: the one place that steps, plays and replays games.

`Game` says what a single action or roll does to a state. Everything that follows one game over many of them (matches,
tables of the server, bot workers, lessons, simulations, environments, tests) does it with these functions. They are
pure: they keep no state between calls and need no thread, no file and no clock.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import index
from typing import Any, Protocol, TypeAlias

import msgspec

from dicehouse.core.dice import Due, Roll
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice, MoveText, Outcome, State
from dicehouse.core.viewers import Viewer

RollSource: TypeAlias = Callable[[Due], Roll]
"""A function that says how dice that are due land."""


class Transition(msgspec.Struct, frozen=True, gc=False):
    """One step of a game: an action or a roll, with the states around it. It holds secrets of all seats."""

    before: Any
    """The state before it."""
    seat: int | None
    """The seat that acted; None for a roll."""
    action: Action | None
    """The action; None for a roll."""
    roll: Roll | None
    """The faces that landed; None for an action."""
    after: Any
    """The state after it."""
    events: tuple[Event, ...]
    """What happened, with everything that is hidden from some viewers."""

    def text(self, game: AnyGame) -> str:
        """The text form of the action, or the faces with spaces between them."""
        return game.actions.write(self.action) if self.roll is None else " ".join(self.roll)

    def event_texts(self, game: AnyGame) -> tuple[str, ...]:
        """The text forms of the events, with everything that is hidden from some viewers."""
        return tuple(map(game.events.write, self.events)) if self.events else ()

    def visible(self, viewer: Viewer) -> tuple[Event, ...]:
        """The events as one viewer may know them."""
        return tuple([event.for_viewer(viewer) for event in self.events])


# one step


def act(game: AnyGame, state: Any, seat: int, action: Action) -> Transition:
    """Let a seat act.

    Raises:
        ActionError: the action is not possible now.
    """
    after, events = game.act(state, seat, action)
    if seat.__class__ is not int:  # the rules take whole numbers of other libraries, logs and records do not
        seat = index(seat)
    return Transition(state, seat, action, None, after, events)


def roll(game: AnyGame, state: Any, faces: Roll) -> Transition:
    """Let the dice that are due land.

    Raises:
        RollError: no dice are due, or they cannot land like that.
    """
    after, events = game.roll(state, faces)
    return Transition(state, None, None, faces, after, events)


def step(game: AnyGame, state: Any, seat: int | None, text: str) -> Transition:
    """Make one step that is given as text, see `MoveText`.

    Raises:
        NotationError: the text is no action.
        ActionError, RollError: the step is not possible now.
    """
    if seat is None:
        return roll(game, state, tuple(text.split()))
    return act(game, state, seat, game.actions.read(text))


# many steps


def land(game: AnyGame, state: Any, source: RollSource) -> Iterator[Transition]:
    """Make every roll that is due, until a seat may act or the game is over."""
    while (due := state.due) is not None:
        faces = source(due)
        after, events = game.roll(state, faces)
        yield Transition(state, None, None, faces, after, events)
        state = after


def replay(game: AnyGame, moves: Iterable[MoveText], state: Any = None) -> Iterator[Transition]:
    """Make the steps of a log again. Every step is checked by the rules.

    Args:
        game: the rules, bound to their options.
        moves: the steps in order.
        state: where to begin; None: at the beginning of the game.

    Raises:
        NotationError, ActionError, RollError: at the first step that cannot have happened.
    """
    if state is None:
        state = game.new()
    for seat, text in moves:
        made = step(game, state, seat, text)
        yield made
        state = made.after


def play(
    game: AnyGame,
    choosers: Sequence["Chooser"],
    source: RollSource,
    notice: Callable[[tuple[Event, ...]], None] | None = None,
    watch: Callable[[Transition], None] | None = None,
) -> Outcome:
    """Play a whole game.

    This is the inner loop of simulations: a `Transition` is made only where there is a `watch` to take it.

    Args:
        game: the rules, bound to their options.
        choosers: decide for the seats, one each.
        source: says how dice land.
        notice: called with the events of every step that has any.
        watch: called with every step.
    """
    state: Any = game.new()
    last: int | None = None
    while True:
        due = state.due
        if due is not None:
            seat, action, faces = None, None, source(due)
            after, events = game.roll(state, faces)
        elif state.actors:
            seat, action = next_action(game, state, choosers, last)
            last, faces = seat, None
            after, events = game.act(state, seat, action)
        else:
            outcome = game.outcome(state)
            assert outcome is not None
            return outcome
        if events and notice is not None:
            notice(events)
        if watch is not None:
            watch(Transition(state, seat, action, faces, after, events))
        state = after


# who acts


class Chooser(Protocol):
    """What decides for a seat; a `Bot` is one."""

    def choose(self, view: Any, choices: tuple[Choice, ...], /) -> Action | None:
        """Pick one of the legal actions; None to wait for another seat to act."""


def asking_order(actors: tuple[int, ...], last: int | None) -> list[int]:
    """The order in which the seats that may act are asked: a round robin that goes on after the seat that acted last.

    In the round the one in turn comes after those who may only cut in, so that they have a chance to.
    """
    in_turn, *others = actors
    order = [*others, in_turn]
    if last in order:
        after = order.index(last) + 1
        order = order[after:] + order[:after]
    return order


def may_wait(state: State, seat: int) -> bool:
    """Whether a seat that may act may also decline to: all may but the one in turn, or the game would stand still."""
    return seat != state.actors[0]


def choose(game: AnyGame, state: Any, seat: int, chooser: Chooser, *, must: bool = False) -> Action | None:
    """The decision for one seat; None where it waits or has no choice.

    A seat that has to act and whose chooser declines takes the first of its choices.

    Args:
        game: the rules, bound to their options.
        state: the state now.
        seat: the seat that is asked.
        chooser: decides for it.
        must: whether the seat has to act even where the rules let it wait (its clock has run out).
    """
    choices = game.choices(state, seat)
    if not choices:
        return None
    action = chooser.choose(game.view(state, seat), choices)
    if action is None and (must or not may_wait(state, seat)):
        return choices[0].action
    return action


def next_action(game: AnyGame, state: Any, choosers: Sequence[Chooser], last: int | None) -> tuple[int, Action]:
    """Ask the seats that may act, in `asking_order`, until one of them does: that seat and its action."""
    actors = state.actors
    for seat in actors if len(actors) == 1 else asking_order(actors, last):
        action = choose(game, state, seat, choosers[seat])
        if action is not None:
            return seat, action
    raise AssertionError("the one in turn always acts")


def is_too_late(game: AnyGame, states: Sequence[Any], seat: int, action: Action) -> bool:
    """Whether another seat was faster: an action decided on in the first of these states misses its intent in the last.

    An action that is meant for something else than the whole state is late as soon as that has changed, also where its
    seat could not have acted then (D12). One that is meant for the state is late where its seat could have acted then.

    Args:
        game: the rules, bound to their options.
        states: the state the seat decided in, and all after it.
        seat: the seat that acts.
        action: its action.
    """
    then, now = states[0], states[-1]
    if then is now:
        return False
    target = game.intent_of(now, action)
    if target is not now and any(game.intent_of(state, action) != target for state in states):
        return True
    if action not in game.legal_actions(then, seat):
        return False
    return target is now or (now.due is None and action not in game.legal_actions(now, seat))
