"""`dicehouse serve`: runs one node until a signal stops it."""

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import structlog
import uvicorn

from dicehouse.server.app import create_app, create_node
from dicehouse.server.node import Node
from dicehouse.server.session import serve_connection
from dicehouse.server.settings import Settings
from dicehouse.server.transport.files import BACKLOG, raise_file_limit, room_for_connections
from dicehouse.server.transport.frames import check_picows
from dicehouse.server.transport.http import HttpConnection, check_uvicorn
from dicehouse.server.transport.listener import Listener

PLAIN_TRACES = structlog.tracebacks.ExceptionDictTransformer(show_locals=False)
"""Tracebacks without local variables: these may be secrets of a running game."""
COLLECT_AFTER = (20_000, 20, 20)
"""Thresholds of the garbage collector: new objects, and collections of the younger generation."""
GRACE = 5
"""Seconds that connections have to end when the node stops."""


def run_node(
    settings: Settings, socks: Sequence[socket.socket], opened: Callable[[], None], near: tuple[str, ...] = ()
) -> None:
    """Serve until a signal comes; then shut down in order.

    Args:
        settings: of the node.
        socks: the bound sockets to listen on.
        opened: called once the node can serve.
        near: the URLs of the node in the local network, if it was opened to it.
    """
    set_up_logs(settings.log_level)
    config = configure(create_node(settings), room_for_connections(settings.connections, raise_file_limit()), near)
    # what exists now stays, and what comes later has few cycles: rare collections are enough
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    _Server(config, opened).run(list(socks))


def configure(node: Node, most: int, near: tuple[str, ...] = ()) -> uvicorn.Config:
    """Configure uvicorn with our transport: one port for HTTP and WebSockets, and limits on both.

    Args:
        node: what is served.
        most: how many connections may be open.
        near: its URLs in the local network, for visitors on this machine.
    """
    check_uvicorn()
    listener = Listener(node.settings, most, partial(serve_connection, node), node.is_banned)
    return uvicorn.Config(
        create_app(node, near),
        http=partial(HttpConnection, listener),  # type: ignore[arg-type]  # a class, but for one argument
        ws="none",
        proxy_headers=False,  # the listener reads them
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
    )


class _Server(uvicorn.Server):
    """Reports when it can serve. Exits normally after a signal, where uvicorn would raise the signal again."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        check_picows()
        await super().startup(sockets)
        self._opened()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def set_up_logs(level: str) -> None:
    """Log one JSON object per line to stderr."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.ExceptionRenderer(PLAIN_TRACES),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[_Bridge()], force=True)
    logging.getLogger("uvicorn.error").setLevel(number)


class _Bridge(logging.Handler):
    """Sends what other libraries log through structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        structlog.get_logger(record.name).log(record.levelno, record.getMessage(), exc_info=record.exc_info or None)
