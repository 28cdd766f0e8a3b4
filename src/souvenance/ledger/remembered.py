"""The ledger's tables of what is remembered, judged, done and to be done: how rows become values, and back."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, fields
from datetime import datetime
from functools import lru_cache
from typing import Any, Protocol, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import Connection, Row

from souvenance.core.identity import words_hash
from souvenance.ledger import schema as s
from souvenance.sqlite_driver import slices
from souvenance.types import (
    Anchor,
    Candidate,
    Event,
    EventKind,
    Job,
    JobState,
    Judged,
    Memory,
    Outcome,
    Position,
    Principal,
    Served,
    Summary,
    Trace,
)

Value = TypeVar("Value")
_UNTOUCHED = ("active_since_turn", "served", "served_semantic", "created_at")  # by a later write
_DETAIL_TIMES = ("expires_at", "valid_from", "valid_until")


_MEMORY_NAMES = tuple(f.name for f in fields(Memory))
_MEMORY = sa.select(*(s.memories.c[name] for name in _MEMORY_NAMES))  # in the order of the fields
_MEMORY_LISTS = ("tags", "sources", "slots")


class _Reads(Protocol):
    def _reading(self) -> AbstractContextManager[Connection]: ...


class RememberedReads:
    """The reading half, mixed into ``SqliteLedger``. See ``Ledger`` for every verb."""

    def memories(self: _Reads, scope: str, ids: Sequence[str]) -> Mapping[str, Memory]:
        """See ``Ledger``."""
        found: dict[str, Memory] = {}
        with self._reading() as db:
            for some in slices(ids):
                query = _MEMORY.where(s.memories.c.scope == scope, s.memories.c.id.in_(some))
                found |= {row.id: memory_of(row) for row in db.execute(query)}
        return found

    def memories_since(self: _Reads, scope: str, revision: int) -> Sequence[Memory]:
        """See ``Ledger``."""
        m = s.memories.c
        with self._reading() as db:
            query = _MEMORY.where(m.scope == scope, m.revision > revision).order_by(m.id)
            return [memory_of(row) for row in db.execute(query)]

    def memory_keys(self: _Reads, scope: str) -> Mapping[str, bytes]:
        """See ``Ledger``."""
        m = s.memories.c
        with self._reading() as db:
            query = sa.select(m.id, m.found_by).where(m.scope == scope, m.found_by.is_not(None))
            return {row.id: row.found_by for row in db.execute(query)}

    def events(
        self: _Reads, scope: str, *, target: str | None = None, what: EventKind | None = None, limit: int | None = None
    ) -> Sequence[Event]:
        """See ``Ledger``."""
        e = s.events.c
        query = sa.select(s.events).where(e.scope == scope).order_by(e.revision.desc(), e.place.desc()).limit(limit)
        if target is not None:
            query = query.where(e.target == target)
        if what is not None:
            query = query.where(e.what == what)
        with self._reading() as db:
            return [_plainly(Event, row) for row in db.execute(query)]

    def event(self: _Reads, scope: str, event_id: str) -> Event | None:
        """See ``Ledger``."""
        with self._reading() as db:
            row = db.execute(sa.select(s.events).where(s.events.c.scope == scope, s.events.c.id == event_id)).fetchone()
        return _plainly(Event, row) if row is not None else None

    def candidates(
        self: _Reads, scope: str, *, verdict: Outcome | None = None, memory: str | None = None, limit: int | None = None
    ) -> Sequence[Judged]:
        """See ``Ledger``."""
        c = s.candidates.c
        query = sa.select(s.candidates).where(c.scope == scope).order_by(c.created_at.desc(), c.id.desc()).limit(limit)
        if verdict is not None:
            query = query.where(c.verdict == verdict)
        if memory is not None:
            query = query.where(c.memory == memory)
        with self._reading() as db:
            return [_judged(row) for row in db.execute(query)]

    def judged(self: _Reads, scope: str, candidate_id: str) -> Judged | None:
        """See ``Ledger``."""
        with self._reading() as db:
            return _judged_by_id(db, scope, candidate_id)

    def jobs(self: _Reads, scope: str, states: Sequence[JobState], limit: int | None = None) -> Sequence[Job]:
        """See ``Ledger``."""
        j = s.jobs.c
        query = sa.select(s.jobs).where(j.scope == scope, j.state.in_(states)).order_by(j.created_at, j.id).limit(limit)
        with self._reading() as db:
            return [_job(row) for row in db.execute(query)]

    def due_jobs(
        self: _Reads,
        now: datetime,
        limit: int,
        *,
        scope: str | None = None,
        session: str | None = None,
        at_once: bool = False,
    ) -> Sequence[Job]:
        """See ``Ledger``."""
        j, h = s.jobs.c, s.sessions.c
        due = j.state.in_(("pending", "failed", "running")) & (j.due_at <= now)
        if at_once:
            due |= (j.state == "pending") & (j.tries == 0) & j.reason.is_(None)
        if scope is not None:
            due &= j.scope == scope
        if session is not None:
            due &= j.input["session"].as_string() == session
        hidden = sa.select(h.id).where(h.scope == j.scope, h.forgotten_at.is_not(None))
        due &= j.input["session"].as_string().not_in(hidden)
        with self._reading() as db:
            return [_job(row) for row in db.execute(sa.select(s.jobs).where(due).order_by(j.created_at, j.id).limit(limit))]

    def job_counts(self: _Reads, scope: str) -> Mapping[JobState, int]:
        """See ``Ledger``."""
        query = sa.select(s.jobs.c.state, sa.func.count()).where(s.jobs.c.scope == scope).group_by(s.jobs.c.state)
        with self._reading() as db:
            return {row[0]: row[1] for row in db.execute(query)}

    def summary(self: _Reads, scope: str, story: str) -> Summary | None:
        """See ``Ledger``."""
        c = s.summaries.c
        query = sa.select(s.summaries).where(c.scope == scope, c.story == story).order_by(c.version.desc()).limit(1)
        with self._reading() as db:
            row = db.execute(query).fetchone()
        return _plainly(Summary, row) if row is not None else None

    def anchors(self: _Reads, scope: str, *, retired: bool = False) -> Sequence[Anchor]:
        """See ``Ledger``."""
        query = sa.select(s.anchors).where(s.anchors.c.scope == scope).order_by(s.anchors.c.created_at, s.anchors.c.id)
        if not retired:
            query = query.where(s.anchors.c.retired_at.is_(None))
        with self._reading() as db:
            return [_plainly(Anchor, row) for row in db.execute(query)]

    def positions(self: _Reads, scope: str, *, superseded: bool = False) -> Sequence[Position]:
        """See ``Ledger``."""
        p = s.positions.c
        query = sa.select(s.positions).where(p.scope == scope).order_by(p.created_at, p.id)
        query = query.where(p.status.in_(("active", "superseded") if superseded else ("active",)))
        with self._reading() as db:
            return [_plainly(Position, row) for row in db.execute(query)]

    def states(self: _Reads, scope: str, character: str) -> Mapping[str, float]:
        """See ``Ledger``."""
        p = s.positions.c
        theirs = (p.scope == scope) & (p.status == "state") & (p.character == character)
        latest = sa.select(sa.func.max(p.id)).where(theirs).group_by(p.subject)  # ids rise with the time
        with self._reading() as db:
            rows = db.execute(sa.select(p.subject, p.text).where(theirs, p.id.in_(latest)))
            return {row.subject: float(row.text) for row in rows}

    def verdict_counts(self: _Reads, scope: str) -> Mapping[tuple[Outcome, str], int]:
        """See ``Ledger``."""
        c = s.candidates.c
        query = sa.select(c.verdict, c.rule, sa.func.count()).where(c.scope == scope).group_by(c.verdict, c.rule)
        with self._reading() as db:
            return {(row[0], row[1]): row[2] for row in db.execute(query)}

    def served(self: _Reads, scope: str) -> Mapping[str, Served]:
        """See ``Ledger``."""
        m = s.memories.c
        turns = sa.select(s.scopes.c.turns).where(s.scopes.c.scope == scope).scalar_subquery()
        query = sa.select(m.id, (turns - m.active_since_turn).label("candidate"), m.served, m.served_semantic)
        with self._reading() as db:
            rows = db.execute(query.where(m.scope == scope, m.status == "active"))
            return {row.id: Served(candidate=row.candidate, served=row.served, semantic=row.served_semantic) for row in rows}

    def checkpoint(self: _Reads, scope: str, what: str) -> Mapping[str, object] | None:
        """See ``Ledger``."""
        c = s.checkpoints.c
        with self._reading() as db:
            return db.execute(sa.select(c.value).where(c.scope == scope, c.what == what)).scalar()

    def tokens_used(self: _Reads, scope: str, day: str) -> int:
        """See ``Ledger``."""
        t = s.token_usage.c
        with self._reading() as db:
            return db.execute(sa.select(sa.func.sum(t.tokens)).where(t.scope == scope, t.day == day)).scalar() or 0

    def traces(
        self: _Reads,
        scope: str,
        *,
        session: str | None = None,
        author: str | None = None,
        at: datetime | None = None,
        limit: int = 50,
    ) -> Sequence[Trace]:
        """See ``Ledger``."""
        t = s.traces.c
        query = sa.select(s.traces).where(t.scope == scope).order_by(t.created_at.desc(), t.id.desc()).limit(limit)
        for column, wanted in ((t.session, session), (t.author, author), (t.created_at, at)):
            if wanted is not None:
                query = query.where(column == wanted)
        with self._reading() as db:
            return [_trace(row) for row in db.execute(query)]


class RememberedWrites:
    """The writing half, mixed into ``SqliteWrite``. See ``LedgerWrite`` for every verb."""

    _scope: str
    _position: int
    _events: int
    revision: int

    @property
    def _db(self) -> Connection:
        raise NotImplementedError

    def _must_have_begun(self) -> None:
        raise NotImplementedError

    def _part(self) -> AbstractContextManager[None]:
        raise NotImplementedError

    def memory(self, memory_id: str) -> Memory | None:
        """See ``LedgerWrite``."""
        query = _MEMORY.where(s.memories.c.scope == self._scope, s.memories.c.id == memory_id)
        row = self._db.execute(query).fetchone()
        return memory_of(row) if row is not None else None

    def put_memory(self, memory: Memory, active_key: bytes | None) -> None:
        """See ``LedgerWrite``."""
        self.put_memories([(memory, active_key)])

    def put_memories(self, memories: Sequence[tuple[Memory, bytes | None]]) -> None:
        """See ``LedgerWrite``."""
        self._put(s.memories, [self._memory_row(memory, key) for memory, key in memories], keep=_UNTOUCHED)

    def put_memory_keys(self, keys: Mapping[str, bytes]) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        rows = [{"of": memory_id, "value": found_by} for memory_id, found_by in keys.items()]
        if rows:  # no rows would be one of nothing
            m = s.memories.c
            these = s.memories.update().where(m.scope == self._scope, m.id == sa.bindparam("of"))
            with self._part():
                self._db.execute(these.values(found_by=sa.bindparam("value")), rows)

    def _memory_row(self, memory: Memory, active_key: bytes | None) -> dict[str, Any]:
        return _columns(memory) | {
            "reach": "global" if memory.story is None else "story", "revision": self.revision, "active_key": active_key,
            "content_hash": words_hash(memory.kind, memory.subject, memory.text), "active_since_turn": self._position,
            "served": 0, "served_semantic": 0,
        }  # fmt: skip

    def add_event(self, event: Event) -> None:
        """See ``LedgerWrite``."""
        self.add_events([event])

    def add_events(self, events: Sequence[Event]) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        rows = [
            _columns(event) | {"scope": self._scope, "revision": self.revision, "place": self._events + place}
            for place, event in enumerate(events, 1)
        ]
        if rows:
            with self._part():
                self._db.execute(s.events.insert(), rows)
            self._events += len(rows)

    def put_checkpoint(self, what: str, value: Mapping[str, object], principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        row = {
            "scope": self._scope, "what": what, "value": dict(value), "origin": "operator", "author": principal.id,
            "audience": principal.audience, "created_at": at,
        }  # fmt: skip
        insert = upsert(s.checkpoints).values(row)
        changed = {"value": insert.excluded.value, "created_at": insert.excluded.created_at}
        with self._part():
            self._db.execute(insert.on_conflict_do_update(index_elements=["scope", "what"], set_=changed))

    def add_judged(self, judged: Judged) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        with self._part():
            self._db.execute(upsert(s.candidates).values(_judged_row(judged, self._scope)).on_conflict_do_nothing())

    def judged(self, candidate_id: str) -> Judged | None:
        """See ``LedgerWrite``."""
        return _judged_by_id(self._db, self._scope, candidate_id)

    def put_judged(self, judged: Judged) -> None:
        """See ``LedgerWrite``."""
        row = _judged_row(judged, self._scope)
        self._put(s.candidates, [row], keep=tuple(row.keys() - {"verdict", "rule", "why", "memory"}))

    def job(self, job_id: str) -> Job | None:
        """See ``LedgerWrite``."""
        row = self._db.execute(sa.select(s.jobs).where(s.jobs.c.scope == self._scope, s.jobs.c.id == job_id)).fetchone()
        return _job(row) if row is not None else None

    def put_job(self, job: Job) -> None:
        """See ``LedgerWrite``."""
        values = _columns(job)
        what_about = {name: values.pop(name) for name in ("session", "first_seq", "last_seq")}
        self._put(s.jobs, [values | {"input": what_about, "origin": "operator"}], keep=("created_at",))

    def put_summary(self, summary: Summary) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        with self._part():
            self._db.execute(s.summaries.insert(), _columns(summary) | {"scope": self._scope})

    def put_anchor(self, anchor: Anchor) -> None:
        """See ``LedgerWrite``."""
        self._put(s.anchors, [_columns(anchor)], keep=("created_at",))

    def put_position(self, position: Position) -> None:
        """See ``LedgerWrite``."""
        self._put(s.positions, [_columns(position)], keep=("created_at",))

    def add_tokens(self, day: str, model: str, tokens: int, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        values = {
            "scope": self._scope, "day": day, "model": model, "tokens": tokens, "origin": "operator", "author": principal.id,
            "audience": principal.audience, "created_at": at,
        }  # fmt: skip
        insert = upsert(s.token_usage).values(values)
        more = {"tokens": s.token_usage.c.tokens + insert.excluded.tokens}
        with self._part():
            self._db.execute(insert.on_conflict_do_update(index_elements=["scope", "day", "model"], set_=more))

    def purged(self, digests: Sequence[bytes]) -> Mapping[bytes, datetime]:
        """See ``LedgerWrite``."""
        p = s.purged.c
        found: dict[bytes, datetime] = {}
        for some in slices(digests):
            query = sa.select(p.digest, p.created_at).where(p.scope == self._scope, p.digest.in_(some))
            found |= {row.digest: row.created_at for row in self._db.execute(query)}
        return found

    def _put(self, table: sa.Table, rows: Sequence[Mapping[str, Any]], *, keep: Sequence[str]) -> None:
        """Insert rows, or change those of their ids but for what is kept; a failure undoes these rows alone."""
        self._must_have_begun()
        values = [{**row, "scope": self._scope} for row in rows]
        if values:
            with self._part():
                self._db.execute(_put_statement(table, tuple(values[0]), tuple(keep)), values)


@lru_cache
def _put_statement(table: sa.Table, names: tuple[str, ...], keep: tuple[str, ...]) -> sa.Insert:
    """Made once a table: making it costs ten times what running it does."""
    insert = upsert(table)
    changed: dict[str, Any] = {name: insert.excluded[name] for name in names if name not in {"scope", "id", *keep}}
    if table is s.memories:  # what the words of an earlier text are found by goes with them
        same = (s.memories.c.text == insert.excluded.text) & (s.memories.c.language == insert.excluded.language)
        changed["found_by"] = sa.case((same, s.memories.c.found_by))
    return insert.on_conflict_do_update(index_elements=["scope", "id"], set_=changed)


def trace_row(trace: Trace) -> dict[str, Any]:
    """A trace as its table has it."""
    values = _columns(trace) | {"seats": [dict(seat) for seat in trace.seats]}
    kept = {name: values.pop(name) for name in ("seats", "left_out", "missing", "took_ms")}
    return values | {"trace": kept, "origin": "operator"}


def memory_of(row: Row[Any]) -> Memory:
    """A row of ``_MEMORY`` as a value. There may be a hundred thousand: each field is touched once."""
    found = dict(zip(_MEMORY_NAMES, row, strict=True))
    for name in _MEMORY_LISTS:
        found[name] = tuple(found[name])
    return Memory(**found)


def _columns(value: Any) -> dict[str, Any]:
    """The fields of a frozen value as columns of the same names; tuples become the lists that JSON has."""
    return {f.name: _as_list(getattr(value, f.name)) for f in fields(value)}


def _as_list(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else dict(value) if isinstance(value, Mapping) else value


def _plainly(kind: type[Value], row: Row[Any]) -> Value:
    """A row as a frozen value whose fields have the names of the columns."""
    found = {f.name: getattr(row, f.name) for f in fields(cast("Any", kind))}
    return kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in found.items()})


def _job(row: Row[Any]) -> Job:
    own = {f.name: getattr(row, f.name) for f in fields(Job) if f.name not in row.input}
    return Job(**own, **row.input)


def _trace(row: Row[Any]) -> Trace:
    kept = row.trace
    own = {f.name: getattr(row, f.name) for f in fields(Trace) if f.name not in kept}
    return Trace(
        **own, seats=tuple(kept["seats"]), left_out=kept["left_out"], missing=tuple(kept["missing"]), took_ms=kept["took_ms"]
    )


def _judged(row: Row[Any]) -> Judged:
    details = {"subject": "", "language": "und"} | dict(_details(row.details))  # a row of schema 0001 has no details
    candidate = Candidate(text=row.text, kind=row.kind, sources=tuple(row.sources), **details)
    own = {f.name: getattr(row, f.name) for f in fields(Judged) if f.name != "candidate"}
    return Judged(**own, candidate=candidate)


def _judged_by_id(db: Connection, scope: str, candidate_id: str) -> Judged | None:
    c = s.candidates.c
    row = db.execute(sa.select(s.candidates).where(c.scope == scope, c.id == candidate_id)).fetchone()
    return _judged(row) if row is not None else None


def _judged_row(judged: Judged, scope: str) -> dict[str, Any]:
    """A candidate with its verdict as its table has it."""
    proposed = judged.candidate
    details = {
        name: s.stored_time(value) if isinstance(value, datetime) else value
        for name, value in asdict(proposed).items()
        if name not in {"text", "kind", "sources"}
    }
    return {f.name: getattr(judged, f.name) for f in fields(judged) if f.name != "candidate"} | {
        "scope": scope, "text": proposed.text, "kind": proposed.kind, "sources": list(proposed.sources), "details": details,
    }  # fmt: skip


def _details(details: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in details.items():
        if name in _DETAIL_TIMES:
            yield name, datetime.fromisoformat(value) if value is not None else None
        else:
            yield name, tuple(value) if isinstance(value, list) else value
