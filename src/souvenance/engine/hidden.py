"""Sessions that are forgotten: nothing of them is read but by who looks at what is hidden."""

from collections.abc import Sequence
from dataclasses import replace

from souvenance.engine.tools import Tools
from souvenance.errors import NotFound
from souvenance.types import Event, Judged, Outcome, Session, Trace

FIELD = "forgotten_at"  # what an event of a session changes


def unhidden(header: Session | None) -> Session | None:
    """A header, unless its session is forgotten: then nothing of it is to be read."""
    return header if header is not None and header.forgotten_at is None else None


def goes_on_in(tools: Tools, scope: str, session: str) -> tuple[str, ...]:
    """The sessions of a conversation: itself; where a person forgot it "NAME (2)", "NAME (3)", … up to one that nobody forgot.

    The last is where it goes on: what was forgotten stays so, and what is said from now on is found.
    """
    names = [session]
    while (header := tools.ledger.session(scope, names[-1])) is not None and header.forgotten_at is not None:
        names.append(f"{session} ({len(names) + 1})")
    return tuple(names)


def must_be_shown(tools: Tools, scope: str, session: str) -> None:
    """Raises NotFound for a session that is forgotten, saying what brings it back. One that has not begun is not forgotten."""
    header = tools.ledger.session(scope, session)
    if header is not None and header.forgotten_at is not None:
        raise NotFound(sentence(tools, header))


def sentence(tools: Tools, header: Session) -> str:
    """That a session is forgotten, and how it comes back; "" where it is not."""
    if header.forgotten_at is None:
        return ""
    hid = next((e for e in history(tools, header.scope, header.id) if e.after.get(FIELD) is not None), None)
    how = f": `souvenance undo {hid.id}` brings it back" if hid is not None else ""
    return f"session {header.id!r} is forgotten since {header.forgotten_at.date().isoformat()}{how}"


def history(tools: Tools, scope: str, session: str) -> Sequence[Event]:
    """How a session was hidden and shown again, the latest first."""
    return [event for event in tools.ledger.events(scope, target=session) if is_of_session(event)]


def is_of_session(event: Event) -> bool:
    """Whether it is a session, and no memory, that an event changed."""
    return FIELD in event.before


def shown_traces(tools: Tools, scope: str, session: str | None, limit: int, kept: int) -> Sequence[Trace]:
    """Traces, the latest first, without those of forgotten sessions and without what sparks brought back of these.

    Args:
        session: whole id; None for all.
        limit: most to give.
        kept: how many a scope has at most.

    Raises NotFound for a session that is forgotten.
    """
    if session is not None:
        must_be_shown(tools, scope, session)
    hidden = tools.ledger.forgotten_sessions(scope)
    if not hidden:
        return tools.ledger.traces(scope, session=session, limit=limit)
    every = tools.ledger.traces(scope, session=session, limit=kept)
    left = [trace for trace in every if trace.session not in hidden][:limit]
    sparked = {str(seat["id"]) for trace in left for seat in trace.seats if seat["passed"] == "spark"}
    gone = {i for i, turn in tools.ledger.turns(scope, sorted(sparked)).items() if turn.session in hidden}
    return [replace(trace, seats=tuple(seat for seat in trace.seats if seat["id"] not in gone)) for trace in left]


def shown_candidates(tools: Tools, scope: str, verdict: Outcome | None, limit: int | None) -> Sequence[Judged]:
    """Judged candidates, the latest first, but for those that became no memory and quote forgotten sessions alone."""
    hidden = tools.ledger.forgotten_sessions(scope)
    if not hidden:
        return tools.ledger.candidates(scope, verdict=verdict, limit=limit)
    every = tools.ledger.candidates(scope, verdict=verdict)
    turns = tools.ledger.turns(scope, sorted({i for judged in every for i in judged.candidate.sources}))
    gone = {i for i, turn in turns.items() if turn.session in hidden}

    def is_shown(judged: Judged) -> bool:
        sources = judged.candidate.sources
        return judged.memory is not None or not sources or not gone.issuperset(sources)

    return [judged for judged in every if is_shown(judged)][:limit]
