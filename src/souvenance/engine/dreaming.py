"""The dreamer: what a stretch of conversations leaves, as a journal a day and in the standing notes. A transaction by order.

A run opens with a fixed window, kept in the checkpoint; does the reflection jobs that are due, which is the one path by which
anything becomes a memory; writes the journals and the notes, each page whole and the one before archived; brings the index
level; and moves the checkpoint last. Each step gives the same when it is done again, so a run that was stopped anywhere is
ended by the next one.
"""

import difflib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from itertools import islice

from souvenance.core import earning, journal
from souvenance.core.dreaming import (
    NOTES,
    Progress,
    Run,
    closed,
    kept,
    must_be_last,
    opened,
    progress_of,
    rolled_back,
    window_of,
)
from souvenance.core.notes import Part, parse, with_parts_of
from souvenance.core.secrets import mask
from souvenance.core.standing import standing
from souvenance.engine.commit import Commit
from souvenance.engine.fading import Going, most_archived
from souvenance.engine.jobs import covered_by, is_by_hand, plan_between
from souvenance.engine.notebooks import Stated
from souvenance.engine.noting import follow_notes
from souvenance.engine.reflecting import Exchange, Postponed, Reflection, Reflector, run_job
from souvenance.engine.roster import standing as status_of
from souvenance.engine.shelving import follow_memories
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, InputError, NotFound, StoreCorrupt
from souvenance.ports import Page
from souvenance.types import DreamRun, DreamState, DreamUndone, Event, JobState, Memory, Principal, Turn

CHECKPOINT = "dreamer"
TURNS_AT_ONCE = 1_000
MOST_CONSIDERED = 2_000  # memories, the strongest: the notes state some forty
JOBS_AT_ONCE = 100
SESSIONS_HELD = 8
_TRIES = 20  # to write a page that others write too
_UNDONE = frozenset({"created", "merged", "reinforced", "revived", "expired", "retracted"})  # what a window may have left
_WAITING: tuple[JobState, ...] = ("pending", "failed", "running")


@dataclass(slots=True)
class _Window:
    """The turns of a run, without their words."""

    after: int
    to: int
    turns: int = 0
    tokens: int = 0
    spans: dict[str, tuple[int, int]] = field(default_factory=dict)  # session -> seq of its first and last turn in it
    since: dict[tuple[date, str], int] = field(default_factory=dict)  # (day, session) -> seq of its first turn in it
    by_day: OrderedDict[str, dict[date, list[Turn]]] = field(default_factory=OrderedDict)  # of sessions just read

    @property
    def days(self) -> tuple[date, ...]:
        return tuple(sorted({day for day, _ in self.since}))


def dream(tools: Tools, principal: Principal, reflector: Reflector, going: Going, *, from_start: bool = False) -> DreamRun:
    """One run: the one that was stopped, else a new one over what was said since the last.

    Args:
        reflector: does the jobs that are due.
        going: told how many lines were written since the last time; whether to go on.
        from_start: over everything that was ever said; what no model has read yet is then read by it.

    Raises StoreCorrupt for a checkpoint that cannot be trusted, StoreError, NotesUnreadable; the next run goes on.
    """
    scope = principal.scope
    progress = _progress(tools, scope, from_start=from_start)  # I/O
    window = _window(tools, principal, progress, from_start=from_start)  # I/O
    progress, run = _open(tools, principal, progress, window, from_start=from_start)  # I/O
    if from_start:
        plan_between(tools, principal, window.spans)
    notes = _reflected(tools, principal, reflector, going)  # a model, perhaps
    if not going(0):
        return _told(tools, principal, run, window, state="stopped")
    told = 0
    for day in window.days:
        lines, full = _journal(tools, principal, window, day)
        told += lines
        notes += [f"{full} conversations of {day} found no room in its journal"] if full else []
        if not going(lines):
            return _told(tools, principal, run, window, state="stopped")
    stated = _notes(tools, principal, progress, run)
    follow_memories(tools, scope)
    follow_notes(tools, scope)
    return _close(tools, principal, progress, run, window, told=told, stated=stated, notes=notes)


def planned(tools: Tools, principal: Principal, *, from_start: bool = False) -> DreamRun:
    """What a run would read and write as things stand: what waits for reflection is not in it. Writes nothing."""
    progress = _progress(tools, principal.scope, from_start=from_start)
    window = _window(tools, principal, progress, from_start=from_start)
    now = tools.clock().astimezone(UTC)
    pages: list[tuple[str, str, str]] = []
    for day in window.days:
        page = tools.notes.read(principal.scope, day)
        pages.append((f"journal/{day}.md", page.text, _journal_page(tools, principal, window, day, page.text)[0]))
    notes = tools.notes.read(principal.scope)
    after = _notes_page(tools, principal, notes.text, _struck(progress, notes), now)
    pages.append(("MEMORY.md", notes.text, after))
    return replace(
        _told(tools, principal, None, window, state="planned"),
        begun_at=now,
        diff="".join(map(_difference, *zip(*pages, strict=True))),
    )


def runs(tools: Tools, principal: Principal) -> Sequence[DreamRun]:
    """The runs that changed something, the latest first; one that was stopped is the first, as "open"."""
    progress = _progress(tools, principal.scope)
    if progress is None:
        return ()
    every = [*progress.runs, *([progress.open] if progress.open is not None else [])]
    return [_as_kept(principal, run, revocable=run is progress.revocable()) for run in reversed(every)]


def waiting(tools: Tools, scope: str) -> int:
    """Turns that were said since the last run. Raises StoreCorrupt for a checkpoint that cannot be trusted."""
    progress, end = _progress(tools, scope), tools.ledger.extent(scope)[1]
    after, _ = window_of(progress, end=end, generation=tools.ledger.generation(scope), from_start=False)
    return end - after


# -- the checkpoint ---------------------------------------------------------------------------------------------------
def _progress(tools: Tools, scope: str, *, from_start: bool = False) -> Progress | None:
    """The checkpoint; none where everything is read again and it cannot be trusted."""
    try:
        return progress_of(tools.ledger.checkpoint(scope, CHECKPOINT))
    except StoreCorrupt:
        if from_start:
            return None
        raise


def _open(
    tools: Tools, principal: Principal, progress: Progress | None, window: _Window, *, from_start: bool
) -> tuple[Progress, Run]:
    scope = principal.scope
    latest = tools.ledger.events(scope, limit=1)
    page = tools.notes.read(scope)
    before = {day.isoformat(): tools.notes.read(scope, day).fingerprint for day in window.days} | {NOTES: page.fingerprint}
    after = opened(
        progress, (window.after, window.to), scope=scope, generation=tools.ledger.generation(scope),
        event=latest[0].id if latest else "", now=tools.clock(), from_start=from_start, before=before,
        struck=_struck(progress, page),
    )  # fmt: skip
    if after.open is None:  # a run is open by now, whatever stood before
        raise StoreCorrupt("no run of the dreamer could be opened: this is a fault of the program, please report it")
    if after != progress:
        _keep(tools, principal, after)
    return after, after.open


def _close(
    tools: Tools,
    principal: Principal,
    progress: Progress,
    run: Run,
    window: _Window,
    *,
    told: int,
    stated: Mapping[str, tuple[str, ...]],
    notes: Sequence[str],
) -> DreamRun:
    scope = principal.scope
    events = _events_after(tools, scope, run)
    before = {i for ids in progress.shown.values() for i in ids}
    now = {i for ids in stated.values() for i in ids}
    counts = {
        "turns": window.turns, "sessions": len(window.spans), "tokens": window.tokens, "told": told, "noted": len(before ^ now),
        "learned": sum(event.what == "created" for event in events),
        "ended": sum(event.what in {"superseded", "expired"} for event in events),
    }  # fmt: skip
    ended = replace(run, last_event=events[0].id if events else run.event, counts=counts)
    end, generation = tools.ledger.extent(scope)[1], tools.ledger.generation(scope)
    after = closed(progress, ended, end=end, generation=generation, shown=stated)
    _keep(tools, principal, after)
    left = tuple(job for job in tools.ledger.jobs(scope, _WAITING) if job.session in window.spans)
    because = dict.fromkeys(job.reason for job in left if job.reason)
    last = after.revocable()
    return replace(
        _as_kept(principal, replace(ended, state="done"), revocable=last is not None and last.id == run.id),
        tokens_to_model=_unread(tools, principal, window),
        waiting=len(left),
        notes=(*notes, *(f"an exchange waits: {reason}" for reason in because)),
    )


def _keep(tools: Tools, principal: Principal, progress: Progress) -> None:
    with tools.ledger.write(principal.scope) as tx:
        tx.put_checkpoint(CHECKPOINT, kept(progress), principal, tools.clock())


def _told(tools: Tools, principal: Principal, run: Run | None, window: _Window, *, state: DreamState) -> DreamRun:
    return DreamRun(
        id=run.id if run is not None else "", principal=principal.name, state=state,
        begun_at=run.begun_at if run is not None else tools.clock(), turns=window.turns, sessions=len(window.spans),
        tokens=window.tokens, tokens_to_model=_unread(tools, principal, window), days=window.days,
        waiting=sum(job.session in window.spans for job in tools.ledger.jobs(principal.scope, _WAITING)),
    )  # fmt: skip


def _as_kept(principal: Principal, run: Run, *, revocable: bool) -> DreamRun:
    counts = run.counts
    return DreamRun(
        id=run.id, principal=principal.name, state=run.state, begun_at=run.begun_at, turns=counts.get("turns", 0),
        sessions=counts.get("sessions", 0), tokens=counts.get("tokens", 0), tokens_to_model=0,
        days=tuple(date.fromisoformat(page) for page in sorted(run.before) if page != NOTES), learned=counts.get("learned", 0),
        ended=counts.get("ended", 0), told=counts.get("told", 0), noted=counts.get("noted", 0), revocable=revocable,
    )  # fmt: skip


def _events_after(tools: Tools, scope: str, run: Run) -> list[Event]:
    """The events since a run began, the latest first."""
    limit = 200
    while True:
        found = tools.ledger.events(scope, limit=limit)
        place = next((n for n, event in enumerate(found) if event.id == run.event), None)
        if place is not None:
            return list(found[:place])
        if len(found) < limit or found[-1].created_at < run.begun_at:  # the event itself was purged, or there was none
            return [event for event in found if event.created_at >= run.begun_at]
        limit *= 4


# -- the window -------------------------------------------------------------------------------------------------------
def _window(tools: Tools, principal: Principal, progress: Progress | None, *, from_start: bool) -> _Window:
    scope = principal.scope
    end, generation = tools.ledger.extent(scope)[1], tools.ledger.generation(scope)
    after, to = window_of(progress, end=end, generation=generation, from_start=from_start)  # pure
    forgotten = tools.ledger.forgotten_sessions(scope)
    window = _Window(after, to)
    for turn in _turns(tools, scope, after, to):
        window.turns += 1
        window.tokens += tools.count_tokens(turn.text)
        first, last = window.spans.get(turn.session, (turn.seq, turn.seq))
        window.spans[turn.session] = min(first, turn.seq), max(last, turn.seq)
        if turn.session not in forgotten and not is_by_hand(turn.session):  # what was told to memory is remembered already
            window.since.setdefault((journal.day_of(turn, principal.tz), turn.session), turn.seq)
    return window


def _turns(tools: Tools, scope: str, after: int, to: int) -> Iterator[Turn]:
    """What was said in a stretch of the scope, in order; nothing of a session that is forgotten."""
    hidden = tools.ledger.forgotten_sessions(scope)
    while after < to:
        batch = tools.ledger.turns_after(scope, after, TURNS_AT_ONCE)
        if not batch:
            return
        for position, turn in batch:
            if position > to:
                return
            if turn.session not in hidden:
                yield turn
        after = batch[-1][0]


def _unread(tools: Tools, principal: Principal, window: _Window) -> int:
    """Tokens of the window that a model has not read and would be asked about; none where no model is asked."""
    if not tools.with_model:
        return 0
    done = covered_by(tools.ledger.jobs(principal.scope, ("done",)))
    return sum(
        tools.count_tokens(turn.text)
        for turn in _turns(tools, principal.scope, window.after, window.to)
        if not is_by_hand(turn.session) and turn.seq not in done.get(turn.session, ())
    )


# -- what is learned --------------------------------------------------------------------------------------------------
class _Restrained:
    """A reflector that may make only so many memories out of date in one run, and no pinned one; the rest waits."""

    def __init__(self, inner: Reflector, most: int, now: Callable[[], datetime]) -> None:
        self._inner, self._left, self._now = inner, most, now

    @property
    def name(self) -> str:
        """As the one within."""
        return self._inner.name

    def reflect(self, exchange: Exchange) -> Reflection:
        """See ``Reflector``."""
        found = self._inner.reflect(exchange)
        return replace(found, write=lambda commit: self._write(commit, found))

    def _write(self, commit: Commit, found: Reflection) -> None:
        found.write(commit)
        stood = commit.tools.ledger.memories(commit.principal.scope, list(commit.touched))  # as of the last commit
        gone = [one for i, one in stood.items() if one.status == "active" != commit.touched[i].status]
        tomorrow = self._now() + timedelta(days=1)
        if pinned := [one.id for one in gone if one.pinned]:
            raise Postponed(f"a dream ends no pinned memory, and this exchange would end {pinned[0]}", tomorrow)
        if len(gone) > self._left:
            raise Postponed(f"this exchange would end {len(gone)} memories, and this run may end {self._left} more", tomorrow)
        self._left -= len(gone)


def _reflected(tools: Tools, principal: Principal, reflector: Reflector, going: Going) -> list[str]:
    """Do the jobs of the scope that are due; sentences about what was held back."""
    scope = principal.scope
    active = tools.rosters.followed(tools.ledger, scope).columns.n
    restrained = _Restrained(reflector, most_archived(active), tools.clock)
    while jobs := [job for job in tools.ledger.due_jobs(tools.clock(), JOBS_AT_ONCE, scope=scope, at_once=True) if job.session]:
        ours = 0  # a job without a session is another dream
        for job in jobs:
            if not going(0):
                return []
            ours += run_job(tools, restrained, job) != "not ours"
        if not ours:
            return ["another process is reflecting: what it learns is in the notes of the next night"]
    return []


# -- the pages --------------------------------------------------------------------------------------------------------
def _journal(tools: Tools, principal: Principal, window: _Window, day: date) -> tuple[int, int]:
    """Write the journal of a day; how many lines of it are of the window, and how many conversations found no room."""
    counted = 0, 0

    def page(now: str) -> str:
        nonlocal counted
        text, *counts = _journal_page(tools, principal, window, day, now)
        counted = counts[0], counts[1]
        return text

    _write(tools, principal.scope, page, day)
    return counted


def _journal_page(tools: Tools, principal: Principal, window: _Window, day: date, now: str) -> tuple[str, int, int]:
    conversations = []
    for (its_day, session), since in window.since.items():
        if its_day != day:
            continue
        one = journal.told(_days_of(tools, principal, window, session).get(day, []), principal.tz, since=since)
        conversations += [one] if one is not None else []
    if not conversations:
        return now, 0, 0
    text, full = journal.with_day(now, day, conversations)
    return text, sum(line.seq >= one.since for one in conversations for line in one.lines), full


def _days_of(tools: Tools, principal: Principal, window: _Window, session: str) -> dict[date, list[Turn]]:
    """The turns of a session up to the end of the window, by day. A few sessions are kept: one may go on for many days."""
    found = window.by_day.get(session)
    if found is None:
        found = {}
        for turn in tools.ledger.turns_of(principal.scope, session, 1, window.spans[session][1]):
            found.setdefault(journal.day_of(turn, principal.tz), []).append(turn)
        window.by_day[session] = found
        if len(window.by_day) > SESSIONS_HELD:
            window.by_day.popitem(last=False)
    return found


def _notes(tools: Tools, principal: Principal, progress: Progress, run: Run) -> dict[str, tuple[str, ...]]:
    """Write the standing notes; the memories that the dreamer's parts of them state."""
    struck = frozenset(progress.struck)
    text = _write(tools, principal.scope, lambda now: _notes_page(tools, principal, now, struck, run.begun_at), None)
    return earning.shown(text)


def _struck(progress: Progress | None, page: Page) -> frozenset[str]:
    held = progress or Progress(head=0, generation=0)
    return frozenset(held.struck) | earning.struck(page.text, held.shown)


def _notes_page(tools: Tools, principal: Principal, now: str, struck: frozenset[str], at: datetime) -> str:
    """The standing notes as they should be; as they are where there is nothing to say."""
    memories = tools.rosters.followed(tools.ledger, principal.scope).memories
    by_hand = earning.by_hand(now)
    own = parse(by_hand)
    stated = Stated(tuple(bullet.text for bullet in own.bullets))
    named = {memory for bullet in own.bullets for memory in bullet.memories}
    fit = (
        memory
        for memory in memories.values()
        if status_of(memory, at) == "active" and memory.id not in struck and memory.id not in named
    )
    ranked = (
        memory
        for memory in islice(earning.ranked(fit, at, tools.half_lives), MOST_CONSIDERED)
        if not stated.holds(memory, principal.name) and _is_quoted(tools, memory)
    )  # as they are asked for
    used = standing(own, tools.notes_tokens, tools.count_tokens)
    wanted = earning.sections(
        ranked, owner=principal.name, audience=principal.audience, tz=principal.tz,
        room_tokens=0 if used.cut else tools.notes_tokens - used.tokens, count_tokens=tools.count_tokens,
    )  # fmt: skip
    if not wanted and by_hand == now:
        return now
    return earning.renewed(now, wanted)


def _is_quoted(tools: Tools, memory: Memory) -> bool:
    return earning.is_quoted(memory, tools.ledger.turns(memory.scope, memory.sources))


def _write(tools: Tools, scope: str, page_of: Callable[[str], str], day: date | None) -> str:
    """Put a page in place, made of what stands there; read again and made again where somebody writes meanwhile."""
    tries = 0
    while True:
        page = tools.notes.read(scope, day)
        text = page_of(page.text)
        if text == page.text:
            return text
        try:
            return tools.notes.write(scope, text, over=page.fingerprint, day=day).text
        except Conflict:
            tries += 1
            if tries == _TRIES:
                raise


def _difference(name: str, before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), f"{name} (now)", f"{name} (after)", lineterm="")
    return "".join(f"{mask(line)}\n" for line in lines)


# -- taking back ------------------------------------------------------------------------------------------------------
def roll_back(tools: Tools, principal: Principal, run_id: str) -> DreamUndone:
    """Take the latest run back: what it learned, and what it wrote where nobody changed it since. Its window is not read again.

    Raises NotFound; Conflict where a later run stands on it, or it was rolled back.
    """
    progress = _progress(tools, principal.scope)
    if progress is None:
        raise NotFound("nothing was dreamt of yet: there is no run to roll back")
    run = progress.run(run_id)
    must_be_last(progress, run)  # pure
    undone, left = _unlearned(tools, principal, run)
    pages: list[str] = []
    for name, mark in run.before.items():
        day = None if name == NOTES else date.fromisoformat(name)
        why = _page_back(tools, principal.scope, day, mark)
        if why:
            left.append(why)
        elif tools.notes.read(principal.scope, day).fingerprint == mark:
            pages.append(tools.notes.place(principal.scope, day))
    follow_memories(tools, principal.scope)
    follow_notes(tools, principal.scope)
    _keep(tools, principal, rolled_back(progress, run, earning.shown(tools.notes.read(principal.scope).text)))
    return DreamUndone(run=run.id, undone=undone, pages=tuple(pages), left=tuple(left))


def _unlearned(tools: Tools, principal: Principal, run: Run) -> tuple[int, list[str]]:
    """Take back the events of a run that rest on its window, the latest first; how many, and what had to stay."""
    from souvenance.engine.remembering import undo

    scope, left, undone = principal.scope, list[str](), 0
    ids = {turn.id for turn in _turns(tools, scope, run.after, run.to)}
    events = _events_after(tools, scope, run)
    last = next((n for n, event in enumerate(events) if event.id == run.last_event), 0)
    for event in events[last:] if run.last_event != run.event else ():
        memory = tools.ledger.memories(scope, [event.target]).get(event.target)
        if memory is None or event.what not in _UNDONE or ids.isdisjoint(memory.sources):
            continue
        try:
            undo(tools, principal, event.id)
            undone += 1
        except (Conflict, InputError) as exc:
            left.append(f"{event.what} of {event.target}: {exc}")
    return undone, left


def _page_back(tools: Tools, scope: str, day: date | None, mark: str) -> str:
    """Put the dreamer's parts of a page back as they were; why that could not be done, "" where it was."""
    page = tools.notes.read(scope, day)
    if page.fingerprint == mark or not page.fingerprint:
        return ""
    before = _version(tools, scope, day, mark) if mark else ""
    if before is None:
        return f"{tools.notes.place(scope, day)}: the version of before is not in the archive any more"
    is_ours: Callable[[Part], bool] = earning.is_ours if day is None else journal.is_ours
    text = with_parts_of(page.text, before, is_ours)
    if not before and not any(bullet.text for bullet in parse(text).bullets):
        tools.notes.withdraw(scope, over=page.fingerprint, day=day)
    else:
        tools.notes.write(scope, text, over=page.fingerprint, day=day)
    return ""


def _version(tools: Tools, scope: str, day: date | None, mark: str) -> str | None:
    """The text of an archived page, by the fingerprint that it had; None where it is gone."""
    stem = NOTES if day is None else day.isoformat()
    names = [name for name in tools.notes.archived(scope) if mark[:8] in name and f" {stem} " in name]
    return tools.notes.earlier(scope, names[-1]) if names else None
