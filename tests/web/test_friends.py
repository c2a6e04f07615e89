"""An evening with friends: the waiting room, sending away and letting back, and one more game by consent."""

import re

from playwright.sync_api import Page, expect

from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import by_click, offer, settle

AT_ONCE = {"first": "0", "squirrels": 0, "cars": 0, "target": 5}
"""Go Nuts! that whoever starts wins with the first roll."""


def company(welcome: Welcome, house: House, *names: str, **wishes: object) -> list[Visitor]:
    """A table of Go Nuts! with three chairs, at which these sit, each in a browser; the first is the host."""
    wish = {"game": "gonuts", "seats": [{}] * 3, "options": AT_ONCE, **wishes}
    opened = house.ask("POST", "/tables", wish)
    visitors = [welcome() for _ in names]
    for place, (visitor, name) in enumerate(zip(visitors, names, strict=True)):
        visitor.take(opened["table"], "gonuts", name, "" if place else opened["host"])
    return visitors


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def finish(visitors: list[Visitor]) -> None:
    """The first of them wins at once."""
    settle(visitors[0].page)
    by_click(visitors[0].page, offer("bank"))
    for visitor in visitors:
        visitor.page.locator("[data-phase=over][data-settled=true]").wait_for()


def test_the_host_puts_a_bot_on_a_chair_changes_the_game_and_starts_without_the_rest(
    welcome: Welcome, house: House
) -> None:
    ann, ben = company(welcome, house, "Ann", "Ben", seats=[{}] * 4)
    table = table_of(ann.page)
    ann.page.get_by_label("Bot for chair 3").select_option("novice")
    expect(ben.page.locator("li[data-seat='2'] [data-portrait=bot-novice]")).to_be_visible()
    # options and terms, in the form of a new table
    ann.page.get_by_role("button", name="Change the game").click()
    ann.page.get_by_label("Points to win").fill("30")
    ann.page.get_by_label("Hints allowed").check()
    ann.page.get_by_role("button", name="Change it", exact=True).click()
    expect(ben.page.get_by_text("Points to win: 30").first).to_be_visible()
    expect(ben.page.get_by_text(re.compile("The host changed the table: .*Points to win")).first).to_be_attached()
    assert house.ask("GET", f"/tables/{table}")["hints"] is True
    ann.page.get_by_role("button", name="Start without them").click()
    for visitor in (ann, ben):
        visitor.page.locator("[data-phase=playing]").wait_for()
    info = house.ask("GET", f"/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Ben", "novice 3"]
    assert info["options"]["target"] == 30


def test_a_guest_chooses_a_face_and_everybody_sees_it(welcome: Welcome, house: House) -> None:
    ann = company(welcome, house, "Ann")[0]
    guest = welcome(size=PHONE)
    guest.page.goto(ann.page.url)
    guest.page.get_by_label("Your name").fill("Ben")
    guest.page.get_by_role("radio", name="Hedgehog").check(force=True)
    guest.page.get_by_role("button", name="Sit down").click()
    for visitor in (ann, guest):
        expect(visitor.page.locator("li[data-seat='1'] [data-portrait=hedgehog]")).to_be_visible()


def test_sending_away_asks_and_is_taken_back(welcome: Welcome, house: House) -> None:
    ann, ben, cem = company(welcome, house, "Ann", "Ben", "Cem", options=AT_ONCE | {"target": 60})
    settle(ann.page)
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    row = ann.page.get_by_role("listitem").filter(has_text="Ben")
    row.get_by_role("button", name="Send away").click()
    question = ann.page.get_by_role("dialog", name="Send Ben away?")
    expect(question).to_contain_text("A bot takes the chair.")
    question.get_by_role("button", name="Let them stay").click()
    assert house.ask("GET", f"/tables/{table_of(ann.page)}")["sent_away"] == []
    row.get_by_role("button", name="Send away").click()
    question.get_by_role("button", name="Send away").click()
    # the one who was sent away reads the truth; the log keeps the name
    expect(ben.page.get_by_role("alert").get_by_text("The host has sent you away")).to_be_visible()
    expect(ben.page.get_by_text("watching")).to_be_visible()
    told = cem.page.get_by_role("list", name="What happened").first
    expect(told.get_by_text("Ben was sent away. A bot plays on.")).to_be_attached()
    expect(told.get_by_text("Ben sat down.")).to_be_attached()
    expect(cem.page.get_by_text("a bot since").first).to_be_visible()
    ann.page.get_by_role("button", name="Let Ben back in").click()
    expect(ben.page.get_by_text("watching")).to_have_count(0)
    expect(cem.page.locator("[data-bot]")).to_have_count(0)
    assert house.ask("GET", f"/tables/{table_of(ann.page)}")["seats"][1]["name"] == "Ben"


def test_leaving_asks_in_sight_of_a_phone_and_a_bot_takes_over(welcome: Welcome, house: House) -> None:
    ann, ben = company(welcome, house, "Ann", "Ben", seats=[{}] * 2, options=AT_ONCE | {"target": 60})
    settle(ann.page)
    ben.page.set_viewport_size({"width": 360, "height": 640})
    ben.page.get_by_role("button", name="Menu", exact=True).click()
    leave = ben.page.get_by_role("button", name="Leave the table")
    leave.click()
    question = ben.page.get_by_role("dialog", name="Leave the table")
    for answer in ("Stay", "Leave"):
        expect(question.get_by_role("button", name=answer, exact=True)).to_be_in_viewport(ratio=1)
    question.get_by_role("button", name="Stay").click()
    assert house.ask("GET", f"/tables/{table_of(ann.page)}")["seats"][1]["name"] == "Ben"
    leave.click()
    question.get_by_role("button", name="Leave", exact=True).click()
    ben.page.wait_for_url(house.url + "/")
    told = ann.page.get_by_role("list", name="What happened").first
    expect(told.get_by_text("Ben left. A bot plays on.")).to_be_attached()
    assert house.ask("GET", f"/tables/{table_of(ann.page)}")["seats"][1]["kind"] == "bot"


def test_everybody_is_asked_for_a_rematch_and_the_words_and_the_tally_go_along(welcome: Welcome, house: House) -> None:
    visitors = ann, ben, cem = company(welcome, house, "Ann", "Ben", "Cem")
    finish(visitors)
    table = table_of(ann.page)
    ben.page.get_by_label("Say something").first.fill("Once more!")
    ben.page.get_by_role("button", name="Send", exact=True).first.click()
    expect(ann.page.get_by_text("Once more!").first).to_be_visible()
    ben.page.get_by_role("button", name="Play again").click()
    expect(ben.page.get_by_role("button", name="Never mind")).to_be_visible()
    expect(ann.page.get_by_text("Ben wants a rematch.").first).to_be_visible()
    ann.page.get_by_role("button", name=re.compile("Join")).click()
    assert table_of(ann.page) == table  # one has not answered yet
    cem.page.get_by_role("button", name="Not now").click()
    for visitor in (ann, ben):
        visitor.page.wait_for_url(lambda url: table not in url)
        visitor.page.locator("[data-phase=playing]").wait_for()
        expect(visitor.page.get_by_text("Once more!").first).to_be_attached()
    assert table_of(ann.page) == table_of(ben.page)
    expect(cem.page.get_by_role("link", name="Watch the next game")).to_be_visible()
    names = [seat["name"] for seat in house.ask("GET", f"/tables/{table_of(ann.page)}")["seats"]]
    assert names == ["Ben", "regular 2", "Ann"]
    finish([ben, ann])
    tally = ann.page.get_by_role("list", name="Games won so far")
    expect(tally.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("1")
    expect(tally.get_by_role("listitem").filter(has_text="You")).to_contain_text("1")
