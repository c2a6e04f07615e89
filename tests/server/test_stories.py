"""What the house tells about finished games: stories and replays, and nothing before the end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dicehouse import games
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.core.record import Record
from dicehouse.core.viewers import ARCHIVE
from dicehouse.kit.story import tell
from dicehouse.server.finished_games import PAGE
from dicehouse.server.http_messages import ReplayPage
from dicehouse.server.protocol import VERSION
from server.inprocess import LocalNode

BOTS = {"gonuts": 1, "chinchiller": 2, "chili": 1, "dixkibluff": 2}
"""How many bots there are beside the person."""


async def finished(local: LocalNode, game: str) -> str:
    """A table at which bots have played a game to the end; the one person was sent away."""
    seats = [{"kind": "bot", "level": "novice"}] * BOTS[game] + [{}]
    options = {"target": 12} if game == "gonuts" else {}
    opened = (await local.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})).json()
    table: str = opened["table"]
    line = local.line(lambda _: None)  # bots play while somebody watches
    line.say(say="hello", version=VERSION, table=table)
    await local.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann"})
    await local.ask("DELETE", f"/api/tables/{table}/seats/{BOTS[game]}", None, opened["host"])
    live = await local.node.live_table(table)
    while live.table.phase != "over":
        await asyncio.sleep(0.01)
    await line.hang_up()
    return table


async def whole_replay(local: LocalNode, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The first page, and the steps of all pages."""
    first = (await local.ask("GET", f"/api/tables/{table}/replay")).json()
    told = list(first["told"])
    while len(told) < first["steps"]:
        page = (await local.ask("GET", f"/api/tables/{table}/replay?after={len(told)}")).json()
        assert 0 < len(page["told"]) <= PAGE
        told += page["told"]
    return first, told


async def check_choices(local: LocalNode, table: str, game: AnyGame, steps: list[Transition]) -> None:
    """What a step was chosen from is told with what it would have done; a roll was not chosen."""
    for number in (1, len(steps) // 2, len(steps)):
        told = (await local.ask("GET", f"/api/tables/{table}/choices?step={number}")).json()
        made = steps[number - 1]
        assert told["seat"] == made.seat
        offered = [] if made.seat is None else game.choices(made.before, made.seat)
        assert told["choices"] == [{"action": game.actions.write(one.action), "effect": one.effect} for one in offered]


@pytest.mark.parametrize("game", games.names())
def test_story_and_replay_are_those_of_the_record(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            table = await finished(local, game)
            record = Record.read((await local.ask("GET", f"/api/tables/{table}/record")).body.decode())
            match = games.replay(record)
            steps = [entry.transition for entry in match.entries]
            story = (await local.ask("GET", f"/api/tables/{table}/story")).json()
            told = tell(games.spec(game).story(), match.game, steps)
            assert story["places"] == [
                {"seat": one.seat, "place": one.place, "score": one.score, "rounds": one.rounds} for one in told.places
            ]
            assert [(line["at"], line["fact"]) for line in story["lines"]] == [(one.at, one.fact) for one in told.lines]
            assert len(story["lines"]) == 3
            first, moves = await whole_replay(local, table)
            assert first["steps"] == len(steps) == len(moves) == story["steps"]
            assert first["options"] == match.game.options.to_dict()
            assert [move["number"] for move in moves] == list(range(1, len(steps) + 1))
            for move, state in zip(moves, match.states[1:], strict=True):
                assert move["view"]["viewer"] == ARCHIVE
                assert move["view"]["actors"] == list(state.actors)
            await check_choices(local, table, match.game, steps)
            assert first["outcome"]["winners"] == list(match.outcome.winners if match.outcome else ())
            if game == "dixkibluff":  # everything is open once the game is over
                thrown = [move for move in moves if move.get("events", [""])[0].startswith("thrown")]
                assert thrown
                assert all(move["events"][0].split()[2] != "-" for move in thrown)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_nothing_is_told_about_a_running_game_or_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            seats = [{}, *[{"kind": "bot", "level": "novice"}] * 2]
            table = (await local.ask("POST", "/api/tables", {"game": "dixkibluff", "seats": seats})).json()["table"]
            for what in ("story", "replay"):
                waiting = await local.ask("GET", f"/api/tables/{table}/{what}")
                assert (waiting.status, waiting.json()["code"]) == (409, "table.not-over")
            await local.ask("POST", f"/api/tables/{table}/seats", {"name": "Ann"})
            assert (await local.ask("GET", f"/api/tables/{table}")).json()["phase"] == "playing"
            for what in ("story", "replay", "replay?after=3", "choices?step=1"):
                running = await local.ask("GET", f"/api/tables/{table}/{what}")
                assert (running.status, running.json()["code"]) == (409, "table.not-over")
                assert (await local.ask("GET", f"/api/tables/nowhere/{what}")).status == 404

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_page_beyond_the_end_is_empty_and_an_odd_number_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            table = await finished(local, "gonuts")
            beyond = await local.ask("GET", f"/api/tables/{table}/replay?after=999999")
            assert beyond.json()["told"] == []
            for step in (0, 999999):
                none = await local.ask("GET", f"/api/tables/{table}/choices?step={step}")
                assert none.json() == {"seat": None, "choices": []}
            for after in ("-1", "1e9", "abc", "99999999999"):
                assert (await local.ask("GET", f"/api/tables/{table}/choices?step={after}")).status == 400
                assert (await local.ask("GET", f"/api/tables/{table}/replay?after={after}")).status == 400
            assert set(beyond.json()) == set(ReplayPage.__struct_fields__)

    asyncio.run(asyncio.wait_for(work(), 60))


def test_stories_and_replays_are_limited_by_address(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            asked = [await local.ask("GET", "/api/tables/nowhere/story", client="198.51.100.7") for _ in range(140)]
            assert {answer.status for answer in asked} == {404, 429}
            assert (await local.ask("GET", "/api/tables/nowhere/story", client="198.51.100.8")).status == 404

    asyncio.run(asyncio.wait_for(work(), 60))
