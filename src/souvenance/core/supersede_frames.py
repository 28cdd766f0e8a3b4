"""Rule of frames: the same thing is somebody or somewhere else now, or its holder has passed it on."""

from souvenance.core.claims import Statement
from souvenance.core.frames import Frame
from souvenance.core.lexicon import Lexicon
from souvenance.core.reasons import in_place
from souvenance.core.relation import Relation, supersedes
from souvenance.core.supersede_guards import another_actor, another_time, changed
from souvenance.thresholds import SAME_FRAME, SAME_HALF

_LONGEST_OFFICE = 5  # stems of what somebody is: treasurer of the judo club
_SHORTEST_STEM = 5  # letters from which on the beginning of a stem is the same word: tresori, tresorier


def reframed(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """The same frame with another value, where the new one says that it changed or what became of the old value."""
    if "additive" in new.flags or "event" in old.flags or another_time(old, new) or another_actor(old, new):
        return None
    for before in old.frames:
        for after in new.frames:
            if _handed_on(before, after, old, new) or _replaced(before, after, old, new):
                return supersedes(
                    "same frame, another value", in_place("value", sorted(after.value), sorted(before.value), old, new)
                )
    return None


def _replaced(before: Frame, after: Frame, old: Statement, new: Statement) -> bool:
    """Whether the second frame is the first with another value."""
    if before.joint != after.joint or not _apart(before.value, after.value) or (after.value - before.value) & old.own:
        return False
    told = bool(
        _shared(before.value - before.outside - after.value, after.outside)
    )  # what became of the old one: "the hall flooded, so"
    said = told or after.moved or "corrects" in new.flags
    said = said or (changed(new) and not new.flags & {"event", "episode"})
    if before.joint == "is":
        named = (before.named or after.moved) and after.named
        return named and (said or after.renewed) and (_same(before, after) or (told and _much(before, after)))
    if not before.set_apart or not (after.set_apart or after.moved) or not said:
        return False
    stays = before.mine and after.mine and not (before.moved or after.moved)
    nobody = stays and not before.head | after.head | before.outside  # "I work from", "we're with"
    return _same(before, after) or (told and (nobody or _much(before, after))) or _moved(before, after)


def _apart(before: frozenset[str], after: frozenset[str]) -> bool:
    return len(_shared(before, after)) < min(len(before), len(after))


def _much(before: Frame, after: Frame) -> bool:
    """Whether half of the shorter head stands in the other: "the band rehearses", "we rehearse"."""
    shorter = min(len(before.head), len(after.head))
    return shorter > 0 and len(_shared(before.head, after.head)) >= SAME_HALF * shorter


def _moved(before: Frame, after: Frame) -> bool:
    """Whether what moved is what was somewhere, told with another verb: "the circle meets at", "the circle moved to"."""
    shared = _shared(after.head, before.head)
    return bool(after.head) and after.moved and shared == after.head and len(shared) >= SAME_FRAME * len(before.head)


def _handed_on(before: Frame, after: Frame, old: Statement, new: Statement) -> bool:
    """Whether what the speaker was is somebody else now: "I'm the treasurer", "I stepped down, the treasurer is Pam"."""
    ours = before.joint == after.joint == "is" and before.mine and not before.head and not before.named and not old.subject
    whole = len(_shared(before.rest, after.head)) == len(before.rest) <= _LONGEST_OFFICE
    return ours and whole and after.named and not after.mine and (changed(new) or bool(after.outside))


def _same(before: Frame, after: Frame) -> bool:
    """Whether both tell of the same thing, or of what the same one does."""
    alike = len(before.head) == len(after.head) == len(_shared(before.head, after.head))
    return bool(before.head) and alike and before.acts == after.acts


def _shared(before: frozenset[str], after: frozenset[str]) -> frozenset[str]:
    """Of the first stems those that the second ones hold, in one form or another: president, presidente."""
    return frozenset(one for one in before if any(_alike(one, other) for other in after))


def _alike(one: str, other: str) -> bool:
    shorter, longer = sorted((one, other), key=len)
    return one == other or (len(shorter) >= _SHORTEST_STEM and longer.startswith(shorter))
