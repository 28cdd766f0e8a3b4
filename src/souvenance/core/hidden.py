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
    marked: tuple[_Run, ...]  # the lines with a mark in them, in order; one that a person wrote stands as it is shown

    @property
    def hides(self) -> bool:
        """Whether anything of the page is not shown."""
        return any(seen != real for seen, real in self.marked)


def shown(page: str) -> Shown:
    """What a person edits of a page."""
    real = _BREAK.split(page)
    seen = _UNSHOWABLE.sub(UNREADABLE, mask("\n".join(real))).split("\n")
    return Shown(text="\n".join(seen), marked=tuple(_marked(real, seen)))


def edited(text: str, page: str) -> str:
    """The page that a person means, from what came back of ``shown(page)``, with the line breaks of the page.

    Raises InputError for a changed line of which something was hidden, and where of lines that look the same and hide different
    things only some came back: nobody can tell which. Where all did, they keep their order.
    """
    runs: dict[str, list[_Run]] = {}
    for run in shown(page).marked:
        runs.setdefault(run[0][0], []).append(run)
    left = {first: deque(some) for first, some in runs.items()}
    lines = _BREAK.split(text)
    made: list[str] = []
    at = 0
    while at < len(lines):
        waiting = left.get(lines[at])
        if waiting and tuple(lines[at : at + len(waiting[0][0])]) == waiting[0][0]:
            seen, real = waiting.popleft()
            made += real
            at += len(seen)
        elif _is_marked(lines[at]):
            raise InputError(
                f"line {at + 1} ({lines[at][:80]!r}) hides something, and was changed: nothing was written. Leave the line as"
                " it was, take it away, or edit the file itself"
            )
        else:
            made.append(lines[at])
            at += 1
    for first, some in runs.items():
        _must_be_told_apart(first, some, len(left[first]))
    return _usual_break(page).join(made)


def _must_be_told_apart(first: str, runs: Sequence[_Run], gone: int) -> None:
    """Raise InputError where some of the runs that begin with one line went, and it matters which."""
    if 0 < gone < len(runs) and len(set(runs)) > 1:
        raise InputError(
            f"{len(runs)} lines look the same ({first[:80]!r}) and hide different things, and {gone} of them went: nothing was"
            " written, as nobody can tell which. Take all of them away, or edit the file itself"
        )


def _marked(real: Sequence[str], seen: Sequence[str]) -> Iterator[_Run]:
    """The lines with a mark. Where a key lies over several, all from the first to the last that differs is one run."""
    if len(real) == len(seen):
        yield from (((as_shown,), (line,)) for line, as_shown in zip(real, seen, strict=True) if _is_marked(as_shown))
        return
    before = _alike(real, seen)
    after = min(_alike(real[before:][::-1], seen[before:][::-1]), len(seen) - before - 1)
    yield from (((line,), (line,)) for line in seen[:before] if _is_marked(line))
    yield tuple(seen[before : len(seen) - after]), tuple(real[before : len(real) - after])
    yield from (((line,), (line,)) for line in seen[len(seen) - after :] if _is_marked(line))


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many lines are the same from the beginning on."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _is_marked(line: str) -> bool:
    return MASK in line or UNREADABLE in line


def _usual_break(page: str) -> str:
    """The line break that the page has most of."""
    return next((mark for mark, _ in Counter(_BREAK.findall(page)).most_common(1)), "\n")
