"""Fair dice in a real browser: it takes part, finds an honest house honest, and catches every house that cheats."""

import asyncio
import contextlib
import json
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from typer.testing import CliRunner

from dicehouse.cli import app
from dicehouse.client import ApiError, Refusal, Seat, ServerApi, sit_down
from server.conftest import NodeProcess
from web.cheats import CHEATS
from web.conftest import House, Visitor, Welcome
from web.playing import hasty, play, settle

BEATS = {"round": "beats"}
BOT = {"kind": "bot", "level": "novice"}


class Cheating(NodeProcess):
    """A house that cheats."""

    def __init__(self, folder: Path, cheat: str) -> None:
        super().__init__(folder, bot_pause=0.02, limits=0)
        self.cheat = cheat

    def start(self, wait: bool = True) -> None:
        script = Path(__file__).parent / "cheats.py"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(script), self.cheat, "serve", *self.arguments],
                stdout=log,
                stderr=log,
                env=self.environment,
            )
        if wait:
            self.wait()


@pytest.fixture
def cheating(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    node = Cheating(tmp_path, request.param)
    node.start()
    try:
        yield House(node)
    finally:
        node.kill()


class Friend:
    """Somebody else at the table: a program in a thread, that pledges and reveals and plays anything legal."""

    def __init__(self, house: House, table: str, token: str = "") -> None:
        self.seat: Seat | None = None
        self.failure: BaseException | None = None
        self.wrong: list[str] | None = None
        """What the program itself found wrong with the dice."""
        self._thread = threading.Thread(target=self._work, args=(house.url, table, token))
        self._thread.start()

    def _work(self, address: str, table: str, token: str) -> None:
        try:
            asyncio.run(asyncio.wait_for(self._play(address, table, token), 120))
        except BaseException as failure:
            self.failure = failure

    async def _play(self, address: str, table: str, token: str) -> None:
        random = Random(1)
        self.seat = Seat(ServerApi(address), table, token) if token else await sit_down(address, table, "Bob", seat=1)
        async with self.seat as seat:
            async for moment in seat.moments():
                if moment.choices:
                    try:
                        await seat.act(random.choice(moment.choices).action, moment.number)
                    except Refusal as refusal:
                        assert refusal.code in ("action.too-late", "action.too-soon"), refusal  # noqa: PT017
            with contextlib.suppress(ApiError):  # a house that cheats badly may not even prove anything
                self.wrong = await seat.check_dice()

    def done(self) -> Seat:
        self._thread.join()
        assert self.failure is None, self.failure
        assert self.seat is not None
        return self.seat


def sit(visitor: Visitor, house: House, table: str, name: str = "Ann") -> None:
    """Sit down as people do, on the page."""
    visitor.page.goto(f"{house.url}/t/{table}")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit down").click()


def check(page: Page) -> dict[str, str]:
    """Press the button; gives what was found, by its name."""
    page.get_by_text("Were the dice fair?").click()
    page.get_by_role("button", name="Check every roll here").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    found = page.locator("[data-finding]").evaluate_all("all => all.map(one => [one.dataset.finding, one.textContent])")
    return {name: " ".join(text.split()) for name, text in found}


def verdict(page: Page) -> str:
    return page.locator("[data-verdict]").get_attribute("data-verdict") or ""


def test_two_players_mix_play_and_check_and_so_in_the_next_game(welcome: Welcome, house: House, tmp_path: Path) -> None:
    ann = welcome()
    opened = house.ask(
        "POST", "/tables", {"game": "gonuts", "seats": [{}, {}], "options": {"target": 8, "round": "beats"}}
    )
    table = opened["table"]
    sit(ann, house, table)
    commitment = house.ask("GET", f"/tables/{table}")["commitment"]
    ann.page.get_by_text("Fingerprint of the dice").click()  # shown before the first roll, while the other is awaited
    expect(ann.page.get_by_text(commitment)).to_be_visible()
    friend = Friend(house, table)
    play(ann.page, hasty(3))
    bob = friend.done()
    found = check(ann.page)
    assert verdict(ann.page) == "good"
    assert {"commitment-good", "own-good", "pledged", "good", "dice-good", "shown-good"} == set(found)
    assert found["pledged"].startswith("Bob")
    proof = house.ask("GET", f"/tables/{table}/proof")
    assert found["good"] == f"All {proof['rolls']} rolls are genuine."
    assert found["shown-good"] == f"{proof['rolls']} rolls are just as you saw them."
    assert friend.wrong == []
    # what the browser noted is what `dicehouse verify` reads
    with ann.page.expect_download() as notes:
        ann.page.get_by_role("button", name="Keep what this browser saw").click()
    notes.value.save_as(tmp_path / "notes.json")
    (tmp_path / "game.dicehouse").write_text(_record(house, table))
    done = CliRunner().invoke(
        app, ["verify", str(tmp_path / "game.dicehouse"), "--notes", str(tmp_path / "notes.json"), "--lang", "en"]
    )
    assert done.exit_code == 0, done.output
    assert "Your string is in the dice" in done.output
    assert "Every roll is the one you were shown." in done.output
    # and once more, everybody one seat further
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.get_by_role("button", name="Never mind").wait_for()
    house.ask("POST", f"/tables/{table}/next", {}, bob.token)
    ann.page.wait_for_url(lambda url: table not in url)
    following = ann.page.url.rsplit("/", 1)[1]
    friend = Friend(house, following, bob.token)
    play(ann.page, hasty(4))
    friend.done()
    found = check(ann.page)
    assert verdict(ann.page) == "good"
    assert {"own-good", "pledged", "commitment-good"} <= set(found)
    again = house.ask("GET", f"/tables/{following}/proof")
    assert not {*proof["strings"]} & {*again["strings"]}


def _record(house: House, table: str) -> str:
    with urllib.request.urlopen(f"{house.url}/api/tables/{table}/record") as answer:
        return str(answer.read().decode())


CAUGHT = {
    "grind": ("pledge-bad", "Bob: this is not the pinch of chance that was sealed."),
    "grind_and_forge": ("pledge-bad", "Bob: this is not the pinch of chance that was sealed."),
    "drop": ("own-dropped", "Your own pinch of chance was left out."),
    "swap": ("dice-bad", "was made with dice that the rules do not know: car car car car car car."),
    "show": ("shown-bad", "you were shown"),
    "forget": ("shown-count", "Rolls in the proof:"),
    "reseed": ("commitment-bad", "The seed does not fit the fingerprint you were shown."),
}


def test_every_cheat_is_tried() -> None:
    assert set(CAUGHT) == set(CHEATS)


@pytest.mark.parametrize("cheating", CAUGHT, indirect=True)
def test_a_house_that_cheats_is_caught_in_the_browser(welcome: Welcome, cheating: House) -> None:
    node = cheating.node
    assert isinstance(node, Cheating)
    ann = welcome()
    options = {"target": 8, "first": "0", "round": "beats"}
    table = cheating.ask("POST", "/tables", {"game": "gonuts", "seats": [{}, {}], "options": options})["table"]
    sit(ann, cheating, table)
    friend = Friend(cheating, table)
    play(ann.page, hasty(5))
    friend.done()
    assert (
        node.cheat in ("drop", "swap", "show") or friend.wrong
    )  # those are no concern of Bob's, or not for his program
    found = check(ann.page)
    what, sentence = CAUGHT[node.cheat]
    assert verdict(ann.page) == "bad"
    assert sentence in found.get(what, ""), found
    expect(ann.page.get_by_text("These dice were not honest.")).to_be_visible()


@pytest.mark.parametrize("game", ["chinchiller", "chili", "dixkibluff", "gonuts"])
def test_every_game_is_found_honest_and_what_was_never_seen_is_said(welcome: Welcome, house: House, game: str) -> None:
    ann = welcome()
    seats = [{}, BOT, BOT] if game == "dixkibluff" else [{}, BOT]
    options = {"chili": {"rolls": 4}, "gonuts": {"target": 10, "round": "beats"}}.get(game, {})
    table = house.ask("POST", "/tables", {"game": game, "seats": seats, "options": options})["table"]
    sit(ann, house, table)
    settle(ann.page)
    ann.page.reload()  # what was seen before is kept
    play(ann.page, hasty(6))
    found = check(ann.page)
    assert verdict(ann.page) == "good", found
    assert {"own-good", "none", "dice-good", "shown-good", "commitment-good"} <= set(found)
    proof = house.ask("GET", f"/tables/{table}/proof")
    seen = int(found["shown-good"].split()[0].replace("One", "1"))
    never = int(found.get("shown-hidden", "0").split()[0].replace("One", "1"))
    assert seen + never == proof["rolls"]
    if game in ("chili", "gonuts"):
        assert never == 0


def test_who_watched_came_late_or_added_nothing_is_told_what_could_not_be_checked(
    welcome: Welcome, house: House
) -> None:
    ann, late = welcome(), welcome()
    table = ann.sit("gonuts", [{}, BOT], {"target": 8, "round": "beats"})  # by a program: nothing was pledged
    settle(ann.page)
    late.page.goto(f"{house.url}/t/{table}")
    expect(late.page.get_by_text("watching")).to_be_visible()
    play(ann.page, hasty(7))
    found = check(ann.page)
    assert verdict(ann.page) == "good"
    assert {"own-none", "commitment-late"} <= set(found)
    settle(late.page)
    assert {"watched", "commitment-late"} <= set(check(late.page))


def test_the_string_is_kept_back_until_the_own_pledge_was_seen_sealed(welcome: Welcome, house: House) -> None:
    """A house that leaves out a pledge gets no string: it learns nothing it could choose by."""
    ann = welcome()
    said: list[str] = []

    def lie(route: object) -> None:
        server = route.connect_to_server()  # type: ignore[attr-defined]

        def from_house(text: str) -> None:
            message = json.loads(text)
            for entry in (*message.get("missed", ()), *message.get("told", ())):
                if entry["kind"] == "sealed":
                    entry["text"] = "0" * 64 + " -"
            route.send(json.dumps(message))  # type: ignore[attr-defined]

        def from_page(text: str) -> None:
            said.append(json.loads(text)["say"])
            server.send(text)

        server.on_message(from_house)
        route.on_message(from_page)  # type: ignore[attr-defined]

    ann.page.route_web_socket("**/ws", lie)
    table = house.ask("POST", "/tables", {"game": "gonuts", "seats": [{}, BOT]})["table"]
    sit(ann, house, table)
    expect(ann.page.get_by_text("Mixing the dice…")).to_be_visible()
    ann.page.get_by_text("Fingerprint of the dice").click()
    ann.page.wait_for_timeout(500)
    assert set(said) == {"hello"}
