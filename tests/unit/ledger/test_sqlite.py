import random
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from souvenance.errors import (
    Conflict,
    InputError,
    SouvenanceError,
    StoreBusy,
    StoreCorrupt,
    StoreError,
    StoreFull,
    StoreMissing,
    StoreNewer,
    StoreUnwritable,
)
from souvenance.ledger import schema
from souvenance.ledger import sqlite as sqlite_ledger
from souvenance.ledger.sqlite import SqliteLedger, translated
from souvenance.types import Principal, Session, Turn

NOW = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
ANA = Principal(id="p_ana", name="ana", scope="sc_ana", tz="Europe/Paris")
SESSION = Session(
    id="s", scope="sc_ana", story=None, title="", turns=0, language="fr", first_at=None, last_at=None, created_at=NOW
)  # fmt: skip
TURN = Turn(
    id="t_1", scope="sc_ana", session="s", seq=1, at=NOW, utc_offset_min=0, role="user", speaker="ana", text="Bonjour",
    language="fr", origin="user", author="p_ana", audience="adult", revision=1, content_hash=bytes(16), created_at=NOW,
)  # fmt: skip


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a store with 200 turns."""
    path = tmp_path_factory.mktemp("begun") / "ledger.db"
    ledger = SqliteLedger(path)
    add(ledger, *(replace(TURN, id=f"t_{seq}", seq=seq, text=f"Phrase numéro {seq}. " * 20) for seq in range(1, 201)))
    ledger.close()
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, begun: bytes) -> Path:
    """A store with 200 turns, closed."""
    (tmp_path / "ledger.db").write_bytes(begun)
    return tmp_path / "ledger.db"


@pytest.fixture
def ledger(path: Path) -> Iterator[SqliteLedger]:
    """The same, open."""
    opened = SqliteLedger(path)
    yield opened
    opened.close()


def add(ledger: SqliteLedger, *turns: Turn) -> None:
    with ledger.write("sc_ana") as tx:
        tx.add_principal(ANA, NOW)
        header = tx.session("s") or SESSION
        tx.put_session(replace(header, turns=header.turns + len(turns)), ANA, NOW)
        tx.append(turns)


def on_disk(path: Path, statement: str) -> list[tuple[object, ...]]:
    """One statement by another hand, as far from this package as can be."""
    db = sqlite3.connect(path)
    try:
        found = db.execute(statement).fetchall()
        db.commit()
        return found
    finally:
        db.close()


def beside(path: Path) -> set[str]:
    return {p.name for p in path.parent.iterdir()} - {"ledger.lock"}


# -- append-only -------------------------------------------------------------------------------------------------------

CHANGES = [
    "UPDATE turns SET text = 'x' WHERE id = 't_1'",
    "UPDATE turns SET speaker = speaker",
    "UPDATE OR REPLACE turns SET seq = 2 WHERE id = 't_1'",
    "DELETE FROM turns WHERE id = 't_1'",
    "DELETE FROM turns",
]
_SAME = "INSERT OR {} INTO turns SELECT {} FROM turns WHERE id = 't_1'"
_COLUMNS = [column.name for column in schema.turns.columns]


def again(verb: str, **changed: str) -> str:
    return _SAME.format(verb, ", ".join(changed.get(name, name) for name in _COLUMNS))


REPLACEMENTS = [
    again("REPLACE", text="'x'"),
    again("REPLACE", id="'t_new'", position="9999"),  # takes the place in the session
    again("REPLACE", id="'t_new'", seq="9999"),  # takes the position
    again("ABORT"),
    again("ROLLBACK"),
]


@pytest.mark.parametrize("statement", CHANGES + REPLACEMENTS)
def test_turns_cannot_be_changed_by_any_statement(path: Path, statement: str) -> None:
    before = on_disk(path, "SELECT * FROM turns ORDER BY id")
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        on_disk(path, statement)
    assert on_disk(path, "SELECT * FROM turns ORDER BY id") == before


@pytest.mark.parametrize("statement", CHANGES + REPLACEMENTS[:3])
def test_a_purge_lifts_the_lock_while_it_lasts(path: Path, statement: str) -> None:
    before = on_disk(path, "SELECT * FROM turns ORDER BY id")
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    db.execute("INSERT INTO purge_open VALUES (1)")
    assert db.execute(statement).rowcount
    db.execute("DELETE FROM purge_open")
    db.execute("COMMIT")
    db.close()
    if "speaker = speaker" not in statement:
        assert on_disk(path, "SELECT * FROM turns ORDER BY id") != before
    if statement != "DELETE FROM turns":  # of which nothing is left to try it on
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            on_disk(path, "UPDATE turns SET text = 'x'")


def test_new_turns_still_come_in(path: Path) -> None:
    on_disk(path, again("ABORT", id="'t_new'", seq="9999", position="9999"))
    assert on_disk(path, "SELECT count(*) FROM turns") == [(201,)]


def test_a_session_with_turns_cannot_be_deleted(ledger: SqliteLedger) -> None:
    with pytest.raises(Conflict, match="FOREIGN KEY"), translated(), ledger._engine.connect() as db:
        db.exec_driver_sql("DELETE FROM sessions")


# -- durability --------------------------------------------------------------------------------------------------------


def test_it_is_set_up_to_survive_a_power_cut(ledger: SqliteLedger) -> None:
    for _ in range(2):
        with ledger._engine.connect() as one, ledger._engine.connect() as other:
            for db in (one, other):
                found = {
                    name: db.exec_driver_sql(f"PRAGMA {name}").scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
                }
                assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30_000}


def test_another_process_is_seen_at_once(ledger: SqliteLedger, path: Path) -> None:
    other = SqliteLedger(path)
    assert other.id == ledger.id
    for seq in range(201, 206):
        writer, reader = (ledger, other) if seq % 2 else (other, ledger)
        add(writer, replace(TURN, id=f"t_{seq}", seq=seq))
        assert reader.count_turns("sc_ana") == seq
        assert reader.revision("sc_ana") == seq - 199
        assert [turn.id for turn in reader.recent_turns("sc_ana", 1)] == [f"t_{seq}"]
    other.close()


def test_a_store_stands_after_it_was_closed(ledger: SqliteLedger, path: Path) -> None:
    add(ledger, replace(TURN, id="t_x", seq=300, text="黄山 🌄"))
    ledger.close()
    again = SqliteLedger(path, create=False)
    assert (again.id, again.recent_turns("sc_ana", 1)[0].text) == (ledger.id, "黄山 🌄")
    again.close()


def test_a_writer_waits_and_then_says_that_it_is_busy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_ledger, "BUSY_S", 0)
    ledger = SqliteLedger(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreBusy) as caught, ledger.write("sc_ana"):
        pass
    assert caught.value.retry
    assert ledger.count_turns("sc_ana") == 200  # readers do not wait
    other.execute("ROLLBACK")
    other.close()
    with ledger.write("sc_ana") as tx:
        assert tx.revision == 2
    ledger.close()


def test_a_full_disk_leaves_what_stood(ledger: SqliteLedger) -> None:
    with ledger._engine.connect() as db:
        db.exec_driver_sql("PRAGMA max_page_count = 1")  # as small as it is already
    with pytest.raises(StoreFull):
        add(ledger, replace(TURN, id="t_x", seq=300, text="x" * 500_000))
    assert ledger.count_turns("sc_ana") == 200
    assert ledger.revision("sc_ana") == 1
    assert list(ledger.check()) == []
    with ledger._engine.connect() as db:
        db.exec_driver_sql("PRAGMA max_page_count = 1000000")
    add(ledger, replace(TURN, id="t_x", seq=300))
    assert ledger.count_turns("sc_ana") == 201


# -- schema ------------------------------------------------------------------------------------------------------------

TABLES = ["principals", "grants", "tokens", "scopes", "sessions", "turns", "memories", "candidates", "events", "jobs", "receipts", "idempotency", "checkpoints", "leases", "summaries", "anchors", "positions", "chunks", "bullets", "mirrors", "traces", "token_usage", "quarantine", "purged"]  # fmt: skip


def test_every_table_of_the_design_stands(path: Path) -> None:
    found = {name for (name,) in on_disk(path, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert found == {*TABLES, "store", "purge_open", "alembic_version"}


@pytest.mark.parametrize("table", TABLES)
def test_every_table_belongs_to_a_scope_and_says_whose_it_is(path: Path, table: str) -> None:
    columns = on_disk(path, f"PRAGMA table_info({table})")
    needed = {str(name) for _, name, _, not_null, _, _ in columns if not_null}
    assert {"scope", "origin", "author", "audience", "created_at"} <= needed
    assert next(name for _, name, _, _, _, key in columns if key == 1) == "scope"


def test_the_newest_migration_is_the_one_the_code_names() -> None:
    config = Config()
    config.set_main_option("script_location", "souvenance.ledger:migrations")
    assert ScriptDirectory.from_config(config).get_heads() == [schema.HEAD]


def test_the_migrated_schema_is_the_declared_one(ledger: SqliteLedger) -> None:
    with ledger._engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []


def test_constraints_and_indexes_are_the_declared_ones(path: Path) -> None:
    """``compare_metadata`` does not look at unique constraints and keys as closely as this."""
    declared = sa.create_engine("sqlite://")
    schema.metadata.create_all(declared)
    migrated = sa.create_engine(f"sqlite:///{path}")
    one, other = sa.inspect(declared), sa.inspect(migrated)
    for table in schema.metadata.tables:
        for look in ("get_pk_constraint", "get_unique_constraints", "get_foreign_keys", "get_indexes"):
            found = [getattr(inspector, look)(table) for inspector in (one, other)]
            first, second = (sorted(map(str, item)) if isinstance(item, list) else item for item in found)
            assert first == second, (table, look)
    declared.dispose()
    migrated.dispose()


def test_a_new_store_is_sound_and_leaves_one_file(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "ledger.db")
    assert list(ledger.check()) == []
    ledger.close()
    assert beside(tmp_path / "ledger.db") == {"ledger.db"}


def test_many_that_begin_one_store_at_once_share_it(tmp_path: Path) -> None:
    opened: list[SqliteLedger] = []
    together = threading.Barrier(4)

    def begin() -> None:
        together.wait()
        opened.append(SqliteLedger(tmp_path / "ledger.db"))

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({ledger.id for ledger in opened}) == 1
    assert len(opened) == 4
    for ledger in opened:
        ledger.close()


def test_a_beginning_that_was_stopped_is_begun_again(tmp_path: Path) -> None:
    (tmp_path / "ledger.db").touch()
    with pytest.raises(StoreMissing):
        SqliteLedger(tmp_path / "ledger.db", create=False)
    ledger = SqliteLedger(tmp_path / "ledger.db")
    assert list(ledger.check()) == []
    ledger.close()


# -- what is never hidden or replaced ----------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [f"{int(schema.HEAD) + 1:04}", "9999"])
def test_a_later_version_is_refused_and_left_as_it_is(path: Path, version: str) -> None:
    on_disk(path, f"UPDATE alembic_version SET version_num = '{version}'")
    before = path.read_bytes()
    with pytest.raises(StoreNewer, match=version):
        SqliteLedger(path)
    assert path.read_bytes() == before
    assert beside(path) == {"ledger.db"}


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE alembic_version SET version_num = '0000'",
        "DELETE FROM alembic_version",
        "DROP TABLE alembic_version",
        "DELETE FROM store",
        "DROP TABLE store",
    ],
)
def test_a_store_that_does_not_know_itself_is_refused_and_left_as_it_is(path: Path, statement: str) -> None:
    on_disk(path, statement)
    before = path.read_bytes()
    with pytest.raises(StoreError):
        SqliteLedger(path)
    assert path.read_bytes() == before


def test_a_database_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "ledger.db"
    on_disk(path, "CREATE TABLE holidays (day TEXT)")
    before = path.read_bytes()
    with pytest.raises(StoreCorrupt, match="something else"):
        SqliteLedger(path)
    assert path.read_bytes() == before


def _random(content: bytes) -> bytes:
    return random.Random(1).randbytes(len(content))


def _half(content: bytes) -> bytes:
    return content[: len(content) // 2]


def _beginning(content: bytes) -> bytes:
    return content[:700]


def _text(_: bytes) -> bytes:
    return b"Bonjour, je ne suis pas une base.\n" * 50


@pytest.mark.parametrize("damaged", [_random, _half, _beginning, _text])
def test_a_corrupt_ledger_is_said_and_never_replaced(path: Path, damaged: object) -> None:
    path.write_bytes(damaged(path.read_bytes()))  # type: ignore[operator]
    before = path.read_bytes()
    with pytest.raises(StoreCorrupt, match="left as it is"):
        _read_all(path)
    assert path.read_bytes() == before


def test_no_page_can_be_overwritten_unseen(path: Path) -> None:
    content = path.read_bytes()
    size = int.from_bytes(content[16:18], "big")
    unseen = []
    for page in range(len(content) // size):
        noise = random.Random(page).randbytes(size)
        path.write_bytes(content[: page * size] + noise + content[(page + 1) * size :])
        try:
            found = _read_all(path)
        except StoreCorrupt:
            continue
        if not found:
            unseen.append(page + 1)
    assert unseen == []


def _read_all(path: Path) -> list[str]:
    ledger = SqliteLedger(path)
    try:
        return list(ledger.check())
    finally:
        ledger.close()


def test_damage_that_came_while_it_was_open_shows_when_a_turn_is_read(ledger: SqliteLedger, path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * 5)
        file.write(random.Random(2).randbytes(path.stat().st_size - 4096 * 5))
    before = path.read_bytes()
    with pytest.raises(StoreCorrupt):
        list(ledger.turns_after("sc_ana", 0, 500))
    with pytest.raises(StoreCorrupt):
        add(ledger, replace(TURN, id="t_x", seq=300))
    ledger.close()
    assert path.read_bytes() == before


def test_a_scope_is_guarded_since_it_was_first_and_not_since_its_second_guardian(tmp_path: Path) -> None:
    ledger = SqliteLedger(tmp_path / "ledger.db")
    add(ledger)

    def since(*given: datetime | None) -> str:
        for at in given:
            with ledger.write("sc_ana") as tx:
                tx.put_guarded(at)
        return str(on_disk(tmp_path / "ledger.db", "SELECT guarded_at FROM scopes")[0][0])

    later = NOW + timedelta(days=1)
    assert since(NOW, later) == since(None, NOW) != since(None, later)
    ledger.close()


def test_a_count_that_is_off_is_found(ledger: SqliteLedger, path: Path) -> None:
    on_disk(path, "UPDATE scopes SET turns = 7")
    assert list(ledger.check()) == ["scope sc_ana counts 7 turns and has 200"]


def test_a_row_without_its_session_is_found(ledger: SqliteLedger, path: Path) -> None:
    on_disk(path, "UPDATE sessions SET id = 'other'")
    found = list(ledger.check())
    assert len([line for line in found if "a row without" in line]) == 200
    assert found[200:] == [
        "session 'other' of scope sc_ana counts 200 turns and has 0", "session 's' of scope sc_ana is gone and has 200 turns",
    ]  # fmt: skip


def test_turns_whose_scope_is_gone_are_found(ledger: SqliteLedger, path: Path) -> None:
    on_disk(path, "DELETE FROM scopes")
    assert list(ledger.check()) == ["scope sc_ana is gone and has 200 turns"]


def test_a_scope_whose_turns_are_gone_is_found(ledger: SqliteLedger, path: Path) -> None:
    on_disk(
        path,
        "INSERT INTO scopes SELECT 'sc_ben', kind, name, 1, 3, origin, author, audience, created_at, tz, guarded_at FROM scopes",
    )
    assert list(ledger.check()) == ["scope sc_ben counts 3 turns and has 0"]


@pytest.mark.parametrize("turns", [0, 199, 201])
def test_a_session_whose_count_is_off_is_found(ledger: SqliteLedger, path: Path, turns: int) -> None:
    on_disk(path, f"UPDATE sessions SET turns = {turns}")
    assert list(ledger.check()) == [f"session 's' of scope sc_ana counts {turns} turns and has 200"]


@pytest.mark.parametrize("left", ["index.db", "notes", "ledger.db-wal", "ledger-old.db", "notes.seen", "purge.key"])
@pytest.mark.parametrize("create", [True, False])
def test_a_ledger_that_is_gone_is_not_replaced_by_an_empty_one(tmp_path: Path, left: str, create: bool) -> None:
    (tmp_path / left).mkdir() if left == "notes" else (tmp_path / left).write_bytes(b"x")
    with pytest.raises(StoreMissing, match=left):
        SqliteLedger(tmp_path / "ledger.db", create=create)
    assert beside(tmp_path / "ledger.db") == {left}


def test_a_ledger_cut_to_nothing_is_not_replaced_by_an_empty_one(tmp_path: Path) -> None:
    (tmp_path / "index.db").write_bytes(b"x")
    (tmp_path / "ledger.db").touch()
    with pytest.raises(StoreMissing, match=r"index\.db"):
        SqliteLedger(tmp_path / "ledger.db")
    assert (tmp_path / "ledger.db").read_bytes() == b""


def test_nothing_is_made_where_nothing_should_be(tmp_path: Path) -> None:
    with pytest.raises(StoreMissing, match="init"):
        SqliteLedger(tmp_path / "ledger.db", create=False)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_does_not_exist_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(StoreUnwritable):
        SqliteLedger(tmp_path / "nowhere" / "ledger.db")


def test_a_folder_in_its_place_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "ledger.db").mkdir()
    with pytest.raises(StoreUnwritable):
        SqliteLedger(tmp_path / "ledger.db")


# -- the driver's errors -----------------------------------------------------------------------------------------------


def _all_below(kind: type[Exception]) -> list[type[Exception]]:
    return [kind, *(found for below in kind.__subclasses__() for found in _all_below(below))]


@pytest.mark.parametrize("kind", _all_below(sqlite3.Error))
def test_every_error_of_the_driver_has_a_name_of_ours(kind: type[Exception]) -> None:
    with pytest.raises(SouvenanceError) as caught, translated():
        raise kind("something")
    assert isinstance(caught.value.__cause__, kind)


@pytest.mark.parametrize("kind", _all_below(sa.exc.DBAPIError))
def test_every_error_that_comes_wrapped_has_a_name_of_ours(kind: type[Exception]) -> None:
    with pytest.raises(SouvenanceError), translated():
        raise kind("SELECT 1", {}, sqlite3.OperationalError("something"))  # type: ignore[call-arg]


CODES: dict[str, type[SouvenanceError]] = {
    "SQLITE_BUSY": StoreBusy, "SQLITE_BUSY_SNAPSHOT": StoreBusy, "SQLITE_LOCKED": StoreBusy, "SQLITE_PROTOCOL": StoreBusy,
    "SQLITE_FULL": StoreFull, "SQLITE_CORRUPT": StoreCorrupt, "SQLITE_NOTADB": StoreCorrupt, "SQLITE_TOOBIG": StoreCorrupt,
    "SQLITE_IOERR_READ": StoreCorrupt, "SQLITE_IOERR_SHORT_READ": StoreCorrupt, "SQLITE_READONLY": StoreUnwritable,
    "SQLITE_CANTOPEN": StoreUnwritable, "SQLITE_IOERR": StoreUnwritable, "SQLITE_IOERR_WRITE": StoreUnwritable,
    "SQLITE_ERROR": StoreError, "SQLITE_INTERRUPT": StoreError,
}  # fmt: skip


@pytest.mark.parametrize(("name", "ours"), CODES.items())
@pytest.mark.parametrize("message", ["something", "no such column: full, locked, malformed, too big, readonly"])
def test_what_went_wrong_is_told_by_its_code_whatever_the_words(name: str, ours: type[SouvenanceError], message: str) -> None:
    for kind in (sqlite3.OperationalError, sqlite3.DatabaseError):
        error = kind(message)
        error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, name), name
        for raised in (error, sa.exc.OperationalError("SELECT 1", {}, error)):
            with pytest.raises(ours) as caught, translated():
                raise raised
            assert type(caught.value) is ours


def test_a_text_too_long_for_sqlite_is_the_callers_fault(ledger: SqliteLedger) -> None:
    with ledger._engine.connect() as db:
        raw = db.connection.driver_connection
        assert raw is not None
        raw.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 10_000)
    with ledger.write("sc_ana") as tx:
        with pytest.raises(InputError, match="longer than SQLite keeps"):
            tx.append([replace(TURN, id="t_x", seq=300, text="x" * 20_000)])
        tx.put_session(replace(SESSION, turns=201), ANA, NOW)
        tx.append([replace(TURN, id="t_y", seq=300)])
    assert [one.id for one in ledger.recent_turns("sc_ana", 2)] == ["t_200", "t_y"]


def test_a_value_that_no_column_takes_is_the_callers_fault(ledger: SqliteLedger) -> None:
    with pytest.raises(InputError, match="time zone"):
        add(ledger, replace(TURN, id="t_x", seq=300, at=datetime(2026, 1, 1)))  # noqa: DTZ001 - what must be refused
    assert ledger.count_turns("sc_ana") == 200


def test_our_own_errors_pass_unchanged() -> None:
    given = Conflict("as it was")
    with pytest.raises(Conflict) as caught, translated():
        raise given
    assert caught.value is given
