"""Recalled turns as text for a prompt: speech and other material apart, fenced, dated, with what no longer holds marked."""

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from souvenance.core.caches import of_texts
from souvenance.core.fence import fence
from souvenance.core.render import Reader, age, dated_line, indented, stamp
from souvenance.core.screen import Destination, decide, screen
from souvenance.core.secrets import mask
from souvenance.types import FOREIGN, ORIGINS, Memory, NoteHit, Stale, Turn

_HERE: Destination = "recall"
_LONGEST_CACHED = 4_000  # characters: what is longer is a document, and a thousand of those would stay in memory
_MARK = "→ "
_NOTES = "document"  # pages that anybody may have written


@dataclass(frozen=True, slots=True, kw_only=True)
class Excerpt:
    """A piece of a transcript, in order, and what it says that no longer holds."""

    turns: tuple[Turn, ...]
    stale: tuple[Stale, ...] = ()
    marked: frozenset[str] = frozenset()  # ids of turns that the reader asked for


def is_material(turn: Turn) -> bool:
    """Whether a tool, a page or a document speaks, and not a person or the assistant."""
    return turn.role == "tool" or turn.origin in FOREIGN


def recalled_text(
    excerpts: Sequence[Excerpt],
    reader: Reader,
    *,
    sure: bool = True,
    memories: Sequence[Memory] = (),
    notes: Sequence[NoteHit] = (),
    ids: bool = False,
) -> str:
    """Excerpts in their order under two headings; a turn that several hold stands where it comes first.

    A text that tries to command the reader is left out, by the table of ``core/screen``, and a line says so. Where nothing is
    sure, a line above says that too. ``ids``: each line begins with the id of what stands in it, in square brackets.
    """
    if not sure and not (excerpts or memories or notes):
        return reader.words.nothing_sure
    seen = set[str]()
    once = [_without(excerpt, seen) for excerpt in excerpts]
    given = {turn.id for excerpt in once for turn in excerpt.turns}
    parts = [
        _part(
            heading,
            [_lines(excerpt, reader, given, material=material, ids=ids) for excerpt in once],
            _origins(once, material=material),
            reader,
        )
        for heading, material in ((reader.words.speech, False), (reader.words.material, True))
    ]
    remembered = [
        _named(memory.id, ids=ids) + _remembered(memory, reader)
        for memory in memories
        if is_allowed(memory.text, memory.origin)
    ]
    origins = "+".join(origin for origin in ORIGINS if any(origin in memory.origin.split("+") for memory in memories))
    noted = [_named(note.ref, ids=ids) + _noted(note, reader) for note in notes if is_allowed(note.text, _NOTES)]
    parts = [
        _part(reader.words.remembered, ["\n".join(remembered)], origins, reader),
        _part(reader.words.notes, ["\n".join(noted)], _NOTES, reader),
        *parts,
    ]
    shown = [part for part in parts if part]
    if not shown:
        return reader.words.nothing
    return "\n\n".join(shown if sure else [reader.words.weak, *shown])


def _remembered(memory: Memory, reader: Reader) -> str:
    archived = reader.words.archived if memory.status == "archived" else ""
    subject = " ".join(memory.subject.split())
    return f"{stamp(memory.ranked_at, reader)} {subject}: {archived}{indented(mask(memory.text))}"


def note_line(note: NoteHit) -> str:
    """A note with its day and heading, secrets masked."""
    day = f"{note.day.isoformat()} " if note.day is not None else ""
    heading = f"{' '.join(note.heading.split())}: " if note.heading else ""
    return f"{day}{mask(heading)}{indented(mask(note.text))}"


def _noted(note: NoteHit, reader: Reader) -> str:
    return "\n".join([note_line(note), *(line for stale in note.stale for line in no_longer(stale, reader, ()))])


def _without(excerpt: Excerpt, seen: set[str]) -> Excerpt:
    turns = tuple(turn for turn in excerpt.turns if turn.id not in seen)
    seen.update(turn.id for turn in turns)
    return Excerpt(turns=turns, stale=excerpt.stale, marked=excerpt.marked)


def _part(heading: str, groups: Sequence[str], origin: str, reader: Reader) -> str:
    body = "\n\n".join(group for group in groups if group)
    if not body:
        return ""
    return f"{heading}:\n{fence(body, origin=origin, date=None, language=reader.language, dated_lines=True)}"


def _origins(excerpts: Sequence[Excerpt], *, material: bool) -> str:
    found = {turn.origin for excerpt in excerpts for turn in excerpt.turns if is_material(turn) == material}
    return "+".join(origin for origin in ORIGINS if origin in found)


def _lines(excerpt: Excerpt, reader: Reader, given: Container[str], *, material: bool, ids: bool) -> str:
    shown = [turn for turn in excerpt.turns if is_material(turn) == material]
    marks = ((_MARK if turn.id in excerpt.marked else "") + _named(turn.id, ids=ids) for turn in shown)
    lines = [_line(turn, reader, mark) for turn, mark in zip(shown, marks, strict=True)]
    if shown and material == all(map(is_material, excerpt.turns)):  # once, beside the speech where there is any
        lines += (line for stale in excerpt.stale for line in no_longer(stale, reader, given))
    return "\n".join(lines)


def _named(thing: str, *, ids: bool) -> str:
    """An id before its line; one that was given from outside may hold anything, and stays on the line."""
    return f"[{' '.join(thing.split())}] " if ids and is_allowed(thing, "document") else ""


def _line(turn: Turn, reader: Reader, mark: str) -> str:
    speaker_is_fine = is_allowed(turn.speaker, turn.origin)
    if speaker_is_fine and is_allowed(turn.text, turn.origin):
        return mark + dated_line(turn, reader)
    speaker = " ".join(turn.speaker.split()) if speaker_is_fine else turn.role
    return f"{mark}{stamp(turn.at, reader)} {speaker}: {reader.words.withheld}"


def no_longer(stale: Stale, reader: Reader, shown: Container[str]) -> Iterator[str]:
    """Below the lines that say it: what no longer holds, and what does. What another line here says is not said twice."""
    words = reader.words
    since = words.no_longer.format(date=f"{stale.since.astimezone(reader.zone):%Y-%m-%d}") if stale.since else words.ended
    if stale.later in shown:
        yield "  " + since.rstrip(": ")
        return
    if is_allowed(stale.text, "user"):
        yield "  " + since + indented(mask(stale.text))
    if stale.heir is not None and is_allowed(stale.heir, "user"):
        yield "  " + words.now + indented(mask(stale.heir))


def is_allowed(text: str, origin: str) -> bool:
    """Whether a text of this origin may be shown where it was recalled."""
    return _cached_verdict(text, origin) if len(text) <= _LONGEST_CACHED else _verdict(text, origin)


def _verdict(text: str, origin: str) -> bool:
    return decide(screen(text, origin=origin).severity, _HERE, origin) != "withhold"


_cached_verdict = of_texts(lru_cache(maxsize=1_024)(_verdict))  # the same lines are recalled again and again


def day_line(turn: Turn, reader: Reader) -> str:
    """The heading of a turn's day: ``2026-02-11 (3 days ago)``; a word where nobody knows it."""
    if turn.at is None:
        return reader.words.undated
    ago = age(turn.at, reader)
    return f"{turn.at.astimezone(reader.zone):%Y-%m-%d}" + (f" ({ago})" if ago else "")


def spoken_line(turn: Turn, reader: Reader) -> str:
    """``Lise: …`` below the heading of its day; a text that commands the reader is withheld."""
    speaker_is_fine = is_allowed(turn.speaker, turn.origin)
    speaker = " ".join(turn.speaker.split()) if speaker_is_fine else turn.role
    fine = speaker_is_fine and is_allowed(turn.text, turn.origin)
    return f"{speaker}: " + (indented(mask(turn.text)) if fine else reader.words.withheld)


def by_day_text(turns: Sequence[Turn], stale: Sequence[Stale], reader: Reader) -> str:
    """Turns of one session in their order, a heading a day, under the same two headings; what no longer holds is told below."""
    parts = []
    for heading, material in ((reader.words.speech, False), (reader.words.material, True)):
        shown = [turn for turn in turns if is_material(turn) == material]
        lines: list[str] = []
        for day, some in groupby(shown, lambda turn: day_line(turn, reader)):
            lines += [day, *(spoken_line(turn, reader) for turn in some)]
        if shown and not material:
            lines += dict.fromkeys(line for one in stale for line in no_longer(one, reader, {turn.id for turn in turns}))
        parts.append(_part(heading, ["\n".join(lines)], _origins([Excerpt(turns=tuple(shown))], material=material), reader))
    return "\n\n".join(part for part in parts if part) or reader.words.nothing
