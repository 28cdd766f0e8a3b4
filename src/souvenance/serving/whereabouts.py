"""Sentences that go over the network name files of the store by what they are: the folders of the server are nobody's affair.

The full path stays for the command line, and for the log of the server.
"""

import re
from pathlib import PurePosixPath, PureWindowsPath

_ABSOLUTE = r"(?:[/\\]|[A-Za-z]:[/\\])"
_FILE = (
    r"(?:ledger|index)\.db[\w.-]*|(?:ledger|index[\w.]*)\.lock|purge\.key|notes\.seen|MEMORY\.md|\d{4}-\d\d-\d\d\.md"
    r"|notes[/\\]+(?:(?!(?P=quote)).)+"  # whatever else lies in the folders of the notes
)
_QUOTED = re.compile(
    rf"(?P<the>\bthe (?:ledger|index) )?(?P<quote>['\"]){_ABSOLUTE}(?:(?!(?P=quote)).)*?(?<=[/\\])(?:{_FILE})(?P=quote)"
)


def without_folders(sentence: str) -> str:
    """A sentence about a file of the store, without the folders in which it lies: "the ledger", 'MEMORY.md'. Total."""
    return _QUOTED.sub(_named, sentence)


def page_named(path: str) -> str:
    """A page by its name alone, wherever it lies: "2026-03-04.md"."""
    windows, posix = PureWindowsPath(path), PurePosixPath(path)
    return windows.name if windows.drive else posix.name


def _named(found: re.Match[str]) -> str:
    name = re.split(r"[/\\]+", found[0][:-1])[-1]
    for thing in ("ledger", "index"):
        if name.startswith(f"{thing}."):
            return f"the {thing}"
    return f"{found['the'] or ''}{found['quote']}{name}{found['quote']}"
