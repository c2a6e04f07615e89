"""Make the puzzles that ship with the games, for all games or for those named. Run with `make puzzles`.

The set grows: puzzles that are there stay, if the evaluator still agrees with them, with the reasons that are given
today, and new ones are added until there are as many as wanted. What was found is written after every few, so that it
may be interrupted.
"""

import argparse
import sys
import time

from scripts.progress import say

from dicehouse import games
from dicehouse.coach.positions import Position, explained_now, values_now
from dicehouse.coach.puzzle_making import make
from dicehouse.coach.puzzles import file_of, puzzles, write
from dicehouse.core.errors import DicehouseError

WANTED = 72
EVERY = 8
"""Written after so many."""
TOLERANCE = {"win": 0.001, "points": 0.05}


def holds(one: Position) -> bool:
    """Whether the evaluator says now what it said then."""
    try:
        now = values_now(one)
    except (DicehouseError, ValueError):
        return False
    return all(
        abs(now[action] - value) <= TOLERANCE[one.measure] for action, value, _ in one.candidates if action in now
    )


def grow(name: str, wanted: int, seconds: float) -> None:
    start, played = time.perf_counter(), 0
    found = [explained_now(one) for one in puzzles(name) if holds(one)]
    try:
        for one in make(name, wanted, known=tuple(found)):
            if one is None:
                played += 1
                say(f"{name}: {len(found)} of {wanted} puzzles, {played} games played")
                if time.perf_counter() - start > seconds:
                    break
            else:
                found.append(one)
                if len(found) % EVERY == 0:
                    file_of(name).write_bytes(write(name, found))
    finally:
        file_of(name).write_bytes(write(name, found))
        size = file_of(name).stat().st_size
        say("")
        sys.stdout.write(f"\r{name}: {len(found)} puzzles, {size / 1e3:.0f} kB, {time.perf_counter() - start:.0f} s\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(games.names()))
    parser.add_argument("--wanted", type=int, default=WANTED, help="how many a game shall have")
    parser.add_argument("--seconds", type=float, default=120, help="give up on a game after so long")
    asked = parser.parse_args()
    try:
        for name in asked.game:
            grow(name, asked.wanted, asked.seconds)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
