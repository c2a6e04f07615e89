"""The game loop at a terminal: people who share one keyboard, bots, and dice."""

from collections.abc import Callable

from dicehouse.bots import Bot
from dicehouse.core import play
from dicehouse.core.dice import Due, Roll
from dicehouse.core.errors import RollError
from dicehouse.core.game import Action
from dicehouse.core.match import Entry, Match
from dicehouse.core.viewers import SPECTATOR, sees
from dicehouse.dice import DiceSource, FairDice, HandDice
from dicehouse.games import spec
from dicehouse.terminal.advice import hint
from dicehouse.terminal.menu import Menu
from dicehouse.terminal.pages import Pages
from dicehouse.terminal.saves import Save
from dicehouse.terminal.screen import Screen
from dicehouse.terminal.story import told
from dicehouse.texts import TableTranslator

HINT = "!"
"""What a person types to ask for help or a hint."""
BACK = "-"
"""What a person types to take back the last roll that was told, before anybody acts on it."""


class TakeBackError(Exception):
    """A person wants to correct the last roll."""


class TerminalTable:
    """Runs a match until it is over or a person leaves."""

    def __init__(
        self,
        match: Match,
        wake: Callable[[], dict[int, Bot]],
        screen: Screen,
        words: TableTranslator,
        save: Save | None,
    ) -> None:
        self._match = match
        self._wake = wake
        self._bots = self._woken()
        self._people = [seat for seat in range(match.game.players) if seat not in self._bots]
        self._told: list[int] = []
        """The numbers of the rolls that people told since the last action."""
        self._asked = False
        """Whether a person was asked for the roll that lands now."""
        self._screen = screen
        self._words = words
        self._save = save
        self._pages = Pages(match, self._people, screen, words)
        self._drawing = spec(match.game.name).drawing()
        self._last_actor: int | None = None

    def play(self, dice: DiceSource) -> None:
        """Play until the game is over.

        Raises:
            Leave: a person leaves; every step so far is saved.
        """
        match = self._match
        while match.outcome is None:
            try:
                if (due := match.due) is not None:
                    self._land(dice, due)
                else:
                    self._next_action()
            except TakeBackError:
                self._take_back()
        if isinstance(dice, FairDice):
            match.reveal(dice.seed.reveal())
        if self._save is not None:
            self._save.finish()
        self._show_result()

    def hand_dice(self, unseen: DiceSource) -> HandDice:
        """Dice that people type; rolls that no person may see are rolled by the program."""
        return HandDice(self._ask_roll, self._people, unseen)

    def _land(self, dice: DiceSource, due: Due) -> None:
        self._asked = False
        entry = self._match.roll(dice.roll(due))
        if self._asked:
            self._told.append(entry.number)
        self._note(entry)

    def _take_back(self) -> None:
        """Ask for the last roll that was told once more; the rolls after it never happened."""
        words = self._words
        if not self._told:
            self._screen.complain(words.say("error-roll-not-correctable"))
            return
        number = self._told.pop()
        self._match.take_back(number)
        if self._save is not None:
            self._save.rewrite()
        self._bots = self._woken()
        self._pages.forget_after(number - 1)
        self._screen.show(words.say("taken-back"), style="bold")

    def _woken(self) -> dict[int, Bot]:
        """The bots, who know what happened so far."""
        bots = self._wake()
        for seat, bot in bots.items():
            for entry in self._match.entries:
                bot.notice(entry.visible(seat))
        return bots

    # acting

    def _next_action(self) -> None:
        """Ask the seats that may act, one after the other, until one of them does."""
        match = self._match
        for seat in play.asking_order(match.actors, self._last_actor):
            bot = self._bots.get(seat)
            if bot is not None and self._told:
                self._hold(seat)
            if bot is None:
                action = self._ask_action(seat, play.may_wait(match.state, seat))
            else:
                action = play.choose(match.game, match.state, seat, bot)
            if action is not None:
                self._last_actor = seat
                self._told.clear()
                self._note(match.act(seat, action))
                return

    def _hold(self, seat: int) -> None:
        """Let people look at what they told before a bot acts on it; asked once."""
        if self._screen.ask(self._words.say("ask-go-on", name=self._words.name(seat))) == BACK:
            raise TakeBackError
        self._told.clear()

    def _ask_action(self, seat: int, may_wait: bool) -> Action | None:
        choices = self._match.choices(seat)
        words, screen = self._words, self._screen
        with self._pages.asking(seat, secret=any(choice.action.secret for choice in choices)):
            menu = Menu(self._match.game, choices, words, self._drawing.lists)
            self._show_table(seat)
            screen.show(words.say("turn-of", name=words.name(seat)), style="bold")
            menu.show(screen)
            if may_wait:
                screen.show("      " + words.say("may-wait"))
            while True:
                typed = screen.ask(words.say("ask-number"))
                if may_wait and not typed:
                    return None
                if typed == BACK:
                    raise TakeBackError
                if typed == HINT:
                    screen.show_all(self._hint(seat))
                    continue
                if typed == "?":
                    screen.show(words.say("rules", **self._match.game.options.facts()))
                    screen.show(words.say("help-keys"))
                    self._show_table(seat)
                    menu.show(screen)
                    continue
                action, problem = menu.read(typed)
                if action is not None:
                    return action
                screen.complain(problem)

    def _hint(self, seat: int) -> list[str]:
        """Advice for a person; none that would know less than they do."""
        if self._match.game.untold(self._match.state, seat) is not None:
            return [self._words.say("advice-untold")]
        return hint(self._match, seat, self._words)

    # dice

    def _ask_roll(self, due: Due, problem: RollError | None) -> Roll:
        words, screen = self._words, self._screen
        if problem is not None:
            screen.complain(words.error(problem))
        if due.dice[0].name == "starter":
            return self._ask_starter(due)
        readers = [seat for seat in self._people if sees(seat, due.seen_by)]
        thrower = due.throwers[0]
        reader = thrower if thrower in readers else readers[0]
        blind = thrower in self._people and thrower not in readers
        faces = {face: words.label("face", face) for die in due.dice for face in die.symbols}
        with self._pages.asking(reader, secret=due.seen_by is not None):
            prompt = words.say(
                "ask-roll-for" if blind else "ask-roll",
                reader=words.name(reader),
                name=", ".join(words.name(seat) for seat in due.throwers),
                dice=words.dice(due),
                faces=" ".join(label for face, label in faces.items() if not _has_shorter(face, faces)),
            )
            return self._read_roll(due, prompt, faces)

    def _read_roll(self, due: Due, prompt: str, faces: dict[str, str]) -> Roll:
        """What a person types; asked once more where it ends the game, because nobody can take that back."""
        typed = self._screen.ask(prompt)
        if typed == BACK:
            raise TakeBackError
        roll = due.parse(typed, faces)
        self._asked = True
        game = self._match.game
        ends = game.outcome(game.roll(self._match.state, roll)[0]) is not None
        if ends and self._screen.ask(self._words.say("ask-ends")) == BACK:
            return self._read_roll(due, prompt, faces)
        return roll

    def _ask_starter(self, due: Due) -> Roll:
        """The number of a die as people count, from one."""
        words = self._words
        seats = enumerate(self._match.seats, start=1)
        shown = ", ".join(words.say("starter-seat", number=number, name=info.name) for number, info in seats)
        typed = self._screen.ask(words.say("ask-starter", seats=shown))
        return due.parse(str(int(typed) - 1) if typed.isdecimal() and len(typed) < 3 else typed)

    # showing

    def _note(self, entry: Entry) -> None:
        """Save a step, notify the bots, and print its public part."""
        if self._save is not None:
            self._save.step()
        for seat, bot in self._bots.items():
            bot.notice(entry.visible(seat))
        self._pages.tell(entry)

    def _show_table(self, seat: int) -> None:
        lines = self._drawing.sketch(self._match.view(seat), self._words, self._match.choices(seat))
        self._screen.show_drawing(lines)

    def _show_result(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        words = self._words
        self._screen.show_drawing(self._drawing.sketch(self._match.view(SPECTATOR), words, ()))
        names = ", ".join(map(words.name, outcome.winners))
        if self._match.game.players == 1:
            text = words.say("score-alone", score=outcome.scores[0])
        elif len(self._people) == 1 and outcome.winners == tuple(self._people):
            text = words.say("winner-you")
        else:
            text = words.say("winner-one" if len(outcome.winners) == 1 else "winner-many", names=names)
        self._screen.show(text, style="bold")
        for line in told(self._match, words):
            self._screen.show(line)


def _has_shorter(face: str, faces: dict[str, str]) -> bool:
    """Whether a face is another face with a mark (`3*` and `3`): typing the plain one is enough."""
    return any(face != other and face.startswith(other) for other in faces if not face.isdecimal())
