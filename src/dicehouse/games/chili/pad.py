"""The score pad of Chili Dice: its spaces, and what six dice are worth in each of them (H4)."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from dicehouse.core.dice import Die
from dicehouse.games.chili.options import DUTCH, ENGLISH

DICE = 6
RED_MARK = "*"

DIE = tuple(
    Die(f"chili{red}", tuple(f"{n}{RED_MARK}" if n == red else f"{n}" for n in range(1, 7))) for red in range(1, 7)
)
"""H1: die k has the faces 1 to 6, and its k is red. A red face carries a mark."""

SPACES = ("1", "2", "3", "4", "5", "6", "red", "straight", "kind", "chance")
RED, STRAIGHT, KIND, CHANCE = 6, 7, 8, 9

PRINTED = {
    ENGLISH: ("1", "2", "3", "4", "5", "6", "ROT", "STR", "PAS", "CHA"),
    DUTCH: ("1", "2", "3", "4", "5", "6", "ROOD", "STR", "GLK", "KANS"),
}
"""What each edition prints on its pad."""

CALLED = {name.casefold(): space for names in PRINTED.values() for name, space in zip(names, SPACES, strict=True)}
"""The spaces by their printed names, of any edition."""

BONUS = 5
"""H5: points for every unused roll."""


class Score(NamedTuple):
    """What a space would get, and by which rule."""

    points: int
    rule: str


def number(face: str) -> int:
    """The number on a face."""
    return int(face[0])


def is_red(face: str) -> bool:
    """Whether the number is red."""
    return face.endswith(RED_MARK)


@lru_cache(maxsize=4096)
def scores(faces: tuple[str, ...]) -> tuple[Score, ...]:
    """What these six dice are worth in each space: the best of what the rules allow for it."""
    numbers = Counter(map(number, faces))
    reds = {number(face) for face in faces if is_red(face)}
    total = sum(map(number, faces))
    straight = len(numbers) == DICE
    kind = min(numbers.values()) >= 2

    candidates: list[list[Score]] = [[Score(0, "nothing")] for _ in SPACES]
    for n, count in numbers.items():
        candidates[n - 1].append(Score(2 * n * count, "doubled") if n in reds else Score(n * count, "numbers"))
    for n in reds:  # a red number takes a straight or an X of a kind into its own space
        if straight:
            candidates[n - 1].append(Score(21, "straight"))
        if kind:
            candidates[n - 1].append(Score(total, "kind"))
    candidates[RED].append(Score(10 * len(reds), "reds"))
    if straight:
        candidates[STRAIGHT].append(Score(21, "straight"))
    if kind:
        candidates[KIND].append(Score(total, "kind"))
    candidates[CHANCE].append(Score(total, "chance"))

    if len(numbers) == 1:
        (n,) = numbers
        rule, here, elsewhere = ("small-chili", 50, 25) if n <= 3 else ("big-chili", 75, 50)
        for space, found in enumerate(candidates):
            found.append(Score(here if space == n - 1 else elsewhere, rule))
    if len(reds) == DICE:
        for space, found in enumerate(candidates):
            found.append(Score(100 if space in (RED, STRAIGHT) else 50, "extra-hot-chili"))
    # max() keeps the first of equals: a score of 0 is always called "nothing"
    return tuple(max(found, key=lambda score: score.points) for found in candidates)
