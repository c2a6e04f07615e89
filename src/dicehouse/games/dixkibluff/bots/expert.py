"""A strong opponent: reads hands out of bets, keeps to thresholds, and bluffs now and then."""

from collections.abc import Sequence
from random import Random

import numpy as np

from dicehouse.core.events import Event
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Doubt, Pass, in_order
from dicehouse.games.dixkibluff.bots.beliefs import Beliefs
from dicehouse.games.dixkibluff.bots.memory import TableMemory
from dicehouse.games.dixkibluff.bots.placing import laid, next_die
from dicehouse.games.dixkibluff.bots.situation import assess
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.bot import Bot, Candidate

SAFE = 0.85
"""The least probability of a safe bet; of those, the highest is made."""
DOUBTFUL = 0.55
"""The least probability of failing at which a bet is doubted."""
CALL = 0.4
"""DiXe! from here on."""
BLUFFS = 0.12
"""How often it bets one step higher than is safe."""
DARING = 0.35
"""But nothing that is unlikelier than this."""


class Expert(Bot):
    """Odds by everything that was said, thresholds, some bluffs."""

    game: DiXkiBluff

    def __init__(self, game: AnyGame, seat: int, random: Random) -> None:
        super().__init__(game, seat, random)
        self._memory = TableMemory(self.game, seat)

    def notice(self, events: tuple[Event, ...]) -> None:
        """Remember bets, and how they fitted."""
        self._memory.notice(events)

    def _candidates(self, view: DiXkiBluffView, choices: tuple[Choice, ...]) -> tuple[Candidate, ...]:
        actions = [choice.action for choice in choices]
        if view.phase == "place":
            plan = {hand: (share, share) for hand, share in laid(self.game, view.dice[view.viewer]).items()}
            return next_die(plan, in_order(view.hands[view.viewer] or ()), actions)
        beliefs = assess(self.game, view, self._memory, np.random.default_rng(0)).beliefs
        chances = {action: self._chance(view, beliefs, action) for action in actions}
        weights = self._weights(view, chances)
        return tuple(Candidate(action, chances[action], weights.get(action, 0.0)) for action in actions)

    def _weights(self, view: DiXkiBluffView, chances: dict[Action, float]) -> dict[Action, float]:
        if view.turn != view.viewer or view.phase == "call":
            calls = float(chances[DiXe()] >= CALL)
            return {DiXe(): calls, Pass(): 1 - calls}
        doubt, dixe = chances.get(Doubt(), 0.0), chances.get(DiXe(), 0.0)
        if dixe >= max(CALL, doubt):
            return {DiXe(): 1.0}
        bets = {action: chance for action, chance in chances.items() if isinstance(action, Bet)}
        safe = [bet for bet, chance in bets.items() if chance >= SAFE]
        if not bets or (doubt >= DOUBTFUL and not safe) or doubt >= max(DOUBTFUL, *bets.values()):
            return {Doubt(): 1.0}
        if not safe:
            spoken = {action: chance for action, chance in chances.items() if not isinstance(action, DiXe)}
            best = max(spoken.values())
            return _alike([action for action, chance in spoken.items() if chance >= best - 1e-9], 1.0)
        most = max(_height(bet) for bet in safe)
        honest = [bet for bet in safe if _height(bet) == most]
        daring = [bet for bet, chance in bets.items() if _height(bet) > most and DARING <= chance < SAFE]
        share = BLUFFS if daring else 0.0
        return {**_alike(daring, share), **_alike(honest, 1 - share)}

    def _chance(self, view: DiXkiBluffView, beliefs: Beliefs, action: Action) -> float:
        """How likely an action is right, by what is believed; a bet that others will find exactly right is not."""
        match action:
            case Bet(number=number, symbols=symbols):
                holds, exact = beliefs.odds(number, self._places(symbols))
                return holds - (exact if exact >= CALL else 0.0)
            case Doubt() if view.number is not None:
                return 1 - beliefs.odds(view.number, self._places(view.symbols))[0]
            case DiXe() | Pass() if view.number is not None:
                exact = beliefs.odds(view.number, self._places(view.symbols))[1]
                return exact if isinstance(action, DiXe) else 1 - exact
        return 0.0

    def _places(self, symbols: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.game.symbols.index(symbol) for symbol in symbols)


def _alike(actions: Sequence[Action], share: float) -> dict[Action, float]:
    return {action: share / len(actions) for action in actions}


def _height(bet: Action) -> tuple[int, int]:
    assert isinstance(bet, Bet)
    return bet.number, len(bet.symbols)
