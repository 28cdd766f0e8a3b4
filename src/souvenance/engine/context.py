"""What memory gives to one turn, before the reply: within a deadline, whatever is broken or late."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from souvenance.core.brief import Clerk, Part, Passage, arranged, brief, rendered, warnings
from souvenance.core.dialogue import talk
from souvenance.core.fence import fence
from souvenance.core.identity import new_id
from souvenance.core.positions import character_of, in_context, positions_of
from souvenance.core.render import Reader
from souvenance.core.running import Scribe, running_parts
from souvenance.core.seats import Policy, Selection
from souvenance.core.selection import nearest_of, select
from souvenance.core.spark import Snippet, sparks
from souvenance.core.squeeze import joined_origins
from souvenance.core.states import states_line
from souvenance.engine.brought import Brought, Here, brought_back
from souvenance.engine.hidden import sentence, unhidden
from souvenance.engine.notes import Given, given_by_all, joined, seated
from souvenance.engine.queues import running_together, running_view
from souvenance.engine.readers import TooLate
from souvenance.engine.tools import Tools
from souvenance.errors import NotFound, SouvenanceError, Unauthorized
from souvenance.ports import CountTokens
from souvenance.thresholds import POSITIONS_CEILING_TOKENS, STATE_LIMIT
from souvenance.types import Memory, Position, Principal, Session, Trace, Turn

DEADLINE_S = 0.8
SEARCHING_SHARE = 3 / 4  # of what is left of the deadline, for what may hang: an embedder, a locked index
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
    recent: tuple[Turn, ...] = ()  # of the session, what stands in the part "recent"

    @property
    def notes(self) -> Part | None:
        """The standing notes among the parts."""
        return next((part for part in self.parts if part.name == "notes"), None)

    @property
    def tokens(self) -> int:
        """Of all parts."""
        return sum(part.tokens for part in self.parts)

    def render(self, *, recent: bool = True) -> str:
        """The text for a prompt, "" when there is nothing to say. ``recent``: with what was said last, word for word."""
        return rendered(part for part in self.parts if recent or part.name != "recent")

    def messages(self) -> list[dict[str, str]]:
        """The same as chat messages: one system message, if there is anything, then what was said last, side by side."""
        system = self.render(recent=False)
        told = [{"role": "system", "content": system}] if system else []
        return told + [{"role": one.role, "content": one.text} for one in talk(self.recent)]


def context(
    tools: Tools,
    principal: Principal,
    message: str,
    *,
    session: str,
    story: str | None = None,
    deadline_s: float = DEADLINE_S,
    policy: Policy | None = None,
    reads: Callable[[], Sequence[Principal]] | None = None,
) -> ContextPack:
    """The context of a turn. Never raises for a broken part and never takes longer than the deadline.

    Where many are asked for at once it waits in line; what searches has three quarters of the time that is left: where it is
    late or broken, the context is made without it. The trace and the counters are written by another thread.

    Args:
        message: what the user just said: it brings back memories, and passages of earlier conversations. One without any
            content word ("shall we go on?") leaves that to what the user said before.
        session: the conversation; its story, once it has one, is the story.
        story: of a session that has no turn yet.
        reads: the principal as it reads each scope, the one it works in first; None: its own scope alone.

    What ``reads`` raises for who asks (Unauthorized, NotFound) is raised; a ledger that fails is named as missing.
    """
    started = time.perf_counter()
    reads = reads or (lambda: (principal,))
    count = tools.count_tokens if deadline_s >= PATIENT_S else tools.soon_counted
    turn = _Turn(
        principal=principal, message=message, session=session, story=story, count=count,
        policy=policy or Policy(half_lives=tools.half_lives), started=started, deadline_s=deadline_s,
    )  # fmt: skip

    def make() -> ContextPack:
        try:
            views = reads()  # I/O
            pack, after = _made(tools, replace(turn, views=views)) if views else (ContextPack(), lambda: None)
        except (Unauthorized, NotFound):  # who asks may not, or no longer
            raise
        except SouvenanceError as exc:
            return ContextPack(missing=(f"memories: {exc}",))
        except Exception as exc:  # noqa: BLE001 - the edge of a turn: it goes on without memory, and says why
            return ContextPack(missing=(f"memories: {type(exc).__name__}: {exc}",))
        if not tools.keeper.put(after):  # first: who asks for the trace once the context is there waits for it
            tools.untold[principal.scope, session] = "too many traces wait to be written"
        return pack

    try:
        made = tools.readers.within(make, deadline_s)
    except TooLate as exc:
        made = ContextPack(missing=(f"memories: {exc}",))
    return replace(made, took_ms=turn.took_ms)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Turn:
    """What one context is made for."""

    principal: Principal
    views: Sequence[Principal] = ()  # it, as it reads each scope
    message: str
    session: str
    story: str | None
    policy: Policy
    count: CountTokens
    started: float  # of the performance counter
    deadline_s: float

    @property
    def took_ms(self) -> float:
        return (time.perf_counter() - self.started) * 1000

    @property
    def left_s(self) -> float:
        """Of the deadline: it may have waited in line."""
        return self.deadline_s - self.took_ms / 1000


def _made(tools: Tools, turn: _Turn) -> tuple[ContextPack, Callable[[], None]]:
    """The context, and what is to be done once it was given."""
    views, now = turn.views, tools.clock()
    found = [tools.ledger.session(view.scope, turn.session) for view in views]  # I/O
    headers = [unhidden(one) for one in found]
    header = next((one for one in headers if one is not None), None)
    story = header.story if header is not None else turn.story
    language = header.language if header is not None else tools.language
    roster = tools.rosters.united(tools.ledger, [view.scope for view in views])  # I/O, kept in memory
    every_note = given_by_all(tools, views, roster.memories, language, now, turn.count)  # I/O, kept in memory
    notes = joined(every_note)  # pure
    stands = list(zip(views, headers, strict=True))
    runs = [running_view(tools, view.scope, one, turn.count) for view, one in stands]  # I/O, kept in memory
    running = running_together(runs)  # pure
    places = [Here(scope=view.scope, header=one, in_view=run.seqs) for (view, one), run in zip(stands, runs, strict=True)]
    brought = brought_back(tools, places, turn.message, turn.left_s * SEARCHING_SHARE, story=story)  # I/O, within a limit
    near = nearest_of(roster.columns, _nearest(brought), turn.policy, story=story, now=now)  # pure
    scores = roster.columns.scores(near) if near else None
    selection, _ = seated(  # pure
        lambda noted: select(roster.columns, scores, turn.policy, story=story, now=now, noted=noted), notes, roster.memories
    )
    stated = {*(seat.id for seat in selection.seats), *notes.memories} & roster.memories.keys()
    shown = {source for memory in stated for source in roster.memories[memory].sources}
    reader = Reader(now=now, tz=turn.principal.tz, language=language)
    passing = [one for place in brought for one in place.passing if one.ref not in shown]
    snippets = sparks(passing, reader, turn.count, tools.spark)  # pure
    parts = brief(  # pure
        selection,
        roster.memories,
        _clerk(turn.principal, now, language, turn.count),
        anchors=[anchor for view in views for anchor in _anchors(tools, view.scope, story, selection)],  # I/O
        summary=_summary(tools, views, story),  # I/O
        positions=[one for view, own in stands for one in _positions(tools, view.scope, own, now, turn.count)],  # I/O
        notes=notes.noted,
        sparks=[Passage(text=snippet.line, id=snippet.ref, origin=snippet.origin) for snippet in snippets],
    )
    parts = arranged((*parts, *running_parts(running.view, _scribe(header, language, turn.count))))  # pure
    untold = tools.untold.get((turn.principal.scope, turn.session))
    lacking = tuple(dict.fromkeys(why for one in brought for why in one.missing))
    missing = notes.missing + lacking + running.missing + ((f"trace: {untold}",) if untold else ())
    pack = ContextPack(
        parts=parts, selection=selection, missing=missing, warnings=warnings(parts) + notes.warnings + _hidden(tools, found),
        took_ms=turn.took_ms, recent=running.turns,
    )  # fmt: skip
    seats = _traced(selection, roster.memories, every_note, snippets, brought)  # pure
    traces = [
        Trace(
            id=new_id("tr", now, tools.randomness(10)), scope=view.scope, session=turn.session,
            seq=own.turns if own is not None else 0, seats=seats.get(view.scope, ()),
            left_out=selection.left_out if len(views) == 1 else {}, missing=missing if view is views[0] else (),
            took_ms=round(turn.took_ms, 2), author=view.id, audience=view.audience, created_at=now.astimezone(UTC),
        )
        for view, own in stands
    ]  # fmt: skip
    kept = [_keeping(tools, trace, degraded=bool(missing)) for trace in traces if trace.seats or trace.missing]

    def after() -> None:
        for keep in kept:
            keep()

    return pack, after


def _nearest(brought: Sequence[Brought]) -> Mapping[str, float]:
    """Memories of every scope with their log-odds above the bar of silence, nearest first."""
    if len(brought) == 1:
        return brought[0].memories
    every = {i: above for found in reversed(brought) for i, above in found.memories.items()}
    return dict(sorted(every.items(), key=lambda item: (-item[1], item[0])))


def _summary(tools: Tools, views: Sequence[Principal], story: str | None) -> Passage | None:
    """Of the story, from every scope: each tells only what was said in its own."""
    found = [summary for view in views if (summary := tools.ledger.summary(view.scope, story or "")) is not None]  # I/O
    if not found:
        return None
    return Passage(text="\n\n".join(one.text for one in found), origin=joined_origins(one.origin for one in found))


def _hidden(tools: Tools, headers: Sequence[Session | None]) -> tuple[str, ...]:
    """That the session is forgotten, where it is: its own turns are missing from its context on purpose."""
    return tuple(sentence(tools, header) for header in headers if header is not None and unhidden(header) is None)


def _keeping(tools: Tools, trace: Trace, *, degraded: bool) -> Callable[[], None]:
    """Keeps a trace and counts who was served; until that is done, the process knows what it gave."""
    key = (trace.scope, trace.session)
    tools.untraced[key] = trace  # an echo of it is known all the same
    chosen = [] if degraded else [seat for seat in trace.seats if seat["passed"] not in {"notes", "spark"}]
    served = [str(seat["id"]) for seat in chosen]
    semantic = [str(seat["id"]) for seat in chosen if seat["passed"] == "semantic"]

    def keep() -> None:
        try:
            tools.ledger.keep_trace(trace, TRACES_KEPT, served=served, semantic=semantic)  # I/O
        except Exception as exc:  # noqa: BLE001 - the edge of a thread: the next context says it
            tools.untold[key] = str(exc) or type(exc).__name__
            return
        tools.untold.pop(key, None)
        if tools.untraced.get(key) is trace:
            del tools.untraced[key]

    return keep


def _traced(
    selection: Selection,
    memories: Mapping[str, Memory],
    notes: Sequence[Given],
    snippets: Sequence[Snippet],
    brought: Sequence[Brought],
) -> Mapping[str, tuple[Mapping[str, object], ...]]:
    """Scope -> what of it a context was made of, as it is kept: each scope keeps its own words, and no others."""
    came_from = {one.ref: found.scope for found in reversed(brought) for one in found.passing}
    seats: list[tuple[str, str, str, str, str, float | None]]
    seats = [
        (memories[seat.id].scope, memories[seat.id].text, seat.id, seat.passed, seat.reason, seat.score)
        for seat in selection.seats
    ]
    seats += [(memories[rule].scope, memories[rule].text, rule, "rule", "a rule", None) for rule in selection.rules]
    seats += [(one.scope, bullet.text, bullet.id, "notes", "a standing note", None) for one in notes for bullet in one.bullets]
    seats += [(came_from[s.ref], s.text, s.ref, "spark", "close to what was just said", s.sureness) for s in snippets]
    found: dict[str, tuple[Mapping[str, object], ...]] = {}
    for scope, text, thing, passed, reason, score in seats:
        one = {"id": thing, "text": text, "passed": passed, "reason": reason, "score": score}
        found[scope] = (*found.get(scope, ()), one)
    return found


def _anchors(tools: Tools, scope: str, story: str | None, selection: Selection) -> list[Passage]:
    """Those of the story, but for memories that the context holds already."""
    shown = {seat.id for seat in selection.seats} | set(selection.rules)
    return [
        Passage(text=anchor.text, id=anchor.id, origin=anchor.origin)
        for anchor in tools.ledger.anchors(scope)
        if anchor.story == (story or "") and not shown & set(anchor.sources)
    ]


def _positions(tools: Tools, scope: str, header: Session | None, now: datetime, count: CountTokens) -> list[Passage]:
    """What the character of the session thinks, within a budget, and where its numbers stand."""
    held = tools.ledger.positions(scope)
    if not held and not tools.states:
        return []
    last = header.turns if header is not None else 0
    turns = tools.ledger.turns_of(scope, header.id, max(1, last - TURNS_LOOKED_AT + 1), last) if header is not None else ()
    shown = in_context(positions_of(held, turns), now, POSITIONS_CEILING_TOKENS, lambda one: count(_told(one)))
    passages = [Passage(text=_told(one), id=one.id, origin=one.origin) for one in shown]
    character = character_of(turns)
    states = tools.ledger.states(scope, character) if character is not None and tools.states else {}
    if character is not None and states:  # what never moved says nothing
        line = f"{character}: {states_line(states, tools.states)} (±{STATE_LIMIT:g})"
        passages.append(Passage(text=line, id="states", origin="assistant"))
    return passages


def _told(position: Position) -> str:
    return f"{position.subject}: {position.text} ({position.justification})"


def _scribe(header: Session | None, language: str, count: CountTokens) -> Scribe:
    day = header.last_at.date() if header is not None and header.last_at is not None else None
    return Scribe(
        language=language,
        count_tokens=count,
        fence=lambda text, origin: fence(text, origin=origin, date=day, language=language),
    )


def _clerk(principal: Principal, now: datetime, language: str, count: CountTokens) -> Clerk:
    def fenced(text: str, origin: str) -> str:
        return fence(text, origin=origin, date=None, language=language, dated_lines=True)

    return Clerk(now=now, tz=ZoneInfo(principal.tz), language=language, count_tokens=count, fence=fenced)
