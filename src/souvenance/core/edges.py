"""Cuts what stands around a statement, never a sign that belongs to it: "O-" and "-18" are not "O" and "18"."""

import re

_NO_MINUS = dict.fromkeys(map(ord, "-−–"))
_BEHIND = re.compile(r"(?<=\w)[-−–](?!\S)")
_FIRST = re.compile(r"--(?=\w)|[-−](?=\d|[^\W\d_]\b)")  # of a figure or a flag; a dash of a list stands before a word


def trimmed(text: str, marks: str) -> str:
    """The text without the marks at its ends; a minus that is written to a letter or a figure stays.

    Args:
        text: of any length.
        marks: single characters, white space among them.
    """
    others = marks.translate(_NO_MINUS)
    text = text.strip(others)
    start, end = len(text) - len(text.lstrip(marks)), len(text.rstrip(marks))
    if end <= start:
        return ""
    end += _BEHIND.search(text, end, end + 1) is not None
    return text[start - _glued(text, start) : end]


def _glued(text: str, start: int) -> int:
    """How many signs right before a place belong to what stands there."""
    return next((n for n in (2, 1) if n <= start and _FIRST.match(text, start - n)), 0)
