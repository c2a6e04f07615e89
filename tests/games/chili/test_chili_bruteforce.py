"""A second way to score, written in another style, over all 46656 ways six dice can lie."""

from collections import Counter
from itertools import product

from dicehouse.games.chili.pad import DIE, SPACES, scores
from support import rule

unremembered = scores.__wrapped__  # the memory of the last few thousand rolls would only be washed out

CHILI = {"1": 50, "2": 50, "3": 50, "4": 75, "5": 75, "6": 75}


def second_opinion(faces: tuple[str, ...]) -> list[int]:
    """The ten scores by looking at the sorted digits of the dice, one space after the other."""
    digits = "".join(sorted(face[0] for face in faces))
    stars = [face[0] for face in faces if len(face) == 2]
    total = sum(map(int, digits))
    if digits == digits[0] * 6:
        best = CHILI[digits[0]]
        return [best if str(n) == digits[0] else best - 25 for n in range(1, 11)]
    if len(stars) == 6:
        return [50, 50, 50, 50, 50, 50, 100, 100, 50, 50]
    straight = 21 if digits == "123456" else 0
    kind = total
    for digit in "123456":
        if digits.replace(digit, "", 1).count(digit) == 0 and digit in digits:
            kind = 0
    row = []
    for digit in "123456":
        points = digits.count(digit) * int(digit)
        if digit in stars:
            points = sorted([points + points, straight, kind])[-1]
        row.append(points)
    return [*row, 10 * len(stars), straight, kind, total]


@rule("H4.best", "H4.number", "H4.number-doubled", "H4.number-straight", "H4.number-kind", "H4.red")
@rule("H4.straight", "H4.kind", "H4.chance", "H4.small-chili", "H4.big-chili", "H4.extra-hot")
def test_both_ways_to_score_agree_on_every_roll() -> None:
    for faces in product(*(die.faces for die in DIE)):
        assert [points for points, _ in unremembered(faces)] == second_opinion(faces), faces


@rule("H4.straight", "H4.kind", "H4.red", "H4.chance")
def test_the_spaces_fit_as_many_rolls_as_combinatorics_says() -> None:
    fits: Counter[str] = Counter()
    reds: Counter[int] = Counter()
    chance = 0
    for faces in product(*(die.faces for die in DIE)):
        row = [points for points, _ in unremembered(faces)]
        same = len({face[0] for face in faces}) == 1
        if not same:
            fits["straight"] += row[SPACES.index("straight")] == 21
            fits["kind"] += row[SPACES.index("kind")] == sum(int(face[0]) for face in faces)
            chance += row[SPACES.index("chance")]
        reds[sum(face.endswith("*") for face in faces)] += 1
    assert fits["straight"] == 720 - 1  # 6!, and the Extra-Hot Chili takes one of them
    assert fits["kind"] == 30 * 15 + 15 * 20 + 20 * 90  # 4+2, 3+3, 2+2+2; six equal dice are a Chili (H6)
    assert reds == {0: 15625, 1: 18750, 2: 9375, 3: 2500, 4: 375, 5: 30, 6: 1}  # binomial, p = 1/6
    assert chance == 46656 * 21 - 6 * 21 - 21 + 50  # the mean of six dice is 21, Chilis apart


@rule("H6.editions-agree", "chili-nl.glk")
def test_two_three_or_four_times_is_at_least_twice_but_for_six_equal_dice() -> None:
    differing = set()
    for faces in product("123456", repeat=6):
        counts = set(Counter(faces).values())
        dutch, english = counts <= {2, 3, 4}, min(counts) >= 2
        if dutch != english:
            differing.add("".join(faces))
    assert differing == {"111111", "222222", "333333", "444444", "555555", "666666"}
    for digit in "123456":  # and those are worth a Chili in X of a kind, more than their total
        faces = tuple(f"{digit}*" if digit == str(die) else digit for die in range(1, 7))
        points, name = scores(faces)[SPACES.index("kind")]
        assert (points, name) == ((25, "small-chili") if digit < "4" else (50, "big-chili"))
