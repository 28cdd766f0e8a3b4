"""A day as its journal tells it: what was said in its conversations, in the speakers' words, a part a conversation.

A line is an episode: it names its speaker and its turn. What a person said comes nearly whole, what an assistant said by its
beginning and marked so; what tools, pages and documents said is told by nobody. Nothing is ever learned from a journal.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from souvenance.core.clauses import sentences
from souvenance.core.expiry import dated
from souvenance.core.hearing import language_of, own_words
from souvenance.core.identity import derived_id
from souvenance.core.moments import local
from souvenance.core.notes import MOST_BYTES, Body, Notes, Part, all_rewritten, cited, harmless, parse
from souvenance.core.render import shortened
from souvenance.core.screen import decide, screen
from souvenance.core.secrets import mask
from souvenance.core.statements import content
from souvenance.core.stops import asks
from souvenance.types import FOREIGN, Turn

LEAST_WORDS = 2  # with content, of a sentence that is told
LEAST_ASKED = 6  # likewise, of a question: "we move to Nantes on Friday, what do we need?" tells something
MOST_CHARS: Mapping[str, int] = {"user": 1_200, "assistant": 300}  # of one turn: a pasted text is not what happened that day
ASSISTANT = " (assistant)"  # behind the name of a speaker that is none of the people
_NAME = re.compile(r"s-[0-9a-f]{16}(?:-\d{1,9})?")
_MARKS_BYTES = 150  # of the marks around a part, about
_PAGE_BYTES = MOST_BYTES * 9 // 10  # a person wants to write on it too


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What one turn says of the day."""

    seq: int  # of the turn
    text: str  # one line of Markdown


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What one conversation says of one day."""

    name: str  # of its part on the page
    time: str  # "09:12", of its first turn that day
    lines: tuple[Line, ...]
    since: int  # seq of the first turn that is new to the journal


def day_of(turn: Turn, tz: str) -> date:
    """The day on which a turn was said, else recorded, where the person is."""
    at = turn.at or turn.created_at
    return (local(at, tz) or at).date()


def told(turns: Sequence[Turn], tz: str, *, since: int) -> Told | None:
    """The journal of one conversation on one day; None where nobody said anything that tells of it.

    Args:
        turns: all of that day up to now, in order, of any role.
        tz: IANA name.
        since: seq of the first one that is new.
    """
    lines: list[Line] = []
    told_already = set[tuple[str, str]]()
    for turn in turns:
        text = _told_by(turn, tz)
        if text and (turn.speaker, text) not in told_already:
            told_already.add((turn.speaker, text))
            lines.append(Line(seq=turn.seq, text=_line(turn, text)))
    if not lines:
        return None
    first = turns[0]
    at = first.at or first.created_at
    return Told(
        name=part_name(first.session, day_of(first, tz)), time=f"{local(at, tz) or at:%H:%M}", lines=tuple(lines), since=since
    )


def part_name(session: str, day: date) -> str:
    """Of the part that tells of one conversation on one day."""
    return derived_id("s", session, day.isoformat()).replace("_", "-")[:18]


def is_ours(part: Part) -> bool:
    """Whether a part of a journal is one of the dreamer's that nobody changed."""
    return not part.edited and _NAME.fullmatch(part.name) is not None


def with_day(page: str, day: date, conversations: Sequence[Told]) -> tuple[str, int]:
    """The page of a day with what some conversations say, every other line as it was; how many found no room.

    A part that a person changed is theirs: what is new goes into a part of its own behind it.
    """
    page = page or f"# {day.isoformat()}\n"
    notes = parse(page)
    parts = {part.name: part for part in notes.parts}
    bodies, full, room = list[Body](), 0, _PAGE_BYTES - _size(page)
    for one in sorted(conversations, key=lambda one: (one.time, one.name)):
        body = _body(one, notes, parts)
        if body is None:
            continue
        old = parts.get(body.name)
        cost = sum(_size(line) + 1 for line in body.lines) + _MARKS_BYTES
        cost -= sum(map(_size, notes.lines[old.first : old.end])) if old is not None else 0
        if cost > max(room, 0):
            full += 1
        else:
            room -= cost
            bodies.append(body)
    return (all_rewritten(page, bodies) if bodies else page), full


def _body(told: Told, notes: Notes, parts: Mapping[str, Part]) -> Body | None:
    """A conversation as a part of the page; None where a person changed it and nothing is new."""
    name, lines = told.name, told.lines
    if name in parts and parts[name].edited:
        name, lines = f"{name}-{told.since}", tuple(line for line in lines if line.seq >= told.since)
    if not lines or (name in parts and parts[name].edited):
        return None
    return Body(name=name, lines=(f"## {told.time}", "", *(line.text for line in lines)), at=_place(notes, told.time))


def _size(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


def _place(notes: Notes, time: str) -> int | None:
    """The line of the first part that tells of a later hour."""
    return next((part.first for part in notes.parts if notes.lines[part.first + 1].strip() > f"## {time}"), None)


def _line(turn: Turn, text: str) -> str:
    speaker = harmless(" ".join(mask(turn.speaker).split())).replace(": ", " ")  # which would end the name
    if turn.role == "assistant" and turn.speaker != "assistant":
        speaker += ASSISTANT
    verdict = screen(text, origin=turn.origin)
    flag = "" if decide(verdict.severity, "journal", turn.origin) == "accept" else f" <!-- flagged: {verdict.rule} -->"
    return f"- {speaker}: {text} {cited(turn.id)}{flag}"


def speaker_in(text: str) -> str:
    """Who says what a line of a journal tells."""
    return text.partition(": ")[0].removesuffix(ASSISTANT)


def _told_by(turn: Turn, tz: str) -> str:
    """What a turn tells of the day, on one line; "" where nobody of the conversation said it, or it tells nothing."""
    most = MOST_CHARS.get(turn.role, 0)
    if not most or turn.origin in FOREIGN:
        return ""
    text = own_words(mask(turn.text))  # before it is cut: "I changed my password." "It is now …"
    language = language_of(text, turn.language, turn.language)
    kept, length = list[str](), 0
    for sentence in sentences(text):
        if len(content(sentence, language)) < (LEAST_ASKED if asks(sentence) else LEAST_WORDS):
            continue
        said = " ".join(dated(sentence, turn.at, tz, language).split())
        length += len(said)
        if length > most and kept:
            break
        kept.append(shortened(said, most))
    return harmless(" ".join(kept))
