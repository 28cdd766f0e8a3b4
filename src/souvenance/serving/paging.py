"""A long list in parts. What comes in while somebody turns the pages moves nothing of what is still to come."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from operator import attrgetter
from typing import Annotated, Any, Protocol, TypeVar

from fastapi import Query
from pydantic import Field

from souvenance.errors import NotFound
from souvenance.serving.shown import Page
from souvenance.serving.unsaid import Unsaid

MOST = 500
Limit = Annotated[int, Query(ge=1, le=MOST, description="Items of one page.")]
After = Annotated[Annotated[str, Field(max_length=700)] | Unsaid, Query(description="What the page before gave as `next`.")]
Thing = TypeVar("Thing")
_PARTED = "~"  # stands for itself in a query
_NEVER = datetime.min.replace(tzinfo=UTC)


class _Placed(Protocol):
    @property
    def scope(self) -> str: ...
    @property
    def id(self) -> str: ...


Movable = TypeVar("Movable", bound=_Placed)
_own_id: Callable[[Any], str] = attrgetter("id")


def page(
    things: Sequence[Thing],
    limit: int,
    after: str | None,
    shown: Callable[[Any], Any],
    key: Callable[[Thing], str] = _own_id,
) -> Page[Any]:
    """The items behind ``after``, at most ``limit``. Raises NotFound where that is not in the list (any more).

    Args:
        things: in an order that none of them leaves.
        limit: 1 or more.
        after: the key of one of them; None: from the first.
        shown: a thing as clients see it.
        key: told apart by it.
    """
    first = 0
    if after is not None:
        first = next((place for place, thing in enumerate(things, 1) if key(thing) == after), 0)
        if not first:
            raise _unknown(after)
    some = things[first : first + limit]
    more = len(things) > first + limit
    return Page(items=[shown(one) for one in some], count=len(some), next=key(some[-1]) if more else None)


def page_by_time(
    things: Sequence[Movable],
    limit: int,
    after: str | None,
    shown: Callable[[Any], Any],
    at: Callable[[Movable], datetime | None],
) -> Page[Any]:
    """The same of things that may move to the top: ``next`` holds a time, so that nothing comes twice when its thing moves.

    Args:
        things: in any order; given the latest first.
        limit: 1 or more.
        after: what the page before gave; None: from the latest.
        shown: a thing as clients see it.
        at: when a thing was touched last, aware; None: never.
    """

    def place(thing: Movable) -> tuple[datetime, str, str]:
        return at(thing) or _NEVER, thing.scope, thing.id

    below = _place_of(after) if after is not None else None
    left = sorted((one for one in things if below is None or place(one) < below), key=place, reverse=True)
    some = left[:limit]
    more = len(left) > limit
    return Page(items=[shown(one) for one in some], count=len(some), next=_cursor(*place(some[-1])) if more else None)


def _cursor(at: datetime, scope: str, name: str) -> str:
    # not ``strftime``: it writes a year before 1000 with three signs. "Z", as a "+" of a query is read as a blank.
    return _PARTED.join((at.astimezone(UTC).isoformat().replace("+00:00", "Z") if at > _NEVER else "", scope, name))


def _place_of(cursor: str) -> tuple[datetime, str, str]:
    at, *rest = cursor.split(_PARTED, 2)
    try:
        scope, name = rest
        time = datetime.fromisoformat(at) if at else _NEVER
    except ValueError as exc:
        raise _unknown(cursor) from exc
    if time.tzinfo is None:  # none of ours, and no time that ours can be compared with
        raise _unknown(cursor)
    return time, scope, name


def _unknown(after: str) -> NotFound:
    return NotFound(f"{after!r} is not in this list, or not any more: begin again, without `after`")
