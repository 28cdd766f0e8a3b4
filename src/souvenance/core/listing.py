"""Lists for a person: which memories hold some words, and one page of many."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from souvenance.core.fold import fold
from souvenance.errors import InputError
from souvenance.types import Memory

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True, kw_only=True)
class Page(Generic[Item]):
    """One page of a list. A list of nothing has one empty page."""

    items: tuple[Item, ...]
    number: int  # from 1
    pages: int  # at least 1
    total: int  # of items on all pages
    before: int  # items on the pages before it

    @property
    def first(self) -> int:
        """Place of its first item in the whole list, from 1; 0 where there is none."""
        return self.before + 1 if self.items else 0

    @property
    def last(self) -> int:
        """Place of its last item in the whole list."""
        return self.before + len(self.items)


def must_be_one_of(given: str | None, choices: Sequence[str], name: str) -> None:
    """Raises InputError for what a list is narrowed to and cannot be; None narrows nothing."""
    if given is not None and given not in choices:
        raise InputError(f"{name} is {given!r}: one of {', '.join(choices)}")


def must_count(limit: int | None) -> None:
    """Raises InputError for a limit below 0; None is none."""
    if limit is not None and limit < 0:
        raise InputError(f"limit is {limit}: it must be 0 or more")


def page_number(place: int, size: int) -> int:
    """Which page, from 1, an item stands on whose place in the whole list, from 1, is this."""
    return (place - 1) // size + 1


def page_of(items: Sequence[Item], number: int, size: int) -> Page[Item]:
    """One page of a list that is at hand whole; the nearest one that there is for a number that there is not."""
    return page_read(len(items), number, size, lambda first, end: items[first:end])


def page_read(total: int, number: int, size: int, read: Callable[[int, int], Sequence[Item]]) -> Page[Item]:
    """The same of a list read in part: ``read(first, end)`` gives the items from place ``first`` (from 0) up to ``end``."""
    pages = max(1, -(-total // size))
    number = min(max(1, number), pages)
    before = (number - 1) * size
    items = tuple(read(before, min(total, before + size))) if total else ()
    return Page(items=items, number=number, pages=pages, total=total, before=before)


def holding(memories: Iterable[Memory], words: str) -> list[Memory]:
    """The memories that hold every one of some words, or parts of words, in their text, subject, tags or story, or as their id.

    Upper case and accents do not count. What is written without blanks (Chinese) is one word, found wherever it stands.
    """
    wanted = fold(words).split()
    return [memory for memory in memories if all(word in _searched(memory) for word in wanted)]


def _searched(memory: Memory) -> str:
    return fold(" ".join((memory.text, memory.subject, *memory.tags, memory.story or "", memory.id)))
