"""Sheets to print over HTTP: which there are, and each as PDF."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter
from msgspec import Meta

from dicehouse.core.options import option_text, pairs
from dicehouse.games import load
from dicehouse.kit.paper import Sheet
from dicehouse.paper import SIZES, Order, PaperError
from dicehouse.paper.sheets import different, paper_of
from dicehouse.server.errors import TableError
from dicehouse.server.http_guards import limited
from dicehouse.server.http_refusals import refusals
from dicehouse.server.printing import SheetPrinter
from dicehouse.server.quotas import HttpLimit
from dicehouse.support.extras import installed
from dicehouse.texts import LANGUAGES

SUFFIX = ".pdf"

GameName = Annotated[str, PathParameter(max_length=40)]
FileName = Annotated[str, PathParameter(max_length=60)]
Language = Annotated[str, QueryParameter(max_length=20)]
LargePrint = Annotated[bool, QueryParameter()]
Options = Annotated[Sequence[Annotated[str, Meta(max_length=80)]], QueryParameter(max_items=20)]
PaperSize = Annotated[Literal["a4", "letter"], QueryParameter()]


class SheetList(msgspec.Struct, frozen=True):
    """What a game prints; the title of a sheet is its text `paper-<name>`."""

    game: str
    sheets: tuple[str, ...]
    sizes: tuple[str, ...]


class PaperController(Controller):
    """Sheets to print."""

    path = "/api/paper"

    @get("/{game:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404), sync_to_thread=True)
    def sheets(self, game: GameName, option: Options = ()) -> SheetList:
        """The sheets of a game, and the sizes of paper; with options, each sheet that differs with them once."""
        return SheetList(game, tuple(different(_sheets(game), dict(pairs(_checked(game, option))))), tuple(SIZES))

    @get(
        "/{game:str}/{file:str}",
        guards=[limited(HttpLimit.PROVING)],
        responses=refusals(404),
        media_type="application/pdf",
    )
    async def sheet(
        self,
        state: State,
        game: GameName,
        file: FileName,
        lang: Language = "en",
        size: PaperSize = "a4",
        large: LargePrint = False,
        option: Options = (),
    ) -> Response[bytes]:
        """A sheet as PDF: `<sheet>.pdf`; with options of the game, each as `key=value`, for those."""
        name = file.removesuffix(SUFFIX)
        if not file.endswith(SUFFIX) or name not in await asyncio.to_thread(_sheets, game):
            raise TableError("paper.unknown")
        printer: SheetPrinter = state["node"].printer
        options = _checked(game, option)
        order = Order(game, name, lang if lang in LANGUAGES else LANGUAGES[0], size, large, options)
        return Response(
            await printer.get(order),
            media_type="application/pdf",
            headers={
                "Content-Disposition": f'inline; filename="{game}-{name}-{order.language}.pdf"',
                "Cache-Control": "public, max-age=3600",
            },
        )


def _checked(game: str, option: Sequence[str]) -> tuple[str, ...]:
    """Options that differ from those of the rules, in one order and spelling: equal sheets are kept once.

    Raises:
        OptionError: the game has no such option, or it cannot be that.
    """
    if not option:
        return ()
    kind = load(game).options_type
    players = max(2, kind.seats[0])
    usual, read = kind(players=players).to_dict(), kind.read(players, pairs(option)).to_dict()
    return tuple(f"{key}={option_text(value)}" for key, value in read.items() if value != usual[key])


def _sheets(game: str) -> Mapping[str, Sheet]:
    """The sheets of a game; loads what it prints.

    Raises:
        GameError: there is no such game.
        TableError: typst is not installed, or the game prints nothing.
    """
    if not installed("typst"):
        raise TableError("paper.unavailable")
    try:
        return paper_of(game).sheets
    except PaperError:
        raise TableError("paper.unknown") from None
