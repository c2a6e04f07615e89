"""Playing at a real node: sitting down, whole games, coming back, watching, bots, clocks, the next game."""

import asyncio
import contextlib
import hashlib
import hmac
import itertools
import json
import struct
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.typing import Origin

from dicehouse import games
from dicehouse.client import ApiError, Gone, Refusal, Seat, ServerApi, sit_down
from dicehouse.core.record import Record, RollLine
from dicehouse.dice import verify
from server.conftest import NodeProcess

SAFE = {"first": 0, "squirrels": 0, "cars": 0}
"""Go Nuts! in which every roll is an acorn: whoever starts has a choice, and keeps the turn."""


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 100))


async def seated(
    node: NodeProcess, game: str, players: int, options: dict[str, Any] | None = None, **wishes: Any
) -> list[Seat]:
    """A table with all its people."""
    api = ServerApi(node.address)
    opened = await api.open_table(game, [{}] * players, options, **wishes)
    return [await sit_down(node.address, opened["table"], f"P{number}", string="") for number in range(players)]


async def play(seat: Seat, random: Random) -> Seat:
    """Any legal action, until the game is over."""
    async with seat:
        async for moment in seat.moments():
            if moment.choices:
                try:
                    await seat.act(random.choice(moment.choices).action, moment.number)
                except Refusal as refusal:
                    assert refusal.code == "action.too-late", refusal  # noqa: PT017
    return seat


def computed(proof: dict[str, Any]) -> list[list[str]]:
    """Every roll, worked out from a proof as docs/fair-dice.md says it, with none of our own code."""
    seed = bytes.fromhex(proof["seed"])
    assert hashlib.sha256(seed).hexdigest() == proof["commitment"]
    strings = [string.encode() for string in proof["strings"]]
    mix = hashlib.sha256(b"".join(b"%d:%b" % (len(one), one) for one in strings)).hexdigest()

    def face(roll: int, place: int, faces: list[str]) -> str:
        for block in itertools.count():
            digest = hmac.digest(seed, f"{mix} {roll} {place} {block}".encode(), "sha256")
            for number in struct.unpack(">8I", digest):
                if number < 2**32 - 2**32 % len(faces):
                    return str(faces[number % len(faces)])
        raise AssertionError("unreachable")

    return [
        [face(roll, place, proof["kinds"][kind]) for place, kind in enumerate(throw["dice"])]
        for roll, throw in enumerate(proof["thrown"])
    ]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("chinchiller", 3, {}),
        ("chili", 2, {"rolls": 12}),
        ("gonuts", 2, {"target": 20, "round": "beats"}),
        ("gonuts", 2, {"target": 12, "squirrels": 20, "acorns": 10, "dogs": 1, "houses": 1}),  # live, by default
        ("dixkibluff", 4, {}),
        ("dixkibluff", 3, {"calls": "live"}),
    ],
)
def test_a_whole_game_by_programs_and_its_dice_verify(
    node: NodeProcess, game: str, players: int, options: dict[str, Any]
) -> None:
    async def work() -> None:
        seats = await seated(node, game, players, options)
        commitment = (await seats[0].api.request("GET", f"/api/tables/{seats[0].table}"))["commitment"]
        await asyncio.gather(*(play(seat, Random(number)) for number, seat in enumerate(seats)))
        numbers = [[entry["number"] for entry in seat.history] for seat in seats]
        assert all(numbered == list(range(1, len(numbers[0]) + 1)) for numbered in numbers)
        api = seats[0].api
        record = Record.read(await api.request("GET", f"/api/tables/{seats[0].table}/record"))
        proof = await api.request("GET", f"/api/tables/{seats[0].table}/proof")
        assert (proof["rolls"], proof["commitment"]) == (verify(record).rolls, commitment)
        assert computed(proof) == [throw["fell"] for throw in proof["thrown"]]
        assert [" ".join(throw["fell"]) for throw in proof["thrown"]] == [
            line.roll for line in record.lines if isinstance(line, RollLine)
        ]
        again = games.replay(record)
        assert again.outcome is not None
        assert [info.name for info in again.seats] == [f"P{number}" for number in range(players)]

    run(work())
    assert node.errors() == []


def test_whoever_was_away_catches_up_from_the_last_number(node: NodeProcess) -> None:
    async def work() -> None:
        one, two = await seated(node, "gonuts", 2, SAFE)
        async with one, two:
            await anext(one.moments())
            await one.act("roll")
            number = one.now.number  # type: ignore[union-attr]
        raw = await hello(node, two.table, two.token, last=number - 1)
        assert [entry["number"] for entry in raw["missed"]] == list(range(number, raw["now"]["number"] + 1))
        everything = await hello(node, two.table, two.token)
        assert [entry["number"] for entry in everything["missed"]] == list(range(1, raw["now"]["number"] + 1))
        ahead = await hello(node, two.table, two.token, last=10**6)
        assert ahead.get("missed", []) == []

    run(work())


async def hello(node: NodeProcess, table: str, token: str = "", **more: Any) -> dict[str, Any]:
    """The first answer of a fresh connection."""
    async with connect(ServerApi(node.address).websocket_url) as socket:
        await socket.send(json.dumps({"say": "hello", "version": 2, "table": table, "token": token, **more}))
        return json.loads(await socket.recv())  # type: ignore[no-any-return]


def test_what_is_sent_twice_counts_once(node: NodeProcess) -> None:
    async def work() -> None:
        one, two = await seated(node, "gonuts", 2, SAFE)
        async with one, two:
            moment = await anext(one.moments())
            message = json.dumps({"say": "act", "id": "x1", "action": "bank", "seen": moment.number})
            async with connect(one.api.websocket_url) as socket:
                await socket.send(json.dumps({"say": "hello", "version": 2, "table": one.table, "token": one.token}))
                await socket.recv()
                answers: list[dict[str, Any]] = []
                for _ in range(3):
                    await socket.send(message)
                while len(answers) < 3:
                    told = json.loads(await socket.recv())
                    if told["say"] in ("done", "refused"):
                        answers.append(told)
            assert len({json.dumps(answer, sort_keys=True) for answer in answers}) == 1
            assert answers[0]["say"] == "done"
            # and after the node was killed, too: the id is in the log
            node.kill()
            node.start()
            async with connect(one.api.websocket_url) as socket:
                await socket.send(json.dumps({"say": "hello", "version": 2, "table": one.table, "token": one.token}))
                await socket.recv()
                await socket.send(message)
                while (told := json.loads(await socket.recv()))["say"] not in ("done", "refused"):
                    pass
            assert told == answers[0]

    run(work())


def test_a_table_answers_with_the_codes_of_the_engine(node: NodeProcess) -> None:
    async def work() -> None:
        one, two = await seated(node, "gonuts", 2, SAFE)
        async with one, two:
            await anext(one.moments())
            await anext(two.moments())
            for seat, action, code in (
                (two, "roll", "action.not-your-turn"),
                (one, "fly", "action.syntax"),
                (one, "shake", "action.illegal"),
            ):
                with pytest.raises(Refusal) as refused:
                    await seat.act(action)
                assert refused.value.code == code

    run(work())


def test_somebody_who_watches_sees_and_cannot_act(node: NodeProcess) -> None:
    async def work() -> None:
        seats = await seated(node, "dixkibluff", 3, {"first": 0})
        async with Seat(seats[0].api, seats[0].table) as watcher:
            moment = await anext(watcher.moments())
            assert watcher.seat is None
            assert moment.view is not None
            assert moment.view["hands"] == [None, None, None]
            assert moment.choices == ()
            with pytest.raises(Refusal) as refused:
                await watcher.act("bet 1 pi")
            assert refused.value.code == "table.watching"

    run(work())


@pytest.mark.parametrize("token", ["x", "x" * 80])
def test_a_wrong_token_keeps_no_seat(node: NodeProcess, token: str) -> None:
    async def work() -> None:
        one, _ = await seated(node, "gonuts", 2)
        assert (await hello(node, one.table, token))["code"] == "table.token"
        assert (await hello(node, "nowhere"))["code"] == "table.unknown"
        with pytest.raises(Gone):
            async with Seat(one.api, one.table, token) as seat:
                await anext(seat.moments())

    run(work())


def test_a_seat_is_taken_once_and_names_are_told_apart(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        table = (await api.open_table("gonuts", [{}, {}]))["table"]
        taken = await asyncio.gather(
            *(api.take_seat(table, f"N{number}", seat=1) for number in range(8)), return_exceptions=True
        )
        assert sum(isinstance(one, tuple) for one in taken) == 1
        refused = [one for one in taken if isinstance(one, ApiError)]
        assert {(one.status, one.code) for one in refused} == {(409, "table.taken")}
        winner = next(number for number, one in enumerate(taken) if isinstance(one, tuple))
        for name, code in ((f"N{winner}", "table.name-taken"), (" x", "table.name"), ("\u202e", "table.name")):
            with pytest.raises(ApiError) as error:
                await api.take_seat(table, name)
            assert error.value.code == code
        await api.take_seat(table, "Zoe")
        with pytest.raises(ApiError) as error:
            await api.take_seat(table, "Late")
        assert error.value.code == "table.begun"

    run(work())


def test_people_play_with_bots_of_the_house_and_programs(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        wishes = [{"kind": "person"}, {"kind": "bot", "level": "regular"}, {"kind": "program"}]
        table = (await api.open_table("gonuts", wishes, {"target": 80, "round": "beats"}))["table"]
        person = await sit_down(node.address, table, "Ann", string="")
        with pytest.raises(ApiError):  # the other free seat is for a program
            await api.take_seat(table, "Bob")
        program = await sit_down(node.address, table, "HAL", kind="program", string="")
        await asyncio.gather(play(person, Random(1)), play(program, Random(2)))
        kinds = [entry["kind"] for entry in person.history]
        assert kinds[-1] == "ended"
        seats = {entry["seat"] for entry in person.history if entry["kind"] == "acted"}
        assert seats == {0, 1, 2}

    run(work())
    assert node.errors() == []


def test_the_next_game_has_the_same_players_one_seat_further(node: NodeProcess) -> None:
    async def work() -> None:
        seats = await seated(node, "gonuts", 2, SAFE | {"target": 20})
        with pytest.raises(ApiError) as early:
            await seats[0].api.request("POST", f"/api/tables/{seats[0].table}/next", {}, seats[0].token)
        assert early.value.code == "table.not-over"
        await asyncio.gather(*(play(seat, Random(number)) for number, seat in enumerate(seats)))
        opened = [
            await seat.api.request("POST", f"/api/tables/{seat.table}/next", {}, seat.token)
            for seat in (*seats, *seats, *seats)
        ][2:]
        assert len({one["table"] for one in opened}) == 1  # asked twice, opened once
        again = [Seat(seat.api, opened[0]["table"], seat.token) for seat in seats]
        await asyncio.gather(*(play(seat, Random(number)) for number, seat in enumerate(again)))
        assert [seat.seat for seat in again] == [1, 0]
        with pytest.raises(ApiError) as stranger:
            await seats[0].api.request("POST", f"/api/tables/{seats[0].table}/next", {}, "nobody")
        assert stranger.value.code == "table.token"

    run(work())


def test_whoever_comes_too_late_for_a_seat_watches_to_the_end(node: NodeProcess) -> None:
    async def work() -> None:
        seats = await seated(node, "gonuts", 2, {"target": 20, "round": "beats", "squirrels": 0})
        with pytest.raises(ApiError) as late:
            await seats[0].api.take_seat(seats[0].table, "Late")
        assert (late.value.status, late.value.code) == (409, "table.begun")
        proof = f"/api/tables/{seats[0].table}/proof"
        with pytest.raises(ApiError) as early:
            await seats[0].api.request("GET", proof)
        assert (early.value.status, early.value.code) == (409, "table.not-over")
        welcome = await hello(node, seats[0].table)
        assert (welcome["seat"], welcome["host"], welcome["now"].get("choices", [])) == (None, False, [])
        async with Seat(seats[0].api, seats[0].table) as watcher:
            await asyncio.gather(*(play(seat, Random(number)) for number, seat in enumerate(seats)))
            async for moment in watcher.moments():
                assert moment.choices == ()
        assert watcher.seat is None
        seen, played = ([{**entry, "view": None} for entry in one.history] for one in (watcher, seats[0]))
        assert seen == played  # nothing is secret here, but a view is of its viewer
        over = (await hello(node, seats[0].table))["now"]
        assert over["outcome"]["winners"] == [over["view"]["winner"]]

    run(work())
    assert node.errors() == []


def test_the_host_may_send_players_away_and_mute_them(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}, {}])
        table, host = opened["table"], opened["host"]
        seat, token = await api.take_seat(table, "Rude")
        for wrong in ("", "guess", token + "x"):
            with pytest.raises(ApiError) as refused:
                await api.request("DELETE", f"/api/tables/{table}/seats/{seat}", None, wrong)
            assert (refused.value.status, refused.value.code) == (403, "table.not-host")
        await api.request("DELETE", f"/api/tables/{table}/seats/{seat}", None, host)
        assert (await hello(node, table, token))["code"] == "table.sent-away"
        one = await sit_down(node.address, table, "Ann", string="")
        two = await sit_down(node.address, table, "Bob", string="")
        async with one, two:
            await two.chat("hello <b>you</b>")
            await api.request("POST", f"/api/tables/{table}/seats/1/mute", None, host)
            with pytest.raises(Refusal) as muted:
                await two.chat("and again")
            assert muted.value.code == "table.muted"
            await api.request("POST", f"/api/tables/{table}/seats/1/mute?muted=false", None, host)
            await two.chat("sorry")
            await one.chat("fine")
            said = [entry["text"] for entry in one.history if entry["kind"] == "said"]
            assert said == ["hello <b>you</b>", "sorry", "fine"][: len(said)]

    run(work())


def test_the_host_may_send_a_player_away_from_a_running_game_and_a_bot_goes_on(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        opened = await api.open_table("gonuts", [{}, {}], {"target": 20, "round": "beats", "squirrels": 0})
        rude = await sit_down(node.address, opened["table"], "Rude", string="")
        kind = await sit_down(node.address, opened["table"], "Kind", string="")
        async with rude:
            await anext(rude.moments())
            await api.request("DELETE", f"/api/tables/{opened['table']}/seats/0", None, opened["host"])
            assert (await hello(node, opened["table"], rude.token))["code"] == "table.sent-away"
        await play(kind, Random(1))
        kinds = [entry["kind"] for entry in kind.history]
        assert kinds.count("dropped") == 1
        assert kinds[-1] == "ended"
        with pytest.raises(ApiError) as nobody:
            await api.request("DELETE", f"/api/tables/{opened['table']}/seats/0", None, opened["host"])
        assert nobody.value.status == 409

    run(work())


def test_whoever_is_sent_away_is_shown_out_wherever_they_are(nodes: list[NodeProcess]) -> None:
    async def sent_away(begun: bool) -> None:
        here, there = (ServerApi(node.address) for node in nodes)
        opened = await here.open_table("chinchiller", [{}, {}])
        path = f"/api/tables/{opened['table']}/seats/0"
        _, token = await here.take_seat(opened["table"], "Rude")
        if begun:
            await here.take_seat(opened["table"], "Kind")
        async with connect(there.websocket_url) as socket:
            await socket.send(json.dumps({"say": "hello", "version": 2, "table": opened["table"], "token": token}))
            assert json.loads(await socket.recv())["seat"] == 0
            await here.request("DELETE", path, None, opened["host"])
            told = []
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    told.append(json.loads(await socket.recv()))
            assert socket.close_code == 1008
            assert told[-1]["told"][-1]["kind"] == ("dropped" if begun else "stood")

    run(sent_away(begun=False))
    run(sent_away(begun=True))
    assert [node.errors() for node in nodes] == [[], []]


def test_a_clock_that_runs_out_lets_a_bot_decide_once(node: NodeProcess) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        with pytest.raises(ApiError):
            await api.open_table("gonuts", [{}, {}], clock=1)  # too short to be kind
        opened = await api.open_table("gonuts", [{}, {}], {"first": 0}, clock=5)
        one = await sit_down(node.address, opened["table"], "Slow", string="")
        two = await sit_down(node.address, opened["table"], "Other", string="")
        async with one, two:
            async for moment in one.moments():
                if any(entry["kind"] == "acted" for entry in one.history):
                    break
                assert moment.phase == "playing"
            acted = next(entry for entry in one.history if entry["kind"] == "acted")
            assert acted.get("text") == "stand-in"

    run(work())


def test_in_a_live_round_nobody_taps_faster_than_the_rules_allow(node: NodeProcess) -> None:
    async def work() -> None:
        options = {"round": "live", "squirrels": 20, "acorns": 1, "cars": 0, "target": 200, "first": 0}
        one, two = await seated(node, "gonuts", 2, options)
        async with one, two:
            taps = 0
            while taps < 4:
                await asyncio.sleep(0.01)
                now = one.now
                if now is None or not now.choices:
                    continue
                action = "shake" if any(c.action == "shake" for c in now.choices) else "roll"
                try:
                    await one.act(action)
                    taps += action == "shake"
                except Refusal as refusal:
                    assert refusal.code in ("action.too-late", "action.illegal"), refusal  # noqa: PT017
            shaken = [entry["at"] for entry in one.history if entry["kind"] == "acted" and entry.get("seat") == 0][-4:]
            gaps = [later - earlier for earlier, later in itertools.pairwise(shaken)]
            assert all(gap >= 0.29 for gap in gaps), gaps

    run(work())


def test_presence_tells_who_is_here(node: NodeProcess) -> None:
    async def work() -> None:
        one, two = await seated(node, "gonuts", 2)
        async with connect(one.api.websocket_url) as socket:
            await socket.send(json.dumps({"say": "hello", "version": 2, "table": one.table, "token": one.token}))
            welcome = json.loads(await socket.recv())
            assert [seat.get("here", False) for seat in welcome["seats"]] == [True, False]
            async with two:
                told = json.loads(await socket.recv())
                assert told["say"] == "presence"
                assert [seat.get("here", False) for seat in told["seats"]] == [True, True]
            told = json.loads(await socket.recv())
            assert [seat.get("here", False) for seat in told["seats"]] == [True, False]

    run(work())


@pytest.mark.parametrize("rounds", ["beats", "live"])
def test_advice_is_for_whoever_has_a_choice_where_the_table_allows_it(node: NodeProcess, rounds: str) -> None:
    async def work(hints: bool) -> dict[str, Any]:
        seats = await seated(node, "gonuts", 2, {"first": 0, "target": 20, "round": rounds}, hints=hints)
        async with seats[0], seats[1]:
            await anext(seats[0].moments())
        async with connect(seats[0].api.websocket_url) as socket:
            await socket.send(
                json.dumps({"say": "hello", "version": 2, "table": seats[0].table, "token": seats[0].token})
            )
            welcome = json.loads(await socket.recv())
            await socket.send(json.dumps({"say": "hint", "id": "h"}))
            while (told := json.loads(await socket.recv()))["say"] not in ("advice", "refused"):
                pass
            return {"choices": welcome["now"].get("choices", []), **told}

    told = run(work(hints=True))
    if told["choices"]:
        assert {action for action, _, _ in told["candidates"]} == {"bank", "roll"}
        assert told["exact"] is (rounds == "beats")  # nobody knows who is fast: a live round is judged as if in beats
    else:
        assert told["code"] == "table.no-choice"
    assert run(work(hints=False))["code"] == "table.no-hints"


def test_a_page_from_elsewhere_may_not_connect(node: NodeProcess) -> None:
    async def work() -> None:
        one, _ = await seated(node, "gonuts", 2)
        with pytest.raises(websockets.InvalidStatus):
            await connect(one.api.websocket_url, origin=Origin("https://evil.example")).__aenter__()
        own = f"http://127.0.0.1:{node.port}"
        async with connect(one.api.websocket_url, origin=Origin(own)) as socket:
            await socket.send(json.dumps({"say": "hello", "version": 2, "table": one.table}))
            assert json.loads(await socket.recv())["say"] == "welcome"

    run(work())


def test_the_node_stops_in_good_order(node: NodeProcess) -> None:
    async def work() -> None:
        one, two = await seated(node, "gonuts", 2)
        async with one, two:
            await anext(one.moments())
            assert await asyncio.to_thread(node.stop) == 0

    run(work())
    assert node.errors() == []
