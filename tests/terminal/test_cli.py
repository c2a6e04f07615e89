"""The command line as a person meets it: real processes, real files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicehouse import games
from dicehouse.core.match import Match
from dicehouse.core.record import DiceLine, Record, RevealLine, RollLine
from dicehouse.dice import FairSeed
from dicehouse.terminal.saves import seed_path
from dicehouse.texts import Texts


@pytest.fixture
def run(tmp_path: Path) -> "Runner":
    return Runner(tmp_path)


class Runner:
    """Runs `dicehouse` in an empty home."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(
        self, *arguments: str, typed: str = "", language: str = "en_US.UTF-8"
    ) -> subprocess.CompletedProcess[str]:
        environment = {key: value for key, value in os.environ.items() if not key.startswith("LC_")}
        environment |= {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "data"), "LANG": language}
        return subprocess.run(
            [sys.executable, "-m", "dicehouse.cli", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            env=environment,
            cwd=self.home,
            check=False,
            timeout=120,
        )


ANY_GAME = "1\n" * 3000
"""Always the first choice: ends every game but Chili Dice and DiXkiBluff, where other words are needed."""

UNFINISHED = ("--option", "first=0", "--option", "target=200")
"""A game of Go Nuts! that nobody wins in their first turns: to the usual 50, now and then somebody does."""

TYPED = {
    "chinchiller": "1\n2\n" * 2000,
    "chili": "".join(
        f"score {space}\n" for space in ("1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance")
    ),
    "gonuts": ANY_GAME,
    "dixkibluff": "doubt\nbet 1 pi\nbet 9 sun\nplace pi\n2\n" * 2000,
}


@pytest.mark.parametrize("name", games.names())
def test_a_newcomer_plays_a_whole_game_and_the_dice_verify(run: Runner, name: str) -> None:
    number = games.names().index(name) + 1
    done = run("play", "--save", "game.dicehouse", typed=f"7\n{'9' * 5000}\n{number}\n" + TYPED[name])
    assert done.stdout.count("Type a number from 1 to 4, or a name such as chinchiller.") == 2
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert any(words in done.stdout for words in ("wins!", "Shared win:", "You win!"))
    assert "\n    dicehouse verify game.dicehouse\n" in done.stdout
    assert not seed_path(run.home / "game.dicehouse").exists()
    proof = run("verify", "game.dicehouse")
    assert proof.returncode == 0
    commitment = json.loads((run.home / "game.dicehouse").read_text().splitlines()[1])["commitment"]
    assert commitment in done.stdout
    assert commitment in proof.stdout
    assert re.match(r"All rolls are genuine\. Checked: \d+\.\n", proof.stdout)
    told = run("replay", "game.dicehouse")
    assert told.returncode == 0
    assert games.load(name).title in told.stdout


def test_a_forged_record_is_found_at_its_roll(run: Runner) -> None:
    run("play", "gonuts", "--save", "g", typed=ANY_GAME)
    path = run.home / "g"
    lines = path.read_text().splitlines()
    spot = [index for index, line in enumerate(lines) if line.startswith('{"roll"')][4]
    true = json.loads(lines[spot])["roll"].split()
    forged = " ".join("acorn" if face in ("car", "squirrel") else "car" for face in true)
    lines[spot] = json.dumps({"roll": forged})
    path.write_text("\n".join(lines) + "\n")
    done = run("verify", "g")
    assert done.returncode == 2
    expected = f"Roll 5 (line {spot + 1}) is forged: the record says {forged}, the dice fell {' '.join(true)}.\n"
    assert done.stderr == expected


def test_leave_and_come_back(run: Runner) -> None:
    left = run("play", "chili", "--option", "first=0", "--save", "c", typed="score 1\nscore 2\nq\n")
    assert left.returncode == 0
    assert "\n    dicehouse play --resume c\n" in left.stdout
    kept = (run.home / "c").read_text()
    seed = seed_path(run.home / "c").read_text().strip()
    assert seed not in kept
    assert seed_path(run.home / "c").stat().st_mode & 0o077 == 0
    assert "not shown yet" in run("verify", "c").stderr
    rest = "".join(f"score {space}\n" for space in ("3", "4", "5", "6", "red", "straight", "kind", "chance"))
    done = run("play", "--resume", "c", typed=rest)
    assert "Welcome back." in done.stdout
    assert "All pads are full." in done.stdout
    assert (run.home / "c").read_text().startswith(kept)
    assert run("verify", "c").returncode == 0  # one commitment for the whole game


def test_a_step_that_was_cut_off_is_played_again(run: Runner) -> None:
    run("play", "gonuts", *UNFINISHED, "--save", "g", typed="bank\nbank\nq\n")
    path = run.home / "g"
    whole = path.read_text()
    path.write_text(whole + '{"roll":"acor')
    done = run("play", "--resume", "g", typed="bank\n" * 500)
    assert done.returncode == 0, done.stderr
    assert path.read_text().startswith(whole)
    assert run("verify", "g").returncode == 0


def test_a_lost_seed_is_told_and_the_game_goes_on(run: Runner) -> None:
    run("play", "gonuts", *UNFINISHED, "--save", "g", typed="bank\nq\n")
    seed_path(run.home / "g").unlink()
    again = run("play", "--resume", "g", typed="bank\nq\n")
    assert "! The secret seed of this game is lost" in again.stdout
    new = [json.loads(line) for line in (run.home / "g").read_text().splitlines() if '"commitment"' in line][1]
    assert new["commitment"] in again.stdout  # told before the first roll made with it
    done = run("play", "--resume", "g", typed="bank\n" * 500)
    assert "lost" not in done.stdout
    assert new["commitment"] in done.stdout
    assert "wins!" in done.stdout or "You win!" in done.stdout
    assert (run.home / "g").read_text().count('"commitment"') == 2
    assert "Were the dice fair?" not in done.stdout  # nobody can tell any more
    assert run("verify", "g").returncode == 2
    assert rolls_fit(Record.read((run.home / "g").read_text()), new["commitment"])


def rolls_fit(record: Record, commitment: str) -> bool:
    """Whether all rolls after a commitment are those of its seed, however often the game was left in between."""
    seeds = [FairSeed.from_hex(line.reveal) for line in record.lines if isinstance(line, RevealLine)]
    seed = next(seed for seed in seeds if seed.commitment == commitment)
    match = Match(games.of_record(record.header), record.header.seats)
    dice = None
    for number, line in enumerate(record.lines, start=2):
        if isinstance(line, DiceLine) and line.commitment == commitment:
            dice = seed.dice(line.strings)
        elif isinstance(line, RollLine) and dice is not None:
            assert match.due is not None
            if " ".join(dice.roll(match.due)) != line.roll:
                return False
        match.replay_line(number, line)
    return dice is not None


@pytest.mark.parametrize("damage", ["", "0123", "ab" * 31, "xyz" * 21 + "x"])
def test_a_damaged_seed_is_as_good_as_lost_and_never_told(run: Runner, damage: str) -> None:
    run("play", "gonuts", *UNFINISHED, "--save", "g", typed="bank\nq\n")
    seed_path(run.home / "g").write_text(damage)
    done = run("play", "--resume", "g", typed="bank\n" * 500)
    assert done.returncode == 0, done.stderr
    assert not damage or damage not in done.stdout


def test_the_seed_of_another_game_is_not_used(run: Runner) -> None:
    run("play", "gonuts", *UNFINISHED, "--save", "g", typed="bank\nq\n")
    seed_path(run.home / "g").write_text("ab" * 32)
    run("play", "--resume", "g", typed="bank\n" * 500)
    text = (run.home / "g").read_text()
    assert "ab" * 32 not in text
    assert text.count('"commitment"') == 2


def test_a_stray_seed_does_not_get_into_a_finished_game(run: Runner) -> None:
    run("play", "gonuts", "--seed", "1", "--save", "g", typed=ANY_GAME)
    before = (run.home / "g").read_text()
    seed_path(run.home / "g").write_text("ab" * 32)
    assert run("play", "--resume", "g").stdout.startswith("This game is over.")
    assert (run.home / "g").read_text() == before


def test_kept_games_are_found_by_name_and_as_the_last_one(run: Runner) -> None:
    run("play", "chili", "--option", "first=0", typed="score 1\nq\n")
    left = run("play", "gonuts", *UNFINISHED, typed="bank\nq\n")
    path = Path(left.stdout.splitlines()[-1].split()[-1])
    assert path.parent == run.home / "data" / "dicehouse" / "games"
    assert "Go Nuts!" in run("replay", "last").stdout
    assert "Go Nuts!" in run("replay", path.stem).stdout
    assert "Welcome back." in run("play", "--resume", path.name, typed="q\n").stdout


def test_names_seat_people_and_a_seed_means_seeded_dice(run: Runner) -> None:
    one, two = (
        run("play", "gonuts", "--name", "Ann", "--name", "Bob", "--seed", "5", "--save", name, typed="bank\nbank\nq\n")
        for name in ("one", "two")
    )
    assert "At the table: Ann, Bob." in one.stdout
    kept = [re.sub(r'"\d{4}-\d\d-\d\dT[^"]+"', '"when"', (run.home / name).read_text()) for name in ("one", "two")]
    assert kept[0] == kept[1]
    assert '"when"' in kept[0]
    assert '{"dice":"seeded"}' in (run.home / "one").read_text()
    assert two.returncode == 0


def test_the_rules_are_at_hand(run: Runner) -> None:
    for name in games.names():
        shown = run("play", name, typed="?\nq\n", language="de_DE.UTF-8").stdout
        players = max(2, games.load(name).options_type.seats[0])
        rules = Texts("de", name).say("rules", **games.create(name, players).options.facts())
        assert rules.split()[:8] == shown[shown.index(" ".join(rules.split()[:3])) :].split()[:8]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chili --option rolls=5", "5 rolls for the whole game"),
        ("play chili --option rolls=1", "One roll for the whole game"),
        ("play gonuts --option target=73 --option cars=2", "Whoever first banks 73 points wins at once."),
        ("play gonuts --option target=73 --option cars=2", "3 squirrels, 2 acorns and 2 cars"),
        ("play chinchiller --option sand=31", "Everybody begins with 31 sand."),
        ("play chinchiller --option series=yes", "This is a series of 6 games, in which everybody starts 3 times;"),
        ("play dixkibluff --option dice=5", "never beyond the dice on the table (15 at the start)"),
        ("play dixkibluff --option knowledge=sealed", "Nobody looks at thrown dice here"),
    ],
)
def test_the_rules_speak_of_the_options_of_the_table(run: Runner, command: str, sentence: str) -> None:
    assert sentence in " ".join(run(*command.split(), typed="?\nq\n").stdout.split())


def test_a_finished_game_is_not_played_again(run: Runner) -> None:
    run("play", "gonuts", "--save", "g", typed=ANY_GAME)
    before = (run.home / "g").read_text()
    done = run("play", "--resume", "g")
    assert done.returncode == 0
    assert done.stdout == "This game is over. Watch it:\n    dicehouse replay g\n"
    assert (run.home / "g").read_text() == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "poker"], "There is no game called poker. Try one of: chinchiller, chili, gonuts, dixkibluff."),
        (["play", "gonuts", "--bots", "7"], "Go Nuts! is for 2 to 4 players, not 8."),
        (["play", "gonuts", "--people", "-1"], "The option --people must be between 0 and 4, not -1."),
        (["play", "gonuts", "--option", "target=-5"], "The option target must be between 1 and 1000, not -5."),
        (["play", "gonuts", "--option", "name=x"], "There is no option called name."),
        (["play", "gonuts", "--option", "players=3"], "There is no option called players."),
        (["play", "gonuts", "--option", "target"], "An option is written key=value, not target."),
        (["play", "gonuts", "--dice", "magic"], "The option --dice must be one of fair, hand, seeded, not magic."),
        (["play", "gonuts", "--save", "/proc/nowhere/g"], "The file /proc/nowhere/g cannot be written: "),
        (["play", "--resume", "nothing"], "There is no file nothing."),
        (["replay", "nothing"], "There is no file nothing."),
        (["verify", "."], "The file . cannot be read: Is a directory."),
    ],
)
def test_bad_input_gets_one_sentence_and_no_traceback(run: Runner, arguments: list[str], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize("arguments", [["verify"], ["replay"], ["play", "--resume"], ["play", "gonuts", "--save"]])
def test_a_name_no_file_can_have(run: Runner, arguments: list[str]) -> None:
    done = run(*arguments, "a" * 300)
    assert done.returncode == 2
    assert done.stderr.startswith("The file aaa")
    assert "Traceback" not in done.stderr


def test_a_kept_game_keeps_its_options(run: Runner) -> None:
    run("play", "gonuts", "--save", "g", typed="q\n")
    done = run("play", "--resume", "g", "--option", "target=3")
    assert done.returncode == 2
    assert "its own players" in done.stderr


def test_a_long_name_is_cut(run: Runner) -> None:
    done = run("play", "gonuts", "--name", "x" * 50, "--save", "g", typed="q\n")
    assert f"At the table: {'x' * 20}, {Texts('en', 'gonuts').say('bot-regular')}." in done.stdout


def test_a_mark_in_front_of_a_record_does_no_harm(run: Runner) -> None:
    run("play", "gonuts", "--seed", "1", "--save", "g", typed=ANY_GAME)
    (run.home / "g").write_bytes(b"\xef\xbb\xbf" + (run.home / "g").read_bytes())
    assert run("replay", "g").returncode == 0


def test_coming_back_shows_no_secrets_on_the_common_screen(run: Runner) -> None:
    names = ["--name", "Ann", "--name", "Bob", "--name", "Cleo"]
    run("play", "dixkibluff", *names, "--seed", "3", "--option", "first=0", "--save", "d", typed="\nq\n")
    again = run("play", "--resume", "d", typed="\nq\n").stdout
    common, private = again.split("Hand over to Ann.")
    assert "Under " not in common
    assert "[" not in common
    assert "[" in private


def test_an_old_game_is_not_overwritten(run: Runner) -> None:
    (run.home / "g").write_text("precious")
    done = run("play", "gonuts", "--save", "g")
    assert done.stderr.startswith("The file g is there already.")
    assert (run.home / "g").read_text() == "precious"


def test_what_is_no_record_is_refused(run: Runner) -> None:
    (run.home / "picture").write_bytes(b"\x89PNG\xff\xfe")
    assert run("replay", "picture").stderr == "The file picture cannot be read: not UTF-8 text.\n"
    (run.home / "text").write_text("hello\n")
    assert run("verify", "text").stderr.startswith("Line 1 does not look like a Dicehouse record: it is not JSON.")


def test_names_in_a_file_cannot_talk_to_the_terminal(run: Runner) -> None:
    run("play", "gonuts", "--seed", "1", "--save", "g", typed=ANY_GAME)
    path = run.home / "g"
    path.write_text(path.read_text().replace('"name":"You"', '"name":"\\u001b]0;gotcha\\u0007"'))
    done = run("replay", "g")
    assert done.stderr == "A name has 1 to 40 printable characters.\n"
    assert "\x1b" not in done.stdout


def test_a_seat_that_does_not_exist_cannot_be_looked_through(run: Runner) -> None:
    run("play", "gonuts", "--save", "g", typed="q\n")
    done = run("replay", "g", "--as", "5")
    assert done.stderr == "There is no seat 5 at this table of 2.\n"


def test_errors_speak_the_players_language(run: Runner) -> None:
    assert "gonuts" in run("play", "poker", "--lang", "de").stderr
    assert run("play", "poker", "--lang", "de").stderr != run("play", "poker").stderr
    assert run("play", "poker", language="nl_NL.UTF-8").stderr != run("play", "poker").stderr
    dutch = run("play", "chinchiller", "--option", "supply=10", "--lang", "nl")
    assert dutch.returncode == 2
    assert "zand" in dutch.stderr
    assert run("games", "--lang", "xx").returncode == 2


def test_a_replay_shows_a_seat_only_what_it_saw(run: Runner) -> None:
    run("play", "dixkibluff", "--seed", "3", "--option", "first=0", "--save", "d", typed="bet 1 pi\nq\n")
    own = run("replay", "d", "--as", "0").stdout
    assert own.count("Under ") == 1  # the faces of seat 0
    assert run("replay", "d").stdout.count("Under ") == 0  # a running game: as a spectator


def test_games_lists_every_game_with_every_option(run: Runner) -> None:
    shown = run("games").stdout
    for name in games.names():
        assert games.load(name).title in shown
        for info in games.load(name).options_type.describe():
            assert f"  {info.key}=" in shown


def test_version_and_help(run: Runner) -> None:
    assert run("--version").stdout.startswith("dicehouse 0.")
    help_text = run("--help").stdout
    for command in ("play", "replay", "verify", "games"):
        assert command in help_text
