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
from dicehouse.core.events import SecretEvent
from dicehouse.core.viewers import ARCHIVE, Viewer
from dicehouse.server import protocol, session, visibility
from dicehouse.server.entries import Acted, Began, Entry, Revealed, Sat, write_entry
from dicehouse.server.live_table import LiveTable
from dicehouse.server.sqlite_store import SqliteStore
from dicehouse.server.store import Listing, TableRow
from dicehouse.server.table import Table
from server.conftest import NodeProcess
from server.inprocess import LocalNode
from server.insisting import Leak
from server.listening import Listener, secrecy_of
from server.network import NetworkNode
from server.parties import KINDS, NONSENSE, Party, all_secrets, play_all, play_and_check

GAMES = int(os.environ.get("DICEHOUSE_LEAK_GAMES", "80"))


@pytest.fixture(autouse=True)
def _nobody_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """No person plays as fast as these games are played."""
    monkeypatch.setattr(session, "BURST", 10**9)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 600 + GAMES))


def test_every_byte_of_many_games_is_what_its_reader_may_know(tmp_path: Path) -> None:
    checked = run(play_and_check(tmp_path, range(GAMES), 1))
    assert len(checked) == GAMES
    messages, twins, between = map(sum, zip(*checked, strict=True))
    assert messages > 100 * GAMES
    assert twins > GAMES
    assert between > 10 * GAMES


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_played_and_its_secrets_have_a_second_look(name: str) -> None:
    assert name in {kind for kind, _, _ in KINDS}
    hides = any(issubclass(event, SecretEvent) for event in games.load(name).events.types)
    assert (secrecy_of(name) is not None) == hides


# what a leaking house would do: each of these must be found out

plain_entry, plain_with_views, plain_moment, plain_seats, plain_refusal = (
    visibility.entry_for,
    visibility.with_views,
    visibility.moment_for,
    visibility.public_seats,
    session.refusal,
)


def tells_all_events(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    return plain_entry(game, ARCHIVE, number, at, entry, events)


def tells_actions(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    told = plain_entry(game, viewer, number, at, entry, events)
    return msgspec.structs.replace(told, text=entry.act) if isinstance(entry, Acted) else told


def tells_tokens(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    told = plain_entry(game, viewer, number, at, entry, events)
    return msgspec.structs.replace(told, text=f"{entry.name} {entry.token}") if isinstance(entry, Sat) else told


def tells_strings(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    told = plain_entry(game, viewer, number, at, entry, events)
    return msgspec.structs.replace(told, text=" ".join(entry.strings)) if isinstance(entry, Began) else told


def tells_revealed(game: Any, viewer: Viewer, number: int, at: float, entry: Entry, events: Any) -> protocol.Told:
    told = plain_entry(game, viewer, number, at, entry, events)
    return msgspec.structs.replace(told, text=entry.string) if isinstance(entry, Revealed) else told


def shows_all_between(game: Any, viewer: Viewer, told: Any, steps: Any, places: Any) -> tuple[protocol.Told, ...]:
    return plain_with_views(game, ARCHIVE, told, steps, places)


def shows_too_late_a_view(game: Any, viewer: Viewer, told: Any, steps: Any, places: Any) -> tuple[protocol.Told, ...]:
    """The view after the last entry, with the first of them."""
    return plain_with_views(game, viewer, told, steps[-1:] * len(steps), places)


def shows_all(table: Table, viewer: Viewer) -> protocol.Moment:
    now = plain_moment(table, viewer)
    return now if table.state is None else msgspec.structs.replace(now, view=table.game.view(table.state, ARCHIVE))


def shows_neighbour(table: Table, viewer: Viewer) -> protocol.Moment:
    return plain_moment(table, max(0, viewer))


def shows_the_seed(table: Table, viewer: Viewer) -> protocol.Moment:
    now = plain_moment(table, viewer)
    return msgspec.structs.replace(now, phase=f"{now.phase} {table._seed.reveal()}") if table.actors else now


def shows_hashes(table: Table, *who: Any) -> tuple[protocol.Seat, ...]:
    return tuple(
        msgspec.structs.replace(seat, level=occupant.token) if occupant is not None else seat
        for seat, occupant in zip(plain_seats(table, *who), table.seats, strict=True)
    )


def explains_too_much(error: DicehouseError, id: str = "") -> protocol.Refused:
    told = plain_refusal(error, id)
    return msgspec.structs.replace(told, details=told.details | {"because": "they hold two suns"})


def lets_them_stay(live: LiveTable, seat: int) -> None:
    """Whoever left their seat sees the game of whoever has it next."""


@pytest.mark.parametrize(
    ("module", "name", "leaking"),
    [
        (visibility, "entry_for", tells_all_events),
        (visibility, "entry_for", tells_actions),
        (visibility, "entry_for", tells_tokens),
        (visibility, "entry_for", tells_strings),
        (visibility, "entry_for", tells_revealed),
        (visibility, "with_views", shows_all_between),
        (visibility, "with_views", shows_too_late_a_view),
        (visibility, "moment_for", shows_all),
        (visibility, "moment_for", shows_neighbour),
        (visibility, "moment_for", shows_the_seed),
        (visibility, "public_seats", shows_hashes),
        (session, "refusal", explains_too_much),
        (LiveTable, "_kick", lets_them_stay),
    ],
)
def test_a_house_that_leaks_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, leaking: Callable[..., Any]
) -> None:
    monkeypatch.setattr(module, name, leaking)
    with pytest.raises(Leak):
        run(play_and_check(tmp_path, [1, 6, 4], 2))


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
    await node.store.create(row, Listing(0, "playing"), bodies)
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
        wire = NetworkNode(node, store)
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
            strings = [entry.string for entry in checker.truth.entries if isinstance(entry, Revealed)]
            log = node.log.read_text()
            assert not [secret for secret in (*map(bytes.decode, secrets), *strings) if secret in log]
            assert '"level"' in log
    finally:
        await store.close()
