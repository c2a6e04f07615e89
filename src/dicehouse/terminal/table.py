"""The game loop at a terminal: people who share one keyboard, bots, and dice."""

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


class TerminalTable:
    """Runs a match until it is over or a person leaves."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], screen: Screen, words: TableTranslator, save: Save | None
    ) -> None:
        self._match = match
        self._bots = bots
        self._people = [seat for seat in range(match.game.players) if seat not in bots]
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
            if (due := match.due) is not None:
                self._note(match.roll(dice.roll(due)))
            else:
                self._next_action()
        if isinstance(dice, FairDice):
            match.reveal(dice.seed.reveal())
        if self._save is not None:
            self._save.finish()
        self._show_result()

    def hand_dice(self, unseen: DiceSource) -> HandDice:
        """Dice that people type; rolls that no person may see are rolled by the program."""
        return HandDice(self._ask_roll, self._people, unseen)

    # acting

    def _next_action(self) -> None:
        """Ask the seats that may act, one after the other, until one of them does."""
        match = self._match
        for seat in play.asking_order(match.actors, self._last_actor):
            bot = self._bots.get(seat)
            if bot is None:
                action = self._ask_action(seat, play.may_wait(match.state, seat))
            else:
                action = play.choose(match.game, match.state, seat, bot)
            if action is not None:
                self._last_actor = seat
                self._note(match.act(seat, action))
                return

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
                if typed == HINT:
                    screen.show_all(hint(self._match, seat, words))
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
            return due.parse(screen.ask(prompt), faces)

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
