"""A table without a node: seats, chat, actions that come too late, what the log makes of it."""

from collections.abc import Callable

import msgspec
import pytest

from dicehouse.core.errors import ActionError
from dicehouse.dice import FairSeed
from dicehouse.games import create
from dicehouse.server.entries import Acted, Began, Dropped, Hinted, Said, Sat, read_entry, write_entry
from dicehouse.server.errors import TableError
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.store import Listing
from dicehouse.server.table import Step, Table
from dicehouse.server.table_rules import read_spec, shared_rules
from dicehouse.server.table_spec import TableSpec
from support import rule

PERSON, BOT = SeatRequest(), SeatRequest("bot", "regular")


def live_bets() -> tuple[Table, int]:
    """A live table of DiXkiBluff on which seat 0 has bet, and the number of that entry."""
    options = create("dixkibluff", 4, first=0, calls="live").options.to_dict()
    table = Table(
        shared_rules("dixkibluff", options),
        TableSpec(game="dixkibluff", options=options, seats=(PERSON,) * 4),
        FairSeed(),
    )
    state = table.game.new()
    table.apply(Step(Began("", ()), state), 0.0)
    while state.due is not None:
        state, events = table.game.roll(state, tuple(die.faces[0] for die in state.due.dice))
        table.apply(Step(Acted(0, "", ()), state, events), 0.0)
    acted(table, 0, "bet 2 pi")
    return table, table.number


def acted(table: Table, seat: int, act: str) -> None:
    """A seat acts, and that is in the log."""
    for step in table.act_for(seat, act, table.number, 1.0, stand_in=True):
        table.apply(step, 1.0)


@rule("D12")
@pytest.mark.parametrize(("seat", "call"), [(2, "doubt"), (0, "dixe"), (3, "dixe")])
def test_a_call_meant_for_a_bet_that_was_raised_is_too_late_at_a_table_of_the_house(seat: int, call: str) -> None:
    table, seen = live_bets()
    acted(table, 1, "bet 3 pi")
    before = table.state, table.number
    with pytest.raises(ActionError) as caught:
        table.act_for(seat, call, seen, 2.0, stand_in=True)
    assert caught.value.code == "action.too-late"
    assert (table.state, table.number) == before
    assert table.act_for(seat, call, table.number, 2.0, stand_in=True)  # now they have seen it


def test_hints_are_noted_once_for_each_decision() -> None:
    table, _ = live_bets()
    table.seats[2] = Occupant("Cat", "person", "", "token", "")
    player = Player(2, "token")

    def take() -> int:
        steps = table.take_hint(player)
        for step in steps:
            table.apply(step, 1.0)
        return len(steps)

    assert [take(), take()] == [1, 0]  # asked again, it is the same hint
    for step in table.say(player, "hm", ""):
        table.apply(step, 1.0)
    assert take() == 0
    acted(table, 1, "bet 3 pi")
    assert take() == 1
    assert table.hints[2] == 2
    table.apply(Step(Dropped(2, "novice"), None), 1.0)
    assert 2 not in table.hints  # they were of the player who left
    with pytest.raises(TableError):
        table.take_hint(player)
    assert read_entry(write_entry(Hinted(2))) == Hinted(2)


def test_specs_survive_storage() -> None:
    spec = TableSpec(game="gonuts", options=create("gonuts", 2).options.to_dict(), seats=(PERSON, BOT), rules=1)
    assert read_spec(msgspec.json.encode(spec)) == spec


# Go Nuts! for two, from the first seat on

SAFE = create("gonuts", 2, first=0, squirrels=0, cars=0).options.to_dict()
"""Every roll is an acorn."""
ANN, BOB = Player(0, "hash Ann"), Player(1, "hash Bob")


def seated(*names: str, seats: tuple[SeatRequest, ...] = (PERSON, PERSON)) -> Table:
    """A table at which these sit; it has begun where all seats are taken."""
    table = Table(
        shared_rules("gonuts", SAFE), TableSpec(game="gonuts", options=SAFE, seats=seats), FairSeed(bytes(32))
    )
    for seat, name in enumerate(names):
        apply(table, table.sit(seat, Occupant(name, "person", "", f"hash {name}", "")))
    return table


def apply(table: Table, steps: list[Step]) -> None:
    for step in steps:
        table.apply(step, 1.0)


def code_of(work: Callable[[], object]) -> str:
    with pytest.raises(TableError) as refused:
        work()
    return refused.value.code


def test_a_table_begins_with_its_last_seat() -> None:
    table = seated("Ann")
    assert (table.phase, table.stage, table.listing) == ("open", "seating", Listing(1, "open"))
    steps = table.sit(None, Occupant("Bob", "person", "", "hash Bob", ""))
    assert [type(step.entry) for step in steps[:2]] == [Sat, Began]
    assert table.number == 1  # a proposal changes nothing
    apply(table, steps)
    assert (table.phase, table.stage, table.actors, table.starter) == ("playing", "", (0,), 0)


def test_what_players_do_is_refused_with_the_reason() -> None:
    table = seated("Ann")
    bob = Occupant("Bob", "person", "", "hash Bob", "")
    assert code_of(lambda: table.sit(0, bob)) == "table.taken"
    assert code_of(lambda: table.sit(1, bob._replace(kind="program"))) == "table.taken"
    assert code_of(lambda: table.sit(1, bob._replace(name="Ann"))) == "table.name-taken"
    assert code_of(lambda: table.act(ANN, "roll", None, "", 1.0)) == "table.not-begun"
    assert code_of(lambda: table.drop(0, "regular", "left")) == "table.not-begun"
    assert code_of(lambda: table.leave(1, "", host=True, level="regular")) == "table.nobody"
    assert code_of(lambda: table.leave(0, "hash Bob", host=False, level="regular")) == "table.not-host"
    apply(table, table.sit(1, bob))
    assert code_of(lambda: table.sit(None, bob)) == "table.begun"
    assert code_of(lambda: table.act(Player(0, "hash Bob"), "roll", None, "", 1.0)) == "table.token"
    assert code_of(lambda: table.say(ANN, " ", "")) == "table.said"
    assert code_of(lambda: table.follow("next")) == "table.not-over"


def test_a_seat_is_free_again_before_the_game_and_a_bots_in_it() -> None:
    table = seated("Ann")
    apply(table, table.say(ANN, "hello", "first"))
    assert table.message_ids.find(0, "first") == table.number
    apply(table, table.leave(0, ANN.token, host=False, level="regular"))
    assert table.seats == [None, None]
    assert table.message_ids.find(0, "first") is None  # the next player has sent nothing yet
    table = seated("Ann", "Bob")
    (step,) = table.leave(1, "", host=True, level="regular")
    assert step.entry == Dropped(1, "regular", "removed", "Bob")
    table.apply(step, 1.0)
    assert (table.seats.bot_level_of(1), table.seats.seat_of("hash Bob")) == ("regular", None)


def test_a_stand_in_plays_until_the_player_is_back() -> None:
    table = seated("Ann", "Bob")
    apply(table, table.replace(0, "regular"))
    assert table.seats.bot_level_of(0) == "regular"
    assert table.replace(0, "regular") == []
    apply(table, table.act_for(0, "roll", table.number, 2.0, stand_in=False))
    apply(table, table.replace(0, None))
    assert code_of(lambda: table.act_for(0, "roll", table.number, 2.0, stand_in=False)) == "table.token"
    assert table.act_for(0, "roll", table.number, 2.0, stand_in=True)  # once, for an expired clock


def test_chat_is_tidied_counted_and_muted() -> None:
    table = seated("Ann", "Bob")
    (step,) = table.say(BOB, "  good \n luck ", "a")
    assert step.entry == Said(1, "good luck", "a")
    table.apply(step, 1.0)
    assert (table.chat_messages, table.message_ids.find(1, "a")) == (1, table.number)
    apply(table, table.mute(1, True))
    assert code_of(lambda: table.say(BOB, "but", "b")) == "table.muted"
    assert table.mute(1, True) == []
    apply(table, table.mute(1, False))
    assert table.say(BOB, "thanks", "c")


def test_a_closed_table_takes_nothing_any_more() -> None:
    table = seated("Ann", "Bob")
    apply(table, table.close())
    assert (table.phase, table.close()) == ("closed", [])
    assert code_of(lambda: table.act(ANN, "roll", None, "", 1.0)) == "table.closed"
    assert code_of(lambda: table.say(ANN, "hello", "")) == "table.closed"


def test_the_log_read_again_makes_the_same_table() -> None:
    first, again = seated(), seated()
    bodies: list[bytes] = []
    proposals: tuple[Callable[[], list[Step]], ...] = (
        lambda: first.sit(0, Occupant("Ann", "person", "", "hash Ann", "")),
        lambda: first.sit(1, Occupant("Bob", "person", "", "hash Bob", "")),
        lambda: first.act(ANN, "roll", None, "a", 1.0),
        lambda: first.say(BOB, "hm", "b"),
        lambda: first.act(ANN, "bank", None, "c", 1.0),
        lambda: first.replace(1, "regular"),
    )
    for propose in proposals:
        steps = propose()
        bodies += [write_entry(step.entry) for step in steps]
        apply(first, steps)
    for body in bodies:
        again.apply(again.step(read_entry(body)), 1.0)
    assert (again.number, again.state, again.seats, again.rolled) == (
        first.number,
        first.state,
        first.seats,
        first.rolled,
    )
    assert again.seats.absent == {1: "regular"}
    assert again.message_ids.find(0, "c") == first.message_ids.find(0, "c")
