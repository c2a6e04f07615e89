import gc
import tracemalloc
from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehouse.core.dice import TABLE_LIMIT, TABLES_KEPT, Die, Due, starter_die
from dicehouse.core.errors import RollError

D6 = Die("d6", ("1", "2", "3", "4", "5", "6"))
COIN = Die("coin", ("heads", "tails"))
LOADED = Die("loaded", ("low", "low", "high"))

dice_lists = st.lists(st.sampled_from([D6, COIN, LOADED]), min_size=1, max_size=4).map(
    lambda dice: tuple(sorted(dice, key=lambda die: die.name))
)


def due_of(*dice: Die) -> Due:
    return Due(dice, (0,) * len(dice))


def test_a_symbol_on_several_faces_is_likelier() -> None:
    assert LOADED.probability("low") == Fraction(2, 3)
    assert LOADED.probability("high") == Fraction(1, 3)
    assert LOADED.probability("none") == 0
    assert LOADED.symbols == ("low", "high")


@given(dice_lists)
def test_probabilities_sum_to_exactly_one(dice: tuple[Die, ...]) -> None:
    due = due_of(*dice)
    assert sum(chance for _, chance in due.outcomes()) == 1
    assert sum(chance for _, chance in due.multisets()) == 1


@given(dice_lists)
def test_a_multiset_is_as_likely_as_all_its_orders_together(dice: tuple[Die, ...]) -> None:
    due = due_of(*dice)
    by_order: Counter[tuple[tuple[str, str], ...]] = Counter()
    for roll, chance in due.outcomes():
        key = tuple(sorted((die.name, face) for die, face in zip(dice, roll, strict=True)))
        by_order[key] += chance  # type: ignore[assignment]  # a Counter counts fractions as well
    for roll, chance in due.multisets():
        key = tuple(sorted((die.name, face) for die, face in zip(dice, roll, strict=True)))
        assert by_order.pop(key) == chance
    assert not by_order


def test_dice_in_different_hands_are_told_apart() -> None:
    one_hand = Due((COIN, COIN), (0, 0))
    two_hands = Due((COIN, COIN), (0, 1))
    assert [chance for _, chance in one_hand.multisets()] == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    assert [chance for _, chance in two_hands.multisets()] == [Fraction(1, 4)] * 4


@pytest.mark.parametrize("count", [1, 5, 7])
def test_samples_are_as_likely_as_they_should_be(count: int) -> None:
    # one roll for each of the equally likely ways: every face comes exactly as often as it should on each die
    due = due_of(*[LOADED] * count)
    assert (due.ways <= TABLE_LIMIT) == (3**count <= TABLE_LIMIT)
    seen = Counter(due.sample(lambda step=step: (step + 0.5) / due.ways) for step in range(due.ways))  # type: ignore[misc]  # mypy cannot type a lambda with a default
    for roll, chance in due.outcomes():
        assert Fraction(seen[roll], due.ways) == chance


def test_a_die_with_very_many_faces_is_sampled_without_a_table() -> None:
    faces = tuple(map(str, range(TABLE_LIMIT + 1)))
    due = Due((Die("number", faces),), (0,))
    places = iter((0, 77, TABLE_LIMIT))
    sampled = [due.sample(lambda: (next(places) + 0.5) / len(faces)) for _ in range(3)]
    assert sampled == [("0",), ("77",), (str(TABLE_LIMIT),)]


def test_dice_of_ever_new_options_take_no_more_memory() -> None:
    def sampled(first: int, last: int) -> int:
        for number in range(first, last):
            due_of(*[Die(f"coin {number}", ("heads", "tails"))] * 10).sample(lambda: 0.5)
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = sampled(0, TABLES_KEPT)
        assert sampled(TABLES_KEPT, 3 * TABLES_KEPT) < 1.2 * before
    finally:
        tracemalloc.stop()


def test_many_dice_are_sampled_in_halves() -> None:
    due = due_of(*[D6] * 12)
    random = Random(1)
    rolls = [due.sample(random.random) for _ in range(6000)]
    assert all(len(roll) == 12 for roll in rolls)
    for position in range(12):
        counts = Counter(roll[position] for roll in rolls)
        assert set(counts) == set(D6.symbols)
        # 1000 expected, standard deviation 29; this seed never changes
        assert max(abs(count - 1000) for count in counts.values()) < 120
    halves = Counter((roll[0], roll[11]) for roll in rolls)
    assert len(halves) == 36


@pytest.mark.parametrize(
    ("roll", "code"),
    [
        (("1",), "roll.count"),
        (("1", "2", "3"), "roll.count"),
        (("1", "7"), "roll.face"),
        (("heads", "1"), "roll.face"),
        ((), "roll.count"),
    ],
)
def test_a_roll_that_cannot_be_is_refused(roll: tuple[str, ...], code: str) -> None:
    with pytest.raises(RollError) as caught:
        due_of(D6, D6).check(roll)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("typed", "roll"),
    [
        ("heads tails", ("heads", "tails")),
        ("Heads, TAILS", ("heads", "tails")),
        ("h t", ("heads", "tails")),
        ("kopf t", ("heads", "tails")),
        ("Zahl,Zahl", ("tails", "tails")),
    ],
)
def test_what_a_person_types_may_be_short_or_in_their_language(typed: str, roll: tuple[str, ...]) -> None:
    assert due_of(COIN, COIN).parse(typed, {"heads": "Kopf", "tails": "Zahl"}) == roll


def test_the_beginning_of_a_word_must_be_clear() -> None:
    die = Die("numbers", ("1", "12", "x2"))
    assert due_of(die).parse("1") == ("1",)  # exact, though 12 begins with it as well
    assert due_of(die).parse("x") == ("x2",)
    twins = Die("twins", ("sun", "squirrel"))
    with pytest.raises(RollError):
        due_of(twins).parse("s")


def test_dues_are_compared_by_what_they_ask_for() -> None:
    assert due_of(D6, D6) == due_of(D6, D6)
    assert hash(due_of(D6, D6)) == hash(due_of(D6, D6))
    assert due_of(D6) != Due((D6,), (1,))
    assert due_of(D6) != Due((D6,), (0,), (0,))
    assert str(due_of(D6, D6, COIN)) == "2xd6 1xcoin"


def test_the_starting_die_has_a_face_for_each_seat() -> None:
    assert [starter_die(3).probability(face) for face in ("0", "1", "2")] == [Fraction(1, 3)] * 3


RED = tuple(Die(f"d{red}", tuple(f"{n}*" if n == red else str(n) for n in range(1, 7))) for red in range(1, 7))


def test_faces_in_any_order_go_to_dice_that_can_show_them() -> None:
    due = Due(RED, (0,) * 6)
    assert due.arrange("1* 2* 3* 4* 5* 6*") == ("1*", "2*", "3*", "4*", "5*", "6*")
    found = due.arrange("6* 5* 4* 3* 2* 1*")
    assert found == ("1*", "2*", "3*", "4*", "5*", "6*")
    found = due.arrange("1 2 3 4 5 6")  # none is red: the die with the red 1 shows another number
    due.check(found)
    assert sorted(found) == ["1", "2", "3", "4", "5", "6"]
    with pytest.raises(RollError) as refused:
        due.arrange("1* 1* 2 3 4 5")  # there is one red 1
    assert refused.value.code == "roll.face"
    with pytest.raises(RollError) as refused:
        due.arrange("1* 2 3 4 5")
    assert refused.value.code == "roll.count"


def test_an_arrangement_is_found_whenever_there_is_one() -> None:
    """Against all orders of the dice, for every roll of three of them."""
    due = Due(RED[:3], (0,) * 3)
    for faces in product([f"{n}{mark}" for n in range(1, 5) for mark in ("", "*")], repeat=3):
        possible = any(
            all(face in die.symbols for die, face in zip(order, faces, strict=True)) for order in permutations(RED[:3])
        )
        if possible:
            due.check(due.arrange(" ".join(faces)))
        else:
            with pytest.raises(RollError):
                due.arrange(" ".join(faces))
