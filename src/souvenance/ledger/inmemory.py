"""The ledger's double: the same contract in plain Python, for tests and for trying things out. Gone when the process ends."""

import copy
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import overload
from uuid import uuid4

from souvenance.errors import Conflict, InputError
from souvenance.types import Principal, Receipt, Session, Turn


@dataclass(slots=True)
class _Scope:
    revision: int = 0
    turns: list[Turn] = field(default_factory=list)  # in order of position
    by_id: dict[str, Turn] = field(default_factory=dict)
    places: set[tuple[str, int]] = field(default_factory=set)  # (session, seq)
    sessions: dict[str, tuple[Session, datetime]] = field(default_factory=dict)  # with the time of the last change
    receipts: dict[str, Receipt] = field(default_factory=dict)  # by idempotency key


class InMemoryLedger:
    """A ``Ledger`` of dictionaries. A write works on a copy of its scope, which takes its place at the end."""

    def __init__(self) -> None:
        """Empty."""
        self.id = uuid4().hex
        self._scopes: dict[str, _Scope] = {}
        self._principals: dict[str, Principal] = {}
        self._lock = threading.RLock()

    @contextmanager
    def write(self, scope: str) -> Iterator["InMemoryWrite"]:
        """See ``Ledger``."""
        with self._lock:
            draft = copy.copy(self._scopes.get(scope) or _Scope())
            for name in ("turns", "by_id", "places", "sessions", "receipts"):
                setattr(draft, name, copy.copy(getattr(draft, name)))
            draft.revision += 1
            tx = InMemoryWrite(scope, draft, begun=scope in self._scopes)
            yield tx
            for principal in tx.principals:
                self._principals.setdefault(principal.name, principal)
                self._scopes.setdefault(principal.scope, _Scope(revision=draft.revision))
            if scope in self._scopes:
                self._scopes[scope] = draft

    def _read(self, scope: str) -> _Scope:
        with self._lock:
            return self._scopes.get(scope) or _Scope()

    def principal(self, name: str) -> Principal | None:
        """See ``Ledger``."""
        return self._principals.get(name)

    def scopes(self) -> Mapping[str, int]:
        """See ``Ledger``."""
        with self._lock:
            return {name: scope.revision for name, scope in self._scopes.items()}

    def extent(self, scope: str) -> tuple[int, int]:
        """See ``Ledger``."""
        held = self._read(scope)
        return held.revision, len(held.turns)

    def revision(self, scope: str) -> int:
        """See ``Ledger``."""
        return self._read(scope).revision

    def turns(self, scope: str, ids: Sequence[str]) -> Mapping[str, Turn]:
        """See ``Ledger``."""
        by_id = self._read(scope).by_id
        return {i: by_id[i] for i in ids if i in by_id}

    def turns_of(self, scope: str, session: str, first_seq: int = 1, last_seq: int | None = None) -> Sequence[Turn]:
        """See ``Ledger``."""
        last = last_seq if last_seq is not None else float("inf")
        found = [turn for turn in self._read(scope).turns if turn.session == session and first_seq <= turn.seq <= last]
        return sorted(found, key=lambda turn: turn.seq)

    def turns_after(self, scope: str, position: int, limit: int) -> Sequence[tuple[int, Turn]]:
        """See ``Ledger``."""
        return list(enumerate(self._read(scope).turns, 1))[position : position + limit]

    def recent_turns(self, scope: str, limit: int) -> Sequence[Turn]:
        """See ``Ledger``."""
        return self._read(scope).turns[-limit:] if limit else []

    def ids_like(self, scope: str, prefix: str, limit: int, *, sessions_only: bool = False) -> Sequence[str]:
        """See ``Ledger``."""
        held = self._read(scope)
        ids = set(held.sessions) | (set() if sessions_only else set(held.by_id))
        return sorted((i for i in ids if i.startswith(prefix)), key=lambda i: (i != prefix, i))[:limit]

    def sessions(self, scope: str, limit: int | None = None) -> Sequence[Session]:
        """See ``Ledger``."""
        never = datetime.min.replace(tzinfo=UTC)
        held = sorted(
            self._read(scope).sessions.values(), key=lambda item: (item[0].last_at or never, item[1], item[0].id), reverse=True
        )
        return [session for session, _ in held][:limit]

    def count_turns(self, scope: str) -> int:
        """See ``Ledger``."""
        return len(self._read(scope).turns)

    def content_digest(self, scope: str) -> int:
        """See ``Ledger``."""
        return sum(int.from_bytes(turn.content_hash[:8], "little") for turn in self._read(scope).turns) % 2**64

    def check(self) -> Sequence[str]:
        """See ``Ledger``."""
        return []

    def close(self) -> None:
        """See ``Ledger``."""


class InMemoryWrite:
    """A ``LedgerWrite`` on the copy of one scope."""

    def __init__(self, scope: str, draft: _Scope, *, begun: bool) -> None:
        """Made by ``InMemoryLedger.write``."""
        self._scope = scope
        self._draft = draft
        self._begun = begun
        self.revision = draft.revision
        self.principals: list[Principal] = []

    def add_principal(self, principal: Principal, at: datetime) -> None:
        """See ``LedgerWrite``."""
        _utc(at)
        self._begun |= principal.scope == self._scope
        self.principals.append(principal)

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise Conflict(f"scope {self._scope!r} has no principal yet: nothing can be written in it")

    def session(self, session: str) -> Session | None:
        """See ``LedgerWrite``."""
        found = self._draft.sessions.get(session)
        return found[0] if found else None

    def content_hashes(self, ids: Sequence[str]) -> Mapping[str, bytes]:
        """See ``LedgerWrite``."""
        return {i: self._draft.by_id[i].content_hash for i in ids if i in self._draft.by_id}

    def put_session(self, session: Session, principal: Principal, at: datetime) -> None:  # noqa: ARG002 - the port's
        """See ``LedgerWrite``."""
        self._must_have_begun()
        known = self.session(session.id)
        self._draft.sessions[session.id] = (
            replace(
                session,
                scope=self._scope,
                story=known.story if known is not None else session.story,
                first_at=_utc(session.first_at),
                last_at=_utc(session.last_at),
                created_at=known.created_at if known is not None else _utc(session.created_at),
            ),
            _utc(at),
        )

    def append(self, turns: Sequence[Turn]) -> int:
        """See ``LedgerWrite``."""
        self._must_have_begun()
        draft, first = self._draft, len(self._draft.turns) + 1
        ids, places = set(draft.by_id), set(draft.places)
        for turn in turns:
            if turn.session not in draft.sessions:
                raise Conflict(f"turn {turn.id!r} has no session {turn.session!r}")
            if turn.id in ids or (turn.session, turn.seq) in places:
                raise Conflict(f"turn {turn.id!r} or its place in {turn.session!r} is taken: turns are append-only")
            ids.add(turn.id)
            places.add((turn.session, turn.seq))
        added = [
            replace(turn, scope=self._scope, revision=self.revision, at=_utc(turn.at), created_at=_utc(turn.created_at))
            for turn in turns
        ]
        draft.turns += added
        draft.by_id |= {turn.id: turn for turn in added}
        draft.places = places
        return first

    def receipt(self, key: str) -> Receipt | None:
        """See ``LedgerWrite``."""
        return self._draft.receipts.get(key)

    def keep_receipt(self, receipt: Receipt, key: str | None, principal: Principal, at: datetime) -> None:  # noqa: ARG002
        """See ``LedgerWrite``."""
        self._must_have_begun()
        if key is not None:
            if key in self._draft.receipts:
                raise Conflict(f"idempotency key {key!r} has a receipt already")
            self._draft.receipts[key] = receipt


@overload
def _utc(at: datetime) -> datetime: ...
@overload
def _utc(at: None) -> None: ...
def _utc(at: datetime | None) -> datetime | None:
    """As a database gives it back."""
    if at is None:
        return None
    if at.tzinfo is None:
        raise InputError(f"{at!r} has no time zone: the ledger keeps aware times only")
    return at.astimezone(UTC)
