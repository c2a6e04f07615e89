"""Nothing leaks: every byte sent to everybody at many random games is checked against what they may know.

What a viewer may know is worked out a second time from the log and the rules (`truth.py`), and must be exactly what was
sent. `make test` plays some hundred games; DICEHOUSE_LEAK_GAMES plays more.
"""

import asyncio
import json
import os
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse import games
from dicehouse.core.errors import DicehouseError
from dicehouse.core.viewers import ARCHIVE, SPECTATOR, Viewer
from dicehouse.server import protocol, socket, telling
from dicehouse.server.entries import Acted, Began, Entry, Sat, write_entry
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Standing, TableRow
from dicehouse.server.table import Table
from dicehouse.server.tokens import hashed
from server.conftest import NodeProcess
from server.inprocess import Answer, AnyNode, LocalNode
from server.listening import LONG_WORD, Checker, Listener
from server.truth import Leak, Truth, insist
from server.wire import WireNode

GAMES = int(os.environ.get("DICEHOUSE_LEAK_GAMES", "160"))
AT_ONCE = 40
CHECKED_AT_ONCE = 100
"""So many games are kept in memory, and checked against all secrets of each other."""
KINDS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("chinchiller", 3, {}),
    ("dixkibluff", 3, {}),
    ("gonuts", 2, {"target": 15}),
    ("chili", 2, {"rolls": 4}),
    ("dixkibluff", 4, {"knowledge": "sealed"}),
    ("chinchiller", 4, {"sand": 6, "supply": 40}),
    ("dixkibluff", 3, {"calls": "live", "dice": 4}),
    ("gonuts", 3, {"target": 8, "round": "live"}),
    ("dixkibluff", 5, {"knowledge": "sealed", "calls": "live", "faces": ["pi", "sun", "figure"]}),
    ("chinchiller", 2, {"series": True}),
    ("chili", 1, {"rolls": 3, "edition": "dutch"}),
)
NONSENSE = ("", "fly", "claim", "bet 1", "place pi", "roll roll", "take\u202e", "claim 99999", "bet 1 pi,sun", "shake")


@pytest.fixture(autouse=True)
def _nobody_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """No person plays as fast as these games are played."""
    monkeypatch.setattr(socket, "BURST", 10**9)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 120 + GAMES))


class Party:
    """A table, everybody at it, and everything that came over HTTP."""

    pause = 0.0
    """How long to wait for what is on its way."""

    def __init__(self, local: AnyNode, slot: int, seed: int) -> None:
        self.local = local
        self.random = Random(f"{seed} {slot}")
        self.kind = KINDS[slot % len(KINDS)]
        self.client = f"client {seed} {slot}"
        self.table = self.host = ""
        self.tokens: list[str] = []
        self.seats: list[Listener] = []
        self.watchers: list[Listener] = []
        self.answers: list[tuple[Answer, str]] = []
        """What HTTP answered, with the secret that this answer may tell."""

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Answer:
        answer = await self.local.ask(method, path, body, token, self.client)
        told = answer.json() if answer.status == 201 else {}
        self.answers.append((answer, told.get("token") or told.get("host") or ""))
        return answer

    async def open(self) -> None:
        """Open a table and sit down: some go again, some are watched while they do."""
        game, players, options = self.kind
        wishes = {"clock": 300} if self.random.random() < 0.3 else {}
        body = {"game": game, "seats": [{}] * players, "options": options, "listed": True, **wishes}
        opened = (await self.ask("POST", "/api/tables", body)).json()
        self.table, self.host = opened["table"], opened["host"]
        await self._watch()
        for number in range(players):
            if players > 1 and number == 0 and self.random.random() < 0.5:
                await self._sit_and_go()
            await self._sit(f"P{number}")
        await self._look_around()

    async def _sit(self, name: str) -> None:
        string = f"own randomness {self.random.getrandbits(64):016x}"
        taken = (await self.ask("POST", f"/api/tables/{self.table}/seats", {"name": name, "string": string})).json()
        seat = Listener(self.local, self.table, taken["seat"], taken["token"])
        self.tokens.append(seat.token)
        await seat.connect()
        self.seats.append(seat)

    async def _sit_and_go(self) -> None:
        taken = (
            await self.ask("POST", f"/api/tables/{self.table}/seats", {"name": "Gone", "string": "gone soon"})
        ).json()
        self.tokens.append(taken["token"])
        gone = await self.ask("DELETE", f"/api/tables/{self.table}/seats/{taken['seat']}", None, taken["token"])
        assert gone.status == 204

    async def _watch(self) -> None:
        watcher = Listener(self.local, self.table, SPECTATOR)
        await watcher.connect(self.random.choice((0, 0, 3)))
        self.watchers.append(watcher)

    async def _look_around(self) -> None:
        """Ask everything that can be asked without a seat."""
        code = (await self.ask("GET", f"/api/tables/{self.table}")).json()["code"]
        for path in ("/api/tables", f"/api/codes/{code}", f"/api/tables/{self.table}/record"):
            await self.ask("GET", path)
        await self.ask("GET", f"/api/tables/{self.table}/proof")
        await self.ask("POST", f"/api/tables/{self.table}/next", None, self.tokens[0])
        if len(self.seats) > 1:  # who would leave their own seat is out for good
            await self.ask("DELETE", f"/api/tables/{self.table}/seats/0", None, self.tokens[-1])

    async def play(self) -> None:
        """Any legal action, with much disturbance, until the game is over."""
        while self.seats[0].now["phase"] != "over":
            if self.random.random() < 0.25:
                await self._disturb()
            ready = [seat for seat in self.seats if seat.now.get("choices")]
            if not ready:
                await asyncio.sleep(self.pause)
                continue
            several = len(ready) > 1 and self.random.random() < 0.3
            asked = [(seat, self._act(seat)) for seat in (ready if several else [self.random.choice(ready)])]
            for seat, id in asked:  # noqa: A001 - the word for it
                answer = await seat.answer(id)
                if answer.get("code") == "action.too-soon":
                    await asyncio.sleep(answer["details"]["wait"] / 1000)
            await self._all_heard()
        await self._look_around()
        await self.leave()

    def _act(self, seat: Listener) -> str:
        action = self.random.choice(seat.now["choices"])["action"]
        return seat.say(say="act", action=action, seen=seat.now["number"])

    async def _all_heard(self) -> None:
        """Let everything arrive: what is decided next is decided on what is known."""
        number = self.seats[0].number()
        while any(seat.now["number"] < number for seat in (*self.seats, *self.watchers)):
            await asyncio.sleep(self.pause)

    async def _disturb(self) -> None:
        """Something that players do beside playing well."""
        random, seat = self.random, self.random.choice(self.seats)
        match random.randrange(8):
            case 0:
                await seat.connect(random.randint(0, seat.now["number"]))
            case 1:
                text = random.choice(("hello", " ", "what do you hold?", "x" * 501))
                await seat.answer(seat.say(say="chat", text=text))
            case 2:
                seat.say(say="react", reaction="wow")
            case 3:
                await seat.answer(seat.say(say="act", action=random.choice(NONSENSE)))
            case 4:  # what somebody else might do
                if choices := [offer for other in self.seats for offer in other.now.get("choices", ())]:
                    await seat.answer(seat.say(say="act", action=random.choice(choices)["action"], seen=None))
            case 5:
                await self._repeat(seat)
            case 6:
                watcher = random.choice(self.watchers)
                await watcher.connect(random.randint(0, watcher.now["number"]))
                await watcher.answer(watcher.say(say="act", action="take"))
            case 7:
                await self._look_around()

    async def _repeat(self, seat: Listener) -> None:
        """Send something twice, or want it again much later."""
        old = [one for one in seat.asked.values() if one.message["say"] == "act"]
        if old and self.random.random() < 0.5:
            await seat.answer(seat.say(**self.random.choice(old[-3:]).message))
        elif old:
            one = self.random.choice(old)
            seen = self.random.randint(0, one.number)
            await seat.answer(seat.say(say="act", action=one.message["action"], seen=seen))

    async def leave(self) -> None:
        for guest in (*self.seats, *self.watchers):
            await guest.leave()

    async def truth(self) -> Truth:
        store = self.local.store
        row = await store.table(self.table)
        assert row is not None
        name, players, options = self.kind
        return Truth(games.bind(name, players, options), row, await store.read(self.table, 0))

    async def check(self, secrets: frozenset[bytes]) -> Checker:
        """Every byte."""
        truth = await self.truth()
        checker = Checker(truth, self.tokens, self.host, secrets)
        for guest in (*self.seats, *self.watchers):
            checker.check(guest, self.random)
        for answer, own in self.answers:
            self._check_answer(answer, own, truth, secrets)
        return checker

    def _check_answer(self, answer: Answer, own: str, truth: Truth, secrets: frozenset[bytes]) -> None:
        """HTTP tells a secret to its owner once, and the seed and the strings in the record of a finished game."""
        strings = {string.encode() for entry in truth.entries if isinstance(entry, Sat) for string in [entry.string]}
        record = answer.body.startswith(b'{"dicehouse"')
        if record:
            insist(b'"reveal"' in answer.body and b'"outcome"' in answer.body, "the record of a running game", answer)
        allowed = {own.encode()} | ({truth.row.seed.encode()} if record else set())
        everything = answer.headers + answer.body
        words = set(LONG_WORD.findall(everything))
        insist(not words & (secrets - allowed), "a secret over HTTP", words & (secrets - allowed), everything)
        if not record:
            insist(not any(string in everything for string in strings), "a string over HTTP", everything)


async def all_secrets(parties: list[Party]) -> frozenset[bytes]:
    """Every seed, token and hash of all tables."""
    secrets: set[str] = set()
    for party in parties:
        row = await party.local.store.table(party.table)
        assert row is not None
        secrets |= {row.seed, row.host, party.host, *party.tokens, *map(hashed, party.tokens)}
    return frozenset(secret.encode() for secret in secrets)


async def play_all(parties: list[Party]) -> None:
    """Some games at once."""
    places = asyncio.Semaphore(AT_ONCE)

    async def whole(party: Party) -> None:
        async with places:
            await party.open()
            await party.play()

    await asyncio.gather(*map(whole, parties))


async def play_and_check(folder: Path, slots: Sequence[int], seed: int) -> list[tuple[int, int]]:
    """Play games side by side at one node and check them all; tells how many messages and twins there were."""
    checked: list[tuple[int, int]] = []
    async with LocalNode(folder) as local:
        for first in range(0, len(slots), CHECKED_AT_ONCE):
            parties = [Party(local, slot, seed) for slot in slots[first : first + CHECKED_AT_ONCE]]
            await play_all(parties)
            secrets = await all_secrets(parties)
            for party in parties:
                checker = await party.check(secrets)
                assert checker.truth.ended is not None
                checked.append((checker.messages, checker.twins))
    return checked


def test_every_byte_of_many_games_is_what_its_reader_may_know(tmp_path: Path) -> None:
    checked = run(play_and_check(tmp_path, range(GAMES), 1))
    assert len(checked) == GAMES
    assert sum(messages for messages, _ in checked) > 100 * GAMES
    assert sum(twins for _, twins in checked) > GAMES


# what a leaking house would do: each of these must be found out

plain_tell, plain_moment, plain_seats, plain_refusal = telling.tell, telling.moment, telling.seats, socket.refusal


def tells_all_events(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    return plain_tell(game, ARCHIVE, number, at, entry, events)


def tells_actions(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    told = plain_tell(game, viewer, number, at, entry, events)
    return msgspec.structs.replace(told, text=entry.act) if isinstance(entry, Acted) else told


def tells_tokens(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    told = plain_tell(game, viewer, number, at, entry, events)
    return msgspec.structs.replace(told, text=f"{entry.name} {entry.token}") if isinstance(entry, Sat) else told


def tells_strings(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    told = plain_tell(game, viewer, number, at, entry, events)
    return msgspec.structs.replace(told, text=" ".join(entry.strings)) if isinstance(entry, Began) else told


def shows_all(table: Table, viewer: Viewer) -> protocol.Moment:
    now = plain_moment(table, viewer)
    return now if table.state is None else msgspec.structs.replace(now, view=table.game.view(table.state, ARCHIVE))


def shows_neighbour(table: Table, viewer: Viewer) -> protocol.Moment:
    return plain_moment(table, max(0, viewer))


def shows_the_seed(table: Table, viewer: Viewer) -> protocol.Moment:
    now = plain_moment(table, viewer)
    return msgspec.structs.replace(now, phase=f"{now.phase} {table._seed.reveal()}") if table.actors else now


def shows_hashes(table: Table, here: Any) -> tuple[protocol.Seat, ...]:
    return tuple(
        msgspec.structs.replace(seat, level=sitter.token) if sitter is not None else seat
        for seat, sitter in zip(plain_seats(table, here), table.seats, strict=True)
    )


def explains_too_much(error: DicehouseError, id: str = "") -> protocol.Refused:  # noqa: A002 - the word for it
    told = plain_refusal(error, id)
    return msgspec.structs.replace(told, details=told.details | {"because": "they hold two suns"})


@pytest.mark.parametrize(
    ("module", "name", "leaking"),
    [
        (telling, "tell", tells_all_events),
        (telling, "tell", tells_actions),
        (telling, "tell", tells_tokens),
        (telling, "tell", tells_strings),
        (telling, "moment", shows_all),
        (telling, "moment", shows_neighbour),
        (telling, "moment", shows_the_seed),
        (telling, "seats", shows_hashes),
        (socket, "refusal", explains_too_much),
    ],
)
def test_a_house_that_leaks_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, leaking: Callable[..., Any]
) -> None:
    monkeypatch.setattr(module, name, leaking)
    with pytest.raises(Leak):
        run(play_and_check(tmp_path, [1, 6], 2))


def test_rules_that_leak_are_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent is what the rules show, so here only what is said without the rules can tell."""
    monkeypatch.setattr(games.load("dixkibluff"), "_knows", lambda *_: True)
    with pytest.raises(Leak, match=r"a hand is seen through|what is hidden shows"):
        run(play_and_check(tmp_path, [1], 2))
    monkeypatch.setattr(games.load("chinchiller"), "_can_look", lambda *_: True)
    with pytest.raises(Leak, match="the blind see"):
        run(play_and_check(tmp_path / "other", [0, 11], 2))


# two houses that differ only in what is hidden


async def compare_twins(folder: Path, slots: Sequence[int], seed: int) -> tuple[int, int]:
    """Open logs that differ in what is hidden from a viewer at two nodes; tells how many pairs and messages."""
    random = Random(seed)
    pairs = messages = 0
    async with LocalNode(folder / "one") as one, LocalNode(folder / "two") as two:
        async with LocalNode(folder / "played") as local:
            parties = [Party(local, slot, seed) for slot in slots]
            await play_all(parties)
            truths = [await party.truth() for party in parties]
        for party, truth in zip(parties, truths, strict=True):
            assert truth.began is not None
            assert truth.ended is not None
            for _ in range(12):
                cut = random.randrange(truth.began, truth.ended - 1)
                guest = random.choice((*party.seats, party.watchers[0]))
                twin = truth.twin(cut, guest.viewer, random)
                if twin is None or truth.states[cut].due is not None:
                    continue
                row = msgspec.structs.replace(truth.row, id=f"{pairs}", code=f"C{pairs}")
                log = [write_entry(entry) for entry in truth.entries[:cut]]
                assert log != twin
                heard = [await self_told(node, row, bodies, guest) for node, bodies in ((one, log), (two, twin))]
                assert heard[0] == heard[1]
                pairs += 1
                messages += len(heard[0])
    return pairs, messages


async def self_told(node: LocalNode, row: TableRow, bodies: list[bytes], guest: Listener) -> list[dict[str, Any]]:
    """Everything one guest is told at a table with this log: on coming back, and on trying what is not allowed."""
    await node.store.create(row, Standing(0, "playing"), bodies)
    again = Listener(node, row.id, guest.viewer, guest.token)
    await again.connect()
    legal = {offer["action"] for offer in again.now.get("choices", ())}
    tried = {one.message["action"] for one in guest.asked.values() if one.message["say"] == "act"}
    for action in sorted({*NONSENSE, *tried} - legal):
        for seen in (None, 1, again.now["number"] - 1):
            await again.answer(again.say(say="act", action=action, seen=seen))
    await again.answer(again.say(say="hint"))
    await again.leave()
    heard = [json.loads(one.data) for one in again.lines[0]]
    for message in heard:
        message.pop("time", None)
    return heard


def test_what_is_hidden_changes_no_byte(tmp_path: Path) -> None:
    pairs, messages = run(compare_twins(tmp_path, [0, 1, 4, 6, 8, 9, 11, 12], 3))
    assert pairs > 15
    assert messages > 20 * pairs


# over the wire


def test_no_byte_on_the_wire_and_no_line_of_the_log_tells_a_secret(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, bot_pause=0.0, log_level="debug")
    node.start()
    try:
        run(play_over_the_wire(tmp_path, node))
    finally:
        node.kill()
    assert node.errors() == []


async def play_over_the_wire(folder: Path, node: NodeProcess) -> None:
    store = SqliteStore(folder / "tables.sqlite")
    await store.open()
    try:
        wire = WireNode(node, store)
        parties = [Party(wire, slot, 4) for slot in range(4)]
        for party in parties:
            party.pause = 0.005
        await play_all(parties)
        for path in ("/api/games", "/metrics", "/api/schema/openapi.json", "/api/tables/x", "/api/tables?x=1", "/"):
            await parties[0].ask("GET", path)
        await parties[0].ask("POST", "/api/tables", {"game": "gonuts", "seats": "?"}, parties[0].host)
        await parties[0].ask("POST", f"/api/tables/{parties[0].table}/seats", [], parties[0].tokens[0])
        secrets = await all_secrets(parties)
        for party in parties:
            checker = await party.check(secrets)
            assert checker.truth.ended is not None
            strings = [entry.string for entry in checker.truth.entries if isinstance(entry, Sat)]
            log = node.log.read_text()
            assert not [secret for secret in (*map(bytes.decode, secrets), *strings) if secret in log]
            assert '"level"' in log
    finally:
        await store.close()
