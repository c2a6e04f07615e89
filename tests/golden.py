"""Golden playthroughs: one game of each between regular bots, as a record and as a person reads it.

Run `python tests/golden.py` (or `make golden`) to write them anew, and read the difference before you commit it.
"""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from dicehouse import games
from dicehouse.bots import make_bot
from dicehouse.core.match import Match
from dicehouse.core.record import Record, SeatInfo
from dicehouse.core.viewers import ARCHIVE
from dicehouse.dice import FairSeed
from dicehouse.terminal.replay import Replay
from dicehouse.terminal.screen import Screen
from dicehouse.texts import TableTranslator, Texts

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cleo")


def play(name: str) -> Record:
    """A game between regular bots; the same every time."""
    players = max(2, games.load(name).options_type.seats[0])
    random = Random(name)
    match = Match(games.create(name, players), [SeatInfo(NAMES[seat], "regular") for seat in range(players)])
    bots = [make_bot(match.game, "regular", seat, random) for seat in range(players)]
    seed = FairSeed(name.encode().ljust(32, b"."))
    dice = seed.dice(NAMES[:players])
    match.use_dice(dice.line())
    while match.outcome is None:
        if match.due is not None:
            entry = match.roll(dice.roll(match.due))
        else:
            seat = match.actors[0]
            choices = match.choices(seat)
            entry = match.act(seat, bots[seat].choose(match.view(seat), choices) or choices[0].action)
        for seat, bot in enumerate(bots):
            bot.notice(entry.visible(seat))
    match.reveal(seed.reveal())
    return match.record


def told(record: Record, language: str = "en") -> str:
    """The whole game as a person reads it."""
    match = games.replay(record)
    out = StringIO()
    screen = Screen(Console(file=out, width=100, color_system=None, highlight=False))
    words = TableTranslator(Texts(language, match.game.name), [info.name for info in match.seats])
    Replay(match, ARCHIVE, screen, words).print_all()
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in games.names():
        played = play(game)
        (FOLDER / f"{game}.dicehouse").write_text(played.write())
        (FOLDER / f"{game}.txt").write_text(told(played))
