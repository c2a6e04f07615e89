"""The chance of either of the last two players at any moment of a solved endgame, by what they know.

The book holds what every action of its play is worth to whoever takes it. So whoever has bet has the worth of that bet;
what it tells that the other did not call DiXe!, and what the first bet may be, comes from the hands that the other may
have, each as likely as the book plays it to here.
"""

from collections.abc import Iterator

from dicehouse.core.dice import Roll
from dicehouse.core.game import Action
from dicehouse.games.dixkibluff.actions import Bet
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.bots.endgame_book import Advice, EndgameBook
from dicehouse.games.dixkibluff.bots.odds import hands_of
from dicehouse.games.dixkibluff.bots.start_values import StartValues
from dicehouse.games.dixkibluff.rules import DIXE

Bets = tuple[Bet, ...]


class DuelChances:
    """One endgame of the book, with the seats that play it.

    Args:
        book: it must know this endgame.
        worth: what a call leads to.
        dice: of all seats.
        first: who bets first.
        other: who answers.
    """

    def __init__(self, book: EndgameBook, worth: StartValues, dice: tuple[int, ...], first: int, other: int) -> None:
        self._book, self._worth, self._dice = book, worth, dice
        self._seats = first, other
        self._split = dice[first], dice[other]

    def moving(self, bets: Bets, hand: Roll | None, asked: bool) -> float | None:
        """Of the player to move; None where the book's own play never comes here.

        Args:
            bets: of the round.
            hand: their own; None where they do not know it.
            asked: whether DiXe! can be called now.
        """
        advice = self._book.advice(*self._split, bets, hand)
        if advice is None:
            return None
        still = [one for action, one in advice.items() if asked or action != DIXE]
        share = sum(one.share for one in still)
        return sum(one.share * one.value for one in still) / share if share else max(one.value for one in still)

    def waiting(self, bets: Bets, hand: Roll | None, passed: bool) -> float | None:
        """Of the player who has bet, or who waits for the first bet; None where nobody can say.

        Args:
            bets: of the round.
            hand: their own; None where they do not know it.
            passed: whether the other could have called DiXe! about the last bet, and did not.
        """
        if not bets:
            return self._before_the_first_bet(hand)
        advice = self._book.advice(*self._split, bets[:-1], hand)
        if advice is None:
            return None
        chance = advice[bets[-1]].value
        return self._without_dixe(bets, hand, chance) if passed else chance

    def _before_the_first_bet(self, hand: Roll | None) -> float | None:
        """The mean over all first bets, each as likely as the book makes it."""
        likely: dict[Action, float] = {}
        for share, advice in self._may_have(()):
            for bet, one in advice.items():
                likely[bet] = likely.get(bet, 0.0) + share * one.share
        total = 0.0
        for bet, share in likely.items():
            if share > 0:
                assert isinstance(bet, Bet)
                chance = self.moving((bet,), hand, True)
                if chance is None:
                    return None
                total += share * chance
        return total / sum(likely.values()) if likely else None

    def _without_dixe(self, bets: Bets, hand: Roll | None, chance: float) -> float | None:
        """The chance before the other was asked, less what a DiXe! would have left."""
        game, bet = self._book.game, bets[-1]
        bettor, caller = self._seats[1 - len(bets) % 2], self._seats[len(bets) % 2]
        own, theirs = (hands_of(game.die, game.symbols, self._dice[seat]) for seat in (bettor, caller))
        mine = [(hand, 1.0)] if hand is not None else list(zip(own.hands, own.chance.tolist(), strict=True))
        ends = [self._worth.call(self._dice, bettor, caller, True, right)[bettor] for right in (False, True)]
        whole = called = left = 0.0
        for lies, (share, advice) in zip(theirs.hands, self._by_hand(bets), strict=True):
            whole += share
            if advice is not None:
                often = share * advice[DIXE].share
                called += often
                for held, likely in mine:
                    right = all(count((held, lies), symbol) == bet.number for symbol in bet.symbols)
                    left += often * likely * ends[right]
        if whole <= called:
            return None
        return min(max((chance * whole - left) / (whole - called), 0.0), 1.0)

    def _may_have(self, bets: Bets) -> Iterator[tuple[float, dict[Action, Advice]]]:
        """The hands that the player to move may have: how likely, and what the book says to each."""
        for share, advice in self._by_hand(bets):
            if advice is not None:
                yield share, advice

    def _by_hand(self, bets: Bets) -> Iterator[tuple[float, dict[Action, Advice] | None]]:
        """For each hand of the player to move: how likely it is laid or thrown, and bet with so far; and the advice."""
        mover = len(bets) % 2
        hands = hands_of(self._book.game.die, self._book.game.symbols, self._split[mover])
        laid = [one.share for _, one in self._book.places(*self._split)] if mover == 0 else hands.chance.tolist()
        for hand, likely in zip(hands.hands, laid, strict=True):
            share, advice = float(likely), None
            for before in range(mover, len(bets), 2):
                said = self._book.advice(*self._split, bets[:before], hand) if share > 0 else None
                share *= said[bets[before]].share if said is not None else 0.0
            if share > 0:
                advice = self._book.advice(*self._split, bets, hand)
            yield share, advice
