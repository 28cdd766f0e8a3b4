"""What a person does to memory by hand: remember, correct, forget, pin, settle a dispute, take back. Each leaves an event."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from zoneinfo import ZoneInfo

from souvenance.core.changes import restored
from souvenance.core.decide import Decision, Step, joined
from souvenance.core.forgotten import never_came_up
from souvenance.core.history import believed_at
from souvenance.core.identity import new_id
from souvenance.core.intake import clean, storable
from souvenance.core.secrets import is_name_alone, mask
from souvenance.core.supersession import head, links
from souvenance.core.timeline import Moment, timeline
from souvenance.engine.anchoring import anchor_touched
from souvenance.engine.commit import Commit, committing
from souvenance.engine.disputing import disputes_touched, reopened, standing_rivals
from souvenance.engine.hidden import goes_on_in, is_of_session, sentence
from souvenance.engine.indexing import put_turns
from souvenance.engine.jobs import BY_HAND
from souvenance.engine.observe import Draft, draft_of, language_here, place, placed_at
from souvenance.engine.reflecting import Exchange
from souvenance.engine.reflectors import BY_WORDS
from souvenance.engine.returning import accessed, awake, give_back, in_its_place, surer, take_again
from souvenance.engine.roster import heirs, standing
from souvenance.engine.settling import Held, Ready, ready, rehearse, screened_out, settled
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, InputError, NotFound
from souvenance.types import (
    KINDS,
    Candidate,
    Event,
    EventKind,
    Forgotten,
    Judged,
    Kind,
    Memory,
    NewTurn,
    Principal,
    Served,
    Turn,
)

LETTERS_OF_A_STATEMENT = 12  # there is no conversation around it to tell the language from
MOST_CHARS = 4_000  # of a memory: longer texts are documents, and belong into a session


@dataclass(frozen=True, slots=True, kw_only=True)
class Remembered:
    """What became of a statement told to memory itself."""

    decision: Decision
    memory: Memory | None  # the one that holds it now; None where it was held back
    ended: tuple[Memory, ...] = ()  # what it made out of date


UNTOLD = Remembered(
    decision=Decision(
        outcome="kept", rule="private", memory=None,
        why="it went to private memory: what became of it is not told before those who are present",
    ),
    memory=None,
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Why:
    """Everything that explains one memory."""

    memory: Memory
    sources: tuple[Turn, ...]  # the turns it rests on
    events: tuple[Event, ...]  # what happened to it, the latest first
    candidates: tuple[Judged, ...]  # what was proposed about it
    heir: Memory | None  # the one that holds in its place
    served: Served | None = None  # how often contexts gave it; None for one that is not active
    replaced: tuple[Memory, ...] = ()  # those whose place it took
    timeline: tuple[Moment, ...] = ()  # all of this in the order in which it happened
    forgotten: tuple[str, ...] = ()  # sentences about its sources' sessions that are forgotten, and how they come back


def remember(
    tools: Tools,
    principal: Principal,
    text: str,
    *,
    kind: Kind | None = None,
    story: str | None = None,
    pin: bool = False,
    decided: bool = True,
) -> Remembered:
    """Keep one statement, said now by the principal.

    Args:
        text: in the person's own words, at most 4,000 characters.
        kind: None reads it from the text, else a fact.
        story: None for what holds everywhere.
        pin: give it a seat in every context.
        decided: by who decides on what is kept here; else it waits for a guardian where there is one.

    Raises InputError for a text that is empty, too long or holds a secret, and then nothing is written.
    """
    if kind is not None and kind not in KINDS:
        raise InputError(f"{kind!r} is no kind of memory: one of {', '.join(KINDS)}")
    story = clean(story, Counter()) if story is not None else None
    draft, said = _draft(tools, principal, text)
    one = _ready(tools, principal, said, kind, story)
    if isinstance(one, Ready):
        rehearse(tools, principal.scope, [one])
    with committing(tools, principal) as commit:
        turn, first = _told(commit, draft)
        decision = settled(commit, one, BY_HAND, decided=decided)
        candidate_id = new_id("c", commit.now, tools.randomness(10))
        commit.judged(decision, one.candidate, candidate_id=candidate_id, job=None, origin=turn.origin)
        memory = commit.book.memories.get(decision.memory) if decision.memory is not None else None
        if pin and memory is not None and memory.status == "active" and not memory.pinned:
            memory = _pinned(commit, memory, pinned=True)
        disputes_touched(commit)
        anchor_touched(commit)
        ended = tuple(m for m in commit.touched.values() if m.status == "superseded" and m.superseded_by == decision.memory)
    put_turns(tools, [turn], first, commit.tx.revision)
    return Remembered(decision=decision, memory=memory, ended=ended)


def correct(tools: Tools, principal: Principal, memory_id: str, text: str) -> Memory:
    """Give a memory the right words. The old ones stay in its history; the same words again change nothing.

    Raises NotFound; InputError for a text that cannot be kept; Conflict when another active memory says it already.
    """
    draft, said = _draft(tools, principal, text)
    seen = tools.ledger.memories(principal.scope, [memory_id]).get(memory_id)
    if seen is None:
        raise _unknown(memory_id)
    read = _ready(tools, principal, said, seen.kind, seen.story)  # neither ever changes
    if isinstance(read, Held):
        raise InputError(f"not kept: {read.decision.why} ({read.decision.rule})")
    rehearse(tools, principal.scope, [read])
    with committing(tools, principal) as commit:
        memory = _of(commit, memory_id)
        if memory.status not in {"active", "archived"}:
            raise Conflict(f"memory {memory.id} is {memory.status}: only an active or archived one can be corrected")
        if memory.status == "archived":
            memory, _ = awake(commit, memory, "it was corrected")
        if read.new.text == memory.text and memory.confidence == 1.0 and not memory.disputed:
            return memory  # nothing is put right
        turn, first = _told(commit, draft)
        after = replace(
            accessed(memory, commit.now), text=read.new.text, language=read.new.language, confidence=1.0,
            sources=joined(memory.sources, (turn.id,)), expires_at=read.new.expires_at, disputed=False,
        )  # fmt: skip
        twin = commit.book.twin(after)
        if twin is not None and twin.id != memory.id and twin.status == "active":
            raise Conflict(f"memory {twin.id} says so already: forget one of the two")
        commit.steps([Step(what="corrected", before=memory, after=after, why="corrected by hand")])
        disputes_touched(commit)
        anchor_touched(commit)
    put_turns(tools, [turn], first, commit.tx.revision)
    return after


def forget(tools: Tools, principal: Principal, memory_id: str) -> Memory:
    """Hide a memory from everything but its history. `undo` brings it back; only a purge destroys. Raises NotFound."""
    with committing(tools, principal) as commit:
        memory = _of(commit, memory_id)
        if memory.status == "forgotten":
            return memory
        after = replace(memory, status="forgotten", pinned=False, disputed=False)
        commit.steps([Step(what="forgotten", before=memory, after=after, why="forgotten by hand")])
        disputes_touched(commit)
        anchor_touched(commit)
    return after


def pin(tools: Tools, principal: Principal, memory_id: str, *, pinned: bool) -> Memory:
    """Give a memory a seat in every context, or take it away. An archived one comes back, or its active twin is taken.

    Raises NotFound, Conflict for one that is neither active nor archived.
    """
    with committing(tools, principal) as commit:
        memory = _of(commit, memory_id)
        if memory.status not in ({"active", "archived"} if pinned else {"active"}):
            raise Conflict(f"memory {memory.id} is {memory.status}: only an active or archived one can be pinned")
        memory, _ = awake(commit, memory, "it was pinned")
        if memory.pinned != pinned:
            memory = _pinned(commit, memory, pinned=pinned)
            anchor_touched(commit)
    return memory


def disputes(tools: Tools, principal: Principal) -> Sequence[tuple[Memory, Memory, str]]:
    """Pairs of active memories that cannot both hold, older first, and why; until a person settles them."""
    memories = tools.rosters.followed(tools.ledger, principal.scope).memories
    found: dict[tuple[str, str], tuple[Memory, Memory, str]] = {}
    for event in tools.ledger.events(principal.scope, what="disputed"):
        pair = [memories.get(event.target), memories.get(str(event.after.get("with")))]
        one, other = pair
        if one is not None and other is not None and all(m is not None and m.status == "active" and m.disputed for m in pair):
            found.setdefault((one.id, other.id), (one, other, event.why))
    return list(found.values())


def settle(tools: Tools, principal: Principal, memory_id: str, *, both: bool = False) -> Sequence[Memory]:
    """Decide a dispute: this memory holds, and what contradicts it is over; or (``both``) all of them hold.

    Returns:
        The other memories of its disputes, as they stand now. Raises NotFound, Conflict for one that is in none.
    """
    with committing(tools, principal) as commit:
        kept = _of(commit, memory_id)
        others = standing_rivals(commit, kept)
        if not others:
            raise Conflict(f"memory {kept.id} is in no dispute")
        steps = [Step(what="settled", before=kept, after=replace(kept, disputed=False), why="settled by hand: it holds")]
        for other in others:
            after = replace(other, disputed=False)
            if not both:
                after = replace(after, status="superseded", superseded_by=kept.id, valid_until=commit.now)
            steps.append(
                Step(
                    what="settled" if both else "superseded",
                    before=other,
                    after=after,
                    why="settled by hand",
                    more={"with": kept.id},
                )
            )
        commit.steps(steps)
        disputes_touched(commit)
        anchor_touched(commit)
    return [step.after for step in steps[1:]]


def undo(tools: Tools, principal: Principal, event_id: str) -> tuple[Event, Memory, str]:
    """Take an event back: its memory is again as it was before.

    Returns:
        The new event, the memory as it stands now, and what else is worth knowing ("" when nothing is).

    Raises NotFound; Conflict where a later event changed the same things (that one must be undone first), or it was undone.
    """
    with committing(tools, principal) as commit:
        event = tools.ledger.event(principal.scope, event_id)
        if event is None:
            raise NotFound(f"no event has the id {event_id!r}: `souvenance why MEMORY` shows the events of a memory")
        if is_of_session(event):
            raise NotFound(f"event {event_id} changed a session and no memory")
        done = taken_back(commit, event)
        disputes_touched(commit)
        anchor_touched(commit)
    return done


def taken_back(commit: Commit, event: Event) -> tuple[Event, Memory, str]:
    """Take an event of a memory back inside a transaction; see ``undo``. Raises NotFound, Conflict."""
    tools = commit.tools
    if event.what == "alike":
        raise Conflict("this event changed nothing: it only flags two memories that may be the same")
    if event.what == "compressed":
        event = _made_of_it(tools, event)
    memory = _of(commit, event.target)
    _must_be_last(commit, event)
    after = replace(memory, status="forgotten") if event.what == "created" else restored(memory, event.before)
    heir_of = heirs(commit.book.memories, memory.id)
    if after.superseded_by is not None and not links(memory.id, after.superseded_by, heir_of):
        raise Conflict(f"memory {after.superseded_by} was itself made out of date by this one: undo that first")
    after, note = _standing_again(memory, after, commit.now)
    after, others = reopened(commit, memory, after, event)
    steps = [Step(what="undone", before=memory, after=after, why=f"took back: {event.what}"), *others]
    if (twin := in_its_place(commit, memory, after)) is not None:
        if memory.status == "active":
            raise Conflict(f"memory {twin.id} says so already: forget one of the two")
        steps = [surer(twin, memory)]
        after, note = steps[0].after, f"memory {twin.id} says the same and is active: it was reinforced instead"
    else:
        steps += take_again(commit, after) if memory.status != "active" else []
    made = commit.steps(steps, undoes=event.id)
    if event.what == "created":
        give_back(commit, memory, undoes=event.id)
    return made[0], after, note


def _made_of_it(tools: Tools, compressed: Event) -> Event:
    """The event that made a memory out of others: one that was compressed comes back with all of them."""
    heir = str(compressed.after.get("superseded_by"))
    made = next(iter(tools.ledger.events(compressed.scope, target=heir, what="created")), None)
    if made is None:
        raise Conflict(f"what memory {compressed.target} became a part of, {heir}, cannot be found")
    return made


def _standing_again(memory: Memory, after: Memory, now: datetime) -> tuple[Memory, str]:
    """What comes back by hand comes back to stay: it is not archived, or ended, again by the next pass."""
    if after.status != "active" or memory.status not in {"archived", "expired"}:
        return after, ""
    if memory.status == "archived":
        return accessed(after, now), ""
    if after.expires_at is None or after.expires_at > now:
        return after, ""
    return replace(
        after, expires_at=None
    ), "its end has passed: it was taken away, and the memory holds until you say otherwise"


def why(tools: Tools, principal: Principal, memory_id: str) -> Why:
    """Why memory believes this: what was said, what was decided, by which rule. Raises NotFound."""
    scope = principal.scope
    memory = tools.ledger.memories(scope, [memory_id]).get(memory_id)
    if memory is None:
        raise _unknown(memory_id)
    turns = tools.ledger.turns(scope, memory.sources)
    sources = tuple(turns[i] for i in memory.sources if i in turns)
    events, proposed = (
        tuple(tools.ledger.events(scope, target=memory_id)),
        tuple(tools.ledger.candidates(scope, memory=memory_id)),
    )
    every = tools.rosters.followed(tools.ledger, scope).memories.values()
    return Why(
        memory=memory,
        sources=sources,
        events=events,
        candidates=proposed,
        heir=_heir_of(tools, scope, memory),
        served=tools.ledger.served(scope).get(memory_id),
        replaced=tuple(other for other in every if other.superseded_by == memory_id),
        timeline=timeline(sources, proposed, events),
        forgotten=_forgotten(tools, scope, sources),
    )


def _forgotten(tools: Tools, scope: str, turns: Sequence[Turn]) -> tuple[str, ...]:
    headers = tools.ledger.headers(scope, {turn.session for turn in turns})
    every = (headers[session] for session in dict.fromkeys(turn.session for turn in turns) if session in headers)
    return tuple(told for header in every if (told := sentence(tools, header)))


def forgotten(tools: Tools, principal: Principal) -> Sequence[Forgotten]:
    """What exists and never comes up; see ``core.forgotten``."""
    now, held = tools.clock(), tools.rosters.followed(tools.ledger, principal.scope).memories.values()
    return never_came_up((memory for memory in held if standing(memory, now) == "active"), tools.ledger.served(principal.scope))


def _heir_of(tools: Tools, scope: str, memory: Memory) -> Memory | None:
    """The end of the chain of those that took its place; None for one that nothing replaced."""
    memories = tools.rosters.followed(tools.ledger, scope).memories
    last = head(memory.id, heirs(memories))
    return memories.get(last) if last != memory.id else None


def believed(tools: Tools, principal: Principal, moment: datetime) -> Sequence[Memory]:
    """What was believed at a moment, told from the events alone; the latest first."""
    events = tools.ledger.events(principal.scope)
    return believed_at(reversed(events), moment, tools.rosters.followed(tools.ledger, principal.scope).memories)


def memories(tools: Tools, principal: Principal) -> Sequence[Memory]:
    """Every memory of a scope."""
    return tuple(tools.rosters.followed(tools.ledger, principal.scope).memories.values())


# -- parts ------------------------------------------------------------------------------------------------------------
def _of(commit: Commit, memory_id: str) -> Memory:
    memory = commit.tx.memory(memory_id)
    if memory is None:
        raise _unknown(memory_id)
    return memory


def _unknown(memory_id: str) -> NotFound:
    return NotFound(f"no memory has the id {memory_id!r}: `souvenance list` shows them")


def _draft(tools: Tools, principal: Principal, text: str) -> tuple[Draft, Turn]:
    """The statement made fit to be stored, and the turn that it will be, but for its place. Raises InputError."""
    text = storable(text)
    if not any(character.isalnum() for character in text):
        raise InputError("nothing to remember: the text is empty, or has no word in it")
    if len(text) > MOST_CHARS:
        raise InputError(
            f"a memory is at most {MOST_CHARS:,} characters, this one has {len(text):,}: observe it as a turn instead"
        )
    if mask(text) != text:
        raise InputError(
            "the text holds a secret (a password, a code, a key, or the number of a card, an account or a paper): that is never"
            " kept as a memory"
        )
    if is_name_alone(text):
        raise InputError("nothing to remember: the text only names a secret and says nothing of it")
    now = tools.clock()
    given = NewTurn(text=text, at=now.astimezone(ZoneInfo(principal.tz)))
    session = goes_on_in(tools, principal.scope, BY_HAND)[-1]
    draft = draft_of(tools, principal, given, session, new_id("t", now, tools.randomness(10)), Counter())
    if draft is None:
        raise InputError("nothing to remember: nothing is left of the text once it is cleaned")
    if draft.language is None:
        long = sum(map(str.isalpha, draft.text)) >= LETTERS_OF_A_STATEMENT
        language = tools.detect(draft.text) if long else language_here(tools, principal.scope, [draft])
        draft = replace(draft, language=language)
    return draft, placed_at(principal, draft, seq=0, revision=0, now=now)


def _told(commit: Commit, draft: Draft) -> tuple[Turn, int]:
    """The statement as a turn of its own: what is remembered rests on something that was said. With its position."""
    commit.tx.add_principal(commit.principal, commit.now)
    placed = place(commit.tx, commit.principal, [draft], commit.now, usual_here=lambda: commit.tools.language)
    first = commit.tx.append(placed.turns)
    return placed.turns[0], first


def _ready(tools: Tools, principal: Principal, turn: Turn, kind: Kind | None, story: str | None) -> Ready | Held:
    """The statement as the reflector of words reads it: its kind, its dates, when it ends; taken whole in any case."""
    now = tools.clock()
    exchange = Exchange(turns=(turn,), new=frozenset({turn.id}), nearest=(), principal=principal, story=story, now=now)
    read = BY_WORDS.reflect(exchange).candidates
    first = read[0] if len(read) == 1 else None
    told = Candidate(
        text=turn.text,
        kind=kind or (first.kind if first is not None else "fact"),
        subject=turn.speaker,
        language=turn.language,
        sources=(turn.id,),
        reach="story" if story is not None else "global",
        importance=first.importance if first is not None and kind in {None, first.kind} else None,
    )
    return screened_out(ready(tools, principal, told, [turn], story, now))


def _pinned(commit: Commit, memory: Memory, *, pinned: bool) -> Memory:
    after = replace(accessed(memory, commit.now) if pinned else replace(memory, touched_at=commit.now), pinned=pinned)
    what: EventKind = "pinned" if pinned else "unpinned"
    commit.steps([Step(what=what, before=memory, after=after, why=f"{what} by hand")])
    return after


def _must_be_last(commit: Commit, event: Event) -> None:
    """Fields that were changed again since cannot be put back: what came later would be lost in silence."""
    later = list(commit.tools.ledger.events(event.scope, target=event.target))
    undone = {other.undoes for other in later if other.undoes is not None} | commit.undone
    if event.id in undone:
        raise Conflict(f"event {event.id} was taken back already")
    fields = _fields(event)
    for other in later:
        if other.id == event.id:
            return
        if other.id not in undone and other.undoes is None and fields & _fields(other):
            raise Conflict(f"event {other.id} ({other.what}) came later and changed the same memory: undo that one first")


def _fields(event: Event) -> set[str]:
    return {"status"} if event.what == "created" else set(event.before)
