from support import Table, rule


@rule("gonuts.target")
def test_the_first_with_fifty_recorded_points_wins_at_once() -> None:
    table = Table("gonuts", 2, "acorn acorn acorn acorn acorn", first=0)
    for _ in range(9):
        table.act(0, "roll", "acorn acorn acorn acorn acorn")
    assert table.outcome is None  # 50 points, but none of them recorded
    assert table.act(0, "bank") == ["banked 0 50 50", "won 0 50"]
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
