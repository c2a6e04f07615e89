"""Sheets to print over HTTP: which there are, and each as PDF."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from dicehouse.kit.paper import Sheet
from dicehouse.paper import SIZES, Order, PaperError
from dicehouse.paper.sheets import paper_of
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
PaperSize = Annotated[Literal["a4", "letter"], QueryParameter()]


class SheetList(msgspec.Struct, frozen=True):
    """What a game prints; the title of a sheet is its text `paper-<name>`."""

    game: str
    sheets: tuple[str, ...]
    sizes: tuple[str, ...]


class PaperController(Controller):
    """Sheets to print."""

    path = "/api/paper"

    @get("/{game:str}", guards=[limited(HttpLimit.READING)], responses=refusals(404, 429), sync_to_thread=True)
    def sheets(self, game: GameName) -> SheetList:
        """The sheets of a game, and the sizes of paper."""
        return SheetList(game, tuple(_sheets(game)), tuple(SIZES))

    @get(
        "/{game:str}/{file:str}",
        guards=[limited(HttpLimit.PROVING)],
        responses=refusals(404, 429),
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
    ) -> Response[bytes]:
        """A sheet as PDF: `<sheet>.pdf`."""
        name = file.removesuffix(SUFFIX)
        if not file.endswith(SUFFIX) or name not in await asyncio.to_thread(_sheets, game):
            raise TableError("paper.unknown")
        printer: SheetPrinter = state["node"].printer
        order = Order(game, name, lang if lang in LANGUAGES else LANGUAGES[0], size, large)
        return Response(
            await printer.get(order),
            media_type="application/pdf",
            headers={
                "Content-Disposition": f'inline; filename="{game}-{name}-{order.language}.pdf"',
                "Cache-Control": "public, max-age=3600",
            },
        )


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
