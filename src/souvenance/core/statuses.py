"""How several scopes stand, told as one: what a reader of them all sees in lists is what is counted."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from souvenance.types import PassStatus, Status

if TYPE_CHECKING:
    from datetime import datetime

_WORST_FIRST = ("missing", "stale", "fresh")  # of a calibration


def together(found: Sequence[Status]) -> Status:
    """The counts of several scopes, summed. Contexts are not: one of them stands in several scopes, and is counted elsewhere.

    Args:
        found: one a scope, at least one, that which is worked in first; it says whose the whole is.
    """
    first = found[0]
    return replace(
        first,
        scopes=tuple(one for status in found for one in status.scopes),
        turns=sum(one.turns for one in found),
        sessions=sum(one.sessions for one in found),
        forgotten_sessions=sum(one.forgotten_sessions for one in found),
        indexed=sum(one.indexed for one in found),
        embedded=sum(one.embedded for one in found),
        cut=sum(one.cut for one in found),
        memories=_summed(one.memories for one in found),
        verdicts=_summed(one.verdicts for one in found),
        echoes=sum(one.echoes for one in found),
        disputes=sum(one.disputes for one in found),
        jobs=_summed(one.jobs for one in found),
        unread=_summed(one.unread for one in found),
        tokens_today=sum(one.tokens_today for one in found),
        notes=sum(one.notes for one in found),
        notes_tokens=sum(one.notes_tokens for one in found),
        notes_trouble=tuple(dict.fromkeys(why for one in found for why in one.notes_trouble)),
        passes=tuple(
            _pass([one for status in found for one in status.passes if one.name == name])
            for name in dict.fromkeys(one.name for status in found for one in status.passes)
        ),
        silence=_worst(one.silence for one in found),
    )


def _summed(counts: Iterable[Mapping[str, int]]) -> Mapping[str, int]:
    summed: Counter[str] = Counter()
    for one in counts:
        summed.update(one)
    return summed


def _pass(found: Sequence[PassStatus]) -> PassStatus:
    """One pass in several scopes: when it last ran in any, when it runs next in any, what it changed and leaves in all."""
    ran: list[datetime] = [one.last_run for one in found if one.last_run is not None]
    due: list[datetime] = [one.next_run for one in found if one.next_run is not None]
    return replace(
        found[0], last_run=max(ran, default=None), next_run=min(due, default=None), changed=sum(one.changed for one in found),
        waiting=sum(one.waiting for one in found), notes=tuple(dict.fromkeys(why for one in found for why in one.notes)),
    )  # fmt: skip


def _worst(states: Iterable[Mapping[str, str]]) -> Mapping[str, str]:
    """Shelf -> the worst state that it has in any scope: there a strict default holds."""
    worst: dict[str, str] = {}
    for one in states:
        for shelf, state in one.items():
            worst[shelf] = min(worst.get(shelf, state), state, key=_WORST_FIRST.index)
    return worst
