"""Standing notes as a person keeps them: Markdown read into sections and bullets, and written back byte for byte.

A bullet is a list item with all that is indented under it, or a paragraph. What no reader of the page sees (HTML comments,
``<private>`` spans, the front matter) says nothing. Three kinds of comment mean something: after a bullet, ``<!-- m_… -->``
names the memory that it states and ``<!-- turn … -->`` the turn that it tells of; ``<!-- souvenance:begin NAME -->`` …
``<!-- souvenance:end NAME -->`` stand around a part that a program wrote and may write again; every other line belongs to the
person.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from hashlib import blake2b

import regex

from souvenance.core.fold import fold
from souvenance.core.identity import derived_id
from souvenance.core.intake import clean, private_spans, storable
from souvenance.errors import Conflict, InputError

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+")  # not splitlines: a form feed ends no line
_NOT_A_BREAK = re.compile(r"[^\r\n]")
_ITEM = re.compile(r"([ \t]*)(?:[-*+•]|\d{1,9}[.)])(?=[ \t]|$)[ \t]*")
_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
_OPENED, _CLOSED = "<!--", "-->"
_MARK = re.compile(r"<!--\s{0,9}(m_[0-9A-Za-z]{1,64}|turn [^\s<>]{1,2000})\s{0,9}-->")
_TURN = "turn "
_HIDING = re.compile(r"<(?=!--|/?private\b)", re.IGNORECASE)  # what would hide the rest of a line
_UNFIT = re.compile(r"[^\w.:/@-]|%|-(?=-)", re.ASCII)  # in the comment that cites a turn: its id may be anything
_CODED = re.compile(r"%([0-9a-f]{2})")
_BOUNDARY = re.compile(
    r"[ \t]*<!--\s{0,9}souvenance:(begin|end)\s{1,9}([\w-]{1,40})(?:\s{1,9}([0-9a-f]{16}))?\s{0,9}-->[ \t]*$"
)
_UNSPACED = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\u3000-\u303f\uff00-\uffef]")  # lines of these join without a blank
_TAB, _NEST = 4, 2  # columns
_LEVELS = 6  # of headings
MOST_BYTES = 1_000_000  # of a page
_DAY = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})\.md")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bullet:
    """A list item or a paragraph, as it reads."""

    text: str  # one line: NFC, without list sign and comments, nothing private; secrets are not masked
    heading: str  # of its section
    first: int  # of its lines, from 0
    end: int  # the line after its last
    memories: tuple[str, ...] = ()  # ids in its markers
    turns: tuple[str, ...] = ()  # likewise, of the turns that it tells of
    part: str = ""  # the generated part that it stands in; "" where a person wrote it

    @property
    def id(self) -> str:
        """The same for the same words under the same heading; whatever is edited is another bullet."""
        return derived_id("b", self.heading, self.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A heading and what stands under it, up to the next heading of any level."""

    heading: str  # "" before the first one
    level: int  # 1–6; 0 before the first heading
    above: tuple[str, ...]  # headings that it lies under, but for the title of the page
    first: int  # line of the heading
    end: int  # the line after its last
    bullets: tuple[Bullet, ...]

    @property
    def trail(self) -> str:
        """Its heading, led by those that it lies under."""
        return " › ".join((*self.above, self.heading)) if self.heading else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Lines that a program wrote."""

    name: str
    first: int  # line of its begin marker
    end: int  # the line after its end marker
    edited: bool  # whether somebody changed it since: then it is a person's


@dataclass(frozen=True, slots=True, kw_only=True)
class Notes:
    """A page of notes. ``written`` gives back what was read."""

    lines: tuple[str, ...]  # as they stand, line breaks too
    sections: tuple[Section, ...]
    parts: tuple[Part, ...]

    @property
    def bullets(self) -> tuple[Bullet, ...]:
        """All of them, in the order of the page."""
        return tuple(bullet for section in self.sections for bullet in section.bullets)


@dataclass(frozen=True, slots=True, kw_only=True)
class Episode:
    """One thing that a journal tells of a day."""

    day: date
    heading: str  # "" where it has none of its own
    text: str
    turns: tuple[str, ...] = ()  # ids of those that it tells of, where a program wrote it
    generated: bool = False  # a program wrote it, and nobody changed it
    conversation: str = ""  # the generated part that it stands in
    place: int = 1  # among the lines of that part

    @property
    def id(self) -> str:
        """The same for the same words on the same day."""
        return derived_id("ep", self.day.isoformat(), self.heading, self.text)


def parse(text: str) -> Notes:
    """Read a page. Total: any text gives notes, and a page of n characters costs O(n)."""
    lines = tuple(_LINE.findall(text))
    parts = tuple(_parts(lines))
    return Notes(lines=lines, sections=tuple(_Reading(lines, parts).sections()), parts=parts)


def written(notes: Notes) -> str:
    """The page, character for character as it was read."""
    return "".join(notes.lines)


def encoded(page: str) -> bytes:
    """The bytes of a page. Raises InputError for one over 1 MB, or with half a character that stands for no byte."""
    try:
        raw = page.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError as exc:
        raise InputError(f"{page[exc.start : exc.end]!r} is half a character: nothing was written") from exc
    if len(raw) > MOST_BYTES:
        raise InputError(f"a page of {len(raw):,} bytes is too large for notes: at most {MOST_BYTES:,}. Nothing was written")
    return raw


def fingerprint(raw: bytes) -> str:
    """32 hexadecimal digits of all bytes of a page."""
    return blake2b(raw, digest_size=16).hexdigest()


def journal_day(name: str) -> date | None:
    """The day that the file of a journal is about, by its name ("2026-03-04.md"); None for any other file."""
    match = _DAY.fullmatch(name)
    if match is None:
        return None
    try:
        return date.fromisoformat(match[1])
    except ValueError:
        return None


def episodes(notes: Notes, day: date) -> tuple[Episode, ...]:
    """What a journal tells: a heading with what stands under it is one episode; under the title alone, each bullet is one.

    So is each bullet that a program wrote, wherever it stands.
    """
    found: list[Episode] = []
    ours = {part.name for part in notes.parts if not part.edited}
    for section in notes.sections:
        lines = [one for one in section.bullets if one.part]
        found += (
            Episode(
                day=day,
                heading="",
                text=one.text,
                turns=one.turns,
                generated=one.part in ours,
                conversation=one.part,
                place=place,
            )
            for place, one in enumerate(lines, 1)
        )
        texts = [bullet.text for bullet in section.bullets if not bullet.part]
        if section.level > 1 and texts:
            found.append(Episode(day=day, heading=section.trail, text=" ".join(texts)))
        else:
            found += (Episode(day=day, heading="", text=text) for text in texts)
    return tuple(found)


# -- changing a page --------------------------------------------------------------------------------------------------
def added(page: str, text: str, section: str | None = None) -> str:
    """A page with one bullet more, every other line as it was.

    Args:
        text: of the bullet; white space becomes single blanks.
        section: its heading, in any case and with accents or none; made at the end where there is none. None: above the
            first heading, or under the title of the page.

    Raises InputError for a text or heading that would not read as one.
    """
    wanted, heading = (" ".join(storable(one or "").split()) for one in (text, section))
    if not wanted:
        raise InputError("a note needs words: nothing was written")
    if section is not None and not heading:
        raise InputError(f"the section {section!r} has no name: give one, or none at all")
    notes = parse(page)
    found = _section(notes, heading)
    new = _in_section(notes, found, wanted) if found is not None else _in_new_section(notes, heading, wanted)
    before, after = Counter(_told(notes)), Counter(_told(parse(new)))
    if after - before != Counter([(wanted, fold(found.heading if found is not None else heading))]) or before - after:
        raise InputError(
            f"{wanted!r} would not read as a note here: it must stand on one line without comments, and no comment or"
            " <private> above it may be left open"
        )
    return new


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A generated part as it should stand."""

    name: str
    lines: tuple[str, ...]  # without line breaks
    at: int | None = None  # the line before which it goes where it is new; None: the end


def rewritten(page: str, name: str, body: Sequence[str], *, at: int | None = None) -> str:
    """A page with one generated part written anew, every other line as it was; see ``all_rewritten``."""
    return all_rewritten(page, [Body(name=name, lines=tuple(body), at=at)])


def all_rewritten(page: str, bodies: Sequence[Body]) -> str:
    """A page with some generated parts written anew, every other line as it was; a page of n characters costs O(n).

    Args:
        bodies: each name once; new ones for the same place go there in their order.

    Raises Conflict where somebody changed one of the parts since it was written: it is a person's by then.
    """
    notes = parse(page)
    newline, parts = _newline(notes), {part.name: part for part in notes.parts}
    for body in bodies:
        if body.name in parts and parts[body.name].edited:
            raise Conflict(f"the part {body.name!r} of the notes was changed by hand since it was written: it is left as it is")
        if unfit := [line for line in body.lines if _NOT_A_BREAK.sub("", line) or _BOUNDARY.match(line)]:
            raise InputError(f"{unfit[0]!r} cannot be a line of a part of the notes: it ends a line or the part")
    stamped = {body.name: _stamped(body.name, [line + newline for line in body.lines], newline) for body in bodies}
    again = {parts[body.name].first: (parts[body.name].end, stamped[body.name]) for body in bodies if body.name in parts}
    fresh: dict[int | None, list[list[str]]] = {}
    for body in bodies:
        if body.name not in parts:
            fresh.setdefault(body.at, []).append(stamped[body.name])
    lines, number = list[str](), 0
    while number < len(notes.lines):
        _insert(lines, fresh.get(number, ()), newline, below=bool(notes.lines[number].strip()))
        end, new = again.get(number, (number + 1, [notes.lines[number]]))
        lines += new
        number = end
    _insert(lines, fresh.get(len(notes.lines), ()), newline, below=False)
    for block in fresh.get(None, ()):
        lines = [*_ended(lines, newline), *([newline] if lines else []), *block]
    return "".join(lines)


def _insert(lines: list[str], blocks: Sequence[Sequence[str]], newline: str, *, below: bool) -> None:
    """Put blocks behind some lines, an empty line around each."""
    for block in blocks:
        if lines and lines[-1].strip("\ufeff \t\r\n"):
            lines[-1:] = [*_ended(lines[-1:], newline), newline]
        lines += block
    if blocks and below:
        lines.append(newline)


def without_part(page: str, name: str) -> str:
    """A page without one generated part, and without the empty line above it. One that a person changed stays."""
    notes = parse(page)
    part = next((part for part in notes.parts if part.name == name and not part.edited), None)
    if part is None:
        return page
    first = part.first - 1 if part.first and not notes.lines[part.first - 1].strip() else part.first
    return "".join((*notes.lines[:first], *notes.lines[part.end :]))


def with_parts_of(page: str, before: str, is_ours: Callable[[Part], bool]) -> str:
    """A page whose generated parts are again those of an earlier version; every line of a person is as it is now.

    Args:
        is_ours: which parts may be written; one that somebody changed stays in any case.
    """
    earlier = parse(before)
    bodies = {part.name: earlier.lines[part.first + 1 : part.end - 1] for part in earlier.parts if is_ours(part)}
    for part in parse(page).parts:
        if is_ours(part) and part.name not in bodies:
            page = without_part(page, part.name)
    edited = {part.name for part in parse(page).parts if part.edited}
    for name, lines in bodies.items():
        if name not in edited:
            page = rewritten(page, name, [line.rstrip("\r\n") for line in lines])
    return page


def weeded(page: str, is_gone: Callable[[str], bool], rests_on_gone: Callable[[Bullet], bool]) -> tuple[str, int]:
    """A page without some lines, and how many those were.

    A generated part that nobody changed is stamped again: that a line of it went is no edit of a person. One that has nothing
    left to say goes whole.

    Args:
        is_gone: of the text of a line, whoever wrote it.
        rests_on_gone: of a bullet of a generated part: all its lines go.
    """
    notes = parse(page)
    ours = [part for part in notes.parts if not part.edited]
    marks = {number for part in ours for number in (part.first, part.end - 1)}
    names = {part.name for part in ours}
    cited = {n for one in notes.bullets if one.part in names and rests_on_gone(one) for n in range(one.first, one.end)}
    lines, gone = list(notes.lines), 0
    for number, line in enumerate(notes.lines):
        if number in marks:
            continue
        pieces = line.splitlines(keepends=True)
        left = [] if number in cited else [piece for piece in pieces if not is_gone(piece)]
        gone += len(pieces) - len(left)
        lines[number] = "".join(left)
    newline = _newline(notes)
    for part in ours:
        inside = [line for line in lines[part.first + 1 : part.end - 1] if line]
        if inside == list(notes.lines[part.first + 1 : part.end - 1]):
            continue
        empty = not any(bullet.text for bullet in parse("".join(inside)).bullets)
        lines[part.first : part.end] = [""] * (part.end - part.first)
        lines[part.first] = "" if empty else "".join(_stamped(part.name, inside, newline))
    return "".join(lines), gone


def harmless(text: str) -> str:
    """A text that hides nothing of what stands behind it on a page."""
    return _HIDING.sub("‹", text)


def cited(turn_id: str) -> str:
    """The comment by which a line names the turn that it tells of."""
    coded = _UNFIT.sub(lambda one: "".join(f"%{byte:02x}" for byte in one[0].encode("utf-8", "surrogatepass")), turn_id)
    return f"{_OPENED} {_TURN}{coded} {_CLOSED}"


def _turn_of(mark: str) -> str:
    """The id of a turn in the mark that cites it."""
    raw = _CODED.sub(lambda one: chr(int(one[1], 16)), mark.removeprefix(_TURN))
    try:
        return raw.encode("latin-1").decode("utf-8", "surrogatepass")
    except UnicodeError:  # nobody's mark: a person wrote it
        return raw


def _stamped(name: str, inside: Sequence[str], newline: str) -> list[str]:
    """The lines of a part between its marks; the first one carries their digest."""
    return [f"<!-- souvenance:begin {name} {_digest(inside)} -->{newline}", *inside, f"<!-- souvenance:end {name} -->{newline}"]


def _told(notes: Notes) -> Iterator[tuple[str, str]]:
    return ((bullet.text, fold(bullet.heading)) for bullet in notes.bullets)


def _section(notes: Notes, heading: str) -> Section | None:
    if heading:
        return next((section for section in notes.sections if fold(section.heading) == fold(heading)), None)
    titles = [section for section in notes.sections if section.level == 1]
    if len(titles) == 1 and titles[0] is notes.sections[1] and not notes.sections[0].bullets:
        return titles[0]
    return notes.sections[0]


def _in_section(notes: Notes, section: Section, text: str) -> str:
    newline, lines, last = _newline(notes), notes.lines, section.bullets[-1] if section.bullets else None
    at = last.end if last is not None else _filled(lines, section, _end_outside(notes, section))
    at = next((part.end for part in notes.parts if part.first < at < part.end), at)
    follows_item = last is not None and at == last.end and _ITEM.match(lines[last.first].removeprefix("\ufeff"))
    apart = [newline] if at and lines[at - 1].strip("\ufeff \t\r\n") and not follows_item else []
    below = [newline] if at < len(lines) and lines[at].strip() and not _ITEM.match(lines[at]) else []
    sign = _sign(lines[last.first]) if last is not None and follows_item else "- "
    return "".join((*_ended(lines[:at], newline), *apart, f"{sign}{text}{newline}", *below, *lines[at:]))


def _end_outside(notes: Notes, section: Section) -> int:
    """The line after the last of a section: a generated part that begins in it, and brings the next heading, is none of it."""
    begun = (part.first for part in notes.parts if section.first <= part.first < section.end < part.end)
    return min(begun, default=section.end)


def _filled(lines: Sequence[str], section: Section, end: int) -> int:
    """The line after the last one of a section, up to some line, that is not empty."""
    return next((n + 1 for n in range(end - 1, section.first - 1, -1) if lines[n].strip()), section.first)


def _in_new_section(notes: Notes, heading: str, text: str) -> str:
    newline = _newline(notes)
    apart = [newline] if notes.lines and notes.lines[-1].strip() else []
    return "".join((*_ended(notes.lines, newline), *apart, f"## {heading}{newline}{newline}- {text}{newline}"))


def _sign(line: str) -> str:
    """As the last item of the list begins; a numbered list goes on with a dash."""
    match = re.match(r"[ \t]*[-*+•][ \t]+", line.lstrip("\ufeff"))
    return match[0] if match else "- "


def _newline(notes: Notes) -> str:
    """The line break of the page."""
    return "\r\n" if sum(line.endswith("\r\n") for line in notes.lines) * 2 > len(notes.lines) else "\n"


def _ended(lines: Sequence[str], newline: str) -> Sequence[str]:
    """The lines, the last one too with a line break."""
    return (*lines[:-1], lines[-1] + newline) if lines and not lines[-1].endswith(("\n", "\r")) else lines


# -- reading ----------------------------------------------------------------------------------------------------------
def _digest(lines: Sequence[str]) -> str:
    """Of what a part says: line breaks and blanks at the ends of lines are no edit (editors and git change them)."""
    plain = "\n".join(line.rstrip() for line in lines)
    return blake2b(plain.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def _parts(lines: Sequence[str]) -> Iterator[Part]:
    """Parts that begin and end; a marker without its other half is a line like any other."""
    begun: tuple[int, str, str | None] | None = None
    for number in _outside_code(lines):
        match = _BOUNDARY.match(lines[number].rstrip("\r\n"))
        if match is None:
            continue
        if match[1] == "begin":
            begun = number, match[2], match[3]
        elif begun is not None and begun[1] == match[2]:
            first, name, digest = begun
            edited = digest is None or digest != _digest(lines[first + 1 : number])
            yield Part(name=name, first=first, end=number + 1, edited=edited)
            begun = None


def _outside_code(lines: Sequence[str]) -> Iterator[int]:
    """Lines that may be markers: those of a block of code show what markers look like."""
    if not any("souvenance:" in line for line in lines):
        return
    closers, mark = _closers(lines), ""
    for number, line in enumerate(lines):
        if mark:
            mark = "" if _closing(line, mark[0]) >= len(mark) else mark
        elif (fence := _FENCE.match(line)) and closers[fence[1][0]][number + 1] >= len(fence[1]):
            mark = fence[1]
        else:
            yield number


@dataclass(slots=True)
class _Open:
    """The bullet that is being read."""

    first: int
    column: int | None  # of its list sign; None for a paragraph
    pieces: list[str]
    marks: list[str] = field(default_factory=list)
    end: int = 0


class _Reading:
    """One pass over a page."""

    def __init__(self, lines: Sequence[str], parts: Sequence[Part]) -> None:
        self._lines = lines
        self._shown = _shown(lines)
        self._part_of = {n: part.name for part in parts for n in range(part.first, part.end)}
        self._limits = {n for part in parts for n in (part.first, part.end - 1)}
        self._closers = _closers(self._shown)
        self._above: list[tuple[int, str]] = []
        self._heading, self._level, self._first = "", 0, 0
        self._bullets: list[Bullet] = []
        self._open: _Open | None = None
        self._after_blank = False
        self._in_comment = False

    def sections(self) -> Iterator[Section]:
        number = _after_front_matter(self._shown)
        while number < len(self._shown):
            shown, marks = self._uncommented(self._shown[number])
            heading = self._heading_at(shown, number)
            if number in self._limits:
                self._close()
            elif not shown.strip():
                self._blank(number, marks)
            elif heading is not None:
                yield self._section_until(heading[2])
                self._begin(*heading)
            elif (fence := _FENCE.match(shown)) and self._closers[fence[1][0]][number + 1] >= len(fence[1]):
                number = self._fenced(number, fence[1], _column(shown))
            else:
                self._text(number, shown, marks)
            number += 1
        yield self._section_until(len(self._lines))

    def _uncommented(self, line: str) -> tuple[str, list[str]]:
        """A line without its comments, and the memories and turns that they name."""
        if self._in_comment:
            _, closed, rest = line.partition(_CLOSED)
            if not closed:
                return "", []
            self._in_comment = False
            line = rest
        if _OPENED not in line:
            return line, []
        shown, self._in_comment = _without_comments(line)
        return shown, _MARK.findall(line)

    def _heading_at(self, shown: str, number: int) -> tuple[str, int, int] | None:
        """(heading, level, first line) of a line that begins with #; or of the paragraph above, underlined by this one."""
        bare = shown.strip()
        level = len(bare) - len(bare.lstrip("#"))
        if 1 <= level <= _LEVELS and _column(shown) < _TAB and bare[level : level + 1] in {"", " ", "\t"}:
            return _plain([_without_closing(bare[level:].strip())]), level, number
        above = self._open
        if above is None or above.column is not None or self._after_blank or set(bare) not in ({"="}, {"-"}):
            return None
        self._open = None
        return _plain(above.pieces), 1 if bare[0] == "=" else 2, above.first

    def _begin(self, heading: str, level: int, first: int) -> None:
        self._above = [(depth, name) for depth, name in self._above if depth < level]
        self._heading, self._level, self._first = heading, level, first
        self._bullets = []

    def _section_until(self, end: int) -> Section:
        self._close()
        above = tuple(name for depth, name in self._above if depth > 1)
        if self._level:
            self._above.append((self._level, self._heading))
        return Section(
            heading=self._heading, level=self._level, above=above, first=self._first, end=end, bullets=tuple(self._bullets)
        )

    def _blank(self, number: int, marks: Sequence[str]) -> None:
        """A line that shows nothing: an empty one, or one of comments only."""
        if self._lines[number].strip("\ufeff \t\r\n") and self._open is not None and not self._after_blank:
            self._open.marks += marks
            self._open.end = number + 1
        else:
            self._after_blank = True

    def _text(self, number: int, shown: str, marks: Sequence[str]) -> None:
        item, column = _ITEM.match(shown), _column(shown)
        if _is_rule(shown) and not self._belongs(column, is_item=False, lazy=False):
            self._close()
        elif self._open is not None and self._belongs(column, is_item=item is not None):
            self._open.pieces.append(shown)
            self._open.marks += marks
            self._open.end = number + 1
        else:
            self._close()
            text = shown[item.end() :] if item is not None else shown
            self._open = _Open(number, column if item is not None else None, [text], list(marks), number + 1)
        self._after_blank = False

    def _belongs(self, column: int, *, is_item: bool, lazy: bool = True) -> bool:
        """Whether a line that begins at this column belongs to the bullet that is being read."""
        if self._open is None:
            return False
        if self._open.column is None:
            return not is_item and not self._after_blank and lazy
        return column >= self._open.column + _NEST or (not is_item and not self._after_blank and lazy)

    def _fenced(self, number: int, mark: str, column: int) -> int:
        """Read a block of code as text; the number of its last line."""
        last = number + 1
        while _closing(self._shown[last], mark[0]) < len(mark):
            last += 1
        if self._open is None or self._open.column is None or column < self._open.column + _NEST:
            self._close()
            self._open = _Open(number, None, [])
        self._open.pieces += self._shown[number + 1 : last]
        self._open.end = last + 1
        self._after_blank = self._open.column is None  # nothing joins a block of code
        return last

    def _close(self) -> None:
        """End the bullet that is being read, if there is one; one that says nothing is none."""
        if self._open is not None and (text := _plain(self._open.pieces)):
            bullet = Bullet(
                text=text, heading=self._heading, first=self._open.first, end=self._open.end,
                memories=tuple(dict.fromkeys(one for one in self._open.marks if not one.startswith(_TURN))),
                turns=tuple(dict.fromkeys(_turn_of(one) for one in self._open.marks if one.startswith(_TURN))),
                part=self._part_of.get(self._open.first, ""),
            )  # fmt: skip
            self._bullets.append(bullet)
        self._open = None
        self._after_blank = False


def _without_comments(line: str) -> tuple[str, bool]:
    """(what is left of a line, whether a comment goes on after it). Each sign is looked at once, whatever is opened."""
    kept, at = [], 0
    while (opened := line.find(_OPENED, at)) >= 0:
        kept.append(line[at:opened])
        closed = line.find(_CLOSED, opened + len(_OPENED))
        if closed < 0:
            return "".join(kept), True
        at = closed + len(_CLOSED)
    return "".join((*kept, line[at:])), False


def _shown(lines: Sequence[str]) -> list[str]:
    """The lines without line breaks, what is private blanked."""
    page = "".join(lines)
    kept, at = [], 0
    for start, end in private_spans(page):
        kept += [page[at:start], _NOT_A_BREAK.sub(" ", page[start:end])]
        at = end
    shown = [line.rstrip("\r\n") for line in _LINE.findall("".join((*kept, page[at:])))]
    if shown:
        shown[0] = shown[0].removeprefix("\ufeff")
    return shown


def _after_front_matter(shown: Sequence[str]) -> int:
    """The line after it; 0 where there is none."""
    if not shown or shown[0].rstrip() != "---":
        return 0
    return next((n + 1 for n, line in enumerate(shown[1:], 1) if line.rstrip() == "---"), 0)


def _closers(shown: Sequence[str]) -> dict[str, list[int]]:
    """For each sign of a fence and each line: how long the longest closing fence is, from this line on."""
    found: dict[str, list[int]] = {}
    for sign in "`~":
        longest = [0] * (len(shown) + 2)
        for number in range(len(shown) - 1, -1, -1):
            longest[number] = max(longest[number + 1], _closing(shown[number], sign))
        found[sign] = longest
    return found


def _closing(line: str, sign: str) -> int:
    """How many signs a line consists of; 0 where it holds anything else."""
    bare = line.strip()
    return len(bare) if bare and not bare.strip(sign) else 0


def _column(line: str) -> int:
    """Where a line begins; a tab goes to the next multiple of four."""
    return len(line[: len(line) - len(line.lstrip(" \t"))].expandtabs(_TAB))


def _is_rule(line: str) -> bool:
    bare = line.replace(" ", "").replace("\t", "")
    return len(bare) >= 3 and bare[0] in "-*_" and not bare.strip(bare[0])  # noqa: PLR2004 - Markdown's


def _without_closing(heading: str) -> str:
    """Without the signs that may stand behind it ("## Family ##")."""
    bare = heading.rstrip("#")
    return bare.rstrip() if bare != heading and (not bare or bare[-1] in " \t") else heading


def _plain(pieces: Sequence[str]) -> str:
    """Lines as one; those of a script without blanks join without one."""
    whole = ""
    for piece in (" ".join(clean(piece, Counter()).split()) for piece in pieces):
        apart = " " if whole and piece and not (_UNSPACED.match(whole[-1]) and _UNSPACED.match(piece[0])) else ""
        whole += apart + piece
    return whole
