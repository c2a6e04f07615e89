"""A house that cheats is caught by `dicehouse verify`: every way it could, one test each."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner, Result

from dicehouse import create
from dicehouse.cli import app
from dicehouse.core.match import Match
from dicehouse.core.record import DiceLine, Record, SeatInfo
from dicehouse.dice import DailyDice, FairSeed, pledge_to, seed_of_day
from dicehouse.texts import LANGUAGES

ANN, BOB = "what Ann's browser drew", "what Bob's browser drew"
PLEDGES = (pledge_to(ANN), pledge_to(BOB))
SEED = FairSeed(bytes(range(32)))
OPTIONS = {"target": 15, "first": 0}


def played(
    strings: tuple[str, ...] = (ANN, BOB),
    pledges: tuple[str, ...] = PLEDGES,
    seed: FairSeed = SEED,
    options: dict[str, int] | None = None,
) -> Record:
    """A game whose rolls come from these strings, as an honest or a cheating house plays it."""
    match = Match(create("gonuts", 2, **(OPTIONS | (options or {}))), [SeatInfo("Ann"), SeatInfo("Bob")])
    dice = seed.dice(strings)
    match.use_dice(DiceLine("fair", seed.commitment, strings, pledges))
    random = Random(1)
    while match.outcome is None:
        match.settle(dice.roll)
        if match.actors:
            seat = match.actors[0]
            match.act(seat, random.choice(match.choices(seat)).action)
    match.reveal(seed.reveal())
    return Record.read(match.record.write())


def noted(record: Record) -> dict[str, object]:
    """What Ann's client puts down while this game is played honestly."""
    shown = [json.loads(line)["events"] for line in record.write().splitlines() if line.startswith('{"roll"')]
    header = record.header
    told = {"game": header.game, "options": header.options, "commitment": SEED.commitment}
    return {**told, "seat": 0, "string": ANN, "pledges": PLEDGES, "shown": shown}


def verified(tmp_path: Path, record: Record, notes: dict[str, object] | None = None, *more: str) -> Result:
    """What the command says to Ann."""
    (tmp_path / "game.dicehouse").write_text(record.write())
    arguments = ["verify", str(tmp_path / "game.dicehouse"), *more]
    if notes is not None:
        (tmp_path / "notes.json").write_text(json.dumps(notes))
        arguments += ["--notes", str(tmp_path / "notes.json")]
    return CliRunner().invoke(app, arguments, env={"LANG": "C", "LC_ALL": "C"})


def caught(done: Result, sentence: str) -> None:
    assert done.exit_code == 2
    assert sentence in done.output


def test_an_honest_house_is_found_honest_and_it_is_said_what_was_checked(tmp_path: Path) -> None:
    record = played()
    done = verified(tmp_path, record, noted(record))
    assert done.exit_code == 0, done.output
    for sentence in (
        "All rolls are genuine.",
        "The commitment is the one you noted.",
        "Seat 0, Ann: added a string, pledged before any string was revealed.",
        "All pledges are those you noted.",
        "Every roll is the one you were shown.",
        "Your string is in the dice",
    ):
        assert sentence in done.output
    less = verified(tmp_path, record)
    assert less.exit_code == 0
    assert "Did you see this commitment before the first roll?" in less.output
    assert "Whether your own string is in was not checked" in less.output


def test_a_string_made_up_after_mine_was_known_is_caught(tmp_path: Path) -> None:
    """Grinding: the house tries strings for the other seat until it likes the first roll."""
    ground = next(
        string
        for string in (f"ground by the house {number}" for number in range(10_000))
        if SEED.dice((ANN, string)).roll(create("gonuts", 2, **OPTIONS).new().due).count("acorn") >= 4
    )
    caught(verified(tmp_path, played((ANN, ground))), "Seat 1: the string does not fit the pledge.")
    # the house makes up the pledge too: only whoever noted the pledges before revealing can tell
    record = played((ANN, ground), (PLEDGES[0], pledge_to(ground)))
    assert verified(tmp_path, record).exit_code == 0
    caught(verified(tmp_path, record, noted(record)), "Seat 1: the pledge is not the one you noted")
    # or the seat is said to have given a string without a pledge
    caught(verified(tmp_path, played((ANN, ground), (PLEDGES[0], ""))), "Seat 1: the string does not fit the pledge.")


def test_my_string_dropped_is_caught(tmp_path: Path) -> None:
    record = played(("-", BOB))
    caught(verified(tmp_path, record, None, "--string", ANN), "it was dropped")
    assert "Seat 0, Ann: pledged and then did not reveal." in verified(tmp_path, record).output
    moved = played((BOB, ANN), PLEDGES[::-1])
    assert verified(tmp_path, moved, None, "--string", ANN).exit_code == 0
    caught(verified(tmp_path, moved, None, "--string", ANN, "--seat", "0"), "not that of seat 0")
    caught(verified(tmp_path, moved, None, "--string", ANN, "--seat", "7"), "There is no seat 7")


def test_swapped_dice_are_caught(tmp_path: Path) -> None:
    """A die of six cars: within the game as it was played, or in a record that says it was another game."""
    honest = played()
    lines = honest.write().splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith('{"roll"'))
    lines[first] = json.dumps({"roll": "car car car car car"})
    caught(verified(tmp_path, Record.read("\n".join(lines) + "\n")), "Roll 1 (line 3) is forged")
    swapped = played(options={"squirrels": 1, "acorns": 1, "cars": 4})
    assert verified(tmp_path, swapped).exit_code == 0
    caught(verified(tmp_path, swapped, noted(honest)), "the dice were swapped")


def test_other_rolls_than_those_shown_are_caught(tmp_path: Path) -> None:
    record = played()
    notes = noted(record)
    shown = notes["shown"]
    assert isinstance(shown, list)
    other = [["rolled 0 acorn,acorn,acorn,acorn,acorn 5 5"], *shown[1:]]
    caught(verified(tmp_path, record, notes | {"shown": other}), "Roll 1: you were shown rolled 0 acorn,acorn")
    caught(verified(tmp_path, record, notes | {"shown": shown[:-1]}), f"Rolls you were shown: {len(shown) - 1}.")
    caught(verified(tmp_path, record, notes | {"shown": [*shown, shown[-1]]}), f"Rolls in the record: {len(shown)}.")


def test_another_seed_is_caught(tmp_path: Path) -> None:
    other = played(seed=FairSeed(bytes(32)))
    assert verified(tmp_path, other).exit_code == 0
    caught(verified(tmp_path, other, None, "--commitment", SEED.commitment), "The seed was changed.")
    lines = played().write().splitlines()
    lines[-1] = json.dumps({"reveal": bytes(32).hex()})
    caught(verified(tmp_path, Record.read("\n".join(lines) + "\n")), "the seed does not fit the commitment")


def test_records_from_before_pledges_verify_and_say_that_strings_may_have_been_chosen(tmp_path: Path) -> None:
    done = verified(tmp_path, played(("my own luck", "made by the house"), ()))
    assert done.exit_code == 0
    assert "Seat 1, Bob: a string without a pledge." in done.output


@pytest.mark.parametrize("bad", ["", "[]", "{", '{"shown": 5}', '{"seat": "x"}', "\x00", "[" * 5000])
def test_notes_that_are_none_are_refused_in_a_sentence(tmp_path: Path, bad: str) -> None:
    (tmp_path / "game.dicehouse").write_text(played().write())
    (tmp_path / "bad.json").write_text(bad)
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "game.dicehouse"), "--notes", str(tmp_path / "bad.json")])
    assert done.exit_code == 2
    assert "Traceback" not in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_what_each_seat_did(tmp_path: Path, language: str) -> None:
    done = verified(tmp_path, played(("-", BOB)), None, "--lang", language)
    assert done.exit_code == 0
    assert "Ann" in done.output
    assert "Bob" in done.output


@pytest.mark.parametrize("revealed", [True, False])
def test_the_dice_of_a_day_are_called_so_and_checked_once_they_are_revealed(tmp_path: Path, revealed: bool) -> None:
    match = Match(create("chili", 1, rolls=1), [SeatInfo("Ann")])
    seed = seed_of_day(bytes(32), "2026-11-16")
    dice = DailyDice(seed, "2026-11-16")
    match.use_dice(dice.line())
    match.settle(dice.roll)
    match.act(0, "score chance")
    if revealed:
        match.reveal(seed.reveal())
    done = verified(tmp_path, match.record)
    said = " ".join(done.output.split())
    assert (done.exit_code == 0) is revealed
    assert ("the dice of 2026-11-16, the same for everybody" in said) is revealed
    assert ("their seed is shown when that day is over" in said) is not revealed
    assert "--string" not in said  # nobody adds one
