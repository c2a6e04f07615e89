"""The static files of the browser client: read once, when the node starts, and served from memory."""

import hashlib
import html
import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import unquote

from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler, route
from litestar.types import ASGIApp, HTTPResponseBodyEvent, HTTPResponseStartEvent, HTTPScope, Receive, Scope, Send

from dicehouse.texts import LANGUAGES, Texts

BUILT = Path(__file__).parent / "web"
"""Where the build puts the client; see hatch_build.py."""
PAGE = re.compile(
    r"/|/(?:about|privacy|luck|puzzle|daily|come)/?|/(?:j|drill)/?"
    r"|/(?:t|j|learn|drill)/[^/]+|/t/[^/]+/(?:review|replay|board|hand)"
)
"""Paths that the client's router handles: home, about, privacy, luck, a game brought in; a table, a code (or the form
for one), a lesson; the review of a game under both of its addresses, a table as a board for a big screen, and a
player's hand beside one."""
TABLE = re.compile(r"/t/([\w-]+)")
"""The page of a table."""
MakeTags: TypeAlias = Callable[[Request[Any, Any, Any], str], Awaitable[str]]
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings, the smallest first, with the suffix of the precompressed files."""
PLAIN = "identity"
IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their content."""
REVALIDATE = "no-cache"


class Answer(NamedTuple):
    """A response, head and body."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    async def asgi(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the response; an ASGI application, as a route handler may return it."""
        headers = [(key.lower().encode(), value.encode()) for key, value in self.headers.items()]
        start: HTTPResponseStartEvent = {"type": "http.response.start", "status": self.status, "headers": headers}
        await send(start)
        body: HTTPResponseBodyEvent = {"type": "http.response.body", "body": self.body, "more_body": False}
        await send(body)


class File(NamedTuple):
    """A file of the client."""

    kind: str
    """Its content type."""
    cache: str
    """Its Cache-Control header."""
    tag: str
    """A hash of its content, for its ETag."""
    bodies: Mapping[str, bytes]
    """By content encoding; `identity` is always there."""


class StaticFiles:
    """The files of a built client. No other file can be read, because no path is looked up in the file system.

    Args:
        folder: where the client is built.
        reserved: first segments of paths that are not pages: `api` for everything below /api.
        tags: what the head of the page of a table gets beside the rest; empty: nothing.
    """

    def __init__(self, folder: Path, reserved: Collection[str] = (), tags: MakeTags | None = None) -> None:
        self._tags = tags
        self._files = dict(_read(folder))
        self._reserved = frozenset(reserved)
        index = self._files.get("/index.html")
        self._found, self._index = (200, index) if index else (503, _not_built())

    def handler(self) -> HTTPRouteHandler:
        """The route handler of all paths that no other handler has."""

        @route(
            ["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False
        )  # not `asgi`: its handlers cannot have path parameters
        async def static_files(request: Request[Any, Any, Any]) -> ASGIApp:
            answer = self.answer(request.scope)
            if answer is None:
                raise NotFoundException
            table = TABLE.fullmatch(request.scope["path"])
            if table is not None and self._tags is not None and request.method == "GET" and answer.status == 200:
                answer = self._with_tags(answer, await self._tags(request, table[1]))
            return answer.asgi

        return static_files

    def _with_tags(self, answer: Answer, tags: str) -> Answer:
        """The page with more in its head, as it is for one table only: it has no tag, and is not compressed."""
        if not tags:
            return answer
        body = self._index.bodies[PLAIN].replace(b"</title>", b"</title>" + tags.encode(), 1)
        headers = {"Cache-Control": REVALIDATE, "Content-Type": self._index.kind, "Content-Length": str(len(body))}
        return Answer(200, headers | {"Vary": "Accept-Language"}, body)

    def answer(self, scope: HTTPScope) -> Answer | None:
        """The response to a request, or None where there is no such file or page."""
        path = unquote(scope["raw_path"].decode("latin-1"))  # Litestar normalises `path`
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if path in self._files:
            status, file = 200, self._files[path]
        elif PAGE.fullmatch(path):
            status, file = self._found, self._index
        elif path.split("/")[1] not in self._reserved and "text/html" in headers.get(b"accept", ""):
            status, file = 404, self._index  # the client shows the error in the visitor's language
        else:
            return None
        answer = _answer(status, file, headers)
        return answer._replace(body=b"") if scope["method"] == "HEAD" else answer


def _answer(status: int, file: File, asked: Mapping[bytes, str]) -> Answer:
    encoding = _choose(asked.get(b"accept-encoding", ""), file.bodies)
    body = file.bodies[encoding]
    tag = f'"{file.tag}-{encoding}"'
    headers = {"ETag": tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if status == 200 and tag in re.findall(r'"[^"]*"', asked.get(b"if-none-match", "")):
        return Answer(304, headers, b"")
    headers |= {"Content-Type": file.kind, "Content-Length": str(len(body))}
    if encoding != PLAIN:
        headers["Content-Encoding"] = encoding
    return Answer(status, headers, body)


def _choose(accepted: str, bodies: Mapping[str, bytes]) -> str:
    """The smallest content encoding that a client accepts."""
    accepts = {}
    for part in accepted.split(","):
        name, _, quality = part.partition(";")
        accepts[name.strip().lower()] = not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)
    return next((name for name in ENCODINGS if name in bodies and accepts.get(name, accepts.get("*", False))), PLAIN)


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    """All files of a folder, with the paths they are requested by."""
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values() or path.name.startswith("."):
            continue
        name = path.relative_to(folder).as_posix()
        cache = IMMUTABLE if name.startswith("assets/") else REVALIDATE
        packed = {key: path.with_name(path.name + suffix) for key, suffix in ENCODINGS.items()}
        bodies = {key: other.read_bytes() for key, other in packed.items() if other.is_file()}
        yield f"/{name}", _file(KINDS.get(path.suffix, "application/octet-stream"), cache, path.read_bytes(), bodies)


def _file(kind: str, cache: str, plain: bytes, packed: Mapping[str, bytes]) -> File:
    return File(kind, cache, hashlib.sha256(plain).hexdigest()[:24], {PLAIN: plain, **packed})


def _not_built() -> File:
    """The page of a server whose client is not built: it says so in every language, as nothing here can choose one."""
    said = "".join(
        f'<p lang="{language}">{html.escape(Texts(language).say("client-missing", command="make web"))}</p>'
        for language in LANGUAGES
    )
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dicehouse</title>'
    page = f'<!doctype html><html lang="en"><head>{head}</head><body><h1>Dicehouse</h1>{said}</body></html>'
    return _file(KINDS[".html"], "no-store", page.encode(), {})
