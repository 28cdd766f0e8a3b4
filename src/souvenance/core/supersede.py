"""Does a statement said later make an earlier one out of date: decided from the two texts alone.

Each rule reads one old and one new statement. Guards come first (``supersede_guards``): what is only considered, temporary,
added, or another person's never replaces anything.
"""

from collections.abc import Callable
from dataclasses import replace

from souvenance.core.claims import Claims, Statement, claims
from souvenance.core.lexicon import Lexicon, lexicon
from souvenance.core.relation import NONE, Relation, RelationKind
from souvenance.core.supersede_attributes import attribute, state
from souvenance.core.supersede_guards import another_time, comparable, modified
from souvenance.core.supersede_rules import (
    again,
    ended,
    frame,
    left,
    moved,
    renewed,
    replaced,
    shape,
    tool,
    turned,
)  # fmt: skip
from souvenance.core.supersede_values import counter, deferred, value

__all__ = ["Claims", "Relation", "RelationKind", "claims", "relation"]

_Rule = Callable[[Statement, Statement, Lexicon], Relation | None]
_RULES: tuple[_Rule, ...] = (
    ended, left, replaced, renewed, moved, attribute, state, tool, value, deferred, counter, frame, shape, turned, again,
)  # fmt: skip
_ACROSS: tuple[_Rule, ...] = (tool,)  # two languages: the only rule that reads names alone
_ORDER: dict[RelationKind, int] = {"supersedes": 3, "disputed": 2, "confirms": 1, "none": 0}


def relation(old: Claims, new: Claims) -> Relation:
    """The strongest relation between any statement of the old text and any of the new one, said later."""
    if not old.stems & new.stems and not old.opened & new.opened:
        return NONE
    words, best, related = lexicon(new.language), NONE, False
    rules = _RULES if old.language == new.language else _ACROSS
    for later in new.statements:
        for earlier in old.statements:
            if not (earlier.stands and earlier.says) or not (later.says or later.ended) or not comparable(earlier, later):
                continue
            related = related or _related(earlier, later)
            best = _strongest(best, earlier, later, words, rules)
            if best.kind == "supersedes":
                return best
    return replace(best, related=related)


def _strongest(best: Relation, old: Statement, new: Statement, words: Lexicon, rules: tuple[_Rule, ...]) -> Relation:
    for rule in rules:
        found = rule(old, new, words)
        if found is not None and _ORDER[found.kind] > _ORDER[best.kind]:
            best = found
        if best.kind == "supersedes":
            break
    return best


def _related(old: Statement, new: Statement) -> bool:
    """Whether a proposal to replace the old by the new is believable."""
    if "additive" in new.flags or another_time(old, new) or (new.worded and modified(old, new)):
        return False
    attributes = bool(old.slots.keys() & new.slots.keys() or old.states.keys() & new.states.keys())
    said = bool(new.flags & {"change", "switch"} or new.ended or new.replaced or new.renewed) or not new.worded
    return attributes or (said and bool((old.topic & new.near) - old.subject - new.subject))
