"""Bets: how they are counted, and what may follow one (D5, D6)."""

from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.options import FIGURE


def count(hands: tuple[tuple[str, ...], ...], symbol: str) -> int:
    """How many dice show a symbol; a Figure counts for every one."""
    return sum([hand.count(symbol) + hand.count(FIGURE) for hand in hands])


def matching(hands: tuple[tuple[str, ...], ...], symbols: tuple[str, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each symbol and each hand, the places of the dice that count for it, Figures included."""
    return tuple(
        [
            tuple([tuple([place for place, face in enumerate(hand) if face in (symbol, FIGURE)]) for hand in hands])
            for symbol in symbols
        ]
    )


def openings(symbols: tuple[str, ...], dice: int) -> tuple[Bet, ...]:
    """The first bet of a round names one symbol, and never more than the dice on the table."""
    return tuple(Bet(number, (symbol,)) for number in range(1, dice + 1) for symbol in symbols)


def raises(symbols: tuple[str, ...], dice: int, number: int, named: tuple[str, ...]) -> tuple[Bet, ...]:
    """The same number with one symbol more, or a higher number of one symbol."""
    wider = tuple(Bet(number, (*named, symbol)) for symbol in symbols if symbol not in named)
    higher = tuple(Bet(more, (symbol,)) for more in range(number + 1, dice + 1) for symbol in symbols)
    return wider + higher


def ladder(symbols: tuple[str, ...], dice: int) -> tuple[Bet, ...]:
    """Every bet that can be made with this number of dice on the table: the openings, and all raises from them."""
    found: dict[Bet, None] = {}
    for number in range(1, dice + 1):
        bets = [bet for bet in openings(symbols, number) if bet.number == number]
        while bets:
            found.update(dict.fromkeys(bets))
            bets = [wider for bet in bets for wider in raises(symbols, number, number, bet.symbols)]
    return tuple(found)
