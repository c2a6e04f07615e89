"""Everything a player needs is said in the live region, in the words of the shared texts."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from dicehouse import games
from dicehouse.texts import LANGUAGES, TableTranslator, Texts
from server.conftest import NodeProcess
from web.conftest import House, Visitor, Welcome
from web.playing import decide, hasty, play, settle
from web.test_playing import SHORT, opponents

LISTEN = """
    window.heard = [];
    new MutationObserver(changes => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.nodeType === 1 && node.closest("[role=log]")) window.heard.push(node.textContent.trim());
    }).observe(document, { childList: true, subtree: true });
"""


HEADINGS = ("turn", "round", "game")
"""Whose turn it is, is heard from what they do; a scene may leave it out."""


SCENES = ("chinchiller", "chili", "dixkibluff")
"""Those that choose their own words for some moments."""
WITH_WORDS_OF_THEIR_OWN = [
    *((name, "en") for name in SCENES),
    *((SCENES[place % len(SCENES)], language) for place, language in enumerate(LANGUAGES) if language != "en"),
]
"""Every scene, and every language."""


def told(visitor: Visitor, *, while_asked: bool = False) -> list[str]:
    """The events the house told while the page was open, as texts.

    Args:
        visitor: who was told.
        while_asked: only up to the last time the visitor had a choice; bots among themselves are too fast to follow.
    """
    messages = [json.loads(frame) for frame in visitor.traffic]
    if while_asked:
        asked = [place for place, message in enumerate(messages) if message.get("now", {}).get("choices")]
        messages = messages[: asked[-1] + 1]
    entries = [entry for message in messages if message["say"] == "news" for entry in message["told"]]
    return [event for entry in entries for event in entry.get("events", []) if event.split()[0] not in HEADINGS]


MOST = 16
"""So many sentences wait to be said; of more, the oldest are left out (lib/utterances.ts)."""


def longest_wait(visitor: Visitor) -> int:
    """The most events that were told between two questions to the visitor."""
    longest = waiting = 0
    for message in map(json.loads, visitor.traffic):
        if message["say"] == "news":
            waiting += sum(len(entry.get("events", [])) for entry in message["told"])
            longest = max(longest, waiting)
        if (message.get("now") or {}).get("choices"):
            waiting = 0
    return longest


def wait_to_hear(visitor: Visitor, sentence: str) -> None:
    """Until it was said in the live region, alone or within an utterance."""
    visitor.page.wait_for_function("sentence => window.heard.some(one => one.includes(sentence))", arg=sentence)


def test_every_event_is_said_in_the_words_of_the_game(welcome: Welcome) -> None:
    name = "gonuts"  # its scene adds no words of its own
    visitor = welcome()
    visitor.context.add_init_script(LISTEN)
    for _ in range(5):  # a bot may have a turn of many rolls
        visitor.traffic.clear()
        visitor.sit(name, opponents(name), SHORT[name] | {"round": "beats"})  # nobody can follow a race line by line
        settle(visitor.page)
        visitor.page.evaluate("window.heard = []")
        play(visitor.page, hasty(12))
        if longest_wait(visitor) <= MOST:
            break
    game = games.load(name)
    texts = Texts("en", name)
    words = TableTranslator(texts, [texts.say("you"), texts.say("bot-regular")])
    expected = [words.event(game.events.read(text)).strip() for text in told(visitor)]
    wait_to_hear(visitor, [sentence for sentence in expected if sentence][-1])  # what is said waits its turn
    heard: list[str] = visitor.page.evaluate("window.heard")
    missing = [sentence for sentence in expected if sentence and not any(sentence in one for one in heard)]
    assert missing == []
    assert len(expected) > 5
    assert len(heard) < len([sentence for sentence in expected if sentence])  # whole turns, not line by line


@pytest.mark.parametrize(("name", "language"), WITH_WORDS_OF_THEIR_OWN)
def test_scenes_with_their_own_words_say_at_least_as_much(welcome: Welcome, name: str, language: str) -> None:
    """Their scenes choose their own words for some moments; nothing that has a sentence may be silent."""
    visitor = welcome(language=language)
    visitor.context.add_init_script(LISTEN)
    visitor.sit(name, opponents(name), SHORT[name])
    settle(visitor.page)
    visitor.page.evaluate("window.heard = []")
    play(visitor.page, hasty(13))
    heard: list[str] = visitor.page.evaluate("window.heard")
    texts = Texts(language, name)
    words = TableTranslator(texts, ["A", "B", "C"])
    game = games.load(name)
    speaking = [text for text in told(visitor, while_asked=True) if words.event(game.events.read(text)).strip()]
    assert len(speaking) > 5
    assert sum(one.count(".") + one.count("!") + one.count("?") for one in heard) >= len(speaking)


def test_whoever_may_only_cut_in_is_not_told_that_it_is_their_turn(welcome: Welcome) -> None:
    ann, bob, cat = welcome(), welcome(), welcome()
    table = ann.sit("dixkibluff", [{}, {}, {}], {"first": "0", "calls": "live"})
    for visitor, name in ((bob, "Bob"), (cat, "Cat")):
        visitor.context.add_init_script(LISTEN)
        visitor.take(table, "dixkibluff", name)
    settle(ann.page)
    decide(ann.page, hasty(1))
    said = "Your turn."
    asked = Texts("en", "dixkibluff").say("scene-ask-live", name="Bob")
    wait_to_hear(bob, said)
    wait_to_hear(cat, asked)
    before = cat.page.evaluate("window.heard")
    cat.page.reload()
    wait_to_hear(cat, asked)
    assert not any(said in one for one in before + cat.page.evaluate("window.heard"))


@pytest.mark.parametrize("name", games.names())
def test_a_key_says_how_things_stand_for_the_ear_and_the_eye(welcome: Welcome, name: str) -> None:
    visitor = welcome()
    visitor.sit(name, opponents(name), SHORT[name])
    page = visitor.page
    settle(page)
    page.keyboard.press("s")
    told = page.get_by_role("status", name="How things stand")
    expect(told.locator("p")).to_be_visible()
    text = told.inner_text()
    assert text.startswith("Your turn.")
    for seat in page.locator("[data-seat] .name").all_inner_texts():
        assert seat in text
    assert len(text.split(".")) > 3
    page.keyboard.press("Escape")
    expect(told.locator("p")).to_have_count(0)


def test_whoever_begins_is_called_by_name_when_the_last_player_sits_down(welcome: Welcome) -> None:
    ann, bob = welcome(), welcome()
    ann.context.add_init_script(LISTEN)
    table = ann.sit("gonuts", [{}, {}], {"first": "1", "target": 12})
    ann.page.locator("[data-phase=open]").wait_for()
    bob.take(table, "gonuts", "Bob")
    wait_to_hear(ann, "Bob")
    assert not any("free seat" in one for one in ann.page.evaluate("window.heard"))


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    """A house where a bot plays at once for whoever is gone, and nobody waits long for an answer."""
    node = NodeProcess(tmp_path, bot_pause=0.02, limits=0, away_after=0.1, rematch_within=12)
    node.start()
    try:
        yield House(node)
    finally:
        node.kill()


def until_a_bot_plays(visitor: Visitor, table: str, seat: int, playing: bool) -> None:
    """Until a bot plays for whoever has this seat, or their own player does."""
    while (visitor.house.ask("GET", f"/tables/{table}")["seats"][seat].get("level", "") != "") is not playing:
        visitor.page.wait_for_timeout(50)


def test_who_comes_goes_and_is_sent_away_is_heard_and_so_is_a_lost_connection(
    welcome: Welcome, impatient: House
) -> None:
    ann, ben = welcome(), welcome()
    ann.house = ben.house = impatient
    ann.context.add_init_script(LISTEN)
    wish = {"game": "gonuts", "seats": [{}] * 3, "options": {"first": "0"}, "away": "bot"}
    opened = impatient.ask("POST", "/tables", wish)
    table, host = opened["table"], opened["host"]
    ann.take(table, "gonuts", "Ann", host)
    ann.page.locator("[data-phase=open]").wait_for()
    ben.take(table, "gonuts", "Ben")
    wait_to_hear(ann, "Ben sat down.")
    cem = impatient.ask("POST", f"/tables/{table}/seats", {"name": "Cem"})["token"]
    wait_to_hear(ann, "Everybody is here.")
    wait_to_hear(ann, "Cem is away. A bot plays on.")
    ben.page.locator("[data-phase=playing]").wait_for()
    there = ben.page.url
    until_a_bot_plays(ben, table, 1, False)  # his browser may be so slow that he was away before he came
    ben.page.goto(f"{impatient.url}/about")
    until_a_bot_plays(ann, table, 1, True)
    wait_to_hear(ann, "Ben is away. A bot plays on.")
    ben.page.goto(there)
    wait_to_hear(ann, "Ben is back.")
    impatient.ask("DELETE", f"/tables/{table}/seats/2", token=cem)
    wait_to_hear(ann, "Cem left. A bot plays on.")
    impatient.ask("DELETE", f"/tables/{table}/seats/1?name=Ben", token=host)
    wait_to_hear(ann, "Ben was sent away. A bot plays on.")
    impatient.ask("POST", f"/tables/{table}/restored?name=Ben", token=host)
    wait_to_hear(ann, "Ben may come back.")
    impatient.node.kill()
    status = ann.page.get_by_role("status")
    expect(status.filter(has_text="The connection is lost.")).to_be_visible()
    impatient.node.start()
    expect(status.filter(has_text="Connected again.")).to_be_visible()
    ann.forgive("WebSocket connection", "net::ERR")
    ben.forgive("WebSocket connection", "net::ERR")


def test_whose_time_is_up_is_heard_before_what_the_bot_did_for_them(welcome: Welcome) -> None:
    ann, ben = welcome(), welcome()
    ann.context.add_init_script(LISTEN)
    table = ann.sit("gonuts", [{}, {}], {"first": "1", "squirrels": 0, "cars": 0}, clock=5)
    ann.page.locator("[data-phase=open]").wait_for()
    ben.take(table, "gonuts", "Ben")
    wait_to_hear(ann, "Ben ran out of time. A bot decided this once. Ben ")
    # in the log it stands with the turn it belongs to, and before what the bot did
    log = ann.page.get_by_role("list", name="What happened").first
    lines: list[list[str]] = log.locator("li").evaluate_all("all => all.map(one => [one.className, one.innerText])")
    note = next(place for place, (_, text) in enumerate(lines) if text.startswith("Ben ran out of time."))
    assert [text for kind, text in lines[:note] if "turn" in kind.split() and text != "Ben"] == []
    assert lines[note + 1][1].startswith(("Ben ", "rolls", "banks"))


COUNTS = """() => {
    window.counts = [];
    const note = () => {
        const text = document.querySelector("[data-left]")?.textContent.trim() ?? "";
        if (window.counts.at(-1) !== text) window.counts.push(text);
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
}"""
"""Notes what a screen reader is told of a time that runs out."""


def test_how_long_there_is_to_answer_is_said_once_and_once_near_the_end(welcome: Welcome, impatient: House) -> None:
    ann, ben = welcome(), welcome()
    ann.house = ben.house = impatient
    ann.context.add_init_script(LISTEN)
    at_once = {"first": "0", "squirrels": 0, "cars": 0, "target": 5}
    table = ann.sit("gonuts", [{}, {}], at_once)
    ben.take(table, "gonuts", "Ben")
    settle(ann.page)
    decide(ann.page, lambda _: "bank")
    for visitor in (ann, ben):
        visitor.page.locator("[data-rematch]").wait_for()
    ann.page.evaluate(COUNTS)
    ben.page.locator("[data-rematch]").click()
    wait_to_hear(ann, "Ben wants a rematch.")
    ticking = ann.page.get_by_role("button", name="Join", exact=True)
    seen = ticking.inner_text()
    expect(ticking).not_to_have_text(seen)  # the eye sees it count
    wait_to_hear(ann, "No rematch this time.")
    first, soon = filter(None, ann.page.evaluate("window.counts"))
    assert 5 < int(first.split()[0]) <= 12
    assert soon == "5 seconds left to answer."
    expect(ann.page.locator("[data-left]")).to_have_text("")
