import pytest

from dicehouse import create
from dicehouse.core.errors import OptionError
from dicehouse.core.options import pairs
from dicehouse.games import bind
from dicehouse.games.gonuts.options import GoNutsOptions


@pytest.mark.parametrize(
    ("game", "players", "options", "sentence"),
    [
        ("gonuts", 5, {}, "Go Nuts! is for 2 to 4 players, not 5."),
        ("chili", 0, {}, "Chili Dice is for 1 to 4 players, not 0."),
        ("dixkibluff", 2, {}, "DiXkiBluff is for 3 to 9 players, not 2."),
        ("chinchiller", "two", {}, "Chinchiller Dice is for 2 to 5 players, not two."),
        ("gonuts", 2, {"target": -5}, "The option target must be between 1 and 1000, not -5."),
        ("gonuts", 2, {"target": "-5"}, "The option target must be between 1 and 1000, not -5."),
        ("gonuts", 2, {"target": "lots"}, "The option target needs a whole number, not lots."),
        ("gonuts", 2, {"target": True}, "The option target needs a whole number, not True."),
        ("gonuts", 2, {"dogs": 0}, "The option dogs must be between 1 and 20, not 0."),
        ("gonuts", 2, {"round": "fast"}, "The option round must be one of beats, live, not fast."),
        (
            "gonuts",
            2,
            {"tarqet": 30},
            "There is no option called tarqet. "
            "The options are: first, target, round, counted, squirrels, acorns, cars, dogs, houses.",
        ),
        (
            "chili",
            2,
            {"first": 2},
            "The option first must be draw or the number of a seat (0 is the first seat), not 2.",
        ),
        (
            "chili",
            2,
            {"first": "me"},
            "The option first must be draw or the number of a seat (0 is the first seat), not me.",
        ),
        ("chinchiller", 2, {"series": "maybe"}, "The option series must be one of yes, no, not maybe."),
        ("chinchiller", 5, {"supply": 100}, "5 players take 24 sand each, but there is only 100 in all."),
        ("dixkibluff", 3, {"faces": "figure,figure"}, "A DiXe needs at least one face that can be bet on."),
        (
            "dixkibluff",
            3,
            {"faces": "pi,moon"},
            "The option faces needs 2 to 12 entries from pi, bomb, smiley, yinyang, sun, figure, not pi,moon.",
        ),
    ],
)
def test_what_makes_no_game_is_refused_in_a_clear_sentence(
    game: str, players: object, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(OptionError) as caught:
        create(game, players, **options)
    assert caught.value.sentence == sentence


def test_options_made_directly_are_checked_as_well() -> None:
    with pytest.raises(OptionError):
        GoNutsOptions(players=2, target=-5)
    with pytest.raises(OptionError):
        GoNutsOptions(players=9)
    assert GoNutsOptions(players=2, target="30").target == 30  # type: ignore[arg-type]  # that is the point
    assert GoNutsOptions(players=2, first="01").first == "1"


def test_a_person_may_type_what_a_program_may_give() -> None:
    typed = create("dixkibluff", "4", dice="5", knowledge="sealed", first="2", faces="pi, pi, figure")
    given = create("dixkibluff", 4, dice=5, knowledge="sealed", first=2, faces=["pi", "pi", "figure"])
    assert typed.options == given.options


def test_options_may_be_called_as_they_like() -> None:
    for key in ("name", "players", "game", "self", "cls"):
        with pytest.raises(OptionError) as caught:
            bind("gonuts", 2, {key: 1})
        assert caught.value.code == "options.unknown"


def test_a_number_too_long_to_print_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        create("gonuts", 2, target=10**5000)
    assert caught.value.details["value"] == "a very large number"


def test_long_nonsense_does_not_come_back_in_full() -> None:
    with pytest.raises(OptionError) as caught:
        create("gonuts", 2, target="x" * 100_000)
    assert len(caught.value.sentence) < 200


def test_pairs_from_a_command_line() -> None:
    assert pairs(["target=30", "faces = pi,sun"]) == {"target": "30", "faces": "pi,sun"}
    for text in ("target", "=30", ""):
        with pytest.raises(OptionError) as caught:
            pairs([text])
        assert caught.value.code == "options.pair"
