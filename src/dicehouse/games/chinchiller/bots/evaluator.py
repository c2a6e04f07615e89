"""The evaluator of Chinchiller Dice: chances to win, by what a seat can know."""

from functools import lru_cache, partial

from dicehouse.core.dice import Due
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.games.chinchiller.actions import Accept, Challenge, Claim, Reroll, Take
from dicehouse.games.chinchiller.bots.memory import SandMemory
from dicehouse.games.chinchiller.bots.throw_odds import CHANCES, FRESH, HANDS, Floats, kept
from dicehouse.games.chinchiller.bots.turn_analysis import BlindTurn, OpenTurn, Position, ValueFunction, value_function
from dicehouse.games.chinchiller.bots.view_check import is_sound
from dicehouse.games.chinchiller.rules import BOTH, EYES, ChinchillerDice
from dicehouse.games.chinchiller.sand import CLAIMS, DIE, Sand, worth
from dicehouse.games.chinchiller.views import ChinchillerView
from dicehouse.kit.arrays import np
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Evaluator, Landing, Memory

REMEMBERED = 2000
SOLVED_SLACK = 1e-5
TABLE_SLACK = 0.08
"""With three and more, claims and answers are an equilibrium of two chances, not the best for one of them."""
NOISE = 0.1
"""How far values of one position may be apart with those of another supply."""


class ChinchillerEvaluator(Evaluator):
    """Two players by the solved table, three to five by the trained network.

    Every game of a series is played to win it, as if it were the only one. With three and more, claims and answers are
    weighed by the difference between the two players' chances, so one that is played need not have the best value.

    Args:
        game: with its options.
        ask: another value function for the start of a turn, instead of the table or the network.
    """

    def __init__(self, game: AnyGame, value_of: ValueFunction | None = None) -> None:
        super().__init__(game)
        known = not game.options.late  # an announcer whose dice nobody told is valued by all they may show (C18)
        self.exact = value_of is None and game.players == 2 and not game.options.series and known
        self.slack = SOLVED_SLACK if game.players == 2 else TABLE_SLACK
        value_of = value_of or value_function(game)
        self._open_turn = lru_cache(maxsize=REMEMBERED)(partial(OpenTurn, value_of, game.options.whole_pile))
        self._blind_turn = lru_cache(maxsize=REMEMBERED)(partial(BlindTurn, value_of))

    def memory(self, seat: int) -> SandMemory:
        """Tracks the sand by the amounts in public events."""
        return SandMemory(self.game)

    def piles(self, view: ChinchillerView, memory: Memory) -> tuple[int, ...]:
        """The sand of every player, as the viewer sees or remembers it."""
        return self._turn_start(view, memory).sand.piles

    def blind_turn(self, view: ChinchillerView, memory: Memory) -> BlindTurn:
        """The turn of a blind player: how claims are mixed and believed, and what they are worth."""
        assert view.announcer is not None
        return self._blind_turn(self._turn_start(view, memory), view.announcer)

    def _check(self, view: ChinchillerView) -> bool:
        assert isinstance(self.game, ChinchillerDice)
        return is_sound(self.game, view)

    def _position(self, view: ChinchillerView, memory: Memory) -> tuple[float, ...]:
        if view.winners:
            share = 1 / len(view.winners)
            return tuple(share if seat in view.winners else 0.0 for seat in range(self.game.players))
        if view.turn is None:
            starts = [self._start(seat) for seat in range(self.game.players)]
            return _plain(np.mean(starts, axis=0))
        start = self._turn_start(view, memory)
        if view.announcer is None:
            turn = self._open_turn(start)
            if view.faces is None:
                return _plain(turn.unseen_value(_recalled(memory).throws, not view.actors))
            return _plain(turn.throws[_thrown(view)] if view.rolling else turn.roll_values(view.faces))
        blind = self._blind_turn(start, view.announcer)
        if view.claim is not None:
            claim = CLAIMS.index(view.claim)
            if view.throwers:  # challenged, and about to be told (C18)
                return _plain(blind.challenge_value(claim))
            if view.faces:
                return _plain(blind.claim_values[CLAIMS.index(worth(view.faces)), claim])
            trust = blind.believe[claim]
            return _plain(trust * blind.accept[claim] + (1 - trust) * blind.challenge_value(claim))
        if view.actors and view.faces:
            return _plain(blind.roll_values[CLAIMS.index(worth(view.faces))])
        return _plain(blind.value)

    def _candidates(self, view: ChinchillerView, choices: tuple[Choice, ...], memory: Memory) -> tuple[Candidate, ...]:
        start, me = self._turn_start(view, memory), view.viewer
        values: dict[Action, tuple[float, float]] = {}
        if view.announcer is None:
            assert view.faces is not None
            turn, amount, hand = self._open_turn(start), CLAIMS.index(worth(view.faces)), HANDS.index(kept(view.faces))
            stops = float(turn.stops(amount, hand))
            values[Take()] = (turn.takes[amount, me], stops)
            values[Reroll()] = (turn.throws[hand, me], 1 - stops)
        elif view.claim is None:
            assert view.faces is not None
            blind = self._blind_turn(start, view.announcer)
            if view.faces:
                actual = CLAIMS.index(worth(view.faces))
                claims, mix = blind.claim_values[actual, :, me], blind.mix[actual]
            else:  # dice that nobody told may show anything (C18)
                claims = CHANCES @ blind.claim_values[:, :, me]
                mix = (claims >= claims.max() - SOLVED_SLACK).astype(float)
                mix /= mix.sum()
            for claim, amount in enumerate(CLAIMS):
                values[Claim(amount)] = (claims[claim], mix[claim])
        else:
            blind, claim = self._blind_turn(start, view.announcer), CLAIMS.index(view.claim)
            values[Accept()] = (blind.accept[claim, me], blind.believe[claim])
            values[Challenge()] = (blind.challenge_value(claim)[me], 1 - blind.believe[claim])
        return tuple(Candidate(choice.action, *map(float, values[choice.action])) for choice in choices)

    def _landings(self, view: ChinchillerView, memory: Memory) -> tuple[Landing, ...]:
        if view.turn is None:
            return tuple(
                Landing(roll, float(chance), _plain(self._start(int(roll[0]))))
                for roll, chance in self.game.starter_due.multisets()
            )
        if view.claim is not None:
            return self._told_landings(view, memory)
        assert view.faces is not None
        assert view.rolling is not None
        start, count = self._turn_start(view, memory), len(view.rolling)
        landings = []
        for roll, chance in Due((DIE,) * count, (view.turn,) * count).multisets():
            roll_values = dict(zip(view.rolling, roll, strict=True))
            faces = tuple(roll_values[die] if die in roll_values else view.faces[die] for die in BOTH)
            if view.announcer is None:
                values = self._open_turn(start).roll_values(faces)
            else:
                values = self._blind_turn(start, view.announcer).roll_values[CLAIMS.index(worth(faces))]
            landings.append(Landing(roll, float(chance), _plain(values)))
        return tuple(landings)

    def _told_landings(self, view: ChinchillerView, memory: Memory) -> tuple[Landing, ...]:
        """A challenged roll that is told now (C18), by what the claim says about it."""
        assert view.turn is not None
        assert view.announcer is not None
        assert view.claim is not None
        blind, claim = self._blind_turn(self._turn_start(view, memory), view.announcer), CLAIMS.index(view.claim)
        shares = np.divide(blind.posterior(claim), CHANCES)
        landings = []
        for roll, chance in Due((DIE,) * len(BOTH), (view.turn,) * len(BOTH)).multisets():
            actual = CLAIMS.index(worth(roll))
            values = blind.truth[actual] if actual == claim else blind.lie[actual]
            landings.append(Landing(roll, float(chance) * float(shares[actual]), _plain(values)))
        return tuple(landings)

    def _turn_start(self, view: ChinchillerView, memory: Memory) -> Position:
        """The turn as it began; sand does not move before it ends."""
        assert view.turn is not None
        recalled = _recalled(memory)
        sand = recalled.sand
        if view.piles is not None and view.supply is not None:
            sand = Sand(view.piles, view.supply)
        blind = {seat for seat, closed in enumerate(view.closed) if closed == EYES}
        order = recalled.blinded if set(recalled.blinded) == blind else ()
        return Position(sand, view.closed, order, view.turn)

    def _start(self, seat: int) -> Floats:
        """The value of the game to every player when this seat starts."""
        players = self.game.players
        start = Position(self.game.new().sand, (0,) * players, (), seat)
        values: Floats = self._open_turn(start).throws[FRESH]
        return values


def with_the_usual_supply(game: ChinchillerDice) -> ChinchillerEvaluator:
    """A stand-in where nobody solved this supply: the values of turns with as much sand as is in the box."""
    usual = type(game.options)(players=game.players, returns=game.options.returns)
    judge = ChinchillerEvaluator(game, value_function(ChinchillerDice(usual)))
    judge.coherent, judge.noise = False, NOISE
    return judge


def _recalled(memory: Memory) -> SandMemory:
    assert isinstance(memory, SandMemory)
    return memory


def _thrown(view: ChinchillerView) -> int:
    """Which hand is in the air."""
    assert view.faces is not None
    assert view.rolling is not None
    return HANDS.index(tuple(sorted(face for die, face in enumerate(view.faces) if die not in view.rolling)))


def _plain(values: Floats) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
