from itertools import product

import pytest

from dicehouse.games.chinchiller.bots import jit
from dicehouse.games.chinchiller.sand import beats, challenged
from games.chinchiller.scenes import blind_turn, piles, scene, supply
from support import rule

CLAIMS = (0, 1, 2, 3, 4, 6, 7, 9, 12, 13, 15, 18, 24)
ROLL_OF = {
    0: "x2 chinchiller",
    1: "1 chinchiller",
    2: "1 x2",
    3: "chinchiller 3",
    4: "1 3",
    6: "x2 3",
    7: "6 1",
    9: "3 6",
    12: "6 6",
    13: "12 1",
    15: "3 12",
    18: "12 6",
    24: "12 x2",
}
"""A roll for every total."""


@rule("chinchiller.example-fay", "chinchiller.challenge-low-truth", "chinchiller.overview-greed", "C8.low-truth")
def test_fay_doubts_a_true_one_and_pays_six() -> None:
    fay, gus = 0, 1
    table = scene((2, 0))
    assert blind_turn(table, "1 chinchiller", 1) == ["rolled 0 1,chinchiller 0,1 1", "claimed 1 0 1"]
    assert table.effect(fay, "challenge") == {"risk": 6}
    assert table.act(fay, "challenge") == ["challenged 0 1,chinchiller 1 yes -", "paid 0 1 6 0 1", "turn 1 no"]
    assert (piles(table)[fay], piles(table)[gus]) == (18, 30)
    assert table.state.closed == (2, 0)


@rule("chinchiller.example-holly", "chinchiller.challenge-high-truth", "C8.high-truth")
def test_holly_doubts_a_true_nine_and_nobody_pays() -> None:
    holly = 0
    table = scene((2, 0))
    assert blind_turn(table, "3 6", 9) == ["rolled 0 3,6 0,1 1", "claimed 1 0 9"]
    assert table.effect(holly, "challenge") == {"risk": 0}
    assert table.act(holly, "challenge") == ["challenged 0 3,6 9 yes -", "turn 1 no"]
    assert (piles(table), supply(table), table.state.closed) == ((24, 24), 697, (2, 0))


@rule("chinchiller.example-joy", "chinchiller.challenge-lie", "C8.lie-pays", "C8.lie-eye")
def test_joy_catches_kurt_who_pays_24_and_closes_an_eye() -> None:
    joy, kurt = 0, 1
    table = scene((2, 0))
    assert blind_turn(table, "12 12", 9) == ["rolled 0 12,12 0,1 1", "claimed 1 0 9"]
    assert table.act(joy, "challenge") == ["challenged 0 12,12 24 no -", "paid 1 0 24 0 1", "eye 1 1", "turn 1 no"]
    assert (piles(table)[joy], piles(table)[kurt]) == (48, 0)
    assert table.state.closed == (2, 1)


@rule("chinchiller.challenge-low-truth", "chinchiller.challenge-high-truth", "chinchiller.challenge-lie")
@rule("C8.low-truth", "C8.high-truth", "C8.lie-pays", "C8.lie-eye", "chinchiller.greed-low-pays")
@pytest.mark.parametrize(("actual", "claim"), list(product(CLAIMS, repeat=2)))
def test_every_claim_against_every_roll(actual: int, claim: int) -> None:
    table = scene((2, 0, 0))
    blind_turn(table, ROLL_OF[actual], claim)
    assert table.effect(0, "challenge") == {"risk": 6 if claim in (0, 1, 2, 3, 4) else 0}
    happened = table.act(0, "challenge")
    shown = ROLL_OF[actual].replace(" ", ",")
    if claim != actual:  # a lie, high or low
        assert happened == [f"challenged 0 {shown} {actual} no -", f"paid 1 0 {actual} 0 1,2", "eye 1 1", "turn 1 no"]
        assert piles(table) == (24 + actual, 24 - actual, 24)
        assert table.state.closed == (2, 1, 0)
    elif actual in (0, 1, 2, 3, 4):
        assert happened == [f"challenged 0 {shown} {actual} yes -", "paid 0 1 6 0 1,2", "turn 1 no"]
        assert piles(table) == (18, 30, 24)
        assert table.state.closed == (2, 0, 0)
    else:
        assert happened == [f"challenged 0 {shown} {actual} yes -", "turn 1 no"]
        assert piles(table) == (24, 24, 24)
        assert table.state.closed == (2, 0, 0)
    assert supply(table) == 673


@rule("chinchiller.challenge-low-truth", "C8.low-truth-lacking")
@pytest.mark.parametrize(("sand", "lacking"), [(6, 0), (5, 1), (0, 6)])
def test_what_a_blind_player_lacks_of_the_six_comes_from_the_supply(sand: int, lacking: int) -> None:
    table = scene((2, 0), sand=sand)
    before = supply(table)
    blind_turn(table, "1 3", 4)
    assert table.act(0, "challenge")[1] == f"paid 0 1 6 {lacking} 1"
    assert piles(table) == (sand - 6 + lacking, sand + 6)
    assert supply(table) == before - lacking


@rule("chinchiller.challenge-lie", "C8.lie-lacking")
@pytest.mark.parametrize(("sand", "lacking"), [(24, 0), (10, 14), (0, 24)])
def test_what_a_liar_lacks_comes_from_the_supply(sand: int, lacking: int) -> None:
    table = scene((2, 0), sand=sand)
    before = supply(table)
    blind_turn(table, "12 12", 0)
    assert table.act(0, "challenge")[1:3] == [f"paid 1 0 24 {lacking} 1", "eye 1 1"]
    assert piles(table) == (sand + 24, sand - 24 + lacking)
    assert supply(table) == before - lacking


@rule("chinchiller.challenge-lie", "C6.announcer", "C8.lie-pays", "C8.lie-eye")
def test_the_announcer_and_not_the_blind_neighbour_pays_for_a_lie() -> None:
    table = scene((2, 2, 0, 0))
    blind_turn(table, "6 6", 24)  # a lie that is too high
    assert table.act(0, "challenge") == [
        "challenged 0 6,6 12 no 0,2,3",
        "paid 2 0 12 0 2,3",
        "eye 2 1",
        "turn 1 yes",
    ]
    assert piles(table) == (36, 24, 12, 24)
    assert table.state.closed == (2, 2, 1, 0)


@rule("chinchiller.challenge-lie", "C8.lie-eye", "C6.announcer")
def test_a_liar_with_one_eye_goes_blind_and_the_next_one_announces() -> None:
    table = scene((2, 1, 0))
    blind_turn(table, "1 1", 0)
    assert table.act(0, "challenge") == ["challenged 0 1,1 2 no -", "paid 1 0 2 0 1,2", "eye 1 2", "turn 1 yes"]
    table.roll("6 6")
    assert table.state.actors == (2,)
    assert table.view(1).faces is None


@rule("chinchiller.next-turn", "chinchiller.challenge-looks")
@pytest.mark.parametrize(("claim", "answer"), [(9, "accept"), (9, "challenge"), (2, "challenge"), (2, "accept")])
def test_after_any_answer_the_next_player_is_on(claim: int, answer: str) -> None:
    table = scene((0, 2, 0), turn=1)
    blind_turn(table, "3 6", claim)
    assert table.act(1, answer)[-1] == "turn 2 no"
    assert table.view(2).throwers == (2,)
    assert table.view(2).claim is None
    assert table.refused(1, "challenge") == "action.dice-due"  # one answer only


@rule("chinchiller.greed-low-pays", "chinchiller.overview-greed")
def test_doubt_of_a_true_claim_is_cheap_from_six_on() -> None:
    costs = {}
    for claim in CLAIMS:
        table = scene((2, 0))
        blind_turn(table, ROLL_OF[claim], claim)
        table.act(0, "challenge")
        costs[claim] = 24 - piles(table)[0]
    assert costs == {0: 6, 1: 6, 2: 6, 3: 6, 4: 6} | dict.fromkeys(CLAIMS[5:], 0)


@pytest.mark.parametrize(
    ("claim", "actual", "owed", "fine", "eyes"),
    [
        (4, 4, 0, 6, 0),
        (0, 0, 0, 6, 0),
        (6, 6, 0, 0, 0),
        (24, 24, 0, 0, 0),
        (4, 18, 18, 0, 1),
        (18, 4, 4, 0, 1),
        (6, 0, 0, 0, 1),
    ],
)
def test_what_a_challenge_leads_to_in_numbers(claim: int, actual: int, owed: int, fine: int, eyes: int) -> None:
    assert challenged(claim, actual) == (owed, fine, eyes)
    assert jit.challenged(claim, actual) == (owed, fine, eyes)


def test_more_sand_wins_and_a_tie_goes_to_the_later_second_eye() -> None:
    for later in (False, True):
        assert beats(7, 6, later)
        assert not beats(6, 7, later)
        assert beats(6, 6, later) == jit.beats(6, 6, later) == later
