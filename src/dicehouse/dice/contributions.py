"""Contributions of the seats to fair dice: commitments (pledges) first, then the strings themselves."""

import hashlib
import re
from collections.abc import Sequence
from typing import Literal, TypeAlias

from dicehouse.core.errors import DiceError

NO_STRING = "-"
"""The string of a seat that adds nothing: a constant, so that it cannot be chosen."""
SHORTEST_STRING, LONGEST_STRING = 16, 200
"""The limits on the length of a string; a shorter one could be guessed from its pledge."""

Contribution: TypeAlias = Literal["pledged", "withheld", "none", "unpledged"]
"""How a seat contributed: its string fits its pledge; it pledged and did not reveal; it added nothing; or it added a
string without a pledge, which may have been chosen with knowledge of the seed."""


def pledge_to(string: str) -> str:
    """The pledge to a string: the SHA-256 of its UTF-8 bytes, in hex."""
    return hashlib.sha256(string.encode()).hexdigest()


def is_pledge(text: str) -> bool:
    """Whether a text can be a pledge."""
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_string(text: str) -> bool:
    """Whether a text can be the string of a seat that pledges."""
    return SHORTEST_STRING <= len(text) <= LONGEST_STRING and text.isprintable()


def contributions(strings: Sequence[str], pledges: Sequence[str]) -> tuple[Contribution, ...]:
    """How each seat contributed.

    Args:
        strings: the strings mixed into the dice, by seat.
        pledges: the pledge of each seat, empty where it gave none; an empty list where no seat gave one.

    Raises:
        DiceError: a string does not fit its pledge, or the lists do not fit each other.
    """
    if pledges and len(pledges) != len(strings):
        raise DiceError("dice.pledges", players=len(strings), pledges=len(pledges))
    found: list[Contribution] = []
    for seat, (string, pledge) in enumerate(zip(strings, pledges or [""] * len(strings), strict=True)):
        if string == NO_STRING:
            found.append("withheld" if pledge else "none")
        elif not pledge and not pledges:
            found.append("unpledged")
        elif pledge != pledge_to(string):
            raise DiceError("dice.pledge", seat=seat)
        else:
            found.append("pledged")
    return tuple(found)
