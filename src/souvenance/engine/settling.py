"""From a candidate that was let through to the memory it becomes: what can be done before the transaction, and the rest."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from souvenance.core.burst import held_for_review
from souvenance.core.decide import Decision, decide
from souvenance.core.guarding import says_nothing_new, waiting
from souvenance.core.identity import keyed_digest, new_id
from souvenance.core.purging import settled_form
from souvenance.core.review import SETTLED_BY_HAND, refused_before
from souvenance.core.screen import decide as screened
from souvenance.core.screen import screen
from souvenance.core.timing import timed
from souvenance.engine.commit import SETTLED_BY_PURGE, Commit
from souvenance.engine.tools import Tools
from souvenance.thresholds import IMPORTANCE
from souvenance.types import Candidate, Memory, Outcome, Principal, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready:
    """A candidate with its times, and the memory it becomes if nothing that stands says otherwise."""

    candidate: Candidate
    new: Memory

    @property
    def origin(self) -> str:
        """Of its sources."""
        return self.new.origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A candidate that becomes no memory, whatever stands."""

    candidate: Candidate
    decision: Decision
    origin: str


def ready(
    tools: Tools, principal: Principal, candidate: Candidate, sources: Sequence[Turn], story: str | None, now: datetime
) -> Ready:
    """Work out its times, and the memory. It was said when the last of its turns was; if nobody knows, now."""
    if sources:
        candidate = timed(candidate, spoken_in(sources), principal.tz)
    candidate = replace(candidate, story=story if candidate.reach == "story" else None)
    return Ready(candidate=candidate, new=become(tools, principal, candidate, sources, now))


def become(tools: Tools, principal: Principal, candidate: Candidate, sources: Sequence[Turn], now: datetime) -> Memory:
    """The memory of a candidate whose times and story are settled."""
    said = [turn.at or turn.created_at for turn in sources]
    at = max(said, default=now).astimezone(UTC)
    child = all(turn.audience == "child" for turn in sources) if sources else principal.audience == "child"
    importance = candidate.importance if candidate.importance is not None else IMPORTANCE[candidate.kind]
    return Memory(
        id=new_id("m", now, tools.randomness(10)), scope=principal.scope, kind=candidate.kind,
        text=candidate.text, subject=candidate.subject, story=candidate.story,
        language=candidate.language, status="active", confidence=candidate.confidence, importance=importance,
        tags=candidate.tags, sources=candidate.sources, origin=origin_of(sources), author=principal.id,
        audience="child" if child else "adult", created_at=now, ranked_at=at, touched_at=at,
        valid_from=candidate.valid_from, valid_until=candidate.valid_until, expires_at=candidate.expires_at,
    )  # fmt: skip


def screened_out(one: Ready) -> Ready | Held:
    """The same, or what screening makes of it."""
    decision = withheld(one.new)
    return one if decision is None else Held(candidate=one.candidate, decision=decision, origin=one.origin)


def withheld(new: Memory) -> Decision | None:
    """What screening holds back: a rule enters every prompt, any other memory can be called into one."""
    found = screen(new.text, origin=new.origin)
    verdict = screened(found.severity, "standing" if new.kind == "rule" else "memory", new.origin)
    if verdict in {"accept", "flag"}:
        return None
    outcome: Outcome = "quarantined" if verdict == "quarantine" else "refused"
    return Decision(outcome=outcome, rule=f"screening: {found.rule}", why=found.why, memory=None)


def rehearse(tools: Tools, scope: str, readied: Sequence[Ready]) -> None:
    """Decide once without writing: what is read and compiled for the first time costs seconds, and other writers would wait."""
    with tools.books.held(scope):
        book = tools.books.followed(tools.ledger, scope)
        for one in readied:
            decide(one.candidate, one.new, book, lambda _: frozenset(), "")


def take_in(commit: Commit, one: Ready, session: str, *, decided: bool = False) -> Decision:
    """Decide against what stands now, and write; what became of it. ``decided``: by who decides on what is kept here."""
    if (gone := past(commit, one.candidate)) is not None:
        return gone
    if why := held_for_review(one.new, commit.book.memories.values()):
        return held_back(commit, one.candidate, Decision(outcome="quarantined", rule="burst", why=why, memory=None))
    if not decided and commit.is_guarded and not _repeats(commit, one, session):
        others = commit.tools.ledger.candidates(commit.principal.scope, verdict="quarantined")
        return held_back(commit, one.candidate, waiting(one.candidate, others))
    return let_in(commit, one, session)


def _repeats(commit: Commit, one: Ready, session: str) -> bool:
    would = decide(one.candidate, one.new, commit.book, lambda _: frozenset(), session)
    return says_nothing_new(one.new, would, commit.book.memories)


def settled(commit: Commit, one: Ready | Held, session: str, *, decided: bool = False) -> Decision:
    """Decide on a candidate that was judged, against what stands now, and write; what became of it. See ``take_in``."""
    if isinstance(one, Held):
        return held_back(commit, one.candidate, one.decision)
    return take_in(commit, one, session, decided=decided)


def held_back(commit: Commit, candidate: Candidate, decision: Decision) -> Decision:
    """What becomes of one that was not let through: no word is kept where it was purged before.

    One that would wait for a person is refused where a person refused the same before.
    """
    if (gone := past(commit, candidate)) is not None:
        return gone
    if decision.outcome != "quarantined":
        return decision
    refused = (commit.tx.judged(event.target) for event in commit.tools.ledger.events(commit.principal.scope, what="refused"))
    if not refused_before(candidate, [judged for judged in refused if judged is not None]):
        return decision
    return Decision(
        outcome="refused", rule=SETTLED_BY_HAND, why="it was refused by hand, and was not said again since", memory=None
    )


def let_in(commit: Commit, one: Ready, session: str) -> Decision:
    """Decide against what stands now, whoever it comes from, and write."""
    decision = decide(one.candidate, one.new, commit.book, lambda memory: _sessions_of(commit, memory), session)
    commit.steps(decision.steps)
    return decision


def past(commit: Commit, candidate: Candidate) -> Decision | None:
    """That it was purged; None where it was not, or was said again since."""
    if not _was_purged(commit, candidate):
        return None
    return Decision(outcome="refused", rule=SETTLED_BY_PURGE, why="it was purged, and was not said again since", memory=None)


def _was_purged(commit: Commit, candidate: Candidate) -> bool:
    """Whether it was destroyed after all that it rests on had been recorded: a later pass must not bring it back."""
    scope, ledger = commit.principal.scope, commit.tools.ledger
    key = commit.tools.purge_key(False) if ledger.generation(scope) else None
    if key is None:
        return False
    digest = keyed_digest(key, "memory", settled_form(candidate.text))
    at = commit.tx.purged([digest]).get(digest)
    if at is None:
        return False
    stands = ledger.turns(scope, candidate.sources)  # one written in this very transaction is not among them: it is new
    return all(i in stands and stands[i].created_at <= at for i in candidate.sources)


def spoken_in(sources: Sequence[Turn]) -> Turn:
    """The turn that a candidate was said in: the last of its sources that a user said."""
    return next((turn for turn in reversed(sources) if turn.role == "user"), sources[-1])


def origin_of(sources: Sequence[Turn]) -> str:
    """The origins of all sources, each once, joined by "+"; of none, an assistant's: trusted with nothing."""
    return "+".join(dict.fromkeys(turn.origin for turn in sources)) or "assistant"


def _sessions_of(commit: Commit, memory: Memory) -> frozenset[str]:
    turns = commit.tools.ledger.turns(commit.principal.scope, memory.sources)
    return frozenset(turn.session for turn in turns.values())
