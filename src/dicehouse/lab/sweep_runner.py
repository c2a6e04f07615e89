"""Plans sweeps, plays what is missing of them, and writes results and report."""

import os
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from dicehouse.core.errors import LabError, OptionError, WorkerError
from dicehouse.lab.engine_batch import choose_engines
from dicehouse.lab.grid import parse_grid
from dicehouse.lab.plots import load_matplotlib
from dicehouse.lab.report import load_jinja, render_report
from dicehouse.lab.results import CSV, FORMATS, PARQUET, CellResult, as_csv, as_parquet, load_pyarrow, result_table
from dicehouse.lab.results_folder import ResultsFolder
from dicehouse.lab.runners import LOCAL, RUNNERS, run_chunks
from dicehouse.lab.sweep import ENGINES, PLAIN, Sweep, check

AUTO = "auto"
REPORT = "report.html"


class SweepResult(NamedTuple):
    """The results of a sweep, or of as much of it as was played."""

    sweep: Sweep
    cells: tuple[CellResult, ...]
    """Those of which at least one chunk was played."""
    complete: bool
    """False if the sweep was interrupted."""
    report: Path | None
    """None if nothing was played yet."""


def plan_sweep(
    game: str,
    bots: Sequence[str],
    options: Sequence[str] = (),
    games: int = 1000,
    seed: int = 0,
    luck: int = 20,
    engine: str = AUTO,
) -> Sweep:
    """A sweep that can be played.

    Args:
        game: the name of the game.
        bots: a bot for each seat.
        options: option values to try, as a person types them: `target=30,50,70`.
        games: the least number of games in every cell.
        seed: of all dice and bots.
        luck: the least number of games of every cell in which luck is measured.
        engine: `plain`, `batch`, or `auto` for the faster one that can play the cell.

    Raises:
        OptionError, BotError, GameError, LabError: before anything is played.
    """
    _one_of("--engine", engine, (AUTO, *ENGINES))
    cells = parse_grid(game, len(bots), options)
    check(Sweep(game, tuple(bots), cells, games, seed, luck, (PLAIN,) * len(cells)))
    return Sweep(game, tuple(bots), cells, games, seed, luck, choose_engines(game, tuple(bots), cells, games, engine))


def run_sweep(
    sweep: Sweep,
    path: Path,
    progress: Callable[[float], None],
    form: str = CSV,
    on: str = LOCAL,
    jobs: int | None = None,
) -> SweepResult:
    """Play what is missing of a sweep and write results and report. An interrupt keeps the finished chunks.

    Args:
        sweep: what to play.
        path: the folder of the results; a sweep that was interrupted there is resumed.
        progress: is called with the finished share.
        form: the format of the results, `csv` or `parquet`.
        on: the runner, `local` or `ray`.
        jobs: how many cores to use; all by default.

    Raises:
        LabError: the folder cannot be used, or a process died; finished chunks are kept.
        MissingExtraError: something that has to be installed is not.
        OptionError: there is no such format or runner.
    """
    _one_of("--format", form, FORMATS)
    _one_of("--on", on, RUNNERS)
    load_matplotlib()
    load_jinja()
    if form == PARQUET:
        load_pyarrow()
    folder = ResultsFolder(path, sweep)
    chunks, missing = sum(1 for _ in sweep.chunks()), folder.missing_chunks()
    done, complete = chunks - len(missing), True
    progress(done / chunks)
    try:
        with closing(run_chunks(sweep, missing, on, jobs or os.cpu_count() or 1)) as results:
            for chunk, result in results:
                folder.store(chunk, result)
                done += 1
                progress(done / chunks)
    except KeyboardInterrupt:
        complete = False
    except WorkerError:
        raise LabError("lab.worker") from None
    return write_results(folder, form, complete)


def write_results(folder: ResultsFolder, form: str, complete: bool) -> SweepResult:
    """Write results and report of everything that was played so far."""
    sweep = folder.sweep
    cells = tuple(
        CellResult(number, sweep.label(number), tally, luck)
        for number, (tally, luck) in enumerate(folder.cells())
        if tally is not None
    )
    if not cells:
        return SweepResult(sweep, (), complete, None)
    table = result_table(sweep, cells)
    folder.write(f"results.{form}", as_parquet(*table) if form == PARQUET else as_csv(*table))
    return SweepResult(sweep, cells, complete, folder.write(REPORT, render_report(sweep, cells, complete).encode()))


def _one_of(key: str, value: str, allowed: Sequence[str]) -> None:
    if value not in allowed:
        raise OptionError("options.choice", key=key, allowed=", ".join(allowed), value=value[:40] or "-")
