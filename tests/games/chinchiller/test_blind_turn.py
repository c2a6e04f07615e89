from itertools import product

import pytest

from games.chinchiller.scenes import blind_turn, piles, scene, supply
from support import rule

FACES = ("1", "3", "6", "12", "x2", "chinchiller")
CLAIMS = [0, 1, 2, 3, 4, 6, 7, 9, 12, 13, 15, 18, 24]
ALL_CLAIMS = [f"claim {amount}" for amount in CLAIMS]


def sum_of(first: str, second: str) -> int:
    """The total of a blind roll, from the words of the rulebook."""
    numbers = [int(face) for face in (first, second) if face.isdigit()]
    return sum(numbers) * (2 if "x2" in (first, second) else 1)


@rule("chinchiller.overview-blind-roll", "chinchiller.blind-one-roll", "C5.one-roll")
def test_a_blind_player_rolls_both_dice_once() -> None:
    table = scene((2, 0))
    assert table.happened[-1] == "turn 0 yes"
    due = table.match.due
    assert due is not None
    assert due.seats == (0, 0)
    assert table.roll("6 12") == ["rolled 0 6,12 0,1 1"]
    assert table.legal(0) == []  # no stopping and no re-roll, only waiting
    assert table.refused(0, "reroll") == "action.not-your-turn"
    assert table.refused(0, "take") == "action.not-your-turn"
    table.act(1, "claim 9")
    assert table.legal(0) == ["accept", "challenge"]
    assert table.refused(0, "reroll") == "action.illegal"


@rule("chinchiller.overview-believe-or-catch", "chinchiller.may-lie", "chinchiller.only-the-sum", "C6.claims")
def test_the_announcer_may_say_any_total_two_dice_can_make() -> None:
    table = scene((2, 0))
    table.roll("6 12")
    assert {sum_of(*roll) for roll in product(FACES, repeat=2)} == set(CLAIMS)
    assert table.legal(1) == ALL_CLAIMS
    for amount in (5, 8, 10, 11, 14, 16, 17, 19, 20, 21, 22, 23, 25, 48, -1):
        assert table.refused(1, f"claim {amount}") == "action.illegal"
    assert table.refused(1, "claim 6,12") == "action.syntax"  # a total, never the single dice
    assert table.refused(1, "take") == "action.illegal"
    assert table.refused(0, "claim 18") == "action.not-your-turn"


@rule("chinchiller.may-lie", "C6.claims")
@pytest.mark.parametrize("roll", list(product(FACES, repeat=2)))
def test_the_announcer_is_told_which_claim_is_true(roll: tuple[str, str]) -> None:
    table = scene((2, 0))
    table.roll(" ".join(roll))
    truth = sum_of(*roll)
    effects = {amount: table.effect(1, f"claim {amount}") for amount in CLAIMS}
    assert effects == {amount: {"sand": amount, "true": int(amount == truth)} for amount in CLAIMS}


@rule("chinchiller.blind-specials-zero", "C5.no-eye", "C5.zero")
@pytest.mark.parametrize("roll", ["x2 x2", "x2 chinchiller", "chinchiller x2", "chinchiller chinchiller"])
def test_a_blind_roll_without_sand_is_zero_and_closes_no_eye(roll: str) -> None:
    table = scene((2, 1))
    shown = roll.replace(" ", ",")
    assert table.roll(roll) == [f"rolled 0 {shown} 0,1 1"]
    assert table.state.closed == (2, 1)
    assert table.effect(1, "claim 0") == {"sand": 0, "true": 1}
    assert table.act(1, "claim 0") == ["claimed 1 0 0"]
    assert table.act(0, "accept") == ["accepted 0", "paid 1 0 0 0 1", "turn 1 no"]
    assert (piles(table), table.state.closed) == ((24, 24), (2, 1))


@rule("chinchiller.announcer", "C6.announcer")
@pytest.mark.parametrize(
    ("closed", "turn", "announcer"),
    [
        ((2, 0), 0, 1),
        ((0, 2), 1, 0),
        ((2, 1, 0), 0, 1),  # one eye is enough
        ((2, 2, 0), 0, 2),  # the direct neighbour is blind too
        ((2, 2, 1), 1, 2),
        ((0, 0, 2), 2, 0),  # round the table
        ((1, 2, 2), 1, 0),
        ((2, 2, 2, 0), 0, 3),
        ((0, 2, 0, 2), 1, 2),  # the nearest, not the other one
        ((0, 1, 2, 2, 2), 2, 0),
        ((2, 2, 0, 2, 2), 3, 2),  # all the way round
    ],
)
def test_the_nearest_player_to_the_left_who_sees_announces(closed: tuple[int, ...], turn: int, announcer: int) -> None:
    table = scene(closed, turn)
    table.roll("6 6")
    assert table.state.actors == (announcer,)
    assert table.legal(announcer) == ALL_CLAIMS
    others = [seat for seat in range(len(closed)) if seat != announcer]
    assert [table.legal(seat) for seat in others] == [[]] * len(others)
    assert {table.refused(seat, "claim 12") for seat in others} == {"action.not-your-turn"}
    for viewer in (*range(len(closed)), -1, -2):
        assert table.view(viewer).announcer == announcer
    assert table.act(announcer, "claim 12") == [f"claimed {announcer} {turn} 12"]


@rule("chinchiller.overview-neighbour-pays", "chinchiller.accept-neighbour-pays", "C6.announcer", "C7.pays-claim")
def test_the_announcer_pays_even_when_others_sit_between() -> None:
    table = scene((2, 2, 0, 0))
    blind_turn(table, "3 3", 6)
    assert table.act(0, "accept") == ["accepted 0", "paid 2 0 6 0 2,3", "turn 1 yes"]
    assert piles(table) == (30, 24, 18, 24)
    assert supply(table) == 649  # none of it came from the supply


@rule("chinchiller.accept-neighbour-pays", "chinchiller.no-cheating-with-sand", "C7.pays-claim")
@pytest.mark.parametrize("amount", CLAIMS)
def test_an_accepted_claim_is_paid_as_it_was_said(amount: int) -> None:
    table = scene((2, 0))
    blind_turn(table, "3 6", amount)
    assert table.effect(0, "accept") == {"sand": amount}
    assert table.act(0, "accept") == ["accepted 0", f"paid 1 0 {amount} 0 1", "turn 1 no"]
    assert (piles(table), supply(table)) == ((24 + amount, 24 - amount), 697)
    assert table.state.closed == (2, 0)  # a lie that is believed costs nothing


@rule("chinchiller.accept-lacking", "C7.lacking")
@pytest.mark.parametrize(("claim", "paid", "lacking"), [(9, 9, 0), (12, 10, 2), (24, 10, 14)])
def test_what_the_announcer_lacks_comes_from_the_supply(claim: int, paid: int, lacking: int) -> None:
    table = scene((2, 0), sand=10)
    blind_turn(table, "1 1", claim)
    assert table.act(0, "accept") == ["accepted 0", f"paid 1 0 {claim} {lacking} 1", "turn 1 no"]
    assert piles(table) == (10 + claim, 10 - paid)
    assert supply(table) == 725 - lacking


@rule("chinchiller.example-dora", "chinchiller.may-lie", "C7.pays-claim")
def test_dora_accepts_nine_for_her_eighteen() -> None:
    dora, eric = 0, 1
    table = scene((2, 0))
    assert table.roll("6 12") == ["rolled 0 6,12 0,1 1"]
    assert table.effect(eric, "claim 18") == {"sand": 18, "true": 1}
    assert table.act(eric, "claim 9") == ["claimed 1 0 9"]
    assert table.view(dora).claim == 9
    assert table.act(dora, "accept") == ["accepted 0", "paid 1 0 9 0 1", "turn 1 no"]
    assert piles(table) == (33, 15)
    assert supply(table) == 697
    assert table.state.closed == (2, 0)


@rule("chinchiller.overview-one-bluff", "chinchiller.no-cheating-with-sand")
def test_the_claim_is_the_only_place_for_a_lie() -> None:
    table = scene((2, 0, 0), turn=1)
    table.roll("1 3")
    assert table.legal(1) == ["take", "reroll"]
    assert table.refused(1, "take 24") == "action.syntax"  # nobody can say how much they take
    assert table.act(1, "take") == ["took 1 4", "turn 2 no"]
    table.roll("6 6")
    assert table.refused(2, "claim 24") == "action.illegal"  # nor claim anything about a roll of their own
    assert table.act(2, "take") == ["took 2 12", "turn 0 yes"]
    blind_turn(table, "1 1", 24)
    assert table.refused(0, "accept 24") == "action.syntax"
    assert table.refused(1, "claim 2") == "action.not-your-turn"  # said is said
