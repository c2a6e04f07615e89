"""Plays the tables of tests/server/stored/ and reads everything a client can be told of them.

`python tests/server/stored_house.py FOLDER` with the package of the version to be kept on the path (`PYTHONPATH`)
starts that version as a server, plays and writes three files:

- house.sqlite: the database as that version left it;
- house.json: what that version told every seat and a spectator of every table, with records and proofs;
- transcript.jsonl: every message of two clients over one whole game, in order.

Nothing of the package is imported here: the module speaks HTTP and WebSocket only, so any version can be asked.
"""

import asyncio
import contextlib
import hashlib
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
WITHIN = 60.0
FOREVER = {f"DICEHOUSE_KEEP_{what}": "0" for what in ("OPEN", "RUNNING", "FINISHED", "CHAT", "CODES")}
"""Settings under which nothing stored is deleted, however old it is."""
RESTING = FOREVER | {"DICEHOUSE_BOT_PAUSE": "1000"}
"""Settings under which bots do not move, so that running games can be looked at."""
PERSON: Message = {}


def bot(level: str) -> Message:
    return {"kind": "bot", "level": level}


class Plan(NamedTuple):
    """A table to be played."""

    name: str
    game: str
    seats: Sequence[Message]
    options: Message
    actions: int = 10_000
    """Of persons; fewer than the game takes leave it running."""
    terms: Message | None = None


PLANS = (
    Plan("finished duel", "gonuts", [PERSON] * 2, {"target": 6, "round": "beats"}, terms={"clock": 86400}),
    Plan("running live round", "gonuts", [PERSON] * 3, {"target": 40, "round": "live"}, 14),
    Plan("running beside a bot", "gonuts", [PERSON, bot("perfect")], {"target": 40, "round": "beats"}, 4),
    Plan("finished between three", "chinchiller", [PERSON] * 3, {"sand": 4, "supply": 16}),
    Plan("running between two", "chinchiller", [PERSON] * 2, {}, 5, terms={"hints": False}),
    Plan("finished alone", "chili", [PERSON], {"rolls": 3}),
    Plan("running beside the best bot", "chili", [PERSON, bot("perfect")], {"rolls": 30}, 6),
    Plan("finished with a bot", "dixkibluff", [PERSON, PERSON, bot("regular")], {"dice": 3}, terms={"away": "drop"}),
    Plan("running with secrets", "dixkibluff", [PERSON] * 3, {"knowledge": "sealed"}, 22),
    Plan("closed", "gonuts", [PERSON] * 2, {"target": 40, "round": "beats"}, 3),
)


def ask(address: str, method: str, path: str, body: object = None, token: str = "") -> Any:
    """One HTTP request; gives the JSON or the text of the answer, or what was refused."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"X-Token": token} if token else {})
    request = urllib.request.Request(address + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=WITHIN) as answer:
            text = answer.read().decode()
            return json.loads(text) if answer.headers.get_content_type() == "application/json" and text else text
    except urllib.error.HTTPError as error:
        with error:
            return json.loads(error.read())


class Guest:
    """A connection to a table that notes every message, in both directions."""

    def __init__(self, address: str, table: str, token: str = "", string: str = "", ids: str = "m") -> None:
        self._ids = ids
        """What the ids of its messages begin with; a seat that comes back must not use the same ones."""
        self._socket_address = "ws" + address.removeprefix("http") + "/ws"
        self.table = table
        self.token = token
        self.string = string
        """What the seat pledged to add to the dice; empty: nothing."""
        self.heard: list[Message] = []
        self.now: Message = {}
        self.said = 0
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Open the connection; nothing is said yet."""
        self._socket = await connect(self._socket_address, max_size=None, compression=None)
        self._reader = asyncio.create_task(self._read())

    async def say(self, message: Message) -> None:
        """Send a message as it is."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def greet(self) -> Message:
        """Connect and say hello; gives the welcome."""
        await self.connect()
        await self.say({"say": "hello", "version": 2, "table": self.table, "token": self.token, "last": 0})
        await self.until(lambda: bool(self.heard))
        return self.heard[0]

    async def ask(self, **message: Any) -> Message:
        """Say something with an id of its own; gives the answer that carries it."""
        self.said += 1
        name = f"{self.token[:6]}-{self._ids}{self.said}"
        await self.say(message | {"id": name})
        await self.until(lambda: any(one.get("id") == name for one in self.heard))
        return next(one for one in self.heard if one.get("id") == name)

    async def until(self, ready: Any) -> None:
        """Wait for messages until something is so."""
        async with asyncio.timeout(WITHIN):
            while not ready():
                self._changed.clear()
                await self._changed.wait()

    async def leave(self) -> None:
        """Close the connection."""
        assert self._socket is not None
        assert self._reader is not None
        await self._socket.close()
        await self._reader

    async def _read(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(ConnectionClosed):  # a table that was closed ends its connections
            async for text in self._socket:
                message = json.loads(text)
                self.heard.append(message)
                self.now = message.get("now", self.now)
                self._changed.set()


async def play(guests: Sequence[Guest], random: Random, actions: int = 10_000) -> None:
    """Any legal action of any guest that has one, until the game is over or so many were made."""
    made, end = 0, time.monotonic() + WITHIN
    while guests[0].now["phase"] != "over" and made < actions:
        ready = [guest for guest in guests if guest.now.get("choices")]
        if not ready:  # a bot's turn, or news is on its way
            assert time.monotonic() < end
            await asyncio.sleep(0.01)
            continue
        guest = random.choice(ready)
        action = random.choice(guest.now["choices"])["action"]
        answer = await guest.ask(say="act", action=action, seen=guest.now["number"])
        if answer["say"] == "refused":
            assert answer["code"] in ("action.too-soon", "action.too-late"), answer
            await asyncio.sleep(answer["details"].get("wait", 0) / 1000)
            continue
        made += 1
        for one in guests:
            await one.until(lambda one=one, number=answer["number"]: one.now["number"] >= number)


async def seat_all(address: str, table: str, persons: int, strings: Sequence[str]) -> list[Guest]:
    """Take the seats of a table; who has a string pledges it."""
    guests = []
    for number in range(persons):
        string = strings[number]
        pledge = {"pledge": hashlib.sha256(string.encode()).hexdigest()} if string else {}
        wish = {"name": ("Ann", "Bob", "Cleo")[number], **pledge}
        taken = await asyncio.to_thread(ask, address, "POST", f"/api/tables/{table}/seats", wish)
        guests.append(Guest(address, table, taken["token"], string))
    return guests


# what is looked at


async def look(address: str, table: str, tokens: Sequence[str]) -> Message:
    """Everything that clients are told of a table: over HTTP, to each seat, and to a spectator."""
    info = await asyncio.to_thread(ask, address, "GET", f"/api/tables/{table}")
    found: Message = {
        "info": info,
        "code": await asyncio.to_thread(ask, address, "GET", f"/api/codes/{info['code']}"),
        "record": await asyncio.to_thread(ask, address, "GET", f"/api/tables/{table}/record"),
        "proof": await asyncio.to_thread(ask, address, "GET", f"/api/tables/{table}/proof"),
        "viewers": [],
    }
    for token in (*tokens, ""):
        guest = Guest(address, table, token)
        welcome = await guest.greet()
        found["viewers"].append(welcome)
        await guest.leave()
    return found


# the files are written


class Server:
    """`dicehouse serve` of whatever version is on the path."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self._log = (folder / "server.log").open("ab")
        command = [sys.executable, "-m", "dicehouse.cli", "serve", "--port", str(port)]
        command += ["--database", str(folder / "house.sqlite")]
        environment = os.environ | {"DICEHOUSE_LIMITS": "0"} | settings
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log, env=environment)
        end = time.monotonic() + WITHIN
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.address}/readyz", timeout=2).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("the server did not start: see server.log")

    def stop(self) -> None:
        """Stop in good order, so that nothing is left in a write-ahead log."""
        self._process.terminate()
        assert self._process.wait(timeout=WITHIN) == 0
        self._log.close()


async def play_table(address: str, plan: Plan, random: Random) -> Message:
    """One table, as planned; gives what has to be known to come back."""
    body = {"game": plan.game, "seats": list(plan.seats), "options": plan.options, **(plan.terms or {})}
    opened = await asyncio.to_thread(ask, address, "POST", "/api/tables", body)
    persons = sum(seat == PERSON for seat in plan.seats)
    strings = [f"{plan.name} {number}".ljust(16, ".") if number % 2 == 0 else "" for number in range(persons)]
    guests = await seat_all(address, opened["table"], persons, strings)
    for guest in guests:
        await guest.greet()
    for guest in guests:
        if guest.string:
            assert (await guest.ask(say="reveal", string=guest.string))["say"] == "done"
    for guest in guests:
        await guest.until(lambda guest=guest: guest.now["phase"] != "open")
    assert (await guests[0].ask(say="chat", text="Good luck! Viel Glück! 🎲"))["say"] == "done"
    await play(guests, random, plan.actions)
    assert guests[0].now["phase"] == ("over" if plan.name.startswith("finished") else "playing"), plan.name
    await guests[-1].ask(say="chat", text=f"That was {plan.name}.")
    for guest in guests:
        await guest.leave()
    return {"name": plan.name, **opened, "tokens": [guest.token for guest in guests]}


async def transcribe(address: str, random: Random) -> tuple[Message, list[Message]]:
    """A whole game of two, and every message of both connections in order."""
    body = {"game": "gonuts", "seats": [PERSON] * 2, "options": {"target": 5, "round": "beats"}}
    opened = await asyncio.to_thread(ask, address, "POST", "/api/tables", body)
    strings = ["what Ann adds to the dice", "what Bob adds to the dice"]
    guests = await seat_all(address, opened["table"], 2, strings)
    lines: list[Message] = []
    noted = [0, 0]

    async def settle() -> None:
        """Note what came; the pause is for messages that are still on their way."""
        await asyncio.sleep(0.3)
        for number, guest in enumerate(guests):
            lines.extend({"guest": number, "heard": message} for message in guest.heard[noted[number] :])
            noted[number] = len(guest.heard)

    async def say(number: int, **message: Any) -> None:
        if message["say"] != "hello":
            message["id"] = f"m{len(lines)}"
        lines.append({"guest": number, "said": message})
        await guests[number].say(message)
        await settle()

    for number, guest in enumerate(guests):
        await guest.connect()
        await say(number, say="hello", version=2, table=guest.table, token=guest.token)
    await say(0, say="chat", text="Good luck!")
    await say(1, say="react", reaction="clap")
    await say(0, say="act", action="roll", seen=1)  # refused: it has not begun
    for number, string in enumerate(strings):
        await say(number, say="reveal", string=string)
    await say(0, say="act", action="fly")  # refused: no action
    await say(1, say="jump")  # refused: no message
    await say(1, say="ping")
    while guests[0].now["phase"] != "over":
        number = next(number for number, guest in enumerate(guests) if guest.now.get("choices"))
        now = guests[number].now
        await say(number, say="act", action=random.choice(now["choices"])["action"], seen=now["number"])
    await say(1, say="earlier", before=6)
    for guest in guests:
        await guest.leave()
    return {"name": "transcript", **opened, "tokens": [guest.token for guest in guests]}, lines


async def extras(address: str, tables: list[Message]) -> list[Message]:
    """Tables that do not fit a plan: one that waits for players, and the next game of a series."""
    body = {"game": "chili", "seats": [PERSON] * 3, "listed": True}
    opened = await asyncio.to_thread(ask, address, "POST", "/api/tables", body)
    (guest,) = await seat_all(address, opened["table"], 1, ["a string of a seat that waits"])
    first = next(table for table in tables if table["name"] == "finished duel")
    path = f"/api/tables/{first['table']}"
    for token in first["tokens"]:
        following = await asyncio.to_thread(ask, address, "POST", f"{path}/next", None, token)
    code = (await asyncio.to_thread(ask, address, "GET", f"/api/tables/{following['table']}"))["code"]
    closed = next(table for table in tables if table["name"] == "closed")
    await asyncio.to_thread(ask, address, "POST", f"/api/tables/{closed['table']}/seats/1/mute", None, closed["host"])
    return [
        {"name": "waiting for players", **opened, "tokens": [guest.token]},
        {"name": "next game", "table": following["table"], "code": code, "host": "", "tokens": first["tokens"]},
    ]


async def write(folder: Path) -> None:
    """Play everything, and write the three files."""
    random = Random(13)
    server = Server(folder, FOREVER | {"DICEHOUSE_BOT_PAUSE": "0"})
    try:
        tables = [await play_table(server.address, plan, random) for plan in PLANS]
        transcribed, lines = await transcribe(server.address, random)
        tables += [transcribed, *await extras(server.address, tables)]
    finally:
        server.stop()
    database = ["--database", str(folder / "house.sqlite")]
    closed = next(table["table"] for table in tables if table["name"] == "closed")
    for command in (["close", closed], ["ban", "203.0.113.7", "--why", "an example"]):
        subprocess.run([sys.executable, "-m", "dicehouse.cli", "house", *command, *database], check=True)
    server = Server(folder, RESTING)
    try:
        for table in tables:
            table.update(await look(server.address, table["table"], table["tokens"]))
    finally:
        server.stop()
    (folder / "transcript.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    lines_of_tables = ",\n".join(json.dumps(table, ensure_ascii=False) for table in tables)
    (folder / "house.json").write_text(f"[\n{lines_of_tables}\n]\n")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
