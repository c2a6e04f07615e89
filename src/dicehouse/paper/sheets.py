"""The sheets there are, and what is on one of them."""

from collections.abc import Iterator, Mapping

import msgspec

from dicehouse import games
from dicehouse.core.options import pairs
from dicehouse.kit.paper import Document, Paper, Sheet
from dicehouse.paper.errors import PaperError
from dicehouse.texts import Texts

SIZES: Mapping[str, str] = {"a4": "a4", "letter": "us-letter"}
"""The sizes of paper, and what typst calls them."""


class Order(msgspec.Struct, frozen=True):
    """What is to be printed. Equal orders give equal bytes."""

    game: str
    sheet: str
    language: str = "en"
    size: str = "a4"
    large: bool = False
    options: tuple[str, ...] = ()
    """Options of the game as text, `key=value`; else those of the sheet."""


def paper_of(game: str) -> Paper:
    """What a game prints.

    Raises:
        GameError: there is no such game.
        PaperError: it prints nothing.
    """
    paper = games.spec(game).paper
    if paper is None:
        raise PaperError("paper.none", game=game)
    return paper()


def find_sheet(game: str, sheet: str) -> Sheet:
    """A sheet of a game.

    Raises:
        GameError: there is no such game.
        PaperError: it has no such sheet.
    """
    sheets = paper_of(game).sheets
    if sheet not in sheets:
        raise PaperError("paper.sheet", game=game, sheet=sheet[:80], known=", ".join(sheets))
    return sheets[sheet]


def different(sheets: Mapping[str, Sheet], options: Mapping[str, object]) -> list[str]:
    """The sheets that are not the same with these options: a table has one edition, so one pad."""
    names: list[str] = []
    for name, sheet in sheets.items():
        twins = (sheets[one] for one in names)
        own = {**sheet.options, **options}
        if not options or all(one.make is not sheet.make or {**one.options, **options} != own for one in twins):
            names.append(name)
    return names


def orders(language: str, size: str = "a4", large: bool = False) -> Iterator[Order]:
    """Every sheet of every game."""
    for game in games.names():
        if games.spec(game).paper is not None:
            for sheet in paper_of(game).sheets:
                yield Order(game, sheet, language, size, large)


def make_document(order: Order) -> Document:
    """What is on a sheet.

    Raises:
        DicehouseError: there is no such sheet or option, or a value table that it needs is missing.
    """
    sheet = find_sheet(order.game, order.sheet)
    kind = games.load(order.game).options_type
    options = {**sheet.options, **pairs(order.options)}
    players = options.pop("players", max(2, kind.seats[0]))
    return sheet.make(games.bind(order.game, players, options), Texts(order.language, order.game))
