"""Reasons: sentences about every mistake in every language, facts that a second method finds too, and no secrets."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from math import comb, prod
from random import Random
from typing import Any, NamedTuple

import pytest

from dicehouse import create
from dicehouse.bots import evaluator, make_bot
from dicehouse.bots.play import play_game
from dicehouse.coach import review, size_of
from dicehouse.coach.explaining import explain
from dicehouse.core.game import AnyGame, Choice
from dicehouse.core.play import Transition
from dicehouse.dice import CommonDice
from dicehouse.games.chili.pad import DIE, SPACES, is_red, scores
from dicehouse.games.chinchiller.actions import Accept
from dicehouse.games.chinchiller.sand import CLAIMS, worth
from dicehouse.games.dixkibluff.bets import count
from dicehouse.kit.bot import Candidate
from dicehouse.kit.evaluator import Memory
from dicehouse.kit.reasons import Reason, rival
from dicehouse.testing.reason_checks import check_sentences

GAMES: list[tuple[str, int, dict[str, object], int]] = [
    ("gonuts", 2, {}, 6),
    ("gonuts", 3, {"target": 10}, 4),
    ("gonuts", 2, {"round": "live"}, 3),
    ("chinchiller", 2, {}, 6),
    ("chinchiller", 3, {}, 2),
    ("chili", 1, {}, 3),
    ("chili", 2, {"rolls": 12}, 2),
    ("dixkibluff", 3, {}, 1),
    ("dixkibluff", 3, {"knowledge": "sealed", "calls": "live"}, 1),
]


class Moment(NamedTuple):
    """A decision in a game between bots."""

    game: AnyGame
    state: Any
    seat: int
    view: Any
    memory: Memory
    choices: tuple[Choice, ...]
    candidates: tuple[Candidate, ...]

    def reasons(self, played: Any = None) -> tuple[Reason, ...]:
        return explain(evaluator(self.game), self.view, self.memory, self.candidates, played)


def steps_of(game: AnyGame, seed: int, level: str = "novice") -> list[Transition]:
    bots = [make_bot(game, level, seat, Random(10 * seed + seat)) for seat in range(game.players)]
    steps: list[Transition] = []
    play_game(game, bots, CommonDice(seed).roll, steps.append)
    return steps


def moments(name: str, players: int, options: dict[str, object], seeds: range) -> Iterator[Moment]:
    """Every decision of some games, as the seat knew it."""
    game = create(name, players, **options)
    judge = evaluator(game)
    for seed in seeds:
        memories = [judge.memory(seat) for seat in range(players)]
        for made in steps_of(game, seed):
            if made.seat is not None:
                choices = game.choices(made.before, made.seat)
                view, memory = game.view(made.before, made.seat), memories[made.seat]
                if len(choices) > 1:
                    found = judge.candidates(view, choices, memory)
                    yield Moment(game, made.before, made.seat, view, memory, choices, found)
            for seat, memory in enumerate(memories):
                memory.notice(made.visible(seat))


@pytest.mark.parametrize(("name", "players", "options", "games"), GAMES)
def test_every_mistake_has_one_or_two_sentences_in_every_language(
    name: str, players: int, options: dict[str, object], games: int
) -> None:
    game = create(name, players, **options)
    sized = 0
    for seed in range(games):
        steps = steps_of(game, seed)
        reviewed = review(game, steps)
        for made, step in zip(steps, reviewed.steps, strict=True):
            decision = step.decision
            if decision is None:
                continue
            assert bool(decision.reasons) == (size_of(decision.cost, reviewed.measure) is not None)
            if decision.reasons:
                sized += 1
                check_sentences(game, decision.reasons, game.choices(made.before, decision.seat))
    assert sized


def found(seeds: range, name: str, players: int, *texts: str, **options: object) -> Iterator[tuple[Moment, Reason]]:
    """The decisions whose hint has one of these texts, one after the other: memories grow as the game goes on."""
    some = False
    for moment in moments(name, players, options, seeds):
        for reason in moment.reasons():
            if reason.text in texts:
                some = True
                yield moment, reason
    assert some


# --- Go Nuts! ---


def beats(dogs: int, sleeping: float) -> Iterator[float]:
    """How likely a Go Nuts! round lasts exactly 1, 2, 3 ... beats: until every opponent has rolled a dog."""
    before = 0.0
    for number in range(1, 200):
        over = (1 - sleeping**number) ** dogs
        yield over - before
        before = over


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_roll_of_go_nuts_risks_and_brings(players: int) -> None:
    target: dict[str, object] = {} if players == 2 else {"target": 10}
    sleeping = 5 / 6
    for moment, reason in found(range(3), "gonuts", players, "why-roll-risk", **target):
        game, view = moment.game, moment.view
        rolling, _ = game.act(moment.state, moment.seat, game.actions.read("roll"))
        in_round = view.dice / 3 * sum(n * chance for n, chance in enumerate(beats(players - 1, sleeping), start=1))
        lost = gained = 0.0
        for roll, chance in rolling.due.outcomes():
            after, _ = game.roll(rolling, roll)
            if after.waiting or after.turn != moment.seat:
                lost += float(chance)
                gained += float(chance) * (in_round if after.waiting else 0)
            else:
                gained += float(chance) * (after.points - view.points)
        assert reason.blanks["chance"] == pytest.approx(lost)
        assert reason.blanks["meanLost"] == pytest.approx(lost * view.points)
        assert reason.blanks["meanGained"] == pytest.approx(gained)


def turn_brings(goal: int) -> float:
    """How likely a turn of Go Nuts! for two brings so many points, if nothing is banked before."""
    face = {"squirrel": 3 / 6, "acorn": 2 / 6, "car": 1 / 6}

    @cache
    def in_round(dice: int) -> float:
        def enough(throws: int) -> float:
            fewer = sum(comb(throws, n) * (1 / 3) ** n * (2 / 3) ** (throws - n) for n in range(min(goal, throws + 1)))
            return float(1 - fewer)

        return sum(chance * enough(dice * number) for number, chance in enumerate(beats(1, 5 / 6), start=1))

    @cache
    def going_on(points: int, dice: int) -> float:
        if points >= goal:
            return 1.0
        total = 0.0
        for faces in product(face, repeat=dice):
            chance = prod(face[one] for one in faces)
            if faces.count("squirrel") == dice:  # the points in hand are lost
                total += chance * in_round(dice)
            elif faces.count("car") < dice:
                left = 5 if dice == 1 else dice - faces.count("car")
                total += chance * going_on(points + faces.count("acorn"), left)
        return total

    return going_on(0, 5)


def test_how_likely_one_turn_of_go_nuts_brings_enough() -> None:
    for _, reason in islice(found(range(4), "gonuts", 2, "why-rival-near"), 2):
        goal = reason.blanks["need"]
        assert isinstance(goal, int)
        assert reason.blanks["chance"] == pytest.approx(turn_brings(goal), abs=1e-6)


# --- Chinchiller Dice ---


def test_what_another_roll_of_chinchiller_dice_brings() -> None:
    for moment, reason in found(range(4), "chinchiller", 2, "why-take", "why-reroll"):
        game, sand = moment.game, worth(moment.view.faces)
        rolling, _ = game.act(moment.state, moment.seat, game.actions.read("reroll"))
        more = eye = 0.0
        for roll, chance in rolling.due.outcomes():
            after, events = game.roll(rolling, roll)
            eye += float(chance) * (after.closed[moment.seat] > moment.view.closed[moment.seat])
            faces = next(event.faces for event in events if hasattr(event, "faces"))
            more += float(chance) * (worth(faces) > sand)
        assert reason.blanks["sand"] == sand
        assert reason.blanks["chanceMore"] == pytest.approx(more)
        assert reason.blanks["chanceEye"] == pytest.approx(eye)


def test_how_likely_a_claim_is_true() -> None:
    for moment, reason in found(range(12), "chinchiller", 2, "why-claim-odds"):
        judge: Any = evaluator(moment.game)
        mix = judge.blind_turn(moment.view, moment.memory).mix
        claim = CLAIMS.index(moment.view.claim)
        said = dict.fromkeys(CLAIMS, 0.0)
        for faces in product(("1", "3", "6", "12", "x2", "chinchiller"), repeat=2):
            said[worth(faces)] += mix[CLAIMS.index(worth(faces)), claim] / 36
        assert reason.blanks["chance"] == pytest.approx(said[moment.view.claim] / sum(said.values()))


def test_trust_in_a_claim_that_nobody_makes_is_advised_by_what_it_brings() -> None:
    """That looking is free, and that a liar closes an eye, would speak for looking."""
    trusted = 0
    for moment, _ in found(range(12), "chinchiller", 2, "why-claim-odd"):
        claim, second = moment.view.claim, moment.reasons()[1]
        if isinstance(rival(moment.candidates)[0].action, Accept) and claim >= 6:
            trusted += 1
            assert second == Reason("why-trust-odd", {"sand": claim})
        else:
            assert second.text == "why-look-odd"
    assert trusted


# --- Chili Dice ---


def test_what_another_roll_brings_to_a_space_of_the_pad() -> None:
    checked = 0
    for moment, reason in found(range(2), "chili", 1, "why-reroll"):
        dice = moment.game.actions.read(str(reason.blanks["best"])).dice
        if len(dice) > 3:
            continue
        place, now = SPACES.index(str(reason.blanks["space"])), int(reason.blanks["points"])
        rolling, _ = moment.game.act(moment.state, moment.seat, moment.game.actions.read(str(reason.blanks["best"])))
        mean = better = 0.0
        for roll, chance in rolling.due.outcomes():
            faces = list(moment.view.faces)
            for die, face in zip(dice, roll, strict=True):
                faces[die - 1] = face
            turnable = [die for die, face in zip(dice, roll, strict=True) if is_red(face)]
            ways = [DIE[die - 1].faces if die in turnable else (face,) for die, face in enumerate(faces, start=1)]
            best = max(scores(way)[place].points for way in product(*ways))
            mean += float(chance) * best
            better += float(chance) * (best > now)
        assert scores(moment.view.faces)[place].points == now
        assert reason.blanks["mean"] == pytest.approx(mean)
        assert reason.blanks["chance"] == pytest.approx(better)
        checked += 1
    assert checked


# --- DiXkiBluff ---


def test_how_often_a_bet_holds_by_what_is_believed() -> None:
    checked = 0
    for moment, reason in found(range(3), "dixkibluff", 3, "why-bet", "why-doubt"):
        view, judge = moment.view, evaluator(moment.game)
        situation = judge._situation(view, moment.memory)  # type: ignore[attr-defined]
        believed = [list(zip(one.hands.hands, one.chance, strict=True)) for one in situation.beliefs.hidden]
        if prod(map(len, believed)) > 20_000:
            continue
        text = reason.blanks.get("best")
        bet = moment.game.actions.read(str(text)) if text else None
        number, symbols = (view.number, view.symbols) if bet is None else (bet.number, bet.symbols)
        holds = 0.0
        for world in product(*believed):
            hands = (view.hands[moment.seat], *(hand for hand, _ in world))
            holds += prod(chance for _, chance in world) * all(count(hands, symbol) >= number for symbol in symbols)
        assert reason.blanks["chance"] == pytest.approx(holds if bet is not None else 1 - holds)
        checked += 1
    assert checked


# --- secrets ---


@pytest.mark.parametrize(("name", "players"), [("chinchiller", 2), ("chinchiller", 4), ("dixkibluff", 3)])
def test_reasons_do_not_depend_on_what_a_seat_cannot_know(name: str, players: int) -> None:
    random, compared = Random(1), 0
    for moment in moments(name, players, {}, range(2)):
        other = moment.game.indistinguishable_state(moment.state, moment.seat, random)
        if other is None or other == moment.state:
            continue
        view = moment.game.view(other, moment.seat)
        candidates = evaluator(moment.game).candidates(view, moment.choices, moment.memory)
        for played in (None, random.choice(moment.choices).action):
            elsewhere = explain(evaluator(moment.game), view, moment.memory, candidates, played)
            assert elsewhere == moment.reasons(played)
        compared += 1
    assert compared
