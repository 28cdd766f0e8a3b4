"""The daily passes: what nobody needed for long is archived, what has ended is marked so. Each change leaves an event.

In batches: a writer waits for one of them and not for the pass. Each batch looks again at what stands, so that a pass that was
stopped, or ran twice at once, does nothing twice. Nothing is destroyed: `undo` takes each event back.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import numpy as np

from souvenance.core.decay import DAY_S, decay_of, is_lasting
from souvenance.core.decide import Step
from souvenance.engine.anchoring import anchor_touched
from souvenance.engine.commit import committing, write_plainly
from souvenance.engine.disputing import disputes_touched
from souvenance.engine.roster import Roster, standing
from souvenance.engine.tools import Tools
from souvenance.thresholds import ARCHIVE_BELOW, LEAST_ARCHIVED, MOST_ARCHIVED_SHARE
from souvenance.types import Memory, Principal

AT_ONCE = 200  # memories a transaction: some hundredths of a second
BETWEEN_S = 0.02  # two of them: locks are not fair, and who waits for one gets it only where it is left alone for a moment

Going = Callable[[int], bool]  # told how many were changed since the last time; whether to go on


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """What a pass came to in one scope."""

    changed: int  # memories
    waiting: int = 0  # that the next one will change
    whole: bool = True  # False: it was stopped before its end
    notes: tuple[str, ...] = ()  # what it could not do


def to_archive(roster: Roster, tools: Tools, now: datetime) -> list[str]:
    """Active memories that have faded, the weakest first. What is in dispute waits for a person."""
    columns = roster.columns
    decays = columns.decays(now, tools.half_lives)
    rows = np.flatnonzero((decays < ARCHIVE_BELOW) & ~columns.lasting)
    weakest = rows[np.argsort(decays[rows], kind="stable")]
    return [i for row in weakest.tolist() if not roster.memories[i := columns.ids[row]].disputed]


def most_archived(active: int) -> int:
    """How many of so many active memories one pass may archive."""
    return max(LEAST_ARCHIVED, int(active * MOST_ARCHIVED_SHARE))


def to_expire(roster: Roster, now: datetime) -> list[str]:
    """Active and archived memories whose end has come, by id."""
    return [i for i, memory in sorted(roster.memories.items()) if standing(memory, now) == "expired" != memory.status]


def archive(tools: Tools, principal: Principal, going: Going) -> Passed:
    """Archive what has faded, a tenth of the active memories at most: a mistake is seen before it has taken everything."""
    now = tools.clock()
    roster = tools.rosters.followed(tools.ledger, principal.scope)
    found = to_archive(roster, tools, now)
    most = most_archived(roster.columns.n)

    def step(memory: Memory) -> Step | None:
        if memory.status != "active" or memory.disputed or is_lasting(memory):
            return None
        left = decay_of(memory, now, tools.half_lives)
        if left >= ARCHIVE_BELOW:
            return None
        idle = int((now - memory.touched_at).total_seconds() / DAY_S)
        why = f"nobody needed it for {idle} days: {left:.3f} of its weight is left, below {ARCHIVE_BELOW:g}"
        return Step(what="archived", before=memory, after=replace(memory, status="archived"), why=why)

    done = _changed(tools, principal, found[:most], step, going)
    return replace(done, waiting=max(0, len(found) - done.changed))


def expire(tools: Tools, principal: Principal, going: Going) -> Passed:
    """Mark what has ended. It was not served since its end: every read looks at the time itself."""
    now = tools.clock()
    found = to_expire(tools.rosters.followed(tools.ledger, principal.scope), now)

    def step(memory: Memory) -> Step | None:
        if standing(memory, now) != "expired" or memory.status == "expired":
            return None
        return Step(what="expired", before=memory, after=replace(memory, status="expired"), why="its end has passed")

    done = _changed(tools, principal, found, step, going)
    return replace(done, waiting=max(0, len(found) - done.changed))


def _changed(
    tools: Tools, principal: Principal, ids: Sequence[str], step_of: Callable[[Memory], Step | None], going: Going
) -> Passed:
    """Make the steps, batch by batch. Those that a dispute or an anchor hangs on take the long way, through the book."""
    scope, changed = principal.scope, 0
    anchored = {source for anchor in tools.ledger.anchors(scope) for source in anchor.sources}
    roster = tools.rosters.followed(tools.ledger, scope)
    tied = {i for i in ids if i in anchored or roster.memories[i].disputed}
    free = [i for i in ids if i not in tied]
    for batch in _batches(free):
        with tools.ledger.write(scope) as tx:
            held = tools.ledger.memories(scope, batch)  # nobody else writes meanwhile
            steps = [step for i in batch if i in held and not held[i].disputed and (step := step_of(held[i])) is not None]
            write_plainly(tools, principal, tx, steps, tools.clock())
        changed += len(steps)
        time.sleep(BETWEEN_S)
        if not going(len(steps)):
            return Passed(changed=changed, whole=False)
    for batch in _batches(sorted(tied)):
        with committing(tools, principal) as commit:
            steps = [
                step for i in batch if (memory := commit.tx.memory(i)) is not None and (step := step_of(memory)) is not None
            ]
            commit.steps(steps)
            disputes_touched(commit)
            anchor_touched(commit)
        changed += len(steps)
        if not going(len(steps)):
            return Passed(changed=changed, whole=False)
    return Passed(changed=changed)


def _batches(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(ids), AT_ONCE):
        yield ids[first : first + AT_ONCE]
