"""The index in one SQLite file: word keys and vectors, a range of keys a scope, and their arrays kept in memory.

A row's key is ``scope number << 32 | row number``, a window's is ``row key << 4 | window``: the rows of a scope lie together,
so that a scope of a thousand rows costs the same among a million others. No readable word of a text is in the file.
"""

import errno
import sqlite3
import threading
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from hashlib import blake2b
from pathlib import Path
from uuid import uuid4

import numpy as np
import numpy.typing as npt
from filelock import FileLock, Timeout

from souvenance.core.columns import Columns
from souvenance.core.units import IndexRow
from souvenance.errors import Conflict, IndexBroken, StoreBusy, StoreError, StoreFull, StoreUnwritable
from souvenance.index.loaded import ROW_BITS, WINDOW_BITS, Loaded
from souvenance.index.seal import row_seal, sealed, unsealed
from souvenance.ports import Embedded, IndexCounts, Pending, Vectors
from souvenance.sqlite_driver import cause_of, slices, vacuum

FORMAT = "3"  # goes up with any change of these tables: an index of another format is thrown away and made again
ROWS_HELD = 1_000_000  # of all scopes in memory, about 2 kB each with a vector; one scope alone may have more
_SEAL_BYTES = 8
CLOSED_WITHIN_S = 2.0  # of what other threads have in use
_OPENINGS = 20  # each fails only where another process made the index anew at that moment
BUSY_MS = 5_000  # writers; the index is never worth a longer wait: the ledger is the truth, the next pass catches up

_SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE models (no INTEGER PRIMARY KEY, stamp TEXT NOT NULL UNIQUE, dim INTEGER NOT NULL);
CREATE TABLE scopes (
  no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  position INTEGER NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0,
  mark TEXT NOT NULL DEFAULT '',            -- of the turn at that position, as the engine gave it
  next_row INTEGER NOT NULL DEFAULT 0,      -- only grows: a row number is never given twice
  active INTEGER NOT NULL DEFAULT 0,        -- how many rows must be there: a damaged file may lose some without a word
  next_session INTEGER NOT NULL DEFAULT 0,
  row_epoch INTEGER NOT NULL DEFAULT 0,     -- goes up when rows change or go: arrays are read anew
  vector_epoch INTEGER NOT NULL DEFAULT 0   -- the same for vectors
);
CREATE TABLE sessions (
  scope_no INTEGER NOT NULL, id TEXT NOT NULL, no INTEGER NOT NULL, PRIMARY KEY (scope_no, id)
) WITHOUT ROWID;
CREATE TABLE rows (
  key INTEGER PRIMARY KEY, scope_no INTEGER NOT NULL, ref TEXT NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL,
  session INTEGER NOT NULL, seq INTEGER NOT NULL, at REAL, speaker INTEGER NOT NULL, language TEXT NOT NULL,
  fingerprint BLOB NOT NULL, length INTEGER NOT NULL, asks REAL NOT NULL, terms BLOB NOT NULL, others BLOB NOT NULL,
  seal INTEGER NOT NULL, active INTEGER NOT NULL DEFAULT 1, model INTEGER NOT NULL DEFAULT 0, cut INTEGER NOT NULL DEFAULT 0,
  UNIQUE (scope_no, ref)
);
CREATE INDEX rows_without_vectors ON rows (model, key) WHERE active = 1;
CREATE TABLE vectors (key INTEGER PRIMARY KEY, model INTEGER NOT NULL, vector BLOB NOT NULL);
CREATE TABLE calibrations (
  scope_no INTEGER NOT NULL, stamp TEXT NOT NULL, made_at TEXT NOT NULL, packed BLOB NOT NULL, PRIMARY KEY (scope_no, stamp)
) WITHOUT ROWID;
CREATE TABLE null_questions (
  stamp TEXT NOT NULL, key BLOB NOT NULL, vector BLOB NOT NULL, PRIMARY KEY (stamp, key)  -- no words: a hash of them
) WITHOUT ROWID;
CREATE TABLE windows (
  scope_no INTEGER NOT NULL, model INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (scope_no, model)
) WITHOUT ROWID;
"""


@contextmanager
def translated(path: Path | None = None) -> Iterator[None]:
    """The driver's errors in our own words; ``path`` is named in them."""
    try:
        yield
    except sqlite3.Error as exc:
        raise _named(exc, path) from exc
    except OSError as exc:
        if exc.errno == errno.ENOSPC:
            raise StoreFull(_FULL) from exc
        raise StoreUnwritable(f"the index cannot be written: {exc}") from exc


def _named(exc: sqlite3.Error, path: Path | None) -> StoreError:
    cause = cause_of(exc, path)
    if cause == "busy":
        return StoreBusy(f"the index is held by another process ({exc}); it catches up by itself")
    if cause == "full":
        return StoreFull(_FULL)
    if cause == "interrupted":
        return StoreError("the index was interrupted; it catches up by itself")
    if cause == "unwritable":
        where = f" {str(path)!r}" if path is not None else ""
        return StoreUnwritable(f"the index{where} cannot be written ({exc}); see the rights of the home folder")
    return IndexBroken(f"the index is damaged or cannot be read ({exc}); it is made again from the ledger")


_FULL = "the disk is full: the index stopped growing; free some space, it goes on by itself"


class _Opened:
    """A thread's connection and the file it is of; closed with its thread, if not before."""

    def __init__(self, connection: sqlite3.Connection, inode: int, made: str) -> None:
        self.connection, self.inode, self.made = connection, inode, made
        self.lock = threading.RLock()  # held while it is used: closed by another thread in the middle, SQLite crashes
        self.close = weakref.finalize(self, connection.close)
        self.close.atexit = False


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
        self._opened: weakref.WeakSet[_Opened] = weakref.WeakSet()
        self._opened_lock = threading.Lock()
        self._write_lock = threading.RLock()
        self._lock = threading.RLock()  # of what is in memory; taken after the one above where both are
        self._loaded: dict[tuple[str, str | None], Loaded] = {}
        self._loaded_of = ""  # which file that was read from
        self._closed = False
        self._memory_made = ""
        self._memory = self._in_memory() if path is None else None
        self.begun_because = self._begin()  # why an existing index was thrown away, "" when it was not

    # -- opening -------------------------------------------------------------------------------------------------------

    def _begin(self) -> str:
        if self._path is None:
            return ""
        try:
            with translated(self._path):
                self._connection()
        except IndexBroken as exc:
            self.reset()
            return str(exc)
        return ""

    def _in_memory(self) -> sqlite3.Connection:
        db = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self._memory_made = self._fill(db)
        return db

    def _fill(self, db: sqlite3.Connection) -> str:
        """Make the tables; a name for this making."""
        made = uuid4().hex
        db.execute("BEGIN")
        for statement in _SCHEMA.split(";\n"):
            db.execute(statement)
        db.executemany("INSERT INTO meta VALUES (?, ?)", [*self._stamps.items(), ("made", made)])
        db.execute("COMMIT")
        return made

    def reset(self) -> None:
        """See ``Index``. Other threads and processes notice that the file is another one and open it anew."""
        with self._write_lock:
            if self._path is None:
                with self._lock:
                    assert self._memory is not None
                    self._memory.close()
                    self._memory = self._in_memory()
                    self._loaded.clear()
                return
            seen: int | None = getattr(self._here, "inode", None)  # another one by now: somebody else was first
            self._leave()
            with translated(self._path):
                self._begin_file(seen)
                self._connection()

    def _begin_file(self, over: int | None) -> None:
        """Put an empty index in the place of the file whose inode is ``over`` (0: of none; None: of whichever is there).

        It comes in by one rename, so that nobody ever opens half of it; what the old file had beside it goes first, so that
        nothing old is taken for a part of the new.
        """
        assert self._path is not None
        if not self._path.parent.is_dir():  # the lock would make it
            raise StoreUnwritable(f"{str(self._path)!r} cannot be written: its folder is gone")
        lock = FileLock(self._path.with_name(f"{self._path.name}.lock"))
        try:
            lock.acquire(timeout=BUSY_MS / 1000)
        except Timeout as exc:
            raise StoreBusy("another process is making the index anew; it catches up by itself") from exc
        try:
            if over is not None and self._inode() not in {0, over}:
                return
            new = self._path.with_name(f"{self._path.name}.new")
            for path in (self._path, new):
                for ending in ("", "-wal", "-shm", "-journal"):
                    path.with_name(path.name + ending).unlink(missing_ok=True)
            with closing(sqlite3.connect(new, isolation_level=None)) as db:
                db.execute("PRAGMA journal_mode = WAL")
                self._fill(db)
            new.replace(self._path)
        finally:
            lock.release()

    def _inode(self) -> int:
        """Which file stands there, 0 for none."""
        assert self._path is not None
        try:
            return self._path.stat().st_ino
        except FileNotFoundError:
            return 0

    def _connection(self) -> sqlite3.Connection:
        if self._memory is not None:
            return self._memory
        if self._closed:
            raise StoreError("the index is closed: open the store again")
        mine: _Opened | None = getattr(self._here, "opened", None)
        if mine is None or mine.inode != self._inode():
            self._leave()
            mine = self._here.opened = self._open()
        return mine.connection

    def _leave(self) -> None:
        """Close this thread's connection."""
        mine: _Opened | None = self._here.__dict__.pop("opened", None)
        if mine is not None:
            mine.close()

    def _open(self) -> _Opened:
        assert self._path is not None
        for _ in range(_OPENINGS):
            inode = self._here.inode = self._inode()
            if not inode:
                self._begin_file(0)
                continue
            try:
                connection, made = self._connected()
            except (sqlite3.Error, IndexBroken):
                if self._inode() != inode:
                    continue
                raise
            if self._inode() == inode:
                opened = _Opened(connection, inode, made)
                with self._opened_lock:
                    self._opened.add(opened)
                return opened
            connection.close()  # made anew in between: what was opened may be half of the old one and half of the new
        raise StoreBusy("the index is made anew by other processes all the time; it catches up by itself")

    def _connected(self) -> tuple[sqlite3.Connection, str]:
        """A connection to the file that stands there, and which making of the index it is of; never a new file."""
        assert self._path is not None
        connection = sqlite3.connect(
            f"{self._path.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=BUSY_MS / 1000,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=64,
        )
        try:
            return connection, self._prepare(connection)
        except BaseException:
            connection.close()
            raise

    def _prepare(self, connection: sqlite3.Connection) -> str:
        """Set up a connection; which making of the index it is of. Raises IndexBroken for one that is not ours to use."""
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
        connection.execute("PRAGMA synchronous = NORMAL")
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
            raise IndexBroken("the index cannot be read (it has no tables); it is made again from the ledger")
        found = dict(connection.execute("SELECT key, value FROM meta").fetchall())
        if changed := [key for key, value in self._stamps.items() if found.get(key) != value]:
            raise IndexBroken(f"the index was made with another {', '.join(changed)}; it is made again from the ledger")
        return str(found.get("made", ""))

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        # Threads of one process take turns here, where waiting is fair; in memory they share one connection, which no reader
        # may look through meanwhile.
        memory_lock = self._lock if self._memory is not None else nullcontext()
        with translated(self._path), self._write_lock, memory_lock, self._in_use() as db:
            try:
                db.execute("BEGIN IMMEDIATE")
                yield db
                db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
                raise

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with translated(self._path):
            if self._memory is not None:
                with self._lock:
                    yield self._memory
                return
            with self._in_use() as db:
                try:
                    db.execute("BEGIN")
                    yield db
                finally:
                    with suppress(sqlite3.Error):
                        db.execute("COMMIT")

    @contextmanager
    def _in_use(self) -> Iterator[sqlite3.Connection]:
        """This thread's connection, which nobody closes meanwhile."""
        db = self._connection()
        if self._memory is not None:
            yield db
            return
        with self._here.opened.lock:
            if self._closed:
                raise StoreError("the index is closed: open the store again")
            yield db

    @contextmanager
    def _making_sense(self) -> Iterator[None]:
        """Errors over values that nobody wrote so: the file was tampered with."""
        try:
            yield
        except (ValueError, OverflowError) as exc:
            raise IndexBroken(f"the index holds nonsense ({exc}); it is made again from the ledger") from exc

    def close(self) -> None:
        """See ``Index``."""
        self._closed = True
        with self._opened_lock:
            for opened in list(self._opened):
                if not opened.lock.acquire(timeout=CLOSED_WITHIN_S):
                    continue  # a search that came too late still reads: its thread closes it
                try:
                    with suppress(sqlite3.Error):
                        opened.close()
                finally:
                    opened.lock.release()
        if self._memory is not None:
            with self._lock:
                self._memory.close()

    # -- writing -------------------------------------------------------------------------------------------------------

    def put(
        self, scope: str, rows: Sequence[IndexRow], position: int, revision: int, *, after: int | None = None, mark: str = ""
    ) -> bool:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope, create=True)
            stands, next_row = db.execute("SELECT position, next_row FROM scopes WHERE no = ?", (no,)).fetchone()
            if after is not None and stands < after:
                return False
            standing = _standing(db, no, [row.ref for row in rows])
            by_ref = {row.ref: row for row in rows}  # of two with one ref the last stands
            rows = [row for ref, row in by_ref.items() if ref not in standing or standing[ref][1] != row.fingerprint]
            sessions = _session_numbers(db, no, [row.session for row in rows])
            changed, gone = False, 0
            fresh = []
            for row in rows:
                known = standing.get(row.ref)
                if known is not None:
                    gone += _active(db, [known[0]])
                    _delete(db, no, [known[0]])
                    changed = True
                key = no << ROW_BITS | next_row
                next_row += 1
                at, speaker = None if np.isnan(row.at) else float(row.at), _signed(row.speaker_key)
                terms, others = row.terms.tobytes(), row.others.tobytes()
                seal = row_seal(
                    row.ref, row.session, row.seq, at, speaker, row.language, row.length, row.asks, terms, others
                )  # fmt: skip
                fresh.append(
                    (
                        key, no, row.ref, row.kind, row.position, sessions[row.session], row.seq, at, speaker, row.language,
                        row.fingerprint, row.length, row.asks, terms, others, seal,
                    )
                )  # fmt: skip
            db.executemany(
                "INSERT INTO rows (key, scope_no, ref, kind, position, session, seq, at, speaker, language, fingerprint,"
                " length, asks, terms, others, seal) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                fresh,
            )
            db.execute(
                "UPDATE scopes SET next_row = ?, active = active + ?,"
                " row_epoch = row_epoch + ?, vector_epoch = vector_epoch + ?,"
                " mark = iif(? > position, ?, mark), position = max(position, ?), revision = max(revision, ?) WHERE no = ?",
                (next_row, len(fresh) - gone, changed, changed, position, mark, position, revision, no),
            )
            return True

    def deactivate(self, scope: str, refs: Sequence[str]) -> int:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope)
            keys = [key for key, _ in _standing(db, no, refs).values()]
            done = sum(db.execute("UPDATE rows SET active = 0 WHERE key = ? AND active", (key,)).rowcount for key in keys)
            if done:  # else nobody has to read the shelf anew
                db.execute("UPDATE scopes SET active = active - ? WHERE no = ?", (done, no))
                _touch(db, no)
            return done

    def remove(self, scope: str, refs: Sequence[str]) -> int:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope)
            keys = [key for key, _ in _standing(db, no, refs).values()]
            if keys:  # else nobody has to read the shelf anew
                gone = _active(db, keys)
                _delete(db, no, keys)
                db.execute("UPDATE scopes SET active = active - ? WHERE no = ?", (gone, no))
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
            db.execute("DELETE FROM calibrations WHERE scope_no = ?", (no,))
            begun = "position = 0, revision = 0, mark = '', next_session = 0, active = 0"
            db.execute(f"UPDATE scopes SET {begun} WHERE no = ?", (no,))
            _touch(db, no)

    def erase(self, scope: str, refs: Sequence[str], *, position: int, mark: str) -> int:
        """See ``Index``."""
        with self._writing() as db:
            db.execute("PRAGMA secure_delete = ON")
            no = _scope_no(db, scope)
            low, high = _span(no)
            keys = [key for key, _ in _standing(db, no, refs).values()]
            gone = _active(db, keys)
            _delete(db, no, keys)
            db.execute(  # their numbers stay taken, for the arrays count on them; their names may be words
                "UPDATE sessions SET id = 'gone/' || no WHERE scope_no = ? AND no NOT IN"
                " (SELECT session FROM rows WHERE key BETWEEN ? AND ?)",
                (no, low, high),
            )
            db.execute("DELETE FROM calibrations WHERE scope_no = ?", (no,))
            db.execute(
                "UPDATE scopes SET active = active - ?, position = min(position, ?), mark = iif(min(position, ?) = 0, '', ?)"
                " WHERE no = ?",
                (gone, position, position, mark, no),
            )
            _touch(db, no)
            return len(keys)

    def compact(self) -> bool:
        """See ``Index``."""
        if self._path is None:
            return True
        try:
            with translated(self._path), self._write_lock, self._in_use() as db:
                return vacuum(db, self._path.stat().st_size)
        except StoreBusy:  # told by the answer
            return False

    def put_vectors(self, scope: str, stamp: str, items: Sequence[Embedded]) -> int:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope)
            standing = _standing(db, no, [item.ref for item in items])
            model, stored, added, replaced = 0, 0, 0, False
            for item in {item.ref: item for item in items}.values():  # of two for one row the last stands
                known, vectors = standing.get(item.ref), item.vectors
                if known is None or known[1] != item.fingerprint:
                    continue
                model = _model_no(db, stamp, vectors.shape[1])
                key = known[0]
                replaced |= _drop_windows(db, no, [key]) > 0
                windows = [key << WINDOW_BITS | w for w in range(len(vectors))]
                db.executemany(
                    "INSERT INTO vectors VALUES (?, ?, ?)",
                    [
                        (window, model, stored)
                        for window, stored in zip(windows, sealed(vectors.astype(np.float16), windows), strict=True)
                    ],
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

    def put_calibration(self, scope: str, stamp: str, made_at: str, packed: bytes) -> None:
        """See ``Index``."""
        with self._writing() as db:
            no = _scope_no(db, scope, create=True)
            db.execute("INSERT OR REPLACE INTO calibrations VALUES (?, ?, ?, ?)", (no, stamp, made_at, _sealed(packed)))

    def keep_null_vectors(self, stamp: str, vectors: Mapping[str, Vectors]) -> None:
        """See ``Index``."""
        with self._writing() as db:
            db.executemany(
                "INSERT OR REPLACE INTO null_questions VALUES (?, ?, ?)",
                [
                    (stamp, _question_key(text), _sealed(vector.astype(np.float32).tobytes()))
                    for text, vector in vectors.items()
                ],
            )

    # -- reading -------------------------------------------------------------------------------------------------------

    def calibrated_at(self, scope: str, stamp: str) -> str:
        """See ``Index``."""
        with self._reading() as db:
            query = "SELECT made_at FROM calibrations WHERE scope_no = ? AND stamp = ?"
            found = db.execute(query, (_scope_no(db, scope), stamp)).fetchone()
            return found[0] if found else ""

    def calibration(self, scope: str, stamp: str) -> bytes:
        """See ``Index``."""
        with self._reading() as db:
            query = "SELECT packed FROM calibrations WHERE scope_no = ? AND stamp = ?"
            found = db.execute(query, (_scope_no(db, scope), stamp)).fetchone()
            return _unsealed(found[0]) if found else b""

    def null_vectors(self, stamp: str, texts: Sequence[str]) -> Mapping[str, Vectors]:
        """See ``Index``."""
        with self._reading() as db:
            rows = db.execute("SELECT key, vector FROM null_questions WHERE stamp = ?", (stamp,)).fetchall()
        held = {key: vector for key, sealed in rows if (vector := _unsealed(sealed))}
        keys = {text: _question_key(text) for text in texts}
        return {text: np.frombuffer(held[key], np.float32) for text, key in keys.items() if key in held}

    def place(self, scope: str) -> tuple[int, int, str]:
        """See ``Index``."""
        with self._reading() as db:
            found = db.execute("SELECT position, revision, mark FROM scopes WHERE id = ?", (scope,)).fetchone()
            return (found[0], found[1], found[2]) if found else (0, 0, "")

    def pending(self, stamp: str, limit: int) -> Sequence[Pending]:
        """See ``Index``."""
        with self._reading() as db:
            models = [0, *(no for no, other in db.execute("SELECT no, stamp FROM models") if other != stamp)]
            found: list[Pending] = []
            for model in models:
                keys = _fair_share(db, model, limit - len(found))
                found += (
                    Pending(scope=scope, ref=ref, fingerprint=fingerprint)
                    for key in keys
                    for scope, ref, fingerprint in db.execute(
                        "SELECT s.id, r.ref, r.fingerprint FROM rows r JOIN scopes s ON s.no = r.scope_no WHERE r.key = ?",
                        (key,),
                    )
                )
            return found

    def refs(self, scope: str, numbers: Sequence[int]) -> Sequence[str]:
        """See ``Index``."""
        found: dict[int, str] = {}
        with self._reading() as db:
            base = _scope_no(db, scope) << ROW_BITS
            for some in slices(numbers):
                keys = [base | int(number) for number in some]
                marks = ",".join("?" * len(keys))
                found.update(db.execute(f"SELECT key, ref FROM rows WHERE key IN ({marks})", keys))
        return [found.get(base | int(number), "") for number in numbers]

    def vectors(self, scope: str, stamp: str, numbers: Sequence[int]) -> tuple[npt.NDArray[np.int64], Vectors]:
        """See ``Index``."""
        with self._making_sense(), self._reading() as db:
            no = _scope_no(db, scope)
            model, dim = _model(db, stamp)
            owners, windows, blobs = [], [], []
            for number in sorted(int(number) for number in numbers):
                key = no << ROW_BITS | number
                for window, blob in db.execute(
                    "SELECT key, vector FROM vectors WHERE key BETWEEN ? AND ? AND model = ? ORDER BY key",
                    (key << WINDOW_BITS, _last_window(key), model),
                ):
                    owners.append(number)
                    windows.append(window)
                    blobs.append(blob)
            return np.array(owners, np.int64), unsealed(blobs, windows, dim).astype(np.float32)

    def columns(self, scope: str, stamp: str | None) -> Columns:
        """See ``Index``. Kept in memory; a later call reads only what was added since."""
        with self._making_sense(), self._reading() as db:
            loaded = self._held(scope, stamp)
            with loaded.lock:  # of this scope alone: reading a large one makes no other wait
                loaded.catch_up(db, _scope_no(db, scope), _model(db, stamp) if stamp else (-1, 0))
                return loaded.columns

    def _held(self, scope: str, stamp: str | None) -> Loaded:
        """The arrays of a scope as far as they were read; those used longest ago go when there are too many rows."""
        with self._lock:
            if self._made() != self._loaded_of:
                self._loaded.clear()
                self._loaded_of = self._made()
            held = self._loaded.pop((scope, stamp), None) or Loaded()
            self._loaded[scope, stamp] = held  # last of the dictionary: used last
            rows = sum(loaded.columns.n for loaded in self._loaded.values())
            for key in list(self._loaded)[:-1]:
                if rows <= ROWS_HELD:
                    break
                rows -= self._loaded.pop(key).columns.n
            return held

    def check(self) -> Sequence[str]:
        """See ``Index``."""
        try:
            with self._making_sense(), self._reading() as db:
                wrong = [row[0] for row in db.execute("PRAGMA quick_check") if row[0] != "ok"]
                models = db.execute("SELECT no, dim FROM models").fetchall()
                for (no,) in db.execute("SELECT no FROM scopes").fetchall():
                    for model in models or [(-1, 0)]:
                        Loaded().catch_up(db, no, model)
        except IndexBroken as exc:
            return [str(exc)]
        return wrong

    def making(self) -> str:
        """See ``Index``."""
        with translated(self._path):
            self._connection()
            return self._made()

    def _made(self) -> str:
        return self._memory_made if self._memory is not None else self._here.opened.made

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
            raise StoreUnwritable(f"{str(self._path)!r} cannot be written: {exc}") from exc
        try:
            yield True
        finally:
            lock.release()

    def counts(self, scope: str, stamp: str | None) -> IndexCounts:
        """See ``Index``."""
        with self._making_sense(), self._reading() as db:
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


def _question_key(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()


def _sealed(content: bytes) -> bytes:
    """With a digest before it: what nothing else checks would be believed with a byte changed."""
    return blake2b(content, digest_size=_SEAL_BYTES).digest() + content


def _unsealed(sealed: bytes) -> bytes:
    """What was sealed; b"" where it is not as it was."""
    content = sealed[_SEAL_BYTES:]
    return content if _sealed(content) == sealed else b""


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
            db.execute("INSERT INTO sessions (scope_no, no, id) VALUES (?, ?, ?)", (no, found[0], session))
        numbers[session] = found[0]
    return numbers


def _standing(db: sqlite3.Connection, no: int, refs: Sequence[str]) -> dict[str, tuple[int, bytes]]:
    """Rows that stand under these refs: ref -> (key, fingerprint)."""
    found = {}
    for some in slices(refs):
        marks = ",".join("?" * len(some))
        for ref, key, fingerprint in db.execute(
            f"SELECT ref, key, fingerprint FROM rows WHERE scope_no = ? AND ref IN ({marks})", (no, *some)
        ):
            found[ref] = (key, fingerprint)
    return found


def _fair_share(db: sqlite3.Connection, model: int, limit: int) -> list[int]:
    """Keys of rows of one model: the first few of every scope that has some, then in order of arrival, up to a limit."""
    waiting = "FROM rows WHERE active = 1 AND model = ? AND key >= ? ORDER BY key LIMIT ?"
    keys: list[int] = []
    low, share = 0, max(1, limit // 4)
    while len(keys) < limit and (first := db.execute(f"SELECT key {waiting}", (model, low, 1)).fetchone()):
        _, high = _span(first[0] >> ROW_BITS)
        some = db.execute(f"SELECT key {waiting}", (model, first[0], min(share, limit - len(keys)))).fetchall()
        keys += (key for (key,) in some if key <= high)
        low = high + 1
    if len(keys) < limit:
        taken = set(keys)
        more = db.execute(f"SELECT key {waiting}", (model, 0, limit + len(keys))).fetchall()
        keys += [key for (key,) in more if key not in taken][: limit - len(keys)]
    return keys


def _active(db: sqlite3.Connection, keys: Sequence[int]) -> int:
    """How many of these rows are active."""
    return sum(db.execute("SELECT count(*) FROM rows WHERE key = ? AND active", (key,)).fetchone()[0] for key in keys)


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
