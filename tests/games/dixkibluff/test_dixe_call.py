import pytest

from dicehouse.core.errors import ActionError
from games.dixkibluff.rounds import all_pass, bid, deal, totals
from support import rule

FIVE_BOMBS = ("bomb bomb pi", "bomb figure sun", "figure smiley yinyang")
SHOWN = "shown bomb,bomb,pi/bomb,figure,sun/figure,smiley,yinyang"


@rule("dixkibluff.confirm-exact", "dixkibluff.confirm-count", "dixkibluff.confirm-word", "dixkibluff.example-dixe")
@rule("D8.exact", "D9.caller-wins", "dixkibluff.one-die-a-round", "D6.figures")
@pytest.mark.parametrize("calls", ["paced", "live"])
def test_exactly_five_bombs_the_bettor_gives_the_caller_a_die(calls: str) -> None:
    table = deal(*FIVE_BOMBS, calls=calls)
    table.act(0, "bet 5 bomb")
    assert table.act(1, "dixe") == ["called 1 0", f"{SHOWN} bomb 5 5", "gave 0 1", "round 2 1"]
    assert totals(table) == (2, 4, 3)
    for viewer in (0, 1, 2, -1, -2):  # heard by all
        assert table.seen(viewer)[-4:] == table.happened[-4:]


@rule("dixkibluff.confirm-different", "D8.not-exact", "D9.bettor-wins", "dixkibluff.one-die-a-round")
@pytest.mark.parametrize("calls", ["paced", "live"])
@pytest.mark.parametrize("number", [1, 4, 6, 9])
def test_any_other_number_of_bombs_costs_the_caller_a_die(calls: str, number: int) -> None:
    table = deal(*FIVE_BOMBS, calls=calls)
    table.act(0, f"bet {number} bomb")
    assert table.act(1, "dixe") == ["called 1 0", f"{SHOWN} bomb 5 {number}", "discarded 1 2", "round 2 0"]
    assert totals(table) == (3, 2, 3)


@rule("D8.exact", "D8.not-exact", "D6.figures")
@pytest.mark.parametrize(
    ("hands", "counts", "right"),
    [
        (("pi pi pi", "bomb bomb bomb", "sun sun sun"), (3, 3), True),
        (("pi pi figure", "bomb bomb sun", "sun sun sun"), (3, 3), True),
        (("pi pi pi", "pi bomb bomb", "bomb sun sun"), (4, 3), False),  # it holds, but not exactly
        (("pi pi pi", "bomb bomb sun", "sun sun sun"), (3, 2), False),
        (("pi pi pi", "pi bomb bomb", "sun sun sun"), (4, 2), False),
    ],
)
def test_with_several_symbols_each_must_count_exactly_the_number(
    hands: tuple[str, ...], counts: tuple[int, ...], right: bool
) -> None:
    table = deal(*hands)
    bid(table, "3 pi")
    table.act(1, "bet 3 pi,bomb")
    happened = table.act(2, "dixe")
    assert table.state.last.counts == counts
    assert happened[2:] == (["gave 1 2", "round 2 2"] if right else ["discarded 2 2", "round 2 1"])


@rule("dixkibluff.confirm-anyone", "D8.any-other", "D8.live", "D8.while-a-bet-stands")
@pytest.mark.parametrize("players", range(3, 10))
def test_live_everybody_but_the_bettor_may_call_at_any_time(players: int) -> None:
    for caller in range(players):
        table = deal(*["pi bomb sun"] * players, calls="live")
        assert {table.refused(seat, "dixe") for seat in range(1, players)} == {"action.not-your-turn"}
        assert table.refused(0, "dixe") == "action.illegal"  # no bet stands
        bid(table, "1 pi", "2 pi")
        assert sorted(table.state.actors) == [seat for seat in range(players) if seat != 1]
        if caller == 1:
            assert table.legal(1) == []
            assert table.refused(1, "dixe") == "action.not-your-turn"
        else:
            assert table.legal(caller)[-1] == "dixe"
            assert caller == 2 or table.legal(caller) == ["dixe"]
            assert table.act(caller, "dixe")[0] == f"called {caller} 1"


@rule("D8.live")
def test_live_the_first_call_counts_and_a_late_one_is_told_so() -> None:
    table = deal(*FIVE_BOMBS, calls="live")
    table.act(0, "bet 5 bomb")
    seen = len(table.match.entries)
    table.act(2, "dixe")
    before = table.state
    with pytest.raises(ActionError) as caught:
        table.match.act(1, "dixe", seen=seen)
    assert caught.value.code == "action.too-late"
    assert table.state is before
    assert totals(table) == (2, 3, 4)


@rule("D8.live")
@pytest.mark.parametrize("faster", ["dixe", "doubt", "raise"])
def test_live_the_order_of_arrival_decides_between_the_next_player_and_the_others(faster: str) -> None:
    table = deal(*FIVE_BOMBS, calls="live")
    table.act(0, "bet 5 bomb")
    if faster == "dixe":
        table.act(2, "dixe")
        assert table.refused(1, "doubt") == "action.not-your-turn"
    elif faster == "doubt":
        table.act(1, "doubt")
        assert table.refused(2, "dixe") == "action.not-your-turn"
    else:
        table.act(1, "bet 6 bomb")
        assert table.legal(0) == ["dixe"]  # the bettor before may call the raise
        assert table.legal(1) == []
        assert table.act(0, "dixe") == ["called 0 1", f"{SHOWN} bomb 5 6", "discarded 0 2", "round 2 1"]


@rule("D8.live")
def test_live_nobody_is_asked_and_nobody_passes() -> None:
    table = deal(*FIVE_BOMBS, calls="live")
    table.act(0, "bet 5 bomb")
    assert table.view(0).phase == "bet"
    assert table.refused(1, "pass") == "action.illegal"
    assert table.refused(2, "pass") == "action.illegal"
    assert table.act(1, "bet 6 bomb") == ["bet 1 6 bomb"]  # at once


@rule("D8.paced-order", "D8.paced-then-turn", "D8.any-other")
@pytest.mark.parametrize("players", range(3, 10))
@pytest.mark.parametrize("bettor", [0, 2])
def test_paced_everybody_else_is_asked_once_from_the_left_of_the_bettor(players: int, bettor: int) -> None:
    table = deal(*["pi bomb sun"] * players, first=bettor)
    table.act(bettor, "bet 1 pi")
    asked = []
    while table.view(-1).phase == "call":
        (seat,) = table.state.actors
        asked.append(seat)
        assert table.legal(seat) == ["dixe", "pass"]
        others = [other for other in range(players) if other != seat]
        assert {table.refused(other, "dixe") for other in others} == {"action.not-your-turn"}
        assert {table.refused(seat, wrong) for wrong in ("doubt", "bet 2 pi")} == {"action.illegal"}
        assert table.act(seat, "pass") == [f"passed {seat}"]
    assert asked == [(bettor + step) % players for step in range(1, players)]
    assert table.state.actors == ((bettor + 1) % players,)
    legal = table.legal((bettor + 1) % players)
    assert "doubt" in legal
    assert "dixe" not in legal  # they had their chance
    assert "pass" not in legal


@rule("D8.paced-order", "dixkibluff.confirm-anyone", "D9.caller-wins")
@pytest.mark.parametrize("caller", [1, 2, 3, 4])
def test_paced_any_player_may_call_wherever_they_sit(caller: int) -> None:
    table = deal("pi pi pi", "sun sun sun", "sun sun sun", "bomb bomb bomb", "bomb bomb bomb")
    table.act(0, "bet 3 pi")
    for seat in range(1, caller):
        table.act(seat, "pass")
    assert table.act(caller, "dixe")[-2:] == [f"gave 0 {caller}", f"round 2 {caller}"]


@rule("D8.paced-order", "D8.paced-then-turn")
def test_paced_everybody_is_asked_again_after_each_raise() -> None:
    table = deal(*FIVE_BOMBS)
    table.act(0, "bet 1 bomb")
    assert all_pass(table) == ["passed 1", "passed 2"]
    table.act(1, "bet 2 bomb")
    assert all_pass(table) == ["passed 2", "passed 0"]
    assert table.state.actors == (2,)
