"""A dream that is asked for and not waited for: a job as any other, done in the background, followed to its end."""

from dataclasses import replace
from datetime import timedelta

from souvenance.core.identity import derived_id
from souvenance.engine.reflecting import Claim, Outcome, Postponed, Reflector, run_job
from souvenance.engine.tools import Tools
from souvenance.errors import StoreBusy
from souvenance.types import Job, Principal

DREAM, DREAM_OF_ALL = "dream", "dream from the start"  # what the job is
AGAIN_S = 20.0  # until it is tried again where another process is at the regular work


def ask_for_dream(tools: Tools, principal: Principal, *, from_start: bool) -> Job:
    """The job of a run of the dreamer; one that waits already is the one. Raises StoreError."""
    now, what = tools.clock(), DREAM_OF_ALL if from_start else DREAM
    waits = [job for job in tools.ledger.jobs(principal.scope, ("pending", "failed")) if job.what == what]
    with tools.ledger.write(principal.scope) as tx:
        stands = [job for one in waits if (job := tx.job(one.id)) is not None and job.state in {"pending", "failed"}]
        job = stands[0] if stands else Job(
            id=derived_id("j", principal.scope, what, now.isoformat()), scope=principal.scope, what=what, session="",
            first_seq=0, last_seq=0, state="pending", tries=0, due_at=now, author=principal.id, audience=principal.audience,
            created_at=now,
        )  # fmt: skip
        job = replace(job, state="pending", tries=0, due_at=now, reason=None)
        tx.put_job(job)
    return job


def run_any(tools: Tools, reflector: Reflector, job: Job, *, at_once: bool) -> Outcome:
    """Do a job, whatever it is. What goes wrong is written into it, and it is tried again later."""
    if job.what in {DREAM, DREAM_OF_ALL}:
        return run_job(tools, reflector, job, at_once=at_once, doing=_dream)
    return run_job(tools, reflector, job, at_once=at_once)


def _dream(tools: Tools, reflector: Reflector, claim: Claim) -> Outcome:
    from souvenance.engine import upholding  # most jobs are no dreams: commands that only observe do without it

    job = claim.reading
    soon = tools.clock() + timedelta(seconds=AGAIN_S)
    try:
        run = upholding.dream(tools, claim.principal, reflector, from_start=job.what == DREAM_OF_ALL)
    except StoreBusy as exc:
        raise Postponed(str(exc), soon) from exc
    if run.state == "stopped":
        raise Postponed("the run was stopped before its end: the next one goes on", soon)
    told = f"run {run.id}: {run.turns:,} turns read, {run.told:,} lines told in journals, {run.noted:,} changed in the notes"
    with tools.ledger.write(job.scope) as tx:
        stands = tx.job(job.id)  # none where it was purged; another's where this run was so long that it was taken for dead
        if stands is not None and stands.state != "done":
            why = "; ".join((told, *run.notes))
            tx.put_job(replace(stands, state="done", reason=why, ended_at=tools.clock()))
    return "done"
