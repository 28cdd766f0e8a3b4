"""The two objects that a program holds: the open store, and one principal's view of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from heapq import merge
from inspect import getfullargspec
from itertools import chain, islice
from types import TracebackType
from typing import TYPE_CHECKING, Any, Never, Self, TypeVar

from souvenance.core.access import Access, Narrowed
from souvenance.core.choosing import Chosen
from souvenance.core.forgotten import by_neglect
from souvenance.core.intake import storable
from souvenance.core.queue import View, current_view
from souvenance.core.ranges import asked_range, last_moment
from souvenance.core.seats import Policy
from souvenance.core.toolloop import CUT_AT, KEEP_VERBATIM, Loop
from souvenance.engine import bars
from souvenance.engine.across import recall_across
from souvenance.engine.context import DEADLINE_S, TRACES_KEPT, ContextPack, context, why_not
from souvenance.engine.hidden import history, is_of_session, must_be_shown, sentence, shown_candidates, shown_traces, unhidden
from souvenance.engine.importing import import_turns
from souvenance.engine.indexing import Indexer, put_turns
from souvenance.engine.jobs import plan
from souvenance.engine.observe import observe
from souvenance.engine.queues import follow, observed
from souvenance.engine.recall import SAID_AND_NOTED, Recall, When, recall, spoken
from souvenance.engine.roster import standing
from souvenance.engine.scheduler import Scheduler
from souvenance.engine.search import search, signs_of_best
from souvenance.engine.source import Source, open_source
from souvenance.engine.tools import Tools
from souvenance.engine.trusting import access_of, principal_named, principal_with_key
from souvenance.engine.worker import Worker
from souvenance.errors import Ambiguous, Forbidden, InputError, NotFound, StoreError
from souvenance.thresholds import SHIPPED, Weights
from souvenance.types import (
    JOB_STATES,
    PASSES,
    Anchor,
    Audience,
    BundleReport,
    DreamRun,
    DreamUndone,
    Event,
    Finding,
    Forgotten,
    Given,
    ImportReport,
    Indexed,
    Job,
    JobState,
    Judged,
    Kind,
    Memory,
    MemoryStatus,
    NewTurn,
    Outcome,
    PassName,
    PassRun,
    Position,
    Principal,
    PurgeReceipt,
    Ranking,
    RecallPolicy,
    Receipt,
    Right,
    Session,
    ShelfCalibration,
    Skipped,
    Status,
    Summary,
    Trace,
    Turn,
    UnitKind,
)

NOWHERE = "sc_nowhere"  # a scope that nobody has: it reads as empty
DRAINED_WITHIN_S = 2.0  # what the last contexts leave to be written, as the store is closed or its traces are read
STOPPED_WITHIN_S = 1.0  # what a pass has at hand; what waits for a model is left, and writes nothing any more
_RECALL_TAKES = tuple(name for name in getfullargspec(recall).kwonlyargs if name != "question")
Thing = TypeVar("Thing")

if TYPE_CHECKING:
    from souvenance.engine.conversation import Conversation
    from souvenance.engine.earlier import Earlier
    from souvenance.engine.forgetting import ForgottenSession
    from souvenance.engine.notes import NotesView
    from souvenance.engine.reflecting import Reflector
    from souvenance.engine.remembering import Remembered, Why
    from souvenance.engine.reviewing import UnderReview
    from souvenance.engine.sessions import SessionImport
    from souvenance.engine.toolresults import ToolRecall
    from souvenance.engine.trusting import Trust
    from souvenance.ports import Summariser

# What reads statements compiles the patterns of every language: it is loaded when it is first used, not when a store is opened.


class Souvenance:
    """An open store. Threads may share it. Use it as a context manager, or call ``close``."""

    def __init__(self, tools: Tools, *, background: bool = True) -> None:
        """Made by ``open_memory``. ``background``: embed in a thread of its own; else only ``index_now`` does."""
        self._tools = tools
        self._background = background
        self._indexer = Indexer(tools)
        self._worker = Worker(tools)
        self._scheduler = Scheduler(tools, reflector=lambda: self.reflector)
        if background:
            self._scheduler.wake()

    def as_token(self, token: str, *, present: Sequence[str] | None = None) -> "Handle":
        """The view of the principal that a token names.

        Args:
            token: as it was shown when it was made.
            present: as in ``as_principal``.

        Raises Unauthorized, in the same words, for a token that is unknown, revoked or past its end.
        """
        principal_with_key(self._tools, token)
        return Handle(self, self._tools, lambda: principal_with_key(self._tools, token), present=present)

    def as_principal(self, name: str, *, present: Sequence[str] | None = None) -> "Handle":
        """One principal's view. A name not known yet creates itself and its private scope on its first write.

        Args:
            present: as in ``Handle.present``; None: nobody else hears it.
        """
        known = principal_named(self._tools, name)
        return Handle(self, self._tools, lambda: principal_named(self._tools, known.name), present=present)

    @property
    def trust(self) -> "Trust":
        """Principals, shared scopes, rights and tokens: for whoever runs the store, not for those who ask it."""
        from souvenance.engine.trusting import Trust

        return Trust(self._tools)

    def now(self) -> datetime:
        """The time by the clock of the store, aware UTC."""
        return self._tools.clock()

    def reachable(self) -> None:
        """Raises StoreError where the ledger or the index cannot be read now."""
        self._tools.ledger.extent(NOWHERE)
        self._tools.index.making()

    def index_now(self, progress: Callable[[int], None] | None = None) -> bool:
        """Bring the index level with the ledger, vectors too, and return when it is done.

        Args:
            progress: told how many vectors came, batch by batch.

        Returns:
            False when another process is embedding already, or there is no embedder. Raises ModelError, StoreError.
        """
        return self._indexer.run_pass(progress)

    def work_now(
        self, progress: Callable[[int], None] | None = None, *, scope: str | None = None, session: str | None = None
    ) -> int:
        """Do every job that is due, and return how many were done. What fails stays, with its reason.

        Args:
            progress: told 1 after each job.
            scope: only its jobs, ``handle.principal.scope``; None for those of every scope.
            session: of that scope, only the jobs of this session; its whole id.

        Raises InputError for a session without its scope; StoreError when the ledger cannot be read or written.
        """
        if session is not None and scope is None:
            raise InputError(f"work of session {session!r}: say of which scope")
        return self._worker.run_pass(progress, scope=scope, session=session, at_once=True)

    def maintain(
        self,
        passes: Sequence[PassName] = PASSES,
        *,
        now: bool = False,
        scope: str | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Sequence[PassRun]:
        """Run the regular passes that are due; an open store with its background does so by itself.

        Args:
            passes: "expiry", "decay", "compression", "dream": only these.
            now: whether or not they are due.
            scope: only this one, ``handle.principal.scope``; None for every scope.
            progress: told how many memories were changed, batch by batch.

        Raises InputError for a pass that is none; StoreBusy where another process is at it; StoreError.
        """
        from souvenance.engine.upholding import maintain

        return maintain(self._tools, passes, forced=now, scope=scope, progress=progress, reflector=lambda: self.reflector)

    def reindex(self, progress: Callable[[int], None] | None = None) -> None:
        """Throw the index away and make the words anew; vectors follow with ``index_now``. Nothing of the ledger is touched."""
        from souvenance.engine import upkeep

        upkeep.reindex(self._tools, progress)

    def finish_purges(self) -> Sequence[str]:
        """Clean the files after purges that were stopped in the middle; sentences about what could not be cleaned."""
        from souvenance.engine import purging

        return purging.finish(self._tools)

    def indexed(self) -> Indexed:
        """How far the index has followed the ledger, all scopes together; ``Handle.status`` tells of one."""
        from souvenance.engine import upkeep

        return upkeep.indexed(self._tools)

    def doctor(self) -> Sequence[Finding]:
        """Check the ledger, and the index against the ledger. Reads everything once."""
        from souvenance.engine import upkeep

        return upkeep.doctor(self._tools)

    @property
    def reflector(self) -> "Reflector":
        """Who proposes memories: as the settings say, or what was put here."""
        return self._worker.reflector

    @reflector.setter
    def reflector(self, reflector: "Reflector") -> None:
        self._worker.reflector = reflector

    @property
    def summariser(self) -> "Summariser | None":
        """Who shortens what is older in a conversation: what was put here, else None: as the settings say."""
        return self._tools.queues.summariser

    @summariser.setter
    def summariser(self, summariser: "Summariser | None") -> None:
        self._tools.queues.summariser = summariser

    @property
    def trouble(self) -> str:
        """Why the background work last ended a pass early; "" when it did not."""
        return self._indexer.trouble or self._worker.trouble or self._scheduler.trouble

    @property
    def in_background(self) -> bool:
        """Whether a thread does what can wait; else whoever holds the store asks for it."""
        return self._background

    def woken(self) -> None:
        """Something was written: let the background work look. Returns at once."""
        if self._background:
            self._indexer.wake()
            self._worker.wake()

    def close(self) -> None:
        """Stop the background work and give back files. What was acknowledged is safe with or without it."""
        self._scheduler.stop(STOPPED_WITHIN_S)
        self._indexer.stop()
        self._worker.stop()
        self._tools.keeper.drain(DRAINED_WITHIN_S)  # the traces of the last contexts
        self._tools.index.close()
        self._tools.ledger.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class Handle:
    """What one principal may do: it reads its private scope and the shared ones it was let into, and writes to the private one.

    What it may reach is read from the ledger for every call: a right or a token that is taken away opens nothing any more.
    ``present`` and ``within`` narrow it. Ids of what it may not read name nothing, as if they were of nobody.
    """

    def __init__(
        self,
        memory: Souvenance,
        tools: Tools,
        who: Callable[[], Principal],
        *,
        present: Sequence[str] | None = None,
        within: Narrowed | None = None,
    ) -> None:
        """Made by ``Souvenance.as_principal`` and ``as_token``. ``who`` says whose it is, anew each time."""
        self._memory = memory
        self._tools = tools
        self._who = who
        self._present = tuple(present) if present is not None else None
        self._within = within

    def present(self, people: Sequence[str]) -> "Handle":
        """The same view with these people in the room: it holds only what each of them may hear.

        Args:
            people: names of principals; an unknown one, or nobody, leaves shared memory that everybody may hear. What the
                principal itself may not read is never served, whoever is there.

        What is said then is written where all of them may read it, if there is one such shared scope; else to the private one.
        """
        return Handle(self._memory, self._tools, self._who, present=people, within=self._within)

    def within(self, scope: str, *, audience: Audience | None = None) -> "Handle":
        """The same view of one shared scope alone, by its name: that is read and written, and nothing else.

        Args:
            audience: "child": only what is for everybody, and for everybody to read; None: all that the principal may read of
                it, and what is written is for those of its own class.

        Raises NotFound where there is no such scope, or it may not be read: the two look the same.
        """
        only = Narrowed(name=storable(scope), audience=audience)
        narrowed = Handle(self._memory, self._tools, self._who, present=self._present, within=only)
        narrowed.access()
        return narrowed

    @property
    def principal(self) -> Principal:
        """Who it is, with the scope that it works in. Raises Unauthorized."""
        if self._present is None and self._within is None:
            return self._who()
        access = self.access()
        return access.view(access.writes) if access.writes is not None else access.principal

    def access(self) -> Access:
        """What it may reach now. Raises Unauthorized, NotFound, StoreError."""
        return access_of(self._tools, self._who(), self._present, self._within)

    def _reads(self) -> tuple[Principal, ...]:
        """The principal as it reads each scope, the one it works in first; where it may read none, one in which nothing is."""
        access = self.access()
        return access.views or (replace(access.principal, scope=NOWHERE),)

    def _writer(self) -> Principal:
        """The principal as it writes. Raises Forbidden."""
        access = self.access()
        if access.writes is None:
            raise Forbidden("what stands in this scope may be read here, and nothing may be written")
        return access.view(access.writes)

    def _manager(self) -> Principal:
        """The principal in the scope that it works in, with the right to destroy there. Raises Forbidden."""
        access, view = self.access(), self._writer()
        own = access.writes is not None and "manage" in access.writes.rights and access.may("read", view.scope)
        if not own:
            raise Forbidden("what stands in this scope may not be destroyed, or replaced as a whole, by this principal here")
        return view

    def _allowed(self, view: Principal, right: Right, otherwise: str) -> Principal:
        """The view, with a right in its scope. Raises Forbidden."""
        access = self.access()
        if not access.may(right, view.scope):
            raise Forbidden(f"what stands in this scope {otherwise}")
        return view

    def _found(self, beginning: str, kind: str = "") -> tuple[Principal, str]:
        """Where the one thing stands whose id begins so, and its whole id. Raises NotFound, Ambiguous."""
        beginning = storable(beginning)
        if not beginning:
            raise NotFound("an empty id names nothing")
        found: dict[str, Principal] = {}
        for view in self.access().views:
            for full in self._tools.ledger.ids_like(view.scope, beginning, 5, kind=kind):
                found.setdefault(full, view)
        if not found:
            shown = "`souvenance candidates` shows" if kind == "c" else "`souvenance list` and `souvenance sessions` show"
            raise NotFound(f"nothing here has the id {beginning!r}: {shown} ids")
        if len(found) > 1 and beginning not in found:
            raise Ambiguous(f"{beginning!r} begins several ids ({', '.join(sorted(found)[:4])}…): give more of it")
        full = beginning if beginning in found else next(iter(found))
        return found[full], full

    def _changed(self, beginning: str, kind: str) -> tuple[Principal, str]:
        """The same, of what is going to be changed. Raises Forbidden too."""
        view, full = self._found(beginning, kind)
        return self._allowed(view, "write", "may be read here, and not changed"), full

    def observe(
        self,
        turns: Sequence[NewTurn | Mapping[str, object]],
        *,
        session: str,
        story: str | None = None,
        workspace: str | None = None,
        idempotency_key: str | None = None,
    ) -> Receipt:
        """Append what was said to a session: durable when it returns, found by its words at once, no model call.

        Args:
            turns: in order; ``NewTurn`` values, or mappings with the same names ({"role": "user", "text": "…"}), or with those
                of chat programs ({"role": "user", "content": "…"}).
            session: which conversation; a new name begins one.
            story: the storyline or project of a new session; it never changes.
            workspace: where the session is held (a folder, a room), for the list of sessions; another one later moves it.
            idempotency_key: the same key with the same content again writes nothing and returns the first receipt; with
                another content it raises Conflict.

        Raises InputError, Conflict, StoreError; then nothing of it was written.
        """
        given = [turn if isinstance(turn, NewTurn) else new_turn(turn) for turn in turns]
        written = observe(
            self._tools, self._writer(), given, session=session, story=story, workspace=workspace,
            idempotency_key=idempotency_key,
        )  # fmt: skip
        put_turns(self._tools, written.turns, written.first, written.revision)
        with suppress(StoreError):  # the turns are safe, and every look at the session follows them first
            observed(self._tools, written, at_once=not self._memory.in_background)
        self._memory.woken()
        return written.receipt

    def import_turns(
        self,
        items: Iterable[Given | Skipped],
        *,
        progress: Callable[[int], None] | None = None,
        reflect: bool | None = None,
    ) -> ImportReport:
        """Append turns that may have come before: the same input again adds nothing, a stop is mended by doing it again.

        ``souvenance.integrations.importers.import_file`` reads files into this.

        Args:
            items: what a reader found, in order; read as a stream.
            progress: told how many turns were read, batch by batch.
            reflect: make memories of them, in the background. None: if that asks no model, which may cost; ``reflect`` does
                it later.

        Raises StoreError; what was written before stays, and the same input adds the rest.
        """
        try:
            by_words = not self._tools.with_model
            return import_turns(self._tools, self._writer(), items, progress, reflect=by_words if reflect is None else reflect)
        finally:
            self._memory.woken()

    def recall(
        self,
        query: str,
        *,
        policy: RecallPolicy | None = None,
        limit: int | None = None,
        neighbours: int | None = None,
        max_tokens: int | None = None,
        session: str | None = None,
        story: str | None = None,
        speaker: str | None = None,
        start: When | None = None,
        end: When | None = None,
        when: str | None = None,
        weak: bool = False,
        kinds: Sequence[UnitKind] = SAID_AND_NOTED,
        weights: Weights = SHIPPED,
        **unknown: Never,
    ) -> Recall:
        """The turns that answer a question best, best first. See ``souvenance.engine.recall.recall`` for the arguments.

        ``session`` may be the unique beginning of an id. Raises NotFound, Ambiguous, InputError.
        """
        if unknown:
            raise InputError(f"recall takes no {', '.join(map(repr, unknown))}: it takes {', '.join(_RECALL_TAKES)}")
        return recall_across(
            self._tools,
            self._reads(),
            query,
            policy=policy,
            limit=limit,
            neighbours=neighbours,
            max_tokens=max_tokens,
            session=self._shown(session)[1] if session is not None else None,
            story=story,
            speaker=speaker,
            start=start,
            end=end,
            when=when,
            weak=weak,
            kinds=kinds,
            weights=weights,
        )

    def open_source(self, ref: str, *, around: int = 10) -> Source:
        """The transcript around a result; see ``souvenance.engine.source.open_source``.

        ``ref`` may be the unique beginning of an id. Raises NotFound, Ambiguous, InputError.
        """
        view, full = self._found(ref)
        counts = self.access().may("write", view.scope)
        return open_source(self._tools, view, full, around=around, counts=counts)

    def rank(self, query: str, *, limit: int, weights: Weights = SHIPPED) -> Ranking:
        """The same search without texts, for measuring it; ``weights`` sets what each kind of evidence is worth."""
        return search(self._tools, self._reads()[0].scope, query, limit=limit, weights=weights)

    def signs(self, query: str) -> Mapping[str, float]:
        """What the best hit has to show, sign by sign, for measuring silence; see ``engine.search.signs_of_best``."""
        return signs_of_best(self._tools, self._reads()[0].scope, query)

    def calibrate(self, *, again: bool = False, dry_run: bool = False) -> Sequence[ShelfCalibration]:
        """Measure where silence begins, on every shelf that has rows and needs it, or ``again`` on all of them.

        It is done by itself in the background. ``dry_run`` measures nothing, and tells what was measured last. Raises
        ModelError, StoreError.
        """
        return bars.calibrate_scope(self._tools, self._reads()[0].scope, again=again, dry_run=dry_run)

    def context(
        self,
        message: str,
        *,
        session: str,
        story: str | None = None,
        deadline_s: float = DEADLINE_S,
        policy: Policy | None = None,
    ) -> ContextPack:
        """What memory gives to a turn, before the reply; see ``souvenance.engine.context.context``."""
        return context(
            self._tools, self._who(), storable(message), session=storable(session), story=story, deadline_s=deadline_s,
            policy=policy, reads=lambda: self.access().views,
        )  # fmt: skip

    def conversation(
        self,
        session: str | None = None,
        *,
        story: str | None = None,
        workspace: str | None = None,
        deadline_s: float = DEADLINE_S,
    ) -> "Conversation":
        """A conversation with the chat model of the settings, with this memory; see ``souvenance.engine.conversation``.

        Args:
            session: which one; a new name, or none, begins one.
            story: of a new session.
            workspace: where all of them are held; None leaves it as it is.
            deadline_s: for what memory gives, before each reply.

        Raises SettingsError and ModelMissing where there is no such model, InputError, Conflict for a session of another story.
        """
        from souvenance.engine.conversation import Conversation

        return Conversation(self, self._tools, session, story, deadline_s, workspace)

    def view(self, session: str) -> View:
        """What a prompt reads of the running conversation: bullets of what is older, then what was said last, word for word.

        ``session`` may be the unique beginning of an id. Raises NotFound, Ambiguous, StoreError.
        """
        tools, (own, full) = self._tools, self._shown(session)
        return current_view(follow(tools, own.scope, full, tools.count_tokens).queue, tools.budgets)

    def chunks(self, session: str) -> Sequence[Turn]:
        """The turns of a running conversation that were flushed from its view, in order: each is a chunk that bullets cite.

        ``session`` may be the unique beginning of an id. Raises NotFound, Ambiguous, StoreError.
        """
        ledger, (view, full) = self._tools.ledger, self._shown(session)
        scope = view.scope
        stored = {chunk.seq for chunk in ledger.chunks(scope, "conversation", full)}
        last = max(stored, default=0)
        return [turn for turn in (ledger.turns_of(scope, full, 1, last) if last else ()) if turn.seq in stored]

    def export_session(self, session: str) -> str:
        """One session, by its id or a beginning of it, as JSON; see ``souvenance.engine.sessions.export_session``."""
        from souvenance.engine.sessions import export_session

        return export_session(self._tools, *self._found(session, "s"))

    def import_session(self, text: str, *, name: str | None = None) -> "SessionImport":
        """An exported session into this store; see ``souvenance.engine.sessions.import_session``."""
        from souvenance.engine.sessions import import_session

        try:
            return import_session(self._tools, self._writer(), text, name=name)
        finally:
            self._memory.woken()

    def session(self, session: str) -> Session:
        """The header of one, by its id or a beginning of it. Raises NotFound, also where it is forgotten; Ambiguous."""
        return self._header(*self._shown(session))

    def _header(self, view: Principal, session: str) -> Session:
        found = self._tools.ledger.session(view.scope, session)
        if found is None:  # purged this very moment
            raise NotFound(f"nothing here has the id {session!r} any more")
        return found

    def has_session(self, session: str) -> bool:
        """Whether a session of exactly this id stands."""
        return any(self._tools.ledger.session(view.scope, storable(session)) is not None for view in self._reads())

    def shorten_loop(
        self, loop: Loop, *, session: str, window: int, keep_verbatim: int = KEEP_VERBATIM, cut_at: float = CUT_AT
    ) -> Loop:
        """A running tool loop within its share of the window; see ``souvenance.engine.toolresults.shorten_loop``."""
        from souvenance.engine.toolresults import shorten_loop

        done = shorten_loop(
            self._tools, self._writer(), loop, session=session, window=window, keep_verbatim=keep_verbatim, cut_at=cut_at
        )  # fmt: skip
        self._memory.woken()
        return done

    def recall_chunks(
        self,
        query: str,
        *,
        session: str,
        policy: RecallPolicy | None = None,
        limit: int | None = None,
        neighbours: int | None = None,
        max_tokens: int | None = None,
    ) -> "ToolRecall":
        """Tool output that left the loops of a session; see ``souvenance.engine.toolresults.recall_chunks``."""
        from souvenance.engine.toolresults import recall_chunks

        return recall_chunks(
            self._tools, self._holder(session), query, session=session, policy=policy, limit=limit, neighbours=neighbours,
            max_tokens=max_tokens,
        )  # fmt: skip

    def recall_earlier(
        self,
        query: str,
        *,
        session: str,
        policy: RecallPolicy | None = None,
        limit: int | None = None,
        neighbours: int | None = None,
        max_tokens: int | None = None,
        also_in_view: bool = False,
    ) -> "Earlier":
        """What left the view of a running conversation; see ``souvenance.engine.earlier.recall_earlier``.

        ``session`` may be the unique beginning of an id. Raises NotFound, Ambiguous, InputError, StoreError.
        """
        from souvenance.engine.earlier import recall_earlier

        view, full = self._found(session, "s")
        return recall_earlier(
            self._tools, view, query, session=full, policy=policy, limit=limit,
            neighbours=neighbours, max_tokens=max_tokens, also_in_view=also_in_view,
        )  # fmt: skip

    def remember(self, text: str, *, kind: Kind | None = None, story: str | None = None, pin: bool = False) -> "Remembered":
        """Keep one statement; see ``souvenance.engine.remembering.remember``."""
        try:
            from souvenance.engine import remembering

            return remembering.remember(self._tools, self._writer(), text, kind=kind, story=story, pin=pin)
        finally:
            self._memory.woken()

    def correct(self, memory: str, text: str) -> Memory:
        """Give a memory the right words; the old ones stay in its history. Raises NotFound, Ambiguous, InputError, Conflict."""
        from souvenance.engine import remembering

        try:
            return remembering.correct(self._tools, *self._changed(memory, "m"), text)
        finally:
            self._memory.woken()

    def forget(self, memory: str) -> Memory:
        """Hide a memory; ``undo`` brings it back. Raises NotFound, Ambiguous."""
        from souvenance.engine import remembering

        return remembering.forget(self._tools, *self._changed(memory, "m"))

    def forget_session(self, session: str, *, with_memories: bool = False) -> "ForgottenSession":
        """Hide a session; ``undo`` shows it again. See ``souvenance.engine.forgetting.forget_session``.

        ``session`` may be the unique beginning of an id. Raises NotFound, Ambiguous.
        """
        from souvenance.engine.forgetting import forget_session

        return forget_session(self._tools, *self._changed(session, "s"), with_memories=with_memories)

    def session_history(self, session: str) -> Sequence[Event]:
        """How a session was forgotten and shown again, the latest first. Raises NotFound, Ambiguous."""
        view, full = self._found(session, "s")
        return history(self._tools, view.scope, full)

    def hidden_because(self, session: str) -> str:
        """Since when a session is forgotten and what brings it back; "" where it is not. Raises NotFound, Ambiguous."""
        return sentence(self._tools, self._header(*self._found(session, "s")))

    def pin(self, memory: str) -> Memory:
        """Give a memory a seat in every context. Raises NotFound, Ambiguous, Conflict."""
        from souvenance.engine import remembering

        return remembering.pin(self._tools, *self._changed(memory, "m"), pinned=True)

    def unpin(self, memory: str) -> Memory:
        """Let a memory compete for its seat again. Raises NotFound, Ambiguous, Conflict."""
        from souvenance.engine import remembering

        return remembering.pin(self._tools, *self._changed(memory, "m"), pinned=False)

    def purge(
        self,
        *memories: str,
        with_sources: bool = False,
        everything: bool = False,
        session: str | None = None,
        speaker: str | None = None,
        start: When | None = None,
        end: When | None = None,
        when: str | None = None,
        dry_run: bool = False,
    ) -> PurgeReceipt:
        """Destroy what is named, with all that was derived from it. Nothing brings it back; ``forget`` only hides.

        Args:
            memories: ids, or beginnings of them. What they rest on stays unless ``with_sources``.
            with_sources: the turns that these memories rest on go too, and whatever else rests on those alone.
            everything: the whole scope, its notes and its principal too; the name can be used again.
            session: its turns and what tools gave in it, by its id or a beginning of it; by the whole id where nothing but
                tools was heard in it. This and what follows narrow one another down.
            speaker: turns by this speaker; upper case and accents do not count.
            start: turns said from then on; see ``recall`` for how times are given.
            end: turns said up to then.
            when: both in one expression. Turns without a known time are in no range.
            dry_run: only count.

        Raises InputError for what names nothing or cannot be understood, NotFound, Ambiguous, StoreError.
        """
        from souvenance.engine import purging

        named = [self._found(memory, "m") for memory in memories]
        view = named[0][0] if named else self._holder(session) if session is not None else self._manager()
        if any(other.scope != view.scope for other, _ in named):
            raise InputError("these memories stand in several scopes: purge those of each by themselves")
        self._allowed(view, "manage", "may be read here, and not destroyed")
        told = asked_range(
            start=start, end=end, when=when, now=self._tools.clock(), tz=view.tz,
            languages=spoken(self._tools, view.scope, *(t for t in (start, end, when) if t is not None)),
        )  # fmt: skip
        first, last = told if told is not None else (None, None)
        chosen = Chosen(
            everything=everything, memories=tuple(full for _, full in named), with_sources=with_sources,
            session=self._session_with_output(session) if session is not None else None, speaker=speaker, start=first,
            end=last,
        )  # fmt: skip
        return purging.purge(self._tools, view, chosen, dry_run=dry_run)

    def export(self, folder: str, progress: Callable[[int], None] | None = None) -> BundleReport:
        """Write the whole scope into a folder as Markdown and JSON lines; see ``souvenance.engine.exporting``."""
        from souvenance.engine import exporting

        self._tools.keeper.drain(DRAINED_WITHIN_S)
        return exporting.export(self._tools, self._reads()[0], folder, progress)

    def restore(self, folder: str, progress: Callable[[int], None] | None = None) -> BundleReport:
        """Take an export in; what stands already stays. The round trip loses nothing. Same errors as ``exporting.restore``."""
        from souvenance.engine import exporting

        try:
            return exporting.restore(self._tools, self._manager(), folder, progress)
        finally:
            self._memory.woken()

    def undo(self, event: str) -> tuple[Event, Memory | Session | None, str]:
        """Take an event back; see ``souvenance.engine.remembering.undo``.

        For a session see ``forgetting.undo_session``, for a candidate ``reviewing.undo_review``: None if it had become nothing.
        """
        from souvenance.engine import forgetting, remembering, reviewing

        view, full = self._changed(event, "e")
        found = self._tools.ledger.event(view.scope, full)
        if found is not None and is_of_session(found):
            made, session = forgetting.undo_session(self._tools, view, found)
            self._memory.woken()  # jobs that waited
            return made, session, ""
        if found is not None and found.target.startswith("c_"):
            return reviewing.undo_review(self._tools, view, found)
        return remembering.undo(self._tools, view, full)

    def why(self, memory: str) -> "Why":
        """Why memory believes this. Raises NotFound, Ambiguous."""
        from souvenance.engine import remembering

        found = remembering.why(self._tools, *self._found(memory, "m"))
        heir = self._standing(found.heir) if found.heir is not None else None
        return replace(found, memory=self._standing(found.memory), heir=heir)

    def forgotten(self) -> Sequence[Forgotten]:
        """What is remembered and no message ever brought back: never served first, then the most often passed over."""
        from souvenance.engine import remembering

        self._tools.keeper.drain(DRAINED_WITHIN_S)  # they count what the last contexts served
        views = self._reads()
        found = [one for view in views for one in remembering.forgotten(self._tools, view)]
        return tuple(found if len(views) == 1 else sorted(found, key=by_neglect))

    def disputes(self) -> Sequence[tuple[Memory, Memory, str]]:
        """Pairs of memories that cannot both hold, older first, and why."""
        from souvenance.engine import remembering

        return [pair for view in self._reads() for pair in remembering.disputes(self._tools, view)]

    def settle(self, memory: str, *, both: bool = False) -> Sequence[Memory]:
        """Decide a dispute: this memory holds (or all do); see ``souvenance.engine.remembering.settle``."""
        from souvenance.engine import remembering

        return remembering.settle(self._tools, *self._changed(memory, "m"), both=both)

    def memories(
        self,
        *,
        status: MemoryStatus | None = "active",
        kind: Kind | None = None,
        story: str | None = None,
        as_of: When | None = None,
    ) -> Sequence[Memory]:
        """Memories, the latest first.

        Args:
            status: None for every status. "active" leaves out what has ended, "expired" is what has.
            kind: only these.
            story: only those of this story.
            as_of: what held then, by when it was true and not by when it was recorded; ``moment`` says which time is meant.
                Replaces ``status``.

        Each has the status in which it stands now: one whose end has come is expired.
        """
        from souvenance.engine import remembering

        moment = self.moment(as_of) if as_of is not None else None
        found = [
            remembering.memories(self._tools, view, status=status, kind=kind, story=story, as_of=moment)
            for view in self._reads()
        ]
        return [self._standing(memory) for memory in _latest(found, lambda memory: (memory.ranked_at, memory.id))]

    def as_of(self, moment: When) -> Sequence[Memory]:
        """What was believed then, told from the events alone; the latest first, as it stood then.

        ``memories(as_of=…)`` asks another thing: what was true then, as far as is known now. The method ``moment`` says which
        time is meant.
        """
        from souvenance.engine import remembering

        at = self.moment(moment)
        found = [remembering.believed(self._tools, view, at) for view in self._reads()]
        return _latest(found, lambda memory: (memory.ranked_at, memory.id))

    def moment(self, as_of: When) -> datetime:
        """The time that ``as_of`` means, aware UTC: a datetime itself; of a day, a month or words ("hier") the very end.

        Days are those of the principal's zone. Raises InputError for what cannot be read and for a datetime without a zone.
        """
        tools, principal = self._tools, self._reads()[0]
        languages = spoken(tools, principal.scope, as_of)
        return last_moment(as_of, name="as_of", now=tools.clock(), tz=principal.tz, languages=languages)

    def memory(self, memory: str) -> Memory:
        """One memory. Raises NotFound, Ambiguous."""
        view, full = self._found(memory, "m")
        return self._standing(self._tools.ledger.memories(view.scope, [full])[full])

    def _standing(self, memory: Memory) -> Memory:
        """As it stands now; itself where nothing changes."""
        status = standing(memory, self._tools.clock())
        return memory if status == memory.status else replace(memory, status=status)

    def candidates(self, *, verdict: Outcome | None = None, limit: int | None = 50) -> Sequence[Judged]:
        """What was proposed, with its verdict and the rule that gave it, the latest first.

        What came to no memory and rests on forgotten sessions alone is left out.
        """
        found = [shown_candidates(self._tools, view.scope, verdict, limit) for view in self._reads()]
        return _latest(found, lambda one: (one.created_at, one.id), limit)

    def quarantine(self, limit: int | None = None) -> Sequence[Judged]:
        """Candidates that were held back and wait for a person, the latest first."""
        from souvenance.engine import reviewing

        found = [reviewing.waiting(self._tools, view, limit) for view in self._reads()]
        return _latest(found, lambda one: (one.created_at, one.id), limit)

    def under_review(self, candidate: str) -> "UnderReview":
        """One candidate, what it rests on, and what letting it in would do. Raises NotFound, Ambiguous."""
        from souvenance.engine import reviewing

        return reviewing.look_at(self._tools, *self._found(candidate, "c"))

    def release(self, candidate: str) -> "Remembered":
        """Let a held candidate in; see ``souvenance.engine.reviewing.release``. Raises NotFound, Ambiguous, Conflict."""
        from souvenance.engine import reviewing

        try:
            return reviewing.release(self._tools, *self._changed(candidate, "c"))
        finally:
            self._memory.woken()

    def refuse(self, candidate: str, *, why: str = "") -> Judged:
        """Refuse a held candidate for good, with a reason; ``undo`` takes it back. Raises NotFound, Ambiguous, Conflict."""
        from souvenance.engine import reviewing

        return reviewing.refuse(self._tools, *self._changed(candidate, "c"), why)

    def verdicts(self) -> Mapping[tuple[Outcome, str], int]:
        """How many candidates each (verdict, rule) was given to."""
        counted: Counter[tuple[Outcome, str]] = Counter()
        for view in self._reads():
            counted.update(self._tools.ledger.verdict_counts(view.scope))
        return dict(counted)

    def events(self, *, limit: int | None = 50) -> Sequence[Event]:
        """What happened to memories, the latest first."""
        found = [self._tools.ledger.events(view.scope, limit=limit) for view in self._reads()]
        return _latest(found, lambda event: (event.created_at, event.id), limit)

    def jobs(self, *states: JobState, limit: int | None = None) -> Sequence[Job]:
        """Jobs in these states, else all that are not done; the oldest first."""
        wanted = states or ("pending", "running", "failed")
        found = [self._tools.ledger.jobs(view.scope, wanted, limit) for view in self._reads()]
        return found[0] if len(found) == 1 else _latest(found, lambda job: (job.created_at, job.id))[::-1][:limit]

    def job(self, job: str) -> Job:
        """One job, by its id or a beginning of it. Raises NotFound, Ambiguous."""
        view, full = self._found(job, "j")
        every = self._tools.ledger.jobs(view.scope, JOB_STATES)
        return next(found for found in every if found.id == full)

    def reflect(self, session: str | None = None, *, again: bool = False) -> int:
        """Ask for memories of turns that no job was made for; how many jobs were added or brought forward.

        Args:
            session: only this one, by its id or a beginning of it.
            again: jobs that failed are due now, too.
        """
        view, full = self._shown(session, changes=True) if session is not None else (self._writer(), None)
        try:
            return plan(self._tools, view, full, again=again)
        finally:
            self._memory.woken()

    def summary(self, story: str | None = None) -> Summary | None:
        """The latest summary of a story, or of what belongs to none."""
        found = (self._tools.ledger.summary(view.scope, story or "") for view in self._reads())
        return next((summary for summary in found if summary is not None), None)

    def anchors(self, *, retired: bool = False) -> Sequence[Anchor]:
        """Facts held above the summaries, the oldest first."""
        return [one for view in self._reads() for one in self._tools.ledger.anchors(view.scope, retired=retired)]

    def positions(self, *, superseded: bool = False) -> Sequence[Position]:
        """What the assistant's character thinks, the oldest first."""
        return [one for view in self._reads() for one in self._tools.ledger.positions(view.scope, superseded=superseded)]

    def states(self, character: str) -> Mapping[str, float]:
        """Where the numbers of the assistant's character stand (the setting ``character_states``); what never moved is at 0."""
        held = self._tools.ledger.states(self._reads()[0].scope, storable(character))
        return {name: held.get(name, 0.0) for name in self._tools.states}

    def why_not(self, memory: str, *, session: str, trace: Trace | None = None) -> str:
        """Why a memory was not in a context of a session; see ``engine.context.why_not``. Raises NotFound, Ambiguous.

        ``trace``: of that context; None for the last one.
        """
        self._tools.keeper.drain(DRAINED_WITHIN_S)
        return why_not(self._tools, *self._found(memory, "m"), session=storable(session), trace=trace)

    def traces(self, session: str | None = None, limit: int = 50) -> Sequence[Trace]:
        """What contexts were made of, the latest first.

        Args:
            session: only those of this one, by its id or a beginning of it. It may have contexts and no turn yet.
            limit: most to give.

        Raises NotFound, Ambiguous for a session that has neither; NotFound for one that is forgotten.
        """
        self._tools.keeper.drain(DRAINED_WITHIN_S)
        whole = self._with_traces(session)
        access = self.access()
        found = [
            shown_traces(self._tools, place.scope, whole, limit if place.kind == "private" else TRACES_KEPT, TRACES_KEPT)
            for place in access.reads
        ]
        # In a shared scope only one's own: a trace tells which sessions others have.
        mine = access.principal.id
        own = [
            [trace for trace in traces if place.kind == "private" or trace.author == mine]
            for place, traces in zip(access.reads, found, strict=True)
        ]
        return _latest(own, lambda trace: (trace.created_at, trace.id), limit)

    def _with_traces(self, session: str | None) -> str | None:
        """The whole id of a session; of one that has contexts and no turn yet, as it is."""
        if session is None:
            return None
        whole = storable(session)
        ledger = self._tools.ledger
        traced = any(ledger.traces(view.scope, session=whole, limit=1) for view in self._reads())
        return whole if self.has_session(whole) or traced else self.full_id(session, "s")

    def trace(self, trace: str) -> Trace:
        """One trace, by its whole id. Raises NotFound, also for one so old that it is not kept any more."""
        found = next((one for one in self.traces(limit=TRACES_KEPT) if one.id == trace), None)
        if found is None:
            raise NotFound(f"no trace {trace!r} is kept here: those of the last {TRACES_KEPT} contexts are")
        return found

    def sessions(self, limit: int | None = None, *, workspace: str | None = None, forgotten: bool = False) -> Sequence[Session]:
        """Session headers, the latest first.

        Args:
            limit: most to give.
            workspace: only those that are held there; "" for those of which nobody said where.
            forgotten: those that are forgotten, and no others.
        """
        ledger, narrowed = self._tools.ledger, workspace is not None or forgotten
        found = [ledger.sessions(view.scope, None if narrowed else limit, forgotten=forgotten) for view in self._reads()]
        never = datetime.min.replace(tzinfo=UTC)
        every = _latest(found, lambda header: (header.last_at or never, header.id), None if narrowed else limit)
        if not narrowed:
            return every
        wanted = workspace if workspace is None else storable(workspace).strip()
        held = (header for header in every if forgotten == (header.forgotten_at is not None))
        return [header for header in held if wanted in {None, header.workspace}][:limit]

    def turns(self, session: str | None = None, limit: int = 50, *, forgotten: bool = False) -> Sequence[Turn]:
        """The turns of a session in order, or the latest of all (oldest of them first).

        Args:
            session: by its id or a beginning of it.
            limit: of the latest.
            forgotten: give those of a session that is forgotten too: for who looks at what is hidden.

        Raises NotFound, Ambiguous; NotFound for a session that is forgotten, unless that was asked for.
        """
        if session is None:
            recent = [self._tools.ledger.recent_turns(view.scope, limit)[::-1] for view in self._reads()]
            return _latest(recent, lambda turn: turn.created_at, limit)[::-1]
        full = self.full_id(session, "s") if forgotten else self._shown(session)[1]
        ledger, views = self._tools.ledger, self._reads()
        shown = [view for view in views if forgotten or unhidden(ledger.session(view.scope, full)) is not None]
        each = [turns for view in shown if (turns := ledger.turns_of(view.scope, full))]
        return each[0] if len(each) == 1 else sorted(chain.from_iterable(each), key=lambda turn: (turn.created_at, turn.seq))

    def _shown(self, beginning: str, *, changes: bool = False) -> tuple[Principal, str]:
        """Where a session stands, and its whole id. Raises NotFound, also for one that is forgotten; Ambiguous; Forbidden."""
        view, full = self._changed(beginning, "s") if changes else self._found(beginning, "s")
        must_be_shown(self._tools, view.scope, full)
        return view, full

    def show(self, thing: str) -> Turn | Session | Memory:
        """The turn, session or memory that an id, or its unique beginning, names; hidden ones too, as their fields say.

        Raises NotFound, Ambiguous.
        """
        (view, full), ledger = self._found(thing), self._tools.ledger
        scope = view.scope
        if (turn := ledger.turns(scope, [full]).get(full)) is not None:
            return turn
        if (memory := ledger.memories(scope, [full]).get(full)) is not None:
            return self._standing(memory)
        return self._header(view, full)

    def full_id(self, beginning: str, kind: str = "") -> str:
        """The one id that begins so; an exact one wins over longer ones. Raises NotFound, Ambiguous."""
        return self._found(beginning, kind)[1]

    def _session_with_output(self, beginning: str) -> str:
        """The whole id of a session; of one in which nothing was said but tools gave something, as it is."""
        whole = storable(beginning)
        if not self.has_session(whole) and self._heard_in(whole) is not None:
            return whole
        return self.full_id(whole, "s")

    def _heard_in(self, session: str) -> Principal | None:
        """Where tools gave something in a session of exactly this id."""
        ledger = self._tools.ledger
        return next((view for view in self._reads() if ledger.chunks(view.scope, "context", session)), None)

    def _holder(self, session: str) -> Principal:
        """The principal in the scope where a session stands, or tools gave something in it; else where it reads first."""
        whole = storable(session)
        if not self.has_session(whole) and (heard := self._heard_in(whole)) is not None:
            return heard
        try:
            return self._found(whole, "s")[0]
        except NotFound:
            return self._reads()[0]

    def notes(self) -> "NotesView":
        """The standing notes as they stand: what a context shows of them, what is held back and why. Raises StoreError."""
        from souvenance.engine import notes

        return notes.view(self._tools, self._reads()[0])

    def notes_place(self) -> str:
        """Where a person finds the page of the notes, whether it is there or not."""
        return self._tools.notes.place(self._reads()[0].scope)

    def write_notes(self, page: str, *, over: str) -> "NotesView":
        """Put a page of Markdown in the place of the standing notes; the one before it is archived.

        Args:
            over: the fingerprint of the notes that were read ("" for none).

        Raises Conflict, and writes nothing, where they were changed meanwhile or would be emptied; InputError, StoreError.
        """
        from souvenance.engine import notes

        try:
            notes.write(self._tools, self._writer(), page, over)
        finally:
            self._memory.woken()
        return self.notes()

    def add_note(self, text: str, *, section: str | None = None) -> "NotesView":
        """Write one standing note more, every other line of the page as it is; the notes as they stand then.

        Args:
            section: the heading under which it belongs, made where there is none; None: at the top.

        Raises InputError, StoreError; then nothing was written.
        """
        from souvenance.engine import notes

        try:
            notes.add(self._tools, self._writer(), text, section)
        finally:
            self._memory.woken()
        return self.notes()

    def dream(
        self, *, from_start: bool = False, dry_run: bool = False, progress: Callable[[int], None] | None = None
    ) -> DreamRun:
        """Write the journals and the standing notes of what was said since the last run; see ``engine.dreaming``.

        The first run begins at the present end: of what was said before it reads nothing.

        Args:
            from_start: read everything from the beginning. Where a model proposes memories, it is asked about all that it has
                not read yet: a dry run says how many tokens that is.
            dry_run: only say what would be read and written, with the difference it makes.
            progress: told how many lines were written, page by page.

        Raises StoreCorrupt for a checkpoint that cannot be trusted, StoreBusy where another process is at the regular work,
        Forbidden, NotesUnreadable, StoreError. A run that was stopped is ended by the next one.
        """
        from souvenance.engine import dreaming, upholding

        view = self._manager() if from_start else self._writer()
        if dry_run:
            return dreaming.planned(self._tools, view, from_start=from_start)
        self._begun(view)
        try:
            return upholding.dream(self._tools, view, self._memory.reflector, from_start=from_start, progress=progress)
        finally:
            self._memory.woken()

    def dreams(self) -> Sequence[DreamRun]:
        """The runs of the dreamer that changed something, the latest first; one that was stopped is "open"."""
        from souvenance.engine import dreaming

        return dreaming.runs(self._tools, self._reads()[0])

    def dream_rollback(self, run: str) -> DreamUndone:
        """Take the latest run of the dreamer back: what it learned, and what it wrote where nobody changed it since.

        Args:
            run: its id, or the unique beginning of it.

        Raises NotFound; Conflict where a later run stands on it; StoreBusy as ``dream`` does.
        """
        from souvenance.engine import upholding

        try:
            return upholding.roll_back(self._tools, self._manager(), run)
        finally:
            self._memory.woken()

    def _begun(self, writer: Principal) -> None:
        """A principal who has written nothing yet has no scope to keep a checkpoint in."""
        if self._tools.ledger.principal_of(writer.scope) is None:
            raise NotFound(f"nothing is stored of {writer.name!r} yet: there is nothing to dream of")

    def status(self) -> Status:
        """What stands here, and how far the index is."""
        from souvenance.engine import upkeep

        return upkeep.status(
            self._tools, self._reads()[0], self._memory.trouble, "model" if self._tools.with_model else "extractive"
        )


def _latest(found: Sequence[Sequence[Thing]], key: Callable[[Thing], Any], limit: int | None = None) -> Sequence[Thing]:
    """Lists of several scopes as one, the latest first as each of them is; at most so many."""
    if len(found) == 1:
        return found[0]
    return list(islice(merge(*found, key=key, reverse=True), limit))


def new_turn(given: Mapping[str, object]) -> NewTurn:
    """A turn from a mapping; chat programs call its text "content" and its speaker "name".

    Raises InputError for a name that no turn has, for a value under both names, and for a missing text.
    """
    allowed = {"text", "role", "speaker", "at", "id", "origin"}
    for theirs, ours in (("content", "text"), ("name", "speaker")):
        if theirs in given:
            if ours in given:
                raise InputError(f"a turn has {ours!r} and {theirs!r}: give one of the two")
            given = {ours: given[theirs], **{name: value for name, value in given.items() if name != theirs}}
    if unknown := sorted(set(given) - allowed):
        raise InputError(f"a turn has no {', '.join(map(repr, unknown))}: it has {', '.join(sorted(allowed))}")
    if not isinstance(given.get("text"), str):
        raise InputError(f"a turn needs a text that is a string, not {given.get('text')!r}")
    for name, kind in (("speaker", str), ("id", str), ("at", datetime)):
        if not isinstance(given.get(name), kind | None):
            raise InputError(f"{name} of a turn is {given[name]!r}: it must be a {kind.__name__}, or none")
    return NewTurn(**given)  # type: ignore[arg-type]
