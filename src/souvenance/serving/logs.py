"""Logs as lines of JSON on standard error, with no word of what is said or remembered."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

LOGGER = logging.getLogger("souvenance.serving")
FIELDS = "souvenance"  # the attribute of a record that carries what is logged


def log(event: str, *, level: int = logging.INFO, **fields: object) -> None:
    """One line. ``fields`` never carry texts, names or ids that people chose."""
    LOGGER.log(level, event, extra={FIELDS: fields})


def log_bug(event: str, exc: BaseException, **fields: object) -> None:
    """What nobody foresaw: its type and where it happened, not its message, which may quote what was said."""
    frames = traceback.extract_tb(exc.__traceback__)
    where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]
    log(event, level=logging.ERROR, error=type(exc).__name__, where=where, **fields)


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, event, fields."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        return json.dumps(told | getattr(record, FIELDS, {}), ensure_ascii=False, default=str)


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line of the server below says what no line of ours does: why an answer did not come to its end is told here."""
    return record.getMessage() != "ASGI callable returned without completing response."


def log_to_stderr() -> None:
    """Write the lines of this server, and the warnings of the one below it, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(_is_news)
    for name, level in (("souvenance.serving", logging.INFO), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
