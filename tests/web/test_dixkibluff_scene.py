"""DiXkiBluff on the page: letting a round go, spots that never meet, held showdowns, the end at once, and bets."""

import re

from playwright.sync_api import Page, expect

from web.conftest import LAPTOP, PHONE, Visitor, Welcome
from web.layout import among_long_names, bottom_right, box, complaints, overlap
from web.playing import by_click, offer, offers, settle

BOT = {"kind": "bot", "level": "regular"}


def until_asked_to(page: Page, tag: str) -> None:
    """Let everything go, and open low, until an action of this kind is offered."""
    for _ in range(200):
        assert settle(page) == "mine"
        offered = offers(page)
        if any(action.split()[0] == tag for action in offered):
            return
        raises = [action for action in offered if action.startswith("bet")]
        by_click(page, offer(next(action for action in ("pass", *raises, *offered) if action in offered)))
    raise AssertionError(f"nobody asks for {tag}")


def rounds(page: Page) -> str:
    """The heading of the board."""
    return page.locator(".board .where").inner_text()


def answer(visitor: Visitor, action: str) -> None:
    """Wait until somebody is asked, and press the first action of this kind."""
    selector = f"[data-action^={action}]:not(:disabled)"
    visitor.page.locator(selector).first.wait_for()
    by_click(visitor.page, selector)


def test_one_press_lets_all_bets_go_until_your_turn_and_can_be_taken_back(welcome: Welcome) -> None:
    ann, bob, cid = welcome(), welcome(), welcome(size=PHONE)
    table = ann.sit("dixkibluff", [{}, {}, {}], {"first": "1"})
    bob.take(table, "dixkibluff", "Bob")
    cid.take(table, "dixkibluff", "Cid")
    again = ann.page.locator("[data-ask-again]")

    answer(bob, "bet")
    answer(cid, "pass")
    ann.page.locator("[data-let-go]").click()  # the only press
    answer(cid, "bet")
    answer(bob, "pass")  # who is asked after Ann: she has let this one go as well
    expect(ann.page.locator("[data-action=doubt]")).to_be_visible()  # her own turn ends it
    expect(again).to_have_count(0)

    answer(ann, "bet")
    for visitor in (bob, cid):
        answer(visitor, "pass")
    answer(bob, "bet")
    answer(cid, "pass")
    expect(ann.page.locator("[data-let-go]")).to_be_visible()
    ann.page.keyboard.press("b")
    expect(again).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    answer(cid, "bet")
    answer(ann, "pass")  # asked again
    answer(bob, "pass")


HARMLESS = ["[data-action=pass]", "[data-let-go]"]
GRAVE = ["[data-action=doubt]", "[data-action^=bet]"]


def test_what_costs_nothing_and_what_counts_never_share_a_spot(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("dixkibluff", [{}, BOT, BOT, BOT], {"first": "1"})
    page = visitor.page
    sizes = [(360, 640), (740, 360), (1280, 800)]
    harmless: dict[tuple[int, int], list[dict[str, float]]] = {size: [] for size in sizes}
    grave: dict[tuple[int, int], list[dict[str, float]]] = {size: [] for size in sizes}
    while not (all(grave.values()) and all(harmless.values())):
        if settle(page) == "over":
            visitor.sit("dixkibluff", [{}, BOT, BOT, BOT], {"first": "1"})
            continue
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for spots, selectors in ((harmless, HARMLESS), (grave, GRAVE)):
                spots[size] += [box(page, selector) for selector in selectors if page.locator(selector).count()]
        offered = offers(page)
        by_click(page, offer("pass" if "pass" in offered else offered[-1]))
    for size in sizes:
        for one in harmless[size]:
            assert not any(overlap(one, other) for other in grave[size]), size


TEMPO = """() => {
    const kept = JSON.parse(localStorage.getItem("dicehouse") ?? "{}");
    localStorage.setItem("dicehouse", JSON.stringify({ ...kept, tempo: "%s" }));
    dispatchEvent(new StorageEvent("storage", { key: "dicehouse" }));
}"""
"""What another tab of the visitor would do."""
TAKE_TIME, IN_NO_TIME = TEMPO % "calm", TEMPO % "instant"


def until_held(page: Page) -> None:
    """Let time pass, a little at a time, until a verdict is on the table; it does not pass by itself any more."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    by_click(page, offer("dixe"))
    for _ in range(300):
        if page.locator("[data-go-on]").count():
            return
        page.clock.run_for(100)
    raise AssertionError("no verdict is held")


def test_a_showdown_is_held_named_by_its_round_and_can_be_recalled(welcome: Welcome) -> None:
    visitor = welcome(leisurely=True, still=False)
    visitor.page.clock.install()
    page, go = visitor.page, visitor.page.locator("[data-go-on]")
    while True:  # bots that doubt at once end the round before the visitor may call
        visitor.sit("dixkibluff", [{}, BOT, BOT], {"first": "2"})
        page.evaluate(IN_NO_TIME)
        until_asked_to(page, "pass")
        if "Round 1" in rounds(page) and "dixe" in offers(page):
            break
    assert page.locator("[data-recall]").count() == 0
    page.evaluate(TAKE_TIME)
    until_held(page)
    assert "Round 1" in rounds(page)
    hands = page.locator(".neighbour.open .row .tile").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert len(hands) == 6
    assert min(hands) >= 32
    expect(page.locator(".neighbour .tally")).to_have_count(2)
    page.clock.run_for(3000)
    expect(go).to_be_visible()
    bottom_right(page, "[data-go-on]")
    assert "Round 1" in rounds(page)
    page.keyboard.press("r")  # and not one moment later
    expect(go).to_have_count(0)
    page.clock.resume()

    page.evaluate(IN_NO_TIME)
    until_asked_to(page, "pass")
    assert "Round 1" not in rounds(page)
    page.locator("[data-recall]").click()
    shown = page.locator("dialog [data-showdown]")
    expect(shown.get_by_role("listitem")).to_have_count(3)
    assert shown.locator("li .dice .tile").count() >= 7
    expect(shown).to_contain_text(re.compile("(loses?|gives?) .*a die|loses? a die"))
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)

    page.evaluate(TAKE_TIME)
    until_held(page)
    page.clock.run_for(4200)  # nobody presses anything
    expect(go).to_have_count(0)


def test_whoever_is_out_gets_to_the_end_with_one_press(welcome: Welcome) -> None:
    visitor = welcome(still=False)
    page = visitor.page
    page.clock.install()
    out = page.locator("[data-to-the-end]")

    def wild() -> None:
        """Whoever calls DiXe! at everything is out soon."""
        if offered := offers(page):
            by_click(page, offer("dixe" if "dixe" in offered else offered[0]))

    def has_few() -> None:
        """As far as the last die of the visitor, while several bots have dice."""
        page.evaluate(IN_NO_TIME)
        while True:
            visitor.sit("dixkibluff", [{}, BOT, BOT, BOT], {"first": "0"})
            while settle(page) != "over":
                if page.locator(".mine .die").count() == 1:
                    return
                wild()

    visitor.page.goto(f"{visitor.house.url}/about")
    while not out.count():
        has_few()
        page.evaluate(TAKE_TIME)
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
        while not out.count() and not page.locator("[data-phase=over]").count():  # even so one may win
            wild()
            page.clock.run_for(100)
        if not out.count():
            page.clock.resume()
    assert page.locator("[data-phase=playing]").count()
    out.click()  # time stands still: nothing else can bring the end
    expect(page.locator("[data-phase=over][data-settled=true]")).to_have_count(1)


def test_a_bet_starts_from_what_you_hold(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("dixkibluff", [{}, BOT, BOT], {"first": "0"})
    page = visitor.page
    settle(page)
    hand = [str(one) for one in page.locator(".mine .die").evaluate_all("all => all.map(one => one.ariaLabel)")]
    figures = hand.count("figure")
    held = {face: hand.count(face) + figures for face in set(hand) - {"figure"}} or {"pi": figures}
    action = page.locator("[data-action^=bet]").get_attribute("data-action") or ""
    number, symbol = re.fullmatch(r"bet (\d+) (\w+)", action).groups()  # type: ignore[union-attr]
    label = page.locator(f"[data-symbol={symbol}]").get_attribute("aria-label") or ""
    assert int(number) == max(held.values())
    assert label.endswith(f"you hold {number}")
    expect(page.locator("[data-action^=bet]")).to_contain_text(f"you hold {number}")
    # a tick for each symbol of the bet, and for no other
    assert page.locator(".chip .pin").count() == page.locator(".chip[aria-pressed=true]").count() == 1
    by_click(page, "[data-action^=bet]")
    until_asked_to(page, "bet")
    chosen = (page.locator("[data-action^=bet]").get_attribute("data-action") or "").split()[2].split(",")
    expect(page.locator(".chip .pin")).to_have_count(len(chosen))


def test_every_size_shows_all_there_is_to_press(welcome: Welcome) -> None:
    few, many = welcome(), welcome()
    among_long_names(few, "dixkibluff")
    assert complaints(few.page) == {}
    many.sit("dixkibluff", [{}, *[BOT] * 8], {"first": "8"})
    for tag in ("pass", "bet"):
        until_asked_to(many.page, tag)
        assert complaints(many.page) == {}, tag


def test_what_is_asked_stands_below_the_hand_and_not_on_it(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.sit("dixkibluff", [{}, BOT, BOT], {"first": "0"})
    until_asked_to(visitor.page, "bet")
    for wide, high in ((LAPTOP["width"], LAPTOP["height"]), (1920, 1080)):
        visitor.page.set_viewport_size({"width": wide, "height": high})
        drawn, asked = box(visitor.page, ".mine .wall"), box(visitor.page, ".hand > p")
        assert drawn["y"] + drawn["height"] <= asked["y"] + 1, wide
