"""The paths under /v1: each is a call of the library, and nothing else."""

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, status
from pydantic import Field

from souvenance.core import hidden
from souvenance.core.toolloop import Call, Loop
from souvenance.engine.handle import Handle
from souvenance.engine.recall import SAID_AND_NOTED, Recall
from souvenance.serving import shown, wanted
from souvenance.serving.archive import Archive, archive
from souvenance.serving.caller import Me, only_known
from souvenance.serving.left import left_s
from souvenance.serving.line import InLine
from souvenance.serving.paging import After, Limit, page, page_by_time
from souvenance.serving.shown import Page
from souvenance.serving.unsaid import ShortName, Unsaid
from souvenance.types import AskedStatus, Given, JobState, Kind, Memory, Outcome, Session

if TYPE_CHECKING:
    from souvenance.engine.notes import NotesView

router = APIRouter(prefix="/v1", dependencies=[Depends(only_known)], route_class=InLine)
Id = Annotated[str, Path(max_length=300, description="An id, or the beginning of one.")]
Key = Annotated[ShortName | Unsaid, Header(description="The same key with the same body writes once.")]
As = Annotated[wanted.Moment | Unsaid, Query()]

_TURN = shown.TurnShown.model_validate
_MEMORY = shown.MemoryShown.model_validate
_EVENT = shown.EventShown.model_validate
_SESSION = shown.SessionShown.model_validate


# -- who ---------------------------------------------------------------------------------------------------------------
@router.get("/me", tags=["trust"])
def whoami(me: Me) -> shown.WhoShown:
    """Whose token it is, and what it reaches as this request narrows it."""
    access = me.access()
    return shown.WhoShown(
        principal=access.principal.name,
        audience=access.principal.audience,
        reads=[
            shown.PlaceShown(
                scope=p.scope, kind=p.kind, name=p.name, audience=p.audience, rights=sorted(p.rights)
            )
            for p in access.reads
        ],
        writes=access.writes.scope if access.writes is not None else None,
    )  # fmt: skip


@router.get("/status", tags=["upkeep"])
def standing(me: Me) -> shown.StatusShown:
    """What stands in the scope that is worked in, and how far the index is."""
    return shown.StatusShown.model_validate(me.status())


# -- what was said -----------------------------------------------------------------------------------------------------
@router.post("/turns", status_code=status.HTTP_202_ACCEPTED, tags=["turns"])
def observe(me: Me, body: wanted.Observed, idempotency_key: Key = None) -> shown.ReceiptShown:
    """Keep what was said: durable when it is answered; memories follow, and the receipt names the jobs that make them."""
    receipt = me.observe(
        [turn.turn() for turn in body.turns], session=body.session, story=body.story, workspace=body.workspace,
        idempotency_key=idempotency_key,
    )  # fmt: skip
    return shown.ReceiptShown.model_validate(receipt)


@router.get("/turns", tags=["turns"])
def latest_turns(me: Me, limit: Limit = 50, after: After = None) -> Page[shown.TurnShown]:
    """The turns that were written last, oldest of them first; each further page goes further back.

    `/v1/sessions/{id}/turns` has those of one conversation.
    """
    found = me.turns(limit=limit + 1, before=after)
    some = found[-limit:]
    return Page(
        items=[_TURN(turn) for turn in some], count=len(some), next=some[0].id if len(found) > limit else None
    )  # fmt: skip


@router.post("/import", tags=["turns"])
def import_turns(me: Me, body: wanted.Imported) -> shown.ImportShown:
    """Keep turns of earlier conversations: the same again adds nothing."""
    given = [Given(where=f"turn {n}", session=turn.session, turn=turn.turn()) for n, turn in enumerate(body.turns, 1)]
    return shown.ImportShown.model_validate(me.import_turns(given, reflect=body.reflect))


# -- what comes back ---------------------------------------------------------------------------------------------------
@router.post("/context", tags=["reading"])
def context(request: Request, me: Me, body: wanted.ContextWanted) -> shown.ContextShown:
    """What memory has for a turn, before the reply: within the deadline, whatever is broken or late."""
    pack = me.context(
        body.message, session=body.session, story=body.story, deadline_s=left_s(request.state.started, body.deadline_ms / 1000)
    )
    request.app.state.metrics.served_without(pack.missing)
    return shown.ContextShown(
        text=pack.render(), messages=[shown.MessageShown(**one) for one in pack.messages()],
        parts=[shown.PartShown.model_validate(part) for part in pack.parts], tokens=pack.tokens, missing=list(pack.missing),
        warnings=list(pack.warnings), took_ms=round(pack.took_ms, 2),
    )  # fmt: skip


@router.post("/recall", tags=["reading"])
def recall(me: Me, body: wanted.RecallWanted) -> shown.RecallShown:
    """The turns, notes and memories that answer a question best."""
    asked = body.model_dump(exclude={"query", "kinds"})
    return _recalled(me.recall(body.query, kinds=tuple(body.kinds) if body.kinds else SAID_AND_NOTED, **asked))


def _recalled(found: Recall) -> shown.RecallShown:
    return shown.RecallShown(
        text=found.render(), hits=[shown.HitShown.model_validate(hit) for hit in found.hits],
        memories=[shown.MemoryHitShown.model_validate(hit) for hit in found.memories],
        notes=[shown.NoteHitShown.model_validate(hit) for hit in found.notes], searched=found.searched, tokens=found.tokens,
        missing=list(found.missing), sure=found.sure, weak=found.weak, start=found.start, end=found.end,
    )  # fmt: skip


@router.get("/source/{thing}", tags=["reading"])
def source(me: Me, thing: Id, around: Annotated[int, Query(ge=0, le=200)] = 10) -> shown.SourceShown:
    """The transcript around a turn, a memory, or of a session. Opening a memory counts as an access."""
    found = me.open_source(thing, around=around)
    return shown.SourceShown(
        ref=found.ref, kind=found.kind, text=found.render(), memory=_MEMORY(found.memory) if found.memory else None,
        excerpts=[[_TURN(turn) for turn in excerpt.turns] for excerpt in found.excerpts], missing=list(found.missing),
        note=found.note,
    )  # fmt: skip


# -- memories ----------------------------------------------------------------------------------------------------------
@router.get("/memories", tags=["memories"])
def memories(
    me: Me,
    state: Annotated[
        AskedStatus | Unsaid,
        Query(description='Else "active", or all beside as_of and believed: what held then may have any status now.'),
    ] = None,
    kind: Kind | Unsaid = None,
    story: ShortName | Unsaid = None,
    as_of: As = None,
    believed: As = None,
    limit: Limit = 50,
    after: After = None,
) -> Page[shown.MemoryShown]:
    """What is remembered, the latest first; ``as_of``: what was true then; ``believed``: what was believed then.

    Each narrows what the others leave.
    """
    found = me.memories(status=state, kind=kind, story=story, as_of=as_of, believed=believed)
    return page_by_time(found, limit, after, _MEMORY, lambda memory: memory.ranked_at)


@router.post("/memories", status_code=status.HTTP_201_CREATED, tags=["memories"])
def remember(me: Me, body: wanted.Remember) -> shown.RememberedShown:
    """Keep one statement; the answer says what became of it."""
    return _remembered(me.remember(body.text, kind=body.kind, story=body.story, pin=body.pin))


def _remembered(done: Any) -> shown.RememberedShown:
    return shown.RememberedShown(
        outcome=done.decision.outcome, rule=done.decision.rule, why=done.decision.why,
        memory=_MEMORY(done.memory) if done.memory is not None else None, ended=[_MEMORY(one) for one in done.ended],
    )  # fmt: skip


@router.get("/memories/{memory}", tags=["memories"])
def memory_(me: Me, memory: Id) -> shown.MemoryShown:
    """One memory."""
    return _MEMORY(me.memory(memory))


@router.patch("/memories/{memory}", tags=["memories"])
def correct(me: Me, memory: Id, body: wanted.Correct) -> shown.MemoryShown:
    """Give a memory the right words; the old ones stay in its history."""
    return _MEMORY(me.correct(memory, body.text))


@router.delete("/memories/{memory}", tags=["memories"])
def forget(me: Me, memory: Id) -> shown.MemoryShown:
    """Hide a memory; an undo brings it back. What destroys is `/v1/purge`."""
    return _MEMORY(me.forget(memory))


@router.put("/memories/{memory}/pin", tags=["memories"])
def pin(me: Me, memory: Id) -> shown.MemoryShown:
    """Give a memory a seat in every context."""
    return _MEMORY(me.pin(memory))


@router.delete("/memories/{memory}/pin", tags=["memories"])
def unpin(me: Me, memory: Id) -> shown.MemoryShown:
    """Let a memory compete for its seat again."""
    return _MEMORY(me.unpin(memory))


@router.post("/memories/{memory}/settle", tags=["memories"])
def settle(me: Me, memory: Id, body: wanted.Settle) -> list[shown.MemoryShown]:
    """Decide a dispute: this memory holds, or both do."""
    return [_MEMORY(one) for one in me.settle(memory, both=body.both)]


@router.get("/memories/{memory}/why", tags=["memories"])
def why(me: Me, memory: Id) -> shown.WhyShown:
    """Why memory believes this."""
    return shown.WhyShown.model_validate(me.why(memory))


@router.get("/memories/{memory}/why-not", tags=["memories"])
def why_not(me: Me, memory: Id, session: Annotated[str, Query(min_length=1, max_length=300)]) -> shown.Sentence:
    """Why a memory was not in the last context of a session."""
    return shown.Sentence(text=me.why_not(memory, session=session))


@router.get("/memories/{memory}/events", tags=["memories"])
def events_of(me: Me, memory: Id, limit: Limit = 50, after: After = None) -> Page[shown.EventShown]:
    """What happened to one memory, the latest first."""
    return page(me.why(memory).events, limit, after, _EVENT)


@router.get("/events", tags=["memories"])
def events(me: Me, limit: Limit = 50, after: After = None) -> Page[shown.EventShown]:
    """What happened to memories, the latest first."""
    return page(me.events(limit=None), limit, after, _EVENT)


@router.post("/events/{event}/undo", tags=["memories"])
def undo(me: Me, event: Id) -> shown.UndoneShown:
    """Take an event back."""
    done, changed, note = me.undo(event)
    return shown.UndoneShown(
        event=_EVENT(done), memory=_MEMORY(changed) if isinstance(changed, Memory) else None,
        session=_SESSION(changed) if isinstance(changed, Session) else None, note=note,
    )  # fmt: skip


@router.get("/candidates", tags=["memories"])
def candidates(me: Me, verdict: Outcome | Unsaid = None, limit: Limit = 50, after: After = None) -> Page[shown.JudgedShown]:
    """What was proposed, with its verdict and why, the latest first."""
    return page(me.candidates(verdict=verdict, limit=None), limit, after, shown.JudgedShown.model_validate)


@router.get("/quarantine", tags=["memories"])
def quarantine(me: Me, limit: Limit = 50, after: After = None) -> Page[shown.JudgedShown]:
    """Candidates that were held back and wait for a person, the latest first."""
    return page(me.quarantine(), limit, after, shown.JudgedShown.model_validate)


@router.get("/candidates/{candidate}", tags=["memories"])
def under_review(me: Me, candidate: Id) -> shown.UnderReviewShown:
    """One candidate, what it rests on, and what letting it in would do."""
    return shown.UnderReviewShown.model_validate(me.under_review(candidate))


@router.post("/candidates/{candidate}/release", tags=["memories"])
def release(me: Me, candidate: Id) -> shown.RememberedShown:
    """Let a held candidate in."""
    return _remembered(me.release(candidate))


@router.post("/candidates/{candidate}/refuse", tags=["memories"])
def refuse(me: Me, candidate: Id, body: wanted.RefuseWanted) -> shown.JudgedShown:
    """Refuse a held candidate for good; an undo takes it back."""
    return shown.JudgedShown.model_validate(me.refuse(candidate, why=body.why))


@router.get("/disputes", tags=["memories"])
def disputes(me: Me, limit: Limit = 50, after: After = None) -> Page[shown.DisputeShown]:
    """Pairs of memories that cannot both hold."""
    return page(me.disputes(), limit, after, _disputed, lambda pair: f"{pair[0].id}~{pair[1].id}")


def _disputed(pair: tuple[Memory, Memory, str]) -> shown.DisputeShown:
    older, newer, reason = pair
    return shown.DisputeShown(older=_MEMORY(older), newer=_MEMORY(newer), why=reason)


@router.get("/forgotten", tags=["memories"])
def forgotten(me: Me, limit: Limit = 50, after: After = None) -> Page[shown.ForgottenShown]:
    """What is remembered and no message ever brought back."""
    return page(me.forgotten(), limit, after, shown.ForgottenShown.model_validate, lambda one: one.memory.id)


# -- stories -----------------------------------------------------------------------------------------------------------
@router.get("/summary", tags=["stories"])
def summary(me: Me, story: ShortName | Unsaid = None) -> shown.SummaryShown | None:
    """The latest summary of a story, or of what belongs to none; null where there is none."""
    found = me.summary(story)
    return shown.SummaryShown.model_validate(found) if found is not None else None


@router.get("/anchors", tags=["stories"])
def anchors(me: Me, retired: bool = False, limit: Limit = 50, after: After = None) -> Page[shown.AnchorShown]:
    """Facts held above the summaries."""
    return page(me.anchors(retired=retired), limit, after, shown.AnchorShown.model_validate)


@router.get("/positions", tags=["stories"])
def positions(me: Me, superseded: bool = False, limit: Limit = 50, after: After = None) -> Page[shown.PositionShown]:
    """What the assistant's character thinks."""
    return page(me.positions(superseded=superseded), limit, after, shown.PositionShown.model_validate)


@router.get("/states/{character}", tags=["stories"])
def states(me: Me, character: Id) -> dict[str, float]:
    """Where the numbers of a character stand."""
    return dict(me.states(character))


@router.get("/traces", tags=["reading"])
def traces(me: Me, session: ShortName | Unsaid = None, limit: Limit = 50, after: After = None) -> Page[shown.TraceShown]:
    """What contexts were made of, the latest first; where several scopes are read, each seat says its own.

    The last 500 of a scope are kept.
    """
    return page(me.contexts(session or None, limit=None), limit, after, shown.TraceShown.model_validate)


# -- sessions ----------------------------------------------------------------------------------------------------------
@router.get("/sessions", tags=["sessions"])
def sessions(
    me: Me,
    workspace: Annotated[ShortName | Unsaid, Query(description="Only those that are held there.")] = None,
    forgotten: Annotated[bool, Query(description="Those that are forgotten, and no others.")] = False,
    limit: Limit = 50,
    after: After = None,
) -> Page[shown.SessionShown]:
    """The conversations, the latest first."""
    found = me.sessions(workspace=workspace, forgotten=forgotten)
    return page_by_time(found, limit, after, _SESSION, lambda session: session.last_at)


@router.get("/sessions/{session}", tags=["sessions"])
def session_(me: Me, session: Id) -> shown.SessionShown:
    """One conversation."""
    return _SESSION(me.session(session))


@router.delete("/sessions/{session}", tags=["sessions"])
def forget_session(me: Me, session: Id, with_memories: bool = False) -> shown.ForgottenSessionShown:
    """Hide a conversation; an undo shows it again. What destroys is `/v1/purge`."""
    return shown.ForgottenSessionShown.model_validate(me.forget_session(session, with_memories=with_memories))


@router.get("/sessions/{session}/events", tags=["sessions"])
def events_of_session(me: Me, session: Id, limit: Limit = 50, after: After = None) -> Page[shown.EventShown]:
    """How a conversation was forgotten and shown again, the latest first."""
    return page(me.session_history(session), limit, after, _EVENT)


@router.get("/sessions/{session}/turns", tags=["sessions"])
def turns_of(me: Me, session: Id, limit: Limit = 50, after: After = None) -> Page[shown.TurnShown]:
    """The turns of a conversation, in order."""
    return page(me.turns(session), limit, after, _TURN)


@router.get("/sessions/{session}/view", tags=["sessions"])
def view(me: Me, session: Id) -> shown.ViewShown:
    """What a prompt reads of a running conversation."""
    found = me.view(session)
    return shown.ViewShown(
        bullets=[shown.BulletShown.model_validate(bullet) for bullet in found.bullets],
        older=[item.text for item in found.older], recent=[item.text for item in found.recent], waiting=found.waiting,
        generation=found.generation, tokens=found.tokens,
    )  # fmt: skip


@router.get("/sessions/{session}/chunks", tags=["sessions"])
def chunks(me: Me, session: Id, limit: Limit = 50, after: After = None) -> Page[shown.TurnShown]:
    """The turns that left the view, in order."""
    return page(me.chunks(session), limit, after, _TURN)


@router.post("/sessions/{session}/recall", tags=["sessions"])
def recall_earlier(me: Me, session: Id, body: wanted.EarlierWanted) -> shown.EarlierShown:
    """What left the view of a running conversation and answers a question."""
    found = me.recall_earlier(body.query, session=session, **body.model_dump(exclude={"query"}))
    return shown.EarlierShown(
        text=found.render(), hits=[shown.HitShown.model_validate(hit) for hit in found.hits],
        bullets=[shown.BulletShown.model_validate(bullet) for bullet in found.bullets], searched=found.searched,
        tokens=found.tokens, missing=list(found.missing),
    )  # fmt: skip


@router.post("/sessions/{session}/recall-tools", tags=["sessions"])
def recall_chunks(me: Me, session: Id, body: wanted.RecallHere) -> shown.ToolRecallShown:
    """Results of tools that left the loops of a session and answer a question."""
    found = me.recall_chunks(body.query, session=session, **body.model_dump(exclude={"query"}))
    return shown.ToolRecallShown(
        text=found.render(), passages=[shown.PassageShown.model_validate(one) for one in found.passages],
        searched=found.searched, tokens=found.tokens, missing=list(found.missing),
    )  # fmt: skip


@router.post("/sessions/{session}/shorten", tags=["sessions"])
def shorten(me: Me, session: Id, body: wanted.LoopWanted) -> shown.LoopShown:
    """A running tool loop within its share of the window: full results are stored before a line stands for them."""
    calls = tuple(Call(**call.model_dump()) for call in body.calls)
    loop = Loop(seed=body.seed, calls=calls, folded=body.folded)
    done = me.shorten_loop(
        loop, session=session, window=body.window, keep_verbatim=body.keep_verbatim, cut_at=body.cut_at
    )  # fmt: skip
    return shown.LoopShown.model_validate(done)


@router.get("/sessions/{session}/export", tags=["sessions"])
def export_session(me: Me, session: Id) -> shown.Sentence:
    """A conversation as one text, which `/v1/sessions/import` takes in. What was said stands in it whole, secrets too."""
    return shown.Sentence(text=me.export_session(session))


@router.post("/sessions/import", tags=["sessions"])
def import_session(me: Me, body: wanted.SessionWanted) -> shown.SessionImportShown:
    """Take an exported conversation in; the same again adds nothing."""
    return shown.SessionImportShown.model_validate(me.import_session(body.text, name=body.name))


# -- notes -------------------------------------------------------------------------------------------------------------
@router.get("/notes", tags=["notes"])
def notes(me: Me) -> shown.NotesShown:
    """The standing notes of the scope that is worked in, and beside it those of every other that is read."""
    return _noted(me)


@router.put("/notes", tags=["notes"])
def write_notes(me: Me, body: wanted.NotesWanted) -> shown.NotesShown:
    """A page in the place of the one that was read. 409 where somebody changed it meanwhile; then nothing is written.

    A line that hides a secret may stay, move or go: sent back as it was read, it is kept with its secret.
    """
    page = me.notes()
    hides = body.over == page.fingerprint and hidden.shown(page.text).hides
    me.write_notes(hidden.edited(body.text, page.text) if hides else body.text, over=body.over)
    return _noted(me)


@router.post("/notes", status_code=status.HTTP_201_CREATED, tags=["notes"])
def add_note(me: Me, body: wanted.NoteWanted) -> shown.NotesShown:
    """One note more."""
    me.add_note(body.text, section=body.section)
    return _noted(me)


def _noted(me: Handle) -> shown.NotesShown:
    """As a context shows them: all scopes share one ceiling."""
    own, *others = map(_page_of_notes, me.notes_of_all())
    return shown.NotesShown(**own, beside=[shown.NotesPageShown(**other) for other in others])


def _page_of_notes(found: "NotesView") -> dict[str, Any]:
    seen = hidden.shown(found.text)
    return {
        "scope": found.scope, "text": seen.text if seen.hides else found.text,
        "fingerprint": found.fingerprint, "changed_at": found.changed_at,
        "shown": len(found.standing.bullets), "tokens": found.standing.tokens,
        "ceiling_tokens": found.standing.ceiling_tokens, "trouble": list(found.trouble),
    }  # fmt: skip


# -- work and destruction ----------------------------------------------------------------------------------------------
@router.get("/jobs", tags=["work"])
def jobs(
    me: Me,
    state: Annotated[
        Annotated[list[JobState], Field(max_length=4)] | Unsaid,
        Query(description="None: all that are not done."),
    ] = None,
    limit: Limit = 50,
    after: After = None,
) -> Page[shown.JobShown]:
    """Work that was promised, the oldest first."""
    return page(me.jobs(*(state or ())), limit, after, shown.JobShown.model_validate)


@router.get("/jobs/{job}", tags=["work"])
def job_(me: Me, job: Id) -> shown.JobShown:
    """What became of a job: pending, running, done or failed, and why."""
    return shown.JobShown.model_validate(me.job(job))


@router.post("/reflect", status_code=status.HTTP_202_ACCEPTED, tags=["work"])
def reflect(me: Me, body: wanted.ReflectWanted) -> dict[str, int]:
    """Ask for memories of turns that no job was made for."""
    return {"jobs": me.reflect(body.session, again=body.again)}


@router.post("/dream", tags=["work"])
def dream(me: Me, body: wanted.DreamWanted) -> shown.DreamShown:
    """Write the journals and the standing notes of what was said since the last run, and answer once it is done."""
    return shown.DreamShown.model_validate(me.dream(from_start=body.from_start, dry_run=body.dry_run))


@router.post("/dreams", status_code=status.HTTP_202_ACCEPTED, tags=["work"])
def ask_for_dream(me: Me, body: wanted.DreamAsked) -> shown.JobShown:
    """The same in the background; `/v1/jobs/{id}` follows it to `done`, and `/v1/dreams` lists what it came to."""
    return shown.JobShown.model_validate(me.ask_for_dream(from_start=body.from_start))


@router.get("/dreams", tags=["work"])
def dreams(me: Me, limit: Limit = 50, after: After = None) -> Page[shown.DreamShown]:
    """The runs of the dreamer, the latest first."""
    return page(me.dreams(), limit, after, shown.DreamShown.model_validate)


@router.post("/dreams/{run}/rollback", tags=["work"])
def roll_back(me: Me, run: Id) -> shown.DreamUndoneShown:
    """Take the latest run back, where nobody changed what it wrote."""
    return shown.DreamUndoneShown.model_validate(me.dream_rollback(run))


@router.post("/calibrate", tags=["upkeep"])
def calibrate(me: Me) -> list[shown.ShelfShown]:
    """Measure where silence begins, on every shelf that needs it."""
    return [shown.ShelfShown.model_validate(one) for one in me.calibrate()]


@router.get("/export", response_class=Archive, tags=["work"])
def export(me: Me) -> Archive:
    """Everything of the scope that is worked in, as one zip. What was said stands in it whole, secrets too.

    `souvenance import FILE.zip` takes it in. Nobody remembers where it went: no purge reaches it.
    """
    return archive(me.export_archive)


@router.post("/purge", tags=["work"])
def purge(me: Me, body: wanted.PurgeWanted) -> shown.PurgeShown:
    """Destroy what is named, with all that was derived from it; nothing brings it back. Needs the right "manage"."""
    named = body.model_dump(exclude={"memories"})
    return shown.PurgeShown.model_validate(me.purge(*body.memories, **named))
