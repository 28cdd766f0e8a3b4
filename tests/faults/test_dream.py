"""A dream that is stopped before or after any step is ended by the next one, as if nothing had been: no loss, no twin."""

import contextlib
import itertools
import os
import re
import shutil
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from souvenance.engine import upholding
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.reflectors import BY_WORDS
from souvenance.errors import StoreError, StoreFull
from souvenance.index.sqlite import SqliteIndex
from souvenance.ledger.notes import FileNotes
from souvenance.ledger.sqlite import SqliteLedger
from souvenance.types import NewTurn

from .child import NAME
from .invariants import said_twice, whole_memories
from .test_points_of_failure import KINDS, SCOPE, FailsOnCall, begun, tools_of
from .test_write_points import later

__all__ = ["begun"]  # the fixture

DAYS = (date(2026, 3, 1),)
NIGHTS = (
    {"one": ("I am allergic to nuts.", "My friend Zelda plays the cello."), "two": ("I live in Lyon.",)},
    {"two": ("I moved to Nantes.",), "three": ("My friend Zelda plays the cello.", "I like green tea.")},
)
CASES = [("notes", 1), ("ledger", 7), pytest.param("ledger", 1, marks=pytest.mark.soak)]  # every so manieth call fails
BY_HAND = "# Mine\n\n- Paul eats everything\n"


def opened(folder: Path, hours: int) -> Handle:
    """The store of a folder as a new process finds it, some hours on."""
    path = folder / "ledger.db"
    tools = later(tools_of(SqliteLedger(path), SqliteIndex(folder / "index.db", {})), hours)
    tools = replace(tools, notes=FileNotes(folder, tools.clock))
    return Souvenance(tools, background=False).as_principal(NAME)


def closed(me: Handle) -> None:
    me._tools.index.close()
    me._tools.ledger.close()


def say(me: Handle, night: int) -> None:
    for session, texts in NIGHTS[night].items():
        me.observe([NewTurn(text=text, at=me._tools.clock()) for text in texts], session=session)


@pytest.fixture(scope="module")
def evening(tmp_path_factory, begun) -> Path:
    """A store whose first night is over, and a person's page beside it; a second day has been talked through."""
    folder = tmp_path_factory.mktemp("evening")
    (folder / "ledger.db").write_bytes(begun)
    me = opened(folder, 0)
    me.observe([NewTurn(text="Hello")], session="before")
    me.dream()
    me.write_notes(BY_HAND, over=me.notes().fingerprint)
    say(me, 0)
    closed(me)
    me = opened(folder, 1)
    me.dream()
    say(me, 1)
    closed(me)
    return folder


def copied(evening: Path, folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    return Path(shutil.copytree(evening, folder))


def outcome(folder: Path) -> tuple:
    """What stands after all: pages and memories, without the ids that chance gives."""
    me = opened(folder, 20)
    try:
        ledger, scope = me._tools.ledger, me.principal.scope
        memories = whole_memories(ledger, SCOPE)
        assert said_twice(memories) == set()
        assert ledger.check() == []
        pages = [me._tools.notes.read(scope, day).text for day in (None, *DAYS)]
        found = {note.text for note in me.recall("Zelda tea Nantes nuts", kinds=("bullet", "episode"), weak=True).notes}
        rows = me._tools.index.counts(f"{scope}/notes", None).rows
        assert me._tools.ledger.checkpoint(scope, "dreamer")["open"] is None
        runs = me.dreams()  # a job that failed waits, and is learned of in the next one
        assert {run.state for run in runs} == {"done"}
        sums = [sum(getattr(run, name) for run in runs) for name in ("turns", "told", "learned")]
        stand = sorted((m.text, m.status, m.pinned) for m in memories.values())
        pages[0] = re.sub(r"m_[0-9a-f]+|(?<= )[0-9a-f]{16}(?= -->)", "", pages[0])  # and the digests over them
        return pages, stand, found, rows, sums
    finally:
        closed(me)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory, evening) -> tuple:
    folder = copied(evening, tmp_path_factory.mktemp("undisturbed") / "store")
    me = opened(folder, 2)
    me.dream()
    closed(me)
    found = outcome(folder)
    (notes, journal), stand, *_ = found
    assert notes.startswith(BY_HAND)
    assert "green tea" in notes
    assert journal.count("- ana: ") == 6
    assert ("I live in Lyon.", "superseded", False) in stand
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("port", "step"), CASES)
def test_a_dream_that_fails_anywhere_is_ended_by_the_next(tmp_path, evening, undisturbed, port, step, kind):
    for n in itertools.count(1, step):
        folder = copied(evening, tmp_path / "store")
        me = opened(folder, 2)
        failing = FailsOnCall(getattr(me._tools, port), n, kind=kind)
        with contextlib.suppress(StoreError):
            upholding.dream(replace(me._tools, **{port: failing}), me.principal, BY_WORDS)
        closed(me)
        again = opened(folder, 3)
        again.dream()
        closed(again)
        assert outcome(folder) == undisturbed, f"{port}, call {n}, {kind}"
        if not failing.fired:
            assert n > 5, "the failing port was hardly used"
            return


class DiesOnCall(FailsOnCall):
    """The process ends at the nth call, and no line of it runs any more."""

    def _count(self):
        self._left -= 1
        if self._left == 0:
            os._exit(9)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("port", "step"), CASES)
def test_a_dream_whose_process_dies_anywhere_is_ended_by_the_next(tmp_path, evening, undisturbed, port, step, kind):
    deaths = 0
    for n in itertools.count(1, step):
        folder = copied(evening, tmp_path / "store")
        child = os.fork()
        if not child:
            with contextlib.suppress(BaseException):
                me = opened(folder, 2)
                dying = DiesOnCall(getattr(me._tools, port), n, kind=kind)
                upholding.dream(replace(me._tools, **{port: dying}), me.principal, BY_WORDS)
                os._exit(0)
            os._exit(1)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        assert code in {0, 9}
        deaths += code == 9
        again = opened(folder, 3)
        again.dream()
        closed(again)
        assert outcome(folder) == undisturbed, f"{port}, call {n}, {kind}"
        if not code:
            assert deaths > 4, "the process hardly died"
            return


def test_a_full_disk_leaves_the_page_of_a_person_whole(tmp_path, evening):
    folder = copied(evening, tmp_path / "store")
    me = opened(folder, 2)
    before = me.notes().text

    class Full:
        def __getattr__(self, name):
            if name == "write":
                raise StoreFull("no space left")
            return getattr(me._tools.notes, name)

    with pytest.raises(StoreFull):
        upholding.dream(replace(me._tools, notes=Full()), me.principal, BY_WORDS)
    assert me.notes().text == before
    closed(me)
