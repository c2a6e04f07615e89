"""Everything a player needs is said in the live region, in the words of the shared texts."""

import json

import pytest
from playwright.sync_api import expect

from dicehouse import games
from dicehouse.texts import LANGUAGES, TableTranslator, Texts
from web.conftest import Visitor, Welcome
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


def wait_to_hear(visitor: Visitor, sentence: str) -> None:
    """Until it was said in the live region, alone or within an utterance."""
    visitor.page.wait_for_function("sentence => window.heard.some(one => one.includes(sentence))", arg=sentence)


def test_every_event_is_said_in_the_words_of_the_game(welcome: Welcome) -> None:
    name = "gonuts"  # its scene adds no words of its own
    visitor = welcome()
    visitor.context.add_init_script(LISTEN)
    visitor.sit(name, opponents(name), SHORT[name] | {"round": "beats"})  # nobody can follow a race line by line
    settle(visitor.page)
    visitor.page.evaluate("window.heard = []")
    play(visitor.page, hasty(12))
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
