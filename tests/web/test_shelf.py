"""What the shelf tells before a table is opened, and how the visitor's own games stand."""

import pytest
from playwright.sync_api import expect

from dicehouse import games
from dicehouse.texts import Texts
from web.conftest import PHONE, House, Welcome
from web.playing import by_click, hasty, offer, play, settle
from web.test_home import shelf

REGULAR = {"kind": "bot", "level": "regular"}


@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_box_tells_what_it_is_how_long_it_takes_and_for_whom(welcome: Welcome, language: str) -> None:
    page = shelf(welcome(language=language, size=PHONE))
    for name in games.names():
        texts = Texts(language, name)
        about = page.locator(f"li:has([data-box={name}]) .about")
        for text in ("tagline", "box-time", "box-for"):
            expect(about).to_contain_text(texts.say(text))


def test_the_rules_can_be_read_before_a_table_is_opened(welcome: Welcome, house: House) -> None:
    page = shelf(welcome(), "/?play=dixkibluff")
    page.locator("[data-rules]").click()
    expect(page.get_by_role("heading", name="Rules: DiXkiBluff")).to_be_visible()
    expect(page.get_by_text("Everybody hides dice under a hand.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Rules: DiXkiBluff")).to_have_count(0)
    expect(page.locator("[data-play=dixkibluff]")).to_be_visible()  # the box stays open


def test_tempo_light_and_sound_are_set_at_home(welcome: Welcome) -> None:
    page = shelf(welcome(leisurely=True))
    page.locator("[data-settings]").click()
    page.get_by_label("Tempo").select_option("quick")
    page.get_by_label("Theme").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert '"tempo":"quick"' in page.evaluate("localStorage.getItem('dicehouse')")


def test_own_games_tell_opponents_whose_turn_it_is_and_the_result(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE)
    page = shelf(visitor, "/?play=gonuts")
    page.get_by_role("button", name="One player more").click()
    page.get_by_text("More choices").click()
    page.get_by_label("Points to win").fill("10")
    page.get_by_label("Who starts").select_option("0")
    page.get_by_label("all roll once, then once more").check()  # no race that goes on meanwhile
    page.locator("[data-play]").click()
    settle(page)
    table = page.url.rpartition("/")[2]
    own = page.locator(f'[data-recent="{table}"]')
    shelf(visitor)
    # on a phone what is still on comes right after the boxes
    running = own.bounding_box()
    first = page.get_by_role("heading", name="Join a table").bounding_box()
    assert running is not None
    assert first is not None
    assert running["y"] < first["y"]
    expect(own).to_contain_text("your turn")
    expect(own).to_contain_text("with Hazel and Pip")
    own.click()
    play(page, hasty(2))
    won = page.get_by_text("You win!").count() > 0
    shelf(visitor)
    expect(own).to_contain_text("won (" if won else "lost (")
    assert own.locator("svg path").get_attribute("d") != "m5 12.500 4.500 5L19 7"  # no tick


def test_bots_of_one_level_have_names_of_their_own(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("gonuts", [{}, REGULAR, REGULAR, REGULAR], {"first": "0", "round": "beats"})
    settle(visitor.page)
    for name in ("Hazel", "Bramble", "Rusty"):
        expect(visitor.page.locator(".badge .name", has_text=name)).to_have_count(1)
    by_click(visitor.page, offer("roll"))


def test_the_best_bot_is_greyed_out_where_it_has_not_learnt_the_table(welcome: Welcome) -> None:
    visitor = welcome()
    page = shelf(visitor, "/?play=gonuts")
    for _ in range(2):
        page.get_by_role("button", name="One player more").click()
    page.get_by_label("Seat 2").select_option("master")
    page.locator("[data-play]").click()
    expect(page.get_by_text("The best bot has not learnt this table yet")).to_be_visible()
    visitor.forgive("400 (Bad Request)")
    expect(page.get_by_label("Seat 2")).not_to_have_value("master")
    expect(page.get_by_label("Seat 2").locator("option[value=master]")).to_be_disabled()
    page.locator("[data-play]").click()  # with the next best it can be played
    page.locator("[data-phase=playing]").wait_for()
    shelf(visitor, "/?play=gonuts")
    page.get_by_role("button", name="One player fewer").click()
    page.get_by_role("button", name="One player fewer").click()
    expect(page.get_by_label("Seat 2").locator("option[value=master]")).to_be_enabled()
