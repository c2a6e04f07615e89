"""The evaluator of DiXkiBluff: chances to win, and how often to do what.

With two players left and few dice: the solved endgames (`endgame_book.py`, `duel_chances.py`). Else: hidden hands are
inferred from the bets by Bayes (`beliefs.py`); a doubt or DiXe! is valued by exact odds under these beliefs, a bet by
playing the rest of the round in many sampled worlds (`playout.py`), and the dice that are left by a fitted formula
(`start_values.py`).
Results are deterministic: worlds are sampled from a seed that is a hash of the view.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import numpy as np

from dicehouse.core.dice import Roll
from dicehouse.core.game import Action, AnyGame, Choice
from dicehouse.games.dixkibluff.actions import Bet, DiXe, Pass, in_order
from dicehouse.games.dixkibluff.bots.beliefs import Beliefs
from dicehouse.games.dixkibluff.bots.betting_model import following
from dicehouse.games.dixkibluff.bots.duel_chances import DuelChances
from dicehouse.games.dixkibluff.bots.endgame_book import Advice, EndgameBook
from dicehouse.games.dixkibluff.bots.memory import TableMemory, placer_of
from dicehouse.games.dixkibluff.bots.odds import Counts, Numbers, hands_of
from dicehouse.games.dixkibluff.bots.placing import laid, next_die
from dicehouse.games.dixkibluff.bots.playout import ParallelRounds, PlayModel, Playout
from dicehouse.games.dixkibluff.bots.situation import Situation, assess
from dicehouse.games.dixkibluff.bots.start_values import StartValues
from dicehouse.games.dixkibluff.bots.view_check import is_sound
from dicehouse.games.dixkibluff.options import LIVE
from dicehouse.games.dixkibluff.rules import DIXE, DOUBT, DiXkiBluff
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Evaluator, Landing, Memory

LANES = 3000
"""The number of sampled worlds for one decision, shared among the bets that are compared."""
FINALISTS = 4
"""The best bets are played out once more, in more worlds."""
ABSURD, CERTAIN, A_FEW = 0.1, 0.97, 3
"""Bets that are played out: not absurd, and no more certain ones than needed; of each number a few."""
SLACK = 0.002
"""Values that differ less are the same to us: we mix."""

MIXED = 0.01
"""The slack of played actions below the best: mixing of our own, and the rounding of the endgame book."""
NOISE = 0.15
"""Before a roll, rounds are played out in a few worlds for each hand; then, in many, and by a choice of one's own."""


class BetOdds(NamedTuple):
    """A bet as one seat sees it."""

    holds: float
    exact: float
    held: int
    """How many of the viewer's own dice show the rarest of the named symbols; 0 where their hand is sealed."""
    hidden: int
    """Dice that the viewer does not know."""


class DiXkiBluffEvaluator(Evaluator):
    """Chances to win, by what a seat knows and remembers."""

    game: DiXkiBluff

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.slack = MIXED
        self.coherent, self.noise = False, NOISE
        self.book = EndgameBook(self.game)
        self.worth = StartValues(self.game, self.book)
        self.manner = PlayModel()

    def memory(self, seat: int) -> Memory:
        """A fresh memory for a seat."""
        return TableMemory(self.game, seat)

    def bet_odds(self, view: DiXkiBluffView, memory: TableMemory, bets: Iterable[Bet]) -> dict[Bet, BetOdds]:
        """How likely bets hold or are exactly right, by what the viewer knows and believes."""
        situation = self._situation(view, memory)
        hidden = sum(view.dice[seat] for seat in situation.hidden)
        found = {}
        for bet in bets:
            places = tuple(self.game.symbols.index(symbol) for symbol in bet.symbols)
            held = int(situation.beliefs.own[list(places)].min())
            found[bet] = BetOdds(*situation.beliefs.odds(bet.number, places), held, hidden)
        return found

    def _check(self, view: Any) -> bool:
        return is_sound(self.game, view)

    def _position(self, view: DiXkiBluffView, memory: TableMemory) -> tuple[float, ...]:
        if view.winner is not None:
            return tuple(float(seat == view.winner) for seat in range(self.game.players))
        if view.turn is None:
            return (1 / self.game.players,) * self.game.players
        if view.caller is not None:
            return self._lifted(view, memory)
        if view.phase == "place":
            return self.worth.start(view.dice, view.turn)
        situation = self._situation(view, memory)
        known = self._in_duel(situation, view.hands[view.viewer]) if not view.due else None
        if known is not None:
            return known
        landings = self._landings(view, memory) if view.due else ()
        if landings:
            means = [sum(one.probability * one.values[seat] for one in landings) for seat in range(self.game.players)]
            return tuple(means)
        return self._going_on(situation)

    def _landings(self, view: DiXkiBluffView, memory: TableMemory) -> tuple[Landing, ...]:
        if view.phase == "draw":
            due = self.game.starter_due
            return tuple(
                Landing(roll, float(chance), self.worth.start(view.dice, int(roll[0])))
                for roll, chance in due.multisets()
            )
        if view.caller is not None:
            return self._told_landings(view, memory)
        situation = self._situation(view, memory)
        hands = hands_of(self.game.die, self.game.symbols, view.dice[situation.me])
        known = [self._in_duel(situation, hand) for hand in hands.hands]
        if None not in known:
            return tuple(
                Landing(hand, float(chance), value)
                for hand, chance, value in zip(hands.hands, hands.chance, known, strict=True)
                if value is not None
            )
        many = max(6, LANES // len(hands.hands))
        worlds = self._worlds(situation, many)
        counts = np.repeat(worlds[None], len(hands.hands), axis=0)
        counts[:, :, situation.me] = hands.counts[:, None, :]
        values = self._play(situation, counts.reshape(-1, *worlds.shape[1:]))
        by_hand = values.reshape(len(hands.hands), many, -1).mean(axis=1)
        return tuple(
            Landing(hand, float(chance), tuple(map(float, value)))
            for hand, chance, value in zip(hands.hands, hands.chance, by_hand, strict=True)
        )

    def _candidates(
        self, view: DiXkiBluffView, choices: tuple[Choice, ...], memory: TableMemory
    ) -> tuple[Candidate, ...]:
        actions = [choice.action for choice in choices]
        if view.phase == "place":
            return self._placing(view, actions)
        situation = self._situation(view, memory)
        advice = self._advice(situation)
        if advice is not None:
            return _by_the_book(advice, actions)
        if view.turn == situation.me and view.phase == "bet":
            return _mixed(self._in_turn(situation, actions), actions)
        return self._asked(situation, actions)

    # --- dice told late (D14) ---

    def _lifted(self, view: DiXkiBluffView, memory: TableMemory) -> tuple[float, ...]:
        """The chance of every player while hands are lifted one after the other."""
        return self._settled(view, self._situation(view, memory).beliefs)

    def _told_landings(self, view: DiXkiBluffView, memory: TableMemory) -> tuple[Landing, ...]:
        """The hand that is lifted next, as it was thrown, by what its player's bets say about it."""
        situation, thrower = self._situation(view, memory), view.throwers[0]
        found, place = situation.beliefs, situation.hidden.index(thrower)
        belief = found.hidden[place]
        others = (*found.hidden[:place], *found.hidden[place + 1 :])
        return tuple(
            Landing(hand, float(chance), self._settled(view, Beliefs(found.own + counts, others, situation.random)))
            for hand, chance, counts in zip(belief.hands.hands, belief.chance, belief.hands.counts, strict=True)
        )

    def _settled(self, view: DiXkiBluffView, beliefs: Beliefs) -> tuple[float, ...]:
        """What the call that was made is worth to every player."""
        assert view.number is not None
        assert view.bettor is not None
        assert view.caller is not None
        places = tuple(self.game.symbols.index(symbol) for symbol in view.symbols)
        holds, exact = beliefs.odds(view.number, places)
        chance = exact if view.dixe else 1 - holds
        right, wrong = (
            self.worth.call(view.dice, view.bettor, view.caller, view.dixe, right) for right in (True, False)
        )
        return tuple(float(chance * won + (1 - chance) * lost) for won, lost in zip(right, wrong, strict=True))

    # --- the moment ---

    def _situation(self, view: DiXkiBluffView, memory: TableMemory) -> Situation:
        seed = sha256(msgspec.json.encode((view.dice, view.hands, view.phase, view.turn, view.round, memory.said)))
        return assess(self.game, view, memory, np.random.default_rng(int.from_bytes(seed.digest()[:8], "big")))

    def _advice(self, situation: Situation) -> dict[Action, Advice] | None:
        """What the solved endgames say, if this is one of them."""
        view, me, seats = situation.view, situation.me, self._duel(situation)
        if seats is None or me != seats[len(situation.said) % 2]:
            return None
        first, other = seats
        bets = tuple(one.bet for one in situation.said)
        return self.book.advice(view.dice[first], view.dice[other], bets, view.hands[me])

    def _duel(self, situation: Situation) -> tuple[int, int] | None:
        """In a solved endgame: who bets first, and who answers."""
        view, me, first = situation.view, situation.me, placer_of(situation.view)
        left = [seat for seat, count in enumerate(view.dice) if count]
        if self.game.options.late and view.hands[me] is None:  # the book knows what lies there
            return None
        if len(left) != 2 or me not in left or first is None or not situation.remembered:
            return None
        other = left[0] if left[1] == first else left[1]
        return (first, other) if self.book.knows(view.dice[first], view.dice[other]) else None

    def _in_duel(self, situation: Situation, hand: Roll | None) -> tuple[float, ...] | None:
        """The chance of every player in a solved endgame, if the viewer's own hand is this; else None."""
        view, me, seats = situation.view, situation.me, self._duel(situation)
        if seats is None:
            return None
        duel = DuelChances(self.book, self.worth, view.dice, *seats)
        bets = tuple(one.bet for one in situation.said)
        asked = view.phase != "bet" or self.game.options.calls == LIVE
        if me == seats[len(bets) % 2]:
            chance = duel.moving(bets, hand, asked)
        else:
            chance = duel.waiting(bets, hand, bool(bets) and not asked)
        if chance is None:
            return None
        return tuple(chance if seat == me else 1 - chance if seat in seats else 0.0 for seat in range(len(view.dice)))

    # --- choices ---

    def _in_turn(self, situation: Situation, actions: list[Action]) -> dict[Action, float]:
        """The value of every bet, doubt and DiXe! for the player in turn."""
        values: dict[Action, float] = {}
        for call in (DOUBT, DIXE):
            if call in actions:
                values[call] = self._call_value(situation, isinstance(call, DiXe))
        bets = [action for action in actions if isinstance(action, Bet)]
        if bets:
            values |= self._bet_values(situation, bets)
        return {action: values[action] for action in actions}

    def _call_value(self, situation: Situation, dixe: bool) -> float:
        """What a doubt or DiXe! is worth: exact odds by what is believed."""
        view, me = situation.view, situation.me
        assert view.number is not None
        assert view.bettor is not None
        places = tuple(self.game.symbols.index(symbol) for symbol in view.symbols)
        holds, exact = situation.beliefs.odds(view.number, places)
        chance = exact if dixe else 1 - holds
        right = self.worth.call(view.dice, view.bettor, me, dixe, True)[me]
        wrong = self.worth.call(view.dice, view.bettor, me, dixe, False)[me]
        return chance * right + (1 - chance) * wrong

    def _bet_values(self, situation: Situation, bets: list[Bet]) -> dict[Action, float]:
        """Play on after the likelier bets; a hopeless bet is valued as doubted."""
        view, me = situation.view, situation.me
        worlds = self._worlds(situation, LANES)
        totals = worlds.sum(axis=1)
        holding = np.array([self._holding(totals, bet) for bet in bets])
        following = self._next(view.dice, me)
        good = self.worth.call(view.dice, me, following, False, False)[me]
        bad = self.worth.call(view.dice, me, following, False, True)[me]
        values: dict[Action, float] = {
            bet: float(hold * good + (1 - hold) * bad) for bet, hold in zip(bets, holding, strict=True)
        }
        looked = _worth_a_look(bets, holding)
        first = self._played(situation, worlds, looked)
        values |= {bet: first[bet] for bet in looked}
        finalists = sorted(looked, key=lambda bet: -first[bet])[:FINALISTS]
        again = self._played(situation, worlds[::-1], finalists)
        values |= {bet: again[bet] for bet in finalists}
        return values

    def _played(self, situation: Situation, worlds: Counts, bets: list[Bet]) -> dict[Bet, float]:
        """What bets lead to: the rest of the round, played in the same worlds after each of them."""
        view, me = situation.view, situation.me
        many = LANES // len(bets)
        lanes = self._lanes(situation, np.concatenate([worlds[:many]] * len(bets)))
        for place, bet in enumerate(bets):
            part = slice(place * many, (place + 1) * many)
            lanes.number[part] = bet.number
            lanes.named[part] = [symbol in bet.symbols for symbol in self.game.symbols]
        lanes.bettor[:] = me
        lanes.turn[:] = self._next(view.dice, me)
        lanes.asked[:] = np.array(view.dice) > 0
        lanes.asked[:, me] = False
        outcome = self._outcomes(situation, lanes)[:, me].reshape(len(bets), many).mean(axis=1)
        return dict(zip(bets, map(float, outcome), strict=True))

    def _asked(self, situation: Situation, actions: list[Action]) -> tuple[Candidate, ...]:
        """DiXe! or not: asked, or free to cut in."""
        call = self._call_value(situation, True)
        waits = self._passing(situation)
        if Pass() in actions:
            return _mixed({DIXE: call, Pass(): waits}, actions)
        return tuple(Candidate(action, call, float(call > waits)) for action in actions)

    def _passing(self, situation: Situation) -> float:
        """What it is worth not to call now."""
        view, me = situation.view, situation.me
        if view.turn == me:
            bets = list(self._following(view))
            best = self._call_value(situation, False)
            if bets:
                best = max(best, *self._bet_values(situation, bets).values())
            return best
        return float(self._rest(situation, view)[me])

    def _rest(self, situation: Situation, view: DiXkiBluffView) -> Numbers:
        """The chance of every player if the viewer does not call."""
        lanes = self._lanes(situation, self._worlds(situation, LANES // 4))
        if view.number is not None and view.bettor is not None:
            asked = view.actors if view.phase == "call" else ()
            lanes.asked[:] = False
            for seat in self._still_asked(view, asked):
                lanes.asked[:, seat] = seat != situation.me
        mean: Numbers = self._outcomes(situation, lanes).mean(axis=0)
        return mean

    def _still_asked(self, view: DiXkiBluffView, asked: tuple[int, ...]) -> list[int]:
        """Paced: the seats that have not passed yet. Live: none, since a seat that wants to call has done so."""
        if not asked or view.bettor is None:
            return []
        seats, seat = [], asked[0]
        while seat != view.bettor:
            seats.append(seat)
            seat = self._next(view.dice, seat)
        return seats

    def _placing(self, view: DiXkiBluffView, actions: list[Action]) -> tuple[Candidate, ...]:
        """Lay dice: as the endgames say, or mostly alike, so that no raise of others profits from them."""
        me = view.viewer
        dice = view.dice[me]
        left = [seat for seat, count in enumerate(view.dice) if count]
        others = [view.dice[seat] for seat in left if seat != me]
        if view.caller is not None:  # told late: nothing is decided any more (D14)
            value = self._lifted(view, TableMemory(self.game, me))[me]
            plan = {hand: (share, value) for hand, share in laid(self.game, dice).items()}
        elif len(left) == 2 and self.book.knows(dice, others[0]):
            plan = {hand: (one.share, one.value) for hand, one in self.book.places(dice, others[0])}
        else:
            value = self.worth.start(view.dice, me)[me]
            plan = {hand: (share, value) for hand, share in laid(self.game, dice).items()}
        lying = in_order(view.hands[me] or ())
        return next_die(plan, lying, actions)

    def _going_on(self, situation: Situation) -> tuple[float, ...]:
        """The chance of every player in the middle of a round."""
        view, me = situation.view, situation.me
        if view.number is None:
            values = self._play(situation, self._worlds(situation, LANES // 2)).mean(axis=0)
        else:
            values = self._rest(situation, view)
        if me in view.actors and (view.turn == me or view.phase == "call"):
            mine = self._own_value(situation)
            rest = values.sum() - values[me]
            if rest > 0:
                values = values * ((1 - mine) / rest)
            values[me] = mine
        return tuple(map(float, values))

    def _own_value(self, situation: Situation) -> float:
        """The viewer's chance when they choose now."""
        view = situation.view
        if view.phase == "call":
            return max(self._call_value(situation, True), self._passing(situation))
        bets: list[Action] = list(self._following(view))
        calls: list[Action] = [DOUBT, DIXE] if self.game.options.calls == LIVE else [DOUBT]
        actions: list[Action] = [*bets, *calls] if view.number is not None else bets
        return max(self._in_turn(situation, actions).values())

    # --- worlds ---

    def _worlds(self, situation: Situation, many: int) -> Counts:
        """Drawn worlds: what each symbol counts under each hand."""
        counts = np.zeros((many, self.game.players, len(self.game.symbols)), dtype=np.int64)
        counts[:, situation.me] = situation.beliefs.own
        counts[:, list(situation.hidden)] = situation.beliefs.worlds(many)
        return counts

    def _lanes(self, situation: Situation, counts: Counts) -> ParallelRounds:
        view, many = situation.view, len(counts)
        named = np.zeros((many, len(self.game.symbols)), dtype=np.bool_)
        named[:] = [symbol in view.symbols for symbol in self.game.symbols]
        bettor = view.bettor if view.bettor is not None else view.turn
        return ParallelRounds(
            counts,
            np.full(many, view.number or 0),
            named,
            np.full(many, bettor),
            np.full(many, view.turn),
            np.zeros((many, self.game.players), dtype=np.bool_),
        )

    def _play(self, situation: Situation, counts: Counts) -> Numbers:
        """The chance of every player in each world, if the betting goes on from here."""
        return self._outcomes(situation, self._lanes(situation, counts))

    def _outcomes(self, situation: Situation, lanes: ParallelRounds) -> Numbers:
        """The chance of every player at the end of each parallel round."""
        dice = situation.view.dice
        playout = Playout(self.game.die, self.game.symbols, dice, self.manner, situation.shift)
        ends = playout.run(lanes, situation.random)
        found: Numbers = self.worth.calls(dice)[ends.bettor, ends.caller, ends.dixe, ends.right]
        return found

    def _holding(self, totals: Counts, bet: Bet) -> float:
        places = [self.game.symbols.index(symbol) for symbol in bet.symbols]
        return float((totals[:, places] >= bet.number).all(axis=1).mean())

    def _following(self, view: DiXkiBluffView) -> tuple[Bet, ...]:
        before = Bet(view.number, view.symbols) if view.number is not None else None
        return following(self.game.symbols, sum(view.dice), before)

    def _next(self, dice: tuple[int, ...], seat: int) -> int:
        seats = len(dice)
        return next(other for step in range(1, seats + 1) if dice[other := (seat + step) % seats])


def _worth_a_look(bets: list[Bet], holding: Numbers) -> list[Bet]:
    """The bets to play out: of each number the likeliest, from the highest that is all but certain upwards."""
    order = sorted(range(len(bets)), key=lambda place: -float(holding[place]))
    numbers = sorted({bet.number for bet in bets})
    best = {number: max(float(holding[place]) for place in order if bets[place].number == number) for number in numbers}
    lowest = max([number for number in numbers if best[number] >= CERTAIN], default=numbers[0])
    looked: list[Bet] = []
    for number in numbers:
        likely = [place for place in order if bets[place].number == number and holding[place] >= ABSURD]
        if number >= lowest:
            looked += [bets[place] for place in likely[:A_FEW]]
    return looked or [bets[order[0]]]


def _mixed(values: dict[Action, float], actions: list[Action]) -> tuple[Candidate, ...]:
    """Whatever is as good as the best, each as likely."""
    best = max(values.values())
    good = [action for action in actions if values[action] >= best - SLACK]
    return tuple(Candidate(action, values[action], (action in good) / len(good)) for action in actions)


def _by_the_book(advice: dict[Action, Advice], actions: list[Action]) -> tuple[Candidate, ...]:
    """As the equilibrium mixes; asked for DiXe!, everything else is a pass."""
    if Pass() in actions:
        dixe = advice[DIXE]
        rest = [one for action, one in advice.items() if action != DIXE]
        weight = sum(one.share for one in rest)
        value = sum(one.share * one.value for one in rest) / weight if weight > 0 else max(one.value for one in rest)
        known: dict[Action, Candidate] = {
            DIXE: Candidate(DIXE, dixe.value, dixe.share),
            Pass(): Candidate(Pass(), value, 1 - dixe.share),
        }
        return tuple(known[action] for action in actions)
    total = sum(advice[action].share for action in actions)
    best = max(actions, key=lambda action: advice[action].value)
    return tuple(
        Candidate(
            action,
            advice[action].value,
            advice[action].share / total if total > 0 else float(action == best),
        )
        for action in actions
    )
