"""Whether a memory gives way to a later one: code decides, whoever proposed it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from souvenance.core.fold import fold
from souvenance.core.supersede import Relation
from souvenance.types import Audience, Memory

DecisionKind = Literal["supersede", "dispute", "confirm", "keep"]
TRUSTED = frozenset({"user", "operator"})  # the only ones whose word replaces a memory
_PROPOSABLE = {"disputed", "none"}  # what reflection's own proposal may turn into a supersession
_NAMED_AS_SAID_AGAIN = Relation("confirms", "proposed", "reflection names it as said again")


@dataclass(frozen=True, slots=True)
class Decision:
    """What happens to the old memory, the rule that says so, and why."""

    kind: DecisionKind
    rule: str
    why: str


def accepted(old: Memory, new: Memory, relation: Relation, *, proposed: bool = False, repeats: bool = False) -> Decision:
    """What a later memory does to an earlier one.

    Args:
        old: as it stands.
        new: a memory on its way in, or one that stands.
        relation: of the two texts, the old one first.
        proposed: reflection named the old one as replaced: a shared topic and a marker or attribute are then enough.
        repeats: reflection named the old one as said again, and both are of one matter: enough where the texts do not
            say otherwise.
    """
    barrier = _barrier(old, new)
    if barrier is not None:
        return barrier
    if relation.kind == "confirms" or (repeats and relation.kind == "none"):
        said_again = relation if relation.kind == "confirms" else _NAMED_AS_SAID_AGAIN
        return Decision("confirm", said_again.rule, said_again.why)
    enough = relation.kind == "supersedes" or (proposed and relation.kind in _PROPOSABLE and relation.related)
    if enough and old.pinned:
        return Decision("dispute", "pinned", "a pinned memory is not replaced in silence")
    if enough:
        rule = relation.rule if relation.kind == "supersedes" else "proposed"
        return Decision("supersede", rule, relation.why or "reflection names it as out of date")
    if relation.kind == "disputed":
        return Decision("dispute", relation.rule, relation.why)
    return Decision("keep", relation.rule, relation.why)


def _barrier(old: Memory, new: Memory) -> Decision | None:
    if new.status != "active":
        return Decision("keep", "status", "the new one is not active")
    if new.id == old.id:
        return Decision("keep", "itself", "a memory does not replace itself")
    return barred(
        old, scope=new.scope, subject=new.subject, story=new.story, origin=new.origin, audience=new.audience,
        said_at=new.ranked_at,
    )  # fmt: skip


def barred(
    old: Memory, *, scope: str, subject: str, story: str | None, origin: str, audience: Audience, said_at: datetime
) -> Decision | None:
    """The first reason for which nothing said so may end a memory, or None.

    Args:
        old: as it stands.
        scope: of what was said.
        subject: who it is about, or who said it of themselves.
        story: None: global.
        origin: of its sources, joined by "+".
        audience: of its sources.
        said_at: aware.
    """
    checks = (
        ("status", old.status != "active", f"the old one is {old.status}"),
        ("scope", old.scope != scope, "another scope"),
        ("subject", fold(old.subject) != fold(subject), f"about {old.subject!r} and {subject!r}"),
        ("story", not _one_story(old.story, story), "two stories"),
        ("age", said_at <= old.ranked_at, "not said later"),
        ("origin", not TRUSTED & set(origin.split("+")), f"rests on {origin} alone"),
        ("audience", old.audience == "child" and audience == "adult", "would take away what a child may read"),
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
