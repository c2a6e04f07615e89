"""A game at a plain terminal: people who share one keyboard, bots, and dice."""

from typing import Any

import msgspec

from dicehouse.bots import Bot
from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import RollError
from dicehouse.core.match import Entry, Match
from dicehouse.core.viewers import SPECTATOR, sees
from dicehouse.dice import DiceSource, FairDice, HandDice
from dicehouse.terminal.drawing import sketch_of
from dicehouse.terminal.menu import Menu
from dicehouse.terminal.saves import Save
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Words


class TerminalTable:
    """Runs a match until it is over or somebody leaves.

    Everybody at the keyboard sees the same screen. What not everybody may see is shown on a page of its own: the
    keyboard is handed over, and the page is wiped when its reader is done.
    """

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen, words: Words, save: Save | None) -> None:
        self._match = match
        self._bots = bots
        self._people = [seat for seat in range(match.game.players) if seat not in bots]
        self._screen = screen
        self._words = words
        self._save = save
        self._seen = {seat: len(match.entries) for seat in self._people}
        """How many entries each person has been told of in full."""
        self._at_keyboard: int | None = None
        """Who was asked last."""
        self._sketch = sketch_of(match.game.name)

    def play(self, dice: DiceSource) -> None:
        """Until the game is over.

        Raises:
            Leave: somebody leaves; every step so far is kept.
        """
        match = self._match
        while match.outcome is None:
            if (due := match.due) is not None:
                self._note(match.roll(dice.roll(due)))
            else:
                self._let_somebody_act()
        if isinstance(dice, FairDice):
            match.reveal(dice.seed.reveal())
        if self._save is not None:
            self._save.finish()
        self._show_result()

    def hand_dice(self, unseen: DiceSource) -> HandDice:
        """Dice that people type; the house rolls what no person may see."""
        return HandDice(self._ask_roll, self._people, unseen)

    def show_table(self, viewer: int) -> None:
        """The table as a viewer may see it."""
        self._screen.show()
        self._screen.show_all(self._sketch(self._match.view(viewer), self._words), style="cyan")
        self._screen.show()

    # acting

    def _let_somebody_act(self) -> None:
        """One seat acts. Where several may, those who need not act are asked first; the last one asked has to."""
        actors = self._match.actors
        for seat in reversed(actors):
            may_wait = seat != actors[0]
            bot = self._bots.get(seat)
            if bot is not None:
                choices = self._match.choices(seat)
                action = bot.choose(self._match.view(seat), choices)
                if may_wait and len(choices) == 1 and self._people:
                    continue  # a bot leaves the race to people who share a keyboard
                self._note(self._match.act(seat, action))
                return
            typed = self._ask_action(seat, may_wait)
            if typed is not None:
                self._note(self._match.act(seat, typed))
                return

    def _ask_action(self, seat: int, may_wait: bool) -> Any:
        private = self._begin_private(seat)
        self._at_keyboard = seat
        self.show_table(seat)
        menu = Menu(self._match.game, self._match.choices(seat), self._words)
        self._screen.show(self._words.say("turn-of", name=self._words.name(seat)), style="bold")
        menu.show(self._screen)
        if may_wait:
            self._screen.show("      " + self._words.say("may-wait"))
        while True:
            typed = self._screen.ask(self._words.say("ask-number"))
            if may_wait and not typed:
                action = None
                break
            if typed == "?":
                menu.show(self._screen)
                continue
            action, problem = menu.read(typed)
            if action is not None:
                break
            self._screen.show(problem, style="yellow")
        self._end_private(private)
        return action

    # dice

    def _ask_roll(self, due: Due, problem: RollError | None) -> Roll | str:
        words = self._words
        if problem is not None:
            self._screen.show(words.error(problem), style="yellow")
        if due.dice[0].name == "starter":
            seats = [
                words.say("starter-seat", number=seat, name=info.name) for seat, info in enumerate(self._match.seats)
            ]
            return self._screen.ask(words.say("ask-starter", seats=", ".join(seats)))
        thrower = due.throwers[0]
        readers = [seat for seat in self._people if sees(seat, due.seen_by)]
        reader = thrower if thrower in readers else readers[0]
        private = due.seen_by is not None and self._begin_private(reader, always=True)
        self._at_keyboard = reader
        faces = {face: words.label("face", face) for die in due.dice for face in die.symbols}
        prompt = words.say(
            "ask-roll" if reader in due.throwers else "ask-roll-for",
            reader=words.name(reader),
            name=", ".join(words.name(seat) for seat in due.throwers),
            dice=words.dice(due),
            faces=" ".join(faces.values()),
        )
        answer = self._screen.ask(prompt)
        self._end_private(private)
        return due.parse(answer, faces)

    # showing

    def _note(self, entry: Entry) -> None:
        """Keep a step, tell the bots, and show on the common screen what everybody may know."""
        if self._save is not None:
            self._save.step()
        for seat, bot in self._bots.items():
            bot.notice(entry.visible(seat))
        viewer = self._people[0] if len(self._people) == 1 else SPECTATOR
        for event in entry.visible(viewer):
            self._screen.show(self._words.event(event))

    def _begin_private(self, seat: int, always: bool = False) -> bool:
        """Where this seat may see more than the others: hand over, and tell what it missed. Says whether it did."""
        if len(self._people) == 1 or not (always or self._has_secrets(seat)):
            return False
        self._screen.clear()
        if self._at_keyboard != seat:
            self._screen.show(self._words.say("hand-over", name=self._words.name(seat)), style="bold")
            self._screen.ask(self._words.say("press-enter"))
            self._screen.clear()
        self._screen.show(self._words.say("your-screen", name=self._words.name(seat)), style="bold")
        for entry in self._match.entries[self._seen[seat] :]:
            for event in entry.visible(seat):
                self._screen.show(self._words.event(event))
        self._seen[seat] = len(self._match.entries)
        return True

    def _end_private(self, private: bool) -> None:
        if private:
            self._screen.clear()

    def _has_secrets(self, seat: int) -> bool:
        """Whether the view of this seat holds anything that not everybody at the table may know."""
        view = msgspec.structs.replace(self._match.view(seat), viewer=SPECTATOR)
        return view != self._match.view(SPECTATOR)

    def _show_result(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        words = self._words
        self.show_table(SPECTATOR)
        self._screen.show(words.say(f"end-{outcome.reason}"))
        for seat, score in enumerate(outcome.scores):
            self._screen.show(words.say("score-line", name=words.name(seat), score=score))
        names = ", ".join(map(words.name, outcome.winners))
        self._screen.show(words.say("winner-one" if len(outcome.winners) == 1 else "winner-many", names=names), "bold")
