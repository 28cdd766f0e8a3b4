"""Disputes have two sides that hold: their flags follow what a transaction changed."""

from dataclasses import replace

from souvenance.core.decide import Step
from souvenance.engine.commit import Commit
from souvenance.types import Event, Memory

_GONE = "what contradicted it is gone"
_BACK = "what contradicts it holds again"


def disputes_touched(commit: Commit) -> None:
    """Where one side of a dispute is gone or changed, the other keeps its flag only if something else contradicts it."""
    gone = sorted(i for i in commit.disputing if not _stands(commit, i))
    pairs = _pairs(commit) if gone else []
    for memory_id in gone:
        for other_id in sorted(_rivals(memory_id, pairs)):
            other = commit.book.memories.get(other_id)
            if other is not None and other.disputed and not any(_stands(commit, i) for i in _rivals(other_id, pairs)):
                after = replace(other, disputed=False)
                commit.steps([Step(what="settled", before=other, after=after, why=_GONE, more={"with": memory_id})])


def reopened(commit: Commit, memory: Memory, after: Memory, undone: Event) -> tuple[Memory, list[Step]]:
    """A memory that comes back into its disputes, and the other sides that come back with it.

    It comes back without a flag where nothing that contradicted it holds any more.
    """
    if not (after.disputed and after.status == "active") or _stands(commit, memory.id):
        return after, []
    rivals = sorted(_rivals(memory.id, _pairs(commit)))
    let_go = [
        other
        for i in rivals
        if (other := commit.book.memories.get(i)) is not None and other.status == "active" and not other.disputed
        if _was_let_go(commit, other, memory, undone)
    ]
    steps = [
        Step(what="undone", before=other, after=replace(other, disputed=True), why=_BACK, more={"with": memory.id})
        for other in let_go
    ]
    return replace(after, disputed=bool(steps) or any(_stands(commit, i) for i in rivals)), steps


def standing_rivals(commit: Commit, memory: Memory) -> list[Memory]:
    """The other sides of a memory's disputes that hold as it does; none where it is in no dispute any more."""
    if not _stands(commit, memory.id):
        return []
    return [commit.book.memories[i] for i in sorted(_rivals(memory.id, _pairs(commit))) if _stands(commit, i)]


def _pairs(commit: Commit) -> list[tuple[str, str]]:
    """Who was ever found to contradict whom."""
    events = commit.tools.ledger.events(commit.principal.scope, what="disputed")
    return [(event.target, str(event.after.get("with"))) for event in events]


def _rivals(memory_id: str, pairs: list[tuple[str, str]]) -> set[str]:
    return {b if a == memory_id else a for a, b in pairs if memory_id in {a, b}}


def _stands(commit: Commit, memory_id: str) -> bool:
    memory = commit.book.memories.get(memory_id)
    return memory is not None and memory.status == "active" and memory.disputed


def _was_let_go(commit: Commit, other: Memory, memory: Memory, undone: Event) -> bool:
    """Whether it lost its flag because this memory was gone, or by the decision that is being taken back."""
    last = next(iter(commit.tools.ledger.events(commit.principal.scope, target=other.id, what="settled")), None)
    if last is None:
        return False
    return last.after.get("with") == memory.id if last.why == _GONE else undone.what in {"settled", "superseded"}
