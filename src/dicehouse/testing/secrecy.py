"""Non-interference checks: what a viewer may not know changes nothing that reaches them.

Pairs of states that a viewer must not be able to tell apart come from the game itself (`indistinguishable_state`), from
a roll the viewer does not see, and from an action that is secret or looked the same to them. From there the two games
are played side by side with the same open steps. Until something is revealed, everything the viewer gets must be the
same byte for byte: the view, the events, the legal actions with their effects, and the errors. The same holds for a
spectator, who may know only what every seat knows.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from dicehouse.core import play
from dicehouse.core.errors import DicehouseError
from dicehouse.core.game import Action, AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.viewers import SPECTATOR, Viewer, sees

LONGEST_WALK = 15
"""The most steps that two games are played side by side."""


def observation(game: AnyGame, state: Any, viewer: Viewer, probes: list[Action]) -> bytes:
    """Everything a viewer can learn from a state: the view, the choices, and the errors for illegal actions."""
    seen: list[Any] = [game.view(state, viewer)]
    if viewer != SPECTATOR:
        seen.append([(game.actions.write(c.action), sorted(c.effect.items())) for c in game.choices(state, viewer)])
        for probe in probes:
            if probe not in game.legal_actions(state, viewer):
                try:
                    game.act(state, viewer, probe)
                except DicehouseError as error:
                    seen.append((error.code, error.sentence, sorted(error.details.items())))
    return msgspec.json.encode(seen)


def check_state(game: AnyGame, state: Any, viewer: Viewer, probes: list[Action], random: Random) -> int:
    """Compare every pair of indistinguishable states derived from this one; gives the number of pairs."""
    pairs = 0
    for one, other in _pairs(game, state, viewer, random):
        _walk(game, one, other, viewer, probes, random)
        pairs += 1
    return pairs


def _pairs(game: AnyGame, state: Any, viewer: Viewer, random: Random) -> Iterator[tuple[Any, Any]]:
    other = game.indistinguishable_state(state, viewer, random)
    if other is not None:
        yield state, other
    due = state.due
    if due is not None:
        if not sees(viewer, due.seen_by):
            one, two = (play.roll(game, state, due.sample(random.random)) for _ in range(2))
            yield from _if_unrevealed(game, viewer, one, two, must_match=True)
        return
    for seat in state.actors:
        legal = game.legal_actions(state, seat)
        if seat != viewer and len(legal) > 1:
            actions = random.sample(legal, 2)
            one, two = (play.act(game, state, seat, action) for action in actions)
            secret = all(action.secret for action in actions)
            yield from _if_unrevealed(game, viewer, one, two, must_match=secret)


def _if_unrevealed(
    game: AnyGame, viewer: Viewer, one: Transition, two: Transition, must_match: bool
) -> Iterator[tuple[Any, Any]]:
    """The two states after two steps, where the viewer sees the same events in both."""
    if _reveals(one) or _reveals(two):
        return
    told = [_texts(game, made, viewer) for made in (one, two)]
    if must_match:
        assert told[0] == told[1], f"{game.name}: viewer {viewer} can tell hidden steps apart: {told[0]} and {told[1]}"
    if told[0] == told[1]:
        yield one.after, two.after


def _walk(game: AnyGame, one: Any, two: Any, viewer: Viewer, probes: list[Action], random: Random) -> None:
    """Continue two games with the same open steps while the viewer cannot tell them apart."""
    for _ in range(LONGEST_WALK):
        if game.outcome(one) is not None or game.outcome(two) is not None:
            return
        for watcher in {viewer, SPECTATOR}:
            seen = [observation(game, state, watcher, probes) for state in (one, two)]
            assert seen[0] == seen[1], f"{game.name}: viewer {watcher} can tell apart {seen[0]!r} and {seen[1]!r}"
        steps = _same_step(game, one, two, viewer, random)
        if steps is None or any(map(_reveals, steps)):
            return
        one, two = (made.after for made in steps)
        for watcher in {viewer, SPECTATOR}:
            told = [_texts(game, made, watcher) for made in steps]
            assert told[0] == told[1], f"{game.name}: viewer {watcher} was told {told[0]} here and {told[1]} there"


def _same_step(
    game: AnyGame, one: Any, two: Any, viewer: Viewer, random: Random
) -> tuple[Transition, Transition] | None:
    """The same step in both games, as far as the viewer can tell; None where there is none."""
    if one.due is not None:
        seen = sees(viewer, one.due.seen_by)
        assert one.due == two.due or not seen, f"{game.name}: viewer {viewer} was not told which dice are rolled"
        first = one.due.sample(random.random)
        second = first if seen else two.due.sample(random.random)
        return play.roll(game, one, first), play.roll(game, two, second)
    seat = random.choice(one.actors)
    there = game.legal_actions(two, seat)
    common = [action for action in game.legal_actions(one, seat) if action in there]
    if not common:
        return None
    action = random.choice(common)
    return play.act(game, one, seat, action), play.act(game, two, seat, action)


def _reveals(made: Transition) -> bool:
    return any(event.reveals for event in made.events)


def _texts(game: AnyGame, made: Transition, viewer: Viewer) -> list[str]:
    return list(map(game.events.write, made.visible(viewer)))
