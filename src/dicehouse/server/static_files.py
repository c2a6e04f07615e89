"""The browser client: its files are read once, when the node starts, and answered from memory."""

import hashlib
import html
import re
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from dicehouse.server.asgi import Scope, Send
from dicehouse.texts import LANGUAGES, Texts

BUILT = Path(__file__).parent / "web"
"""Where the build puts the client; see hatch_build.py."""
PAGE = re.compile(r"/|/(?:about|privacy)/?|/j/?|/(?:t|j|learn)/[^/]+")
"""The addresses the client has a page for: the house, what it is, what it keeps; a table, a code (or where to type
one), a game to learn."""
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
"""How files are packed, the smaller first, and what the build adds to their names."""
PLAIN = "identity"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
ASK_AGAIN = "no-cache"


class Answer(NamedTuple):
    """What is sent, head and body."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    async def send(self, send: Send) -> None:
        """Send it."""
        headers = [(key.lower().encode(), value.encode()) for key, value in self.headers.items()]
        await send({"type": "http.response.start", "status": self.status, "headers": headers})
        await send({"type": "http.response.body", "body": self.body})


class File(NamedTuple):
    """A file of the client."""

    kind: str
    cache: str
    tag: str
    bodies: Mapping[str, bytes]
    """By encoding; plain is always there."""


class Pages:
    """The files of a built client. What is not one of them cannot be read, however it is asked for.

    Args:
        folder: where the client is built.
        taken: the first words of addresses that are not pages: `api` for everything below /api.
    """

    def __init__(self, folder: Path, taken: Collection[str]) -> None:
        self._files = dict(_read(folder))
        self._taken = frozenset(taken)
        index = self._files.get("/index.html")
        self._found, self._index = (200, index) if index else (503, _not_built())

    def answer(self, scope: Scope) -> Answer | None:
        """The answer to a request, or None where it is not for a page."""
        if scope["method"] not in ("GET", "HEAD"):
            return None
        path: str = scope["path"]
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        if path in self._files:
            status, file = 200, self._files[path]
        elif PAGE.fullmatch(path):
            status, file = self._found, self._index
        elif path.split("/")[1] not in self._taken and "text/html" in headers.get(b"accept", ""):
            status, file = 404, self._index  # the client says it in the language of whoever asks
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
    """The smallest form that a client understands."""
    wishes = {}
    for wish in accepted.split(","):
        name, _, quality = wish.partition(";")
        wishes[name.strip().lower()] = not re.fullmatch(r"\s*q=0(\.0*)?\s*", quality)
    return next((name for name in ENCODINGS if name in bodies and wishes.get(name, wishes.get("*", False))), PLAIN)


def _read(folder: Path) -> Iterator[tuple[str, File]]:
    """Every file by the path it is asked for with."""
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values() or path.name.startswith("."):
            continue
        name = path.relative_to(folder).as_posix()
        cache = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        packed = {key: path.with_name(path.name + suffix) for key, suffix in ENCODINGS.items()}
        bodies = {key: other.read_bytes() for key, other in packed.items() if other.is_file()}
        yield f"/{name}", _file(KINDS.get(path.suffix, "application/octet-stream"), cache, path.read_bytes(), bodies)


def _file(kind: str, cache: str, plain: bytes, packed: Mapping[str, bytes]) -> File:
    return File(kind, cache, hashlib.sha256(plain).hexdigest()[:24], {PLAIN: plain, **packed})


def _not_built() -> File:
    """The page of a house without a client: it says so, in every language, because nothing else here can choose one."""
    said = "".join(
        f'<p lang="{language}">{html.escape(Texts(language).say("client-missing", command="make web"))}</p>'
        for language in LANGUAGES
    )
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Dicehouse</title>'
    page = f'<!doctype html><html lang="en"><head>{head}</head><body><h1>Dicehouse</h1>{said}</body></html>'
    return _file(KINDS[".html"], "no-store", page.encode(), {})
