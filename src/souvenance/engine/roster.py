"""The memories of the scopes as selection and lists read them, level with the ledger. Readers never wait for a writer."""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from souvenance.core.seats import SeatColumns
from souvenance.ports import Ledger
from souvenance.types import Memory, MemoryStatus

ROSTERS_HELD = 64  # scopes
OVER = frozenset({"superseded", "expired", "forgotten"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Roster:
    """One scope as of one revision. Not to be changed."""

    revision: int
    generation: int = 0  # of the ledger's rows, see ``Ledger.generation``
    memories: dict[str, Memory]  # of every status
    columns: SeatColumns
    ending: Mapping[str, tuple[str, ...]]  # turn id -> memories resting on it that are over, or will be
    faded: frozenset[str]  # turn ids on which an archived memory rests


class Rosters:
    """One roster a scope; a change makes a new one."""

    def __init__(self) -> None:
        """Empty."""
        self._held: OrderedDict[str, Roster] = OrderedDict()
        self._united: OrderedDict[tuple[str, ...], tuple[tuple[Roster, ...], Roster]] = OrderedDict()
        self._lock = threading.Lock()
        self._reading: dict[str, threading.Lock] = {}  # by scope

    def dropped(self, scope: str) -> None:
        """Keep nothing of a scope."""
        with self._lock:
            self._held.pop(scope, None)
            for scopes in [scopes for scopes in self._united if scope in scopes]:
                del self._united[scopes]

    def united(self, ledger: Ledger, scopes: Sequence[str]) -> Roster:
        """The memories of several scopes as one roster; of an id that stands in two of them, that of the first."""
        each = tuple(self.followed(ledger, scope) for scope in scopes)
        if len(each) == 1:
            return each[0]
        key = tuple(scopes)
        with self._lock:
            known = self._united.get(key)
        if known is not None and all(old.memories is new.memories for old, new in zip(known[0], each, strict=True)):
            return known[1]
        memories: dict[str, Memory] = {}
        for roster in reversed(each):
            memories |= roster.memories
        whole = Roster(
            revision=0, memories=memories, columns=SeatColumns.of(list(memories.values())), ending=_ending(memories.values()),
            faded=_faded(memories.values()),
        )  # fmt: skip
        with self._lock:
            self._united[key] = each, whole
            self._united.move_to_end(key)
            if len(self._united) > ROSTERS_HELD:
                self._united.popitem(last=False)
        return whole

    def followed(self, ledger: Ledger, scope: str) -> Roster:
        """The memories of a scope as of the last commit of any process. One thread reads what is new, others wait for it."""
        known, now = self._known(scope), ledger.revision(scope)
        if known is not None and known.revision == now:
            return known
        with self._lock:
            reading = self._reading.setdefault(scope, threading.Lock())
        with reading:
            return self._followed(ledger, scope)

    def _known(self, scope: str) -> Roster | None:
        with self._lock:
            return self._held.get(scope)

    def _followed(self, ledger: Ledger, scope: str) -> Roster:
        known, now = self._known(scope), ledger.revision(scope)  # as of now: another thread may just have read it
        if known is not None and known.revision == now:
            return known
        generation = ledger.generation(scope)
        # A purge took some away; or an older copy of the ledger was put back.
        fresh = known is None or now < known.revision or generation != known.generation
        since = ledger.memories_since(scope, 0 if known is None or fresh else known.revision)
        if known is not None and not fresh and not since:
            roster = replace(known, revision=now)
        else:
            memories = {} if known is None or fresh else dict(known.memories)
            memories |= {memory.id: memory for memory in since}
            columns = SeatColumns.of(since) if known is None or fresh else known.columns.changed(since)
            roster = Roster(
                revision=now,
                generation=generation,
                memories=memories,
                columns=columns,
                ending=_ending(memories.values()),
                faded=_faded(memories.values()),
            )
        with self._lock:
            self._held[scope] = roster
            self._held.move_to_end(scope)
            if len(self._held) > ROSTERS_HELD:
                self._held.popitem(last=False)
        return roster


def _ending(memories: Iterable[Memory]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for memory in memories:
        if memory.status in OVER or memory.expires_at is not None:
            for source in memory.sources:
                found[source] = (*found.get(source, ()), memory.id)
    return found


def _faded(memories: Iterable[Memory]) -> frozenset[str]:
    return frozenset(source for memory in memories if memory.status == "archived" for source in memory.sources)


def standing(memory: Memory, now: datetime) -> MemoryStatus:
    """The status of a memory at a moment: one whose end has come is expired, whether or not that was written down."""
    over = memory.status in {"active", "archived"} and memory.expires_at is not None and memory.expires_at <= now
    return "expired" if over else memory.status


def heirs(memories: Mapping[str, Memory], but: str = "") -> dict[str, str]:
    """Memory id -> id of the one that took its place, one memory left out."""
    return {i: memory.superseded_by for i, memory in memories.items() if memory.superseded_by is not None and i != but}
