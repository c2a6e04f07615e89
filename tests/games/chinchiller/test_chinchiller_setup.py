from fractions import Fraction

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.games import create
from games.chinchiller.scenes import piles, supply
from support import Table, rule

FACES = ("1", "3", "6", "12", "x2", "chinchiller")


@rule("chinchiller.players")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    assert create("chinchiller", players).players == players


@rule("chinchiller.players")
@pytest.mark.parametrize("players", [0, 1, 6, 7, -2])
def test_no_other_number_of_players_is_taken(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        create("chinchiller", players)
    assert caught.value.code == "options.players"
    assert caught.value.sentence == f"Chinchiller Dice is for 2 to 5 players, not {players}."


@rule("chinchiller.two-dice", "chinchiller.roll-both", "C1.dice-alike", "C1.faces", "C4.roll-both")
def test_a_turn_starts_with_two_dice_that_are_alike() -> None:
    due = Table("chinchiller", 2, first=1).match.due
    assert due is not None
    assert [die.faces for die in due.dice] == [FACES, FACES]
    assert due.dice[0] == due.dice[1]
    assert due.seats == (1, 1)


@rule("C1.even-chances")
def test_every_face_has_one_chance_in_six() -> None:
    due = Table("chinchiller", 2, first=0).match.due
    assert due is not None
    assert {face: due.dice[0].probability(face) for face in FACES} == dict.fromkeys(FACES, Fraction(1, 6))
    assert {probability for _, probability in due.outcomes()} == {Fraction(1, 36)}
    assert len(list(due.outcomes())) == 36


@rule("chinchiller.sand-pieces", "chinchiller.start-sand", "C2.all-the-sand", "C2.start")
@pytest.mark.parametrize(("players", "left"), [(2, 697), (3, 673), (4, 649), (5, 625)])
def test_everybody_takes_24_of_the_745_sand(players: int, left: int) -> None:
    table = Table("chinchiller", players, first=0)
    assert 25 * 1 + 40 * 6 + 20 * 24 == 745
    assert piles(table) == (24,) * players
    assert supply(table) == left
    assert sum(piles(table)) + supply(table) == 745


@rule("C2.all-the-sand", "C2.start")
def test_the_table_may_play_with_other_amounts() -> None:
    table = Table("chinchiller", 3, first=0, sand=10, supply=100)
    assert (piles(table), supply(table)) == ((10, 10, 10), 70)


@rule("C2.start")
def test_there_must_be_enough_sand_for_everybody_to_start() -> None:
    assert supply(Table("chinchiller", 5, first=0, supply=120)) == 0
    with pytest.raises(OptionError) as caught:
        create("chinchiller", 5, supply=119)
    assert caught.value.code == "chinchiller.supply"


@rule("C15", "chinchiller.starting-player")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_starting_player_is_drawn_with_even_chances(players: int) -> None:
    table = Table("chinchiller", players)
    due = table.match.due
    assert due is not None
    assert list(due.outcomes()) == [((str(seat),), Fraction(1, players)) for seat in range(players)]
    assert table.view(0).turn is None
    last = players - 1
    assert table.roll(str(last)) == [f"starts {last}", f"turn {last} no"]
    assert table.view(0).throwers == (last,)


@rule("C15", "chinchiller.starting-player")
def test_the_table_may_choose_the_starting_player() -> None:
    table = Table("chinchiller", 4, first=2)
    assert table.view(0).turn == 2
    assert table.view(0).throwers == (2,)
    with pytest.raises(OptionError) as caught:
        create("chinchiller", 4, first=4)
    assert caught.value.code == "options.first"


@rule("chinchiller.clockwise", "chinchiller.next-turn")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_clockwise(players: int) -> None:
    table = Table("chinchiller", players, first=1)
    order = [table.state.turn]
    for _ in range(2 * players):
        table.roll("1 3")
        # nobody acts out of turn
        others = [seat for seat in range(players) if seat != order[-1]]
        assert [table.legal(seat) for seat in others] == [[]] * (players - 1)
        assert {table.refused(seat, "take") for seat in others} == {"action.not-your-turn"}
        table.act(order[-1], "take")
        order.append(table.state.turn)
    assert order == [(1 + step) % players for step in range(2 * players + 1)]


@rule("chinchiller.next-turn")
def test_the_next_turn_starts_with_fresh_dice() -> None:
    table = Table("chinchiller", 2, "x2 3", first=0)
    assert table.act(0, "take") == ["took 0 6", "turn 1 no"]
    assert table.view(1).faces == ()
    assert table.refused(1, "take") == "action.dice-due"
    assert table.roll("1 3") == ["rolled 1 1,3 0,1 -"]
