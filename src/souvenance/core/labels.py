"""Which one of its like a text speaks of: box 3, room 12, server A, the Neptune server, Tom's desk."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from souvenance.core.caches import of_texts
from souvenance.core.fold import fold, unaccented
from souvenance.core.lexicon import TOOLS, lexicon, stem
from souvenance.languages import pack_for
from souvenance.languages.changes import changes_for
from souvenance.languages.changes.labels import VERSIONED, LabelWords, labels_for

_TOKEN = re.compile(r"(?P<number>\d+(?:[-./]\d+)*(?:[a-fA-F](?![^\W_]))?)|[^\W\d_]+|[^\s\w']")
_NO_LABEL = re.compile(r"\s?[%€$£°]|:\d|\s?(?:[ap]\.?m\b)", re.IGNORECASE)  # behind a number: an amount, a time
_YEAR = re.compile(r"(?:19|20)\d\d")
_LETTER = re.compile(r"[A-HJ-Z]")  # I is also the speaker
_SHORTEST_NOUN = 3  # characters of a noun
_CODE_CHARS = 4  # from which on figures with a hyphen are a code: 2024-001
_HAN_FIGURES = {figure: n for n, figure in enumerate("零一二三四五六七八九")} | {"〇": 0}
_HAN_UNITS = {"十": 10, "百": 100}
_MOST_OF_A_SPAN = 50  # things in "boxes 3 to 5"
_MOVED_WITHIN = 5  # tokens between "moved" and "to box 3"


@dataclass(frozen=True, slots=True)
class Label:
    """One thing told from its like."""

    noun: str  # stem
    ids: frozenset[str]  # of one thing or several: numbers without leading zeros, letters and names in lower case
    placed: bool  # it is where something else is: "the lamps are in box 3"
    spans: tuple[tuple[int, int], ...] = ()  # where its numbers stand in the text


class _Token(NamedTuple):  # one a word of everything that is read: a frozen dataclass takes four times as long to make
    text: str
    word: str  # folded
    start: int
    end: int
    number: bool


@of_texts
@lru_cache(maxsize=1_024)
def labels_of(text: str, language: str) -> tuple[Label, ...]:
    """The labels of a text, in order. Letters and names are found only where it has kept its capitals.

    Args:
        text: plain or folded, of any length; read in linear time.
        language: ISO 639-1; one without words of labels has none.
    """
    words = labels_for(language)
    if words.numberings:
        return tuple(_unspaced(text, words))
    if not words.numbered or not _telling(language).search(text):
        return ()
    tokens = [_Token(m[0], fold(m[0]), m.start(), m.end(), m["number"] is not None) for m in _TOKEN.finditer(text)]
    wanted = (n for n, one in enumerate(tokens) if _telling(language).match(one.text))
    found = (_label(text, tokens, n, language, words) for n in wanted)
    return tuple(label for label in found if label is not None)


def owners_of(sentence: str, language: str, me: frozenset[str]) -> Mapping[str, frozenset[str]]:
    """Stem of a thing -> stems of whose it is: {"desk": {"tom"}} of "Tom's desk". What is the speaker's has no owner here."""
    changes, stops, light = changes_for(language), pack_for(language).stops, lexicon(language).light
    calendar = pack_for(language).weekdays.keys() | pack_for(language).months.keys()
    found: dict[str, frozenset[str]] = {}
    for pattern in _owners(language):
        for match in pattern.finditer(unaccented(sentence)):
            told = match.groupdict()
            whom = [fold(told["who"]), *([fold(told["kin"])] if fold(told.get("kin") or "") in changes.kin else [])]
            if whom[0] in stops | calendar | set(changes.first_person) or stem(whom[0], language) in light:
                continue  # "it's", "Monday's", "today's"
            who = frozenset(changes.kin.get(word, stem(word, language)) for word in whom)
            things = []
            for word in fold(told["thing"]).split():
                if word in stops:
                    break
                things.append(stem(word, language))
            for thing in things if not who & me else ():
                found[thing] = found.get(thing, frozenset()) | who
    return found


def numbers_blanked(text: str, language: str) -> str:
    """The text without the numbers that say which one: they are no values. Those of places stay, as a place may change."""
    for start, end in sorted(span for label in labels_of(text, language) if not label.placed for span in label.spans):
        text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"
    return text


@lru_cache(maxsize=32)
def placing(language: str) -> frozenset[str]:
    """Stems of the verbs of going to one of its like, or of taking one: beside its number they tell nothing."""
    return frozenset(stem(word, language) for word in labels_for(language).moves | labels_for(language).takes)


@lru_cache(maxsize=32)
def _telling(language: str) -> re.Pattern[str]:
    """What may be a label: a figure, a capital, a number in words, a colour."""
    wordy = sorted(pack_for(language).number_words.keys() | changes_for(language).colours)
    return re.compile(rf"[0-9A-ZÀ-Þ]|\b(?:{'|'.join(map(re.escape, wordy))})\b")


@lru_cache(maxsize=32)
def _owners(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, labels_for(language).owners))


def _unspaced(text: str, words: LabelWords) -> Iterator[Label]:
    """Labels of a script without spaces."""
    for pattern in map(re.compile, words.numberings):
        for match in pattern.finditer(text):
            placed = text[: match.start()].endswith(tuple(words.lies | words.moves | words.takes))
            yield Label(match["noun"], frozenset({_plain_id(match["id"])}), placed=placed, spans=(match.span("id"),))


def _label(text: str, tokens: Sequence[_Token], n: int, language: str, words: LabelWords) -> Label | None:
    """The label whose number, letter or name is the token at ``n``."""
    token, at = tokens[n], _noun_before(tokens, n, words)
    if (said := _said_to_be(tokens, n, language, words)) is not None:
        return said
    if _ordinal(tokens, n, language, words):
        noun = stem(tokens[n + 2].word, language)
        return Label(noun, frozenset({token.word}), _placed(tokens, n, language, words), ((token.start, token.end),))
    if at is None or not _names_one(text, tokens, at, n, language, words):
        return _beside(tokens, n, language, words)
    noun, placed = stem(tokens[at].word, language), _placed(tokens, at, language, words)
    if not _number(token, language):
        return Label(noun, frozenset({token.word}), placed)
    several = _several(text, tokens, n, language, words) if tokens[at].word in words.numbered else [token]
    ids = frozenset(_digits(one, language) for one in several) | _between(text, several, words, language)
    return Label(noun, ids, placed, tuple((one.start, one.end) for one in several))


def _beside(tokens: Sequence[_Token], n: int, language: str, words: LabelWords) -> Label | None:
    """The label that a name or a colour beside its noun is: "the Neptune server", "the red box", "la boite rouge"."""
    changes = changes_for(language)
    coloured = tokens[n].word in changes.colours
    if not coloured and (tokens[n].word in TOOLS or not _is_name(tokens, n, language)):
        return None  # "the Postgres server": what it runs may change
    at = n - 1 if coloured and not changes.modifies_before else n + 1
    first = min(at, n)
    if not 0 <= at < len(tokens) or tokens[at].word not in words.numbered or first < 1:
        return None
    if coloured and tokens[first - 1].word not in changes.articles:
        return None  # "my red car": the speaker's only one, which may be another now
    return Label(stem(tokens[at].word, language), frozenset({tokens[n].word}), _placed(tokens, first, language, words))


def _ordinal(tokens: Sequence[_Token], n: int, language: str, words: LabelWords) -> bool:
    """Whether it is the number of "the 4th box"."""
    if not tokens[n].number or n + 2 >= len(tokens) or tokens[n + 1].start != tokens[n].end:
        return False
    if not n or tokens[n - 1].word in changes_for(language).mine | changes_for(language).theirs:
        return False  # "I finished my 4th project" counts
    return tokens[n + 1].word in pack_for(language).ordinal_suffixes and tokens[n + 2].word in words.numbered


def _said_to_be(tokens: Sequence[_Token], n: int, language: str, words: LabelWords) -> Label | None:
    """The label that "my bus is the 12" gives to what has a number: which one it is may change."""
    changes, end = changes_for(language), n + 1 == len(tokens) or not tokens[n + 1].text.isalpha()
    at = _back(tokens, n - 1, changes.articles)
    if not tokens[n].number or not end or at == n - 1 or at < 1:
        return None
    verb = _back(tokens, at, changes.fillers)
    if verb < 1 or tokens[verb].word not in changes.copulas or tokens[verb - 1].word not in words.numbered:
        return None
    noun = stem(tokens[verb - 1].word, language)
    return Label(noun, frozenset({_digits(tokens[n], language)}), placed=True, spans=((tokens[n].start, tokens[n].end),))


def _noun_before(tokens: Sequence[_Token], n: int, words: LabelWords) -> int | None:
    """Where the noun may stand that a token numbers: before it, or before "no." and "#"."""
    at = n - 1
    while at >= 0 and (tokens[at].word in words.signs or tokens[at].text in {"#", "°", "º", ".", "-"}):
        if tokens[at].text in {".", "-"} and not (at and (tokens[at].text == "-" or tokens[at - 1].word in words.signs)):
            return None  # the end of a sentence
        at -= 1
    long = at >= 0 and (len(tokens[at].text) >= _SHORTEST_NOUN or tokens[at].word in words.numbered)
    return at if long and tokens[at].text.isalpha() else None


def _names_one(text: str, tokens: Sequence[_Token], at: int, n: int, language: str, words: LabelWords) -> bool:
    """Whether the token at ``n`` says which one the noun at ``at`` is, and neither how many nor how much."""
    heads = _heads(tokens, at, n, language, words)
    if _no_noun(tokens[at].word, language, words) and not heads:
        return tokens[at].text.isupper() and _is_code(tokens, at, n)  # JIRA-120
    if not _number(tokens[n], language):
        initial = text[tokens[n].end : tokens[n].end + 1] in {"'", "."} and n + 2 < len(tokens)  # "class A. Smith"
        letter = _LETTER.fullmatch(tokens[n].text) and not initial
        named = tokens[at].word in words.numbered and _is_name(tokens, n, language)
        return at == n - 1 and bool(letter or named)
    after = tokens[n + 1] if n + 1 < len(tokens) else None
    if _NO_LABEL.match(text, tokens[n].end) or (after is not None and _is_unit(after.word, language, words)):
        return False
    return heads or tokens[at].word in words.numbered or _is_numbered(tokens, at, n, language, words)


def _is_numbered(tokens: Sequence[_Token], at: int, n: int, language: str, words: LabelWords) -> bool:
    """Whether a number follows a word that is not known to be numbered, and which is a noun by where it stands."""
    if not tokens[n].number or _YEAR.fullmatch(tokens[n].text):
        return False
    if any(tokens[k].text == "#" or tokens[k].word in words.signs for k in range(at + 1, n)) or _is_code(tokens, at, n):
        return True
    after = tokens[n + 1] if n + 1 < len(tokens) else None
    counts = _is_content(after, language) and after is not None and after.word not in changes_for(language).subject_verbs
    return at == n - 1 and not counts and _stands_as_noun(tokens, at, language, words)


def _is_code(tokens: Sequence[_Token], at: int, n: int) -> bool:
    return tokens[n].number and at == n - 2 and tokens[at].end + 1 == tokens[n].start and tokens[at + 1].text == "-"


def _heads(tokens: Sequence[_Token], at: int, n: int, language: str, words: LabelWords) -> bool:
    """Whether something measured is a thing all the same, as it begins the sentence: "Port 3 is down", "level 3 of it"."""
    first = at == 0 or (at == 1 and tokens[0].word in changes_for(language).articles)
    changes = changes_for(language)
    after = next((one for one in tokens[n + 1 :] if one.word not in changes.fillers), None)
    verbs = changes.copulas.keys() | changes.subject_verbs | words.of
    verb = after is not None and (after.word in verbs or _is_content(after, language))
    return first and at == n - 1 and tokens[at].word in words.gauged and verb


def _no_noun(noun: str, language: str, words: LabelWords) -> bool:
    """Whether a word before a number cannot be a thing with a number: a word of any sentence, a unit, a measured thing."""
    pack, known = pack_for(language), lexicon(language)
    if noun in words.numbered:
        return False
    stemmed = stem(noun, language)
    calendar = noun in pack.months or noun in pack.weekdays or noun.rstrip("s") in pack.weekdays
    measured = noun in words.gauged or stemmed in known.single | known.measures | known.currencies
    product = noun in TOOLS or noun in VERSIONED
    return calendar or measured or product or noun in pack.stops or noun in pack.number_words or stemmed in known.light


def _stands_as_noun(tokens: Sequence[_Token], at: int, language: str, words: LabelWords) -> bool:
    """Whether a word before a number stands where a noun does and no verb: "opened valve 3", not "we sold 3"."""
    before = tokens[at - 1] if at else None
    if before is not None and before.word in words.before:
        return True
    if not words.verbs or re.fullmatch(words.verbs, tokens[at].word):
        return False
    return before is None or not before.text.isalpha() or before.word not in pack_for(language).stops


def _is_content(token: _Token | None, language: str) -> bool:
    if token is None or not token.text.isalpha() or token.word in pack_for(language).stops:
        return False
    return stem(token.word, language) not in lexicon(language).light or token.word in pack_for(language).number_words


def _is_unit(word: str, language: str, words: LabelWords) -> bool:
    stemmed, known = stem(word, language), lexicon(language)
    return stemmed in known.measures or stemmed in known.currencies or word in words.counted


def _is_name(tokens: Sequence[_Token], n: int, language: str) -> bool:
    """Whether a token is a name by its capital: not the first of a sentence, no word of the calendar."""
    token, pack = tokens[n], pack_for(language)
    if not n or not token.text.isalpha() or not token.text[0].isupper() or len(token.text) < _SHORTEST_NOUN:
        return False
    common = token.word in pack.stops or token.word in pack.months or token.word.rstrip("s") in pack.weekdays
    return changes_for(language).capitals_name and not common


def _number(token: _Token, language: str) -> bool:
    return token.number or token.word in pack_for(language).number_words


def _digits(token: _Token, language: str) -> str:
    return token.word.lstrip("0") or "0" if token.number else str(pack_for(language).number_words[token.word])


def _several(text: str, tokens: Sequence[_Token], n: int, language: str, words: LabelWords) -> list[_Token]:
    """The numbers of "boxes 3, 4 and 5", of which the first stands at ``n``."""
    found, at = [tokens[n]], n + 1
    while at + 1 < len(tokens) and (tokens[at].text in {",", "&", "+"} or tokens[at].word in words.joins | words.spans):
        following = tokens[at + 2] if at + 2 < len(tokens) else None
        if not _number(tokens[at + 1], language) or _is_content(following, language):
            break
        if _NO_LABEL.match(text, tokens[at + 1].end):
            break
        found.append(tokens[at + 1])
        at += 2
    return found


def _between(text: str, several: Sequence[_Token], words: LabelWords, language: str) -> frozenset[str]:
    """What "boxes 3 to 5" or "boxes 3-5" name without saying it."""
    found: set[str] = set()
    for before, after in pairwise(several):
        if fold(text[before.end : after.start]).strip() in words.spans:
            found |= _span_of(_digits(before, language), _digits(after, language))
    for token in several:
        first, dash, last = token.text.partition("-")
        if dash:
            found |= _span_of(first, last)
    return frozenset(found)


def _span_of(first: str, last: str) -> set[str]:
    small = all(part.isdigit() and len(part) < _CODE_CHARS and part[0] != "0" for part in (first, last))
    if not small or int(last) - int(first) > _MOST_OF_A_SPAN:
        return set()
    return {str(number) for number in range(int(first), int(last) + 1)}


def _placed(tokens: Sequence[_Token], at: int, language: str, words: LabelWords) -> bool:
    """Whether the noun at ``at`` is a place or a predicate: "is in room 3", "is room 3", "put the lamps in box 3".

    So is what somebody takes: "take bus 12".
    """
    changes, noun = changes_for(language), tokens[at].word
    at = _back(tokens, at - 1, words.before - words.places)
    if at >= 0 and tokens[at].word not in words.places:
        verb = tokens[_back(tokens, at, changes.fillers)].word
        between = changes.fillers | frozenset(changes.first_person)  # "jetzt nehme ich den Bus 14"
        takes = tokens[_back(tokens, at, between)].word
        return verb in changes.copulas or (noun in words.taken and takes in words.takes)
    preposition = _back(tokens, at, words.places | (words.before - words.places))
    lies = _back(tokens, preposition, changes.fillers)
    if lies >= 0 and tokens[lies].word in words.lies:
        return True
    for token in reversed(tokens[max(0, lies - _MOVED_WITHIN) : lies + 1]):
        if token.word in words.moves:
            return True
        if token.word in words.places:
            return False
    return False


def _back(tokens: Sequence[_Token], at: int, over: frozenset[str]) -> int:
    """The place at or before ``at`` of the first token that is none of some words; -1 where there is none."""
    while at >= 0 and tokens[at].word in over:
        at -= 1
    return at


def _plain_id(number: str) -> str:
    """Without leading zeros, Chinese figures as digits: 三 and 3 are one, and so are 十二 and 12, 二〇三 and 203."""
    if number.isascii():
        return number.lstrip("0") or "0"
    total, read = 0, 0
    for figure in number:
        if figure in _HAN_UNITS:
            total, read = total + (read or 1) * _HAN_UNITS[figure], 0
        else:
            read = 10 * read + _HAN_FIGURES[figure]
    return str(total + read)
