"""DiXkiBluff as lines of text."""

from dicehouse.core.game import Choice
from dicehouse.core.translator import Translator
from dicehouse.games.dixkibluff.views import DiXkiBluffView
from dicehouse.kit.drawing import Drawing


def sketch(view: DiXkiBluffView, words: Translator, choices: tuple[Choice, ...]) -> list[str]:
    """The dice of all players as far as the viewer may know them, and the standing bet."""
    players = range(len(view.dice))
    width = max(len(words.name(seat)) for seat in players)
    lines = [words.say("sketch-round", round=view.round)] if view.round else []
    for seat, dice in enumerate(view.dice):
        hand = view.hands[seat]
        if not dice:
            lies = words.say("sketch-none")
        elif hand is None and view.phase in ("draw", "place", "throw"):
            lies = words.say("sketch-dice", dice=dice)
        elif hand is None:
            lies = " ".join(["[?]"] * dice) + "  " + words.say("sketch-hidden")
        else:
            lies = " ".join([f"[{words.label('face', face)}]" for face in hand] + ["[ ]"] * (dice - len(hand)))
        mark = " "
        if seat in view.actors:  # on live tables others may cut in
            mark = ">" if seat == view.turn or view.phase == "call" else "!"
        lines.append(f"{mark} {words.name(seat):{width}}  {lies}")
    if view.number is not None and view.bettor is not None:
        symbols = " + ".join(words.label("face", symbol) for symbol in view.symbols)
        lines.append(words.say("sketch-bet", number=view.number, symbols=symbols, bettor=words.name(view.bettor)))
    elif view.last is not None:
        last = view.last
        lines.append(
            words.say(
                "sketch-last",
                bettor=words.name(last.bettor),
                number=last.number,
                symbols=" + ".join(words.label("face", symbol) for symbol in last.symbols),
                caller=words.name(last.caller),
                call="dixe" if last.dixe else "doubt",
            )
        )
        counts = ", ".join(map(str, last.counts))
        lines.append(words.say("sketch-counted", counts=counts, loser=words.name(last.loser)))
    return lines


DRAWING = Drawing(sketch)
