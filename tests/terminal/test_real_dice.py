"""Real dice at one keyboard: told late or counted where only people play, and corrected until somebody acts."""

from pathlib import Path
from typing import Any

import pytest

from dicehouse import games
from dicehouse.core.record import DiceLine, Record, RollLine
from dicehouse.terminal.play import PlaySettings, play_game
from terminal.test_table import Paper


def played(path: Path, game: str, answers: list[str], resume: bool = False, **settings: Any) -> tuple[Record, Paper]:
    """Play at the keyboard with real dice until the answers end; the record of it, and what was shown."""
    paper = Paper(answers)
    chosen = PlaySettings(resume=path) if resume else PlaySettings(game, dice="hand", save=path, **settings)
    play_game(chosen, "en", paper)
    return Record.read(path.read_text()), paper


def rolls(record: Record) -> list[str]:
    return [line.roll for line in record.lines if isinstance(line, RollLine)]


@pytest.mark.parametrize(("game", "people"), [("dixkibluff", 3), ("chinchiller", 2)])
def test_dice_are_told_late_where_only_people_play(tmp_path: Path, game: str, people: int) -> None:
    def late(name: str, **settings: Any) -> object:
        record, _ = played(tmp_path / name, game, [], **settings)
        assert DiceLine("hand") in record.lines
        return record.header.options["late"]

    assert late("people", people=people, bots=0) is True
    assert late("bots", people=1, bots=people - 1) is False
    assert late("wish", people=people, bots=0, options=("late=no",)) is False
    play_game(PlaySettings(game, people=people, bots=0, seed=1, save=tmp_path / "seeded"), "en", Paper([]))
    assert Record.read((tmp_path / "seeded").read_text()).header.options["late"] is False


def test_hands_are_told_when_they_are_lifted_and_advice_does_not_guess_them(tmp_path: Path) -> None:
    bets = ["", "!", "bet 3 pi", "", "", "", "doubt"]
    lifted = ["pi pi sun", "bomb sun pi", "sun sun figure"]
    names = ("Ann", "Bob", "Cleo")
    record, paper = played(
        tmp_path / "d", "dixkibluff", [*bets, *lifted], people=3, bots=0, names=names, options=("first=0", "calls=live")
    )
    assert "nobody told me how your own dice lie" in "".join(paper.pages)
    assert rolls(record)[: len(lifted)] == lifted, paper.asked


def test_a_roll_is_taken_back_until_somebody_acts(tmp_path: Path) -> None:
    typed = ["car car car car car", "-", "acorn acorn car car squirrel", "-", "acorn acorn acorn car squirrel"]
    path = tmp_path / "g"
    record, paper = played(
        path, "gonuts", [*typed, "bank", "-", "acorn car car car car"], people=2, bots=0, options=("first=0",)
    )
    assert rolls(record) == ["acorn acorn acorn car squirrel", "acorn car car car car"]
    shown = "".join(paper.pages)
    assert shown.count("The last roll is taken back.") == 2
    assert "This roll can no longer be corrected" in shown, "Ann has banked since"
    again, _ = played(path, "", ["-", "bank"], resume=True)
    assert rolls(again) == rolls(record)
    assert games.replay(again).state.scores == (3, 1)


def test_rolls_told_one_after_the_other_are_taken_back_one_after_the_other(tmp_path: Path) -> None:
    answers = ["car car car car car", "car car car car car", "-", "-", "acorn acorn car car squirrel"]
    record, _ = played(tmp_path / "g", "gonuts", answers, people=2, bots=0, options=("first=0",))
    assert rolls(record) == ["acorn acorn car car squirrel"]


def test_a_bot_waits_for_a_correction_and_forgets_what_was_wrong(tmp_path: Path) -> None:
    answers = ["car car car car car", "squirrel acorn acorn acorn acorn", "-", "acorn car car car car", ""]
    record, paper = played(tmp_path / "g", "gonuts", answers, people=1, bots=1, options=("first=0",))
    assert rolls(record)[:2] == ["car car car car car", "acorn car car car car"]
    assert sum("goes on" in question for question in paper.asked) == 2


def test_a_roll_that_ends_the_game_is_asked_about(tmp_path: Path) -> None:
    squirrels = " ".join(["squirrel"] * 5)
    answers = [squirrels, "1", "12", "-", "3", "acorn acorn car car squirrel", "bank"]
    options = ("first=0", "target=5")
    record, paper = played(
        tmp_path / "g", "gonuts", [*answers, squirrels, "1", "9", ""], people=2, bots=0, options=options
    )
    assert record.header.options["counted"] is True
    assert rolls(record) == [squirrels, "3", "acorn acorn car car squirrel", squirrels, "9"]
    assert sum("ends the game" in question for question in paper.asked) == 2
    outcome = games.replay(record).outcome
    assert outcome is not None
    assert outcome.winners == (0,)
