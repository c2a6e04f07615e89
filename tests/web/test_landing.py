"""Land, then tell: nothing on the page says how dice fall before they lie still."""

from typing import Any

import pytest

from web.conftest import Visitor, Welcome
from web.playing import decide, hasty, settle

FLIGHTS = {"dixkibluff": 1}
"""How often dice must have been seen to fly, where twice takes long."""
MOST_STEPS = 60
BOT = {"kind": "bot", "level": "regular"}
TABLES: dict[str, tuple[list[dict[str, str]], dict[str, object]]] = {
    "gonuts": ([{}, BOT], {"first": "0", "round": "beats"}),
    "chinchiller": ([{}, BOT], {"first": "0"}),
    "chili": ([{}, BOT], {"first": "0"}),
    "dixkibluff": ([{}, BOT, BOT], {"first": "0"}),
}

WATCH = """
    window.early = [];
    window.late = { said: 0, logged: 0, marks: 0 };
    window.flights = 0;
    (() => {
        let flew = false, marks = "", spent = 0, logged = 0;
        const all = selector => [...document.querySelectorAll(selector)];
        const write = () => all(".scene .numbers, .scene [data-pile], .scene .written").map(one =>
            `${one.textContent.trim()} ${one.ariaLabel ?? ""}`).join("|");
        new MutationObserver(changes => {
            const dice = all(".scene .hop").filter(hop => hop.getAnimations().length);
            const flying = dice.length > 0;
            const tell = (what, text) => flying ? window.early.push(`${what}: ${text}`) : (window.late[what] += 1);
            // what lies behind may be said and written down while the next dice fly
            const shown = Number(document.querySelector("[data-number]")?.dataset.number);
            const news = entry => !flying || Number(entry) > Math.max(shown, logged);
            for (const { addedNodes } of changes)
                for (const node of addedNodes) {
                    if (node.nodeType !== 1) continue;
                    if (node.matches("[role=log] p") && news(node.dataset.of)) tell("said", node.textContent);
                    if (node.matches("[data-entry]") && news(node.dataset.entry)) tell("logged", node.textContent);
                }
            if (write() !== marks) tell("marks", `${marks} -> ${write()}`);
            const faded = all(".scene .spent").length;
            if (flying && faded > spent) window.early.push(`a faded die`);
            for (const hop of dice) {
                const { ariaLabel } = hop.closest(".die");
                if (ariaLabel !== "in the air") window.early.push(`a die is called ${ariaLabel}`);
            }
            if (flying && !flew) window.flights += 1;
            [flew, marks, spent] = [flying, write(), faded];
            logged = Math.max(0, ...all("[data-entry]").map(one => Number(one.dataset.entry)));
        }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    })();
"""


def watched(visitor: Visitor) -> dict[str, Any]:
    """What the page told so far: while dice flew, and else; and how often dice flew."""
    found: dict[str, Any] = visitor.page.evaluate("({ early, late, flights } = window, { early, late, flights })")
    return found


@pytest.mark.parametrize("game", TABLES)
def test_nothing_tells_a_roll_before_its_dice_lie_still(welcome: Welcome, game: str) -> None:
    visitor = welcome(still=False, leisurely=True)
    visitor.context.add_init_script(WATCH)
    seats, options = TABLES[game]
    visitor.sit(game, seats, options)
    wish, flights = hasty(3), FLIGHTS.get(game, 2)
    for _ in range(MOST_STEPS):
        if settle(visitor.page) == "over" or watched(visitor)["flights"] >= flights:
            break
        decide(visitor.page, wish)
    found = watched(visitor)
    assert found["early"] == []
    assert found["flights"] >= flights
    assert all(found["late"].values()), found
