"""The names of bots: everybody at a table has another one, in every language, and keeps it."""

import pytest

from dicehouse import games
from dicehouse.bots import LEVELS, levels
from dicehouse.core.match import LONGEST_NAME
from dicehouse.texts import LANGUAGES, Texts, company_by_seat, company_names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_full_table_of_bots_shares_no_name(language: str, name: str) -> None:
    texts = Texts(language, name)
    most = games.spec(name).rules.options_type.seats[1]
    for level in levels(name):
        called = company_names(texts, [level] * most)
        assert called[0] == texts.say(f"bot-{level}")
        assert len(set(called)) == most
        assert not any(character.isdigit() for one in called for character in one)
        assert max(map(len, called)) <= LONGEST_NAME


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_spare_names_are_nobody_elses(language: str, name: str) -> None:
    texts = Texts(language, name)
    characters = {texts.say(f"bot-{level}") for level in LEVELS if f"bot-{level}" in texts}
    spare = [one.strip() for one in texts.say("bot-others").split(",")]
    assert len(set(spare)) == len(spare)
    assert characters.isdisjoint(spare)


def test_the_names_of_bots_do_not_depend_on_where_they_sit_now() -> None:
    texts = Texts("en", "gonuts")
    seats = [("Ann", ""), ("regular 2", "regular"), ("regular 3", "regular"), ("novice 4", "novice")]
    assert company_by_seat(texts, seats) == {1: "Hazel", 2: "Bramble", 3: "Pip"}
    further = [*seats[-1:], *seats[:-1]]
    assert company_by_seat(texts, further) == {2: "Hazel", 3: "Bramble", 0: "Pip"}


def test_whoever_left_for_good_keeps_the_name() -> None:
    assert company_by_seat(Texts("en", "gonuts"), [("Ben", "regular"), ("regular 2", "regular")]) == {1: "Hazel"}
