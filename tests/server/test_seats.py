"""Who sits where: which seat somebody gets, who may free one, and what a player takes along or loses."""

import pytest

from dicehouse.games import create
from dicehouse.server.errors import TableError
from dicehouse.server.seats import MOST_SENT_AWAY, Occupant, Player, SeatRequest, Seats

PERSON, PROGRAM, BOT = SeatRequest(), SeatRequest("program"), SeatRequest("bot", "novice")
ANN, BOB = Occupant("Ann", "person", "", "hash A", ""), Occupant("Bob", "person", "", "hash B", "")
ROBO = Occupant("Robo", "program", "", "hash R", "")
NIM = Occupant("Nim", "bot", "novice", "", "")


def seats(*requests: SeatRequest) -> Seats:
    return Seats(create("gonuts", len(requests)), requests)


def refusal(error: pytest.ExceptionInfo[TableError]) -> str:
    return error.value.code


def test_a_seat_is_for_one_kind_of_player() -> None:
    table = seats(PROGRAM, PERSON, PERSON)
    assert table.choose(None, ANN) == 1
    assert table.choose(2, ANN) == 2
    assert table.choose(None, ROBO) == 0
    assert table.has_room(None, ROBO)
    assert not table.has_room(1, ROBO)
    with pytest.raises(TableError) as caught:
        table.choose(0, ANN)
    assert refusal(caught) == "table.taken"
    table[0] = ROBO
    with pytest.raises(TableError) as caught:
        table.choose(None, Occupant("Other", "program", "", "hash O", ""))
    assert refusal(caught) == "table.full"


def test_two_players_have_two_names() -> None:
    table = seats(PERSON, PERSON)
    table[0] = ANN
    with pytest.raises(TableError) as caught:
        table.choose(None, BOB._replace(name="Ann"))
    assert refusal(caught) == "table.name-taken"


def test_a_token_keeps_one_seat_and_no_token_keeps_none() -> None:
    table = seats(PERSON, BOT, PERSON)
    table[0], table[1] = ANN, NIM
    assert table.seat_of("hash A") == 0
    assert table.seat_of("") is None  # a bot has no token
    table.check_player(Player(0, "hash A"))
    for nobody in (Player(0, "hash B"), Player(2, "hash A"), Player(2, "")):
        with pytest.raises(TableError) as caught:
            table.check_player(nobody)
        assert refusal(caught) == "table.token"


@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
def test_seats_without_a_player(seat: int) -> None:
    table = seats(PERSON, BOT, PERSON)
    table[0], table[1] = ANN, NIM
    assert table.has_player(0)
    assert not table.has_player(seat)
    with pytest.raises(TableError) as caught:
        table.check_has_player(seat)
    assert refusal(caught) == "table.nobody"


def test_a_player_frees_the_own_seat_and_the_host_any() -> None:
    table = seats(PERSON, PERSON, BOT)
    table[0], table[1], table[2] = ANN, BOB, NIM
    assert table.check_leave(0, "hash A", host=False, name="") is True
    assert table.check_leave(0, "hash A", host=True, name="Ann") is True
    assert table.check_leave(1, "", host=True, name="Bob") is False
    refused = [
        ((1, "hash A", False, ""), "table.not-host"),
        ((1, "", False, ""), "table.not-host"),
        ((1, "", True, "Ann"), "table.nobody"),  # somebody else sits there by now
        ((2, "", True, ""), "table.nobody"),
        ((7, "", True, ""), "table.nobody"),
    ]
    for (seat, token, host, name), code in refused:
        with pytest.raises(TableError) as caught:
            table.check_leave(seat, token, host=host, name=name)
        assert refusal(caught) == code


def test_a_bot_plays_for_somebody_until_they_are_back() -> None:
    table = seats(PERSON, PERSON)
    table[0] = ANN
    table.set_absent(0, "regular", 5.0)
    assert (table.bot_level_of(0), table.since) == ("regular", {0: 5.0})
    assert table.has_player(0)  # the seat is still theirs
    table.set_absent(0, None, 6.0)
    assert (table.bot_level_of(0), table.since, table.absent) == (None, {}, {})


def test_a_seat_that_a_bot_has_for_good_keeps_no_token() -> None:
    table = seats(PERSON, PERSON)
    table[0] = ANN
    table.set_absent(0, "regular", 5.0)
    table.give_to_bot(0, "novice", 9.0, removed=False)
    assert table.bot_level_of(0) == "novice"
    assert table.since == {0: 5.0}  # since the player is gone, not since the bot has the seat
    assert table.seat_of("hash A") is None
    assert not table.has_player(0)
    assert table.sent_away == {}


def test_whoever_was_sent_away_comes_back_when_the_host_says_so() -> None:
    table = seats(PERSON, PERSON)
    table[0] = ANN
    table.give_to_bot(0, "novice", 9.0, removed=True)
    for again in (ANN._replace(token="another"), ANN._replace(name="Anna")):  # the name or the token is enough
        with pytest.raises(TableError) as caught:
            table.check_welcome(again)
        assert refusal(caught) == "table.sent-away"
    table.check_welcome(BOB)
    table.restore("Ann", 0)
    assert (table[0], table.since) == (ANN, {})
    table.check_welcome(ANN)


def test_only_the_last_who_were_sent_away_are_remembered() -> None:
    table = seats(PERSON, PERSON)
    for number in range(MOST_SENT_AWAY + 1):
        table[0] = ANN._replace(name=f"Ann {number}", token=f"hash {number}")
        table.free(0, removed=True)
    assert len(table.sent_away) == MOST_SENT_AWAY
    assert not table.is_sent_away("hash 0")
    assert table.is_sent_away("hash 1")


def test_a_mute_follows_the_player_and_not_the_seat() -> None:
    table = seats(PERSON, PERSON)
    table[0], table[1] = ANN, BOB
    table.set_muted(0, True)
    moved = table.arranged(create("gonuts", 3), (PERSON,) * 3, (None, 1, 0))
    assert [moved.is_muted(seat) for seat in range(3)] == [False, False, True]
    moved.set_muted(2, False)
    assert not moved.is_muted(2)
    assert table.is_muted(0)  # the other one is a copy


def test_those_who_were_sent_away_keep_the_chair_they_had_where_it_is_still_there() -> None:
    table = seats(PERSON, PERSON, PERSON)
    table[0], table[2] = ANN, BOB
    table.free(0, removed=True)
    table.free(2, removed=True)
    moved = table.arranged(create("gonuts", 2), (PERSON,) * 2, (1, 2))
    assert {name: seat for name, (seat, _) in moved.sent_away.items()} == {"Ann": None, "Bob": 1}
