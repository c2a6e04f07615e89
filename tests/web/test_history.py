"""A long evening: the page shows what is new at once, and what was before when somebody asks for it."""

import json

from playwright.sync_api import expect
from websockets.sync.client import connect

from dicehouse.server.protocol import VERSION
from web.conftest import PHONE, House, Welcome
from web.playing import by_click, offer, settle


def talk(house: House, table: str, words: int) -> None:
    """Bob sits down and talks, and talks."""
    token = house.ask("POST", f"/tables/{table}/seats", {"name": "Bob"})["token"]
    with connect(house.url.replace("http", "ws") + "/ws") as line:
        line.send(json.dumps({"say": "hello", "version": VERSION, "table": table, "token": token}))
        for word in range(words):
            line.send(json.dumps({"say": "chat", "id": str(word), "text": f"word {word}"}))
            while json.loads(line.recv())["say"] != "done":
                pass


def test_what_was_before_is_shown_page_by_page(house: House, welcome: Welcome) -> None:
    opened = house.ask("POST", "/tables", {"game": "dixkibluff", "seats": [{}] * 3})
    table = str(opened["table"])
    talk(house, table, 180)
    visitor = welcome(size=PHONE)
    page = visitor.page
    page.goto(f"{house.url}/t/{table}")
    page.get_by_role("button", name="Talk").first.click()
    shown = page.locator(".talk li.said")
    shown.last.wait_for()
    expect(shown).to_have_count(50)
    assert shown.last.inner_text().endswith("word 179")
    more = page.get_by_role("button", name="Show what was before")
    more.click()
    page.wait_for_function("() => document.querySelectorAll('.talk li.said').length === 150")
    assert more.is_visible()  # what was looked at has stayed where it was, and there is more above
    more.click()
    page.wait_for_function("() => document.querySelectorAll('.talk li.said').length === 180")
    assert more.count() == 0
    texts = [text.split()[-1] for text in shown.all_inner_texts()]
    assert texts == [str(word) for word in range(180)]


def test_a_turn_names_its_player_once_and_bots_are_not_talked_to(welcome: Welcome) -> None:
    visitor = welcome()
    # nothing but squirrels would start a round, in which the bot waits for the visitor
    tame = {"squirrels": 0, "acorns": 5, "cars": 1, "target": 1000}
    visitor.sit("gonuts", [{}, {"kind": "bot", "level": "regular"}], {"first": "0", **tame})
    settle(visitor.page)
    by_click(visitor.page, offer("bank"))
    log = visitor.page.locator("aside .talk")
    expect(log.locator("li.turn", has_text="You")).to_have_count(1)
    settle(visitor.page)
    lines = log.locator("li.turn, li.event").all_inner_texts()
    assert lines[lines.index("Hazel") - 1].startswith("You bank ")  # nothing has said yet who: a whole sentence
    told = lines[lines.index("Hazel") + 1 :]
    assert told[told.index("You") + 1].startswith("roll ")
    assert told[0].startswith("rolls ")
    assert not any(line.startswith(("Hazel ", "You ")) for line in told)
    expect(log.get_by_label("Say something")).to_have_count(0)
