"""The jobs that turns give rise to. They are written in the transaction that writes the turns: none is ever lost."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from souvenance.core.identity import derived_id
from souvenance.engine.tools import Tools
from souvenance.types import JOB_STATES, Job, Principal, Turn

BY_HAND = "by hand"  # the session that holds what was told to memory itself: it is remembered already
TURNS_A_JOB = 20  # of a long observe or an import: what one reflection reads at once


def jobs_for(principal: Principal, turns: Sequence[Turn], now: datetime) -> Iterator[Job]:
    """The reflection jobs of turns just placed, a few turns each, of one session or several."""
    place = 0
    by_session: dict[str, list[int]] = {}
    for turn in turns:
        by_session.setdefault(turn.session, []).append(turn.seq)
    for session, seqs in by_session.items():
        for start in range(0, len(seqs), TURNS_A_JOB):
            some = seqs[start : start + TURNS_A_JOB]
            first, last = some[0], some[-1]
            yield Job(
                id=derived_id("j", principal.scope, "reflect", session, str(first), str(last)), scope=principal.scope,
                what="reflect", session=session, first_seq=first, last_seq=last, state="pending", tries=0, due_at=now,
                author=principal.id, audience=principal.audience,
                created_at=now + timedelta(microseconds=place),  # they are done in the order of what was said
            )  # fmt: skip
            place += 1


def plan(tools: Tools, principal: Principal, session: str | None, *, again: bool) -> int:
    """Make jobs for the turns that have none, of one session or all; how many jobs were added, or are due earlier now."""
    scope, now = principal.scope, tools.clock()
    known = tools.ledger.jobs(scope, JOB_STATES)
    covered: dict[str, set[int]] = {}
    for job in known:
        covered.setdefault(job.session, set()).update(range(job.first_seq, job.last_seq + 1))
    sessions = [header.id for header in tools.ledger.sessions(scope) if header.id != BY_HAND]
    changed = 0
    for name in sessions[::-1] if session is None else [session]:
        missing = [t for t in tools.ledger.turns_of(scope, name) if t.seq not in covered.get(name, ())]
        if missing:
            with tools.ledger.write(scope) as tx:
                for job in jobs_for(principal, missing, now):
                    tx.put_job(job)
                    changed += 1
    failed = [job for job in known if job.state == "failed" and session in {None, job.session}] if again else []
    for job in failed:
        with tools.ledger.write(scope) as tx:
            tx.put_job(replace(job, state="pending", tries=0, due_at=now))
            changed += 1
    return changed
