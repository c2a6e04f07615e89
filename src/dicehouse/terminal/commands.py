"""The commands that print something and end: `games`, `bots`, `solve`, `duel`, `lab`.

Each function imports the packages it needs when it is called: listing the games must not load the lab.
"""

import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.table import Table

from dicehouse import games
from dicehouse.core.options import ListOf, OneOf, OptionInfo, Range, Starter, Switch, pairs
from dicehouse.terminal.progress_bar import progress_bar
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Texts

if TYPE_CHECKING:
    from dicehouse.lab.duel import DuelResult
    from dicehouse.lab.sweep_runner import SweepResult


def show_games(language: str, screen: Screen | None = None) -> None:
    """Print every game with its options."""
    screen = screen or Screen()
    for name in games.names():
        texts = Texts(language, name)
        low, high = games.load(name).options_type.seats
        screen.show(f"{name}  -  {texts.say('title')} ({low}-{high})", style="bold")
        screen.show(texts.say("tagline"))
        for info in games.load(name).options_type.describe():
            screen.show_indented(f"{info.key}={_default(info)}  ({_allowed(info, texts)})", 2)
            screen.show_indented(f"{texts.say(f'option-{info.key}')}. {texts.say(f'option-{info.key}-help')}", 6)
        screen.show()


def _default(info: OptionInfo) -> str:
    if isinstance(info.kind, Switch):
        return "yes" if info.default else "no"
    return ",".join(info.default) if isinstance(info.default, tuple) else str(info.default)


def _allowed(info: OptionInfo, texts: Texts) -> str:
    match info.kind:
        case Range(low=low, high=high):
            return f"{low}-{high}"
        case OneOf(words=words):
            return "; ".join(f"{word}: {texts.say(f'option-{info.key}-{word}')}" for word in words)
        case Switch():
            return "yes, no"
        case ListOf(words=words, low=low, high=high):
            return f"{low}-{high}: {', '.join(words)}"
        case Starter():
            return "draw, 0, 1, ..."


def show_bots(game: str | None, language: str, screen: Screen | None = None) -> None:
    """Print the bots of one game, or of all."""
    from dicehouse.bots import levels
    from dicehouse.texts import company_names

    screen = screen or Screen()
    for name in (game,) if game else games.names():
        texts = Texts(language, name)
        screen.show(f"{name}  -  {texts.say('title')}", style="bold")
        for level in levels(name):
            about = f"bot-{level}-about"
            said = texts.say(about) if about in texts else ""
            screen.show(f"  {level}: {company_names(texts, [level])[0]} ({texts.say(f'level-{level}')})")
            if said:
                screen.show_indented(said, 6)
        screen.show()


class SolveSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of `dicehouse solve`."""

    game: str
    players: int | None
    """None for the least number."""
    options: tuple[str, ...]
    """As they were typed: `key=value`."""
    fresh: bool
    """Solve even if there is a stored solution."""
    as_json: bool


def solve_game(settings: SolveSettings, language: str) -> None:
    """Solve a game or load its solution, and print it."""
    from dicehouse.bots import solve

    name = settings.game
    low, _ = games.load(name).options_type.seats
    game = games.bind(name, low if settings.players is None else settings.players, pairs(settings.options))
    texts = Texts(language, name)
    start = time.perf_counter()
    with progress_bar(texts.say("solving", title=texts.say("title"))) as progress:
        solution = solve(game, progress, fresh=settings.fresh)
    seconds = time.perf_counter() - start
    if settings.as_json:
        given = game.options.to_dict()
        del given["players"]
        result = {"game": name, "players": game.players, "options": given, **msgspec.structs.asdict(solution)}
        print(msgspec.json.encode({**result, "seconds": round(seconds, 3)}).decode())
        return
    screen = Screen()
    screen.show(texts.say("title"), style="bold")
    screen.show(solution.what)
    for label, figure in (
        ("solved-value", f"{solution.value:.6f}"),
        ("solved-gap", f"{solution.gap:.2g}"),
        ("solved-states", f"{solution.states:,}"),
        ("solved-seconds", f"{seconds:.1f}"),
    ):
        screen.show_all([f"  {texts.say(label):24} {figure:>14}"])
    if solution.loaded:
        screen.show(texts.say("solved-before"))


class DuelSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of `dicehouse duel`."""

    game: str
    bots: tuple[str, ...]
    games: int
    options: tuple[str, ...]
    """As they were typed: `key=value`."""
    seed: int
    workers: int | None
    """None for one on each core."""
    as_json: bool


def show_duel(settings: DuelSettings, language: str) -> None:
    """Play a duel and print its result."""
    from dicehouse.lab.duel import check_duel, run_duel
    from dicehouse.lab.matchup import Matchup

    matchup = Matchup(settings.game, pairs(settings.options), settings.bots, settings.games, settings.seed)
    check_duel(matchup)
    texts = Texts(language, settings.game)
    with progress_bar(texts.say("dueling", bots=" - ".join(settings.bots))) as progress:
        result = run_duel(matchup, progress, settings.workers)
    if settings.as_json:
        print(duel_json(result))
        return
    screen = Screen()
    screen.show(texts.say("duel-title", title=texts.say("title"), games=result.games), style="bold")
    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("duel-bot"))
    for column in ("duel-wins", "duel-sure", "duel-score", "duel-rating"):
        table.add_column(texts.say(column), justify="right")
    for standing in result.standings:
        wins, rating = standing.wins, standing.rating
        table.add_row(
            standing.bot,
            f"{wins.mean:.1%}",
            f"{wins.low:.1%} - {wins.high:.1%}",
            f"{standing.score:.1f}",
            f"{rating.mu:.1f} +/- {2 * rating.sigma:.1f}",
        )
    screen.console.print(table)
    if not result.complete:
        screen.complain(texts.say("duel-interrupted"))


def duel_json(result: "DuelResult") -> str:
    """The result of a duel as one line of JSON."""
    matchup = result.matchup
    standings = [
        {
            "bot": standing.bot,
            "wins": standing.wins.mean,
            "low": standing.wins.low,
            "high": standing.wins.high,
            "score": standing.score,
            "mu": standing.rating.mu,
            "sigma": standing.rating.sigma,
        }
        for standing in result.standings
    ]
    return msgspec.json.encode(
        {
            "game": matchup.game,
            "players": len(matchup.bots),
            "options": matchup.options,
            "games": result.games,
            "seed": matchup.seed,
            "complete": result.complete,
            "bots": standings,
        }
    ).decode()


class LabSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The arguments of `dicehouse lab`."""

    game: str
    bots: tuple[str, ...]
    games: int
    options: tuple[str, ...]
    """As they were typed: `key=value,value`."""
    seed: int
    luck: int
    engine: str
    out: Path
    """The folder of the results."""
    form: str
    """The format of the results."""
    on: str
    """The runner."""
    jobs: int | None
    """None for all cores."""


def run_lab(settings: LabSettings, language: str) -> bool:
    """Play a sweep and print its most important figures; returns whether it was completed."""
    from dicehouse.lab.sweep_runner import plan_sweep, run_sweep

    sweep = plan_sweep(
        settings.game,
        settings.bots,
        settings.options,
        games=settings.games,
        seed=settings.seed,
        luck=settings.luck,
        engine=settings.engine,
    )
    texts = Texts(language, settings.game)
    with progress_bar(texts.say("lab-playing")) as progress:
        result = run_sweep(sweep, settings.out, progress, settings.form, settings.on, settings.jobs)
    screen = Screen()
    if result.cells:
        played = sum(cell.tally.games for cell in result.cells)
        screen.show(texts.say("lab-title", title=texts.say("title"), games=played), style="bold")
        screen.console.print(_lab_table(result, texts))
        screen.show(texts.say("lab-report", path=str(result.report)))
    if not result.complete:
        screen.complain(texts.say("lab-stopped"))
    return result.complete


def _lab_table(result: "SweepResult", texts: Texts) -> Table:
    from dicehouse.lab.matchup import bot_labels

    table = Table(box=None, pad_edge=False)
    table.add_column(texts.say("lab-grid"))
    for column in (texts.say("lab-start"), *bot_labels(result.sweep.bots), texts.say("lab-decisions")):
        table.add_column(column, justify="right")
    for cell in result.cells:
        shares = [cell.tally.seats[0].share(), *(wins.share() for wins in cell.tally.wins)]
        shown = [f"{share.mean:.1%} +/- {(share.high - share.low) / 2:.1%}" for share in shares]
        table.add_row(cell.label, *shown, f"{cell.tally.decisions.sums.mean().mean:.1f}")
    return table
