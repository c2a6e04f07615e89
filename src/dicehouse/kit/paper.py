"""What a game prints: sheets made of blocks, as plain data in one language. `dicehouse.paper` sets them as PDF.

A block says what is on the paper, not where. Facts come from the rules and their options, words from the texts, figures
from the game's own evaluator.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from dicehouse.core.dice import Die

MARK = "*"
"""Ends the names of faces that are marked, such as a red number; no file name may have it."""


class Words(Protocol):
    """The texts of a game in one language."""

    def say(self, text: str, /, **blanks: object) -> str:
        """A text of the game or of the project, with its variables filled in."""
        ...

    def __contains__(self, text: str) -> bool: ...


class Shown(msgspec.Struct, frozen=True):
    """A picture of the game, and the words for those who cannot see it."""

    picture: str
    words: str


class Block(msgspec.Struct, frozen=True, tag_field="block"):
    """A part of a sheet."""


class Heading(Block, frozen=True, tag="heading"):
    """A heading under the title."""

    text: str


class Paragraph(Block, frozen=True, tag="paragraph"):
    """A paragraph; a soft one is an aside."""

    text: str
    soft: bool = False


class Items(Block, frozen=True, tag="items"):
    """A list, numbered where the order matters."""

    texts: tuple[str, ...]
    numbered: bool = False


class Dice(Block, frozen=True, tag="dice"):
    """Dice as they lie in a row, with a title above and what is said about them; None is a gap."""

    shown: tuple[Shown | None, ...]
    text: str = ""
    title: str = ""


class Figures(Block, frozen=True, tag="figures"):
    """A table to read: figures by row and column."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    strong: tuple[tuple[int, int], ...] = ()
    """Cells that stand out, by row and column, as well as by what they say."""


class Form(Block, frozen=True, tag="form"):
    """A table to write into; an empty cell is a blank."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    wide: float = 1.0
    """How wide the first column is, measured by another one."""
    tall: float = 7.5
    """The height of a row in millimetres."""
    foot: bool = False
    """Whether the last row is a sum."""


class Side(Block, frozen=True, tag="side"):
    """Tables next to each other, in so many columns; in large print in one less."""

    columns: int
    parts: tuple[Figures | Form, ...]


class Space(msgspec.Struct, frozen=True):
    """A space of a pad: its short name, what it is called, and what it takes."""

    short: str
    name: str
    about: str


class Pad(Block, frozen=True, tag="pad"):
    """The pad of one player, as often as the page has room."""

    title: str
    name: str
    """The word before the player's name."""
    spaces: tuple[Space, ...]
    sums: tuple[str, ...]
    """What is added below the spaces; the last one is the total."""
    boxes: int
    """How many boxes are to be crossed off, and what they are."""
    boxes_title: str


class CutDie(msgspec.Struct, frozen=True):
    """A die to be made.

    The first face lies opposite the last, the second opposite the last but one, and so on; the first three run
    anticlockwise round their corner. So the faces 1 to 6 in order make a usual die.
    """

    name: str
    faces: tuple[Shown, ...]


class Nets(Block, frozen=True, tag="nets"):
    """Dice to be cut out, folded and glued."""

    dice: tuple[CutDie, ...]


class Stickers(Block, frozen=True, tag="stickers"):
    """The faces of the same dice, to be cut out and glued on blank ones: a row for each die."""

    dice: tuple[CutDie, ...]


Shape: TypeAlias = Literal["grain", "heap", "bucket"]
"""What a token shows below its number."""


class Token(msgspec.Struct, frozen=True):
    """Round tokens of one kind."""

    text: str
    title: str
    shape: Shape
    size: int
    """The diameter in millimetres."""
    count: int


class Tokens(Block, frozen=True, tag="tokens"):
    """Tokens to be cut out."""

    tokens: tuple[Token, ...]


class Standees(Block, frozen=True, tag="standees"):
    """Strips that are folded to a standing prism; whoever owns one turns the side to the front that holds now."""

    sides: tuple[Shown, ...]
    count: int


class Document(msgspec.Struct, frozen=True):
    """A sheet in one language."""

    title: str
    blocks: tuple[Block, ...]
    columns: int = 1


class Picture(msgspec.Struct, frozen=True):
    """A drawing that paper takes from the browser client (`make paper-assets`)."""

    name: str
    component: str = "Face"
    """The component in the folder of the game's scene."""
    props: Mapping[str, str | int] = {}


Maker: TypeAlias = Callable[[Any, Words], Document]
"""Makes a sheet from the rules with their options."""


class Sheet(msgspec.Struct, frozen=True):
    """A sheet that can be printed. Its title is the text `paper-<name>` of the game or of the project."""

    make: Maker
    options: Mapping[str, object] = {}
    """Of the rules, the number of `players` among them; else the defaults, and two players or the fewest."""
    pages: int = 1
    """How many pages it has in the usual print; in large print it may have more."""


class Paper(msgspec.Struct, frozen=True):
    """Everything a game prints."""

    package: str
    """The package of the game; its pictures are files in the folder `pictures`."""
    colour: str
    sheets: Mapping[str, Sheet]
    pictures: tuple[Picture, ...]

    def picture(self, name: str) -> str:
        """A picture, as SVG."""
        return (files(self.package) / "pictures" / picture_name(name)).read_text("utf-8")


def picture_name(name: str) -> str:
    """The file of a picture."""
    return f"{name.replace(MARK, '-marked')}.svg"


def faces_of(*dice: Die) -> tuple[Picture, ...]:
    """A picture for every face of these dice, each once, as the scene of the game draws it."""
    names = dict.fromkeys(face for die in dice for face in die.symbols)
    return tuple(Picture(name, props={"face": name}) for name in names)


def face(words: Words, name: str) -> Shown:
    """A face and its name; numbers are their own names."""
    text = f"face-{name}"
    if text in words:
        return Shown(name, words.say(text))
    return Shown(name, words.say("face-marked", value=name.removesuffix(MARK)) if name.endswith(MARK) else name)


def row(words: Words, faces: Sequence[str], text: str = "", title: str = "") -> Dice:
    """Dice in a row."""
    return Dice(tuple(face(words, name) for name in faces), text, title)


def cut_die(words: Words, die: Die) -> CutDie:
    """A die of the rules, to be made."""
    return CutDie(words.say(f"die-{die.name}"), tuple(face(words, name) for name in die.faces))


def percent(words: Words, share: float) -> str:
    """A chance in whole percent; what is possible is never 0, and what is not certain never 100."""
    whole = round(100 * share)
    if whole == 0 < share:
        return words.say("paper-under")
    return words.say("paper-over") if share < 1 and whole == 100 else words.say("paper-percent", share=whole)


def shown_in(document: Document) -> Iterator[str]:
    """The names of the pictures in a document, each once, in order."""
    found: dict[str, None] = {}

    def collect(part: object) -> None:
        if isinstance(part, Shown):
            found[part.picture] = None
        elif isinstance(part, msgspec.Struct):
            for name in part.__struct_fields__:
                collect(getattr(part, name))
        elif isinstance(part, tuple):
            for each in part:
                collect(each)

    collect(document)
    return iter(found)
