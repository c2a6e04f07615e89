"""What DiXkiBluff prints: a score sheet, a rule card, dice, and the odds of bets."""

from collections.abc import Callable

from dicehouse.games.dixkibluff.best_play import HIDDEN, NUMBERS, exact_odds, odds_of_bets
from dicehouse.games.dixkibluff.options import FACES, FIGURE, DiXkiBluffOptions
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.kit.paper import (
    Block,
    CutDie,
    Dice,
    Document,
    Figures,
    Form,
    Heading,
    Nets,
    Paper,
    Paragraph,
    Sheet,
    Stickers,
    Words,
    cut_die,
    faces_of,
    percent,
    row,
)

HANDS = (("sun", "pi", FIGURE), ("bomb", "sun", "yinyang"))
"""Two hands beside the rules: two suns and a figure."""
ROUNDS = 12
"""Columns of a score sheet."""
MOST = DiXkiBluffOptions.seats[1]


def scores(game: DiXkiBluff, words: Words) -> Document:
    """Two sheets for up to nine players: the dice left after each round."""
    say = words.say
    head = (say("paper-name"), *map(str, range(1, ROUNDS + 1)))
    form = Form(head, (("",) * len(head),) * MOST, wide=4, tall=9.5)
    how = Paragraph(say("paper-scores-how", dice=game.options.dice))
    return Document(say("paper-scores"), (how, form, Heading(say("paper-next-game")), form))


def rules(game: DiXkiBluff, words: Words) -> Document:
    """The rules on one page."""
    say, facts = words.say, game.options.facts()
    symbols = tuple(dict.fromkeys(face for face in game.options.faces if face != FIGURE))
    blocks: list[Block] = [
        Paragraph(say("guide-goal")),
        Heading(say("guide-die-title")),
        row(words, tuple(dict.fromkeys(game.options.faces))),
        Paragraph(say("guide-die", **facts)),
        row(words, [FIGURE], say("guide-figure")),
        Heading(say("guide-round-title")),
        Paragraph(say("guide-round", **facts)),
        row(words, symbols[:1], say("guide-bet")),
        Heading(say("guide-raise-title")),
        Paragraph(say("guide-raise")),
        row(words, symbols[:2], say("guide-wider")),
        row(words, symbols[2:3] or symbols[:1], say("guide-higher")),
        Paragraph(say("guide-limit", **facts)),
        Heading(say("guide-doubt-title")),
        Paragraph(say("guide-doubt")),
    ]
    if {face for hand in HANDS for face in hand} <= set(game.options.faces):
        blocks.append(Dice((*row(words, HANDS[0]).shown, None, *row(words, HANDS[1]).shown)))
        blocks.append(Paragraph(say("guide-example"), soft=True))
    blocks += [
        Heading(say("guide-dixe-title")),
        Paragraph(say("guide-dixe")),
        Heading(say("guide-win-title")),
        Paragraph(f"{say('guide-win')} {say('guide-place')}"),
        Heading(say("guide-end-title")),
        Paragraph(say("guide-end")),
    ]
    return Document(say("paper-rules"), tuple(blocks), columns=2)


def _dice(game: DiXkiBluff, words: Words, players: int) -> tuple[CutDie, ...]:
    return (cut_die(words, game.die),) * (players * game.options.dice)


def dice(game: DiXkiBluff, words: Words) -> Document:
    """The dice of three players, to fold."""
    how = f"{words.say('paper-dice-how')} {words.say('paper-dice-more', players=game.players)}"
    return Document(words.say("paper-dice"), (Paragraph(how), Nets(_dice(game, words, game.players))))


def stickers(game: DiXkiBluff, words: Words) -> Document:
    """The faces of the dice of all players, for blank ones."""
    faces = Stickers(_dice(game, words, MOST))
    return Document(words.say("paper-stickers"), (Paragraph(words.say("paper-stickers-how")), faces))


def odds(game: DiXkiBluff, words: Words) -> Document:
    """How likely bets hold, and how likely they are exactly right, by the dice that are hidden."""
    say = words.say
    blocks: tuple[Block, ...] = (
        Paragraph(say("paper-odds-goal")),
        _table(words, say("paper-bet-one"), lambda hidden, number: odds_of_bets(game, hidden, number, 1)),
        _table(words, say("paper-bet-two"), lambda hidden, number: odds_of_bets(game, hidden, number, 2)),
        _table(words, say("paper-bet-exact"), lambda hidden, number: exact_odds(game, hidden, number)),
        Paragraph(say("paper-odds-note"), soft=True),
    )
    return Document(say("paper-odds"), blocks)


def _table(words: Words, caption: str, chance: Callable[[int, int], float]) -> Figures:
    """Chances by the hidden dice (rows) and the number wanted of them (columns)."""
    found = [[chance(hidden, number) if number <= hidden else None for number in NUMBERS] for hidden in HIDDEN]
    rows = tuple(
        (str(hidden), *("" if share is None else percent(words, share) for share in line))
        for hidden, line in zip(HIDDEN, found, strict=True)
    )
    strong = tuple(
        (place, column + 1)
        for place, line in enumerate(found)
        for column, share in enumerate(line)
        if share is not None and share >= 0.5
    )
    return Figures(caption, (words.say("paper-bet-corner"), *map(str, NUMBERS)), rows, strong)


PAPER = Paper(
    package=__package__,
    colour="#0e7c86",
    sheets={
        "scores": Sheet(scores),
        "rules": Sheet(rules),
        "odds": Sheet(odds),
        "dice": Sheet(dice),
        "stickers": Sheet(stickers),
    },
    pictures=faces_of(DiXkiBluff(DiXkiBluffOptions(players=3, faces=FACES)).die),
)
