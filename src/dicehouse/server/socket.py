"""One WebSocket: a guest at a table, what it says and what it is told."""

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from dicehouse.core.errors import DicehouseError
from dicehouse.core.viewers import SPECTATOR, Viewer
from dicehouse.server.bucket import Bucket
from dicehouse.server.errors import ProtocolError, TableError
from dicehouse.server.house import House
from dicehouse.server.keeper import Keeper
from dicehouse.server.metrics import METRICS
from dicehouse.server.protocol import (
    LARGEST,
    VERSION,
    Act,
    Done,
    Earlier,
    FromClient,
    Hello,
    Hint,
    Page,
    Ping,
    React,
    Refused,
    Say,
    ToClient,
    read_message,
    write_message,
)
from dicehouse.server.store import Unavailable
from dicehouse.server.table import Player
from dicehouse.server.tokens import hashed, matches
from dicehouse.server.wire import EXTENSION, Wire

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_WAITING = 256 * 1024
"""So many bytes may wait for a client that reads slowly; from 64 KiB on a wire says that its client is behind."""
HELLO_WITHIN = 10.0
BURST, RATE = 60, 30
"""So many messages at once, and so many a second."""

UNLIMITED = 1e9

NORMAL, POLICY, TRY_AGAIN, BROKEN = 1000, 1008, 1013, 1011

log = structlog.get_logger(__name__)


class Socket:
    """A guest over a WebSocket. Sending never waits: what a client does not read in time closes its connection."""

    __slots__ = (
        "_closing",
        "_loop",
        "_pump",
        "_queue",
        "_send",
        "_waiting",
        "advising",
        "client",
        "listening",
        "token",
        "viewer",
        "wire",
    )

    def __init__(self, send: Send, wire: Wire | None = None, client: str = "-") -> None:
        self.viewer: Viewer = SPECTATOR
        self.token = ""
        """The hash of the token that keeps the seat; empty for somebody who watches."""
        self.client = client
        """The address it comes from."""
        self.wire = wire
        """The short way to the client, where the server has one."""
        self._send = send
        self._queue: list[bytes] = []  # mostly empty: a deque takes room even then
        self._waiting = 0
        self._pump: asyncio.Task[None] | None = None
        self._closing: int | None = None
        self._loop = asyncio.get_running_loop()
        self.listening: asyncio.Timeout | None = None
        """Set while the next message of the client is awaited."""
        self.advising: asyncio.Task[None] | None = None
        """Set while the house thinks about a hint: one at a time."""

    def push(self, data: bytes) -> None:
        """Send, without waiting."""
        if self._closing is not None:
            return
        wire = self.wire
        if wire is not None and not wire.behind:  # as nearly always
            wire.write(data)
            return
        waiting = self._waiting if wire is None else wire.unsent
        if waiting > MOST_WAITING:  # what waited before: one long welcome is nobody's slowness
            METRICS.slow.inc()
            self._queue.clear()
            data = write_message(refusal(ProtocolError("protocol.slow")))
            self._closing = TRY_AGAIN
            # whoever reads nothing may never say anything again
            if self.listening is not None:
                self.listening.reschedule(self._loop.time())
            if wire is not None:
                wire.write(data)
                wire.hang_up()
                self._start()
                return
        if wire is not None:
            wire.write(data)
            return
        self._waiting += len(data)
        self._queue.append(data)
        self._start()

    def say(self, message: ToClient) -> None:
        """Send a message, without waiting."""
        self.push(write_message(message))

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        if self._closing is None:
            self._closing = code
            self._start()

    @property
    def closing(self) -> bool:
        """Whether nothing more is read or sent."""
        return self._closing is not None

    async def finished(self) -> None:
        """Wait until all is sent, for a moment."""
        if self._pump is not None:
            await asyncio.wait([self._pump], timeout=2.0)
            self._pump.cancel()

    def _start(self) -> None:
        if self._pump is None or self._pump.done():
            self._pump = self._loop.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._queue:
                data = self._queue.pop(0)
                await self._send({"type": "websocket.send", "text": data.decode()})
                self._waiting -= len(data)
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
        except Exception:
            self._closing = self._closing or NORMAL
            self._queue.clear()


async def serve_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from its beginning to its end."""
    await receive()  # websocket.connect
    if not origin_allowed(house, scope):
        await send({"type": "websocket.close", "code": POLICY})
        return
    await send({"type": "websocket.accept"})
    client, _ = scope.get("client") or ("-", 0)
    socket = Socket(send, scope.get("extensions", {}).get(EXTENSION), client)
    if house.is_banned(client):
        socket.say(refusal(ProtocolError("protocol.banned")))
        socket.close(POLICY)
        await socket.finished()
        return
    unwatch = house.bans.watch(client, socket.close)
    METRICS.connections.inc()
    keeper: Keeper | None = None
    try:
        keeper = await _greet(house, socket, receive)
        if keeper is not None:
            await _converse(house, keeper, socket, receive)
    except asyncio.CancelledError:
        socket.close(TRY_AGAIN)
        raise
    except Exception:
        _failed(socket)
    finally:
        METRICS.connections.dec()
        unwatch()
        if socket.advising is not None:
            socket.advising.cancel()
        if keeper is not None:
            keeper.leave(socket)
        await socket.finished()


def _failed(socket: Socket) -> None:
    """Something nobody thought of: it is logged and counted, and the client may come back."""
    METRICS.failures.inc()
    log.exception("connection failed")
    socket.close(BROKEN)


async def _greet(house: House, socket: Socket, receive: Receive) -> Keeper | None:
    """Wait for hello and answer it; None where nothing comes of it."""
    try:
        text = await asyncio.wait_for(_text(receive), HELLO_WITHIN)
    except TimeoutError:
        socket.say(refusal(ProtocolError("protocol.hello")))
        socket.close(POLICY)
        return None
    if text is None:
        return None
    try:
        hello = read(text)
        if not isinstance(hello, Hello):
            raise ProtocolError("protocol.hello")
        if hello.version != VERSION:
            raise ProtocolError("protocol.version", known=VERSION, version=hello.version)
        keeper = await house.keeper(hello.table)
        host = bool(hello.token) and matches(hello.token, keeper.row.host)
        seat = keeper.table.seat_of(hashed(hello.token)) if hello.token else None
        if hello.token and seat is None and not host:
            raise TableError("table.token")
        if seat is not None:
            socket.viewer, socket.token = seat, hashed(hello.token)
        socket.say(await keeper.welcome(socket, hello.last, host, socket.token))
    except DicehouseError as error:
        socket.say(refusal(error))
        socket.close(POLICY)
        return None
    except Unavailable:
        socket.say(refusal(TableError("table.storage")))
        socket.close(TRY_AGAIN)
        return None
    return keeper


async def _converse(house: House, keeper: Keeper, socket: Socket, receive: Receive) -> None:
    generous = house.settings.limits
    bucket = Bucket(BURST * (generous or UNLIMITED), RATE * (generous or UNLIMITED))
    if (wire := socket.wire) is not None and socket.viewer != SPECTATOR:
        wire.quick = _Mover(keeper, socket, wire, bucket).see_to
    while not socket.closing and (text := await _heard(socket, receive)) is not None:
        if socket.closing:
            return  # shown the door while this was on its way
        id = ""  # noqa: A001 - the word for it
        try:
            message = read(text)
            id = getattr(message, "id", "")  # noqa: A001
            if not bucket.take():
                socket.say(refusal(ProtocolError("protocol.rate"), id))
                await asyncio.sleep(0.2)  # whoever shouts is heard more slowly
                continue
            await _answer(house, keeper, socket, message)
        except DicehouseError as error:
            socket.say(refusal(error, id))
            if isinstance(error, ProtocolError) and not bucket.take(5):
                socket.close(POLICY)  # nothing but noise comes from there
        except Unavailable:
            socket.say(refusal(TableError("table.storage"), id))


class _Mover:
    """Sees to the moves of one player where they arrive, one at a time."""

    __slots__ = ("_bucket", "_id", "_keeper", "_player", "_socket", "_start", "_wire")

    def __init__(self, keeper: Keeper, socket: Socket, wire: Wire, bucket: Bucket) -> None:
        self._keeper = keeper
        self._socket = socket
        self._player = Player(socket.viewer, socket.token)
        self._wire = wire
        self._bucket = bucket
        self._id = ""
        """Of the move that is being made."""
        self._start = 0.0

    def see_to(self, text: str) -> bool:
        """See to what needs no waiting; False where it does, and nothing has happened."""
        try:
            message = read(text)
            if not isinstance(message, Act) or self._socket.closing or self._keeper.busy or not self._bucket.take():
                return False
            self._start = time.perf_counter()
            self._id = message.id
            return self._keeper.act_at_once(self._player, message, self._answer)
        except ProtocolError:
            return False  # the long way counts these
        except DicehouseError as error:
            self._answer(error)
            return True
        except Exception:
            return False  # the long way meets it again, logs it, and ends the connection

    def _answer(self, result: int | Exception) -> None:
        socket = self._socket
        if isinstance(result, int):
            METRICS.moves.add(time.perf_counter() - self._start)
            socket.say(Done(self._id, result))
        elif isinstance(result, DicehouseError):
            socket.say(refusal(result, self._id))
        elif isinstance(result, Unavailable):
            socket.say(refusal(TableError("table.storage"), self._id))
        else:
            _failed(socket)
        self._wire.answered()


async def _answer(house: House, keeper: Keeper, socket: Socket, message: FromClient) -> None:
    if isinstance(message, Ping):
        socket.say(Done(message.id, keeper.table.number))
        return
    if isinstance(message, Earlier):
        house.quotas.take_page(socket.client)
        socket.say(Page(message.id, await keeper.earlier(socket.viewer, message.before)))
        return
    if isinstance(message, Hello):
        raise ProtocolError("protocol.message", reason="hello is said once")
    if socket.viewer == SPECTATOR:
        raise TableError("table.watching")
    player = Player(socket.viewer, socket.token)
    match message:
        case Act(id=id):
            start = time.perf_counter()
            number = await keeper.act(player, message)
            METRICS.moves.add(time.perf_counter() - start)
            socket.say(Done(id, number))
        case Say(id=id, text=text):
            house.quotas.take_word(f"{keeper.row.id}/{player.token}", socket.client)
            number = await keeper.chat(player, text, id)
            socket.say(Done(id, number))
        case React(id=id, reaction=reaction):
            house.quotas.take_reaction(f"{keeper.row.id}/{player.token}", socket.client)
            await keeper.react(player, reaction)
            socket.say(Done(id, keeper.table.number))
        case Hint(id=id):
            if socket.advising is not None and not socket.advising.done():
                socket.say(refusal(ProtocolError("protocol.rate"), id))
            else:  # thinking takes a while: what comes after it does not wait
                socket.advising = asyncio.get_running_loop().create_task(_advise(keeper, socket, player, id))


async def _advise(keeper: Keeper, socket: Socket, player: Player, id: str) -> None:  # noqa: A002 - the word for it
    try:
        socket.say(await keeper.advise(player, id))
    except DicehouseError as error:
        socket.say(refusal(error, id))
    except Unavailable:
        socket.say(refusal(TableError("table.storage"), id))
    except Exception:
        _failed(socket)


async def _heard(socket: Socket, receive: Receive) -> str | None:
    """The next message; None when the client is gone, or is let go because it reads nothing."""
    if socket.wire is not None:
        return await socket.wire.read()
    try:
        async with asyncio.timeout(None) as socket.listening:
            return await _text(receive)
    except TimeoutError:
        return None
    finally:
        socket.listening = None


async def _text(receive: Receive) -> str | None:
    """The next message; None when the client is gone."""
    event = await receive()
    if event["type"] == "websocket.disconnect":
        return None
    text = event.get("text")
    if text is None:
        data: bytes = event.get("bytes") or b""
        return data.decode(errors="replace")
    return str(text)


def read(text: str) -> FromClient:
    """A message of a client; raises `ProtocolError` where it is none."""
    if len(text) > LARGEST:
        raise ProtocolError("protocol.message", reason="it is too long")
    try:
        return read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProtocolError("protocol.message", reason=str(error)[:200]) from None


def refusal(error: DicehouseError, id: str = "") -> Refused:  # noqa: A002 - the word for it
    """An error as a client is told it."""
    return Refused(error.code, error.sentence, dict(error.details), id)


def origin_allowed(house: House, scope: Scope) -> bool:
    """Whether the web page behind a connection may talk to this house; programs have no page."""
    headers = {name: value for name, value in scope["headers"] if name in (b"origin", b"host")}
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return True
    return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1") or origin in house.settings.origins
