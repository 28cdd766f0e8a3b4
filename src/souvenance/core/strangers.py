"""Names of a question that nothing on a shelf holds: who asks after somebody never spoken of is answered by an accident."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

import regex

from souvenance.core.analyse import analyse_query
from souvenance.core.fold import fold, plain
from souvenance.core.language import function_words
from souvenance.core.postings import Postings
from souvenance.languages import PACKS, Pack
from souvenance.thresholds import CLEAR_FUNCTION_WORDS

# A word with a capital that is not the first of its sentence. Scripts without capitals have no names here, and what is all
# capitals is mostly a term ("the CI").
_NAME = regex.compile(r"(?<=[\p{L}\p{M}\p{N},;)]\s|['’])(?=\p{L}*\p{Ll})\p{Lu}[\p{L}\p{M}\p{N}]+(?:-\p{Lu}[\p{L}\p{M}]+)*")
_WORD = regex.compile(r"[\p{L}\p{M}\p{N}]+")
_BESIDE = 24  # characters looked at before a name: the word there
MOST_NAMES = 16


def names_in(question: str) -> tuple[str, ...]:
    """The names of a question as far as capital letters tell, each once, in order.

    Known misses: a name at the beginning of a sentence, or written small.
    """
    return tuple(dict.fromkeys(match[0] for match in _NAME.finditer(plain(question))))[:MOST_NAMES]


def strangers(question: str, words: Postings, languages: Sequence[str]) -> tuple[str, ...]:
    """The names that no row of a shelf holds, nor speaks.

    Days and months are no names in any language. Where the question may be in a language that writes all its nouns with a
    capital, nobody is a stranger.

    Args:
        question: as it was asked.
        words: content terms of the shelf.
        languages: of its texts, ISO 639-1.
    """
    names = names_in(question)
    counts = function_words(question, tuple(PACKS)) if names else {}
    if not names or _may_have_capital_nouns(counts, languages):
        return ()
    most = max(counts.values())
    likely = {code for code, count in counts.items() if count == most} if most else set()
    times = _times_in(question, likely | set(languages))
    return tuple(name for name in names if name not in times and not _is_held(name, words, languages))


def _may_have_capital_nouns(counts: Mapping[str, int], languages: Sequence[str]) -> bool:
    """Whether a question may be in a language whose every noun has a capital: it looks so, or its shelf is in one.

    Args:
        counts: language -> function words of it in the question.
        languages: of the shelf: one of them wins a draw.
    """
    such = {code for code, pack in PACKS.items() if pack.nouns_have_capitals}
    most_such = max(counts[code] for code in such)
    most_other = max(count for code, count in counts.items() if code not in such)
    if most_other >= CLEAR_FUNCTION_WORDS and most_other > 2 * most_such:
        return False
    of_shelf = max((counts[language] for language in languages if language in counts), default=0)
    return bool(such & set(languages)) or (most_such >= most_other and most_such > of_shelf)


def _times_in(question: str, languages: AbstractSet[str]) -> set[str]:
    """Those names of a question that are months or days.

    What is also another word, or somebody ("March", "Marco", "Julio"), is a month in these languages, beside a number, or after
    a word that announces one.
    """
    text = plain(question)
    times = set()
    for match in _NAME.finditer(text):
        start, end, name = match.start(), match.end(), fold(match[0])
        before = fold("".join(_WORD.findall(text[max(0, start - _BESIDE) : start])[-1:]))
        by_number = before[-1:].isdigit() or text[end + 1 : end + 2].isdigit()
        if any(_is_time(name, pack, pack.code in languages or by_number, before) for pack in PACKS.values()):
            times.add(match[0])
    return times


def _is_time(name: str, pack: Pack, is_read: bool, before: str) -> bool:
    if name in pack.weekdays:
        return True
    return name in pack.months and (is_read or name not in pack.month_ambiguous or before in pack.month_cues)


def _is_held(name: str, words: Postings, languages: Sequence[str]) -> bool:
    groups = analyse_query(name, languages).groups
    return not groups or any(len(words.of(form)[0]) for group in groups for form in group)
