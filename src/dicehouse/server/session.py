"""One WebSocket: a guest at a table, what it says and what it is told."""

import asyncio
import time

import msgspec
import structlog

from dicehouse.core.errors import DicehouseError
from dicehouse.core.viewers import SPECTATOR, Viewer
from dicehouse.server.errors import ProtocolError, TableError
from dicehouse.server.live_table import Keeper
from dicehouse.server.metrics import METRICS
from dicehouse.server.node import House
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
    Pledge,
    React,
    Refused,
    Reveal,
    Say,
    ToClient,
    read_message,
    write_message,
)
from dicehouse.server.rate_limit import Bucket
from dicehouse.server.store import Unavailable
from dicehouse.server.table import Player
from dicehouse.server.tokens import hashed, matches
from dicehouse.server.transport.connection import Connection

MOST_WAITING = 256 * 1024
"""So many bytes may wait for a client that reads slowly; from 64 KiB on a connection says that its client is behind."""
HELLO_WITHIN = 10.0
BURST, RATE = 60, 30
"""So many messages at once, and so many a second."""

MOST_OF_A_SEAT = 10
"""So many connections one seat may have: pages, phones, and those that broke and are not noticed yet."""

LATER = ("table.crowded", "protocol.full")
"""Refusals of a hello after which it may be said again in a while."""

UNLIMITED = 1e9

NORMAL, POLICY, TRY_AGAIN, BROKEN = 1000, 1008, 1013, 1011

log = structlog.get_logger(__name__)


class Socket:
    """A guest over a WebSocket. Sending never waits: what a client does not read in time closes its connection."""

    __slots__ = ("_closing", "advising", "client", "connection", "token", "viewer")

    def __init__(self, connection: Connection) -> None:
        self.viewer: Viewer = SPECTATOR
        self.token = ""
        """The hash of the token that keeps the seat; empty for somebody who watches."""
        self.connection = connection
        self.client = connection.key
        """The key of the address it comes from."""
        self._closing = False
        self.advising: asyncio.Task[None] | None = None
        """Set while the house thinks about a hint: one at a time."""

    def push(self, data: bytes) -> None:
        """Send, without waiting."""
        if self._closing:
            return
        connection = self.connection
        # what waited before: one long welcome is nobody's slowness
        if connection.behind and connection.unsent > MOST_WAITING:
            METRICS.slow.inc()
            connection.send(write_message(refusal(ProtocolError("protocol.slow"))))
            self.close(TRY_AGAIN)
            return
        connection.send(data)

    def say(self, message: ToClient) -> None:
        """Send a message, without waiting."""
        self.push(write_message(message))

    def close(self, code: int) -> None:
        """Send what waits, then close."""
        if not self._closing:
            self._closing = True
            self.connection.close(code)

    @property
    def closing(self) -> bool:
        """Whether nothing more is read or sent."""
        return self._closing


async def serve_socket(house: House, connection: Connection) -> None:
    """One connection, from its beginning to its end."""
    socket = Socket(connection)
    unwatch = house.bans.watch(connection.key, socket.close)
    METRICS.connections.inc()
    keeper: Keeper | None = None
    try:
        keeper = await _greet(house, socket)
        if keeper is not None:
            await _converse(house, keeper, socket)
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
        house.lobby.leave(socket)
        if keeper is not None:
            keeper.leave(socket)


def _failed(socket: Socket) -> None:
    """Something nobody thought of: it is logged and counted, and the client may come back."""
    METRICS.failures.inc()
    log.exception("connection failed")
    socket.close(BROKEN)


async def _greet(house: House, socket: Socket) -> Keeper | None:
    """Wait for hello and answer it; None where nothing comes of it."""
    try:
        text = await asyncio.wait_for(socket.connection.receive(), HELLO_WITHIN)
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
        host = any(token and matches(token, keeper.row.host) for token in (hello.token, hello.host))
        seat = keeper.table.seat_of(hashed(hello.token)) if hello.token else None
        if hello.token and seat is None and not matches(hello.token, keeper.row.host):
            raise TableError("table.token")
        if seat is not None:
            socket.viewer, socket.token = seat, hashed(hello.token)
        _make_room(house, keeper, socket, host)
        socket.say(await keeper.welcome(socket, hello.last, host, socket.token))
        if host:
            house.lobby.enter(socket, keeper, socket.client)
    except DicehouseError as error:
        socket.say(refusal(error))
        socket.close(TRY_AGAIN if error.code in LATER else POLICY)
        return None
    except Unavailable:
        socket.say(refusal(TableError("table.storage")))
        socket.close(TRY_AGAIN)
        return None
    return keeper


def _make_room(house: House, keeper: Keeper, socket: Socket, host: bool) -> None:
    """Refuse watchers where all places left are for players; of a seat's connections the oldest has to go."""
    if generous := house.settings.limits:
        if socket.viewer != SPECTATOR:
            keeper.close_oldest(socket.viewer, int(MOST_OF_A_SEAT * generous), TRY_AGAIN)
        elif not host and keeper.connected >= house.settings.connections_per_table * generous:
            METRICS.refused.labels("table").inc()
            raise TableError("table.crowded")
    if socket.viewer == SPECTATOR and not host and socket.connection.crowded:
        METRICS.refused.labels("full").inc()
        raise ProtocolError("protocol.full")
    socket.connection.established()


async def _converse(house: House, keeper: Keeper, socket: Socket) -> None:
    generous = house.settings.limits
    bucket = Bucket(BURST * (generous or UNLIMITED), RATE * (generous or UNLIMITED))
    if socket.viewer != SPECTATOR:
        socket.connection.on_text = _Mover(keeper, socket, bucket).see_to
    while not socket.closing and (text := await socket.connection.receive()) is not None:
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

    __slots__ = ("_bucket", "_id", "_keeper", "_player", "_socket", "_start")

    def __init__(self, keeper: Keeper, socket: Socket, bucket: Bucket) -> None:
        self._keeper = keeper
        self._socket = socket
        self._player = Player(socket.viewer, socket.token)
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
        socket.connection.answered()


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
        case Pledge(id=id, pledge=pledge):
            number = await keeper.change(
                lambda table: table.pledge(player, pledge, id), lambda table: table.done(player, id)
            )
            socket.say(Done(id, number))
        case Reveal(id=id, string=string):
            number = await keeper.change(
                lambda table: table.reveal(player, string, id), lambda table: table.done(player, id)
            )
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
        socket.say(await keeper.advise(player, id, socket.client))
    except DicehouseError as error:
        socket.say(refusal(error, id))
    except Unavailable:
        socket.say(refusal(TableError("table.storage"), id))
    except Exception:
        _failed(socket)


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
