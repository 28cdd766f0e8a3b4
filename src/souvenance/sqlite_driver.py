"""What the ledger and the index both know of SQLite's driver: the cause of an error, and how many values a statement takes."""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeVar

Value = TypeVar("Value")
Cause = Literal["busy", "full", "interrupted", "unwritable", "too long", "damaged", "other"]

VACUUM_IN_MEMORY_BYTES = 300_000_000
VACUUM_WAITS_MS = 5_000  # for each of its two locks: others hold one for moments, and who never ends is not waited for
VALUES_AT_ONCE = 500  # in one statement; SQLite took 999 at most before 3.32
_ROOM_BYTES = 65_536
_CAUSES: dict[int, Cause] = {
    sqlite3.SQLITE_BUSY: "busy", sqlite3.SQLITE_LOCKED: "busy", sqlite3.SQLITE_PROTOCOL: "busy",
    sqlite3.SQLITE_FULL: "full", sqlite3.SQLITE_INTERRUPT: "interrupted", sqlite3.SQLITE_READONLY: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unwritable", sqlite3.SQLITE_PERM: "unwritable", sqlite3.SQLITE_TOOBIG: "too long",
    sqlite3.SQLITE_CORRUPT: "damaged", sqlite3.SQLITE_NOTADB: "damaged",
}  # fmt: skip
_READ_BADLY = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ, sqlite3.SQLITE_IOERR_CORRUPTFS}


def cause_of(exc: BaseException, path: Path | None) -> Cause:
    """Why SQLite refused, by its code; ``path`` is the database's, None for one in memory."""
    code = getattr(exc, "sqlite_errorcode", None)  # the driver's own complaints have none
    if code is None:
        return "other"
    if code & 0xFF == sqlite3.SQLITE_IOERR:
        if path is not None and _no_room(path):
            return "full"
        return "damaged" if code in _READ_BADLY else "unwritable"
    return _CAUSES.get(code & 0xFF, "other")


def slices(values: Sequence[Value]) -> Iterator[Sequence[Value]]:
    """Values in order, as many at a time as one statement takes."""
    for start in range(0, len(values), VALUES_AT_ONCE):
        yield values[start : start + VALUES_AT_ONCE]


def _no_room(path: Path) -> bool:
    """Whether that is why a file could not be made larger: SQLite says "I/O error" of the ones beside the database."""
    try:
        return shutil.disk_usage(path.parent).free < _ROOM_BYTES
    except OSError:
        return False


def vacuum(db: sqlite3.Connection, size_bytes: int) -> bool:
    """Rewrite a database without what was deleted from it, and empty its journal; False where readers kept it from that.

    A plain delete leaves the words in the file, and so do pages that were split before it.

    Args:
        db: outside of any transaction.
        size_bytes: of the database: a small one is rewritten through memory, which is faster and leaves no file elsewhere.

    Raises sqlite3.OperationalError where somebody writes for longer than this waits.
    """
    (usual_ms,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute(f"PRAGMA temp_store = {'MEMORY' if size_bytes < VACUUM_IN_MEMORY_BYTES else 'DEFAULT'}")
    db.execute("PRAGMA secure_delete = ON")
    db.execute(f"PRAGMA busy_timeout = {VACUUM_WAITS_MS}")
    try:
        db.execute("VACUUM")
        (busy, _, _) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute(f"PRAGMA busy_timeout = {usual_ms}")
    return not busy
