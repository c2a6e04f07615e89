import pytest

from dicehouse.core.game import Outcome
from games.chinchiller.scenes import blind_turn, piles, scene
from support import Table, rule


@rule("chinchiller.end", "C9.end", "chinchiller.most-sand", "C9.most-sand")
def test_the_game_ends_when_the_last_eye_closes() -> None:
    table = scene((2, 1), turn=1)
    assert table.outcome is None
    table.roll("12 12")
    table.act(1, "take")
    blind_turn(table, "1 1", 2)
    table.act(0, "accept")
    assert piles(table) == (26, 46)
    assert table.roll("chinchiller x2") == ["rolled 1 chinchiller,x2 0,1 1", "eye 1 2", "ended 1 26,46"]
    assert table.outcome == Outcome("blind", (1,), (26, 46))
    assert table.match.due is None
    assert [table.legal(seat) for seat in (0, 1)] == [[], []]
    assert table.refused(0, "take") == "action.game-over"


@rule("chinchiller.end", "C9.end")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_goes_on_while_one_eye_is_open(players: int) -> None:
    closed = (2,) * (players - 1) + (1,)
    table = scene(closed, turn=players - 1)
    table.roll("6 6")
    assert table.act(players - 1, "take")[-1] == "turn 0 yes"
    for seat in range(players - 1):  # the one who sees announces to all
        blind_turn(table, "x2 x2", 0)
        table.act(seat, "accept")
    assert table.outcome is None
    happened = table.roll("chinchiller chinchiller")
    amounts = ",".join(["24"] * (players - 1) + ["36"])
    assert happened[1:] == [f"eye {players - 1} 2", f"ended {players - 1} {amounts}"]


@rule("C9.mid-turn", "C9.end", "chinchiller.end")
def test_the_game_can_end_in_the_middle_of_a_blind_turn() -> None:
    # the last eye at the table closes because of a lie; nobody is on after that
    table = scene((2, 1))
    blind_turn(table, "6 6", 7)
    assert table.act(0, "challenge") == [
        "challenged 0 6,6 12 no -",
        "paid 1 0 12 0 1",
        "eye 1 2",
        "ended 0 36,12",
    ]
    assert table.outcome == Outcome("blind", (0,), (36, 12))
    assert table.match.due is None


@rule("C9.mid-turn", "C9.end")
def test_a_lie_that_is_believed_ends_nothing() -> None:
    table = scene((2, 1))
    blind_turn(table, "6 6", 7)
    assert table.act(0, "accept")[-1] == "turn 1 no"
    assert table.outcome is None


@rule("C9.mid-turn")
def test_the_game_ends_in_mid_turn_with_blind_players_still_to_come() -> None:
    table = scene((2, 2, 1, 2))
    blind_turn(table, "1 1", 24)  # seat 2 announces; seats 1 and 3 will not have another turn
    assert table.act(0, "challenge") == [
        "challenged 0 1,1 2 no 0,2",
        "paid 2 0 2 0 2",
        "eye 2 2",
        "ended 0 26,24,22,24",
    ]


@rule("chinchiller.tie", "C9.tie")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_with_equal_sand_the_later_second_eye_wins(first: int, second: int) -> None:
    one_blind = (2, 1) if first == 0 else (1, 2)
    table = scene(one_blind, turn=second)
    assert table.roll("chinchiller chinchiller")[-1] == f"ended {second} 24,24"
    assert table.outcome == Outcome("blind", (second,), (24, 24))


@rule("chinchiller.tie", "C9.tie")
def test_only_the_tied_are_compared() -> None:
    # 2 goes blind first, then 0, then 1 as the last; 0 and 2 have most and 0 closed the second eye later
    table = Table("chinchiller", 3, first=0)
    table.roll("6 6")
    table.act(0, "take", "chinchiller chinchiller", "6 6")
    table.act(2, "take")
    assert piles(table) == (36, 24, 36)
    table.roll("x2 x2", "x2 x2", "chinchiller chinchiller")
    table.roll("chinchiller chinchiller", "x2 x2", "chinchiller chinchiller")  # 2 is blind
    table.roll("chinchiller chinchiller")  # 0 is blind
    assert table.state.blinded == (2, 0)
    assert table.roll("chinchiller chinchiller")[-1] == "ended 0 36,24,36"
    assert table.outcome == Outcome("blind", (0,), (36, 24, 36))


@rule("chinchiller.most-sand", "C9.most-sand", "C9.tie")
def test_more_sand_beats_a_later_second_eye() -> None:
    table = Table("chinchiller", 2, "1 chinchiller", first=0)
    table.act(0, "take", "chinchiller chinchiller")
    table.roll("chinchiller chinchiller", "x2 x2", "chinchiller chinchiller", "chinchiller chinchiller")
    assert table.state.blinded == (0, 1)
    assert table.outcome == Outcome("blind", (0,), (25, 24))


@rule("chinchiller.end", "C9.end")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1, -2])
def test_when_the_game_is_over_everybody_sees_everything(viewer: int) -> None:
    table = scene((2, 2, 1), turn=2)
    table.roll("chinchiller x2")
    view = table.view(viewer)
    assert view.faces == ("chinchiller", "x2")
    assert view.piles == (24, 24, 24)
    assert view.supply == 673
    assert view.closed == (2, 2, 2)
    assert view.winners == (2,)
    assert (view.actors, view.throwers, view.announcer) == ((), (), None)
    assert table.seen(viewer)[-1] == "ended 2 24,24,24"
