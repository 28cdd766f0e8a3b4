"""When an exchange is read, and which jobs are read as one: a model is asked once an exchange, not once a message."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from souvenance.types import Job, Turn

REPLY_WAIT_S = 60  # for the reply to what a user said: most are written by then; one that comes later is read on its own


def read_at(turns: Sequence[Turn], now: datetime) -> datetime:
    """When the turns that a session got just now are to be read by a model.

    At once where somebody answered; a while later where the user had the last word, so that one call reads both.
    """
    return now + timedelta(seconds=REPLY_WAIT_S) if turns and turns[-1].role == "user" else now


def only_waits_for_the_rest(job: Job) -> bool:
    """Whether nothing holds a job back but that its exchange may go on: nobody began it, nothing went wrong."""
    return job.state == "pending" and not job.tries and job.reason is None


def may_be_hastened(job: Job) -> bool:
    """Whether a person may ask for it now: it failed, or was put off for a reason that may be gone."""
    return job.state == "failed" or (job.state == "pending" and job.reason is not None)


def is_due(job: Job, now: datetime, *, at_once: bool) -> bool:
    """Whether a job may be begun.

    Args:
        job: as it stands.
        now: aware.
        at_once: somebody asks for it: the rest of an exchange is not waited for.
    """
    return job.state != "done" and (job.due_at <= now or (at_once and only_waits_for_the_rest(job)))


def read_as_one(job: Job, others: Iterable[Job], now: datetime, most_turns: int) -> list[Job]:
    """The jobs that one reading does: ``job``, and those of its session right before and behind it, in order.

    Args:
        job: one that is due.
        others: of any session and state.
        now: aware.
        most_turns: of all of them together; a job that is longer by itself is read alone.
    """
    free = [
        other
        for other in others
        if (other.scope, other.session) == (job.scope, job.session) and other.id != job.id
        if other.state in {"pending", "failed"} and is_due(other, now, at_once=True)
    ]
    found = [job]
    while True:
        first, last = found[0].first_seq, found[-1].last_seq
        behind = next((other for other in free if other.first_seq == last + 1), None)
        before = next((other for other in free if other.last_seq == first - 1), None)
        if behind is not None and behind.last_seq - first < most_turns:
            found.append(behind)
        elif before is not None and last - before.first_seq < most_turns:
            found.insert(0, before)
        else:
            return found
