"""Real dice stay under real hands, and are told when these are lifted (D14)."""

import pytest

from dicehouse.core.errors import RollError
from dicehouse.core.match import Match
from dicehouse.core.record import SeatInfo
from dicehouse.core.viewers import SPECTATOR
from dicehouse.games import bind
from support import rule


def a_match() -> Match:
    game = bind("dixkibluff", 3, {"late": True, "first": "0"})
    return Match(game, [SeatInfo(name) for name in ("Ann", "Ben", "Cem")])


def doubted(match: Match, bettor: int, doubter: int, bet: str) -> None:
    match.act(bettor, bet)
    while match.game.legal_actions(match.state, match.actors[0])[1:] and match.state.phase == "call":
        match.act(match.actors[0], "pass")
    match.act(doubter, "doubt")


@rule("D14")
def test_bets_come_before_dice_and_a_placed_hand_is_told_first() -> None:
    match = a_match()
    assert (match.due, match.actors) == (None, (0,))
    doubted(match, 0, 1, "bet 2 pi")
    assert match.due is not None
    assert (match.due.throwers, match.due.seen_by) == ((0,), None)
    assert match.game.throwing(match.state) == (0,), "nobody tells their dice as those of another"
    for hand in ("pi pi sun", "sun sun sun", "bomb bomb bomb"):
        match.roll(tuple(hand.split()))
    assert match.game.view(match.state, SPECTATOR).last.counts == (2,)
    doubted(match, 0, 1, "bet 6 sun")  # Ann placed her dice this round
    assert match.actors == (0,)
    assert match.state.phase == "place"
    for face in ("sun", "sun", "pi"):
        match.act(0, f"place {face}")
    assert match.game.view(match.state, 1).hands == (None, None, None)  # a placed hand stays covered until all are up
    assert match.state.due.throwers == (1,)


@rule("D14")
def test_a_player_weighs_own_dice_in_private_and_only_while_there_is_betting() -> None:
    match = a_match()
    due = match.game.untold(match.state, 1)
    assert due is not None
    assert len(due.dice) == 3
    known = match.game.told_privately(match.state, 0, ("pi", "figure", "sun"))
    effects = {one.action: one.effect for one in match.game.choices(known, 0)}
    assert effects[match.game.actions.read("bet 2 pi")]["own"] == 2
    assert match.choices(0)[0].effect == {}
    doubted(match, 0, 1, "bet 2 pi")
    with pytest.raises(RollError):
        match.game.told_privately(match.state, 0, ("pi", "pi", "pi"))
