"""Real dice of blind players are told when somebody looks, and else never (C18)."""

from dicehouse.coach import review_record
from dicehouse.core.match import Match
from dicehouse.core.record import RollLine, SeatInfo
from dicehouse.games import bind
from support import rule


def blind_ann() -> Match:
    """Ann has closed both eyes, and it is her turn."""
    match = Match(bind("chinchiller", 2, {"late": True, "first": "0"}), [SeatInfo("Ann"), SeatInfo("Ben")])
    for _ in range(2):
        match.roll(("chinchiller", "chinchiller"))
        match.roll(("1", "3"))
        match.act(1, "take")
    return match


@rule("C18")
def test_an_accepted_roll_is_never_told() -> None:
    match = blind_ann()
    assert (match.due, match.actors, match.game.view(match.state, 1).faces) == (None, (1,), ())
    assert match.game.untold(match.state, 1) is not None
    assert match.game.untold(match.state, 0) is None
    assert "true" not in match.choices(1)[0].effect
    match.act(1, "claim 9")
    match.act(0, "accept")
    assert (match.state.turn, match.state.sand.piles) == (1, (33, 23))


@rule("C18")
def test_a_challenged_roll_is_told_to_those_who_may_look() -> None:
    match = blind_ann()
    match.act(1, "claim 9")
    match.act(0, "challenge")
    assert match.due is not None
    assert match.due.seen_by is None
    match.roll(("6", "6"))
    assert match.state.closed == (2, 1)
    assert match.state.sand.piles == (36, 20)


@rule("C18")
def test_claims_about_dice_that_nobody_told_are_not_judged() -> None:
    match = blind_ann()
    while match.outcome is None:
        if match.due is not None:
            match.roll(("chinchiller", "chinchiller"))
        else:
            match.act(match.actors[0], "claim 24" if match.state.claim < 0 else "accept")
    reviewed = review_record(match.record)
    assert all(step.decision is None for step in reviewed.steps if step.text.startswith("claim"))
    assert sum(isinstance(line, RollLine) for line in match.record.lines) < len(match.entries)
