"""The reflection job: what the exchanges of a session leave behind. Read, think, then write once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import zip_longest
from typing import Literal, Protocol

from souvenance.core.decide import Decision, Step
from souvenance.core.echo import echoes, served_texts
from souvenance.core.exchanges import is_due, read_as_one
from souvenance.core.expiry import ended_by
from souvenance.core.filters import Verdict, judge
from souvenance.core.guarding import MADE_BY_MODEL
from souvenance.core.identity import derived_id
from souvenance.core.intake import storable
from souvenance.core.language import reconciled
from souvenance.core.renewing import contested
from souvenance.core.screen import screen
from souvenance.core.secrets import mask, pieces_of, without
from souvenance.core.supersession import barred
from souvenance.core.units import shelf_key
from souvenance.engine.anchoring import anchor_touched
from souvenance.engine.commit import Commit, committing
from souvenance.engine.disputing import disputes_touched
from souvenance.engine.jobs import TURNS_A_JOB
from souvenance.engine.returning import give_back
from souvenance.engine.scoring import ask
from souvenance.engine.search import near_units
from souvenance.engine.settling import Held, Ready, held_back, origin_of, ready, rehearse, screened_out, settled
from souvenance.engine.shelving import follow_memories
from souvenance.engine.tools import Tools
from souvenance.errors import ModelBusy, ModelError, SouvenanceError, StoreBusy, StoreError, StoreFull
from souvenance.types import Candidate, Job, Memory, Principal, Turn

TURNS_BEFORE = 6  # read along, so that an answer or a correction is understood; nothing is proposed from them alone
NEAREST = 30  # memories shown to a reflector
TRACES_LOOKED_AT = 20  # contexts of the session whose lines are known not to be news
NEIGHBOURS = 200  # waiting jobs of a session among which those next to one are looked for
LEASE_S = 600  # a running job that has not ended by then was left by a process that died
BACK_OFF_S = (60, 300, 1_800, 7_200, 43_200)  # after a job failed once, twice, …
ANSWER_CHARS = 100_000  # of an answer that could not be read, kept with its job
HOSTILE_CHARS = 300  # of a hostile passage: what a person needs to see of it
MOST_TRIES = 12  # then it waits for a person: nothing of it is lost, the turns stand
FAR = datetime(9999, 1, 1, tzinfo=UTC)  # due when somebody asks for it


class Unreadable(ModelError):
    """A reflector answered, and nothing could be made of it. The answer is kept with the job."""

    def __init__(self, reason: str, answer: str) -> None:
        """Keep both."""
        super().__init__(reason)
        self.answer = answer


class Postponed(ModelError):
    """Not now, and it is nobody's fault: the job waits, and no try is counted."""

    def __init__(self, reason: str, until: datetime) -> None:
        """Keep both."""
        super().__init__(reason)
        self.until = until


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """What a reflector reads."""

    turns: tuple[Turn, ...]  # in order, those before included
    new: frozenset[str]  # ids of the turns that it is about
    nearest: tuple[Memory, ...]
    principal: Principal
    story: str | None
    now: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Reflection:
    """What a reflector proposes. ``write`` puts what is no candidate (a summary, positions) into the open transaction."""

    candidates: tuple[Candidate, ...]
    retracted: tuple[Candidate, ...] = ()  # what was said before, and has been taken back in the new turns
    notes: tuple[str, ...] = ()  # what it could not do: languages without a pack, items that made no sense
    unfinished: str = ""  # why the exchange deserves another try although something came of it
    write: Callable[[Commit], None] = field(default=lambda _commit: None)


class Reflector(Protocol):
    """Proposes; everything it says is judged by code. Raises ModelError."""

    @property
    def name(self) -> str:
        """As the settings call it."""

    def reflect(self, exchange: Exchange) -> Reflection:
        """Candidates in order of the turns they rest on. May take long: it is never called inside a transaction."""


Outcome = Literal["done", "waits", "not ours"]  # of one job; one that waits says why


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """Jobs that are ours for a while and are read as one, in order, as they stand in the ledger."""

    jobs: tuple[Job, ...]
    principal: Principal

    @property
    def reading(self) -> Job:
        """The first of them over the turns of all."""
        return replace(self.jobs[0], last_seq=self.jobs[-1].last_seq)


Doing = Callable[[Tools, Reflector, Claim], Outcome]


def run_job(tools: Tools, reflector: Reflector, job: Job, *, at_once: bool = True, doing: Doing | None = None) -> Outcome:
    """Do one job, with a model also those next to it. What goes wrong is written into them, and they are tried again later.

    Args:
        tools: the ports.
        reflector: who proposes.
        job: as it was found due.
        at_once: see ``core.exchanges.is_due``.
        doing: what is done once it is ours; None: it is read for memories.
    """
    claim = _claimed(tools, job, at_once=at_once)
    if claim is None:
        return "not ours"
    try:
        return (doing or _reflect)(tools, reflector, claim)
    except Postponed as exc:
        _postponed(tools, claim, str(exc), exc.until)
    except (StoreBusy, StoreFull) as exc:  # it is for no fault of the exchange
        _postponed(tools, claim, str(exc), tools.clock() + timedelta(seconds=BACK_OFF_S[0]))
    except SouvenanceError as exc:
        answer = exc.answer if isinstance(exc, Unreadable) else None
        _failed(tools, claim, str(exc) or type(exc).__name__, answer, exc.wait_s if isinstance(exc, ModelBusy) else 0.0)
    except Exception as exc:  # noqa: BLE001 - the edge of a job: whatever it was is kept with it, and shown
        _failed(tools, claim, f"{type(exc).__name__}: {exc}", None)
    return "waits"


def _claimed(tools: Tools, job: Job, *, at_once: bool) -> Claim | None:
    """The job as ours for a while, with those that are read along; None where another process has it, or has done it."""
    now = tools.clock()
    principal = _whose(tools, job)
    if principal is None:
        return None
    waiting = (
        tools.ledger.due_jobs(now, NEIGHBOURS, scope=job.scope, session=job.session, at_once=True) if tools.with_model else ()
    )
    with tools.ledger.write(job.scope) as tx:
        stands = tx.job(job.id)
        if stands is None or not is_due(stands, now, at_once=at_once):
            return None
        if stands.tries >= MOST_TRIES:  # each of them died with its process
            tx.put_job(replace(stands, state="failed", reason=f"it was begun {stands.tries} times and never ended", due_at=FAR))
            return None
        others = [other for one in waiting if (other := tx.job(one.id)) is not None and other.tries < MOST_TRIES]
        ours = [
            replace(one, state="running", tries=one.tries + 1, due_at=now + timedelta(seconds=LEASE_S))
            for one in read_as_one(stands, others, now, TURNS_A_JOB)
        ]
        for one in ours:
            tx.put_job(one)
    return Claim(jobs=tuple(ours), principal=principal)


def _whose(tools: Tools, job: Job) -> Principal | None:
    """Who said what the job is about, as it works in the scope; who owns the scope where that one is gone."""
    author, owner = tools.ledger.principal_by_id(job.author), tools.ledger.principal_of(job.scope)
    if author is None or owner is None or author.scope == job.scope:
        return owner
    return replace(author, scope=job.scope, audience=owner.audience)


def _reflect(tools: Tools, reflector: Reflector, claim: Claim) -> Outcome:
    job, principal = claim.reading, claim.principal
    first = max(1, job.first_seq - TURNS_BEFORE)
    turns = reconciled(tools.ledger.turns_of(job.scope, job.session, first, job.last_seq))  # I/O
    session = tools.ledger.session(job.scope, job.session)  # I/O
    new = frozenset(turn.id for turn in turns if turn.seq >= job.first_seq)
    served = _served(tools, job)  # I/O
    nearest, missing = _nearest(tools, job.scope, turns)  # I/O
    exchange = Exchange(
        turns=turns, new=new, nearest=nearest, principal=principal,
        story=session.story if session is not None else None, now=tools.clock(),
    )  # fmt: skip
    reflection = reflector.reflect(exchange)  # may be a model, for long
    old = {turn.id for turn in turns} - new
    proposed = [c for c in reflection.candidates if not c.sources or set(c.sources) - old]
    judged = [(c, _judged(c, exchange, served)) for c in proposed]  # pure
    readied = [one for c, verdict in judged for one in (*_put_right(c, verdict, exchange), _readied(tools, exchange, verdict))]
    gone = [_ready(tools, exchange, c) for c in reflection.retracted if _sources(c, exchange)]  # pure
    repeated = echoes([turn for turn in turns if turn.id in new], served)  # pure
    rehearse(tools, principal.scope, [one for one in readied if isinstance(one, Ready)])  # pure, on the book
    with committing(tools, principal) as commit:
        if not all(_is_ours(commit.tx.job(ours.id), ours) for ours in claim.jobs):
            return "not ours"  # another process took us for dead: its effect stands, or will
        for place, one in enumerate(readied):
            candidate_id = derived_id("c", job.id, str(job.tries), str(place))
            decision = settled(commit, one, job.session)
            commit.judged(decision, one.candidate, candidate_id=candidate_id, job=job.id, origin=one.origin)
        for one in gone:
            _retract(commit, one)
        for turn in (t for t in turns if t.id in new and t.role == "user"):
            _end_what_waited(commit, turn, exchange.story)
        for memory_id, turn in repeated:
            _count_echo(commit, job, memory_id, turn, served[memory_id])
        for turn in (t for t in turns if t.id in new and t.role != "user"):
            _note_hostile(commit, job, turn)
        withheld = _written_beside(commit, reflection)
        disputes_touched(commit)
        anchor_touched(commit)
        if reflection.unfinished and job.tries < MOST_TRIES:
            for ours in claim.jobs:
                commit.tx.put_job(replace(ours, state="failed", reason=reflection.unfinished, due_at=_again(tools, ours)))
            return "waits"
        notes = "; ".join((*reflection.notes, *missing, *withheld)) or None
        for ours in claim.jobs:
            commit.tx.put_job(replace(ours, state="done", reason=notes, answer=None, ended_at=commit.now))
        return "done"


def _written_beside(commit: Commit, reflection: Reflection) -> Sequence[str]:
    """Put what is no candidate into the transaction; why it was not, where a guardian decides on what is kept."""
    if not commit.is_guarded:
        reflection.write(commit)
        return ()
    return (MADE_BY_MODEL,) if commit.tools.with_model else ()


def _served(tools: Tools, job: Job) -> dict[str, str]:
    """What the contexts of this session carried."""
    traces = list(tools.ledger.traces(job.scope, session=job.session, limit=TRACES_LOOKED_AT))
    if (untraced := tools.untraced.get((job.scope, job.session))) is not None:
        traces.append(untraced)
    return served_texts(traces)


def _nearest(tools: Tools, scope: str, turns: Sequence[Turn]) -> tuple[tuple[Memory, ...], tuple[str, ...]]:
    """Memories near to what the user said, by words and, for a model, by meaning in turn; and what was missing."""
    text = "\n".join(turn.text for turn in turns if turn.role == "user")[-4_000:]
    language = turns[-1].language if turns else tools.language
    by_meaning, missing = _near_in_meaning(tools, scope, text) if tools.with_model and text else ((), ())  # I/O
    with tools.books.held(scope):
        book = tools.books.followed(tools.ledger, scope)
        by_words = [memory.id for memory in book.near(text, language, NEAREST)]
        order = dict.fromkeys(i for pair in zip_longest(by_words, by_meaning) for i in pair if i is not None)
        held = [memory for i in order if (memory := book.memories.get(i)) is not None and memory.status == "active"]
    return tuple(held[:NEAREST]), missing


def _near_in_meaning(tools: Tools, scope: str, text: str) -> tuple[Sequence[str], tuple[str, ...]]:
    try:
        follow_memories(tools, scope)
        question = ask(tools, text)
        return list(near_units(tools, shelf_key(scope, "memories"), question, NEAREST)), question.missing
    except StoreError as exc:  # the index can be made again; the exchange is read all the same
        return (), (f"memories near in meaning: {exc}",)


def _judged(candidate: Candidate, exchange: Exchange, served: Mapping[str, str]) -> Verdict:
    turns = {turn.id: turn for turn in exchange.turns}
    verdict = judge(candidate, turns, served=tuple(served.values()))
    if verdict.accepted:
        return verdict
    renews = bool(contested(candidate.text, candidate.language, candidate.subject, exchange.nearest))
    return judge(candidate, turns, served=tuple(served.values()), renews=True) if renews else verdict


def _put_right(proposed: Candidate, verdict: Verdict, exchange: Exchange) -> Sequence[Held]:
    """What was proposed, where something else is kept in its place: its words and the rule stand in the record."""
    if not verdict.accepted or not verdict.rule:
        return ()
    as_it_was = replace(verdict.candidate, text=mask(proposed.text), kind=proposed.kind)
    decision = Decision(outcome="refused", rule=verdict.rule, why=verdict.why, memory=None)
    return (Held(candidate=as_it_was, decision=decision, origin=origin_of(_sources(as_it_was, exchange))),)


def _readied(tools: Tools, exchange: Exchange, verdict: Verdict) -> Ready | Held:
    """A judged candidate as the memory that it may become, or why it becomes none."""
    candidate = verdict.candidate
    if verdict.accepted:
        shown = frozenset(memory.id for memory in exchange.nearest)
        candidate = replace(
            candidate,
            replaces=tuple(i for i in candidate.replaces if i in shown),
            confirms=tuple(i for i in candidate.confirms if i in shown),
        )
        return screened_out(_ready(tools, exchange, candidate))
    decision = Decision(outcome="refused", rule=verdict.rule, why=verdict.why, memory=None)
    return Held(candidate=candidate, decision=decision, origin=origin_of(_sources(candidate, exchange)))


def _ready(tools: Tools, exchange: Exchange, candidate: Candidate) -> Ready:
    return ready(tools, exchange.principal, candidate, _sources(candidate, exchange), exchange.story, exchange.now)


def _sources(candidate: Candidate, exchange: Exchange) -> list[Turn]:
    turns = {turn.id: turn for turn in exchange.turns}
    return [turns[i] for i in candidate.sources if i in turns]


def _retract(commit: Commit, gone: Ready) -> None:
    """Hide the memory that rests on nothing but what was taken back; what it had made out of date holds again."""
    held = commit.book.twin(gone.new)
    if held is None or held.status != "active" or held.pinned or not set(held.sources) <= set(gone.candidate.sources):
        return
    after = replace(held, status="forgotten", touched_at=commit.now)
    commit.steps([Step(what="retracted", before=held, after=after, why="taken back in the turns that followed")])
    give_back(commit, held, undoes=None)


def _end_what_waited(commit: Commit, turn: Turn, story: str | None) -> None:
    """What was to last until something happened ends when that is said to have happened, by who may say so."""
    at = turn.at or turn.created_at
    for memory in commit.book.near(turn.text, turn.language, NEAREST, subject=turn.speaker):
        if memory.expires_at is None or turn.id in memory.sources:
            continue
        bar = barred(
            memory, scope=turn.scope, subject=turn.speaker, story=story, origin=turn.origin, audience=turn.audience, said_at=at
        )
        if bar is None and ended_by(memory.text, turn.text, turn.language):
            after = replace(memory, status="expired", valid_until=at)
            why = "what it was waiting for has happened"
            commit.steps([Step(what="expired", before=memory, after=after, why=why, more={"turn": turn.id})])


def _note_hostile(commit: Commit, job: Job, turn: Turn) -> None:
    """A page or a tool that tells memory what to remember is no source; that it tried is kept for a person to see."""
    if turn.origin not in {"tool", "web", "document"}:
        return
    found = screen(turn.text, origin=turn.origin)
    if found.severity != "hostile":
        return
    said = without(" ".join(found.span.split()), pieces_of([turn.text]))[:HOSTILE_CHARS]
    candidate = Candidate(text=said, kind="fact", subject=turn.speaker, language=turn.language, sources=(turn.id,))
    refused = Decision(outcome="refused", rule=f"screening: {found.rule}", why=found.why, memory=None)
    refused = held_back(commit, candidate, refused)
    commit.judged(refused, candidate, candidate_id=derived_id("c", "hostile", turn.id), job=job.id, origin=turn.origin)


def _count_echo(commit: Commit, job: Job, memory_id: str, turn: Turn, text: str) -> None:
    why = "what a context had carried was repeated: that is no news"
    candidate = Candidate(text=text, kind="fact", subject=turn.speaker, language=turn.language, sources=(turn.id,))
    memory = commit.tx.memory(memory_id)  # none where a standing note was repeated
    echo = Decision(outcome="refused", rule="echo", why=why, memory=memory.id if memory is not None else None)
    echo = held_back(commit, candidate, echo)
    commit.judged(echo, candidate, candidate_id=derived_id("c", memory_id, turn.id), job=job.id, origin=turn.origin)


def _postponed(tools: Tools, claim: Claim, why: str, until: datetime) -> None:
    """It waits, and no try is spent."""
    _written(tools, claim, lambda one: replace(one, state="pending", reason=why, tries=one.tries - 1, due_at=until))


def _failed(tools: Tools, claim: Claim, reason: str, answer: str | None, wait_s: float = 0.0) -> None:
    kept, why = storable(answer[:ANSWER_CHARS]) if answer is not None else None, storable(reason[:2_000])
    _written(
        tools,
        claim,
        lambda one: replace(one, state="failed", reason=why, answer=kept, due_at=_again(tools, one, wait_s)),
    )


def _again(tools: Tools, job: Job, wait_s: float = 0.0) -> datetime:
    wait = max(wait_s, BACK_OFF_S[min(job.tries, len(BACK_OFF_S)) - 1])
    return tools.clock() + timedelta(seconds=wait) if job.tries < MOST_TRIES else FAR


def _written(tools: Tools, claim: Claim, after: Callable[[Job], Job]) -> None:
    with tools.ledger.write(claim.principal.scope) as tx:
        for job in claim.jobs:
            if _is_ours(tx.job(job.id), job):
                tx.put_job(after(job))


def _is_ours(stands: Job | None, job: Job) -> bool:
    """Whether a job that we claimed is still ours: each claim counts one try more."""
    return stands is not None and stands.state == "running" and stands.tries == job.tries
