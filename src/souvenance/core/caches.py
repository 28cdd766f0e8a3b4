"""Caches that hold people's words, and the one verb that empties them: what was purged must not live on in a process."""

from collections.abc import Callable
from typing import Protocol, TypeVar


class _Cached(Protocol):
    @property
    def cache_clear(self) -> Callable[[], None]: ...


Cached = TypeVar("Cached", bound=_Cached)
_OF_TEXTS: list[_Cached] = []


def of_texts(cached: Cached) -> Cached:
    """Mark a cached function as one whose arguments or answers are people's words. Goes over ``lru_cache``."""
    _OF_TEXTS.append(cached)
    return cached


def empty_caches() -> int:
    """Empty every cache marked so far; how many there are. Caches of patterns stay: no word of a person is in them."""
    for cached in _OF_TEXTS:
        cached.cache_clear()
    return len(_OF_TEXTS)
