"""Quotations that are handed over to be worked on, or cited: nobody's statement in this talk.

What is handed over without quotes is told apart before that: ``core/handed``.
"""

import re
from collections.abc import Sequence

from souvenance.core.clauses import bare, begins, cut_openers, says
from souvenance.languages.reflection import ReflectionPack

_QUOTE = re.compile('["«“„»”]')
_PAIRED = re.compile('"[^"]{0,600}"|«[^»]{0,600}»|[“„][^”“]{0,600}[”“]')
_OPEN = re.compile('[«“„]|"')


def not_stated(said: Sequence[str], pack: ReflectionPack) -> frozenset[int]:
    """Places of the sentences that hold a quotation to be translated, corrected, shortened, or one that is cited.

    Args:
        said: the sentences of one turn, in order.
        pack: of its language.

    Known false positives: a fact about oneself handed over ("rephrase: I'm a nurse"): it may be anybody's.
    """
    found: set[int] = set()
    place = 0
    while place < len(said):
        last = _to(said, place, pack)
        if last is not None:
            found |= set(range(place, last + 1))
            place = last
        place += 1
    quoted = {n for n, sentence in enumerate(said) if _QUOTE.search(sentence)}
    if quoted and any(says(pack.cited, bare(sentence, pack)) for sentence in said):
        found |= quoted
    return frozenset(found)


def _to(said: Sequence[str], place: int, pack: ReflectionPack) -> int | None:
    """The place of the last sentence of what is handed over from a place on, or None."""
    sentence = said[place]
    text = cut_openers(sentence, pack)
    if not any(begins(pack.hands_over, bare(one, pack)) for one in (sentence, text)):
        return None
    if not _QUOTE.search(sentence) and place + 1 < len(said) and _OPEN.match(said[place + 1]):
        return _closed(said, place + 1)
    rest = _PAIRED.sub("", sentence)
    if rest != sentence or _OPEN.search(rest):
        return _closed(said, place)
    return None


def _closed(said: Sequence[str], place: int) -> int:
    """The place of the sentence that closes a quotation opened at a place; that place itself where none does."""
    if _OPEN.search(_PAIRED.sub("", said[place])) is None:
        return place
    return next((n for n in range(place + 1, len(said)) if _QUOTE.search(said[n])), place)
