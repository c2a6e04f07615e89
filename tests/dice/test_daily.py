"""The dice of a day: the n-th throw of each die is fixed, and nothing of them is known before it is revealed."""

import hashlib
import hmac
import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehouse import create
from dicehouse.core.dice import Die, Due
from dicehouse.core.errors import DiceError
from dicehouse.core.match import Match
from dicehouse.core.record import Record, SeatInfo
from dicehouse.dice import DailyDice, FairSeed, prove, seed_of_day, verify

SECRET = bytes(range(32))
DAY = "2026-11-16"
SEED = seed_of_day(SECRET, DAY)


def daily_match(choices: Random, *, reveal: bool = True, seed: FairSeed = SEED, day: str = DAY) -> Match:
    """A game with the dice of a day, played by random choices."""
    match = Match(create("chili", 1), [SeatInfo("Ann")])
    dice = DailyDice(seed, day)
    match.use_dice(dice.line())
    while match.outcome is None:
        match.settle(dice.roll)
        if match.actors:
            match.act(0, choices.choice(match.choices(0)).action)
    if reveal:
        match.reveal(seed.reveal())
    return match


def throws(match: Match) -> dict[str, list[str]]:
    """What each die showed, throw by throw."""
    found: dict[str, list[str]] = {}
    for made in (entry.transition for entry in match.entries):
        if made.roll is not None:
            for die, face in zip(made.before.due.dice, made.roll, strict=True):
                found.setdefault(die.name, []).append(face)
    return found


def same_throws(one: Match, other: Match) -> bool:
    """Whether each die showed the same in both games, as far as it was thrown in both."""
    first, second = throws(one), throws(other)
    return all(
        all(a == b for a, b in zip(first[die], second[die], strict=False)) for die in first.keys() & second.keys()
    )


@given(st.randoms(use_true_random=False), st.randoms(use_true_random=False))
def test_two_games_of_a_day_have_the_same_throws_of_each_die_whatever_they_keep(one: Random, other: Random) -> None:
    assert same_throws(daily_match(one), daily_match(other))


def test_whoever_keeps_a_die_gets_its_next_throw_later() -> None:
    dice = [Die(f"d{n}", ("1", "2", "3", "4", "5", "6")) for n in (1, 2)]
    both, second = Due((dice[0], dice[1]), (0, 0)), Due((dice[1],), (0,))
    eager, patient = DailyDice(SEED, DAY), DailyDice(SEED, DAY)
    always = [eager.roll(both) for _ in range(20)]
    kept = [patient.roll(second)[0] for _ in range(20)]
    assert kept == [roll[1] for roll in always]
    assert [patient.roll(Due((dice[0],), (0,)))[0] for _ in range(20)] == [roll[0] for roll in always]


def test_other_days_and_other_houses_have_other_dice() -> None:
    games = [
        daily_match(Random(1), seed=seed_of_day(secret, day), day=day)
        for secret, day in ((SECRET, DAY), (SECRET, "2026-11-17"), (bytes(32), DAY))
    ]
    assert not any(same_throws(one, other) for one, other in ((games[0], games[1]), (games[0], games[2])))


def test_a_game_that_is_resumed_goes_on_with_the_same_throws() -> None:
    whole = daily_match(Random(3))
    half = len(whole.entries) // 2
    thrown: Counter[str] = Counter()
    for entry in whole.entries[:half]:
        if entry.transition.roll is not None:
            thrown.update(die.name for die in entry.transition.before.due.dice)
    resumed = DailyDice(SEED, DAY, thrown)
    later = [entry.transition for entry in whole.entries[half:] if entry.transition.roll is not None]
    assert [resumed.roll(made.before.due) for made in later] == [made.roll for made in later]


def test_the_recipe_is_the_one_described() -> None:
    # written out once more from docs/fair-dice.md, for the third throw of Chili's fifth die
    seed = hmac.new(SECRET, b"daily 2026-11-16", hashlib.sha256).digest()
    assert SEED.commitment == hashlib.sha256(seed).hexdigest()
    number = int.from_bytes(hmac.new(seed, b"chili5 2 0", hashlib.sha256).digest()[:4], "big")
    assert number < 2**32 - 2**32 % 6
    match = daily_match(Random(1))
    assert throws(match)["chili5"][2] == ("1", "2", "3", "4", "5*", "6")[number % 6]


def test_every_face_is_equally_likely() -> None:
    die = Die("d6", ("1", "2", "3", "4", "5", "6"))
    dice = DailyDice(SEED, DAY)
    counts = Counter(dice.roll(Due((die,), (0,)))[0] for _ in range(12_000))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5  # chi-square, 5 degrees: 1 in 1000


def test_a_record_verifies_once_the_seed_is_revealed_and_says_whose_dice_these_are() -> None:
    record = Record.read(daily_match(Random(5)).record.write())
    verdict = verify(record)
    assert verdict.rolls == sum("roll" in line for line in map(json.loads, record.write().splitlines()))
    assert (verdict.commitment, verdict.contributions) == (SEED.commitment, ())
    proof = prove(record)
    assert proof.day == DAY
    assert set(proof.names) == {f"chili{n}" for n in range(1, 7)}


def test_a_record_without_the_seed_says_that_the_day_is_not_over_and_holds_no_secret() -> None:
    match = daily_match(Random(5), reveal=False)
    with pytest.raises(DiceError) as refused:
        verify(match.record)
    assert (refused.value.code, refused.value.details["day"]) == ("dice.day-not-over", DAY)
    assert SEED.reveal() not in match.record.write()


@pytest.mark.parametrize("change", ["roll", "commitment", "strings"])
def test_a_forged_record_does_not_pass(change: str) -> None:
    lines = [json.loads(line) for line in daily_match(Random(5)).record.write().splitlines()]
    if change == "roll":  # the same dice in another order are other throws
        line = next(line for line in lines if "roll" in line and len(set(line["roll"].split())) > 1)
        line["roll"] = " ".join(face.rstrip("*") for face in reversed(line["roll"].split()))
        line.pop("events")
    else:
        lines[1][change] = "0" * 64 if change == "commitment" else ["chosen to suit the seed"]
    with pytest.raises(DiceError) as refused:
        verify(Record.read("".join(json.dumps(line) + "\n" for line in lines)))
    assert refused.value.code == {"roll": "dice.forged"}.get(change, f"dice.{change}")
