"""The words of a text before their context is read: contractions opened, numbers in one form, phrases put together."""

import re
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise

import regex

from souvenance.core.caches import of_texts
from souvenance.core.fold import fold, plain
from souvenance.core.literals import MARK, is_shouted, is_written, signed, with_minus
from souvenance.core.numerals import after_noon, clock_of, composed, figure, is_other_unit, military
from souvenance.languages import Pack, pack_for
from souvenance.languages.carriers import CASELESS, CarrierPack

# A number in groups of three, a word with signs inside, a sign that changes a number, a mark between clauses, a symbol.
_CHUNK = regex.compile(
    r"""(?<![\w.,])[1-9][0-9]{0,2}(?:[ \u00a0\u2009\u202f][0-9]{3}){1,4}(?:[.,][0-9]{1,9})?(?![\w]|[.,][0-9])
    |[\p{L}\p{M}\p{N}_]+(?:(?:['.\-/@:+]|(?<=[0-9]),(?=[0-9]))[\p{L}\p{M}\p{N}_]+)*+
    |(?<=\s)&(?=\s)|[$€£¥₹%‰°#]|[-+−±](?=[0-9])|[<>=≤≥≈~](?=\s?[0-9])
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
_COMPOUND = regex.compile(r"[\p{L}\p{M}]{2,}(?:-[\p{L}\p{M}]+)*-[\p{L}\p{M}]{2,}")
_LONGEST_WORD = 64  # characters; longer runs are data, and are compared by a digest
_APPOSED, _NAME, _NOUN = 12, 3, 4  # words at most of a text in which an apposition is looked for, of a name, of "my old dog"
_TITLE = 3  # letters at most of what may stand before a point without ending a sentence: "Mrs.", "Dr.", "M."


@dataclass(frozen=True, slots=True)
class Word:
    """One word as written, or a mark between words."""

    folded: str
    surface: str  # lower case, accents kept
    capital: bool = False
    mark: str = ""  # a pause, instead of a word


def spoken(text: str, language: str, pack: CarrierPack) -> list[Word]:
    """The words and marks of a text, in order: numbers, times and contractions in one form."""
    words = _clocked(composed(list(_words(with_minus(plain(text)), language, pack)), pack_for(language), _numbered))
    return _of_the_day(words, pack) if pack.zones else words


def settled(words: Sequence[Word], language: str, pack: CarrierPack) -> list[Word]:
    """Words as spoken, with phrases put together, and the few that have two orders ("$5", "May 3") in one."""
    return _apposed(_turned(_phrased(words, pack), language), language, pack)


@lru_cache(maxsize=16)
def carriers_of(pack: CarrierPack) -> frozenset[str]:
    """The carriers of a pack, put together once."""
    return pack.carriers


def _numbered(value: int) -> Word:
    return Word(str(value), str(value))


def _words(text: str, language: str, pack: CarrierPack) -> Iterator[Word]:
    last, done, shouted = "", 0, is_shouted(text)
    spans = deque(signed(text))
    for match in _CHUNK.finditer(text):
        chunk = match[0]
        while spans and spans[0][0] < match.end():
            start, done = spans.popleft()
            last = text[start:done]
            yield _literal(last)
        if match.start() < done:
            continue
        if chunk in _PAUSES:
            title = chunk == "." and 0 < len(last) <= _TITLE and last[0].isupper() and last != "I"
            yield Word("", "", mark="" if title else chunk)
        else:
            yield from _parts(chunk, language, pack, shouted=shouted) if len(chunk) <= _LONGEST_WORD else (_literal(chunk),)
        last = chunk
    yield from (_literal(text[start:end]) for start, end in spans)


def _literal(written: str) -> Word:
    """What means what it is, sign by sign; a long run by its digest."""
    if len(written) > _LONGEST_WORD:
        written = blake2b(written.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
    return Word(MARK + written, written, any(map(str.isupper, written)))


@of_texts
@lru_cache(maxsize=1 << 15)  # a scope uses few words many times
def _parts(chunk: str, language: str, pack: CarrierPack, *, shouted: bool) -> tuple[Word, ...]:
    """The words of a chunk: contractions and elisions opened, numbers and units apart."""
    capital = any(map(str.isupper, chunk))
    folded, lower = fold(chunk), chunk.lower()
    if DIGIT.search(folded):
        parts = () if is_other_unit(chunk) else figure(folded, language, pack.units | pack.currencies)
        return tuple(Word(part, part, capital) for part in parts) or (_literal(chunk),)
    if folded in pack.contractions:
        return tuple(Word(part, part) for part in pack.contractions[folded].split())
    if "'" in folded and folded not in carriers_of(pack):
        return tuple(word for part in _apart(chunk, pack) for word in _opened(part, language, pack, shouted=shouted))
    calendar = pack_for(language)
    if "-" in folded and (_names_a_number(folded.split("-"), calendar) or _comes_apart(chunk, pack, calendar)):
        return tuple(word for part in chunk.split("-") for word in _parts(part, language, pack, shouted=shouted))
    if _is_glued(folded, pack, calendar):
        head = pack.clitics[pack.glued]
        return Word(head, head), Word(folded[1:], lower[1:])
    is_word = shouted or not is_written(chunk) or folded in _caseless(language, pack)
    return (_joined(chunk, pack) if is_word else _literal(chunk),)


def _joined(chunk: str, pack: CarrierPack) -> Word:
    """A word without the signs inside that come and go: "e-mail", "U.S"."""
    folded, lower = fold(chunk), chunk.lower()
    if len(folded) > 1 and folded not in carriers_of(pack) and not folded.startswith("re-"):  # re-signed is not resigned
        folded, lower = re.sub("[-.]", "", folded), re.sub("[-.]", "", lower)
    return Word(pack.homographs.get(lower, folded), lower, any(map(str.isupper, chunk)))


@lru_cache(maxsize=16)
def _caseless(language: str, pack: CarrierPack) -> frozenset[str]:
    """Words that capitals only stress ("I NEVER eat pork"), or that are written in both ways ("TV")."""
    calendar = pack_for(language)
    grammar = calendar.stops | calendar.weekdays.keys() | calendar.months.keys() | calendar.number_words.keys()
    told = pack.fillers | pack.intensifiers | pack.openers | pack.polite | pack.movers | pack.units | pack.namesakes
    return grammar | told | carriers_of(pack) | pack.same.keys() | CASELESS


def _names_a_number(parts: Sequence[str], calendar: Pack) -> bool:
    """Whether words between hyphens are those of a number: "twenty-one", "vingt-et-un"."""
    if parts[0] not in calendar.number_words and parts[0] not in calendar.numbers_beside:
        return False
    known = calendar.number_words.keys() | calendar.numbers_beside.keys() | calendar.number_joints
    return known.issuperset(parts) and any(part in calendar.number_words for part in parts)


def _comes_apart(chunk: str, pack: CarrierPack, calendar: Pack) -> bool:
    """Whether a compound is often written with spaces: "part-time", "arrière-cour".

    Not what is a word of its own when put together ("week-end", "e-mail", "co-owned"), a code ("AB-CD"), a number
    ("twenty-odd"), nor "re-signed", nor what a space would turn round ("a man-eating shark", "a man eating shark").
    """
    if not pack.additions or not _COMPOUND.fullmatch(chunk) or chunk.isupper():
        return False
    folded = fold(chunk)
    parts = folded.split("-")
    known = carriers_of(pack) | pack.same.keys()
    if folded in known or "".join(parts) in known or parts[0] in pack.prefixes | {"re"}:
        return False
    counted = any(part in calendar.number_words or part in calendar.numbers_beside for part in parts)
    return not counted and not (pack.progressive and any(part.endswith("ing") for part in parts[1:]))


def _opened(part: str, language: str, pack: CarrierPack, *, shouted: bool) -> tuple[Word, ...]:
    """What stands before or after an apostrophe: "j", "m"; alone these letters are something else ("M. Dupont")."""
    clitic = pack.clitics.get(fold(part))
    return (Word(clitic, clitic),) if clitic else _parts(part, language, pack, shouted=shouted)


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


def _clocked(words: Sequence[Word]) -> list[Word]:
    """Times of the day in one form: "7.30 pm" as "7:30 pm", "19 h 30" as "19:30"."""
    found: list[Word] = []
    at = 0
    while at < len(words):
        time, taken = clock_of([word.folded for word in words[at : at + 4]])
        found.append(Word(time, time) if taken else words[at])
        at += taken or 1
    return found


def _of_the_day(words: Sequence[Word], pack: CarrierPack) -> list[Word]:
    """Hours after noon as the clock of 24 hours has them: "4 pm", "1600 IST". Those before it may be either: "4:00"."""
    found: list[Word] = []
    for word in words:
        before = found[-1].folded if found else ""
        if word.folded == "pm" and (hour := after_noon(before)):
            found[-1] = Word(hour, hour)
            continue
        if word.folded.removeprefix(MARK).lower() in pack.zones and (hour := military(before)):
            found[-1] = Word(hour, hour)
        found.append(word)
    return found


def without_asides(words: Sequence[Word], pack: CarrierPack) -> list[Word]:
    """The words without what carries nothing between two pauses (", as you know"), unless nothing else was said."""
    told_of = [word for word in words if word.folded or word.mark]
    kept: list[Word] = []
    said: set[str] = set()  # in the sentence so far
    for stretch, mark in _stretches(told_of):
        told = " ".join(word.folded for word in stretch)
        if told in pack.asides or (told in pack.seals and said & pack.seals[told]):
            while kept and kept[-1].mark and kept[-1].mark not in ENDS:
                kept.pop()
            kept += [mark] if mark and mark.mark in ENDS else []
        else:
            kept += [*stretch, *([mark] if mark else [])]
        said = set() if mark and mark.mark in ENDS else said | {word.folded for word in stretch}
    return kept if any(word.folded for word in kept) else told_of


def _stretches(words: Sequence[Word]) -> Iterator[tuple[list[Word], Word | None]]:
    """What stands between pauses, each with the mark behind it."""
    row: list[Word] = []
    for word in words:
        if word.mark:
            yield row, word
            row = []
        else:
            row.append(word)
    if row:
        yield row, None


def _apposed(words: list[Word], language: str, pack: CarrierPack) -> list[Word]:
    """A name before its apposition, at the start of a text, as after it: "Rex, our dog, barks" as "our dog Rex barks".

    A third one ("Rex, our dog, Tom and I") makes a list, and a pronoun behind ("Rex, our dog, he barks") calls somebody.
    """
    marks = [at for at, word in enumerate(words[:_APPOSED]) if word.mark]
    if not pack.possessives or len(marks) < 2 or any(words[at].mark != "," for at in marks[:2]):  # noqa: PLR2004
        return words
    first, second = marks[:2]
    name, noun, behind = words[:first], words[first + 1 : second], words[second + 1 :]
    named = 0 < len(name) <= _NAME and all(_may_name(word, language, pack) for word in name)
    called = 1 < len(noun) <= _NOUN and noun[0].folded in pack.possessives and not any(word.capital for word in noun[1:])
    listed = pack.links | pack.adders | pack.exceptions | pack.possessives
    told = bool(behind) and not behind[0].mark and not behind[0].capital and behind[0].folded not in listed
    return [*noun, *name, *behind] if named and called and told else words


def _may_name(word: Word, language: str, pack: CarrierPack) -> bool:
    """Whether a word with a capital can be a name: no word of the grammar, no day, no carrier."""
    calendar = pack_for(language)
    grammar = calendar.stop_words | pack.fillers | pack.intensifiers | pack.openers | pack.movers
    known = (grammar, calendar.weekdays, calendar.months, carriers_of(pack))
    return word.capital and not any(word.folded in words for words in known)


def _turned(words: list[Word], language: str) -> list[Word]:
    """Read "$5" as "5 $", "May 3" as "3 May": one order where the language has two."""
    calendar = pack_for(language)
    for at, (word, after) in enumerate(pairwise(words)):
        sign = word.folded in SIGNS and DIGIT.match(after.folded)
        if sign or (not calendar.day_first and word.folded in calendar.months and DAY.fullmatch(after.folded)):
            words[at], words[at + 1] = after, word
    return words
