"""The words of a text before their context is read: contractions opened, numbers in one form, phrases put together."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise

import regex

from souvenance.core.caches import of_texts
from souvenance.core.fold import fold, plain
from souvenance.core.numerals import composed, figure
from souvenance.languages import Pack, pack_for
from souvenance.languages.carriers import CarrierPack

# A number in groups of three, a word with signs inside, a sign that changes a number, a mark between clauses, a symbol.
_CHUNK = regex.compile(
    r"""(?<![\w.,])[1-9][0-9]{0,2}(?:[ \u00a0\u2009\u202f][0-9]{3}){1,4}(?:[.,][0-9]{1,9})?(?![\w]|[.,][0-9])
    |[\p{L}\p{M}\p{N}_]+(?:(?:['.\-/@:+]|(?<=[0-9]),(?=[0-9]))[\p{L}\p{M}\p{N}_]+)*+
    |[$€£¥₹%‰°#]|[-+−±](?=[0-9])|[<>=≤≥≈~](?=\s?[0-9])
    |[,;:.!?…()\[\]—–\n]
    |\p{So}""",
    regex.VERBOSE,
)
ENDS = frozenset(".!?…\n")  # of a sentence
_PAUSES = frozenset(",;:()[]—–") | ENDS
SIGNS = {"€": "euro", "$": "dollar", "£": "pound", "¥": "yen", "₹": "rupee"}
DIGIT = re.compile("[0-9]")
DAY = re.compile("[12]?[0-9]|3[01]")
_VOWEL = re.compile("[aeiouh]")
_LONGEST_WORD = 64  # characters; longer runs are data, and are compared by a digest
_TITLE = 3  # letters at most of what may stand before a point without ending a sentence: "Mrs.", "Dr.", "M."


@dataclass(frozen=True, slots=True)
class Word:
    """One word as written, or a mark between words."""

    folded: str
    surface: str  # lower case, accents kept
    capital: bool = False
    mark: str = ""  # a pause, instead of a word


def words_of(text: str, language: str, pack: CarrierPack) -> list[Word]:
    """The words and marks of a text, in order; the few that have two orders ("$5", "May 3") in one."""
    calendar = pack_for(language)
    words = composed(list(_words(plain(text), language, pack)), calendar, _numbered)
    return _turned(_phrased(words, pack), language)


@lru_cache(maxsize=16)
def carriers_of(pack: CarrierPack) -> frozenset[str]:
    """The carriers of a pack, put together once."""
    return pack.carriers


def _numbered(value: int) -> Word:
    return Word(str(value), str(value))


def _words(text: str, language: str, pack: CarrierPack) -> Iterator[Word]:
    last = ""
    for chunk in _CHUNK.findall(text):
        if chunk in _PAUSES:
            title = chunk == "." and 0 < len(last) <= _TITLE and last[0].isupper() and last != "I"
            yield Word("", "", mark="" if title else chunk)
        else:
            yield from _parts(chunk, language, pack) if len(chunk) <= _LONGEST_WORD else (_run(chunk),)
        last = chunk


def _run(chunk: str) -> Word:
    digest = blake2b(fold(chunk).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
    return Word(digest, digest)


@of_texts
@lru_cache(maxsize=1 << 15)  # a scope uses few words many times
def _parts(chunk: str, language: str, pack: CarrierPack) -> tuple[Word, ...]:
    """The words of a chunk: contractions and elisions opened, numbers and units apart."""
    capital = chunk[0].isupper() or any(map(str.isupper, chunk[1:]))
    folded, lower = fold(chunk), chunk.lower()
    if DIGIT.search(folded):
        return tuple(Word(part, part, capital) for part in figure(folded, language, pack.units | pack.currencies))
    if folded in pack.contractions:
        return tuple(Word(part, part) for part in pack.contractions[folded].split())
    if "'" in folded and folded not in carriers_of(pack):
        return tuple(word for part in _apart(chunk, pack) for word in _opened(part, language, pack))
    calendar = pack_for(language)
    if _is_glued(folded, pack, calendar):
        head = pack.clitics[pack.glued]
        return Word(head, head), Word(folded[1:], lower[1:])
    if "-" in folded and _names_a_number(folded.split("-"), calendar):
        return tuple(Word(part, part) for part in folded.split("-"))
    if len(folded) > 1 and folded not in carriers_of(pack) and not folded.startswith("re-"):  # re-signed is not resigned
        folded, lower = re.sub("[-.]", "", folded), re.sub("[-.]", "", lower)
    return (Word(pack.homographs.get(lower, folded), lower, capital),)


def _names_a_number(parts: Sequence[str], calendar: Pack) -> bool:
    """Whether words between hyphens are those of a number: "twenty-one", "vingt-et-un"."""
    if parts[0] not in calendar.number_words and parts[0] not in calendar.numbers_beside:
        return False
    known = calendar.number_words.keys() | calendar.numbers_beside.keys() | calendar.number_joints
    return known.issuperset(parts) and any(part in calendar.number_words for part in parts)


def _opened(part: str, language: str, pack: CarrierPack) -> tuple[Word, ...]:
    """What stands before or after an apostrophe: "j", "m"; alone these letters are something else ("M. Dupont")."""
    clitic = pack.clitics.get(fold(part))
    return (Word(clitic, clitic),) if clitic else _parts(part, language, pack)


def _is_glued(word: str, pack: CarrierPack, calendar: Pack) -> bool:
    """Whether this is "jaime" for "j'aime". "jardin" comes apart too, always in the same way: no other text says "j'ardin"."""
    if not pack.glued or len(word) < 3 or word[0] != pack.glued or not _VOWEL.match(word[1]):  # noqa: PLR2004
        return False
    known = (carriers_of(pack), calendar.weekdays, calendar.months, calendar.stop_words, pack.same)
    return not any(word in words or word.removesuffix("s") in words for words in known)


def _apart(chunk: str, pack: CarrierPack) -> list[str]:
    """Cut at the apostrophe: "j'aime"; after a contraction: "couldn't've"."""
    head, _, tail = chunk.rpartition("'")
    if fold(head) in pack.contractions and "'" in head:
        return [head, tail]
    head, _, tail = chunk.partition("'")
    return [part for part in (head, tail) if part]


def _phrased(words: Sequence[Word], pack: CarrierPack) -> list[Word]:
    """Words in a row that are one word, or none."""
    longest, openers = _phrase_shape(pack)
    found: list[Word] = []
    at = 0
    while at < len(words):
        taken = 1
        if words[at].folded in openers:
            for length in range(min(longest, len(words) - at), 1, -1):
                row = words[at : at + length]
                meant = pack.phrases.get(" ".join(word.folded or word.mark for word in row))
                if meant is not None:
                    joined = "".join(word.surface for word in row)
                    found += [Word(part, joined if fold(joined) == part else part) for part in meant.split()]
                    taken = length
                    break
            else:
                found.append(words[at])
        else:
            found.append(words[at])
        at += taken
    return found


@lru_cache(maxsize=16)
def _phrase_shape(pack: CarrierPack) -> tuple[int, frozenset[str]]:
    return max((p.count(" ") + 1 for p in pack.phrases), default=1), frozenset(p.split()[0] for p in pack.phrases)


def _turned(words: list[Word], language: str) -> list[Word]:
    """Read "$5" as "5 $", "May 3" as "3 May": one order where the language has two."""
    calendar = pack_for(language)
    for at, (word, after) in enumerate(pairwise(words)):
        sign = word.folded in SIGNS and DIGIT.match(after.folded)
        if sign or (not calendar.day_first and word.folded in calendar.months and DAY.fullmatch(after.folded)):
            words[at], words[at + 1] = after, word
    return words
