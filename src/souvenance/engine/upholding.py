"""The regular passes of a store: which are due, run by one process at a time, and kept with how far they came.

A checkpoint a scope and pass, written when the pass is whole: a restart neither skips one nor does it twice. A lease in the
ledger lets one process run them; the lease of one that died ends by itself.
"""

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from souvenance.core.identity import new_id
from souvenance.core.timetable import is_due, last_run, next_run
from souvenance.engine import dreaming
from souvenance.engine.compressing import compress, to_look_at
from souvenance.engine.fading import Going, Passed, archive, expire, to_archive, to_expire
from souvenance.engine.reflectors import reflector_of
from souvenance.engine.tools import Tools
from souvenance.errors import InputError, SouvenanceError, StoreBusy, StoreCorrupt
from souvenance.types import PASSES, DreamRun, DreamUndone, PassName, PassRun, PassStatus, Principal

if TYPE_CHECKING:
    from souvenance.engine.reflecting import Reflector

LEASE = "maintenance"
LEASE_S = 120.0  # longer than any batch, and than the answer of a model; after it a dead runner's work is taken over
RENEW_S = 10.0
GetReflector = Callable[[], "Reflector"]  # made when it is first asked for


def _passes(reflector: GetReflector) -> Mapping[PassName, Callable[[Tools, Principal, Going], Passed]]:
    return {
        "expiry": expire, "decay": archive, "compression": compress,
        "dream": lambda tools, principal, going: _passed(dreaming.dream(tools, principal, reflector(), going)),
    }  # fmt: skip


def maintain(
    tools: Tools,
    passes: Sequence[PassName] = PASSES,
    *,
    forced: bool = False,
    scope: str | None = None,
    progress: Callable[[int], None] | None = None,
    stopping: threading.Event | None = None,
    reflector: GetReflector | None = None,
) -> Sequence[PassRun]:
    """Run the passes that are due in every scope, each scope's in their order; what each came to.

    Args:
        passes: only these.
        forced: whether or not they are due.
        scope: only this one.
        progress: told how many memories were changed, batch by batch.
        stopping: set by who wants it to end after the batch at hand.
        reflector: who proposes memories in a dream; None: as the settings say.

    Raises StoreBusy where another process is at it; what went wrong in one scope once all others are done.
    """
    if unknown := sorted(set(passes) - set(PASSES)):
        raise InputError(f"{unknown[0]!r} is no pass: one of {', '.join(PASSES)}")
    runner = _Runner(tools, progress, stopping)
    runs = _passes(reflector or (lambda: reflector_of(tools)))
    principals = [
        p for one in tools.ledger.scopes() if scope in {None, one} and (p := tools.ledger.principal_of(one)) is not None
    ]
    due = [(p, name) for p in principals for name in PASSES if name in passes and (forced or _is_due(tools, p, name))]
    if not due:
        return ()
    with runner.holding():
        return _run_all(runner, [(principal, name, runs[name]) for principal, name in due])


def dream(
    tools: Tools,
    principal: Principal,
    reflector: "Reflector",
    *,
    from_start: bool = False,
    progress: Callable[[int], None] | None = None,
) -> DreamRun:
    """A run of the dreamer now, in the place of the next nightly one; see ``engine/dreaming``.

    Raises StoreBusy where another process is at the regular work.
    """
    runner = _Runner(tools, progress, None)
    with runner.holding():
        begun = tools.clock()
        found = dreaming.dream(tools, principal, reflector, runner, from_start=from_start)
        _checkpoint(tools, principal, "dream", _passed(found), begun)
        return found


def roll_back(tools: Tools, principal: Principal, run: str) -> DreamUndone:
    """Take the latest run of the dreamer back; see ``engine/dreaming``. Raises StoreBusy as ``dream`` does."""
    with _Runner(tools, None, None).holding():
        return dreaming.roll_back(tools, principal, run)


def _passed(run: DreamRun) -> Passed:
    return Passed(changed=run.told + run.noted, waiting=run.waiting, whole=run.state == "done", notes=run.notes)


_Due = tuple[Principal, PassName, Callable[[Tools, Principal, Going], Passed]]


def _run_all(runner: "_Runner", due: Sequence[_Due]) -> list[PassRun]:
    done, trouble = list[PassRun](), list[SouvenanceError]()
    for principal, name, run in due:
        if not runner(0):
            break
        try:
            done.append(_run(runner, principal, name, run))
        except SouvenanceError as exc:  # of one scope: the others do not wait for it
            trouble.append(exc)
    if trouble:
        raise trouble[0]
    return done


def _run(runner: "_Runner", principal: Principal, name: PassName, run: Callable[[Tools, Principal, Going], Passed]) -> PassRun:
    tools, started = runner.tools, time.perf_counter()
    begun = tools.clock()
    passed = run(tools, principal, runner)
    _checkpoint(tools, principal, name, passed, begun)
    return PassRun(
        name=name, principal=principal.name, changed=passed.changed, waiting=passed.waiting, whole=passed.whole,
        took_s=round(time.perf_counter() - started, 3), notes=passed.notes,
    )  # fmt: skip


def _checkpoint(tools: Tools, principal: Principal, name: PassName, passed: Passed, begun: datetime) -> None:
    """Keep that a pass ran; one that was stopped is due again."""
    if passed.whole:
        kept = {
            "last_run": begun.isoformat(), "changed": passed.changed, "waiting": passed.waiting, "notes": list(passed.notes),
        }  # fmt: skip
        with tools.ledger.write(principal.scope) as tx:
            tx.put_checkpoint(name, kept, principal, begun)


class _Runner:
    """Who runs the passes: holds the lease, and says after each batch whether to go on."""

    def __init__(self, tools: Tools, progress: Callable[[int], None] | None, stopping: threading.Event | None) -> None:
        self.tools = tools
        self._progress = progress
        self._stopping = stopping
        self._holder = new_id("r", tools.clock(), tools.randomness(10))
        self._renewed = 0.0

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Hold the lease; at the end the next one has it at once. Raises StoreBusy where another has it."""
        if not self._take():
            raise StoreBusy("another process is doing the regular work of this store: it is done once, try again later")
        try:
            yield
        finally:
            self.tools.ledger.give_back_lease(LEASE, self._holder)

    def __call__(self, changed: int) -> bool:
        """Whether to go on: nobody asked to stop, and the lease is still ours."""
        if changed and self._progress is not None:
            self._progress(changed)
        if self._stopping is not None and self._stopping.is_set():
            return False
        return time.monotonic() - self._renewed < RENEW_S or self._take()

    def _take(self) -> bool:
        now = self.tools.clock()
        taken = self.tools.ledger.take_lease(LEASE, self._holder, now, now + timedelta(seconds=LEASE_S))
        self._renewed = time.monotonic()
        return taken


def statuses(tools: Tools, principal: Principal) -> tuple[PassStatus, ...]:
    """How each pass stands in one scope: last run, next run, and what waits for it."""
    now, roster = tools.clock(), tools.rosters.followed(tools.ledger, principal.scope)
    found = []
    for name in PASSES:
        kept = tools.ledger.checkpoint(principal.scope, name)
        last = last_run(kept)
        waiting: Mapping[PassName, Callable[[], int]] = {
            "expiry": lambda: len(to_expire(roster, now)),
            "decay": lambda: len(to_archive(roster, tools, now)),
            "compression": lambda last=last: to_look_at(roster, last),  # type: ignore[misc]
            "dream": lambda: dreaming.waiting(tools, principal.scope),
        }
        expression = tools.timetable.of(name)
        following = next_run(expression, last, principal.tz) if last is not None else (now if expression else None)
        told = kept or {}
        notes = told.get("notes")
        trouble = tuple(map(str, notes)) if isinstance(notes, list) else ()
        try:
            left = waiting[name]()
        except StoreCorrupt as exc:  # of the dreamer's checkpoint: a status tells it, whatever else there is to tell
            left, trouble = 0, (*trouble, str(exc))
        found.append(
            PassStatus(
                name=name, last_run=last, next_run=following, changed=int(str(told.get("changed", 0))), waiting=left,
                notes=trouble,
            )
        )  # fmt: skip
    return tuple(found)


def _is_due(tools: Tools, principal: Principal, name: PassName) -> bool:
    last = last_run(tools.ledger.checkpoint(principal.scope, name))
    return is_due(tools.timetable.of(name), last, tools.clock(), principal.tz)
