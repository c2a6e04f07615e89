import hashlib
import hmac
import json
from collections import Counter
from random import Random

import pytest

from dicehouse import create, games
from dicehouse.core.dice import Die, Due
from dicehouse.core.errors import DiceError, DicehouseError, RecordError
from dicehouse.core.match import Match
from dicehouse.core.record import Record, SeatInfo
from dicehouse.dice import FairSeed, verify
from dicehouse.dice.fair import WORD

SEED = FairSeed(bytes(range(32)))
D6 = Die("d6", ("1", "2", "3", "4", "5", "6"))


def fair_record(name: str = "gonuts", seed: int = 1, reveal: bool = True) -> Record:
    """A random game with fair dice."""
    players = games.load(name).options_type.seats[0] + 1
    match = Match(create(name, players), [SeatInfo(f"P{seat}") for seat in range(players)])
    house = FairSeed(bytes([seed]) * 32)
    dice = house.dice(f"string {seat}" for seat in range(players))
    match.use_dice(dice.line())
    random = Random(seed)
    while match.outcome is None:
        match.settle(dice.roll)
        if match.actors:
            seat = random.choice(match.actors)
            match.act(seat, random.choice(match.choices(seat)).action)
    if reveal:
        match.reveal(house.reveal())
    return Record.read(match.record.write())


def with_line(record: Record, index: int, **changes: object) -> Record:
    """A record with one line forged; events are left out, as a careful forger would."""
    lines = record.write().splitlines()
    line = json.loads(lines[index]) | changes
    line.pop("events", None)
    lines[index] = json.dumps(line)
    return Record.read("\n".join(lines) + "\n")


def test_the_algorithm_is_the_one_described() -> None:
    # written out once more from the text in dicehouse/dice/fair.py, for the first die of roll 2
    strings = ("Ann's luck", "Bobs Glück")
    parts = b"".join(f"{len(text.encode())}:".encode() + text.encode() for text in strings)
    mix = hashlib.sha256(parts).hexdigest()
    digest = hmac.new(bytes(range(32)), f"{mix} 2 0 0".encode(), hashlib.sha256).digest()
    first = int.from_bytes(digest[:4], "big")
    assert first < WORD - WORD % 6
    dice = SEED.dice(strings, rolled=2)
    assert dice.roll(Due((D6,), (0,))) == (D6.faces[first % 6],)
    assert SEED.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_a_known_game_of_dice() -> None:
    # fixed for ever: other programs verify by it
    dice = SEED.dice(("a", "b"))
    due = Due((D6,) * 5, (0,) * 5)
    assert [" ".join(dice.roll(due)) for _ in range(3)] == ["3 3 2 1 3", "4 6 6 2 5", "3 4 6 2 4"]


def test_numbers_that_would_favour_low_faces_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2^32 is 4 more than a multiple of 6: the four highest numbers must not count
    blocks = {
        0: (WORD - 1).to_bytes(4, "big") * 7 + (WORD - 4).to_bytes(4, "big"),
        1: (WORD - 2).to_bytes(4, "big") + (WORD - 5).to_bytes(4, "big") * 7,
    }
    monkeypatch.setattr(FairSeed, "word_block", lambda self, message: blocks[int(message.split()[-1])])
    assert SEED.dice(("a",)).roll(Due((D6,), (0,))) == (D6.faces[(WORD - 5) % 6],)


def test_faces_are_evenly_spread() -> None:
    dice = SEED.dice(("a", "b"))
    die = Die("d3", ("1", "2", "3"))
    counts = Counter(face for _ in range(300) for face in dice.roll(Due((die,) * 10, (0,) * 10)))
    # 3000 dice, 1000 each, standard deviation 26; the seed never changes
    assert all(abs(count - 1000) < 100 for count in counts.values())


def test_every_string_matters_and_lengths_keep_them_apart() -> None:
    due = Due((D6,) * 20, (0,) * 20)
    rolls = {SEED.dice(strings).roll(due) for strings in [("a", "b"), ("b", "a"), ("ab", "x"), ("1:a", "b")]}
    assert len(rolls) == 4


@pytest.mark.parametrize("string", ["", "x" * 201, "\ud800", "a\nb"])
def test_strings_have_a_sensible_length(string: str) -> None:
    with pytest.raises(DiceError) as caught:
        SEED.dice((string,))
    assert caught.value.code == "dice.string"


def test_the_seed_is_not_shown_by_accident() -> None:
    dice = SEED.dice(("a",))
    shown = f"{SEED!r} {SEED} {dice.line()!r}"
    assert SEED.reveal() not in shown
    assert bytes(range(32)).hex()[:16] not in shown


@pytest.mark.parametrize("name", games.names())
def test_an_honest_record_verifies(name: str) -> None:
    record = fair_record(name)
    assert verify(record).rolls == sum(line.startswith('{"roll"') for line in record.write().splitlines())


@pytest.mark.parametrize("name", games.names())
def test_a_forged_roll_is_found_where_it_was_forged(name: str) -> None:
    record = fair_record(name)
    lines = record.write().splitlines()
    rolls = [index for index, line in enumerate(lines) if line.startswith('{"roll"')]
    for number in {1, 2, len(rolls) // 2, len(rolls)}:
        index = rolls[number - 1]
        true = json.loads(lines[index])["roll"].split()
        for false in {" ".join(true[::-1]), " ".join([true[-1], *true[1:]])} - {" ".join(true)}:
            with pytest.raises(DiceError) as caught:
                verify(with_line(record, index, roll=false))
            assert caught.value.code == "dice.forged"
            assert caught.value.details["roll"] == number
            assert caught.value.details["line"] == index + 1
            assert caught.value.details["right"] == " ".join(true)


def test_a_seed_that_was_exchanged_is_found() -> None:
    record = fair_record()
    with pytest.raises(DiceError) as caught:
        verify(with_line(record, -1, reveal="ab" * 32))
    assert caught.value.code == "dice.commitment"


def test_a_string_that_was_exchanged_is_found_at_the_first_roll() -> None:
    record = fair_record("chili")
    with pytest.raises(DiceError) as caught:
        verify(with_line(record, 1, strings=["string 0", "another"]))
    assert caught.value.code == "dice.forged"
    assert caught.value.details["roll"] == 1


@pytest.mark.parametrize("strings", [[], ["string 0"], ["string 0", "string 1", "string 2"]])
def test_every_seat_must_have_added_a_string(strings: list[str]) -> None:
    with pytest.raises(DiceError) as caught:
        verify(with_line(fair_record("chili"), 1, strings=strings))
    assert caught.value.code == "dice.strings"


def rigged(same_seed: bool) -> Record:
    """A house that commits anew before every roll, until it likes the dice: every seed fits its commitment."""
    match = Match(create("gonuts", 2, first=0), [SeatInfo("House"), SeatInfo("Guest")])
    seeds = [FairSeed(bytes([number]) * 32) for number in range(200)]
    used = []
    while match.outcome is None:
        due = match.due
        if due is None:
            match.act(match.actors[0], "bank")
            continue
        wanted = "acorn" if match.state.turn == 0 else "car"
        likes = {seed.dice("xy").roll(due).count(wanted): seed for seed in (seeds[:1] if same_seed else seeds)}
        used.append(likes[max(likes)])
        dice = used[-1].dice("xy")
        match.use_dice(dice.line())
        match.roll(dice.roll(due))
    for seed in dict.fromkeys(used):
        match.reveal(seed.reveal())
    return Record.read(match.record.write())


@pytest.mark.parametrize("same_seed", [False, True])
def test_one_commitment_must_stand_for_the_whole_game(same_seed: bool) -> None:
    with pytest.raises(DiceError) as caught:
        verify(rigged(same_seed))
    assert caught.value.code == "dice.exchanged"


def test_a_commitment_after_the_first_roll_is_none() -> None:
    lines = fair_record().write().splitlines()
    late = [lines[0], lines[2], lines[1], *lines[3:]]
    with pytest.raises(DiceError) as caught:
        verify(Record.read("\n".join(late) + "\n"))
    assert caught.value.code == "dice.not-fair"


def test_a_seed_must_not_be_shown_before_the_end() -> None:
    lines = fair_record().write().splitlines()
    early = [*lines[:3], lines[-1], *lines[3:-1]]
    with pytest.raises(DicehouseError) as caught:
        verify(Record.read("\n".join(early) + "\n"))
    assert caught.value.code == "dice.not-revealed"


def test_the_verdict_names_the_commitment() -> None:
    assert verify(fair_record()).commitment == FairSeed(bytes([1]) * 32).commitment


def test_a_record_without_rolls_proves_nothing() -> None:
    header = fair_record().write().splitlines()[0] + "\n"
    with pytest.raises(DiceError) as caught:
        verify(Record.read(header))
    assert caught.value.code == "dice.nothing"


def test_a_running_game_cannot_be_verified_yet() -> None:
    with pytest.raises(DiceError) as caught:
        verify(fair_record(reveal=False))
    assert caught.value.code == "dice.not-revealed"


@pytest.mark.parametrize("kind", ["seeded", "hand", "scripted"])
def test_other_dice_cannot_be_verified(kind: str) -> None:
    record = fair_record()
    lines = record.write().splitlines()
    lines[1] = json.dumps({"dice": kind})
    with pytest.raises(DiceError) as caught:
        verify(Record.read("\n".join(lines[:-1]) + "\n"))
    assert caught.value.code == "dice.not-fair"


def test_an_action_that_was_forged_breaks_the_game_or_the_dice() -> None:
    record = fair_record("gonuts")
    lines = record.write().splitlines()
    index = next(index for index, line in enumerate(lines) if '"act":"bank"' in line)
    with pytest.raises(DicehouseError) as caught:
        verify(with_line(record, index, act="roll"))
    assert isinstance(caught.value, DiceError | RecordError)


@pytest.mark.parametrize("text", ["", "xyz", "00" * 31, "00" * 33, "AB" * 32, " " + "ab" * 32, "ab " * 32])
def test_a_seed_has_64_digits_and_is_not_told_when_it_has_not(text: str) -> None:
    with pytest.raises(DiceError) as caught:
        FairSeed.from_hex(text)
    assert caught.value.code == "dice.seed"
    assert caught.value.details == {}
