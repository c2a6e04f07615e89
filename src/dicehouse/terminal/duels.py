"""`dicehouse duel`: bots against each other, with a table of results."""

from collections.abc import Sequence

import msgspec
from rich.table import Table

from dicehouse.core.options import pairs
from dicehouse.lab.duel import Duel, Result, check, fight
from dicehouse.terminal.screen import Screen
from dicehouse.terminal.working import working
from dicehouse.texts import Texts


def show_duel(
    game: str,
    bots: Sequence[str],
    number: int,
    options: Sequence[str],
    seed: int,
    workers: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Play a duel and print its result."""
    duel = Duel(game, pairs(options), tuple(bots), number, seed)
    check(duel)
    texts = Texts(language, game)
    with working(texts.say("dueling", bots=" - ".join(bots))) as progress:
        result = fight(duel, progress, workers)
    if as_json:
        print(result_json(result))
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


def result_json(result: Result) -> str:
    """A result as one line of JSON."""
    duel = result.duel
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
            "game": duel.game,
            "players": len(duel.bots),
            "options": duel.options,
            "games": result.games,
            "seed": duel.seed,
            "complete": result.complete,
            "bots": standings,
        }
    ).decode()
