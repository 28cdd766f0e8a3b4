"""A store that an earlier version wrote opens with today's code, and loses nothing."""

import sqlite3
import threading
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from souvenance.ledger import schema
from souvenance.ledger.sqlite import SqliteLedger
from souvenance.types import Candidate, Event, Judged, Memory, Principal

NOW = datetime(2026, 2, 11, 20, 5, 1, 234567, tzinfo=UTC)
AT = "2026-02-11T20:05:01.234567+00:00"
OWNED: dict[str, Any] = {"origin": "user", "author": "p_ana", "audience": "adult", "created_at": AT}
# As version 0001 wrote them: no column of a later one.
ROWS_OF_0001: list[tuple[str, dict[str, Any]]] = [
    ("store", {"id": "store-1", "created_at": AT}),
    ("scopes", OWNED | {"scope": "sc_ana", "kind": "private", "name": "ana", "revision": 3, "turns": 1}),
    ("principals", OWNED | {"scope": "sc_ana", "id": "p_ana", "name": "ana", "tz": "Europe/Paris"}),
    ("sessions", OWNED | {
        "scope": "sc_ana", "id": "s", "story": None, "title": "Lyon", "language": "fr", "turns": 1, "first_at": AT,
        "last_at": AT, "changed_at": AT,
    }),
    ("turns", OWNED | {
        "scope": "sc_ana", "id": "t_1", "session": "s", "seq": 1, "position": 1, "at": AT, "utc_offset_min": 60, "role": "user",
        "speaker": "Ana", "text": "J'habite à Lyon 🏔", "language": "fr", "revision": 1, "content_hash": bytes(range(16)),
    }),
    ("memories", OWNED | {
        "scope": "sc_ana", "id": "m_1", "kind": "fact", "text": "J'habite à Lyon", "subject": "Ana", "story": None,
        "reach": "global", "language": "fr", "status": "active", "pinned": 1, "disputed": 0, "confidence": 0.5, "importance": 7,
        "tags": '["lieu"]', "sources": '["t_1"]', "ranked_at": AT, "touched_at": AT, "valid_from": None, "valid_until": None,
        "expires_at": None, "superseded_by": None, "rewritten": 1, "active_since_turn": 1, "served": 2, "served_semantic": 3,
        "accesses": 4, "content_hash": bytes(16), "active_key": b"key",
    }),
    ("candidates", OWNED | {
        "scope": "sc_ana", "id": "c_1", "job": "j_1", "kind": "fact", "text": "J'habite à Lyon", "sources": '["t_1"]',
        "verdict": "kept", "rule": "new", "memory": "m_1",
    }),
    ("events", OWNED | {
        "scope": "sc_ana", "id": "e_1", "what": "created", "target": "m_1", "why": "she said so", "before": "{}",
        "after": '{"text": "Lyon"}', "undoes": None,
    }),
]  # fmt: skip
MEMORY = Memory(
    id="m_1", scope="sc_ana", kind="fact", text="J'habite à Lyon", subject="Ana", story=None, language="fr", status="active",
    pinned=True, confidence=0.5, importance=7.0, tags=("lieu",), sources=("t_1",), origin="user", author="p_ana",
    audience="adult", created_at=NOW, ranked_at=NOW, touched_at=NOW, accesses=4, rewritten=1,
)  # fmt: skip
JUDGED = Judged(
    id="c_1", scope="sc_ana", job="j_1", verdict="kept", rule="new", why="", memory="m_1", origin="user", author="p_ana",
    audience="adult", created_at=NOW,
    candidate=Candidate(text="J'habite à Lyon", kind="fact", subject="", language="und", sources=("t_1",)),
)  # fmt: skip
EVENT = Event(
    id="e_1", scope="sc_ana", what="created", target="m_1", why="she said so", after={"text": "Lyon"}, origin="user",
    author="p_ana", audience="adult", created_at=NOW,
)  # fmt: skip


def begin_at(path: Path, version: str) -> None:
    """An empty store of an earlier schema, made in the way the ledger makes one."""
    engine = sa.create_engine(f"sqlite:///{path}")

    @sa.event.listens_for(engine, "connect")
    def _prepare(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None

    config = Config()
    config.set_main_option("script_location", "souvenance.ledger:migrations")
    with engine.connect() as db:
        db.exec_driver_sql("PRAGMA journal_mode = WAL")
        db.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = db
        command.upgrade(config, version)
        db.exec_driver_sql("COMMIT")
    engine.dispose()


def ask(path: Path, statement: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
    db = sqlite3.connect(path)
    try:
        found = db.execute(statement, values).fetchall()
        db.commit()
        return found
    finally:
        db.close()


def rows_of_0001(path: Path) -> list[list[tuple[Any, ...]]]:
    """What stands in the columns that version 0001 had."""
    return [ask(path, f"SELECT {', '.join(row)} FROM {table}") for table, row in ROWS_OF_0001]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed store of schema 0001 with a row in each table that had any."""
    path = tmp_path / "ledger.db"
    begin_at(path, "0001")
    for table, row in ROWS_OF_0001:
        ask(path, f"INSERT INTO {table} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))
    assert ask(path, "SELECT version_num FROM alembic_version") == [("0001",)]
    return path


def columns_of(path: Path, table: str) -> set[str]:
    return {name for _, name, *_ in ask(path, f"PRAGMA table_info({table})")}


def test_a_store_of_0001_opens_and_keeps_its_rows(path: Path) -> None:
    before = rows_of_0001(path)
    ledger = SqliteLedger(path, create=False)
    assert ask(path, "SELECT version_num FROM alembic_version") == [(schema.HEAD,)]
    assert rows_of_0001(path) == before
    assert ledger.id == "store-1"
    assert ledger.extent("sc_ana") == (3, 1)
    assert ledger.principal_of("sc_ana") == Principal(id="p_ana", name="ana", scope="sc_ana", tz="Europe/Paris")
    assert [one.text for one in ledger.recent_turns("sc_ana", 9)] == ["J'habite à Lyon 🏔"]
    assert list(ledger.check()) == []
    ledger.close()


def test_what_0001_knew_reads_with_the_defaults_of_what_came_later(path: Path) -> None:
    ledger = SqliteLedger(path)
    assert dict(ledger.memories("sc_ana", ["m_1"])) == {"m_1": MEMORY}
    assert list(ledger.memories_since("sc_ana", 0)) == [MEMORY]
    assert list(ledger.candidates("sc_ana", verdict="kept")) == [JUDGED]
    assert dict(ledger.verdict_counts("sc_ana")) == {("kept", "new"): 1}
    assert ledger.event("sc_ana", "e_1") == EVENT
    with ledger.write("sc_ana") as tx:
        assert tx.memory("m_1") == MEMORY
    ledger.close()


def test_no_session_of_0001_is_forgotten(path: Path) -> None:
    ledger = SqliteLedger(path)
    (header,) = ledger.sessions("sc_ana")
    assert (header.workspace, header.forgotten_at) == ("", None)
    assert ledger.forgotten_sessions("sc_ana") == frozenset()
    ledger.close()


def test_an_event_of_0001_comes_after_those_that_were_written_later(path: Path) -> None:
    ledger = SqliteLedger(path)
    with ledger.write("sc_ana") as tx:
        tx.add_event(replace(EVENT, id="e_0", created_at=NOW - timedelta(days=9)))
    assert [event.id for event in ledger.events("sc_ana")] == ["e_0", "e_1"]
    ledger.close()


def test_what_0001_knew_may_be_written_again(path: Path) -> None:
    ledger = SqliteLedger(path)
    with ledger.write("sc_ana") as tx:
        tx.put_memory(MEMORY, None)
        tx.add_judged(JUDGED)
    assert list(ledger.memories_since("sc_ana", 3)) == [MEMORY]
    assert list(ledger.candidates("sc_ana")) == [JUDGED]
    ledger.close()
    assert ask(path, "SELECT served, accesses, revision, active_key FROM memories") == [(2, 4, 4, None)]


def test_a_migrated_store_has_the_columns_and_indexes_of_a_new_one(path: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    new = tmp_path / "new" / "ledger.db"
    for store in (path, new):
        SqliteLedger(store).close()
    for table in schema.metadata.tables:
        for look in ("table_info", "index_list", "foreign_key_list"):
            one, other = (sorted(map(str, ask(store, f"PRAGMA {look}({table})"))) for store in (path, new))
            assert one == other, (table, look)


@pytest.mark.parametrize("new", [False, True], ids=["from 0001", "from nothing"])
def test_many_that_open_a_store_at_once_migrate_it_once(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, new: bool
) -> None:
    if new:
        path = tmp_path / "new.db"
        path.touch()
        (tmp_path / "ledger.db").unlink()
    upgrades: list[str] = []
    upgrade = command.upgrade
    monkeypatch.setattr(command, "upgrade", lambda config, to: (upgrades.append(to), upgrade(config, to)))
    together = threading.Barrier(9)
    opened: list[SqliteLedger] = []
    failed: list[BaseException] = []

    def start() -> None:
        together.wait()
        try:
            opened.append(SqliteLedger(path))
        except BaseException as exc:  # noqa: BLE001 - told below, with its reason
            failed.append(exc)

    threads = [threading.Thread(target=start) for _ in range(9)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert upgrades == ["head"]
    assert len({ledger.id for ledger in opened}) == 1
    for ledger in opened:
        assert list(ledger.candidates("sc_ana")) == ([] if new else [JUDGED])
        ledger.close()
    assert ask(path, "SELECT version_num FROM alembic_version") == [(schema.HEAD,)]


def test_a_migration_that_was_stopped_leaves_the_store_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = command.upgrade

    def stopped(config: Config, to: str) -> None:
        upgrade(config, to)
        raise KeyboardInterrupt

    before = rows_of_0001(path)
    with monkeypatch.context() as patch:
        patch.setattr(command, "upgrade", stopped)
        with pytest.raises(KeyboardInterrupt):
            SqliteLedger(path)
    assert ask(path, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert columns_of(path, "memories").isdisjoint({"revision", "slots"})
    assert columns_of(path, "candidates").isdisjoint({"why", "details"})
    assert columns_of(path, "events").isdisjoint({"revision", "place"})
    assert rows_of_0001(path) == before
    ledger = SqliteLedger(path)
    assert dict(ledger.memories("sc_ana", ["m_1"])) == {"m_1": MEMORY}
    ledger.close()
