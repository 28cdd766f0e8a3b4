"""A long list in parts."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, TypeVar

from fastapi import Query

from souvenance.errors import NotFound
from souvenance.serving.shown import Page
from souvenance.serving.unsaid import Unsaid

MOST = 500
Limit = Annotated[int, Query(ge=1, le=MOST, description="Items of one page.")]
After = Annotated[str | Unsaid, Query(max_length=300, description="What the page before gave as `next`.")]
Thing = TypeVar("Thing")


def page(things: Sequence[Thing], limit: int, after: str | None, shown: Callable[[Any], Any], key: str = "id") -> Page[Any]:
    """The items behind ``after``, at most ``limit``. Raises NotFound where that is not in the list (any more)."""
    first = 0
    if after is not None:
        first = next((place for place, thing in enumerate(things, 1) if getattr(thing, key) == after), 0)
        if not first:
            raise NotFound(f"{after!r} is not in this list, or not any more: begin again, without `after`")
    some = things[first : first + limit]
    more = len(things) > first + limit
    return Page(items=[shown(one) for one in some], count=len(some), next=getattr(some[-1], key) if more else None)
