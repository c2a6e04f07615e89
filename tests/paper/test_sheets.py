"""Every sheet in every language and size: pages, bounds, fonts, tags, size of the file, equal bytes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pypdfium2
import pytest
from fontTools.ttLib import TTFont
from pypdf import PdfReader

from dicehouse.core.errors import DicehouseError, MissingExtraError
from dicehouse.paper import SIZES, Order, PaperError, find_sheet, make_document, orders, print_sheet
from dicehouse.paper.typesetting import _compiler
from dicehouse.texts import LANGUAGES, Texts

FONTS = Path(str(files("dicehouse.paper"))) / "fonts"
LARGEST = 300_000
MARGIN = 5 / 25.4 * 72
"""What printers leave white at the edge: five millimetres, in points."""
POINTS = {"a4": (595, 842), "letter": (612, 792)}
MOST_LARGE = 3
"""The most pages of a sheet in large print."""

SMALL = [(language, size, False) for language in LANGUAGES for size in SIZES]
LARGE = [(language, list(SIZES)[number % 2], True) for number, language in enumerate(LANGUAGES)]
EDITIONS = pytest.mark.parametrize(("language", "size", "large"), SMALL + LARGE)


@cache
def printed(order: Order) -> bytes:
    return print_sheet(order)


def fonts(resources: Any) -> Iterator[Any]:
    """Every font of a page, those in its pictures included."""
    for font in resources.get("/Font", {}).values():
        yield font.get_object()
    for picture in resources.get("/XObject", {}).values():
        inner = picture.get_object().get("/Resources")
        if inner is not None:
            yield from fonts(inner.get_object())


def is_embedded(font: Any) -> bool:
    """Whether the letters of a font are in the file; type 3 fonts are drawn there."""
    if font["/Subtype"] == "/Type3":
        return True
    inner = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
    descriptor = inner["/FontDescriptor"].get_object()
    return any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))


def lines(page: Any) -> Any:
    """The boxes of the text of a page, one a piece of a line: left, bottom, right, top."""
    text = page.get_textpage()
    return np.array([text.get_rect(number) for number in range(text.count_rects())]).reshape(-1, 4)


def overlaps(boxes: Any) -> list[tuple[int, int]]:
    """Pairs of boxes that share more than the rounding of their edges."""
    left, bottom, right, top = boxes.T
    wide = np.minimum(right[:, None], right) - np.maximum(left[:, None], left)
    high = np.minimum(top[:, None], top) - np.maximum(bottom[:, None], bottom)
    first, second = np.nonzero(np.triu((wide > 0.6) & (high > 0.6), 1))
    return list(zip(first.tolist(), second.tolist(), strict=True))


@EDITIONS
def test_nothing_is_cut_and_nothing_overlaps(language: str, size: str, large: bool) -> None:
    for order in orders(language, size, large):
        document = pypdfium2.PdfDocument(printed(order))
        pages = find_sheet(order.game, order.sheet).pages
        assert len(document) == pages or (large and pages < len(document) <= MOST_LARGE), order
        for page in document:
            assert [round(side) for side in page.get_size()] == list(POINTS[size])
            shades = np.asarray(page.render(scale=0.5, grayscale=True).to_numpy()).squeeze()
            edge = round(MARGIN / 2)
            inner = shades[edge:-edge, edge:-edge]
            assert (shades < 250).sum() == (inner < 250).sum() > 0, f"{order} has ink at the edge"
            boxes = lines(page)
            assert overlaps(boxes) == [], order
            assert boxes[:, :2].min() > MARGIN
            assert (boxes[:, 2:] < np.array(page.get_size()) - MARGIN).all()


@EDITIONS
def test_files_are_small_and_accessible(language: str, size: str, large: bool) -> None:
    for order in orders(language, size, large):
        content = printed(order)
        assert len(content) < LARGEST, order
        reader = PdfReader(BytesIO(content))
        root: Any = reader.trailer["/Root"]
        texts = Texts(language, order.game)
        assert reader.metadata is not None
        assert reader.metadata.title == f"{texts.say('title')}: {texts.say(f'paper-{order.sheet}')}"
        assert root["/Lang"] == language
        assert root["/MarkInfo"]["/Marked"]
        assert root["/StructTreeRoot"]["/K"]
        assert root["/ViewerPreferences"]["/DisplayDocTitle"]
        assert b"<pdfuaid:part>1</pdfuaid:part>" in root["/Metadata"].get_object().get_data()
        used = [font for page in reader.pages for font in fonts(page["/Resources"])]
        assert used
        assert all(map(is_embedded, used)), order


def test_every_word_of_a_sheet_is_printed() -> None:
    """The pad as a reader of the file gets it: every space and every box."""
    text = pypdfium2.PdfDocument(printed(Order("chili", "pad", "de")))[0].get_textpage().get_text_range()
    for word in ("ROT", "STR", "PAS", "CHA", "Straße", "Fünfer", "Gespart x 5", "Gesamt", "30"):
        assert text.count(word) >= 4, word


def test_both_editions_of_the_pad_are_printed() -> None:
    text = pypdfium2.PdfDocument(printed(Order("chili", "pad-dutch", "nl")))[0].get_textpage().get_text_range()
    assert all(word in text for word in ("ROOD", "GLK", "KANS"))


def strings(part: object) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for each in part.values() if isinstance(part, dict) else part:
            yield from strings(each)


@pytest.mark.parametrize("typeface", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
def test_every_letter_is_in_every_typeface(typeface: Path) -> None:
    """Typst is given no others: a letter that is missing would be an empty box."""
    letters = {*TTFont(typeface).getBestCmap(), ord("\u202f")}  # that one is made of the space
    for language in LANGUAGES:
        for order in orders(language):
            said = "".join(strings(msgspec.to_builtins(make_document(order))))
            assert {letter for letter in said if ord(letter) not in letters} == set(), order


def test_equal_orders_give_equal_bytes() -> None:
    for order in orders("fr"):
        assert print_sheet(order) == printed(order)


def test_another_process_prints_the_same_bytes() -> None:
    """With other hashes of texts, and on another day as far as the environment says."""
    order = ("gonuts", "rules", "en", "letter")
    command = f"from dicehouse.paper import *; import sys; sys.stdout.buffer.write(print_sheet(Order{order}))"
    environment = {**os.environ, "PYTHONHASHSEED": "7", "SOURCE_DATE_EPOCH": "86400", "TZ": "Asia/Tokyo"}
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, check=True, env=environment)
    assert done.stdout == printed(Order(*order))


def test_options_change_what_is_printed() -> None:
    document = make_document(Order("chili", "pad", options=("rolls=12",)))
    assert document.blocks[0].boxes == 12  # type: ignore[attr-defined]
    text = pypdfium2.PdfDocument(print_sheet(Order("gonuts", "rules", options=("target=77",))))[0]
    assert "77" in text.get_textpage().get_text_range()


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Order("chili", "poster"), "paper.sheet"),
        (Order("ludo", "pad"), "game.unknown"),
        (Order("chili", "pad", size="a5"), "paper.size"),
        (Order("chili", "pad", options=("rolls=0",)), "options.range"),
        (Order("gonuts", "dice", options=("squirrels=4",)), "paper.faces"),
        (Order("gonuts", "stickers", options=("houses=4",)), "paper.faces"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_code(order: Order, code: str) -> None:
    with pytest.raises(DicehouseError) as refused:
        print_sheet(order)
    assert refused.value.code == code


def test_a_game_without_paper_says_so(pig: str) -> None:
    with pytest.raises(PaperError, match="nothing to print"):
        find_sheet(pig, "pad")


def test_without_typst_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    _compiler.cache_clear()
    with pytest.raises(MissingExtraError, match=r"dicehouse\[paper\]"):
        print_sheet(Order("chili", "pad"))
