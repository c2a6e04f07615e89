from itertools import product

import pytest

from games.chinchiller.scenes import piles, supply
from support import Table, rule

FACES = ("1", "3", "6", "12", "x2", "chinchiller")
ROLLS = list(product(FACES, repeat=2))
SPECIAL = ("x2", "chinchiller")


def sand_by_the_book(first: str, second: str) -> int:
    """What stopping pays, written down once more and on purpose in another way than the rules are."""
    if first in SPECIAL and second in SPECIAL:
        return 0
    if first in SPECIAL:
        first, second = second, first
    if second == "x2":
        return int(first) + int(first)
    return int(first) if second == "chinchiller" else int(first) + int(second)


@rule("chinchiller.sand-may-be-rerolled", "chinchiller.stop-takes-sum", "chinchiller.x2-doubles")
@rule("chinchiller.one-chinchiller", "C4.stop-or-reroll", "C4.pays", "C2.only-totals")
@pytest.mark.parametrize("roll", [roll for roll in ROLLS if not set(roll) <= set(SPECIAL)])
def test_with_sand_showing_the_player_may_stop_or_reroll(roll: tuple[str, str]) -> None:
    table = Table("chinchiller", 2, " ".join(roll), first=0)
    amount = sand_by_the_book(*roll)
    assert table.happened == [f"rolled 0 {roll[0]},{roll[1]} 0,1 -"]
    assert table.legal(0) == ["take", "reroll"]
    assert table.effect(0, "take") == {"sand": amount}
    assert table.act(0, "take") == [f"took 0 {amount}", "turn 1 no"]
    assert piles(table) == (24 + amount, 24)
    assert supply(table) == 697 - amount
    assert table.state.closed == (0, 0)


@rule("chinchiller.no-sand-no-reroll", "chinchiller.two-x2", "C4.two-x2")
def test_two_x2_are_zero_sand_and_nothing_else() -> None:
    table = Table("chinchiller", 2, first=0)
    assert table.roll("x2 x2") == ["rolled 0 x2,x2 0,1 -", "took 0 0", "turn 1 no"]
    assert (piles(table), supply(table), table.state.closed) == ((24, 24), 697, (0, 0))
    assert table.refused(0, "reroll") == "action.dice-due"  # the dice are with the next player


@rule("chinchiller.no-sand-no-reroll", "chinchiller.eye-two-chinchillers", "chinchiller.eye-doubled-chinchiller")
@rule("chinchiller.overview-eye", "C4.close-eye")
@pytest.mark.parametrize("roll", ["chinchiller chinchiller", "chinchiller x2", "x2 chinchiller"])
def test_a_chinchiller_without_sand_closes_an_eye_and_ends_the_turn(roll: str) -> None:
    table = Table("chinchiller", 2, first=0)
    shown = roll.replace(" ", ",")
    assert table.roll(roll) == [f"rolled 0 {shown} 0,1 -", "eye 0 1", "turn 1 no"]
    assert (piles(table), supply(table), table.state.closed) == ((24, 24), 697, (1, 0))
    assert table.refused(0, "take") == "action.dice-due"
    assert table.refused(0, "reroll") == "action.dice-due"


@rule("chinchiller.specials-stay", "chinchiller.reroll-all-sand", "C4.reroll-all-sand")
@pytest.mark.parametrize("roll", [roll for roll in ROLLS if not set(roll) <= set(SPECIAL)])
def test_a_reroll_takes_every_die_that_shows_sand_and_no_other(roll: tuple[str, str]) -> None:
    table = Table("chinchiller", 2, " ".join(roll), first=0)
    rolled = [die for die in (0, 1) if roll[die] not in SPECIAL]
    assert table.effect(0, "reroll") == {"dice": len(rolled)}
    assert table.act(0, "reroll") == []
    due = table.match.due
    assert due is not None
    assert due.seats == (0,) * len(rolled)
    assert table.legal(0) == []  # no second thoughts while the dice are in the air
    assert table.refused(0, "take") == "action.dice-due"
    after = tuple("6" if die in rolled else roll[die] for die in (0, 1))
    dice = ",".join(map(str, rolled))
    assert table.roll(" ".join(["6"] * len(rolled))) == [f"rolled 0 {after[0]},{after[1]} {dice} -"]
    assert table.view(0).faces == after


@rule("chinchiller.overview-rerolls", "chinchiller.reroll-unlimited", "C4.stop-or-reroll")
def test_there_is_no_limit_to_rerolls() -> None:
    table = Table("chinchiller", 2, "1 1", first=0)
    for _ in range(200):
        assert table.legal(0) == ["take", "reroll"]
        table.act(0, "reroll", "1 1")
    assert table.act(0, "take") == ["took 0 2", "turn 1 no"]  # only the last roll counts


@rule("chinchiller.specials-stay", "chinchiller.no-sand-no-reroll", "chinchiller.two-x2", "C4.two-x2")
def test_a_reroll_can_end_in_two_x2() -> None:
    table = Table("chinchiller", 2, "x2 12", first=0)
    assert table.act(0, "reroll", "x2") == ["rolled 0 x2,x2 1 -", "took 0 0", "turn 1 no"]
    assert piles(table) == (24, 24)


@rule("chinchiller.example-axel", "chinchiller.reroll-all-sand", "C4.reroll-all-sand", "C4.pays")
def test_axel_rerolls_twice_and_takes_15() -> None:
    axel = 0
    table = Table("chinchiller", 2, "1 3", first=axel)
    assert table.act(axel, "reroll", "1 6") == ["rolled 0 1,6 0,1 -"]
    # he would like to keep the 6: there is no way to name dice, a re-roll takes both
    assert table.legal(axel) == ["take", "reroll"]
    assert table.effect(axel, "reroll") == {"dice": 2}
    assert table.refused(axel, "reroll 0") == "action.syntax"
    assert table.act(axel, "reroll", "3 12") == ["rolled 0 3,12 0,1 -"]
    assert table.effect(axel, "take") == {"sand": 15}
    assert table.act(axel, "take") == ["took 0 15", "turn 1 no"]
    assert (piles(table), supply(table)) == ((39, 24), 682)


@rule("chinchiller.example-bree", "chinchiller.specials-stay", "chinchiller.one-chinchiller", "C4.pays")
def test_bree_rerolls_one_die_beside_a_chinchiller_and_takes_6() -> None:
    bree = 0
    table = Table("chinchiller", 2, "6 6", first=bree)
    assert table.act(bree, "reroll", "3 chinchiller") == ["rolled 0 3,chinchiller 0,1 -"]
    assert table.effect(bree, "reroll") == {"dice": 1}  # she would like to roll both, but the chinchiller stays
    assert table.act(bree, "reroll", "6") == ["rolled 0 6,chinchiller 0 -"]
    assert table.state.closed == (0, 0)
    assert table.act(bree, "take") == ["took 0 6", "turn 1 no"]
    assert piles(table) == (30, 24)


@rule("chinchiller.example-bree", "C4.close-eye")
@pytest.mark.parametrize("bad_luck", ["chinchiller", "x2"])
def test_bree_would_have_closed_an_eye_with_another_special_side(bad_luck: str) -> None:
    table = Table("chinchiller", 2, "3 chinchiller", first=0)
    assert table.act(0, "reroll", bad_luck) == [f"rolled 0 {bad_luck},chinchiller 0 -", "eye 0 1", "turn 1 no"]
    assert piles(table) == (24, 24)


@rule("chinchiller.example-clay", "chinchiller.eye-doubled-chinchiller", "C4.close-eye")
def test_clay_rerolls_beside_a_x2_and_closes_an_eye() -> None:
    clay = 0
    table = Table("chinchiller", 2, "3 x2", first=clay)
    assert table.effect(clay, "take") == {"sand": 6}
    assert table.effect(clay, "reroll") == {"dice": 1}
    assert table.act(clay, "reroll", "chinchiller") == ["rolled 0 chinchiller,x2 0 -", "eye 0 1", "turn 1 no"]
    assert (piles(table), table.state.closed) == ((24, 24), (1, 0))


@rule("chinchiller.example-clay", "chinchiller.x2-doubles", "C4.pays")
@pytest.mark.parametrize(("face", "amount"), [("6", 12), ("12", 24)])
def test_clay_hoped_for_twelve_or_even_24(face: str, amount: int) -> None:
    table = Table("chinchiller", 2, "3 x2", first=0)
    table.act(0, "reroll", face)
    assert table.act(0, "take") == [f"took 0 {amount}", "turn 1 no"]
