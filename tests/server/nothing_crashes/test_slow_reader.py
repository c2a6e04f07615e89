"""A client that reads nothing of what it is sent."""

import asyncio
import contextlib
import json
import secrets
import socket
from pathlib import Path
from typing import Any

import requests
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from dicehouse.client import ServerApi
from server.conftest import NodeProcess
from server.nothing_crashes.wild_table import HANDSHAKE, PATIENCE


def test_whoever_reads_nothing_is_let_go_and_nobody_waits_for_them(tmp_path: Path) -> None:
    """Nine play with all their dice: whoever is in turn gets a long list of choices with every word that is said."""
    busy = NodeProcess(tmp_path, limits=0, most_words=20_000)  # limits would keep so much from being said

    async def work() -> None:
        api = ServerApi(busy.address)
        opened = await api.open_table("dixkibluff", [{}] * 9, {"dice": 6, "first": 0})
        tokens = [(await api.take_seat(opened["table"], f"P{seat}"))[1] for seat in range(9)]
        hello = {"say": "hello", "version": 2, "table": opened["table"]}
        with socket.socket() as deaf:
            deaf.settimeout(PATIENCE)
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", busy.port))
            words = json.dumps(hello | {"token": tokens[0]}).encode()
            deaf.sendall(HANDSHAKE)
            assert deaf.recv(2048).startswith(b"HTTP/1.1 101")
            deaf.sendall(Frame(Opcode.TEXT, words).serialize(mask=True))
            while not (await api.request("GET", f"/api/tables/{opened['table']}"))["seats"][0].get("here", False):
                await asyncio.sleep(0.01)
            talkers = [Talker(api, hello | {"token": token}) for token in tokens[1:]]
            while dropped(busy) == before:
                await asyncio.gather(*(talker.talk(10) for talker in talkers))
            # everybody else was answered; the deaf one is no longer at the table
            info = await api.request("GET", f"/api/tables/{opened['table']}")
            assert not info["seats"][0].get("here", False)
            await asyncio.gather(*(talker.talk(1) for talker in talkers))
            told = part = b"begin"
            with contextlib.suppress(ConnectionResetError):
                while part and b"protocol.slow" not in told:  # told, or dropped
                    part = deaf.recv(2**20)
                    told = told[-(2**16) :] + part
            assert b'"phase":"playing"' in told

    busy.start()
    try:
        before = dropped(busy)
        asyncio.run(asyncio.wait_for(work(), 3 * PATIENCE))
    finally:
        busy.kill()


def dropped(node: NodeProcess) -> float:
    """How many clients the node has let go because they read nothing."""
    lines = requests.get(f"{node.address}/metrics", timeout=PATIENCE).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("dicehouse_slow_clients_total"))


class Talker:
    """Says something again and again, and waits for every answer."""

    def __init__(self, api: ServerApi, hello: dict[str, Any]) -> None:
        self._api = api
        self._hello = hello

    async def talk(self, times: int) -> None:
        async with connect(self._api.websocket_url, max_size=None, compression=None) as line:
            await line.send(json.dumps(self._hello | {"last": 2**31}))
            for number in range(times):
                id = f"{secrets.token_hex(4)} {number}"
                await line.send(json.dumps({"say": "chat", "id": id, "text": f"bla {number}"}))
                while (told := json.loads(await line.recv())).get("id") != id:
                    pass
                assert told["say"] == "done"
