"""A house without a server: whole games, what it keeps, what it refuses, and that nobody hears too much."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from dicehouse import games
from dicehouse.bots import VALUES_NEED_NUMPY
from dicehouse.core.errors import RecordError
from dicehouse.core.record import Record
from dicehouse.dice import verify
from dicehouse.server import session
from dicehouse.server.errors import TableError
from dicehouse.site.kept_tables import read_kept
from dicehouse.site.router import ROUTES
from local_house.houses import PageHouse, play
from local_house.judged import check_judged
from server.inprocess import LocalNode
from server.parties import Party, all_secrets, play_all

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PARTIES = 22
"""Two of each kind."""


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 300))


def test_whole_games_with_nothing_that_a_page_has_not() -> None:
    done = subprocess.run(
        [sys.executable, HERE / "whole_games.py"], capture_output=True, text=True, check=False, timeout=300, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    *played, daily, about = map(json.loads, done.stdout.splitlines())
    assert set(about["modules"]) <= {"__main__", "_distutils_hack", "dicehouse", "msgspec", "typing_extensions"}
    assert {one["game"] for one in played} == set(games.names())
    for one in played:
        assert set(one["told"].values()) == {200}, one
        record = Record.read(one["record"])
        assert games.replay(record).record.write() == one["record"], "the rules make the same log of it"
        assert verify(record).rolls > 0
        check_judged(one)
    assert daily["made"] > 5
    assert (daily["status"], daily["code"]) == (400, VALUES_NEED_NUMPY)


def test_a_game_goes_on_where_it_was_when_the_page_was_closed() -> None:
    async def visits() -> None:
        async with PageHouse() as first:
            table, token = await first.seated("gonuts", "regular", round="beats")
            await play(first, table, token, 3)
            number = first.number(table)
        async with PageHouse(*filter(None, first.saved.values())) as second:
            assert second.problems == []
            told = (await second.ask("GET", f"/api/tables/{table}")).json()
            assert told["phase"] == "playing"
            assert len(await second.store.read(table, 0)) >= number
            await play(second, table, token)
            assert (await second.ask("GET", f"/api/tables/{table}/story")).status == 200

    run(visits())


def test_what_is_damaged_is_left_out_and_told() -> None:
    async def visits() -> None:
        async with PageHouse() as first:
            good, token = await first.seated("gonuts", "regular", round="beats")
            await play(first, good, token, 3)
        (text,) = filter(None, first.saved.values())
        kept = json.loads(text)
        rolled = next(entry for entry in kept["entries"] if entry["type"] == "rolled")
        damages: list[dict[str, Any]] = [
            {"dicehouse": 2},
            {"seed": "no seed"},
            {"times": kept["times"][1:]},
            {"spec": {"game": "ludo"}},
            {"entries": [*kept["entries"][:-1], {"type": "nonsense"}]},
            {"entries": [*kept["entries"], kept["entries"][0]], "times": [*kept["times"], kept["times"][-1]]},
            {"entries": [one | {"events": []} if one == rolled else one for one in kept["entries"]]},
        ]
        broken = [json.dumps(kept | damage) for damage in damages]
        async with PageHouse("", "[" * 10_000, "{}", text[:-9], *broken, text) as second:
            assert len(second.problems) == 4 + len(broken)
            assert all("cannot be read" in problem for problem in second.problems)
            assert (await second.ask("GET", f"/api/tables/{good}")).status == 200

    run(visits())


def test_a_table_is_kept_after_every_change_once_for_several_and_forgotten_when_deleted() -> None:
    async def visit() -> None:
        async with PageHouse() as page:
            table, token = await page.seated("chili", "novice")
            await play(page, table, token, 2)
            await asyncio.sleep(0.05)
            text = page.saved[table]
            assert text is not None
            assert len(read_kept(text).entries) == len(await page.store.read(table, 0))
            assert page.saves < len(await page.store.read(table, 0))
            host = await page.ask("POST", "/api/tables", {"game": "chili", "seats": [{}]})
            mine = host.json()["table"]
            assert (await page.ask("DELETE", f"/api/tables/{mine}", None, "not the host's")).status == 403
            assert (await page.ask("DELETE", f"/api/tables/{mine}", None, host.json()["host"])).status == 204
        assert page.saved[mine] is None

    run(visit())


def test_a_running_game_goes_on_in_the_page_of_another_device() -> None:
    async def visits() -> None:
        async with PageHouse() as phone, PageHouse() as tablet:
            table, token = await phone.seated("gonuts", "regular", round="beats")
            await play(phone, table, token, 2)
            text = phone.house.export(table)
            assert tablet.house.take_in(text) == tablet.house.take_in(text) == table
            await play(tablet, table, token)
            assert (await tablet.ask("GET", f"/api/tables/{table}/record")).status == 200
            assert (await phone.ask("GET", f"/api/tables/{table}/record")).status == 409
            with pytest.raises(RecordError):
                tablet.house.take_in(text.replace("rolled", "acted", 1))
            with pytest.raises(TableError):
                tablet.house.export("none")
        assert read_kept(tablet.saved[table] or "").listing.phase == "over"

    run(visits())


def test_nobody_at_one_device_hears_what_another_one_must_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "BURST", 10**9)

    async def visit() -> None:
        async with PageHouse() as page:
            parties = [Party(page, slot, 7) for slot in range(PARTIES)]
            await play_all(parties)
            secrets = await all_secrets(parties)
            checked = [await party.check(secrets) for party in parties]
            assert sum(one.messages for one in checked) > 100 * PARTIES
            assert all(one.truth.ended is not None for one in checked)

    run(visit())


ASKED: tuple[tuple[str, str, object], ...] = (
    ("GET", "/api/house", None),
    ("GET", "/api/lessons/gonuts", None),
    ("GET", "/api/lessons/ludo", None),
    ("GET", "/api/puzzles/chili?after=12", None),
    ("GET", "/api/puzzles/chili?after=-1", None),
    ("GET", "/api/puzzles/daily", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/none", None),
    ("GET", "/api/codes/NONE", None),
    ("GET", "/api/daily/none", None),
    ("GET", "/api/nothing", None),
    ("PUT", "/api/tables", None),
    ("POST", "/api/tables", None),
    ("POST", "/api/tables", []),
    ("POST", "/api/tables", {"game": "ludo", "seats": [{}]}),
    ("POST", "/api/tables", {"game": "chili", "seats": [{}] * 17}),
    ("POST", "/api/tables", {"game": "chili", "seats": [{"kind": "bot", "level": "nobody"}]}),
    ("POST", "/api/tables", {"game": "chili", "seats": [{}], "options": {"rolls": "many"}}),
    ("POST", "/api/tables", {"game": "chili", "seats": [{}], "colour": "red"}),
    ("POST", "/api/tables", {"game": "chili", "seats": [{}]}),
    ("PATCH", "/api/tables/none", {"clock": 30}),
    ("DELETE", "/api/tables/none", None),
    ("POST", "/api/tables/none/seats", {"name": ""}),
    ("POST", "/api/tables/none/seats", {"name": "Ann"}),
    ("DELETE", "/api/tables/none/seats/99", None),
    ("DELETE", "/api/tables/none/seats/1", None),
    ("POST", "/api/tables/none/seats/1/mute?muted=perhaps", None),
    ("POST", "/api/tables/none/restored", None),
    ("POST", "/api/tables/none/next", {"missing": "everybody"}),
    ("GET", "/api/tables/none/record", None),
    ("GET", "/api/tables/none/review?after=0", None),
    ("GET", "/api/tables/none/choices", None),
    ("GET", "/api/tables/none/mistakes?seat=16", None),
    ("POST", "/api/daily", None),
)


def test_it_answers_as_a_server_does(tmp_path: Path) -> None:
    async def both() -> None:
        async with PageHouse() as page, LocalNode(tmp_path, limits=0.0) as server:
            for method, path, body in ASKED:
                here, there = await page.ask(method, path, body), await server.ask(method, path, body)
                assert here.status == there.status, (method, path, here, there)
                if here.status >= 400:
                    assert here.json()["code"] == there.json()["code"], (method, path)
                    if not here.json()["code"].startswith("http."):
                        assert here.json() == there.json()
                elif method == "GET" and "house" not in path:
                    assert here.json() == there.json()
                else:
                    assert here.json().keys() == there.json().keys()
            listed, known = await page.ask("GET", "/api/games"), await server.ask("GET", "/api/games")
            assert listed.json() == known.json(), "where numpy is, every level plays"

    run(both())


def test_it_has_every_path_of_a_server(tmp_path: Path) -> None:
    there = {
        (re.sub(r"\{[^}]*\}", "*", route.path).removeprefix("/api/"), method)
        for route in LocalNode(tmp_path).app.routes
        for method in getattr(route, "methods", ())
        if route.path.startswith("/api/") and not route.path.startswith("/api/schema") and method != "OPTIONS"
    }
    assert there == {(path, method) for path, handlers in ROUTES for method in handlers}


def test_the_dice_of_a_day_are_the_same_in_every_page_and_not_those_of_a_server(tmp_path: Path) -> None:
    async def both() -> None:
        async with PageHouse() as one, PageHouse() as other, LocalNode(tmp_path) as server:
            mine, yours, theirs = [(await house.ask("GET", "/api/daily")).json() for house in (one, other, server)]
            assert mine == yours
            assert mine["day"] == theirs["day"]
            assert mine["commitment"] != theirs["commitment"]

    run(both())
