"""`dicehouse paper`: sheets as PDF files."""

from pathlib import Path

import msgspec

from dicehouse.core.errors import FileError
from dicehouse.paper import Order, PaperError, find_sheet, orders, print_sheet
from dicehouse.support.atomic_file import write_file
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Texts


class PaperSettings(msgspec.Struct, frozen=True):
    """What was asked for."""

    game: str | None
    sheet: str | None
    size: str
    large: bool
    options: tuple[str, ...]
    out: Path | None


def list_sheets(game: str | None, language: str, screen: Screen | None = None) -> None:
    """Print the names of all sheets, or of one game's, with their titles."""
    screen = screen or Screen()
    named = ""
    for order in _of_game(game, language):
        texts = Texts(language, order.game)
        if order.game != named:
            named = order.game
            screen.show(f"{named}  -  {texts.say('title')}", style="bold")
        screen.show_indented(f"{order.sheet:<12}{texts.say(f'paper-{order.sheet}')}", 2)


def write_one(settings: PaperSettings, language: str, screen: Screen | None = None) -> None:
    """Write one sheet.

    Raises:
        DicehouseError: there is no such sheet, or the file cannot be written.
    """
    if settings.game is None or settings.sheet is None:
        raise PaperError("paper.missing")
    order = Order(settings.game, settings.sheet, language, settings.size, settings.large, settings.options)
    path = settings.out or Path(_name(order))
    _write(path, print_sheet(order))
    (screen or Screen()).show(Texts(language).say("paper-written", path=str(path)))


def write_all(settings: PaperSettings, folder: Path, language: str, screen: Screen | None = None) -> None:
    """Write every sheet of one game or of all into a folder.

    Raises:
        DicehouseError: there is no such game, or a file cannot be written.
    """
    screen, texts = screen or Screen(), Texts(language)
    wanted = list(_of_game(settings.game, language, settings.size, settings.large))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("file.unwritable", path=str(folder), reason=str(error.strerror)) from None
    for order in wanted:
        path = folder / _name(order)
        _write(path, print_sheet(order))
        screen.show(texts.say("paper-written", path=str(path)))
    screen.show(texts.say("paper-written-all", path=str(folder), count=len(wanted)))


def _of_game(game: str | None, language: str, size: str = "a4", large: bool = False) -> list[Order]:
    found = [order for order in orders(language, size, large) if game in (None, order.game)]
    if not found and game is not None:
        find_sheet(game, "")  # says why
    return found


def _name(order: Order) -> str:
    """The file of a sheet; equal sheets have equal names."""
    parts = (order.game, order.sheet, order.language, order.size, "large" if order.large else "")
    return f"{'-'.join(part for part in parts if part)}.pdf"


def _write(path: Path, content: bytes) -> None:
    try:
        write_file(path, content)
    except OSError as error:
        raise FileError("file.unwritable", path=str(path), reason=str(error.strerror)) from None
