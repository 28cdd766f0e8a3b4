"""Rule of offices: what one person sees to at a time is seen to by another now, whatever the sentence makes of it."""

from souvenance.core.claims import Statement
from souvenance.core.lexicon import Lexicon
from souvenance.core.reasons import words as words_of
from souvenance.core.relation import Relation, supersedes
from souvenance.core.supersede_guards import another_time, changed
from souvenance.thresholds import SAME_HALF

_FEW = 2  # stems that the new one may be about beside the office and its holder


def succeeded(old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """In "Marta looks after the invoices", "Invoices are handled by Jorge now", the office has another holder."""
    if "offices" not in old.flags or old.flags & {"event", "past", "negated"} or another_time(old, new):
        return None
    before, after = _first(old) | (old.subject - words.kin), (new.names | new.subject | _first(new)) - old.near
    office = old.topic - before - old.names
    told = bool(new.flags & {"cleft", "offices"}) and (changed(new) or "cleft" in new.flags)
    if not before or before & _first(new) or not after or not office or not told or new.acts:
        return None
    said = len(office & new.own) >= SAME_HALF * len(office)
    if said and len(new.topic - office - after - before) <= _FEW:
        return supersedes("same office, another holder", f"somebody else now: {words_of(sorted(after), new)}")
    return None


def _first(statement: Statement) -> frozenset[str]:
    """The first word, where it may be somebody's name."""
    first = statement.order[:1]
    capital = bool(first) and statement.spelling.get(first[0], "")[:1].isupper()
    return frozenset(first) if capital and not statement.mine and first[0] in statement.topic else frozenset()
