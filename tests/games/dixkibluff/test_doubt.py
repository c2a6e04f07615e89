from itertools import product

import pytest

from games.dixkibluff.rounds import bid, deal, totals
from support import Table, rule

FACES = ("pi", "bomb", "smiley", "yinyang", "sun", "figure")
FIVE_BOMBS = ("bomb bomb pi", "bomb figure sun", "figure smiley yinyang")
"""Three bombs and two figures: exactly five."""
SIX_BOMBS = ("bomb bomb bomb", "bomb figure sun", "figure smiley yinyang")
FOUR_BOMBS = ("bomb sun pi", "bomb figure sun", "figure smiley yinyang")


def doubted(hands: tuple[str, ...], *bets: str) -> Table:
    """The bets are made one after the other, and the next player doubts the last one."""
    table = deal(*hands)
    bid(table, *bets)
    table.act(table.state.turn, "doubt")
    return table


@rule("dixkibluff.doubt-count", "dixkibluff.doubt-less", "D7.fails", "D9.doubter-wins", "D6.figures")
@rule("dixkibluff.example-bluff", "dixkibluff.one-die-a-round")
def test_with_fewer_than_five_bombs_the_bettor_discards() -> None:
    table = deal(*FOUR_BOMBS)
    bid(table, "5 bomb")
    assert table.act(1, "doubt") == [
        "doubted 1 0",
        "shown bomb,sun,pi/bomb,figure,sun/figure,smiley,yinyang bomb 4 5",
        "discarded 0 2",
        "round 2 1",
    ]
    assert totals(table) == (2, 3, 3)


@rule("dixkibluff.doubt-count", "dixkibluff.doubt-enough", "D7.holds", "D9.bettor-wins", "D6.figures")
@rule("dixkibluff.example-five-bombs", "dixkibluff.bet-minimum", "dixkibluff.figures-are-jokers")
@pytest.mark.parametrize(("hands", "count"), [(FIVE_BOMBS, 5), (SIX_BOMBS, 6)])
def test_with_five_bombs_or_more_the_doubter_discards(hands: tuple[str, ...], count: int) -> None:
    table = deal(*hands)
    bid(table, "5 bomb")
    shown = "/".join(hand.replace(" ", ",") for hand in hands)
    assert table.act(1, "doubt") == ["doubted 1 0", f"shown {shown} bomb {count} 5", "discarded 1 2", "round 2 0"]
    assert totals(table) == (3, 2, 3)


@rule("dixkibluff.example-raise", "D5.add-symbol", "D5.higher-number")
@pytest.mark.parametrize("bet", ["5 bomb,yinyang", "6 smiley"])
def test_five_bombs_may_be_raised_like_this(bet: str) -> None:
    table = deal(*FIVE_BOMBS)
    bid(table, "5 bomb")
    assert table.act(1, f"bet {bet}") == [f"bet 1 {bet}"]
    assert table.state.bettor == 1


@rule("dixkibluff.doubt-count", "D6.figures", "dixkibluff.figures-are-jokers", "dixkibluff.bets-on-all-dice")
@rule("D5.each-symbol", "D6.holds")
@pytest.mark.parametrize("hand", list(product(FACES, repeat=3)), ids=" ".join)
def test_every_hand_is_counted_right(hand: tuple[str, ...]) -> None:
    # all 216 throws of one player, counted die by die
    others = ("pi bomb figure", "smiley sun sun")
    table = doubted((" ".join(hand), *others), "3 pi", "3 pi,bomb", "3 pi,bomb,smiley")
    lying = [*hand, *others[0].split(), *others[1].split()]
    counts = tuple(sum(face in (symbol, "figure") for face in lying) for symbol in ("pi", "bomb", "smiley"))
    assert table.state.last.counts == counts
    holds = all(count >= 3 for count in counts)
    assert totals(table) == ((2, 3, 3) if holds else (3, 3, 2))  # seat 2 bet, seat 0 doubted


@rule("D5.each-symbol", "D6.holds", "D6.figures", "D7.fails", "D7.holds", "dixkibluff.raise-symbol")
@pytest.mark.parametrize(
    ("hands", "counts", "holds"),
    [
        (("pi pi pi", "bomb bomb bomb", "sun sun sun"), "3,3", True),
        (("pi pi pi", "bomb bomb sun", "sun sun sun"), "3,2", False),  # each of them, not one of them
        (("pi pi sun", "bomb bomb bomb", "sun sun sun"), "2,3", False),
        (("pi pi sun", "bomb bomb sun", "sun sun sun"), "2,2", False),  # nor both together
        (("pi pi sun", "bomb bomb sun", "figure sun sun"), "3,3", True),  # one Figure counts for both
        (("figure figure figure", "sun sun sun", "sun sun sun"), "3,3", True),
        (("figure figure sun", "pi sun sun", "sun sun sun"), "3,2", False),
        (("pi pi pi", "pi pi bomb", "bomb bomb bomb"), "5,4", True),
    ],
)
def test_a_bet_on_two_symbols_holds_when_each_reaches_the_number(
    hands: tuple[str, ...], counts: str, holds: bool
) -> None:
    table = deal(*hands)
    bid(table, "3 pi", "3 pi,bomb")
    shown = "/".join(hand.replace(" ", ",") for hand in hands)
    loser, winner = (2, 1) if holds else (1, 2)
    assert table.act(2, "doubt") == [
        "doubted 2 1",
        f"shown {shown} pi,bomb {counts} 3",
        f"discarded {loser} 2",
        f"round 2 {winner}",
    ]


@rule("D6.holds", "D5.higher-number")
def test_after_a_higher_number_the_old_symbols_do_not_matter() -> None:
    # not one Pi, but the bet that stands is on suns only
    table = doubted(("sun sun sun", "sun sun sun", "bomb bomb bomb"), "1 pi", "6 sun")
    assert table.state.last.counts == (6,)
    assert table.state.last.loser == 2


@rule("D7.next-only", "dixkibluff.bets-in-turn")
@pytest.mark.parametrize("calls", ["paced", "live"])
@pytest.mark.parametrize("players", [3, 5, 9])
def test_only_the_next_player_may_doubt(calls: str, players: int) -> None:
    table = deal(*["pi bomb sun"] * players, calls=calls)
    bid(table, "1 pi", "2 pi")  # seat 1 is the bettor, seat 2 the next
    wrong = "action.illegal" if calls == "live" else "action.not-your-turn"
    for seat in range(players):
        if seat == 2:
            assert "doubt" in table.legal(seat)
        else:
            assert "doubt" not in table.legal(seat)
            assert table.refused(seat, "doubt") == ("action.not-your-turn" if seat == 1 else wrong)
    assert table.act(2, "doubt")[0] == "doubted 2 1"


@rule("dixkibluff.doubt-less", "D7.fails")
def test_only_the_last_bettor_answers_for_a_bet() -> None:
    table = doubted(("sun sun sun", "sun sun sun", "sun sun sun"), "4 pi", "4 pi,bomb", "5 pi")
    assert table.happened[-4:-1] == [
        "doubted 0 2",
        "shown sun,sun,sun/sun,sun,sun/sun,sun,sun pi 0 5",
        "discarded 2 2",
    ]
    assert totals(table) == (3, 3, 2)
