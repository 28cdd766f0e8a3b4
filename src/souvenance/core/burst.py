"""Many memories from one source in a short time: each may be harmless, together they may not be, so a person looks first."""

from collections.abc import Iterable
from datetime import timedelta

from souvenance.thresholds import BURST_MINUTES, MOST_IN_A_BURST
from souvenance.types import Memory

OWN = frozenset({"user", "operator", "import"})  # what people say of themselves comes as fast as they please


def held_for_review(new: Memory, known: Iterable[Memory]) -> str:
    """Why a memory waits for a person, or "".

    It does when it rests on a source that is nobody's own word (a tool, a page, a document, an assistant) and as many
    memories of that source came in the minutes before as no conversation leaves. Both when a memory was written and when
    its words were said must be near: a history that is read in at once is no burst.

    Args:
        new: on its way in.
        known: all memories of its scope, whatever became of them.

    Known limit: a burst whose turns claim times far apart is not seen.
    """
    sources = frozenset(new.origin.split("+")) - OWN
    if not sources:
        return ""
    near = timedelta(minutes=BURST_MINUTES)
    among = sum(
        bool(sources & set(memory.origin.split("+")))
        and abs(new.created_at - memory.created_at) <= near
        and abs(new.ranked_at - memory.ranked_at) <= near
        for memory in known
        if memory.id != new.id
    )
    if among < MOST_IN_A_BURST:
        return ""
    whose = " and ".join(sorted(sources))
    return f"{among} memories from the same source ({whose}) came within {BURST_MINUTES} minutes: this one waits for a person"
