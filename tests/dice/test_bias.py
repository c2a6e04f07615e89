"""The dice check: fair dice pass, loaded dice are found, and the statistics are those of the textbooks."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from scipy import stats  # type: ignore[import-untyped,unused-ignore]
from typer.testing import CliRunner

from dicehouse import create
from dicehouse.cli import app
from dicehouse.core.dice import Die, Due, Roll
from dicehouse.core.match import Match
from dicehouse.core.record import DiceLine, Record, SeatInfo
from dicehouse.dice import bias
from dicehouse.dice.bias import check_dice, throws_needed
from dicehouse.texts import LANGUAGES

Land = Callable[[Due], Roll]


def fair(random: Random) -> Land:
    """Dice that land as they should."""
    return lambda due: due.sample(random.random)


def loaded(random: Random, symbol: str) -> Land:
    """Dice that show one symbol more often than they should."""

    def land(due: Due) -> Roll:
        roll = due.sample(random.random)
        return tuple(
            symbol if symbol in die.symbols and random.random() < 0.25 else face
            for die, face in zip(due.dice, roll, strict=True)
        )

    return land


def played(
    land: Land,
    random: Random,
    name: str = "chinchiller",
    kind: str = "hand",
    bots: tuple[str | None, ...] = (None,) * 2,
) -> Record:
    """One game, thrown by hand."""
    game = create(name, players=len(bots), first=0)
    match = Match(game, [SeatInfo(f"P{seat}", bot) for seat, bot in enumerate(bots)])
    match.use_dice(DiceLine(kind))  # type: ignore[arg-type]
    while match.outcome is None:
        match.settle(land)
        if match.actors:
            seat = match.actors[0]
            match.act(seat, random.choice(match.choices(seat)).action)
    return Record.read(match.record.write())


def test_a_loaded_die_is_found_and_its_face_is_named() -> None:
    random = Random(3)
    records = [played(loaded(random, "12"), random) for _ in range(20)]
    (check,) = check_dice(records)
    assert check.verdict == "loaded"
    assert check.face == "12"
    assert sum(face.count for face in check.faces) == check.throws
    assert sum(face.expected for face in check.faces) == pytest.approx(check.throws)


def test_one_loaded_die_among_six_different_ones_is_found() -> None:
    random = Random(7)
    records = [played(loaded(random, "6*"), random, "chili", bots=(None,)) for _ in range(8)]
    *others, first = check_dice(records)
    assert (first.die, first.face, first.verdict) == ("chili6", "6*", "loaded")
    assert len(others) == 5
    assert {other.verdict for other in others} <= {"fair", "too-few"}


@pytest.mark.parametrize("freedom", [1, 2, 3, 5, 6, 11])
def test_the_tail_of_chi_square_is_that_of_the_textbooks(freedom: int) -> None:
    for x in (0.01, 0.5, 1.0, 3.84, 9.0, 25.0, 80.0):
        assert bias.beyond(x, freedom) == pytest.approx(stats.chi2.sf(x, freedom), rel=1e-9, abs=1e-15)


def test_fair_dice_are_seldom_called_odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a level of 5 %, 80 sets of fair dice are called odd about four times; above 13 has a chance below 0.001."""
    monkeypatch.setattr(bias, "SAMPLES", 10_000)
    die = Die("chili", ("1", "2", "3", "4", "5", "6"))
    random, odd = Random(8), 0
    for _ in range(80):
        counts = Counter(random.choices(die.faces, k=300))
        odd += bias.p_value(die, counts) < bias.LEVEL
    assert 1 <= odd <= 13


def test_few_throws_say_little_and_how_many_more_are_needed() -> None:
    random = Random(5)
    (check,) = check_dice([played(fair(random), random)])
    assert check.verdict == "too-few"
    assert 0 < check.throws < check.needed


def test_the_statistics_agree_with_scipy() -> None:
    die = Die("six", ("1", "2", "3", "4", "5", "6"))
    counts = Counter({"1": 130, "2": 95, "3": 105, "4": 88, "5": 92, "6": 90})
    wanted = stats.chisquare([counts[face] for face in die.symbols]).pvalue
    assert bias.p_value(die, counts) == pytest.approx(wanted, rel=0.05)
    critical = stats.chi2.ppf(1 - bias.LEVEL, 5)
    power = stats.ncx2.sf(critical, 5, throws_needed(die) * 0.05)  # (1/2)^2 * (1/6) / (5/6)
    assert power == pytest.approx(bias.POWER, abs=0.01)


def test_faces_that_are_there_more_than_once_are_expected_more_often() -> None:
    die = Die("three", ("a", "a", "a", "b"))
    even = bias._check("g", die, Counter({"a": 300, "b": 100}), 1.0)
    assert [face.expected for face in even.faces] == [300, 100]
    assert bias.p_value(die, Counter({"a": 200, "b": 200})) < 0.001


def test_only_dice_that_a_person_typed_in_are_counted() -> None:
    random = Random(2)
    assert check_dice([played(fair(random), random, kind="seeded")]) == ()
    record = played(fair(random), random, "dixkibluff", bots=(None, "regular", "regular"))
    (check,) = check_dice([record])
    own = [line for line in record.write().splitlines() if '"thrown 0 ' in line]
    faces = sum(len(json.loads(line)["roll"].split()) for line in own)
    assert check.throws == faces


def test_the_command_says_it_in_every_language(tmp_path: Path) -> None:
    random = Random(4)
    paths = []
    for number in range(20):
        path = tmp_path / f"{number}.dicehouse"
        path.write_text(played(loaded(random, "12"), random).write())
        paths.append(str(path))
    said = set()
    for language in LANGUAGES:
        result = CliRunner().invoke(app, ["dice", *paths, "--lang", language])
        assert result.exit_code == 0, result.output
        said.add(result.output)
    assert len(said) == len(LANGUAGES)
    told = json.loads(CliRunner().invoke(app, ["dice", *paths, "--json"]).output)
    assert [(one["die"], one["face"], one["verdict"]) for one in told] == [("chinchiller", "12", "loaded")]


def test_a_damaged_record_is_refused_by_name_and_left_out_of_all(tmp_path: Path) -> None:
    random = Random(6)
    home = {"XDG_DATA_HOME": str(tmp_path)}
    folder = tmp_path / "dicehouse" / "games"
    folder.mkdir(parents=True)
    good = played(fair(random), random).write()
    (folder / "good.dicehouse").write_text(good)
    (folder / "bad.dicehouse").write_text(good.replace('"act":"', '"act":"x', 1))
    result = CliRunner().invoke(app, ["dice", "--lang", "en"], env=home)
    assert result.exit_code == 0
    assert "bad.dicehouse cannot be read" in result.output
    assert "nothing odd so far" in " ".join(result.output.split())
    refused = CliRunner().invoke(app, ["dice", "bad", "--lang", "en"], env=home)
    assert refused.exit_code == 2
    assert "Line " in refused.output
    empty = CliRunner().invoke(app, ["dice", "--lang", "en"], env={"XDG_DATA_HOME": str(tmp_path / "none")})
    assert "No real dice" in empty.output
