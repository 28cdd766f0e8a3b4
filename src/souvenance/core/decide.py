"""What becomes of a candidate that the filters let through: kept, merged with its twin, or kept as something that is over.

The two errors do not cost the same: a repetition is seen and mended, an overwritten memory is lost in silence. So each rule
here leans towards keeping, and whatever it changes can be taken back.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from souvenance.core.book import Book
from souvenance.core.confirmation import said_again
from souvenance.core.fold import fold
from souvenance.core.render import shortened
from souvenance.core.secrets import mask
from souvenance.core.similarity import merge_direction, one_matter
from souvenance.core.supersede import Claims, relation
from souvenance.core.supersession import Decision as Verdict
from souvenance.core.supersession import accepted
from souvenance.thresholds import POSSIBLE_TWIN
from souvenance.types import Candidate, EventKind, Memory, Outcome

MOST_SOURCES = 50  # of one memory: the first ten and the latest forty of a fact said a thousand times
_SHOWN = 120  # characters of a memory in a reason
_FIRST_SOURCES = 10
MOST_NEAR = 64  # memories that a new one is held against: one remark may end many old ones
MOST_ALIKE = 3
MOST_DISPUTES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One change to write: what happened to which memory, and why."""

    what: EventKind
    before: Memory | None  # None: it is new
    after: Memory
    why: str
    more: Mapping[str, object] = field(default_factory=dict)  # kept in the event beside the fields that changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What becomes of one candidate."""

    outcome: Outcome
    rule: str
    why: str
    memory: str | None
    steps: tuple[Step, ...] = ()


def decide(
    proposed: Candidate, new: Memory, book: Book, sessions_of: Callable[[Memory], frozenset[str]], session: str
) -> Decision:
    """Settle one candidate against what is remembered.

    Args:
        proposed: as the filters left it.
        new: the memory it would become; ``ranked_at`` is when it was said, ``created_at`` is now.
        book: the scope as of this moment; the caller puts the steps into it.
        sessions_of: the sessions in which a memory was said.
        session: the one in which this candidate was said.
    """
    settled = book.settled(new)
    if settled is not None and not _later(new, settled):
        why = f"it was {settled.status} and rests on nothing said since"
        return Decision(outcome="refused", rule="settled", why=why, memory=settled.id)
    twin = book.twin(new)
    over: tuple[Step, ...] = ()
    if twin is not None and twin.expires_at is not None and twin.expires_at <= new.ranked_at:
        over = (
            Step(what="expired", before=twin, after=replace(twin, status="expired"), why="it had ended when this was said"),
        )
        twin = None
    if twin is not None:
        return _merged(twin, new, book, sessions_of, session)
    return _kept(proposed, new, book, over, lambda other: _confirmed(other, new, sessions_of, session))


def _later(new: Memory, old: Memory) -> bool:
    """Whether a settled memory was said again since: by the time it was said, and from a turn it did not rest on."""
    return new.ranked_at > (old.valid_until or old.touched_at) and not set(new.sources) <= set(old.sources)


def _merged(twin: Memory, new: Memory, book: Book, sessions_of: Callable[[Memory], frozenset[str]], session: str) -> Decision:
    """The twin takes the candidate in: its better wording, its sources, and once a session some confidence."""
    if new.sources and set(new.sources) <= set(twin.sources) and twin.status == "active":
        return Decision(outcome="merged", rule="known", why="these turns gave this memory already", memory=twin.id)
    steps: list[Step] = []
    now = replace(twin, sources=joined(twin.sources, new.sources), origin=united(twin.origin, new.origin))
    if twin.status == "archived":
        now = replace(now, status="active", touched_at=max(twin.touched_at, new.ranked_at))
        steps.append(Step(what="revived", before=twin, after=now, why="it was said again"))
    before = steps[-1].after if steps else twin
    if _replaces_wording(twin, new, book):
        now = replace(now, text=new.text, language=new.language, expires_at=new.expires_at or twin.expires_at)
        why = "the same thing, in a later wording that loses nothing"
    else:
        why = "the same thing, in a wording that adds nothing"
    steps.append(Step(what="merged", before=before, after=now, why=why, more={"wording": new.text}))
    if (surer := said_again(now, new, session, sessions_of(twin))) is not None:
        steps.append(Step(what="reinforced", before=now, after=surer, why="the user said it again", more={"session": session}))
    return Decision(outcome="merged", rule="twin", why=why, memory=twin.id, steps=tuple(steps))


def _replaces_wording(twin: Memory, new: Memory, book: Book) -> bool:
    """Whether the later wording takes over: it loses nothing, and is not the same letters written worse."""
    if new.text == twin.text or new.ranked_at < twin.ranked_at:
        return False
    if fold(new.text).split() == fold(twin.text).split():
        return _marks(new.text) > _marks(twin.text)
    return merge_direction(book.prepared_of(twin), book.prepared_of(new)) == "new"


def _marks(text: str) -> int:
    """Accents, capitals and punctuation: what hurried typing leaves out."""
    return sum(not c.isspace() and not ("a" <= c <= "z") for c in text)


def _kept(
    proposed: Candidate, new: Memory, book: Book, over: tuple[Step, ...], confirmed: Callable[[Memory], Sequence[Step]]
) -> Decision:
    """A memory of its own, with what it ends, disputes or confirms.

    Args:
        confirmed: what becomes of a memory that this one says again.
    """
    ended: list[Step] = []
    contradicted: list[Step] = []
    surer: list[Step] = []
    heir: Memory | None = None
    claimed, past = book.claims_of(new), {step.after.id for step in over}
    for other in _rivals(proposed, new, book):
        if other.id in past:
            continue
        told_late = new.ranked_at < other.ranked_at
        older, newer = (new, other) if told_late else (other, new)
        said = book.claims_of(other)
        found = relation(claimed, said) if told_late else relation(said, claimed)
        named = other.id in proposed.confirms and one_matter(book.prepared_of(other), book.prepared_of(new))
        verdict = accepted(older, newer, found, proposed=other.id in proposed.replaces, repeats=named)
        if verdict.kind == "supersede" and told_late:
            heir = heir or other
        elif verdict.kind == "supersede":
            ended.append(_ended(other, new, verdict))
        elif verdict.kind == "dispute" and not told_late:
            contradicted.append(_contradicted(other, new, verdict))
        elif verdict.kind == "confirm" and not told_late:
            surer += confirmed(other)
    if heir is not None:
        return _told_late(new, heir, over)
    if len(contradicted) > MOST_DISPUTES:  # a series of readings, not a contradiction: nobody could settle it
        contradicted = []
    new = replace(new, disputed=bool(contradicted))
    made = Step(what="created", before=None, after=new, why="said, and not known yet")
    touched = {step.after.id for step in (*ended, *contradicted)}
    alike = [
        Step(what="alike", before=new, after=new, why="may be the same in other words", more={"with": other.id, "score": score})
        for other, score in book.alike(new, POSSIBLE_TWIN, MOST_ALIKE)
        if other.id not in touched
    ]
    steps = (*over, made, *ended, *contradicted, *surer, *alike)
    changed = (f"{step.what} another one: {step.more['because']}" for step in (*ended, *contradicted))
    made_surer = ("reinforced another one, which it says again",) if surer else ()
    why = "; ".join((made.why, *dict.fromkeys(changed), *made_surer))
    return Decision(outcome="kept", rule="new", why=why, memory=new.id, steps=steps)


def _ended(other: Memory, new: Memory, verdict: Verdict) -> Step:
    gone = replace(other, status="superseded", superseded_by=new.id, valid_until=new.valid_from or new.ranked_at)
    why = f"{verdict.why}; said later: {shown(new.text)}"
    return Step(what="superseded", before=other, after=gone, why=why, more=_ruled(verdict))


def _contradicted(other: Memory, new: Memory, verdict: Verdict) -> Step:
    why = f"{verdict.why}; cannot hold together with: {shown(new.text)}"
    more = {"with": new.id, **_ruled(verdict)}
    return Step(what="disputed", before=other, after=replace(other, disputed=True), why=why, more=more)


def _confirmed(other: Memory, new: Memory, sessions_of: Callable[[Memory], frozenset[str]], session: str) -> Sequence[Step]:
    """A memory that a later one says again and more: made surer once a session, for the turns of both state it now."""
    surer = said_again(other, new, session, sessions_of(other))
    if surer is None:
        return ()
    surer = replace(surer, sources=joined(other.sources, new.sources))
    why = f"the user said it again: {shown(new.text)}"
    return (Step(what="reinforced", before=other, after=surer, why=why, more={"session": session, "with": new.id}),)


def _ruled(verdict: Verdict) -> dict[str, object]:
    return {"rule": verdict.rule, "because": verdict.why}


def _told_late(new: Memory, heir: Memory, over: tuple[Step, ...]) -> Decision:
    """It was over already when it was told: kept as history, beside what holds."""
    past = replace(new, status="superseded", superseded_by=heir.id, valid_until=heir.valid_from or heir.ranked_at)
    why = "something said later has taken its place"
    step = Step(what="created", before=None, after=past, why=why, more={"superseded_by": heir.id})
    return Decision(outcome="kept", rule="superseded", why=why, memory=new.id, steps=(*over, step))


def _rivals(proposed: Candidate, new: Memory, book: Book) -> Sequence[Memory]:
    """Active memories that the new one may end: those it names, those about the same attribute, those that share words."""
    named = [book.memories[i] for i in (*proposed.replaces, *proposed.confirms) if i in book.memories]
    near = book.rivals(new, MOST_NEAR)
    same = book.about(new.subject, book.slots_of(new), MOST_NEAR)
    lost = _gone_in(book.claims_of(new))
    of_it = book.rivals(replace(new, text=lost), MOST_NEAR) if lost else ()
    found = {
        memory.id: memory for memory in (*named, *same, *near, *of_it) if memory.status == "active" and memory.id != new.id
    }
    return list(found.values())


def _gone_in(said: Claims) -> str:
    """The names of what has died, is gone or was left, in a few words: one word may be all that an older text shares."""
    told = {
        statement.spelling.get(stem, stem)
        for statement in said.statements
        for stem in (*(stem for one in statement.outcomes if one.kind != "settled" for stem in one.thing), *statement.parted)
    }
    return " ".join(sorted(told))


def shown(text: str) -> str:
    """A text in a reason."""
    return shortened(mask(text), _SHOWN)


def joined(sources: Sequence[str], more: Sequence[str]) -> tuple[str, ...]:
    """Sources of both, each once; of very many the first and the latest."""
    every = tuple(dict.fromkeys((*sources, *more)))
    return every if len(every) <= MOST_SOURCES else (*every[:_FIRST_SOURCES], *every[-(MOST_SOURCES - _FIRST_SOURCES) :])


def united(one: str, other: str) -> str:
    """Origins of both, each once, joined by "+"."""
    return "+".join(dict.fromkeys((*one.split("+"), *other.split("+"))))
