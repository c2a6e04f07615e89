"""Chili Dice solved in the plainest way, for tests: every roll, every turning and every choice one by one."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

FACES = range(6)
Dice = tuple[int, ...]
Moments = tuple[float, float, float]
"""The mean of what is still to come, of its square and of its cube."""


class Slow:
    """Any dice with one red face each, any pad."""

    def __init__(self, points: dict[Dice, Sequence[int]], reds: Sequence[int], bonus: int) -> None:
        self.points, self.reds, self.bonus = points, tuple(reds), bonus
        self.dice = len(self.reds)
        self.start = cache(self._start)
        self.lying = cache(self._lying)
        self.rolled = cache(self._rolled)

    def _start(self, mask: int, left: int) -> Moments:
        """A turn begins."""
        if not mask:
            sure = float(self.bonus * left)
            return sure, sure**2, sure**3
        return self.rolled(mask, left - 1, (None,) * self.dice) if left else (0.0, 0.0, 0.0)

    def _lying(self, mask: int, left: int, dice: Dice) -> Moments:
        """All turning is done: write, or roll some of them again."""
        ways = [self.written(mask, left, dice, space) for space in range(mask.bit_length()) if mask >> space & 1]
        if left:
            for count in range(1, self.dice + 1):
                for again in combinations(range(self.dice), count):
                    pattern = tuple(None if die in again else face for die, face in enumerate(dice))
                    ways.append(self.rolled(mask, left - 1, pattern))
        return max(ways, key=lambda way: way[0])

    def written(self, mask: int, left: int, dice: Dice, space: int) -> Moments:
        here = self.points[dice][space]
        one, two, three = self.start(mask & ~(1 << space), left)
        return here + one, here**2 + 2 * here * one + two, here**3 + 3 * here**2 * one + 3 * here * two + three

    def _rolled(self, mask: int, left: int, pattern: tuple[int | None, ...]) -> Moments:
        """Dice are in the air (None); when they lie, those that landed red may be turned, all of them together."""
        landed = [
            max((self.lying(mask, left, way) for way in self.turnings(dice, pattern)), key=lambda way: way[0])
            for dice in product(*(FACES if face is None else (face,) for face in pattern))
        ]
        one, two, three = (sum(column) / len(landed) for column in zip(*landed, strict=True))
        return one, two, three

    def turnings(self, dice: Dice, pattern: tuple[int | None, ...]) -> Iterator[Dice]:
        free = [before is None and face == red for face, before, red in zip(dice, pattern, self.reds, strict=True)]
        return product(*(FACES if turnable else (face,) for face, turnable in zip(dice, free, strict=True)))
