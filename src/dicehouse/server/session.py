"""The session of one WebSocket client: handshake, then a loop over its messages, with a fast path for moves."""

import asyncio
import time

import msgspec

from dicehouse.core.errors import DicehouseError
from dicehouse.core.viewers import SPECTATOR, Viewer
from dicehouse.server.errors import ProtocolError, TableError
from dicehouse.server.live_table import LiveTable
from dicehouse.server.logs import get_logger
from dicehouse.server.metrics import METRICS
from dicehouse.server.node import Node
from dicehouse.server.protocol import (
    LARGEST,
    VERSION,
    Act,
    CorrectDice,
    Done,
    Earlier,
    FromClient,
    Hand,
    Hello,
    Hint,
    Page,
    Ping,
    Pledge,
    React,
    Reading,
    Refused,
    Reveal,
    Say,
    TellDice,
    ThrowDice,
    ToClient,
    read_message,
    write_message,
)
from dicehouse.server.rate_limit import LeakyBucket
from dicehouse.server.seats import Player
from dicehouse.server.store import Unavailable
from dicehouse.server.tokens import hashed, matches
from dicehouse.server.transport.close_codes import CloseCode
from dicehouse.server.transport.connection import Connection

MOST_UNSENT = 256 * 1024
"""Bytes that may be queued for a client that reads slowly. A connection reports `behind` from 64 KiB on."""
HELLO_WITHIN = 10.0
"""Seconds until the first message must have come."""
BURST, RATE = 60, 30
"""Messages of one connection at once, and per second."""
UNLIMITED = 1e9

MOST_OF_A_SEAT = 10
"""Connections of one seat: pages, phones, and broken ones that are not detected yet."""

TRY_LATER = ("table.crowded", "protocol.full")
"""Refusals of a handshake after which the client may try again."""

log = get_logger(__name__)


class Session:
    """A guest of a table over a WebSocket. Sending never waits; a client that does not read in time is closed."""

    __slots__ = ("_closing", "client", "connection", "hint", "host", "own", "reading", "token", "viewer")

    def __init__(self, connection: Connection) -> None:
        self.viewer: Viewer = SPECTATOR
        self.token = ""
        """The hash of the token that keeps the seat; empty for a spectator."""
        self.host = False
        """Whether it is the host's."""
        self.connection = connection
        self.client = connection.key
        """The key of the client's address."""
        self.own = False
        """Whether the player throws their own dice."""
        self.reading = False
        """Whether the player reads something just now."""
        self._closing = False
        self.hint: asyncio.Task[None] | None = None
        """The hint that is being computed: one at a time."""

    def push(self, data: bytes) -> None:
        """Send an encoded message, without waiting."""
        if self._closing:
            return
        connection = self.connection
        # only what was queued before counts: one long welcome does not make a client slow
        if connection.behind and connection.unsent > MOST_UNSENT:
            METRICS.slow.inc()
            connection.send(write_message(refusal(ProtocolError("protocol.slow"))))
            self.close(CloseCode.TRY_AGAIN_LATER)
            return
        connection.send(data)

    def send(self, message: ToClient) -> None:
        """Send a message, without waiting."""
        self.push(write_message(message))

    def close(self, code: int) -> None:
        """Send what is queued, then close."""
        if not self._closing:
            self._closing = True
            self.connection.close(code)

    @property
    def closing(self) -> bool:
        """Whether nothing more is read or sent."""
        return self._closing


async def serve_connection(node: Node, connection: Connection) -> None:
    """Serve one connection from the handshake to its end."""
    session = Session(connection)
    unwatch = node.bans.watch(connection.key, session.close)
    METRICS.connections.inc()
    live: LiveTable | None = None
    try:
        live = await _handshake(node, session)
        if live is not None:
            await _message_loop(node, live, session)
    except asyncio.CancelledError:
        session.close(CloseCode.TRY_AGAIN_LATER)
        raise
    except Exception:
        _failed(session)
    finally:
        METRICS.connections.dec()
        unwatch()
        if session.hint is not None:
            session.hint.cancel()
        node.lobby.remove_host(session)
        if live is not None:
            live.leave(session)


def _failed(session: Session) -> None:
    """Log and count an unexpected exception, and close the connection; the client may reconnect."""
    METRICS.failures.inc()
    log.exception("connection failed")
    session.close(CloseCode.INTERNAL_ERROR)


async def _handshake(node: Node, session: Session) -> LiveTable | None:
    """Wait for `hello` and answer it; None where the client is refused or gone."""
    try:
        text = await asyncio.wait_for(session.connection.receive(), HELLO_WITHIN)
    except TimeoutError:
        session.send(refusal(ProtocolError("protocol.hello")))
        session.close(CloseCode.POLICY_VIOLATION)
        return None
    if text is None:
        return None
    try:
        return await _join(node, session, read(text))
    except DicehouseError as error:
        session.send(refusal(error))
        session.close(CloseCode.TRY_AGAIN_LATER if error.code in TRY_LATER else CloseCode.POLICY_VIOLATION)
    except Unavailable:
        session.send(refusal(TableError("table.storage")))
        session.close(CloseCode.TRY_AGAIN_LATER)
    return None


async def _join(node: Node, session: Session, hello: FromClient) -> LiveTable:
    """Check a `hello`, and answer it with a welcome."""
    if not isinstance(hello, Hello):
        raise ProtocolError("protocol.hello")
    if hello.version != VERSION:
        raise ProtocolError("protocol.version", known=VERSION, version=hello.version)
    live = await node.live_table(hello.table)
    host = any(token and matches(token, live.row.host) for token in (hello.token, hello.host))
    seat = live.table.seats.seat_of(hashed(hello.token)) if hello.token else None
    if hello.token and seat is None and not matches(hello.token, live.row.host):
        raise _no_seat(live, hashed(hello.token))
    session.host = host
    if seat is not None:
        session.viewer, session.token = seat, hashed(hello.token)
    session.own = hello.own
    _make_room(node, live, session, host)
    session.send(await live.join(session, hello.last, host, session.token))
    if host:
        node.lobby.add_host(session, live, session.client)
    return live


def _no_seat(live: LiveTable, token: str) -> TableError:
    """Why a token keeps no seat."""
    names = [name for name, (_, occupant) in live.table.seats.sent_away.items() if occupant.token == token]
    return TableError("table.sent-away", name=names[0]) if names else TableError("table.token")


def _make_room(node: Node, live: LiveTable, session: Session, host: bool) -> None:
    """Refuse spectators where the places left are for players; close the oldest of too many connections of a seat."""
    if factor := node.settings.limits:
        if session.viewer != SPECTATOR:
            live.guests.close_oldest(session.viewer, int(MOST_OF_A_SEAT * factor), CloseCode.TRY_AGAIN_LATER)
        elif not host and len(live.guests.all) >= node.settings.connections_per_table * factor:
            METRICS.refused.labels("table").inc()
            raise TableError("table.crowded")
    if session.viewer == SPECTATOR and not host and session.connection.crowded:
        METRICS.refused.labels("full").inc()
        raise ProtocolError("protocol.full")
    session.connection.established()


async def _message_loop(node: Node, live: LiveTable, session: Session) -> None:
    factor = node.settings.limits or UNLIMITED
    bucket = LeakyBucket(BURST * factor, RATE * factor)
    if session.viewer != SPECTATOR:
        session.connection.on_text = _MoveHandler(live, session, bucket).handle
    while not session.closing and (text := await session.connection.receive()) is not None:
        if session.closing:
            return  # closed while this message was on its way
        id = ""
        try:
            message = read(text)
            id = getattr(message, "id", "")
            if not bucket.take():
                session.send(refusal(ProtocolError("protocol.rate"), id))
                await asyncio.sleep(0.2)  # slow a flooding client down
                continue
            await _dispatch(node, live, session, message)
        except DicehouseError as error:
            session.send(refusal(error, id))
            if isinstance(error, ProtocolError) and not bucket.take(5):
                session.close(CloseCode.POLICY_VIOLATION)  # too many malformed messages
        except Unavailable:
            session.send(refusal(TableError("table.storage"), id))


class _MoveHandler:
    """Handles `act` of one player synchronously, in the callback of the protocol; one move at a time."""

    __slots__ = ("_bucket", "_id", "_player", "_session", "_start", "_writer")

    def __init__(self, live: LiveTable, session: Session, bucket: LeakyBucket) -> None:
        self._writer = live.writer
        self._session = session
        self._player = Player(session.viewer, session.token)
        self._bucket = bucket
        self._id = ""
        """Of the move that is being made."""
        self._start = 0.0

    def handle(self, text: str) -> bool:
        """Handle a message that needs no waiting; False where it does, and nothing has happened."""
        try:
            message = read(text)
            if not isinstance(message, Act) or self._session.closing or self._writer.busy or not self._bucket.take():
                return False
            self._start = time.perf_counter()
            self._id = message.id
            if self._player.seat != self._session.viewer:  # the host has moved the chairs
                self._player = Player(self._session.viewer, self._session.token)
            return self._writer.act_at_once(self._player, message, self._answer)
        except ProtocolError:
            return False  # the message loop counts these
        except DicehouseError as error:
            self._answer(error)
            return True
        except Exception:
            return False  # the message loop meets it again, logs it, and ends the connection

    def _answer(self, result: int | Exception) -> None:
        session = self._session
        if isinstance(result, int):
            METRICS.moves.add(time.perf_counter() - self._start)
            session.push(write_message(Done(self._id, result)))
        elif isinstance(result, DicehouseError):
            session.send(refusal(result, self._id))
        elif isinstance(result, Unavailable):
            session.send(refusal(TableError("table.storage"), self._id))
        else:
            _failed(session)
        session.connection.answered()


async def _dispatch(node: Node, live: LiveTable, session: Session, message: FromClient) -> None:
    """Answer a message that anybody may send, or hand it on as a request of a player."""
    if isinstance(message, Ping):
        session.send(Done(message.id, live.table.number))
    elif isinstance(message, Earlier):
        node.quotas.take_page(session.client)
        session.send(Page(message.id, await live.earlier(session.viewer, message.before)))
    elif isinstance(message, Hello):
        raise ProtocolError("protocol.message", reason="hello is said once")
    elif session.viewer == SPECTATOR:
        raise TableError("table.watching")
    else:
        await _dispatch_player(node, live, session, message)


async def _dispatch_player(
    node: Node,
    live: LiveTable,
    session: Session,
    message: Act | ThrowDice | TellDice | CorrectDice | Hand | Reading | Say | React | Hint | Pledge | Reveal,
) -> None:
    player = Player(session.viewer, session.token)
    match message:
        case Act(id=id):
            start = time.perf_counter()
            number = await live.writer.act(player, message)
            METRICS.moves.add(time.perf_counter() - start)
            session.send(Done(id, number))
        case ThrowDice(id=id) | TellDice(id=id) | CorrectDice(id=id):
            session.send(Done(id, await _land(live, player, message)))
        case Hand(id=id, own=own):
            session.own = own
            live.hands_changed()
            session.send(Done(id, live.table.number))
        case Reading(id=id, on=on):
            session.reading = on
            live.readers_changed()
            session.send(Done(id, live.table.number))
        case Say(id=id, text=text):
            node.quotas.take_word(f"{live.row.id}/{player.token}", session.client)
            number = await live.chat(player, text, id)
            session.send(Done(id, number))
        case Pledge(id=id, pledge=pledge):
            number = await live.writer.change(
                lambda table: table.pledge(player, pledge, id), lambda table: table.message_ids.find(player.seat, id)
            )
            session.send(Done(id, number))
        case Reveal(id=id, string=string):
            number = await live.writer.change(
                lambda table: table.reveal(player, string, id), lambda table: table.message_ids.find(player.seat, id)
            )
            session.send(Done(id, number))
        case React(id=id, reaction=reaction):
            node.quotas.take_reaction(f"{live.row.id}/{player.token}", session.client)
            await live.react(player, reaction)
            session.send(Done(id, live.table.number))
        case Hint(id=id) as asked:
            if session.hint is not None and not session.hint.done():
                session.send(refusal(ProtocolError("protocol.rate"), id))
            else:  # in a task, so that later messages do not wait for it
                session.hint = asyncio.get_running_loop().create_task(_send_hint(live, session, player, asked))


async def _land(live: LiveTable, player: Player, message: ThrowDice | TellDice | CorrectDice) -> int:
    """Let dice land that are thrown or told; gives the number of the entry."""
    match message:
        case ThrowDice(id=id, seen=seen):
            return await live.throw(player, seen, id)
        case TellDice():
            return await live.tell_dice(player, message)
        case CorrectDice():
            return await live.correct_dice(player, message)


async def _send_hint(live: LiveTable, session: Session, player: Player, asked: Hint) -> None:
    try:
        session.send(await live.advise(player, asked, session.client))
    except DicehouseError as error:
        session.send(refusal(error, asked.id))
    except Unavailable:
        session.send(refusal(TableError("table.storage"), asked.id))
    except Exception:
        _failed(session)


def read(text: str) -> FromClient:
    """Decode a message of a client; raises `ProtocolError` where it is malformed."""
    if len(text) > LARGEST:
        raise ProtocolError("protocol.message", reason="it is too long")
    try:
        return read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProtocolError("protocol.message", reason=str(error)[:200]) from None


def refusal(error: DicehouseError, id: str = "") -> Refused:
    """The message that reports an error to a client."""
    return Refused(error.code, error.sentence, dict(error.details), id)
