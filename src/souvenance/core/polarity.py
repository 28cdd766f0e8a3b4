"""Whether two texts say yes or no to the same thing."""

import re
from collections import Counter
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.clauses import bare, compiled, is_all, match_at, says
from souvenance.core.grounding import own_content
from souvenance.core.statements import held
from souvenance.languages.reflection import ReflectionPack


def scopes(text: str, pack: ReflectionPack) -> list[str]:
    """The stretches of a text within which one negation holds: "not vegan, that's my sister" has two."""
    return [piece.strip() for piece in _ends_of_reach(pack).split(text) if piece.strip()]


@lru_cache(maxsize=16)
def _ends_of_reach(pack: ReflectionPack) -> re.Pattern[str]:
    return re.compile(rf"[,;:.!?()–—]|\s(?:{pack.reach_ends or '(?!)'})\s", re.IGNORECASE)


def valence(text: str, pack: ReflectionPack) -> int:
    """+1 or -1: a negator and a verb that says no ("hate") each turn it round; two negators of one negation count once."""
    sign = -1 if _negators(text, pack) else 1
    return -sign if says(pack.negative_verbs, bare(text, pack)) else sign


def _negators(text: str, pack: ReflectionPack) -> Counter[str]:
    """The negators of a text, each as often as it stands there; not the no that answers somebody."""
    negator = compiled(pack.negators)
    said = bare(text, pack)
    if match := match_at(pack.interjections, said):
        said = said[match.end() :]
    found = Counter(match[0] for match in negator.finditer(said)) if negator is not None else Counter[str]()
    heavy = Counter({word: n for word, n in found.items() if not is_all(pack.no_weight, word)})
    return heavy or found


def flipped(text: str, source: str, pack: ReflectionPack, language: str) -> bool:
    """Whether the text says no where its source says yes, or the reverse, about what they have in common.

    Each stretch of the text is compared with the stretch of the source that shares most with it; where several share as
    much, one that agrees is enough.

    Known false positives: "avoids meat" from "I try to eat less meat"; a double negation across two stretches. The
    faithful sentence is then kept, which costs nothing.
    """
    return any(_turned(piece, source, pack, language) for piece in scopes(text, pack))


def _turned(piece: str, source: str, pack: ReflectionPack, language: str) -> bool:
    words = _content(piece, pack, language)
    shared = [(len(held(words, _content(other, pack, language))), other) for other in scopes(source, pack)]
    most = max((n for n, _ in shared), default=0)
    best = [other for n, other in shared if n == most > 0]
    return bool(best) and all(_differ(piece, other, words, pack, language) for other in best)


def _differ(piece: str, other: str, words: frozenset[str], pack: ReflectionPack, language: str) -> bool:
    """Of other valence; or nearly word for word the same, and of other negators: "I function without breakfast"."""
    if valence(other, pack) != valence(piece, pack):
        return True
    theirs = _content(other, pack, language)
    return held(theirs, words) == theirs and _negators(piece, pack).total() != _negators(other, pack).total()


@of_texts
@lru_cache(maxsize=1 << 10)
def _content(text: str, pack: ReflectionPack, language: str) -> frozenset[str]:
    """Content words; those of a report ("uses", "mentioned") only where there is nothing else."""
    return own_content(text, pack, (), language)
