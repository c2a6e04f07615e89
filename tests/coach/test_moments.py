"""Key moments that are no mistakes: their reasons, in every language, and facts that a second method finds too."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest

from coach.test_reasons import steps_of
from dicehouse import create
from dicehouse.bots import evaluator
from dicehouse.coach import KeyMoment, review, summarize
from dicehouse.coach.explaining import explain_roll
from dicehouse.core.game import AnyGame
from dicehouse.core.play import Transition
from dicehouse.games.chili.pad import SPACES, is_red, scores
from dicehouse.games.chinchiller.sand import worth
from dicehouse.games.dixkibluff.bets import count
from dicehouse.kit.reasons import Reason
from dicehouse.testing.reason_checks import check_sentences

GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("gonuts", 2, {}, 6),
    ("gonuts", 3, {"target": 20}, 4),
    ("gonuts", 2, {"round": "live"}, 3),
    ("gonuts", 4, {"target": 30}, 1),  # nobody solved it: a stand-in judges
    ("chinchiller", 2, {}, 6),
    ("chinchiller", 3, {"series": True}, 2),
    ("chinchiller", 2, {"late": True}, 3),
    ("chili", 1, {}, 3),
    ("chili", 2, {"rolls": 12}, 3),
    ("dixkibluff", 3, {"dice": 3}, 2),
    ("dixkibluff", 3, {"dice": 3, "late": True}, 2),
]


class Told(NamedTuple):
    """A key moment that is no mistake, in its game."""

    game: AnyGame
    made: Transition
    moment: KeyMoment


@cache
def told(name: str, players: int, options: tuple[tuple[str, Any], ...], games: int) -> tuple[Told, ...]:
    game, found = create(name, players, **dict(options)), list[Told]()
    for seed in range(games):
        steps = steps_of(game, seed)
        reviewed = review(game, steps)
        for moment in summarize(reviewed, steps).moments:
            made = steps[moment.step - 1]
            if moment.kind in ("blunder", "mistake"):
                decision = reviewed.steps[moment.step - 1].decision
                assert decision is not None
                assert moment.reasons == decision.reasons
            else:
                found.append(Told(game, made, moment))
    return tuple(found)


@pytest.mark.parametrize(("name", "players", "options", "games"), GAMES, ids=str)
def test_every_stroke_of_luck_and_every_decision_of_a_game_has_its_reasons_in_every_language(
    name: str, players: int, options: dict[str, Any], games: int
) -> None:
    found = told(name, players, tuple(options.items()), games)
    assert found
    for one in found:
        check_sentences(one.game, one.moment.reasons, ())


def test_without_the_steps_only_mistakes_have_reasons() -> None:
    game = create("gonuts", 2)
    steps = steps_of(game, 0)
    found = review(game, steps)
    bare, full = summarize(found).moments, summarize(found, steps).moments
    assert [msgspec.structs.replace(one, reasons=()) for one in full] == [
        msgspec.structs.replace(one, reasons=()) for one in bare
    ]
    assert all(bool(one.reasons) == (one.kind in ("blunder", "mistake")) for one in bare)


def landed(text: str, name: str, players: int, games: int, **options: Any) -> Iterator[tuple[Told, Reason]]:
    """The moments with a reason of this text, and that reason."""
    some = False
    for one in told(name, players, tuple(options.items()), games):
        for reason in one.moment.reasons:
            if reason.text == text:
                some = True
                yield one, reason
    assert some


@pytest.mark.parametrize(("text", "worse"), [("why-luck-bad", True), ("why-luck-good", False)])
def test_how_likely_a_roll_at_least_like_this_is(text: str, worse: bool) -> None:
    """By the values of all rolls, each a position of its own."""
    for one, reason in islice(landed(text, "gonuts", 2, 6), 5):
        game, seat, before = one.game, one.moment.seat, one.made.before
        judge = evaluator(game)

        def value(roll: tuple[str, ...]) -> float:
            return judge.position(game.view(game.roll(before, roll)[0], seat))[seat]  # noqa: B023

        assert one.made.roll is not None
        mine = value(one.made.roll)
        chance = sum(
            float(share)
            for roll, share in before.due.multisets()
            if (value(roll) <= mine + 1e-9 if worse else value(roll) >= mine - 1e-9)
        )
        assert reason.blanks["chance"] == pytest.approx(chance)


def test_what_nothing_but_cars_or_squirrels_means() -> None:
    for one, reason in landed("why-landed-cars", "gonuts", 3, 4, target=20):
        dice = one.made.before.dice
        assert reason.blanks == {"dice": dice, "points": one.made.before.points, "chance": pytest.approx(6**-dice)}
    for one, reason in landed("why-landed-nuts", "gonuts", 2, 6):
        dice = one.made.before.dice
        assert reason.blanks["chance"] == pytest.approx(2**-dice)
        assert reason.blanks["mean"] == pytest.approx(2 * dice)  # six beats until a dog, a third of the dice each


def test_how_much_sand_dice_show() -> None:
    checked = 0
    for text in ("why-landed-much", "why-landed-little"):
        for one, reason in landed(text, "chinchiller", 2, 6):
            state, sand = one.made.before, int(reason.blanks["sand"])
            chance = mean = 0.0
            for roll, share in state.due.outcomes():
                fresh = dict(zip(state.rolling, roll, strict=True))
                shown = worth(tuple(fresh[die] if die in fresh else state.faces[die] for die in (0, 1)))
                mean += float(share) * shown
                chance += float(share) * (shown >= sand if text == "why-landed-much" else shown <= sand)
            assert [reason.blanks["chance"], reason.blanks["mean"]] == pytest.approx([chance, mean])
            checked += 1
    assert checked > 1


def turned(faces: tuple[str, ...], turnable: tuple[int, ...], place: int) -> int:
    """The points of a space, with red dice turned one after the other in every way."""
    best = scores(faces)[place].points
    for place_of, die in enumerate(turnable):
        for face in range(1, 7):
            other = f"{face}*" if face == die else str(face)
            lying = (*faces[: die - 1], other, *faces[die:])
            best = max(best, turned(lying, turnable[place_of + 1 :], place))
    return best


def throws(name: str, players: int, **options: Any) -> Iterator[tuple[Transition, Reason]]:
    """What is said about every roll of a game to the seat that threw, as good and as bad luck."""
    game = create(name, players, **options)
    judge = evaluator(game)
    memories = [judge.memory(seat) for seat in range(players)]
    for made in steps_of(game, 1):
        if made.roll is not None and made.before.due is not game.starter_due:
            seat = made.before.due.seats[0]
            for lucky in (True, False):
                for reason in explain_roll(judge, made, seat, memories[seat], lucky):
                    yield made, reason
        for seat, memory in enumerate(memories):
            memory.notice(made.visible(seat))


def test_what_a_roll_brings_to_the_space_it_helps_or_fails() -> None:
    checked = Counter[str]()
    for made, reason in throws("chili", 1):
        before, after = made.before, made.after
        if reason.text not in ("why-landed-space", "why-landed-short") or len(before.rolling) > 3:
            continue
        place, points = SPACES.index(str(reason.blanks["space"])), int(reason.blanks["points"])
        assert points == turned(after.faces, after.turnable, place)
        chance = mean = 0.0
        for roll, share in before.due.outcomes():
            lying = list(before.faces)
            for die, face in zip(before.rolling, roll, strict=True):
                lying[die - 1] = face
            red = tuple(die for die, face in zip(before.rolling, roll, strict=True) if is_red(face))
            got = turned(tuple(lying), red, place)
            mean += float(share) * got
            chance += float(share) * (got >= points if reason.text == "why-landed-space" else got <= points)
        assert [reason.blanks["chance"], reason.blanks["mean"]] == pytest.approx([chance, mean])
        assert (points > mean) == (reason.text == "why-landed-space")
        checked[reason.text] += 1
    assert min(checked["why-landed-space"], checked["why-landed-short"]) > 0


def test_how_many_dice_of_a_hand_count_together() -> None:
    checked = set()
    for made, reason in throws("dixkibluff", 3, dice=3):
        if reason.text in ("why-landed-hand", "why-landed-poor"):
            mine, more = most(made.roll or ()), reason.text == "why-landed-hand"
            hands = [(most(hand), float(share)) for hand, share in made.before.due.outcomes()]
            chance = sum(share for other, share in hands if (other >= mine if more else other <= mine))
            assert reason.blanks == {"count": mine, "dice": len(made.roll or ()), "chance": pytest.approx(chance)}
            checked.add(reason.text)
    assert len(checked) == 2


def most(hand: tuple[str, ...]) -> int:
    return max(count((hand,), symbol) for symbol in ("pi", "bomb", "smiley", "yinyang", "sun"))


def test_what_decides_a_game_is_how_the_players_stand() -> None:
    for one, reason in landed("why-decided-dice", "dixkibluff", 3, 2, dice=3):
        dice = one.made.after.dice
        assert reason.blanks["dice"] == dice[one.moment.seat]
        assert reason.blanks["others"] == sum(dice) - dice[one.moment.seat]
    for one, reason in landed("why-decided-total", "chili", 2, 3, rolls=12):
        view = one.game.view(one.made.after, one.moment.seat)
        assert reason.blanks["ahead"] == view.totals[one.moment.seat] - view.totals[1 - one.moment.seat] > 0
    for one, reason in landed("why-decided-ahead", "chinchiller", 2, 6):
        piles = one.made.after.sand.piles
        assert reason.blanks["ahead"] == piles[one.moment.seat] - piles[1 - one.moment.seat] > 0
    for one, reason in landed("why-decided-far", "gonuts", 2, 6):
        assert reason.blanks["need"] == 50 - one.made.after.scores[1 - one.moment.seat]
