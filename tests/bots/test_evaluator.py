"""What every evaluator owes, over every game: values that fit together, and a perfect bot that follows them."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dicehouse import create, games
from dicehouse.bots import evaluator
from dicehouse.core.errors import BotError
from dicehouse.core.viewers import ARCHIVE, SPECTATOR
from dicehouse.dice import CommonDice
from dicehouse.kit.evaluator import Evaluator
from dicehouse.testing.bot_checks import EVALUATOR_CHECKS, MAX_SLACK, ROUNDING, SeatMoment, seat_moments

CASES = [
    ("chinchiller", 2, {}),
    ("chinchiller", 3, {}),
    ("chili", 1, {}),
    ("chili", 2, {}),
    ("gonuts", 2, {}),
    ("gonuts", 3, {}),
    ("gonuts", 2, {"round": "live"}),
    ("dixkibluff", 3, {}),
    ("dixkibluff", 4, {"calls": "live"}),
    ("dixkibluff", 3, {"knowledge": "sealed"}),
]
EXACT_PLAY = ("chili", "gonuts")
"""Games whose top level is never worse than the best action, but for rounding."""


@pytest.fixture(scope="module", params=CASES, ids=lambda case: f"{case[0]}-{case[1]}-{'-'.join(case[2].values())}")
def played(request: pytest.FixtureRequest) -> tuple[Evaluator, list[SeatMoment]]:
    name, players, options = request.param
    game = create(name, players, **options)
    judge = evaluator(game)
    return judge, seat_moments(game, 5, judge)


@pytest.mark.parametrize("check", EVALUATOR_CHECKS, ids=lambda check: check.__name__)
def test_values_fit_together(
    check: Callable[[Evaluator, list[SeatMoment]], None], played: tuple[Evaluator, list[SeatMoment]]
) -> None:
    judge, found = played
    check(judge, found)
    assert judge.slack <= (ROUNDING if judge.game.name in EXACT_PLAY else MAX_SLACK)


def nonsense(view: Any, players: int) -> list[Any]:
    """Views that cannot be: of nobody, of a table of another size, with fields that make no sense."""
    found: list[Any] = [None, 7, "view", {}, object()]
    found += [msgspec.structs.replace(view, viewer=viewer) for viewer in (SPECTATOR, ARCHIVE, players, 99, "x", None)]
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name in ("viewer", "actors", "throwers", "due"):
            continue
        if isinstance(value, tuple) and len(value) == players and name not in ("faces", "turnable", "rolling"):
            found.append(msgspec.structs.replace(view, **{name: value[:-1]}))
            found.append(msgspec.structs.replace(view, **{name: (*value, *value)}))
    return found


@pytest.mark.parametrize("name", games.names())
def test_nonsense_is_refused_with_a_code(name: str) -> None:
    game = create(name, max(2, games.load(name).options_type.seats[0]), first=0)
    judge = evaluator(game)
    state = game.new()
    dice = CommonDice(1)
    while state.due is not None:
        state, _ = game.roll(state, dice.roll(state.due))
    seat = state.actors[0]
    view, choices = game.view(state, seat), game.choices(state, seat)
    judge.candidates(view, choices)  # the view itself makes sense
    other_game = "chili" if name != "chili" else "gonuts"
    other = create(other_game, game.players, first=0)
    for wrong in [*nonsense(view, game.players), other.view(other.new(), 0)]:
        for asked in (lambda: judge.position(wrong), lambda: judge.candidates(wrong, choices)):  # noqa: B023
            with pytest.raises(BotError) as refused:
                asked()
            assert refused.value.code == "bots.view", wrong
    with pytest.raises(BotError):
        judge.candidates(view, ())
    with pytest.raises(BotError):
        judge.candidates(msgspec.structs.replace(view, actors=()), choices)
