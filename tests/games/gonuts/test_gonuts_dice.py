"""The dice of Go Nuts!: their faces (G1), whose they are, and what a roll of them leads to."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from dicehouse.core.errors import OptionError
from dicehouse.games import create
from support import Table, rule

SQUIRREL_FACES = ("squirrel", "squirrel", "squirrel", "acorn", "acorn", "car")


@rule("G1.squirrel-die", "gonuts.dice", "gonuts-es.dice")
def test_a_squirrel_die_has_three_squirrels_two_acorns_and_a_car() -> None:
    due = Table("gonuts", 2, first=0).match.due
    assert due is not None
    assert len(due.dice) == 5
    for die in due.dice:
        assert Counter(die.faces) == Counter(SQUIRREL_FACES)
        assert die.probability("squirrel") == Fraction(1, 2)
        assert die.probability("acorn") == Fraction(1, 3)
        assert die.probability("car") == Fraction(1, 6)
        assert die.probability("dog") == 0


@rule("G1.dog-die", "gonuts.dice", "gonuts-es.dice", "gonuts.dog-die-each", "gonuts-es.set-up")
def test_everybody_has_a_dog_die_with_one_dog_and_five_houses() -> None:
    # each seat in turn opens a Go Nuts! round; the three others roll their own die
    for roller in range(4):
        due = Table("gonuts", 4, " ".join(["squirrel"] * 5), first=roller).match.due
        assert due is not None
        dogs = due.dice[5:]
        assert due.seats[5:] == tuple((roller + step) % 4 for step in (1, 2, 3))
        for die in dogs:
            assert Counter(die.faces) == {"dog": 1, "house": 5}
            assert die.probability("dog") == Fraction(1, 6)
            assert die.probability("house") == Fraction(5, 6)


@rule("gonuts.squirrel-dice-shared", "gonuts-es.set-up", "gonuts.five-at-once", "gonuts-es.five-at-once")
def test_the_five_squirrel_dice_go_from_hand_to_hand() -> None:
    table = Table("gonuts", 3, first=1)
    for seat in (1, 2, 0, 1):
        due = table.match.due
        assert due is not None
        assert [die.name for die in due.dice] == ["squirrel"] * 5
        assert due.seats == (seat,) * 5
        for other in range(3):
            assert table.refused(other, "roll") == table.refused(other, "bank") == "action.dice-due"
        table.roll("acorn car car squirrel squirrel")
        table.act(seat, "bank")


def outcomes(dice: int) -> dict[str, Fraction]:
    """The exact chance of each way a roll of so many dice can end, by the rules themselves."""
    table = Table("gonuts", 2, first=0)
    if dice < 5:
        table.roll(" ".join(["squirrel"] * dice + ["car"] * (5 - dice)))
        table.act(0, "roll")
    found: Counter[str] = Counter()
    chances: dict[str, Fraction] = {}
    for roll, chance in table.state.due.outcomes():
        _, events = table.match.game.roll(table.state, roll)
        kind = type(events[1]).__name__ if len(events) > 1 else "Choice"
        found[kind] += 1
        chances[kind] = chances.get(kind, Fraction(0)) + chance
    assert found["RoundBegan"] == found["AllCars"] == 1
    assert sum(chances.values()) == 1
    return chances


@rule("G1.squirrel-die", "gonuts.nuts-any-dice", "gonuts.all-cars")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_the_chances_of_a_roll_are_exact(dice: int) -> None:
    chances = outcomes(dice)
    # a second way: count all 6^n ways the bodies of the dice can land
    ways = Counter(frozenset(roll) for roll in product(SQUIRREL_FACES, repeat=dice))
    assert chances["RoundBegan"] == Fraction(ways[frozenset({"squirrel"})], 6**dice) == Fraction(1, 2**dice)
    assert chances["AllCars"] == Fraction(ways[frozenset({"car"})], 6**dice) == Fraction(1, 6**dice)
    rest = 1 - Fraction(1, 2**dice) - Fraction(1, 6**dice)
    assert chances["AllDiceBack" if dice == 1 else "Choice"] == rest


@rule("G1.squirrel-die", "gonuts.acorn")
def test_the_acorns_of_a_first_roll_are_binomial() -> None:
    due = Table("gonuts", 2, first=0).match.due
    assert due is not None
    chances: dict[int, Fraction] = {}
    for roll, chance in due.multisets():
        chances[roll.count("acorn")] = chances.get(roll.count("acorn"), Fraction(0)) + chance
    assert chances == {k: comb(5, k) * Fraction(1, 3) ** k * Fraction(2, 3) ** (5 - k) for k in range(6)}


@rule("G1.option")
def test_other_counts_of_faces_are_an_option() -> None:
    table = Table("gonuts", 2, first=0, squirrels=1, acorns=2, cars=3, dogs=2, houses=4)
    due = table.match.due
    assert due is not None
    assert Counter(due.dice[0].faces) == {"squirrel": 1, "acorn": 2, "car": 3}
    assert due.probability(("squirrel",) * 5) == Fraction(1, 6**5)
    assert due.probability(("car",) * 5) == Fraction(1, 2**5)
    table.roll("squirrel squirrel squirrel squirrel squirrel")
    due = table.match.due
    assert due is not None
    assert Counter(due.dice[5].faces) == {"dog": 2, "house": 4}


@rule("G1.option")
def test_faces_may_be_missing_where_the_game_can_still_end() -> None:
    table = Table("gonuts", 2, first=0, squirrels=0, cars=0, houses=0)
    assert list(table.state.due.outcomes()) == [(("acorn",) * 5, 1)]
    for option, value in (("acorns", 0), ("dogs", 0), ("squirrels", -1), ("cars", 21), ("houses", 21)):
        with pytest.raises(OptionError) as caught:
            create("gonuts", 2, **{option: value})
        assert caught.value.code == "options.range"
