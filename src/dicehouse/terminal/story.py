"""The places of a finished game and its story, as lines of text."""

from dicehouse import games
from dicehouse.core.match import Match
from dicehouse.kit.story import Place, facts_of, tell
from dicehouse.texts import TableTranslator


def told(match: Match, words: TableTranslator) -> list[str]:
    """Who finished where, then the three sentences of the story."""
    teller = games.spec(match.game.name).story()
    story = tell(teller, match.game, [entry.transition for entry in match.entries])
    read = facts_of(teller).read
    places = [_place_line(place, words) for place in story.places] if match.game.players > 1 else []
    return [*places, *(words.fact(read(line.fact)) for line in story.lines)]


def _place_line(place: Place, words: TableTranslator) -> str:
    name = words.name(place.seat)
    if place.rounds is not None:
        return words.say("place-rounds", place=place.place, name=name, rounds=place.rounds)
    return words.say("place-line", place=place.place, name=name, score=place.score)
