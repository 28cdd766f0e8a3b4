"""Souvenance: long-term memory for assistants and characters. Start with ``open_memory``."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from souvenance.errors import SouvenanceError
from souvenance.thresholds import Weights
from souvenance.types import (
    BundleReport,
    DreamRun,
    DreamUndone,
    Finding,
    Found,
    Given,
    Hit,
    ImportReport,
    NewTurn,
    Principal,
    PurgeReceipt,
    Ranking,
    Receipt,
    Session,
    Skipped,
    Status,
    Turn,
)

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle
    from souvenance.engine.memory import Souvenance
    from souvenance.engine.recall import Recall
    from souvenance.engine.source import Source
    from souvenance.settings import Settings
    from souvenance.wiring import open_memory

__version__ = "0.1.0"
__all__ = [
    "BundleReport",
    "DreamRun",
    "DreamUndone",
    "Finding",
    "Found",
    "Given",
    "Handle",
    "Hit",
    "ImportReport",
    "NewTurn",
    "Principal",
    "PurgeReceipt",
    "Ranking",
    "Recall",
    "Receipt",
    "Session",
    "Settings",
    "Skipped",
    "Source",
    "Souvenance",
    "SouvenanceError",
    "Status",
    "Turn",
    "Weights",
    "open_memory",
]

_LATE = {
    "Handle": "souvenance.engine.handle",
    "Souvenance": "souvenance.engine.memory",
    "Recall": "souvenance.engine.recall",
    "Settings": "souvenance.settings",
    "Source": "souvenance.engine.source",
    "open_memory": "souvenance.wiring",
}


def __getattr__(name: str) -> Any:
    """What needs numpy or a database is loaded when it is first used: `souvenance --help` answers at once."""
    if name in _LATE:
        return getattr(import_module(_LATE[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
