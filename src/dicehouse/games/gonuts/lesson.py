"""A first game of Go Nuts!: push, bank, lose it all (an opponent does), go nuts, and win."""

from dicehouse.kit.lesson import Lesson, Move, Roll

LESSON = Lesson(
    {"players": 2, "first": "0", "target": 12},
    (
        Roll("acorn squirrel squirrel car acorn"),
        Move(0, "roll", "start"),
        Roll("acorn squirrel acorn squirrel"),
        Move(0, "bank", "bank"),
        Roll("car acorn squirrel car squirrel"),
        Move(1, "roll", "greed"),
        Roll("car car car"),
        Roll("squirrel acorn squirrel squirrel car"),
        Move(0, "roll", "cars"),
        Roll("squirrel squirrel squirrel squirrel"),
        Roll("acorn squirrel acorn squirrel house"),
        Roll("acorn acorn squirrel acorn house"),
        Roll("squirrel acorn squirrel car dog"),
        Roll("acorn acorn squirrel acorn squirrel"),
        Move(1, "bank", "nuts"),
        Roll("acorn squirrel acorn squirrel squirrel"),
        Move(0, "bank", "win"),
    ),
)
