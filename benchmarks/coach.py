"""Reviews of whole games by the coach, beside GNU Backgammon's analysis of a match with its default settings.

Regular bots play; every game is reviewed by one process on one core: luck, decisions, reasons, words. GNU Backgammon
plays a short match against itself without looking ahead, and then analyses it in one thread as it comes out of the box
(Debian package `gnubg`); its decisions are unforced moves and cube decisions. Times are of the processor, so a busy
machine changes them little. Ratio: GNU Backgammon's time for a decision over ours. Run with
`python -m benchmarks.coach`.
"""

import argparse
import re
import resource
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.reporting import Report, conditions_line, markdown_table, run_benchmark
from scripts.progress import say

from dicehouse.bots import evaluator, make_bot
from dicehouse.bots.play import play_game
from dicehouse.coach import review, summarize
from dicehouse.core.play import Transition
from dicehouse.games import create

GAMES = (("gonuts", 2, 2.0), ("chinchiller", 2, 2.0), ("chili", 2, 2.0), ("dixkibluff", 4, 20.0))
"""Name, players, and the most seconds that a review may take."""
PEER = "GNU Backgammon"
GNUBG = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
PLAY = """set player 0 gnubg
set player 1 gnubg
set player 0 chequer evaluation plies 0
set player 1 chequer evaluation plies 0
set player 0 cubedecision evaluation plies 0
set player 1 cubedecision evaluation plies 0
set automatic game on
set automatic roll on
set display off
set seed 7
new match {points}
save match "{path}"
"""
ANALYSE = """set threads 1
load match "{path}"
analyse match
show statistics match
"""


def measure(name: str, players: int, aim: float, games: int) -> dict[str, Any]:
    """Review some games."""
    game, seconds, decisions = create(name, players), list[float](), 0
    evaluator(game)  # tables are read once by a house
    for seed in range(games):
        say(f"{name}: {seed + 1} of {games}")
        random, steps = Random(seed), list[Transition]()
        bots = [make_bot(game, "regular", seat, Random(f"{seed} {seat}")) for seat in range(players)]
        play_game(game, bots, lambda due, random=random: due.sample(random.random), steps.append)  # type: ignore[misc]
        start = time.process_time()
        found = review(game, steps)
        summarize(found)
        seconds.append(time.process_time() - start)
        decisions += sum(step.decision is not None for step in found.steps)
    return {
        "game": f"{name}, {players} players",
        "games": games,
        "decisions": decisions,
        "seconds": round(sum(seconds) / games, 3),
        "slowest": round(max(seconds), 3),
        "ms_per_decision": round(1000 * sum(seconds) / decisions, 2),
        "aim": f"under {aim:g} s",
        "peer": PEER,
    }


def gnubg(script: str, home: Path) -> tuple[str, float]:
    """Run GNU Backgammon as if it were just installed: what it prints, and its seconds of processor time."""
    assert GNUBG is not None
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [GNUBG, "-t", "-q", "-r"],
        input=f"{script}quit\ny\n",
        env={"HOME": str(home), "PATH": "/usr/bin:/bin", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure_peer(points: int) -> dict[str, Any] | None:
    """GNU Backgammon's analysis of one match; None where it is not installed."""
    if GNUBG is None:
        return None
    say(f"{PEER}: a match to {points}")
    with tempfile.TemporaryDirectory() as folder:
        home, path = Path(folder), Path(folder) / "match.sgf"
        gnubg(PLAY.format(points=points, path=path), home)
        told, seconds = gnubg(ANALYSE.format(path=path), home)
    decisions = sum(
        int(number)
        for line in ("Unforced moves", "Total cube decisions")
        for number in re.findall(rf"^{line}\s+(\d+)\s+(\d+)", told, re.MULTILINE)[0]
    )
    return {
        "game": f"{PEER}, a match to {points}",
        "games": 1,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "slowest": round(seconds, 3),
        "ms_per_decision": round(1000 * seconds / decisions, 2),
    }


def as_markdown(report: Report) -> str:
    columns = ["what", "games", "decisions", "s a game", "slowest", "ms a decision", "ratio", "aim"]
    keys = ("game", "games", "decisions", "seconds", "slowest", "ms_per_decision", "ratio", "aim")
    lines = markdown_table(columns, ([row.get(key) for key in keys] for row in report["results"]))
    if not report["peer_found"]:
        lines += ["", f"{PEER} is not installed here, so nothing stands beside these figures: `apt install gnubg`."]
    return "\n".join([*lines, "", conditions_line(report, "processor time of one core")])


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10, help="of each game")
    parser.add_argument("--points", type=int, default=5, help="of the match that the peer analyses")


def measure_all(arguments: argparse.Namespace) -> Report:
    results = [measure(*game, arguments.games) for game in GAMES]
    peer = measure_peer(arguments.points)
    if peer is not None:
        for row in results:
            row["ratio"] = round(peer["ms_per_decision"] / row["ms_per_decision"], 2)
        results.append(peer)
    return {"results": results, "peer_found": peer is not None}


def main() -> None:
    run_benchmark(__doc__, measure_all, as_markdown, add_options)


if __name__ == "__main__":
    main()
