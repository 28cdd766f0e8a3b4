"""The tables of the short-term queues in SQLite: chunks, bullets, mirrors."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Connection

from souvenance.core.identity import derived_id
from souvenance.errors import StoreCorrupt
from souvenance.ledger import schema as s
from souvenance.types import Bullet, Chunk, Mirror, QueueKind

_BESIDE = ("first", "how", "tokens")  # of a bullet: kept in the state of the mirror, in the order of the places


class _Reads(Protocol):
    def _reading(self) -> AbstractContextManager[Connection]: ...


class QueueReads:
    """The reading half, mixed into ``SqliteLedger``. See ``Ledger`` for every verb."""

    def mirror(self: _Reads, scope: str, session: str, kind: QueueKind) -> Mirror | None:
        """See ``Ledger``."""
        with self._reading() as db:
            db.exec_driver_sql("BEGIN")  # both tables as of one moment
            found = _mirror(db, scope, session, kind)
            db.exec_driver_sql("COMMIT")
        return found

    def mirror_mark(self: _Reads, scope: str, session: str, kind: QueueKind) -> tuple[int, int]:
        """See ``Ledger``."""
        m = s.mirrors.c
        failures = m.state["failures"].as_integer()
        query = sa.select(m.generation, failures).where(m.scope == scope, m.session == session, m.kind == kind)
        with self._reading() as db:
            row = db.execute(query).fetchone()
        return (row[0], row[1]) if row is not None else (0, 0)

    def chunks(self: _Reads, scope: str, kind: QueueKind, session: str | None = None) -> Sequence[Chunk]:
        """See ``Ledger``."""
        c = s.chunks.c
        query = sa.select(s.chunks).where(c.scope == scope, c.kind == kind).order_by(c.session, c.seq)
        if session is not None:
            query = query.where(c.session == session)
        names = Chunk.__dataclass_fields__
        with self._reading() as db:
            return [Chunk(**{name: getattr(row, name) for name in names}) for row in db.execute(query)]

    def count_chunks(self: _Reads, scope: str, kind: QueueKind) -> int:
        """See ``Ledger``."""
        query = sa.select(sa.func.count()).select_from(s.chunks).where(s.chunks.c.scope == scope, s.chunks.c.kind == kind)
        with self._reading() as db:
            return db.execute(query).scalar_one()


class QueueWrites:
    """The writing half, mixed into ``SqliteWrite``. See ``LedgerWrite`` for every verb."""

    _scope: str

    @property
    def _db(self) -> Connection:
        raise NotImplementedError

    def _must_have_begun(self) -> None:
        raise NotImplementedError

    def _part(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def mirror(self, session: str, kind: QueueKind) -> Mirror | None:
        """See ``LedgerWrite``."""
        return _mirror(self._db, self._scope, session, kind)

    def put_mirror(self, mirror: Mirror) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        own = {
            "scope": self._scope, "session": mirror.session, "kind": mirror.kind, "author": mirror.author,
            "audience": mirror.audience, "created_at": mirror.created_at,
        }  # fmt: skip
        state = {
            "flushed_to": mirror.flushed_to, "failures": mirror.failures, "trouble": mirror.trouble,
            "bullets": [{name: getattr(bullet, name) for name in _BESIDE} for bullet in mirror.bullets],
        }  # fmt: skip
        b = s.bullets.c
        insert = upsert(s.mirrors).values(own | {"generation": mirror.generation, "state": state, "origin": "operator"})
        changed = {name: insert.excluded[name] for name in ("generation", "state")}
        keys = ["scope", "session", "kind"]
        with self._part():
            self._db.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed))
            self._db.execute(
                s.bullets.delete().where(b.scope == self._scope, b.session == mirror.session, b.kind == mirror.kind)
            )
            if mirror.bullets:
                self._db.execute(s.bullets.insert(), [own | _row(mirror, bullet, n) for n, bullet in enumerate(mirror.bullets)])

    def put_chunks(self, chunks: Sequence[Chunk]) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        if not chunks:
            return
        with self._part():
            self._db.execute(
                upsert(s.chunks).on_conflict_do_nothing(), [asdict(chunk) | {"scope": self._scope} for chunk in chunks]
            )

    def drop_chunks(self, session: str) -> int:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        c = s.chunks.c
        with self._part():
            return self._db.execute(
                s.chunks.delete().where(c.scope == self._scope, c.session == session, c.kind == "conversation")
            ).rowcount


def _row(mirror: Mirror, bullet: Bullet, place: int) -> dict[str, Any]:
    return {
        "id": derived_id("b", mirror.session, mirror.kind, str(place)), "generation": mirror.generation, "place": place,
        "text": bullet.text, "hashes": list(bullet.hashes), "live": True, "origin": bullet.origin,
    }  # fmt: skip


def _mirror(db: Connection, scope: str, session: str, kind: QueueKind) -> Mirror | None:
    m, b = s.mirrors.c, s.bullets.c
    row = db.execute(sa.select(s.mirrors).where(m.scope == scope, m.session == session, m.kind == kind)).fetchone()
    if row is None:
        return None
    query = sa.select(b.text, b.hashes, b.origin).where(b.scope == scope, b.session == session, b.kind == kind)
    said = db.execute(query.order_by(b.place)).fetchall()
    state = row.state
    written = len(state["bullets"])
    if len(said) != written:
        raise StoreCorrupt(
            f"the short-term queue of session {session!r} has {len(said):,} bullets where {written:,} were written: "
            "`souvenance doctor --repair` makes it again from the turns"
        )
    return Mirror(
        scope=scope, session=session, kind=kind, generation=row.generation, flushed_to=state["flushed_to"],
        failures=state["failures"], trouble=state["trouble"], author=row.author, audience=row.audience,
        created_at=row.created_at,
        bullets=tuple(
            Bullet(text=text, hashes=tuple(hashes), origin=origin, **beside)
            for (text, hashes, origin), beside in zip(said, state["bullets"], strict=True)
        ),
    )  # fmt: skip
