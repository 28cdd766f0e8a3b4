"""What clients are shown: the values of the library, field by field, secrets masked."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Annotated, Any, Generic, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from souvenance.core.secrets import mask
from souvenance.serving.whereabouts import page_named, without_folders
from souvenance.types import Audience, EventKind, JobState, Kind, MemoryStatus, Outcome, Right, Role

Masked = Annotated[str, AfterValidator(mask)]
Cause = Annotated[str, AfterValidator(without_folders), AfterValidator(mask)]  # a sentence on what went wrong here
PageName = Annotated[str, AfterValidator(page_named)]
Item = TypeVar("Item")


def _all_masked(found: Any) -> Any:
    """JSON with the secrets in all of its texts masked."""
    if isinstance(found, str):
        return mask(found)
    if isinstance(found, Mapping):
        return {str(name): _all_masked(value) for name, value in found.items()}
    if isinstance(found, list | tuple):
        return [_all_masked(one) for one in found]
    return found


Json = Annotated[dict[str, Any], BeforeValidator(_all_masked)]


class Shown(BaseModel):
    """A value of the library, read by its attributes."""

    model_config = ConfigDict(from_attributes=True, frozen=True)


class Page(BaseModel, Generic[Item]):
    """A part of a list. ``next`` goes into ``after`` of the following request; null at the end."""

    items: list[Item]
    count: int = Field(description="Items on this page.")
    next: str | None


class ReceiptShown(Shown):
    """What was written, durably; its jobs can be followed."""

    id: str
    scope: str
    session: str
    turn_ids: list[str]
    known: int
    mended: dict[str, int]
    jobs: list[str]
    repeated: bool


class TurnShown(Shown):
    """One message."""

    id: str
    scope: str
    session: str
    seq: int
    at: datetime | None
    role: Role
    speaker: Masked
    text: Masked
    language: str
    origin: str
    author: str
    audience: Audience
    created_at: datetime


class SessionShown(Shown):
    """One conversation."""

    id: str
    scope: str
    story: str | None
    title: Masked
    turns: int
    language: str
    first_at: datetime | None
    last_at: datetime | None
    created_at: datetime
    workspace: Masked
    forgotten_at: datetime | None


class MemoryShown(Shown):
    """One remembered statement."""

    id: str
    scope: str
    kind: Kind
    text: Masked
    subject: Masked
    story: str | None
    language: str
    status: MemoryStatus
    pinned: bool
    disputed: bool
    confidence: float
    importance: float
    tags: list[Masked]
    sources: list[str]
    origin: str
    author: str
    audience: Audience
    created_at: datetime
    ranked_at: datetime
    touched_at: datetime
    valid_from: datetime | None
    valid_until: datetime | None
    expires_at: datetime | None
    superseded_by: str | None
    accesses: int
    rewritten: int


class RememberedShown(BaseModel):
    """What became of a statement."""

    outcome: Outcome
    rule: str
    why: Masked
    memory: MemoryShown | None
    ended: list[MemoryShown]


class StaleShown(Shown):
    """What no longer holds."""

    memory: str
    text: Masked
    status: str
    since: datetime | None
    heir: Masked | None


class HitShown(Shown):
    """A turn that answers."""

    turn: TurnShown
    score: float
    sureness: float
    because: list[str]
    neighbours: list[TurnShown]
    stale: list[StaleShown]


class MemoryHitShown(Shown):
    """A memory that answers."""

    memory: MemoryShown
    sureness: float | None


class NoteHitShown(Shown):
    """A note or an episode that answers."""

    ref: str
    heading: Masked
    text: Masked
    day: date | None
    sureness: float


class RecallShown(BaseModel):
    """What was found, best first. ``text`` is ready for a prompt. Not ``sure``: nothing here answers clearly."""

    text: str
    hits: list[HitShown]
    memories: list[MemoryHitShown]
    notes: list[NoteHitShown]
    searched: int
    tokens: int | None
    missing: list[Cause]
    sure: bool
    weak: int
    start: datetime | None
    end: datetime | None


class BulletShown(Shown):
    """A line for what is older in a conversation."""

    text: Masked
    hashes: list[str]
    first: int
    how: str
    tokens: int
    origin: str


class EarlierShown(BaseModel):
    """What was found of a session."""

    text: str
    hits: list[HitShown]
    bullets: list[BulletShown]
    searched: int
    tokens: int
    missing: list[Cause]


class PassageShown(Shown):
    """A piece of a stored result of a tool."""

    chunk: str
    place: int
    text: Masked


class ToolRecallShown(BaseModel):
    """What was found of stored results."""

    text: str
    passages: list[PassageShown]
    searched: int
    tokens: int
    missing: list[Cause]


class ViewShown(BaseModel):
    """What a prompt reads of a running conversation, oldest first."""

    bullets: list[BulletShown]
    older: list[Masked]
    recent: list[Masked]
    waiting: int
    generation: int
    tokens: int


class CallShown(Shown):
    """A tool call."""

    id: str
    asked: str
    result: str
    summary: str
    state: str


class LoopShown(Shown):
    """A tool loop within its share of the window."""

    seed: str
    calls: list[CallShown]
    folded: int


class PartShown(Shown):
    """One part of a context."""

    name: str
    text: str
    tokens: int
    ids: list[str]
    reasons: list[Masked]


class MessageShown(BaseModel):
    """A chat message."""

    role: str
    content: str


class ContextShown(BaseModel):
    """What memory has for a turn: as one text, as chat messages, and part by part."""

    text: str
    messages: list[MessageShown]
    parts: list[PartShown]
    tokens: int
    missing: list[Cause]
    warnings: list[Cause]
    took_ms: float


class EventShown(Shown):
    """What happened to a memory."""

    id: str
    what: EventKind
    target: str
    why: Masked
    before: Json
    after: Json
    undoes: str | None
    author: str
    audience: Audience
    created_at: datetime


class UndoneShown(BaseModel):
    """What taking an event back came to: of a memory or of a session; neither where a candidate had become nothing."""

    event: EventShown
    memory: MemoryShown | None
    session: SessionShown | None
    note: Masked


class ForgottenSessionShown(Shown):
    """A session that is hidden, and the memories that were forgotten along with it."""

    session: SessionShown
    event: EventShown
    memories: list[MemoryShown]


class CandidateShown(Shown):
    """What was proposed."""

    text: Masked
    kind: Kind
    subject: Masked
    language: str
    sources: list[str]
    confidence: float
    importance: float | None


class JudgedShown(Shown):
    """A candidate with its verdict."""

    id: str
    job: str | None
    candidate: CandidateShown
    verdict: Outcome
    rule: str
    why: Masked
    memory: str | None
    origin: str
    created_at: datetime


class DecisionShown(Shown):
    """What code decided, or would."""

    outcome: Outcome
    rule: str
    why: Masked
    memory: str | None


class UnderReviewShown(Shown):
    """A candidate that was held back, and what letting it in would do; null where it does not wait any more."""

    judged: JudgedShown
    sources: list[TurnShown]
    would: DecisionShown | None
    would_end: list[MemoryShown]
    events: list[EventShown]


class DreamShown(Shown):
    """What a run of the dreamer came to, or would come to."""

    id: str
    state: str
    begun_at: datetime
    turns: int
    sessions: int
    tokens: int
    tokens_to_model: int
    days: list[date]
    learned: int
    ended: int
    told: int
    noted: int
    waiting: int
    notes: list[Cause]
    diff: Masked
    revocable: bool


class DreamUndoneShown(Shown):
    """What rolling a run back came to."""

    run: str
    undone: int
    pages: list[PageName]
    left: list[Cause]


class JobShown(Shown):
    """Work that was promised."""

    id: str
    what: str
    session: str
    first_seq: int
    last_seq: int
    state: JobState
    tries: int
    due_at: datetime
    reason: Cause | None
    ended_at: datetime | None
    created_at: datetime


class ServedShown(Shown):
    """How often a memory came up."""

    candidate: int
    served: int
    semantic: int


class ForgottenShown(Shown):
    """A memory that never comes up by itself."""

    memory: MemoryShown
    served: ServedShown


class DisputeShown(BaseModel):
    """Two memories that cannot both hold."""

    older: MemoryShown
    newer: MemoryShown
    why: Masked


class WhyShown(Shown):
    """Why memory believes something."""

    memory: MemoryShown
    sources: list[TurnShown]
    events: list[EventShown]
    candidates: list[JudgedShown]
    heir: MemoryShown | None
    replaced: list[MemoryShown]
    served: ServedShown | None


class SourceShown(BaseModel):
    """The transcript around a result."""

    ref: str
    kind: str
    text: str
    memory: MemoryShown | None
    excerpts: list[list[TurnShown]]
    missing: list[Cause]
    note: Masked


class NotesPageShown(BaseModel):
    """The standing notes of one scope."""

    scope: str
    text: str
    fingerprint: str
    changed_at: datetime | None
    shown: int
    tokens: int
    ceiling_tokens: int
    trouble: list[Cause]


class NotesShown(NotesPageShown):
    """The standing notes of the scope that is worked in."""

    beside: list[NotesPageShown] = Field(description="Of every other scope that is read.")


class SummaryShown(Shown):
    """A story so far."""

    story: str
    version: int
    text: Masked
    sources: list[str]
    created_at: datetime


class AnchorShown(Shown):
    """A fact held above the summaries."""

    id: str
    story: str
    text: Masked
    sources: list[str]
    retired_at: datetime | None
    retired_because: Masked | None
    created_at: datetime


class PositionShown(Shown):
    """What a character thinks."""

    id: str
    character: str
    subject: Masked
    text: Masked
    justification: Masked
    status: str
    anchored_at: datetime


class TraceShown(Shown):
    """What a context was made of."""

    id: str
    scope: str
    session: str
    seq: int
    seats: list[Json]
    left_out: dict[str, int]
    missing: list[Cause]
    took_ms: float
    created_at: datetime


class PurgeShown(Shown):
    """What was destroyed, in numbers."""

    id: str
    scope: str
    by: str
    dry_run: bool
    counts: dict[str, int]
    clean: bool
    left: list[Cause]
    out_of_reach: list[Cause]
    created_at: datetime


class ImportShown(Shown):
    """What an import came to."""

    added: int
    known: int
    sessions: int
    skipped_total: int
    mended: dict[str, int]


class SessionImportShown(Shown):
    """What the import of a session came to."""

    session: str
    added: int
    known: int
    generation: int


class CountedShown(Shown):
    """What stands in one of the scopes that are read."""

    scope: str
    kind: str
    name: str
    audience: Audience
    turns: int
    sessions: int
    memories: int = Field(description="That hold.")
    notes: int


class StatusShown(Shown):
    """What stands in every scope that is read, summed; `scopes` tells each."""

    principal: str
    scope: str
    turns: int
    sessions: int
    indexed: int
    embedded: int
    embedder: str
    trouble: Cause
    memories: dict[str, int]
    verdicts: dict[str, int]
    disputes: int
    jobs: dict[str, int]
    tokens_today: int
    reflector: str
    reflection_model: str
    chat_model: str
    notes: int
    traced: int
    degraded: dict[str, int]
    silence: dict[str, str]
    unread: dict[str, int]
    scopes: list[CountedShown]


class PlaceShown(BaseModel):
    """A scope, and what may be done in it."""

    scope: str
    kind: str
    name: str
    audience: Audience
    rights: list[Right]


class WhoShown(BaseModel):
    """Who a token is, and what it reaches."""

    principal: str
    audience: Audience
    reads: list[PlaceShown]
    writes: str | None


class Sentence(BaseModel):
    """One answer in words."""

    text: Masked


class ErrorShown(BaseModel):
    """The same as OpenAI's clients read it."""

    message: str
    type: str
    param: str | None
    code: str


class Problem(BaseModel):
    """What went wrong (RFC 9457): ``detail`` is a sentence, ``error.code`` one word for programs."""

    type: str
    title: str
    status: int
    detail: str
    error: ErrorShown


class ShelfShown(Shown):
    """Where silence begins on a shelf."""

    shelf: str
    rows: int
    state: str
    made_at: datetime | None
