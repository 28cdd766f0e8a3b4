"""What memory gives to one turn, before the reply: within a deadline, whatever is broken or late."""

import queue
import time
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from souvenance.core.brief import Clerk, Part, Passage, brief, rendered, warnings
from souvenance.core.fence import fence
from souvenance.core.identity import new_id
from souvenance.core.positions import positions_of
from souvenance.core.seats import Policy, Selection
from souvenance.core.selection import select
from souvenance.core.selection import why_not as no_seat
from souvenance.engine.notes import Given, given, seated
from souvenance.engine.tools import Tools
from souvenance.errors import SouvenanceError
from souvenance.ports import CountTokens
from souvenance.types import Memory, Principal, Session, Trace

DEADLINE_S = 0.8
PATIENT_S = 5.0  # who waits so long may wait for the tokenizer to be loaded: a second
TRACES_KEPT = 500  # a scope
TURNS_LOOKED_AT = 20  # of the session, for who the assistant is


@dataclass(frozen=True, slots=True, kw_only=True)
class ContextPack:
    """What memory has for a turn: parts in a stable order, and what had to be left out."""

    parts: tuple[Part, ...] = ()
    selection: Selection = field(default_factory=lambda: Selection(seats=(), rules=(), left_out={}))
    missing: tuple[str, ...] = ()  # cause of each degradation; empty: nothing was missing
    warnings: tuple[str, ...] = ()
    took_ms: float = 0.0

    @property
    def notes(self) -> Part | None:
        """The standing notes among the parts."""
        return next((part for part in self.parts if part.name == "notes"), None)

    @property
    def tokens(self) -> int:
        """Of all parts."""
        return sum(part.tokens for part in self.parts)

    def render(self) -> str:
        """The text for a prompt, "" when there is nothing to say."""
        return rendered(self.parts)

    def messages(self) -> list[dict[str, str]]:
        """The same as chat messages: one system message, or none."""
        return [{"role": "system", "content": self.render()}] if self.parts else []


def context(
    tools: Tools,
    principal: Principal,
    message: str,  # noqa: ARG001 - the passes that read it come with the scores of a search
    *,
    session: str,
    story: str | None = None,
    deadline_s: float = DEADLINE_S,
    policy: Policy | None = None,
) -> ContextPack:
    """The context of a turn. Never raises for a broken part and never takes longer than the deadline.

    Args:
        message: what the user just said; deterministic passes do not read it.
        session: the conversation; its story, once it has one, is the story.
        story: of a session that has no turn yet.
    """
    started = time.perf_counter()
    count = tools.count_tokens if deadline_s >= PATIENT_S else tools.soon_counted
    answer: queue.SimpleQueue[ContextPack] = queue.SimpleQueue()

    def make() -> None:
        try:
            answer.put(_made(tools, principal, session, story, policy or Policy(), count, started))
        except SouvenanceError as exc:
            answer.put(ContextPack(missing=(f"memories: {exc}",)))
        except Exception as exc:  # noqa: BLE001 - the edge of a turn: it goes on without memory, and says why
            answer.put(ContextPack(missing=(f"memories: {type(exc).__name__}: {exc}",)))

    if not tools.readers.start(make):
        return ContextPack(missing=("memories: the contexts of earlier turns are still being made",))
    try:
        pack = answer.get(timeout=max(0.0, deadline_s - (time.perf_counter() - started)))
    except queue.Empty:
        pack = ContextPack(missing=(f"memories: not ready within {deadline_s:g} s",))
    return replace(pack, took_ms=(time.perf_counter() - started) * 1000)


def why_not(tools: Tools, principal: Principal, memory_id: str, *, session: str, policy: Policy | None = None) -> str:
    """One sentence: why a memory has no seat in the context of a session as things stand now, or that it has one."""
    header = tools.ledger.session(principal.scope, session)
    story, now = header.story if header is not None else None, tools.clock()
    language = header.language if header is not None else tools.language
    roster, policy = tools.rosters.followed(tools.ledger, principal.scope), policy or Policy()
    notes = given(tools, principal, roster.memories, language=language, now=now, count=tools.count_tokens)
    chosen, noted = seated(
        lambda noted: select(roster.columns, None, policy, story=story, now=now, noted=noted), notes, roster.memories
    )
    return no_seat(roster.columns, chosen, memory_id, policy, story=story, now=now, noted=noted)


def _made(
    tools: Tools, principal: Principal, session: str, story: str | None, policy: Policy, count: CountTokens, started: float
) -> ContextPack:
    scope, now = principal.scope, tools.clock()
    header = tools.ledger.session(scope, session)  # I/O
    story = header.story if header is not None else story
    language = header.language if header is not None else tools.language
    roster = tools.rosters.followed(tools.ledger, scope)  # I/O, kept in memory
    notes = given(tools, principal, roster.memories, language=language, now=now, count=count)  # I/O, kept in memory
    selection, _ = seated(  # pure
        lambda noted: select(roster.columns, None, policy, story=story, now=now, noted=noted), notes, roster.memories
    )
    summary = tools.ledger.summary(scope, story or "")  # I/O
    parts = brief(  # pure
        selection,
        roster.memories,
        _clerk(principal, now, language, count),
        anchors=_anchors(tools, scope, story, selection),
        summary=Passage(text=summary.text, origin=summary.origin) if summary is not None else None,
        positions=_positions(tools, scope, header),
        notes=notes.noted,
    )
    took_ms = (time.perf_counter() - started) * 1000
    last = header.turns if header is not None else 0
    missing = notes.missing + _traced(tools, principal, session, last, selection, roster.memories, notes, took_ms)
    told = warnings(parts) + notes.warnings
    return ContextPack(parts=parts, selection=selection, missing=missing, warnings=told, took_ms=took_ms)


def _anchors(tools: Tools, scope: str, story: str | None, selection: Selection) -> list[Passage]:
    """Those of the story, but for memories that the context holds already."""
    shown = {seat.id for seat in selection.seats} | set(selection.rules)
    return [
        Passage(text=anchor.text, id=anchor.id, origin=anchor.origin)
        for anchor in tools.ledger.anchors(scope)
        if anchor.story == (story or "") and not shown & set(anchor.sources)
    ]


def _positions(tools: Tools, scope: str, header: Session | None) -> list[Passage]:
    """What the character of the session thinks."""
    held = tools.ledger.positions(scope)
    if not held:
        return []
    last = header.turns if header is not None else 0
    turns = tools.ledger.turns_of(scope, header.id, max(1, last - TURNS_LOOKED_AT + 1), last) if header is not None else ()
    return [
        Passage(text=f"{p.subject}: {p.text} ({p.justification})", id=p.id, origin=p.origin) for p in positions_of(held, turns)
    ]


def _clerk(principal: Principal, now: datetime, language: str, count: CountTokens) -> Clerk:
    def fenced(text: str, origin: str) -> str:
        return fence(text, origin=origin, date=None, language=language, dated_lines=True)

    return Clerk(now=now, tz=ZoneInfo(principal.tz), language=language, count_tokens=count, fence=fenced)


def _traced(
    tools: Tools,
    principal: Principal,
    session: str,
    seq: int,
    selection: Selection,
    memories: dict[str, Memory],
    notes: Given,
    took_ms: float,
) -> tuple[str, ...]:
    """Keep what the context was made of; what went wrong, if anything did."""
    now = tools.clock()
    seats = [
        {"id": seat.id, "text": memories[seat.id].text, "passed": seat.passed, "reason": seat.reason, "score": seat.score}
        for seat in selection.seats
    ]
    seats += [
        {"id": rule, "text": memories[rule].text, "passed": "rule", "reason": "a rule", "score": None}
        for rule in selection.rules
    ]
    seats += [
        {"id": bullet.id, "text": bullet.text, "passed": "notes", "reason": "a standing note", "score": None}
        for bullet in notes.bullets
    ]
    trace = Trace(
        id=new_id("tr", now, tools.randomness(10)), scope=principal.scope, session=session, seq=seq, seats=tuple(seats),
        left_out=selection.left_out, missing=(), took_ms=round(took_ms, 2), author=principal.id, audience=principal.audience,
        created_at=now.astimezone(UTC),
    )  # fmt: skip
    if not seats:
        return ()
    try:
        tools.ledger.keep_trace(trace, TRACES_KEPT)  # I/O
    except SouvenanceError as exc:
        tools.untraced[principal.scope, session] = trace  # until the next one is kept: an echo of it is known all the same
        return (f"trace: {exc}",)
    tools.untraced.pop((principal.scope, session), None)
    return ()
