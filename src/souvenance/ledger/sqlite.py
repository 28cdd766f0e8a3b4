"""The ledger in one SQLite file, through SQLAlchemy Core."""

import json
import sqlite3
import threading
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar, cast
from uuid import uuid4

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Connection, Engine, Row

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
from souvenance.ledger import schema as s
from souvenance.ledger.queued import QueueReads, QueueWrites
from souvenance.ledger.remembered import RememberedReads, RememberedWrites, trace_row
from souvenance.ledger.tables import PurgeVerbs, TablesOfScopes, counted_of
from souvenance.ledger.trusted import TrustReads, TrustWrites
from souvenance.sqlite_driver import cause_of, slices
from souvenance.types import Principal, Receipt, Session, Trace, Turn

Key = TypeVar("Key")
BUSY_S = 30  # a writer waits so long for another one; SQLite's own wait is not fair, so a busy start is tried again
TRACE_BUSY_MS = 2_000  # nobody waits for a trace
CONNECTIONS_KEPT = 48  # a server has 40 threads and a few of its own; SQLAlchemy's 5 are opened anew at nearly every read
_WHOLE_STORE = ""  # the scope of a lease
_MIGRATING = threading.Lock()  # Alembic keeps its context in a module: one store at a time in a process
# An import spends half its time at this door: plain tuples cost a third of what SQLAlchemy's parameters do. In the order of
# the table's columns, which a test holds it to.
_INSERT_TURN = str(s.turns.insert().compile(dialect=sqlite_dialect()))
_TABLES_OF: Mapping[str, Sequence[sa.Table]] = {
    "": (s.sessions, s.turns, s.memories), "s": (s.sessions,), "m": (s.memories,), "e": (s.events,), "c": (s.candidates,),
    "j": (s.jobs,),
}  # fmt: skip
# Places are given once: after a purge there are fewer turns than places, and the last place may be empty.
_BEGINS = b"SQLite format 3\0"
_EXTENT = """
    SELECT revision, coalesce((SELECT max(position) FROM turns WHERE turns.scope = scopes.scope), 0)
    FROM scopes WHERE scope = ?
"""
_FORGOTTEN_OF = "SELECT id FROM sessions WHERE scope = ? AND forgotten_at > ''"  # IS NOT NULL would read every row
_FORGOTTEN = sa.select(s.sessions.c.id).where(
    s.sessions.c.scope == sa.bindparam("of"), s.sessions.c.forgotten_at.is_not(None)
)  # fmt: skip
_SESSION = sa.select(s.sessions).where(s.sessions.c.scope == sa.bindparam("scope"), s.sessions.c.id == sa.bindparam("id"))
_NEW_SESSION = upsert(s.sessions)
_PUT_SESSION = _NEW_SESSION.on_conflict_do_update(
    index_elements=["scope", "id"],
    set_={
        name: _NEW_SESSION.excluded[name]
        for name in ("title", "language", "turns", "first_at", "last_at", "changed_at", "workspace", "forgotten_at")
    },
)


@contextmanager
def translated(path: Path | None = None, *, writing: bool = False) -> Iterator[None]:
    """The driver's errors in our own words; ``path`` is named in them, a text that is too long only while ``writing`` one."""
    try:
        yield
    except (sa.exc.IntegrityError, sqlite3.IntegrityError) as exc:
        raise Conflict(f"not written, it would change what stands already: {getattr(exc, 'orig', exc)}") from exc
    except sa.exc.DBAPIError as exc:
        raise _named(exc.orig or exc, path, writing=writing) from exc
    except sa.exc.TimeoutError as exc:  # of the pool: more threads at once than connections
        raise StoreBusy(f"too many threads read the ledger at once ({exc}); try again") from exc
    except sa.exc.StatementError as exc:
        if isinstance(exc.orig, InputError):  # a value that its column refuses
            raise exc.orig from exc
        raise
    except UnicodeEncodeError as exc:
        raise InputError(
            f"{exc.object[exc.start : exc.end]!r} is half a character (a lone surrogate): the ledger keeps whole ones only"
        ) from exc
    except sqlite3.Error as exc:
        raise _named(exc, path, writing=writing) from exc


def _named(exc: BaseException, path: Path | None, *, writing: bool) -> SouvenanceError:
    where = f" {str(path)!r}" if path is not None else ""
    cause = cause_of(exc, path)
    if cause == "busy":
        return StoreBusy(f"another writer holds the ledger ({exc}): a write waits {BUSY_S} s for its turn; try again")
    if cause == "full":
        return StoreFull("the disk is full: this write was not made. Free some space and try again")
    if cause == "too long" and writing:
        return InputError(f"a text is longer than SQLite keeps ({exc}): nothing of it was written. Cut it")
    if cause in {"damaged", "too long"}:  # a length that was read and cannot be
        return StoreCorrupt(f"the ledger is damaged ({exc}). It is left as it is: copy it away, then put a backup in its place")
    if cause == "unwritable":
        return StoreUnwritable(f"the ledger{where} cannot be written or opened ({exc}); see the rights of the home folder")
    return StoreError(f"the ledger could not do it: {exc}")


class SqliteLedger(TrustReads, RememberedReads, QueueReads, TablesOfScopes):
    """A ``Ledger`` and its ``Tables`` in a file. Any number of processes may share it."""

    def __init__(self, path: Path, *, create: bool = True) -> None:
        """Open a ledger, or begin one.

        Args:
            path: the file; its folder must exist.
            create: False raises StoreMissing where there is none.

        Raises StoreMissing too where the file is gone and its companions are not: a new empty store beside them would hide
        the loss. Raises StoreNewer, StoreCorrupt, StoreUnwritable.
        """
        self._path = path
        self._writing = threading.Lock()
        if _is_void(path):
            _refuse_to_hide_a_loss(path)
            if not create:
                raise StoreMissing(
                    f"there is no store in {str(path.parent)!r} yet: `souvenance init` or the first import begins one"
                )
        self._engine = _engine(path)
        try:
            with translated(path):
                self._migrate()
                with self._reading() as db:
                    found = db.execute(sa.select(s.store.c.id)).scalar()
            if found is None:
                raise StoreCorrupt(f"{str(path)!r} does not say which store it is: put a backup in its place")  # noqa: TRY301
            self.id: str = found
            self._inode = path.stat().st_ino
        except BaseException:
            self.close()
            raise

    def _migrate(self) -> None:
        """Bring the schema up to date: one process at a time, all or nothing."""
        if self._version() == s.HEAD:
            return
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        try:
            with _MIGRATING, FileLock(self._path.with_suffix(".lock"), timeout=BUSY_S):
                if (version := self._version()) == s.HEAD:
                    return
                if version is not None and version > s.HEAD:
                    raise StoreNewer(
                        f"this store was written by a later version of Souvenance (schema {version}, this one knows {s.HEAD}):"
                        " update Souvenance"
                    )
                if version is None and self._holds_tables():
                    raise StoreCorrupt(f"{str(self._path)!r} is a database of something else: it is left as it is")
                config = Config()
                config.set_main_option("script_location", "souvenance.ledger:migrations")
                with self._engine.connect() as db:
                    db.exec_driver_sql("PRAGMA journal_mode = WAL")
                    db.exec_driver_sql("BEGIN IMMEDIATE")
                    config.attributes["connection"] = db
                    command.upgrade(config, "head")
                    if db.execute(sa.select(sa.func.count()).select_from(s.store)).scalar_one() == 0:
                        db.execute(s.store.insert(), {"id": uuid4().hex, "created_at": datetime.now(UTC)})  # noqa: TID251
                    db.exec_driver_sql("COMMIT")
        except Timeout as exc:
            raise StoreBusy(f"another process was updating the store for over {BUSY_S} s; try again") from exc
        except CommandError as exc:
            raise StoreCorrupt(f"{str(self._path)!r} has a schema that no version of Souvenance wrote ({exc})") from exc
        except OSError as exc:
            raise StoreUnwritable(f"{str(self._path.parent)!r} cannot be written: {exc}") from exc

    def _holds_tables(self) -> bool:
        with self._engine.connect() as db:
            return db.exec_driver_sql("SELECT 1 FROM sqlite_master").fetchone() is not None

    def _version(self) -> str | None:
        with self._engine.connect() as db:
            if not db.exec_driver_sql("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                return None
            found = db.exec_driver_sql("SELECT version_num FROM alembic_version").fetchone()
            return cast("str", found[0]) if found else None

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with translated(self._path), self._engine.connect() as db:
            yield db

    @contextmanager
    def write(self, scope: str) -> Iterator["SqliteWrite"]:
        """See ``Ledger``."""
        with self._writing_db() as db:
            yield SqliteWrite(db, scope)

    @contextmanager
    def _writing_db(self) -> Iterator[Connection]:
        """One transaction of this process and all others."""
        self._must_stand()
        with self._turn_to_write(), translated(self._path), self._engine.connect() as db:
            try:
                db.exec_driver_sql("BEGIN IMMEDIATE")
                yield db
                db.exec_driver_sql("COMMIT")
            except BaseException:
                if db.connection.in_transaction:  # SQLite ends it by itself on a full disk
                    db.exec_driver_sql("ROLLBACK")
                raise

    @contextmanager
    def _turn_to_write(self, busy_s: float = BUSY_S) -> Iterator[None]:
        """The threads of this process wait here, without a connection: the one whose turn it is needs a second one to read."""
        if not self._writing.acquire(timeout=busy_s):
            raise StoreBusy(f"other threads wrote to the ledger for over {busy_s:g} s; try again")
        try:
            yield
        finally:
            self._writing.release()

    def _must_stand(self) -> None:
        """A file that was deleted or replaced is still written to by those who opened it before: nobody would find it again."""
        try:
            there = self._path.stat().st_ino == self._inode
        except OSError:
            there = False
        if not there:
            raise StoreMissing(f"{str(self._path)!r} was moved or replaced since it was opened: open the store again")

    def scopes(self) -> Mapping[str, int]:
        """See ``Ledger``."""
        with self._reading() as db:
            return {row.scope: row.revision for row in db.execute(sa.select(s.scopes.c.scope, s.scopes.c.revision))}

    def extent(self, scope: str) -> tuple[int, int]:
        """See ``Ledger``."""
        with self._reading() as db:
            # Before every search, so without what SQLAlchemy's expressions cost.
            row = db.exec_driver_sql(_EXTENT, (scope,)).fetchone()
        return (row[0], row[1]) if row is not None else (0, 0)

    def revision(self, scope: str) -> int:
        """See ``Ledger``."""
        with self._reading() as db:
            return db.execute(sa.select(s.scopes.c.revision).where(s.scopes.c.scope == scope)).scalar() or 0

    def turns(self, scope: str, ids: Sequence[str]) -> Mapping[str, Turn]:
        """See ``Ledger``."""
        found: dict[str, Turn] = {}
        with self._reading() as db:
            for some in slices(ids):
                query = sa.select(s.turns).where(s.turns.c.scope == scope, s.turns.c.id.in_(some))
                found |= {row.id: _turn(row) for row in db.execute(query)}
        return found

    def turns_of(self, scope: str, session: str, first_seq: int = 1, last_seq: int | None = None) -> Sequence[Turn]:
        """See ``Ledger``."""
        t = s.turns.c
        query = sa.select(s.turns).where(t.scope == scope, t.session == session, t.seq >= first_seq).order_by(t.seq)
        if last_seq is not None:
            query = query.where(t.seq <= last_seq)
        with self._reading() as db:
            return [_turn(row) for row in db.execute(query)]

    def speakers(self, scope: str, session: str) -> frozenset[str]:
        """See ``Ledger``."""
        t = s.turns.c
        query = sa.select(t.speaker).where(t.scope == scope, t.session == session).distinct()
        with self._reading() as db:
            return frozenset(db.execute(query).scalars())

    def turns_after(self, scope: str, position: int, limit: int) -> Sequence[tuple[int, Turn]]:
        """See ``Ledger``."""
        t = s.turns.c
        query = sa.select(s.turns).where(t.scope == scope, t.position > position).order_by(t.position).limit(limit)
        with self._reading() as db:
            return [(row.position, _turn(row)) for row in db.execute(query)]

    def recent_turns(
        self, scope: str, limit: int, *, before: str | None = None, until: datetime | None = None
    ) -> Sequence[Turn]:
        """See ``Ledger``."""
        t = s.turns.c
        shown = t.session.not_in(_FORGOTTEN)
        query = sa.select(s.turns).where(t.scope == scope, shown).order_by(t.position.desc()).limit(limit)
        if before is not None:
            own = s.turns.alias().c
            query = query.where(
                t.position < sa.select(own.position).where(own.scope == scope, own.id == before).scalar_subquery()
            )
        if until is not None:
            query = query.where(t.created_at <= until)
        with self._reading() as db:
            return [_turn(row) for row in db.execute(query, {"of": scope})][::-1]

    def ids_like(self, scope: str, prefix: str, limit: int, *, kind: str = "") -> Sequence[str]:
        """See ``Ledger``."""
        with self._reading() as db:
            found: set[str] = set()
            for table in _TABLES_OF[kind]:
                ids = table.c.id
                query = sa.select(ids).where(table.c.scope == scope, ids >= prefix).order_by(ids).limit(limit)
                found |= {i for i in db.execute(query).scalars() if i.startswith(prefix)}
        return sorted(found, key=lambda i: (i != prefix, i))[:limit]

    def session(self, scope: str, session: str) -> Session | None:
        """See ``Ledger``."""
        with self._reading() as db:
            row = db.execute(_SESSION, {"scope": scope, "id": session}).fetchone()
        return _session(row) if row is not None else None

    def headers(self, scope: str, sessions: Collection[str]) -> Mapping[str, Session]:
        """See ``Ledger``."""
        found: dict[str, Session] = {}
        with self._reading() as db:
            for some in slices(sorted(sessions)):
                query = sa.select(s.sessions).where(s.sessions.c.scope == scope, s.sessions.c.id.in_(some))
                found |= {row.id: _session(row) for row in db.execute(query)}
        return found

    def sessions(self, scope: str, limit: int | None = None, *, forgotten: bool = False) -> Sequence[Session]:
        """See ``Ledger``."""
        c = s.sessions.c
        query = sa.select(s.sessions).where(c.scope == scope).order_by(c.last_at.desc(), c.changed_at.desc(), c.id.desc())
        if not forgotten:
            query = query.where(c.forgotten_at.is_(None))
        with self._reading() as db:
            return [_session(row) for row in db.execute(query.limit(limit))]

    def forgotten_sessions(self, scope: str) -> frozenset[str]:
        """See ``Ledger``."""
        with self._reading() as db:
            # Before every search, so without what SQLAlchemy's expressions cost.
            return frozenset(row[0] for row in db.exec_driver_sql(_FORGOTTEN_OF, (scope,)))

    def count_turns(self, scope: str) -> int:
        """See ``Ledger``."""
        with self._reading() as db:
            given = db.execute(sa.select(s.scopes.c.turns).where(s.scopes.c.scope == scope)).scalar() or 0
            return given - int(counted_of(db, scope)["turns"])

    def content_digest(self, scope: str) -> int:
        """See ``Ledger``."""
        query = sa.select(s.turns.c.content_hash).where(s.turns.c.scope == scope)
        with self._reading() as db:
            return sum(int.from_bytes(h[:8], "little") for h in db.execute(query).scalars()) % 2**64

    def keep_trace(self, trace: Trace, most: int, *, served: Sequence[str] = (), semantic: Sequence[str] = ()) -> None:
        """See ``Ledger``."""
        self._must_stand()
        t = s.traces.c
        kept = sa.select(t.id).where(t.scope == trace.scope).order_by(t.created_at.desc(), t.id.desc()).limit(most)
        # In turn like every writer: who has the turn and meets this one in SQLite sleeps longer than a trace takes.
        with self._turn_to_write(TRACE_BUSY_MS / 1000), translated(self._path, writing=True), self._engine.connect() as db:
            raw = db.connection
            for pragma in (f"busy_timeout = {TRACE_BUSY_MS}", "synchronous = NORMAL"):
                db.exec_driver_sql(f"PRAGMA {pragma}")
            try:
                db.exec_driver_sql("BEGIN IMMEDIATE")
                m = s.memories.c
                there = sa.select(sa.func.count()).where(m.scope == trace.scope, m.id.in_(served))
                if db.execute(there).scalar_one() == len(set(served)):  # else some were purged since the context was made
                    db.execute(s.traces.insert(), trace_row(trace))
                db.execute(s.traces.delete().where(t.scope == trace.scope, t.id.not_in(kept)))
                for ids, counter in ((served, m.served), (semantic, m.served_semantic)):
                    of_these = s.memories.update().where(m.scope == trace.scope, m.id.in_(ids))
                    db.execute(of_these.values({counter: counter + 1}))
                db.exec_driver_sql("COMMIT")
            except BaseException:
                if raw.in_transaction:
                    db.exec_driver_sql("ROLLBACK")
                raise
            finally:
                for pragma in (f"busy_timeout = {BUSY_S * 1000}", "synchronous = FULL"):
                    db.exec_driver_sql(f"PRAGMA {pragma}")

    def take_lease(self, what: str, holder: str, now: datetime, until: datetime) -> bool:
        """See ``Ledger``."""
        c = s.leases.c
        row = {
            "scope": _WHOLE_STORE, "what": what, "holder": holder, "until": until, "origin": "operator", "author": "system",
            "audience": "adult", "created_at": now,
        }  # fmt: skip
        insert = upsert(s.leases).values(row)
        theirs = insert.on_conflict_do_update(
            index_elements=["scope", "what"],
            set_={"holder": insert.excluded.holder, "until": insert.excluded.until, "created_at": insert.excluded.created_at},
            where=(c.holder == holder) | (c.until <= now),
        )
        with self._writing_db() as db:
            return db.execute(theirs).rowcount == 1

    def give_back_lease(self, what: str, holder: str) -> None:
        """See ``Ledger``."""
        c = s.leases.c
        with self._writing_db() as db:
            db.execute(s.leases.delete().where(c.scope == _WHOLE_STORE, c.what == what, c.holder == holder))

    def reachable(self) -> None:
        """See ``Ledger``. What is read through a kept connection may come from its memory: this opens one of its own."""
        self._must_stand()
        try:
            with self._path.open("rb") as file:
                begins = file.read(len(_BEGINS))
        except OSError as exc:
            raise StoreUnwritable(f"the ledger {str(self._path)!r} cannot be opened ({exc}); see its rights") from exc
        if begins != _BEGINS:  # while these bytes stand in the journal too, SQLite itself looks nowhere else
            raise StoreCorrupt(
                f"the ledger is damaged ({str(self._path)!r} does not begin as a database). It is left as it is: copy it away,"
                " then put a backup in its place"
            )
        engine = _engine(self._path)
        try:
            with translated(self._path), engine.connect() as db:
                for table in (s.store, s.scopes, s.principals, s.tokens):
                    db.execute(sa.select(table).limit(1)).fetchall()
        finally:
            engine.dispose()

    def check(self) -> Sequence[str]:
        """See ``Ledger``."""
        with self._reading() as db:
            found = [row[0] for row in db.exec_driver_sql("PRAGMA integrity_check").fetchall() if row[0] != "ok"]
            found += [
                f"{row[0]}: a row without its {row[2]}" for row in db.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            ]
            db.exec_driver_sql("BEGIN")  # all counts of one moment: others may be writing
            t, c = s.turns.c, s.sessions.c
            stand = {
                (row[0], row[1]): row[2]
                for row in db.execute(sa.select(t.scope, t.session, sa.func.count()).group_by(t.scope, t.session))
            }
            of_scopes = {row[0]: row[1] for row in db.execute(sa.select(s.scopes.c.scope, s.scopes.c.turns))}
            of_sessions = {(row[0], row[1]): row[2] for row in db.execute(sa.select(c.scope, c.id, c.turns))}
            for scope in of_scopes:  # what was purged is counted, and not there
                counted = counted_of(db, scope)
                of_scopes[scope] -= counted["turns"]
                for session, n in counted["sessions"].items():
                    if (scope, session) in of_sessions:
                        of_sessions[scope, session] -= n
            db.exec_driver_sql("COMMIT")
        in_scopes: Counter[str] = Counter()
        for (scope, _), n in stand.items():
            in_scopes[scope] += n
        found += [f"scope {scope} {how}" for scope, how in _off(of_scopes, in_scopes)]
        found += [f"session {session!r} of scope {scope} {how}" for (scope, session), how in _off(of_sessions, stand)]
        return found

    def close(self) -> None:
        """See ``Ledger``."""
        self._engine.dispose()


class SqliteWrite(TrustWrites, RememberedWrites, QueueWrites):
    """A ``LedgerWrite``: the open transaction of one scope."""

    def __init__(self, db: Connection, scope: str) -> None:
        """Raise the scope's revision, as a part of the transaction."""
        self._open = db
        self._scope = scope
        self._position = 0
        self._events = 0  # added in this transaction
        done = db.execute(
            s.scopes.update()
            .where(s.scopes.c.scope == scope)
            .values(revision=s.scopes.c.revision + 1)
            .returning(s.scopes.c.revision, s.scopes.c.turns)
        ).fetchone()
        self._begun = done is not None
        self.revision: int = done.revision if done else 1 + int(counted_of(db, scope)["revision"])
        self._position = done.turns if done else 0

    @property
    def _db(self) -> Connection:
        if self._open.closed:
            raise StoreError(f"the write on scope {self._scope!r} has ended: begin another one")
        return self._open

    def add_principal(self, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        owned = {"origin": "operator", "author": principal.id, "audience": principal.audience, "created_at": at}
        with self._part():
            self._insert_once(
                s.scopes,
                {"scope": principal.scope, "kind": "private", "name": principal.name, "revision": self.revision, "turns": 0}
                | owned,
            )
            self._insert_once(
                s.principals,
                {"scope": principal.scope, "id": principal.id, "name": principal.name, "tz": principal.tz} | owned,
            )
        self._begun |= principal.scope == self._scope

    def _must_have_begun(self) -> None:
        _ = self._db  # open
        if not self._begun:
            raise Conflict(f"scope {self._scope!r} has no principal yet: nothing can be written in it")

    def _insert_once(self, table: sa.Table, values: Mapping[str, Any]) -> None:
        self._db.execute(upsert(table).values(values).on_conflict_do_nothing())

    def session(self, session: str) -> Session | None:
        """See ``LedgerWrite``."""
        row = self._db.execute(_SESSION, {"scope": self._scope, "id": session}).fetchone()
        return _session(row) if row is not None else None

    def content_hashes(self, ids: Sequence[str]) -> Mapping[str, bytes]:
        """See ``LedgerWrite``."""
        found: dict[str, bytes] = {}
        for some in slices(ids):
            query = sa.select(s.turns.c.id, s.turns.c.content_hash).where(
                s.turns.c.scope == self._scope, s.turns.c.id.in_(some)
            )
            found |= {row.id: row.content_hash for row in self._db.execute(query)}
        return found

    def put_session(self, session: Session, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        values = {
            "scope": self._scope, "id": session.id, "story": session.story, "title": session.title,
            "language": session.language, "turns": session.turns, "first_at": session.first_at, "last_at": session.last_at,
            "changed_at": at, "origin": "user", "author": principal.id, "audience": principal.audience,
            "created_at": session.created_at, "workspace": session.workspace, "forgotten_at": session.forgotten_at,
        }  # fmt: skip
        with self._part():
            self._db.execute(_PUT_SESSION, values)

    def append(self, turns: Sequence[Turn]) -> int:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        first = self._position + 1
        if not turns:
            return first
        created = {turn.created_at: s.stored_time(turn.created_at) for turn in turns}
        rows = [
            (
                self._scope, turn.id, turn.session, turn.seq, self._position + place, s.stored_time(turn.at),
                turn.utc_offset_min, turn.role, turn.speaker, turn.text, turn.language, self.revision, turn.content_hash,
                turn.origin, turn.author, turn.audience, created[turn.created_at],
            )
            for place, turn in enumerate(turns, 1)
        ]  # fmt: skip
        with self._part():
            self._db.exec_driver_sql(_INSERT_TURN, rows)
        self._position += len(rows)
        self._db.execute(s.scopes.update().where(s.scopes.c.scope == self._scope).values(turns=self._position))
        return first

    @contextmanager
    def _part(self) -> Iterator[None]:
        """A part of the transaction that can fail alone: the rows before the one that was refused go too."""
        self._db.exec_driver_sql("SAVEPOINT part")
        try:
            with translated(writing=True):
                yield
        except BaseException:
            if self._db.connection.in_transaction:
                self._db.exec_driver_sql("ROLLBACK TO part")
            raise
        finally:
            if self._db.connection.in_transaction:
                self._db.exec_driver_sql("RELEASE part")

    def receipt(self, key: str) -> Receipt | None:
        """See ``LedgerWrite``."""
        query = (
            sa.select(s.receipts)
            .join(s.idempotency, (s.idempotency.c.scope == s.receipts.c.scope) & (s.idempotency.c.receipt == s.receipts.c.id))
            .where(s.idempotency.c.scope == self._scope, s.idempotency.c.key == key)
        )
        row = self._db.execute(query).fetchone()
        if row is None:
            return None
        result = row.result
        return Receipt(
            id=row.id,
            scope=row.scope,
            session=result["session"],
            turn_ids=tuple(result["turn_ids"]),
            known=result["known"],
            mended=result["mended"],
            jobs=tuple(result.get("jobs", ())),  # none before there were jobs
            fingerprint=result.get("fingerprint", ""),  # likewise
        )

    def keep_receipt(self, receipt: Receipt, key: str | None, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        owned = {
            "scope": self._scope,
            "origin": "user",
            "author": principal.id,
            "audience": principal.audience,
            "created_at": at,
        }
        result = {
            "session": receipt.session,
            "turn_ids": list(receipt.turn_ids),
            "known": receipt.known,
            "mended": dict(receipt.mended),
            "jobs": list(receipt.jobs),
            "fingerprint": receipt.fingerprint,
        }
        with self._part():
            self._db.execute(s.receipts.insert(), owned | {"id": receipt.id, "what": "observe", "result": result, "job": None})
            if key is not None:
                self._db.execute(s.idempotency.insert(), owned | {"key": key, "receipt": receipt.id})


class SqlitePurge(SqliteWrite, PurgeVerbs):
    """A ``Purging``: the open transaction of a scope that may destroy."""

    def __init__(self, db: Connection, scope: str) -> None:
        """Nothing that is deleted stays legible in its page."""
        db.exec_driver_sql("PRAGMA secure_delete = ON")
        super().__init__(db, scope)


def _from_json(text: str) -> Any:
    """Most lists of a memory are empty, and a hundred thousand are read at once: a fifth of that time was parsing these."""
    return [] if text == "[]" else json.loads(text)


def _engine(path: Path) -> Engine:
    engine = sa.create_engine(
        f"sqlite:///{path}",
        connect_args={"timeout": BUSY_S, "check_same_thread": False},
        pool_size=CONNECTIONS_KEPT,
        max_overflow=-1,
        json_deserializer=_from_json,
    )

    @sa.event.listens_for(engine, "connect")
    def _prepare(raw: sqlite3.Connection, _record: object) -> None:
        raw.isolation_level = None  # transactions are begun by name: the driver's own habit is a late, upgradable lock
        for pragma in ("foreign_keys = ON", "synchronous = FULL", f"busy_timeout = {BUSY_S * 1000}"):
            raw.execute(f"PRAGMA {pragma}")

    return engine


def _is_void(path: Path) -> bool:
    """Whether there is no ledger: no file, or one of no bytes, as a beginning that was stopped leaves it."""
    try:
        return path.stat().st_size == 0
    except FileNotFoundError:
        return True
    except OSError as exc:
        raise StoreUnwritable(f"{str(path.parent)!r} can be no store: {exc.strerror}") from exc


def _refuse_to_hide_a_loss(path: Path) -> None:
    beside = [path.parent / "index.db", *sorted(path.parent.glob(f"{path.stem}*.db*")), path.parent / "notes"]
    beside += [path.parent / name for name in ("notes.seen", "purge.key")]
    if path.exists():  # of no bytes: its own companions may be those of a process that is just beginning it
        beside = [p for p in beside if not p.name.startswith(path.name)]
    left = [p.name for p in beside if p != path and p.exists()]
    if left and _is_void(path):  # asked again: another process may have begun the store meanwhile
        raise StoreMissing(
            f"{str(path)!r} is gone but {', '.join(map(repr, left))} still stand beside it. Put the ledger back (or move what"
            " is left elsewhere to begin an empty store)"
        )


def _off(counted: Mapping[Key, int], standing: Mapping[Key, int]) -> Iterator[tuple[Key, str]]:
    """Where the turns that were counted are not those that stand; either may know what the other does not."""
    for key in {**counted, **standing}:
        n = standing.get(key, 0)
        if key not in counted:
            yield key, f"is gone and has {n} turns"
        elif counted[key] != n:
            yield key, f"counts {counted[key]} turns and has {n}"


def _turn(row: Row[Any]) -> Turn:
    return Turn(
        id=row.id, scope=row.scope, session=row.session, seq=row.seq, at=row.at, utc_offset_min=row.utc_offset_min,
        role=row.role, speaker=row.speaker, text=row.text, language=row.language, origin=row.origin, author=row.author,
        audience=row.audience, revision=row.revision, content_hash=row.content_hash, created_at=row.created_at,
    )  # fmt: skip


def _session(row: Row[Any]) -> Session:
    return Session(
        id=row.id, scope=row.scope, story=row.story, title=row.title, turns=row.turns, language=row.language,
        first_at=row.first_at, last_at=row.last_at, created_at=row.created_at, workspace=row.workspace,
        forgotten_at=row.forgotten_at,
    )  # fmt: skip
