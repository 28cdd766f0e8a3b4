"""Guard of parts: what changed on some days, for one purpose or in one place says nothing of the rest."""

from souvenance.core.claims import Statement
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import Relation, disputes


def confined(found: Relation, old: Statement, new: Statement, *, by_spells: bool) -> Relation | None:
    """What is left of a supersession where the new statement tells of a part of what the old one tells.

    Args:
        found: a relation that says "supersedes"; returned as it is where the change is of the whole.
        old: said before.
        new: said later.
        by_spells: only days and seasons confine such a change, no purposes and places: that of a home, of an employer.

    Returns:
        A dispute where the old one names the part beside others; None where it is silent about it.
    """
    parts = new.spells if by_spells else new.spells | new.uses
    if parts - _named(old):
        return None
    ended = frozenset() if by_spells else frozenset(stem for stems in new.ended for stem in stems)
    joined = (parts | ended) & old.joined
    if joined and old.joined - new.own:
        return disputes("a part of it", f"only a part of it has changed: {words_of(sorted(joined), new, old)}")
    return found


def _named(old: Statement) -> frozenset[str]:
    """All that the old statement names, its values too."""
    return old.own.union(*old.values.values())
