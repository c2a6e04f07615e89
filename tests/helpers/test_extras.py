"""Optional dependencies: what is missing is named, with the command that installs it."""

import json
import sys
from pathlib import Path

import pytest

from dicehouse.core.errors import MissingExtraError
from dicehouse.support.extras import installed, require
from dicehouse.texts import LANGUAGES, Texts


def test_what_is_installed_is_imported() -> None:
    assert require("json", extra="lab") is json
    assert require("xml.etree", extra="lab").__name__ == "xml.etree"


@pytest.mark.parametrize("module", ["no_such_package", "no_such_package.part"])
def test_what_is_missing_is_named_with_the_command_that_installs_it(module: str) -> None:
    with pytest.raises(MissingExtraError) as missing:
        require(module, extra="ray")
    assert missing.value.code == "extra.missing"
    for language in LANGUAGES:
        said = Texts(language).error(missing.value)
        assert "no_such_package" in said
        assert "pip install 'dicehouse[ray]'" in said


def test_a_broken_installation_is_not_called_a_missing_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_package.py").write_text("import a_dependency_of_it")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError) as broken:
        require("broken_package", extra="lab")
    assert broken.value.name == "a_dependency_of_it"
    sys.modules.pop("broken_package", None)


def test_a_package_is_found_without_being_imported() -> None:
    assert installed("msgspec")
    assert not installed("no_such_package")
    sys.modules.pop("this", None)
    assert installed("this")
    assert "this" not in sys.modules
