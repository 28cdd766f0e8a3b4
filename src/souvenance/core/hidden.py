"""A page of notes as it is shown for editing, and put together again: secrets are hidden, and come back where they were.

A line that holds a secret is shown with ``[secret]`` in its place; one with signs that no page can show, with ``[unreadable]``.
Such a line may be left, moved or taken away; it cannot be changed here, as nobody can tell what of it is meant to stay.
"""

import re
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from souvenance.core.secrets import MASK, mask
from souvenance.errors import InputError

UNREADABLE = "[unreadable]"
_UNSHOWABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]+")
_BREAK = re.compile(r"\r\n|\n|\r")
_Run = tuple[tuple[str, ...], tuple[str, ...]]  # lines as shown, at least one; the same as they stand


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A page for editing; each of its line breaks is one line feed."""

    text: str
    hidden: tuple[_Run, ...]  # in order


def shown(page: str) -> Shown:
    """What a person edits of a page."""
    real = _BREAK.split(page)
    seen = _UNSHOWABLE.sub(UNREADABLE, mask("\n".join(real))).split("\n")
    return Shown(text="\n".join(seen), hidden=tuple(_differing(real, seen)))


def edited(text: str, page: str) -> str:
    """The page that a person means, from what came back of ``shown(page)``, with the line breaks of the page.

    Raises InputError for a changed line of which something was hidden.
    """
    left: dict[str, deque[_Run]] = {}
    for run in shown(page).hidden:
        left.setdefault(run[0][0], deque()).append(run)
    lines = _BREAK.split(text)
    made: list[str] = []
    at = 0
    while at < len(lines):
        waiting = left.get(lines[at])
        if waiting and tuple(lines[at : at + len(waiting[0][0])]) == waiting[0][0]:
            seen, real = waiting.popleft()
            made += real
            at += len(seen)
        else:
            made.append(lines[at])
            at += 1
    _refuse_pieces(made, page)
    return _usual_break(page).join(made)


def _differing(real: Sequence[str], seen: Sequence[str]) -> Iterator[_Run]:
    """The runs of lines that are shown otherwise than they stand; one run of all where a key lies over several lines."""
    if len(real) == len(seen):
        yield from (((as_shown,), (line,)) for line, as_shown in zip(real, seen, strict=True) if line != as_shown)
        return
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(real, seen, strict=False)))
    rest = real[same:][::-1], seen[same:][::-1]
    after = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(*rest, strict=False)))
    after = min(after, len(seen) - same - 1)
    yield tuple(seen[same : len(seen) - after]), tuple(real[same : len(real) - after])


def _refuse_pieces(made: Sequence[str], page: str) -> None:
    """A mark that is not of the page itself stands for something that is not there any more: it must not be written."""
    known = Counter(line for line in _BREAK.split(page) if MASK in line or UNREADABLE in line)
    for number, line in enumerate(made, 1):
        if MASK not in line and UNREADABLE not in line:
            continue
        if not known[line]:
            raise InputError(
                f"line {number} ({line[:80]!r}) hides something, and was changed: nothing was written. Leave the line as it was,"
                " take it away, or edit the file itself"
            )
        known[line] -= 1


def _usual_break(page: str) -> str:
    """The line break that the page has most of."""
    return next((mark for mark, _ in Counter(_BREAK.findall(page)).most_common(1)), "\n")
