import pytest

from dicehouse.core.errors import SENTENCES, DicehouseError, define


def test_a_code_means_one_thing() -> None:
    define({"game.unknown": SENTENCES["game.unknown"]})  # the same again is fine: modules may be loaded twice
    with pytest.raises(ValueError, match="two meanings"):
        define({"game.unknown": "Something else."})


def test_an_error_is_its_sentence() -> None:
    error = DicehouseError("file.missing", path="game.dicehouse")
    assert str(error) == error.sentence == "There is no file game.dicehouse."
    assert error.code == "file.missing"
    assert error.details == {"path": "game.dicehouse"}


def test_sentences_are_sentences() -> None:
    assert [code for code, sentence in SENTENCES.items() if sentence[-1] not in ".}"] == []
    assert [code for code in SENTENCES if code != code.lower() or code.count(".") != 1] == []
