"""Setting sheets with typst: a document as JSON goes in, the bytes of a PDF come out."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import msgspec

from dicehouse.kit.paper import Block, CutDie, Document, Nets, Stickers, shown_in
from dicehouse.paper.errors import PaperError
from dicehouse.paper.nets import CROSS, tabs
from dicehouse.paper.sheets import SIZES, Order, make_document, paper_of
from dicehouse.support.extras import require
from dicehouse.texts import Texts

CREATED = 1_767_225_600
"""The date in every file: the same one, so that the same sheet is always the same bytes."""
STANDARD = "ua-1"
"""PDF/UA-1: tagged, with title, language and words for every picture. Typst refuses what does not keep to it."""


def print_sheet(order: Order) -> bytes:
    """A sheet as PDF.

    Raises:
        DicehouseError: there is no such sheet, size or option, or typst is not installed.
    """
    if order.size not in SIZES:
        raise PaperError("paper.size", size=order.size[:80], known=", ".join(SIZES))
    document = make_document(order)
    check_dice(document)
    printed: bytes = _compiled("pdf", _inputs(order, document), pdf_standards=[STANDARD], timestamp=CREATED)
    return printed


def draw_sheet(order: Order, dots_per_inch: float = 60) -> list[bytes]:
    """The pages of a sheet as pictures (PNG), as typst draws them."""
    drawn = _compiled("png", _inputs(order, make_document(order)), ppi=dots_per_inch)
    return drawn if isinstance(drawn, list) else [drawn]


def check_dice(document: Document) -> None:
    """Refuse dice that are no cubes."""
    for block in document.blocks:
        if isinstance(block, Nets | Stickers):
            for die in block.dice:
                _check_cube(die)


def _check_cube(die: CutDie) -> None:
    if len(die.faces) != len(CROSS):
        raise PaperError("paper.faces", die=die.name, faces=len(die.faces))


def _inputs(order: Order, document: Document) -> bytes:
    """What the template is told, as JSON."""
    paper, texts = paper_of(order.game), Texts(order.language, order.game)
    blocks: list[Block] = list(document.blocks)
    return msgspec.json.encode(
        {
            "title": document.title,
            "game": texts.say("title"),
            "language": order.language,
            "size": SIZES[order.size],
            "large": order.large,
            "colour": paper.colour,
            "columns": document.columns,
            "blocks": blocks,
            "pictures": {name: paper.picture(name) for name in shown_in(document)},
            "net": {
                "cells": [[column, row, face] for (column, row), face in CROSS.items()],
                "tabs": [list(tab) for tab in tabs()],
            },
        }
    )


@cache
def _compiler() -> Any:
    """The typst compiler with our templates and typefaces, and no others."""
    typst = require("typst", extra="paper")
    folder = _folder()
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(folder / "fonts")])
    return typst.Compiler(input=str(folder / "typst" / "sheet.typ"), root=str(folder / "typst"), font_paths=fonts)


def _compiled(form: str, data: bytes, **settings: Any) -> Any:
    return _compiler().compile(format=form, sys_inputs={"data": data.decode()}, **settings)


@cache
def _folder() -> Path:
    """The folder with templates and typefaces."""
    with as_file(files("dicehouse.paper")) as folder:
        return folder
