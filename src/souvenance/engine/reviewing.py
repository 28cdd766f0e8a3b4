"""What a person does about candidates that were held back: look at them, let one in, refuse one, take that back."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from souvenance.core.decide import Decision, decide
from souvenance.core.intake import clean
from souvenance.core.review import RELEASED, must_wait, reconsidered, refused, released, unknown_candidate
from souvenance.engine.anchoring import anchor_touched
from souvenance.engine.commit import Commit, committing
from souvenance.engine.disputing import disputes_touched
from souvenance.engine.jobs import BY_HAND
from souvenance.engine.remembering import Remembered, taken_back
from souvenance.engine.settling import Ready, become, let_in, past
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict
from souvenance.types import Event, EventKind, Judged, Memory, Principal, Turn

REVIEWS: tuple[EventKind, ...] = ("released", "refused")
# What a release does to the memory that it makes or joins; what it ended or disputed comes back with that.
_OF_ITS_MEMORY = frozenset({"created", "revived", "merged", "reinforced", "expired"})


@dataclass(frozen=True, slots=True, kw_only=True)
class UnderReview:
    """One candidate that was held back, and what a person needs to decide on it."""

    judged: Judged
    sources: tuple[Turn, ...]  # the turns it rests on
    would: Decision | None  # what letting it in would do now; None where it does not wait any more
    would_end: tuple[Memory, ...]  # what it would put out of date
    events: tuple[Event, ...]  # what was decided on it before, the latest first


def waiting(tools: Tools, principal: Principal, limit: int | None = None) -> Sequence[Judged]:
    """Candidates that wait for a person, the latest first."""
    return tools.ledger.candidates(principal.scope, verdict="quarantined", limit=limit)


def look_at(tools: Tools, principal: Principal, candidate_id: str) -> UnderReview:
    """One candidate with its turns, and what letting it in would do. Writes nothing. Raises NotFound."""
    scope = principal.scope
    judged = tools.ledger.judged(scope, candidate_id)
    if judged is None:
        raise unknown_candidate(candidate_id)
    one, session = _ready(tools, principal, judged)
    would: Decision | None = None
    ended: tuple[Memory, ...] = ()
    if judged.verdict == "quarantined":
        with tools.books.held(scope):
            book = tools.books.followed(tools.ledger, scope)
            would = decide(one.candidate, one.new, book, lambda _: frozenset(), session)
            ended = tuple(step.before for step in would.steps if step.what == "superseded" and step.before is not None)
    return UnderReview(
        judged=judged, sources=_sources(tools, judged), would=would, would_end=ended,
        events=tuple(tools.ledger.events(scope, target=candidate_id)),
    )  # fmt: skip


def release(tools: Tools, principal: Principal, candidate_id: str) -> Remembered:
    """Let a candidate in: from there it is merged, supersedes or is disputed as any other.

    Raises NotFound; Conflict where it does not wait, or says what was forgotten or purged since.
    """
    with committing(tools, principal) as commit:
        judged = _of(commit, candidate_id)
        must_wait(judged)
        one, session = _ready(tools, principal, judged)
        decision = past(commit, one.candidate) or let_in(commit, one, session)
        after = released(judged, decision)
        made = [event.id for event in commit.made if event.what in _OF_ITS_MEMORY]
        commit.reviewed(judged, after, "released", RELEASED, {"events": made})
        disputes_touched(commit)
        anchor_touched(commit)
        ended = tuple(m for m in commit.touched.values() if m.status == "superseded" and m.superseded_by == decision.memory)
        memory = commit.book.memories.get(decision.memory) if decision.memory is not None else None
    return Remembered(decision=decision, memory=memory, ended=ended)


def refuse(tools: Tools, principal: Principal, candidate_id: str, why: str = "") -> Judged:
    """Refuse a candidate for good: the same, resting on the same turns, is not held back again.

    Args:
        why: the person's reason, kept with it.

    Raises NotFound, Conflict where it does not wait.
    """
    with committing(tools, principal) as commit:
        judged = _of(commit, candidate_id)
        after = refused(judged, clean(why, Counter()).strip())
        commit.reviewed(judged, after, "refused", after.why, {})
    return after


def undo_review(tools: Tools, principal: Principal, event: Event) -> tuple[Event, Memory | None, str]:
    """Take a decision on a candidate back: it waits again, and what letting it in had changed is as it was.

    Returns:
        The new event, the memory that it had made or joined as it stands now (None where there was none), and a sentence.

    Raises NotFound where the candidate was purged; Conflict where it was taken back already, or its memory changed since.
    """
    with committing(tools, principal) as commit:
        judged = _of(commit, event.target)
        if tools.ledger.events(principal.scope, target=event.target)[0].id != event.id or event.what not in REVIEWS:
            raise Conflict(
                f"event {event.id} ({event.what}) is not the decision that holds on candidate {judged.id}, which is"
                f" {judged.verdict}: nothing was changed"
            )
        memory: Memory | None = None
        for made in _made_by(tools, event):
            _, memory, _ = taken_back(commit, made)
        after = reconsidered(judged, event.before)
        why = f"took back: {event.what}"
        undone = commit.reviewed(judged, after, "undone", why, {}, undoes=event.id)
        disputes_touched(commit)
        anchor_touched(commit)
    return undone, memory, f"candidate {judged.id} waits again: `souvenance quarantine` shows it"


def _made_by(tools: Tools, event: Event) -> Sequence[Event]:
    """The events of memories that a release made, and that were not taken back one by one since; the last one first."""
    ids = event.after.get("events")
    found = [tools.ledger.event(event.scope, str(i)) for i in ids] if isinstance(ids, Sequence) else []
    made = [one for one in reversed(found) if one is not None]
    undone = {other.undoes for one in made for other in tools.ledger.events(event.scope, target=one.target)}
    return [one for one in made if one.id not in undone]


def _ready(tools: Tools, principal: Principal, judged: Judged) -> tuple[Ready, str]:
    """The candidate as the memory it may become, and the session it was said in. Its times were worked out when it came."""
    sources = _sources(tools, judged)
    new = become(tools, principal, judged.candidate, sources, tools.clock())
    return Ready(candidate=judged.candidate, new=new), sources[-1].session if sources else BY_HAND


def _sources(tools: Tools, judged: Judged) -> tuple[Turn, ...]:
    turns = tools.ledger.turns(judged.scope, judged.candidate.sources)
    return tuple(turns[i] for i in judged.candidate.sources if i in turns)


def _of(commit: Commit, candidate_id: str) -> Judged:
    judged = commit.tx.judged(candidate_id)
    if judged is None:
        raise unknown_candidate(candidate_id)
    return judged
