import pytest

from dicehouse.games.chinchiller.sand import CLAIMS, returned_by_each
from games.chinchiller.scenes import blind_turn, piles, scene, supply
from support import Table, rule


def take(table: Table, roll: str) -> list[str]:
    """The player in turn rolls once and stops."""
    before = len(table.happened)
    table.roll(roll)
    table.act(table.state.actors[0], "take")
    return table.happened[before:]


@rule("chinchiller.supply-runs-out", "C3.return-needed", "C3.rounded-up", "C3.differences")
def test_an_exhausted_supply_gets_back_the_same_from_everybody_and_no_more_than_it_needs() -> None:
    table = Table("chinchiller", 3, first=0, sand=20, supply=72)  # 12 in the supply
    assert take(table, "6 3") == ["rolled 0 6,3 0,1 -", "took 0 9", "turn 1 no"]
    assert (piles(table), supply(table)) == ((29, 20, 20), 3)
    # 4 is one more than there is: three players give back 1 each, and two of them are left
    assert take(table, "3 1") == ["rolled 1 3,1 0,1 -", "returned 1", "took 1 4", "turn 2 no"]
    assert (piles(table), supply(table)) == ((28, 23, 19), 2)
    # 24 with 2 in the supply: 22 are lacking, 8 from each
    assert take(table, "12 12") == ["rolled 2 12,12 0,1 -", "returned 8", "took 2 24", "turn 0 no"]
    assert (piles(table), supply(table)) == ((20, 15, 35), 2)


@rule("C3.return-needed", "C3.rounded-up", "C3.at-most-smallest", "C13")
@pytest.mark.parametrize("players", range(2, 6))
def test_what_everybody_returns_is_the_least_that_is_enough(players: int) -> None:
    for supply_left in (*range(-60, 30), -10_000, -9_999_999):
        for amount in CLAIMS:
            for smallest in (0, 1, 7, 24, 10**8):
                returned = returned_by_each(amount, supply_left, smallest, players, whole=False)
                enough = next((n for n in range(30) if supply_left + n * players >= amount), None)
                if enough is None:
                    enough = -((supply_left - amount) // players)
                assert returned == (0 if amount == 0 else min(enough, smallest))
                whole = returned_by_each(amount, supply_left, smallest, players, whole=True)
                assert whole == (smallest if 0 < amount > supply_left else 0)


@rule("chinchiller.supply-runs-out", "C3.return-needed", "C3.rounded-up")
@pytest.mark.parametrize(("left", "returned"), [(15, 0), (14, 1), (13, 1), (12, 2), (1, 7), (0, 8)])
def test_sand_is_returned_only_when_the_supply_cannot_pay_in_full(left: int, returned: int) -> None:
    table = Table("chinchiller", 2, first=0, supply=48 + left)
    told = [f"returned {returned}"] if returned else []
    assert take(table, "12 3") == ["rolled 0 12,3 0,1 -", *told, "took 0 15", "turn 1 no"]
    assert piles(table) == (39 - returned, 24 - returned)
    assert sum(piles(table)) + supply(table) == 48 + left
    assert supply(table) == left - 15 + 2 * returned < (2 if returned else 1)


@rule("chinchiller.supply-runs-out", "C3.return-needed", "C3.differences", "C2.all-the-sand")
def test_the_real_745_sand_can_run_out() -> None:
    table = Table("chinchiller", 2, first=0)
    for turn in range(29):  # 29 times 24 of the 697
        assert take(table, "12 12")[1:] == [f"took {turn % 2} 24", f"turn {(turn + 1) % 2} no"]
    assert (piles(table), supply(table)) == ((384, 360), 1)
    assert take(table, "12 12") == ["rolled 1 12,12 0,1 -", "returned 12", "took 1 24", "turn 0 no"]
    assert (piles(table), supply(table)) == ((372, 372), 1)


@rule("C3.debt", "C3.at-most-smallest", "C2.all-the-sand")
def test_the_real_745_sand_can_go_into_debt() -> None:
    table = Table("chinchiller", 2, first=0)
    happened = []
    for _ in range(32):  # one player takes 24 each turn, the other nothing
        happened += take(table, "12 12")
        table.roll("x2 x2")
    # from the 30th time on 12 are needed from each, until one pile is empty and there is nothing to return
    assert [text for text in happened if text.startswith("returned")] == ["returned 12", "returned 12"]
    assert happened.count("took 0 24") == 32
    assert (piles(table), supply(table)) == ((768, 0), -23)
    assert sum(piles(table)) + supply(table) == 745


@rule("C13", "C3.debt", "C3.at-most-smallest")
def test_what_is_returned_may_be_too_little() -> None:
    table = Table("chinchiller", 2, first=0, sand=5, supply=10)
    assert take(table, "12 12") == ["rolled 0 12,12 0,1 -", "returned 5", "took 0 24", "turn 1 no"]
    assert (piles(table), supply(table)) == ((24, 0), -14)
    assert take(table, "6 12") == ["rolled 1 6,12 0,1 -", "took 1 18", "turn 0 no"]
    assert (piles(table), supply(table)) == ((24, 18), -32)
    # a supply in debt is filled as well before it pays again: 34 are lacking, 17 from each
    assert take(table, "1 1") == ["rolled 0 1,1 0,1 -", "returned 17", "took 0 2", "turn 1 no"]
    assert (piles(table), supply(table)) == ((9, 1), 0)


@rule("C3.option-pile", "C3.differences")
def test_by_the_first_reading_everybody_returns_the_whole_smallest_pile() -> None:
    table = Table("chinchiller", 3, first=0, sand=20, supply=72, returns="pile")
    assert take(table, "6 3") == ["rolled 0 6,3 0,1 -", "took 0 9", "turn 1 no"]
    # 4 is one more than there is: all give back 20, then the 4 are paid
    assert take(table, "3 1") == ["rolled 1 3,1 0,1 -", "returned 20", "took 1 4", "turn 2 no"]
    assert (piles(table), supply(table)) == ((9, 4, 0), 59)


@rule("C13", "C3.option-pile", "C3.debt")
def test_by_the_first_reading_a_debt_takes_the_smallest_pile_again() -> None:
    table = Table("chinchiller", 2, first=0, sand=5, supply=10, returns="pile")
    take(table, "12 12")
    take(table, "6 12")
    assert take(table, "1 1") == ["rolled 0 1,1 0,1 -", "returned 18", "took 0 2", "turn 1 no"]
    assert (piles(table), supply(table)) == ((8, 0), 2)


@rule("C3.differences")
@pytest.mark.parametrize("returns", ["needed", "pile"])
@pytest.mark.parametrize("left", [0, 1, 10, 100, 673])
def test_differences_between_players_do_not_depend_on_the_supply(left: int, returns: str) -> None:
    # the same rolls with a small and with the real supply: only the level differs
    rolls = ["12 12", "6 x2", "3 chinchiller", "x2 12", "1 1", "6 6", "x2 x2", "12 3", "1 x2"] * 3
    small = Table("chinchiller", 3, first=0, supply=72 + left, returns=returns)
    real = Table("chinchiller", 3, first=0)
    for roll in rolls:
        for table in (small, real):
            table.roll(roll)
            if table.state.actors:
                table.act(table.state.actors[0], "take")
        levels = {mine - yours for mine, yours in zip(piles(real), piles(small), strict=True)}
        assert len(levels) == 1
        assert sum(piles(small)) + supply(small) == 72 + left
    assert sum(text.startswith("returned") for text in small.happened) >= (left < 200)
    assert not any(text.startswith("returned") for text in real.happened)


@rule("C13", "chinchiller.two-x2", "C4.two-x2", "C3.return-needed")
def test_two_x2_move_no_sand_even_while_the_supply_is_in_debt() -> None:
    # 0 can always be paid in full, and two x2 have no other effect: nobody returns anything
    table = Table("chinchiller", 2, first=0, sand=0, supply=0)
    take(table, "12 chinchiller")
    take(table, "6 chinchiller")
    assert (piles(table), supply(table)) == ((12, 6), -18)
    assert table.roll("x2 x2") == ["rolled 0 x2,x2 0,1 -", "took 0 0", "turn 1 no"]
    assert (piles(table), supply(table)) == ((12, 6), -18)


@rule("C12", "C3.debt", "C7.lacking")
def test_an_empty_supply_helps_an_announcer_on_credit() -> None:
    # the announcer gives everything first, so the smallest pile is empty and nobody has anything to return
    table = scene((2, 0, 0), sand=5, supply=15)
    blind_turn(table, "12 12", 24)
    assert table.act(0, "accept") == ["accepted 0", "paid 1 0 24 19 1,2", "turn 1 no"]
    assert (piles(table), supply(table)) == ((29, 0, 5), -19)


@rule("C12", "C3.debt", "C8.low-truth-lacking", "C8.lie-lacking")
@pytest.mark.parametrize(
    ("claim", "paid", "after", "debt"),
    [(2, "paid 0 1 6 1 1", (0, 11), -1), (3, "paid 1 0 2 0 1", (7, 3), 0)],
)
def test_an_empty_supply_helps_after_a_challenge(claim: int, paid: str, after: tuple[int, ...], debt: int) -> None:
    table = scene((2, 0), sand=5, supply=10)
    blind_turn(table, "1 1", claim)
    assert paid in table.act(0, "challenge")
    assert (piles(table), supply(table)) == (after, debt)


@rule("C2.only-totals")
def test_change_is_always_possible() -> None:
    # all the ones there are would not do for 30 takes of 1: nobody counts pieces
    table = Table("chinchiller", 2, first=0)
    for _ in range(30):
        take(table, "1 chinchiller")
    assert (piles(table), supply(table)) == ((39, 39), 667)


@rule("chinchiller.supply-runs-out", "C10.amounts")
def test_a_blind_player_hears_what_everybody_returns() -> None:
    table = scene((2, 0), turn=1, supply=48)
    table.roll("6 6")
    table.act(1, "take")
    assert table.seen(0)[-3:] == ["returned 6", "took 1 12", "turn 0 yes"]
    assert table.view(0).piles is None
