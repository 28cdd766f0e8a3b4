"""Pages of notes while processes write at once, read at once, or are killed."""

import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from souvenance.core.notes import parse
from souvenance.ledger.notes import FileNotes


@pytest.fixture
def notes(tmp_path: Path) -> FileNotes:
    return FileNotes(tmp_path, lambda: datetime(2100, 1, 1, tzinfo=UTC))


@pytest.fixture
def file(notes: FileNotes) -> Path:
    path = Path(notes.place("ana"))
    path.parent.mkdir(parents=True)
    path.write_text("- a\n", encoding="utf-8")
    return path


CHILD = """
import os, signal, sys
from datetime import UTC, datetime
from pathlib import Path
from souvenance.core.notes import added
from souvenance.errors import Conflict
from souvenance.ledger import notes as module

home, what, name = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
notes = module.FileNotes(home, lambda: datetime.now(UTC))
if what == "dies":
    module.Path.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
for number in range(20):
    while True:
        page = notes.read("ana")
        try:
            notes.write("ana", added(page.text, f"{name} {number}"), over=page.fingerprint)
            break
        except Conflict:
            pass
"""


def child(home: Path, what: str, name: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", CHILD, str(home), what, name])


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_writer_killed_before_the_rename_leaves_the_page_as_it_was(notes: FileNotes, file: Path, tmp_path: Path) -> None:
    assert child(tmp_path, "dies", "x").wait(60) == -signal.SIGKILL
    assert file.read_text(encoding="utf-8") == "- a\n"
    assert list(file.parent.rglob("*.tmp")) != []
    notes.write("ana", "- b\n", over=notes.read("ana").fingerprint)
    assert file.read_text(encoding="utf-8") == "- b\n"
    assert list(file.parent.glob(".*.tmp")) == []


def test_two_processes_that_write_at_once_lose_nothing(notes: FileNotes, file: Path, tmp_path: Path) -> None:
    writers = [child(tmp_path, "writes", name) for name in ("one", "deux")]
    assert [writer.wait(120) for writer in writers] == [0, 0]
    told = [bullet.text for bullet in parse(notes.read("ana").text).bullets]
    assert sorted(told) == sorted(["a", *(f"{name} {n}" for name in ("one", "deux") for n in range(20))])
    assert len(notes.archived("ana")) == 40


def test_a_page_is_always_whole(notes: FileNotes, file: Path, tmp_path: Path) -> None:
    writer = child(tmp_path, "writes", "one")
    seen: set[str] = set()
    while writer.poll() is None:
        seen.add(notes.read("ana").text)
    seen.add(notes.read("ana").text)
    assert len(seen) > 1
    for text in seen:  # each is a page that was written: a beginning of the last one, whole lines
        assert notes.read("ana").text.startswith(text)
        assert text.endswith("\n")
