"""A seat at a table, kept through lost connections and restarted servers.

Everything sent carries an id and is sent again until the house says that it is done or refused: sent twice, it counts
once. After a lost connection the house tells what was missed.
"""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, NamedTuple, Self

import websockets
from websockets.asyncio.client import ClientConnection, connect

from dicehouse.client.api import House

VERSION = 2
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 3.0
FINAL = ("table.unknown", "table.token", "table.deleted", "table.closed", "protocol.version", "protocol.banned")
"""Refusals of a hello after which there is no point in trying again."""
ENDING = ("table.deleted", "table.closed")
"""Refusals that may come at any time, and end everything."""


class Choice(NamedTuple):
    """A legal action as text, with what it will do."""

    action: str
    effect: dict[str, int]


class Moment(NamedTuple):
    """What the seat may know now."""

    number: int
    """Of the last entry of the table's log."""
    phase: str
    """open, playing or over."""
    view: dict[str, Any] | None
    choices: tuple[Choice, ...]
    news: tuple[dict[str, Any], ...]
    """What happened since the last moment."""
    outcome: dict[str, Any] | None = None
    """How the game ended: reason, winners and scores; None while it goes on."""


class Refusal(Exception):  # noqa: N818 - the house said no
    """The house said no to something the seat sent; nothing has changed."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class Gone(Exception):  # noqa: N818 - there is nothing to come back to
    """The table does not exist, or the token keeps no seat there."""


class Seat:
    """A seat at a table. Use it with `async with`.

    Args:
        house: where the table is.
        table: its id.
        token: what keeps the seat; empty to watch.
    """

    def __init__(self, house: House, table: str, token: str = "") -> None:
        self.house = house
        self.table = table
        self.token = token
        self.seat: int | None = None
        self.now: Moment | None = None
        self.history: list[dict[str, Any]] = []
        """What the house told, in order, each entry once; `earlier` gets what a welcome left out."""
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
        if self._runner is not None:
            self._runner.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._runner

    async def moments(self) -> AsyncIterator[Moment]:
        """The latest moment whenever something has happened, until the game is over; with all news since the last."""
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
        """Act, and wait until it is on disk; gives the number of the entry.

        Args:
            action: as text, from the choices of a moment.
            seen: the number of the moment in which it was decided; the latest where none is given.

        Raises:
            Refusal: it is not possible, or somebody was faster.
        """
        if seen is None:
            seen = self.now.number if self.now else 0
        return await self._send({"say": "act", "action": action, "seen": seen})  # type: ignore[no-any-return]

    async def chat(self, text: str) -> int:
        """Say something to the table."""
        return await self._send({"say": "chat", "text": text})  # type: ignore[no-any-return]

    async def earlier(self, before: int) -> list[dict[str, Any]]:
        """A page of the log: the newest entries before a number, in order; empty where there is none."""
        return await self._send({"say": "earlier", "before": before})  # type: ignore[no-any-return]

    async def _send(self, message: dict[str, Any]) -> Any:
        id = secrets.token_hex(8)  # noqa: A001 - the word for it
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
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(self.house.socket, max_size=None, compression=None, open_timeout=10) as socket:
                    await self._greet(socket)
                    pause = FIRST_PAUSE
                    async for text in socket:
                        self._hear(json.loads(text))
            except (OSError, TimeoutError, websockets.WebSocketException):
                pass
            except Gone as gone:
                self._fail(gone)
                return
            finally:
                self._socket = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _greet(self, socket: ClientConnection) -> None:
        hello = {"say": "hello", "version": VERSION, "table": self.table, "token": self.token, "last": self._last}
        await socket.send(json.dumps(hello))
        answer = json.loads(await socket.recv())
        if answer["say"] != "welcome":
            if answer.get("code") in FINAL:
                raise Gone(answer["sentence"])
            raise OSError(answer.get("sentence", ""))
        self.seat = answer["seat"]
        self._note(answer.get("missed", []), answer["now"])
        self._socket = socket
        for text, _ in tuple(self._waiting.values()):
            await socket.send(text)

    def _hear(self, message: dict[str, Any]) -> None:
        match message["say"]:
            case "news":
                self._note(message["told"], message["now"])
            case "done" if message["id"] in self._waiting:
                self._settle(message["id"]).set_result(message["number"])
            case "page" if message["id"] in self._waiting:
                self._settle(message["id"]).set_result(message["told"])
            case "refused" if message["code"] in ENDING:
                raise Gone(message["sentence"])
            case "refused" if message.get("id") in self._waiting:
                if message["code"] not in ("table.storage", "table.busy", "protocol.rate"):  # those are tried again
                    self._settle(message["id"]).set_exception(Refusal(message["code"], message["sentence"]))
                else:
                    asyncio.get_running_loop().call_later(0.5, self._again, message["id"])
            case _:
                pass

    def _settle(self, id: str) -> "asyncio.Future[Any]":  # noqa: A002 - the word for it
        return self._waiting.pop(id)[1]

    def _again(self, id: str) -> None:  # noqa: A002 - the word for it
        if id in self._waiting and self._socket is not None:
            self._keep = asyncio.ensure_future(self._socket.send(self._waiting[id][0]))

    def _note(self, told: list[dict[str, Any]], now: dict[str, Any]) -> None:
        new = tuple(entry for entry in told if entry["number"] > self._last)
        self.history += new
        self._last = max(self._last, now["number"])
        choices = tuple(Choice(offer["action"], offer["effect"]) for offer in now.get("choices", ()))
        self.now = Moment(now["number"], now["phase"], now.get("view"), choices, new, now.get("outcome"))
        self._moments.put_nowait(self.now)

    def _fail(self, error: Exception) -> None:
        self._failure = error
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        self._waiting.clear()
        self._moments.put_nowait(None)


async def sit_down(address: str, table: str, name: str, **wishes: Any) -> Seat:
    """Take a seat at a table of the house at this address."""
    house = House(address)
    _, token = await house.take_seat(table, name, **wishes)
    return Seat(house, table, token)
