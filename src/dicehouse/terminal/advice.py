"""Hints: why a choice is the best, and the values of the others, from what that seat may know."""

from collections.abc import Sequence

from dicehouse.bots import Candidate
from dicehouse.coach.advice import advise
from dicehouse.core.errors import BotError
from dicehouse.core.match import Match
from dicehouse.texts import TableTranslator

SHOWN = 5
"""The most choices shown in a hint."""


def hint(match: Match, seat: int, words: TableTranslator) -> list[str]:
    """The lines of a hint: why, then the best choices with their values; or the reason why there is no hint."""
    try:
        found = advise(match.game, match.state, seat, (entry.visible(seat) for entry in match.entries))
    except BotError as error:
        return [words.error(error)]
    choices = match.choices(seat)
    by_action = {choice.action: choice for choice in choices}
    actions = match.game.actions
    lines = [words.reason(reason, actions, choices) for reason in found.reasons]
    lines.append(words.say("advice-exact" if found.exact else "advice-estimate"))
    for candidate in _telling(found.candidates):
        value = f"{candidate.value:.1%}" if found.measure == "win" else f"{candidate.value:.2f}"
        often = f"  {candidate.weight:.0%}" if 0 < candidate.weight < 0.995 else ""
        mark = "*" if candidate.weight > 0.005 else " "
        lines.append(f"  {mark} {value:>7}  {words.choice(by_action[candidate.action])}{often}")
    lines.append(words.say("advice-win" if found.measure == "win" else "advice-points"))
    return lines


def _telling(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The choices to show, best first: those that are played, the best of each kind of action, then the best others."""
    ranked = sorted(candidates, key=lambda candidate: (-round(candidate.value, 6), -candidate.weight))
    kinds: set[object] = set()
    first: list[Candidate] = []
    rest: list[Candidate] = []
    for candidate in ranked:
        kind = candidate.action.__struct_config__.tag
        (rest if kind in kinds and candidate.weight == 0 else first).append(candidate)
        kinds.add(kind)
    shown = (first + rest)[:SHOWN]
    return sorted(shown, key=lambda candidate: (-round(candidate.value, 6), -candidate.weight))
