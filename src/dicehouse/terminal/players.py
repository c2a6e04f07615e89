"""The players of a game at the terminal: people and bots."""

from collections.abc import Sequence
from random import Random

from dicehouse.bots import Bot, bot_names, make_bot, usual_level
from dicehouse.core.game import AnyGame
from dicehouse.core.record import SeatInfo
from dicehouse.terminal.opponents import bot_name
from dicehouse.texts import Texts


def seat_players(texts: Texts, people: int, bots: int, names: Sequence[str], level: str) -> tuple[SeatInfo, ...]:
    """The seats: people first, then bots. Given names are assigned to the people in order; names are made unique."""
    seats: list[SeatInfo] = []
    for number in range(1, people + 1):
        if number <= len(names):
            name = " ".join(names[number - 1].split())[:20] or texts.say("person-name", number=number)
        else:
            name = texts.say("you") if people == 1 else texts.say("person-name", number=number)
        seats.append(SeatInfo(_free(name, seats)))
    for number in range(1, bots + 1):
        seats.append(SeatInfo(_free(bot_name(texts, level, number), seats), level))
    return tuple(seats)


def wake_bots(game: AnyGame, seats: Sequence[SeatInfo], random: Random) -> dict[int, Bot]:
    """Make the bots of a table, by seat. An unknown level is replaced by the usual one."""
    known, usual = bot_names(game.name), usual_level(game.name)
    return {
        seat: make_bot(game, info.bot if info.bot in known else usual, seat, random)
        for seat, info in enumerate(seats)
        if info.bot is not None
    }


def _free(name: str, seats: Sequence[SeatInfo]) -> str:
    taken = {seat.name for seat in seats}
    number, free = 2, name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free
