"""Dice that wait for the throw of their player: who waits, for how long, and who does not."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dicehouse.core.errors import DicehouseError
from dicehouse.server.bus import Notice
from dicehouse.server.live_table import LiveTable
from dicehouse.server.node import Node
from dicehouse.server.protocol import Act
from dicehouse.server.seats import Player, SeatRequest
from dicehouse.server.terms import Terms
from server.local_tables import SAFE, RecordingGuest, open_table, player, run_with_node, sit

LONG = 60
"""Seconds of patience that no test waits for."""


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def hand(seat: int) -> RecordingGuest:
    """The connection of a player who throws their own dice."""
    guest = RecordingGuest(seat)
    guest.own = True
    return guest


async def act(live: LiveTable, seat: int, action: str) -> None:
    await live.writer.act(player(seat), Act(f"{action} {live.table.number}", action, live.table.number))


async def second_turn(node: Node, *guests: RecordingGuest, **terms: Any) -> LiveTable:
    """A table at which seat 0 has just banked: the first dice of seat 1 are due."""
    live = await open_table(node, **({"patience": LONG} | terms))
    for guest in guests:
        await live.join(guest, 0, host=False)
    await act(live, 0, "bank")
    return live


def test_the_first_dice_of_a_turn_wait_for_their_player(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ann, ben = RecordingGuest(0), hand(1)
        live = await second_turn(node, ann, ben)
        rolled = live.table.rolled
        assert live.table.throwers == (1,)
        assert ann.heard[-1]["now"]["throwers"] == [1]
        assert "choices" not in ben.heard[-1]["now"]
        with pytest.raises(DicehouseError, match="dice are still to be rolled"):
            await act(live, 1, "roll")
        seen = live.table.number
        number = await live.throw(player(1), seen, "t1")
        assert (live.table.rolled, live.table.actors) == (rolled + 1, (1,))
        assert "throwers" not in ann.heard[-1]["now"]
        assert await live.throw(player(1), seen, "t1") == number  # sent twice, it counts once
        with pytest.raises(DicehouseError) as refused:
            await live.throw(player(1), seen, "t2")
        assert refused.value.code == "roll.not-due"
        await act(live, 1, "roll")  # the action is the throw
        assert live.table.rolled == rolled + 2

    run_with_node(tmp_path, work)


def test_nobody_throws_the_dice_of_others(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await second_turn(node, hand(0), hand(1))
        rolled, seen = live.table.rolled, live.table.number
        for thief, code in ((player(0), "roll.not-due"), (Player(1, "hash of a thief"), "table.token")):
            with pytest.raises(DicehouseError) as refused:
                await live.throw(thief, seen, "t")
            assert refused.value.code == code
        with pytest.raises(DicehouseError):  # meant for dice that were due before
            await live.throw(player(1), seen - 1, "t")
        assert live.table.rolled == rolled

    run_with_node(tmp_path, work)


def test_patience_has_an_end_and_a_chat_does_not_put_it_off(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await second_turn(node, RecordingGuest(0), hand(1), patience=1)
        assert live.table.throwers == (1,)
        number = live.table.number
        while live.table.state.due is not None:
            await live.chat(player(0), "Well?", f"c{live.table.number}")
            await asyncio.sleep(0.05)
        assert live.table.number > number
        assert live.table.actors == (1,)

    run_with_node(tmp_path, work)


def test_dice_land_at_once_where_nobody_throws_their_own(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        for guests, terms in (
            ((hand(0), RecordingGuest(1)), {}),  # a program does not
            ((hand(0), hand(1)), {"patience": 0}),  # the table does not want it
            ((hand(0),), {}),  # not even here
        ):
            live = await second_turn(node, *guests, **terms)
            assert (live.table.throwers, live.table.actors) == ((), (1,))

    run_with_node(tmp_path, work)


def test_dice_do_not_wait_for_whoever_goes_or_asks_the_house_to_throw(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        for leaves in (True, False):
            ben = hand(1)
            live = await second_turn(node, RecordingGuest(0), ben)
            assert live.table.throwers == (1,)
            if leaves:
                live.leave(ben)
            else:
                ben.own = False
                live.hands_changed()
            await until(lambda live=live: live.table.actors == (1,))  # type: ignore[misc]

    run_with_node(tmp_path, work)


def test_a_bot_that_plays_for_an_absent_player_throws_at_once(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await second_turn(node, RecordingGuest(0), hand(1))
        await live.writer.change(lambda table: table.drop(1, "regular", "left"), lambda _: None)
        await until(lambda: live.table.state.due is None)

    run_with_node(tmp_path, work)


def test_the_clock_of_a_decision_waits_for_the_dice(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        ben = hand(1)
        live = await second_turn(node, RecordingGuest(0), ben, clock=30)
        assert "deadline" not in ben.heard[-1]["now"]
        await live.throw(player(1), live.table.number, "t")
        assert ben.heard[-1]["now"]["hurried"] == 1

    run_with_node(tmp_path, work)


def test_the_draw_is_nobodys_throw_and_the_first_dice_of_the_game_wait(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, people=1, options=SAFE | {"first": "draw"}, patience=LONG)
        await live.join(hand(0), 0, host=False)
        live.table.hands = frozenset((0, 1))  # whoever sits down last is connected at another node
        await sit(live, 1)
        assert live.table.starter is not None
        assert live.table.throwers == (live.table.starter,)

    run_with_node(tmp_path, work)


def test_in_dixkibluff_all_throw_at_once_and_the_dice_lie_when_all_have(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        seats = [SeatRequest()] * 3
        opened = await node.open_table("dixkibluff", {"first": 0}, seats, Terms(patience=LONG))
        live = await node.live_table(opened.table)
        for seat in range(2):
            await sit(live, seat)
            await live.join(hand(seat), 0, host=False)
        await sit(live, 2)
        assert live.table.throwers == (0, 1)
        seen = live.table.number
        await live.throw(player(1), seen, "a")
        assert (list(live.table.throwers), live.table.rolled) == ([0], 0)
        await live.throw(player(0), seen, "b")
        assert (list(live.table.throwers), list(live.table.actors), live.table.rolled) == ([], [0], 3)

    run_with_node(tmp_path, work)


def test_dice_that_were_left_waiting_land_when_somebody_comes(tmp_path: Path) -> None:
    """As after a restart: the log ends with dice that are due, and nobody is connected."""

    async def work(node: Node) -> None:
        ann, ben = RecordingGuest(0), hand(1)
        live = await second_turn(node, ann, ben)
        node.forget(live)
        await live.close()
        again = await node.live_table(live.row.id)
        assert again is not live
        assert (again.table.state.due is not None, again.table.throwers) == (True, ())
        await again.join(RecordingGuest(0), 0, host=False)
        await until(lambda: again.table.actors == (1,))

    run_with_node(tmp_path, work)


def test_a_node_waits_for_a_hand_that_another_node_reports(tmp_path: Path) -> None:
    async def work(node: Node) -> None:
        live = await open_table(node, patience=LONG)
        await live.join(RecordingGuest(0), 0, host=False)
        await live.on_notice(Notice("another node", here=(1,), hands=(1,)))
        await act(live, 0, "bank")
        assert live.table.throwers == (1,)

    run_with_node(tmp_path, work)
