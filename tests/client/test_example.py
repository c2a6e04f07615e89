"""The example of `dicehouse.client` is a program that plays."""

import asyncio
import re
from pathlib import Path
from typing import Any

import dicehouse.client
from dicehouse.client import ServerApi
from server.inprocess import serving


def test_the_example_of_the_client_plays_a_game(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", dicehouse.client.__doc__ or "", re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, "example", "exec"), names)

    async def work() -> None:
        async with serving(tmp_path) as (_, address):
            api = ServerApi(address)
            table = (await api.open_table("chili", [{}], {"rolls": 3}))["table"]
            await asyncio.wait_for(names["play"](address, table), 60)
            assert (await api.request("GET", f"/api/tables/{table}"))["phase"] == "over"

    asyncio.run(work())
