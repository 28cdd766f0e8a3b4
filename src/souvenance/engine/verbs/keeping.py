"""What a view does for its upkeep: jobs, notes, dreams, an export, a purge."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, BinaryIO

from souvenance.core.choosing import Chosen
from souvenance.core.listing import must_count
from souvenance.core.purging import together
from souvenance.core.ranges import asked_range
from souvenance.engine.jobs import plan
from souvenance.engine.recall import When, spoken
from souvenance.engine.verbs.reach import DRAINED_WITHIN_S, Reach, latest
from souvenance.errors import InputError, NotFound
from souvenance.types import JOB_STATES, BundleReport, DreamRun, DreamUndone, Job, JobState, Principal, PurgeReceipt

if TYPE_CHECKING:
    from souvenance.engine.notes import NotesView


class Keeping(Reach):
    """Verbs of upkeep."""

    def purge(
        self,
        *memories: str,
        candidates: Sequence[str] = (),
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
            candidates: ids, or beginnings of them, of what was held back or refused; what they rest on stays likewise.
            with_sources: the turns that these memories and candidates rest on go too, and whatever else rests on those alone.
            everything: the whole scope, of a shared one that was named both parts; its notes too. Who may do what there
                stays: see ``Trust.remove_principal``.
            session: its turns and what tools gave in it, by its id or a beginning of it; by the whole id where nothing but
                tools was heard in it. This and what follows narrow one another down.
            speaker: turns by this speaker; upper case and accents do not count.
            start: turns said from then on; see ``recall`` for how times are given.
            end: turns said up to then.
            when: both in one expression. Turns without a known time are in no range.
            dry_run: only count.

        Raises InputError for what names nothing or cannot be understood, NotFound, Ambiguous, Conflict for a candidate that
        became a memory, Forbidden, StoreError.
        """
        from souvenance.engine import purging

        remembered = [self._found(memory, "m") for memory in memories]
        proposed = [self._found(candidate, "c") for candidate in candidates]
        named = [*remembered, *proposed]
        view = named[0][0] if named else self._holder(session) if session is not None else self._manager()
        if any(other.scope != view.scope for other, _ in named):
            raise InputError("these stand in several scopes: purge those of each by themselves")
        self._allowed(view, "manage", "may be read here, and not destroyed")
        told = asked_range(
            start=start, end=end, when=when, now=self._tools.clock(), tz=view.tz,
            languages=spoken(self._tools, view.scope, *(t for t in (start, end, when) if t is not None)),
        )  # fmt: skip
        first, last = told if told is not None else (None, None)
        chosen = Chosen(
            everything=everything, memories=tuple(full for _, full in remembered),
            candidates=tuple(full for _, full in proposed), with_sources=with_sources,
            session=self._session_with_output(session) if session is not None else None, speaker=speaker, start=first,
            end=last,
        )  # fmt: skip
        views = [view] if named or session is not None else self._managed(view)
        return together([purging.purge(self._tools, one, chosen, dry_run=dry_run) for one in views])

    def _managed(self, view: Principal) -> Sequence[Principal]:
        """The scope worked in, and of a shared one that was named its other part where the principal may destroy there too."""
        access = self.access()
        if self._within is None or self._within.name is None:
            return [view]
        return [view, *(access.view(p) for p in access.reads if "manage" in p.rights and p.scope != view.scope)]

    def export(self, folder: str, progress: Callable[[int], None] | None = None) -> BundleReport:
        """Write the whole scope into a folder, or a zip, as Markdown and JSON lines; see ``souvenance.engine.exporting``."""
        from souvenance.engine import exporting

        self._tools.keeper.drain(DRAINED_WITHIN_S)
        return exporting.export(self._tools, self._exported(), folder, progress)

    def export_archive(self, file: BinaryIO, progress: Callable[[int], None] | None = None) -> BundleReport:
        """The same as one zip, into an open, empty file: ``restore`` takes it.

        Nobody remembers where it went: no purge reaches it.
        """
        from souvenance.engine import exporting

        self._tools.keeper.drain(DRAINED_WITHIN_S)
        return exporting.export_archive(self._tools, self._exported(), file, progress)

    def _exported(self) -> Principal:
        """The scope that is worked in, unless something waits there for another to decide on. Raises Forbidden."""
        view = self._reads()[0]
        self._must_decide(view)
        return view

    def restore(self, folder: str, progress: Callable[[int], None] | None = None) -> BundleReport:
        """Take an export in; what stands already stays. The round trip loses nothing. Same errors as ``exporting.restore``."""
        from souvenance.engine import exporting

        try:
            return exporting.restore(self._tools, self._manager(), folder, progress)
        finally:
            self._memory.woken()

    def reflect(self, session: str | None = None, *, again: bool = False) -> int:
        """Ask for memories of turns that no job was made for; how many jobs were added or brought forward.

        Args:
            session: only this one, by its id or a beginning of it.
            again: jobs that failed, or were put off, are due now, too.
        """
        view, full = self._shown(session, changes=True) if session is not None else (self._heard_writer(), None)
        try:
            return plan(self._tools, view, full, again=again)
        finally:
            self._memory.woken()

    def jobs(self, *states: JobState, limit: int | None = None) -> Sequence[Job]:
        """Jobs in these states, else all that are not done; the oldest first."""
        must_count(limit)
        wanted = states or ("pending", "running", "failed")
        found = [[self._shown_job(job) for job in self._tools.ledger.jobs(view.scope, wanted, limit)] for view in self._reads()]
        return found[0] if len(found) == 1 else latest(found, lambda job: (job.created_at, job.id))[::-1][:limit]

    def job(self, job: str) -> Job:
        """One job, by its id or a beginning of it. Raises NotFound, Ambiguous."""
        view, full = self._found(job, "j")
        every = self._tools.ledger.jobs(view.scope, JOB_STATES)
        return self._shown_job(next(found for found in every if found.id == full))

    def _shown_job(self, job: Job) -> Job:
        """Without a model's answer where what it proposes waits for another to decide on."""
        return replace(job, answer=None) if job.answer is not None and self.access().awaits(job.scope) else job

    def notes(self) -> "NotesView":
        """The standing notes as they stand: what a context shows of them, what is held back and why. Raises StoreError."""
        from souvenance.engine import notes

        return notes.view(self._tools, self._reads()[0])

    def notes_of_all(self) -> "Sequence[NotesView]":
        """The same of every scope that is read, the one worked in first, as a context shows them: all under one ceiling.

        Raises StoreError.
        """
        from souvenance.engine import notes

        return notes.views(self._tools, self._reads())

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
            notes.write(self._tools, self._heard_writer(), page, over)
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

        if dry_run:
            return dreaming.planned(self._tools, self._reads()[0], from_start=from_start)
        view = self._manager() if from_start else self._heard_writer()
        self._begun(view)
        try:
            return upholding.dream(self._tools, view, self._memory.reflector, from_start=from_start, progress=progress)
        finally:
            self._memory.woken()

    def ask_for_dream(self, *, from_start: bool = False) -> Job:
        """The same in the background: a job, to be followed with ``job``; its ``reason`` tells what it came to.

        Where nothing works in the background, ``Souvenance.work_now`` does it. Asked for twice while it waits, it is one.

        Args:
            from_start: as in ``dream``.

        Raises Forbidden, NotFound, StoreError.
        """
        from souvenance.engine import dreamjobs

        view = self._manager() if from_start else self._heard_writer()
        self._begun(view)
        try:
            return dreamjobs.ask_for_dream(self._tools, view, from_start=from_start)
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

    def unread(self) -> dict[str, int]:
        """Languages that statements are not read in by words -> how many of the latest turns of each scope are in them."""
        from souvenance.engine import upkeep

        found = Counter[str]()
        for view in self._reads():
            found.update(upkeep.unread_here(self._tools, view.scope))
        return dict(found)
