"""What Go Nuts! prints: a score sheet, a rule card, dice, and when to bank."""

from dicehouse.games.gonuts.best_play import SCORES, bank_from, roll_odds
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import ACORN, CAR, DICE, DOG, HOUSE, SQUIRREL, GoNuts
from dicehouse.kit.paper import (
    Block,
    CutDie,
    Document,
    Figures,
    Form,
    Heading,
    Nets,
    Paper,
    Paragraph,
    Sheet,
    Side,
    Stickers,
    Words,
    cut_die,
    faces_of,
    percent,
    row,
)

MOST = GoNutsOptions.seats[1]
TURNS = 14
"""Rows of a score sheet."""


def scores(game: GoNuts, words: Words) -> Document:
    """Two sheets for up to four players, with a row for every turn."""
    say = words.say
    names = (say("paper-name"), *("",) * MOST)
    rows = tuple((str(turn), *("",) * MOST) for turn in range(1, TURNS + 1))
    form = Form(names, rows, wide=0.5)
    goal = Paragraph(say("guide-goal", **game.options.facts()))
    note = Paragraph(say("paper-scores-how"), soft=True)
    return Document(say("paper-scores"), (goal, note, form, form))


def rules(game: GoNuts, words: Words) -> Document:
    """The rules on one page."""
    say, facts = words.say, game.options.facts()
    blocks: tuple[Block, ...] = (
        Paragraph(say("guide-goal", **facts)),
        Heading(say("guide-turn-title")),
        Paragraph(say("guide-turn")),
        row(words, [ACORN], say("guide-acorn")),
        row(words, [SQUIRREL], say("guide-squirrel")),
        row(words, [CAR], say("guide-car")),
        Paragraph(say("guide-back")),
        Paragraph(say("guide-die", **facts), soft=True),
        Heading(say("guide-cars-title")),
        row(words, [CAR] * 3),
        Paragraph(say("guide-cars")),
        Heading(say("guide-nuts-title")),
        row(words, [SQUIRREL] * 4),
        Paragraph(say("guide-nuts")),
        row(words, [HOUSE, DOG], say("guide-dogs")),
        Paragraph(say("guide-dog-die", **facts), soft=True),
    )
    return Document(say("paper-rules"), blocks, columns=2)


def _dice(game: GoNuts, words: Words) -> tuple[CutDie, ...]:
    """The dice of the box: five to roll, and a dog for each player."""
    return (cut_die(words, game.squirrel_die),) * DICE + (cut_die(words, game.dog_die),) * MOST


def dice(game: GoNuts, words: Words) -> Document:
    """All dice, to fold."""
    return Document(words.say("paper-dice"), (Paragraph(words.say("paper-dice-how")), Nets(_dice(game, words))))


def stickers(game: GoNuts, words: Words) -> Document:
    """The faces of all dice, for blank ones."""
    faces = Stickers(_dice(game, words))
    return Document(words.say("paper-stickers"), (Paragraph(words.say("paper-stickers-how")), faces))


def odds(game: GoNuts, words: Words) -> Document:
    """From how many points on to bank, by the scores of two players and the dice in play."""
    say, found, target = words.say, bank_from(game.options), game.options.target
    shown = [score for score in SCORES if score < target]
    tables = []
    for number in range(DICE, 0, -1):
        cells = [[found[number, mine, theirs] for theirs in shown] for mine in shown]
        tables.append(
            Figures(
                say("paper-bank", dice=number),
                (say("paper-bank-corner"), *map(str, shown)),
                tuple((str(mine), *map(str, line)) for mine, line in zip(shown, cells, strict=True)),
                strong=tuple(
                    (place, column + 1)
                    for place, (mine, line) in enumerate(zip(shown, cells, strict=True))
                    for column, points in enumerate(line)
                    if mine + points >= target
                ),
            )
        )
    rolls = roll_odds(game)
    tables.append(
        Figures(
            say("paper-roll"),
            (say("paper-roll-dice"), say("paper-roll-acorns"), say("guide-cars-title"), say("scene-nuts")),
            tuple(
                (
                    str(number),
                    say("paper-number", value=round(acorns, 1)),
                    percent(words, cars),
                    percent(words, nuts),
                )
                for number, (acorns, cars, nuts) in rolls.items()
            ),
        )
    )
    blocks = (Paragraph(say("paper-odds-goal")), Side(2, tuple(tables)), Paragraph(say("paper-odds-note"), soft=True))
    return Document(say("paper-odds"), blocks)


_USUAL = GoNuts(GoNutsOptions(players=2))

PAPER = Paper(
    package=__package__,
    colour="#e07a1f",
    sheets={
        "scores": Sheet(scores),
        "rules": Sheet(rules),
        "odds": Sheet(odds),
        "dice": Sheet(dice),
        "stickers": Sheet(stickers),
    },
    pictures=faces_of(_USUAL.squirrel_die, _USUAL.dog_die),
)
