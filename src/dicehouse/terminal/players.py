"""Who sits at the table: people and bots."""

from collections.abc import Sequence
from random import Random

from dicehouse.bots import Bot, simple_bot
from dicehouse.core.game import AnyGame
from dicehouse.core.record import SeatInfo
from dicehouse.texts import Texts

SIMPLE = "simple"


def seat_players(texts: Texts, people: int, bots: int, names: Sequence[str]) -> tuple[SeatInfo, ...]:
    """People first, then bots. Given names go to the people in order; nobody shares a name."""
    seats: list[SeatInfo] = []
    for number in range(1, people + 1):
        if number <= len(names):
            name = " ".join(names[number - 1].split())[:20] or texts.say("person-name", number=number)
        else:
            name = texts.say("you") if people == 1 else texts.say("person-name", number=number)
        seats.append(SeatInfo(_free(name, seats)))
    for number in range(1, bots + 1):
        seats.append(SeatInfo(_free(texts.say("bot-name", number=number), seats), SIMPLE))
    return tuple(seats)


def wake_bots(game: AnyGame, seats: Sequence[SeatInfo], random: Random) -> dict[int, Bot]:
    """The bots of a table by their seats."""
    return {seat: simple_bot(game, random) for seat, info in enumerate(seats) if info.bot is not None}


def _free(name: str, seats: Sequence[SeatInfo]) -> str:
    taken = {seat.name for seat in seats}
    number, free = 2, name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free
