"""JSON as models write it: read as far as it goes, and nothing made up where it stops.

A repairing library was measured and left out (docs/decisions): it completes what was cut ("I live in Ly" becomes a whole
text), turns prose in brackets into values, and does not say what it did.
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

MAX_DEPTH = 24  # of containers in one another; an answer has four
_BLANK = re.compile(r"[\s\ufeff\u200b\u2060]+")
_WORD = re.compile(r"[^\s,:，：{}\[\]\"'“”]+")
_NUMBER = re.compile(r"[+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,4})?")
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
_LIKE_A_WORD = re.compile(r"[^\W\d]\w{0,60}(?=[\s\ufeff]{0,40}[,}\]])")
_ENDS_A_LINE = re.compile(r"[ \t]*\r?\n[\s]*[\"'“}\]]")  # the comma after it was forgotten
_CLOSERS = {'"': '"', "'": "'", "“": "”"}
_CONSTANTS = {"true": True, "false": False, "null": None, "none": None, "undefined": None} | dict.fromkeys(
    ("nan", "infinity", "-infinity", "+infinity", "inf", "-inf")  # no value that anything could be done with
)


@dataclass(slots=True)
class Reading:
    """What a text held from one place on."""

    value: object = None
    end: int = 0  # where reading stopped
    cut: bool = False  # the text ended before the value did; what was not finished is left out
    broken: int = 0  # objects left out because something in them was no JSON, however read
    mended: Counter[str] = field(default_factory=Counter)  # cause -> count
    found: bool = False


class _Bare(str):
    """A word without quotes: a key where a key may stand, never a value."""

    __slots__ = ()


class _Unfinished(Exception):
    """The text ends inside a value."""


@dataclass(slots=True)
class _Frame:
    """A container being read."""

    holder: dict[str, object] | list[object]
    key: str | None = None  # read, its value not yet
    colon: bool = False  # after the key
    broken: bool = False


@lru_cache
def _ends(keys: frozenset[str]) -> re.Pattern[str]:
    """What follows a quotation mark that ends a text: a sign of JSON. One that belongs to the text is followed by words."""
    names = "|".join(map(re.escape, sorted(keys))) or "(?!)"
    item = rf"$|[\"'“{{}}\[\],\-0-9]|//|/\*|(?:true|false|null|None|True|False)\b|(?:{names})\s?:"
    return re.compile(rf"[\s\ufeff]*(?:$|[:：}}\]]|//|/\*|[,，][\s\ufeff]*(?:{item}))")


def read(text: str, start: int, keys: frozenset[str] = frozenset()) -> Reading:
    """One JSON value from ``start``, with the slips that models make; linear in the text, never recursive.

    Args:
        text: whatever a model said.
        start: of an opening brace or bracket, or a quotation mark.
        keys: that may stand without quotes after a text.

    Taken as meant, and counted: comments, trailing and missing commas, single and curly quotes, bare keys and words, line
    breaks and unescaped quotation marks in texts, constants of other languages, escapes that do not exist. A key given twice
    joins its lists, else the last one stands.
    """
    return _Reader(text, start, _ends(keys)).whole()


class _Reader:
    """One pass over a text, with the containers that are open."""

    def __init__(self, text: str, start: int, ends: re.Pattern[str]) -> None:
        self.text = text
        self.place = start
        self.ends = ends
        self.frames: list[_Frame] = []
        self.reading = Reading(end=start)

    def whole(self) -> Reading:
        """Token by token, until the value is whole, the text ends, or what follows cannot be JSON."""
        try:
            while not self.reading.found and self._step():
                pass
        except _Unfinished:
            pass
        self.reading.end = self.place
        self._cut_short()
        return self.reading

    def _step(self) -> bool:
        """One token; False where reading must stop."""
        self._skip_blanks()
        if self.place >= len(self.text):
            return False
        sign = self.text[self.place]
        if sign in "{[":
            return self._open(sign)
        if sign in "}]":
            self.place += 1
            return self._close(sign)
        if sign in ",:，：":  # full width: some models write Chinese down to the signs
            self.place += 1
            return self._separate(":" if sign in ":：" else ",")
        self._put(self._quoted() if sign in _CLOSERS else self._word())
        return True

    def _skip_blanks(self) -> None:
        while True:
            if blank := _BLANK.match(self.text, self.place):
                self.place = blank.end()
            if self.text.startswith(("//", "# "), self.place):
                end = self.text.find("\n", self.place)
            elif self.text.startswith("/*", self.place):
                end = self.text.find("*/", self.place)
                end = end + 2 if end >= 0 else end
            else:
                return
            self.reading.mended["comments"] += 1
            self.place = end if end >= 0 else len(self.text)

    def _open(self, sign: str) -> bool:
        if len(self.frames) >= MAX_DEPTH:
            self.frames.clear()
            self.reading.broken += 1
            return False
        self.frames.append(_Frame({} if sign == "{" else []))
        self.place += 1
        return True

    def _close(self, sign: str) -> bool:
        """Close the innermost container of this kind; one of the other kind that is still open inside is broken."""
        wanted = dict if sign == "}" else list
        if not any(isinstance(frame.holder, wanted) for frame in self.frames):
            return False
        while not isinstance(self.frames[-1].holder, wanted):
            self.frames[-1].broken = True
            self._finish()
        self._finish()
        return True

    def _finish(self) -> None:
        frame = self.frames.pop()
        self.reading.broken += frame.broken
        if not self.frames:
            self.reading.value, self.reading.found = frame.holder, True
        elif frame.broken and isinstance(frame.holder, dict):  # half an item is another item
            self.frames[-1].key, self.frames[-1].colon = None, False
        else:
            self._put(frame.holder)

    def _separate(self, sign: str) -> bool:
        if not self.frames:
            return False
        frame = self.frames[-1]
        if isinstance(frame.holder, list):
            frame.broken |= sign == ":"
        elif sign == ":":
            frame.broken |= frame.key is None or frame.colon
            frame.colon = True
        else:  # a key without a value says nothing
            frame.broken |= frame.key is not None and not frame.colon
            frame.key, frame.colon = None, False
        return True

    def _put(self, value: object) -> None:
        """A value where it belongs: in the list, after the colon, as the next key, or as the whole answer."""
        if not self.frames:
            self.reading.value, self.reading.found = value, True
            return
        frame = self.frames[-1]
        if isinstance(frame.holder, list):
            if isinstance(value, _Bare):
                frame.broken = True
            else:
                frame.holder.append(value)
        elif frame.key is None or not frame.colon:
            frame.broken |= frame.key is not None or not isinstance(value, str)
            frame.key = value if isinstance(value, str) else None
        else:
            self._put_under(frame, frame.holder, frame.key, value)
            frame.key, frame.colon = None, False

    def _put_under(self, frame: _Frame, holder: dict[str, object], key: str, value: object) -> None:
        if key in holder:
            self.reading.mended["keys given twice"] += 1
        earlier = holder.get(key)
        if isinstance(value, _Bare):
            frame.broken = True
        elif isinstance(earlier, list) and isinstance(value, list):
            earlier.extend(value)
        else:
            holder[key] = value

    def _cut_short(self) -> None:
        """Where the text ended inside: finished items are kept, unfinished ones are not."""
        self.reading.cut = bool(self.frames)
        while self.frames:
            frame = self.frames.pop()
            if not self.frames:
                self.reading.value, self.reading.found = frame.holder, True
            elif isinstance(frame.holder, list) or self.frames[-1].key is not None:
                self._put(frame.holder)

    def _word(self) -> object:
        """A number, a constant or a bare word. Raises _Unfinished where the text ends in it: more may have followed."""
        word = _WORD.match(self.text, self.place)
        if word is None:
            self.place += 1
            return _Bare()
        if word.end() == len(self.text) and self.frames:
            raise _Unfinished
        said, start, self.place = word[0], self.place, word.end()
        if said.lower() in _CONSTANTS:
            if said not in ("true", "false", "null"):
                self.reading.mended["constants of another language"] += 1
            return _CONSTANTS[said.lower()]
        if _NUMBER.fullmatch(said):
            return float(said)
        if _LIKE_A_WORD.match(self.text, start):  # kind: fact
            self.reading.mended["values without quotes"] += 1
            return said
        return _Bare(said)

    def _quoted(self) -> str:
        """A text in quotes of any kind. Raises _Unfinished where it has no end."""
        closer = _CLOSERS[self.text[self.place]]
        start = at = self.place + 1
        while True:
            at = self.text.find(closer, at)
            if at < 0:
                raise _Unfinished
            if not _escaped(self.text, start, at):
                if self.ends.match(self.text, at + 1):
                    break
                if _ENDS_A_LINE.match(self.text, at + 1):
                    self.reading.mended["missing commas"] += 1
                    break
                self.reading.mended["quotation marks inside a text"] += 1
            at += 1
        if closer != '"':
            self.reading.mended["quotes of another kind"] += 1
        self.place = at + 1
        raw = self.text[start:at]
        return _ESCAPE.sub(_unescaped, raw) if "\\" in raw else raw


def _escaped(text: str, start: int, at: int) -> bool:
    """Whether an odd number of backslashes stands before a place; a crowd of them is not counted to its beginning."""
    before = text[max(start, at - 64) : at]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1


def _unescaped(match: re.Match[str]) -> str:
    what = match[1]
    if len(what) > 1:
        return chr(int(what[1:], 16))
    if what in _ESCAPED:
        return _ESCAPED[what]
    return what if what in "\"'\\/“”" else match[0]  # "C:\users" is a path
