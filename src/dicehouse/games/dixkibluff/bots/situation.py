"""A view with everything a seat can conclude from it: the bets of the round, and beliefs about hidden hands."""

import msgspec
import numpy as np

from dicehouse.games.dixkibluff.bots.beliefs import Beliefs, BetSaid, HandBelief, placing, read
from dicehouse.games.dixkibluff.bots.memory import TableMemory, bets_of, placer_of, remembers
from dicehouse.games.dixkibluff.bots.odds import Numbers, hands_of
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView


class Situation(msgspec.Struct, eq=False):
    """A view with what can be concluded from it."""

    view: DiXkiBluffView
    me: int
    said: tuple[BetSaid, ...]
    remembered: bool
    hidden: tuple[int, ...]
    """The seats whose hands the viewer does not know; their own too, when it is sealed."""
    beliefs: Beliefs
    random: np.random.Generator
    shift: Numbers
    """How much readier each seat is to doubt than the model says."""


def assess(game: DiXkiBluff, view: DiXkiBluffView, memory: TableMemory, random: np.random.Generator) -> Situation:
    """Conclude what can be concluded; `random` is only for worlds that are drawn from it."""
    me = view.viewer
    said = bets_of(view, memory)
    placer = placer_of(view)
    known = [hand is not None and 0 < len(hand) == count for hand, count in zip(view.hands, view.dice, strict=True)]
    lying = [hand for hand, whole in zip(view.hands, known, strict=True) if hand is not None and whole]
    hidden = tuple(seat for seat, count in enumerate(view.dice) if count and not known[seat])
    likely = []
    for seat in hidden:
        if seat == me:
            hands = hands_of(game.die, game.symbols, view.dice[me])
            likely.append(HandBelief(hands, placing(hands) if seat == placer else hands.chance))
        else:
            likely.append(read(game, view.dice, seat, said, seat == placer, memory.trust[seat]))
    counts = np.zeros(len(game.symbols), dtype=np.int64)
    for hand in lying:
        hands = hands_of(game.die, game.symbols, len(hand))
        counts = counts + hands.counts[hands.of(hand)]
    return Situation(
        view, me, said, remembers(view, memory), hidden, Beliefs(counts, tuple(likely), random), random, memory.shift
    )
