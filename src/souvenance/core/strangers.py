"""Names of a question that nothing on a shelf holds: who asks after somebody never spoken of is answered by an accident."""

from collections.abc import Sequence

import regex

from souvenance.core.analyse import analyse_query
from souvenance.core.fold import fold, plain
from souvenance.core.postings import Postings
from souvenance.languages import pack_for

# A word with a capital that is not the first of its sentence. Scripts without capitals have no names here, and what is all
# capitals is mostly a term ("the CI").
_NAME = regex.compile(r"(?<=[\p{L}\p{M}\p{N},;)]\s|['’])(?=\p{L}*\p{Ll})\p{Lu}[\p{L}\p{M}\p{N}]+(?:-\p{Lu}[\p{L}\p{M}]+)*")
MOST_NAMES = 16


def names_in(question: str) -> tuple[str, ...]:
    """The names of a question as far as capital letters tell, each once, in order.

    Known misses: a name at the beginning of a sentence, or written small.
    """
    return tuple(dict.fromkeys(_NAME.findall(plain(question))))[:MOST_NAMES]


def strangers(question: str, words: Postings, languages: Sequence[str]) -> tuple[str, ...]:
    """The names that no row of a shelf holds, nor speaks.

    Days and months are no names, and nothing is where a language writes all its nouns with a capital.

    Args:
        question: as it was asked.
        words: content terms of the shelf.
        languages: of its texts, ISO 639-1.
    """
    packs = [pack_for(language) for language in languages]
    if any(pack.nouns_have_capitals for pack in packs):
        return ()
    times = {word for pack in packs for word in (*pack.months, *pack.weekdays)}
    return tuple(name for name in names_in(question) if fold(name) not in times and not _is_held(name, words, languages))


def _is_held(name: str, words: Postings, languages: Sequence[str]) -> bool:
    groups = analyse_query(name, languages).groups
    return not groups or any(len(words.of(form)[0]) for group in groups for form in group)
