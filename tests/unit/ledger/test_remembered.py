"""What the port does not show of the tables of what is remembered. The verbs: ``tests/contract/test_remembered.py``."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import event

from souvenance.core.identity import words_hash
from souvenance.errors import StoreBusy
from souvenance.ledger.sqlite import SqliteLedger
from souvenance.types import Memory, Principal, Session, Trace, Turn

NOW = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
ANA = Principal(id="p_ana", name="ana", scope="sc_ana", tz="Europe/Paris")
SESSION = Session(
    id="s", scope="sc_ana", story=None, title="", turns=0, language="fr", first_at=None, last_at=None, created_at=NOW
)  # fmt: skip
MEMORY = Memory(
    id="m_1", scope="sc_ana", kind="fact", text="J'habite à Lyon", subject="ana", story=None, language="fr", status="active",
    confidence=1.0, importance=5.0, sources=("t_1",), origin="user", author="p_ana", audience="adult", created_at=NOW,
    ranked_at=NOW, touched_at=NOW,
)  # fmt: skip
TRACE = Trace(
    id="tr_1", scope="sc_ana", session="s", seq=1, seats=(), left_out={}, missing=(), took_ms=1.0, author="p_ana",
    audience="adult", created_at=NOW,
)  # fmt: skip
COUNTERS = ("served", "served_semantic", "active_since_turn", "created_at")


def turn(seq: int) -> Turn:
    return Turn(
        id=f"t_{seq}", scope="sc_ana", session="s", seq=seq, at=NOW, utc_offset_min=0, role="user", speaker="ana", text="x",
        language="fr", origin="user", author="p_ana", audience="adult", revision=1, content_hash=bytes(16), created_at=NOW,
    )  # fmt: skip


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[SqliteLedger]:
    """A store with two turns."""
    opened = SqliteLedger(tmp_path / "ledger.db")
    with opened.write("sc_ana") as tx:
        tx.add_principal(ANA, NOW)
        tx.put_session(SESSION, ANA, NOW)
        tx.append([turn(1), turn(2)])
    yield opened
    opened.close()


def row_of(path: Path, *columns: str) -> tuple[object, ...]:
    """Of the one memory, by another hand."""
    db = sqlite3.connect(path)
    try:
        (found,) = db.execute(f"SELECT {', '.join(columns)} FROM memories").fetchall()
        return tuple(found)
    finally:
        db.close()


def test_a_change_of_a_memory_keeps_what_was_counted_of_it(ledger: SqliteLedger, tmp_path: Path) -> None:
    with ledger.write("sc_ana") as tx:
        tx.put_memory(MEMORY, b"k")
    assert row_of(tmp_path / "ledger.db", *COUNTERS) == (0, 0, 2, "2026-02-11T20:05:00.000000+00:00")
    with ledger.write("sc_ana") as tx:
        tx._db.exec_driver_sql("UPDATE memories SET served = 2, served_semantic = 3")
        tx.append([turn(3)])
        tx.put_memory(replace(MEMORY, text="Nîmes", created_at=datetime(2030, 1, 1, tzinfo=UTC)), None)
    assert row_of(tmp_path / "ledger.db", *COUNTERS) == (2, 3, 2, "2026-02-11T20:05:00.000000+00:00")


def test_a_change_of_a_memory_moves_its_hash_its_reach_its_key_and_its_revision(ledger: SqliteLedger, tmp_path: Path) -> None:
    columns = ("content_hash", "reach", "active_key", "revision")
    with ledger.write("sc_ana") as tx:
        tx.put_memory(MEMORY, b"k")
    assert row_of(tmp_path / "ledger.db", *columns) == (words_hash("fact", "ana", MEMORY.text), "global", b"k", 2)
    with ledger.write("sc_ana") as tx:
        tx.put_memory(replace(MEMORY, text="Nîmes", story="roman"), None)
    assert row_of(tmp_path / "ledger.db", *columns) == (words_hash("fact", "ana", "Nîmes"), "story", None, 3)


def test_a_trace_does_not_wait_for_another_process(ledger: SqliteLedger, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "ledger.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    before = time.monotonic()
    with pytest.raises(StoreBusy):
        ledger.keep_trace(TRACE, 9)
    assert time.monotonic() - before < 5  # and not the 30 s of a writer
    other.execute("ROLLBACK")
    other.close()
    ledger.keep_trace(TRACE, 9)
    assert list(ledger.traces("sc_ana")) == [TRACE]


def test_what_a_trace_does_without_is_given_back_to_the_writes(ledger: SqliteLedger) -> None:
    """Its connection is one of the pool: the next write may get it."""

    def manner() -> list[object]:
        with ledger._reading() as db:
            return [db.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "busy_timeout")]

    ledger.keep_trace(TRACE, 9)
    assert manner() == [2, 30_000]
    with ledger.write("sc_ana"), pytest.raises(StoreBusy):
        ledger.keep_trace(replace(TRACE, id="tr_2"), 9)
    assert manner() == [2, 30_000]


def test_a_trace_is_written_in_turn_with_the_other_writers_of_its_process(ledger: SqliteLedger) -> None:
    """Else whoever has the turn sleeps in SQLite until the trace is kept, and everybody waits behind."""
    in_turn: list[bool] = []

    def begun(_db: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("BEGIN"):
            in_turn.append(ledger._writing.locked())

    event.listen(ledger._engine, "before_cursor_execute", begun)
    ledger.keep_trace(TRACE, 9)
    with ledger.write("sc_ana"):
        pass
    assert in_turn == [True, True]


def test_many_threads_read_at_once_and_their_connections_are_kept(ledger: SqliteLedger) -> None:
    """A server reads in 40 threads: opening the file anew costs more than most reads."""
    opened: list[object] = []
    event.listen(ledger._engine, "connect", lambda *_: opened.append(None))
    for _ in range(2):
        together = threading.Barrier(40)

        def read(together: threading.Barrier = together) -> None:
            with ledger._reading():
                together.wait(20)  # BrokenBarrierError where one of them has to wait for a connection

        threads = [threading.Thread(target=read) for _ in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not together.broken
    assert len(opened) <= 40
