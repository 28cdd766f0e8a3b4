"""Write decisions: the memories, their events and the verdicts, in the transaction of the caller."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime

from souvenance.core.book import Book
from souvenance.core.changes import begun, changed
from souvenance.core.decide import Decision, Step
from souvenance.core.identity import new_id
from souvenance.core.purging import PURGED
from souvenance.core.review import decided
from souvenance.core.similarity import active_key
from souvenance.core.status import must_be_legal
from souvenance.engine.tools import Tools
from souvenance.ports import LedgerWrite
from souvenance.types import Candidate, Event, EventKind, Judged, Memory, Principal

KEYS_KEPT_AT_ONCE = 2_000  # of memories that were read here for the first time: other writers wait meanwhile
SETTLED_BY_PURGE = "settled: purged"  # the rule that keeps a later pass from bringing back what was destroyed


@dataclass(slots=True)
class Commit:
    """One open transaction of a scope, and the book that goes with it."""

    tools: Tools
    tx: LedgerWrite
    principal: Principal
    book: Book
    now: datetime
    touched: dict[str, Memory] = field(default_factory=dict)  # as they stand at the end
    reinforced: Counter[str] = field(default_factory=Counter)  # in this transaction, by memory
    undone: set[str] = field(default_factory=set)  # events taken back in this transaction
    made: list[Event] = field(default_factory=list)  # in this transaction, in order
    disputing: set[str] = field(default_factory=set)  # memories changed in this transaction that were or are disputed

    @property
    def is_guarded(self) -> bool:
        """Whether what is proposed in this scope waits for a guardian."""
        return self.tools.ledger.is_guarded(self.principal.scope)

    def steps(self, steps: Iterable[Step], *, undoes: str | None = None) -> list[Event]:
        """Write changes in order; the events that they made.

        What gives up its place among the active ones is written first: its key must be free for the one that follows.
        """
        every = list(steps)
        for step in every:
            must_be_legal(step.after.id, step.what, step.before.status if step.before is not None else None, step.after.status)
        if undoes is not None:
            self.undone.add(undoes)
        for step in every:
            if step.after.status != "active":
                self._put(step.after)
        events = []
        for step in every:
            if step.after.status == "active":
                self._put(step.after)
            events.append(self._event(step, undoes))
            self.reinforced[step.after.id] += step.what == "reinforced"
            if step.after.disputed or (step.before is not None and step.before.disputed):
                self.disputing.add(step.after.id)
        return events

    def judged(self, decision: Decision, candidate: Candidate, *, candidate_id: str, job: str | None, origin: str) -> None:
        """Keep a candidate with what became of it; of one that was purged no word."""
        if decision.rule == SETTLED_BY_PURGE:
            candidate = replace(candidate, text=PURGED, subject="", tags=())
        self.tx.add_judged(
            Judged(
                id=candidate_id, scope=self.principal.scope, job=job, candidate=candidate, verdict=decision.outcome,
                rule=decision.rule, why=decision.why, memory=decision.memory, origin=origin, author=self.principal.id,
                audience=self.principal.audience, created_at=self.now,
            )
        )  # fmt: skip

    def reviewed(
        self, before: Judged, after: Judged, what: EventKind, why: str, more: Mapping[str, object], *, undoes: str | None = None
    ) -> Event:
        """Write what a person decided on a candidate, and the event that tells of it."""
        was, now = decided(before, after)
        self.tx.put_judged(after)
        event = Event(
            id=new_id("e", self.now, self.tools.randomness(10)), scope=self.principal.scope, what=what, target=after.id,
            why=why, before=was, after=now | dict(more), undoes=undoes, origin=after.origin, author=self.principal.id,
            audience=after.audience, created_at=self.now,
        )  # fmt: skip
        self.tx.add_event(event)
        return event

    def _put(self, memory: Memory) -> None:
        memory = replace(memory, slots=self.book.slots_of(memory))
        self.tx.put_memory(memory, key_of(memory))
        self.book.put(memory)
        self.touched[memory.id] = memory

    def _event(self, step: Step, undoes: str | None) -> Event:
        event = event_of(self.tools, self.principal, step, self.now, undoes=undoes)
        self.tx.add_event(event)
        self.made.append(event)
        return event


@contextmanager
def committing(tools: Tools, principal: Principal) -> Iterator[Commit]:
    """One write transaction of the principal's scope, with its book as of the transaction's start.

    What another process decides meanwhile waits, so nobody decides on what is about to change. Nothing slow belongs inside.
    """
    scope, books, ledger = principal.scope, tools.books, tools.ledger
    with books.held(scope):
        books.followed(ledger, scope)  # a first reading may be long: not in the transaction
        with ledger.write(scope) as tx:
            book = books.followed(ledger, scope)
            yield Commit(tools, tx, principal, book, tools.clock())
            if keys := book.keep_keys(KEYS_KEPT_AT_ONCE):
                tx.put_memory_keys(keys)
        books.written(scope, tx.revision, book)


def key_of(memory: Memory) -> bytes | None:
    """What no two active memories of a scope may share; None for one that is not active."""
    return active_key(memory.text, memory.subject, memory.story, memory.kind) if memory.status == "active" else None


def event_of(tools: Tools, principal: Principal, step: Step, now: datetime, *, undoes: str | None = None) -> Event:
    """The line of the audit log that a change leaves."""
    before, after = changed(step.before, step.after) if step.before is not None else ({}, begun(step.after))
    return Event(
        id=new_id("e", now, tools.randomness(10)), scope=principal.scope, what=step.what, target=step.after.id, why=step.why,
        before=before, after=after | dict(step.more), undoes=undoes, origin=step.after.origin, author=principal.id,
        audience=step.after.audience, created_at=now,
    )  # fmt: skip


def write_plainly(tools: Tools, principal: Principal, tx: LedgerWrite, steps: Sequence[Step], now: datetime) -> None:
    """Write many changes at once that touch no text, no dispute and no anchor: no book is needed, and none is read.

    The memories of the steps must be as they stand in this transaction. Raises Conflict for a change that is not legal.
    """
    for step in steps:
        must_be_legal(step.after.id, step.what, step.before.status if step.before is not None else None, step.after.status)
    tx.put_memories([(step.after, key_of(step.after)) for step in steps])
    tx.add_events([event_of(tools, principal, step, now) for step in steps])
