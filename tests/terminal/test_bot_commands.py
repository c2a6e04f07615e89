"""`dicehouse bots`, `solve` and `duel`, levels at the table, and hints: as a person meets them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dicehouse import games
from dicehouse.bots import LEVELS, levels
from dicehouse.core.record import Record
from dicehouse.texts import LANGUAGES, Texts


class Shell:
    """Runs `dicehouse` in an empty home."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
        self.environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LANG": "en_US.UTF-8"}

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-m", "dicehouse.cli", *arguments]

    def __call__(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments),
            input=typed,
            capture_output=True,
            text=True,
            env=self.environment,
            cwd=self.home,
            check=False,
            timeout=300,
        )


@pytest.fixture
def run(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_of_every_game_are_introduced(run: Shell, language: str) -> None:
    said = " ".join(run("bots", "--lang", language).stdout.split())
    for name in games.names():
        texts = Texts(language, name)
        for level in levels(name):
            assert f"{level}: {texts.say(f'bot-{level}')} ({texts.say(f'level-{level}')})" in said
            assert " ".join(texts.say(f"bot-{level}-about").split()) in said  # no-break spaces are spaces too


def test_a_solution_is_one_line_of_json_at_the_end(run: Shell) -> None:
    done = run("solve", "gonuts", "--players", "3", "--option", "target=4", "--json")
    assert done.returncode == 0, done.stderr
    solution = json.loads(done.stdout.splitlines()[-1])
    assert solution["game"] == "gonuts"
    assert solution["players"] == 3
    assert solution["options"]["target"] == 4
    assert "players" not in solution["options"]
    assert 1 / 3 < solution["value"] < 1
    assert 0 <= solution["gap"] < 1e-9
    assert solution["states"] == 4**3
    assert solution["seconds"] > 0
    assert solution["loaded"] is False
    again = json.loads(run("solve", "gonuts", "--players", "3", "--option", "target=4", "--json").stdout)
    assert again["loaded"] is True
    assert again["value"] == solution["value"]
    assert json.loads(run("solve", "gonuts", "--players", "3", "--option", "target=4", "--json", "--fresh").stdout) == {
        **solution,
        "seconds": pytest.approx(solution["seconds"], abs=60),
    }


def test_a_solution_is_told_to_people_as_well(run: Shell) -> None:
    done = run("solve", "chili")
    assert done.returncode == 0, done.stderr
    assert "Value at the start" in done.stdout
    assert "Solved before" in done.stdout  # its table ships


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("solve", "ludo"), "There is no game called ludo."),
        (("solve", "gonuts", "--players", "9"), "Go Nuts! is for 2 to 4 players, not 9."),
        (("solve", "gonuts", "--option", "target"), "An option is written key=value, not target."),
        (("duel", "gonuts", "perfect", "godlike"), "There is no level godlike for gonuts."),
        (("duel", "gonuts", "regular"), "Go Nuts! is for 2 to 4 players, not 1."),
        (("duel", "gonuts", "random", "random", "--games", "0"), "must be between 1 and 10000000, not 0"),
        (("play", "gonuts", "--level", "godlike"), "There is no level godlike for gonuts."),
        (("bots", "ludo"), "There is no game called ludo."),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(run: Shell, arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_level_without_its_table_names_the_command_before_the_game_begins(run: Shell) -> None:
    done = run("play", "gonuts", "--bots", "3", "--option", "target=60", "--level", "perfect", "--save", "game")
    assert done.returncode == 2
    assert "dicehouse solve gonuts --players 4 --option target=60" in done.stderr
    assert not (run.home / "game").exists()


def test_a_duel_as_json_and_as_a_table(run: Shell) -> None:
    arguments = ("duel", "gonuts", "regular", "random", "--games", "60", "--option", "target=10")
    result = json.loads(run(*arguments, "--json").stdout.splitlines()[-1])
    assert (result["game"], result["players"], result["games"], result["complete"]) == ("gonuts", 2, 60, True)
    assert result["options"] == {"target": "10"}
    regular, random = result["bots"]
    assert (regular["bot"], random["bot"]) == ("regular", "random")
    assert regular["low"] < regular["wins"] < regular["high"]
    assert regular["wins"] + random["wins"] == pytest.approx(1)
    shown = run(*arguments).stdout
    assert "60 games" in shown
    assert f"{regular['wins']:.1%}" in shown


@pytest.mark.parametrize(
    ("asked", "options", "level"),
    [
        *((level, (), level) for level in LEVELS if level != "master"),
        ("master", (), "perfect"),
        ("master", ("--option", "round=live"), "master"),
        ("perfect", ("--option", "round=live"), "master"),
    ],
)
def test_a_bot_of_each_level_sits_down_by_its_name(
    run: Shell, asked: str, options: tuple[str, ...], level: str
) -> None:
    done = run("play", "gonuts", *options, "--level", asked, "--save", "game", typed="bank\n" * 3 + "q\n")
    assert done.returncode == 0, done.stderr
    assert Texts("en", "gonuts").say(f"bot-{level}") in done.stdout
    assert Record.read((run.home / "game").read_text()).header.seats[1].bot == level


@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("chili", "The best play the house knows:"),
        ("gonuts", "The best play, computed exactly:"),
        ("dixkibluff", "The best play the house knows:"),
        ("chinchiller", "The best play, computed exactly:"),
    ],
)
def test_a_hint_shows_the_best_choice_first(run: Shell, name: str, heading: str) -> None:
    done = run("play", name, "--option", "first=0", "--seed", "4", "--save", "game", typed="!\nq\n")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    start = next(number for number, line in enumerate(lines) if line.endswith(heading))
    values = [float(line.split()[1].rstrip("%")) for line in lines[start + 1 :] if line.startswith("  * ")]
    assert values
    others = [
        float(line.split()[0].rstrip("%")) for line in lines[start + 1 :] if line.startswith("    ") and "%  " in line
    ]
    assert all(value <= values[0] + 0.05 for value in others)
