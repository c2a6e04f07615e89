"""The bot that newcomers begin with."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from dicehouse.client import ServerApi
from server.conftest import NodeProcess
from server.documents import ROOT, run

BOT = ROOT / "examples" / "first_bot.py"


def test_the_first_bot_is_short() -> None:
    assert len(BOT.read_text().splitlines()) < 40


@pytest.mark.parametrize("game", ["gonuts", "chinchiller", "dixkibluff"])
def test_the_first_bot_plays_a_game_against_the_house(node: NodeProcess, game: str) -> None:
    assert result(first_bot(node, "--game", game))["winners"]
    assert node.errors() == []


def test_two_first_bots_play_each_other_at_a_table(node: NodeProcess) -> None:
    api = ServerApi(node.address)
    opened = run(api.open_table("chili", [{"kind": "program"}] * 2, {"rolls": 12}))
    both = [first_bot(node, "--table", opened["table"], "--name", name) for name in ("One", "Two")]
    results = [result(one) for one in both]
    record = run(api.request("GET", f"/api/tables/{opened['table']}/record"))
    told = [json.loads(line) for line in record.splitlines()]
    assert [line["outcome"] for line in told if "outcome" in line] == results[:1] == results[1:]
    assert [seat["name"] for seat in told[0]["seats"]] in (["One", "Two"], ["Two", "One"])


def first_bot(node: NodeProcess, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(BOT), "--address", node.address, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def result(bot: "subprocess.Popen[str]") -> dict[str, Any]:
    """What a bot says about its game."""
    try:
        said, wrong = bot.communicate(timeout=100)
    finally:
        bot.kill()
    assert bot.returncode == 0, wrong
    found = re.fullmatch(r"(Won!|Lost\.) I sat in seat (\d+)\. (.*)\n", said)
    assert found is not None, said
    outcome: dict[str, Any] = json.loads(found[3])
    assert (int(found[2]) in outcome["winners"]) == (found[1] == "Won!")
    return outcome
