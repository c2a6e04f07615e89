"""The fair queue: clients in turn, tables in turn, better ranks first, and nobody for ever."""

import pytest

from dicehouse.server.fair_queue import FairQueue

MOVE, HINT, ALONE = range(3)


def queue() -> "FairQueue[str]":
    return FairQueue((0, 3, 10))


def drained(waiting: "FairQueue[str]") -> list[str]:
    return [waiting.pop() for _ in range(len(waiting))]


def test_a_client_with_a_hundred_costs_another_one_turn() -> None:
    waiting = queue()
    for number in range(100):
        waiting.push(MOVE, "greedy", f"table {number % 7}", f"greedy {number}")
    waiting.push(MOVE, "modest", "table", "modest")
    waiting.push(MOVE, "other", "table", "other")
    order = drained(waiting)
    assert order.index("modest") == 1
    assert order.index("other") == 2
    assert len(order) == 102


def test_tables_of_a_client_take_turns_and_each_keeps_its_order() -> None:
    waiting = queue()
    for number in range(3):
        waiting.push(MOVE, "client", "one", f"one {number}")
    waiting.push(MOVE, "client", "two", "two 0")
    waiting.push(MOVE, "client", "two", "two 1")
    assert drained(waiting) == ["one 0", "two 0", "one 1", "two 1", "one 2"]


def test_moves_before_hints_before_tables_of_bots_alone() -> None:
    waiting = queue()
    waiting.push(ALONE, "a", "t", "alone")
    waiting.push(HINT, "b", "t", "hint")
    waiting.push(MOVE, "c", "t", "move")
    assert drained(waiting) == ["move", "hint", "alone"]


def test_whoever_was_passed_often_enough_has_a_turn() -> None:
    waiting = queue()
    waiting.push(ALONE, "a", "t", "alone")
    for number in range(4):
        waiting.push(HINT, "b", "t", f"hint {number}")
    order = []
    for number in range(40):  # people play all the time
        waiting.push(MOVE, "c", "t", f"move {number}")
        order.append(waiting.pop())
    hints = [place for place, item in enumerate(order) if item.startswith("hint")]
    assert hints == [3, 7, 12, 16]  # after three moves each; between them the bots alone had their turn
    assert [place for place, item in enumerate(order) if item == "alone"] == [10]


def test_what_is_discarded_is_gone_and_counts_no_longer() -> None:
    waiting = queue()
    for item in ("one", "two"):
        waiting.push(HINT, "a", "t", item)
    waiting.push(HINT, "a", "u", "three")
    assert (len(waiting), waiting.waiting(HINT), waiting.waiting(HINT, "a"), waiting.waiting(HINT, "b")) == (3, 3, 3, 0)
    waiting.discard(HINT, "a", "t", "one")
    waiting.discard(HINT, "a", "t", "one")
    waiting.discard(MOVE, "nobody", "t", "one")
    assert waiting.waiting(HINT, "a") == 2
    assert drained(waiting) == ["two", "three"]
    with pytest.raises(IndexError):
        waiting.pop()
