"""Rule across languages: where the speaker lives and who employs them, whose values are names in every language."""

from souvenance.core.claims import Statement
from souvenance.core.fold import fold
from souvenance.core.lexicon import Lexicon, lexicon
from souvenance.core.reasons import in_place
from souvenance.core.relation import Relation, supersedes
from souvenance.core.supersede_guards import another_time, changed

_SLOTS = ("home me", "employer")
# Towns whose names in two languages do not even begin alike; the others are known by their first letter.
_SAME_TOWN = (
    {"varsovie", "warsaw"},
    {"pekin", "beijing"},
    {"aix", "aachen"},
    {"ratisbonne", "regensburg"},
    {"caire", "cairo"},
    {"haye", "hague"},
)


def elsewhere(old: Statement, new: Statement, _words: Lexicon) -> Relation | None:
    """Another home or employer of the speaker, told by its name as a change: "j'habite à Roubaix maintenant"."""
    if not changed(new) or old.subject or new.subject or new.kin or old.kin or new.spells or another_time(old, new):
        return None
    for name in _SLOTS:
        if name not in old.slots or name not in new.slots:
            continue
        before, after = _name(old, name), _name(new, name)
        if before and after and _other(before, after, town=name != "employer"):
            return supersedes(f"another {name}", in_place(name.split()[0], new.slots[name], old.slots[name], old, new))
    return None


def _name(statement: Statement, slot: str) -> str:
    """The name that a value begins with, as it is spelt, folded; empty where it begins with none or says more than a place."""
    first = statement.slots[slot][0]
    spelt = statement.spelling.get(first, "")
    return fold(spelt) if first in statement.names and spelt[:1].isupper() and first not in _COUNTRIES else ""


def _other(before: str, after: str, *, town: bool) -> bool:
    """Whether two names are of two places or firms, not of one in two languages: London, Londres."""
    return before != after and not (town and (before[0] == after[0] or {before, after} in _SAME_TOWN))


_COUNTRIES = frozenset(stem for code in ("en", "fr") for stem, grain in lexicon(code).grains.items() if grain == "country")
