"""The table at one keyboard: what is shown to whom."""

from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from dicehouse import create, games
from dicehouse.core.errors import DiceError
from dicehouse.core.events import Event
from dicehouse.core.game import AnyGame, Choice
from dicehouse.core.match import Match
from dicehouse.core.record import Record, SeatInfo
from dicehouse.core.viewers import ARCHIVE
from dicehouse.dice import DiceSource, ScriptedDice, SeededDice
from dicehouse.games.chili.actions import Reroll
from dicehouse.games.dixkibluff.actions import Bet, Pass
from dicehouse.games.dixkibluff.events import Thrown
from dicehouse.kit.bot import Bot, Candidate, only
from dicehouse.terminal.menu import Menu
from dicehouse.terminal.play import PlaySettings, play_game
from dicehouse.terminal.players import seat_players, wake_bots
from dicehouse.terminal.replay import Replay
from dicehouse.terminal.screen import Leave, Screen
from dicehouse.terminal.table import TerminalTable
from dicehouse.texts import LANGUAGES, TableTranslator, Texts


class Paper(Screen):
    """A screen that keeps its pages: a new one begins whenever the screen is cleared."""

    def __init__(self, answers: Iterable[str]) -> None:
        self.pages = [""]
        self.asked: list[str] = []
        self._answers = iter(answers)

    def show(self, line: str = "", style: str = "") -> None:
        self.pages[-1] += line + "\n"

    def show_all(self, lines: Iterable[str], style: str = "") -> None:
        for line in lines:
            self.show(line)

    def ask(self, prompt: str) -> str:
        self.show(prompt)
        self.asked.append(prompt)
        answer = next(self._answers, None)
        if answer is None:
            raise Leave
        self.show(answer)
        return answer

    def clear(self) -> None:
        self.pages.append("")

    def show_command(self, *words: str) -> None:
        self.show(" ".join(words))


def sit(
    name: str, names: list[str], answers: list[str], bots: int = 0, **options: object
) -> tuple[TerminalTable, Paper, Match]:
    seats = [SeatInfo(person) for person in names] + [SeatInfo(f"Bot {number}", "regular") for number in range(bots)]
    match = Match(create(name, len(seats), **options), seats)
    paper = Paper(answers)
    words = TableTranslator(Texts("en", name), [seat.name for seat in seats])
    return TerminalTable(match, lambda: wake_bots(match.game, seats, Random(1)), paper, words, None), paper, match


def play(table: TerminalTable, dice: DiceSource) -> None:
    with pytest.raises(Leave):
        table.play(dice)


def test_hidden_hands_are_shown_to_their_owners_only() -> None:
    throws = ScriptedDice("pi pi pi", "bomb bomb bomb", "sun sun sun")
    answers = ["", "bet 1 smiley", "", "pass", "", "pass", "", "bet 2 smiley"]
    table, paper, _ = sit("dixkibluff", ["Ann", "Bob", "Cleo"], answers, first=0)
    play(table, throws)
    secret = {"Ann": "[pi] [pi] [pi]", "Bob": "[bomb] [bomb] [bomb]", "Cleo": "[sun] [sun] [sun]"}
    private = [page for page in paper.pages if "for your eyes only" in page]
    assert len(private) >= 4
    for page in paper.pages:
        owner = page.split(",")[0] if "for your eyes only" in page else None
        shown = [name for name, hand in secret.items() if hand in page]
        assert shown == ([owner] if owner else []), page
    told = {
        name: f"Under the hand of {name}: {hand}" for name, hand in zip(secret, ("pi,", "bomb,", "sun,"), strict=True)
    }
    for page in paper.pages:
        owner = page.split(",")[0] if "for your eyes only" in page else None
        assert [name for name, line in told.items() if line in page] in ([], [owner]), page
    # told once, on the first private page: later ones bring only what is new
    assert [sum(line in page for page in paper.pages) for line in told.values()] == [1, 1, 1]
    hand_overs = [page for page in paper.pages if "Hand over to" in page]
    assert [page.split("Hand over to ")[1].split(".")[0] for page in hand_overs] == [
        "Ann",
        "Bob",
        "Cleo",
        "Bob",
        "Cleo",
    ]
    assert all("[" not in page for page in hand_overs)
    assert "Ann bets: at least 1 × smiley." in hand_overs[1]  # what happened in between is there for everybody


def test_typed_dice_are_typed_by_their_owner_in_private() -> None:
    answers = ["", "pi pi pi", "", "bomb bomb bomb", "", "sun sun sun", "", "bet 1 pi"]
    table, paper, match = sit("dixkibluff", ["Ann", "Bob", "Cleo"], answers, first=0)
    play(table, table.hand_dice(SeededDice(1)))
    assert match.states[3].hands == (("pi",) * 3, ("bomb",) * 3, ("sun",) * 3)
    for name, symbol in (("Ann", "pi pi pi"), ("Bob", "bomb bomb bomb"), ("Cleo", "sun sun sun")):
        pages = [page for page in paper.pages if symbol in page]
        assert len(pages) == 1
        assert f"{name}, this is for your eyes only." in pages[0] or f"{name}: roll" in pages[0]


def test_the_house_rolls_what_no_person_may_see() -> None:
    table, paper, match = sit("dixkibluff", ["Ann"], ["pi bomb sun", "bet 1 pi"], bots=2, first=0)
    play(table, table.hand_dice(ScriptedDice("sun sun sun", "sun sun sun")))
    assert match.states[3].hands[1:] == (("sun",) * 3, ("sun",) * 3)
    assert sum("What do they show?" in question for question in paper.asked) == 1


def test_a_blind_players_dice_are_read_by_somebody_who_sees() -> None:
    blind = ["chinchiller chinchiller", "1 3", "take", "chinchiller chinchiller"]
    # Ann is blind: Bob takes the keyboard for his turn and keeps it to read her dice, then hands it over
    answers = [*blind, "", "1 3", "take", "6 12", "claim 9", "1"]
    table, paper, match = sit("chinchiller", ["Ann", "Bob"], answers, first=0)
    play(table, table.hand_dice(SeededDice(1)))
    assert match.record.lines[-1].events == ("accepted 0", "paid 1 0 9 0 1", "turn 1 no")  # type: ignore[union-attr]  # an ActLine
    reading = next(page for page in paper.pages if "\n6 12\n" in page)
    assert "Bob, this is for your eyes only." in reading
    assert "Bob, read the dice of Ann (2 × chinchiller die)" in reading
    answering = next(page for page in paper.pages if "Bob says: 9" in page)  # nothing on it that Ann may not see
    assert answering is not reading
    assert "Ann  (- -)\n  Bob  (o o)\n" in answering
    assert "6, 12" not in answering


def test_nobody_hands_over_where_nothing_is_hidden() -> None:
    table, paper, _ = sit("gonuts", ["Ann", "Bob"], ["bank", "bank", "roll"], first=0)
    play(table, SeededDice(4))
    assert len(paper.pages) == 1
    assert "Hand over" not in paper.pages[0]


def test_a_person_alone_with_bots_never_hands_over() -> None:
    table, paper, _ = sit("dixkibluff", ["Ann"], ["bet 1 pi", "pass", "pass", "doubt"], bots=2, first=0)
    play(table, SeededDice(4))
    assert len(paper.pages) == 1


def test_what_is_typed_may_be_a_number_a_command_or_its_beginning() -> None:
    answers = ["nonsense", "?", "99", "b", "sc 1", "score chance"]
    table, paper, match = sit("chili", ["Ann"], answers, first=0)
    play(table, ScriptedDice("2 1 1 1 1 1", "2 1 1 1 1 1", "2 1 1 1 1 1"))
    assert match.state.pads[0][0] == 5
    assert match.state.pads[0][9] == 7
    assert paper.pages[0].count("! Type a number, or a command") == 2  # nonsense, b
    assert "! 99 is not possible now." in paper.pages[0]
    assert "30 rolls for the whole game" in paper.pages[0]  # ? shows the rules


def test_a_number_means_the_thing_people_call_by_it() -> None:
    # the claim of 12 is number 12, and the pad keeps its numbers when spaces are filled
    blind = ScriptedDice("chinchiller chinchiller", "1 3", "chinchiller chinchiller", "1 3", "6 12")
    table, _, match = sit("chinchiller", ["Ann", "Bob"], ["1", "", "1", "12"], first=0)
    play(table, blind)
    assert match.entries[-1].text == "claim 12"
    table, _, match = sit("chili", ["Ann"], ["1", "1", "2", "10"])  # the second 1 is refused: that space is filled
    play(table, SeededDice(1))
    assert [entry.text for entry in match.entries if entry.seat == 0] == ["score 1", "score 2", "score chance"]


def test_what_cannot_be_done_now_is_told_apart_from_nonsense() -> None:
    table, paper, _ = sit("chili", ["Ann"], ["score red", "score red", "turn 3 5", "reroll 7"])
    play(table, ScriptedDice("2 1 1 1 1 1", "2 1 1 1 1 1"))
    for words in ("score red", "turn 3 5", "reroll 7"):
        assert f"! {words} is not possible now." in paper.pages[0]


def test_a_bet_may_be_typed_without_its_verb() -> None:
    table, _, match = sit("dixkibluff", ["Ann"], ["2 sun"], bots=2, first=0)
    play(table, SeededDice(1))
    assert "bet 2 sun" in [entry.text for entry in match.entries]


def test_dice_are_placed_in_private() -> None:
    throws = ScriptedDice(*["pi pi pi"] * 3, "sun sun", "sun sun sun")
    betting = ["", "bet 9 pi", "", "pass", "", "pass", "", "doubt"]  # each after a hand-over; the bet holds
    table, paper, match = sit("dixkibluff", ["Ann", "Bob", "Cleo"], [*betting, "", "bomb", "bomb", "bomb"], first=0)
    play(table, throws)
    assert match.state.hands == (("bomb",) * 3, ("sun",) * 2, ("sun",) * 3)
    placing = [page for page in paper.pages if "Place bomb" in page]
    assert len(placing) == 3
    assert all(page.startswith("Ann, this is for your eyes only") for page in placing)


def test_who_leaves_takes_their_secrets_along() -> None:
    table, paper, _ = sit("dixkibluff", ["Ann", "Bob", "Cleo"], [""], first=0)
    play(table, ScriptedDice("pi pi pi", "bomb bomb bomb", "sun sun sun"))
    assert "[pi] [pi] [pi]" in paper.pages[-2]
    assert paper.pages[-1] == ""  # wiped when Ann was gone


def test_clearing_wipes_the_scrollback_last() -> None:
    # some terminals move what is cleared into the scrollback, so that has to go after it
    out = StringIO()
    Screen(Console(file=out, force_terminal=True)).clear()
    assert out.getvalue().index("\033[2J") < out.getvalue().index("\033[3J")


def test_words_of_the_players_language_are_understood() -> None:
    seats = seat_players(Texts("de", "dixkibluff"), 3, 0, [], "regular")
    match = Match(create("dixkibluff", 3, first=0), seats)
    paper = Paper(["", "b 2 sonne"])
    table = TerminalTable(
        match, dict, paper, TableTranslator(Texts("de", "dixkibluff"), [seat.name for seat in seats]), None
    )
    play(table, SeededDice(1))
    assert match.entries[-1].text == "bet 2 sun"


def test_live_tables_ask_those_who_may_call_before_the_one_in_turn() -> None:
    throws = ScriptedDice(*["pi bomb sun"] * 3)
    answers = ["", "bet 3 pi", "", "", "", "doubt"]  # hand over, bet; hand over, wait; hand over, doubt
    table, _, match = sit("dixkibluff", ["Ann", "Bob", "Cleo"], answers, first=0, calls="live")
    play(table, throws)
    assert [entry.text for entry in match.entries if entry.seat is not None] == ["bet 3 pi", "doubt"]


def test_in_a_live_round_everybody_rolls_by_turns() -> None:
    squirrels, acorns = " ".join(["squirrel"] * 5), "acorn acorn car car car"
    table, _, match = sit("gonuts", ["Ann"], ["shake"] * 4, bots=2, first=0, round="live")
    dice = ScriptedDice(squirrels, "house", "house", acorns, "dog", "house", acorns, "dog")
    with pytest.raises(DiceError):  # the script is at its end: the next player's dice are due
        table.play(dice)
    assert match.state.scores == (4, 0, 0)
    shakers = [entry.seat for entry in match.entries if entry.text == "shake"]
    assert shakers == [1, 2, 0, 1, 2, 0, 2]


def test_bots_may_call_on_live_tables_but_do_not_have_to() -> None:
    table, _, match = sit("dixkibluff", [], [], bots=5, calls="live")
    table.play(SeededDice(2))
    assert match.outcome is not None
    calls = [entry.text for entry in match.entries if entry.text in ("dixe", "doubt")]
    assert {"dixe", "doubt"} == set(calls)


def test_bots_play_among_themselves() -> None:
    table, paper, match = sit("chinchiller", [], [], bots=4)
    table.play(SeededDice(3))
    assert match.outcome is not None
    assert " wins!" in paper.pages[0]


class Spy(Bot):
    """Passes and notes what it was told."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        super().__init__(game, seat, Random(0))
        self.told: list[Event] = []
        self.views: list[Any] = []

    def notice(self, events: tuple[Event, ...]) -> None:
        self.told += events

    def _candidates(self, view: Any, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        self.views.append(view)
        return only(next((choice.action for choice in choices if choice.action == Pass()), choices[-1].action), choices)


def test_bots_are_told_only_what_their_seat_may_know() -> None:
    seats = [SeatInfo(name, "spy") for name in ("Ann", "Bob", "Cleo")]
    match = Match(create("dixkibluff", 3, first=0), seats)
    spies = {seat: Spy(match.game, seat) for seat in range(3)}
    words = TableTranslator(Texts("en", "dixkibluff"), [seat.name for seat in seats])
    TerminalTable(match, lambda: dict(spies), Paper([]), words, None).play(SeededDice(1))
    for seat, spy in spies.items():
        assert spy.told == [event for entry in match.entries for event in entry.visible(seat)]
        thrown = [event for event in spy.told if isinstance(event, Thrown)]
        assert {event.seat for event in thrown if event.faces is not None} == {seat}
        assert {view.viewer for view in spy.views} == {seat}


def test_bots_that_are_woken_again_are_told_only_what_their_seat_knew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "d"
    play_game(PlaySettings("dixkibluff", options=("first=0",), seed=3, save=path), "en", Paper(["bet 1 pi"]))
    rules = create("dixkibluff", 3, first=0)
    spies = {seat: Spy(rules, seat) for seat in (1, 2)}
    monkeypatch.setattr("dicehouse.terminal.play.wake_bots", lambda *_: spies)
    before = games.replay(Record.read(path.read_text())).entries
    play_game(PlaySettings(resume=path), "en", Paper([]))
    for seat, spy in spies.items():
        known = [event for entry in before for event in entry.visible(seat)]
        assert spy.told[: len(known)] == known


def test_few_dice_and_many_are_told_apart_by_their_numbers() -> None:
    game = create("dixkibluff", 4, first=0)
    state = game.new()
    while state.due is not None:
        state, _ = game.roll(state, ("pi", "bomb", "sun"))
    menu = Menu(game, game.choices(state, 0), TableTranslator(Texts("en", "dixkibluff"), ["A", "B", "C", "D"]))
    assert menu.read("b 1 pi")[0] == Bet(1, ("pi",))  # not 10, 11 or 12
    assert menu.read("12 pi")[0] == Bet(12, ("pi",))
    assert menu.read("b 1")[0] is None


def test_numbers_without_a_verb_must_mean_one_thing() -> None:
    # with die 1 red, `1 2` could turn it to a 2 or roll dice 1 and 2 again
    game = create("chili", 1)
    words = TableTranslator(Texts("en", "chili"), ["Ann"])
    red, _ = game.roll(game.new(), ("1*", "3", "4", "5", "6", "1"))
    plain, _ = game.roll(game.new(), ("2", "3", "4", "5", "6", "1"))
    assert Menu(game, game.choices(red, 0), words).read("1 2") == (
        None,
        "That could mean several things: turn 1 2; reroll 1,2",
    )
    assert Menu(game, game.choices(plain, 0), words).read("1 2")[0] == Reroll((1, 2))


def test_a_replay_is_paged_through() -> None:
    record = Record.read((Path(__file__).parent.parent / "golden" / "chinchiller.dicehouse").read_text())
    match = games.replay(record)
    steps = len(match.entries)
    keys = ["b", "", "", "b", "9999", "", "7", "what", "b", "9" * 30]
    paper = Paper(keys)
    words = TableTranslator(Texts("en", "chinchiller"), [info.name for info in match.seats])
    Replay(match, ARCHIVE, paper, words).browse()
    shown = [page.splitlines()[1] for page in paper.pages[1:]]
    at = [0, 0, 1, 2, 1, steps, steps, 6, 6, 5, 5]  # step 7 is silent (somebody re-rolls): the one before it is shown
    assert shown == ["The start" if step == 0 else f"Step {step} of {steps}" for step in at]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_every_language_reaches_the_screen(language: str) -> None:
    for name in games.names():
        texts = Texts(language, name)
        facts = games.load(name).options_type(players=3).facts()
        for text in ("title", "tagline", "rules", "not-understood", "hand-over"):
            said = texts.say(text, name="Zoë", **facts)
            out = StringIO()
            Screen(Console(file=out, width=10_000)).show(said)
            assert out.getvalue() == said + "\n"


def test_nobody_shares_a_name() -> None:
    seats = seat_players(Texts("en", "gonuts"), 3, 1, ["Ann", "Ann", "  "], "novice")
    assert [seat.name for seat in seats] == ["Ann", "Ann 2", "Player 3", Texts("en", "gonuts").say("bot-novice")]
