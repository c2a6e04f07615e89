from collections import Counter
from fractions import Fraction

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.games import create
from games.dixkibluff.rounds import all_pass, bid, deal, next_round, totals
from support import Table, rule

FACES = ("pi", "bomb", "smiley", "yinyang", "sun", "figure")


def refusal(players: int, **options: object) -> str:
    """Why there is no such game."""
    with pytest.raises(OptionError) as caught:
        create("dixkibluff", players, **options)
    return caught.value.code


@rule("dixkibluff.players", "dixkibluff.three-in-hand", "dixkibluff.three-for-beginners", "D2.three-dice")
@rule("dixkibluff.throw", "dixkibluff.two-phases", "D4.first-throw")
@pytest.mark.parametrize("players", range(3, 10))
def test_three_to_nine_throw_three_dice_each_and_then_the_first_one_bets(players: int) -> None:
    table = Table("dixkibluff", players, first=0)
    assert totals(table) == (3,) * players
    for seat in range(players):
        assert table.view(0).phase == "throw"
        assert table.view(0).throwers == (seat,)
        assert table.refused(0, "bet 1 pi") == "action.dice-due"  # no bet before all dice lie
        assert table.roll("pi bomb sun") == [f"thrown {seat} pi,bomb,sun {seat}"]
    assert table.view(0).phase == "bet"
    assert table.state.actors == (0,)
    assert len(table.legal(0)) == 3 * players * 5


@rule("dixkibluff.players")
@pytest.mark.parametrize("players", [0, 1, 2, 10, 11])
def test_no_other_number_of_players_is_taken(players: int) -> None:
    assert refusal(players) == "options.players"


@rule("dixkibluff.dice-each", "D2.option-dice")
@pytest.mark.parametrize("dice", [3, 4, 5, 6])
def test_three_to_six_dice_each(dice: int) -> None:
    table = Table("dixkibluff", 4, first=0, dice=dice)
    assert totals(table) == (dice,) * 4
    due = table.match.due
    assert due is not None
    assert len(due.dice) == dice
    table.roll(*[" ".join(["pi"] * dice)] * 4)
    assert max(int(text.split()[1]) for text in table.legal(0)) == 4 * dice


@rule("dixkibluff.dice-each", "D2.option-dice")
@pytest.mark.parametrize("dice", [0, 1, 2, 7, 12])
def test_no_other_number_of_dice_is_taken(dice: int) -> None:
    assert refusal(3, dice=dice) == "options.range"


@rule("dixkibluff.more-dice-longer", "dixkibluff.rounds", "dixkibluff.one-die-a-round")
@pytest.mark.parametrize("dice", [3, 4, 5, 6])
def test_more_dice_make_a_longer_game(dice: int) -> None:
    # seat 0 is always right: each round costs one of the others one die
    table = Table("dixkibluff", 3, *[" ".join(["sun"] * dice)] * 3, first=0, dice=dice)
    for left in range(3 * dice - 1, dice - 1, -1):
        assert table.outcome is None
        bid(table, "1 sun")
        table.act(table.state.turn, "doubt")
        assert sum(totals(table)) == left
        if left > dice:
            next_round(table)
    assert table.outcome is not None
    assert table.state.round == 2 * dice


@rule("D1.faces", "D1.even-chances")
def test_a_dixe_has_six_faces_with_even_chances() -> None:
    due = Table("dixkibluff", 3, first=0).match.due
    assert due is not None
    assert due.dice[0].faces == FACES
    assert {due.dice[0].probability(face) for face in FACES} == {Fraction(1, 6)}
    assert len(set(due.dice)) == 1
    assert {probability for _, probability in due.outcomes()} == {Fraction(1, 216)}


@rule("D1.option-faces", "D13")
def test_the_table_may_play_with_other_faces() -> None:
    faces = "pi,pi,bomb,figure"
    table = deal("pi pi bomb", "figure bomb pi", "bomb bomb bomb", faces=faces)
    due = Table("dixkibluff", 3, first=0, faces=faces).match.due
    assert due is not None
    chances = {face: due.dice[0].probability(face) for face in FACES}
    assert chances == {face: Fraction(Counter(faces.split(","))[face], 4) for face in FACES}
    # only what the dice show can be bet on or placed
    assert table.legal(0) == [f"bet {number} {symbol}" for number in range(1, 10) for symbol in ("pi", "bomb")]
    assert table.refused(0, "bet 1 sun") == "action.illegal"
    bid(table, "1 pi")
    table.act(1, "doubt")
    assert table.refused(0, "place sun") == "action.illegal"
    assert table.legal(0) == ["place pi", "place bomb", "place figure"]


@rule("D1.option-faces", "D13", "D5.no-figures")
@pytest.mark.parametrize(
    ("faces", "code"),
    [
        ("figure,figure", "dixkibluff.no-symbol"),
        ("pi", "options.list"),
        ("pi,moon", "options.list"),
        (",".join(["pi"] * 13), "options.list"),
    ],
)
def test_faces_that_make_no_game_are_refused(faces: str, code: str) -> None:
    assert refusal(3, faces=faces) == code


@rule("dixkibluff.order", "D4.starter-drawn")
@pytest.mark.parametrize("players", range(3, 10))
def test_who_starts_is_drawn_with_even_chances(players: int) -> None:
    table = Table("dixkibluff", players)
    due = table.match.due
    assert due is not None
    assert list(due.outcomes()) == [((str(seat),), Fraction(1, players)) for seat in range(players)]
    assert (table.view(0).phase, table.view(0).round, table.view(0).turn) == ("draw", 0, None)
    assert table.roll("2") == ["starts 2", "round 1 2"]
    table.roll(*["pi pi pi"] * players)
    assert table.state.actors == (2,)


@rule("dixkibluff.order", "D4.starter-chosen")
def test_the_table_may_choose_who_starts() -> None:
    table = deal("pi pi pi", "sun sun sun", "bomb bomb bomb", "pi pi pi", first=2)
    assert table.state.actors == (2,)
    assert table.refused(0, "bet 1 pi") == "action.not-your-turn"
    assert refusal(4, first=4) == "options.first"


@rule("dixkibluff.order", "dixkibluff.bets-in-turn")
@pytest.mark.parametrize("players", range(3, 10))
def test_bets_go_round_clockwise(players: int) -> None:
    table = deal(*["pi bomb sun"] * players, first=1)
    order = []
    for number in range(1, 2 * players + 1):
        order.append(table.state.turn)
        others = [seat for seat in range(players) if seat != table.state.turn]
        assert {table.refused(seat, f"bet {number} pi") for seat in others} == {"action.not-your-turn"}
        table.act(table.state.turn, f"bet {number} pi")
        all_pass(table)
    assert order == [(1 + step) % players for step in range(2 * players)]
