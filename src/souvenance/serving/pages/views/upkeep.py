"""How the engine stands in each scope: where silence begins, what the dreamer wrote, and the work that was promised."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from souvenance.core.listing import page_of
from souvenance.engine.handle import Handle
from souvenance.errors import InputError, StoreCorrupt
from souvenance.serving.pages import charts
from souvenance.serving.pages.visits import PER_PAGE, GoTo, Show, Visit
from souvenance.types import JOB_STATES, DreamRun, JobState, PassStatus, Place, ShelfCalibration

LAST_RUNS = 30  # of the dreamer, that are shown of one scope: a month of nights


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """A shelf's calibration with its pictures."""

    told: ShelfCalibration
    bar: float | None
    histograms: tuple[charts.Histogram, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """Where silence begins in one scope."""

    place: Place
    shelves: tuple[Shelf, ...]

    @property
    def is_due(self) -> bool:
        """Whether a shelf is to be measured, for the first time or again."""
        return any(shelf.told.state != "fresh" for shelf in self.shelves)


@dataclass(frozen=True, slots=True, kw_only=True)
class Nights:
    """What the dreamer did in one scope."""

    place: Place
    night: PassStatus | None  # when it last came and comes next; None where nothing is kept yet
    runs: tuple[DreamRun, ...]  # the latest first
    trouble: str = ""  # why its runs cannot be told


# -- silence ----------------------------------------------------------------------------------------------------------
def calibration(visit: Visit) -> Show:
    """Where silence begins in each scope, and what that was read from."""
    told = [_measured(visit.me.in_scope(place.scope), place) for place in visit.places()]
    return Show(template="calibration.html", values={"measured": told, "scope": visit.filter("scope")})


def measure(visit: Visit) -> GoTo:
    """Measure what is missing or out of date in one scope."""
    scope = visit.field("scope")
    visit.in_scope(scope).calibrate()
    return GoTo(path="/calibration", told="measured", scope=scope)


def _measured(me: Handle, place: Place) -> Measured:
    return Measured(place=place, shelves=tuple(_shelf(one) for one in me.calibrate(dry_run=True)))


def _shelf(told: ShelfCalibration) -> Shelf:
    bar = told.bar if told.bar is not None else told.bar_by_words
    return Shelf(told=told, bar=bar, histograms=charts.histograms(tuple(told.nulls.items()), bar) if bar is not None else ())


# -- dreams -----------------------------------------------------------------------------------------------------------
def dreams(visit: Visit) -> Show:
    """What the dreamer did in each scope, night by night."""
    told = [_nights(visit.me.in_scope(place.scope), place) for place in visit.places()]
    return Show(template="dreams.html", values={"nights": told, "scope": visit.filter("scope")})


def dream(visit: Visit) -> GoTo:
    """Ask for a run now, in one scope; it is done in the background."""
    scope = visit.field("scope")
    visit.in_scope(scope).ask_for_dream()
    return GoTo(path="/dreams", told="dream_asked", scope=scope)


def roll_back(visit: Visit) -> GoTo:
    """Take the latest run of one scope back."""
    scope = visit.field("scope")
    done = visit.in_scope(scope).dream_rollback(visit.path["run"])
    return GoTo(path="/dreams", told="dream_partly_back" if done.left else "dream_back", scope=scope)


def _nights(me: Handle, place: Place) -> Nights:
    status = me.status()
    night = next((one for one in status.passes if one.name == "dream" and status.turns), None)
    try:
        runs = me.dreams()
    except StoreCorrupt as exc:  # of one scope: the others are shown
        return Nights(place=place, night=night, runs=(), trouble=str(exc))
    return Nights(place=place, night=night, runs=tuple(runs[:LAST_RUNS]))


# -- jobs -------------------------------------------------------------------------------------------------------------
def jobs(visit: Visit) -> Show:
    """Jobs that wait, run or failed, in all scopes or one; those that are done where they are asked for. The latest first."""
    given = visit.filter("state")
    wanted, places = _states(given), visit.places()
    scopes = {place.scope for place in places}
    found = [job for job in visit.me.jobs(*wanted) if job.scope in scopes][::-1]
    failed = Counter(job.scope for job in visit.me.jobs("failed"))
    values = {
        "page": page_of(found, visit.page, PER_PAGE), "state": given, "states": JOB_STATES, "scope": visit.filter("scope"),
        "counts": _counts(visit, places), "failed": [(place, failed[place.scope]) for place in places if failed[place.scope]],
    }  # fmt: skip
    return Show(template="jobs.html", values=values)


def retry(visit: Visit) -> GoTo:
    """Let what failed in one scope be tried again."""
    scope = visit.field("scope")
    visit.in_scope(scope).reflect(again=True)
    return GoTo(path="/jobs", told="retried", scope=scope)


def _counts(visit: Visit, places: Sequence[Place]) -> Mapping[str, int]:
    """State -> jobs in some places, those that are done too."""
    if visit.filter("scope") is None:
        return visit.me.status().jobs
    each = [visit.me.in_scope(place.scope).status().jobs for place in places]
    return {state: sum(one.get(state, 0) for one in each) for state in JOB_STATES}


def _states(word: str | None) -> Sequence[JobState]:
    if word is None:
        return ()
    found = [state for state in JOB_STATES if state == word]
    if not found:
        raise InputError(f"{word!r} is no state of a job: one of {', '.join(JOB_STATES)}")
    return found
