"""What a view does while a conversation goes on: observe, recall, the context of a turn, the running window."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from inspect import getfullargspec
from typing import TYPE_CHECKING, Never, TypedDict, Unpack

from souvenance.core.intake import storable
from souvenance.core.queue import View, current_view
from souvenance.core.seats import Policy
from souvenance.core.toolloop import CUT_AT, KEEP_VERBATIM, Loop
from souvenance.engine import bars
from souvenance.engine.across import recall_across
from souvenance.engine.context import DEADLINE_S, ContextPack, context
from souvenance.engine.hidden import goes_on_in, sentence
from souvenance.engine.importing import import_turns
from souvenance.engine.indexing import put_turns
from souvenance.engine.observe import Written, observe
from souvenance.engine.queues import follow, observed
from souvenance.engine.recall import SAID_AND_NOTED, Recall, When, recall
from souvenance.engine.search import search, signs_of_best
from souvenance.engine.source import Source, open_source
from souvenance.engine.verbs.reach import Reach
from souvenance.errors import Conflict, InputError, StoreError
from souvenance.thresholds import SHIPPED, Weights
from souvenance.types import (
    Given,
    ImportReport,
    NewTurn,
    Principal,
    Ranking,
    RecallPolicy,
    Receipt,
    ShelfCalibration,
    Skipped,
    Turn,
    UnitKind,
)

_RECALL_TAKES = tuple(name for name in getfullargspec(recall).kwonlyargs if name != "question")

if TYPE_CHECKING:
    from souvenance.engine.earlier import Earlier
    from souvenance.engine.toolresults import ToolRecall


class Placing(TypedDict):
    """Where turns go; see ``Talking.observe``."""

    session: str
    story: str | None
    workspace: str | None
    idempotency_key: str | None


class Talking(Reach):
    """Verbs of a conversation under way."""

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
            session: which conversation; a new name begins one. One that a person forgot stays so: the conversation goes on as
                "NAME (2)", and the receipt says so.
            story: the storyline or project of a new session; it never changes.
            workspace: where the session is held (a folder, a room), for the list of sessions; another one later moves it.
            idempotency_key: the same key with the same content again writes nothing and returns the first receipt; with
                another content it raises Conflict.

        Raises InputError, Conflict, StoreError; then nothing of it was written. Where others listen who may not read where it
        goes, neither the receipt nor an error tells what stood there already.
        """
        if isinstance(turns, str | bytes | Mapping) or not isinstance(turns, Iterable):
            raise InputError(f"turns must be a list of turns, and not {type(turns).__name__}")
        given = [turn if isinstance(turn, NewTurn) else new_turn(turn) for turn in turns]
        with self._tools.asked:
            view = self._writer()
            hears = self.access().hears(view.scope)
            written = self._observed(
                view, given, hears=hears, session=session, story=story, workspace=workspace,
                idempotency_key=idempotency_key,
            )  # fmt: skip
            put_turns(self._tools, written.turns, written.first, written.revision)
            with suppress(StoreError):  # the turns are safe, and every look at the session follows them first
                observed(self._tools, written, at_once=not self._memory.in_background)
        self._memory.woken()
        return written.receipt if hears else replace(written.receipt, known=0, jobs=())  # what is known makes no job

    def _observed(self, view: Principal, given: Sequence[NewTurn], *, hears: bool, **more: Unpack[Placing]) -> Written:
        try:
            return observe(self._tools, view, given, **more)
        except Conflict as exc:
            if hears:
                raise
            raise Conflict(
                "it does not fit what stands there already, of which those who are present may hear nothing"
            ) from exc

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

        Where others listen who may not read where it goes, the report does not tell what stood there already.

        Raises StoreError; what was written before stays, and the same input adds the rest.
        """
        try:
            by_words = not self._tools.with_model
            view = self._writer()
            report = import_turns(self._tools, view, items, progress, reflect=by_words if reflect is None else reflect)
            if self.access().hears(view.scope):
                return report
            return replace(report, added=report.added + report.known, known=0, sessions=0)
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
        with self._tools.asked:
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
        with self._tools.asked:
            live, forgotten = self._going_on(session)
            pack = context(
                self._tools, self._who(), storable(message), session=live, story=story, deadline_s=deadline_s,
                policy=policy, reads=lambda: self.access().views,
            )  # fmt: skip
            return replace(pack, warnings=(*pack.warnings, *forgotten))

    def goes_on_in(self, session: str) -> Sequence[str]:
        """The sessions of a conversation, by its whole id; it goes on in the last: see ``engine.hidden``. Raises StoreError."""
        return goes_on_in(self._tools, self.principal.scope, storable(session))

    def _going_on(self, session: str) -> tuple[str, Sequence[str]]:
        """The session in which a conversation goes on, and that those before it are forgotten: their turns are missing here."""
        with suppress(StoreError):  # a context says itself what it goes without
            *before, live = self.goes_on_in(session)
            headers = (self._tools.ledger.session(self.principal.scope, name) for name in before)
            return live, [sentence(self._tools, header) for header in headers if header is not None]
        return storable(session), ()

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
