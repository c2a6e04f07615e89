"""A web server for the files of one folder, for browsers of this machine: the standard library's, made strict."""

import socket
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".pdf": "application/pdf",
}
"""Media types by the end of a name. The system's own table is not asked: it may say that JavaScript is text."""
OTHER = "application/octet-stream"
"""Everything else: wheels, archives, data."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
"""Of every answer. `no-cache` lets a browser keep a file, and makes it ask whether it changed."""

IDLE_SECONDS = 30


class StaticHandler(SimpleHTTPRequestHandler):
    """Answers GET and HEAD with files below a folder: no listings, no hidden files, nothing outside."""

    protocol_version = "HTTP/1.1"
    timeout = IDLE_SECONDS

    def send_head(self):  # type: ignore[no-untyped-def]
        """The head of the answer, and the open file."""
        if not self._is_asked_by_name():
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST)
            return None
        if not self._is_inside():
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def _is_asked_by_name(self) -> bool:
        """Whether the request is for this machine: no page elsewhere reaches it under a name of its own."""
        host = self.headers.get("Host", "").rpartition(":")[0] or self.headers.get("Host", "")
        return host in ("127.0.0.1", "localhost")

    def _is_inside(self) -> bool:
        """Whether a path is a file of the folder, or a folder with a page; not through a link to elsewhere."""
        path = unquote(urlsplit(self.path).path, errors="replace")
        parts = path.split("/")
        if "\0" in path or "\\" in path or any(part.startswith(".") for part in parts):
            return False
        root = Path(self.directory).resolve()
        asked = root.joinpath(*filter(None, parts))
        if asked.is_dir():
            asked /= "index.html"
        return asked.is_file() and asked.resolve().is_relative_to(root)

    def guess_type(self, path: object) -> str:
        """The media type by the end of a name."""
        return TYPES.get(Path(str(path)).suffix.lower(), OTHER)

    def end_headers(self) -> None:
        """Add what every answer has."""
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def version_string(self) -> str:
        """No versions for strangers."""
        return "dicehouse"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as the base class has it
        """Say nothing: whoever plays does not read it."""


class StaticServer(ThreadingHTTPServer):
    """Serves a folder on a socket that is bound already."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, folder: Path, bound: socket.socket) -> None:
        address = bound.getsockname()
        super().__init__(address, partial(StaticHandler, directory=str(folder)), bind_and_activate=False)
        self.socket.close()
        self.socket = bound
        self.server_name, self.server_port = address[:2]
        self.server_activate()

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a browser that went away in the middle of a file."""
