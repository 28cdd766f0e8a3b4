"""The ledger as tables: rows as JSON has them, out and in again, and the transaction that may destroy them."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Connection, Engine

from souvenance.core.purging import Row
from souvenance.errors import Conflict, StoreBusy
from souvenance.ledger import schema as s
from souvenance.ports import TurnKey
from souvenance.sqlite_driver import slices, vacuum
from souvenance.types import Principal

if TYPE_CHECKING:
    import sqlite3

    from souvenance.ports import Purging

ROWS_AT_ONCE = 1_000
TEXTS_AT_ONCE = 500
# Rows of ``checkpoints`` that a purge leaves, and no word of what it took.
COUNTED = "purged"  # {"times", "turns", "revision", "sessions": {id: turns}}: places that were given and hold nothing any more
UNFINISHED = "purge unfinished"
EXPORTS = "exports"  # {"folders": [where this scope was exported to]}: a purge cleans them too
_SCOPE_RESTORED = """
    UPDATE scopes SET revision = max(revision + 1, ?2), turns = max(turns,
        (SELECT coalesce(max(position), 0) FROM turns WHERE turns.scope = ?1)) WHERE scope = ?1
"""
_SESSIONS_RESTORED = """
    UPDATE sessions SET turns = max(turns,
        (SELECT coalesce(max(seq), 0) FROM turns WHERE turns.scope = sessions.scope AND session = sessions.id)) WHERE scope = ?1
"""
_TRUST = (s.scopes, s.principals, s.grants, s.tokens)  # who may do what
_TABLES: Mapping[str, sa.Table] = {table.name: table for table in s.metadata.sorted_tables if "scope" in table.c}


class _Store(Protocol):
    _engine: Engine
    _path: Path

    def _reading(self) -> AbstractContextManager[Connection]: ...
    def _writing_db(self) -> AbstractContextManager[Connection]: ...


class TablesOfScopes:
    """``Tables``, mixed into ``SqliteLedger``. See there for every verb."""

    @property
    def names(self) -> Sequence[str]:
        """See ``Tables``."""
        return list(_TABLES)

    @contextmanager
    def snapshot(self: _Store) -> Iterator[Callable[[str, str], Iterator[Row]]]:
        """See ``Tables``."""
        with self._reading() as db:
            db.exec_driver_sql("BEGIN")
            try:
                yield lambda scope, table: rows_of(db, scope, table)
            finally:
                db.exec_driver_sql("COMMIT")

    @contextmanager
    def purging(self: _Store, scope: str) -> Iterator["Purging"]:
        """See ``Tables``."""
        from souvenance.ledger.sqlite import SqlitePurge

        with self._writing_db() as db:
            db.exec_driver_sql("INSERT OR REPLACE INTO purge_open (id) VALUES (1)")
            yield SqlitePurge(db, scope)
            db.exec_driver_sql("DELETE FROM purge_open")

    def restore(self: _Store, scope: str, table: str, rows: Sequence[Row], *, place: bool) -> int:
        """See ``Tables``."""
        with self._writing_db() as db:
            db.execute(_raised(scope))
            fresh = _absent(db, scope, table, rows)
            if table == "turns":
                fresh = _placed(db, scope, fresh, place=place)
            return _insert(db, scope, table, fresh)

    def restored(self: _Store, scope: str, revision: int, at: datetime) -> None:
        """See ``Tables``."""
        with self._writing_db() as db:
            db.exec_driver_sql(_SCOPE_RESTORED, (scope, revision))
            db.exec_driver_sql(_SESSIONS_RESTORED, (scope,))
            standing = Counter(
                dict(
                    tuple(row)
                    for row in db.exec_driver_sql(
                        "SELECT session, count(*) FROM turns WHERE scope = ? GROUP BY session", (scope,)
                    )
                )
            )
            given = db.exec_driver_sql("SELECT id, turns FROM sessions WHERE scope = ?", (scope,)).fetchall()
            holes = {session: n - standing[session] for session, n in given if n > standing[session]}
            last = db.exec_driver_sql("SELECT turns FROM scopes WHERE scope = ?", (scope,)).scalar() or 0
            counted = counted_of(db, scope)
            value = counted | {"times": counted["times"] + 1, "turns": last - standing.total(), "sessions": holes}
            put_checkpoint(db, scope, COUNTED, value, None, at)

    def unfinished(self: _Store) -> Sequence[str]:
        """See ``Tables``."""
        query = sa.select(s.checkpoints.c.scope).where(s.checkpoints.c.what == UNFINISHED)
        with self._reading() as db:
            return sorted(db.execute(query).scalars())

    def finished(self: _Store, scope: str) -> None:
        """See ``Tables``."""
        c = s.checkpoints.c
        with self._writing_db() as db:
            db.execute(s.checkpoints.delete().where(c.scope == scope, c.what == UNFINISHED))
            if not db.exec_driver_sql("SELECT 1 FROM scopes WHERE scope = ?", (scope,)).fetchone():
                db.execute(s.checkpoints.delete().where(c.scope == scope, c.what == EXPORTS))

    def exports(self: _Store, scope: str) -> Sequence[str]:
        """See ``Tables``."""
        with self._reading() as db:
            return list(_checkpoint(db, scope, EXPORTS).get("folders", ()))

    def keep_export(self: _Store, scope: str, folder: str, at: datetime) -> None:
        """See ``Tables``."""
        with self._writing_db() as db:
            known = _checkpoint(db, scope, EXPORTS).get("folders", ())
            if folder not in known:
                put_checkpoint(db, scope, EXPORTS, {"folders": [*known, folder]}, None, at)

    def compact(self: _Store) -> bool:
        """See ``Tables``."""
        self._engine.dispose()  # a connection at rest may hold pages of before
        try:
            with self._reading() as db:
                return vacuum(cast("sqlite3.Connection", db.connection.driver_connection), self._path.stat().st_size)
        except StoreBusy:  # told by the answer
            return False

    def generation(self: _Store, scope: str) -> int:
        """See ``Ledger``."""
        with self._reading() as db:
            return int(counted_of(db, scope)["times"])


class PurgeVerbs:
    """The verbs of a purge, mixed into ``SqlitePurge``. See ``Purging`` for every one."""

    _scope: str
    _last_revision = 0  # of the scope, when all of it was destroyed

    @property
    def _db(self) -> Connection:
        raise NotImplementedError

    def turn_keys(self) -> Iterator[TurnKey]:
        """See ``Purging``."""
        sql = "SELECT id, session, seq, speaker, at FROM turns WHERE scope = ? ORDER BY position"
        for turn_id, session, seq, speaker, at in self._db.exec_driver_sql(sql, (self._scope,)):
            when = datetime.fromisoformat(at) if at is not None else None
            yield TurnKey(id=turn_id, session=session, seq=seq, speaker=speaker, at=when)

    def texts(self) -> Iterator[Sequence[str]]:
        """See ``Purging``."""
        for sql in (
            "SELECT text || char(10) || subject FROM memories WHERE scope = ?",
            "SELECT speaker || ': ' || text FROM turns WHERE scope = ? ORDER BY position DESC",
        ):
            found = self._db.exec_driver_sql(sql, (self._scope,))
            while batch := found.fetchmany(TEXTS_AT_ONCE):
                yield [row[0] for row in batch]

    def rows(self, table: str) -> Iterator[Row]:
        """See ``Purging``."""
        return rows_of(self._db, self._scope, table)

    def drop(self, table: str, rows: Sequence[Row]) -> int:
        """See ``Purging``."""
        one = _TABLES[table]
        if [column.name for column in one.primary_key.columns] == ["scope", "id"]:
            return self.drop_ids(table, [str(row["id"]) for row in rows])
        return sum(self._db.execute(one.delete().where(_key_is(one, row))).rowcount for row in rows)

    def drop_ids(self, table: str, ids: Sequence[str]) -> int:
        """See ``Purging``."""
        c = _TABLES[table].c
        return sum(
            self._db.execute(_TABLES[table].delete().where(c.scope == self._scope, c.id.in_(some))).rowcount
            for some in slices(ids)
        )

    def change(self, table: str, row: Row, values: Row) -> None:
        """See ``Purging``."""
        one = _TABLES[table]
        self._db.execute(one.update().where(_key_is(one, row)).values(dict(values)))

    def drop_scope(self) -> Mapping[str, int]:
        """See ``Purging``."""
        gone = {}
        for table in reversed([table for table in _TABLES.values() if table not in _TRUST]):  # those that refer to others first
            counted = table.c.scope == self._scope
            if table.name == "checkpoints":
                counted &= table.c.what.not_in((COUNTED, EXPORTS))
            gone[table.name] = self._db.execute(table.delete().where(counted)).rowcount
        self._db.execute(s.scopes.update().where(s.scopes.c.scope == self._scope).values(turns=0))  # it begins anew
        return gone

    def drop_principal(self) -> Mapping[str, int]:
        """See ``Purging``."""
        gone, c = Counter[str](), s.scopes.c
        self._last_revision = self._db.execute(sa.select(c.revision).where(c.scope == self._scope)).scalar() or 0
        whose = self._db.execute(sa.select(s.principals.c.id).where(s.principals.c.scope == self._scope)).scalars().all()
        for table in (s.grants, s.tokens):  # in other scopes too: whoever takes the name begins without them
            its = (table.c.scope == self._scope) | table.c.principal.in_(whose)
            gone[table.name] += self._db.execute(table.delete().where(its)).rowcount
        for table in (s.principals, s.scopes):
            gone[table.name] += self._db.execute(table.delete().where(table.c.scope == self._scope)).rowcount
        return gone

    def keep_digests(self, digests: Mapping[bytes, str], principal: Principal, at: datetime) -> None:
        """See ``Purging``."""
        rows = [{"digest": digest, "what": what, **_owned(self._scope, principal, at)} for digest, what in digests.items()]
        if rows:
            kept = upsert(s.purged)
            again = {"created_at": kept.excluded.created_at, "what": kept.excluded.what}
            self._db.execute(kept.on_conflict_do_update(index_elements=["scope", "digest"], set_=again), rows)

    def purge_done(self, turns: Mapping[str, int], principal: Principal, at: datetime) -> None:
        """See ``Purging``."""
        counted = counted_of(self._db, self._scope)
        standing = set(self._db.execute(sa.select(s.sessions.c.id).where(s.sessions.c.scope == self._scope)).scalars())
        holes = Counter(counted["sessions"]) + Counter(turns)
        begun = self._db.execute(sa.select(s.scopes.c.turns).where(s.scopes.c.scope == self._scope)).scalar()
        value = {
            "times": counted["times"] + 1,
            "turns": counted["turns"] + sum(turns.values()) if begun else 0,
            "revision": max(counted["revision"], self._last_revision),  # of a scope begun again it goes on from there
            "sessions": {session: n for session, n in holes.items() if session in standing},
        }
        put_checkpoint(self._db, self._scope, COUNTED, value, principal, at)
        put_checkpoint(self._db, self._scope, UNFINISHED, {}, principal, at)


# -- rows ---------------------------------------------------------------------------------------------------------------
def rows_of(db: Connection, scope: str, table: str) -> Iterator[Row]:
    """See ``Tables.snapshot``."""
    one = _TABLES[table]
    names = [column.name for column in one.columns]
    order = ", ".join(_quoted(column.name) for column in one.primary_key.columns)
    if table == "turns":
        order = "position"
    sql = f"SELECT {', '.join(map(_quoted, names))} FROM {table} WHERE scope = ? ORDER BY {order}"
    readers = {column.name: _READERS.get(type(column.type), _as_it_is) for column in one.columns}
    found = db.exec_driver_sql(sql, (scope,))
    while batch := found.fetchmany(ROWS_AT_ONCE):
        for row in batch:
            yield {name: readers[name](value) for name, value in zip(names, row, strict=True)}


def _as_it_is(value: Any) -> Any:
    return value


def _quoted(name: str) -> str:
    return f'"{name}"'  # "right" is a word of SQL


_READERS: Mapping[type, Callable[[Any], Any]] = {
    sa.JSON: lambda value: json.loads(value) if value is not None else None,
    sa.Boolean: lambda value: bool(value) if value is not None else None,
    sa.LargeBinary: lambda value: value.hex() if value is not None else None,
}
_WRITERS: Mapping[type, Callable[[Any], Any]] = {
    sa.JSON: json.dumps,
    sa.Boolean: lambda value: int(value) if value is not None else None,
    sa.LargeBinary: lambda value: bytes.fromhex(value) if value is not None else None,
}


def _insert(db: Connection, scope: str, table: str, rows: Sequence[Row]) -> int:
    one = _TABLES[table]
    names = [column.name for column in one.columns]
    writers = {column.name: _WRITERS.get(type(column.type), _as_it_is) for column in one.columns}
    values = [tuple(writers[name](value) for name, value in ({**row, "scope": scope}).items() if name in names) for row in rows]
    if values:
        given = [name for name in {**rows[0], "scope": scope} if name in names]
        marks = ", ".join("?" * len(given))
        db.exec_driver_sql(f"INSERT INTO {table} ({', '.join(map(_quoted, given))}) VALUES ({marks})", values)
    return len(values)


def _absent(db: Connection, scope: str, table: str, rows: Sequence[Row]) -> list[Row]:
    """Those whose key is free. A turn that stands with another content is no double: it is refused."""
    one = _TABLES[table]
    fresh: dict[tuple[object, ...], Row] = {}
    key = [column.name for column in one.primary_key.columns if column.name != "scope"]
    where = " AND ".join(f"{_quoted(name)} = ?" for name in key)
    what = "content_hash" if table == "turns" else "1"
    for row in rows:
        values = tuple(bytes.fromhex(str(row[name])) if name == "digest" else row[name] for name in key)
        found = db.exec_driver_sql(f"SELECT {what} FROM {table} WHERE scope = ? AND {where}", (scope, *values)).fetchone()
        if found is None:
            fresh[values] = row
        elif table == "turns" and found[0].hex() != row["content_hash"]:
            raise Conflict(f"turn {row['id']!r} stands already with another text: nothing of this part was restored")
    if table == "memories":
        return _with_free_keys(db, scope, fresh.values())
    return list(fresh.values())


def _with_free_keys(db: Connection, scope: str, rows: Iterable[Row]) -> list[Row]:
    """Memories, but for active ones that stand already under another id: no statement is active twice."""
    sql = "SELECT 1 FROM memories WHERE scope = ? AND active_key = ?"
    return [
        row
        for row in rows
        if row["active_key"] is None or not db.exec_driver_sql(sql, (scope, bytes.fromhex(str(row["active_key"])))).fetchone()
    ]


def _placed(db: Connection, scope: str, rows: Sequence[Row], *, place: bool) -> list[Row]:
    """Turns with places of their own: those that they had, or after all that stand."""
    if not place:
        return list(rows)
    last = db.exec_driver_sql("SELECT max(turns, (SELECT coalesce(max(position), 0) FROM turns WHERE scope = ?1)) FROM scopes"
                              " WHERE scope = ?1", (scope,)).scalar() or 0  # fmt: skip
    ends: dict[str, int] = {}
    found: list[Row] = []
    for row in rows:
        session = str(row["session"])
        if session not in ends:
            sql = "SELECT coalesce(max(seq), 0) FROM turns WHERE scope = ? AND session = ?"
            ends[session] = db.exec_driver_sql(sql, (scope, session)).scalar() or 0
        ends[session] += 1
        last += 1
        found.append({**row, "position": last, "seq": ends[session]})
    return found


def _key_is(table: sa.Table, row: Row) -> sa.ColumnElement[bool]:
    return sa.and_(*(table.c[column.name] == row[column.name] for column in table.primary_key.columns))


def _raised(scope: str) -> sa.Update:
    c = s.scopes.c
    return s.scopes.update().where(c.scope == scope).values(revision=c.revision + 1)


# -- what a purge leaves ------------------------------------------------------------------------------------------------
def counted_of(db: Connection, scope: str) -> dict[str, Any]:
    """What was purged from a scope so far, in numbers."""
    return {"times": 0, "turns": 0, "revision": 0, "sessions": {}} | _checkpoint(db, scope, COUNTED)


def _checkpoint(db: Connection, scope: str, what: str) -> dict[str, Any]:
    found = db.exec_driver_sql("SELECT value FROM checkpoints WHERE scope = ? AND what = ?", (scope, what)).scalar()
    return cast("dict[str, Any]", json.loads(found)) if found is not None else {}


def put_checkpoint(db: Connection, scope: str, what: str, value: Row, principal: Principal | None, at: datetime) -> None:
    """Write one row of ``checkpoints``, new or changed."""
    insert = upsert(s.checkpoints).values({"what": what, "value": dict(value), **_owned(scope, principal, at)})
    again = {"value": insert.excluded.value}
    db.execute(insert.on_conflict_do_update(index_elements=["scope", "what"], set_=again))


def _owned(scope: str, principal: Principal | None, at: datetime) -> dict[str, Any]:
    author, audience = (principal.id, principal.audience) if principal is not None else ("system", "adult")
    return {"scope": scope, "origin": "operator", "author": author, "audience": audience, "created_at": at}
