import pytest

from games.dixkibluff.rounds import bid, deal, next_round, place, totals
from support import rule

FACES = ("pi", "bomb", "smiley", "yinyang", "sun", "figure")
HANDS = ("pi pi pi", "sun sun sun", "bomb bomb bomb", "smiley smiley smiley")
"""Exactly three Pi."""


@rule("D9.doubter-wins", "D9.bettor-wins", "D9.caller-wins", "D4.winner-bets", "dixkibluff.winner-bets-first")
@pytest.mark.parametrize(
    ("number", "answer", "winner", "dice"),
    [
        (4, "doubt", 1, (2, 3, 3, 3)),  # the bet fails
        (3, "doubt", 0, (3, 2, 3, 3)),  # it holds
        (2, "doubt", 0, (3, 2, 3, 3)),
        (4, "dixe", 0, (3, 3, 2, 3)),  # seat 2 calls wrongly
        (2, "dixe", 0, (3, 3, 2, 3)),
        (3, "dixe", 2, (2, 3, 4, 3)),  # seat 2 calls rightly
    ],
)
def test_the_winner_of_a_round_places_and_bets_first(
    number: int, answer: str, winner: int, dice: tuple[int, ...]
) -> None:
    table = deal(*HANDS, calls="live")
    table.act(0, f"bet {number} pi")
    happened = table.act(2 if answer == "dixe" else 1, answer)
    assert happened[-1] == f"round 2 {winner}"
    assert totals(table) == dice
    assert (table.view(-1).phase, table.view(-1).round, table.view(-1).turn) == ("place", 2, winner)
    assert table.state.actors == (winner,)
    assert table.state.last.winner == winner
    others = [seat for seat in range(4) if seat != winner]
    assert {table.refused(seat, "place pi") for seat in others} == {"action.not-your-turn"}
    next_round(table)
    assert table.state.actors == (winner,)
    assert table.legal(winner)[0] == "bet 1 pi"
    assert {table.refused(seat, "bet 1 pi") for seat in others} == {"action.not-your-turn"}


@rule("dixkibluff.winner-places", "dixkibluff.winner-hides", "D4.winner-places", "D4.others-throw")
def test_the_winner_chooses_every_face_and_all_others_throw() -> None:
    table = deal(*HANDS)
    bid(table, "3 pi")
    table.act(1, "doubt")
    assert table.match.due is None  # first the winner places
    assert table.refused(0, "bet 1 pi") == "action.illegal"
    for face in ("figure", "sun"):
        assert table.legal(0) == [f"place {face}" for face in FACES]
        assert table.act(0, f"place {face}") == []  # the others are told when all dice lie
    assert table.act(0, "place figure") == ["placed 0 sun,figure,figure 0"]
    assert table.roll("pi bomb") == ["thrown 1 pi,bomb 1"]  # seat 1 lost a die
    assert table.roll("pi pi pi", "sun sun bomb") == ["thrown 2 pi,pi,pi 2", "thrown 3 sun,sun,bomb 3"]
    assert table.match.due is None
    assert table.state.hands[0] == ("sun", "figure", "figure")
    bid(table, "5 sun")  # 3 suns under the hands and two Figures
    assert table.act(1, "doubt")[1] == "shown sun,figure,figure/pi,bomb/pi,pi,pi/sun,sun,bomb sun 5 5"


@rule("D4.winner-places")
def test_the_winner_places_as_many_dice_as_they_have() -> None:
    table = deal(*HANDS)
    table.act(0, "bet 3 pi")
    table.act(1, "dixe")  # seat 1 has four dice now
    assert table.refused(1, "place moon") == "action.illegal"
    for _ in range(3):
        table.act(1, "place figure")
        assert table.match.due is None
        assert table.refused(1, "bet 1 pi") == "action.illegal"
    assert table.act(1, "place figure") == ["placed 1 figure,figure,figure,figure 1"]
    assert table.refused(1, "place figure") == "action.dice-due"
    assert table.roll("pi pi") == ["thrown 0 pi,pi 0"]


@rule("D4.first-throw", "D4.winner-places", "dixkibluff.throw")
def test_in_the_first_round_nobody_places() -> None:
    table = deal("pi pi pi", "sun sun sun", "bomb bomb bomb")
    assert not any(text.startswith("placed") for text in table.happened)
    assert table.refused(0, "place pi") == "action.illegal"
    assert sum(text.startswith("thrown") for text in table.happened) == 3


@rule("dixkibluff.rounds", "dixkibluff.one-die-a-round", "dixkibluff.two-phases", "D4.others-throw")
def test_rounds_follow_each_other_and_each_costs_one_player_one_die() -> None:
    table = deal(*HANDS)
    before = totals(table)
    for number, answer in enumerate(["doubt", "doubt", "dixe", "doubt", "dixe"], start=1):
        assert table.state.round == number
        bettor = table.state.turn
        table.act(bettor, "bet 2 pi" if number % 2 else "bet 3 sun")
        if answer == "dixe":
            table.act(table.state.actors[0], "dixe")
        else:
            while table.state.phase == "call":
                table.act(table.state.actors[0], "pass")
            table.act(table.state.turn, "doubt")
        lost = [old - new for old, new in zip(before, totals(table), strict=True) if new < old]
        assert lost == [1]
        before = totals(table)
        next_round(table)
        assert table.view(0).bettor is None  # a new round begins without a bet
        assert table.view(0).number is None
        assert table.view(0).symbols == ()


@rule("D8.exact", "dixkibluff.confirm-exact")
def test_dice_that_change_hands_are_thrown_by_their_new_owner() -> None:
    table = deal("pi pi pi", "sun sun sun", "bomb bomb bomb")
    table.act(0, "bet 3 pi")
    table.act(1, "pass")
    assert table.act(2, "dixe")[-2:] == ["gave 0 2", "round 2 2"]
    place(table, 2, *["bomb"] * 4)
    assert table.roll("pi pi", "sun sun sun") == ["thrown 0 pi,pi 0", "thrown 1 sun,sun,sun 1"]
    table.act(2, "bet 4 bomb")
    assert table.act(0, "dixe")[-2:] == ["gave 2 0", "round 3 0"]  # and back
    assert totals(table) == (3, 3, 3)


@rule("D8.exact", "D2.option-dice")
def test_a_player_may_get_more_dice_than_anybody_started_with() -> None:
    table = deal(*["pi pi pi pi pi pi"] * 3, dice=6)
    table.act(0, "bet 18 pi")
    table.act(1, "dixe")
    assert totals(table) == (5, 7, 6)
    next_round(table)
    assert table.state.hands[1] == ("sun",) * 7
