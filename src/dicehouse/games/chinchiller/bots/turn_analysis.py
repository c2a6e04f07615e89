"""One turn of Chinchiller Dice solved: the values of stopping, claiming, accepting and challenging to every player.

What comes after the turn is a value function: the solved table for two players, the network for three to five.
"""

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypeAlias

from dicehouse.core.game import AnyGame
from dicehouse.games.chinchiller.bots import claim_game, model, two_player_table
from dicehouse.games.chinchiller.bots.throw_odds import (
    CHANCES,
    EQUAL,
    FRESH,
    HANDS,
    THROWS,
    THROWS_CHANCES,
    THROWS_FLAT,
    Floats,
    kept,
    values_for_all,
)
from dicehouse.games.chinchiller.rules import EYES, UNSAID
from dicehouse.games.chinchiller.sand import CLAIMS, Sand, beats, challenged, closes_an_eye, shows_sand, worth
from dicehouse.kit.arrays import np

DIGITS = 11
"""Of computed chances. Their last bits differ between machines and must not choose between two equilibria; what
rounding changes is less than the `SLACK` of the claim game."""


class Position(NamedTuple):
    """The start of a turn."""

    sand: Sand
    closed: tuple[int, ...]
    blinded: tuple[int, ...]
    """Who went blind, in that order, as far as it is known."""
    turn: int


ValueFunction: TypeAlias = Callable[[Position], Floats]
"""The value of the start of a turn to every player."""


def settled(chances: Floats) -> Floats:
    """Computed chances, rounded to what is the same on every machine."""
    rounded: Floats = np.round(chances, DIGITS)
    return rounded


def final_values(position: Position) -> Floats:
    """Every player's chance when all are blind (C9); players share where the order of second eyes is not known."""
    piles, blinded = position.sand.piles, position.blinded
    seats = range(len(piles))
    order = [blinded.index(seat) if seat in blinded else -1 for seat in seats]  # -1: before those that are known
    best = [
        seat
        for seat in seats
        if not any(beats(piles[other], piles[seat], order[other] > order[seat]) for other in seats)
    ]
    result = np.zeros(len(piles))
    result[best] = 1.0 / len(best)
    return result


def value_function(game: AnyGame) -> ValueFunction:
    """The best value function for the game's number of players.

    Raises:
        BotError: two players, and no solved table for this supply.
    """
    if game.players == 2:
        values = two_player_table.read(game)

        def solved(position: Position) -> Floats:
            if min(position.closed) == EYES:
                return final_values(position)
            mover, other = position.turn, 1 - position.turn
            closed, piles = position.closed, position.sand.piles
            chance = two_player_table.value(values, closed[mover], closed[other], piles[mover], piles[other])
            return np.array([chance, 1 - chance] if mover == 0 else [1 - chance, chance])

        return solved
    network = model.read(game)

    def estimated(position: Position) -> Floats:
        if min(position.closed) == EYES:
            return final_values(position)
        return settled(model.chances(network, np.array(position.sand.piles), np.array(position.closed), position.turn))

    return estimated


def close_eye(position: Position, seat: int) -> Position:
    """The position after a seat closes an eye."""
    closed = position.closed
    count = closed[seat] + 1
    blinded = (*position.blinded, seat) if count == EYES else position.blinded
    return position._replace(closed=(*closed[:seat], count, *closed[seat + 1 :]), blinded=blinded)


class OpenTurn:
    """The turn of a player who sees.

    Args:
        ask: who judges what comes after the turn.
        whole_pile: the reading of C3, what every player returns when the supply runs out.
        position: the start of the turn.
    """

    def __init__(self, value_of: ValueFunction, whole_pile: bool, position: Position) -> None:
        self._mover = position.turn
        after = position._replace(turn=(position.turn + 1) % len(position.closed))
        taken = [after.sand.give(self._mover, amount, whole_pile)[0] for amount in CLAIMS]
        self.takes = np.stack([value_of(after._replace(sand=sand)) for sand in taken])
        """For each amount, the value of taking it to every player."""
        self.close = value_of(close_eye(after, self._mover))
        """The value of closing an eye to every player."""
        self.throws = values_for_all(self.takes, self.close, self._mover, THROWS_FLAT, THROWS_CHANCES)
        """The value of throwing each hand to every player."""

    def stops(self, amount: int, hand: int) -> bool:
        """Whether the mover should take this amount instead of throwing that hand again."""
        return bool(self.takes[amount, self._mover] >= self.throws[hand, self._mover] - EQUAL)

    def roll_values(self, faces: tuple[str, ...]) -> Floats:
        """The value of these faces to every player."""
        amount = CLAIMS.index(worth(faces))
        if shows_sand(faces):
            hand = HANDS.index(kept(faces))
            return self._chosen(amount, hand)
        stopped: Floats = self.close if closes_an_eye(faces) else self.takes[amount]
        return stopped

    def _chosen(self, amount: int, hand: int) -> Floats:
        values: Floats = self.takes[amount] if self.stops(amount, hand) else self.throws[hand]
        return values

    def unseen_value(self, throws: int, in_the_air: bool) -> Floats:
        """The value of the turn to every player, as known by a blind seat that only counts the throws.

        Args:
            throws: how often dice have landed.
            in_the_air: whether they are thrown again; else the mover has a choice.
        """
        hands = np.zeros(len(HANDS))
        hands[FRESH] = 1.0
        for number in range(throws):
            choices = [
                (share * throw.chance, throw.amount, throw.then)
                for share, hand in zip(hands, THROWS, strict=True)
                for throw in hand
                if throw.then >= 0 and share > 0
            ]
            if number == throws - 1 and not in_the_air:
                total = sum(share for share, _, _ in choices)
                values = [share * self._chosen(amount, then) for share, amount, then in choices]
                mean: Floats = np.sum(values, axis=0) / total
                return mean
            again = [choice for choice in choices if not self.stops(*choice[1:])] or choices
            hands = np.zeros(len(HANDS))
            for share, _, then in again:
                hands[then] += share
            hands /= hands.sum()
        thrown: Floats = hands @ self.throws
        return thrown


class BlindTurn:
    """The turn of a blind player, and what is said about it.

    With two players the claims are an equilibrium. With more, blind player and announcer play for the difference
    between their chances.
    """

    def __init__(self, value_of: ValueFunction, position: Position, announcer: int) -> None:
        blind = position.turn
        after = position._replace(turn=(blind + 1) % len(position.closed))
        announcer_pays = [after._replace(sand=after.sand.pay(announcer, blind, c)[0]) for c in CLAIMS]
        owed = [challenged(UNSAID, c)[0] for c in CLAIMS]
        fines = [challenged(c, c)[1] for c in CLAIMS]
        fined = {fine: value_of(after._replace(sand=after.sand.pay(blind, announcer, fine)[0])) for fine in set(fines)}
        self.accept = np.stack(list(map(value_of, announcer_pays)))
        """For each claim, its value to every player if it is accepted."""
        self.lie = np.stack([value_of(close_eye(announcer_pays[CLAIMS.index(amount)], announcer)) for amount in owed])
        """For each amount, the same if something else was claimed and challenged."""
        self.truth = np.stack([fined[fine] for fine in fines])
        """For each amount, the same if it was claimed and challenged."""
        rival = 0.0 if len(position.closed) == 2 else 1.0  # with two, the chance itself says everything
        accept, truth, lie = (
            values[:, announcer] - rival * values[:, blind] for values in (self.accept, self.truth, self.lie)
        )
        self._stakes = accept, truth, lie
        _, self.mix, self.believe = claim_game.equilibrium(accept, truth, lie, CHANCES)

    @cached_property
    def claim_values(self) -> Floats:
        """For each amount and each claim, the value to every player."""
        challenge_value = np.repeat(self.lie[:, None, :], len(CLAIMS), axis=1)
        challenge_value[np.arange(len(CLAIMS)), np.arange(len(CLAIMS))] = self.truth
        believe = self.believe[None, :, None]
        result: Floats = believe * self.accept[None, :, :] + (1.0 - believe) * challenge_value
        return result

    @cached_property
    def roll_values(self) -> Floats:
        """For each amount, the value to every player before the claim."""
        result: Floats = np.einsum("wc,wcp->wp", self.mix, self.claim_values)
        return result

    @property
    def value(self) -> Floats:
        """The value of the turn to every player before the roll."""
        result: Floats = CHANCES @ self.roll_values
        return result

    def posterior(self, claim: int) -> Floats:
        """How likely each amount is after a claim.

        Where it is never said anything may be thought of it; this is as near to the dice alone as the answer allows.
        """
        odds = CHANCES * self.mix[:, claim]
        if odds.sum() > 0:
            said: Floats = odds / odds.sum()
            return said
        accept, truth, lie = self._stakes
        gain = accept[claim] - lie  # what believing gives away, by the amount
        gain[claim] = accept[claim] - truth[claim]
        usual, trust = float(CHANCES @ gain), self.believe[claim]
        if (trust == 1 and usual <= 0) or (trust == 0 and usual >= 0):
            return CHANCES
        extreme = int(np.argmin(gain) if usual > 0 else np.argmax(gain))
        share = usual / (usual - gain[extreme]) if usual * gain[extreme] < 0 else 0.0
        odds = (1 - share) * CHANCES
        odds[extreme] += share
        return odds

    def challenge_value(self, claim: int) -> Floats:
        """The value of challenging a claim to every player, by the blind player's posterior."""
        odds = self.posterior(claim)
        result: Floats = odds @ self.lie + odds[claim] * (self.truth[claim] - self.lie[claim])
        return result
