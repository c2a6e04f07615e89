"""The odds of bets, by the dice that are hidden."""

from dicehouse.games.dixkibluff.bots.odds import exactly, holds
from dicehouse.games.dixkibluff.options import FIGURE
from dicehouse.games.dixkibluff.rules import DiXkiBluff

HIDDEN = (3, 6, 9, 12, 15, 18, 21, 24)
"""Hidden dice for which there is a row."""
NUMBERS = tuple(range(1, 11))
"""Numbers wanted of the hidden dice, each a column."""


def odds_of_bets(game: DiXkiBluff, hidden: int, number: int, symbols: int) -> float:
    """The chance that so many hidden dice hold at least the number of each of so many symbols."""
    return holds(game.die, (), hidden, number, named(game)[:symbols])


def exact_odds(game: DiXkiBluff, hidden: int, number: int) -> float:
    """The chance that so many hidden dice hold exactly the number of one symbol."""
    return exactly(game.die, (), hidden, number, named(game)[:1])


def named(game: DiXkiBluff) -> tuple[str, ...]:
    """The symbols that can be bet on."""
    return tuple(dict.fromkeys(face for face in game.options.faces if face != FIGURE))
