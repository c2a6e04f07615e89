"""Odds and beliefs against counting every single way the hidden dice can lie."""

from fractions import Fraction
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import numpy as np
import pytest

from dicehouse.core.dice import Die, Roll
from dicehouse.games import create
from dicehouse.games.dixkibluff.actions import Bet, in_order
from dicehouse.games.dixkibluff.bets import count
from dicehouse.games.dixkibluff.bots import beliefs as minds
from dicehouse.games.dixkibluff.bots.beliefs import Beliefs, BetSaid, HandBelief, placing, prior_trust, read, weigh
from dicehouse.games.dixkibluff.bots.betting_model import ENOUGH, SHARPNESS, following, likelihoods
from dicehouse.games.dixkibluff.bots.memory import TableMemory
from dicehouse.games.dixkibluff.bots.odds import exactly, hands_of, holds, tail
from dicehouse.games.dixkibluff.bots.showdown_result import after
from dicehouse.games.dixkibluff.events import BetMade, Called, Doubted, Placed, RoundBegan, Shown
from dicehouse.games.dixkibluff.rules import DiXkiBluff

FACES = (
    ("pi", "bomb", "smiley", "yinyang", "sun", "figure"),
    ("pi", "bomb", "figure"),
    ("pi", "pi", "bomb", "sun"),
    ("pi", "bomb", "bomb", "figure", "figure"),
    ("pi", "figure"),
    ("sun", "sun"),
)


def rules(players: int = 3, **options: object) -> DiXkiBluff:
    game = create("dixkibluff", players, **options)
    assert isinstance(game, DiXkiBluff)
    return game


def brute(die: Die, own: Roll, hidden: int, number: int, symbols: tuple[str, ...]) -> tuple[Fraction, Fraction]:
    """How many of all ways to land make the bet hold, and make it exact."""
    held = exact = total = 0
    for roll in product(die.faces, repeat=hidden):
        found = [count((own, roll), symbol) for symbol in symbols]
        held += min(found) >= number
        exact += all(one == number for one in found)
        total += 1
    return Fraction(held, total), Fraction(exact, total)


@pytest.mark.parametrize("faces", FACES, ids=",".join)
def test_every_bet_holds_as_often_as_counting_says(faces: tuple[str, ...]) -> None:
    game = rules(faces=",".join(faces))
    for own in ((), (faces[0],), (faces[-1], faces[0])):
        for hidden in range(4):
            for many in range(1, len(game.symbols) + 1):
                for symbols in combinations(game.symbols, many):
                    for number in range(1, len(own) + hidden + 1):
                        held, exact = brute(game.die, own, hidden, number, symbols)
                        case = (own, hidden, number, symbols)
                        assert holds(game.die, *case) == pytest.approx(float(held), abs=1e-12), case
                        assert exactly(game.die, *case) == pytest.approx(float(exact), abs=1e-12), case


def test_odds_of_a_full_table_stay_sound() -> None:
    die = rules().die
    for symbols in (("pi",), ("pi", "sun"), ("pi", "bomb", "smiley", "yinyang", "sun")):
        chances = [holds(die, ("pi", "figure"), 52, number, symbols) for number in range(1, 55)]
        assert all(0 <= low <= high <= 1 for high, low in pairwise(chances))
        exact = [exactly(die, ("pi", "figure"), 52, number, symbols) for number in range(1, 55)]
        assert all(one <= held + 1e-12 for one, held in zip(exact, chances, strict=True))
    ladder = tail(die, "pi", 52)
    assert ladder[0] == pytest.approx(1)
    assert ladder[53] == 0
    assert sum(ladder[1:]) == pytest.approx(52 / 3)  # the mean: a third of the dice help


def test_hands_are_all_hands_and_as_likely_as_thrown() -> None:
    game = rules(faces="pi,pi,bomb,figure")
    hands = hands_of(game.die, game.symbols, 3)
    ways: dict[Roll, int] = {}
    for roll in product(game.die.faces, repeat=3):
        ways[in_order(roll)] = ways.get(in_order(roll), 0) + 1
    assert set(hands.hands) == set(ways)
    for place, hand in enumerate(hands.hands):
        assert hands.chance[place] == pytest.approx(ways[hand] / 64)
        assert hands.of(hand[::-1]) == place
        assert hands.counts[place].tolist() == [count((hand,), symbol) for symbol in game.symbols]


def test_calls_are_settled_by_the_rules() -> None:
    game = rules()
    assert after(game, (2, 1, 3), 1, 2, False, True).dice == (2, 0, 3)
    assert after(game, (2, 1, 3), 1, 2, False, False).dice == (2, 1, 2)
    right = after(game, (2, 1, 3), 1, 0, True, True)
    assert (right.dice, right.first, right.over) == ((3, 0, 3), 0, False)
    wrong = after(game, (1, 1, 0), 1, 0, True, False)
    assert (wrong.dice, wrong.first, wrong.over) == ((0, 1, 0), 1, True)


def bettor_chance(game: DiXkiBluff, hand: Roll, hidden: int, bet: Bet) -> float:
    return float(brute(game.die, hand, hidden, bet.number, bet.symbols)[0])


def choice_share(game: DiXkiBluff, hand: Roll, total: int, before: Bet | None, bet: Bet, sharpness: float) -> float:
    """The stated model of a bettor, word for word."""
    hidden = total - len(hand)
    bets = following(game.symbols, total, before)
    likes = [min(bettor_chance(game, hand, hidden, one), ENOUGH) for one in bets]
    if before is not None:
        likes.append(min(1 - bettor_chance(game, hand, hidden, before), ENOUGH))
    weights = np.exp(sharpness * np.array(likes))
    return float(weights[bets.index(bet)] / weights.sum())


def by_bayes(
    game: DiXkiBluff, dice: tuple[int, ...], own: Roll, me: int, said: tuple[BetSaid, ...], placer: int | None
) -> dict[tuple[Roll, ...], float]:
    """The chance of every way all hidden hands can lie: the model for each of them, all kinds of bettors summed."""
    others = [seat for seat in range(len(dice)) if seat != me]
    found: dict[tuple[Roll, ...], float] = {}
    for rolls in product(*(list(product(game.die.faces, repeat=dice[seat])) for seat in others)):
        chance = 1.0
        for seat, roll in zip(others, rolls, strict=True):
            hands = hands_of(game.die, game.symbols, dice[seat])
            if seat == placer:
                chance *= placing(hands)[hands.of(roll)] / _orders(game, roll)
            else:
                chance /= len(game.die.faces) ** len(roll)
            kinds = 0.0
            for kind, share in zip(SHARPNESS, prior_trust(), strict=True):
                before, product_ = None, float(share)
                for one in said:
                    if one.seat == seat:
                        product_ *= choice_share(game, in_order(roll), sum(dice), before, one.bet, kind)
                    before = one.bet
                kinds += product_
            chance *= kinds
        found[rolls] = found.get(rolls, 0.0) + chance
    total = sum(found.values())
    return {rolls: chance / total for rolls, chance in found.items()}


def _orders(game: DiXkiBluff, roll: Roll) -> int:
    """In how many of all ways to throw the same hand lies there."""
    return sum(in_order(other) == in_order(roll) for other in product(game.die.faces, repeat=len(roll)))


@pytest.mark.parametrize(
    ("faces", "dice", "own", "said", "placer"),
    [
        ("pi,bomb,figure", (1, 2, 1), ("pi",), ((1, 2, ("pi",)), (2, 2, ("pi", "bomb"))), None),
        ("pi,bomb,figure", (1, 1, 2), ("bomb",), ((2, 1, ("bomb",)), (0, 2, ("bomb",)), (1, 3, ("pi",))), 2),
        ("pi,pi,bomb,sun", (2, 1, 1), ("pi", "sun"), ((1, 1, ("pi",)), (2, 2, ("pi",))), 1),
    ],
)
def test_beliefs_are_bayes_over_every_way_to_lie(
    faces: str, dice: tuple[int, ...], own: Roll, said: Any, placer: int | None
) -> None:
    game = rules(faces=faces)
    bets = tuple(BetSaid(seat, Bet(number, symbols)) for seat, number, symbols in said)
    exact = by_bayes(game, dice, own, 0, bets, placer)
    likely = tuple(read(game, dice, seat, bets, seat == placer, prior_trust()) for seat in (1, 2))
    hands = hands_of(game.die, game.symbols, dice[0])
    beliefs = Beliefs(hands.counts[hands.of(own)], likely, np.random.default_rng(1))
    for place, one in enumerate(likely):
        for hand, chance in zip(one.hands.hands, one.chance, strict=True):
            slow = sum(share for rolls, share in exact.items() if in_order(rolls[place]) == hand)
            assert chance == pytest.approx(slow, abs=1e-12)
    for many in range(1, len(game.symbols) + 1):
        for symbols in combinations(range(len(game.symbols)), many):
            for number in range(1, sum(dice) + 1):
                found = {rolls: [count((own, *rolls), game.symbols[place]) for place in symbols] for rolls in exact}
                held = sum(share for rolls, share in exact.items() if min(found[rolls]) >= number)
                just = sum(share for rolls, share in exact.items() if all(one == number for one in found[rolls]))
                assert beliefs.odds(number, symbols) == pytest.approx((held, just), abs=1e-12)


def test_drawn_worlds_follow_what_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rules()
    hands = hands_of(game.die, game.symbols, 3)
    likely = (HandBelief(hands, hands.chance), HandBelief(hands, placing(hands)))
    exact = Beliefs(np.zeros(5, dtype=np.int64), likely, np.random.default_rng(1)).odds(2, (0, 3))
    monkeypatch.setattr(minds, "MOST_CELLS", 0)
    drawn = Beliefs(np.zeros(5, dtype=np.int64), likely, np.random.default_rng(1)).odds(2, (0, 3))
    for one, other in zip(exact, drawn, strict=True):
        assert abs(one - other) < 5 * np.sqrt(one * (1 - one) / 4000)


def test_a_bet_makes_the_named_symbol_likelier_and_a_liar_is_found_out() -> None:
    game = rules()
    dice = (3, 3, 3)
    said = (BetSaid(1, Bet(4, ("sun",))),)
    sun = game.symbols.index("sun")
    plain = read(game, dice, 1, (), False, prior_trust())
    after_bet = read(game, dice, 1, said, False, prior_trust())
    assert after_bet.chance @ after_bet.hands.counts[:, sun] > plain.chance @ plain.hands.counts[:, sun] + 0.5
    honest = weigh(game, dice, 1, said, False, ("sun", "sun", "figure"), prior_trust())
    lied = weigh(game, dice, 1, said, False, ("pi", "pi", "bomb"), prior_trust())
    assert honest[-1] > prior_trust()[-1] > lied[-1]
    assert lied[0] > prior_trust()[0] > honest[0]
    fooled = read(game, dice, 1, said, False, lied)
    assert fooled.chance @ fooled.hands.counts[:, sun] < after_bet.chance @ after_bet.hands.counts[:, sun]


def test_sealed_throws_say_nothing_and_placed_hands_do() -> None:
    game = rules(knowledge="sealed")
    said = (BetSaid(1, Bet(3, ("sun",))), BetSaid(2, Bet(4, ("sun",))))
    thrown = read(game, (3, 3, 3), 2, said, False, prior_trust())
    assert thrown.chance == pytest.approx(thrown.hands.chance)
    placed = read(game, (3, 3, 3), 1, said, True, prior_trust())
    assert np.abs(placed.chance - placing(placed.hands)).max() > 0.01


def test_likelihoods_sum_to_one_over_everything_one_can_say() -> None:
    game = rules(faces="pi,bomb,figure")
    before = Bet(2, ("pi",))
    bets = following(game.symbols, 5, before)
    total = np.sum([likelihoods(game.die, game.symbols, 5, 2, before, bet) for bet in bets], axis=0)
    hands = hands_of(game.die, game.symbols, 2)
    for kind, sharpness in enumerate(SHARPNESS):
        for place, hand in enumerate(hands.hands):
            likes = [min(bettor_chance(game, hand, 3, bet), ENOUGH) for bet in bets]
            doubt = min(1 - bettor_chance(game, hand, 3, before), ENOUGH)
            weights = np.exp(sharpness * np.array([*likes, doubt]))
            assert total[kind, place] == pytest.approx(1 - weights[-1] / weights.sum())


def test_a_memory_holds_the_round_and_forgets_it_with_the_next() -> None:
    game = rules()
    memory = TableMemory(game, 0)
    memory.notice((RoundBegan(2, 1), Placed(1, None, (1,))))
    memory.notice((BetMade(1, 3, ("sun",)), BetMade(2, 4, ("sun",))))
    assert memory.said == (BetSaid(1, Bet(3, ("sun",))), BetSaid(2, Bet(4, ("sun",))))
    assert memory.placer == 1
    hands = (("pi", "pi", "bomb"), ("sun", "sun", "sun"), ("pi", "bomb", "bomb"))
    memory.notice((Shown(hands, ("sun",), (3,), 4), RoundBegan(3, 1)))
    assert not memory.said
    assert memory.placer is None
    assert memory.trust[2][0] > prior_trust()[0]  # bet on suns without a sun
    assert memory.trust[0] == pytest.approx(prior_trust())  # said nothing
    assert all(one.sum() == pytest.approx(1) for one in memory.trust)


def test_a_memory_learns_who_doubts_and_who_never_does() -> None:
    game = rules()
    memory = TableMemory(game, 0)
    hands = (("pi", "pi", "bomb"), ("sun", "sun", "pi"), ("sun", "bomb", "bomb"))
    for _ in range(6):  # seat 1 raises what it could doubt, seat 2 doubts what it could believe
        memory.notice((RoundBegan(2, 0), BetMade(0, 5, ("pi",)), BetMade(1, 6, ("pi",)), Doubted(2, 1)))
        memory.notice((Shown(hands, ("pi",), (3,), 6),))
    assert memory.shift[1] < -0.5
    assert memory.shift[2] >= 0
    assert memory.shift[0] == 0
    before = memory.shift.copy()
    memory.notice((RoundBegan(2, 0), BetMade(0, 5, ("pi",)), Called(2, 0), Shown(hands, ("pi",), (3,), 5)))
    assert memory.shift.tolist() == before.tolist()  # whoever was to speak had no say


def test_random_words_never_break_a_belief() -> None:
    """Whatever is bet, beliefs stay chances."""
    game = rules(players=4, dice=4)
    random = Random(3)
    for _ in range(20):
        dice = tuple(random.randint(1, 4) for _ in range(4))
        said: list[BetSaid] = []
        seat = 0
        while len(said) < 6:
            options = following(game.symbols, sum(dice), said[-1].bet if said else None)
            if not options:
                break
            said.append(BetSaid(seat, random.choice(options[:8])))
            seat = (seat + 1) % 4
        for other in range(4):
            likely = read(game, dice, other, tuple(said), other == 0, prior_trust())
            assert likely.chance.sum() == pytest.approx(1)
            assert likely.chance.min() >= 0
