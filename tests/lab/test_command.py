"""`dicehouse lab` at the command line: what it says, what it refuses, and Ctrl+C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dicehouse.cli import app

HEARING = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from dicehouse.cli import main; main()"
)
"""The command with an open ear: whoever starts tests in the background makes programs deaf to Ctrl+C."""
COMMAND = (sys.executable, "-c", HEARING, "lab", "chinchiller", "regular", "regular", "--lang", "en")


def say(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["lab", *words, "--lang", "en"])
    return done.exit_code, done.output


def test_it_tells_in_short_what_the_report_tells_at_length(tmp_path: Path) -> None:
    out = tmp_path / "lab"
    wishes = ("--option", "target=5,8", "--games", "6", "--luck", "0", "--jobs", "1")
    code, text = say("gonuts", "regular", "random", *wishes, "--out", str(out))
    assert code == 0
    assert "Go Nuts!: 12 games" in text
    assert "target 5" in text
    assert "target 8" in text
    assert (out / "report.html").exists()
    assert (out / "results.csv").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("gonuts", "regular", "random", "--games", "0"), "The option --games must be between 1 and"),
        (("gonuts", "regular", "random", "--option", "taget=3"), "There is no option called taget."),
        (("gonuts", "regular", "random", "--option", "target="), "The option target needs a whole number"),
        (("gonuts", "regular", "random", "--format", "xls"), "The option --format must be one of csv, parquet"),
        (("gonuts", "regular", "random", "--on", "moon"), "The option --on must be one of local, ray"),
        (("gonuts", "regular", "random", "--out", "/dev/null/lab"), "Nothing can be written into the folder"),
        (("gonuts", "perfect", "random", "--engine", "batch"), "These bots cannot be compiled: perfect"),
        (("ludo", "regular", "random"), "There is no game called ludo."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    out = () if "--out" in words else ("--out", str(tmp_path / "lab"))
    code, text = say(*words, *out)
    assert code == 2
    assert sentence in text
    assert "Traceback" not in text
    assert not (tmp_path / "lab" / "parts").exists()


def test_an_interrupt_keeps_what_was_finished_and_the_same_command_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "lab"
    command = [*COMMAND, "--games", "2000", "--luck", "0", "--jobs", "2", "--out", str(out)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        while running.poll() is None and not list((out / "parts").glob("*.json")):
            time.sleep(0.005)
        os.kill(running.pid, signal.SIGINT)
        said = "".join(running.communicate(timeout=120))
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Stopped." in said
    kept = sorted((out / "parts").glob("*.json"))
    assert 0 < len(kept) < 100
    assert "Not finished" in (out / "report.html").read_text()
    times = [path.stat().st_mtime_ns for path in kept]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "2,000 games" in done.stdout
    assert [path.stat().st_mtime_ns for path in kept] == times
    assert "Not finished" not in (out / "report.html").read_text()
