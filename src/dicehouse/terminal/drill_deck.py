"""The deck of positions that somebody practises at the terminal: one file in their data folder, scheduled by FSRS."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
from fsrs import Card, Rating, Scheduler
from platformdirs import user_data_path

from dicehouse.coach.positions import Position
from dicehouse.coach.puzzles import SOURCE
from dicehouse.core.errors import FileError
from dicehouse.support.atomic_file import write_file

VERSION = 1
MOST_CARDS, MOST_SOLVED, MOST_RECORDS = 300, 2000, 500
"""What is kept; positions that come back latest make room."""
_SOON = (timedelta(minutes=10),)


class _Kept(msgspec.Struct):
    """A position, and what the scheduler knows of it."""

    position: Position
    card: dict[str, Any]

    @property
    def due(self) -> datetime:
        return datetime.fromisoformat(self.card["due"])


class _File(msgspec.Struct):
    version: int = VERSION
    cards: list[_Kept] = []
    solved: list[str] = []
    records: list[str] = []


class Deck:
    """Positions that come back when they are nearly forgotten; every change is on disk before the next question."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = _read(path)
        self._scheduler = Scheduler(learning_steps=_SOON, relearning_steps=_SOON, enable_fuzzing=False)

    def add(self, record: str, positions: list[Position], now: datetime) -> int:
        """Take in the mistakes of a record, once; how many are new."""
        if record in self._file.records:
            return 0
        known = {kept.position.id for kept in self._file.cards}
        news = [one for one in positions if one.id not in known]
        self._file.cards += [_Kept(one, _fresh(now)) for one in news]
        self._file.records.append(record)
        self._write()
        return len(news)

    def due(self, game: str, now: datetime) -> Position | None:
        """The position that is longest overdue."""
        waiting = [kept for kept in self._file.cards if kept.position.game == game and kept.due <= now]
        return min(waiting, key=lambda kept: kept.due).position if waiting else None

    def next_due(self, game: str) -> datetime | None:
        """When the next position comes back."""
        return min((kept.due for kept in self._file.cards if kept.position.game == game), default=None)

    def knows(self, id: str) -> bool:
        """Whether a puzzle was solved, or waits in the deck."""
        return id in self._file.solved or any(kept.position.id == id for kept in self._file.cards)

    def answer(self, position: Position, right: bool, now: datetime) -> None:
        """Note the first answer to a position. A puzzle joins the deck when it was answered wrong."""
        kept = next((one for one in self._file.cards if one.position.id == position.id), None)
        if kept is None and not right:
            kept = _Kept(position, _fresh(now))
            self._file.cards.append(kept)
        if kept is not None:
            card, _ = self._scheduler.review_card(_card(kept.card), Rating.Good if right else Rating.Again, now)
            kept.card = dict(card.to_dict())
        if right and position.source == SOURCE and position.id not in self._file.solved:
            self._file.solved.append(position.id)
        self._write()

    def _write(self) -> None:
        file = self._file
        file.cards = sorted(file.cards, key=lambda kept: kept.due)[:MOST_CARDS]
        file.solved, file.records = file.solved[-MOST_SOLVED:], file.records[-MOST_RECORDS:]
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_file(self._path, msgspec.json.encode(file))
        except OSError as error:
            raise FileError("file.unwritable", path=str(self._path), reason=error.strerror or "?") from None


def usual_path() -> Path:
    """Where the deck of this user is."""
    return user_data_path("dicehouse") / "drills.json"


def _fresh(now: datetime) -> dict[str, Any]:
    return dict(Card(card_id=0, due=now).to_dict())


def _card(stored: dict[str, Any]) -> Card:
    return Card.from_dict(stored)  # type: ignore[arg-type]  # as `to_dict` wrote it


def _read(path: Path) -> _File:
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return _File()
    except OSError as error:
        raise FileError("file.unreadable", path=str(path), reason=error.strerror or "?") from None
    try:
        file = msgspec.json.decode(content, type=_File)
        if file.version != VERSION:
            raise ValueError  # of a later version: nothing of it may be lost by writing it anew
        for kept in file.cards:
            _card(kept.card)
    except (ValueError, KeyError, TypeError):  # msgspec.DecodeError is a ValueError
        raise FileError("file.unreadable", path=str(path), reason="no deck of drills") from None
    return file


def now() -> datetime:
    """The time, as the scheduler wants it."""
    return datetime.now(UTC)
