"""`dicehouse drill`: practise own mistakes that are due, then puzzles."""

from datetime import datetime
from hashlib import sha256
from pathlib import Path

from dicehouse import games
from dicehouse.bots import usual_level
from dicehouse.coach import position_of, review
from dicehouse.coach.measures import size_of
from dicehouse.coach.positions import Position, view_of
from dicehouse.coach.puzzles import bound, daily, puzzles
from dicehouse.core.errors import RecordError
from dicehouse.core.game import AnyGame, Choice
from dicehouse.kit.bot_nicknames import company_names
from dicehouse.terminal import drill_deck
from dicehouse.terminal.drill_deck import Deck
from dicehouse.terminal.menu import Menu
from dicehouse.terminal.progress_bar import progress_bar
from dicehouse.terminal.saves import find, read_record
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.texts import TableTranslator, Texts
from dicehouse.texts.numbers import mean, percents

WRONG = {"win": "drill-wrong-win", "points": "drill-wrong-points"}
RECALLED = 6
"""How many of the last events before a position are printed."""


def add_mistakes(path: Path, language: str, screen: Screen | None = None, deck: Deck | None = None) -> None:
    """Put the mistakes that people made in a finished game into the deck.

    Raises:
        RecordError: the record cannot have been played, or the game is not over.
        BotError: the game has no evaluator, or needs a table that is not solved.
    """
    screen, deck, texts = screen or Screen(), deck or Deck(drill_deck.usual_path()), Texts(language)
    record = read_record(find(path))
    match = games.replay(record)
    if match.outcome is None:
        raise RecordError("record.not-over")
    match = match.told_at_once()
    steps = [entry.transition for entry in match.entries]
    people = {seat for seat, info in enumerate(match.seats) if info.bot is None}
    with progress_bar(texts.say("drill-reviewing")) as progress:
        reviewed = review(match.game, steps, progress)
    found = []
    for number, step in enumerate(reviewed.steps, start=1):
        decision = step.decision
        if decision is not None and decision.seat in people and size_of(decision.cost, reviewed.measure):
            found.append(position_of(match.game, steps, number, decision))
    name = sha256(record.write().encode()).hexdigest()[:16]
    added = deck.add(name, [one for one in found if one is not None and one.size], drill_deck.now())
    screen.show(texts.say("drill-added", number=added))


class Drill:
    """A sitting at the terminal."""

    def __init__(self, language: str, screen: Screen | None = None, deck: Deck | None = None) -> None:
        self._language = language
        self._screen = screen or Screen()
        self._deck = deck or Deck(drill_deck.usual_path())

    def practise(self, name: str) -> None:
        """Go through what is due of a game, then through its puzzles, until the person leaves."""
        texts = Texts(self._language, name)
        self._screen.show(texts.say("drill-title", title=texts.say("title")), style="bold")
        try:
            while (position := self._next(name)) is not None:
                self._ask(position, texts)
        except Leave:
            pass
        due = self._deck.next_due(name)
        self._screen.show(texts.say("drill-bye") if due is None else texts.say("drill-next", when=_when(due)))

    def daily(self) -> None:
        """The puzzle of the day."""
        position = daily(drill_deck.now().date())
        assert position is not None  # puzzles ship with the package
        texts = Texts(self._language, position.game)
        self._screen.show(texts.say("drill-daily", title=texts.say("title")), style="bold")
        try:
            self._ask(position, texts)
        except Leave:
            self._screen.show(texts.say("drill-bye"))

    def _next(self, name: str) -> Position | None:
        due = self._deck.due(name, drill_deck.now())
        return due or next((one for one in puzzles(name) if not self._deck.knows(one.id)), None)

    def _ask(self, position: Position, texts: Texts) -> None:
        """Show a position, and ask until the answer is right or wanted; the first answer counts."""
        game = games.bind(position.game, *bound(position.options))
        words = _words(position, texts)
        choices = tuple(Choice(game.actions.read(offer.action), offer.effect) for offer in position.choices)
        self._show(position, game, words, choices)
        menu = Menu(game, choices, words, games.spec(game.name).drawing().lists)
        menu.show(self._screen)
        answered = False
        while True:
            typed = self._screen.ask(words.say("drill-ask" if not answered else "drill-again"))
            if answered and not typed:
                break
            if typed == "?":
                self._show(position, game, words, choices)
                menu.show(self._screen)
                continue
            action, why = menu.read(typed)
            if action is None:
                self._screen.complain(why)
                continue
            text = game.actions.write(action)
            right = text in position.right
            if not answered:
                self._deck.answer(position, right, drill_deck.now())
            answered = True
            if right:
                self._screen.show(words.say("drill-right"), style="bold")
                break
            self._screen.show(words.say(WRONG[position.measure], cost=self._cost(position, text)))
        self._explain(position, game, words, choices)

    def _cost(self, position: Position, action: str) -> str:
        """How much is given away."""
        values = {text: value for text, value, _ in position.candidates}
        cost = values[position.best] - values[action]
        if position.measure == "win":
            return percents({"chance": cost}, self._language)["chance"]
        return mean(cost, self._language)

    def _show(self, position: Position, game: AnyGame, words: TableTranslator, choices: tuple[Choice, ...]) -> None:
        self._screen.show()
        for event in position.heard[-RECALLED:]:
            if line := words.event(game.events.read(event)):
                self._screen.show(line)
        sketch = games.spec(game.name).drawing().sketch
        self._screen.show_drawing(sketch(view_of(game, position.view), words, choices))

    def _explain(self, position: Position, game: AnyGame, words: TableTranslator, choices: tuple[Choice, ...]) -> None:
        best = game.actions.read(position.best)
        effect = next(choice.effect for choice in choices if choice.action == best)
        self._screen.show(words.say("drill-best", deed=words.deed(best, effect)))
        for reason in position.reasons:
            self._screen.show(words.reason(reason, game.actions, choices))
        if position.theme:
            self._screen.show(f"({words.say(f'theme-{position.theme}')})")


def _words(position: Position, texts: Texts) -> TableTranslator:
    others = company_names(texts, [usual_level(position.game)] * (position.players - 1))
    others.insert(position.seat, texts.say("you"))
    return TableTranslator(texts, others)


def _when(due: datetime) -> str:
    return due.astimezone().strftime("%Y-%m-%d %H:%M")
