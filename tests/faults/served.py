"""A server in another process, as a person starts it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serving(home: Path, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """It and its URL; killed at the end. ``settings``: as variables of the environment are named, the prefix left out."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SOUVENANCE_")}  # noqa: TID251
    environment |= {"SOUVENANCE_HOME": str(home), "SOUVENANCE_EMBEDDER": "none", "NO_PROXY": "127.0.0.1"}
    environment |= {f"SOUVENANCE_{name.upper()}": value for name, value in settings.items()}
    process = subprocess.Popen(
        [sys.executable, "-m", "souvenance.cli.main", "serve", "--port", "0"], env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        yield process, found[0]
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
