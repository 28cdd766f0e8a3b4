"""The calibrations of silence that this process has read or made."""

import threading
from dataclasses import dataclass, field

from souvenance.core.silence import Calibration


@dataclass(slots=True)
class Silences:
    """The calibrations of this process, level with the index."""

    held: dict[tuple[str, str], tuple[str, Calibration]] = field(default_factory=dict)  # (key, stamp) -> (mark, it)
    lock: threading.Lock = field(default_factory=threading.Lock)
