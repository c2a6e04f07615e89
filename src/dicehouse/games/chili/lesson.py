"""A first game of Chili Dice: five rolls, a red number turned, a red number kept, and a Big Chili."""

from dicehouse.kit.lesson import Lesson, Move, Roll

YOU, OTHER = 0, 1

LESSON = Lesson(
    options={"players": 2, "first": "0", "rolls": 5},
    seat=YOU,
    steps=(
        Roll("5 5 1 2 5* 3"),
        Move(YOU, "reroll 3,4,6", text="again"),
        Roll("5 4* 2"),
        Move(YOU, "turn 4 5", text="turn"),
        Move(YOU, "score 5", text="fives"),
        Roll("6 3 6 6 1 2"),
        Move(OTHER, "score 6", text="other"),
        Roll("1* 2* 3* 1 4 6*"),
        Move(YOU, "score red", text="red"),
        Roll("2 3 5 1 4 3"),
        Move(OTHER, "reroll 6"),
        Roll("6*"),
        Move(OTHER, "score straight"),
        Roll("6 6 6 6 6 2"),
        Move(YOU, "reroll 6", text="last"),
        Roll("6*"),
        Move(YOU, "score 6", text="chili"),
        Roll("4 4 3* 1 4 2"),
        Move(OTHER, "reroll 4,6"),
        Roll("4* 4"),
        Move(OTHER, "score 4"),
    ),
)
