"""Writes deploy/*.lock: exact versions with hashes of what the image and a development environment install.

`uv pip compile` finds the newest releases that pyproject.toml allows, for every platform and for the given Python and
newer ones. The files hold no address of a registry: pip takes what it is set to, and refuses what has another hash.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
IMAGE_PYTHON = "3.12"
"""The Python of the image."""
HEAD = "# Made by `make lock`. Every file of these releases by its hash; pip refuses anything else.\n"


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def oldest_python() -> str:
    """The oldest Python the package supports."""
    return str(project()["project"]["requires-python"]).removeprefix(">=")


def build_requirements() -> list[str]:
    """What building the package needs: hatchling, and Node for the browser client."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import NODE  # noqa: PLC0415 - found only now

    return [*project()["build-system"]["requires"], NODE]


def compile_lock(name: str, python: str, *arguments: str, given: str | None = None) -> None:
    command = [
        str(Path(sys.executable).parent / "uv"), "pip", "compile", "--quiet", "--universal", "--python-version", python,
        "--generate-hashes", "--no-header", "--no-annotate", "--upgrade", "--no-build", *arguments,
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, input=given, text=True, stdout=subprocess.PIPE, check=True)
    (ROOT / "deploy" / name).write_text(HEAD + done.stdout)


def main() -> None:
    compile_lock("requirements.lock", IMAGE_PYTHON, "pyproject.toml", "--extra", "server", "--extra", "paper")
    compile_lock("build.lock", IMAGE_PYTHON, "-", given="\n".join(build_requirements()))
    compile_lock("dev.lock", oldest_python(), "pyproject.toml", "--extra", "dev")


if __name__ == "__main__":
    main()
