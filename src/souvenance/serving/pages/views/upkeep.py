"""How the engine stands: where silence begins, and the work that was promised."""

from collections.abc import Sequence
from dataclasses import dataclass

from souvenance.core.listing import page_of
from souvenance.errors import InputError
from souvenance.serving.pages import charts
from souvenance.serving.pages.visits import PER_PAGE, GoTo, Show, Visit
from souvenance.types import JOB_STATES, JobState, ShelfCalibration


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """A shelf's calibration with its pictures."""

    told: ShelfCalibration
    bar: float | None
    histograms: tuple[charts.Histogram, ...]


def calibration(visit: Visit) -> Show:
    """Where silence begins, and what that was read from."""
    return Show(template="calibration.html", values={"shelves": [_shelf(one) for one in visit.me.calibrate(dry_run=True)]})


def _shelf(told: ShelfCalibration) -> Shelf:
    bar = told.bar if told.bar is not None else told.bar_by_words
    return Shelf(told=told, bar=bar, histograms=charts.histograms(tuple(told.nulls.items()), bar) if bar is not None else ())


def jobs(visit: Visit) -> Show:
    """Jobs that wait, run or failed; those that are done where they are asked for. The latest first."""
    given = visit.filter("state")
    counts = visit.me.status().jobs
    found = list(visit.me.jobs(*_states(given)))[::-1]
    values = {"page": page_of(found, visit.page, PER_PAGE), "state": given, "states": JOB_STATES, "counts": counts}
    return Show(template="jobs.html", values=values)


def retry(visit: Visit) -> GoTo:
    """Let what failed be tried again."""
    visit.me.reflect(again=True)
    return GoTo(path="/jobs", told="retried")


def _states(word: str | None) -> Sequence[JobState]:
    if word is None:
        return ()
    found = [state for state in JOB_STATES if state == word]
    if not found:
        raise InputError(f"{word!r} is no state of a job: one of {', '.join(JOB_STATES)}")
    return found
