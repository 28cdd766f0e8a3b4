"""What a view sees of conversations: their turns, and what contexts were made of."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import chain
from typing import TYPE_CHECKING

from souvenance.core.intake import storable
from souvenance.core.listing import must_count
from souvenance.core.traced import contexts, of_one_context, with_places
from souvenance.engine.context import TRACES_KEPT
from souvenance.engine.hidden import history, sentence, shown_traces, unhidden
from souvenance.engine.verbs.reach import DRAINED_WITHIN_S, Reach, latest
from souvenance.errors import InputError, NotFound
from souvenance.types import Event, Memory, Session, Status, Trace, Turn

if TYPE_CHECKING:
    from souvenance.engine.forgetting import ForgottenSession
    from souvenance.engine.sessions import SessionImport

# What went wrong may quote what others said, or name where it stands.
_TROUBLE_OF_OTHERS = "the background work stopped early: `souvenance doctor`, and whoever runs the store, can tell why"


class Looking(Reach):
    """Verbs of turns, sessions and traces."""

    def status(self) -> Status:
        """What stands in every scope that is read, summed and by scope, and how far the index is."""
        from souvenance.engine import upkeep

        contexts = self.contexts(limit=None)
        placed = self._placed()
        trouble = self._memory.trouble
        if trouble and not set(self._tools.ledger.scopes()) <= {view.scope for view, _ in placed}:
            trouble = _TROUBLE_OF_OTHERS
        return upkeep.status(self._tools, placed, contexts, trouble)

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

    def session(self, session: str) -> Session:
        """The header of one, by its id or a beginning of it. Raises NotFound, also where it is forgotten; Ambiguous."""
        return self._header(*self._shown(session))

    def sessions(self, limit: int | None = None, *, workspace: str | None = None, forgotten: bool = False) -> Sequence[Session]:
        """Session headers, the latest first.

        Args:
            limit: most to give.
            workspace: only those that are held there; "" for those of which nobody said where.
            forgotten: those that are forgotten, and no others.
        """
        must_count(limit)
        ledger, narrowed = self._tools.ledger, workspace is not None or forgotten
        found = [ledger.sessions(view.scope, None if narrowed else limit, forgotten=forgotten) for view in self._reads()]
        never = datetime.min.replace(tzinfo=UTC)
        every = latest(found, lambda header: (header.last_at or never, header.id), None if narrowed else limit)
        if not narrowed:
            return every
        wanted = workspace if workspace is None else storable(workspace).strip()
        held = (header for header in every if forgotten == (header.forgotten_at is not None))
        return [header for header in held if wanted in {None, header.workspace}][:limit]

    def sessions_named(self, session: str) -> Sequence[Session]:
        """Headers of this whole id in every scope that is read: one name may stand in several. Forgotten ones are left out."""
        return [header for header in self._named(session) if header.forgotten_at is None]

    def _named(self, session: str) -> Sequence[Session]:
        """The same, forgotten ones too."""
        found = (self._tools.ledger.session(view.scope, storable(session)) for view in self._reads())
        return [header for header in found if header is not None]

    def turns(
        self, session: str | None = None, limit: int = 50, *, before: str | None = None, forgotten: bool = False
    ) -> Sequence[Turn]:
        """The turns of a session in order, or the latest of all (oldest of them first).

        Args:
            session: by its id or a beginning of it.
            limit: of the latest.
            before: only those written before this turn, by its whole id: the latest of all, further back.
            forgotten: give those of a session that is forgotten too: for who looks at what is hidden.

        Raises NotFound, Ambiguous; NotFound for a session that is forgotten, unless that was asked for. InputError for
        ``before`` beside a session.
        """
        must_count(limit)
        if session is None:
            return self._latest_turns(limit, before)
        if before is not None:
            raise InputError("before goes back from one of the latest turns: a session is given whole")
        full = self.full_id(session, "s") if forgotten else self._shown(session)[1]
        ledger, views = self._tools.ledger, self._reads()
        shown = [view for view in views if forgotten or unhidden(ledger.session(view.scope, full)) is not None]
        each = [turns for view in shown if (turns := ledger.turns_of(view.scope, full))]
        return each[0] if len(each) == 1 else sorted(chain.from_iterable(each), key=lambda turn: (turn.created_at, turn.seq))

    def _latest_turns(self, limit: int, before: str | None) -> Sequence[Turn]:
        """Of every scope, oldest of them first."""
        ledger, scopes = self._tools.ledger, [view.scope for view in self._reads()]
        if before is None:
            found = [ledger.recent_turns(scope, limit) for scope in scopes]
        else:
            own, turn = self._turn(before, scopes)
            # Of one moment, those of an earlier scope come first (see ``latest``): they were given, the others were not.
            moments = [turn.created_at - (place < own) * timedelta.resolution for place in range(len(scopes))]
            found = [
                ledger.recent_turns(
                    scope, limit, before=before if place == own else None, until=None if place == own else until
                )
                for place, (scope, until) in enumerate(zip(scopes, moments, strict=True))
            ]
        return latest([turns[::-1] for turns in found], lambda turn: turn.created_at, limit)[::-1]

    def _turn(self, turn: str, scopes: Sequence[str]) -> tuple[int, Turn]:
        """Which of the scopes a turn stands in, by its whole id. Raises NotFound."""
        for place, scope in enumerate(scopes):
            if (found := self._tools.ledger.turns(scope, [turn]).get(turn)) is not None:
                return place, found
        raise NotFound(f"{turn!r} is no turn here, or not any more: begin with the latest")

    def export_session(self, session: str) -> str:
        """One session, by its id or a beginning of it, as JSON; see ``souvenance.engine.sessions.export_session``."""
        from souvenance.engine.sessions import export_session

        return export_session(self._tools, *self._found(session, "s"))

    def import_session(self, text: str, *, name: str | None = None) -> "SessionImport":
        """An exported session into this store; see ``souvenance.engine.sessions.import_session``."""
        from souvenance.engine.sessions import import_session

        try:
            return import_session(self._tools, self._heard_writer(), text, name=name)
        finally:
            self._memory.woken()

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

    def why_not(self, memory: str, *, session: str, trace: Trace | None = None) -> str:
        """Why a memory was not in a context of a session; see ``engine.absent.why_not``. Raises NotFound, Ambiguous.

        ``trace``: of that context; None for the last one.
        """
        from souvenance.engine.absent import why_not

        self._tools.keeper.drain(DRAINED_WITHIN_S)
        return why_not(self._tools, self._reads(), *self._found(memory, "m"), session=storable(session), trace=trace)

    def traces(self, session: str | None = None, limit: int = 50) -> Sequence[Trace]:
        """What contexts were made of, the latest first.

        Args:
            session: only those of this one, by its id or a beginning of it. It may have contexts and no turn yet.
            limit: most to give.

        Raises NotFound, Ambiguous for a session that has neither; NotFound for one that is forgotten.
        """
        must_count(limit)
        self._tools.keeper.drain(DRAINED_WITHIN_S)
        whole = self._with_traces(session)
        access = self.access()
        reads = access.reads
        if whole is not None and self.sessions_named(whole):  # forgotten in one scope, one of its name stands in another
            hidden = {one.scope for one in self._named(whole) if one.forgotten_at is not None}
            reads = tuple(place for place in reads if place.scope not in hidden)
        found = [
            shown_traces(self._tools, place.scope, whole, limit if place.kind == "private" else TRACES_KEPT, TRACES_KEPT)
            for place in reads
        ]
        # In a shared scope only one's own: a trace tells which sessions others have.
        mine = access.principal.id
        own = [
            [trace for trace in traces if place.kind == "private" or trace.author == mine]
            for place, traces in zip(reads, found, strict=True)
        ]
        return latest(own, lambda trace: (trace.created_at, trace.id), limit)

    def _with_traces(self, session: str | None) -> str | None:
        """The whole id of a session; of one that has contexts and no turn yet, as it is."""
        if session is None:
            return None
        whole = storable(session)
        ledger = self._tools.ledger
        traced = any(ledger.traces(view.scope, session=whole, limit=1) for view in self._reads())
        return whole if self.has_session(whole) or traced else self.full_id(session, "s")

    def contexts(self, session: str | None = None, limit: int | None = 50) -> Sequence[Trace]:
        """As ``traces``, one a context: what it left in several scopes is put together, each seat with its ``scope``.

        ``limit``: None for all whose traces are kept, ``TRACES_KEPT`` of each scope.
        """
        scopes = [view.scope for view in self._reads()]
        return contexts(self._placed_traces(session, TRACES_KEPT if limit is None else limit), scopes)[:limit]

    def trace(self, trace: str) -> Trace:
        """One context, by the whole id of the trace that it left in any of its scopes; its seats as in ``contexts``.

        Raises NotFound, also for one so old that it is not kept any more.
        """
        kept = self._placed_traces(None, TRACES_KEPT)
        found = next((one for one in kept if one.id == trace), None)
        if found is None:
            raise NotFound(f"no trace {trace!r} is kept here: those of the last {TRACES_KEPT} contexts are")
        return of_one_context((one for one in kept if one.session == found.session), found) or found

    def _placed_traces(self, session: str | None, most: int) -> Sequence[Trace]:
        """The traces of so many contexts; each seat with its ``scope`` where several are read."""
        scopes = len(self._reads())
        found = self.traces(session, most * scopes)
        return [with_places(one) for one in found] if scopes > 1 else found
