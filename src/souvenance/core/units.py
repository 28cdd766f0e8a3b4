"""From a turn, a memory or a note to what the index keeps of it, and to the text that is embedded."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import Literal

import numpy as np
import numpy.typing as npt

from souvenance.core.analyse import analyse
from souvenance.core.dates import day_tokens
from souvenance.core.fold import fold
from souvenance.core.identity import words_hash
from souvenance.core.postings import term_key, term_keys
from souvenance.core.secrets import mask
from souvenance.core.stops import asks, stopped
from souvenance.types import Memory, Turn, UnitKind

Shelf = Literal["turns", "memories", "notes", "chunks"]  # what lies together in the index, with statistics of its own
SHELVES: Mapping[str, Shelf] = {"": "turns", "memories": "memories", "notes": "notes", "chunks": "chunks"}


# Goes up whenever the same text would give other terms (analysis, packs, masking): the index is then made again.
# 2: door codes and bank accounts are masked; 3: points put the day first, one rule of sentences; 4: German and Spanish numbers
ANALYSIS_VERSION = "5"


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexRow:
    """What the index keeps of one unit of text: no readable word of it."""

    ref: str  # id in the ledger
    kind: UnitKind
    position: int  # in the ledger's order of writing
    session: str
    seq: int
    at: float  # seconds since 1970, NaN where unknown
    speaker_key: int  # term key of the folded speaker
    language: str
    fingerprint: bytes  # 16 bytes: content hash of what it was made from
    terms: npt.NDArray[np.uint64]  # one entry a content term, repeated as in the text
    others: npt.NDArray[np.uint64]  # stop and date terms, each once
    length: int  # groups of content terms: the length that BM25 uses
    asks: float  # share of its sentences that are questions, 0-1


def row_of(turn: Turn, position: int) -> IndexRow:
    """The index row of a turn: its words and its speaker's name, the dates it names and the day it was said."""
    found = analyse(f"{turn.speaker}: {mask(turn.text)}", turn.language)
    others = dict.fromkeys((*found.stops, *found.dates, *day_tokens(turn.at, turn.utc_offset_min)))
    return IndexRow(
        ref=turn.id,
        kind="turn",
        position=position,
        session=turn.session,
        seq=turn.seq,
        at=turn.at.timestamp() if turn.at is not None else np.nan,
        speaker_key=term_key(fold(turn.speaker)),
        language=turn.language,
        fingerprint=turn.content_hash,
        terms=term_keys(found.terms()),
        others=term_keys(list(others)),
        length=len(found.groups),
        asks=question_share(turn.text),
    )


def question_share(text: str) -> float:
    """Share of the sentences of a text that end in a question mark, 0-1: who asks the same knows no more."""
    sentences = stopped(text)
    return sum(map(asks, sentences)) / len(sentences) if sentences else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """What is embedded of a unit: who speaks is half of what is asked, and stands before every window of the text."""

    prefix: str
    text: str  # secrets masked


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteUnit:
    """A bullet of the standing notes, or an episode of a journal."""

    ref: str
    heading: str  # "" where it has none
    text: str
    day: date | None  # of an episode; a bullet has none
    owner: str  # whose notes they are
    language: str
    turns: tuple[str, ...] = ()  # that it tells of, where the dreamer wrote it
    memories: tuple[str, ...] = ()  # that it states
    generated: bool = False  # the dreamer wrote it
    conversation: str = ""  # of a line of a journal: lines of one stand around one another, as turns do
    place: int = 1  # in it


@dataclass(frozen=True, slots=True, kw_only=True)
class PassageUnit:
    """A passage of what a tool gave."""

    ref: str
    chunk: str  # hash of the whole
    place: int  # in it, from 0
    text: str
    language: str
    at: datetime  # when it was stored


def spoken(unit: Turn | Memory | NoteUnit | PassageUnit) -> Spoken:
    """What is embedded of a turn, a memory, a note or a passage."""
    if isinstance(unit, PassageUnit):
        return Spoken(prefix="", text=mask(unit.text))
    if isinstance(unit, NoteUnit):
        return Spoken(prefix=f"{mask(unit.heading)}: " if unit.heading else "", text=mask(unit.text))
    speaker = unit.speaker if isinstance(unit, Turn) else unit.subject
    return Spoken(prefix=f"{speaker}: ", text=mask(unit.text))


def memory_row(memory: Memory) -> IndexRow:
    """The index row of a memory: alone in a session of its own, for what stands around it says nothing of it."""
    found = analyse(f"{memory.subject}: {mask(memory.text)}", memory.language)
    others = dict.fromkeys((*found.stops, *found.dates, *day_tokens(memory.ranked_at, 0)))
    return IndexRow(
        ref=memory.id,
        kind="memory",
        position=0,
        session=memory.id,
        seq=1,
        at=memory.ranked_at.timestamp(),
        speaker_key=term_key(fold(memory.subject)),
        language=memory.language,
        fingerprint=words_hash("memory", memory.subject, memory.language, memory.text),
        terms=term_keys(found.terms()),
        others=term_keys(list(others)),
        length=len(found.groups),
        asks=0.0,
    )


def noon(day: date) -> datetime:
    """When an episode was, of which only the day is known."""
    return datetime.combine(day, time(12), UTC)


def note_row(unit: NoteUnit) -> IndexRow:
    """The index row of a note: alone in a session of its own, as that of a memory; an episode is of its day.

    What the dreamer told of a conversation stands in one session, in its order.
    """
    found = analyse(f"{mask(unit.heading)}: {mask(unit.text)}", unit.language)
    at = noon(unit.day) if unit.day is not None else None
    others = dict.fromkeys((*found.stops, *found.dates, *day_tokens(at, 0)))
    kind: UnitKind = "episode" if unit.day is not None else "bullet"
    return IndexRow(
        ref=unit.ref,
        kind=kind,
        position=0,
        session=f"{unit.day} {unit.conversation}" if unit.conversation else unit.ref,
        seq=unit.place,
        at=at.timestamp() if at is not None else np.nan,
        speaker_key=term_key(fold(unit.owner)),
        language=unit.language,
        fingerprint=words_hash(kind, unit.heading, unit.language, unit.text),
        terms=term_keys(found.terms()),
        others=term_keys(list(others)),
        length=len(found.groups),
        asks=question_share(unit.text) if unit.conversation else 0.0,
    )


def passage_row(unit: PassageUnit) -> IndexRow:
    """The index row of a passage: the passages of one result stand in a session of their own."""
    found = analyse(mask(unit.text), unit.language)
    return IndexRow(
        ref=unit.ref,
        kind="chunk",
        position=0,
        session=unit.chunk,
        seq=unit.place + 1,
        at=unit.at.timestamp(),
        speaker_key=term_key("tool"),
        language=unit.language,
        fingerprint=words_hash("chunk", unit.ref, unit.language, unit.text),
        terms=term_keys(found.terms()),
        others=term_keys(list(dict.fromkeys((*found.stops, *found.dates)))),
        length=len(found.groups),
        asks=0.0,
    )


def shelf_key(scope: str, shelf: Shelf) -> str:
    """The name under which the index keeps a shelf of a scope: the turns have the scope's own."""
    return scope if shelf == "turns" else f"{scope}/{shelf}"


def shelf_of(key: str) -> tuple[str, Shelf]:
    """(scope, shelf) of such a name."""
    scope, _, shelf = key.partition("/")
    return scope, SHELVES.get(shelf, "turns")
