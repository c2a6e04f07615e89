import pytest

from dicehouse.core.game import Outcome
from games.dixkibluff.rounds import deal, next_round, place, totals
from support import Table, rule


def suns(players: int, *left: int) -> Table:
    """A live table with nothing but suns under the hands, on which seats 1, 2, .. have so many dice left.

    Seat 0 is in turn. It bets one sun again and again, and whoever is to lose a die calls DiXe! wrongly.
    """
    table = deal(*["sun sun sun"] * players, calls="live")
    for seat, dice in enumerate(left, start=1):
        while totals(table)[seat] > dice:
            lose_a_die(table, seat)
            next_round(table)
    return table


def lose_a_die(table: Table, seat: int) -> list[str]:
    """Seat 0 bets one sun, and a wrong DiXe! costs that seat a die."""
    table.act(0, "bet 1 sun")
    return table.act(seat, "dixe")[2:]


@rule("dixkibluff.eliminated", "D10.out")
def test_a_player_without_dice_is_out() -> None:
    table = suns(4, 1)
    assert lose_a_die(table, 1) == ["discarded 1 0", "out 1", "round 4 0"]
    assert totals(table) == (3, 0, 3, 3)
    assert table.match.game.retired(table.state) == (1,)
    place(table, 0, "sun", "sun", "sun")
    assert table.roll("sun sun sun", "sun sun sun") == ["thrown 2 sun,sun,sun 2", "thrown 3 sun,sun,sun 3"]
    table.act(0, "bet 1 pi")
    assert table.state.turn == 2  # the turn goes past seat 1
    assert table.state.actors == (2, 3)
    assert table.legal(1) == []
    assert {table.refused(1, action) for action in ("dixe", "doubt", "pass", "bet 2 pi")} == {"action.not-your-turn"}
    assert table.act(2, "doubt")[1:] == [
        "shown sun,sun,sun/()/sun,sun,sun/sun,sun,sun pi 0 1",
        "discarded 0 2",
        "round 5 2",
    ]


@rule("D10.out")
def test_a_player_with_one_die_is_still_in() -> None:
    table = suns(3, 1)
    table.act(0, "bet 1 pi")
    assert table.legal(1)[-2:] == ["doubt", "dixe"]
    assert table.act(1, "doubt")[2:] == ["discarded 0 2", "round 4 1"]


@rule("dixkibluff.eliminated", "D10.out", "D8.paced-order", "D8.any-other")
def test_paced_nobody_who_is_out_is_asked() -> None:
    table = deal(*["sun sun sun"] * 4)
    for _ in range(3):  # seat 2 calls wrongly three times
        table.act(0, "bet 1 sun")
        table.act(1, "pass")
        table.act(2, "dixe")
        next_round(table)
    assert totals(table) == (3, 3, 0, 3)
    table.act(0, "bet 1 sun")
    asked = []
    while table.state.phase == "call":
        asked.append(table.state.actors[0])
        table.act(asked[-1], "pass")
    assert asked == [1, 3]
    assert table.refused(2, "dixe") == "action.not-your-turn"
    table.act(1, "bet 2 sun")
    assert table.state.turn == 3


@rule("dixkibluff.goal", "dixkibluff.last-wins", "D10.last")
@pytest.mark.parametrize("players", range(3, 10))
def test_the_last_player_with_dice_wins(players: int) -> None:
    last = players - 1
    table = suns(players, *[0] * (players - 2), 1)  # all but seats 0 and the last one are out
    assert table.outcome is None
    assert [text for text in table.happened if text.startswith("out")] == [f"out {seat}" for seat in range(1, last)]
    assert lose_a_die(table, last) == [f"discarded {last} 0", f"out {last}", "won 0"]
    assert table.outcome == Outcome("last", (0,), (3,) + (0,) * last)
    assert (table.match.due, table.state.actors) == (None, ())
    assert table.refused(0, "place sun") == "action.game-over"
    assert (table.view(-1).phase, table.view(-1).winner) == ("over", 0)


@rule("D10.out", "D8.exact", "D9.caller-wins")
def test_giving_away_the_last_die_puts_a_player_out() -> None:
    table = suns(3, 1)
    table.act(0, "bet 1 sun")
    table.act(1, "bet 7 sun")  # all the dice there are
    assert table.act(2, "dixe")[2:] == ["gave 1 2", "out 1", "round 4 2"]
    assert totals(table) == (3, 0, 4)


@rule("D10.last", "D8.exact", "dixkibluff.last-wins")
def test_a_right_dixe_can_win_the_game() -> None:
    table = suns(3, 1, 0)
    table.act(0, "bet 1 sun")
    table.act(1, "bet 4 sun")
    assert table.act(0, "dixe")[2:] == ["gave 1 0", "out 1", "won 0"]
    assert table.outcome == Outcome("last", (0,), (4, 0, 0))


@rule("D10.last", "D7.holds")
def test_a_doubt_that_was_wrong_can_end_the_game() -> None:
    table = suns(3, 1, 0)
    table.act(0, "bet 4 sun")
    assert table.act(1, "doubt")[2:] == ["discarded 1 0", "out 1", "won 0"]


@rule("D10.last", "D7.fails", "D9.doubter-wins")
def test_a_doubt_that_was_right_can_end_the_game() -> None:
    table = suns(3, 1, 0)
    table.act(0, "bet 1 pi")
    assert table.act(1, "doubt")[2:] == ["discarded 0 2", "round 7 1"]
    next_round(table)
    for left in (1, 0):  # two players take turns at betting first and being next
        table.act(1, "bet 1 sun")
        table.act(0, "bet 1 pi,sun")
        happened = table.act(1, "doubt")[2:]
        assert happened[0] == f"discarded 0 {left}"
        if left:
            next_round(table)
    assert happened[1:] == ["out 0", "won 1"]
    assert table.outcome == Outcome("last", (1,), (0, 1, 0))


@rule("D10.out", "D3.nobody-elses")
def test_a_player_who_is_out_sees_no_hands_until_the_game_is_over() -> None:
    table = suns(3, 0, 1)
    assert table.view(1).hands == (None, None, None)
    lose_a_die(table, 2)
    for viewer in (0, 1, 2, -1, -2):
        assert table.view(viewer).hands == (("sun", "sun", "sun"), None, ("sun",))
