"""The story of a finished game: places, facts, marks, curve and chapters, each on a game whose course is known."""

from collections.abc import Iterable

import pytest

from dicehouse import games
from dicehouse.core.game import Outcome
from dicehouse.core.record import Record
from dicehouse.kit.story import (
    MOST_POINTS,
    LeadChanged,
    Noted,
    Story,
    Storyteller,
    _every_nth,
    facts_of,
    most_notable,
    ranked,
    tell,
)
from dicehouse.texts import LANGUAGES, TableTranslator, Texts
from games.chinchiller.scenes import CLOSES_AN_EYE, blind_turn, scene
from games.dixkibluff.rounds import bid, deal, next_round, place
from golden import FOLDER
from support import Table

FIVE = "squirrel squirrel squirrel squirrel squirrel"
CARS = "car car car car car"
ACORNS = "acorn acorn acorn acorn acorn"
THREE = "acorn acorn acorn squirrel squirrel"


def story_of(table: Table) -> Story:
    return tell(teller(table), table.match.game, [entry.transition for entry in table.match.entries])


def teller(table: Table) -> Storyteller:
    return games.spec(table.match.game.name).story()


def found(table: Table) -> list[str]:
    """Every fact that could be told, as text."""
    steps = [entry.transition for entry in table.match.entries]
    write = facts_of(teller(table)).write
    return [write(one.fact) for one in teller(table).find(table.match.game, steps)]


def places(story: Story) -> list[tuple[int, int]]:
    """Seat and place, best first."""
    return [(each.seat, each.place) for each in story.places]


# places


def test_equal_scores_share_a_place_and_the_next_one_stays_empty() -> None:
    outcome = Outcome("end", (2,), (10, 10, 40, 3, 10))
    assert [(each.seat, each.place) for each in ranked(outcome, lambda seat: (outcome.scores[seat],))] == [
        (2, 1),
        (0, 2),
        (1, 2),
        (4, 2),
        (3, 5),
    ]


def test_shared_wins_are_all_first() -> None:
    outcome = Outcome("end", (0, 2), (10, 3, 10))
    assert [each.place for each in ranked(outcome, lambda seat: (outcome.scores[seat],))] == [1, 1, 3]


def gonuts() -> Table:
    """Three players to 12: haul of 5, 3 acorns run over, a Go Nuts! round, an equal second place."""
    table = Table("gonuts", 3, ACORNS, first=0, target=12, round="beats")
    table.act(0, "bank", "acorn acorn acorn squirrel squirrel")
    table.act(1, "roll", CARS)
    table.roll(THREE)
    table.act(2, "roll", FIVE, f"{ACORNS} dog dog")  # three lost, five picked up
    table.roll("acorn acorn acorn car squirrel")
    table.act(0, "bank", ACORNS)
    table.act(1, "bank", CARS)
    table.roll("acorn acorn acorn acorn squirrel")
    table.act(0, "bank")
    return table


def test_go_nuts_ranks_by_points_after_the_winner() -> None:
    story = story_of(gonuts())
    assert [(each.seat, each.place, each.score) for each in story.places] == [(0, 1, 12), (1, 2, 5), (2, 2, 5)]


def test_facts_of_go_nuts() -> None:
    facts = found(gonuts())
    assert {"haul 0 5", "haul 1 5", "cars 1 3", "nuts 1 2 5"} <= set(facts)
    assert not [fact for fact in facts if fact.startswith("scattered")]  # more was picked up than lost
    table = Table("gonuts", 2, ACORNS, first=0, target=10, round="beats")
    table.act(0, "roll", FIVE, f"{FIVE} dog", ACORNS)
    table.act(1, "roll", ACORNS)
    table.act(1, "bank")
    assert {"scattered 0 5 0", "nuts 1 0 0", "haul 1 10"} <= set(found(table))


def test_a_last_die_with_an_acorn_is_a_fact() -> None:
    table = Table("gonuts", 2, "acorn car car car car", first=0, target=2)
    table.act(0, "roll", "acorn")
    table.act(0, "bank")
    assert "lastdie 0" in found(table)


def test_marks_curve_chapters_and_feats_of_go_nuts() -> None:
    story = story_of(gonuts())
    assert story.marks == (("🍂", "🍂", "🍂"), ("🚗", "🍂"), ("🐿️", "🚗"))
    assert story.curve is not None
    assert list(zip(*story.curve.values, strict=True)) == [
        (0, 0, 0),
        (5, 0, 0),
        (5, 0, 5),
        (8, 0, 5),
        (8, 5, 5),
        (12, 5, 5),
    ]
    # with `first` chosen, the first turn begins without an event
    assert [chapter.event for chapter in story.chapters] == ["turn 1", "turn 2", "turn 0", "turn 1", "turn 2", "turn 0"]
    assert story.feats == {"haul": (5, 5, 5)}


def test_chinchiller_decides_a_tie_by_the_later_second_eye() -> None:
    table = scene((1, 1, 2), turn=0)
    table.roll(CLOSES_AN_EYE)  # seat 0 is blind second, seat 1 last; nobody's sand has changed
    table.roll(CLOSES_AN_EYE)
    story = story_of(table)
    assert places(story) == [(1, 1), (0, 2), (2, 3)]
    assert len({each.score for each in story.places}) == 1
    assert {"firstblind 2", "lastseeing 1"} <= set(found(table))


def test_a_series_of_chinchiller_shares_places() -> None:
    table = Table("chinchiller", 2, first=0, series="yes")
    while table.outcome is None:
        table.roll(CLOSES_AN_EYE)
    assert places(story_of(table)) == [(0, 1), (1, 1)]


def test_lies_of_chinchiller_that_were_believed_and_caught() -> None:
    table = scene((1, 2, 1), turn=1)
    blind_turn(table, "12 12", 2)
    table.act(1, "accept", CLOSES_AN_EYE)
    table.roll("12 6")
    table.act(0, "take")
    blind_turn(table, "6 6", 1)
    table.act(1, "challenge")
    assert table.outcome is not None  # the liar closed the last eye
    facts = found(table)
    assert {"lie 2 1 2 24", "caught 0 1 1 12", "take 0 18"} <= set(facts)
    assert story_of(table).marks[1][-2:] == ("🤥", "🧐")


def test_a_dry_tub_is_a_fact() -> None:
    table = Table("chinchiller", 2, first=0, supply=60)
    table.roll("12 x2")
    table.act(0, "take", CLOSES_AN_EYE)
    while table.outcome is None:
        table.roll(CLOSES_AN_EYE)
    assert "dry 1" in found(table)


SUNS = "sun sun sun"


def lose(table: Table, seat: int) -> None:
    """All dice show suns; the players bet on until this one doubts, and loses a die."""
    number = 1
    while number == 1 or table.state.turn != seat:
        bid(table, f"{number} sun")
        number += 1
    table.act(seat, "doubt")


def play_out(table: Table, *losers: int) -> None:
    """Rounds in which these seats lose a die, one after the other."""
    for seat in losers:
        next_round(table)
        lose(table, seat)


def test_dixkibluff_ranks_by_the_order_in_which_players_went_out() -> None:
    table = deal(SUNS, SUNS, SUNS)
    lose(table, 2)
    play_out(table, 2, 0, 2, 0, 0)  # seat 2 is out in round 4, seat 0 in round 6
    story = story_of(table)
    assert [(each.seat, each.place, each.rounds) for each in story.places] == [(1, 1, 6), (0, 2, 6), (2, 3, 4)]
    assert story.marks[2] == ("🎲", "🎲", "✊", "💀")  # it was right against seat 0 in round 3
    assert story.marks[0][-1] == "💀"
    assert story.feats == {"rounds": (6, 6, 4)}
    assert {"firstout 2 4", "rounds 6"} <= set(found(table))
    assert [chapter.event.split()[:2] for chapter in story.chapters] == [["round", str(n)] for n in range(2, 7)]
    assert story.curve is not None
    assert tuple(values[-1] for values in story.curve.values) == (0, 3, 0)


def test_bluffs_doubts_and_exact_calls_of_dixkibluff() -> None:
    table = deal("sun pi pi", "pi pi pi", "pi pi pi")
    bid(table, "2 sun", "3 sun")  # there is one: nobody doubts the two
    table.act(2, "doubt")
    place(table, 2, "bomb", "bomb", "bomb")
    table.roll("pi pi pi", "pi pi")
    table.act(2, "bet 3 bomb")
    table.act(0, "dixe")  # exactly three: seat 0 gets a die of seat 2
    play_out(table, 1, 1, 2, 2)
    facts = found(table)
    assert {"bluff 0 2 sun 1", "called 1 2 3 1", "exactly 0 1"} <= set(facts)
    assert story_of(table).marks[0][:2] == ("▫️", "🎯")


def test_a_doubt_that_fails_by_nothing_is_a_close_call_and_wrong_calls_are_counted() -> None:
    table = deal("sun pi pi", "sun pi pi", "pi pi pi")
    bid(table, "2 sun")
    table.act(1, "doubt")
    for _ in range(2):
        next_round(table)
        table.act(table.state.turn, "bet 1 sun")
        while table.state.actors[0] != 1:
            table.act(table.state.actors[0], "pass")
        table.act(1, "dixe")  # all are suns
    play_out(table, 2, 2, 2)
    assert {"close 0 1 2", "notexactly 1 2", "firstout 1 3"} <= set(found(table))


def test_a_winner_who_was_down_to_one_die_was_on_the_brink() -> None:
    table = deal(SUNS, SUNS, SUNS)
    lose(table, 0)
    play_out(table, 0, 1, 1, 1, 2, 2, 2)
    assert "brink 0 6" in found(table)


def test_facts_of_chili() -> None:
    table = Table("chili", 1, "1 1 1 1 1 1", rolls=2)
    table.act(0, "score 1", "1* 2 3 4 5 6")
    table.act(0, "turn 1 6")
    table.act(0, "score 6")
    facts = found(table)
    assert [fact for fact in facts if fact.startswith("chili 0")]
    assert "turned 0 1" in facts
    assert [fact for fact in facts if fact.startswith("nothings 0 8")]
    story = story_of(table)
    assert len(story.marks[0]) == 10
    assert story.marks[0][0] == "🌶️"
    assert story.marks[0].count("⬜") == 8
    assert table.outcome is not None
    assert story.feats == {"points": table.outcome.scores}


# choosing, and bounds


def test_the_three_heaviest_facts_are_told_in_the_order_in_which_they_happened() -> None:
    def noted(weight: float, at: int, times: int) -> Noted:
        kind = type(f"Kind{times}", (LeadChanged,), {}, frozen=True, gc=False, tag=f"kind{times}")
        return Noted(weight, at, kind(times))

    chosen = most_notable([noted(10, 9, 1), noted(50, 7, 2), noted(5, 1, 3), noted(30, 3, 4)])
    assert [(one.at, one.weight) for one in chosen] == [(3, 30), (7, 50), (9, 10)]


def test_of_one_kind_the_heaviest_fact_is_told() -> None:
    kinds = [Noted(10, 1, LeadChanged(2)), Noted(20, 2, LeadChanged(4)), Noted(15, 3, LeadChanged(3))]
    assert [one.fact for one in most_notable(kinds)] == [LeadChanged(4)]


@pytest.mark.parametrize("length", [1, 2, MOST_POINTS, MOST_POINTS + 1, 5000])
def test_long_curves_are_thinned_and_keep_their_end(length: int) -> None:
    kept = _every_nth(range(length), MOST_POINTS)
    assert len(kept) <= MOST_POINTS
    assert kept == sorted(set(kept))
    assert kept[-1] == length - 1


# every game, every language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_real_game_is_told_in_three_sentences(name: str, language: str) -> None:
    match = games.replay(Record.read((FOLDER / f"{name}.dicehouse").read_text()))
    teller = games.spec(name).story()
    story = tell(teller, match.game, [entry.transition for entry in match.entries])
    texts = Texts(language, name)
    words = TableTranslator(texts, [texts.say("you"), "Bob", "Cleo"])
    sentences = [words.fact(facts_of(teller).read(line.fact)) for line in story.lines]
    assert len(set(sentences)) == 3
    assert all(sentence[0].isupper() or not sentence[0].isalpha() for sentence in sentences)
    assert not [sentence for sentence in sentences if _addresses_by_name(sentence, texts.say("you"))]


def _addresses_by_name(sentence: str, you: str) -> Iterable[str]:
    """`by You`: the word for the reader where a name would stand, in the middle of a sentence."""
    return [word for word in sentence.split()[1:] if word.strip(".,;:") == you]
