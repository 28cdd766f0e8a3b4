"""One analysis of text, shared by the index, by queries and by deduplication.

NFC, fold, cut into words, drop elisions, stem, and keep beside the stems what stems would spoil: identifiers, numbers,
and two-character pieces of the scripts that write without spaces.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import regex

from souvenance.core.caches import of_texts
from souvenance.core.dates import date_tokens
from souvenance.core.fold import fold, plain, unaccented
from souvenance.core.stemmers import stemmer
from souvenance.languages import Pack, pack_for

Group = tuple[str, ...]


def _numeric(number: str) -> str:
    """Numbers with signs inside; the sign of the thousands is not that of the decimals.

    1 204,50 and 1,204.50 and 1.204,50 and 1'204.50; 0,92 and 0.92. Repeats are bounded: digits are not walked twice.
    """
    space = r"[ \u00a0\u2009\u202f]"
    signs = [(space, f"(?!{space}[0-9])", "[.,]"), (",", "", r"\."), (r"\.", "", ","), ("'", "", "[.,]")]
    grouped = "|".join(f"(?:{sign}[0-9]{{3}}){{1,5}}{end}(?:{point}[0-9]+)?" for sign, end, point in signs)
    return f"(?<![{number}.,])(?:[1-9][0-9]{{0,2}}(?:{grouped})|[0-9]+[.,][0-9]+)(?![.,']?[{number}])"


def _chunk(word: str, number: str) -> str:
    """Numbers, and runs of letters joined by signs that may stand inside a name: KT-21B, l'eau, a.b@c.org."""
    return rf"(?=[0-9]){_numeric(number)}|[{word}]+(?:['.\-/@:+][{word}]+)*"


# Scripts that write without spaces between words. Hangul has spaces, but its particles stick to the noun.
_EAST, _SOUTH_EAST = r"\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}ー々", r"\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}"
_UNSPACED = regex.compile(rf"[{_EAST}]+|[{_SOUTH_EAST}]+")
_SPACED = rf"[\p{{L}}\p{{M}}\p{{N}}_]--[{_EAST}{_SOUTH_EAST}]"
_NUMBER = regex.compile(_numeric(r"\p{N}"))
_CHUNK = regex.compile(_chunk(_SPACED, r"\p{N}") + "|" + _UNSPACED.pattern, regex.V1)
# The same from the standard library, three times as fast, for texts of Latin, Greek and Cyrillic letters, emoji and
# signs: among these, \w is what makes a word.
_WESTERN_CHUNK = re.compile(_chunk(r"\w", r"\d²³¹¼½¾"))
_BEYOND = re.compile(
    r"[^\0-\u02ff\u0370-\u0482\u048a-\u052f\u2000-\u206f\u20a0-\u20cf\u2190-\u245f\u2500-\u2775\u2794-\u2bff"
    r"\U0001f300-\U0001faff]"
)
_PART = regex.compile(r"[\p{L}\p{N}][\p{L}\p{M}\p{N}]*+")
_LETTER = regex.compile(r"\p{L}")
_DIGITS = re.compile("[0-9]+")
_NOT_DIGIT = re.compile("[^0-9]")
_SIGN = regex.compile(r"(?!(?<=[0-9])\.[0-9])[^\p{L}\p{M}\p{N}]")  # all but the point of a version
_VERSION = re.compile("v([0-9][0-9.]*)")
_AMBIGUOUS = re.compile("[1-9][0-9]{0,2}[.,][0-9]{3}")
_RUN = regex.compile(r"[\p{L}\p{M}]+|[0-9]+")
_HUMP = regex.compile(r"\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})")
_LONGEST_WORD = 64  # characters; longer runs are data (base64, hashes), found by their first characters
_MOST_PIECES = 8  # of one word; what falls into more is data, not a name
_LONG_NUMBER = 7  # digits from which on a number is a name (a phone, an account): its zeros count, its signs do not


@dataclass(frozen=True, slots=True)
class Analysis:
    """The terms of a text. A group holds the equivalent forms of one word: any of them finds it.

    groups: one per content word, in order of the text. dates: canonical date terms. stops: what is searched only when a
    query has nothing else (stop words, single characters of unspaced scripts). doubtful: of a query in several languages, the
    groups of words that one of these languages drops or cuts otherwise: they rank, and say nothing of how much was found.
    """

    groups: tuple[Group, ...] = ()
    dates: tuple[str, ...] = ()
    stops: tuple[str, ...] = ()
    doubtful: frozenset[Group] = frozenset()

    def terms(self) -> list[str]:
        """Every content form, repeated as often as the text repeats it."""
        return [form for group in self.groups for form in group]


def analyse(text: str, language: str) -> Analysis:
    """The terms of a text in one language.

    Args:
        text: any length; not yet folded.
        language: ISO 639-1; one without a pack gets Unicode rules only.
    """
    text = plain(text)
    groups: list[Group] = []
    stops: list[str] = []
    dated = False
    for chunk in _chunks(text):
        found, dropped, may_date = _terms(chunk, language)
        groups += found
        stops += dropped
        dated = dated or may_date
    dates = date_tokens(text, pack_for(language)) if dated else ()
    return Analysis(tuple(groups), tuple(dates), tuple(stops))


def analyse_query(text: str, languages: Iterable[str]) -> Analysis:
    """The terms of a query in every language of a scope, forms of the same word united in one group.

    Languages may cut a chunk differently ("l'hôpital"): their groups unite where they share a form. A word that any of
    the languages drops as a stop word is content only for the others. A query of stop words alone keeps them.
    """
    text = plain(text)
    languages = tuple(dict.fromkeys(languages))
    groups: dict[Group, None] = {}
    doubtful: set[Group] = set()
    stops: dict[str, None] = {}
    dated: dict[str, None] = {}  # the languages that may see a date
    for chunk in dict.fromkeys(_chunks(text)):
        cuts = []
        for language in languages:
            found, dropped, may_date = _terms(chunk, language)
            cuts.append(found)
            stops |= dict.fromkeys(dropped)
            if may_date:
                dated[language] = None
        united = _united(cuts)
        groups |= dict.fromkeys(united)
        doubtful.update(group for group in united if not all(_meets(group, cut) for cut in cuts))
    dates = dict.fromkeys(date for language in dated for date in date_tokens(text, pack_for(language)))
    return Analysis(tuple(groups), tuple(dates), tuple(stops), frozenset(doubtful))


def _meets(group: Group, cut: Iterable[Group]) -> bool:
    return any(not set(other).isdisjoint(group) for other in cut)


def _united(cuts: Iterable[tuple[Group, ...]]) -> list[Group]:
    """The groups of one chunk in several languages -> one list: a group joins that of an earlier language it meets.

    Where the languages cut it alike the groups are the same words one by one, though no stem be shared ("drive", "driv").
    """
    cuts = list(dict.fromkeys(cuts))
    if len(cuts) == 1:
        return list(cuts[0])
    words = [cut for cut in cuts if cut]  # a language that drops the word says nothing of it
    if len({len(cut) for cut in words}) == 1:
        return [tuple(dict.fromkeys(form for group in same for form in group)) for same in zip(*words, strict=True)]
    united: list[dict[str, None]] = []
    home: dict[str, dict[str, None]] = {}  # form -> the united group that holds it
    for cut in cuts:
        of_this: dict[str, dict[str, None]] = {}
        for group in cut:
            forms = next((home[form] for form in group if form in home), None)
            if forms is None:
                united.append(forms := {})
            forms |= dict.fromkeys(group)
            of_this |= dict.fromkeys(group, forms)
        home = of_this | home
    return [tuple(forms) for forms in united]


def _chunks(text: str) -> list[str]:
    pattern = _WESTERN_CHUNK if text.isascii() or not _BEYOND.search(text) else _CHUNK
    chunks: list[str] = pattern.findall(text)
    return chunks


_Terms = tuple[tuple[Group, ...], tuple[str, ...], bool]  # groups, stop terms, whether a date may stand here


def _terms(chunk: str, language: str) -> _Terms:
    return _cached_terms(chunk, language) if len(chunk) <= _LONGEST_WORD else _chunk_terms(chunk, language)


def _chunk_terms(chunk: str, language: str) -> _Terms:
    pack = pack_for(language)
    if not chunk.isascii() and _UNSPACED.match(chunk):
        pairs = ((first + second,) for first, second in pairwise(chunk))
        return tuple(pairs), tuple("=" + character for character in chunk), False
    groups, stops = _spaced_terms(chunk, pack)
    may_date = bool(_DIGITS.search(chunk)) or any(fold(part) in pack.months for part in _PART.findall(chunk))
    return tuple(groups), tuple(stops), may_date


_cached_terms = of_texts(lru_cache(maxsize=1 << 16)(_chunk_terms))  # a conversation uses few words many times


def _spaced_terms(chunk: str, pack: Pack) -> tuple[list[Group], list[str]]:
    if len(chunk) <= _LONGEST_WORD and _NUMBER.fullmatch(chunk):
        return [_number(chunk)], []
    chunk = _bare(chunk, pack)
    parts = _PART.findall(chunk)
    groups: list[Group] = []
    stops: list[str] = []
    for part in parts:
        found, dropped = _word_terms(part[:_LONGEST_WORD], pack)
        groups += found
        stops += dropped
    if len(parts) > 1 and groups:  # "est-ce" is no name: every part is a stop word
        groups.append(_whole(chunk, parts, pack))
    return groups, stops


def _number(number: str) -> Group:
    """1,204 = 1 204 = 1'204 -> 1204; 0,92 = 0.92; 1,204.50 is found by 1204 too; 1.204 may be either."""
    signs = _NOT_DIGIT.findall(number)
    if signs[-1] not in ".," or signs.count(signs[-1]) > 1:
        return ("".join(_DIGITS.findall(number)),)
    whole, _, decimals = number.rpartition(signs[-1])
    whole = "".join(_DIGITS.findall(whole))
    if _AMBIGUOUS.fullmatch(number):
        return whole + decimals, f"{whole}.{decimals}"
    return (f"{whole}.{decimals}", whole) if len(whole) > 3 else (f"{whole}.{decimals}",)  # noqa: PLR2004 - thousands


def _bare(chunk: str, pack: Pack) -> str:
    """The chunk without its elision and its possessive; one word with a sign inside without the sign."""
    if "'" in chunk and not _is_whole(chunk, pack):
        head, _, tail = chunk.partition("'")
        chunk = tail if fold(head) in pack.elisions else chunk
    if "'" in chunk and not _is_whole(chunk, pack):
        head, _, tail = chunk.rpartition("'")
        chunk = head if fold(tail) in pack.possessives else chunk
    return "".join(_PART.findall(chunk)) if _is_whole(chunk, pack) else chunk


def _is_whole(chunk: str, pack: Pack) -> bool:
    """Words with a sign inside ("aujourd'hui", "to-do") and contractions that are dropped whole ("don't", "j'ai")."""
    folded = fold(chunk)
    return folded in pack.whole_words or ("'" in folded and "".join(_PART.findall(folded)) in pack.stops)


def _whole(name: str, parts: list[str], pack: Pack) -> Group:
    """A name of several parts as one term: "KT-21B" and "kt21b", "e-mail" and "email", 555-123-4567 and 5551234567."""
    joined = "".join(parts)[:_LONGEST_WORD]
    if not _DIGITS.search(joined):
        return _stems(joined, pack)
    joined = fold(joined)
    if not _LETTER.search(joined) and len(joined) < _LONG_NUMBER:
        return (fold(name)[:_LONGEST_WORD],)  # 10:30 is not 1030
    pointed = fold(_SIGN.sub("", name))[:_LONGEST_WORD]  # 2.1.3 is not 213
    version = _VERSION.fullmatch(pointed)
    return (pointed, version[1]) if version else (pointed,)


@of_texts
@lru_cache(maxsize=1 << 14)  # for chunks too long to be cached: one made of half a million words has few of them
def _word_terms(word: str, pack: Pack) -> tuple[tuple[Group, ...], tuple[str, ...]]:
    folded = fold(word)
    if folded in pack.stop_words or folded in pack.question_words:
        return (), ("=" + folded,)
    if folded in pack.number_words:
        return ((folded, str(pack.number_words[folded])),), ()
    if folded.isdecimal():
        number = str(int(folded))
        return ((number, folded) if number != folded and len(folded) >= _LONG_NUMBER else (number,),), ()
    digits = _DIGITS.findall(folded)
    if len(digits) == 1 and folded.removeprefix(digits[0]) in pack.ordinal_suffixes:
        return ((str(int(digits[0])),),), ()
    return ((folded,) if digits else _stems(word, pack), *_pieces(word, pack)), ()


def _pieces(word: str, pack: Pack) -> list[Group]:
    """What a name written without signs is made of: camelCase, iPhone15, 10h30. Single letters are no pieces."""
    pieces: list[str] = []
    runs = _RUN.findall(unaccented(word))
    for run in runs:
        humps = [] if run[:-1].isupper() and run[-1] == "s" else _HUMP.findall(run)  # URLs
        pieces += [run] * (len(runs) > 1) + humps * (len(humps) > 1)
    if len(pieces) > _MOST_PIECES:
        return []
    groups: list[Group] = []
    for piece in pieces:
        folded = fold(piece)
        if folded.isdecimal():
            groups.append((str(int(folded)),))
        elif len(folded) > 1 and folded not in pack.stops:
            groups.append(_stems(piece, pack))
    return groups


def _stems(word: str, pack: Pack) -> Group:
    """The stem of the accented word, and that of the bare one where it differs: typed without accents it is found."""
    folded = fold(word)
    if pack.stemmer is None:
        return (folded,)
    by = stemmer(pack.stemmer)
    bare: str = by.stemWord(folded)
    lower = word.casefold()
    if folded == lower:
        return (bare,)
    accented = fold(by.stemWord(lower))
    return (bare,) if accented == bare else (accented, bare)
