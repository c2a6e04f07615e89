"""The driver: one step, many steps, and whose decision counts."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from dicehouse.bots import RANDOM, make_bot
from dicehouse.bots.play import play_game
from dicehouse.core import play
from dicehouse.core.errors import ActionError, NotationError, RollError
from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.core.play import Transition
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.dice import CommonDice, ScriptedDice
from dicehouse.games import create
from dicehouse.testing import random_match, random_steps

HAND = ("pi", "bomb", "sun")
CASES = [
    ("gonuts", 2, {}),
    ("gonuts", 3, {"round": "live", "target": 10}),
    ("chili", 2, {}),
    ("chinchiller", 3, {}),
    ("dixkibluff", 4, {"calls": "live"}),
]
"""All games, among them those in which several seats may act at once."""


class Scripted:
    """Decides by position in the list of choices; None waits."""

    def __init__(self, place: int | None) -> None:
        self.place = place
        self.asked = 0

    def choose(self, view: Any, choices: tuple[Choice, ...]) -> Action | None:
        self.asked += 1
        assert view.actors
        return None if self.place is None else choices[self.place].action


def standing_bet() -> tuple[AnyGame, Any]:
    """A table of four on which a bet stands, so that seat 1 is in turn and others may cut in."""
    game = create("dixkibluff", 4, first=0, calls="live")
    state = game.new()
    while state.due is not None:
        state = play.roll(game, state, HAND).after
    return game, play.step(game, state, 0, "bet 2 pi").after


# one step


def test_a_transition_of_an_action_has_both_states_and_the_events() -> None:
    game = create("gonuts", 2, first=0)
    before = play.roll(game, game.new(), ("acorn", "car", "car", "car", "squirrel")).after
    made = play.step(game, before, 0, "bank")
    assert (made.before, made.seat, made.roll) == (before, 0, None)
    assert (made.after, made.events) == game.act(before, 0, game.actions.read("bank"))
    assert made.text(game) == "bank"
    assert made.event_texts(game) == ("banked 0 1 1", "turn 1")


def test_a_transition_of_a_roll_has_the_faces_and_no_seat() -> None:
    game = create("gonuts", 2, first=0)
    faces = ("acorn", "car", "car", "car", "squirrel")
    made = play.step(game, game.new(), None, " ".join(faces))
    assert (made.seat, made.action, made.roll) == (None, None, faces)
    assert made.text(game) == "acorn car car car squirrel"
    assert (made.after, made.events) == game.roll(game.new(), faces)


def test_seats_of_other_libraries_are_plain_numbers_in_a_transition() -> None:
    game = create("gonuts", 2, first=1)
    state = play.roll(game, game.new(), ("acorn", "car", "car", "car", "squirrel")).after
    made = play.act(game, state, np.int64(1), game.actions.read("bank"))  # type: ignore[arg-type]  # that is the point
    assert type(made.seat) is int


def test_what_a_viewer_may_not_know_is_not_visible() -> None:
    game = create("dixkibluff", 3, first=0)
    made = play.roll(game, game.new(), HAND)
    texts = {viewer: [game.events.write(event) for event in made.visible(viewer)] for viewer in (0, 1, SPECTATOR)}
    assert texts[0] != texts[1] == texts[SPECTATOR]
    assert made.visible(ARCHIVE) == made.events


@pytest.mark.parametrize(
    ("seat", "text", "error", "code"),
    [
        (0, "jump", NotationError, "action.syntax"),
        (0, "bank", ActionError, "action.dice-due"),
        (None, "acorn", RollError, "roll.count"),
        (None, "acorn acorn acorn acorn cat", RollError, "roll.face"),
    ],
)
def test_what_is_not_possible_is_refused(seat: int | None, text: str, error: type[Exception], code: str) -> None:
    game = create("gonuts", 2, first=0)
    with pytest.raises(error) as refused:
        play.step(game, game.new(), seat, text)
    assert getattr(refused.value, "code", None) == code


# many steps


def test_landing_makes_every_roll_that_is_due_and_no_more() -> None:
    game = create("dixkibluff", 3, first=0)
    with ScriptedDice(*[" ".join(HAND)] * 3) as dice:  # raises where a roll is left over
        landed = list(play.land(game, game.new(), dice.roll))
    assert [made.roll for made in landed] == [HAND] * 3
    assert landed[-1].after.due is None
    assert [made.before for made in landed[1:]] == [made.after for made in landed[:-1]]
    assert list(play.land(game, landed[-1].after, dice.roll)) == []


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_a_replayed_game_goes_through_the_same_transitions(name: str, players: int, options: dict[str, Any]) -> None:
    game = create(name, players, **options)
    steps = list(random_steps(game, 3))
    texts = [(made.seat, made.text(game)) for made in steps]
    assert list(play.replay(game, texts)) == steps
    middle = len(steps) // 2
    assert list(play.replay(game, texts[middle:], steps[middle].before)) == steps[middle:]


def test_replay_stops_at_the_first_step_that_cannot_have_happened() -> None:
    game = create("gonuts", 2, first=0)
    log = [(None, "acorn car car car squirrel"), (0, "bank"), (0, "bank"), (1, "bank")]
    steps = play.replay(game, log)
    assert [next(steps).text(game) for _ in range(2)] == ["acorn car car car squirrel", "bank"]
    with pytest.raises(ActionError) as refused:
        next(steps)
    assert refused.value.code == "action.dice-due"


def test_a_match_is_a_replay_of_its_record() -> None:
    match = random_match(create("chinchiller", 3), 8)
    again = list(play.replay(match.game, [(entry.seat, entry.text) for entry in match.entries]))
    assert again == [entry.transition for entry in match.entries]
    assert [made.after for made in again] == match.states[1:]


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_a_whole_game_is_watched_step_by_step(name: str, players: int, options: dict[str, Any]) -> None:
    game = create(name, players, **options)
    bots = [make_bot(game, RANDOM, seat, Random(seat)) for seat in range(players)]
    steps: list[Transition] = []
    outcome = play_game(game, bots, CommonDice(5).roll, steps.append)
    assert [made.before for made in steps] == [game.new(), *(made.after for made in steps[:-1])]
    assert game.outcome(steps[-1].after) == outcome
    assert list(play.replay(game, [(made.seat, made.text(game)) for made in steps])) == steps


def test_events_are_noticed_and_silence_is_not() -> None:
    game = create("dixkibluff", 3)
    heard: list[tuple[Event, ...]] = []
    steps: list[Transition] = []
    bots = [make_bot(game, RANDOM, seat, Random(seat)) for seat in range(3)]
    play.play(game, bots, CommonDice(5).roll, heard.append, steps.append)
    assert heard == [made.events for made in steps if made.events]


# who acts


def test_those_who_cut_in_are_asked_before_the_one_in_turn_and_the_round_goes_on_after_the_last_actor() -> None:
    assert play.asking_order((2, 0, 1), None) == [0, 1, 2]
    assert play.asking_order((2, 0, 1), 0) == [1, 2, 0]
    assert play.asking_order((2, 0, 1), 2) == [0, 1, 2]
    assert play.asking_order((2, 0, 1), 3) == [0, 1, 2]


def test_all_may_wait_but_the_one_in_turn() -> None:
    _, state = standing_bet()
    in_turn, *others = state.actors
    assert others
    assert not play.may_wait(state, in_turn)
    assert all(play.may_wait(state, seat) for seat in others)


def test_the_one_in_turn_acts_even_where_its_chooser_declines() -> None:
    game, state = standing_bet()
    in_turn, *others = state.actors
    choosers = [Scripted(None) for _ in range(4)]
    assert play.next_action(game, state, choosers, None) == (in_turn, game.legal_actions(state, in_turn)[0])
    assert [choosers[seat].asked for seat in state.actors] == [1] * len(state.actors)
    assert play.choose(game, state, others[0], choosers[others[0]]) is None
    assert play.choose(game, state, others[0], choosers[others[0]], must=True) is not None


def test_the_first_that_wants_to_act_does_and_the_rest_is_not_asked() -> None:
    game, state = standing_bet()
    _, first, second, *_ = state.actors
    choosers = [Scripted(None) for _ in range(4)]
    choosers[second].place = -1
    seat, action = play.next_action(game, state, choosers, None)
    assert (seat, action) == (second, game.legal_actions(state, second)[-1])
    assert (choosers[first].asked, choosers[state.actors[0]].asked) == (1, 0)


def test_a_seat_without_a_choice_is_not_asked() -> None:
    game = create("gonuts", 2, first=0)
    state = play.roll(game, game.new(), ("acorn", "car", "car", "car", "squirrel")).after
    chooser = Scripted(0)
    assert play.choose(game, state, 1, chooser, must=True) is None
    assert chooser.asked == 0


def test_the_driver_needs_no_numpy_and_no_threads() -> None:
    """One engine everywhere: in a browser there is neither."""
    code = "import dicehouse.core.play, sys; print(*{'numpy', 'threading', 'asyncio', 'socket'} & set(sys.modules))"
    untraced = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    run = subprocess.run([sys.executable, "-c", code], env=untraced, check=True, capture_output=True, text=True)
    assert run.stdout.split() == []
