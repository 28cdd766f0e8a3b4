"""What a person decides on a candidate that was held back: what it becomes, and how that is taken back."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from souvenance.core.decide import Decision
from souvenance.core.purging import settled_form
from souvenance.errors import Conflict, NotFound
from souvenance.types import Candidate, Judged

RELEASED = "released by hand"  # rule of a candidate that a person let in
REFUSED = "refused by hand"
SETTLED_BY_HAND = "settled: refused by hand"  # the rule that keeps a later pass from asking a person the same again
UNEXPLAINED = "a person looked at it and did not want it"
_DECIDED = ("verdict", "rule", "why", "memory")


def unknown_candidate(candidate_id: str) -> NotFound:
    """What is told of a candidate that is not there."""
    return NotFound(f"no candidate has the id {candidate_id!r}: `souvenance candidates` shows them")


def must_wait(judged: Judged) -> None:
    """Raise Conflict for a candidate on which nobody has to decide."""
    if judged.verdict != "quarantined":
        raise Conflict(f"candidate {judged.id} does not wait for anybody: it was {judged.verdict} ({judged.rule})")


def must_be_no_memory(judged: Judged) -> None:
    """Raise Conflict for a candidate that became a memory or part of one: its words stand there too."""
    if judged.verdict in {"quarantined", "refused"}:
        return
    where = f" in memory {judged.memory}: purge that one" if judged.memory else ""
    raise Conflict(
        f"candidate {judged.id} was neither held back nor refused, it was {judged.verdict}{where}. Nothing was purged"
    )


def released(judged: Judged, decision: Decision) -> Judged:
    """The candidate once a person let it in.

    Args:
        judged: one that waits.
        decision: what became of it, by the rules for every candidate.

    Raises Conflict where it does not wait, or the rules refuse it: what stands is to be changed first.
    """
    must_wait(judged)
    if decision.outcome == "refused":
        about = f" by memory {decision.memory}" if decision.memory else ""
        raise Conflict(f"candidate {judged.id} cannot be let in: {decision.why}{about} ({decision.rule}). Nothing was changed")
    return replace(judged, verdict=decision.outcome, rule=RELEASED, why=decision.why, memory=decision.memory)


def refused(judged: Judged, why: str) -> Judged:
    """The candidate once a person refused it, with their reason or "". Raises Conflict where it does not wait."""
    must_wait(judged)
    return replace(judged, verdict="refused", rule=REFUSED, why=why or UNEXPLAINED, memory=None)


def decided(before: Judged, after: Judged) -> tuple[dict[str, object], dict[str, object]]:
    """What a decision changed, as an event has it: what it was, and what it is now."""
    names = [name for name in _DECIDED if getattr(before, name) != getattr(after, name)]
    return {name: getattr(before, name) for name in names}, {name: getattr(after, name) for name in names}


def reconsidered(judged: Judged, before: Mapping[str, object]) -> Judged:
    """The candidate as it was before a decision, by what the decision's event says of it."""
    return replace(judged, **{name: value for name, value in before.items() if name in _DECIDED})  # type: ignore[arg-type]


def refused_before(candidate: Candidate, reviewed: Iterable[Judged]) -> bool:
    """Whether a person refused the same text, of the same subject, and it rests on no turn that the refused one did not.

    Args:
        candidate: as it would be held back.
        reviewed: candidates on which a person decided, as they stand now.
    """
    same = settled_form(candidate.text)
    return any(
        judged.rule == REFUSED
        and judged.candidate.subject == candidate.subject
        and set(candidate.sources) <= set(judged.candidate.sources)
        and settled_form(judged.candidate.text) == same
        for judged in reviewed
    )
