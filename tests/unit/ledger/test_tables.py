"""The ledger as tables: what a purge and an export ask of it."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from souvenance.errors import Conflict
from souvenance.ledger.secret import key_of
from souvenance.ledger.sqlite import BUSY_S, SqliteLedger
from souvenance.types import Principal, Session, Turn

NOW = datetime(2026, 2, 11, tzinfo=UTC)
ANA = Principal(id="p_ana", name="Ana", scope="sc_ana", tz="UTC")
OTTO = Principal(id="p_otto", name="Otto", scope="sc_otto", tz="UTC")


def turn(n: int, session: str = "s", seq: int | None = None, scope: str = ANA.scope) -> Turn:
    return Turn(
        id=f"t_{n}", scope=scope, session=session, seq=seq or n, at=NOW + timedelta(minutes=n), utc_offset_min=0, role="user",
        speaker="Ana", text=f"text {n}", language="en", origin="user", author=ANA.id, audience="adult", revision=1,
        content_hash=bytes([n] * 16), created_at=NOW,
    )  # fmt: skip


def header(turns: int, session: str = "s", scope: str = ANA.scope) -> Session:
    return Session(id=session, scope=scope, story=None, title="", turns=turns, language="en", first_at=None, last_at=None,
                   created_at=NOW)  # fmt: skip


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[SqliteLedger]:
    held = SqliteLedger(tmp_path / "ledger.db")
    with held.write(ANA.scope) as tx:
        tx.add_principal(ANA, NOW)
        tx.put_session(header(5), ANA, NOW)
        tx.append([turn(n) for n in range(1, 6)])
    yield held
    held.close()


def purge(ledger: SqliteLedger, *ids: str) -> None:
    with ledger.purging(ANA.scope) as tx:
        gone = tx.drop_ids("turns", ids)
        tx.purge_done({"s": gone}, ANA, NOW)


def stopped(gone: int) -> None:
    raise RuntimeError(f"{gone} went")


def test_turns_go_only_inside_a_purge_and_places_are_never_given_twice(ledger: SqliteLedger) -> None:
    purge(ledger, "t_2", "t_5")
    assert ledger.count_turns(ANA.scope) == 3
    assert ledger.extent(ANA.scope) == (2, 4)
    assert list(ledger.check()) == []
    with ledger.write(ANA.scope) as tx:
        assert tx.append([turn(6)]) == 6
        tx.put_session(header(6), ANA, NOW)
    assert ledger.extent(ANA.scope) == (3, 6)
    assert list(ledger.check()) == []
    with pytest.raises(Conflict), ledger.write(ANA.scope) as tx:
        tx._db.exec_driver_sql("DELETE FROM turns")


def test_a_purge_that_raises_changes_nothing_and_leaves_no_door_open(ledger: SqliteLedger) -> None:
    with pytest.raises(RuntimeError), ledger.purging(ANA.scope) as tx:
        stopped(tx.drop_ids("turns", ["t_1"]))
    assert ledger.count_turns(ANA.scope) == 5
    assert (list(ledger.unfinished()), ledger.generation(ANA.scope)) == ([], 0)
    with ledger._reading() as db:
        assert db.exec_driver_sql("SELECT count(*) FROM purge_open").scalar() == 0


def test_a_mark_stands_until_the_files_are_clean(ledger: SqliteLedger) -> None:
    purge(ledger, "t_1")
    assert list(ledger.unfinished()) == [ANA.scope]
    assert ledger.generation(ANA.scope) == 1
    ledger.finished(ANA.scope)
    assert list(ledger.unfinished()) == []
    assert ledger.generation(ANA.scope) == 1


@pytest.mark.parametrize("person", [False, True])
def test_a_scope_begun_again_goes_on_from_its_last_revision(ledger: SqliteLedger, person: bool) -> None:
    purge(ledger, "t_1")
    with ledger.purging(ANA.scope) as tx:
        gone = dict(tx.drop_scope())
        if person:
            gone |= tx.drop_principal()
        tx.purge_done({}, ANA, NOW)
    assert (gone["turns"], gone.get("principals")) == (4, 1 if person else None)
    assert (ledger.principal("Ana") is None) == person
    assert ledger.count_turns(ANA.scope) == 0
    with ledger.write(ANA.scope) as tx:
        tx.add_principal(ANA, NOW)
    assert ledger.revision(ANA.scope) > 3
    assert list(ledger.check()) == []


def test_a_digest_is_kept_with_its_time_and_the_latest_counts(ledger: SqliteLedger) -> None:
    later = NOW + timedelta(days=1)
    for at in (NOW, later):
        with ledger.purging(ANA.scope) as tx:
            tx.keep_digests({b"d" * 32: "memory"}, ANA, at)
    with ledger.write(ANA.scope) as tx:
        assert tx.purged([b"d" * 32, b"e" * 32]) == {b"d" * 32: later}
    with ledger.write(OTTO.scope) as tx:
        tx.add_principal(OTTO, NOW)
        assert tx.purged([b"d" * 32]) == {}


def test_a_snapshot_is_of_one_moment(ledger: SqliteLedger) -> None:
    with ledger.snapshot() as rows:
        sessions = list(rows(ANA.scope, "sessions"))
        with ledger.write(ANA.scope) as tx:
            tx.append([turn(6)])
        assert [row["id"] for row in rows(ANA.scope, "turns")] == [f"t_{n}" for n in range(1, 6)]
    assert sessions[0]["turns"] == 5


def test_rows_come_back_as_they_were(ledger: SqliteLedger) -> None:
    with ledger.snapshot() as rows:
        sessions, turns = list(rows(ANA.scope, "sessions")), list(rows(ANA.scope, "turns"))
    with ledger.write(OTTO.scope) as tx:
        tx.add_principal(OTTO, NOW)
    assert ledger.restore(OTTO.scope, "sessions", sessions, place=False) == 1
    assert ledger.restore(OTTO.scope, "turns", turns[:2], place=False) == 2
    assert ledger.restore(OTTO.scope, "turns", turns, place=False) == 3
    ledger.restored(OTTO.scope, 40, NOW)
    with ledger.snapshot() as rows:
        assert [{**row, "scope": ANA.scope} for row in rows(OTTO.scope, "turns")] == turns
    assert ledger.extent(OTTO.scope) == (40, 5)
    assert list(ledger.check()) == []
    other = [{**turns[0], "content_hash": "00" * 16}]
    with pytest.raises(Conflict, match="another text"):
        ledger.restore(OTTO.scope, "turns", other, place=False)


def test_holes_of_an_export_are_no_loss(ledger: SqliteLedger) -> None:
    purge(ledger, "t_2")
    with ledger.snapshot() as rows:
        sessions, turns = list(rows(ANA.scope, "sessions")), list(rows(ANA.scope, "turns"))
    with ledger.write(OTTO.scope) as tx:
        tx.add_principal(OTTO, NOW)
    ledger.restore(OTTO.scope, "sessions", sessions, place=False)
    ledger.restore(OTTO.scope, "turns", turns, place=False)
    ledger.restored(OTTO.scope, 1, NOW)
    assert ledger.count_turns(OTTO.scope) == 4
    assert list(ledger.check()) == []


def test_a_compacted_file_holds_nothing_of_what_was_dropped(ledger: SqliteLedger, tmp_path: Path) -> None:
    purge(ledger, "t_3")
    assert ledger.compact()
    every = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert b"text 3" not in every
    assert b"text 4" in every


def test_a_reader_that_never_ends_is_not_waited_for(
    ledger: SqliteLedger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souvenance.sqlite_driver.VACUUM_WAITS_MS", 50)
    with closing(sqlite3.connect(tmp_path / "ledger.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM turns").fetchall()
        purge(ledger, "t_3")
        began = time.monotonic()
        assert not ledger.compact()
        assert time.monotonic() - began < 10
        reader.execute("COMMIT")
    assert ledger.compact()
    with ledger._reading() as db:
        assert db.exec_driver_sql("PRAGMA busy_timeout").scalar() == BUSY_S * 1000


def test_the_key_of_a_home_is_made_once(tmp_path: Path) -> None:
    assert key_of(tmp_path, create=False) is None
    key = key_of(tmp_path, create=True)
    assert key is not None
    assert len(key) == 32
    assert key_of(tmp_path, create=True) == key == key_of(tmp_path, create=False)
    assert (tmp_path / "purge.key").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["purge.key"]
