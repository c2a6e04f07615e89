"""Par: what best play of Chili Dice, alone, brings on average."""

PAR = (
    *(26, 48, 68, 86, 103, 119, 134, 147, 160, 171),
    *(182, 193, 203, 213, 222, 232, 241, 250, 259, 268),
    *(277, 286, 294, 303, 311, 319, 327, 336, 344, 351),
)
"""By the number of rolls, from one; whole points of the solver's exact values, which a test compares."""


def par(rolls: int) -> int | None:
    """The points that best play expects with so many rolls; None: nobody has solved it."""
    return PAR[rolls - 1] if rolls <= len(PAR) else None
