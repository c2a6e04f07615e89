from itertools import combinations

import pytest

from games.dixkibluff.rounds import bid, deal, next_round, totals
from support import Table, rule

SYMBOLS = ("pi", "bomb", "smiley", "yinyang", "sun")


def table_of_three(**options: object) -> Table:
    """Nine dice; what they show does not matter here."""
    return deal("pi bomb sun", "figure figure pi", "smiley yinyang sun", **options)


@rule("D11", "D5.first-bet", "D5.at-most-the-dice", "D5.no-figures", "dixkibluff.bet-minimum", "D8.while-a-bet-stands")
def test_the_first_bet_is_a_number_and_one_symbol() -> None:
    table = table_of_three()
    assert table.legal(0) == [f"bet {number} {symbol}" for number in range(1, 10) for symbol in SYMBOLS]
    for bet in ("0 pi", "-1 pi", "10 pi", "2 pi,bomb", "2 figure", "2 pi,figure", "2 ()", "2 moon", "2 pi,pi"):
        assert table.refused(0, f"bet {bet}") == "action.illegal"
    for action in ("doubt", "dixe", "pass"):  # nothing stands yet
        assert table.refused(0, action) == "action.illegal"
        assert table.refused(1, action) == "action.not-your-turn"


@rule("dixkibluff.example-two-pi", "dixkibluff.bet-minimum", "dixkibluff.bets-on-all-dice")
def test_two_pi_as_a_first_bet() -> None:
    # one Pi under each of two hands: the bet is about all hands
    table = deal("pi bomb sun", "pi smiley sun", "bomb smiley sun")
    assert table.act(0, "bet 2 pi") == ["bet 0 2 pi"]
    view = table.view(2)
    assert (view.bettor, view.number, view.symbols, view.turn) == (0, 2, ("pi",), 1)
    for seat in (1, 2):
        table.act(seat, "pass")
    assert table.act(1, "doubt")[1] == "shown pi,bomb,sun/pi,smiley,sun/bomb,smiley,sun pi 2 2"
    assert totals(table) == (3, 2, 3)  # it holds


@rule("dixkibluff.raise-symbol", "dixkibluff.example-add-bombs", "D5.add-symbol")
def test_three_bombs_may_be_added_to_three_pi() -> None:
    table = table_of_three()
    bid(table, "3 pi")
    assert table.act(1, "bet 3 pi,bomb") == ["bet 1 3 pi,bomb"]
    assert (table.view(0).number, table.view(0).symbols) == (3, ("pi", "bomb"))  # the bet is on both


@rule("dixkibluff.raise-number", "dixkibluff.example-four-smileys", "D5.higher-number")
def test_three_pi_may_be_raised_to_four_smileys() -> None:
    table = table_of_three()
    bid(table, "3 pi")
    assert table.act(1, "bet 4 smiley") == ["bet 1 4 smiley"]
    assert (table.view(0).number, table.view(0).symbols) == (4, ("smiley",))  # Pi is out of it


@rule("dixkibluff.raise-must", "D5.add-symbol", "D5.higher-number", "D5.at-most-the-dice", "D5.no-figures")
def test_after_three_pi_these_bets_are_possible_and_no_others() -> None:
    table = table_of_three()
    bid(table, "3 pi")
    wider = [f"bet 3 pi,{symbol}" for symbol in ("bomb", "smiley", "yinyang", "sun")]
    higher = [f"bet {number} {symbol}" for number in range(4, 10) for symbol in SYMBOLS]
    assert table.legal(1) == [*wider, *higher, "doubt"]
    for bet in ("3 pi", "3 bomb", "2 pi", "2 pi,bomb", "3 pi,bomb,sun", "4 pi,bomb", "3 pi,figure", "10 pi", "3 pi,pi"):
        assert table.refused(1, f"bet {bet}") == "action.illegal"


@rule("D5.add-symbol")
def test_the_order_in_which_symbols_are_named_means_nothing() -> None:
    table = table_of_three()
    bid(table, "3 sun", "3 sun,pi")
    assert table.state.symbols == ("pi", "sun")
    assert table.refused(2, "bet 3 sun,pi") == "action.illegal"  # the same bet again
    assert table.act(2, "bet 3 sun bomb pi") == ["bet 2 3 pi,bomb,sun"]


@rule("D5.add-symbol", "D5.higher-number", "D5.at-most-the-dice", "dixkibluff.raise-must")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_the_raises_of_every_bet_follow_the_rule(count: int) -> None:
    # every bet that can stand with nine dice, against the rule of D5 as a condition on bets
    everything = [(n, set(named)) for n in range(1, 10) for k in range(1, 6) for named in combinations(SYMBOLS, k)]
    for number in range(1, 10):
        for named in combinations(SYMBOLS, count):
            table = table_of_three(calls="live")
            for some in range(1, count + 1):
                table.act(table.state.turn, f"bet {number} {','.join(named[:some])}")
            actions = [text.split() for text in table.legal(table.state.turn)]
            found = [(int(words[1]), set(words[2].split(","))) for words in actions if words[0] == "bet"]
            wanted = [
                (n, symbols)
                for n, symbols in everything
                if (n == number and symbols > set(named) and len(symbols) == count + 1)
                or (n > number and len(symbols) == 1)
            ]
            assert len(found) == len(wanted)
            assert all(bet in found for bet in wanted)


@rule("D5.at-most-the-dice", "D5.add-symbol", "D7.next-only", "D8.paced-then-turn")
def test_a_bet_that_cannot_be_raised_any_more_can_only_be_doubted_or_called() -> None:
    table = table_of_three()
    bid(table, "9 pi", "9 pi,bomb", "9 pi,bomb,smiley", "9 pi,bomb,smiley,yinyang")
    assert table.legal(1) == ["bet 9 pi,bomb,smiley,yinyang,sun", "doubt"]
    table.act(1, "bet 9 pi,bomb,smiley,yinyang,sun")
    assert table.legal(2) == ["dixe", "pass"]
    table.act(2, "pass")
    table.act(0, "pass")
    assert table.legal(2) == ["doubt"]  # no pass, no bet
    assert table.refused(2, "bet 10 pi") == "action.illegal"
    assert table.refused(2, "pass") == "action.illegal"
    assert table.act(2, "doubt")[0] == "doubted 2 1"


@rule("D5.at-most-the-dice", "D8.any-other")
def test_live_the_highest_bet_can_be_doubted_by_the_next_and_called_by_all() -> None:
    table = table_of_three(calls="live")
    bid(table, *(f"9 {','.join(SYMBOLS[:some])}" for some in range(1, 6)))
    assert table.state.bettor == 1
    assert [table.legal(seat) for seat in range(3)] == [["dixe"], [], ["doubt", "dixe"]]


@rule("D5.at-most-the-dice")
def test_the_highest_number_falls_with_the_dice_on_the_table() -> None:
    table = table_of_three()
    bid(table, "9 sun")
    table.act(1, "doubt")
    assert totals(table) == (2, 3, 3)
    next_round(table)
    assert table.refused(1, "bet 9 sun") == "action.illegal"
    assert table.legal(1)[-1] == "bet 8 sun"
    bid(table, "8 sun")
    assert table.refused(2, "bet 9 sun") == "action.illegal"


@rule("D5.at-most-the-dice")
def test_a_die_that_changes_hands_stays_on_the_table() -> None:
    table = deal("pi pi pi", "sun sun sun", "sun sun sun")
    table.act(0, "bet 3 pi")
    table.act(1, "dixe")
    assert totals(table) == (2, 4, 3)
    next_round(table)
    assert table.legal(1)[-1] == "bet 9 sun"


@rule("dixkibluff.dudo", "dixkibluff.bets-on-all-dice")
def test_a_bet_may_be_a_bluff() -> None:
    # nobody has a single bomb, and the bet is as good as any other until somebody doubts it
    table = deal("pi pi pi", "sun sun sun", "smiley smiley smiley")
    assert table.effect(0, "bet 9 bomb") == {"own": 0, "bomb": 0}
    assert table.effect(0, "bet 3 pi") == {"own": 3, "pi": 3}
    assert table.act(0, "bet 9 bomb") == ["bet 0 9 bomb"]


@rule("dixkibluff.three-answers")
def test_the_next_player_can_raise_doubt_or_confirm() -> None:
    paced = table_of_three()
    paced.act(0, "bet 9 pi")
    assert paced.legal(1) == ["dixe", "pass"]
    paced.act(1, "pass")
    paced.act(2, "pass")
    raises = [f"bet 9 pi,{symbol}" for symbol in SYMBOLS[1:]]
    assert paced.legal(1) == [*raises, "doubt"]
    live = table_of_three(calls="live")
    live.act(0, "bet 9 pi")
    assert live.legal(1) == [*raises, "doubt", "dixe"]
