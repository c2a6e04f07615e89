"""Ids of tables that no table has, where the storage is less patient with odd text."""

import json
from pathlib import Path
from urllib.parse import unquote

import pytest
import requests
from websockets.sync.client import connect

from dicehouse.client import ServerApi
from server.conftest import NodeProcess, Postgres
from server.nothing_crashes.wild_table import PATIENCE, codes, heard


@pytest.mark.parametrize("odd", ["%00", "a%00b", "%FF", "%ED%A0%80", "%F0%9F%8E%B2", "x" * 40])
def test_odd_ids_are_just_unknown_where_postgresql_keeps_the_tables(
    tmp_path: Path, database: Postgres, odd: str
) -> None:
    node = NodeProcess(tmp_path, database.address)
    node.start()
    try:
        for path in (f"/api/tables/{odd}", f"/api/tables/{odd}/record", f"/api/codes/{odd}"):
            answer = requests.get(node.address + path, timeout=PATIENCE)
            assert answer.status_code in (400, 404), path
        with connect(ServerApi(node.address).websocket_url, open_timeout=PATIENCE) as line:
            line.send(json.dumps({"say": "hello", "version": 2, "table": unquote(odd)}))
            told, closed = heard(line)
        assert (codes(told), closed) == (["table.unknown"], 1008)
        assert node.errors() == []
    finally:
        node.kill()
