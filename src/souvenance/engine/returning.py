"""What comes back: a memory whose place may be taken, and those that another one had put out of date."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from souvenance.core.changes import restored
from souvenance.core.confirmation import reinforced
from souvenance.core.decide import Step, joined
from souvenance.core.supersession import links
from souvenance.engine.commit import Commit
from souvenance.engine.roster import heirs, standing
from souvenance.errors import Conflict
from souvenance.types import EventKind, Memory, MemoryStatus

_REPLACED: Mapping[MemoryStatus, EventKind] = {"superseded": "superseded", "compressed": "compressed"}  # status -> its event


def in_its_place(commit: Commit, memory: Memory, after: Memory) -> Memory | None:
    """Another active memory that says already what this one would say again; None where its place is free."""
    if after.status != "active" or (memory.status == "active" and after.text == memory.text):
        return None
    return commit.book.active_twin(after)


def surer(twin: Memory, memory: Memory) -> Step:
    """The one that stands in the place of another, made surer instead."""
    after = replace(twin, confidence=reinforced(twin.confidence), sources=joined(twin.sources, memory.sources))
    return Step(what="reinforced", before=twin, after=after, why=f"{memory.id} came back and says the same")


def accessed(memory: Memory, now: datetime) -> Memory:
    """A memory that somebody needed: it fades from now on, and more slowly."""
    return replace(memory, accesses=memory.accesses + 1, touched_at=max(memory.touched_at, now))


def awake(commit: Commit, memory: Memory, why: str) -> tuple[Memory, str]:
    """An archived memory made active again, or the active twin that says the same already made surer instead.

    Returns:
        The one that is active, and what to tell of it ("" when nothing). An active one is given back as it is. Raises Conflict
        for one that is neither.
    """
    if memory.status == "active":
        return memory, ""
    if standing(memory, commit.now) != "archived":
        raise Conflict(f"memory {memory.id} is {standing(memory, commit.now)}: only an active or archived one can be used")
    after = replace(accessed(memory, commit.now), status="active")
    twin = in_its_place(commit, memory, after)
    if twin is not None:
        step = surer(twin, memory)
        commit.steps([step])
        return step.after, f"memory {twin.id} says the same and is active: it was reinforced instead"
    commit.steps([Step(what="revived", before=memory, after=after, why=why)])
    return after, ""


def give_back(commit: Commit, gone: Memory, *, undoes: str | None) -> None:
    """What a memory had made out of date, or had been made of, holds again, when that memory is taken back.

    Args:
        undoes: id of the event that is being undone, if one is.
    """
    for other in [m for m in commit.book.memories.values() if m.superseded_by == gone.id and m.status in _REPLACED]:
        what = _REPLACED[other.status]
        ended = next(iter(commit.tools.ledger.events(commit.principal.scope, target=other.id, what=what)), None)
        if ended is not None:
            after = restored(other, ended.before)
            twin = in_its_place(commit, other, after)
            step = Step(
                what="undone", before=other, after=after, why="what had replaced it was taken back", more={"of": gone.id}
            )
            commit.steps([step if twin is None else surer(twin, other)], undoes=undoes)


def take_again(commit: Commit, back: Memory) -> list[Step]:
    """What holds only because this memory was taken back is out of date again when it comes back.

    What was changed since so that it is no longer active, or would close a cycle, stays as it is.
    """
    if back.status != "active":
        return []
    steps: list[Step] = []
    for event in commit.tools.ledger.events(commit.principal.scope, what="undone"):
        other = commit.book.memories.get(event.target) if event.after.get("of") == back.id else None
        if other is None or other.status != "active" or other.id in {step.after.id for step in steps}:
            continue
        if links(other.id, back.id, heirs(commit.book.memories)):
            after = replace(restored(other, event.before), disputed=False)
            steps.append(Step(what="superseded", before=other, after=after, why="what had replaced it holds again"))
    return steps
