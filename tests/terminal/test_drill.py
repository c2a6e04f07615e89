"""`dicehouse drill`: puzzles and own mistakes at the terminal, kept and scheduled."""

import json
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console

from dicehouse import create
from dicehouse.coach import review_record, size_of
from dicehouse.coach.positions import Position
from dicehouse.coach.puzzles import puzzles
from dicehouse.core.errors import FileError
from dicehouse.core.match import Match
from dicehouse.core.record import SeatInfo
from dicehouse.dice import SeededDice
from dicehouse.terminal import drill_deck
from dicehouse.terminal.drill import Drill
from dicehouse.terminal.drill_deck import Deck
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.texts import LANGUAGES, Texts
from terminal.test_cli import Runner, run

__all__ = ["run"]
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
LATER = timedelta(minutes=11)


def mistake(place: int = 0) -> Position:
    return msgspec.structs.replace(puzzles("gonuts")[place], source="")


def test_a_wrong_answer_comes_back_soon_and_a_right_one_later(tmp_path: Path) -> None:
    deck = Deck(tmp_path / "data" / "drills.json")
    assert deck.add("one game", [mistake(0), mistake(1)], NOW) == 2
    deck.answer(mistake(0), False, NOW)
    deck.answer(mistake(1), True, NOW)
    assert deck.due("gonuts", NOW) is None
    again = Deck(tmp_path / "data" / "drills.json")  # as another day finds it
    found = again.due("gonuts", NOW + LATER)
    assert found is not None
    assert found.id == mistake(0).id
    again.answer(mistake(0), True, NOW + LATER)
    due = again.next_due("gonuts")
    assert due is not None
    assert due > NOW + timedelta(days=1) - LATER
    assert again.due("chili", NOW + timedelta(days=999)) is None


def test_a_game_gives_its_mistakes_once_and_puzzles_join_when_they_were_wrong(tmp_path: Path) -> None:
    deck = Deck(tmp_path / "drills.json")
    assert deck.add("one game", [mistake(0)], NOW) == 1
    assert deck.add("one game", [mistake(1)], NOW) == 0
    right, wrong = puzzles("chili")[:2]
    deck.answer(right, True, NOW)
    deck.answer(wrong, False, NOW)
    assert deck.knows(right.id)
    assert deck.due("chili", NOW + LATER) == wrong


def test_the_deck_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drill_deck, "MOST_CARDS", 3)
    deck = Deck(tmp_path / "drills.json")
    deck.add("one game", [mistake(place) for place in range(5)], NOW)
    assert len(json.loads((tmp_path / "drills.json").read_bytes())["cards"]) == 3


@pytest.mark.parametrize(
    "content", [b"{", b"[]", b'{"version": 1, "cards": [{"position": 1}]}', b'{"version": 2}', b"\xff"]
)
def test_a_damaged_deck_is_said_so_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "drills.json"
    path.write_bytes(content)
    with pytest.raises(FileError):
        Deck(path)
    assert path.read_bytes() == content


class TypedScreen(Screen):
    """Somebody types these lines, and leaves."""

    def __init__(self, *typed: str) -> None:
        self.written = StringIO()
        super().__init__(Console(file=self.written, width=200, highlight=False))
        self._typed = list(typed)

    def ask(self, prompt: str) -> str:
        self.show(prompt)
        if not self._typed:
            raise Leave
        return self._typed.pop(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_asked_and_judged_in_every_language(tmp_path: Path, language: str) -> None:
    one, texts = puzzles("gonuts")[0], Texts(language, "gonuts")
    screen = TypedScreen(one.played, one.best)
    Drill(language, screen, Deck(tmp_path / "drills.json")).practise("gonuts")
    shown = screen.written.getvalue()
    assert texts.say("drill-right") in shown
    assert texts.say(f"theme-{one.theme}") in shown
    kept = json.loads((tmp_path / "drills.json").read_bytes())
    assert [card["position"]["id"] for card in kept["cards"]] == [one.id], "the first answer counts"


@pytest.mark.parametrize("name", ["chili", "chinchiller", "dixkibluff", "gonuts"])
def test_the_best_answer_of_every_puzzle_can_be_typed(tmp_path: Path, name: str) -> None:
    lines = [line for one in puzzles(name) for line in ("?", "nonsense", one.best)]
    screen = TypedScreen(*lines)
    Drill("en", screen, Deck(tmp_path / "drills.json")).practise(name)
    assert screen.written.getvalue().count(Texts("en").say("drill-right")) == len(puzzles(name))


def test_a_wrong_answer_may_be_tried_again_or_the_answer_asked_for(tmp_path: Path) -> None:
    one = puzzles("chili")[0]
    screen = TypedScreen(one.played, one.played, "")
    Drill("en", screen, Deck(tmp_path / "drills.json")).practise("chili")
    shown = screen.written.getvalue()
    assert shown.count("Not the best: it costs") == 2
    assert "Best: " in shown


def test_alone_it_is_the_puzzle_of_the_day_and_leaving_is_no_answer(run: Runner) -> None:
    done = run("drill", typed="q\n")
    assert done.returncode == 0, done.stderr
    assert "The puzzle of the day" in done.stdout
    assert not (run.home / "data" / "dicehouse" / "drills.json").exists()


def test_mistakes_of_a_record_join_the_drills_those_of_bots_do_not(run: Runner) -> None:
    game, random, dice = create("gonuts", players=2, target=20), Random(5), SeededDice(5)
    match = Match(game, [SeatInfo("Ann"), SeatInfo("Hazel", "regular")])
    match.use_dice(dice.line())
    match.settle(dice.roll)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, random.choice(game.legal_actions(match.state, seat)))
        match.settle(dice.roll)
    (run.home / "game.dicehouse").write_text(match.record.write())
    reviewed = review_record(match.record)
    decisions = [step.decision for step in reviewed.steps if step.decision and step.decision.seat == 0]
    wrong = [one for one in decisions if size_of(one.cost, reviewed.measure)]
    assert len(wrong) > 1, "who plays at random errs"
    added = run("drill", "--add", "game.dicehouse")
    assert f"{len(wrong)} mistakes join" in added.stdout, added.stderr
    assert "No new mistakes" in run("drill", "--add", "game.dicehouse").stdout
    assert run("drill", "gonuts", typed=f"{wrong[0].best}\nq\n").stdout.count("Right!") == 1


def test_what_cannot_be_is_said_in_a_sentence(run: Runner) -> None:
    for arguments in (("drill", "whist"), ("drill", "--add", "nothing.dicehouse")):
        done = run(*arguments)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
