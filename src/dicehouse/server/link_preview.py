"""What a chat shows of a link to a table: Open Graph tags in the head of its page.

Whoever has the link may know the game, who sits there first, and how many chairs are free; nothing else is told.
"""

import html
import re
from typing import Any

from litestar import Request

from dicehouse.core.errors import DicehouseError
from dicehouse.server.http_guards import client_key
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.quotas import HttpLimit
from dicehouse.server.store import Unavailable
from dicehouse.texts import LANGUAGES, Texts

PICTURE = "/icon-512.png"


class LinkPreview:
    """Makes the tags for the pages of tables.

    Args:
        node: where the tables are.
    """

    def __init__(self, node: Node) -> None:
        self._node = node

    async def tags(self, request: Request[Any, Any, Any], table: str) -> str:
        """The tags for the page of a table; empty where there is none, or its client asks too much."""
        try:
            self._node.quotas.take_request(HttpLimit.READING, client_key(request))
            live = await self._node.live_table(table[:40])
        except (DicehouseError, Unavailable):
            return ""
        base = str(request.base_url).rstrip("/")
        title, description = _said(live, _language(request.headers.get("accept-language", "")))
        found = {
            "og:site_name": "Dicehouse",
            "og:type": "website",
            "og:title": title,
            "og:description": description,
            "og:url": f"{base}/t/{live.row.id}",
            "og:image": base + PICTURE,
        }
        return "".join(f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in found.items())


def _said(live: LiveTable, language: str) -> tuple[str, str]:
    """Title and description, in one language."""
    table = live.table
    texts = Texts(language, table.spec.game)
    game = texts.say("title")
    people = [one.name for one in table.seats if one is not None and one.kind != "bot"]
    if table.phase != "open" or not people:
        return game, texts.say("tagline")
    free = texts.say("link-free", free=table.seats.count(None))
    return texts.say("link-invited", name=people[0], title=game), f"{texts.say('tagline')} {free}"


def _language(accepted: str) -> str:
    """The first language of ours that a client reads; English where it names none."""
    named = re.findall(r"([a-z]{2})\b", accepted.lower()[:200])
    return next((language for language in named if language in LANGUAGES), "en")
