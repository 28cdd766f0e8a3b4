"""Hide a session from everything but its history, and show it again. Nothing of it is destroyed: that is a purge."""

from dataclasses import dataclass, replace
from datetime import datetime

from souvenance.core.decide import Step
from souvenance.core.identity import new_id
from souvenance.core.resting import resting_on
from souvenance.engine.anchoring import anchor_touched
from souvenance.engine.commit import Commit, committing
from souvenance.engine.disputing import disputes_touched
from souvenance.engine.hidden import FIELD, history
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, NotFound
from souvenance.types import Event, Memory, Principal, Session


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgottenSession:
    """What came of it."""

    session: Session
    event: Event  # that hid it, now or before; ``undo`` takes it back
    memories: tuple[Memory, ...] = ()  # that rested on it alone and were forgotten along, each with an event of its own


def forget_session(tools: Tools, principal: Principal, session: str, *, with_memories: bool = False) -> ForgottenSession:
    """Hide a session: no search, spark, list or view finds a turn of it, no new memory is made of it. `undo` shows it again.

    Args:
        session: whole id.
        with_memories: forget along what rests on nothing else; each such memory has an event of its own. Else memories stay.

    Forgotten again, it stays as it is. Raises NotFound, StoreError.
    """
    with committing(tools, principal) as commit:
        header = _of(commit, session)
        told = history(tools, principal.scope, session)
        if header.forgotten_at is None:
            header, event = _changed(commit, header, commit.now, why="forgotten by hand")
        else:
            event = told[0]
        gone = _memories(commit, session) if with_memories else ()
    tools.queues.drop(principal.scope, session)
    return ForgottenSession(session=header, event=event, memories=gone)


def undo_session(tools: Tools, principal: Principal, event: Event) -> tuple[Event, Session]:
    """Take back an event that hid a session or showed it; the new event, and the session as it stands now.

    Raises NotFound where it was purged; Conflict where a later event changed it, or it was taken back already.
    """
    with committing(tools, principal) as commit:
        header = _of(commit, event.target)
        later = history(tools, principal.scope, event.target)
        if later[0].id != event.id:
            if any(other.undoes == event.id for other in later):
                raise Conflict(f"event {event.id} was taken back already")
            raise Conflict(
                f"event {later[0].id} ({later[0].what}) came later and changed the same session: undo that one first"
            )
        before = event.before[FIELD]
        at = datetime.fromisoformat(before) if isinstance(before, str) else None
        header, made = _changed(commit, header, at, why=f"took back: {event.what}", undoes=event.id)
    tools.queues.drop(principal.scope, event.target)
    return made, header


def _of(commit: Commit, session: str) -> Session:
    header = commit.tx.session(session)
    if header is None:
        raise NotFound(f"{session!r} is no session: `souvenance sessions` shows them")
    return header


def _changed(
    commit: Commit, header: Session, at: datetime | None, *, why: str, undoes: str | None = None
) -> tuple[Session, Event]:
    """The session hidden since ``at`` (None: shown), with the line of the log that tells it."""
    after = replace(header, forgotten_at=at)
    commit.tx.put_session(after, commit.principal, commit.now)
    event = Event(
        id=new_id("e", commit.now, commit.tools.randomness(10)), scope=commit.principal.scope,
        what="hidden" if undoes is None else "undone", target=header.id, why=why, before={FIELD: _plain(header.forgotten_at)},
        after={FIELD: _plain(at)}, undoes=undoes, origin="operator", author=commit.principal.id,
        audience=commit.principal.audience, created_at=commit.now,
    )  # fmt: skip
    commit.tx.add_event(event)
    return after, event


def _plain(at: datetime | None) -> str | None:
    return at.isoformat() if at is not None else None


def _memories(commit: Commit, session: str) -> tuple[Memory, ...]:
    turns = frozenset(turn.id for turn in commit.tools.ledger.turns_of(commit.principal.scope, session))
    steps = [
        Step(
            what="forgotten", before=memory, after=replace(memory, status="forgotten", pinned=False, disputed=False),
            why="forgotten with the session that it rests on",
        )
        for memory in resting_on(commit.book.memories.values(), turns)
    ]  # fmt: skip
    commit.steps(steps)
    disputes_touched(commit)
    anchor_touched(commit)
    return tuple(step.after for step in steps)
