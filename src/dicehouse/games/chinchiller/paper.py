"""What Chinchiller Dice prints: a series sheet, a rule card, dice, sand, standing eyes, and when to take."""

from dicehouse.games.chinchiller.best_play import KEPT, LEADS, PILE, SITUATIONS, closing_odds, take_from
from dicehouse.games.chinchiller.options import STARTS_EACH, TOKENS, ChinchillerOptions
from dicehouse.games.chinchiller.rules import BOTH, EYES, ChinchillerDice
from dicehouse.games.chinchiller.sand import CHINCHILLER, DIE, DOUBLE, worth
from dicehouse.kit.paper import (
    Block,
    CutDie,
    Dice,
    Document,
    Figures,
    Form,
    Heading,
    Items,
    Nets,
    Paper,
    Paragraph,
    Picture,
    Shape,
    Sheet,
    Shown,
    Side,
    Standees,
    Stickers,
    Token,
    Tokens,
    Words,
    cut_die,
    face,
    faces_of,
    percent,
    row,
)

TAKEN = (("12", "3"), (DOUBLE, "6"), (CHINCHILLER, "6"), (DOUBLE, DOUBLE))
SHUT = ((CHINCHILLER, CHINCHILLER), (CHINCHILLER, DOUBLE))
"""Rolls beside the rules."""
EYES_TEXTS = ("scene-eyes-open", "scene-eye-shut", "scene-eyes-shut")
"""By the number of eyes that are shut."""
SHAPES: tuple[Shape, ...] = ("grain", "heap", "bucket")
TOKEN_SIZES = (13, 16, 19)
STARTS = "•"


def series(game: ChinchillerDice, words: Words) -> Document:
    """A form for each number of players; a dot says who starts."""
    say = words.say
    forms = []
    for players in STARTS_EACH:
        games = ChinchillerOptions(players=players).series_games
        rows = [
            (str(number + 1), *(STARTS if number % players == seat else "" for seat in range(players)))
            for number in range(games)
        ]
        rows.append((say("paper-total"), *("",) * players))
        title = say("paper-series-players", players=players, games=games)
        head = (say("paper-game"), *("",) * players)
        forms.append(Form(head, tuple(rows), title, wide=1.2, tall=10, foot=True))
    return Document(say("paper-series"), (Paragraph(say("paper-series-how")), Side(2, tuple(forms))))


def rules(game: ChinchillerDice, words: Words) -> Document:
    """The rules on one page."""
    say, facts = words.say, game.options.facts()
    taken = [
        row(words, faces, say("sketch-sand", sand=worth(faces)) if worth(faces) else say("guide-nothing"))
        for faces in TAKEN
    ]
    shut = Dice((*row(words, SHUT[0]).shown, None, *row(words, SHUT[1]).shown))
    blocks: tuple[Block, ...] = (
        Paragraph(say("guide-goal")),
        Heading(say("guide-turn-title")),
        Paragraph(say("guide-turn")),
        *taken,
        Heading(say("guide-eye-title")),
        shut,
        Paragraph(say("guide-eye")),
        Paragraph(f"{say('guide-one-eye')} {say('guide-blind')}"),
        Heading(say("guide-told-title")),
        Paragraph(say("guide-told", **facts)),
        Items(
            tuple(
                say("paper-choice", choice=say(f"scene-{case.partition('-')[0]}"), then=say(f"guide-{case}"))
                for case in ("trust", "look-lie", "look-low", "look-high")
            )
        ),
        Heading(say("guide-end-title")),
        Paragraph(say("guide-end")),
        Paragraph(say("guide-supply", **facts), soft=True),
    )
    return Document(say("paper-rules"), blocks, columns=2)


def _dice(words: Words) -> tuple[CutDie, ...]:
    return (cut_die(words, DIE),) * len(BOTH)


def dice(game: ChinchillerDice, words: Words) -> Document:
    """Both dice, to fold."""
    return Document(words.say("paper-dice"), (Paragraph(words.say("paper-dice-how")), Nets(_dice(words))))


def stickers(game: ChinchillerDice, words: Words) -> Document:
    """The faces of both dice, for blank ones."""
    faces = Stickers(_dice(words))
    return Document(words.say("paper-stickers"), (Paragraph(words.say("paper-stickers-how")), faces))


def sand(game: ChinchillerDice, words: Words) -> Document:
    """All the sand of the box."""
    tokens = tuple(
        Token(str(amount), _line(words, amount, count), shape, size, count)
        for (amount, count), shape, size in zip(TOKENS.items(), SHAPES, TOKEN_SIZES, strict=True)
    )
    how = words.say("paper-sand-how", supply=sum(amount * count for amount, count in TOKENS.items()))
    return Document(words.say("paper-sand"), (Paragraph(how), Tokens(tokens)))


def _line(words: Words, amount: int, count: int) -> str:
    return words.say("paper-sand-line", count=count, sand=words.say("sketch-sand", sand=amount))


def eyes(game: ChinchillerDice, words: Words) -> Document:
    """A standing prism for every player: both eyes open, one, none."""
    sides = tuple(Shown(f"eyes-{shut}", words.say(text)) for shut, text in enumerate(EYES_TEXTS))
    standees = Standees(sides, ChinchillerOptions.seats[1])
    return Document(words.say("paper-eyes"), (Paragraph(words.say("paper-eyes-how")), standees))


def odds(game: ChinchillerDice, words: Words) -> Document:
    """From how much sand on to take it, by what lies there, the lead and the eyes of two players."""
    say, found = words.say, take_from(game.options)
    blocks: list[Block] = [Paragraph(say("paper-odds-goal"))]
    head = tuple(say("paper-eyes-of", mine=each.mine, theirs=each.theirs) for each in SITUATIONS)
    for kept in KEPT:
        name = say("paper-both-sand") if not kept else say("paper-beside", face=face(words, kept).words)
        rows = []
        for lead in LEADS:
            cells = [found[kept, lead, each] for each in SITUATIONS]
            shown = (say("paper-never") if sand is None else str(sand) for sand in cells)
            rows.append((_lead(words, lead), *shown))
        caption = say("paper-take", what=name, chance=percent(words, closing_odds(kept)))
        blocks.append(Figures(caption, (say("paper-eyes-corner"), *head), tuple(rows)))
    blocks.append(Paragraph(say("paper-odds-note", pile=PILE), soft=True))
    return Document(say("paper-odds"), tuple(blocks))


def _lead(words: Words, lead: int) -> str:
    if not lead:
        return words.say("paper-even")
    return words.say("paper-ahead" if lead > 0 else "paper-behind", sand=abs(lead))


PAPER = Paper(
    package=__package__,
    colour="#6b7a90",
    sheets={
        "series": Sheet(series),
        "rules": Sheet(rules),
        "odds": Sheet(odds),
        "dice": Sheet(dice),
        "stickers": Sheet(stickers),
        "sand": Sheet(sand),
        "eyes": Sheet(eyes),
    },
    pictures=(
        *faces_of(DIE),
        *(Picture(f"eyes-{shut}", "Head", {"closed": shut}) for shut in range(EYES + 1)),
    ),
)
