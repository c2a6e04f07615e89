"""The result of a showdown: everyone's dice after a call, and who bets first then, by the rules themselves."""

from functools import lru_cache

import msgspec

from dicehouse.games.dixkibluff.options import PACED
from dicehouse.games.dixkibluff.rules import DIXE, DOUBT, NOBODY, DiXkiBluff, DiXkiBluffState
from dicehouse.games.dixkibluff.views import Phase

Dice = tuple[int, ...]


class After(msgspec.Struct, frozen=True):
    """The table when a round is settled."""

    dice: Dice
    first: int
    """The seat that places and bets first next; the winner if the game is over."""
    over: bool


def after(game: DiXkiBluff, dice: Dice, bettor: int, caller: int, dixe: bool, right: bool) -> After:
    """Let the rules settle a doubt or a DiXe! that is right or wrong."""
    return _after(game.options.faces, dice, bettor, caller, dixe, right)


@lru_cache(maxsize=100_000)
def _after(faces: tuple[str, ...], dice: Dice, bettor: int, caller: int, dixe: bool, right: bool) -> After:
    return settle(_game(len(dice), faces), dice, bettor, caller, dixe, right)


def settle(game: DiXkiBluff, dice: Dice, bettor: int, caller: int, dixe: bool, right: bool) -> After:
    """`after` without a cache, by the rules of this very game."""
    symbol = game.symbols[0]
    hands = tuple((symbol,) * one for one in dice)
    shown = sum(dice)
    number = shown if dixe == right else shown + 1  # all dice show one symbol: `shown` is exactly right, one more fails
    phase: Phase = "call" if dixe and game.options.calls == PACED else "bet"
    state = DiXkiBluffState(None, (caller,), phase, dice, hands, caller, NOBODY, bettor, number, (symbol,), 1, None)
    settled, _ = game.act(state, caller, DIXE if dixe else DOUBT)
    return After(settled.dice, settled.turn, settled.phase == "over")


@lru_cache(maxsize=64)
def _game(players: int, faces: tuple[str, ...]) -> DiXkiBluff:
    options = DiXkiBluff.options_type(players=max(3, players), faces=faces)
    return DiXkiBluff(options)
