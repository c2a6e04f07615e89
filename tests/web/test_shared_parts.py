"""Parts that all tables share: what was refused, what lies behind a dialog, how somebody reacts, what was said."""

from playwright.sync_api import expect

from web.conftest import PHONE, House, Visitor, Welcome


def test_a_refusal_covers_nothing_below_the_edge_of_the_table_and_its_button_is_one_line(
    welcome: Welcome, house: House
) -> None:
    visitor = welcome(size=PHONE)
    page = visitor.page
    page.goto(f"{house.url}/learn/gonuts")
    page.locator("[data-go]").click()
    page.locator("[data-action=bank]").click()  # the lesson asks for something else
    close = page.locator(".toast .button")
    expect(close).to_be_visible()
    lines = "one => { const r = document.createRange(); r.selectNodeContents(one); return r.getClientRects().length; }"
    assert close.evaluate(lines) == 1
    assert page.locator(".toast").evaluate("one => one.getBoundingClientRect().bottom") < PHONE["height"] / 4
    close.click()
    expect(close).to_have_count(0)


def test_the_page_behind_a_dialog_does_not_scroll(welcome: Welcome, house: House) -> None:
    page = welcome(size=PHONE).page
    page.goto(f"{house.url}/?play=gonuts")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).overflowY") == "hidden"
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.documentElement).overflowY") != "hidden"


def two_people(welcome: Welcome) -> tuple[Visitor, Visitor]:
    """Ann with a phone and Ben with a laptop, at one table."""
    ann, ben = welcome(size=PHONE), welcome()
    opened = ann.house.ask("POST", "/tables", {"game": "gonuts", "seats": [{}, {}], "options": {"first": "0"}})
    ann.take(opened["table"], "gonuts", "Ann", opened["host"])
    ben.take(opened["table"], "gonuts", "Ben")
    for one in (ann, ben):
        expect(one.page.locator("[data-phase=playing] .badge").first).to_be_visible()
    return ann, ben


def test_a_reaction_is_not_cut_off_and_stays_in_the_history(welcome: Welcome) -> None:
    ann, ben = two_people(welcome)
    ben.page.get_by_role("button", name="Well done").click()
    shown = ann.page.locator(".around .badge .reaction")
    expect(shown).to_be_visible()
    box, header = shown.bounding_box(), ann.page.locator("header").first.bounding_box()
    assert box is not None
    assert header is not None
    assert box["y"] >= header["y"] + header["height"]
    expect(ben.page.locator(".talk li", has_text="You: Well done")).to_be_visible()


def test_a_phone_counts_what_was_said(welcome: Welcome) -> None:
    ann, ben = two_people(welcome)
    for said in ("Hello", "Anybody there?"):
        ben.page.get_by_placeholder("Say something").fill(said)
        ben.page.get_by_role("button", name="Send").click()
        expect(ben.page.locator(".talk .said", has_text=said)).to_be_visible()
    expect(ann.page.locator("header .unread")).to_have_text("2")
