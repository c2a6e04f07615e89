"""A first game of DiXkiBluff that teaches: one bluff called, and one DiXe! that hits."""

from dicehouse.kit.lesson import Lesson, Move, Roll

YOU, LEFT, RIGHT = 0, 1, 2
"""The visitor, the neighbour who comes next, and the one who comes before."""

LESSON = Lesson(
    options={"players": 3, "dice": 3, "first": str(RIGHT)},
    seat=YOU,
    steps=(
        Roll("pi pi figure"),
        Roll("bomb sun smiley"),
        Roll("sun yinyang bomb"),
        Move(RIGHT, "bet 2 sun", "hands"),
        Move(YOU, "pass", "pass"),
        Move(LEFT, "pass"),
        Move(YOU, "bet 2 pi,sun", "raise"),
        Move(LEFT, "pass"),
        Move(RIGHT, "pass"),
        Move(LEFT, "bet 3 sun", "higher"),
        Move(RIGHT, "pass"),
        Move(YOU, "pass", "wait"),
        Move(RIGHT, "bet 6 smiley"),
        Move(YOU, "pass", "smell"),
        Move(LEFT, "pass"),
        Move(YOU, "doubt", "doubt"),
        Move(YOU, "place bomb", "place"),
        Move(YOU, "place bomb", "place-more"),
        Move(YOU, "place figure", "place-figure"),
        Roll("bomb sun pi"),
        Roll("smiley yinyang"),
        Move(YOU, "bet 3 bomb", "open"),
        Move(LEFT, "pass"),
        Move(RIGHT, "pass"),
        Move(LEFT, "bet 4 bomb"),
        Move(RIGHT, "pass"),
        Move(YOU, "dixe", "dixe"),
    ),
)
