"""What was selected, as the parts of a prompt: what changes least comes first, so that a model's cache holds longest."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from typing import Literal, get_args

from souvenance.core.render import Reader, age
from souvenance.core.seats import Seat, Selection
from souvenance.core.secrets import mask
from souvenance.languages.brief import BRIEF_WORDS, ENGLISH, BriefWords
from souvenance.thresholds import RULES_CEILING_TOKENS
from souvenance.types import FOREIGN, Memory

OLD = timedelta(days=30)  # from which on a memory says how old it is: the date alone is overread
PartName = Literal["rules", "notes", "standing", "story", "positions", "earlier", "recalled", "spark", "recent"]
PART_NAMES: tuple[PartName, ...] = get_args(PartName)  # in the order of a prompt: what changes least comes first


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """A summary, an anchor or a position, as it stands."""

    text: str
    id: str = ""
    origin: str = "user"  # as in Memory


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """The standing notes, ready to be shown."""

    text: str  # fenced
    ids: tuple[str, ...]  # of the bullets


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One part of the context: its text, what that costs, where it comes from."""

    name: PartName
    text: str  # heading and body, secrets masked
    tokens: int
    ids: tuple[str, ...]  # what stands in it, in order
    reasons: tuple[str, ...]  # one an id


@dataclass(frozen=True, slots=True, kw_only=True)
class Clerk:
    """How a brief is written: for whom, when, and with whose help."""

    now: datetime
    tz: tzinfo  # the principal's
    language: str  # ISO 639-1; headings and marks are English where there are no others
    count_tokens: Callable[[str], int]
    fence: Callable[[str, str], str]  # marks a text of some origins as quoted; cannot be closed from inside

    @property
    def words(self) -> BriefWords:
        """Headings and marks."""
        return BRIEF_WORDS.get(self.language, ENGLISH)


def brief(
    selection: Selection,
    memories: Mapping[str, Memory],
    clerk: Clerk,
    *,
    anchors: Sequence[Passage] = (),
    summary: Passage | None = None,
    positions: Sequence[Passage] = (),
    notes: Noted | None = None,
    sparks: Sequence[Passage] = (),
) -> tuple[Part, ...]:
    """The parts that have something to say, from what changes least to what every message changes.

    Rules, notes, standing seats, anchors and summary, positions, all other seats, spark.

    Args:
        selection: who sits.
        memories: each seat and each rule of it, by id.
        clerk: how to write.
        anchors: facts of the story that a summary must not lose.
        summary: of the story.
        positions: that the character took, with their justification.
        notes: of the person, as they stand.
        sparks: lines of earlier conversations, surest first.
    """
    words = clerk.words
    rules = [(memories[rule], "A rule: always in the context.") for rule in selection.rules]
    standing = _seated(selection, memories, standing=True)
    recalled = _seated(selection, memories, standing=False)
    story = [(anchor, "An anchor of the story.") for anchor in anchors]
    story += [(summary, "The summary of the story.")] if summary is not None else []
    held = [(position, "A position taken.") for position in positions]
    passing = [(spark, "Close to what was just said.") for spark in sparks]
    parts = (
        # Rules are the one thing here that instructs: fenced, they would be a quotation.
        _part("rules", words.rules, rules, [f"- {one_line(rule.text)}" for rule, _ in rules], clerk, quoted=False),
        *([_notes_part(notes, clerk)] if notes is not None else []),
        _part("standing", words.standing, standing, _lines(standing, clerk), clerk),
        _part("story", words.story, story, [*_bullets(anchors), *([mask(summary.text)] if summary else [])], clerk),
        _part("positions", words.positions, held, list(_bullets(positions)), clerk),
        _part("recalled", words.recalled, recalled, _lines(recalled, clerk), clerk),
        _part("spark", words.spark, passing, list(_bullets(sparks)), clerk),
    )
    return tuple(part for part in parts if part.ids)


def _notes_part(notes: Noted, clerk: Clerk) -> Part:
    text = f"## {clerk.words.notes}\n{notes.text}"
    reasons = ("A standing note: in every context.",) * len(notes.ids)
    return Part(name="notes", text=text, tokens=clerk.count_tokens(text), ids=notes.ids, reasons=reasons)


def arranged(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Parts in the order of a prompt."""
    return tuple(sorted(parts, key=lambda part: PART_NAMES.index(part.name)))


def rendered(parts: Iterable[Part]) -> str:
    """The text for a prompt."""
    return "\n\n".join(part.text for part in parts)


def warnings(parts: Iterable[Part]) -> tuple[str, ...]:
    """What a person should know of a brief: rules that take more than their ceiling. They are never cut."""
    return tuple(
        f"The rules take {part.tokens} tokens of every turn, their ceiling is {RULES_CEILING_TOKENS}: join or retire some."
        for part in parts
        if part.name == "rules" and part.tokens > RULES_CEILING_TOKENS
    )


def memory_line(memory: Memory, clerk: Clerk) -> str:
    """``Lise, 2026-02-11: …``, with its age where it is old, and the marks that it needs; on the calendar of the principal."""
    foreign = [origin for origin in memory.origin.split("+") if origin in FOREIGN]
    source = f" ({', '.join(foreign)})" if foreign else ""
    marks = clerk.words.disputed if memory.disputed else ""
    if memory.valid_until is not None and memory.valid_until <= clerk.now:
        marks += clerk.words.no_longer_true.format(date=_day(memory.valid_until, clerk))
    age_of_it = _age(memory.ranked_at, clerk)
    return f"{one_line(memory.subject)}, {_day(memory.ranked_at, clerk)}{source}: {age_of_it}{marks}{one_line(memory.text)}"


def one_line(text: str) -> str:
    """Secrets masked, and no line break left by which a text could begin a line of its own."""
    return mask(" ".join(text.split()))


def _day(moment: datetime, clerk: Clerk) -> str:
    try:
        return moment.astimezone(clerk.tz).date().isoformat()
    except OverflowError:  # at an end of the calendar
        return moment.date().isoformat()


def _age(moment: datetime, clerk: Clerk) -> str:
    """Of what is old: an old line is not to be read as today's."""
    if clerk.now - moment < OLD:
        return ""
    try:
        return f"({age(moment, Reader(now=clerk.now, tz=str(clerk.tz), language=clerk.language))}) "
    except OverflowError:  # at an end of the calendar
        return ""


def _seated(selection: Selection, memories: Mapping[str, Memory], *, standing: bool) -> list[tuple[Memory, str]]:
    seats: list[Seat] = [seat for seat in selection.seats if (seat.passed in {"pinned", "global"}) is standing]
    return [(memories[seat.id], seat.reason) for seat in seats]


def _lines(seated: Sequence[tuple[Memory, str]], clerk: Clerk) -> list[str]:
    return [f"- {memory_line(memory, clerk)}" for memory, _ in seated]


def _bullets(passages: Iterable[Passage]) -> Iterator[str]:
    return (f"- {one_line(passage.text)}" for passage in passages)


def _part(
    name: PartName,
    heading: str,
    held: Sequence[tuple[Memory | Passage, str]],
    lines: Sequence[str],
    clerk: Clerk,
    *,
    quoted: bool = True,
) -> Part:
    body = "\n".join(lines)
    origins = sorted({origin for thing, _ in held for origin in thing.origin.split("+")})
    text = f"## {heading}\n{clerk.fence(body, '+'.join(origins)) if quoted else body}"
    return Part(
        name=name,
        text=text,
        tokens=clerk.count_tokens(text),
        ids=tuple(thing.id for thing, _ in held),
        reasons=tuple(reason for _, reason in held),
    )
