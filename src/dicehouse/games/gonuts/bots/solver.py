"""Solving Go Nuts! with rounds in beats, exactly, for two to four players.

Two players: the value of a zero-sum game. Three and four: a Markov perfect equilibrium, in which every player maximises
their own chance to win in every position, given how the others play. It is found by backward induction over the
scores; where a turn can end with nothing, by improving all movers' policies together against the exact values of
these policies until none can be improved. Between equally good choices players bank. Other equilibria may exist.

The gap is the most that any mover at any scores could gain by playing one turn otherwise; while it is nothing but
rounding, no player gains by any other strategy.
"""

from importlib import import_module
from typing import Any

from dicehouse.core.errors import BotError, MissingExtraError
from dicehouse.games.gonuts.bots.flat_odds import flat_odds
from dicehouse.games.gonuts.bots.odds import Floats
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import GoNuts
from dicehouse.kit import value_tables
from dicehouse.kit.arrays import NDArray, np
from dicehouse.kit.solution import Progress, Solution, silent
from dicehouse.support.extras import require

MOST = 20_000_000
"""The most score vectors that are solved: a limit of memory and time."""
AT_ONCE = 10_000
"""The most score vectors that are solved without a stored table: a second, once the loops are compiled."""
PRECISE = 100_000
"""Tables with more score vectors are kept in single precision: right to seven digits, in half the space."""
SHIPPED = (2, 3)
"""The numbers of players for which the table of the default options comes with the package."""


def solver_inputs(game: GoNuts) -> tuple[object, ...]:
    """What the solver is given of a game: its odds, the target, the number of players."""
    return (*flat_odds(game), game.options.target, game.players)


WINS = value_tables.TableKind(
    ignored={
        "first": "values are seen from the player in turn",
        "round": "a live round has no model, because it depends on who is fast; it is valued as a round in beats",
        "counted": "a counted round is as long as hands are quick; it is valued as a round in beats",
    },
    inputs=solver_inputs,
)
"""The chance to win of every player at every score."""


def solve(game: GoNuts, progress: Progress = silent, fresh: bool = False) -> Solution:
    """Solve a game, or read what was solved before.

    Raises:
        BotError: too many positions, or numba is missing.
    """
    loaded = value_tables.exists(game, WINS) and not fresh
    table = value_tables.load(game, WINS) if loaded else compute(game, progress)
    if not loaded:
        value_tables.save(game, WINS, table)
    kind = "the value of the zero-sum game" if game.players == 2 else "a Markov perfect equilibrium, ties banked"
    return Solution(
        value=float(table["wins"][(0,) * (game.players + 1)]),
        gap=float(table["gap"]),
        states=game.options.target**game.players,
        what=f"The starting player's chance to win, rounds in beats: {kind}.",
        loaded=loaded,
    )


def ship(progress: Progress = silent) -> None:
    """Make the tables that come with the package."""
    for number, players in enumerate(SHIPPED):
        game = GoNuts(GoNutsOptions(players=players))
        table = compute(game, lambda share, number=number: progress((number + share) / len(SHIPPED)))  # type: ignore[misc]
        value_tables.save(game, WINS, table, ship=True)


def stored_wins(game: GoNuts) -> NDArray[Any]:
    """The table of a game, as packed; small games without a stored table are solved now.

    Raises:
        BotError: there is no stored table, and the game is too large to be solved now.
    """
    if not value_tables.exists(game, WINS) and game.options.target**game.players <= AT_ONCE:
        try:
            return compute(game, silent)["wins"]
        except MissingExtraError:
            pass  # then only a stored table can answer
    return value_tables.load(game, WINS)["wins"]


def compute(game: GoNuts, progress: Progress) -> value_tables.Table:
    """Solve from nothing."""
    target, players = game.options.target, game.players
    if target**players > MOST:
        raise BotError("bots.cannot-solve", game=game.name, reason=f"more than {MOST} score vectors")
    kernel = numba_part("jit")
    solve_total = kernel.solve_total if target**players <= AT_ONCE else kernel.solve_total_on_all_cores
    odds = flat_odds(game)
    wins = np.zeros((target**players, players))
    spread = np.ones(1, dtype=np.int64)
    for _ in range(players):
        spread = np.convolve(spread, np.ones(target, dtype=np.int64))
    gap, done = 0.0, 0
    for total in range(players * (target - 1), -1, -1):
        gap = max(gap, solve_total(odds, total, target, wins))
        done += int(spread[total])
        progress(done / len(wins))
    return {"wins": pack(wins.reshape((target,) * players + (players,))), "gap": np.array(gap)}


def pack(wins: Floats) -> NDArray[Any]:
    """For the disk: all seats but the last, whose chance is the rest; in single precision where tables are large."""
    return wins[..., :-1].astype(np.float64 if wins[..., 0].size <= PRECISE else np.float32)


def unpack(stored: NDArray[Any]) -> Floats:
    """A table, or any part of it, as it was before `pack`, but for the rounding.

    Every player's chance to win at the beginning of a turn: by the scores, then by the seat, both from the mover on.
    """
    wins = np.empty((*stored.shape[:-1], stored.shape[-1] + 1))
    wins[..., :-1] = stored
    wins[..., -1] = 1 - wins[..., :-1].sum(axis=-1)
    return wins


def numba_part(module: str) -> Any:
    """A module of this package that needs numba.

    Raises:
        MissingExtraError: numba is not installed.
    """
    require("numba", extra="lab")
    return import_module(f"{__package__}.{module}")
