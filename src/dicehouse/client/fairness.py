"""The player's side of fair dice: the own string, notes of what was shown, and the check after the game.

Nothing here is shared with the server: it is a second implementation of docs/fair-dice.md.
"""

import hashlib
import hmac
import json
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

NO_STRING = "-"
RANGE = 2**32


def new_string() -> str:
    """A random string that cannot be guessed."""
    return secrets.token_hex(16)


def pledge_to(string: str) -> str:
    """The commitment to a string: its SHA-256."""
    return hashlib.sha256(string.encode()).hexdigest()


class Fairness:
    """The string that one seat adds to the dice of its table, and notes of what the server showed of them.

    Args:
        string: the own string; empty: none yet.
    """

    def __init__(self, string: str = "") -> None:
        self.string = string
        self.game = ""
        self.options: dict[str, Any] = {}
        """The options of the game: they determine its dice."""
        self.commitment = ""
        """The first commitment that the server showed."""
        self.day = ""
        """The day whose dice are thrown, as first told; empty: the table has dice of its own."""
        self.pledges: tuple[str, ...] = ()
        """All pledges as they were sealed, before the own string was revealed."""
        self.shown: list[list[str]] = []
        """The events of every roll, in order."""
        self.gap = False
        """Whether the server left out an entry: then rolls cannot be numbered."""
        self._last = 0

    def greet(self, welcome: dict[str, Any]) -> None:
        """Note the commitment and the game of the first welcome; options may change until pledges are sealed."""
        if not self.commitment:
            self.commitment = welcome["commitment"]
            self.game, self.options, self.day = welcome["game"], welcome["options"], welcome.get("daily", "")
        elif not self.pledges and welcome["now"]["phase"] == "open":
            self.options = welcome["options"]

    def hear(self, told: list[dict[str, Any]]) -> None:
        """Note the rolls and pledges among new entries."""
        for entry in told:
            self.gap |= entry["number"] != self._last + 1
            self._last = entry["number"]
            if entry["kind"] == "sealed" and not self.pledges:
                self.pledges = tuple("" if word == NO_STRING else word for word in entry["text"].split())
            elif entry["kind"] == "rolled":
                self.shown.append(list(entry.get("events", ())))

    def answer(self, now: dict[str, Any], seat: int | None) -> dict[str, str] | None:
        """The message that the seat has to send now: its pledge, its string, or None.

        The string is revealed only after all pledges were shown, the own among them.
        """
        wanted = now.get("contributions", [])
        part = wanted[seat] if seat is not None and seat < len(wanted) else ""
        if part == "wanted":
            self.string = self.string or new_string()
            return {"say": "pledge", "pledge": pledge_to(self.string)}
        if part == "pledged" and now.get("stage") == "revealing" and self._is_in(seat):
            return {"say": "reveal", "string": self.string}
        return None

    def notes(self, seat: int | None) -> dict[str, Any]:
        """The notes, in the format of `dicehouse verify --notes`."""
        return {
            "game": self.game,
            "options": self.options,
            "commitment": self.commitment,
            "seat": seat,
            "string": self.string if self._is_in(seat) else "",
            "pledges": list(self.pledges),
            "shown": None if self.gap else self.shown,
        }

    def save(self, path: Path, seat: int | None) -> None:
        """Write the notes to a file."""
        path.write_text(json.dumps(self.notes(seat)), "utf-8")

    def _is_in(self, seat: int | None) -> bool:
        """Whether the own string must be among the mixed ones."""
        if seat is None or not self.string or seat >= len(self.pledges):
            return False
        return self.pledges[seat] == pledge_to(self.string)

    def check(self, proof: dict[str, Any], seat: int | None) -> list[str]:
        """All faults of the proof of a finished game, as English sentences.

        `dicehouse verify --notes` also checks that the dice are those of the rules, and every roll the one shown.
        """
        wrong = []
        seed = bytes.fromhex(proof["seed"])
        strings, pledges = proof["strings"], proof["pledges"] or [""] * len(proof["strings"])
        if hashlib.sha256(seed).hexdigest() != self.commitment:
            wrong.append("the seed does not fit the commitment that was shown before the first roll")
        if proof["day"] != self.day:
            wrong.append("the dice are not of the day that was told")
        if self._is_in(seat) and seat is not None and strings[seat] != self.string:
            wrong.append("the own string was dropped")
        if self.pledges and list(self.pledges) != pledges:
            wrong.append("the pledges are not those that were shown")
        for place, (string, pledge) in enumerate(zip(strings, pledges, strict=True)):
            if string != NO_STRING and pledge_to(string) != pledge:
                wrong.append(f"the string of seat {place} does not fit its pledge")
        if not self.gap and len(proof["thrown"]) != len(self.shown):
            wrong.append(f"{len(self.shown)} rolls were shown, {len(proof['thrown'])} are in the proof")
        mix = hashlib.sha256(b"".join(b"%d:%b" % (len(part), part) for part in map(str.encode, strings))).hexdigest()
        throws: Counter[str] = Counter()  # of the dice of a day, by their names
        for number, thrown in enumerate(proof["thrown"]):
            right = []
            for die, kind in enumerate(thrown["dice"]):
                body, name = proof["kinds"][kind], proof["names"][kind]
                throw = f"{name} {throws[name]}" if proof["day"] else f"{mix} {number} {die}"
                throws[name] += 1
                right.append(body[_face(seed, throw, len(body))])
            if right != thrown["fell"]:
                wrong.append(f"roll {number + 1} is forged")
        return wrong


def _face(seed: bytes, die: str, faces: int) -> int:
    block = 0
    while True:
        digest = hmac.digest(seed, f"{die} {block}".encode(), "sha256")
        for place in range(0, len(digest), 4):
            number = int.from_bytes(digest[place : place + 4], "big")
            if number < RANGE - RANGE % faces:
                return number % faces
        block += 1
