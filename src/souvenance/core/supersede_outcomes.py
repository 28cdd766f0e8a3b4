"""Rules of outcomes: who or what lived has died, and what was open, broken or owed has been settled."""

from itertools import pairwise

from souvenance.core.claims import Statement
from souvenance.core.lexicon import Lexicon
from souvenance.core.outcomes import Kind
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import Relation, disputes, supersedes
from souvenance.core.supersede_guards import LONG_TOPIC, another_actor, briefly_of, foreign

_YEAR = 4  # figures
_MONTH = 2  # figures: 2026-05-01
_HEAD = 2  # stems of a thing that must be known, as those of what has ended


def settled(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """What was awaited, broken, owed or half done has come, was mended, paid or finished: "the roof leaks", "it's fixed"."""
    if "unsettled" not in old.flags or old.flags & {"event", "past"} or another_actor(old, new):
        return None
    for thing in _things(old, new, "settled", "gone"):
        head = thing[:_HEAD]
        if not briefly_of(old, thing):
            continue
        if all(stem in old.topic for stem in head):
            return supersedes("no longer open", f"no longer open: {words_of(thing, new, old)}")
    return None


def died(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """What somebody who has died does, has or needs; not who that was: names, birthdays and what happened once stay true."""
    has = "owns" in old.flags  # "we have a rabbit called Clover"
    called = any(frame.named and frame.joint == "is" for frame in old.frames) or "event" in old.flags
    if old.flags & {"past", "cleft"} or "day" in old.values or _long_ago(new) or len(old.topic) > LONG_TOPIC:
        return None
    if called and not has:
        return _survived(old, new)
    whom = old.subject | old.people | old.names | old.topic
    for thing in _things(old, new, "dead"):
        if set(thing) <= whom:
            return supersedes("died", f"no longer alive: {words_of(thing, new, old)}")
    for thing in _things(old, new, "lost"):
        if set(thing) <= old.names and len(thing) == 1:
            return supersedes("died", f"no longer alive: {words_of(thing, new, old)}")
    return None


def _long_ago(new: Statement) -> bool:
    """Whether it tells a year and no day of it: history, not news. Beside "last year" a year only says which that was."""
    if "episode" in new.flags:
        return False
    words = (*new.order, "")
    years = ((one, after) for one, after in pairwise(words) if one.isdigit() and len(one) == _YEAR)
    return any(not (after.isdigit() and len(after) == _MONTH) for _, after in years)


def _survived(old: Statement, new: Statement) -> Relation | None:
    """A dispute where the old one says who somebody is, which a death does not make untrue: "my husband is called Paul"."""
    if "event" in old.flags:
        return None
    for thing in _things(old, new, "dead"):
        if set(thing) <= old.subject:
            return disputes("died", f"no longer alive: {words_of(thing, new, old)}")
    return None


def _things(old: Statement, new: Statement, *kinds: Kind) -> list[tuple[str, ...]]:
    """The things of which the new one tells such an outcome, and which are nobody else's."""
    known = {one.kind for one in old.outcomes}
    return [
        one.thing for one in new.outcomes if one.kind in kinds and one.kind not in known and not foreign(old, new, one.thing)
    ]
