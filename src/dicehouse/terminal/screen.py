"""Terminal output and input."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from unicodedata import category

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

with suppress(ImportError):  # missing on Windows
    import readline  # importing it makes arrow keys work at the prompt

    readline.set_auto_history(False)  # and never offer what another person typed

LEAVING = ("q", "quit", "exit")


class Leave(Exception):  # noqa: N818 - not an error
    """A person wants to leave, or the input has ended."""


class Screen:
    """A plain terminal. Colour is used if the terminal supports it, and never carries information alone."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)

    def show(self, line: str = "", style: str = "") -> None:
        """Print one line, wrapped between words."""
        self.console.print(Text(_printable(line), style=style))

    def show_indented(self, line: str, indent: int) -> None:
        """Print one line with an indent that also holds where it is wrapped."""
        self.console.print(Padding(Text(_printable(line)), (0, 0, 0, indent), expand=False))

    def show_all(self, lines: Iterable[str], style: str = "") -> None:
        """Print lines of a drawing: each is truncated, not wrapped."""
        for line in lines:
            self.console.print(Text(_printable(line), style=style), no_wrap=True, overflow="ellipsis", crop=True)

    def show_drawing(self, lines: Iterable[str]) -> None:
        """Print a drawing with empty lines around it."""
        self.show()
        self.show_all(lines, style="cyan")
        self.show()

    def show_command(self, *words: str) -> None:
        """Print a command of this program, to be copied: as it must be typed here, and never wrapped."""
        program = sys.argv[0] if sys.argv[0].endswith("dicehouse") else "dicehouse"
        self.console.print(Text("    " + " ".join([program, *words])), soft_wrap=True)

    def complain(self, line: str) -> None:
        """Print an error."""
        self.show(f"! {line}", style="bold")

    def ask(self, prompt: str) -> str:
        """Read a line.

        Raises:
            Leave: the user wants to leave, or the input has ended.
        """
        try:
            answer = self.console.input(Text(f"{prompt} > ", style="bold")).strip()
        except (EOFError, KeyboardInterrupt):
            self.show()
            raise Leave from None
        if answer.casefold() in LEAVING:
            raise Leave
        return answer

    def clear(self) -> None:
        """Erase the screen and the scrollback: some terminals move cleared text there."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\033[3J")
            self.console.file.flush()
        else:
            self.show_all([""] * 3)


def _printable(line: str) -> str:
    """The text without control characters: names come from files, and escape sequences would reach the terminal."""
    return "".join(c if c.isprintable() or c == "\n" or category(c) == "Zs" else "?" for c in line)
