from games.chinchiller.scenes import blind_turn, piles, scene
from support import Table, rule


@rule("chinchiller.eye-stays-closed", "chinchiller.roll-both", "C4.stop-or-reroll")
def test_a_player_with_one_eye_plays_on_as_before() -> None:
    table = scene((1, 0))
    assert table.view(0).closed == (1, 0)
    assert table.roll("1 3") == ["rolled 0 1,3 0,1 -"]  # seen by everybody: nobody is blind
    assert table.view(0).faces == ("1", "3")
    assert table.legal(0) == ["take", "reroll"]
    table.act(0, "reroll", "12 12")
    assert table.act(0, "take") == ["took 0 24", "turn 1 no"]
    assert table.state.closed == (1, 0)


@rule("chinchiller.second-eye-blind", "chinchiller.eye-two-chinchillers", "C4.close-eye")
def test_the_second_eye_makes_blind() -> None:
    table = scene((1, 0))
    assert table.roll("chinchiller x2") == ["rolled 0 chinchiller,x2 0,1 -", "eye 0 2", "turn 1 no"]
    assert table.state.blinded == (0,)
    assert (table.view(0).piles, table.view(1).piles) == (None, (24, 24))
    assert table.roll("1 3") == ["rolled 1 1,3 0,1 1"]
    assert table.act(1, "take") == ["took 1 4", "turn 0 yes"]  # yes: a blind turn


@rule("chinchiller.eye-stays-closed", "chinchiller.second-eye-blind")
def test_closed_eyes_stay_closed_whatever_happens() -> None:
    table = scene((2, 1, 0))
    for _ in range(3):
        blind_turn(table, "12 12", 24)
        table.act(0, "challenge", "1 1")  # looking is no opening of eyes
        assert table.view(0).faces is None
        table.act(1, "take", "6 6")
        table.act(2, "take")
        assert table.state.closed == (2, 1, 0)
        assert table.view(0).piles is None


@rule("chinchiller.second-eye-blind", "C5.one-roll")
def test_nobody_is_blind_with_one_eye_closed_each() -> None:
    table = scene((1, 1, 1))
    assert table.state.blinded == ()
    assert [table.view(seat).piles for seat in (0, 1, 2, -1)] == [(24, 24, 24)] * 4
    for seat in range(3):
        table.roll("1 1")
        assert table.legal(seat) == ["take", "reroll"]
        table.act(seat, "take")


@rule("chinchiller.piles-open")
def test_piles_are_open_to_everybody_who_sees() -> None:
    table = Table("chinchiller", 3, "12 12", first=0)
    table.act(0, "take", "6 1")
    table.act(1, "take")
    assert piles(table) == (48, 31, 24)
    for viewer in (0, 1, 2, -1, -2):
        assert table.view(viewer).piles == (48, 31, 24)
        assert table.view(viewer).supply == 642


@rule("chinchiller.piles-open")
def test_one_eye_is_enough_to_see_the_piles() -> None:
    table = scene((1, 2, 0), turn=2)
    table.roll("12 x2")
    table.act(2, "take")
    assert table.view(0).piles == (24, 24, 48)
    assert table.view(1).piles is None
    assert table.view(2).piles == (24, 24, 48)
