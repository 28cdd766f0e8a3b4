"""The history of one memory as a timeline: what was said, what was proposed, what was decided, in the order it happened."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from souvenance.core.secrets import mask
from souvenance.types import Event, Judged, Turn

_IDS_OF_OTHERS = ("with", "superseded_by")
_NOT_SHOWN = frozenset({"sources", "touched_at", "slots", "origin"})  # they change along, and tell a person nothing
_SAID, _PROPOSED, _DECIDED = range(3)  # of one moment: first it is said, then proposed, then decided


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """One line of the timeline."""

    at: datetime  # aware UTC
    what: str  # "said", "proposed", or the kind of an event
    id: str  # of the turn, candidate or event: other verbs take it
    text: str  # what was said, or why; secrets masked
    by: str = ""  # who said it, or the rule that decided
    changes: tuple[str, ...] = ()  # "confidence: 0.7 → 0.8"
    others: tuple[str, ...] = ()  # ids of memories that it has to do with
    undone: bool = False  # taken back since


def timeline(sources: Sequence[Turn], candidates: Sequence[Judged], events: Sequence[Event]) -> tuple[Moment, ...]:
    """What is known of a memory, the earliest first.

    Args:
        sources: the turns it rests on.
        candidates: what was proposed about it.
        events: what happened to it, the latest first, which is the order in which they were written, turned round.

    Events keep their order whatever the clock said; a turn stands where it was said, if that is known.
    """
    undone = {event.undoes for event in events}
    placed = [(_when(turn), _SAID, 0, _said(turn)) for turn in sources]
    placed += [(judged.created_at, _PROPOSED, 0, _proposed(judged)) for judged in candidates]
    latest: datetime | None = None
    for place, event in enumerate(reversed(events)):
        latest = event.created_at if latest is None else max(latest, event.created_at)
        placed.append((latest, _DECIDED, place, _happened(event, undone=event.id in undone)))
    return tuple(moment for *_, moment in sorted(placed, key=lambda one: one[:3]))


def _when(turn: Turn) -> datetime:
    return (turn.at or turn.created_at).astimezone(UTC)


def _said(turn: Turn) -> Moment:
    return Moment(at=_when(turn), what="said", id=turn.id, text=mask(turn.text), by=turn.speaker)


def _proposed(judged: Judged) -> Moment:
    what = f"{judged.verdict}: {judged.why}"
    changes = (f"proposed: {mask(judged.candidate.text)}",)
    return Moment(at=judged.created_at, what="proposed", id=judged.id, text=what, by=judged.rule, changes=changes)


def _happened(event: Event, *, undone: bool) -> Moment:
    others = [str(event.after[name]) for name in _IDS_OF_OTHERS if event.after.get(name)]
    return Moment(
        at=event.created_at, what=event.what, id=event.id, text=mask(event.why), by=str(event.after.get("rule", "")),
        changes=tuple(_changes(event.before, event.after)), others=tuple(dict.fromkeys(others)), undone=undone,
    )  # fmt: skip


def _changes(before: Mapping[str, object], after: Mapping[str, object]) -> Iterator[str]:
    """Each field that changed, before and after; a wording that was taken in and changed nothing."""
    for name, old in before.items():
        if name not in _NOT_SHOWN:
            yield f"{name}: {_shown(old)} → {_shown(after.get(name))}"
    if "wording" in after and after["wording"] != after.get("text"):
        yield f"the other wording: {_shown(after['wording'])}"


def _shown(value: object) -> str:
    return "none" if value is None else mask(str(value))
