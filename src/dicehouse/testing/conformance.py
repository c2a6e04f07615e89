"""The checks of the rules. Each takes the class of a game and raises an AssertionError if it breaks its contract."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import chain
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from dicehouse.core import play
from dicehouse.core.dice import Due
from dicehouse.core.errors import ActionError, NotationError, OptionError, RecordError, RollError
from dicehouse.core.events import Event, SecretEvent
from dicehouse.core.game import Action, AnyGame
from dicehouse.core.match import Match
from dicehouse.core.options import LATE
from dicehouse.core.record import OutcomeLine, Record, RevealLine, RollLine
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.testing.playouts import random_match, random_states, random_steps, tell_late
from dicehouse.testing.secrecy import check_state
from dicehouse.testing.strategies import games, options, seeds
from dicehouse.testing.wrong_types import wrong_actions, wrong_rolls, wrong_seats

GameType = type[AnyGame]
Check = Callable[[GameType], None]
F = TypeVar("F", bound=Callable[..., None])

CHECKS: list[Check] = []
"""All checks, in the order in which a new game should pass them."""

MOST_CHOICES = 500
"""The most legal actions of a seat in one state: clients get them with every view."""

ENUMERABLE = 2_000
"""The most different results of a roll that are enumerated."""


def _check(check: Check) -> Check:
    CHECKS.append(check)
    return check


def over_games(game: GameType, *extra: st.SearchStrategy[Any], examples: int) -> Callable[[F], None]:
    """A decorator that runs a function immediately, over drawn games and seeds."""

    def run(function: F) -> None:
        limits = settings(
            max_examples=max(1, examples * settings().max_examples // 100),  # a profile may ask for more
            deadline=None,
            database=None,
            phases=[Phase.generate],  # no shrinking: a smaller seed makes no simpler game
            report_multiple_bugs=False,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
        )
        limits(given(games(game), seeds(), *extra)(function))()

    return run


def viewers(game: AnyGame) -> tuple[int, ...]:
    """All seats, and the spectator."""
    return (*range(game.players), SPECTATOR)


def some_states(states: list[Any], random: Random, most: int) -> list[Any]:
    """A few states of a game, the last one always among them."""
    return [*random.sample(states[:-1], min(most, len(states) - 1)), states[-1]]


@_check
def check_options_refuse_nonsense(game: GameType) -> None:
    """A wrong player count, an unknown option, a value out of range: an OptionError with a code and a sentence."""
    low, high = game.options_type.seats
    for players in (low - 1, high + 1, 0, -1, 10**30, "many", "", None, True, 2.5):
        _refused(game, players, {})
    for strange in ("no such option", "", "players"):
        _refused(game, low, {strange: 1})
    nonsense: list[object] = ["nonsense", "-5", -5, 10**9, None, [], ["nonsense"], {}, "", 1.5, "x" * 10_000]
    for info in game.options_type.describe():
        for value in nonsense:
            _refused(game, low, {info.key: value})


@_check
def check_options_round_trip(game: GameType) -> None:
    """Options read back from plain data and from typed text are the same options."""

    @settings(max_examples=50, deadline=None, database=None)
    @given(options(game))
    def run(chosen: Any) -> None:
        data = msgspec.json.decode(msgspec.json.encode(chosen.to_dict()))
        players = data.pop("players")
        assert game.options_type.read(players, data) == chosen
        typed = {key: ",".join(value) if isinstance(value, list) else str(value) for key, value in data.items()}
        assert game.options_type.read(str(players), typed) == chosen

    run()


@_check
def check_playouts_end(game: GameType) -> None:
    """Every random game ends, and every state waits for exactly one of dice, seats or nothing."""

    @over_games(game, examples=40)
    def run(rules: AnyGame, seed: int) -> None:
        retired: set[int] = set()
        for state in random_states(rules, seed):
            outcome = rules.outcome(state)
            assert retired <= set(rules.retired(state)), "out is out for good"
            retired = set(rules.retired(state))
            assert retired.isdisjoint(state.actors)
            assert state.due is None or retired.isdisjoint(state.due.seats)
            assert (state.due is not None) + bool(state.actors) + (outcome is not None) == 1
            assert len(set(state.actors)) == len(state.actors)
            assert set(state.actors) <= set(range(rules.players))
            assert set(rules.awaited(state)) <= set(state.actors)
            assert bool(rules.awaited(state)) == bool(state.actors)
            for seat in range(rules.players):
                legal = rules.legal_actions(state, seat)
                assert bool(legal) == (seat in state.actors)
                assert len(set(legal)) == len(legal)
                assert len(legal) <= MOST_CHOICES, "actions are small steps, not their product"
            if outcome is not None:
                assert outcome.winners
                assert sorted(set(outcome.winners)) == list(outcome.winners)
                assert set(outcome.winners) <= set(range(rules.players))
                assert len(outcome.scores) == rules.players


@_check
def check_all_actions_are_listed(game: GameType) -> None:
    """Every legal action is in `all_actions`, which has no duplicates and is stable."""

    @over_games(game, examples=25)
    def run(rules: AnyGame, seed: int) -> None:
        listed = rules.all_actions()
        assert len(set(listed)) == len(listed)
        assert game(rules.options).all_actions() == listed
        known = set(listed)
        for state in random_states(rules, seed):
            for seat in state.actors:
                assert known.issuperset(rules.legal_actions(state, seat))


@_check
def check_same_seed_same_game(game: GameType) -> None:
    """A game is determined by options, rolls and actions alone."""

    @over_games(game, examples=10)
    def run(rules: AnyGame, seed: int) -> None:
        first = list(random_steps(rules, seed))
        assert list(random_steps(rules, seed)) == first, "a game must not remember an earlier one"
        assert list(random_steps(type(rules)(rules.options), seed)) == first


@_check
def check_legal_actions_are_accepted(game: GameType) -> None:
    """Every legal action is accepted, leaves the old state unchanged, and has an effect in plain numbers."""

    @over_games(game, examples=15)
    def run(rules: AnyGame, seed: int) -> None:
        random = Random(seed)
        for state in some_states(list(random_states(rules, seed)), random, 8):
            before = repr(state)
            for seat in state.actors:
                legal = rules.legal_actions(state, seat)
                assert tuple(choice.action for choice in rules.choices(state, seat)) == legal
                for choice in rules.choices(state, seat):
                    assert all(type(number) is int for number in choice.effect.values())
                for action in legal:
                    after, _ = rules.act(state, seat, action)
                    assert type(after) is type(state)
            assert repr(state) == before


@_check
def check_everything_else_is_refused(game: GameType) -> None:
    """Illegal actions and impossible rolls are refused with a code, and the state is unchanged."""

    @over_games(game, examples=15)
    def run(rules: AnyGame, seed: int) -> None:
        random = Random(seed)
        states = list(random_states(rules, seed))
        pool = _actions(rules, states)
        for state in some_states(states, random, 8):
            before = repr(state)
            for seat in (*range(rules.players), rules.players, -1, ARCHIVE):
                legal = rules.legal_actions(state, seat)
                for action in pool:
                    if action not in legal:
                        with pytest.raises(ActionError):
                            rules.act(state, seat, action)
            for roll in _wrong_rolls(state):
                with pytest.raises(RollError):
                    rules.roll(state, roll)
            assert repr(state) == before


@_check
def check_wrong_types_are_refused(game: GameType) -> None:
    """Values of the wrong type that equal an action, a seat or a roll are refused with a code."""

    @over_games(game, examples=15)
    def run(rules: AnyGame, seed: int) -> None:
        random = Random(seed)
        for state in some_states(list(random_states(rules, seed)), random, 8):
            before = repr(state)
            for seat in state.actors:
                legal = rules.legal_actions(state, seat)
                for action in random.sample(legal, min(6, len(legal))):
                    for wrong in (*wrong_actions(action), rules.actions.write(action)):
                        with pytest.raises(ActionError):
                            rules.act(state, seat, wrong)
                    for stranger in wrong_seats(seat):
                        with pytest.raises(ActionError):
                            rules.act(state, stranger, action)
            for stranger in wrong_seats(0):
                with pytest.raises(ActionError):
                    rules.view(state, stranger)
                with pytest.raises(ActionError):
                    rules.choices(state, stranger)
            if state.due is not None:
                possible = state.due.sample(random.random)
                rules.roll(state, possible)  # now it is in the cache of accepted rolls
                for roll in wrong_rolls(possible):
                    with pytest.raises(RollError):
                        rules.roll(state, roll)
            assert repr(state) == before


@_check
def check_nonsense_text_is_refused(game: GameType) -> None:
    """Text that is no action is refused with a code; no text makes a match raise anything else."""
    text = st.one_of(
        st.text(max_size=40),
        st.lists(st.sampled_from([*game.actions.tags, "-1", "0", "1", "99", "-", "()", "a,b", "1,2", "/", "x2"])).map(
            " ".join
        ),
    )

    @over_games(game, text, examples=60)
    def run(rules: AnyGame, seed: int, nonsense: str) -> None:
        match = random_match(rules, seed)
        match.states[-1] = match.states[seed % len(match.states)]
        state, lines = match.state, list(match.record.lines)
        for seat in range(rules.players):
            try:
                action = rules.actions.read(nonsense)
            except NotationError:
                continue
            if action not in rules.legal_actions(state, seat):
                with pytest.raises(ActionError):
                    match.act(seat, nonsense)
                assert match.state is state
                assert match.record.lines == lines


@_check
def check_probabilities_sum_to_one(game: GameType) -> None:
    """The probabilities of every roll sum to exactly one, die by die and as multisets; every roll is accepted."""

    @over_games(game, examples=10)
    def run(rules: AnyGame, seed: int) -> None:
        dues: dict[Due, Any] = {}
        for state in random_states(rules, seed):
            if state.due is not None:
                dues.setdefault(state.due, state)
        for due, state in dues.items():
            for die in due.dice:
                assert sum(map(die.probability, die.symbols)) == 1
            if due.ways <= 10 * ENUMERABLE and _different(due) <= ENUMERABLE:
                outcomes = dict(due.outcomes())
                assert sum(outcomes.values()) == Fraction(1)
                assert sum(chance for _, chance in due.multisets()) == Fraction(1)
                for roll, chance in outcomes.items():
                    assert due.probability(roll) == chance > 0
                    rules.roll(state, roll)


@_check
def check_notation_round_trips(game: GameType) -> None:
    """Text form and repr of every action, and of every event as each viewer sees it, can be parsed back."""
    names = {kind.__name__: kind for kind in (*game.actions.types, *game.events.types)}

    @over_games(game, examples=15)
    def run(rules: AnyGame, seed: int) -> None:
        steps = list(random_steps(rules, seed))
        for action in _actions(rules, [step.before for step in steps]):
            assert rules.actions.read(rules.actions.write(action)) == action
            assert eval(repr(action), names) == action
        for step in steps:
            for event in step.events:
                for viewer in (*viewers(rules), ARCHIVE):
                    seen = event.for_viewer(viewer)
                    assert rules.events.read(rules.events.write(seen)) == seen
                    assert eval(repr(seen), names) == seen
                assert event.for_viewer(ARCHIVE) == event


@_check
def check_records_round_trip(game: GameType) -> None:
    """A record can be parsed back, and replay reproduces every state, for any prefix of the game."""

    @over_games(game, examples=10)
    def run(rules: AnyGame, seed: int) -> None:
        match = random_match(rules, seed)
        text = match.record.write()
        record = Record.read(text)
        assert record == match.record
        assert record.write() == text
        again = Match.replay(game(game.options_type.read(rules.players, _given(record))), record)
        assert again.states == match.states
        assert again.entries == match.entries
        assert again.record.write() == text
        cut = Random(seed).randrange(len(record.lines))
        part = Match.replay(rules, Record(record.header, record.lines[:cut]))
        assert part.states == match.states[: len(part.states)]


@_check
def check_records_cannot_lie(game: GameType) -> None:
    """A record whose rolls were changed is refused, because its events no longer fit."""

    @over_games(game, examples=10)
    def run(rules: AnyGame, seed: int) -> None:
        random = Random(seed)
        match = random_match(rules, seed)
        lines = list(match.record.lines)
        rolls = [index for index, line in enumerate(lines) if isinstance(line, RollLine)]
        spot = random.choice(rolls)
        number = sum(not isinstance(line, OutcomeLine | RevealLine) for line in lines[1:spot])
        due = match.states[number].due
        told = lines[spot]
        assert isinstance(told, RollLine)
        lie = " ".join(due.sample(random.random))
        lines[spot] = msgspec.structs.replace(told, roll=lie)
        if lie != told.roll:
            with pytest.raises(RecordError):
                Match.replay(rules, Record(match.record.header, lines))


@_check
def check_views_are_plain_data(game: GameType) -> None:
    """A view survives JSON, belongs to its viewer, and shows all viewers everything once the game is over."""

    @over_games(game, examples=15)
    def run(rules: AnyGame, seed: int) -> None:
        states = list(random_states(rules, seed))
        for state in some_states(states, Random(seed), 20):
            for viewer in (*viewers(rules), ARCHIVE):
                view = rules.view(state, viewer)
                assert view.viewer == viewer
                assert view.actors == state.actors
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        for stranger in (rules.players, -3):
            with pytest.raises(ActionError):
                rules.view(states[0], stranger)
        last = states[-1]
        views = {msgspec.json.encode(_as_archive(rules.view(last, viewer))) for viewer in (*viewers(rules), ARCHIVE)}
        assert len(views) == 1, "after the game everything is open"


@_check
def check_views_keep_secrets(game: GameType) -> None:
    """Views, visible events, legal actions and errors do not depend on what a viewer may not know."""

    @over_games(game, examples=25)
    def run(rules: AnyGame, seed: int) -> None:
        random = Random(seed)
        states = list(random_states(rules, seed))
        probes = random.sample(pool := _actions(rules, states), min(6, len(pool)))
        for state in some_states(states, random, 12)[:-1]:
            for viewer in viewers(rules):
                check_state(rules, state, viewer, probes, random)


@_check
def check_hidden_rolls_have_indistinguishable_states(game: GameType) -> None:
    """A game that hides rolls implements `indistinguishable_state`; else the check above would compare nothing."""

    @over_games(game, examples=15)
    def run(rules: AnyGame, seed: int) -> None:
        random = Random(seed)
        for state in random_states(rules, seed):
            due = state.due
            if due is None or due.seen_by is None:
                continue
            after, events = rules.roll(state, due.sample(random.random))
            if any(event.reveals for event in events) or rules.outcome(after) is not None:
                continue
            for viewer in viewers(rules):
                if viewer not in due.seen_by:
                    assert rules.indistinguishable_state(after, viewer, random) is not None


@_check
def check_dice_told_late(game: GameType) -> None:
    """A game with dice told late is the game with dice told at once: same outcome, same events but for their order.

    The dice lie from when they are thrown; they are told when the late game asks for them, or never.
    """
    if LATE not in game.options_type.__struct_fields__:
        return

    @over_games(game, examples=25)
    def run(rules: AnyGame, seed: int) -> None:
        at_once, late = (game(msgspec.structs.replace(rules.options, **{LATE: wish})) for wish in (False, True))
        steps = list(random_steps(at_once, seed))
        told = list(tell_late(late, steps))
        happened = [Counter(map(_openly, chain.from_iterable(one.events for one in made))) for made in (steps, told)]
        assert at_once.outcome(steps[-1].after) == late.outcome(told[-1].after)
        assert happened[1] <= happened[0], "nothing happens that does not happen at once"
        again, moves = late.told_at_once([(made.seat, made.text(late)) for made in told])
        *_, last = play.replay(again, moves)
        assert again.outcome(last.after) == late.outcome(told[-1].after)
        if LATE not in again.options.to_dict() or not again.options.to_dict()[LATE]:
            assert [made.text(again) for made in play.replay(again, moves)] == [made.text(at_once) for made in steps]
        for made in told:
            for seat in range(rules.players):
                _check_told_privately(late, made.before, seat, Random(seed))


def _openly(event: Event) -> str:
    """An event, whoever sees it."""
    shown = msgspec.structs.replace(event, seen_by=None) if isinstance(event, SecretEvent) else event
    return repr(shown)


def _check_told_privately(rules: AnyGame, state: Any, seat: int, random: Random) -> None:
    """A seat can weigh its choices with the dice that it sees and nobody told; only those, and only there."""
    due = rules.untold(state, seat)
    with pytest.raises(RollError):
        rules.told_privately(state, seat, ("nothing",))
    if due is not None:
        assert state.due is None, "no dice are due twice"
        known = rules.told_privately(state, seat, due.sample(random.random))
        assert rules.view(known, seat) != rules.view(state, seat)
        assert rules.legal_actions(known, seat) == rules.legal_actions(state, seat)


def _refused(game: GameType, players: object, given_options: dict[str, object]) -> None:
    with pytest.raises(OptionError) as caught:
        game.options_type.read(players, given_options)
    assert len(caught.value.sentence) < 500


def _actions(rules: AnyGame, states: list[Any], most: int = 60) -> list[Action]:
    """Actions that are legal in some of these states."""
    found: dict[Action, None] = {}
    for state in states:
        for seat in state.actors:
            found.update(dict.fromkeys(rules.legal_actions(state, seat)))
    actions = list(found)
    return actions if len(actions) <= most else Random(0).sample(actions, most)


def _wrong_rolls(state: Any) -> list[tuple[str, ...]]:
    if state.due is None:
        return [(), ("1",)]
    right = tuple(die.faces[0] for die in state.due.dice)
    return [right[:-1], (*right, right[0]), ("no such face", *right[1:]), ()]


def _different(due: Due) -> int:
    different = 1
    for die in due.dice:
        different *= len(die.symbols)
    return different


def _given(record: Record) -> dict[str, Any]:
    return {key: value for key, value in record.header.options.items() if key != "players"}


def _as_archive(view: Any) -> Any:
    return msgspec.structs.replace(view, viewer=ARCHIVE)
