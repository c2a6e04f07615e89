"""Mixing the dice: who pledges what, when strings are revealed, and that a table never waits for ever."""

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dicehouse.client import Refusal, Seat, ServerApi, sit_down
from dicehouse.core.errors import DicehouseError
from dicehouse.core.record import Record
from dicehouse.core.viewers import SPECTATOR
from dicehouse.dice import FairSeed, Notes, check_notes, pledge_to, verify
from dicehouse.server.entries import Began, Dropped, Entry, Pledged, Revealed, Sat, Sealed, Stood, read_entry
from dicehouse.server.entries import write_entry as write
from dicehouse.server.seats import Occupant, Player, SeatRequest
from dicehouse.server.table import Step, Table
from dicehouse.server.table_rules import shared_rules
from dicehouse.server.table_spec import TableSpec
from server.conftest import NodeProcess
from server.inprocess import LocalNode
from server.listening import Listener

ANN, BOB = "Ann's own randomness", "Bob's own randomness"
SAFE = {"first": 0, "squirrels": 0, "cars": 0, "target": 8}
PEOPLE = (Player(0, "hash 0"), Player(1, "hash 1"))


class Trial:
    """A table of two, and its log."""

    def __init__(self, *wishes: SeatRequest) -> None:
        self.spec = TableSpec(
            game="gonuts", options={"players": 2, **SAFE}, seats=wishes or (SeatRequest(), SeatRequest())
        )
        self.seed = FairSeed()
        self.log: list[bytes] = []
        self.table = self.fold()

    def fold(self) -> Table:
        """The table as a node makes it that starts now."""
        table = Table(shared_rules("gonuts", self.spec.options), self.spec, self.seed)
        for body in self.log:
            table.apply(table.step(read_entry(body)), 1.0)
        return table

    def write(self, steps: Sequence[Step]) -> list[type[Entry]]:
        """Take some steps; gives their kinds. A node that starts now must see the same."""
        for step in steps:
            self.table.apply(step, 1.0)
            self.log.append(write(step.entry))
        again = self.fold()
        assert (again.stage, again.phase, again.seats) == (self.table.stage, self.table.phase, self.table.seats)
        assert again.contributions.progress() == self.table.contributions.progress()
        return [type(step.entry) for step in steps]

    def sit(self, seat: int, pledge: str | None) -> list[type[Entry]]:
        kind = self.spec.seats[seat].kind
        token = "" if kind == "bot" else f"hash {seat}"
        return self.write(self.table.sit(seat, Occupant(f"P{seat}", kind, "", token, pledge)))

    def refused(self, steps: Any, *arguments: Any) -> str:
        with pytest.raises(DicehouseError) as refusal:
            steps(*arguments)
        return refusal.value.code

    @property
    def began(self) -> Began:
        return next(entry for entry in map(read_entry, self.log) if isinstance(entry, Began))


def test_where_nobody_pledges_the_game_begins_at_once_and_the_house_adds_nothing() -> None:
    trial = Trial(SeatRequest(), SeatRequest("bot", "novice"))
    trial.sit(1, "")
    assert trial.sit(0, "")[:2] == [Sat, Began]
    assert (trial.began.strings, trial.began.pledges) == (("-", "-"), ())


def test_strings_are_revealed_after_all_pledges_are_sealed_and_not_before() -> None:
    trial = Trial()
    table = trial.table
    assert (table.stage, table.contributions.progress()) == ("seating", ("", ""))
    assert trial.sit(0, pledge_to(ANN)) == [Sat]
    assert trial.refused(table.reveal, PEOPLE[0], ANN, "a") == "table.not-sealed"
    assert trial.refused(table.pledge, PEOPLE[0], pledge_to(BOB), "a") == "table.pledged"
    assert trial.sit(1, pledge_to(BOB)) == [Sat, Sealed]
    assert (table.stage, table.phase, table.contributions.progress()) == ("revealing", "open", ("pledged", "pledged"))
    assert trial.refused(table.pledge, PEOPLE[0], pledge_to(BOB), "a") == "table.sealed"
    assert trial.refused(table.reveal, PEOPLE[0], BOB, "a") == "table.string"  # nobody reveals for another
    assert trial.refused(table.reveal, PEOPLE[0], ANN + "!", "a") == "table.string"
    assert trial.refused(table.reveal, Player(0, "hash of another"), ANN, "a") == "table.token"
    assert trial.refused(table.act, PEOPLE[0], "roll", None, "a", 1.0) == "table.not-begun"
    assert trial.write(table.reveal(PEOPLE[0], ANN, "a")) == [Revealed]
    assert table.reveal(PEOPLE[0], ANN, "b") == []  # known already
    assert table.message_ids.find(PEOPLE[0].seat, "a") == 4
    assert trial.write(table.reveal(PEOPLE[1], BOB, "a"))[:2] == [Revealed, Began]
    assert trial.began.strings == (ANN, BOB)
    assert trial.began.pledges == (pledge_to(ANN), pledge_to(BOB))
    assert trial.refused(table.reveal, PEOPLE[0], ANN, "c") == "table.sealed"


def test_a_seat_without_a_pledge_adds_nothing_beside_one_with() -> None:
    trial = Trial(SeatRequest(), SeatRequest("bot", "novice"))
    trial.sit(1, "")
    assert trial.sit(0, pledge_to(ANN)) == [Sat, Sealed]
    assert trial.write(trial.table.reveal(PEOPLE[0], ANN, "a"))[:2] == [Revealed, Began]
    assert (trial.began.strings, trial.began.pledges) == ((ANN, "-"), (pledge_to(ANN), ""))


def test_whoever_does_not_reveal_in_time_withholds() -> None:
    trial = Trial()
    trial.sit(0, pledge_to(ANN))
    trial.sit(1, pledge_to(BOB))
    trial.write(trial.table.reveal(PEOPLE[0], ANN, "a"))
    assert trial.table.end_stage("pledging") == []  # that clock is of another stage
    assert trial.write(trial.table.end_stage("revealing"))[0] is Began
    assert trial.began.strings == (ANN, "-")
    assert trial.began.pledges == (pledge_to(ANN), pledge_to(BOB))
    assert trial.table.end_stage("revealing") == []


def test_everybody_pledges_anew_for_the_next_game_or_says_that_they_do_not() -> None:
    trial = Trial()
    trial.sit(0, None)
    trial.sit(1, None)
    assert (trial.table.stage, trial.table.contributions.progress()) == ("pledging", ("wanted", "wanted"))
    assert trial.refused(trial.table.reveal, PEOPLE[0], ANN, "a") == "table.not-sealed"
    assert trial.write(trial.table.pledge(PEOPLE[0], pledge_to(ANN), "a")) == [Pledged]
    assert trial.write(trial.table.pledge(PEOPLE[1], "", "a")) == [Pledged, Sealed]
    assert trial.write(trial.table.reveal(PEOPLE[0], ANN, "b"))[:2] == [Revealed, Began]
    assert trial.began.strings == (ANN, "-")
    for silent in (True, False):
        trial = Trial()
        trial.sit(0, None)
        trial.sit(1, None)
        if silent:  # nobody says anything in time
            assert trial.write(trial.table.end_stage("pledging"))[0] is Began
        else:
            trial.write(trial.table.pledge(PEOPLE[1], pledge_to(BOB), "a"))
            assert trial.write(trial.table.end_stage("pledging")) == [Sealed]
            assert trial.table.contributions.progress() == ("", "pledged")


def test_leaving_before_the_seal_frees_the_seat_and_the_others_stay_bound() -> None:
    trial = Trial()
    trial.sit(0, None)
    trial.sit(1, None)
    trial.write(trial.table.pledge(PEOPLE[0], pledge_to(ANN), "a"))
    assert trial.write(trial.table.leave(1, "hash 1", host=False, level="regular")) == [Stood]
    assert (trial.table.stage, trial.table.contributions.progress()) == ("seating", ("pledged", ""))
    assert trial.sit(1, "") == [Sat, Sealed]


@pytest.mark.parametrize("host", [False, True])
def test_leaving_after_the_seal_is_leaving_a_running_game(host: bool) -> None:
    """Were the seats taken anew, a house with a friend at the table could try strings until it likes the dice."""
    trial = Trial()
    trial.sit(0, pledge_to(ANN))
    trial.sit(1, pledge_to(BOB))
    trial.write(trial.table.reveal(PEOPLE[0], ANN, "a"))
    steps = trial.table.leave(1, "" if host else "hash 1", host=host, level="regular")
    assert trial.write(steps)[:2] == [Dropped, Began]
    assert trial.began.strings == (ANN, "-")
    assert trial.table.seats.bot_level_of(1) == "regular"
    trial = Trial()
    trial.sit(0, pledge_to(ANN))
    trial.sit(1, pledge_to(BOB))
    trial.write(trial.table.reveal(PEOPLE[1], BOB, "a"))
    assert trial.write(trial.table.leave(1, "hash 1", host=False, level="regular")) == [Dropped]
    assert trial.write(trial.table.reveal(PEOPLE[0], ANN, "a"))[:2] == [Revealed, Began]
    assert trial.began.strings == (ANN, BOB)  # what was revealed stays


def test_a_table_of_the_version_before_that_waits_for_players_can_still_begin() -> None:
    trial = Trial()
    old = {"type": "sat", "seat": 0, "name": "P0", "token": "hash 0", "string": "chosen by the house"}
    trial.log.append(msgspec.json.encode(old))
    trial.table = trial.fold()
    assert trial.sit(1, "")[:2] == [Sat, Began]
    assert trial.began.strings == ("-", "-")


# a clock, in a node of its own


def test_the_clock_runs_while_somebody_is_here(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path, reveal_within=0.0) as local:
            opened = (await local.ask("POST", "/api/tables", {"game": "gonuts", "seats": [{}, {}]})).json()
            seats = f"/api/tables/{opened['table']}/seats"
            for name in ("Ann", "Bob"):
                taken = await local.ask("POST", seats, {"name": name, "pledge": pledge_to(name * 10)})
                assert taken.status == 201
            for _ in range(5):  # nobody is connected: whoever comes has as long as anybody
                assert (await local.ask("GET", f"/api/tables/{opened['table']}")).json()["phase"] == "open"
                await asyncio.sleep(0.01)
            watcher = Listener(local, opened["table"], SPECTATOR)
            await watcher.connect()
            while watcher.now["phase"] == "open":
                await asyncio.sleep(0.01)
            await watcher.leave()

    asyncio.run(asyncio.wait_for(work(), 60))


async def ask_all(local: LocalNode, listeners: Sequence[Listener], messages: Sequence[dict[str, str]]) -> None:
    """Each says one thing; then everybody hears everything."""
    for listener, message in zip(listeners, messages, strict=True):
        assert (await listener.answer(listener.say(**message)))["say"] == "done"
    number = local.number(listeners[0].table)
    while any(listener.now["number"] < number for listener in listeners):
        await asyncio.sleep(0)


def test_in_the_next_game_nobody_is_told_a_pledge_before_the_seal_nor_a_string_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with LocalNode(tmp_path) as local:
            body = {"game": "gonuts", "seats": [{}, {}], "options": SAFE | {"target": 5}}
            table = (await local.ask("POST", "/api/tables", body)).json()["table"]
            seats = [await local.ask("POST", f"/api/tables/{table}/seats", {"name": name}) for name in ("Ann", "Bob")]
            tokens = [seat.json()["token"] for seat in seats]
            first = Listener(local, table, 0, tokens[0])
            await first.connect()
            await ask_all(local, [first], [{"say": "act", "action": "bank"}])  # five acorns: the game is won
            await first.leave()
            for token in tokens:
                following = (await local.ask("POST", f"/api/tables/{table}/next", None, token)).json()["table"]
            players = [Listener(local, following, 1 - seat, token) for seat, token in enumerate(tokens)]
            everybody = [*players, Listener(local, following, SPECTATOR)]
            for listener in everybody:
                await listener.connect()
                assert (listener.now["stage"], listener.now["contributions"]) == ("pledging", ["wanted", "wanted"])

            def heard() -> bytes:
                return b"".join(one.data for listener in everybody for one in listener.lines[0])

            pledges = [pledge_to(string) for string in (ANN, BOB)]
            await ask_all(local, players[:1], [{"say": "pledge", "pledge": pledges[0]}])
            assert not any(pledge.encode() in heard() for pledge in pledges)
            await ask_all(local, players[1:], [{"say": "pledge", "pledge": pledges[1]}])
            assert all(pledge.encode() in heard() for pledge in pledges)
            await ask_all(local, players, [{"say": "reveal", "string": string} for string in (ANN, BOB)])
            await ask_all(local, players[1:], [{"say": "act", "action": "bank"}])
            assert players[1].now["phase"] == "over"
            assert not any(string.encode() in heard() for string in (ANN, BOB))
            proof = (await local.ask("GET", f"/api/tables/{following}/proof")).json()
            assert (proof["strings"], proof["pledges"]) == ([BOB, ANN], pledges[::-1])
            for listener in everybody:
                await listener.leave()

    asyncio.run(asyncio.wait_for(work(), 60))


# real nodes and clients


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run some work, and give up rather than hang for ever."""
    return asyncio.run(asyncio.wait_for(work, 100))


async def play(seat: Seat, random: Random) -> None:
    """Any legal action, until the game is over."""
    async for moment in seat.moments():
        if moment.choices:
            try:
                await seat.act(random.choice(moment.choices).action, moment.number)
            except Refusal as refusal:
                assert refusal.code in ("action.too-late", "action.too-soon"), refusal  # noqa: PT017


async def play_all(seats: Sequence[Seat]) -> None:
    for seat in seats:
        await seat.__aenter__()
    try:
        await asyncio.gather(*(play(seat, Random(number)) for number, seat in enumerate(seats)))
    finally:
        for seat in seats:
            await seat.__aexit__(None, None, None)


async def checked(seats: Sequence[Seat], parts: tuple[str, ...]) -> Record:
    """Everybody checks the dice; gives the record."""
    api = seats[0].api
    record = Record.read(await api.request("GET", f"/api/tables/{seats[0].table}/record"))
    assert verify(record).contributions == parts
    for seat in seats:
        assert await seat.check_dice() == []
        notes = msgspec.convert(seat.fairness.notes(seat.seat), Notes)
        assert len(notes.shown or ()) > 0
        check_notes(record, notes)
    return record


async def seated(node: NodeProcess, people: int = 2, **wishes: Any) -> list[Seat]:
    opened = await ServerApi(node.address).open_table("gonuts", [{}] * people, {"target": 15}, **wishes)
    return [await sit_down(node.address, opened["table"], f"P{number}") for number in range(people)]


async def next_table(api: ServerApi, seats: Sequence[Seat]) -> str:
    """All players want another game; gives its table."""
    for seat in seats:
        answer = await api.request("POST", f"/api/tables/{seat.table}/next", {}, seat.token)
    return str(answer["table"])


def test_two_programs_pledge_reveal_play_and_check_and_so_in_the_next_game(node: NodeProcess) -> None:
    async def work() -> None:
        seats = await seated(node)
        await play_all(seats)
        first = await checked(seats, ("pledged", "pledged"))
        api = ServerApi(node.address)
        for _ in range(2):  # everybody is seated by the house: they are asked anew what they pledge
            table = await next_table(api, seats)
            seats = [Seat(api, table, seat.token) for seat in seats]
            await play_all(seats)
            following = await checked(seats, ("pledged", "pledged"))
            assert not {*first.lines[0].strings} & {*following.lines[0].strings}  # type: ignore[union-attr]

    run(work())
    assert node.errors() == []


@pytest.mark.parametrize("stage", ["seating", "revealing", "half revealed"])
def test_a_node_killed_while_the_dice_are_mixed_goes_on_where_it_was(node: NodeProcess, stage: str) -> None:
    async def work() -> None:
        api = ServerApi(node.address)
        table = (await api.open_table("gonuts", [{}, {}], {"target": 15}))["table"]
        seats = [await sit_down(node.address, table, "Ann")]
        if stage != "seating":
            seats.append(await sit_down(node.address, table, "Bob"))
        if stage == "half revealed":
            async with seats[0]:
                async for moment in seats[0].moments():
                    if any(entry["kind"] == "revealed" for entry in moment.news):
                        break
        node.kill()
        node.start()
        if stage == "seating":
            seats.append(await sit_down(node.address, table, "Bob"))
        again = [Seat(api, table, seat.token, seat.fairness.string) for seat in seats]
        await play_all(again)
        await checked(again, ("pledged", "pledged"))

    run(work())
    assert node.errors() == []


def test_the_clocks_of_a_node_that_starts_anew_run(tmp_path: Path) -> None:
    node = NodeProcess(tmp_path, bot_pause=0.0, pledge_within=0.2, reveal_within=0.2)
    node.start()

    async def work() -> None:
        seats = await seated(node)
        node.kill()
        node.start()
        async with seats[0]:  # the other never comes: its string is withheld
            async for moment in seats[0].moments():
                if moment.phase == "playing":
                    break
        sealed = [entry for entry in seats[0].history if entry["kind"] == "sealed"]
        assert sealed[0]["text"].split() == [pledge_to(seat.fairness.string) for seat in seats]
        assert "revealed" in [entry["kind"] for entry in seats[0].history]
        await play_all([Seat(seat.api, seat.table, seat.token) for seat in seats])
        record = Record.read(await seats[0].api.request("GET", f"/api/tables/{seats[0].table}/record"))
        assert verify(record).contributions == ("pledged", "withheld")
        api = ServerApi(node.address)
        table = await next_table(api, seats)
        async with Seat(api, table, seats[0].token) as seat:  # nor for the next game
            async for moment in seat.moments():
                if moment.phase == "playing":
                    break
            assert [entry["kind"] for entry in seat.history][2:6] == ["pledged", "sealed", "revealed", "began"]

    try:
        run(work())
    finally:
        node.kill()
    assert node.errors() == []


def test_two_nodes_mix_one_table(nodes: list[NodeProcess]) -> None:
    async def work() -> None:
        table = (await ServerApi(nodes[0].address).open_table("gonuts", [{}] * 4, {"target": 15}))["table"]
        seats = await asyncio.gather(*(sit_down(nodes[number % 2].address, table, f"P{number}") for number in range(4)))
        await play_all(seats)
        await checked(seats, ("pledged",) * 4)
        houses = [ServerApi(node.address) for node in nodes]
        table = await next_table(houses[0], seats)
        again = [Seat(houses[number % 2], table, seat.token) for number, seat in enumerate(seats)]
        await play_all(again)
        await checked(again, ("pledged",) * 4)

    run(work())
    assert [node.errors() for node in nodes] == [[], []]


def test_one_player_against_bots_adds_a_string_of_their_own(node: NodeProcess) -> None:
    async def work() -> None:
        bot = {"kind": "bot", "level": "novice"}
        opened = await ServerApi(node.address).open_table("dixkibluff", [bot, {}, bot], {"dice": 3})
        seat = await sit_down(node.address, opened["table"], "Ann", "a string of my very own")
        await play_all([seat])
        record = await checked([seat], ("none", "pledged", "none"))
        assert "a string of my very own" in record.lines[0].strings  # type: ignore[union-attr]

    run(work())
    assert node.errors() == []
