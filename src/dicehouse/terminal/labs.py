"""`dicehouse lab`: many games over a grid of options, with a report."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from dicehouse.lab.results import bot_labels
from dicehouse.lab.sweep_runner import explore, plan
from dicehouse.terminal.screen import Screen
from dicehouse.terminal.working import working
from dicehouse.texts import Texts


def run_lab(
    game: str,
    bots: Sequence[str],
    games: int,
    options: Sequence[str],
    seed: int,
    luck: int,
    engine: str,
    out: Path,
    form: str,
    on: str,
    jobs: int | None,
    language: str,
) -> bool:
    """Play a sweep and print a summary. Gives whether it was completed."""
    sweep = plan(game, bots, options, games, seed, luck, engine)
    texts = Texts(language, game)
    with working(texts.say("lab-playing")) as progress:
        found = explore(sweep, out, progress, form, on, jobs)
    screen = Screen()
    if found.cells:
        played = sum(cell.tally.games for cell in found.cells)
        screen.show(texts.say("lab-title", title=texts.say("title"), games=played), style="bold")
        table = Table(box=None, pad_edge=False)
        table.add_column(texts.say("lab-grid"))
        for column in (texts.say("lab-start"), *bot_labels(sweep.bots), texts.say("lab-decisions")):
            table.add_column(column, justify="right")
        for cell in found.cells:
            shares = [cell.tally.seats[0].share(), *(wins.share() for wins in cell.tally.wins)]
            shown = [f"{share.mean:.1%} +/- {(share.high - share.low) / 2:.1%}" for share in shares]
            table.add_row(cell.label, *shown, f"{cell.tally.decisions.sums.mean().mean:.1f}")
        screen.console.print(table)
        screen.show(texts.say("lab-report", path=str(found.report)))
    if not found.complete:
        screen.complain(texts.say("lab-stopped"))
    return found.complete
