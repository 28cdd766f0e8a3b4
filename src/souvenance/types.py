"""The values that pass between modules: frozen, checked once where they enter."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Literal, get_args

Role = Literal["user", "assistant", "system", "tool"]
Origin = Literal["user", "assistant", "tool", "web", "document", "operator", "import"]
Audience = Literal["adult", "child"]  # the youngest class that may read it
Right = Literal["read", "write", "manage"]  # of a principal in a scope; manage: to destroy, and to let others in
UnitKind = Literal["turn", "memory", "bullet", "episode", "chunk"]  # what an index row can stand for
RECALL_KINDS: tuple[UnitKind, ...] = ("turn", "memory", "bullet", "episode")

ROLES: tuple[Role, ...] = get_args(Role)
ORIGINS: tuple[Origin, ...] = get_args(Origin)
RIGHTS: tuple[Right, ...] = get_args(Right)
SYSTEM = "system"  # the author of what no principal did
AUDIENCES: tuple[Audience, ...] = get_args(Audience)
FOREIGN: frozenset[Origin] = frozenset({"tool", "web", "document"})  # origins of what no person of a conversation said


@dataclass(frozen=True, slots=True, kw_only=True)
class Principal:
    """Who asks. ``scope`` is the private one."""

    id: str  # p_…
    name: str
    scope: str  # sc_…
    tz: str  # IANA name
    audience: Audience = "adult"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A scope as one principal has it. All that stands in a scope is of its audience class, whoever wrote it.

    A shared place is two scopes of one name: one for adults, one for everybody who may read it.
    """

    scope: str  # sc_…
    kind: Literal["private", "shared"]
    name: str  # of a private one: whose it is
    audience: Audience
    rights: frozenset[Right] = frozenset()  # of the principal
    guarded: bool = False  # what is proposed there waits for a guardian


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A key that was handed out. The key itself is kept nowhere."""

    id: str  # k_…
    principal: str  # id
    name: str  # what it is for, in a person's words
    created_at: datetime
    expires_at: datetime | None = None  # aware UTC
    revoked_at: datetime | None = None

    def opens_at(self, now: datetime) -> bool:
        """Whether it is a key at a moment: not revoked, not past its end."""
        return self.revoked_at is None and (self.expires_at is None or now < self.expires_at)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTurn:
    """A turn as it is given, not yet in a session.

    ``at`` is None where nobody knows when it was said; it is never guessed. ``id`` is None for a live turn.
    """

    text: str
    role: Role = "user"
    speaker: str | None = None  # None: the principal for a user turn, else the role
    at: datetime | None = None  # aware
    id: str | None = None
    origin: Origin | None = None  # None: follows the role


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One message as it stands in the ledger, for ever."""

    id: str  # t_…, or as given
    scope: str
    session: str
    seq: int  # order in the session, from 1
    at: datetime | None  # aware UTC: when it was said
    utc_offset_min: int  # of the clock it was said by
    role: Role
    speaker: str
    text: str
    language: str  # ISO 639-1, or "und"
    origin: Origin
    author: str  # principal id
    audience: Audience
    revision: int  # of the scope, when it was written
    content_hash: bytes  # 16 bytes of role, speaker, time and text
    created_at: datetime  # aware UTC: when it was recorded


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """One conversation. Title and counts may change; turns may not."""

    id: str
    scope: str
    story: str | None
    title: str
    turns: int
    language: str  # of the latest turn long enough to tell
    first_at: datetime | None
    last_at: datetime | None
    created_at: datetime
    workspace: str = ""  # where it is held: a project, a folder, a room; "" where nobody said
    forgotten_at: datetime | None = None  # since when a person hides it; None: it is found


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """What ``observe`` wrote, durably."""

    id: str  # r_…
    scope: str
    session: str
    turn_ids: tuple[str, ...]
    known: int = 0  # turns that stood there already, word for word
    mended: Mapping[str, int] = field(default_factory=dict)  # what the door replaced or withheld: cause -> count
    jobs: tuple[str, ...] = ()  # what will be done with them: their state can be followed
    repeated: bool = False  # this is the receipt of an earlier write with the same idempotency key: nothing was written now
    fingerprint: str = ""  # hexadecimal, of what the idempotency key was used for; "" without a key, and where none was kept


Because = Literal["words", "meaning", "context", "date"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A turn that a search ranked, by id. Score, reasons and sureness as in ``Hit``."""

    id: str
    score: float
    because: tuple[Because, ...]
    sureness: float
    literal: bool  # it holds every content word of the question, or a date that it names


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """What a search came to, before any text is read.

    ``sessions``: (id, score) of every session searched, best first; a session is as good as its best turn.
    """

    found: tuple[Found, ...]
    sessions: tuple[tuple[str, float], ...]
    searched: int  # turns that could have been found
    missing: tuple[str, ...]  # as in Recall


@dataclass(frozen=True, slots=True, kw_only=True)
class Stale:
    """Something that a turn said and that no longer holds."""

    memory: str  # id; "" where no memory was made of it, and a later turn says otherwise
    text: str
    status: str  # superseded, expired or forgotten
    since: datetime | None  # aware UTC; None where nobody knows
    heir: str | None = None  # the words of what holds in its place
    said_in: str = ""  # id of the turn that says it
    later: str = ""  # id of the turn that says otherwise


RecallPolicy = Literal["broad", "narrow", "index"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """One result of a search.

    ``score`` ranks the hits of one search, higher is better: standard deviations above the scope's average turn, a weighted
    mean over all evidence. ``because`` says which evidence carried it, strongest first. ``sureness`` is the log-odds above the
    bar of silence: below 0 the hit may be an accident.
    """

    turn: Turn
    score: float
    because: tuple[Because, ...]
    sureness: float
    neighbours: tuple[Turn, ...] = ()  # turns around it that were asked for, in order of the session
    stale: tuple[Stale, ...] = ()  # what it and its neighbours say that no longer holds


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteHit:
    """A bullet of the standing notes, or an episode of a journal, that answers. ``sureness`` as in ``Hit``."""

    ref: str
    heading: str
    text: str
    day: date | None  # of an episode
    sureness: float
    origin: str = "user"  # of the turns that it tells of; a person's where nobody else wrote it
    turns: tuple[str, ...] = ()  # that it tells of, where the dreamer wrote it
    memories: tuple[str, ...] = ()  # that it states
    stale: tuple[Stale, ...] = ()  # what it says that no longer holds


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """One turn of a file to import."""

    where: str  # as in Skipped
    session: str
    turn: NewTurn


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """One line or item of an import that did not go in."""

    where: str  # "line 12", "conversation 3, turn 7"
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportReport:
    """What an import came to."""

    added: int
    known: int  # turns that stood there already, word for word
    sessions: int  # new ones
    skipped: tuple[Skipped, ...]  # the first hundred
    skipped_total: int
    mended: Mapping[str, int]  # as in Receipt
    took_s: float
    layout: str = ""  # of the file, when it was one
    notes: tuple[str, ...] = ()  # what was read past: fields that mean nothing here, and the like


PassName = Literal["expiry", "decay", "compression", "dream"]  # what is done to memories regularly
PASSES: tuple[PassName, ...] = get_args(PassName)  # in the order in which they run


@dataclass(frozen=True, slots=True, kw_only=True)
class PassRun:
    """What one regular pass came to in one scope."""

    name: PassName
    principal: str
    changed: int  # memories
    waiting: int  # that the next run will change
    whole: bool  # False: it was stopped before its end, and goes on the next time
    took_s: float
    notes: tuple[str, ...] = ()  # what it could not do


DreamState = Literal["planned", "stopped", "done", "open", "rolled back"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DreamRun:
    """What one run of the dreamer came to, or (``planned``) would come to."""

    id: str  # r_…; "" of one that is only planned
    principal: str
    state: DreamState
    begun_at: datetime  # aware UTC
    turns: int  # of its window
    sessions: int
    tokens: int  # of these turns
    tokens_to_model: int  # of those, what a model has not read yet and would be asked about: an estimate
    days: tuple[date, ...]  # whose journals tell of them
    learned: int = 0  # memories that came of the window while it ran
    ended: int = 0  # ... that it made out of date
    told: int = 0  # lines of the journals that are of the window
    noted: int = 0  # lines that came to the standing notes or left them
    waiting: int = 0  # exchanges that are not reflected on yet: they wait for a model, or for tomorrow
    notes: tuple[str, ...] = ()  # what it could not do, in sentences
    diff: str = ""  # of the pages, where it is only planned
    revocable: bool = False  # it is the one that can be taken back now


@dataclass(frozen=True, slots=True, kw_only=True)
class DreamUndone:
    """What rolling a run back came to."""

    run: str
    undone: int  # events taken back
    pages: tuple[str, ...]  # that are as before, as far as nobody changed them
    left: tuple[str, ...] = ()  # what stays as it is and why, in sentences


@dataclass(frozen=True, slots=True, kw_only=True)
class PassStatus:
    """How a regular pass stands in one scope."""

    name: PassName
    last_run: datetime | None  # aware UTC; None: never
    next_run: datetime | None  # None: only when it is asked for
    changed: int  # memories, by the last run
    waiting: int  # that it would change, or look at, now
    notes: tuple[str, ...] = ()  # what the last run could not do


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """What stands in one scope, of those that a status counts."""

    scope: str
    kind: Literal["private", "shared"]
    name: str  # of a private one: whose it is
    audience: Audience
    turns: int
    sessions: int  # without those that are forgotten
    memories: int  # that hold
    notes: int  # standing notes that every context shows


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """What stands in all scopes that are read, summed, and how far the index has followed."""

    principal: str
    scope: str  # the one that is worked in
    turns: int
    sessions: int
    indexed: int  # found by their words
    embedded: int  # found by their meaning too
    cut: int  # too long to be embedded whole: the end is found by its words only
    embedder: str  # stamp, or "" for text only
    trouble: str  # why the background work last stopped early, "" when it did not
    memories: Mapping[str, int] = field(default_factory=dict)  # by status; "active" without what has ended
    verdicts: Mapping[str, int] = field(default_factory=dict)  # candidates by verdict
    echoes: int = 0  # times that what memory had served was repeated and not taken for news
    disputes: int = 0  # pairs that wait for a person
    jobs: Mapping[str, int] = field(default_factory=dict)  # by state
    tokens_today: int = 0  # that background calls took
    reflector: str = ""
    unread: Mapping[str, int] = field(default_factory=dict)  # language without words to read it by -> its latest turns
    reflection_model: str = ""  # that reads exchanges, as the settings name it; "" where it is done by words
    chat_model: str = ""  # that talks and writes, as the settings name it; "" for none
    notes: int = 0  # standing notes that every context shows
    notes_tokens: int = 0
    notes_trouble: tuple[str, ...] = ()  # what is wrong with the notes, in sentences
    traced: int = 0  # contexts whose trace is kept
    degraded: Mapping[str, int] = field(default_factory=dict)  # of these, those that went without some part, by cause
    forgotten_sessions: int = 0  # beside ``sessions``: still stored, and found nowhere
    passes: tuple[PassStatus, ...] = ()  # what is done regularly: last run, next run, what waits
    silence: Mapping[str, str] = field(
        default_factory=dict
    )  # shelf with rows -> whether its calibration is fresh, stale, missing; the worst of all scopes
    scopes: tuple[Counted, ...] = ()  # of which this is the sum


@dataclass(frozen=True, slots=True, kw_only=True)
class Indexed:
    """How far the index has followed the ledger, all scopes together."""

    scopes: int
    turns: int
    indexed: int  # found by their words
    embedded: int  # found by their meaning too
    cut: int  # as in Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing that ``doctor`` looked at."""

    name: str
    ok: bool
    detail: str
    fix: str = ""  # the command that mends it


Kind = Literal["rule", "fact", "preference", "promise", "episode"]
Reach = Literal["global", "story"]
MemoryStatus = Literal["active", "superseded", "archived", "compressed", "expired", "forgotten", "quarantined"]

KINDS: tuple[Kind, ...] = get_args(Kind)
STATUSES: tuple[MemoryStatus, ...] = get_args(MemoryStatus)
AskedStatus = MemoryStatus | Literal["all"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """What reflection proposes. Nothing of it is believed before the filters have judged it."""

    text: str  # in the user's own person and language
    kind: Kind
    subject: str  # the speaker whose words it rests on, or the member it names
    language: str
    sources: tuple[str, ...]  # ids of the turns it rests on, in order
    reach: Reach = "global"
    story: str | None = None  # set by code: the one it belongs to, of reach "story"
    confidence: float = 1.0  # 0–1
    importance: float | None = None  # 0–10; None: what its kind is worth
    tags: tuple[str, ...] = ()
    expires_at: datetime | None = None  # aware UTC: the first moment at which it has ended
    valid_from: datetime | None = None  # aware UTC: when it became true, where the text says so
    valid_until: datetime | None = None
    replaces: tuple[str, ...] = ()  # ids of memories, chosen among those shown
    confirms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """One remembered statement, as it stands now. What it was before is in its events."""

    id: str  # m_…
    scope: str
    kind: Kind
    text: str
    subject: str
    story: str | None  # None: global
    language: str
    status: MemoryStatus
    pinned: bool = False
    disputed: bool = False  # another active memory says otherwise, and nobody has decided
    confidence: float
    importance: float
    tags: tuple[str, ...] = ()
    sources: tuple[str, ...]  # turn ids
    origin: str  # of its sources, joined by "+"
    author: str  # principal id
    audience: Audience
    created_at: datetime  # recorded
    ranked_at: datetime  # its date in the ranking: a repetition never refreshes it
    touched_at: datetime  # the last confirmation or deliberate access: decay counts from here
    valid_from: datetime | None = None
    valid_until: datetime | None = None
    expires_at: datetime | None = None
    superseded_by: str | None = None
    slots: tuple[str, ...] = ()  # attributes of which its subject has only one ("home"), and kinds ("~alcohol"), it speaks of
    accesses: int = 0  # times that somebody needed it: opened, confirmed, pinned or corrected; never for being served
    rewritten: int = 0  # times that its text was written anew out of others


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryHit:
    """A memory that answers. ``sureness`` as in ``Hit``; None where a model picked it."""

    memory: Memory
    sureness: float | None


EventKind = Literal[
    "created", "reinforced", "merged", "revived", "superseded", "disputed", "settled", "alike", "expired", "retracted",
    "corrected", "forgotten", "pinned", "unpinned", "undone", "opened", "archived", "compressed", "hidden", "released",
    "refused",
]  # fmt: skip
Outcome = Literal["kept", "merged", "refused", "quarantined"]
JobState = Literal["pending", "running", "done", "failed"]

OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
JOB_STATES: tuple[JobState, ...] = get_args(JobState)


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One line of the audit log. ``before`` and ``after`` hold only the fields that changed, as JSON has them."""

    id: str  # e_…
    scope: str
    what: EventKind
    target: str  # memory id; of "hidden", and of what takes it back, a session id; of "released" and "refused" a candidate's
    why: str  # one sentence for a person
    before: Mapping[str, object] = field(default_factory=dict)
    after: Mapping[str, object] = field(default_factory=dict)
    undoes: str | None = None  # the event that this one took back
    origin: str
    author: str
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A candidate with what became of it, and why."""

    id: str  # c_…
    scope: str
    job: str | None
    candidate: Candidate
    verdict: Outcome
    rule: str  # the filter or decision that gave the verdict
    why: str
    memory: str | None  # the one it made, joined or would have repeated
    origin: str
    author: str
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    """Work that was promised. Its id comes from what it is about: asked for twice, it is one."""

    id: str  # j_…
    scope: str
    what: str  # "reflect", or a dream
    session: str  # "" of a dream: it is about all that was said
    first_seq: int
    last_seq: int
    state: JobState
    tries: int
    due_at: datetime  # while running: when it may be taken for dead
    reason: str | None = None  # why it failed last
    answer: str | None = None  # what a model said that could not be read
    ended_at: datetime | None = None
    author: str
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """A story so far, as of one version; earlier versions stay."""

    scope: str
    story: str  # "" for what belongs to none
    version: int  # from 1
    text: str
    sources: tuple[str, ...]  # the turns it was rewritten after
    origin: str
    author: str
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Anchor:
    """A fact held above the summary. It leaves only with a reason."""

    id: str  # an_…
    scope: str
    story: str
    text: str
    sources: tuple[str, ...]  # turns or memories
    retired_at: datetime | None = None
    retired_because: str | None = None
    origin: str
    author: str
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What a character thinks of a subject, with the sentence that justifies it."""

    id: str  # po_…
    scope: str
    character: str
    subject: str
    text: str
    justification: str
    sources: tuple[str, ...]
    anchored_at: datetime  # only a fresh justification moves it
    status: Literal["active", "superseded", "state"] = "active"  # "state": one move of a named number, and where it led
    origin: str
    author: str
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Served:
    """How often a memory came up. ``candidate``: turns of the scope since it is active, the times that it could have."""

    candidate: int
    served: int
    semantic: int  # of those, the times that a message brought it back: all others sorted it


QueueKind = Literal["conversation", "context"]  # what a short-term queue holds: turns, or what tools gave
BulletHow = Literal["summary", "excerpt", "said", "constraints", "stored"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bullet:
    """One line of a short-term view, and the hashes of the chunks it stands for, one or several.

    ``how``: written by a summariser; the first words of an item that none cited; the person's own words, whole; of those the
    sentences that bind; or only how many such messages are stored (the text is then empty).
    """

    text: str
    hashes: tuple[str, ...]
    first: int  # seq of the earliest item it stands for
    how: BulletHow
    tokens: int  # of its line
    origin: str  # of all that it stands for, joined by "+"

    @property
    def is_protected(self) -> bool:
        """Whether it is the person's own words, or says where they are: no summariser ever sees it."""
        return self.how in {"said", "constraints", "stored"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Chunk:
    """A raw item of a short-term queue, stored under its hash."""

    hash: str
    scope: str
    session: str
    kind: QueueKind
    seq: int  # its place in the session and kind, from 1
    text: str  # "" of a conversation: it is the turn at this place
    origin: str
    author: str  # principal id
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Mirror:
    """What resumes a short-term queue: its bullets, and the place up to which they stand for its items."""

    scope: str
    session: str
    kind: QueueKind
    generation: int
    flushed_to: int  # seq
    failures: int  # of the summariser, since the last compaction
    trouble: str  # why it failed last, "" when it did not
    bullets: tuple[Bullet, ...]
    author: str
    audience: Audience
    created_at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """A memory that exists and never came up by itself, with how often it could have."""

    memory: Memory
    served: Served


@dataclass(frozen=True, slots=True, kw_only=True)
class ShelfCalibration:
    """Where silence begins on one shelf of a scope, with one model; sureness is a log-odds, higher is surer."""

    shelf: str  # "turns", "memories", "notes"
    model: str  # stamp; "" for words alone
    rows: int  # of the shelf now
    state: Literal["fresh", "stale", "missing"]  # a stale one is not used: a strict default holds
    made_at: datetime | None = None  # aware UTC
    made_for: int = 0  # rows that the shelf had then
    bar: float | None = None  # of hits with vectors; None where it was made without any
    bar_by_words: float | None = None  # of hits without
    nulls: Mapping[str, tuple[float, ...]] = field(default_factory=dict)  # kind of question without an answer -> sureness of
    # its best hit before the bar is taken off, ascending; by meaning where there is a ``bar``, else by words


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """What one turn's context was made of."""

    id: str  # tr_…
    scope: str
    session: str
    seq: int  # of the last turn of the session when it was made
    seats: tuple[Mapping[str, object], ...]  # id, text, pass, reason, score of each
    left_out: Mapping[str, int]  # reason -> memories without a seat
    missing: tuple[str, ...]
    took_ms: float
    author: str
    audience: Audience
    created_at: datetime


PurgedBy = Literal["everything", "session", "memory", "candidate", "turns"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PurgeReceipt:
    """What a purge destroyed, or (``dry_run``) would destroy: counts and hashes, no word of it."""

    id: str  # r_…
    scope: str
    by: PurgedBy
    dry_run: bool
    counts: Mapping[str, int]  # what went, by where it stood: "turns", "memories", "events", "index rows", "lines of notes"…
    digest: str  # hexadecimal, of the keyed hashes of what went; "" where none was kept
    clean: bool  # the files hold nothing of it any more; False: ``left`` says what is to be done
    left: tuple[str, ...] = ()  # sentences
    out_of_reach: tuple[str, ...] = ()  # where copies may be that no program of ours can find
    created_at: datetime

    @property
    def total(self) -> int:
        """Everything that went."""
        return sum(self.counts.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class BundleReport:
    """What an export wrote, or what its import added."""

    folder: str
    counts: Mapping[str, int]  # rows, by table
    kept: tuple[str, ...] = ()  # sentences about what stands here with another text, and stayed
