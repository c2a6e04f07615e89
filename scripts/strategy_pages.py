# ruff: noqa: E501 - sentences, with their figures in them
"""Write docs/strategy/: how to play well, with figures and plots from the solved tables and the odds that ship.

Each page is the table of best play that the game prints (`dicehouse paper GAME odds`), plots, and sentences whose
numbers are looked up here. Run `make strategy-pages`; a test makes every page anew and compares.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from scripts.markdown_blocks import image, markdown_of
from scripts.strategy_plots import Plot, draw

from dicehouse import games
from dicehouse.games.chili.best_play import expected_points, space_values, write_bounds
from dicehouse.games.chili.pad import SPACES
from dicehouse.games.chinchiller.best_play import SITUATIONS, Eyes, closing_odds, take_from
from dicehouse.games.chinchiller.bots.throw_odds import CHANCES, Floats
from dicehouse.games.chinchiller.bots.turn_analysis import BlindTurn, Position, value_function
from dicehouse.games.chinchiller.rules import EYES
from dicehouse.games.chinchiller.sand import CHINCHILLER, CLAIMS, Sand
from dicehouse.games.dixkibluff.best_play import exact_odds, odds_of_bets
from dicehouse.games.dixkibluff.options import DiXkiBluffOptions
from dicehouse.games.dixkibluff.rules import DiXkiBluff
from dicehouse.games.gonuts.best_play import bank_from, roll_odds
from dicehouse.games.gonuts.bots.solver import stored_wins, unpack
from dicehouse.games.gonuts.options import GoNutsOptions
from dicehouse.games.gonuts.rules import DICE, GoNuts
from dicehouse.kit.paper import Shown, picture_name
from dicehouse.paper.sheets import Order, make_document, paper_of
from dicehouse.texts import Texts

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "strategy"
PLOTS = "plots"
HEAD = "<!-- Written by `make strategy-pages`: every figure is looked up in the tables that ship with the house. -->"
FOOT = """## Practise

<dice-table data-page="drill/{game}">Where the house is open beside these pages, a puzzle stands here. Elsewhere:
`dicehouse drill {game}`.</dice-table>

[The rules](../rules/{game}.md) · [how the bots think](../bots.md) · [how strong they are](../strength.md) ·
the table above, to print: `dicehouse paper {game} odds`
"""
PILE = 48
"""The sand of both in the examples of Chinchiller Dice."""
SELDOM = 0.0005
"""What is said more seldom is not told."""
Part = str | Plot


def percent(chance: float) -> str:
    """A chance to a tenth of a percent; what is possible is never 0."""
    return f"{chance:.1%}" if chance >= SELDOM or not chance else "under 0.1%"


def gonuts() -> Iterator[Part]:
    """When to bank, and how far ahead is ahead."""
    game = GoNuts(GoNutsOptions(players=2))
    bank, rolls = bank_from(game.options), roll_odds(game)
    wins = unpack(stored_wins(game))[..., 0]
    target, dice = game.options.target, list(range(1, DICE + 1))
    yield (
        f"The race is to {target}, and every acorn is a point. A roll can go wrong in two ways. Nothing but cars: the points "
        "of the turn are gone. Nothing but squirrels: they are gone as well, but now you shake for new ones. The fewer dice "
        f"you have, the likelier both are: with one die {percent(rolls[1][1])} and {percent(rolls[1][2])}, with five "
        f"{percent(rolls[5][1])} and {percent(rolls[5][2])}."
    )
    yield "## When to stop"
    yield (
        f"With nothing banked on either side best play banks from **{bank[5, 0, 0]} points** with five dice to roll, from "
        f"{bank[4, 0, 0]} with four, {bank[3, 0, 0]} with three, {bank[2, 0, 0]} with two and {bank[1, 0, 0]} with the last "
        f"one. Behind, be bolder: at 0 to 20 it takes {bank[5, 0, 20]} points to stop five dice, and at 0 to 40 all "
        f"{bank[5, 0, 40]}. Ahead, be meeker: at 20 to 0 it takes {bank[5, 20, 0]}."
    )
    pairs = ((0, 0), (20, 20), (40, 0), (0, 40))
    yield Plot(
        "gonuts-bank",
        "Bank from so many points on",
        "dice to roll next",
        "points in hand",
        dice,
        {f"{mine} to {theirs}": [bank[number, mine, theirs] for number in dice] for mine, theirs in pairs},
    )
    yield "What a roll risks depends on the dice alone:"
    yield Plot(
        "gonuts-risk",
        "What can go wrong in one roll",
        "dice rolled",
        "chance",
        dice,
        {
            "nothing but cars": [rolls[number][1] for number in dice],
            "nothing but squirrels": [rolls[number][2] for number in dice],
        },
        "bars",
    )
    yield "## How far ahead is ahead"
    yield (
        f"Whoever is to move wins {percent(wins[0, 0])} of the games at 0 to 0, {percent(wins[20, 0])} at 20 to 0 and "
        f"{percent(wins[40, 0])} at 40 to 0; behind by as much, {percent(wins[0, 20])} and {percent(wins[0, 40])}. At 20 to "
        f"20 it is {percent(wins[20, 20])}, at 40 to 40 {percent(wins[40, 40])}."
    )
    yield Plot(
        "gonuts-wins",
        "The chance to win of whoever is to move",
        "points of the other one",
        "own points",
        list(range(target)),
        {str(mine): [float(wins[mine, theirs]) for theirs in range(target)] for mine in range(target)},
        "heat",
    )


def chili() -> Iterator[Part]:
    """What a space is worth, what rolls are worth, when to write."""
    game = games.create("chili", 1)
    texts = Texts("en", "chili")
    names = {space: texts.say(f"space-{space}") for space in SPACES}
    worth, left = space_values(game.options)
    ranked = sorted(worth, key=lambda space: worth[space], reverse=True)
    expected, bounds = expected_points(game.options), write_bounds(game.options)
    counts, rolls = list(expected), game.options.rolls
    first, last = ((expected[b] - expected[a]) / (b - a) for a, b in (counts[:2], counts[-2:]))
    yield (
        f"Best play alone scores **{expected[rolls]:.1f} points** on average: that is par. Every figure here comes from the "
        "solved game, in which nobody else plays. Against others it is the chance to win that counts: [how the bots weigh "
        "it](../bots.md#chili-dice-solved)."
    )
    yield "## What a space is worth"
    yield (
        f"After a usual first turn, with {left} rolls left, giving up **{names[ranked[0]]}** would cost "
        f"{worth[ranked[0]]:.1f} points, and giving up {names[ranked[-1]]} {worth[ranked[-1]]:.1f}. So a bad turn goes into "
        f"{names[ranked[-1]]} or {names[ranked[-2]]} ({worth[ranked[-2]]:.1f}), and {names[ranked[0]]}, {names[ranked[1]]} "
        f"and {names[ranked[2]]} are worth waiting for."
    )
    yield Plot(
        "chili-spaces",
        "What giving up a space costs",
        "",
        "points",
        [names[space] for space in ranked],
        {"points": [worth[space] for space in ranked]},
        "bars",
    )
    yield "## What a roll is worth"
    yield (
        "A roll that you do not need brings 5 points, so one that you use should bring more. Between "
        f"{counts[0]} and {counts[1]} rolls for the whole pad each is worth {first:.1f} points, between {counts[-2]} and "
        f"{counts[-1]} still {last:.1f}. {rolls} rolls for {len(SPACES)} spaces are {rolls / len(SPACES):.0f} a turn: what a "
        "turn takes beyond that is missing later."
    )
    yield Plot(
        "chili-rolls",
        "What best play expects",
        "rolls for the whole pad",
        "points",
        counts,
        {"points": [expected[count] for count in counts]},
    )
    yield "## When to roll again"
    shown = ("6", "red", "kind", "chance")
    lefts = sorted({number for _, number in bounds})
    limits = "; ".join(
        f"{names[space]} {bounds[space, lefts[0]].never} with one roll left, {bounds[space, lefts[-1]].never} with "
        f"{lefts[-1]}"
        for space in shown
    )
    yield (
        "In the last open space the question is bare: write, or spend another roll? With less than this, roll again, "
        f"whatever the dice are: {limits}. With more it depends on how they lie; the table below has both bounds."
    )
    yield Plot(
        "chili-last",
        "Last open space: with less than this, roll again",
        "rolls left",
        "points",
        lefts,
        {names[space]: [bounds[space, number].never for number in lefts] for space in shown},
    )


def chinchiller() -> Iterator[Part]:
    """When to take, when to close an eye, what to claim and to believe."""
    game = games.create("chinchiller", 2)
    take = take_from(game.options)
    start = Position(Sand((PILE, PILE), game.options.supply - 2 * PILE), (EYES, 0), (0,), 0)
    turn = BlindTurn(value_function(game), start, 1)
    yield (
        f"With open eyes it is a game of nerve: a throw of both dice closes an eye {percent(closing_odds(''))} of the time, "
        f"one die beside a chinchiller {percent(closing_odds(CHINCHILLER))}. With both eyes shut it is a game of trust. "
        "These are the figures of the solved game for two."
    )
    yield "## When to take"
    yield (
        f"Even piles, all eyes open, both dice show sand: take **{take['', 0, Eyes(2, 2)]} or more**, roll again with less. "
        f"With one eye each {take['', 0, Eyes(1, 1)]} are enough. The last eye of the table is another matter: closing it "
        "ends the game, so whoever is ahead has nothing to fear from the dice."
    )
    yield Plot(
        "chinchiller-take",
        "Take from so much sand on (both dice show sand)",
        "sand ahead of the other one",
        "sand",
        [lead for kept, lead, eyes in take if not kept and eyes == SITUATIONS[0]],
        {
            f"eyes {eyes.mine}-{eyes.theirs}": [sand for (kept, _, at), sand in take.items() if not kept and at == eyes]
            for eyes in SITUATIONS
        },
    )
    yield "The eyes are yours, then those of the other one. A missing mark means: roll, whatever lies there."
    yield "## What to claim"
    truth = float(sum(CHANCES[place] * turn.mix[place, place] for place in range(len(CLAIMS))))
    honest = [amount for place, amount in enumerate(CLAIMS) if turn.mix[place, place] > 0.9995]
    said = CHANCES @ turn.mix
    told = "; ".join(f"{amount} becomes {_mixed(turn.mix[CLAIMS.index(amount)])}" for amount in (0, 12, 18, 24))
    yield (
        f"You see everything, the other one is blind, and both have {PILE} sand. Best play tells the **truth "
        f"{percent(truth)}** of the time. From {honest[0]} to {honest[-1]} it is told as it is; the rest is not: {told}."
    )
    shown = [place for place in range(len(CLAIMS)) if said[place] > SELDOM]
    amounts = [str(CLAIMS[place]) for place in shown]
    yield Plot(
        "chinchiller-claims",
        "What is rolled, and what is said",
        "sand",
        "how often",
        [str(amount) for amount in CLAIMS],
        {"rolled": [float(chance) for chance in CHANCES], "said": [float(share) for share in said]},
        "bars",
    )
    yield "## What to believe"
    yield (
        f"The higher the number, the more it is believed: {amounts[0]} in {percent(turn.believe[shown[0]])} of all cases, "
        f"{amounts[-1]} in {percent(turn.believe[shown[-1]])}. Looking at a true number under 6 costs you 6, and yet the "
        "smallest are looked at most: they may hide a big roll."
    )
    yield Plot(
        "chinchiller-trust",
        "How often a number is believed, and how often it is true",
        "what is said",
        "how often",
        amounts,
        {
            "believed": [float(turn.believe[place]) for place in shown],
            "true": [float(CHANCES[place] * turn.mix[place, place] / said[place]) for place in shown],
        },
        "bars",
    )


def dixkibluff() -> Iterator[Part]:
    """How often bets hold."""
    game = DiXkiBluff(DiXkiBluffOptions(players=3))
    hidden, wanted = (6, 9, 12, 18, 24), list(range(1, 11))
    six = [odds_of_bets(game, 6, number, 1) for number in wanted]
    likeliest = max(range(1, 7), key=lambda number: exact_odds(game, 6, number))
    one, two = (odds_of_bets(game, 12, 3, symbols) for symbols in (1, 2))
    yield (
        f"Figures count as every symbol, so a die that you cannot see counts for a given one {percent(one_die(game))} of the "
        "time. A third of the hidden dice: that is what lies there on average. Take off the bet what you hold yourself, and "
        "look up the rest."
    )
    yield "## How often a bet holds"
    yield (
        "Three players, three dice each: you see your own, six are hidden. At least one of a symbol is under them "
        f"{percent(six[0])} of the time, two {percent(six[1])}, three {percent(six[2])}, four {percent(six[3])}. Between two "
        "and three lies the border between trust and doubt."
    )
    yield Plot(
        "dixkibluff-one",
        "One symbol: how often the bet holds",
        "wanted of the hidden dice",
        "chance",
        wanted,
        {
            f"{dice} hidden": [odds_of_bets(game, dice, number, 1) if number <= dice else None for number in wanted]
            for dice in hidden
        },
    )
    yield "## The second symbol"
    yield (
        f"A raise is one symbol more or a higher number. With twelve hidden dice and three wanted, one symbol holds "
        f"{percent(one)} of the time, a second one with it {percent(two)}; four of one symbol hold "
        f"{percent(odds_of_bets(game, 12, 4, 1))}. Were the symbols strangers to each other, two would hold "
        f"{percent(one**2)} of the time: figures help both at once."
    )
    yield Plot(
        "dixkibluff-two",
        "Twelve hidden dice: one symbol, two, three",
        "wanted of each",
        "chance",
        wanted,
        {
            f"{count} symbol{'s' if count > 1 else ''}": [odds_of_bets(game, 12, number, count) for number in wanted]
            for count in (1, 2, 3)
        },
    )
    yield "## When to call DiXe!"
    yield (
        f"An exact hit is rarer than it feels: of six hidden dice, exactly {likeliest} are the likeliest, and still only "
        f"{percent(exact_odds(game, 6, likeliest))}. But it wins a die, where a doubt only costs somebody one, and whoever "
        "calls it need not be next."
    )
    yield Plot(
        "dixkibluff-exact",
        "DiXe!: how often exactly so many lie there",
        "wanted of the hidden dice",
        "chance",
        list(range(9)),
        {
            f"{dice} hidden": [exact_odds(game, dice, number) if number <= dice else None for number in range(9)]
            for dice in (6, 12, 18)
        },
    )


def one_die(game: DiXkiBluff) -> float:
    """How often one hidden die counts for a symbol."""
    return odds_of_bets(game, 1, 1, 1)


def _mixed(shares: Floats) -> str:
    """How a roll is told, in words."""
    told = [f"{CLAIMS[place]} ({percent(float(share))})" for place, share in enumerate(shares) if share > SELDOM]
    return " or ".join(told)


def sheet(game: str) -> str:
    """The table of best play, as the game prints it."""

    def draw_shown(shown: Shown) -> str:
        package = paper_of(game).package.split(".")[-1]
        return image(f"../../src/dicehouse/games/{package}/pictures/{picture_name(shown.picture)}", shown)

    return markdown_of(make_document(Order(game, "odds")).blocks, draw_shown)


PAGES: Mapping[str, Callable[[], Iterator[Part]]] = {
    "chinchiller": chinchiller,
    "chili": chili,
    "gonuts": gonuts,
    "dixkibluff": dixkibluff,
}


def parts(game: str) -> tuple[str, list[Plot]]:
    """A page and its plots."""
    texts, plots = [HEAD, f"# {games.load(game).title}, played well"], []
    for part in PAGES[game]():
        if isinstance(part, Plot):
            plots.append(part)
            texts.append(f"![{part.title}]({PLOTS}/{part.name}.svg)")
        else:
            texts.append(part)
    texts += ["## The whole table", sheet(game)]
    return "\n\n".join([*texts, FOOT.format(game=game).strip()]) + "\n", plots


def main() -> None:
    """Write every page and every plot."""
    (FOLDER / PLOTS).mkdir(parents=True, exist_ok=True)
    for game in PAGES:
        text, plots = parts(game)
        (FOLDER / f"{game}.md").write_text(text)
        for plot in plots:
            (FOLDER / PLOTS / f"{plot.name}.svg").write_text(draw(plot))


if __name__ == "__main__":
    main()
