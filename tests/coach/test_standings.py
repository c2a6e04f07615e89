"""Standings over many games: sums of the reviews, by name."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from dicehouse import create
from dicehouse.bots import make_bot
from dicehouse.cli import app
from dicehouse.coach import review_record, summarize
from dicehouse.coach.standings import standings
from dicehouse.core import play
from dicehouse.core.match import Match
from dicehouse.core.record import BEGAN, Record, SeatInfo
from dicehouse.dice import SeededDice
from dicehouse.texts import LANGUAGES


def played(seed: int, seats: list[SeatInfo], levels: list[str], name: str = "gonuts", **options: object) -> Record:
    """A game of bots under the names of people."""
    game = create(name, players=len(seats), **options)
    match, dice = Match(game, seats), SeededDice(seed)
    match.use_dice(dice.line())
    bots = [make_bot(game, level, seat, Random(seed)) for seat, level in enumerate(levels)]
    while match.outcome is None:
        match.settle(dice.roll)
        if match.actors:
            seat = match.actors[0]
            action = play.choose(game, match.state, seat, bots[seat], must=True)
            assert action is not None
            match.act(seat, action)
    return Record.read(match.record.write())


ANN_AND_BOB = [SeatInfo("Ann"), SeatInfo("Bob")]


def test_standings_are_the_sums_of_the_games() -> None:
    records = [played(seed, ANN_AND_BOB, ["perfect", "novice"], target=20) for seed in range(6)]
    records.append(played(6, [SeatInfo("bob"), SeatInfo("ANN")], ["novice", "perfect"], target=20))
    reviews = [review_record(record) for record in records]
    names = [[info.name for info in record.header.seats] for record in records]
    games = [(review.measure, summarize(review), seats) for review, seats in zip(reviews, names, strict=True)]
    found = {one.name: one for one in standings(games)}
    assert set(found) == {"Ann", "Bob"}
    ann, bob = found["Ann"], found["Bob"]
    assert ann.games == bob.games == 7
    accounts = [
        review.accounts[list(map(str.casefold, seats)).index("ann")]
        for review, seats in zip(reviews, names, strict=True)
    ]
    assert ann.luck == pytest.approx(sum(account.luck for account in accounts))
    assert ann.result == pytest.approx(sum(account.result for account in accounts))
    assert ann.result + bob.result == pytest.approx(7)
    assert ann.cost == pytest.approx(0, abs=1e-9)  # who plays perfectly makes no mistakes
    assert bob.cost > 0
    assert ann.accuracy == pytest.approx(100)
    assert bob.accuracy < 100
    assert ann.luck + bob.luck == pytest.approx(0)  # one's luck is the other's misfortune


def test_the_luckiest_comes_first_and_points_are_kept_apart() -> None:
    records = [played(seed, ANN_AND_BOB, ["regular"] * 2, target=15) for seed in range(4)]
    records.append(played(1, [SeatInfo("Ann")], ["regular"], "chili", rolls=8))
    reviews = [review_record(one) for one in records]
    names = [[info.name for info in one.header.seats] for one in records]
    found = standings((review.measure, summarize(review), seats) for review, seats in zip(reviews, names, strict=True))
    assert [one.measure for one in found] == ["win", "win", "points"]
    assert found[0].deviations >= found[1].deviations
    assert found[2].name == "Ann"


def test_the_command_counts_people_only_and_speaks_every_language(tmp_path: Path) -> None:
    folder = tmp_path / "dicehouse" / "games"
    folder.mkdir(parents=True)
    seats = [SeatInfo("Ann"), SeatInfo("Wendy", "regular")]
    for seed in range(2):
        record = played(seed, seats, ["novice", "regular"], target=15)
        (folder / f"{seed}.dicehouse").write_text(record.write())
    unfinished = "\n".join(record.write().splitlines()[:6]) + "\n"
    (folder / "unfinished.dicehouse").write_text(unfinished)
    home = {"XDG_DATA_HOME": str(tmp_path)}
    said = {CliRunner().invoke(app, ["luck", "--lang", one], env=home).output for one in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Ann" in one and "Wendy" not in one and "unfinished.dicehouse" in one for one in said)
    told = json.loads(CliRunner().invoke(app, ["luck", "0", "1", "--json"], env=home).stdout)
    assert [(one["name"], one["games"]) for one in told] == [("Ann", 2)]
    assert CliRunner().invoke(app, ["luck", "unfinished"], env=home).exit_code == 2
    dated = msgspec.structs.replace(record.header, about={BEGAN: "2019-05-04T20:00:00+02:00"})
    (folder / "0.dicehouse").write_text(Record(dated, record.lines).write())  # its file is as new as the others
    this_year = CliRunner().invoke(app, ["luck", "0", "1", "--since", "2019-05-05", "--json"], env=home)
    assert [one["games"] for one in json.loads(this_year.stdout)] == [1]
    then = CliRunner().invoke(app, ["luck", "0", "1", "--since", "2019-05-04", "--json"], env=home)
    assert [one["games"] for one in json.loads(then.stdout)] == [2]
    later = CliRunner().invoke(app, ["luck", "--since", "2999-01-01", "--lang", "en"], env=home)
    assert "no finished game" in later.output
