"""The house in a page: whole games, hints, reviews and real dice without a server."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from typer.testing import CliRunner

from dicehouse import games
from dicehouse.bots import levels
from dicehouse.cli import app
from dicehouse.core.record import Record
from local_house.judged import check_review
from support import repeated_for
from web.playing import decide, hasty, play, settle
from web.site_visits import OPEN, Visit, sit_down
from web.test_one_device import Ear, await_question, dixkibluff_is_silent, holder, step
from web.test_playing import SHORT
from web.test_real_dice import FACE, PAD, tap, until_asked

FAST: dict[str, dict[str, object]] = SHORT | {
    "gonuts": {"first": "0", "round": "beats"},
    "chinchiller": {"first": "0"},
}
"""Options of quick games; those for which a table is solved where a level looks into it."""


def playable(game: str) -> tuple[str, ...]:
    """The levels of a game that a page without numpy can play."""
    rules = games.create(game, max(2, games.load(game).options_type.seats[0]), **FAST[game])
    return tuple(level for level in levels(game, rules.options) if level not in games.spec(game).needs_numpy)


def habits(options: dict[str, dict[str, object]]) -> str:
    """A script: the last tables of this visitor had these options."""
    kept: dict[str, dict[str, Any]] = {
        name: {"company": "bots", "others": [], "options": chosen, "clock": None, "away": "bot", "hints": True}
        for name, chosen in options.items()
    }
    return f"""{{
        const kept = JSON.parse(localStorage.getItem("dicehouse") ?? "{{}}");
        localStorage.setItem("dicehouse", JSON.stringify({{ habits: {json.dumps(kept)}, ...kept }}));
    }}"""


LEVELS = [(game, level) for game in games.names() for level in playable(game)]
USUAL = [("chili", "novice"), ("dixkibluff", "regular"), ("chinchiller", "expert"), ("gonuts", "perfect")]
"""Every game, and every level."""


@pytest.mark.parametrize(("game", "level"), repeated_for(LEVELS, *USUAL))
def test_whole_games_against_every_level(visit: Visit, address: str, game: str, level: str) -> None:
    page = visit(None, habits(FAST))
    page.wait_for_function(OPEN)
    page.context.set_offline(True)
    page.goto(f"{address}#/?play={game}")
    page.get_by_label("Seat 2").wait_for()
    for select in page.locator("fieldset li select").all():
        offered = select.locator("option").evaluate_all("all => all.map(one => one.value)")
        select.select_option(level if level in offered else offered[-1])  # the top level has two names
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url("**#/t/**")
    assert play(page, hasty(1)) > 0
    page.get_by_text("Were the dice fair?").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="record").click()
    text = download.value.path().read_text()
    match = games.replay(Record.read(text))
    assert match.record.write() == text
    assert {seat.bot for seat in match.record.header.seats[1:]} == {level}
    assert match.game.outcome(match.entries[-1].transition.after) is not None


@pytest.mark.parametrize("game", ["chili", "dixkibluff"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_usual_table_of_four_has_bots_that_play_here(visit: Visit, address: str, game: str, language: str) -> None:
    page = visit(None, f"Object.defineProperty(navigator, 'languages', {{ value: ['{language}'] }})")
    page.goto(f"{address}#/?play={game}")
    page.locator(f"[data-play={game}]").wait_for()
    while page.locator("fieldset li select").count() < 3:
        page.locator(".number button").last.click()
    seats = page.locator("fieldset li select")
    assert [one.input_value() for one in seats.all()] == ["regular", "novice", "regular"]
    for option in seats.last.locator("option").all():
        able = option.get_attribute("value") in ("novice", "regular")
        needs = {"en": "needs a house with a server", "de": "braucht ein Haus mit Server"}[language]
        assert option.is_enabled() is able
        assert (needs in option.inner_text()) is not able
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url("**#/t/**")
    assert settle(page) == "mine"


NEEDS = "A house with a server has them."


def test_hints_and_reviews_that_need_a_server_say_so(visit: Visit, address: str) -> None:
    page = visit(None, habits(FAST))
    page.wait_for_function(OPEN)
    sit_down(page, address, "chili")
    settle(page)
    page.get_by_role("button", name="Hint").first.click()
    expect(page.get_by_text(NEEDS)).to_be_visible()
    play(page, hasty(1))
    page.goto(f"{page.url}/review")
    expect(page.locator("[data-coach=refused]")).to_contain_text(NEEDS)
    expect(page.locator("[data-coach-begin]")).to_have_count(0)


def test_the_game_of_the_day_ends_with_its_score_alone(visit: Visit, address: str) -> None:
    page = visit()
    page.wait_for_function(OPEN)
    page.goto(f"{address}#/daily")
    expect(page.get_by_text("best play makes of the dice is shown by a house with a server")).to_be_visible()
    page.locator("[data-play-daily]").click()
    page.wait_for_url("**#/t/**")
    play(page, lambda offered: next(action for action in offered if action.startswith("score")))
    result = page.locator("[data-daily-result=alone]")
    expect(result).to_contain_text("a house with a server shows it")
    score = int(page.locator("[data-daily-score]").inner_text())
    assert score > 50  # twenty rolls that nobody used bring five each
    expect(page.locator("[data-daily-best]")).to_have_count(0)
    page.goto(f"{address}#/daily")
    assert int(page.locator("[data-daily-score]").inner_text()) == score
    expect(page.locator("[data-go-on]")).to_have_count(0)
    expect(page.locator("section")).to_contain_text(f"Score: {score}")
    page.evaluate("navigator.clipboard.writeText = async text => { window.copied = text; }")
    page.locator("[data-share=daily]").click()
    page.wait_for_function("window.copied !== undefined")
    first, last = page.evaluate("window.copied").split("\n")
    assert str(score) in first
    assert last.endswith("daily")


ANSWERED = """
    const answered = (window.answered = []);
    window.Worker = class extends Worker {
        constructor(...made) {
            super(...made);
            this.asked = new Map();
            this.addEventListener("message", ({ data: { is, id, text } }) => {
                const after = is === "answer" ? this.asked.get(id) : undefined;
                if (after !== undefined) answered.push([Number(after), text]);
            });
        }
        postMessage(message) {
            const after = message.path?.match(/[/]review[?]after=([0-9]+)$/)?.[1];
            if (after !== undefined) this.asked.set(message.id, after);
            super.postMessage(message);
        }
    };
"""
"""What the house in the page answers of reviews, by how many steps the page had: it may ask for some again."""


@pytest.mark.parametrize("game", repeated_for(["gonuts", "chinchiller"], "chinchiller"))
def test_a_review_has_the_numbers_of_the_command_line(visit: Visit, address: str, game: str) -> None:
    page = visit(None, habits(FAST), ANSWERED)
    sit_down(page, address, game)
    play(page, hasty(7))
    page.get_by_text("Were the dice fair?").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="record").click()
    record = download.value.path().read_text()
    page.goto(f"{page.url}/review")
    page.locator("[data-review=done]").wait_for()
    answers = [(after, json.loads(text)) for after, text in page.evaluate("() => answered")]
    steps = {after + place: step for after, told in answers for place, step in enumerate(told["steps"])}
    assert [*sorted(steps)] == [*range(len(steps))]
    check_review(answers[-1][1] | {"steps": [steps[number] for number in sorted(steps)]}, record)


def test_whole_games_without_a_network(visit: Visit, address: str, tmp_path: Path) -> None:
    page = visit(None, habits(SHORT))
    page.wait_for_function(OPEN)
    page.context.set_offline(True)
    page.reload()
    for game in ("gonuts", "chinchiller", "chili", "dixkibluff"):
        sit_down(page, address, game)
        assert settle(page) == "mine"
        decide(page, hasty(1))
        if game == "chinchiller":
            number = int(page.locator("[data-number]").get_attribute("data-number") or 0)
            page.reload()
            settle(page)
            assert int(page.locator("[data-number]").get_attribute("data-number") or 0) >= number
        play(page, hasty(2))
        page.get_by_text("Were the dice fair?").click()
        with page.expect_download() as download:
            page.get_by_role("link", name="record").click()
        record = tmp_path / f"{game}.jsonl"
        download.value.save_as(record)
        for command in (["verify", str(record)], ["replay", str(record), "--all"]):
            done = CliRunner().invoke(app, command)
            assert done.exit_code == 0, done.output


HEARD = """
    const heard = (window.heard = []);
    window.Worker = class extends Worker {
        constructor(...made) {
            super(...made);
            this.addEventListener("message", ({ data: { is, connection, text } }) => {
                if (is === "said") heard.push([connection, text]);
            });
        }
    };
"""
"""What the house in the page says, by connection."""


def test_dice_of_two_at_one_device_are_seen_by_their_own_player_only(visit: Visit, address: str) -> None:
    page = visit(None, HEARD)
    page.goto(f"{address}#/?play=dixkibluff")
    page.locator("[data-here]").click()
    page.get_by_label("Your name").fill("Ann")
    page.locator("[data-play=dixkibluff]").click()
    page.wait_for_url("**#/t/**")
    seats: dict[int, int | None] = {}
    ear, checked, looked = Ear(page), 0, set[int | None]()
    wish = hasty(2)
    while checked < 3 or len(looked) < 3:
        if await_question(page) == "over":
            break
        for connection, text in page.evaluate("() => heard.splice(0)"):
            message = json.loads(text)
            if message["say"] == "welcome":
                seats[connection] = message["seat"]
            if "now" in message:
                ear.moments[seats[connection]] = message["now"]
                told = [event.split() for one in message.get("told", []) for event in one.get("events", [])]
                ear.bets.update(*(words[3].split(",") for words in told if words[0] == "bet"))
        checked += dixkibluff_is_silent(page, ear)
        looked.add(holder(page))
        step(page, wish)
    assert checked > 0
    assert len(looked) > 1


def test_two_tabs_pass_the_house_on(visit: Visit, address: str) -> None:
    page = visit(None, habits(SHORT))
    page.wait_for_function(OPEN)
    sit_down(page, address, "gonuts")
    settle(page)
    other = visit(page)
    other.goto(page.url)
    asks = other.get_by_role("alertdialog")
    expect(asks).to_contain_text("Go Nuts!")
    asks.get_by_role("button").click()
    play(other, hasty(3))
    expect(page.locator("[data-elsewhere]")).to_be_visible()
    page.locator("[data-elsewhere] button").click()
    page.locator("[data-phase=over]").wait_for()


def test_without_webassembly_the_page_can_be_read(visit: Visit, address: str) -> None:
    page = visit(None, "delete globalThis.WebAssembly")
    expect(page.locator("[data-engine=failed]")).to_contain_text("WebAssembly")
    expect(page.locator("[data-box]")).to_have_count(4)
    page.goto(f"{address}#/learn/gonuts")
    expect(page.locator("main").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("."))).not_to_have_count(0)


def test_real_dice_are_told_to_a_page(visit: Visit, address: str) -> None:
    page = visit(None, habits(SHORT))
    page.goto(f"{address}#/?play=gonuts")
    page.get_by_label("Real dice").check()  # in sight: the last table had choices of its own
    page.locator("[data-play=gonuts]").click()
    page.wait_for_url("**#/t/**")
    random, told, wish = Random(5), 0, hasty(3)
    while (asked := until_asked(page)) != "over":
        if asked == "dice":
            faces = page.locator(FACE).evaluate_all("all => all.map(one => one.dataset.face)")
            tap(page, *(random.choice(faces) for _ in range(page.locator(f"{PAD} .slots > *").count())))
            told += 1
        else:
            decide(page, wish)
    assert told > 0
