"""What comes back: a memory whose place may be taken, and those that another one had put out of date."""

from dataclasses import replace

from souvenance.core.changes import restored
from souvenance.core.confirmation import reinforced
from souvenance.core.decide import Step, joined
from souvenance.core.supersession import links
from souvenance.engine.commit import Commit
from souvenance.engine.roster import heirs
from souvenance.types import Memory


def in_its_place(commit: Commit, memory: Memory, after: Memory) -> Memory | None:
    """Another active memory that says already what this one would say again; None where its place is free."""
    if after.status != "active" or (memory.status == "active" and after.text == memory.text):
        return None
    twin = commit.book.twin(after)
    return twin if twin is not None and twin.status == "active" and twin.id != memory.id else None


def surer(twin: Memory, memory: Memory) -> Step:
    """The one that stands in the place of another, made surer instead."""
    after = replace(twin, confidence=reinforced(twin.confidence), sources=joined(twin.sources, memory.sources))
    return Step(what="reinforced", before=twin, after=after, why=f"{memory.id} came back and says the same")


def give_back(commit: Commit, gone: Memory, *, undoes: str | None) -> None:
    """What a memory had made out of date holds again, when that memory is taken back.

    Args:
        undoes: id of the event that is being undone, if one is.
    """
    for other in [m for m in commit.book.memories.values() if m.superseded_by == gone.id and m.status == "superseded"]:
        ended = next(iter(commit.tools.ledger.events(commit.principal.scope, target=other.id, what="superseded")), None)
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
