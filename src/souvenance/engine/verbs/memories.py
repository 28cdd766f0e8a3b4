"""What a view does with memories: told, corrected, forgotten, taken back, looked at, judged."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from souvenance.core.forgotten import by_neglect
from souvenance.core.intake import storable
from souvenance.core.listing import must_be_one_of, must_count
from souvenance.core.ranges import last_moment
from souvenance.core.status import asked_for, held_at
from souvenance.engine.hidden import is_of_session, shown_candidates
from souvenance.engine.recall import When, spoken
from souvenance.engine.verbs.reach import DRAINED_WITHIN_S, Reach, latest
from souvenance.types import (
    KINDS,
    OUTCOMES,
    STATUSES,
    Anchor,
    AskedStatus,
    Event,
    Forgotten,
    Judged,
    Kind,
    Memory,
    Outcome,
    Position,
    Session,
    Summary,
)  # fmt: skip

if TYPE_CHECKING:
    from souvenance.engine.remembering import Remembered, Why
    from souvenance.engine.reviewing import UnderReview


class Memories(Reach):
    """Verbs of memories, and of what was proposed to become one."""

    def remember(self, text: str, *, kind: Kind | None = None, story: str | None = None, pin: bool = False) -> "Remembered":
        """Keep one statement; see ``souvenance.engine.remembering.remember``.

        Where others listen who may not read where it goes, the answer is the same whatever stood there before.
        """
        try:
            from souvenance.engine import remembering

            view = self._writer()
            access = self.access()
            decided = not access.awaits(view.scope)
            done = remembering.remember(self._tools, view, text, kind=kind, story=story, pin=pin, decided=decided)
            return done if access.hears(view.scope) else remembering.UNTOLD
        finally:
            self._memory.woken()

    def correct(self, memory: str, text: str) -> Memory:
        """Give a memory the right words; the old ones stay in its history.

        Raises NotFound, Ambiguous, InputError, Conflict; Forbidden also where a guardian decides on what is kept.
        """
        from souvenance.engine import remembering

        try:
            view, full = self._changed(memory, "m")
            self._must_decide(view)
            return remembering.correct(self._tools, view, full, text)
        finally:
            self._memory.woken()

    def forget(self, memory: str) -> Memory:
        """Hide a memory; ``undo`` brings it back. Raises NotFound, Ambiguous."""
        from souvenance.engine import remembering

        return remembering.forget(self._tools, *self._changed(memory, "m"))

    def pin(self, memory: str) -> Memory:
        """Give a memory a seat in every context. Raises NotFound, Ambiguous, Conflict."""
        from souvenance.engine import remembering

        return remembering.pin(self._tools, *self._changed(memory, "m"), pinned=True)

    def unpin(self, memory: str) -> Memory:
        """Let a memory compete for its seat again. Raises NotFound, Ambiguous, Conflict."""
        from souvenance.engine import remembering

        return remembering.pin(self._tools, *self._changed(memory, "m"), pinned=False)

    def undo(self, event: str) -> tuple[Event, Memory | Session | None, str]:
        """Take an event back; see ``souvenance.engine.remembering.undo``.

        For a session see ``forgetting.undo_session``, for a candidate ``reviewing.undo_review``: None if it had become nothing.
        Raises Forbidden also where a guardian decides on what is kept.
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
        self._must_decide(view)  # else what a guardian took back would be there again
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
        status: AskedStatus | None = None,
        kind: Kind | None = None,
        story: str | None = None,
        as_of: When | None = None,
        believed: When | None = None,
    ) -> Sequence[Memory]:
        """Memories, the latest first. Each argument narrows what the others leave; ``moment`` says which time is meant.

        Args:
            status: "all" for every one. Else "active", or every one beside ``as_of`` and ``believed``: what held then may
                have any status now. "active" leaves out what has ended, "expired" is what has.
            kind: only these.
            story: only those of this story.
            as_of: what held then, by when it was true and not by when it was recorded.
            believed: what was believed then, told from the events alone, each memory as it stood then.

        Each but those of ``believed`` has the status in which it stands now: one whose end has come is expired.
        """
        from souvenance.engine import remembering

        must_be_one_of(status, (*STATUSES, "all"), "status")
        must_be_one_of(kind, KINDS, "kind")
        held = self.moment(as_of) if as_of is not None else None
        then = self.moment(believed, name="believed") if believed is not None else None
        wanted = asked_for(status, then=held is not None or then is not None)
        if then is None:
            found = [[self._standing(one) for one in remembering.memories(self._tools, view)] for view in self._reads()]
        else:
            found = [[*remembering.believed(self._tools, view, then)] for view in self._reads()]
        return [
            memory
            for memory in latest(found, lambda memory: (memory.ranked_at, memory.id))
            if wanted in {None, memory.status} and kind in {None, memory.kind} and story in {None, memory.story}
            and (held is None or held_at(memory, held))
        ]  # fmt: skip

    def moment(self, as_of: When, *, name: str = "as_of") -> datetime:
        """The time that ``as_of`` or ``believed`` means, aware UTC: a datetime itself; of a day or words ("hier") the very end.

        Days are those of the principal's zone. Raises InputError, which says ``name``, for what cannot be read and for a
        datetime without a zone.
        """
        tools, principal = self._tools, self._reads()[0]
        languages = spoken(tools, principal.scope, as_of)
        return last_moment(as_of, name=name, now=tools.clock(), tz=principal.tz, languages=languages)

    def memory(self, memory: str) -> Memory:
        """One memory. Raises NotFound, Ambiguous."""
        view, full = self._found(memory, "m")
        return self._standing(self._tools.ledger.memories(view.scope, [full])[full])

    def candidates(self, *, verdict: Outcome | None = None, limit: int | None = 50) -> Sequence[Judged]:
        """What was proposed, with its verdict and the rule that gave it, the latest first.

        What came to no memory and rests on forgotten sessions alone is left out.
        """
        must_be_one_of(verdict, OUTCOMES, "verdict")
        must_count(limit)
        found = [shown_candidates(self._tools, view.scope, verdict, limit) for view in self._deciding()]
        return latest(found, lambda one: (one.created_at, one.id), limit)

    def quarantine(self, limit: int | None = None) -> Sequence[Judged]:
        """Candidates that were held back and wait for a person, the latest first."""
        from souvenance.engine import reviewing

        must_count(limit)
        found = [reviewing.waiting(self._tools, view, limit) for view in self._deciding()]
        return latest(found, lambda one: (one.created_at, one.id), limit)

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
        for view in self._deciding():
            counted.update(self._tools.ledger.verdict_counts(view.scope))
        return dict(counted)

    def events(self, *, limit: int | None = 50) -> Sequence[Event]:
        """What happened to memories, the latest first."""
        must_count(limit)
        access = self.access()
        found = []
        for view in self._reads():
            least = None if access.awaits(view.scope) else limit  # some of them are not shown
            found.append([one for one in self._tools.ledger.events(view.scope, limit=least) if self._is_shown(access, one)])
        return latest(found, lambda event: (event.created_at, event.id), limit)

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
