"""Refusals of the transport: whole HTTP answers, with the headers and the JSON body that every refusal has."""

from http import HTTPStatus
from typing import NamedTuple

import msgspec

from dicehouse.server.errors import ProtocolError
from dicehouse.server.headers import SECURITY


class Refusal(NamedTuple):
    """Why a request, a handshake or a connection is refused."""

    limit: str
    """The limit that was broken, as it is counted; empty: none was."""
    answer: bytes


def answer(status: int, code: str, sentence: str, **headers: str) -> bytes:
    """A whole HTTP answer that ends the connection."""
    body = msgspec.json.encode({"code": code, "sentence": sentence, "details": {}})
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    fields = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
        **{name.lower(): value for name, value in SECURITY.items()},
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines += [f"{name}: {value}" for name, value in fields.items()]
    return "\r\n".join((*lines, "", "")).encode() + body


def _http(limit: str, status: int, sentence: str, **headers: str) -> Refusal:
    return Refusal(limit, answer(status, f"http.{status}", sentence, **headers))


def _house(limit: str, status: int, code: str) -> Refusal:
    error = ProtocolError(code)
    return Refusal(limit, answer(status, error.code, error.sentence, retry_after="5"))


BAD_REQUEST = _http("", 400, "This is not an HTTP request.")
BAD_HANDSHAKE = _http("", 400, "This is not the handshake of a WebSocket.")
WRONG_VERSION = _http("", 426, "Only version 13 of WebSocket is spoken here.", sec_websocket_version="13")
FORBIDDEN_PATH = _http("", 403, "WebSockets are at /ws.")
FORBIDDEN_ORIGIN = _http("", 403, "This web page may not talk to this house.")
BANNED = _house("banned", 403, "protocol.banned")
TOO_LATE = _http("time", 408, "The request did not come to an end in time.")
LONG_URL = _http("url", 414, "The address asked for is too long.")
LARGE_HEAD = _http("head", 431, "The head of the request is too large.")
MANY_FIELDS = _http("fields", 431, "The request has too many header fields.")
LARGE_FRAMING = _http("framing", 400, "The body of the request comes in too many pieces.")
PIPELINED = Refusal("pipelined", b"")
"""Nothing is said: the requests before are still being answered."""
TOO_MANY_CONNECTIONS = _house("address", 429, "protocol.connections")
TOO_MANY_NEW = _house("rate", 429, "protocol.connections")
FULL = _house("full", 503, "protocol.full")
