"""The names of the bots at a table. `web/src/house/company.ts` gives the same ones in the browser."""

import re
from collections.abc import Sequence
from typing import Protocol

BOT_OF_THE_HOUSE = re.compile(r"[a-z]+ ([0-9]+)")
"""How the server calls its bots in all games of a series: the level, and a number in the order in which they came."""


class Sayings(Protocol):
    """Texts of one language, found by their names."""

    def __contains__(self, text: str, /) -> bool:
        """Whether there is one of this name."""

    def say(self, text: str, /, **blanks: object) -> str:
        """A text with its variables filled in."""


def company_names(texts: Sayings, levels: Sequence[str]) -> list[str]:
    """A name for each bot of a table, by their levels, in the order in which they sat down.

    The first of each level has the name of its character (`bot-novice`), the others take the next of `bot-others`.
    Where a game has no names left, the level and a number stand in.
    """
    spare = texts.say("bot-others").split(",") if "bot-others" in texts else []
    names: list[str] = []
    for place, level in enumerate(levels):
        character = f"bot-{level}"
        if character in texts and level not in levels[:place]:
            names.append(texts.say(character))
        elif spare:
            names.append(spare.pop(0).strip())
        else:
            names.append(texts.say("bot-name", number=place + 1))
    return names


def company_by_seat(texts: Sayings, seats: Sequence[tuple[str, str]]) -> dict[int, str]:
    """The names of the bots of the house by their seats.

    A player whose seat a bot has taken over keeps the name.

    Args:
        texts: of the game, in the language of the names.
        seats: what the server calls who sits there, and the level; empty for a player.
    """
    found = [(BOT_OF_THE_HOUSE.fullmatch(name), level, seat) for seat, (name, level) in enumerate(seats) if level]
    bots = sorted((int(match[1]), seat, level) for match, level, seat in found if match)
    names = company_names(texts, [level for _, _, level in bots])
    return {seat: name for (_, seat, _), name in zip(bots, names, strict=True)}
