"""How far the dreamer has come in a scope: the checkpoint, checked as it is read, and the window of one run.

A run opens with a fixed window and ends by moving the checkpoint: stopped anywhere between, the next run finds the same
window open, reads the same turns and writes the same. No word of a person stands in the checkpoint.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Literal, cast, get_args

from souvenance.core.identity import derived_id
from souvenance.errors import Conflict, NotFound, StoreCorrupt

VERSION = 1
KEPT_RUNS = 100
NOTES = "MEMORY"  # the name of the standing notes among pages, beside days
RunState = Literal["open", "done", "rolled back"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One run, by ids and places."""

    id: str  # r_…
    begun_at: datetime  # aware UTC
    after: int  # position of the last turn before its window
    to: int  # ... and of the last one in it
    event: str  # id of the event that was the latest when it began; "" where there was none
    last_event: str = ""  # ... when it ended
    state: RunState = "open"
    by: Literal["nightly", "from start"] = "nightly"
    before: Mapping[str, str] = field(default_factory=dict)  # page ("MEMORY", or a day) -> its fingerprint when it began
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """The checkpoint."""

    head: int  # position of the last turn that was dreamt of
    generation: int  # of the ledger, when that was written
    open: Run | None = None
    runs: tuple[Run, ...] = ()  # that changed something, the latest last
    shown: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # part of the notes -> memories it stated when written
    struck: tuple[str, ...] = ()  # memories that a person took off the notes: they come back to none

    def run(self, run_id: str) -> Run:
        """A run by its id or the unique beginning of one. Raises NotFound, Conflict."""
        found = [one for one in self.runs if one.id.startswith(run_id)] if run_id else []
        if len(found) != 1:
            raise NotFound(f"{'no run' if not found else 'more than one run'} begins with {run_id!r}: `souvenance dream list`")
        return found[0]

    def last(self) -> Run | None:
        """The latest run that was not rolled back."""
        return next((one for one in reversed(self.runs) if one.state == "done"), None)

    def revocable(self) -> Run | None:
        """The one run that can be taken back now; see ``must_be_last``."""
        return self.last() if self.open is None else None


def window_of(progress: Progress | None, *, end: int, generation: int, from_start: bool) -> tuple[int, int]:
    """(position of the last turn before it, position of its last turn) of the run that begins, or goes on.

    Args:
        progress: None where nothing was ever dreamt of: the window is empty, at the present end.
        end: position of the last turn of the scope.
        generation: of the ledger.
        from_start: everything from the beginning.

    Raises StoreCorrupt for a checkpoint beyond the end, where nothing was purged or restored since.
    """
    if from_start:
        return 0, end
    if progress is None:
        return end, end
    if progress.open is not None:
        return min(progress.open.after, end), min(progress.open.to, end)
    if progress.head > end and progress.generation == generation:
        raise broken(f"it stands at turn {progress.head:,} of {end:,}")
    return min(progress.head, end), end


def opened(
    progress: Progress | None,
    window: tuple[int, int],
    *,
    scope: str,
    generation: int,
    event: str,
    now: datetime,
    from_start: bool,
    before: Mapping[str, str],
    struck: frozenset[str],
) -> Progress:
    """The checkpoint with a run open: the one that was, else a new one.

    Args:
        progress: None where nothing was ever dreamt of.
        window: see ``window_of``.
        event: id of the latest one.
        before: fingerprints of the pages that it will write.
        struck: what a person took off the notes since the last run.
    """
    if progress is not None and progress.open is not None and not from_start:
        return progress
    after, to = window
    held = progress or Progress(head=to, generation=generation)
    run = Run(
        id=derived_id("r", scope, "dream", str(after), str(to), now.astimezone(UTC).isoformat()), begun_at=now.astimezone(UTC),
        after=after, to=to, event=event, by="from start" if from_start else "nightly", before=before,
    )  # fmt: skip
    return replace(held, open=run, struck=tuple(sorted({*held.struck, *struck})))


def closed(progress: Progress, run: Run, *, end: int, generation: int, shown: Mapping[str, tuple[str, ...]]) -> Progress:
    """The checkpoint moved behind the window of a run; one that changed nothing is not kept.

    Args:
        progress: with the run open.
        run: with its counts.
        end: position of the last turn of the scope: before that of the window where its last turns were purged meanwhile.
        generation: of the ledger.
        shown: what the notes state by now.
    """
    runs = (*progress.runs, replace(run, state="done")) if any(run.counts.values()) else progress.runs
    return replace(progress, head=min(run.to, end), generation=generation, open=None, runs=runs[-KEPT_RUNS:], shown=shown)


def rolled_back(progress: Progress, run: Run, shown: Mapping[str, tuple[str, ...]]) -> Progress:
    """The checkpoint after a run was taken back: its window is not read again."""
    runs = tuple(replace(one, state="rolled back") if one.id == run.id else one for one in progress.runs)
    return replace(progress, runs=runs, shown=shown)


def must_be_last(progress: Progress, run: Run) -> None:
    """Raises Conflict for a run that cannot be taken back now."""
    if progress.open is not None:
        raise Conflict("a run was stopped in the middle: `souvenance dream` ends it first")
    if run.state != "done":
        raise Conflict(f"run {run.id} was rolled back already")
    last = progress.last()
    if last is not None and last.id != run.id:
        raise Conflict(f"run {last.id} came later and stands on this one: roll that back first")


# -- as it is kept ----------------------------------------------------------------------------------------------------
def kept(progress: Progress) -> dict[str, object]:
    """The checkpoint as JSON has it."""
    return {
        "version": VERSION, "head": progress.head, "generation": progress.generation,
        "open": _kept_run(progress.open) if progress.open is not None else None,
        "runs": [_kept_run(one) for one in progress.runs],
        "shown": {name: list(ids) for name, ids in progress.shown.items()}, "struck": list(progress.struck),
    }  # fmt: skip


def _kept_run(run: Run) -> dict[str, object]:
    return {
        "id": run.id, "begun_at": run.begun_at.isoformat(), "after": run.after, "to": run.to, "event": run.event,
        "last_event": run.last_event, "state": run.state, "by": run.by, "before": dict(run.before), "counts": dict(run.counts),
    }  # fmt: skip


def progress_of(value: Mapping[str, object] | None) -> Progress | None:
    """A checkpoint read again; None where there is none. Raises StoreCorrupt for one that was not written so."""
    if value is None:
        return None
    try:
        found = cast("Mapping[str, Any]", value)
        _must_be_known(found["version"])
        return Progress(
            head=_place(found["head"]), generation=_place(found["generation"]),
            open=_run(found["open"]) if found["open"] is not None else None, runs=tuple(map(_run, found["runs"])),
            shown={str(name): tuple(map(str, ids)) for name, ids in found["shown"].items()},
            struck=tuple(map(str, found["struck"])),
        )  # fmt: skip
    except KeyError as exc:
        raise broken(f"{exc.args[0]!r} is missing") from exc
    except (TypeError, ValueError, AttributeError) as exc:
        raise broken(str(exc)) from exc


def _must_be_known(version: object) -> None:
    if version != VERSION:
        raise ValueError(f"its version is {version!r}, this program knows {VERSION}")


def _run(found: Any) -> Run:
    after, to = _place(found["after"]), _place(found["to"])
    if after > to:
        raise ValueError(f"its window goes from turn {after} to {to}")
    state, by = found["state"], found["by"]
    if state not in get_args(RunState) or by not in {"nightly", "from start"}:
        raise ValueError(f"its state is {state!r}")
    begun_at = datetime.fromisoformat(found["begun_at"])
    if begun_at.tzinfo is None:
        raise ValueError(f"{found['begun_at']!r} has no zone")
    return Run(
        id=str(found["id"]), begun_at=begun_at.astimezone(UTC), after=after, to=to, event=str(found["event"]),
        last_event=str(found["last_event"]), state=state, by=by,
        before={str(page): str(mark) for page, mark in found["before"].items()},
        counts={str(name): int(n) for name, n in found["counts"].items()},
    )  # fmt: skip


def _place(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{value!r} is no place")
    return value


def broken(why: str) -> StoreCorrupt:
    """The error of a checkpoint that cannot be followed."""
    return StoreCorrupt(
        f"the checkpoint of the dreamer cannot be trusted ({why}): nothing was read or written. `souvenance dream --from-start`"
        " reads everything anew and writes it again"
    )
