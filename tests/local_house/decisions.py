"""What bots decide in games from seeds, and how long it takes: the same with numpy and without it.

    python tests/local_house/decisions.py COUNT GAME:LEVEL:PLAYERS... [plain]

prints a line for each game: what is played, its seed, how many decisions it has, and the SHA-256 of all steps and of
what was weighed in each decision, weights to nine digits; then the longest decision in milliseconds. With `plain`,
numpy is not there.
"""

import sys
import time
from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

PLAIN = "plain" in sys.argv
if PLAIN:
    for module in ("numpy", "numba"):
        sys.modules[module] = None  # type: ignore[assignment]

from dicehouse import games  # noqa: E402
from dicehouse.bots import make_bot  # noqa: E402
from dicehouse.bots.play import play_game  # noqa: E402
from dicehouse.dice import SeededDice  # noqa: E402
from dicehouse.kit.bot import Bot, Candidate  # noqa: E402


def watched(bot: Bot, heard: list[str], seconds: list[float]) -> Bot:
    """A bot of which every decision is noted."""
    weigh: Callable[..., tuple[Candidate, ...]] = bot._candidates

    def note(view: Any, choices: Any) -> tuple[Candidate, ...]:
        start = time.perf_counter()
        found = weigh(view, choices)
        seconds.append(time.perf_counter() - start)
        heard.append(" ".join(f"{one.action} {one.weight:.9f}" for one in found))
        return found

    bot._candidates = note  # type: ignore[method-assign]
    return bot


def main(name: str, level: str, players: int, count: int) -> None:
    """Play, and print."""
    game, longest = games.create(name, players=players), 0.0
    for seed in range(count):
        heard, seconds = list[str](), list[float]()
        bots = [
            watched(make_bot(game, level, seat, Random(f"{seed} {seat}")), heard, seconds) for seat in range(players)
        ]
        play_game(game, bots, SeededDice(seed).roll, lambda made, heard=heard: heard.append(made.text(game)))  # type: ignore[misc]
        print(name, level, players, seed, len(seconds), sha256("\n".join(heard).encode()).hexdigest())
        longest = max(longest, *seconds)
    print(f"{name} {level} {players}: longest {1000 * longest:.1f} ms", file=sys.stderr)


if __name__ == "__main__":
    for wanted in sys.argv[2:]:
        if wanted != "plain":
            called, strength, seats = wanted.split(":")
            main(called, strength, int(seats), int(sys.argv[1]))
