"""The jobs that turns give rise to. They are written in the transaction that writes the turns: none is ever lost."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from souvenance.core.batches import batches
from souvenance.core.exchanges import may_be_hastened
from souvenance.core.identity import derived_id
from souvenance.engine.tools import Tools
from souvenance.types import JOB_STATES, Job, Principal, Turn

BY_HAND = "by hand"  # the session that holds what was told to memory itself: it is remembered already
TURNS_A_JOB = 20  # of a long observe or an import: what one reflection reads at once


def is_by_hand(session: str) -> bool:
    """Whether a session holds what was told to memory itself; it goes on under another name where a person forgot it."""
    return session == BY_HAND or session.startswith(f"{BY_HAND} (")


def jobs_for(principal: Principal, turns: Sequence[Turn], now: datetime, *, due_at: datetime | None = None) -> Iterator[Job]:
    """The reflection jobs of turns just placed, a few turns each, of one session or several; due now or at ``due_at``."""
    by_session: dict[str, list[int]] = {}
    for turn in turns:
        by_session.setdefault(turn.session, []).append(turn.seq)
    return _jobs_of(principal, by_session, now, due_at or now)


def _jobs_of(principal: Principal, by_session: Mapping[str, Sequence[int]], now: datetime, due_at: datetime) -> Iterator[Job]:
    place = 0
    for session, seqs in by_session.items():
        for first, last in batches(seqs, TURNS_A_JOB):
            yield Job(
                id=derived_id("j", principal.scope, "reflect", session, str(first), str(last)), scope=principal.scope,
                what="reflect", session=session, first_seq=first, last_seq=last, state="pending", tries=0, due_at=due_at,
                author=principal.id, audience=principal.audience,
                created_at=now + timedelta(microseconds=place),  # they are done in the order of what was said
            )  # fmt: skip
            place += 1


def plan(tools: Tools, principal: Principal, session: str | None, *, again: bool) -> int:
    """Make jobs for the turns that have none, of one session or all; how many jobs were added, or are due earlier now."""
    scope, now = principal.scope, tools.clock()
    # Headers first: whatever turns they count were written with their jobs, which are read after them.
    headers = [h for h in tools.ledger.sessions(scope) if not is_by_hand(h.id) and session in {None, h.id}]
    known = tools.ledger.jobs(scope, JOB_STATES)
    covered = covered_by(known)
    changed = 0
    for header in headers[::-1]:
        missing = [seq for seq in range(1, header.turns + 1) if seq not in covered.get(header.id, ())]
        changed += _added(tools, principal, header.id, missing, now)
    held = [job for job in known if may_be_hastened(job) and session in {None, job.session}] if again else []
    for job in held:
        with tools.ledger.write(scope) as tx:
            stands = tx.job(job.id)
            if stands is not None and may_be_hastened(stands):
                tx.put_job(replace(stands, state="pending", tries=0, due_at=now))
                changed += 1
    return changed


def plan_between(tools: Tools, principal: Principal, spans: Mapping[str, tuple[int, int]]) -> int:
    """Make jobs for turns that have none, within a stretch of each of some sessions; how many were added.

    Args:
        spans: session -> seq of the first and of the last turn.
    """
    covered = covered_by(tools.ledger.jobs(principal.scope, JOB_STATES))
    added = 0
    for session, (first, last) in spans.items():
        if is_by_hand(session):
            continue
        missing = [seq for seq in range(first, last + 1) if seq not in covered.get(session, ())]
        added += _added(tools, principal, session, missing, tools.clock())
    return added


def covered_by(jobs: Iterable[Job]) -> dict[str, set[int]]:
    """Session -> seq of the turns that some jobs are about."""
    covered: dict[str, set[int]] = {}
    for job in jobs:
        covered.setdefault(job.session, set()).update(range(job.first_seq, job.last_seq + 1))
    return covered


def _added(tools: Tools, principal: Principal, session: str, seqs: Sequence[int], now: datetime) -> int:
    """Jobs for some turns of a session, those that are not there yet; how many."""
    if not seqs:
        return 0
    with tools.ledger.write(principal.scope) as tx:
        new = [
            job for job in _jobs_of(principal, {session: seqs}, now, now) if tx.job(job.id) is None
        ]  # another may have made it
        for job in new:
            tx.put_job(job)
    return len(new)
