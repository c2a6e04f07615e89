"""The seats of a game in the terminal: names of people and bots, and the bots themselves."""

from collections.abc import Sequence
from random import Random

from dicehouse.bots import Bot, bot_names, level_name, make_bot, usual_level
from dicehouse.core.game import AnyGame
from dicehouse.core.record import SeatInfo
from dicehouse.kit.bot_nicknames import company_names
from dicehouse.texts import Texts


def seat_players(texts: Texts, people: int, bots: int, names: Sequence[str], level: str) -> tuple[SeatInfo, ...]:
    """The seats: people first, then bots. Given names go to the people in order; names are made distinct."""
    seats: list[SeatInfo] = []
    for number in range(1, people + 1):
        if number <= len(names):
            name = " ".join(names[number - 1].split())[:20] or texts.say("person-name", number=number)
        else:
            name = texts.say("you") if people == 1 else texts.say("person-name", number=number)
        seats.append(SeatInfo(_free(name, seats)))
    for name in company_names(texts, [level] * bots):
        seats.append(SeatInfo(_free(name, seats), level))
    return tuple(seats)


def wake_bots(game: AnyGame, seats: Sequence[SeatInfo], random: Random) -> dict[int, Bot]:
    """The bots of a table by their seats. An unknown level is replaced by the usual one."""
    known, usual = bot_names(game.name, game.options), usual_level(game.name)
    levels = {seat: level_name(game, info.bot) for seat, info in enumerate(seats) if info.bot is not None}
    return {seat: make_bot(game, level if level in known else usual, seat, random) for seat, level in levels.items()}


def _free(name: str, seats: Sequence[SeatInfo]) -> str:
    taken = {seat.name for seat in seats}
    number, free = 2, name
    while free in taken:
        free, number = f"{name} {number}", number + 1
    return free
