"""A first game of Chinchiller Dice: one of three, from wide awake to fast asleep."""

from dicehouse.kit.lesson import Lesson, Move, Roll

YOU, LEFT, RIGHT = range(3)
"""The neighbour to the right goes blind first, so that the visitor has somebody to lie to."""

LESSON = Lesson(
    {"players": 3, "first": "0"},
    (
        Roll("1 3"),
        Move(YOU, "reroll", "reroll"),
        Roll("12 6"),
        Move(YOU, "take", "take"),
        Roll("6 3"),
        Move(LEFT, "take"),
        Roll("chinchiller chinchiller"),  # right: one eye
        Roll("x2 6"),
        Move(YOU, "take", "double"),
        Roll("3 chinchiller"),
        Move(LEFT, "take"),
        Roll("chinchiller x2"),  # right: blind
        Roll("chinchiller 1"),
        Move(YOU, "reroll", "risk"),
        Roll("chinchiller"),  # the visitor: one eye
        Roll("12 1"),
        Move(LEFT, "take", "half"),
        Roll("12 6"),
        Move(YOU, "claim 4", "claim"),
        Move(RIGHT, "accept"),
        Roll("chinchiller chinchiller"),  # the visitor: blind
        Roll("6 6"),
        Move(LEFT, "take", "dark"),
        Roll("3 1"),
        Move(LEFT, "claim 4"),
        Move(RIGHT, "accept"),
        Roll("6 1"),
        Move(LEFT, "claim 7"),
        Move(YOU, "accept", "accept"),
        Roll("chinchiller x2"),  # left: one eye
        Roll("1 chinchiller"),
        Move(LEFT, "claim 1"),
        Move(RIGHT, "challenge", "doubt"),
        Roll("12 12"),
        Move(LEFT, "claim 3"),
        Move(YOU, "challenge", "challenge"),  # a lie: the last eye at the table
    ),
)
