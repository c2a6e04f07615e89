"""The conformance suite must fail where a game breaks a promise: small mutants of real games, each with one fault."""

from random import Random
from typing import Any

import pytest
from hypothesis.errors import FlakyFailure
from msgspec.structs import replace

from dicehouse.core.dice import Roll
from dicehouse.core.errors import ActionError, DicehouseError
from dicehouse.core.events import Event
from dicehouse.core.viewers import ARCHIVE, Viewer
from dicehouse.games.chili.rules import ChiliDice, ChiliState
from dicehouse.games.chinchiller.rules import ChinchillerDice, ChinchillerState
from dicehouse.games.dixkibluff.actions import Bet, DiXkiBluffAction
from dicehouse.games.dixkibluff.events import Placed, Thrown
from dicehouse.games.dixkibluff.rules import DiXkiBluff, DiXkiBluffState
from dicehouse.games.gonuts.actions import GoNutsAction
from dicehouse.games.gonuts.rules import GoNuts, GoNutsState
from dicehouse.testing import conformance as suite


class ShowsEveryHand(DiXkiBluff):
    def _view(self, state: DiXkiBluffState, viewer: Viewer) -> Any:
        return replace(super()._view(state, ARCHIVE), viewer=viewer)


class ShowsTheNeighboursHand(DiXkiBluff):
    def _knows(self, state: DiXkiBluffState, viewer: Viewer, seat: int) -> bool:
        return super()._knows(state, viewer, seat) or (viewer + 1 == seat and viewer >= 0)


class ShowsSpectatorsAHand(DiXkiBluff):
    def _knows(self, state: DiXkiBluffState, viewer: Viewer, seat: int) -> bool:
        return super()._knows(state, viewer, seat) or (viewer == -1 and seat == 0)


class TellsThrowsAloud(DiXkiBluff):
    def _roll(self, state: DiXkiBluffState, roll: Roll) -> Any:
        after, events = super()._roll(state, roll)
        return after, tuple(replace(event, seen_by=None) if isinstance(event, Thrown) else event for event in events)


class TellsPlacedDiceAloud(DiXkiBluff):
    def _act(self, state: DiXkiBluffState, seat: int, action: DiXkiBluffAction) -> Any:
        after, events = super()._act(state, seat, action)
        return after, tuple(replace(event, seen_by=None) if isinstance(event, Placed) else event for event in events)


class WarnsOfBadBets(DiXkiBluff):
    """Leaks by refusing bets that the dice of the others do not bear out."""

    def legal_actions(self, state: DiXkiBluffState, seat: int) -> Any:
        legal = super().legal_actions(state, seat)
        held = {face for hand in state.hands for face in hand}
        if state.phase != "bet" or state.number:
            return legal
        return tuple(bet for bet in legal if isinstance(bet, Bet) and bet.symbols[0] in held) or legal


class LeaksInEffects(DiXkiBluff):
    def effect(self, state: DiXkiBluffState, seat: int, action: DiXkiBluffAction) -> dict[str, int]:
        return {"suns": sum(hand.count("sun") for hand in state.hands)}


class LeaksInErrors(DiXkiBluff):
    def _refusal(self, state: DiXkiBluffState, seat: int, action: DiXkiBluffAction) -> ActionError:
        return ActionError("action.illegal", action="?", legal=str(state.hands))


class LetsTheBlindSeePiles(ChinchillerDice):
    def _view(self, state: ChinchillerState, viewer: Viewer) -> Any:
        return replace(super()._view(state, viewer), piles=state.sand.piles)


class LetsTheBlindSeeDice(ChinchillerDice):
    def _view(self, state: ChinchillerState, viewer: Viewer) -> Any:
        return replace(super()._view(state, viewer), faces=state.faces)


class TellsSpectatorsMore(ChinchillerDice):
    def _can_look(self, state: ChinchillerState, viewer: Viewer) -> bool:
        return viewer < 0 or super()._can_look(state, viewer)


class ForgetsWhatLooksAlike(ChinchillerDice):
    def indistinguishable_state(self, state: ChinchillerState, viewer: Viewer, random: Random) -> None:
        return None


@pytest.mark.parametrize(
    "mutant",
    [
        ShowsEveryHand,
        ShowsTheNeighboursHand,
        ShowsSpectatorsAHand,
        TellsThrowsAloud,
        TellsPlacedDiceAloud,
        WarnsOfBadBets,
        LeaksInEffects,
        LeaksInErrors,
        LetsTheBlindSeePiles,
        LetsTheBlindSeeDice,
        TellsSpectatorsMore,
    ],
)
def test_a_leak_is_found(mutant: Any) -> None:
    with pytest.raises(AssertionError):
        suite.check_views_keep_secrets(mutant)


def test_a_game_that_hides_rolls_must_say_what_looks_alike() -> None:
    with pytest.raises(AssertionError):
        suite.check_hidden_rolls_have_indistinguishable_states(ForgetsWhatLooksAlike)


class TakesWhatLooksLikeAnAction(DiXkiBluff):
    """Compares with what is legal, as a game may that does not leave `act` to the house: 3.0 is 3."""

    def act(self, state: DiXkiBluffState, seat: int, action: DiXkiBluffAction) -> Any:  # type: ignore[misc]
        if action not in self.legal_actions(state, seat):
            raise self._refusal(state, seat, action)
        return self._act(state, seat, action)


class TakesRollsAsLists(ChinchillerDice):
    def roll(self, state: ChinchillerState, roll: Roll) -> Any:  # type: ignore[misc]
        return super().roll(state, tuple(roll))


class TakesAnySeat(GoNuts):
    def act(self, state: GoNutsState, seat: int, action: GoNutsAction) -> Any:  # type: ignore[misc]
        return super().act(state, int(seat), action)


@pytest.mark.parametrize("mutant", [TakesWhatLooksLikeAnAction, TakesRollsAsLists, TakesAnySeat])
def test_what_only_looks_right_is_not_taken(mutant: Any) -> None:
    with pytest.raises((AssertionError, TypeError, ValueError, pytest.fail.Exception)):
        suite.check_wrong_types_are_refused(mutant)


class NeverEnds(GoNuts):
    def _act(self, state: GoNutsState, seat: int, action: GoNutsAction) -> Any:
        return self.new(), ()


class TakesEverything(GoNuts):
    """Accepts any action from anybody at any time."""

    def legal_actions(self, state: GoNutsState, seat: int) -> Any:
        return super().legal_actions(state, state.actors[0]) if state.actors else ()


class ForgetsAnAction(ChiliDice):
    def all_actions(self) -> Any:
        return super().all_actions()[:-1]


class RefusesWhatItOffers(GoNuts):
    def _act(self, state: GoNutsState, seat: int, action: GoNutsAction) -> Any:
        if state.points > 3:
            raise ActionError("action.game-over")
        return super()._act(state, seat, action)


class DependsOnTheWeather(GoNuts):
    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self.rolls = 0

    def _roll(self, state: GoNutsState, roll: Roll) -> Any:
        self.rolls += 1
        after, events = super()._roll(state, roll)
        return (replace(after, points=0) if self.rolls % 7 == 0 else after), events


class CannotBeWritten(ChiliDice):
    def _act(self, state: ChiliState, seat: int, action: Any) -> Any:
        after, events = super()._act(state, seat, action)
        return after, tuple(_Unknown(1) for _ in events)


class _Unknown(Event, frozen=True, tag="unknown"):
    number: int


class SendsPlayersHomeTooSoon(DiXkiBluff):
    def retired(self, state: DiXkiBluffState) -> tuple[int, ...]:
        return tuple(seat for seat, dice in enumerate(state.dice) if dice < 2)


class HidesTheEnd(DiXkiBluff):
    def _knows(self, state: DiXkiBluffState, viewer: Viewer, seat: int) -> bool:
        return viewer in (seat, ARCHIVE)


@pytest.mark.parametrize(
    ("check", "mutant"),
    [
        (suite.check_playouts_end, NeverEnds),
        (suite.check_playouts_end, TakesEverything),
        (suite.check_playouts_end, SendsPlayersHomeTooSoon),
        (suite.check_all_actions_are_listed, ForgetsAnAction),
        (suite.check_legal_actions_are_accepted, RefusesWhatItOffers),
        (suite.check_same_seed_same_game, DependsOnTheWeather),
        (suite.check_records_round_trip, DependsOnTheWeather),
        (suite.check_notation_round_trips, CannotBeWritten),
        (suite.check_views_are_plain_data, HidesTheEnd),
    ],
)
def test_a_broken_promise_is_found(check: Any, mutant: Any) -> None:
    with pytest.raises((AssertionError, DicehouseError, LookupError, FlakyFailure)):
        check(mutant)
