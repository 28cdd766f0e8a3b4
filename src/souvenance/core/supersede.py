"""Does a statement said later make an earlier one out of date: decided from the two texts alone.

Each rule reads one old and one new statement. Guards come first (``supersede_guards``): what is only considered, temporary,
added, or another person's never replaces anything.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from souvenance.core.claims import Claims, Statement, claims
from souvenance.core.lexicon import Lexicon, lexicon
from souvenance.core.relation import NONE, Relation, RelationKind
from souvenance.core.supersede_across import elsewhere
from souvenance.core.supersede_attributes import attribute, state
from souvenance.core.supersede_couples import parted
from souvenance.core.supersede_denied import again, begun, contradicted, happened, resumed, said_again, turned
from souvenance.core.supersede_frames import reframed
from souvenance.core.supersede_guards import another_time, comparable, modified
from souvenance.core.supersede_holders import succeeded
from souvenance.core.supersede_outcomes import died, settled
from souvenance.core.supersede_parts import confined
from souvenance.core.supersede_rules import (
    ended,
    frame,
    left,
    moved,
    relabelled,
    renewed,
    replaced,
    shape,
    tool,
    vanished,
)  # fmt: skip
from souvenance.core.supersede_values import counter, deferred, value

__all__ = ["Claims", "Relation", "RelationKind", "claims", "relation", "replaces"]

_Rule = Callable[[Statement, Statement, Lexicon], Relation | None]
_RULES: tuple[_Rule, ...] = (
    ended, left, replaced, renewed, moved, attribute, state, tool, value, relabelled, deferred, counter, frame, shape, reframed,
    happened, contradicted, turned, succeeded, vanished, settled, died, parted, begun, resumed, again,
)  # fmt: skip
_REPLACING = tuple(rule for rule in _RULES if rule not in {again, contradicted})  # which replace nothing
_OF_A_WHOLE = {ended, vanished, replaced, turned, tool}  # whatever a change is confined to leaves the rest as it was
_OF_ALL_TIMES = {attribute, state}  # only days and seasons do: a home during the week
_ACROSS: tuple[_Rule, ...] = (tool, elsewhere)  # two languages: the rules that read names alone
_ORDER: dict[RelationKind, int] = {"supersedes": 3, "disputed": 2, "confirms": 1, "none": 0}


def relation(old: Claims, new: Claims) -> Relation:
    """The strongest relation between any statement of the old text and any of the new one, said later."""
    words, best, related = lexicon(new.language), NONE, False
    rules = _RULES if old.language == new.language else _ACROSS
    for earlier, later in _pairs(old, new):
        related = related or _related(earlier, later)
        best = _strongest(best, earlier, later, words, rules)
        if best.kind == "supersedes":
            return best
    best = replace(best, related=related)
    return said_again(old, new, best) if best.kind in {"none", "confirms"} else best


def replaces(old: Claims, new: Claims) -> bool:
    """Whether ``relation`` says "supersedes", in half the time: nothing weaker is looked for."""
    words = lexicon(new.language)
    rules = _REPLACING if old.language == new.language else _ACROSS
    found = (_read_by(rule, earlier, later, words) for earlier, later in _pairs(old, new) for rule in rules)
    return any(one is not None and one.kind == "supersedes" for one in found)


def _pairs(old: Claims, new: Claims) -> Iterator[tuple[Statement, Statement]]:
    """Each statement of the old text and of the new one that may be about the same."""
    if not old.stems & new.stems and not old.opened & new.opened:
        return
    for later in new.statements:
        for earlier in old.statements:
            if earlier.stands and earlier.says and (later.says or later.ended) and comparable(earlier, later):
                yield earlier, later


def _strongest(best: Relation, old: Statement, new: Statement, words: Lexicon, rules: tuple[_Rule, ...]) -> Relation:
    for rule in rules:
        found = _read_by(rule, old, new, words)
        if found is not None and _ORDER[found.kind] > _ORDER[best.kind]:
            best = found
        if best.kind == "supersedes":
            break
    return best


def _read_by(rule: _Rule, old: Statement, new: Statement, words: Lexicon) -> Relation | None:
    """What a rule says, confined to the part that the new statement tells of."""
    found = rule(old, new, words)
    if found is None or found.kind != "supersedes" or rule not in _OF_A_WHOLE | _OF_ALL_TIMES:
        return found
    return confined(found, old, new, by_spells=rule in _OF_ALL_TIMES)


def _related(old: Statement, new: Statement) -> bool:
    """Whether a proposal to replace the old by the new is believable."""
    if "additive" in new.flags or another_time(old, new) or (new.worded and modified(old, new)):
        return False
    attributes = bool(old.slots.keys() & new.slots.keys() or old.states.keys() & new.states.keys())
    said = bool(new.flags & {"change", "switch"} or new.ended or new.replaced or new.renewed) or not new.worded
    return attributes or (said and bool((old.topic & new.near) - old.subject - new.subject))
