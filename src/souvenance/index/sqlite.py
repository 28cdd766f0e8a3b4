"""The index in one SQLite file: word keys and vectors, a range of keys a scope, and their arrays kept in memory.

A row's key is ``scope number << 32 | row number``, a window's is ``row key << 4 | window``: the rows of a scope lie together,
so that a scope of a thousand rows costs the same among a million others. No readable word of a text is in the file.
"""

import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from filelock import FileLock, Timeout

from souvenance.core.columns import Columns
from souvenance.core.units import IndexRow
from souvenance.errors import Conflict, IndexBroken, StoreBusy, StoreFull, StoreUnwritable
from souvenance.index.loaded import Loaded
from souvenance.ports import Embedded, IndexCounts, Pending, Vectors

FORMAT = "1"  # goes up with any change of these tables: an index of another format is thrown away and made again
WINDOW_BITS = 4
ROW_BITS = 32
BUSY_MS = 5_000  # writers; the index is never worth a longer wait: the ledger is the truth, the next pass catches up

_SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE models (no INTEGER PRIMARY KEY, stamp TEXT NOT NULL UNIQUE, dim INTEGER NOT NULL);
CREATE TABLE scopes (
  no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0,
  next_row INTEGER NOT NULL DEFAULT 0,      -- only grows: a row number is never given twice
  next_session INTEGER NOT NULL DEFAULT 0,
  row_epoch INTEGER NOT NULL DEFAULT 0,     -- goes up when rows change or go: arrays are read anew
  vector_epoch INTEGER NOT NULL DEFAULT 0   -- the same for vectors
);
CREATE TABLE sessions (
  scope_no INTEGER NOT NULL, no INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY (scope_no, id)
) WITHOUT ROWID;
CREATE TABLE rows (
  key INTEGER PRIMARY KEY, scope_no INTEGER NOT NULL, ref TEXT NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL,
  session INTEGER NOT NULL, seq INTEGER NOT NULL, at REAL, speaker INTEGER NOT NULL, language TEXT NOT NULL,
  fingerprint BLOB NOT NULL, length INTEGER NOT NULL, asks REAL NOT NULL, terms BLOB NOT NULL, others BLOB NOT NULL,
  active INTEGER NOT NULL DEFAULT 1, model INTEGER NOT NULL DEFAULT 0, cut INTEGER NOT NULL DEFAULT 0,
  UNIQUE (scope_no, ref)
);
CREATE INDEX rows_without_vectors ON rows (model, key) WHERE active = 1;
CREATE TABLE vectors (key INTEGER PRIMARY KEY, model INTEGER NOT NULL, vector BLOB NOT NULL);
CREATE TABLE windows (
  scope_no INTEGER NOT NULL, model INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (scope_no, model)
) WITHOUT ROWID;
"""


@contextmanager
def translated() -> Iterator[None]:
    """The driver's errors in our own words."""
    try:
        yield
    except sqlite3.OperationalError as exc:
        text = str(exc)
        if "locked" in text or "busy" in text:
            raise StoreBusy(f"the index is held by another process ({text}); it catches up by itself") from exc
        if "full" in text:
            raise StoreFull("the disk is full: the index stopped growing; free some space, it goes on by itself") from exc
        if "readonly" in text or "unable to open" in text or "disk I/O" in text:
            raise StoreUnwritable(f"the index cannot be written ({text}); see the rights of the home folder") from exc
        raise IndexBroken(f"the index cannot be read ({text}); it is made again from the ledger") from exc
    except sqlite3.DatabaseError as exc:
        raise IndexBroken(f"the index is damaged ({exc}); it is made again from the ledger") from exc
    except OSError as exc:
        raise StoreUnwritable(f"the index cannot be written: {exc}") from exc


@dataclass(slots=True)
class _Opened:
    connection: sqlite3.Connection
    inode: int


class SqliteIndex:
    """An ``Index`` in a file, or in memory for ``path=None``. Threads have a connection each; processes share the file."""

    def __init__(self, path: Path | None, stamps: Mapping[str, str]) -> None:
        """Open or begin an index.

        Args:
            path: the file; None keeps it in memory.
            stamps: what the index must have been made with (ledger id, version of the analysis); another value of any of
                them, another format or damage, and the index is begun anew.
        """
        self._path = path
        self._stamps = {"format": FORMAT, **stamps}
        self._here = threading.local()
        self._opened: list[_Opened] = []
        self._write_lock = threading.RLock()
        self._lock = threading.RLock()  # of what is in memory; never held while waiting for another process
        self._loaded: dict[tuple[str, str | None], Loaded] = {}
        self._memory = None if path else sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self.begun_because = self._begin()  # why an existing index was thrown away, "" when it was not

    # -- opening -------------------------------------------------------------------------------------------------------

    def _begin(self) -> str:
        try:
            with translated():
                found = self._stamps_found()
        except IndexBroken as exc:
            self.reset()
            return str(exc)
        if found is None:
            with translated(), self._writing() as db:
                self._create(db)
            return ""
        if changed := [key for key, value in self._stamps.items() if found.get(key) != value]:
            self.reset()
            return f"the index was made with another {', '.join(changed)}; it is made again from the ledger"
        return ""

    def _stamps_found(self) -> dict[str, str] | None:
        db = self._connection()
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
            return None
        return dict(db.execute("SELECT key, value FROM meta").fetchall())

    def _create(self, db: sqlite3.Connection) -> None:
        if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
            return  # another process was first
        for statement in _SCHEMA.split(";\n"):
            db.execute(statement)
        db.executemany("INSERT INTO meta VALUES (?, ?)", self._stamps.items())

    def reset(self) -> None:
        """See ``Index``. Other processes notice that the file is another one and open it anew."""
        with self._lock:
            self._loaded.clear()
            if self._path is None:
                self._memory = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
            else:
                self.close()
                with translated():
                    for ending in ("", "-wal", "-shm"):
                        self._path.with_name(self._path.name + ending).unlink(missing_ok=True)
            with translated(), self._writing() as db:
                self._create(db)

    def _connection(self) -> sqlite3.Connection:
        if self._memory is not None:
            return self._memory
        assert self._path is not None
        mine: _Opened | None = getattr(self._here, "opened", None)
        if mine is not None:
            with suppress(FileNotFoundError):
                if self._path.stat().st_ino == mine.inode:
                    return mine.connection
            with suppress(sqlite3.Error, ValueError):
                mine.connection.close()
            self._loaded.clear()
        connection = sqlite3.connect(
            self._path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False, cached_statements=64
        )
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        mine = _Opened(connection, self._path.stat().st_ino)
        with self._lock:
            self._opened.append(mine)
        self._here.opened = mine
        if mine.inode and not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
            connection.execute("BEGIN IMMEDIATE")
            self._create(connection)
            connection.execute("COMMIT")
        return connection

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with translated(), self._write_lock:  # threads of one process take turns here, where waiting is fair
            db = self._connection()
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
                db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
                raise

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with translated():
            db = self._connection()
            if self._memory is not None:
                with self._lock:
                    yield db
                return
            db.execute("BEGIN")
            try:
                yield db
            finally:
                with suppress(sqlite3.Error):
                    db.execute("COMMIT")

    def close(self) -> None:
        """See ``Index``."""
        with self._lock:
            for opened in self._opened:
                with suppress(sqlite3.Error):
                    opened.connection.close()
            self._opened.clear()
            self._here = threading.local()

    # -- writing -------------------------------------------------------------------------------------------------------

    def put(self, scope: str, rows: Sequence[IndexRow], position: int, revision: int) -> None:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope, create=True)
            standing = _standing(db, no, [row.ref for row in rows])
            sessions = _session_numbers(db, no, [row.session for row in rows])
            (next_row,) = db.execute("SELECT next_row FROM scopes WHERE no = ?", (no,)).fetchone()
            changed = False
            fresh = []
            for row in rows:
                known = standing.get(row.ref)
                if known is not None:
                    if known[1] == row.fingerprint:
                        continue
                    _delete(db, no, [known[0]])
                    changed = True
                key = no << ROW_BITS | next_row
                next_row += 1
                fresh.append(
                    (
                        key, no, row.ref, row.kind, row.position, sessions[row.session], row.seq,
                        None if np.isnan(row.at) else row.at, _signed(row.speaker_key), row.language, row.fingerprint,
                        row.length, row.asks, row.terms.tobytes(), row.others.tobytes(),
                    )
                )  # fmt: skip
            db.executemany(
                "INSERT INTO rows (key, scope_no, ref, kind, position, session, seq, at, speaker, language, fingerprint,"
                " length, asks, terms, others) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                fresh,
            )
            db.execute(
                "UPDATE scopes SET next_row = ?, row_epoch = row_epoch + ?, vector_epoch = vector_epoch + ?,"
                " position = max(position, ?), revision = max(revision, ?) WHERE no = ?",
                (next_row, changed, changed, position, revision, no),
            )

    def deactivate(self, scope: str, refs: Sequence[str]) -> int:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope)
            keys = [key for key, _ in _standing(db, no, refs).values()]
            done = sum(db.execute("UPDATE rows SET active = 0 WHERE key = ? AND active", (key,)).rowcount for key in keys)
            _touch(db, no)
            return done

    def remove(self, scope: str, refs: Sequence[str]) -> int:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope)
            keys = [key for key, _ in _standing(db, no, refs).values()]
            _delete(db, no, keys)
            _touch(db, no)
            return len(keys)

    def clear(self, scope: str) -> None:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope)
            low, high = _span(no)
            db.execute("DELETE FROM rows WHERE key BETWEEN ? AND ?", (low, high))
            db.execute("DELETE FROM vectors WHERE key BETWEEN ? AND ?", (low << WINDOW_BITS, _last_window(high)))
            db.execute("DELETE FROM sessions WHERE scope_no = ?", (no,))
            db.execute("DELETE FROM windows WHERE scope_no = ?", (no,))
            db.execute("UPDATE scopes SET position = 0, revision = 0 WHERE no = ?", (no,))
            _touch(db, no)

    def put_vectors(self, scope: str, stamp: str, items: Sequence[Embedded]) -> int:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope)
            standing = _standing(db, no, [item.ref for item in items])
            model, stored, added, replaced = 0, 0, 0, False
            for item in items:
                known, vectors = standing.get(item.ref), item.vectors
                if known is None or known[1] != item.fingerprint:
                    continue
                model = model or _model_no(db, stamp, vectors.shape[1])
                key = known[0]
                replaced |= _drop_windows(db, no, [key]) > 0
                db.executemany(
                    "INSERT INTO vectors VALUES (?, ?, ?)",
                    [(key << WINDOW_BITS | w, model, v.astype(np.float16).tobytes()) for w, v in enumerate(vectors)],
                )
                db.execute("UPDATE rows SET model = ?, cut = ? WHERE key = ?", (model, item.cut, key))
                stored += 1
                added += len(vectors)
            if stored:
                db.execute(
                    "INSERT INTO windows VALUES (?, ?, ?) ON CONFLICT (scope_no, model) DO UPDATE SET n = n + excluded.n",
                    (no, model, added),
                )
                db.execute("UPDATE scopes SET vector_epoch = vector_epoch + ? WHERE no = ?", (replaced, no))
            return stored

    # -- reading -------------------------------------------------------------------------------------------------------

    def position(self, scope: str) -> tuple[int, int]:
        """See ``Index``."""
        with self._reading() as db:
            found = db.execute("SELECT position, revision FROM scopes WHERE id = ?", (scope,)).fetchone()
            return (found[0], found[1]) if found else (0, 0)

    def pending(self, stamp: str, limit: int) -> Sequence[Pending]:
        """See ``Index``."""
        with self._reading() as db:
            models = [0, *(no for no, other in db.execute("SELECT no, stamp FROM models") if other != stamp)]
            found: list[Pending] = []
            for model in models:
                found += (
                    Pending(scope=scope, ref=ref, fingerprint=fingerprint)
                    for scope, ref, fingerprint in db.execute(
                        "SELECT s.id, r.ref, r.fingerprint FROM rows r JOIN scopes s ON s.no = r.scope_no"
                        " WHERE r.active = 1 AND r.model = ? ORDER BY r.key LIMIT ?",
                        (model, limit - len(found)),
                    )
                )
            return found

    def refs(self, scope: str, numbers: Sequence[int]) -> Sequence[str]:
        """See ``Index``."""
        with self._reading() as db:
            no = _scope_no(db, scope)
            refs = []
            for number in numbers:
                found = db.execute("SELECT ref FROM rows WHERE key = ?", (no << ROW_BITS | int(number),)).fetchone()
                refs.append(found[0] if found else "")
            return refs

    def vectors(self, scope: str, stamp: str, numbers: Sequence[int]) -> tuple[npt.NDArray[np.int64], Vectors]:
        """See ``Index``."""
        with self._reading() as db:
            no = _scope_no(db, scope)
            model, dim = _model(db, stamp)
            owners, blobs = [], []
            for number in sorted(int(number) for number in numbers):
                key = no << ROW_BITS | number
                for (blob,) in db.execute(
                    "SELECT vector FROM vectors WHERE key BETWEEN ? AND ? AND model = ? ORDER BY key",
                    (key << WINDOW_BITS, _last_window(key), model),
                ):
                    owners.append(number)
                    blobs.append(blob)
            matrix = np.frombuffer(b"".join(blobs), np.float16).reshape(len(blobs), dim)
            return np.array(owners, np.int64), matrix.astype(np.float32)

    def columns(self, scope: str, stamp: str | None) -> Columns:
        """See ``Index``. Kept in memory; a later call reads only what was added since."""
        with self._lock, self._reading() as db:
            loaded = self._loaded.setdefault((scope, stamp), Loaded())
            no = _scope_no(db, scope)
            loaded.catch_up(db, no, _model(db, stamp) if stamp else (-1, 0))
            return loaded.columns

    @contextmanager
    def claim(self) -> Iterator[bool]:
        """See ``Index``. A lock on a file beside the index: the system gives it back when a process dies."""
        if self._path is None:
            yield True
            return
        lock = FileLock(self._path.with_suffix(".lock"))
        try:
            lock.acquire(timeout=0)
        except Timeout:
            yield False
            return
        except OSError as exc:
            raise StoreUnwritable(f"{str(self._path.parent)!r} cannot be written: {exc}") from exc
        try:
            yield True
        finally:
            lock.release()

    def counts(self, scope: str, stamp: str | None) -> IndexCounts:
        """See ``Index``."""
        with self._reading() as db:
            no = _scope_no(db, scope)
            low, high = _span(no)
            model, _ = _model(db, stamp) if stamp else (-1, 0)
            position, revision = db.execute("SELECT position, revision FROM scopes WHERE no = ?", (no,)).fetchone() or (0, 0)
            rows, embedded, others, cuts, digest = 0, 0, 0, 0, 0
            for active, of_model, cut, fingerprint in db.execute(
                "SELECT active, model, cut, fingerprint FROM rows WHERE key BETWEEN ? AND ?", (low, high)
            ):
                rows += active
                cuts += active and cut
                embedded += active and of_model == model
                others += active and of_model not in (0, model)
                digest = (digest + int.from_bytes(fingerprint[:8], "little")) % 2**64
            return IndexCounts(
                rows=rows,
                embedded=embedded,
                other_models=others,
                cut=cuts,
                digest=digest,
                position=position,
                revision=revision,
            )


def _scope_no(db: sqlite3.Connection, scope: str, *, create: bool = False) -> int:
    """The number of a scope; 0, which no scope has, where there is none."""
    found = db.execute("SELECT no FROM scopes WHERE id = ?", (scope,)).fetchone()
    if found is None and create:
        return db.execute("INSERT INTO scopes (id) VALUES (?)", (scope,)).lastrowid or 0
    return found[0] if found else 0


def _model(db: sqlite3.Connection, stamp: str) -> tuple[int, int]:
    """(number, dimension) of a model; (-1, 0) where it has made no vector yet."""
    return db.execute("SELECT no, dim FROM models WHERE stamp = ?", (stamp,)).fetchone() or (-1, 0)


def _model_no(db: sqlite3.Connection, stamp: str, dim: int) -> int:
    no, known = _model(db, stamp)
    if no == -1:
        return db.execute("INSERT INTO models (stamp, dim) VALUES (?, ?)", (stamp, dim)).lastrowid or 0
    if known != dim:
        raise Conflict(f"{stamp!r} gave vectors of {dim} dimensions, and of {known} before: two models under one name")
    return no


def _session_numbers(db: sqlite3.Connection, no: int, sessions: Sequence[str]) -> dict[str, int]:
    numbers = {}
    for session in dict.fromkeys(sessions):
        found = db.execute("SELECT no FROM sessions WHERE scope_no = ? AND id = ?", (no, session)).fetchone()
        if found is None:
            found = db.execute(
                "UPDATE scopes SET next_session = next_session + 1 WHERE no = ? RETURNING next_session - 1", (no,)
            ).fetchone()
            db.execute("INSERT INTO sessions VALUES (?, ?, ?)", (no, found[0], session))
        numbers[session] = found[0]
    return numbers


def _standing(db: sqlite3.Connection, no: int, refs: Sequence[str]) -> dict[str, tuple[int, bytes]]:
    """Rows that stand under these refs: ref -> (key, fingerprint)."""
    found = {}
    for start in range(0, len(refs), 500):
        some = refs[start : start + 500]
        marks = ",".join("?" * len(some))
        for ref, key, fingerprint in db.execute(
            f"SELECT ref, key, fingerprint FROM rows WHERE scope_no = ? AND ref IN ({marks})", (no, *some)
        ):
            found[ref] = (key, fingerprint)
    return found


def _delete(db: sqlite3.Connection, no: int, keys: Sequence[int]) -> None:
    _drop_windows(db, no, keys)
    db.executemany("DELETE FROM rows WHERE key = ?", [(key,) for key in keys])


def _drop_windows(db: sqlite3.Connection, no: int, keys: Sequence[int]) -> int:
    dropped = 0
    for key in keys:
        span = (key << WINDOW_BITS, _last_window(key))
        for model, n in db.execute(
            "SELECT model, count(*) FROM vectors WHERE key BETWEEN ? AND ? GROUP BY model", span
        ).fetchall():
            db.execute("UPDATE windows SET n = n - ? WHERE scope_no = ? AND model = ?", (n, no, model))
            dropped += n
        if dropped:
            db.execute("DELETE FROM vectors WHERE key BETWEEN ? AND ?", span)
    return dropped


def _touch(db: sqlite3.Connection, no: int) -> None:
    db.execute("UPDATE scopes SET row_epoch = row_epoch + 1, vector_epoch = vector_epoch + 1 WHERE no = ?", (no,))


def _span(no: int) -> tuple[int, int]:
    return no << ROW_BITS, (no + 1 << ROW_BITS) - 1


def _last_window(key: int) -> int:
    return (key << WINDOW_BITS) | (1 << WINDOW_BITS) - 1


def _signed(key: int) -> int:
    """An unsigned 64-bit key as SQLite's signed integer."""
    return key - 2**64 if key >= 2**63 else key
