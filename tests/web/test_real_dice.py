"""Real dice beside the page: tapped in by one phone or several, corrected, and told to nobody who may not see them."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dicehouse import games
from dicehouse.core.record import DiceLine, Record
from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import PARTS, by_click, decide, hasty, offer, offers
from web.test_accessibility import lights
from web.test_one_device import UNSEEN, await_question, sit_here
from web.test_playing import SHORT

BOT = {"kind": "bot", "level": "regular"}
PAD, FACE = "[data-pad=dice]", "[data-pad=dice] [data-face]"
COUNTED = "[data-count-send]"
ASKED = f"{FACE}, {COUNTED}, [data-action]:not(:disabled):not([aria-disabled=true]), {PARTS}"
PLAIN = {"first": "0", "target": 20}


def until_asked(page: Page) -> str:
    """Wait until something is asked: `dice`, `mine` or `over`."""
    page.wait_for_function(
        """asked => {
            const room = document.querySelector("[data-phase]");
            const settled = room?.dataset.settled === "true" && document.querySelector(".unbuilt") === null;
            return settled && (room.dataset.phase === "over" || document.querySelector(asked) !== null);
        }""",
        arg=ASKED,
    )
    if page.locator("[data-phase=over]").count():
        return "over"
    return "dice" if page.locator(PAD).count() else "mine"


ANSWERED = """number =>
    document.querySelector('[data-number]').dataset.number !== number || document.querySelector('[data-confirm]')"""


def tap(page: Page, *faces: str, pad: str = PAD, hesitate: bool = False) -> bool:
    """Tap in a roll, one tap a die; gives whether the page asked if it is so, because the game ends with it.

    Args:
        page: of the player.
        faces: of the roll.
        pad: where to tap.
        hesitate: say no to that question, and tap the roll in once more.
    """
    number = page.locator("[data-number]").get_attribute("data-number")
    if page.locator(f"{pad} {COUNTED}").count():
        count_to(page, int(faces[0]), pad)
        page.locator(f"{pad} {COUNTED}").click()
    else:
        for face in faces:
            page.locator(f"{pad} [data-face='{face}']").click()
    page.wait_for_function(ANSWERED, arg=number)
    question = page.locator("[data-confirm]")
    if not question.count():
        return False
    if hesitate:
        question.locator(".primary").click()  # no, once more
        expect(page.locator(f"{pad} .slots .filled")).to_have_count(0)
        expect(question).to_have_count(0)
        return tap(page, *faces, pad=pad)
    question.locator("[data-yes]").click()
    page.wait_for_function("number => document.querySelector('[data-number]').dataset.number !== number", arg=number)
    return True


def count_to(page: Page, number: int, pad: str) -> None:
    """Tap until a count is at this number."""
    shown = page.locator(f"{pad} [data-count]")
    now = int(shown.get_attribute("data-count") or 0)
    for _ in range(abs(number - now)):
        page.locator(f"{pad} [data-count-{'more' if number > now else 'less'}]").click()
    expect(shown).to_have_attribute("data-count", str(number))


def any_face(die: dict[str, Any], random: Random) -> str:
    """How a die may land; a count is one that people bring about."""
    faces = die["faces"][:12] if die["name"] == "count" else die["faces"]
    return str(random.choice(faces))


def asked_of(visitor: Visitor) -> dict[str, Any]:
    """The dice that a visitor is asked for."""
    moments = (json.loads(frame).get("now") or {} for frame in reversed(visitor.traffic))
    asked: dict[str, Any] = next(now["telling"] for now in moments if "telling" in now)
    return asked


def tap_any(visitor: Visitor, random: Random) -> None:
    """Tap in some roll that these dice can show."""
    asked = asked_of(visitor)
    tap(visitor.page, *(any_face(die, random) for die in asked["dice"]))


def record_of(visitor: Visitor, table: str) -> Record:
    """The record of a game that is over."""
    return Record.read(visitor.page.request.get(f"{visitor.house.url}/api/tables/{table}/record").text())


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_played_to_its_end_with_real_dice(welcome: Welcome, name: str) -> None:
    visitor = welcome(size=PHONE, touch=True)
    bots = [BOT] * (games.load(name).options_type.seats[0] - 1)
    table = visitor.sit(name, [{}, *bots], SHORT[name] | {"first": "0"}, real=True)
    random, told, wish = Random(5), 0, hasty(3)
    while (asked := until_asked(visitor.page)) != "over":
        if asked == "dice":
            tap_any(visitor, random)
            told += 1
        else:
            decide(visitor.page, wish)
    assert told > 0
    record = record_of(visitor, table)
    assert DiceLine("hand") in record.lines
    assert games.replay(record).outcome is not None


def test_a_roll_takes_one_tap_a_die_and_is_corrected_for_all_to_see(welcome: Welcome) -> None:
    ann, ben = welcome(size=PHONE, touch=True), welcome()
    table = ann.sit("gonuts", [{}, {}], PLAIN, real=True)
    ben.take(table, "gonuts", "Ben")
    assert until_asked(ann.page) == "dice"
    assert lights(ann) == []
    tap(ann.page, "car", "acorn", "car", "acorn", "squirrel")
    expect(ben.page.locator("[data-correct]")).to_be_visible()
    ann.page.locator("[data-correct]").click()
    tap(ann.page, "acorn", "acorn", "acorn", "acorn", "squirrel", pad="[data-pad=correct]")
    expect(ben.page.get_by_text(re.compile("corrects the roll")).first).to_be_attached()
    assert until_asked(ann.page) == "mine"
    rolls = [face for frame in ann.traffic for face in re.findall(r'"rolled 0 ([a-z,]+) ', frame)]
    assert sorted(rolls[-1].split(",")) == ["acorn"] * 4 + ["squirrel"]
    by_click(ann.page, offer("bank"))
    expect(ann.page.locator("[data-correct]")).to_have_count(0)
    assert until_asked(ben.page) == "dice"
    ben.page.get_by_role("button", name="Let the house throw").click()  # Ben sits elsewhere
    expect(ben.page.locator(PAD)).to_have_count(0)


def test_a_tap_too_many_goes_back_and_keys_are_enough(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("gonuts", [{}, BOT], PLAIN, real=True)
    page = visitor.page
    assert until_asked(page) == "dice"
    page.locator(f"{PAD} [data-face=car]").click()
    page.get_by_role("button", name="One back").click()
    expect(page.locator(f"{PAD} .slots .filled")).to_have_count(0)
    page.locator(f"{PAD} [data-face=acorn]").focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    expect(page.locator(PAD)).to_have_count(0)
    assert until_asked(page) == "mine"


def test_one_phone_in_the_middle_takes_the_dice_of_all(welcome: Welcome, house: House) -> None:
    visitor = welcome(size=PHONE, touch=True)
    sit_here(visitor, "gonuts", [{}, {}], {"first": "0", "target": 6}, 2, real=True)
    wish, random, asked = hasty(4), Random(2), 0
    while await_question(visitor.page) != "over":
        if visitor.page.locator(PAD).count():
            tap_any(visitor, random)
            asked += 1
        elif offers(visitor.page):
            decide(visitor.page, wish)
    assert asked > 1


def test_the_panel_offers_real_dice(welcome: Welcome, house: House) -> None:
    visitor = welcome()
    visitor.page.goto(f"{house.url}/?play=gonuts")
    visitor.page.get_by_text("More choices").click()
    visitor.page.get_by_label("Real dice").check()
    visitor.page.locator("[data-play]").click()
    visitor.page.locator("[data-phase=playing]").wait_for()
    table = visitor.page.url.rsplit("/", 1)[-1]
    assert house.ask("GET", f"/tables/{table}")["real"] is True


def test_hidden_dice_are_tapped_in_by_their_player_alone_on_a_shared_device(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE, touch=True)
    sit_here(visitor, "dixkibluff", [{}, {}, {}], {"first": "0", "late": False}, 3, real=True)
    page = visitor.page
    for name, face in (("Anna", "sun"), ("Ben", "bomb"), ("Cleo", "pi")):
        page.locator("[data-take]").first.click()
        expect(page.locator(".holder")).to_contain_text(name)
        tap(page, face, face, face)
        page.locator("[data-take]").first.wait_for()
        assert f'aria-label="{face}"' not in page.evaluate(UNSEEN)


def close_both_eyes(ann: Visitor, ben: Visitor) -> None:
    """A game of Chinchiller Dice with real dice, until Ann is blind."""
    table = ann.sit("chinchiller", [{}, {}], {"first": "0", "late": False}, real=True)
    ben.take(table, "chinchiller", "Ben")
    for _ in range(2):
        assert until_asked(ann.page) == "dice"
        tap(ann.page, "chinchiller", "chinchiller")
        assert until_asked(ben.page) == "dice"
        tap(ben.page, "1", "3")
        assert until_asked(ben.page) == "mine"
        by_click(ben.page, offer("take"))


def test_whoever_sees_taps_in_the_dice_of_the_blind(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    close_both_eyes(ann, ben)
    ben.page.locator("details[data-for='0'] summary").click()
    assert ann.page.locator(PAD).count() == 0  # who is blind sees no dice
    tap(ben.page, "6", "6")
    expect(ben.page.locator(offer("claim 12"))).to_be_visible()
    assert "6,6" not in "".join(ann.traffic)


def test_hands_are_asked_for_at_the_showdown_and_own_dice_stay_private(welcome: Welcome) -> None:
    """DiXkiBluff on one phone and two others: odds before, hands afterwards, and one phone tells them all."""
    ann, ben, cem = welcome(size=PHONE, touch=True), welcome(), welcome()
    table = ann.sit("dixkibluff", [{}, {}, {}], {"first": "0"}, real=True)
    ben.take(table, "dixkibluff", "Ben")
    cem.take(table, "dixkibluff", "Cem")
    assert until_asked(ann.page) == "mine"
    assert lights(ann) == []
    ann.page.locator("details[data-mine] summary").click()
    for face in ("pi", "figure", "pi"):
        ann.page.locator(f"[data-pad=mine] [data-face={face}]").click()
    ann.page.locator("[data-odds]").click()
    expect(ann.page.locator(".hint [role=status]")).to_contain_text("holds for sure")  # two are under her hand
    while not all(any('"hinted"' in frame for frame in visitor.traffic) for visitor in (ben, cem)):
        ann.page.wait_for_timeout(20)
    heard = "".join(frame for visitor in (ben, cem) for frame in visitor.traffic)
    assert not any(hand in heard for hand in ("pi figure pi", '"pi","pi","figure"', '"pi","figure","pi"'))
    number = int(ann.page.locator("[data-number]").get_attribute("data-number") or 0)
    ann.page.locator("[data-action^='bet ']").first.click()
    ann.page.wait_for_function("n => +document.querySelector('[data-number]').dataset.number > n", arg=number)
    for visitor, said in ((ben, "pass"), (cem, "pass"), (ben, "doubt")):  # everybody is asked, then Ben answers
        visitor.page.locator(offer(said)).first.wait_for()
        by_click(visitor.page, offer(said))
    for seat in range(3):
        pad = cem.page.locator(f"details[data-for='{seat}']" if seat != 2 else PAD)
        pad.first.wait_for()
        if seat != 2:
            pad.locator("summary").click()
        tap(cem.page, "pi", "pi", "sun")
    expect(ann.page.locator("[data-correct]")).to_be_visible()
    assert lights(cem) == []
