"""The settings of a node: where they come from, and which are refused."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from dicehouse.cli import app
from dicehouse.server.settings import Settings, read_settings


def test_settings_come_by_flag_then_environment_then_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "file"\nlimits = 0\n')
    environment = {"DICEHOUSE_PORT": "2", "DICEHOUSE_ORIGINS": "https://a.example, https://b.example", "OTHER": "x"}
    settings = read_settings({"port": 3, "host": None}, environment, file)
    assert (settings.port, settings.host, settings.limits) == (3, "file", 0.0)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert read_settings({}, environment, file).port == 2
    assert read_settings({}, {}, file).port == 1
    assert read_settings({}, {}, None) == Settings()


@pytest.mark.parametrize(
    ("given", "environment", "content", "code"),
    [
        ({"port": "many"}, {}, None, "settings.wrong"),
        ({}, {"DICEHOUSE_AWAY_AFTER": "soon"}, None, "settings.wrong"),
        ({"log_level": "loud"}, {}, None, "settings.wrong"),
        ({"origins": "https://games.example/"}, {}, None, "settings.wrong"),
        ({"origins": "*"}, {}, None, "settings.wrong"),
        ({}, {}, 'origins = ["games.example"]', "settings.wrong"),
        ({}, {}, "prot = 1", "options.unknown"),
        ({}, {}, "port = [", "file.unreadable"),
        ({}, {}, "", "file.missing"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    tmp_path: Path, given: dict[str, Any], environment: dict[str, str], content: str | None, code: str
) -> None:
    file = None if content is None else tmp_path / "house.toml"
    if content:
        (tmp_path / "house.toml").write_text(content)
    with pytest.raises(Exception) as refused:  # noqa: PT011 - the code is what matters
        read_settings(given, environment, file)
    assert getattr(refused.value, "code") == code  # noqa: B009


def test_the_help_of_the_command_names_every_setting() -> None:
    told = " ".join(CliRunner().invoke(app, ["serve", "--help"]).stdout.split())
    assert "DICEHOUSE_PORT" in told
    listed = told.partition("All settings: ")[2].rstrip(".").split(", ")
    assert tuple(listed) == Settings.__struct_fields__
