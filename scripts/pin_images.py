"""Add to every image in deploy/images.env the current digest of its tag. Needs docker and access to the registry."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
IMAGES = ROOT / "deploy" / "images.env"
LINE = re.compile(r"^(\w+_IMAGE=)([^@\s]+)(@sha256:[0-9a-f]{64})?$", flags=re.MULTILINE)


def digest(image: str) -> str:
    """The digest of an image for all platforms, as the registry has it."""
    command = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
    found = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    if not re.fullmatch(r"sha256:[0-9a-f]{64}", found):
        raise SystemExit(f"{image}: no digest, but {found!r}")
    return found


def main() -> None:
    IMAGES.write_text(LINE.sub(lambda line: f"{line[1]}{line[2]}@{digest(line[2])}", IMAGES.read_text()))
    print(IMAGES.read_text())


if __name__ == "__main__":
    main()
