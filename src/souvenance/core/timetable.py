"""When a regular pass is due: cron expressions read in a person's zone, from when it ran last."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from cronsim import CronSim, CronSimError

from souvenance.errors import SettingsError
from souvenance.types import PASSES, PassName

USUAL_TIMES: Mapping[PassName, str] = {
    "expiry": "5 0 * * *", "decay": "0 4 * * *", "compression": "30 4 * * 0", "dream": "45 4 * * *",
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Timetable:
    """A cron expression a pass; "" for one that only runs when it is asked for. Raises SettingsError for one that is none."""

    expiry: str = USUAL_TIMES["expiry"]
    decay: str = USUAL_TIMES["decay"]
    compression: str = USUAL_TIMES["compression"]
    dream: str = USUAL_TIMES["dream"]

    def __post_init__(self) -> None:
        """Refuse what no moment ever fits."""
        for name in PASSES:
            must_be_cron(f"{name}_at", self.of(name))

    def of(self, name: PassName) -> str:
        """The expression of one pass."""
        by_name: Mapping[PassName, str] = {
            "expiry": self.expiry, "decay": self.decay, "compression": self.compression, "dream": self.dream,
        }  # fmt: skip
        return by_name[name]


def must_be_cron(setting: str, expression: str) -> None:
    """Raise SettingsError for a text that is neither empty nor a cron expression that some day fits."""
    if expression and next_run(expression, datetime(2024, 1, 1, tzinfo=UTC), "UTC", setting=setting) is None:
        raise SettingsError(f"{setting} {expression!r} fits no day of the next fifty years")


def next_run(expression: str, after: datetime, tz: str, *, setting: str = "a time") -> datetime | None:
    """The first moment after another that an expression fits, aware UTC; None where there is none, or no expression.

    Changes of the clock are treated as Debian's cron does: nothing is skipped, and nothing comes twice.
    """
    if not expression:
        return None
    try:
        return next(CronSim(expression, after.astimezone(ZoneInfo(tz)))).astimezone(UTC)
    except StopIteration:
        return None
    except CronSimError as exc:
        raise SettingsError(
            f"{setting} {expression!r} is no cron expression ({exc}): five fields such as '0 4 * * *', or nothing for never"
        ) from exc


def last_run(checkpoint: Mapping[str, object] | None) -> datetime | None:
    """When a pass ran last, by its checkpoint; None for never."""
    return datetime.fromisoformat(str(checkpoint["last_run"])).astimezone(UTC) if checkpoint is not None else None


def is_due(expression: str, last: datetime | None, now: datetime, tz: str) -> bool:
    """Whether a pass is to run now: it has not run since a moment that its expression fits, or never."""
    if not expression:
        return False
    due = next_run(expression, last, tz) if last is not None else now
    return due is not None and due <= now
