"""The HTTP API of a server, for programs: open a table, find it, take a seat."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any

TIMEOUT = 20.0
"""Seconds until a request must be answered."""


class ApiError(Exception):
    """The server refused a request."""

    def __init__(self, status: int, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence

    def __reduce__(self) -> tuple[Any, ...]:  # the default would pass the sentence alone
        return type(self), (self.status, self.code, self.sentence)


class ServerApi:
    """The HTTP API of a server.

    Args:
        address: of the server, such as http://localhost:8000.
    """

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    @property
    def websocket_url(self) -> str:
        """The URL of its WebSocket."""
        return "ws" + self.address.removeprefix("http") + "/ws"

    async def games(self) -> list[dict[str, Any]]:
        """The games of the server, with their options."""
        return await self.request("GET", "/api/games")  # type: ignore[no-any-return]

    async def open_table(
        self, game: str, seats: Sequence[Mapping[str, str]], options: Mapping[str, Any] | None = None, **wishes: Any
    ) -> dict[str, str]:
        """Open a table; gives its id, its code and the host's token."""
        body = {"game": game, "seats": list(seats), "options": dict(options or {}), **wishes}
        return await self.request("POST", "/api/tables", body)  # type: ignore[no-any-return]

    async def take_seat(self, table: str, name: str, **wishes: Any) -> tuple[int, str]:
        """Take a seat; gives its number and the token that keeps it.

        With a token of your own you may repeat the request when no answer came: that takes one seat.
        """
        taken = await self.request("POST", f"/api/tables/{table}/seats", {"name": name, **wishes})
        return taken["seat"], taken["token"]

    async def leave_seat(self, table: str, seat: int, token: str) -> None:
        """Leave a seat, with its token; in a running game a bot takes it over."""
        await self.request("DELETE", f"/api/tables/{table}/seats/{seat}", None, token)

    async def request(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """Send a request.

        Raises:
            ApiError: the server refused it.
            OSError: the server did not answer.
        """
        return await asyncio.to_thread(self._request, method, path, body, token)

    def _request(self, method: str, path: str, body: object, token: str) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} | ({"X-Token": token} if token else {})
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
                text = response.read().decode()
                kind = response.headers.get_content_type()
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        return json.loads(text) if kind == "application/json" and text else text


def _refusal(error: urllib.error.HTTPError) -> ApiError:
    try:
        told = json.loads(error.read())
        return ApiError(error.code, told["code"], told["sentence"])
    except (ValueError, KeyError, TypeError):
        return ApiError(error.code, f"http.{error.code}", str(error))
