"""The viewer for recorded games."""

from dicehouse.core.match import Match
from dicehouse.core.viewers import Viewer
from dicehouse.games import spec
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.texts import TableTranslator


class Replay:
    """Shows a match as one viewer may know it, page by page or all at once."""

    def __init__(self, match: Match, viewer: Viewer, screen: Screen, words: TableTranslator) -> None:
        self._match = match
        self._viewer = viewer
        self._screen = screen
        self._words = words
        self._sketch = spec(match.game.name).drawing().sketch

    def print_all(self) -> None:
        """Print the whole game, one line for each event, and the final state."""
        self._title()
        for step in range(1, len(self._match.entries) + 1):
            for line in self._lines(step):
                self._screen.show(f"{step:5}  {line}")
        self._table(len(self._match.entries))

    def browse(self) -> None:
        """Page through the game until the person leaves."""
        pages = [0, *(step for step in range(1, len(self._match.entries) + 1) if self._lines(step))]
        at = 0
        while True:
            self._page(pages[at])
            try:
                typed = self._screen.ask(self._words.say("replay-keys")).casefold()
            except Leave:
                return
            if typed == "b":
                at = max(0, at - 1)
            elif typed.isdecimal() and len(typed) < 9:
                at = max(index for index, step in enumerate(pages) if step <= int(typed))
            elif not typed:
                at = min(at + 1, len(pages) - 1)

    def _page(self, step: int) -> None:
        self._screen.clear()
        self._title()
        words, steps = self._words, len(self._match.entries)
        where = words.say("replay-step", step=step, steps=steps) if step else words.say("replay-start")
        self._screen.show(where, style="bold")
        for line in self._lines(step) if step else ():
            self._screen.show(line)
        self._table(step)

    def _lines(self, step: int) -> list[str]:
        """The text of a step for the viewer; empty for some (a die placed in secret)."""
        events = self._match.entries[step - 1].visible(self._viewer)
        return [line for event in events if (line := self._words.event(event))]

    def _title(self) -> None:
        names = ", ".join(info.name for info in self._match.seats)
        self._screen.show(self._words.say("replay-title", title=self._match.game.title, names=names), "bold")

    def _table(self, step: int) -> None:
        view = self._match.game.view(self._match.states[step], self._viewer)
        self._screen.show_drawing(self._sketch(view, self._words, ()))
