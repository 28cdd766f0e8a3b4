"""What the engine asks of the world outside. Each docstring is the contract; ``tests/contract`` runs it on every adapter."""

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import date, datetime
from typing import BinaryIO, Protocol

import numpy as np
import numpy.typing as npt

from souvenance.core.bundle import Manifest, Part
from souvenance.core.columns import Columns
from souvenance.core.dialogue import Message
from souvenance.core.prompting import Prompt
from souvenance.core.purging import Row
from souvenance.core.queue import Proposed
from souvenance.core.units import IndexRow
from souvenance.types import (
    Anchor,
    Audience,
    Chunk,
    Event,
    EventKind,
    Job,
    JobState,
    Judged,
    Memory,
    Mirror,
    Outcome,
    Place,
    Position,
    Principal,
    QueueKind,
    Receipt,
    Right,
    Served,
    Session,
    Summary,
    Token,
    Trace,
    Turn,
)

Vectors = npt.NDArray[np.float32]
Clock = Callable[[], datetime]  # aware UTC
Randomness = Callable[[int], bytes]
DetectLanguage = Callable[[str], str]  # text -> ISO 639-1, one of those it was set up with
CountTokens = Callable[[str], int]


class Embedder(Protocol):
    """Texts to vectors. A change of ``stamp`` means another space: vectors of two stamps are never compared."""

    @property
    def stamp(self) -> str:
        """Name, version and whatever else moves the vectors."""

    @property
    def dim(self) -> int:
        """Of the vectors, measured on a real answer. Raises ModelError."""

    def passages(self, texts: Sequence[str]) -> Vectors:
        """(n,) texts -> (n, dim) rows of unit length, same order; n = 0 gives (0, dim).

        Raises TextRefused when one of the texts is the trouble, else ModelError.
        """

    def query(self, text: str) -> Vectors:
        """One question -> (dim,), with whatever prefix this model wants for questions. Raises ModelError."""

    def count_tokens(self, text: str) -> int:
        """Length of a text in tokens of this model, special ones left out; an estimate where the model cannot tell."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What a chat model said, as it said it: nothing has been read into it yet."""

    text: str
    input_tokens: int  # as the server counts them, else an estimate
    output_tokens: int
    model: str  # that answered, by its own account


class ChatModel(Protocol):
    """A prompt to an answer. Slow, costly, and never called inside a transaction."""

    @property
    def name(self) -> str:
        """Provider and model, for records and errors; no secret in it."""

    def complete(self, prompt: Prompt, *, max_tokens: int) -> Reply:
        """One answer of at most ``max_tokens``; one that is cut there is given as far as it goes.

        A bounded number of tries is made where the server is busy or fails. Raises ModelBusy, TextRefused (this prompt,
        now or later), ModelMissing, else ModelError. An empty text is an answer; no answer is an error.
        """

    def stream(self, messages: Sequence[Message], *, max_tokens: int) -> Generator[str, None, None]:
        """One answer of at most ``max_tokens``, piece by piece as it comes; thoughts that come apart from it are left out.

        Nothing is sent before the first piece is asked for. Close it to end the call early.

        Args:
            messages: as ``core.dialogue.dialogue`` makes them.
            max_tokens: an answer that is cut there is given as far as it goes.

        While iterated it raises what ``complete`` raises, also in the middle: the pieces given until then were said.
        """


class Summariser(Protocol):
    """Bullets for what leaves a short-term queue. Slow where it asks a model, and never called inside a transaction."""

    @property
    def name(self) -> str:
        """For records and errors."""

    def summarise(self, principal: Principal, lines: Sequence[str]) -> Sequence[Proposed]:
        """Items -> a few bullets, each with the numbers (from 1) of what it stands for. Nothing of it is believed.

        Raises ModelError, StoreError. It may be late: who asks waits no longer than it wants to.
        """


class LedgerWrite(Protocol):
    """The verbs of one write transaction on one scope. All or nothing; the scope's revision goes up by one."""

    revision: int  # what the scope's revision will be after the commit

    def add_principal(self, principal: Principal, at: datetime) -> None:
        """A principal and its private scope, once; the same again changes nothing."""

    def add_shared(self, place: Place, tz: str, by: str, at: datetime) -> None:
        """This scope as a half of a shared place, once; the same again changes nothing. Begins the scope, as ``add_principal``.

        Args:
            place: its name and its class; rights mean nothing here.
            tz: IANA name.
            by: principal id, or "system".
        """

    def put_rights(self, principal: str, rights: Collection[Right], by: str, at: datetime) -> None:
        """The rights of a principal (its id) in this scope, in the place of those it had; none takes them away."""

    def put_audience(self, principal: str, audience: Audience) -> None:
        """Another audience class for a principal (its id) whose private scope this is; its scope keeps the class it has."""

    def put_guarded(self, at: datetime | None) -> None:
        """Since when what is proposed in this scope waits for a guardian; None: it does not.

        A scope of which that is so already keeps its time.
        """

    def add_token(self, token: Token, digest: bytes) -> None:
        """Keep a new token of the principal whose private scope this is, under the hash of its key.

        Raises Conflict where its id or this hash stands already.
        """

    def revoke_token(self, token: str, at: datetime) -> None:
        """A token of this scope, by its id, opens nothing any more; one that was revoked before stays so since then."""

    def session(self, session: str) -> Session | None:
        """A session's header as this transaction sees it."""

    def content_hashes(self, ids: Sequence[str]) -> Mapping[str, bytes]:
        """Of the turns among these ids that stand already."""

    def put_session(self, session: Session, principal: Principal, at: datetime) -> None:
        """Write a session's header, new or changed now (``at``). Its story, once written, stays."""

    def append(self, turns: Sequence[Turn]) -> int:
        """Add turns; the position of the first. Raises Conflict, and writes nothing, when an id or a place is taken."""

    def receipt(self, key: str) -> Receipt | None:
        """The receipt of an earlier write with the same idempotency key."""

    def keep_receipt(self, receipt: Receipt, key: str | None, principal: Principal, at: datetime) -> None:
        """Keep a receipt, under its idempotency key if it has one."""

    def memory(self, memory_id: str) -> Memory | None:
        """A memory as this transaction sees it."""

    def put_memory(self, memory: Memory, active_key: bytes | None) -> None:
        """Write a memory, new or changed.

        Args:
            active_key: unique among the memories of the scope that have one; None for one that is not active.

        Raises Conflict, and writes nothing, when another memory has this key.
        """

    def put_memories(self, memories: Sequence[tuple[Memory, bytes | None]]) -> None:
        """Write many memories at once, each with its active key; all of them, or none. Raises Conflict as ``put_memory``."""

    def put_memory_keys(self, keys: Mapping[str, bytes]) -> None:
        """Keep what memories are found by (``core/keys.py``), by id, in the place of what was; unknown ids are left out."""

    def add_event(self, event: Event) -> None:
        """Append to the audit log."""

    def add_events(self, events: Sequence[Event]) -> None:
        """Append many in order, all of them or none. Raises Conflict when an id stands already."""

    def put_checkpoint(self, what: str, value: Mapping[str, object], principal: Principal, at: datetime) -> None:
        """Keep how far some regular work has come, in the place of what was kept before. ``value`` as JSON has it."""

    def add_judged(self, judged: Judged) -> None:
        """Keep a candidate with its verdict; the same id again changes nothing."""

    def judged(self, candidate_id: str) -> Judged | None:
        """A candidate as this transaction sees it."""

    def put_judged(self, judged: Judged) -> None:
        """Write what has become of a candidate since: verdict, rule, reason and memory. Its words and its beginning stay."""

    def job(self, job_id: str) -> Job | None:
        """A job as this transaction sees it."""

    def put_job(self, job: Job) -> None:
        """Write a job, new or changed."""

    def put_summary(self, summary: Summary) -> None:
        """Append a version. Raises Conflict when it stands already."""

    def put_anchor(self, anchor: Anchor) -> None:
        """Write an anchor, new or retired now."""

    def put_position(self, position: Position) -> None:
        """Write a position, new or changed."""

    def mirror(self, session: str, kind: QueueKind) -> Mirror | None:
        """What resumes a short-term queue, as this transaction sees it."""

    def put_mirror(self, mirror: Mirror) -> None:
        """Write a mirror, new or changed, its bullets in place of those before."""

    def put_chunks(self, chunks: Sequence[Chunk]) -> None:
        """Store raw items; one that stands already under its hash stays as it is."""

    def drop_chunks(self, session: str) -> int:
        """Take away what is stored of a session's conversation; how many. They are its turns, which stand.

        Tool output is never touched: it stands nowhere else.
        """

    def add_tokens(self, day: str, model: str, tokens: int, principal: Principal, at: datetime) -> None:
        """Count tokens that a model took for this scope on a day (YYYY-MM-DD, UTC)."""

    def purged(self, digests: Sequence[bytes]) -> Mapping[bytes, datetime]:
        """Those of some keyed hashes whose texts were purged, and when."""


class Trust(Protocol):
    """Who may read what: the only source of it."""

    def principal(self, name: str) -> Principal | None:
        """By exact name (NFC)."""

    def principal_by_id(self, principal: str) -> Principal | None:
        """By id."""

    def principal_of(self, scope: str) -> Principal | None:
        """Whose private scope it is. A shared scope has one that stands for nobody: "system", with the name of the place."""

    def principals(self) -> Sequence[Principal]:
        """Every principal, by name."""

    def places(self, principal: str) -> Sequence[Place]:
        """Where a principal (its id) has rights.

        Its private scope, then shared ones by name, for adults before for all, then private ones of others that it guards. A
        private scope that is not guarded is nobody else's, whatever was granted.
        """

    def shared(self) -> Sequence[Place]:
        """Every shared scope, in the same order; without rights."""

    def is_guarded(self, scope: str) -> bool:
        """Whether what is proposed in a scope waits for a guardian; False of a scope that is not there."""

    def members(self, scope: str) -> Mapping[str, frozenset[Right]]:
        """The principals (ids) to whom rights were granted in a scope, and which."""

    def token(self, digest: bytes) -> tuple[Token, bytes] | None:
        """The token whose key has this hash, with the hash as it is kept."""

    def tokens(self, principal: str | None = None) -> Sequence[Token]:
        """The tokens of a principal (its id), or all; the oldest first, those that open nothing any more too."""


class Ledger(Trust, Protocol):
    """The truth. Reads see the last commit, of any process; a scope that does not exist reads as empty."""

    id: str  # of this store, made once

    def write(self, scope: str) -> AbstractContextManager[LedgerWrite]:
        """One transaction, committed when the block ends, rolled back when it raises.

        A scope begins with ``add_principal``: before that, the other verbs raise Conflict. A naive time, or half a character
        (a lone surrogate) in a text, raises InputError. Once the block has ended, every verb raises StoreError.

        Raises StoreBusy after 30 s of waiting, StoreFull, StoreUnwritable, StoreCorrupt.
        """

    def scopes(self) -> Mapping[str, int]:
        """Every scope and its revision."""

    def extent(self, scope: str) -> tuple[int, int]:
        """(revision, position of the last turn) of a scope in one read; (0, 0) where there is none."""

    def revision(self, scope: str) -> int:
        """Number of write transactions of a scope; 0 where there were none."""

    def generation(self, scope: str) -> int:
        """How often rows of a scope were destroyed or restored, which no revision tells: what is kept in memory begins anew."""

    def turns(self, scope: str, ids: Sequence[str]) -> Mapping[str, Turn]:
        """Those of the ids that name a turn of this scope."""

    def turns_of(self, scope: str, session: str, first_seq: int = 1, last_seq: int | None = None) -> Sequence[Turn]:
        """Turns of one session in order, both ends included."""

    def speakers(self, scope: str, session: str) -> frozenset[str]:
        """Who spoke in a session."""

    def turns_after(self, scope: str, position: int, limit: int) -> Sequence[tuple[int, Turn]]:
        """The next turns of a scope in order of writing, each with its position (1, 2, …), which never changes."""

    def recent_turns(
        self, scope: str, limit: int, *, before: str | None = None, until: datetime | None = None
    ) -> Sequence[Turn]:
        """The turns written last, oldest of them first; none of a session that is forgotten.

        Args:
            before: only those written before this turn of the scope, by its whole id; none where it is not there.
            until: only those written at this moment or before it.
        """

    def ids_like(self, scope: str, prefix: str, limit: int, *, kind: str = "") -> Sequence[str]:
        """Ids that begin with a prefix, sorted; an exact one comes first.

        Args:
            kind: "s" sessions, "m" memories, "e" events, "c" candidates, "j" jobs; "" everything that can be shown: sessions,
                turns and memories.
        """

    def session(self, scope: str, session: str) -> Session | None:
        """One header, of one that is forgotten too."""

    def headers(self, scope: str, sessions: Collection[str]) -> Mapping[str, Session]:
        """Id -> header, of those of these sessions that the scope has, forgotten ones too."""

    def sessions(self, scope: str, limit: int | None = None, *, forgotten: bool = False) -> Sequence[Session]:
        """Session headers, the latest first; those that are forgotten only where they are asked for."""

    def forgotten_sessions(self, scope: str) -> frozenset[str]:
        """Ids of the sessions that a person hides: nothing of them is to be found."""

    def count_turns(self, scope: str) -> int:
        """Turns of a scope."""

    def content_digest(self, scope: str) -> int:
        """Sum of the first 8 bytes of every content hash, modulo 2**64: equal stores have equal digests, whatever the order."""

    def memories(self, scope: str, ids: Sequence[str]) -> Mapping[str, Memory]:
        """Those of the ids that name a memory of this scope."""

    def memories_since(self, scope: str, revision: int) -> Sequence[Memory]:
        """Memories written after a revision of the scope, of any status, in order of their ids."""

    def memory_keys(self, scope: str) -> Mapping[str, bytes]:
        """What was kept with ``put_memory_keys``, by memory; nothing for one whose text or language was written anew since."""

    def events(
        self, scope: str, *, target: str | None = None, what: EventKind | None = None, limit: int | None = None
    ) -> Sequence[Event]:
        """Lines of the audit log, the one written last first; of one memory, of one kind, or all."""

    def event(self, scope: str, event_id: str) -> Event | None:
        """One line of the audit log."""

    def candidates(
        self, scope: str, *, verdict: Outcome | None = None, memory: str | None = None, limit: int | None = None
    ) -> Sequence[Judged]:
        """Judged candidates, the latest first; of one verdict, or about one memory."""

    def judged(self, scope: str, candidate_id: str) -> Judged | None:
        """One candidate with its verdict."""

    def jobs(self, scope: str, states: Sequence[JobState], limit: int | None = None) -> Sequence[Job]:
        """Jobs of a scope in some of the states, the oldest first."""

    def due_jobs(
        self, now: datetime, limit: int, *, scope: str | None = None, session: str | None = None, at_once: bool = False
    ) -> Sequence[Job]:
        """Jobs to be done by now, oldest first: pending, due again after a failure, or running for too long.

        Of any scope, or of one; of its sessions, or of one. Those of a session that is forgotten wait until it is not.
        ``at_once``: also those that only wait for the rest of their exchange: pending, never begun, and without a reason.
        """

    def job_counts(self, scope: str) -> Mapping[JobState, int]:
        """Jobs of a scope by state; states without any are left out."""

    def summary(self, scope: str, story: str) -> Summary | None:
        """The latest version of a story's summary."""

    def anchors(self, scope: str, *, retired: bool = False) -> Sequence[Anchor]:
        """Anchors that hold, or also those that were retired; the oldest first."""

    def positions(self, scope: str, *, superseded: bool = False) -> Sequence[Position]:
        """Positions that hold, or also those that were given up; the oldest first. No states."""

    def states(self, scope: str, character: str) -> Mapping[str, float]:
        """Where the named numbers of a character stand: name -> value, by the last move of each."""

    def mirror(self, scope: str, session: str, kind: QueueKind) -> Mirror | None:
        """What resumes a short-term queue; None where nothing was flushed yet: its items are all there is."""

    def mirror_mark(self, scope: str, session: str, kind: QueueKind) -> tuple[int, int]:
        """(generation, failures) of a mirror, without its bullets; (0, 0) where there is none."""

    def chunks(self, scope: str, kind: QueueKind, session: str | None = None) -> Sequence[Chunk]:
        """The raw items stored of one session in order of their places, or of all sessions, one session after the other."""

    def count_chunks(self, scope: str, kind: QueueKind) -> int:
        """How many raw items are stored of a scope."""

    def verdict_counts(self, scope: str) -> Mapping[tuple[Outcome, str], int]:
        """How many candidates each (verdict, rule) was given to."""

    def tokens_used(self, scope: str, day: str) -> int:
        """Tokens that models took for a scope on a day, all models together."""

    def keep_trace(self, trace: Trace, most: int, *, served: Sequence[str] = (), semantic: Sequence[str] = ()) -> None:
        """Keep a trace and the ``most`` latest of its scope, and count who was served. No revision; may be lost in a power cut.

        Args:
            served: ids of memories that the context gave.
            semantic: of these, those that the message brought back.

        Raises StoreBusy when another writer is at work for seconds.
        """

    def checkpoint(self, scope: str, what: str) -> Mapping[str, object] | None:
        """What ``put_checkpoint`` kept last; None where nothing was."""

    def take_lease(self, what: str, holder: str, now: datetime, until: datetime) -> bool:
        """Take a lease on some work of the whole store, or keep it; False where another holder has it and it has not ended.

        One holder at a time has it, of all processes. It ends by itself; no revision. Raises StoreBusy.
        """

    def give_back_lease(self, what: str, holder: str) -> None:
        """End a lease before its time; one that another holds by now stays as it is."""

    def served(self, scope: str) -> Mapping[str, Served]:
        """How often each active memory could have been served, was, and was for the message's sake."""

    def traces(
        self,
        scope: str,
        *,
        session: str | None = None,
        author: str | None = None,
        at: datetime | None = None,
        limit: int = 50,
    ) -> Sequence[Trace]:
        """Traces, the latest first; of one session, of one author (its id) and of one moment, or of all."""

    def reachable(self) -> None:
        """Raises StoreError where it cannot be read from where it lies, whatever of it is still in memory. Quick."""

    def check(self) -> Sequence[str]:
        """What the database says is wrong with itself; empty when sound. Reads everything."""

    def close(self) -> None:
        """Give back connections. Safe to call twice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnKey:
    """What a purge chooses turns by."""

    id: str
    session: str
    seq: int
    speaker: str
    at: datetime | None


class Purging(LedgerWrite, Protocol):
    """A write transaction that may destroy: the only one that turns let happen. All or nothing, as any other."""

    def turn_keys(self) -> Iterator[TurnKey]:
        """Of every turn of the scope, in order of writing."""

    def texts(self) -> Iterator[Sequence[str]]:
        """What turns and memories of the scope say, and who, in batches; what was destroyed so far is not in it."""

    def rows(self, table: str) -> Iterator[Row]:
        """The scope's rows of a table, as ``Tables.snapshot`` gives them."""

    def drop(self, table: str, rows: Sequence[Row]) -> int:
        """Destroy rows, named by the columns of their key; how many there were."""

    def drop_ids(self, table: str, ids: Sequence[str]) -> int:
        """The same by id."""

    def change(self, table: str, row: Row, values: Row) -> None:
        """Other values of some columns."""

    def drop_scope(self) -> Mapping[str, int]:
        """Destroy every row of the scope but who may do what there; how many there were, by table."""

    def drop_principal(self) -> Mapping[str, int]:
        """Destroy whose private scope it is, its rights everywhere, its tokens, and the scope; how many, by table."""

    def keep_digests(self, digests: Mapping[bytes, str], principal: Principal, at: datetime) -> None:
        """Keep keyed hashes of what was destroyed, each with what it was ("memory", "turn")."""

    def purge_done(self, turns: Mapping[str, int], principal: Principal, at: datetime) -> None:
        """Count the turns that went, by session; raise the generation; leave a mark that the files are still to be cleaned."""


class Tables(Protocol):
    """The ledger as tables, for what concerns every row of a scope: purge, export, restore."""

    @property
    def names(self) -> Sequence[str]:
        """Every table that has a scope, those that others refer to first."""

    def snapshot(self) -> AbstractContextManager[Callable[[str, str], Iterator[Row]]]:
        """(scope, table) -> the scope's rows of a table, all of one moment, as long as the block lasts.

        In order of their keys (turns in order of writing), as JSON has them: bytes in hexadecimal, times in ISO 8601. Read as
        it goes, in constant memory.
        """

    def purging(self, scope: str) -> AbstractContextManager[Purging]:
        """One transaction that may destroy. Same errors as ``Ledger.write``."""

    def restore(self, scope: str, table: str, rows: Sequence[Row], *, place: bool) -> int:
        """Add rows that are not there yet, in one transaction; how many were added.

        Args:
            scope: which has begun.
            table: one of ``names``.
            rows: as ``snapshot`` gives them; their scope is that of the call.
            place: turns and what follows the revision get places after those that stand; else they keep their own.

        Raises Conflict, and adds nothing, where a turn stands with another content.
        """

    def restored(self, scope: str, revision: int, at: datetime) -> None:
        """What a restore leaves to be set: counts, a revision at least as high, another generation."""

    def unfinished(self) -> Sequence[str]:
        """Scopes of which rows were purged while the files were not cleaned of them yet."""

    def finished(self, scope: str) -> None:
        """The files are clean of what was purged from a scope."""

    def compact(self) -> bool:
        """Write the file anew without what was deleted, and empty its journal. False where others kept it from that."""

    def exports(self, scope: str) -> Sequence[str]:
        """The folders into which a scope was exported."""

    def keep_export(self, scope: str, folder: str, at: datetime) -> None:
        """Remember one more."""


class Packed(Protocol):
    """An export that is being written into one file."""

    def write(self, name: str, lines: Iterable[str]) -> Part:
        """Put a file of the export there. Raises StoreFull, StoreUnwritable."""

    def end(self, manifest: Manifest) -> None:
        """Put the manifest there, last."""


class Unpacked(Protocol):
    """An export that is read."""

    def manifest(self) -> Manifest:
        """What it says of itself. Raises InputError where there is none, or it cannot be read."""

    def lines(self, name: str) -> Iterator[str]:
        """The lines of a file, their ends with them; bytes that are no UTF-8 stand as lone surrogates. Raises InputError."""

    def check(self, name: str, part: Part) -> None:
        """Raises InputError where a file is not what was written."""


class Bundles(Protocol):
    """Exports as folders of files, or as zips: a place whose name ends in ".zip" is one."""

    def archive(self, file: BinaryIO) -> AbstractContextManager[Packed]:
        """An export as a zip in an open, empty file; it is whole when the block ends. Raises StoreFull, StoreUnwritable."""

    def packing(self, place: str) -> AbstractContextManager[Packed]:
        """The same into a zip of this name, which was begun: there when the block ends, whole or as it was before.

        Raises StoreFull, StoreUnwritable.
        """

    def opened(self, place: str) -> AbstractContextManager[Unpacked]:
        """What stands there, to be read; nothing is unpacked on the disk. Raises InputError for a zip that is no export."""

    def place(self, folder: str) -> str:
        """The folder, or the zip, by its whole name."""

    def owner(self, folder: str) -> str:
        """The scope of the export that stands there, whole or begun; "" where none does."""

    def begin(self, folder: str, scope: str) -> None:
        """Make a place ready for an export of a scope. Raises InputError where other things are there, StoreUnwritable."""

    def write(self, folder: str, name: str, lines: Iterable[str]) -> Part:
        """Put a file there, whole or not at all. Raises StoreFull, StoreUnwritable."""

    def end(self, folder: str, manifest: Manifest) -> None:
        """Put the manifest there, which makes an export of it; files that it does not name go."""

    def destroy(self, folder: str) -> int:
        """Delete the files of an export; how many there were. What else is in the folder stays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of notes as it stood when it was read."""

    text: str  # "" where there is no page; bytes that are no UTF-8 stand as lone surrogates ("surrogateescape")
    fingerprint: str  # of its bytes; "" where there is no page
    changed_at: datetime | None  # aware UTC; None where there is no page


NO_PAGE = Page(text="", fingerprint="", changed_at=None)


class Notes(Protocol):
    """The standing notes and the journal of each scope: pages that a person reads and edits past this program.

    A page is named by its scope and its day; the standing notes have none. Reads see the last change, whoever made it.
    """

    def read(self, scope: str, day: date | None = None) -> Page:
        """A page; ``NO_PAGE`` where there is none. Raises NotesUnreadable, saying what is wrong with it; StoreError."""

    def journals(self, scope: str) -> Sequence[date]:
        """The days that have a page, the earliest first. Raises NotesUnreadable."""

    def is_gone(self, scope: str) -> bool:
        """Whether the scope had pages, and the very place where they were is not there: a drive that is not mounted, say.

        It means nothing about them: who keeps something derived from the pages keeps it.
        """

    def write(self, scope: str, text: str, *, over: str, day: date | None = None) -> Page:
        """Put a page in place of another, whole or not at all; the one before it is archived.

        Args:
            over: the fingerprint of the page that was read; the same text again changes nothing.

        Raises Conflict, and writes nothing, where the page is another one by now, or would be emptied; StoreMissing where
        the place ``is_gone``; InputError for a text over 1 MB; StoreBusy, StoreFull, StoreUnwritable.
        """

    def withdraw(self, scope: str, *, over: str, day: date | None = None) -> None:
        """Take a page away, archived first. Raises as ``write`` does, Conflict too where the page is another one by now.

        Args:
            over: the fingerprint of the page that was read.
        """

    def archived(self, scope: str) -> Sequence[str]:
        """Names of the earlier versions, the earliest first; each holds the first 8 signs of its page's fingerprint."""

    def earlier(self, scope: str, name: str) -> str:
        """The text of an earlier version. Raises NotFound, NotesUnreadable."""

    def keep_earlier(self, scope: str, name: str, text: str) -> bool:
        """Put an earlier version back, as an export has it; False where one of this name stands. Raises as ``write`` does."""

    def rewrite(self, scope: str, clean: Callable[[str], tuple[str, int]], *, dry_run: bool = False) -> int:
        """Put every page and every earlier version through ``clean``, past the archive; how many lines went.

        Args:
            clean: a text -> what stays of it, and how many lines do not.
            dry_run: only count.

        What nothing stays of is deleted. Raises NotesUnreadable, and StoreMissing where the place ``is_gone``.
        """

    def destroy(self, scope: str, *, dry_run: bool = False) -> int:
        """Delete every page and version of a scope, and that it had any; how many files there were."""

    def place(self, scope: str, day: date | None = None) -> str:
        """Where a person finds the page, whether it is there or not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A row without a vector of the wanted model."""

    scope: str
    ref: str
    fingerprint: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Embedded:
    """The vectors of one row."""

    ref: str
    fingerprint: bytes
    vectors: Vectors  # (windows, dim); no windows for a text that the model does not take: found by its words only
    cut: bool = False  # the text went on beyond the last window, or has none


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexCounts:
    """What the index holds of one scope."""

    rows: int
    embedded: int  # rows with vectors of the model asked about
    other_models: int  # rows whose vectors are of another model
    cut: int  # rows whose text goes on beyond the last window: the rest is found by its words only
    digest: int  # like Ledger.content_digest, over the fingerprints of active and inactive rows
    position: int  # how far it has followed the ledger
    revision: int


class Index(Protocol):
    """Text and vectors of units, derived from the ledger and disposable. Raises StoreBusy, StoreFull, StoreError."""

    def place(self, scope: str) -> tuple[int, int, str]:
        """(ledger position, ledger revision) up to which a scope is indexed, and the mark of the put that got there.

        (0, 0, "") at first.
        """

    def put(
        self, scope: str, rows: Sequence[IndexRow], position: int, revision: int, *, after: int | None = None, mark: str = ""
    ) -> bool:
        """Add or replace rows by ref, in one transaction, and remember how far the ledger was followed.

        Args:
            after: the position that these rows continue. Where the index is not that far (it was made anew meanwhile),
                nothing is written and the answer is False: a hole would never be noticed.
            mark: names the turn at ``position`` in a way that another copy of the ledger does not.
        """

    def deactivate(self, scope: str, refs: Sequence[str]) -> int:
        """Take rows out of every search and keep them; how many there were."""

    def remove(self, scope: str, refs: Sequence[str]) -> int:
        """Delete rows and their vectors; how many there were."""

    def clear(self, scope: str) -> None:
        """Delete everything of one scope, its position too."""

    def erase(self, scope: str, refs: Sequence[str], *, position: int, mark: str) -> int:
        """Delete rows with everything that was kept for them, names of sessions too; how many rows there were.

        Args:
            position: the scope is followed up to there from now on, at most as far as before.
            mark: of what stands at that position.
        """

    def compact(self) -> bool:
        """Write the file anew without what was deleted, and empty its journal. False where others kept it from that."""

    def pending(self, stamp: str, limit: int) -> Sequence[Pending]:
        """Active rows that have no vector of this model: a few of every scope first, so that no import holds others back."""

    def put_vectors(self, scope: str, stamp: str, items: Sequence[Embedded]) -> int:
        """Store vectors of one model; rows gone or changed since are passed over. How many rows were stored.

        Raises Conflict when the dimension differs from what this stamp had before.
        """

    def columns(self, scope: str, stamp: str | None) -> Columns:
        """The active rows of a scope as arrays, as of the last commit of any process; vectors only of this stamp."""

    def refs(self, scope: str, numbers: Sequence[int]) -> Sequence[str]:
        """The ledger ids of rows named by their numbers (``Columns.numbers``), same order; "" for a row gone since."""

    def vectors(self, scope: str, stamp: str, numbers: Sequence[int]) -> tuple[npt.NDArray[np.int64], Vectors]:
        """Exact vectors of some rows: (w,) the row number of each window, ascending, and (w, dim) float32."""

    def put_calibration(self, scope: str, stamp: str, made_at: str, packed: bytes) -> None:
        """Keep what silence was calibrated to for a scope and a model ("" for words alone), in the place of an earlier one."""

    def calibrated_at(self, scope: str, stamp: str) -> str:
        """When, as it was put; "" where it was not."""

    def calibration(self, scope: str, stamp: str) -> bytes:
        """What was put; b"" where nothing was."""

    def keep_null_vectors(self, stamp: str, vectors: Mapping[str, Vectors]) -> None:
        """Keep the vectors of questions that calibrate silence, by their text, for every scope."""

    def null_vectors(self, stamp: str, texts: Sequence[str]) -> Mapping[str, Vectors]:
        """Those of the texts whose vectors were kept."""

    def making(self) -> str:
        """Names the index that stands: another one after any ``reset``, of any process. Row numbers live as long as it."""

    def check(self) -> Sequence[str]:
        """What is wrong with the index by its own checks; empty when sound. Reads everything, past what is in memory."""

    def reset(self) -> None:
        """Throw the whole index away and begin an empty one: what to do when it is damaged."""

    def claim(self) -> AbstractContextManager[bool]:
        """Whether this process may embed now: one at a time does, of all that share the index. A crash gives it back."""

    def counts(self, scope: str, stamp: str | None) -> IndexCounts:
        """What stands there."""

    def close(self) -> None:
        """Give back connections. Safe to call twice."""
