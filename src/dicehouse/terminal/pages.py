"""What is shown to which person, if several people share one screen.

Public information is on the common screen. Anything else is on a private page: the keyboard is handed over, and the
page is erased, scrollback included, when its reader is done or leaves.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from dicehouse.core.match import Entry, Match
from dicehouse.core.viewers import SPECTATOR
from dicehouse.terminal.screen import Screen
from dicehouse.texts import TableTranslator


class Pages:
    """The common screen and the private pages of the people at one keyboard."""

    def __init__(self, match: Match, people: list[int], screen: Screen, words: TableTranslator) -> None:
        self._match = match
        self._people = people
        self._screen = screen
        self._words = words
        self._told = {seat: len(match.entries) for seat in people}
        """By seat: how many entries that person has been shown in full."""
        self._news: list[str] = []
        """What was printed on the common screen since the last question there."""
        self._reader: int | None = None
        """The seat of the last private page: the keyboard is still in that person's hands."""

    @property
    def common_viewer(self) -> int:
        """The viewer of the common screen: the only person, or a spectator if there are several."""
        return self._people[0] if len(self._people) == 1 else SPECTATOR

    def tell(self, entry: Entry) -> None:
        """Print the public part of a step on the common screen."""
        for line in self._lines(entry, self.common_viewer):
            self._screen.show(line)
            self._news.append(line)

    def forget_after(self, number: int) -> None:
        """The steps after this number were taken back: nobody has been shown them."""
        self._told = {seat: min(told, number) for seat, told in self._told.items()}

    @contextmanager
    def asking(self, seat: int, secret: bool) -> Iterator[None]:
        """Ask a person something; on a private page if question or answer may not be seen by the others."""
        if len(self._people) < 2 or not (secret or self._has_secrets(seat)):
            self._news.clear()
            self._reader = None
            yield
            return
        words, screen = self._words, self._screen
        screen.clear()
        self._show_news()
        if self._reader != seat:
            screen.show(words.say("hand-over", name=words.name(seat)), style="bold")
            screen.ask(words.say("press-enter"))
            screen.clear()
        screen.show(words.say("your-screen", name=words.name(seat)), style="bold")
        self._show_own(seat)
        try:
            yield
        finally:
            screen.clear()
        self._reader = seat

    def _show_news(self) -> None:
        for line in self._news:
            self._screen.show(line)
        self._news.clear()

    def _show_own(self, seat: int) -> None:
        """The entries since this person last looked of which they may know more than is public."""
        for entry in self._match.entries[self._told[seat] :]:
            lines = self._lines(entry, seat)
            if lines != self._lines(entry, SPECTATOR):
                for line in lines:
                    self._screen.show(line)
        self._told[seat] = len(self._match.entries)

    def _lines(self, entry: Entry, viewer: int) -> list[str]:
        return [line for event in entry.visible(viewer) if (line := self._words.event(event))]

    def _has_secrets(self, seat: int) -> bool:
        """Whether the view of this seat holds anything that is not public."""
        view = msgspec.structs.replace(self._match.view(seat), viewer=SPECTATOR)
        return view != self._match.view(SPECTATOR)
