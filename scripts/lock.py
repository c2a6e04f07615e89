"""Generate deploy/*.lock: what the image installs and is built with, exact versions with hashes.

`uv pip compile` finds the newest releases that pyproject.toml allows, for every platform. The files hold no address of
a registry: pip takes what it is set to, and refuses what has another hash.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = "3.12"
"""The Python of the image."""
HEAD = "# Made by `make lock`. Every file of these releases by its hash; pip refuses anything else.\n"


def build_requirements() -> list[str]:
    """What building the package needs: hatchling, and Node for the browser client."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    sys.path.insert(0, str(ROOT))
    from hatch_build import NODE  # noqa: PLC0415 - found only now

    return [*project["build-system"]["requires"], NODE]


def compile_lock(target: Path, *arguments: str, given: str | None = None) -> None:
    command = [
        str(Path(sys.executable).parent / "uv"), "pip", "compile", "--quiet", "--universal", "--python-version", PYTHON,
        "--generate-hashes", "--no-header", "--no-annotate", "--upgrade", "--no-build", *arguments,
    ]  # fmt: skip
    done = subprocess.run(command, cwd=ROOT, input=given, text=True, stdout=subprocess.PIPE, check=True)
    target.write_text(HEAD + done.stdout)


def main() -> None:
    compile_lock(ROOT / "deploy" / "requirements.lock", "pyproject.toml", "--extra", "server")
    compile_lock(ROOT / "deploy" / "build.lock", "-", given="\n".join(build_requirements()))


if __name__ == "__main__":
    main()
