import pytest

from dicehouse.core.dice import Die, Due
from dicehouse.core.errors import DiceError, RollError
from dicehouse.dice import HandDice, ScriptedDice, SeededDice

D6 = Die("d6", ("1", "2", "3", "4", "5", "6"))
TWO = Due((D6, D6), (0, 0))
HIDDEN = Due((D6,), (1,), (1,))
SEALED = Due((D6,), (1,), ())


def test_the_same_seed_gives_the_same_rolls() -> None:
    rolls = [[dice.roll(TWO) for _ in range(50)] for dice in (SeededDice(7), SeededDice(7), SeededDice(8))]
    assert rolls[0] == rolls[1]
    assert rolls[0] != rolls[2]


def test_the_seed_does_not_get_into_the_record() -> None:
    assert SeededDice(1234567).line().strings == ()
    assert SeededDice(1234567).line().dice == "seeded"


def test_a_script_complains_when_it_is_at_its_end() -> None:
    dice = ScriptedDice("1 2")
    dice.roll(TWO)
    with pytest.raises(DiceError) as caught:
        dice.roll(TWO)
    assert caught.value.code == "dice.script-empty"
    assert caught.value.details["due"] == "2xd6"


def test_a_script_complains_about_rolls_nobody_asked_for() -> None:
    with pytest.raises(DiceError) as caught, ScriptedDice("1 2", "3 4", "5 6") as dice:
        dice.roll(TWO)
    assert caught.value.code == "dice.script-unused"
    assert caught.value.details["unused"] == "3 4, 5 6"


def test_a_script_does_not_hide_another_error() -> None:
    with pytest.raises(ZeroDivisionError), ScriptedDice("1 2"):
        _ = 1 // 0


def test_a_script_that_does_not_fit_keeps_its_roll() -> None:
    dice = ScriptedDice("1 2 3")
    with pytest.raises(RollError):
        dice.roll(TWO)
    with pytest.raises(DiceError):
        dice.finish()


def test_a_person_is_asked_until_the_answer_fits() -> None:
    answers = iter(["one two", "1", "1 7", "1 6"])
    problems: list[str | None] = []

    def ask(due: Due, problem: RollError | None) -> str:
        problems.append(problem.code if problem else None)
        return next(answers)

    assert HandDice(ask, [0]).roll(TWO) == ("1", "6")
    assert problems == [None, "roll.face", "roll.count", "roll.face"]


def test_an_answer_that_was_read_already_is_checked_as_well() -> None:
    answers = iter([("9", "9"), ("2", "3")])
    assert HandDice(lambda due, problem: next(answers), [0]).roll(TWO) == ("2", "3")


@pytest.mark.parametrize("due", [HIDDEN, SEALED])
def test_what_nobody_may_see_nobody_can_type(due: Due) -> None:
    def ask(due: Due, problem: RollError | None) -> str:
        raise AssertionError("seat 0 must not be asked")

    with pytest.raises(DiceError) as caught:
        HandDice(ask, [0]).roll(due)
    assert caught.value.code == "dice.hidden-by-hand"
    assert HandDice(ask, [0], ScriptedDice("4")).roll(due) == ("4",)  # the house rolls instead
