"""The lab: plan a sweep, play what is missing, and write down what came of it."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from dicehouse.core.errors import OptionError
from dicehouse.lab.engine_batch import choose_engines
from dicehouse.lab.grid import cells_of
from dicehouse.lab.plots import drawing
from dicehouse.lab.report import page
from dicehouse.lab.results import CSV, FORMATS, PARQUET, Cell, as_csv, as_parquet, parquet_parts, table
from dicehouse.lab.results_folder import Folder
from dicehouse.lab.runners import LOCAL, RUNNERS, run
from dicehouse.lab.sweep import ENGINES, Sweep, check

AUTO = "auto"
REPORT = "report.html"


class Findings(NamedTuple):
    """What a sweep came to."""

    sweep: Sweep
    cells: tuple[Cell, ...]
    """Those of which at least one part was played."""
    complete: bool
    """False where somebody interrupted it."""
    report: Path | None
    """None where nothing was played yet."""


def plan(
    game: str,
    bots: Sequence[str],
    options: Sequence[str] = (),
    games: int = 1000,
    seed: int = 0,
    luck: int = 20,
    engine: str = AUTO,
) -> Sweep:
    """A sweep that can be played.

    Raises:
        OptionError, BotError, GameError, LabError: before anything is played.
    """
    _one_of("--engine", engine, (AUTO, *ENGINES))
    cells = cells_of(game, len(bots), options)
    plain = Sweep(game, tuple(bots), cells, games, seed, luck, ("plain",) * len(cells))
    check(plain)
    return Sweep(game, tuple(bots), cells, games, seed, luck, choose_engines(game, tuple(bots), cells, games, engine))


def explore(
    sweep: Sweep,
    path: Path,
    progress: Callable[[float], None],
    form: str = CSV,
    on: str = LOCAL,
    jobs: int | None = None,
) -> Findings:
    """Play what is missing of a sweep and write results and report. An interrupt keeps what was finished.

    Raises:
        LabError: the folder cannot be used, or a process died; what was finished is kept.
        BotError: something that has to be installed is not.
        OptionError: there is no such format or runner.
    """
    _one_of("--format", form, FORMATS)
    _one_of("--on", on, RUNNERS)
    drawing()
    if form == PARQUET:
        parquet_parts()
    folder = Folder(path, sweep)
    parts, missing = sum(1 for _ in sweep.parts()), folder.missing()
    done, complete = parts - len(missing), True
    progress(done / parts)
    try:
        for part, played in run(sweep, missing, on, jobs or os.cpu_count() or 1):
            folder.keep(part, played)
            done += 1
            progress(done / parts)
    except KeyboardInterrupt:
        complete = False
    return write_down(folder, form, complete)


def write_down(folder: Folder, form: str, complete: bool) -> Findings:
    """Results and report of everything that was played so far."""
    sweep = folder.sweep
    cells = tuple(
        Cell(number, sweep.label(number), tally, luck)
        for number, (tally, luck) in enumerate(folder.cells())
        if tally is not None
    )
    if not cells:
        return Findings(sweep, (), complete, None)
    figures = table(sweep, cells)
    folder.write(f"results.{form}", as_parquet(*figures) if form == PARQUET else as_csv(*figures))
    return Findings(sweep, cells, complete, folder.write(REPORT, page(sweep, cells, complete).encode()))


def _one_of(key: str, value: str, allowed: Sequence[str]) -> None:
    if value not in allowed:
        raise OptionError("options.choice", key=key, allowed=", ".join(allowed), value=value[:40] or "-")
