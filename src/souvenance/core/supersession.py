"""Whether a memory gives way to a later one: code decides, whoever proposed it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from souvenance.core.supersede import Relation
from souvenance.types import Audience, Candidate, Memory

DecisionKind = Literal["supersede", "dispute", "confirm", "keep"]
_TRUSTED = {"user", "operator"}  # the only ones whose word replaces a memory
_PROPOSABLE = {"disputed", "none"}  # what reflection's own proposal may turn into a supersession


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """What a candidate does not know of itself yet: where it goes, where it comes from, when it was said."""

    candidate: Candidate
    scope: str
    story: str | None  # None: global
    origin: str  # of its sources, joined by "+"
    audience: Audience
    said_at: datetime  # aware UTC


@dataclass(frozen=True, slots=True)
class Decision:
    """What happens to the old memory, the rule that says so, and why."""

    kind: DecisionKind
    rule: str
    why: str


def accepted(old: Memory, new: Memory | Arrival, relation: Relation, *, proposed: bool = False) -> Decision:
    """What a later memory does to an earlier one.

    Args:
        old: as it stands.
        new: a memory, or a candidate on its way in.
        relation: of the two texts, the old one first.
        proposed: reflection named the old one as replaced: a shared topic and a marker or attribute are then enough.
    """
    barrier = _barrier(old, new)
    if barrier is not None:
        return barrier
    if relation.kind == "confirms":
        return Decision("confirm", relation.rule, relation.why)
    enough = relation.kind == "supersedes" or (proposed and relation.kind in _PROPOSABLE and relation.related)
    if enough and old.pinned:
        return Decision("dispute", "pinned", "a pinned memory is not replaced in silence")
    if enough:
        return Decision("supersede", relation.rule if relation.kind == "supersedes" else "proposed", relation.why)
    if relation.kind == "disputed":
        return Decision("dispute", relation.rule, relation.why)
    return Decision("keep", relation.rule, relation.why)


def _barrier(old: Memory, new: Memory | Arrival) -> Decision | None:
    """The first reason for which the two may not touch each other, or None."""
    subject = new.candidate.subject if isinstance(new, Arrival) else new.subject
    said_at = new.said_at if isinstance(new, Arrival) else new.ranked_at
    checks = (
        ("status", old.status != "active", f"the old one is {old.status}"),
        ("status", isinstance(new, Memory) and new.status != "active", "the new one is not active"),
        ("itself", isinstance(new, Memory) and new.id == old.id, "a memory does not replace itself"),
        ("scope", old.scope != new.scope, "another scope"),
        ("subject", old.subject.casefold() != subject.casefold(), f"about {old.subject!r} and {subject!r}"),
        ("story", not _one_story(old.story, new.story), "two stories"),
        ("age", said_at <= old.ranked_at, "not said later"),
        ("origin", not _TRUSTED & set(new.origin.split("+")), f"rests on {new.origin} alone"),
        ("audience", old.audience == "child" and new.audience == "adult", "would take away what a child may read"),
    )
    return next((Decision("keep", rule, why) for rule, failed, why in checks if failed), None)


def _one_story(old: str | None, new: str | None) -> bool:
    """Global goes with any story, a story with itself alone."""
    return old is None or new is None or old == new


def head(memory: str, superseded_by: Mapping[str, str]) -> str:
    """The memory at the end of a chain of supersessions.

    Args:
        memory: id of any link of it.
        superseded_by: id -> id of what replaced it. A cycle, which ``links`` never makes, ends where it would close.
    """
    seen = {memory}
    while (following := superseded_by.get(memory)) is not None and following not in seen:
        seen.add(following)
        memory = following
    return memory


def links(old: str, new: str, superseded_by: Mapping[str, str]) -> bool:
    """Whether ``old`` may be marked as replaced by ``new``: no cycle closes, and nothing else has replaced it meanwhile."""
    return head(new, superseded_by) != old and old not in superseded_by and old != new
