"""A whole game between bots, as fast as the plain engine goes: no log, no texts."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dicehouse.core.dice import Due, Roll
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Outcome, State
from dicehouse.kit.bot import Bot


class Happening(NamedTuple):
    """One step of a game, for whoever watches: dice landed, or somebody acted."""

    before: State
    seat: int | None
    """Who acted; None for dice."""
    action: Action | None
    after: State
    events: tuple[Event, ...]


def play_out(
    game: AnyGame,
    bots: Sequence[Bot],
    roll: Callable[[Due], Roll],
    watch: Callable[[Happening], None] | None = None,
) -> Outcome:
    """Play to the end.

    Args:
        game: with its options.
        bots: one for each seat.
        roll: says how dice land.
        watch: is told every step, with everything that is hidden from the players.
    """
    listeners = [(seat, bot) for seat, bot in enumerate(bots) if not bot.forgetful]
    state: State = game.new()
    last: int | None = None
    while True:
        before, seat, action = state, None, None
        if state.due is not None:
            state, events = game.roll(state, roll(state.due))
        elif not state.actors:
            outcome = game.outcome(state)
            assert outcome is not None
            return outcome
        else:
            seat, action, state, events = _let_somebody_act(game, state, bots, last)
            last = seat
        if events:
            _tell(listeners, events)
        if watch is not None:
            watch(Happening(before, seat, action, state, events))


def asking_order(actors: tuple[int, ...], last: int | None) -> list[int]:
    """Those who may cut in before the one in turn, going round from whoever acted last: nobody is always first."""
    in_turn, *others = actors
    order = [*others, in_turn]
    if last in order:
        after = order.index(last) + 1
        order = order[after:] + order[:after]
    return order


def _let_somebody_act(
    game: AnyGame, state: State, bots: Sequence[Bot], last: int | None
) -> tuple[int, Action, State, tuple[Event, ...]]:
    actors = state.actors
    for seat in actors if len(actors) == 1 else asking_order(actors, last):
        choices = game.choices(state, seat)
        action = bots[seat].choose(game.view(state, seat), choices)
        if action is None and seat == actors[0]:  # the one in turn cannot wait
            action = choices[0].action
        if action is not None:
            return seat, action, *game.act(state, seat, action)
    raise AssertionError("the one in turn always acts")


def _tell(listeners: list[tuple[int, Bot]], events: tuple[Event, ...]) -> None:
    for seat, bot in listeners:
        bot.notice(tuple([event.for_viewer(seat) for event in events]))
