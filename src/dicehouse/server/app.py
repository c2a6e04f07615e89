"""A node and its ASGI application: the HTTP API, the static files, and the lifespan of the node.

WebSockets do not come here: `transport` accepts them and hands them to `session.serve_connection`.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Schema

from dicehouse import __version__
from dicehouse.core.errors import DicehouseError
from dicehouse.server.bot_pool import BotPool
from dicehouse.server.bus import Bus, NullBus
from dicehouse.server.headers import add_security_headers
from dicehouse.server.http import HANDLERS, RESERVED
from dicehouse.server.http_guards import ApiRequest, HostCheck
from dicehouse.server.http_messages import BringGame, BroughtChair, OpenTable, TakeAway, TakeSeat, WantNext
from dicehouse.server.http_refusals import failed, http_error, refused, unavailable
from dicehouse.server.link_preview import LinkPreview
from dicehouse.server.logs import get_logger
from dicehouse.server.node import Node
from dicehouse.server.open_store import make_store
from dicehouse.server.settings import Settings
from dicehouse.server.static_files import BUILT, StaticFiles
from dicehouse.server.store import Unavailable
from dicehouse.server.table_changes import ChairWish, ChangeTable

log = get_logger(__name__)


def create_node(settings: Settings) -> Node:
    """A node with the store and the bus that its settings name; not opened yet."""
    bots = BotPool(settings.thinkers, settings.think_within)
    return Node(make_store(settings, alone=True), _bus(settings), bots, settings)


def create_app(node: Node, near: tuple[str, ...] = ()) -> Litestar:
    """The ASGI application of a node; its lifespan opens and closes the node.

    Args:
        node: what is served.
        near: its URLs in the local network, for visitors on this machine.
    """
    app = Litestar(
        [*HANDLERS, StaticFiles(BUILT, RESERVED, LinkPreview(node).tags).handler()],
        state=State({"node": node, "near": near}),
        lifespan=[_lifespan],
        middleware=[HostCheck(node.settings)],
        before_send=[add_security_headers],
        exception_handlers={
            DicehouseError: refused,
            Unavailable: unavailable,
            HTTPException: http_error,
            Exception: failed,
        },
        request_class=ApiRequest,
        # no pages that show the schema: they would load scripts from another server
        openapi_config=OpenAPIConfig(
            "Dicehouse", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()]
        ),
        cors_config=_cors(node.settings.origins),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    # Litestar's schema does not say that unknown fields are refused
    for strict in (OpenTable, TakeSeat, ChangeTable, ChairWish, WantNext, BringGame, BroughtChair, TakeAway):
        schema = app.openapi_schema.components.schemas[strict.__name__]
        assert isinstance(schema, Schema)
        schema.additional_properties = False
    _mend_reasons(app)
    return app


def _mend_reasons(app: Litestar) -> None:
    """A whole number is a number, too: facts of a reason have any of their types, where Litestar says one of them."""
    reason = app.openapi_schema.components.schemas["Reason"]
    assert isinstance(reason, Schema)
    assert reason.properties is not None
    facts = reason.properties["blanks"].additional_properties  # type: ignore[union-attr]
    assert isinstance(facts, Schema)
    facts.any_of, facts.one_of = facts.one_of, None


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    node: Node = app.state["node"]
    try:
        await node.open()
    except Unavailable as error:
        log.error("the node cannot start", reason=str(error))  # Litestar reports a traceback only
        raise
    try:
        yield
    finally:
        await node.close()


def _cors(origins: tuple[str, ...]) -> CORSConfig | None:
    """What web pages from other origins may request; None where there are none."""
    if not origins:
        return None
    return CORSConfig(list(origins), ["GET", "POST", "PATCH", "DELETE"], ["Content-Type", "X-Token"])


def _bus(settings: Settings) -> Bus:
    if settings.channel:
        from dicehouse.server.nats_bus import NatsBus  # noqa: PLC0415 - nats only where it is used

        return NatsBus(settings.channel)
    return NullBus()
