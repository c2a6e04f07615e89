"""The guests of a table: who is connected, here and elsewhere, and who receives what."""

from dicehouse.core.viewers import SPECTATOR
from dicehouse.server.guests import NODE_TIMEOUT, Guests
from server.local_tables import RecordingGuest


def guests(*viewers: int) -> tuple[Guests, list[RecordingGuest]]:
    found, all_guests = [RecordingGuest(viewer, f"client {place}") for place, viewer in enumerate(viewers)], Guests()
    all_guests.all.extend(found)
    return all_guests, found


def test_seats_are_connected_here_or_elsewhere() -> None:
    here, _ = guests(2, SPECTATOR, 0, 2)
    assert here.seats_here() == (0, 2)
    assert here.report("other", (1,), 0.0)
    assert not here.report("third", (1, 2), 10.0)  # nothing new
    assert here.seats() == {0, 1, 2}
    assert here.seats_here() == (0, 2)
    assert not here.expire_reports(NODE_TIMEOUT)
    assert here.expire_reports(NODE_TIMEOUT + 1.0)  # the report of the first
    assert here.seats() == {0, 1, 2}
    assert here.expire_reports(NODE_TIMEOUT + 11.0)
    assert here.seats() == {0, 2}


def test_bots_compute_for_a_player_before_a_spectator() -> None:
    assert guests()[0].client() == ""
    assert guests(SPECTATOR)[0].client() == "client 0"
    assert guests(SPECTATOR, 1, 0)[0].client() == "client 1"


def test_all_but_one_receive_a_broadcast() -> None:
    here, (one, two, three) = guests(0, 1, SPECTATOR)
    here.broadcast(b'{"a": 1}', but=two)
    assert (one.heard, two.heard, three.heard) == ([{"a": 1}], [], [{"a": 1}])


def test_the_oldest_connections_of_a_seat_are_closed_and_no_others() -> None:
    here, found = guests(0, 1, 0, 0)
    here.close_oldest(0, 4, 1013)
    assert not any(one.heard for one in found)
    here.close_oldest(0, 2, 1013)
    assert [bool(one.heard) for one in found] == [True, False, True, False]
    here.close(1008, lambda guest: guest.viewer == 1)
    assert found[1].heard == [{"closed": 1008}]
