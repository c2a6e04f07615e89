"""What a game prints (`kit/paper.py`), as Markdown: the pages of the site are made of the same blocks as the sheets."""

import re
from collections.abc import Callable, Sequence
from functools import singledispatch
from html import escape

from dicehouse.kit.paper import Block, Dice, Figures, Form, Heading, Items, Paragraph, Shown, Side

Draw = Callable[[Shown], str]
"""Makes the Markdown of a picture."""


def markdown_of(blocks: Sequence[Block], draw: Draw) -> str:
    """Blocks one below the other; those that are made to be cut or written on have no place on a page."""
    return "\n\n".join(text for text in (_block(block, draw) for block in blocks) if text)


def plain(text: str) -> str:
    """A text that Markdown leaves as it is."""
    return re.sub(r"([\\`*_\[\]<>|])", r"\\\1", text)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], strong: Sequence[tuple[int, int]] = ()) -> str:
    """A table; the first column names the rows."""
    lines = [_row(head), _row(["---", *("--:",) * (len(head) - 1)])]
    for number, row in enumerate(rows):
        cells = (f"**{plain(cell)}**" if (number, column) in strong else plain(cell) for column, cell in enumerate(row))
        lines.append(_row(tuple(cells)))
    return "\n".join(lines)


def image(address: str, shown: Shown, size: int = 44) -> str:
    """A picture in a line of text, with the words for those who cannot see it."""
    words = escape(shown.words, quote=True)
    return f'<img class="die" src="{address}" alt="{words}" title="{words}" height="{size}">'


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


@singledispatch
def _block(block: Block, draw: Draw) -> str:
    return ""


@_block.register
def _(block: Heading, draw: Draw) -> str:
    return f"## {plain(block.text)}"


@_block.register
def _(block: Paragraph, draw: Draw) -> str:
    return f"> {plain(block.text)}" if block.soft else plain(block.text)


@_block.register
def _(block: Items, draw: Draw) -> str:
    mark = "1." if block.numbered else "-"
    return "\n".join(f"{mark} {plain(text)}" for text in block.texts)


@_block.register
def _(block: Dice, draw: Draw) -> str:
    faces = " ".join("&emsp;" if shown is None else draw(shown) for shown in block.shown)
    title = f"**{plain(block.title)}**<br>\n" if block.title else ""
    return f"{title}{faces} {plain(block.text)}".rstrip()


@_block.register
def _(block: Figures, draw: Draw) -> str:
    return f"**{plain(block.caption)}**\n\n{table(tuple(map(plain, block.head)), block.rows, block.strong)}"


@_block.register
def _(block: Side, draw: Draw) -> str:
    return "\n\n".join(_block(part, draw) for part in block.parts)


@_block.register
def _(block: Form, draw: Draw) -> str:
    return ""
