"""The plain API of a game says no with a code to what only looks right, and never takes it."""

from typing import Any

import numpy as np
import pytest

from dicehouse import create
from dicehouse.core.errors import ActionError, RollError
from dicehouse.games.chili.actions import Reroll, Turn, Write
from dicehouse.games.chinchiller.actions import Claim, Take
from dicehouse.games.dixkibluff.actions import Bet
from games.chinchiller.scenes import blind_turn, scene
from support import Table


def announcing() -> Table:
    """Seat 1 is to tell seat 0 something."""
    table = scene((2, 0))
    table.roll("6 12")
    return table


def betting() -> Table:
    return Table("dixkibluff", 3, "pi bomb sun", "pi bomb sun", "pi bomb sun", first=0)


def turning() -> Table:
    """The first die of seat 0 landed red."""
    return Table("chili", 2, "1* 1 1 1 1 1", first=0)


@pytest.mark.parametrize(
    ("make", "seat", "action", "code"),
    [
        (announcing, 1, lambda: Claim(18.0), "action.value"),  # type: ignore[arg-type]
        (announcing, 1, lambda: Claim(True), "action.value"),
        (announcing, 1, lambda: Claim("18"), "action.illegal"),  # type: ignore[arg-type]
        (announcing, 1, lambda: "claim 18", "action.kind"),
        (announcing, 1, lambda: Take, "action.kind"),
        (betting, 0, lambda: Bet(3.0, ("pi",)), "action.value"),  # type: ignore[arg-type]
        (betting, 0, lambda: Bet(3, 5), "action.illegal"),  # type: ignore[arg-type]
        (betting, 0, lambda: Bet(3, (["pi"],)), "action.illegal"),  # type: ignore[arg-type]
        (turning, 0, lambda: Turn(1.0, 3), "action.value"),  # type: ignore[arg-type]
        (turning, 0, lambda: Reroll((1.0, 2)), "action.value"),  # type: ignore[arg-type]
        (turning, 0, lambda: Reroll(5), "action.illegal"),  # type: ignore[arg-type]
        (turning, 0, lambda: Write(5), "action.illegal"),  # type: ignore[arg-type]
    ],
)
def test_what_looks_like_a_legal_action_is_refused(make: Any, seat: int, action: Any, code: str) -> None:
    table = make()
    before = repr(table.state)
    with pytest.raises(ActionError) as caught:
        table.match.game.act(table.state, seat, action())
    assert caught.value.code == code
    assert repr(table.state) == before


def test_an_action_given_as_text_is_told_what_to_do() -> None:
    table = Table("chinchiller", 2, "6 12", first=0)
    with pytest.raises(ActionError) as caught:
        table.match.game.act(table.state, 0, "take")
    assert "actions.read" in caught.value.sentence


@pytest.mark.parametrize("seat", ["0", "x", 0.0, None, False, (0,), [0]])
def test_a_seat_that_is_no_whole_number_is_refused(seat: Any) -> None:
    table = Table("chinchiller", 2, "6 12", first=0)
    game, state = table.match.game, table.state
    for call in (
        lambda: game.act(state, seat, Take()),
        lambda: game.view(state, seat),
        lambda: game.choices(state, seat),
    ):
        with pytest.raises(ActionError) as caught:
            call()
        assert caught.value.code == "action.seat"


@pytest.mark.parametrize("warm", [False, True])
@pytest.mark.parametrize(
    ("roll", "code"),
    [
        (["1", "3"], "roll.kind"),
        ("13", "roll.kind"),
        ("1 3", "roll.kind"),
        (None, "roll.kind"),
        (5, "roll.kind"),
        ({"1": 1, "3": 3}, "roll.kind"),
        ((1, 3), "roll.face"),
        ((["1"], "3"), "roll.face"),
        (("1",), "roll.count"),
    ],
)
def test_only_a_tuple_of_faces_is_a_roll(roll: Any, code: str, warm: bool) -> None:
    game = create("chinchiller", 2, first=0)
    state = game.new()
    if warm:
        game.roll(state, ("1", "3"))  # from now on this roll is known as possible
    with pytest.raises(RollError) as caught:
        game.roll(state, roll)
    assert caught.value.code == code
    assert len(caught.value.sentence) < 300


def test_whole_numbers_of_numpy_are_taken_and_leave_no_trace() -> None:
    table = announcing()
    game: Any = table.match.game
    state, (event,) = game.act(table.state, np.int64(1), Claim(np.int64(18)))  # type: ignore[arg-type]
    assert type(state.claim) is type(event.amount) is type(event.seat) is int
    other = scene((2, 0))
    blind_turn(other, "6 12", 18)
    assert state == other.state


def test_a_match_notes_the_seat_as_a_plain_number() -> None:
    table = Table("chinchiller", 2, "6 12", first=0)
    table.match.act(np.int64(0), "take")  # type: ignore[arg-type]
    assert '"seat":0' in table.match.record.write()
