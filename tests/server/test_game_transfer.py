"""Games that move between houses: played on where they were left, marked, and nothing of them trusted."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from dicehouse.core.errors import DiceError
from dicehouse.core.record import DiceLine, Record
from dicehouse.dice import verify
from local_house.houses import PageHouse, play
from server.inprocess import LocalNode

BOT = {"kind": "bot", "level": "novice"}
GAMES = ("chili", "chinchiller", "dixkibluff", "gonuts")


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 300))


async def taken(page: PageHouse, game: str, moves: int) -> str:
    """The record of a game that was begun in a page and taken away."""
    levels = ("novice", "novice") if game == "dixkibluff" else ("novice",)
    table, token = await page.seated(game, *levels, **({"round": "beats"} if game == "gonuts" else {}))
    await play(page, table, token, moves)
    answer = await page.ask("POST", f"/api/tables/{table}/away", {"tokens": [token]})
    assert answer.status == 200, answer.body
    again = await page.ask("POST", f"/api/tables/{table}/away", {"tokens": ["other", token]})
    assert again.body == answer.body, "asked twice, it is the same"
    assert (await page.ask("POST", f"/api/tables/{table}/seats", {"name": "Eve"})).json()["code"] == "table.moved"
    return answer.body.decode()


def chairs(record: str) -> list[dict[str, str]]:
    seats = json.loads(record.splitlines()[0])["seats"]
    return [{"kind": "bot", "level": one["bot"]} if "bot" in one else {"name": one["name"]} for one in seats]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_from_a_page_to_a_server_with_a_friend_in_a_bots_seat_and_back(game: str, tmp_path: Path) -> None:
    async def there_and_back() -> None:
        async with PageHouse() as page, PageHouse() as home, LocalNode(tmp_path, bot_pause=0.0) as server:
            record = await taken(page, game, 0)
            assert "reveal" not in record, "the seed of a page is its own affair"
            seats = chairs(record)
            seats[1] = {"name": "Ben"}
            brought = await server.ask("POST", "/api/records", {"record": record, "seats": seats})
            assert brought.status == 201, brought.body
            told = brought.json()
            table = told["table"]
            shown = (await server.ask("GET", f"/api/tables/{table}")).json()
            assert [one["name"] for one in shown["seats"]][:2] == ["Ann", "Ben"]
            assert shown["phase"] == "playing"
            ann, ben, *_ = told["tokens"]
            alone = await server.ask("POST", f"/api/tables/{table}/away", {"tokens": [ann]})
            assert alone.json()["code"] == "table.not-alone", "Ben plays there, too"
            back = await server.ask("POST", f"/api/tables/{table}/away", {"tokens": [ann, ben]})
            moved = back.body.decode()
            assert moves_of(moved)[: len(moves_of(record))] == moves_of(record)
            seats = chairs(moved)
            seats[1] = BOT
            here = (await home.ask("POST", "/api/records", {"record": moved, "seats": seats})).json()
            await play(home, here["table"], here["tokens"][0])
            whole = Record.read((await home.ask("GET", f"/api/tables/{here['table']}/record")).body.decode())
            assert [one.dice for one in whole.lines if isinstance(one, DiceLine)] == ["elsewhere", "fair"]
            proof = await home.ask("GET", f"/api/tables/{here['table']}/proof")
            if proof.status == 409:  # no roll was left
                assert proof.json()["code"] == "table.elsewhere"
                with pytest.raises(DiceError, match="Another house"):
                    verify(whole)
            else:
                verdict = verify(whole)
                assert verdict.elsewhere > 0
                assert proof.json()["elsewhere"] == verdict.elsewhere
                assert len(proof.json()["thrown"]) == verdict.rolls

    run(there_and_back())


def moves_of(record: str) -> list[str]:
    return [line for line in record.splitlines() if '"act"' in line or '"roll":' in line]


def test_a_game_that_is_over_can_be_looked_at_in_a_page_only(tmp_path: Path) -> None:
    async def look() -> None:
        async with PageHouse() as page, PageHouse() as other, LocalNode(tmp_path) as server:
            table, token = await page.seated("gonuts", "novice", round="beats")
            await play(page, table, token)
            record = (await page.ask("GET", f"/api/tables/{table}/record")).body.decode()
            body = {"record": record, "seats": chairs(record)}
            assert (await server.ask("POST", "/api/records", body)).json()["code"] == "table.ended"
            brought = await other.ask("POST", "/api/records", body)
            assert brought.status == 201, brought.body
            here = brought.json()["table"]
            shown = (await other.ask("GET", f"/api/tables/{here}")).json()
            assert shown["phase"] == "over"
            assert (await other.ask("GET", f"/api/tables/{here}/story")).status == 200
            steps = (await other.ask("GET", f"/api/tables/{here}/replay")).json()["steps"]
            assert steps == len(moves_of(record))
            assert (await other.ask("GET", f"/api/tables/{here}/proof")).json()["code"] == "table.elsewhere"

    run(look())


def test_a_server_takes_no_record_that_the_rules_do_not_make(tmp_path: Path) -> None:
    async def refuse() -> None:
        async with PageHouse() as page, LocalNode(tmp_path) as server:
            record = await taken(page, "gonuts", 3)
            head, *lines = record.splitlines(keepends=True)
            seats = chairs(record)
            rolled = next(place for place, line in enumerate(lines) if '"roll":' in line)
            header = json.loads(head)

            async def ask(record: str, seats: Any = seats, **more: Any) -> str:
                answer = await server.ask("POST", "/api/records", {"record": record, "seats": seats, **more})
                assert 400 <= answer.status < 500, (answer.status, answer.body[:200])
                code: str = answer.json()["code"]
                return code

            other = {"seats": [*header["seats"], {"name": "Eve"}]}
            wrong = {
                "": "record.empty",
                "[" * 100_000: "record.empty",
                "[" * 100_000 + "\n": "record.header",
                head + '{"act":"roll"}\n': "record.line",
                head + '{"nothing":1}\n': "record.line",
                json.dumps(header | {"game": "ludo"}) + "\n": "game.unknown",
                json.dumps(header | {"dicehouse": 9}) + "\n": "record.version",
                json.dumps(header | {"rules": 999}) + "\n": "record.rules",
                head + "".join(lines[:rolled]) + '{"roll":"cat"}\n': "record.move",
                head + "".join(lines[:rolled]) + lines[rolled] * 2: "record.move",
                head + lines[0] + '{"act":"roll","seat":0}\n' * 3: "record.move",
                head + '{"roll":"0"}\n' * 6_000: "record.large",
            }
            for text, code in wrong.items():
                assert await ask(text) == code, text[:300]
            assert await ask(head + "x" * 262_144) == "http.400"
            assert await ask(record, [*seats, {"name": "Eve"}]) == "table.chairs"
            assert await ask(record, [{"name": "Ann"}, {"name": "Ann"}]) == "table.name-taken"
            assert await ask(record, [{"name": ""}, BOT]) == "table.name"
            assert await ask(record, [{"name": "\u202eAnn"}, BOT]) == "table.name"
            assert await ask(record, [{"name": "Ann"}, {"kind": "bot", "level": "god"}]) == "bots.level"
            assert await ask(record, clock=-1) == "http.400"
            assert await ask(record, real=True) == "http.400"
            assert await ask(json.dumps(header | other) + "\n" + "".join(lines)) == "record.names"
            listed = await server.store.figures()
            assert sum(listed.tables.values()) == 0, "nothing was opened"

    run(refuse())


def test_only_whoever_holds_all_seats_takes_a_game_along(tmp_path: Path) -> None:
    async def attempt() -> None:
        async with LocalNode(tmp_path) as server:
            opened = (await server.ask("POST", "/api/tables", {"game": "chili", "seats": [{}, BOT]})).json()
            away = f"/api/tables/{opened['table']}/away"
            assert (await server.ask("POST", away, {"tokens": [opened["host"]]})).json()["code"] == "table.not-begun"
            seat = f"/api/tables/{opened['table']}/seats"
            token = (await server.ask("POST", seat, {"name": "Ann"})).json()["token"]
            for tokens in ([], [""], [opened["host"]], ["x" * 80]):
                answer = await server.ask("POST", away, {"tokens": tokens})
                assert answer.json()["code"] == "table.not-alone", tokens
            assert (await server.ask("POST", away, {"tokens": ["x" * 81]})).status == 400
            assert (await server.ask("POST", away, {"tokens": [token] * 17})).status == 400
            assert (await server.ask("POST", away, {"tokens": [token]})).status == 200
            day = (await server.ask("POST", "/api/daily")).json()
            token = (await server.ask("POST", f"/api/tables/{day['table']}/seats", {"name": "Ann"})).json()["token"]
            answer = await server.ask("POST", f"/api/tables/{day['table']}/away", {"tokens": [token]})
            assert answer.json()["code"] == "table.daily"

    run(attempt())
