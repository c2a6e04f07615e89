"""Somebody who plays any game on the page: by clicking what is offered, or with the keyboard alone."""

import time
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

MOST_STEPS = 1500
GONE_AFTER = 20_000
"""Milliseconds after which something that was offered may turn out to be gone; what is there is pressed again."""
HANGS_AFTER = 400.0
"""Seconds after which a game of several browsers counts as hanging, on the busiest machine."""
OFFERED = "[data-action]:not(:disabled)"
PARTS = ".scene button[data-space]:not(:disabled)"
"""What an action is put together from, where a scene has no button for it yet."""
SURE = "[data-sure]"
"""Where the page asks once more, before something that cannot be undone."""
CAME = """before => document.querySelector('[data-number]')?.dataset.number !== before
    || document.querySelector('[data-sure]:not([aria-disabled])') !== null"""
"""Something came of a decision: the game went on, or the page asks whether it is meant."""

Wish = Callable[[list[str]], str]
"""Which of the offered actions to take."""
Press = Callable[[Page, str], None]
"""How something on the page is pressed, found by a selector."""


def settle(page: Page) -> str:
    """Wait until the page asks for something or the game is over; says which: `mine` or `over`."""
    page.wait_for_function(
        """offered => {
            const room = document.querySelector("[data-phase]");
            const settled = room?.dataset.settled === "true" && document.querySelector(".unbuilt") === null;
            return settled && (room.dataset.phase === "over" || document.querySelector(offered) !== null);
        }""",
        arg=f"{OFFERED}, {PARTS}",
    )
    return "over" if page.locator("[data-phase=over]").count() else "mine"


def offers(page: Page) -> list[str]:
    """The actions that can be taken with one press now."""
    found: list[str] = page.locator(OFFERED).evaluate_all("all => all.map(one => one.dataset.action)")
    return found


def offer(action: str) -> str:
    """Where an action is pressed."""
    return f'[data-action="{action}"]:not(:disabled)'


def by_click(page: Page, selector: str) -> None:
    """Click it, unless it is gone: in a race somebody else may have been faster."""
    end = time.monotonic() + HANGS_AFTER
    while True:
        try:
            page.locator(selector).first.click(timeout=GONE_AFTER)
        except PlaywrightTimeout:
            if not page.locator(selector).count():
                return
            if time.monotonic() > end:
                raise
        else:
            return


def by_key(page: Page, selector: str) -> None:
    """Walk to it with the Tab key, and press Enter."""
    for _ in range(300):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def take(page: Page, action: str, press: Press = by_click) -> None:
    """Take a certain action; a space of a pad is chosen first."""
    tag, _, word = action.partition(" ")
    if tag == "score":
        press(page, f"{PARTS}[data-space='{word}']")
    press(page, offer(action))


def hasty(seed: int) -> Wish:
    """Takes anything, but rather what brings the game to its end."""
    random = Random(seed)
    ends = ("bank", "reroll", "challenge", "doubt", "dixe")

    def wish(offered: list[str]) -> str:
        ending = [action for action in offered if action in ends or action.startswith("score ")]
        return random.choice(ending if ending and random.random() < 0.8 else offered)

    return wish


def play(page: Page, wish: Wish, press: Press = by_click) -> int:
    """Play to the end; gives the number of decisions."""
    for step in range(MOST_STEPS):
        if settle(page) == "over":
            return step
        decide(page, wish, press)
    raise AssertionError("the game does not end")


def play_together(pages: Sequence[Page], turn: Callable[[Page], None]) -> None:
    """Let whoever has a settled page take a turn, until the game is over for all of them."""
    end = time.monotonic() + HANGS_AFTER
    while not all(page.locator("[data-phase=over]").count() for page in pages):
        assert time.monotonic() < end, "the game does not end"
        for page in pages:
            if page.locator("[data-settled=true]").count() and not page.locator("[data-phase=over]").count():
                turn(page)
        pages[0].wait_for_timeout(20)


def until_turn_of(page: Page, *others: Page) -> None:
    """Until this page is asked for something; whoever else is asked before plays on: dice may end a turn at once."""
    end = time.monotonic() + HANGS_AFTER
    while not offers(page):
        assert time.monotonic() < end, "it is never their turn"
        for other in others:
            if other.locator("[data-settled=true]").count() and offers(other):
                decide(other, hasty(1))
        page.wait_for_timeout(20)
    settle(page)


def decide(page: Page, wish: Wish, press: Press = by_click) -> None:
    """One decision, and wait until something came of it."""
    before = page.locator("[data-number]").get_attribute("data-number")
    if not offers(page):
        press(page, PARTS)
    if offered := offers(page):  # none: somebody was faster
        press(page, offer(wish(offered)))
        page.wait_for_function(CAME, arg=before)
        if page.locator(SURE).count():
            press(page, SURE)
            page.wait_for_function(CAME, arg=before)
