"""A recorded game, step by step."""

from dicehouse.core.match import Match
from dicehouse.core.viewers import Viewer
from dicehouse.terminal.drawing import sketch_of
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.texts import Words


class Replay:
    """Shows a match as one viewer may know it; pages forward and back, or prints everything."""

    def __init__(self, match: Match, viewer: Viewer, screen: Screen, words: Words) -> None:
        self._match = match
        self._viewer = viewer
        self._screen = screen
        self._words = words
        self._sketch = sketch_of(match.game.name)

    def print_all(self) -> None:
        """The whole game, one line for each event, and the table at the end."""
        self._title()
        for step, entry in enumerate(self._match.entries, start=1):
            for event in entry.visible(self._viewer):
                self._screen.show(f"{step:5}  {self._words.event(event)}")
        self._table(len(self._match.entries))

    def browse(self) -> None:
        """Page through the game until somebody leaves."""
        steps = len(self._match.entries)
        at = 0
        while True:
            self._page(at)
            try:
                typed = self._screen.ask(self._words.say("replay-keys"))
            except Leave:
                return
            if typed.casefold() == "b":
                at = max(0, at - 1)
            elif typed.isdecimal():
                at = min(int(typed), steps)
            elif at < steps:
                at += 1
            else:
                return

    def _page(self, step: int) -> None:
        self._screen.clear()
        self._title()
        words, steps = self._words, len(self._match.entries)
        self._screen.show(
            words.say("replay-step", step=step, steps=steps) if step else words.say("replay-start"), "bold"
        )
        if step:
            for event in self._match.entries[step - 1].visible(self._viewer):
                self._screen.show(words.event(event))
        self._table(step)

    def _title(self) -> None:
        names = ", ".join(info.name for info in self._match.seats)
        self._screen.show(self._words.say("replay-title", title=self._match.game.title, names=names), "bold")

    def _table(self, step: int) -> None:
        view = self._match.game.view(self._match.states[step], self._viewer)
        self._screen.show()
        self._screen.show_all(self._sketch(view, self._words), style="cyan")
        self._screen.show()
