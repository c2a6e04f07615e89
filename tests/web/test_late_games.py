"""Whole games of real dice, told late where rules allow it: on one phone, on several, with slips and a dead phone."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from dicehouse import games
from dicehouse.coach import review_record
from dicehouse.core.record import DiceLine, Record
from support import repeated_for
from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import OFFERED, PARTS, Wish, by_click, decide, hasty, offer, offers, play_together
from web.test_one_device import TAKE, await_question, sit_here
from web.test_playing import SHORT
from web.test_real_dice import PAD, any_face, asked_of, record_of, tap, until_asked

LATE = {"chinchiller", "dixkibluff"}
"""The games whose dice may be told later than they are thrown."""
ELSEWHERE = "details[data-for]"
"""Where dice of somebody else are tapped in."""


class WoodenTable:
    """Real dice, and hands that sometimes tap in something else than they show."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.rolls = self.taken_back = self.corrected = self.asked_again = 0

    def roll(self, asked: dict[str, Any]) -> list[str]:
        """Some roll of the dice that are asked for."""
        return [any_face(die, self.random) for die in asked["dice"]]

    def throw(self, visitor: Visitor, pad: str = PAD) -> None:
        """Tap in the dice that are asked for: as they lie, after a slip, or wrong at first and corrected then."""
        asked = asked_of(visitor)
        roll, other = self.roll(asked), self.roll(asked)
        while sorted(other) == sorted(roll):  # a correction changes something
            other = self.roll(asked)
        counted = asked["dice"][0]["name"] == "count"
        self.rolls += 1
        if self.rolls % 3 == 1 and len(roll) > 1 and not counted:  # the last tap tells: a single die is not taken back
            visitor.page.locator(f"{pad} [data-face='{other[0]}']").click()
            visitor.page.locator(pad).get_by_role("button", name="One back").click()
            expect(visitor.page.locator(f"{pad} .slots .filled")).to_have_count(0)
            self.taken_back += 1
        if self.rolls % 3 == 2:
            self.asked_again += tap(visitor.page, *other, pad=pad, hesitate=True)
            self.correct(visitor, roll)
        else:
            self.asked_again += tap(visitor.page, *roll, pad=pad, hesitate=True)

    def correct(self, visitor: Visitor, roll: list[str]) -> None:
        """Correct the roll that was told last, unless it ended the game."""
        visitor.page.locator("[data-phase][data-settled=true]").wait_for()
        if visitor.page.locator("[data-correct]").count():
            visitor.page.locator("[data-correct]").click()
            self.asked_again += tap(visitor.page, *roll, pad="[data-pad=correct]", hesitate=True)
            self.corrected += 1


def check_record(record: Record, name: str) -> None:
    """The record plays again to the same end, by the real dice, and its review adds up for everybody."""
    assert DiceLine("hand") in record.lines
    replayed = games.replay(record)
    assert replayed.outcome is not None
    assert record.header.options.get("late", False) is (name in LATE)
    review = review_record(record)
    assert review.finished
    for account in review.accounts:
        parts = account.start + account.luck + account.decisions + account.others + account.slack
        assert parts == pytest.approx(account.result, abs=1e-9)


def people(name: str) -> int:
    """How many play: DiXkiBluff is for three at least."""
    return max(2, games.load(name).options_type.seats[0])


@pytest.mark.parametrize("name", repeated_for(games.names(), "chili", "chinchiller"))
def test_a_whole_game_of_real_dice_on_one_phone(welcome: Welcome, name: str) -> None:
    visitor = welcome(size=PHONE, touch=True)
    table = sit_here(visitor, name, [{} for _ in range(people(name))], SHORT[name], people(name), real=True)
    dice, wish = WoodenTable(11), hasty(7)
    while await_question(visitor.page) != "over":
        if visitor.page.locator(PAD).count():
            dice.throw(visitor)
        elif visitor.page.locator(TAKE).count() and not offers(visitor.page):
            visitor.page.locator(TAKE).first.click()
            visitor.page.locator(".holder [data-hide]").wait_for()
        else:
            decide(visitor.page, wish)
    assert dice.corrected > 0
    assert name not in LATE or dice.asked_again == 1, "a roll that ends the game is asked about, once"
    check_record(record_of(visitor, table), name)


def come_together(welcome: Welcome, name: str) -> tuple[str, list[Visitor]]:
    """A table with real dice, and a phone for everybody."""
    visitors = [welcome(size=PHONE, touch=True) for _ in range(people(name))]
    table = visitors[0].sit(name, [{} for _ in visitors], SHORT[name], real=True)
    for visitor, called in zip(visitors[1:], ("Ben", "Cem"), strict=False):
        visitor.take(table, name, called)
    return table, visitors


def take_turn(visitor: Visitor, dice: WoodenTable, wish: Wish) -> None:
    """Whatever a phone is asked for now, if anything: dice, its own or somebody else's, or a decision."""
    page = visitor.page
    if page.locator(PAD).count():
        if page.locator(ELSEWHERE).count() and not page.locator(f"{ELSEWHERE}[open]").count():
            page.locator(f"{ELSEWHERE} summary").click()
        dice.throw(visitor)
    elif page.locator(f"{OFFERED}, {PARTS}").count():
        decide(page, wish)


@pytest.mark.parametrize("name", repeated_for(games.names(), "gonuts", "dixkibluff"))
def test_a_whole_game_of_real_dice_with_a_phone_for_everybody(welcome: Welcome, name: str) -> None:
    table, visitors = come_together(welcome, name)
    dice, wishes = WoodenTable(12), {id(visitor.page): hasty(seat) for seat, visitor in enumerate(visitors)}
    by_page = {id(visitor.page): visitor for visitor in visitors}
    play_together(
        [visitor.page for visitor in visitors],
        lambda page: take_turn(by_page[id(page)], dice, wishes[id(page)]),
    )
    assert dice.corrected > 0
    assert name not in LATE or dice.asked_again == 1, "a roll that ends the game is asked about, once"
    check_record(record_of(visitors[0], table), name)


def test_a_phone_that_dies_with_dice_half_tapped_in_is_replaced(welcome: Welcome, house: House) -> None:
    """DiXkiBluff: Ben's phone dies at the showdown. Another one takes his seat, and the hands are told to the end."""
    table, (ann, ben, cem) = come_together(welcome, "dixkibluff")
    assert until_asked(ann.page) == "mine"
    by_click(ann.page, "[data-action^='bet ']:not(:disabled)")
    for visitor, said in ((ben, "pass"), (cem, "pass"), (ben, "doubt")):
        visitor.page.locator(offer(said)).first.wait_for()
        by_click(visitor.page, offer(said))
    seat = ben.page.evaluate("JSON.parse(localStorage.getItem('dicehouse')).seats[0]")
    tap(ann.page, "pi", "pi", "sun")  # the hands are told one after the other
    assert until_asked(ben.page) == "dice"
    ben.page.locator(f"{PAD} [data-face=pi]").click()
    ben.context.close()
    other = welcome(size=PHONE, touch=True)
    other.come(table, "dixkibluff", seat["token"])
    assert until_asked(other.page) == "dice"
    expect(other.page.locator(f"{PAD} .slots .filled")).to_have_count(0)
    tap(other.page, "bomb", "bomb", "sun")
    tap(cem.page, "bomb", "bomb", "sun")
    for visitor in (ann, other, cem):
        expect(
            visitor.page.get_by_role("heading", name="Round 2").or_(visitor.page.get_by_text("Round 2"))
        ).not_to_have_count(0)
    assert house.ask("GET", f"/tables/{table}")["phase"] == "playing"
