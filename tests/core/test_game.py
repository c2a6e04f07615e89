import numpy as np
import pytest

from dicehouse import games


@pytest.mark.parametrize("name", games.names())
def test_a_seat_that_is_a_number_of_numpy_leaves_no_trace(name: str) -> None:
    """Dice that are due are made once and shared by all tables: one odd number in them would be everywhere."""
    game = games.create(name, games.load(name).options_type.seats[0], first=0)
    state = game.new()
    for _ in range(40):
        if state.due is not None:
            state, _ = game.roll(state, tuple(die.faces[0] for die in state.due.dice))
        elif state.actors:
            seat = state.actors[0]
            state, _ = game.act(state, np.int64(seat), game.legal_actions(state, seat)[-1])  # type: ignore[arg-type]  # that is the point
        else:
            break
        owners = state.due.seats if state.due is not None else ()
        assert all(type(seat) is int for seat in (*owners, *state.actors))
