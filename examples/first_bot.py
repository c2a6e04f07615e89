"""Your first bot: plays any game of a house, greedily. Run it with --help, then change `choose`."""

import argparse
import asyncio
import json
from contextlib import suppress
from random import random
from typing import Any

from dicehouse.client import Refusal, ServerApi, sit_down


def choose(view: Any, choices: tuple[Any, ...]) -> str:
    """Whatever gets most now; at random where nothing gets anything. `view` is what your seat may know."""
    best = max(choices, key=lambda choice: (choice.effect.get("points", choice.effect.get("sand", 0)), random()))
    return str(best.action)


async def play(address: str, table: str, game: str, name: str) -> None:
    """One game, from sitting down to the result."""
    api = ServerApi(address)
    if not table:
        players = next(info["players"][0] for info in await api.games() if info["name"] == game)
        bots = [{"kind": "bot", "level": "regular"}] * (max(players, 2) - 1)
        table = (await api.open_table(game, [{"kind": "program"}, *bots]))["table"]
    async with await sit_down(address, table, name, kind="program") as seat:
        async for moment in seat.moments():
            if moment.choices:
                with suppress(Refusal):  # somebody was faster: the next moment says what is possible then
                    await seat.act(choose(moment.view, moment.choices), moment.number)
    outcome = moment.outcome or {"winners": []}
    print("Won!" if seat.seat in outcome["winners"] else "Lost.", f"I sat in seat {seat.seat}.", json.dumps(outcome))


parser = argparse.ArgumentParser(description=__doc__)
for flag, usual in (("--address", "http://127.0.0.1:8000"), ("--table", ""), ("--game", "gonuts"), ("--name", "Robin")):
    parser.add_argument(flag, default=usual)
asyncio.run(play(**vars(parser.parse_args())))
