"""A seat at a table that survives lost connections and restarts of the server.

Every message has an id, and is sent again until the server has answered it: sent twice, it counts once. After a lost
connection the server sends the entries that were missed.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from functools import partial
from types import TracebackType
from typing import Any, NamedTuple, Self

import websockets
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import backoff

from dicehouse.client.api import ServerApi
from dicehouse.client.fairness import Fairness, new_string, pledge_to

VERSION = 2
RETRY_PAUSE = 0.5
"""Seconds until a message is sent again after the server was too busy."""
RECONNECT_PAUSE = 0.1
"""Seconds until the first try to reconnect after a connection was lost."""
REFUSED_PAUSE = 1.0
"""Seconds until the next try after the server refused the handshake for now."""
DELAYS = partial(backoff, initial_delay=0.2, min_delay=0.2, max_delay=3.0, factor=2.0)
"""The delays between tries to connect."""
FINAL = ("table.unknown", "table.token", "table.deleted", "table.closed", "protocol.version", "protocol.banned")
"""Errors of a handshake that are final."""
ENDING = ("table.deleted", "table.closed")
"""Errors that may come at any time and end the session."""


class Choice(NamedTuple):
    """A legal action as text, with its effect."""

    action: str
    effect: dict[str, int]


class Moment(NamedTuple):
    """What the seat may know at one moment."""

    number: int
    """Of the last entry of the table's log."""
    phase: str
    """open, playing or over."""
    view: dict[str, Any] | None
    choices: tuple[Choice, ...]
    news: tuple[dict[str, Any], ...]
    """The entries since the last moment."""
    outcome: dict[str, Any] | None = None
    """Reason, winners and scores; None while the game goes on."""


class Refusal(Exception):  # noqa: N818 - not an error of the program
    """The server refused a message of the seat; nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[Any, ...]:  # the default would pass the sentence alone
        return type(self), (self.code, self.sentence)


class Gone(Exception):  # noqa: N818 - there is nothing to come back to
    """The table does not exist, or the token keeps no seat there."""


class _NotNowError(Exception):
    """The server refused a handshake, and may accept it later."""


class Seat:
    """A seat at a table. Use it with `async with`.

    Args:
        api: of the server.
        table: its id.
        token: keeps the seat; empty for a spectator.
        string: that the seat has pledged for the dice; it is revealed when the table asks for it. Where the table asks
            for a pledge and there is none, as in the next game of a series, a string is made.
        host: the host's token, where this is the host: a listed table is in the list while its host is connected.
    """

    def __init__(self, api: ServerApi, table: str, token: str = "", string: str = "", host: str = "") -> None:
        self.api = api
        self.table = table
        self.token = token
        self.host = host
        self.seat: int | None = None
        self.now: Moment | None = None
        self.history: list[dict[str, Any]] = []
        """The entries of the log, in order, each once; `earlier` gets those that a welcome left out."""
        self.fairness = Fairness(string)
        """The string for the dice, and notes of what was shown of them."""
        self._contributing: asyncio.Task[None] | None = None
        self._told: dict[str, Any] = {}
        """The latest moment, as the server sent it."""
        self._last = 0
        self._waiting: dict[str, tuple[str, asyncio.Future[Any]]] = {}
        self._moments: asyncio.Queue[Moment | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._runner: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    async def __aenter__(self) -> Self:
        self._runner = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in (self._runner, self._contributing):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task

    async def moments(self) -> AsyncIterator[Moment]:
        """The latest moment after each change, until the game is over, with all entries since the one before."""
        while True:
            moment = await self._moments.get()
            news: tuple[dict[str, Any], ...] = moment.news if moment is not None else ()
            while moment is not None and not self._moments.empty():
                moment = self._moments.get_nowait()
                news += moment.news if moment is not None else ()
            if moment is None:
                raise self._failure or Gone
            moment = moment._replace(news=news)
            yield moment
            if moment.phase == "over":
                return

    async def act(self, action: str, seen: int | None = None) -> int:
        """Act, and wait until the action is durable; gives the number of its entry.

        Where the rules demand a pause between two actions of a seat, this waits for its end.

        Args:
            action: as text, from the choices of a moment.
            seen: the number of the moment in which it was decided; the latest where none is given.

        Raises:
            Refusal: it is not possible, or another seat acted first.
        """
        if seen is None:
            seen = self.now.number if self.now else 0
        return await self._send({"say": "act", "action": action, "seen": seen})  # type: ignore[no-any-return]

    async def chat(self, text: str) -> int:
        """Send a chat message."""
        return await self._send({"say": "chat", "text": text})  # type: ignore[no-any-return]

    async def earlier(self, before: int) -> list[dict[str, Any]]:
        """A page of the log: the newest entries before a number, in order; empty where there is none."""
        return await self._send({"say": "earlier", "before": before})  # type: ignore[no-any-return]

    async def check_dice(self) -> list[str]:
        """Check the dice of a game that is over; gives all faults as English sentences."""
        proof = await self.api.request("GET", f"/api/tables/{self.table}/proof")
        return self.fairness.check(proof, self.seat)

    def _contribute(self, now: dict[str, Any]) -> None:
        """Start a task that pledges or reveals, where the table waits for it."""
        self._told = now
        busy = self._contributing is not None and not self._contributing.done()
        if not busy and self.fairness.answer(now, self.seat) is not None:
            self._contributing = asyncio.create_task(self._send_contributions())

    async def _send_contributions(self) -> None:
        sent: set[str] = set()
        with contextlib.suppress(Refusal, Gone):  # too late: the game began without the string
            while (message := self.fairness.answer(self._told, self.seat)) and message["say"] not in sent:
                sent.add(message["say"])
                await self._send(message)

    async def _send(self, message: dict[str, Any]) -> Any:
        if self._failure is not None:
            raise self._failure
        id = secrets.token_hex(8)
        text = json.dumps({**message, "id": id})
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (text, answer)
        if self._socket is not None:
            with contextlib.suppress(websockets.ConnectionClosed):
                await self._socket.send(text)
        try:
            return await answer
        finally:
            self._waiting.pop(id, None)

    async def _run(self) -> None:
        """Stay connected; what ends that is raised to those who wait for moments and answers."""
        try:
            await self._stay_connected()
        except Exception as error:
            self._fail(error)

    async def _stay_connected(self) -> None:
        """Receive messages, and reconnect for ever; `connect` waits between its tries."""
        async for socket in connect(
            self.api.websocket_url,
            max_size=None,
            compression=None,
            open_timeout=10,
            process_exception=_fatal,
            reconnect_delays=DELAYS,
        ):
            pause = RECONNECT_PAUSE
            try:
                async with socket:
                    await self._greet(socket)
                    async for text in socket:
                        self._hear(json.loads(text))
            except websockets.ConnectionClosed:
                pass
            except _NotNowError:
                pause = REFUSED_PAUSE
            finally:
                self._socket = None
            await asyncio.sleep(pause)

    async def _greet(self, socket: ClientConnection) -> None:
        hello = {"say": "hello", "version": VERSION, "table": self.table, "token": self.token, "last": self._last}
        if self.host:
            hello["host"] = self.host
        await socket.send(json.dumps(hello))
        answer = json.loads(await socket.recv())
        if answer["say"] != "welcome":
            if answer.get("code") in FINAL:
                raise Gone(answer["sentence"])
            raise _NotNowError(answer.get("sentence", ""))
        self.seat = answer["seat"]
        self.fairness.greet(answer)
        self._note(answer.get("missed", []), answer["now"])
        self._socket = socket
        for text, _ in tuple(self._waiting.values()):
            await socket.send(text)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["say"]:
            case "news":
                self._note(message["told"], message["now"])
            case "done" if message["id"] in self._waiting:
                self._settle(message["id"], message["number"])
            case "page" if message["id"] in self._waiting:
                self._settle(message["id"], message["told"])
            case "refused" if message["code"] in ENDING:
                raise Gone(message["sentence"])
            case "refused" if message.get("id") in self._waiting:
                delay = _retry_after(message)
                if delay is None:
                    self._settle(message["id"], Refusal(message["code"], message["sentence"]))
                else:
                    asyncio.get_running_loop().call_later(delay, self._again, message["id"])
            case _:
                pass

    def _settle(self, id: str, result: Any) -> None:
        _, answer = self._waiting.pop(id)
        if answer.done():  # who asked was cancelled
            return
        if isinstance(result, Refusal):
            answer.set_exception(result)
        else:
            answer.set_result(result)

    def _again(self, id: str) -> None:
        if id in self._waiting and self._socket is not None:
            self._keep = asyncio.ensure_future(self._socket.send(self._waiting[id][0]))

    def _note(self, told: list[dict[str, Any]], now: dict[str, Any]) -> None:
        new = tuple(entry for entry in told if entry["number"] > self._last)
        self.history += new
        self.fairness.hear(list(new))
        self._last = max(self._last, now["number"])
        choices = tuple(Choice(offer["action"], offer["effect"]) for offer in now.get("choices", ()))
        self.now = Moment(now["number"], now["phase"], now.get("view"), choices, new, now.get("outcome"))
        self._moments.put_nowait(self.now)
        self._contribute(now)

    def _fail(self, error: Exception) -> None:
        self._failure = error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self._waiting.clear()
        self._moments.put_nowait(None)


def _fatal(error: Exception) -> Exception | None:
    """The error, where connecting again would not help; None where it may."""
    return None if isinstance(error, (OSError, TimeoutError, websockets.WebSocketException)) else error


def _retry_after(refused: dict[str, Any]) -> float | None:
    """Seconds until a refused message is sent again; None where that would not help."""
    if refused["code"] == "action.too-soon":  # in a live round a seat has to pause between two rolls
        return float(refused["details"]["wait"]) / 1000
    return RETRY_PAUSE if refused["code"] in ("table.storage", "table.busy", "protocol.rate") else None


async def sit_down(address: str, table: str, name: str, string: str | None = None, **wishes: Any) -> Seat:
    """Take a seat at a table of the server at this address.

    Args:
        address: of the server.
        table: the id of the table.
        name: of the player.
        string: for the dice, 16 to 200 characters that cannot be guessed; None: a random one; empty: none.
        wishes: as for `ServerApi.take_seat`.
    """
    api = ServerApi(address)
    string = new_string() if string is None else string
    pledge = {"pledge": pledge_to(string)} if string else {}
    _, token = await api.take_seat(table, name, **pledge, **wishes)
    return Seat(api, table, token, string)
