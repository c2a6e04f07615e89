"""Somebody at a table who notes every byte, and the check of all of it against what they may know."""

import asyncio
import hashlib
import importlib.util
import json
import re
from random import Random
from typing import Any, NamedTuple

from dicehouse.core.viewers import SPECTATOR, Viewer
from dicehouse.server.entries import Acted, Pledged, Revealed, Said, Sat
from server.inprocess import AnyNode, Line
from server.insisting import insist
from server.truth import Truth

OWN_WORDS = frozenset(
    {"table.said", "table.muted", "table.watching", "table.not-begun", "table.no-choice", "protocol.rate"}
    | {"table.pledged", "table.sealed", "table.not-sealed", "table.string", "dice.string"}
)
"""Refusals that say nothing about the game."""
ADVICE = frozenset({"id", "number", "measure", "exact", "candidates", "reasons", "blunders"})
LONG_WORD = re.compile(rb"[\w-]{16,}")


class Heard(NamedTuple):
    """One message of the node."""

    data: bytes
    number: int
    """How far the log had come when it arrived."""


class Asked(NamedTuple):
    """Something a listener said."""

    message: dict[str, Any]
    number: int
    """How far the log had come."""


class Listener:
    """A seat or a spectator, through all its connections."""

    def __init__(self, local: AnyNode, table: str, viewer: Viewer, token: str = "") -> None:
        self.local = local
        self.table = table
        self.viewer = viewer
        self.token = token
        self.lines: list[list[Heard]] = []
        """What came, connection by connection."""
        self.lasts: list[int] = []
        """The last number it said it knew, connection by connection."""
        self.asked: dict[str, Asked] = {}
        self.now: dict[str, Any] = {"number": 0, "phase": "open"}
        self.answers: dict[str, dict[str, Any]] = {}
        self._line: Line | None = None
        self._came = asyncio.Event()

    def number(self) -> int:
        """How far the log has come, as far as anybody can know."""
        return self.local.number(self.table) or int(self.now["number"])

    def _hear(self, data: bytes) -> None:
        message = json.loads(data)
        if "now" in message:
            self.now = message["now"]
        self.lines[-1].append(Heard(data, self.number()))
        if message["say"] in ("done", "refused", "advice", "page"):
            self.answers[message.get("id", "")] = message
        self._came.set()

    @property
    def connected(self) -> bool:
        """Whether it is at the table."""
        return self._line is not None

    async def connect(self, last: int = 0) -> None:
        """Come, or come back."""
        await self.leave()
        self.lines.append([])
        self.lasts.append(last)
        self._line = self.local.line(self._hear)
        self._line.say(say="hello", version=2, table=self.table, token=self.token, last=last)
        while not self.lines[-1]:
            await self._wait()

    async def leave(self) -> None:
        """Go."""
        if self._line is not None:
            line, self._line = self._line, None
            await line.hang_up()

    def say(self, **message: Any) -> str:
        """Say something; gives its id."""
        id = str(message.setdefault("id", f"m{len(self.asked)}"))
        assert self._line is not None
        self.asked.setdefault(id, Asked(message, self.number()))
        self.answers.pop(id, None)
        self._line.say(**message)
        return id

    async def answer(self, id: str) -> dict[str, Any]:
        """What came of it."""
        while id not in self.answers:
            await self._wait()
        return self.answers[id]

    async def _wait(self) -> None:
        self._came.clear()
        await asyncio.wait_for(self._came.wait(), 60)


class Checker:
    """Checks everything the listeners of one table heard."""

    def __init__(self, truth: Truth, tokens: list[str], host: str, secrets: frozenset[bytes]) -> None:
        self.truth = truth
        sat = [entry for entry in truth.entries if isinstance(entry, Sat)]
        strings = [entry.string for entry in truth.entries if isinstance(entry, Revealed)]
        named = [*tokens, host, truth.row.host, *(one.token for one in sat), *strings]
        self._never = [word.encode() for word in named if word]
        self._seed = truth.row.seed.encode()
        self._elsewhere = secrets - {self._seed}
        self.messages = self.twins = self.between = 0

    def check(self, listener: Listener, random: Random) -> None:
        """Everything one listener heard."""
        told: dict[int, dict[str, Any]] = {}
        for last, heard in zip(listener.lasts, listener.lines, strict=True):
            known = self._welcome(listener, json.loads(heard[0].data), last, told)
            out = False
            for one in heard:
                self.messages += 1
                message = json.loads(one.data)
                insist(not out, "told to somebody whose seat is no longer theirs", message)
                out = message["say"] == "news" and any(
                    entry["kind"] in ("stood", "dropped") and entry["seat"] == listener.viewer
                    for entry in message.get("told", ())
                )
                self._raw(one.data, message)
                known = self._message(listener, message, one, known, told)
                if "now" in message:
                    self._moment(listener.viewer, message, random)
        if (secrecy := secrecy_of(self.truth.game.name)) is not None:
            secrecy.check_told([told[n] for n in sorted(told)], listener.viewer, self.truth.game.players)

    def _raw(self, data: bytes, message: dict[str, Any]) -> None:
        """No secret is anywhere in the bytes, but for the seed where the end of the game is told."""
        shown = [entry for entry in (*message.get("told", ()), *message.get("missed", ())) if entry["kind"] == "ended"]
        insist(data.count(self._seed) == len(shown), "the seed of a running game", data)
        for word in self._never:
            # the strings are shown in the record of a finished game, where anybody may check the dice, and nowhere else
            insist(word not in data, "a token, a hash or a string", word, data)
        words = set(LONG_WORD.findall(data))
        insist(not words & self._elsewhere, "a secret of another table", data)

    def _welcome(self, listener: Listener, message: dict[str, Any], last: int, told: dict[int, dict[str, Any]]) -> int:
        truth, viewer = self.truth, listener.viewer
        number = message["now"]["number"]
        spec = truth.spec
        right: dict[str, Any] = {
            "say": "welcome",
            "version": 2,
            "table": truth.row.id,
            "code": truth.row.code,
            "game": truth.game.name,
            "options": spec["options"],
            "seat": None if viewer == SPECTATOR else viewer,
            "host": False,
            "seats": truth.seats(number),
            "commitment": truth_commitment(truth),
            "now": truth.now(number, viewer),
            "facts": truth.game.options.facts(),
            "missed": self._newest([truth.told(n, viewer, number) for n in range(last + 1, number + 1)]),
        }
        usual: dict[str, Any] = {"clock": None, "away": "wait", "hints": True, "series": "", "played": 0, "wins": []}
        right |= {key: spec[key] for key, value in usual.items() if spec[key] != value}
        if truth.row.listed:
            right["listed"] = True
        for entry in message["missed"]:
            told[entry["number"]] = entry
        sent = {key: value for key, value in message.items() if key != "time"}
        sent["seats"] = [_of_the_log(seat) for seat in sent["seats"]]
        insist(sent == right, "a welcome", sent, right)
        return int(number)

    def _newest(self, told: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What the protocol page says of a long log: the newest of the chat, and more of the rest."""
        recent = told[-1000:]
        chat = [entry for entry in recent if entry["kind"] == "said"][-50:]
        moves = [entry for entry in recent if entry["kind"] != "said"][-300:]
        oldest = moves[0]["number"] if len(moves) == 300 else 0
        return sorted([*moves, *(one for one in chat if one["number"] > oldest)], key=lambda entry: entry["number"])

    def _message(
        self, listener: Listener, message: dict[str, Any], heard: Heard, known: int, told: dict[int, dict[str, Any]]
    ) -> int:
        truth, viewer = self.truth, listener.viewer
        match message.pop("say"):
            case "welcome":
                pass  # checked before
            case "news":
                number = message["now"]["number"]
                right = {
                    "told": truth.news(known, number, viewer),
                    "now": truth.now(number, viewer),
                }
                insist(number > known and message == right, "news", message, right)
                told.update({entry["number"]: entry for entry in message["told"]})
                return int(number)
            case "presence":
                seats = [_of_the_log(seat) for seat in message["seats"]]
                between = range(known, max(known, heard.number) + 1)
                insist(any(seats == truth.seats(n) for n in between), "presence", seats, known)
                insist(set(message) == {"seats"}, "presence", message)
            case "reacted":
                insist(set(message) == {"seat", "reaction"}, "a reaction", message)
            case "done":
                self._done(listener, message)
            case "refused":
                self._refused(listener, message, heard)
            case "page":
                asked = listener.asked[message["id"]]
                pages = []
                for then in range(asked.number, heard.number + 1):
                    end = min(asked.message["before"], then + 1)
                    pages.append([truth.told(n, viewer, then) for n in range(max(1, end - 100), end)])
                insist(message["told"] in pages and set(message) == {"id", "told"}, "a page", message, pages)
            case "advice":
                about = truth.now(message["number"], viewer)
                offered = {offer["action"] for offer in about.get("choices", ())}
                advised = {action for action, _, _ in message["candidates"]}
                insist(message["number"] <= known, "advice from the future", message, known)
                insist(advised == offered and set(message) <= ADVICE, "advice", message, offered)
            case other:
                insist(False, "an unknown message", other, message)
        return known

    def _done(self, listener: Listener, message: dict[str, Any]) -> None:
        asked = listener.asked[message["id"]].message
        insist(set(message) == {"id", "number"}, "more than done", message)
        if asked["say"] in ("act", "chat", "pledge", "reveal"):
            entry = self.truth.entries[message["number"] - 1]
            own = isinstance(entry, Acted | Said | Pledged | Revealed)
            insist(own and entry.seat == listener.viewer, "done by another", message, entry)
            assert isinstance(entry, Acted | Said | Pledged | Revealed)
            insist(entry.id == message["id"], "done as another", message, entry)

    def _refused(self, listener: Listener, message: dict[str, Any], heard: Heard) -> None:
        """A refusal is what the rules say of a state between asking and answering, or says nothing of the game."""
        id = message.pop("id", "")
        asked = listener.asked[id]
        insist(set(message) == {"code", "sentence", "details"}, "more than a refusal", message)
        if message["code"] in OWN_WORDS:
            insist(set(message["details"]) <= {"high", "reason"}, "a talkative refusal", message)
            return
        if asked.message["say"] == "hint" and message["code"] in ("table.no-advice", "table.hints-busy"):
            insist(not message["details"], "a talkative refusal", message)
            return
        insist(asked.message["say"] == "act", "an odd refusal", asked, message)
        action = asked.message["action"]
        if message["code"] == "action.too-soon":
            insist(set(message["details"]) == {"action", "wait"}, "a talkative refusal", message)
            return
        right = [
            refusal
            for number in range(asked.number, heard.number + 1)
            for refusal in self.truth.refusals(number, listener.viewer, action)
        ]
        insist(any(refusal.items() <= message.items() for refusal in right), "a refusal", message, right)

    def _moment(self, viewer: Viewer, message: dict[str, Any], random: Random) -> None:
        """What is hidden changes nothing of what was sent."""
        now = message["now"]
        if now.get("view") is None:
            return
        told = [*message.get("told", ()), *message.get("missed", ())]
        events = [event for entry in told for event in entry.get("events", ())]
        self._view(viewer, now["view"], events)
        for entry in told:
            if "view" in entry:
                self._view(viewer, entry["view"], entry["events"])
                self.between += 1
                twin_view = self.truth.twin_view(entry["number"], viewer, random)
                if twin_view is not None:
                    insist(entry["view"] == twin_view, "what is hidden shows between", viewer, entry, twin_view)
        if random.random() < 0.2 and now["phase"] == "playing":
            twin = self.truth.twin_now(now["number"], viewer, random)
            if twin is not None:
                self.twins += 1
                insist(now == twin, "what is hidden shows", viewer, now, twin)

    def _view(self, viewer: Viewer, view: dict[str, Any], events: list[str]) -> None:
        """A view shows its viewer nothing that its game hides."""
        insist(view["viewer"] == viewer, "somebody else's view", viewer, view)
        game = self.truth.game
        if (secrecy := secrecy_of(game.name)) is not None:
            secrecy.check_view(view, events, viewer, game.options)


def secrecy_of(game: str) -> Any:
    """What the tests of a game say about its secrets, without its rules: `tests/games/<game>/secrecy.py`, or None."""
    place = f"games.{game}.secrecy"
    return importlib.import_module(place) if importlib.util.find_spec(place) else None


def truth_commitment(truth: Truth) -> str:
    """The commitment to the seed, worked out here."""
    return hashlib.sha256(bytes.fromhex(truth.row.seed)).hexdigest()


def _of_the_log(seat: dict[str, Any]) -> dict[str, Any]:
    """What is told of a seat, without what follows from who is connected."""
    return {key: value for key, value in seat.items() if key not in ("here", "bot_at")}
