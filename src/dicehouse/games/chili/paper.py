"""What Chili Dice prints: pads of both editions, a rule card, dice, and when to write."""

from dicehouse.games.chili.best_play import LEFT, Bounds, expected_points, space_values, write_bounds
from dicehouse.games.chili.options import DUTCH
from dicehouse.games.chili.pad import DIE, PRINTED, SPACES, scores
from dicehouse.games.chili.rules import ChiliDice
from dicehouse.kit.paper import (
    Block,
    Document,
    Figures,
    Heading,
    Items,
    Nets,
    Pad,
    Paper,
    Paragraph,
    Sheet,
    Side,
    Space,
    Stickers,
    Words,
    cut_die,
    faces_of,
    row,
)

EXAMPLES = {
    "5": ("5", "5", "1", "2", "5*", "3"),
    "red": ("1*", "3", "3*", "4*", "6", "2"),
    "straight": ("3", "1", "2", "4*", "6", "5"),
    "kind": ("2", "4", "2", "6", "6", "4"),
    "chance": ("6", "1", "4", "2", "4", "5"),
}
"""A roll for each kind of space."""
CHILIS = {
    "small": ("2", "2*", "2", "2", "2", "2"),
    "big": ("4", "4", "4", "4*", "4", "4"),
    "hot": ("1*", "2*", "3*", "4*", "5*", "6*"),
}


def about(words: Words, space: str) -> str:
    """What a space takes."""
    return words.say("scene-about-number" if space.isdigit() else f"scene-about-{space}")


def pad(game: ChiliDice, words: Words) -> Document:
    """Pads of the edition, each for one player."""
    spaces = []
    for space, printed in zip(SPACES, PRINTED[game.options.edition], strict=True):
        text = f"pad-{printed}"
        short = words.say(text) if text in words else printed
        spaces.append(Space(short, words.say(f"space-{space}"), about(words, space)))
    title = words.say("paper-pad-dutch" if game.options.edition == DUTCH else "paper-pad")
    sums = (words.say("sketch-bonus"), words.say("sketch-total"))
    rolls = game.options.rolls
    return Document(
        title, (Pad(title, words.say("paper-name"), tuple(spaces), sums, rolls, words.say("paper-cross", rolls=rolls)),)
    )


def rules(game: ChiliDice, words: Words) -> Document:
    """The rules on one page."""
    say, facts = words.say, game.options.facts()
    blocks: list[Block] = [
        Paragraph(say("guide-goal")),
        Heading(say("guide-turn-title")),
        Items(
            tuple(say(f"guide-turn-{step}", **facts) for step in ("roll", "red", "again", "write")),
            numbered=True,
        ),
        Heading(say("guide-red-title")),
        row(words, [next(face for face in die.faces if face.endswith("*")) for die in DIE]),
        Paragraph(f"{say('guide-red')} {say('guide-red-turn')}"),
        Paragraph(say("guide-red-keep")),
        Heading(say("guide-pad-title")),
    ]
    for space, faces in EXAMPLES.items():
        points = scores(faces)[SPACES.index(space)].points
        name = say("guide-numbers") if space.isdigit() else say(f"space-{space}")
        example = say("paper-example", points=points, space=say(f"space-{space}"))
        title = say("paper-space-about", space=name, about=about(words, space))
        blocks.append(row(words, faces, example, title))
    blocks += [Heading(say("guide-chili-title"))]
    blocks += [row(words, faces, say(f"guide-chili-{chili}")) for chili, faces in CHILIS.items()]
    blocks += [Heading(say("guide-end-title")), Paragraph(f"{say('guide-rolls')} {say('guide-bonus')}")]
    return Document(say("paper-rules"), tuple(blocks), columns=2)


def dice(game: ChiliDice, words: Words) -> Document:
    """The six dice, to fold."""
    nets = Nets(tuple(cut_die(words, die) for die in DIE))
    return Document(words.say("paper-dice"), (Paragraph(words.say("paper-dice-how")), nets))


def stickers(game: ChiliDice, words: Words) -> Document:
    """The faces of the six dice, for blank ones."""
    faces = Stickers(tuple(cut_die(words, die) for die in DIE))
    return Document(words.say("paper-stickers"), (Paragraph(words.say("paper-stickers-how")), faces))


def odds(game: ChiliDice, words: Words) -> Document:
    """When to write into the last space, what a space is worth, and what best play expects."""
    say = words.say
    names = {space: say(f"space-{space}") for space in SPACES}
    last = write_bounds(game.options)
    worth, rolls = space_values(game.options)
    expected = expected_points(game.options)
    blocks: tuple[Block, ...] = (
        Paragraph(say("paper-odds-goal")),
        Figures(
            say("paper-last"),
            (say("sketch-left"), *(str(left) for left in LEFT)),
            tuple((names[space], *(_bounds(last[space, left]) for left in LEFT)) for space in SPACES),
        ),
        Paragraph(say("paper-last-note"), soft=True),
        Side(
            2,
            (
                Figures(
                    say("paper-worth", rolls=rolls),
                    (say("paper-space"), say("paper-points")),
                    tuple((names[space], say("paper-number", value=round(worth[space], 1))) for space in SPACES),
                ),
                Figures(
                    say("paper-expected"),
                    (say("paper-rolls"), say("paper-points")),
                    tuple(
                        (str(left), say("paper-number", value=round(points, 1))) for left, points in expected.items()
                    ),
                ),
            ),
        ),
        Paragraph(say("paper-worth-note"), soft=True),
    )
    return Document(say("paper-odds"), blocks)


def _bounds(bounds: Bounds) -> str:
    return str(bounds.always) if bounds.never == bounds.always else f"{bounds.never} / {bounds.always}"


PAPER = Paper(
    package=__package__,
    colour="#d62828",
    sheets={
        "pad": Sheet(pad, {"players": 1}),
        "pad-dutch": Sheet(pad, {"players": 1, "edition": DUTCH}),
        "rules": Sheet(rules),
        "odds": Sheet(odds, {"players": 1}),
        "dice": Sheet(dice),
        "stickers": Sheet(stickers),
    },
    pictures=faces_of(*DIE),
)
