"""`dicehouse games`: the games and their options."""

from dicehouse import games
from dicehouse.core.options import ListOf, OneOf, OptionInfo, Range, Starter, Switch
from dicehouse.terminal.screen import Screen
from dicehouse.texts import Texts


def show_catalogue(language: str, screen: Screen | None = None) -> None:
    """Print every game with its options."""
    screen = screen or Screen()
    for name in games.names():
        texts = Texts(language, name)
        low, high = games.load(name).options_type.seats
        screen.show(f"{name}  -  {texts.say('title')} ({low}-{high})", style="bold")
        screen.show(texts.say("tagline"))
        for info in games.load(name).options_type.describe():
            screen.show_indented(f"{info.key}={_default(info)}  ({_allowed(info, texts)})", 2)
            screen.show_indented(f"{texts.say(f'option-{info.key}')}. {texts.say(f'option-{info.key}-help')}", 6)
        screen.show()


def _default(info: OptionInfo) -> str:
    if isinstance(info.kind, Switch):
        return "yes" if info.default else "no"
    return ",".join(info.default) if isinstance(info.default, tuple) else str(info.default)


def _allowed(info: OptionInfo, texts: Texts) -> str:
    match info.kind:
        case Range(low=low, high=high):
            return f"{low}-{high}"
        case OneOf(words=words):
            return "; ".join(f"{word}: {texts.say(f'option-{info.key}-{word}')}" for word in words)
        case Switch():
            return "yes, no"
        case ListOf(words=words, low=low, high=high):
            return f"{low}-{high}: {', '.join(words)}"
        case Starter():
            return "draw, 0, 1, ..."
