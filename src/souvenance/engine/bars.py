"""Where silence begins on each shelf of a scope: calibrated on demand, and told."""

from collections.abc import Sequence
from datetime import datetime

from souvenance.core.silence import Calibration
from souvenance.core.units import SHELVES, Shelf, shelf_key
from souvenance.engine.calibrating import calibrate, calibration_held
from souvenance.engine.indexing import follow
from souvenance.engine.noting import follow_notes
from souvenance.engine.shelving import follow_memories
from souvenance.engine.tools import Tools
from souvenance.types import ShelfCalibration


def bars(tools: Tools, scope: str) -> Sequence[ShelfCalibration]:
    """How every shelf that has rows is calibrated, for the model at hand. Writes nothing. Raises StoreError."""
    return [_told(tools, scope, shelf, rows) for shelf, rows in _shelves(tools, scope)]


def calibrate_scope(tools: Tools, scope: str, *, again: bool = False, dry_run: bool = False) -> Sequence[ShelfCalibration]:
    """Calibrate every shelf that has rows where that is missing or stale, or ``again``; nothing, only tell, for a ``dry_run``.

    Raises ModelError, StoreError.
    """
    if dry_run:
        return bars(tools, scope)
    follow(tools, scope)
    follow_memories(tools, scope)
    follow_notes(tools, scope)
    embedder = tools.embedder()
    for shelf, _ in _shelves(tools, scope):
        calibrate(tools, shelf_key(scope, shelf), embedder, again=again)
    return bars(tools, scope)


def _shelves(tools: Tools, scope: str) -> list[tuple[Shelf, int]]:
    """Each shelf that has rows, and how many."""
    counted = [(shelf, tools.index.counts(shelf_key(scope, shelf), None).rows) for shelf in SHELVES.values()]
    return [(shelf, rows) for shelf, rows in counted if rows]


def _told(tools: Tools, scope: str, shelf: Shelf, rows: int) -> ShelfCalibration:
    embedder = tools.embedder()
    model = embedder.stamp if embedder is not None else ""
    held = calibration_held(tools, shelf_key(scope, shelf), model)
    if held is None:
        return ShelfCalibration(shelf=shelf, model=model, rows=rows, state="missing")
    return ShelfCalibration(
        shelf=shelf,
        model=model,
        rows=rows,
        state="stale" if held.is_stale(rows) else "fresh",
        made_at=_made_at(held),
        made_for=held.rows,
        bar=held.bar(meaning=True) if held.nulls else None,
        bar_by_words=held.bar(meaning=False),
        nulls=held.nulls or held.by_words,
    )


def _made_at(held: Calibration) -> datetime:
    return datetime.fromisoformat(held.made_at.partition(" ")[0])  # what follows tells two of one moment apart
