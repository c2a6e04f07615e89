"""Tables for tests of secrecy: everybody at them notes every byte, and does much beside playing well."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from dicehouse import games
from dicehouse.core.viewers import SPECTATOR
from dicehouse.dice import pledge_to
from dicehouse.server.entries import Revealed, Rolled
from dicehouse.server.tokens import hashed
from server.inprocess import Answer, AnyNode, LocalNode
from server.insisting import insist
from server.listening import LONG_WORD, Checker, Listener
from server.truth import Truth

AT_ONCE = 40
CHECKED_AT_ONCE = 100
"""So many games are kept in memory, and checked against all secrets of each other."""
CHOSEN: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("chinchiller", 3, {}),
    ("dixkibluff", 3, {}),
    ("gonuts", 2, {"target": 15, "round": "beats"}),
    ("chili", 2, {"rolls": 4}),
    ("dixkibluff", 4, {"knowledge": "sealed"}),
    ("chinchiller", 4, {"sand": 6, "supply": 40}),
    ("dixkibluff", 3, {"calls": "live", "dice": 4}),
    ("gonuts", 3, {"target": 8, "round": "live"}),
    ("dixkibluff", 5, {"knowledge": "sealed", "calls": "live", "faces": ["pi", "sun", "figure"]}),
    ("chinchiller", 2, {"series": True}),
    ("chili", 1, {"rolls": 3, "edition": "dutch"}),
)
OTHERS = [name for name in games.names() if name not in {chosen for chosen, _, _ in CHOSEN}]
KINDS = (*CHOSEN, *((name, games.load(name).options_type.seats[0], {}) for name in OTHERS))
"""Those, and every other game by its usual rules."""
OF_FINISHED = ("story", "replay", "replay?after=3", "choices?step=2", "review", "mistakes?seat=0")
"""What is told of games that are over only, everything open."""
NONSENSE = ("", "fly", "claim", "bet 1", "place pi", "roll roll", "take\u202e", "claim 99999", "bet 1 pi,sun", "shake")


class Party:
    """A table, everybody at it, and everything that came over HTTP."""

    pause = 0.0
    """How long to wait for what is on its way."""

    def __init__(self, local: AnyNode, slot: int, seed: int, *others: AnyNode) -> None:
        self.nodes = (local, *others)
        self.random = Random(f"{seed} {slot}")
        self.kind = KINDS[slot % len(KINDS)]
        self.client = f"2001:db8:{seed % 2**16:x}:{slot % 2**16:x}::1"  # each in a subnet of its own
        self.table = self.host = ""
        self.tokens: list[str] = []
        self.strings: dict[int, str] = {}
        """What each seat pledged to add to the dice; empty: nothing."""
        self.seats: list[Listener] = []
        self.watchers: list[Listener] = []
        self.gone: list[Listener] = []
        """Those whose seats are no longer theirs."""
        self.answers: list[tuple[Answer, str]] = []
        """What HTTP answered, with the secret that this answer may tell."""

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Answer:
        answer = await self._anywhere().ask(method, path, body, token, self.client)
        told = answer.json() if answer.status == 201 else {}
        self.answers.append((answer, told.get("token") or told.get("host") or ""))
        return answer

    def _anywhere(self) -> AnyNode:
        return self.random.choice(self.nodes)

    async def open(self) -> None:
        """Open a table and sit down: some go again, some are watched while they do."""
        game, players, options = self.kind
        wishes = {"clock": 300} if self.random.random() < 0.3 else {}
        body = {"game": game, "seats": [{}] * players, "options": options, "listed": True, **wishes}
        opened = (await self.ask("POST", "/api/tables", body)).json()
        self.table, self.host = opened["table"], opened["host"]
        await self._come(players)

    async def _come(self, players: int) -> None:
        """So many sit down."""
        await self._watch()
        for number in range(players):
            if players > 1 and number == 0 and self.random.random() < 0.5:
                await self._sit_and_go()
            await self._sit(f"P{number}")
        await self._look_around()
        await self._mix()

    async def _mix(self) -> None:
        """Reveal what was pledged, in any order; some try what they may not."""
        revealing = [seat for seat in self.seats if self.strings[seat.viewer]]
        self.random.shuffle(revealing)
        for seat in revealing:
            if self.random.random() < 0.5:
                odd = self.random.choice(("not what was pledged", "odd\u202e" * 8))
                assert (await seat.answer(seat.say(say="reveal", string=odd)))["say"] == "refused"
                assert (await seat.answer(seat.say(say="pledge", pledge=pledge_to(odd))))["say"] == "refused"
                await self._come_back(seat)
                await self._look_around()
            answer = await seat.answer(seat.say(say="reveal", string=self.strings[seat.viewer]))
            assert answer["say"] == "done", answer
        await self._all_heard()

    async def _sit(self, name: str) -> None:
        string = f"own randomness {self.random.getrandbits(64):016x}" if self.random.random() < 0.8 else ""
        wish = {"pledge": pledge_to(string)} if string else {}
        taken = (await self.ask("POST", f"/api/tables/{self.table}/seats", {"name": name, **wish})).json()
        seat = Listener(self._anywhere(), self.table, taken["seat"], taken["token"])
        self.strings[taken["seat"]] = string
        self.tokens.append(seat.token)
        await seat.connect()
        self.seats.append(seat)

    async def _sit_and_go(self) -> None:
        wish = {"name": "Gone", "pledge": pledge_to("gone soon, but here first")}
        taken = (await self.ask("POST", f"/api/tables/{self.table}/seats", wish)).json()
        self.tokens.append(taken["token"])
        guest = Listener(self._anywhere(), self.table, taken["seat"], taken["token"])
        await guest.connect()
        gone = await self.ask("DELETE", f"/api/tables/{self.table}/seats/{taken['seat']}", None, taken["token"])
        assert gone.status == 204
        self.gone.append(guest)  # still there, and must hear nothing of whoever has the seat next

    async def _watch(self) -> None:
        watcher = Listener(self._anywhere(), self.table, SPECTATOR)
        await watcher.connect(self.random.choice((0, 0, 3)))
        self.watchers.append(watcher)

    async def _look_around(self) -> None:
        """Ask everything that can be asked without a seat."""
        code = (await self.ask("GET", f"/api/tables/{self.table}")).json()["code"]
        for path in ("/api/tables", f"/api/codes/{code}", f"/api/tables/{self.table}/record"):
            await self.ask("GET", path)
        await self.ask("GET", f"/api/tables/{self.table}/proof")
        await self._look_back()
        await self.ask("POST", f"/api/tables/{self.table}/next", None, self.tokens[0])
        if len(self.seats) > 1:  # who would leave their own seat is out for good
            await self.ask("DELETE", f"/api/tables/{self.table}/seats/0", None, self.tokens[-1])

    async def _look_back(self) -> None:
        """Ask for one of the things that show every hand."""
        path = self.random.choice(OF_FINISHED)
        if path.startswith(("review", "mistakes")) and any(one.now["phase"] == "over" for one in self.everybody()):
            return  # a review of every game would take long
        answer = await self.ask("GET", f"/api/tables/{self.table}/{path}")
        if (await self.ask("GET", f"/api/tables/{self.table}")).json()["phase"] != "over":
            insist(answer.status == 409, "what is told of finished games only", path, answer)

    async def play(self) -> None:
        """Any legal action, with much disturbance, until the game is over."""
        while self.seats[0].now["phase"] != "over":
            if self.random.random() < 0.25:
                await self._disturb()
            ready = [seat for seat in self.seats if seat.now.get("choices")]
            if not ready:
                await asyncio.sleep(self.pause)
                continue
            several = len(ready) > 1 and self.random.random() < 0.3
            asked = [(seat, self._act(seat)) for seat in (ready if several else [self.random.choice(ready)])]
            for seat, id in asked:
                answer = await seat.answer(id)
                if answer.get("code") == "action.too-soon":
                    await asyncio.sleep(answer["details"]["wait"] / 1000)
            await self._all_heard()
        await self._look_around()
        await self.leave()

    def _act(self, seat: Listener) -> str:
        action = self.random.choice(seat.now["choices"])["action"]
        return seat.say(say="act", action=action, seen=seat.now["number"])

    async def _all_heard(self) -> None:
        """Let everything arrive: what is decided next is decided on what is known."""
        number = self.seats[0].number()
        while any(seat.now["number"] < number for seat in (*self.seats, *self.watchers)):
            await asyncio.sleep(self.pause)

    async def _disturb(self) -> None:
        """Something that players do beside playing well."""
        random, seat = self.random, self.random.choice([seat for seat in self.seats if seat.connected])
        match random.randrange(9):
            case 0:
                await self._come_back(seat)
            case 1:
                text = random.choice(("hello", " ", "what do you hold?", "x" * 501))
                await seat.answer(seat.say(say="chat", text=text))
            case 2:
                seat.say(say="react", reaction="wow")
            case 3:
                await seat.answer(seat.say(say="act", action=random.choice(NONSENSE)))
            case 4:  # what somebody else might do
                if choices := [offer for other in self.seats for offer in other.now.get("choices", ())]:
                    await seat.answer(seat.say(say="act", action=random.choice(choices)["action"], seen=None))
            case 5:
                await self._repeat(seat)
            case 6:
                watcher = random.choice(self.watchers)
                await self._come_back(watcher)
                await watcher.answer(watcher.say(say="act", action="take"))
            case 7:
                await self._look_around()
            case 8:
                guest = random.choice([one for one in (*self.seats, *self.watchers) if one.connected])
                before = random.choice((1, 5, guest.now["number"], guest.now["number"] + 1, 2**31))
                await guest.answer(guest.say(say="earlier", before=before))

    async def _come_back(self, guest: Listener) -> None:
        await guest.leave()
        guest.local = self._anywhere()
        await guest.connect(self.random.randint(0, guest.now["number"]))

    async def _repeat(self, seat: Listener) -> None:
        """Send something twice, or want it again much later."""
        old = [one for one in seat.asked.values() if one.message["say"] == "act"]
        if old and self.random.random() < 0.5:
            await seat.answer(seat.say(**self.random.choice(old[-3:]).message))
        elif old:
            one = self.random.choice(old)
            seen = self.random.randint(0, one.number)
            await seat.answer(seat.say(say="act", action=one.message["action"], seen=seen))

    def everybody(self) -> list[Listener]:
        """All who are or were here."""
        return [*self.seats, *self.watchers, *self.gone]

    async def leave(self) -> None:
        for guest in self.everybody():
            await guest.leave()

    async def truth(self) -> Truth:
        store = self.nodes[0].store
        row = await store.table(self.table)
        assert row is not None
        name, players, options = self.kind
        return Truth(games.bind(name, players, options), row, await store.read(self.table, 0))

    async def check(self, secrets: frozenset[bytes]) -> Checker:
        """Every byte."""
        truth = await self.truth()
        checker = Checker(truth, self.tokens, self.host, secrets)
        for guest in self.everybody():
            checker.check(guest, self.random)
        for answer, own in self.answers:
            self._check_answer(answer, own, truth, secrets)
        return checker

    def _check_answer(self, answer: Answer, own: str, truth: Truth, secrets: frozenset[bytes]) -> None:
        """HTTP tells a secret to its owner once, and the seed and the strings in the record of a finished game."""
        strings = {entry.string.encode() for entry in truth.entries if isinstance(entry, Revealed)}
        record = answer.body.startswith((b'{"dicehouse"', b'{"rolls"'))
        if answer.body.startswith(b'{"rolls"'):
            rolls = sum(isinstance(entry, Rolled) for entry in truth.entries)
            insist(len(answer.json()["thrown"]) == rolls, "the proof of a running game", answer)
        elif record:
            insist(b'"reveal"' in answer.body and b'"outcome"' in answer.body, "the record of a running game", answer)
        allowed = {own.encode()} | ({truth.row.seed.encode()} if record else set())
        everything = answer.headers + answer.body
        words = set(LONG_WORD.findall(everything))
        insist(not words & (secrets - allowed), "a secret over HTTP", words & (secrets - allowed), everything)
        if not record:
            insist(not any(string in everything for string in strings), "a string over HTTP", everything)


async def all_secrets(parties: list[Party]) -> frozenset[bytes]:
    """Every seed, token and hash of all tables."""
    secrets: set[str] = set()
    for party in parties:
        row = await party.nodes[0].store.table(party.table)
        assert row is not None
        secrets |= {row.seed, row.host, party.host, *party.tokens, *map(hashed, party.tokens)}
    return frozenset(secret.encode() for secret in secrets)


async def play_all(parties: list[Party]) -> None:
    """Some games at once."""
    places = asyncio.Semaphore(AT_ONCE)

    async def whole(party: Party) -> None:
        async with places:
            await party.open()
            await party.play()

    await asyncio.gather(*map(whole, parties))


async def play_and_check(folder: Path, slots: Sequence[int], seed: int) -> list[tuple[int, int, int]]:
    """Play games side by side at one node and check them all; gives the messages, twins and views between entries."""
    checked: list[tuple[int, int, int]] = []
    async with LocalNode(folder) as local:
        for first in range(0, len(slots), CHECKED_AT_ONCE):
            parties = [Party(local, slot, seed) for slot in slots[first : first + CHECKED_AT_ONCE]]
            await play_all(parties)
            secrets = await all_secrets(parties)
            for party in parties:
                checker = await party.check(secrets)
                assert checker.truth.ended is not None
                checked.append((checker.messages, checker.twins, checker.between))
    return checked
