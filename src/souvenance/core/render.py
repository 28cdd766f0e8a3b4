"""A turn as a line that a person or a model reads: when, how long ago, who, what; secrets masked."""

from dataclasses import dataclass
from datetime import datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from souvenance.core.secrets import mask
from souvenance.languages.recalled import ENGLISH, RECALLED_WORDS, RecalledWords
from souvenance.types import Turn

_WEEK = 7  # days
_FORTNIGHT, _MONTHS, _YEARS = 14, 61, 731  # days from which an age is told in weeks, months, years
_MONTH, _YEAR = 30.44, 365.25  # days, on average


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """For whom a text is written: where the person is, when, and in which language."""

    now: datetime  # aware
    tz: str  # IANA name
    language: str  # ISO 639-1; English where there are no words

    @property
    def words(self) -> RecalledWords:
        """Headings, marks and ages."""
        return RECALLED_WORDS.get(self.language, ENGLISH)

    @property
    def zone(self) -> tzinfo:
        """The person's."""
        return ZoneInfo(self.tz)


def local_time(turn: Turn) -> datetime | None:
    """When it was said, on the clock it was said by."""
    return turn.at.astimezone(timezone(timedelta(minutes=turn.utc_offset_min))) if turn.at is not None else None


def line(turn: Turn) -> str:
    """``2026-02-11 21:05 Lise: …``; a time that nobody knows is left out, never made up."""
    at = local_time(turn)
    return f"{at:%Y-%m-%d %H:%M} {turn.speaker}: {mask(turn.text)}" if at is not None else f"{turn.speaker}: {mask(turn.text)}"


def age(at: datetime, reader: Reader) -> str:
    """How long ago in local days: "today", "3 days ago", "il y a 2 ans"; "" of what is still to come."""
    words = reader.words
    days = (reader.now.astimezone(reader.zone).date() - at.astimezone(reader.zone).date()).days
    if days < 0:
        return ""
    told = (
        words.today if days == 0 else words.yesterday if days == 1 else words.week if days == _WEEK
        else words.days if days < _FORTNIGHT else words.weeks if days < _MONTHS
        else words.months if days < _YEARS else words.years
    )  # fmt: skip
    unit = 1 if days < _FORTNIGHT else _WEEK if days < _MONTHS else _MONTH if days < _YEARS else _YEAR
    return told.format(n=max(2, int(days / unit)))


def stamp(at: datetime | None, reader: Reader, *, hour: bool = False) -> str:
    """``2026-02-11 21:05 (3 days ago)``, on the reader's clock; a word where nobody knows.

    After a week the hour is left out, unless it is asked for.
    """
    if at is None:
        return f"({reader.words.undated})"
    ago, local = age(at, reader), at.astimezone(reader.zone)
    days = (reader.now.astimezone(reader.zone).date() - local.date()).days
    is_old = days > _WEEK and not hour  # its hour costs a fifth of a line
    return (f"{local:%Y-%m-%d}" if is_old else f"{local:%Y-%m-%d %H:%M}") + (f" ({ago})" if ago else "")


def dated_line(turn: Turn, reader: Reader) -> str:
    """``2026-02-11 21:05 (3 days ago) Lise: …``; further lines of the text are indented: none can pass for another turn."""
    speaker = " ".join(turn.speaker.split())
    return f"{stamp(turn.at, reader)} {speaker}: " + indented(mask(turn.text))


def indented(text: str) -> str:
    """Every line but the first moved in."""
    return "\n    ".join(text.splitlines())


def shortened(text: str, most_chars: int) -> str:
    """A text on one line, cut at a word where it is longer."""
    line = " ".join(text.split())
    return line if len(line) <= most_chars else line[:most_chars].rsplit(" ", 1)[0] + "…"
