"""Tokens that mean what they are, sign by sign: grades, addresses, paths, flags, identifiers ("O-", "C++", "~/etc", "PATH").

A word of a sentence may be written with a capital or without one and means the same; these may not, and lose no sign.
"""

from collections.abc import Iterator

import regex

MARK = "`"  # stands before a literal among folded words, where no text can have one: ``plain`` makes an apostrophe of it

_CASED = r"\p{Lu}\p{Ll}\p{Lt}\p{M}\p{N}"  # letters that have a case, figures; a Chinese sentence around them is no part
_PIECE = regex.compile(rf"[{_CASED}_+\-−!~/@.=<>#*\\|&^$%:']+")
_BEFORE = regex.compile(r"(?:\.{3,}|[:'])+")  # signs of the sentence before a token; ".env", "!true" and "-v" begin with theirs
_BEHIND = regex.compile(r"[.:!?']+$")
_WORDS = regex.compile(r"[\p{L}\p{M}]+(?:[-'][\p{L}\p{M}]+)*")  # plain, elided or compound
_ABBREVIATION = regex.compile(r"(?:\p{L}{1,2}\.)+\p{L}{0,2}")  # "U.S", "Ph.D"
_FIGURE = regex.compile(
    r"(?:[-+−±<>=~#$](?=[0-9]))?[\p{L}\p{M}\p{N}]+(?:['.\-/:+][\p{L}\p{M}\p{N}]+)*[%$]?"
)  # "-18", "14:30", "5kg", "KT-21B": ``numerals`` tells which of them are numbers
_STANDS_ALONE = regex.compile(r"[-!+*/=<>|\\&:]*[+*/=<>|\\][-!+*/=<>|\\&:]*")  # "!=", "->"; a dash or "&" is none
_BEFORE_FIGURE = regex.compile(r"[<>=~]")  # a comparison that belongs to a number, with a space between or without
_BULLET = regex.compile(r"[*+>]|#+")
_DASHED_GRADE = regex.compile(r"(?<=\b\p{Lu}{1,2})[–−](?![\p{L}\p{N}])")
_INDENT = 40  # characters before a sign in which the start of its line is looked for
_PARTS = regex.compile(r"[-'.’]")
_RUN = regex.compile(r"[\p{Lu}\p{Ll}\p{Lt}\p{M}]{2,}")
_NO_CASE = regex.compile(r"\p{Lo}")
_NUMBER = regex.compile(r"\p{N}|_")
_CAPITAL_NAME = regex.compile(r"Ma?c(?=\p{Lu}\p{Ll})")  # McDonald, MacLeod


def with_minus(text: str) -> str:
    """The text with a minus behind a grade where a keyboard made a dash of it: "O–" as "O-". As long as before."""
    return _DASHED_GRADE.sub("-", text)


def signed(text: str) -> Iterator[tuple[int, int]]:
    """Where the tokens of a text stand that have signs of their own, without the punctuation around them; ascending."""
    for match in _PIECE.finditer(text):
        start, end = _core(text, match.start(), match.end())
        if start < end and _is_signed(text, start, end):
            yield start, end


def _core(text: str, start: int, end: int) -> tuple[int, int]:
    """The piece without what is punctuation of the sentence at its edges."""
    before = _BEFORE.match(text, start, end)
    start = before.end() if before else start
    behind = _BEHIND.search(text, start, end)
    return start, behind.start() if behind else end


def _is_signed(text: str, start: int, end: int) -> bool:
    core = text[start:end]
    if not any(map(str.isalnum, core)):
        return _is_operator(text, start, end)
    if _WORDS.fullmatch(core) or _ABBREVIATION.fullmatch(core):
        return False
    return not (any(map(str.isdecimal, core)) and _FIGURE.fullmatch(core))


def _is_operator(text: str, start: int, end: int) -> bool:
    """Whether signs alone stand between words ("x != y"): no smiley, no bullet of a list."""
    core, before, behind = text[start:end], text[max(0, start - _INDENT) : start], text[end : end + 2]
    free = (not before or before[-1].isspace()) and (not behind or behind[0].isspace())
    opens = not before.strip(" \t") or before.rstrip(" \t").endswith("\n")
    if not free or not behind or (opens and _BULLET.fullmatch(core)):
        return False
    counts = _BEFORE_FIGURE.fullmatch(core) is not None and behind[1:].isdecimal()
    return _STANDS_ALONE.fullmatch(core) is not None and not counts


def is_written(word: str) -> bool:
    """Whether the case of a word cannot be that of a sentence: "PATH", "userName"; not "Lise", "T-shirt", "McDonald"."""
    return any(_is_odd(part) for part in _PARTS.split(word))


def _is_odd(part: str) -> bool:
    rest = _CAPITAL_NAME.sub("", part, count=1)[1:]
    return any(map(str.isupper, rest))


def is_shouted(text: str) -> bool:
    """Whether a whole text is in capitals, so that its case tells nothing: two words or more, in a writing that has cases."""
    return text.isupper() and not _NO_CASE.search(text) and len(_RUN.findall(text)) > 1


def lowered(text: str) -> str:
    """A text in lower case, but for the tokens whose case tells something."""
    lower = text.lower()
    if lower == text:
        return text
    shouted = is_shouted(text)
    found, last = [], 0
    for match in _PIECE.finditer(text):
        start, end = _core(text, match.start(), match.end())
        if start < end and _keeps_case(text, start, end, shouted=shouted):
            found += [text[last:start].lower(), text[start:end]]
            last = end
    return "".join([*found, text[last:].lower()])


def _keeps_case(text: str, start: int, end: int, *, shouted: bool) -> bool:
    core = text[start:end]
    return _is_signed(text, start, end) or _NUMBER.search(core) is not None or (is_written(core) and not shouted)
