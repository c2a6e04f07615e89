"""Several players at one device: passing it on, and nothing of anybody's secrets in the page while others look."""

import json
import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from web.conftest import PHONE, House, Visitor, Welcome
from web.playing import OFFERED, PARTS, Wish, by_click, decide, hasty, offers, play_together, settle
from web.test_accessibility import lights
from web.test_playing import SHORT

BOT = {"kind": "bot", "level": "regular"}
NAMES = ("Anna", "Ben", "Cleo")
TAKE = "[data-take]"
UNSEEN = """() => [...document.querySelectorAll("#app")].map(app => {
    const copy = app.cloneNode(true);
    copy.querySelectorAll("dialog").forEach(one => one.remove()); // the rules show every face
    return copy.outerHTML;
}).join("")"""


class Ear:
    """What the house told each seat of a page, by its own line: the truth that the page is held to."""

    def __init__(self, page: Page) -> None:
        self.moments: dict[int | None, dict[str, Any]] = {}
        self.bets: set[str] = set()
        """Every symbol that was ever bet on."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        seat: list[int | None] = []

        def hear(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["say"] == "welcome":
                seat[:] = [message["seat"]]
            if "now" in message and seat:
                self.moments[seat[0]] = message["now"]
                events = [event.split() for told in message.get("told", []) for event in told.get("events", [])]
                self.bets.update(*(words[3].split(",") for words in events if words[0] == "bet"))

        socket.on("framereceived", hear)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know now."""
        return self.moments[seat].get("view") or {}

    @property
    def seats(self) -> list[int]:
        """The seats at this device."""
        return [seat for seat in self.moments if seat is not None]


def sit_here(
    visitor: Visitor, game: str, seats: list[dict[str, str]], options: dict[str, object], here: int, **terms: object
) -> str:
    """Open a table, and let the first so many players sit down at this device; gives the table."""
    opened = visitor.house.ask("POST", "/tables", {"game": game, "seats": seats, "options": options, **terms})
    table = opened["table"]
    tokens = [
        visitor.house.ask("POST", f"/tables/{table}/seats", {"name": name, "seat": seat})["token"]
        for seat, name in enumerate(NAMES[:here])
    ]
    kept = {"table": table, "game": game, "token": tokens[0], "more": tokens[1:], "host": opened["host"], "at": 1}
    visitor.page.goto(f"{visitor.house.url}/about")
    visitor.page.evaluate(
        """seat => { const kept = JSON.parse(localStorage.getItem("dicehouse") ?? "{}");
        localStorage.setItem("dicehouse", JSON.stringify({ ...kept, seats: [seat] })); }""",
        kept,
    )
    visitor.page.goto(f"{visitor.house.url}/t/{table}")
    return str(table)


def holder(page: Page) -> int | None:
    """Whose table is drawn; None: what everybody may see."""
    seat = page.locator("[data-holder], .holder").first.get_attribute("data-holder")
    return None if seat is None else int(seat)


def await_question(page: Page) -> str:
    """Wait until somebody at this device is asked, or the game is over."""
    page.wait_for_function(
        """wanted => {
            const room = document.querySelector("[data-phase]");
            const settled = room?.dataset.settled === "true" && document.querySelector(".unbuilt") === null;
            return settled && (room.dataset.phase === "over" || document.querySelector(wanted) !== null);
        }""",
        arg=f"{OFFERED}, {PARTS}, {TAKE}",
    )
    return "over" if page.locator("[data-phase=over]").count() else "mine"


def step(page: Page, wish: Wish) -> bool:
    """Take the device or decide something; False when the game is over."""
    if await_question(page) == "over":
        return False
    if page.locator(TAKE).count() and (not offers(page) or "take" in wish(["take", "say"])):
        page.locator(TAKE).first.click()
        page.locator(".holder [data-hide]").wait_for()
    else:
        decide(page, wish)
    return True


def dixkibluff_is_silent(page: Page, ear: Ear) -> bool:
    """No face of a hand is in the page that is not its holder's, nor known from bets; gives whether there was one."""
    here = holder(page)
    html = page.evaluate(UNSEEN)
    if here is None:
        assert page.locator(".mine").count() == 0
    checked = False
    for seat in ear.seats:
        view = ear.view(seat)
        hand = view.get("hands", [None] * 9)[seat]
        if seat == here or not hand or view["last"] is not None:
            continue
        own = set(ear.view(here)["hands"][here] or ()) if here is not None else set()
        offered = here is not None and offers(page) != []
        told = ear.bets | own
        for face in set(hand) - told:
            if not offered:  # whoever bets chooses among all symbols
                checked = True
                assert f'aria-label="{LABELS[face]}"' not in html, (here, seat, face)
    return checked


LABELS = {"pi": "pi", "bomb": "bomb", "smiley": "smiley", "yinyang": "yin-yang", "sun": "sun", "figure": "figure"}


def chinchiller_is_dark(page: Page, ear: Ear) -> bool:
    """Where a blind player may look, there is neither a die nor anybody's sand in the page; gives whether one may."""
    here = holder(page)
    views = {seat: ear.view(seat) for seat in ear.seats}
    blind = [seat for seat, view in views.items() if view and view["closed"][seat] == 2 and not view["winners"]]
    if not blind or len(blind) == len(views) or (here is not None and here not in blind):
        return False
    html = page.evaluate(UNSEEN)
    assert page.locator("#app .die").count() == 0
    assert "chinchiller die" not in html
    assert page.locator(".has .sand, [data-pile=supply]").count() == 0
    return True


def test_nothing_is_handed_over_where_nothing_is_secret(welcome: Welcome) -> None:
    visitor = welcome()
    ear = Ear(visitor.page)
    sit_here(visitor, "chili", [{}, {}], {"first": "0", "rolls": 4}, 2)
    wish, drawn = hasty(1), Counter[int | None]()
    while await_question(visitor.page) != "over":
        assert visitor.page.locator(TAKE).count() == 0
        here = holder(visitor.page)
        assert here is not None
        assert ear.moments[here]["choices"], "the page follows the turn"
        drawn[here] += 1
        decide(visitor.page, wish)
    assert set(drawn) == {0, 1}
    result = visitor.page.get_by_role("heading", level=2).first.inner_text()
    assert re.search("Anna|Ben", result)
    assert "You" not in result


def test_go_nuts_is_played_to_its_end_with_a_pad_for_everybody(welcome: Welcome) -> None:
    visitor = welcome(size=PHONE, touch=True)
    shaken = Counter[str]()
    rounds = {"squirrels": 12, "cars": 0, "acorns": 4}  # many turns end in a round, and there is much to win
    while len(shaken) < 3:  # whoever sits at the first pad may win before the third one is pressed
        sit_here(visitor, "gonuts", [{}, {}, {}], {"first": "0", "target": 12, **rounds}, 3)
        while await_question(visitor.page) != "over":
            pads = visitor.page.locator("[data-action=shake][data-by]")
            if pads.count() > 1:
                # nothing is secret: every pad is a large one all the time, and nobody is asked to look alone
                assert pads.evaluate_all("all => all.every(one => one.classList.contains('pad'))")
                assert visitor.page.locator("[data-look]").count() == 0
                by = min(pads.evaluate_all("all => all.map(one => one.dataset.by)"), key=lambda seat: shaken[seat])
                shaken[by] += 1
                by_click(visitor.page, f"[data-action=shake][data-by='{by}']")
            else:
                decide(visitor.page, lambda offered: "roll" if "roll" in offered else offered[0])
    assert set(shaken) == {"0", "1", "2"}
    # "you" would be anybody; whoever had the last word is the one who is counted
    names = "(Anna|Ben|Cleo)"
    tally = visitor.page.locator("[data-tally] li").filter(has_text=re.compile(r"\d : \d"))
    expect(tally).to_have_text([re.compile(rf"^{names} \d+ : \d+ {names}$")] * 2)
    expect(visitor.page.locator("[data-rematch]")).to_be_visible()
    expect(visitor.page.get_by_text("Whoever stays out")).to_have_count(0)  # all are here


def test_what_the_last_player_did_is_heard_before_the_device_goes_on(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    sit_here(visitor, "gonuts", [{}, {}], {"first": "0", "target": 1000, "squirrels": 0, "cars": 0, "acorns": 6}, 2)
    await_question(page)
    decide(page, lambda _: "bank")
    heard = page.get_by_role("log").filter(has_text=re.compile(r"Anna banks \d+ points"))
    expect(heard).to_be_attached()


def test_a_player_here_who_was_sent_away_is_missed_nowhere(welcome: Welcome, house: House) -> None:
    visitor = welcome()
    page = visitor.page
    table = sit_here(visitor, "gonuts", [{}, {}, {}], {"first": "0", "target": 1}, 2)
    page.get_by_role("button", name="Send Ben away").click()
    page.get_by_role("dialog").get_by_role("button", name="Send away").click()
    expect(page.get_by_role("button", name="Let Ben back in")).to_be_visible()
    assert page.get_by_role("alert").inner_text() == "", "nobody at this device needs to be told"
    friend = welcome()
    friend.take(table, "gonuts", "Cleo")
    page.get_by_role("button", name="Start without them").click()
    play_together([page, friend.page], lambda one: decide(one, hasty(3)))
    page.locator("[data-rematch]").click()
    expect(page.get_by_text("Waiting for Cleo.")).to_be_visible()
    assert page.get_by_role("alert").inner_text() == ""


def test_dice_of_dixkibluff_stay_with_whoever_holds_the_device(welcome: Welcome) -> None:
    visitor = welcome()
    ear = Ear(visitor.page)
    sit_here(visitor, "dixkibluff", [{}, {}, {}, BOT], SHORT["dixkibluff"], 3)
    checked, held, hastily = 0, Counter[int | None](), hasty(2)

    def wish(offered: list[str]) -> str:
        """Bet low for a while, so that the first round has many bets."""
        slow = [action for action in offered if action.split()[0] in ("bet", "pass", "take")]
        return slow[0] if slow and sum(held.values()) < 25 else hastily(offered)

    while step(visitor.page, wish):
        if await_question(visitor.page) != "over":
            checked += dixkibluff_is_silent(visitor.page, ear)
            held[holder(visitor.page)] += 1
    assert checked > 3
    assert held[None] > 0
    assert set(held) >= {0, 1, 2}


def test_whoever_looks_sees_their_own_dice_and_hides_them_again(welcome: Welcome) -> None:
    visitor = welcome()
    page, ear = visitor.page, Ear(visitor.page)
    sit_here(visitor, "dixkibluff", [{}, {}, {}], {"first": "0"}, 3)
    await_question(page)
    page.locator("[data-look='1']").click()
    expect(page.get_by_text("Only Ben looks.")).to_be_visible()
    shown = page.locator(".mine .die").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert Counter(shown) == Counter(LABELS[face] for face in ear.view(1)["hands"][1])
    page.reload()  # whoever picks it up now sees nothing of Ben
    await_question(page)
    assert holder(page) is None
    assert dixkibluff_is_silent(page, ear)
    page.locator("[data-look='2']").click()
    page.locator("[data-hide]").click()
    expect(page.locator("[data-hide]")).to_have_count(0)
    assert holder(page) is None
    assert dixkibluff_is_silent(page, ear)
    assert lights(visitor) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.locator(TAKE).evaluate("one => one.matches('.deeds > .button.primary.deed')")
    assert page.locator("main [data-primary]").locator("visible=true").count() == 0  # no key uncovers the next hand
    page.locator(TAKE).click()
    page.locator(".holder [data-hide]").wait_for()
    assert lights(visitor) == []


CUT = """() => [...document.querySelectorAll(".here button")].filter(
    one => one.getBoundingClientRect().bottom > innerHeight).map(one => one.getAttribute("aria-label"))"""
"""Ways to look that reach below the window."""


def test_blind_players_of_chinchiller_see_nothing_on_a_shared_device(welcome: Welcome) -> None:
    visitor = welcome()
    ear = Ear(visitor.page)
    dark, claimed = 0, Counter[bool]()

    def wish(offered: list[str]) -> str:
        """Roll until somebody is blind, then take sand, so that the turn of the blind comes."""
        blind = any(2 in (moment.get("view") or {}).get("closed", ()) for moment in ear.moments.values())
        return "reroll" if "reroll" in offered and not blind else offered[-1]

    while dark < 3 or not claimed[True]:  # a game may end before a blind player has a turn: then it takes another one
        sit_here(visitor, "chinchiller", [{}, {}, {}], {"first": "0"}, 3)
        while step(visitor.page, wish) and (dark < 3 or not claimed[True]):
            if await_question(visitor.page) != "over":
                dark += chinchiller_is_dark(visitor.page, ear)
                assert visitor.page.evaluate(CUT) == []
                asked = offers(visitor.page)
                claimed[any(action.startswith("claim") for action in asked)] += holder(visitor.page) is not None


def test_a_device_for_two_plays_with_a_bot_and_a_friend_elsewhere(welcome: Welcome, house: House) -> None:
    host, friend = welcome(), welcome(size=PHONE, touch=True)
    host.page.goto(house.url)
    host.page.locator("[data-box=dixkibluff]").click()
    host.page.locator("[data-here]").click()
    host.page.get_by_label("Your name").fill("Anna")
    host.page.get_by_role("button", name="One player more").click()
    host.page.get_by_label("Name of player 2").fill("Anna")
    host.page.get_by_label("Seat 3").select_option(label="a friend")
    host.page.get_by_label("Seat 4").select_option("regular")
    host.page.locator("[data-invite]").click()
    expect(host.page.get_by_text("is called Anna already")).to_be_visible()
    host.page.get_by_label("Name of player 2").fill("Ben")
    host.page.locator("[data-invite]").click()
    link = host.page.get_by_label("Link to this table").input_value()
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill("Dora")
    friend.page.get_by_role("button", name="Sit down").click()
    wish = hasty(5)

    def turn(page: Page) -> None:
        if page.locator(TAKE).count() or offers(page):
            step(page, wish)

    play_together([host.page, friend.page], turn)
    host.page.reload()
    settle(host.page)
    expect(host.page.get_by_role("heading", level=2).first).to_be_visible()


def test_no_line_of_the_history_tells_what_only_one_of_them_saw(welcome: Welcome) -> None:
    visitor = welcome()
    sit_here(visitor, "dixkibluff", [{}, {}, {}], {"first": "0"}, 3)
    await_question(visitor.page)
    visitor.page.locator(TAKE).click()
    log = visitor.page.locator("aside .talk ol")
    expect(log).to_contain_text("Anna")
    assert not any(name in log.inner_text() for name in LABELS.values())


KEYS = """() => {
    const kept = JSON.parse(localStorage.getItem("dicehouse"));
    localStorage.setItem("dicehouse", JSON.stringify({ ...kept, keys: %s }));
    dispatchEvent(new StorageEvent("storage", { key: "dicehouse" }));
}"""
"""What another tab of the visitor would do with the setting of single keys."""


def test_keys_of_a_race_are_single_keys_that_can_be_switched_off(welcome: Welcome) -> None:
    visitor = welcome()
    page = visitor.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    rounds = {"squirrels": 12, "cars": 0, "acorns": 4}
    sit_here(visitor, "gonuts", [{}, {}], {"first": "0", "target": 200, **rounds}, 2)
    pads = page.locator("[data-action=shake][data-by]")
    while await_question(page) and pads.count() < 2:
        decide(page, lambda offered: "roll" if "roll" in offered else offered[0])
    sent.clear()  # who shook while only one pad was there
    shake = "[data-action=shake][data-by='0']"
    page.evaluate(KEYS % "false")
    expect(page.locator(".here kbd")).to_have_count(0)
    page.keyboard.press("1")
    page.evaluate(KEYS % "true")
    expect(page.locator(".here kbd")).to_have_count(2)
    assert page.locator(shake).count() == 1
    page.keyboard.press("1")
    while not any('"shake"' in frame for frame in sent):
        page.wait_for_timeout(10)
    assert sum('"shake"' in frame for frame in sent) == 1  # the first press was none
