"""The ledger's double: the same contract in plain Python, for tests and for trying things out. Gone when the process ends."""

import copy
import json
import threading
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, is_dataclass, replace
from datetime import UTC, datetime
from typing import Any, Protocol, TypeVar, cast, overload
from uuid import uuid4

from souvenance.core.exchanges import is_due
from souvenance.errors import Conflict, InputError, NotFound, StoreBusy, StoreError
from souvenance.types import (
    RIGHTS,
    SYSTEM,
    Anchor,
    Audience,
    Bullet,
    Candidate,
    Chunk,
    Event,
    EventKind,
    Job,
    JobState,
    Judged,
    Memory,
    Mirror,
    Outcome,
    Place,
    Position,
    Principal,
    QueueKind,
    Receipt,
    Right,
    Served,
    Session,
    Summary,
    Token,
    Trace,
    Turn,
)


class _Dated(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def created_at(self) -> datetime: ...


Value = TypeVar("Value")
DatedValue = TypeVar("DatedValue", bound=_Dated)
_BUSY_S = 30
_TRACE_BUSY_S = 2  # nobody waits for a trace
# Texts that the tables keep inside JSON, where half a character is escaped and so comes back.
_INSIDE_JSON: Mapping[type, frozenset[str]] = {
    Job: frozenset({"session"}),
    Candidate: frozenset({"subject", "language", "reach"}),
    Receipt: frozenset({"session", "fingerprint"}),
    Mirror: frozenset({"trouble"}),
    Bullet: frozenset({"how"}),
}


@dataclass(slots=True)
class _Scope:
    revision: int = 0
    turns: list[Turn] = field(default_factory=list)  # in order of position
    by_id: dict[str, Turn] = field(default_factory=dict)
    places: set[tuple[str, int]] = field(default_factory=set)  # (session, seq)
    sessions: dict[str, tuple[Session, datetime]] = field(default_factory=dict)  # with the time of the last change
    receipts: dict[str, Receipt] = field(default_factory=dict)  # by idempotency key
    receipt_ids: set[str] = field(default_factory=set)  # of those without a key too
    memories: dict[str, Memory] = field(default_factory=dict)
    keys: dict[str, bytes] = field(default_factory=dict)  # memory id -> active key
    found_by: dict[str, bytes] = field(default_factory=dict)  # memory id -> its keys for comparison
    written: dict[str, int] = field(default_factory=dict)  # memory id -> revision of its last change
    since: dict[str, int] = field(default_factory=dict)  # memory id -> turns of the scope when it was first written
    events: dict[str, Event] = field(default_factory=dict)
    judged: dict[str, Judged] = field(default_factory=dict)
    jobs: dict[str, Job] = field(default_factory=dict)
    summaries: dict[tuple[str, int], Summary] = field(default_factory=dict)
    anchors: dict[str, Anchor] = field(default_factory=dict)
    positions: dict[str, Position] = field(default_factory=dict)
    mirrors: dict[tuple[str, QueueKind], Mirror] = field(default_factory=dict)  # (session, kind)
    chunks: dict[tuple[str, QueueKind, str], Chunk] = field(default_factory=dict)  # (session, kind, hash)
    tokens: dict[tuple[str, str], int] = field(default_factory=dict)  # (day, model)
    checkpoints: dict[str, Mapping[str, object]] = field(default_factory=dict)
    rights: dict[str, frozenset[Right]] = field(default_factory=dict)  # principal id -> of a shared scope
    doors: dict[bytes, Token] = field(default_factory=dict)  # hash of its key -> token


class InMemoryLedger:
    """A ``Ledger`` of dictionaries. A write works on a copy of its scope, which takes its place at the end."""

    def __init__(self) -> None:
        """Empty."""
        self.id = uuid4().hex
        self._scopes: dict[str, _Scope] = {}
        self._principals: dict[str, Principal] = {}
        self._places: dict[str, tuple[Place, str]] = {}  # scope -> what it is, and the zone of a shared one
        self._traces: dict[str, Sequence[Trace]] = {}  # latest first; they need no scope and are part of no write
        self._served: Counter[tuple[str, str, bool]] = Counter()  # (scope, memory, whether by the semantic pass)
        self._leases: dict[str, tuple[str, datetime]] = {}  # what -> who holds it, until when
        self._lock = threading.Lock()  # of the writers: what is read is replaced as a whole and never changed

    @contextmanager
    def write(self, scope: str) -> Iterator["InMemoryWrite"]:
        """See ``Ledger``."""
        _must_be_whole(scope)
        if not self._lock.acquire(timeout=_BUSY_S):
            raise StoreBusy(f"another writer was at work for over {_BUSY_S} s; try again")
        try:
            draft = copy.copy(self._scopes.get(scope) or _Scope())
            for held in fields(_Scope):
                setattr(draft, held.name, copy.copy(getattr(draft, held.name)))
            draft.revision += 1
            tx = InMemoryWrite(scope, draft, self._principals, self._places, begun=scope in self._scopes)
            tx.taken = frozenset(key for held in self._scopes.values() for key in held.doors)
            try:
                yield tx
            finally:
                tx.ended = True
            begun = {name: _Scope(revision=draft.revision) for name in tx.scopes} | self._scopes
            self._principals, self._places = tx.principals, tx.places
            self._scopes = begun | {scope: draft} if scope in begun else begun
        finally:
            self._lock.release()

    def _read(self, scope: str) -> _Scope:
        return self._scopes.get(scope) or _Scope()

    def principal(self, name: str) -> Principal | None:
        """See ``Ledger``."""
        return self._principals.get(name)

    def principal_by_id(self, principal: str) -> Principal | None:
        """See ``Trust``."""
        return next((p for p in self._principals.values() if p.id == principal), None)

    def principal_of(self, scope: str) -> Principal | None:
        """See ``Trust``."""
        found = next((p for p in self._principals.values() if p.scope == scope), None)
        place, tz = self._places.get(scope, (None, ""))
        if found is not None or place is None or place.kind != "shared":
            return found
        return Principal(id=SYSTEM, name=place.name, scope=scope, tz=tz, audience=place.audience)

    def principals(self) -> Sequence[Principal]:
        """See ``Trust``."""
        return sorted(self._principals.values(), key=lambda p: p.name)

    def places(self, principal: str) -> Sequence[Place]:
        """See ``Trust``."""
        own = next((p.scope for p in self._principals.values() if p.id == principal), None)
        private = [replace(self._places[own][0], rights=frozenset(RIGHTS))] if own in self._places else []
        others = sorted((p for p, _ in self._places.values() if p.kind == "private" and p.scope != own), key=lambda p: p.name)
        granted = [*self.shared(), *(place for place in others if place.guarded)]
        held = [(place, self._read(place.scope).rights.get(principal)) for place in granted]
        return [*private, *(replace(place, rights=rights) for place, rights in held if rights)]

    def shared(self) -> Sequence[Place]:
        """See ``Trust``."""
        return sorted((p for p, _ in self._places.values() if p.kind == "shared"), key=lambda p: (p.name, p.audience))

    def is_guarded(self, scope: str) -> bool:
        """See ``Trust``."""
        return scope in self._places and self._places[scope][0].guarded

    def members(self, scope: str) -> Mapping[str, frozenset[Right]]:
        """See ``Trust``."""
        return {principal: rights for principal, rights in sorted(self._read(scope).rights.items()) if rights}

    def token(self, digest: bytes) -> tuple[Token, bytes] | None:
        """See ``Trust``."""
        found = (held.doors.get(digest) for held in self._scopes.values())
        return next(((token, digest) for token in found if token is not None), None)

    def tokens(self, principal: str | None = None) -> Sequence[Token]:
        """See ``Trust``."""
        every = (token for held in self._scopes.values() for token in held.doors.values())
        return _oldest([token for token in every if principal in {None, token.principal}])

    def scopes(self) -> Mapping[str, int]:
        """See ``Ledger``."""
        return {name: scope.revision for name, scope in self._scopes.items()}

    def extent(self, scope: str) -> tuple[int, int]:
        """See ``Ledger``."""
        held = self._read(scope)
        return held.revision, len(held.turns)

    def revision(self, scope: str) -> int:
        """See ``Ledger``."""
        return self._read(scope).revision

    def generation(self, scope: str) -> int:  # noqa: ARG002 - the port's
        """See ``Ledger``. Nothing is ever destroyed here."""
        return 0

    def turns(self, scope: str, ids: Sequence[str]) -> Mapping[str, Turn]:
        """See ``Ledger``."""
        by_id = self._read(scope).by_id
        return {i: by_id[i] for i in ids if i in by_id}

    def turns_of(self, scope: str, session: str, first_seq: int = 1, last_seq: int | None = None) -> Sequence[Turn]:
        """See ``Ledger``."""
        last = last_seq if last_seq is not None else float("inf")
        found = [turn for turn in self._read(scope).turns if turn.session == session and first_seq <= turn.seq <= last]
        return sorted(found, key=lambda turn: turn.seq)

    def speakers(self, scope: str, session: str) -> frozenset[str]:
        """See ``Ledger``."""
        return frozenset(turn.speaker for turn in self._read(scope).turns if turn.session == session)

    def turns_after(self, scope: str, position: int, limit: int) -> Sequence[tuple[int, Turn]]:
        """See ``Ledger``."""
        return _first(list(enumerate(self._read(scope).turns, 1))[max(0, position) :], limit)

    def recent_turns(
        self, scope: str, limit: int, *, before: str | None = None, until: datetime | None = None
    ) -> Sequence[Turn]:
        """See ``Ledger``."""
        hidden = self.forgotten_sessions(scope)
        written = self._read(scope).turns
        if before is not None:
            written = written[: next((place for place, turn in enumerate(written) if turn.id == before), 0)]
        in_time = (turn for turn in written if until is None or turn.created_at <= until)
        shown = [turn for turn in in_time if turn.session not in hidden]
        return _first(shown[::-1], limit)[::-1]

    def ids_like(self, scope: str, prefix: str, limit: int, *, kind: str = "") -> Sequence[str]:
        """See ``Ledger``."""
        held = self._read(scope)
        ids = {
            "": {*held.sessions, *held.by_id, *held.memories}, "s": {*held.sessions}, "m": {*held.memories},
            "e": {*held.events}, "c": {*held.judged}, "j": {*held.jobs},
        }[kind]  # fmt: skip
        return sorted((i for i in ids if i.startswith(prefix)), key=lambda i: (i != prefix, i))[:limit]

    def session(self, scope: str, session: str) -> Session | None:
        """See ``Ledger``."""
        found = self._read(scope).sessions.get(session)
        return found[0] if found is not None else None

    def headers(self, scope: str, sessions: Collection[str]) -> Mapping[str, Session]:
        """See ``Ledger``."""
        held = self._read(scope).sessions
        return {session: held[session][0] for session in sessions if session in held}

    def sessions(self, scope: str, limit: int | None = None, *, forgotten: bool = False) -> Sequence[Session]:
        """See ``Ledger``."""
        never = datetime.min.replace(tzinfo=UTC)
        held = sorted(
            self._read(scope).sessions.values(), key=lambda item: (item[0].last_at or never, item[1], item[0].id), reverse=True
        )
        return _first([session for session, _ in held if forgotten or session.forgotten_at is None], limit)

    def forgotten_sessions(self, scope: str) -> frozenset[str]:
        """See ``Ledger``."""
        held = self._read(scope).sessions.values()
        return frozenset(session.id for session, _ in held if session.forgotten_at is not None)

    def count_turns(self, scope: str) -> int:
        """See ``Ledger``."""
        return len(self._read(scope).turns)

    def content_digest(self, scope: str) -> int:
        """See ``Ledger``."""
        return sum(int.from_bytes(turn.content_hash[:8], "little") for turn in self._read(scope).turns) % 2**64

    def memories(self, scope: str, ids: Sequence[str]) -> Mapping[str, Memory]:
        """See ``Ledger``."""
        held = self._read(scope).memories
        return {i: held[i] for i in ids if i in held}

    def memories_since(self, scope: str, revision: int) -> Sequence[Memory]:
        """See ``Ledger``."""
        held = self._read(scope)
        return [held.memories[i] for i in sorted(held.memories) if held.written[i] > revision]

    def memory_keys(self, scope: str) -> Mapping[str, bytes]:
        """See ``Ledger``."""
        return dict(self._read(scope).found_by)

    def events(
        self, scope: str, *, target: str | None = None, what: EventKind | None = None, limit: int | None = None
    ) -> Sequence[Event]:
        """See ``Ledger``."""
        written = reversed(self._read(scope).events.values())  # in order of writing, whatever the clock said
        return _first([e for e in written if target in {None, e.target} and what in {None, e.what}], limit)

    def event(self, scope: str, event_id: str) -> Event | None:
        """See ``Ledger``."""
        return self._read(scope).events.get(event_id)

    def candidates(
        self, scope: str, *, verdict: Outcome | None = None, memory: str | None = None, limit: int | None = None
    ) -> Sequence[Judged]:
        """See ``Ledger``."""
        judged = self._read(scope).judged.values()
        return _latest([c for c in judged if verdict in {None, c.verdict} and memory in {None, c.memory}], limit)

    def judged(self, scope: str, candidate_id: str) -> Judged | None:
        """See ``Ledger``."""
        return self._read(scope).judged.get(candidate_id)

    def jobs(self, scope: str, states: Sequence[JobState], limit: int | None = None) -> Sequence[Job]:
        """See ``Ledger``."""
        return _first(_oldest([job for job in self._read(scope).jobs.values() if job.state in states]), limit)

    def due_jobs(
        self, now: datetime, limit: int, *, scope: str | None = None, session: str | None = None, at_once: bool = False
    ) -> Sequence[Job]:
        """See ``Ledger``."""
        now = _utc(now)
        every = [job for name, held in self._scopes.items() if scope in {None, name} for job in held.jobs.values()]
        hidden = {name: self.forgotten_sessions(name) for name in self._scopes}
        due = [
            job
            for job in every
            if is_due(job, now, at_once=at_once) and session in {None, job.session} and job.session not in hidden[job.scope]
        ]
        return _first(_oldest(due), limit)

    def job_counts(self, scope: str) -> Mapping[JobState, int]:
        """See ``Ledger``."""
        return dict(Counter(job.state for job in self._read(scope).jobs.values()))

    def summary(self, scope: str, story: str) -> Summary | None:
        """See ``Ledger``."""
        versions = [summary for (of, _), summary in self._read(scope).summaries.items() if of == story]
        return max(versions, key=lambda summary: summary.version, default=None)

    def anchors(self, scope: str, *, retired: bool = False) -> Sequence[Anchor]:
        """See ``Ledger``."""
        return _oldest([a for a in self._read(scope).anchors.values() if retired or a.retired_at is None])

    def positions(self, scope: str, *, superseded: bool = False) -> Sequence[Position]:
        """See ``Ledger``."""
        wanted = {"active", "superseded"} if superseded else {"active"}
        return _oldest([p for p in self._read(scope).positions.values() if p.status in wanted])

    def states(self, scope: str, character: str) -> Mapping[str, float]:
        """See ``Ledger``."""
        moves = [p for p in self._read(scope).positions.values() if p.status == "state" and p.character == character]
        return {p.subject: float(p.text) for p in sorted(moves, key=lambda p: p.id)}

    def mirror(self, scope: str, session: str, kind: QueueKind) -> Mirror | None:
        """See ``Ledger``."""
        return self._read(scope).mirrors.get((session, kind))

    def mirror_mark(self, scope: str, session: str, kind: QueueKind) -> tuple[int, int]:
        """See ``Ledger``."""
        found = self.mirror(scope, session, kind)
        return (found.generation, found.failures) if found is not None else (0, 0)

    def chunks(self, scope: str, kind: QueueKind, session: str | None = None) -> Sequence[Chunk]:
        """See ``Ledger``."""
        held = [c for c in self._read(scope).chunks.values() if c.kind == kind and session in {None, c.session}]
        return sorted(held, key=lambda chunk: (chunk.session, chunk.seq))

    def count_chunks(self, scope: str, kind: QueueKind) -> int:
        """See ``Ledger``."""
        return len(self.chunks(scope, kind))

    def verdict_counts(self, scope: str) -> Mapping[tuple[Outcome, str], int]:
        """See ``Ledger``."""
        return dict(Counter((c.verdict, c.rule) for c in self._read(scope).judged.values()))

    def tokens_used(self, scope: str, day: str) -> int:
        """See ``Ledger``."""
        return sum(tokens for (of, _), tokens in self._read(scope).tokens.items() if of == day)

    def keep_trace(self, trace: Trace, most: int, *, served: Sequence[str] = (), semantic: Sequence[str] = ()) -> None:
        """See ``Ledger``."""
        if not self._lock.acquire(timeout=_TRACE_BUSY_S):
            raise StoreBusy("another writer is at work: the trace was not kept")
        try:
            held = self._traces.get(trace.scope, [])
            if any(other.id == trace.id for other in held):
                raise Conflict(f"trace {trace.id!r} stands already")
            self._traces[trace.scope] = _latest([*held, _stored(trace)], most)
            for ids, by_message in ((served, False), (semantic, True)):
                self._served.update((trace.scope, i, by_message) for i in set(ids))
        finally:
            self._lock.release()

    def served(self, scope: str) -> Mapping[str, Served]:
        """See ``Ledger``."""
        held = self._read(scope)
        return {
            i: Served(
                candidate=len(held.turns) - held.since[i],
                served=self._served[scope, i, False],
                semantic=self._served[scope, i, True],
            )
            for i, memory in held.memories.items()
            if memory.status == "active"
        }

    def checkpoint(self, scope: str, what: str) -> Mapping[str, object] | None:
        """See ``Ledger``."""
        return self._read(scope).checkpoints.get(what)

    def take_lease(self, what: str, holder: str, now: datetime, until: datetime) -> bool:
        """See ``Ledger``."""
        with self._lock:
            held, ends = self._leases.get(what, (holder, _utc(now)))
            if held != holder and ends > _utc(now):
                return False
            self._leases[what] = (holder, _utc(until))
            return True

    def give_back_lease(self, what: str, holder: str) -> None:
        """See ``Ledger``."""
        with self._lock:
            if self._leases.get(what, ("",))[0] == holder:
                del self._leases[what]

    def traces(
        self,
        scope: str,
        *,
        session: str | None = None,
        author: str | None = None,
        at: datetime | None = None,
        limit: int = 50,
    ) -> Sequence[Trace]:
        """See ``Ledger``."""
        return _first(
            [
                one
                for one in self._traces.get(scope, [])
                if session in {None, one.session} and author in {None, one.author} and at in {None, one.created_at}
            ],
            limit,
        )  # fmt: skip

    def reachable(self) -> None:
        """See ``Ledger``. It lies nowhere but in memory."""

    def check(self) -> Sequence[str]:
        """See ``Ledger``."""
        return []

    def close(self) -> None:
        """See ``Ledger``."""


class InMemoryWrite:
    """A ``LedgerWrite`` on the copy of one scope."""

    def __init__(
        self,
        scope: str,
        draft: _Scope,
        principals: Mapping[str, Principal],
        places: Mapping[str, tuple[Place, str]],
        *,
        begun: bool,
    ) -> None:
        """Made by ``InMemoryLedger.write``."""
        self.places = dict(places)
        self.taken: frozenset[bytes] = frozenset()  # hashes of keys, of every scope
        self._scope = scope
        self._copy = draft
        self._begun = begun
        self.revision = draft.revision
        self.principals = dict(principals)  # by name
        self.scopes: set[str] = set()  # begun in this write
        self.ended = False

    @property
    def _draft(self) -> _Scope:
        self._must_be_open()
        return self._copy

    def _must_be_open(self) -> None:
        if self.ended:
            raise StoreError(f"the write on scope {self._scope!r} has ended: begin another one")

    def add_principal(self, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_be_open()
        _utc(at)
        own = _stored(principal)
        self.scopes.add(own.scope)
        self.places.setdefault(own.scope, (Place(scope=own.scope, kind="private", name=own.name, audience=own.audience), ""))
        if not any(own.name == p.name or (own.scope, own.id) == (p.scope, p.id) for p in self.principals.values()):
            self.principals[own.name] = own
        self._begun |= principal.scope == self._scope

    def add_shared(self, place: Place, tz: str, by: str, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_be_open()
        _utc(at)
        _must_be_whole(by, tz)
        own = replace(_stored(place), scope=self._scope, kind="shared", rights=frozenset())
        self.scopes.add(self._scope)
        self.places.setdefault(self._scope, (own, tz))
        self._begun = True

    def put_rights(self, principal: str, rights: Collection[Right], by: str, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        _utc(at)
        _must_be_whole(principal, by)
        self._draft.rights[principal] = frozenset(rights)

    def put_audience(self, principal: str, audience: Audience) -> None:
        """See ``LedgerWrite``."""
        self._must_be_open()
        name = next((p.name for p in self.principals.values() if (p.id, p.scope) == (principal, self._scope)), None)
        if name is None:
            raise NotFound(f"{principal!r} has no private scope {self._scope!r}")
        self.principals[name] = replace(self.principals[name], audience=audience)

    def put_guarded(self, at: datetime | None) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        place, tz = self.places[self._scope]
        self.places[self._scope] = (replace(place, guarded=_utc(at) is not None), tz)

    def add_token(self, token: Token, digest: bytes) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        held = self._draft.doors
        if digest in self.taken or digest in held or token.id in {one.id for one in held.values()}:
            raise Conflict(f"token {token.id!r} stands already, or has the key of another one")
        held[digest] = _stored(token)

    def revoke_token(self, token: str, at: datetime) -> None:
        """See ``LedgerWrite``."""
        held = self._draft.doors
        for digest, one in held.items():
            if one.id == token and one.revoked_at is None:
                held[digest] = replace(one, revoked_at=_utc(at))

    def _must_have_begun(self) -> None:
        self._must_be_open()
        if not self._begun:
            raise Conflict(f"scope {self._scope!r} has no principal yet: nothing can be written in it")

    def _own(self, value: DatedValue, held: Mapping[str, DatedValue]) -> DatedValue:
        """A value as this scope has it; one of those held already began when it began."""
        known = held.get(value.id)
        own = replace(_stored(value), scope=self._scope)
        return cast("DatedValue", own if known is None else replace(own, created_at=known.created_at))

    def session(self, session: str) -> Session | None:
        """See ``LedgerWrite``."""
        found = self._draft.sessions.get(session)
        return found[0] if found else None

    def content_hashes(self, ids: Sequence[str]) -> Mapping[str, bytes]:
        """See ``LedgerWrite``."""
        return {i: self._draft.by_id[i].content_hash for i in ids if i in self._draft.by_id}

    def put_session(self, session: Session, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        _must_be_whole(principal.id)
        known, own = self.session(session.id), replace(_stored(session), scope=self._scope)
        if known is not None:
            own = replace(own, story=known.story, created_at=known.created_at)
        self._draft.sessions[session.id] = (own, _utc(at))

    def append(self, turns: Sequence[Turn]) -> int:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        draft, first = self._draft, len(self._draft.turns) + 1
        added = [replace(_stored(turn), scope=self._scope, revision=self.revision) for turn in turns]
        ids, places = set(draft.by_id), set(draft.places)
        for turn in turns:
            if turn.session not in draft.sessions:
                raise Conflict(f"turn {turn.id!r} has no session {turn.session!r}")
            if turn.id in ids or (turn.session, turn.seq) in places:
                raise Conflict(f"turn {turn.id!r} or its place in {turn.session!r} is taken: turns are append-only")
            ids.add(turn.id)
            places.add((turn.session, turn.seq))
        draft.turns += added
        draft.by_id |= {turn.id: turn for turn in added}
        draft.places = places
        return first

    def receipt(self, key: str) -> Receipt | None:
        """See ``LedgerWrite``."""
        return self._draft.receipts.get(key)

    def keep_receipt(self, receipt: Receipt, key: str | None, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        _utc(at)
        _must_be_whole(key, principal.id)
        own = replace(_stored(receipt), scope=self._scope, repeated=False)
        if receipt.id in self._draft.receipt_ids:
            raise Conflict(f"receipt {receipt.id!r} stands already")
        if key is not None:
            if key in self._draft.receipts:
                raise Conflict(f"idempotency key {key!r} has a receipt already")
            self._draft.receipts[key] = own
        self._draft.receipt_ids.add(receipt.id)

    def memory(self, memory_id: str) -> Memory | None:
        """See ``LedgerWrite``."""
        return self._draft.memories.get(memory_id)

    def put_memory(self, memory: Memory, active_key: bytes | None) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        draft = self._draft
        if active_key is not None and any(key == active_key for i, key in draft.keys.items() if i != memory.id):
            raise Conflict(f"memory {memory.id!r} would stand twice: another active one says the same")
        known = draft.memories.get(memory.id)
        if known is not None and (known.text, known.language) != (memory.text, memory.language):
            draft.found_by.pop(memory.id, None)
        draft.memories[memory.id] = self._own(memory, draft.memories)
        draft.since.setdefault(memory.id, len(draft.turns))
        draft.written[memory.id] = self.revision
        draft.keys.pop(memory.id, None)
        if active_key is not None:
            draft.keys[memory.id] = active_key

    def put_memories(self, memories: Sequence[tuple[Memory, bytes | None]]) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        draft = self._draft
        kept = copy.copy(draft.memories), copy.copy(draft.since), copy.copy(draft.written), copy.copy(draft.keys)
        found_by = copy.copy(draft.found_by)
        try:
            for memory, key in memories:
                self.put_memory(memory, key)
        except BaseException:
            draft.memories, draft.since, draft.written, draft.keys = kept
            draft.found_by = found_by
            raise

    def put_memory_keys(self, keys: Mapping[str, bytes]) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        self._draft.found_by |= {i: found_by for i, found_by in keys.items() if i in self._draft.memories}

    def add_event(self, event: Event) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        if event.id in self._draft.events:
            raise Conflict(f"event {event.id!r} stands already")
        self._draft.events[event.id] = replace(_stored(event), scope=self._scope)

    def add_events(self, events: Sequence[Event]) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        ids = [event.id for event in events]
        if len(set(ids)) < len(ids) or any(i in self._draft.events for i in ids):
            raise Conflict("one of these events stands already: none was added")
        for event in events:
            self.add_event(event)

    def put_checkpoint(self, what: str, value: Mapping[str, object], principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        _must_be_whole(what, principal.id)
        _utc(at)
        self._draft.checkpoints[what] = _stored(value)

    def add_judged(self, judged: Judged) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        self._draft.judged.setdefault(judged.id, replace(_stored(judged), scope=self._scope))

    def judged(self, candidate_id: str) -> Judged | None:
        """See ``LedgerWrite``."""
        return self._draft.judged.get(candidate_id)

    def put_judged(self, judged: Judged) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        own, known = replace(_stored(judged), scope=self._scope), self._draft.judged.get(judged.id)
        if known is not None:
            own = replace(known, verdict=own.verdict, rule=own.rule, why=own.why, memory=own.memory)
        self._draft.judged[judged.id] = own

    def job(self, job_id: str) -> Job | None:
        """See ``LedgerWrite``."""
        return self._draft.jobs.get(job_id)

    def put_job(self, job: Job) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        self._draft.jobs[job.id] = self._own(job, self._draft.jobs)

    def put_summary(self, summary: Summary) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        if (summary.story, summary.version) in self._draft.summaries:
            raise Conflict(f"version {summary.version} of the summary stands already")
        self._draft.summaries[summary.story, summary.version] = replace(_stored(summary), scope=self._scope)

    def put_anchor(self, anchor: Anchor) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        self._draft.anchors[anchor.id] = self._own(anchor, self._draft.anchors)

    def put_position(self, position: Position) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        self._draft.positions[position.id] = self._own(position, self._draft.positions)

    def mirror(self, session: str, kind: QueueKind) -> Mirror | None:
        """See ``LedgerWrite``."""
        return self._draft.mirrors.get((session, kind))

    def put_mirror(self, mirror: Mirror) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        key, own = (mirror.session, mirror.kind), replace(_stored(mirror), scope=self._scope)
        if (known := self._draft.mirrors.get(key)) is not None:
            own = replace(own, author=known.author, audience=known.audience, created_at=known.created_at)
        self._draft.mirrors[key] = own

    def put_chunks(self, chunks: Sequence[Chunk]) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        own = [replace(_stored(chunk), scope=self._scope) for chunk in chunks]
        for chunk in own:
            self._draft.chunks.setdefault((chunk.session, chunk.kind, chunk.hash), chunk)

    def drop_chunks(self, session: str) -> int:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        gone = [key for key in self._draft.chunks if key[:2] == (session, "conversation")]
        for key in gone:
            del self._draft.chunks[key]
        return len(gone)

    def add_tokens(self, day: str, model: str, tokens: int, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        _utc(at)
        _must_be_whole(day, model, principal.id)
        self._draft.tokens[day, model] = self._draft.tokens.get((day, model), 0) + tokens

    def purged(self, digests: Sequence[bytes]) -> Mapping[bytes, datetime]:  # noqa: ARG002 - the port's
        """See ``LedgerWrite``. Nothing is ever purged here: all of it is gone when the process ends."""
        self._must_be_open()
        return {}


def _oldest(values: Iterable[DatedValue]) -> list[DatedValue]:
    return sorted(values, key=lambda value: (value.created_at, value.id))


def _latest(values: Iterable[DatedValue], limit: int | None) -> Sequence[DatedValue]:
    return _first(_oldest(values)[::-1], limit)


def _first(values: Sequence[Value], limit: int | None) -> Sequence[Value]:
    """At most so many; all of them for None or a negative limit, as SQL has it."""
    return values if limit is None or limit < 0 else values[:limit]


def _stored(value: Any) -> Any:
    """As a database gives it back: times in UTC, and JSON that nobody else holds."""
    if isinstance(value, datetime):
        return _utc(value)
    if isinstance(value, Mapping):
        return json.loads(json.dumps(dict(value)))
    if isinstance(value, tuple):
        return tuple(_stored(one) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        given = {f.name: getattr(value, f.name) for f in fields(value)}
        inside = _INSIDE_JSON.get(type(value), frozenset())
        _must_be_whole(*(text for name, text in given.items() if isinstance(text, str) and name not in inside))
        return replace(value, **{name: _stored(one) for name, one in given.items()})
    return value


def _must_be_whole(*texts: str | None) -> None:
    for text in texts:
        try:
            (text or "").encode()
        except UnicodeEncodeError as exc:
            half = exc.object[exc.start : exc.end]
            raise InputError(f"{half!r} is half a character (a lone surrogate): the ledger keeps whole ones only") from exc


@overload
def _utc(at: datetime) -> datetime: ...
@overload
def _utc(at: None) -> None: ...
def _utc(at: datetime | None) -> datetime | None:
    """As a database gives it back."""
    if at is None:
        return None
    if at.tzinfo is None:
        raise InputError(f"{at.isoformat()} has no time zone: the ledger keeps aware times only")
    return at.astimezone(UTC)
