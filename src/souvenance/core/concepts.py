"""Where the words and marks of screening stand in a text, language by language."""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import regex

from souvenance.core.caches import of_texts
from souvenance.core.deeds import deeds_in
from souvenance.core.fold import fold, unaccented
from souvenance.core.readers import Reading, orders_in
from souvenance.languages import PACKS
from souvenance.languages.screening import LEXICONS, MARKS, Lexicon

_UNSPACED = r"\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}"
_WORD = regex.compile(rf"[{_UNSPACED}]|[[\p{{L}}\p{{M}}\p{{N}}]--[{_UNSPACED}]]+", regex.V1)
# Not ``stops.STOP``: a line that ends in ":" stops too, as pages that command are laid out, and a quotation need not.
_STOP = re.compile(r"[.!?](?=[\s\"'»”)*]|$)|[。！？।;]|\n\s*\n|(?<=[.:;!?])\n")
_CLAUSE = re.compile("[^ \t\\u00a0'’]|['’] | ['’]")
_QUOTED = re.compile(
    r"«([^»\n]{8,600})»|“([^”\n]{8,600})”|[\"“«„‘`「『]([^\"”»“’`」』\n]{8,400})[\"”»“’`」』]"
    r"|(?<!\w)'((?:[^'\n]|(?<=\w)'(?=\w)){8,300}+)'(?!\w)"
)
# What code lists as phrases of attacks: "BLOCKLIST = [".
_LISTED = re.compile(
    r"\b\w{0,40}(?:block|deny|black_?list|banned|attack|inject|pattern|phrase|suspicious|forbidden|jailbreak|malicious|attaque|interdit"
    r"|motif|suspect)\w{0,40}[^=\n]{0,40}=\s{0,3}[\[({][^\])}]{1,2000}",
    re.IGNORECASE,
)
# Names of tests and of what code defines: "test_ignores_earlier_rules".
_IDENTIFIER = re.compile(
    r"(?<![^\W_])(?:tests?_\w{1,120}|\w{1,120}_test(?!\w)|(?<=def )\w{1,120}|(?<=class )\w{1,120}|(?<=::)\w{1,120})"
)
_GLUED_LETTERS, _MOST_GLUED = 20, 200  # letters of a word that may be several run together
_LEAST_GLUED = 3  # words
_GLUED_SHARE = 0.75  # of its letters are in known words; a German compound has fewer
_OUTSIDE = 3  # words around a quotation that make it one
_OUTSIDE_NAMES = 2  # words beside names of code that make them names: "PASSED"
_LEAST_NAMED = 2  # signs "_" in a name of code that could else be a sentence
_JOINED = "وفبل"  # Arabic "and", "so", "with", "for": written as one with the next word
_LEAST_ORDER = 5  # letters of a word whose ending tells an order: "likez", not "chez"
_LEAST_JOINED = 2  # letters
_ACTORS = (
    "MACHINE",
    "HELPER",
    "SERVED",
    "MASTER",
    "TASKED",
    "PLACE",
    "COMMENTED",
    "MEMSET",
)  # who may be given an order as a machine
_MOST_STEM = 16  # letters of the longest beginning of a word that the packs list


class Words:
    """A canonical text as folded words with their places, sentences, clause starts and quotations."""

    def __init__(self, text: str, *, hides: bool = False) -> None:
        self.text = text
        self.hides = hides
        spans = [span for match in _WORD.finditer(text) for span in _pieces(match[0], match.start())]
        self.starts = [start for start, _ in spans]
        self.ends = [end for _, end in spans]
        # No phrase has a word as long; what is kept of words below would hold whole files that have no spaces.
        self.words = [fold(text[start : min(end, start + _MOST_GLUED)]) for start, end in spans]
        stops = [match.start() for match in _STOP.finditer(text)]
        self.sentences = [bisect_right(stops, start) for start in self.starts]
        self.quotations = [match.span() for match in _QUOTED.finditer(text)]
        self.identifiers = [match.span() for match in _IDENTIFIER.finditer(text)]
        self.lists = [match.span() for match in _LISTED.finditer(text)] if self.quotations else []

    def opens_clause(self, n: int) -> bool:
        """Whether the nth word stands first, or after a sign."""
        return n == 0 or bool(_CLAUSE.search(self.text[self.ends[n - 1] : self.starts[n]]))

    def before(self, n: int) -> str:
        """What stands between the nth word and the one before it."""
        return self.text[self.ends[n - 1] if n else 0 : self.starts[n]]

    def at(self, place: int) -> int:
        """The word at a place of the text, or the next one."""
        return min(bisect_right(self.ends, place), len(self.words) - 1)

    def between(self, first: int, last: int) -> str:
        """The text from one word to another, at most 200 characters."""
        return self.text[self.starts[first] : self.ends[last]][:200]

    def is_named(self, first: int, last: int) -> bool:
        """Whether the words are one name of code, with a few words around it."""
        start, end = self.starts[first], self.ends[last]
        n = bisect_right(self.identifiers, (start, len(self.text))) - 1
        if n < 0 or self.identifiers[n][1] < end or self.text.count("_", *self.identifiers[n]) < _LEAST_NAMED:
            return False
        named = sum(self.at(stop - 1) - self.at(begin) + 1 for begin, stop in self.identifiers)
        return len(self.words) - named >= _OUTSIDE_NAMES

    @property
    def is_mostly_quoted(self) -> bool:
        """Whether more of the text is quoted than is not: what it says is then somebody else's."""
        return 2 * sum(end - start for start, end in self.quotations) > len(self.text)

    def is_listed(self, n: int) -> bool:
        """Whether a word stands in what code lists as phrases of attacks."""
        return any(begin <= self.starts[n] < stop for begin, stop in self.lists)

    def is_quoted(self, first: int, last: int) -> bool:
        """Whether the words stand in a quotation that has a few words around it."""
        start, end = self.starts[first], self.ends[last]
        n = bisect_right(self.quotations, (start, len(self.text))) - 1
        if n < 0 or self.quotations[n][1] < end:
            return False
        inside = self.at(self.quotations[n][1]) - self.at(self.quotations[n][0])
        return len(self.words) - inside >= _OUTSIDE


def _pieces(word: str, start: int) -> list[tuple[int, int]]:
    """The spans of the words that were run together in one: "ignoreallpreviousinstructions". Usually it is one word."""
    if not _GLUED_LETTERS <= len(word) <= _MOST_GLUED:
        return [(start, start + len(word))]
    low = unaccented(word).lower()
    pieces = _known_pieces(low) if len(low) == len(word) else ()
    covered = sum(end - begin for begin, end in pieces)
    if len(pieces) < _LEAST_GLUED or covered < _GLUED_SHARE * len(word):
        return [(start, start + len(word))]
    return [(start + begin, start + end) for begin, end in pieces]


@of_texts
@lru_cache(maxsize=1 << 10)
def _known_pieces(word: str) -> tuple[tuple[int, int], ...]:
    """The best cut of a word into known words: the one whose lengths squared add up to most. Letters may be left over."""
    known, longest = _vocabulary()
    best = [0] * (len(word) + 1)
    cut = [0] * (len(word) + 1)  # length of the known word that ends here
    for end in range(1, len(word) + 1):
        best[end] = best[end - 1]
        for length in range(2, min(longest, end) + 1):
            if best[end - length] + length**2 > best[end] and word[end - length : end] in known:
                best[end], cut[end] = best[end - length] + length**2, length
    pieces, end = [], len(word)
    while end > 0:
        if cut[end]:
            pieces.append((end - cut[end], end))
        end -= cut[end] or 1
    return tuple(reversed(pieces))


@lru_cache(maxsize=1)
def _vocabulary() -> tuple[frozenset[str], int]:
    """The words of all phrases and the stop words of the packs, and the length of the longest."""
    known = {
        part.rstrip("*")
        for lexicon in LEXICONS
        for phrases in lexicon.concepts.values()
        for phrase in phrases.split("|")
        for part in fold(phrase).split()
    }
    known |= {word for pack in PACKS.values() for word in pack.stop_words}
    return frozenset(word for word in known if len(word) > 1), max(map(len, known))


class Hit(NamedTuple):
    """Where a concept stands. A tuple, as hundreds of a text are sorted and hashed."""

    first: int
    last: int  # words, inclusive


Hits = dict[str, list[Hit]]  # concept -> where it stands, in order


@dataclass(frozen=True, slots=True)
class Found:
    """The hits of one language in one text."""

    lexicon: Lexicon
    hits: Mapping[str, Sequence[Hit]]
    starts: Mapping[str, Sequence[int]]


Phrase = tuple[str, str, tuple[str, ...]]  # language, concept, the words after the first


@lru_cache(maxsize=1)
def _index() -> tuple[Mapping[str, Sequence[Phrase]], Mapping[str, Sequence[Phrase]]]:
    """Every phrase of every language by its first word: whole words, and beginnings of words."""
    whole: dict[str, list[Phrase]] = defaultdict(list)
    stems: dict[str, list[Phrase]] = defaultdict(list)
    for lexicon in LEXICONS:
        for concept, phrases in lexicon.concepts.items():
            for phrase in phrases.split("|"):
                first, *rest = _phrase_words(phrase)
                table, first = (stems, first[:-1]) if first.endswith("*") else (whole, first)
                table[first].append((lexicon.code, concept, tuple(rest)))
    return whole, stems


def _phrase_words(phrase: str) -> list[str]:
    """The words of a phrase, "*" kept at their ends; unspaced scripts character by character, as in the text."""
    return [
        piece + ("*" if word.endswith("*") and n == len(pieces) else "")
        for word in unicodedata.normalize("NFKC", phrase).split()  # as texts are: Thai writes "ำ" in two ways
        for pieces in [["_"] if word == "_" else _WORD.findall(fold(word.rstrip("*")))]
        for n, piece in enumerate(pieces, 1)
    ]


@of_texts
@lru_cache(maxsize=1 << 15)
def _phrases(word: str) -> tuple[Phrase, ...]:
    """Phrases that may begin with this word."""
    whole, stems = _index()
    found: dict[Phrase, None] = {}
    for form in _forms(word):
        found |= dict.fromkeys(whole.get(form, ()))
        for length in range(1, min(len(form), _MOST_STEM) + 1):
            found |= dict.fromkeys(stems.get(form[:length], ()))
    return tuple(found)


@of_texts
@lru_cache(maxsize=1 << 16)
def _phrases_from(word: str, following: str) -> tuple[Phrase, ...]:
    """Those that the next word lets go on: "a" begins hundreds of phrases."""
    return tuple(phrase for phrase in _phrases(word) if not phrase[2] or _is_form(following, phrase[2][0]))


@of_texts
@lru_cache(maxsize=1 << 15)
def _forms(word: str) -> tuple[str, ...]:
    """A word, and what else it may be: "loesche" is "losche", and "وقل" is "قل" with an "and" before it."""
    if len(word) > _LEAST_JOINED and word[0] in _JOINED:
        return (word, word[1:])
    typed = word.replace("ae", "a").replace("oe", "o").replace("ue", "u")
    return (word,) if typed == word else (word, typed)


def _matches(words: Sequence[str], at: int, rest: tuple[str, ...]) -> bool:
    if at + len(rest) > len(words):
        return False
    return all(_is_form(word, wanted) for word, wanted in zip(words[at : at + len(rest)], rest, strict=True))


def _is_form(word: str, wanted: str) -> bool:
    if wanted == "_":
        return True
    if wanted[-1] == "*":
        return any(form.startswith(wanted[:-1]) for form in _forms(word))
    return wanted in _forms(word)


def found_in(words: Words) -> Iterator[Found]:
    """What each language finds in the text, with the words and marks that belong to every language."""
    found: dict[str, Hits] = defaultdict(lambda: defaultdict(list))
    for n, word in enumerate(words.words):
        following = words.words[n + 1] if n + 1 < len(words.words) else ""
        for code, concept, rest in _phrases_from(word, following):
            if not rest or _matches(words.words, n + 1, rest):
                found[code][concept].append(Hit(n, n + len(rest)))
    shared = found.pop("und", {})
    for concept, hits in _marks(words).items():
        shared.setdefault(concept, []).extend(hits)
    if not found and shared:
        found["en"] = defaultdict(list)
    for lexicon in LEXICONS:
        if lexicon.code in found:
            yield _united(words, lexicon, found[lexicon.code], shared)


def _united(words: Words, lexicon: Lexicon, own: Hits, shared: Hits) -> Found:
    hits = {concept: sorted({*own.get(concept, ()), *shared.get(concept, ())}) for concept in {*own, *shared}}
    articles = {hit.last for hit in hits.get("ARTICLE", ())}
    for concept in ("ADDRESS", "READERS", "TO_AI"):  # "an instruction for the AI" speaks of one
        hits[concept] = [hit for hit in hits.get(concept, ()) if hit.first - 1 not in articles]
    people = {hit.first for hit in hits.get("PEOPLE", ())}
    for concept in ("ADDRESS", "READERS", "TO_AI"):  # "if you are an AI researcher"
        hits[concept] = [hit for hit in hits[concept] if hit.last + 1 not in people]
    roles = set(hits.get("ROLE", ()))
    titles = "EVERY" in lexicon.concepts  # there "AI agents: ..." is one, and orders to readers have a grammar
    begun = {hit.first for concept in ("EVERY", "TOWARDS") for hit in hits.get(concept, ())}
    names = [hit for hit in hits["TO_AI"] if not titles or hit.first in begun]
    called = {hit: sign for hit in (*hits.get("ROLE", ()), *names) if (sign := _sign_after_call(words, hit))}
    hits["ADDRESS"] = sorted({*hits.get("ADDRESS", ()), *(called.keys() - roles)})
    hits["VOCATIVE"] = [hit for hit, sign in called.items() if hit in roles and sign != ":"]
    hits["LABEL"] = [hit for hit, sign in called.items() if hit in roles and sign == ":"]
    if any(hits.get(concept) for concept in _ACTORS):
        _read_orders(words, lexicon, hits)
    return Found(lexicon, hits, {concept: [hit.first for hit in found] for concept, found in hits.items()})


def _read_orders(words: Words, lexicon: Lexicon, hits: Hits) -> None:
    """Add the orders to machines that the grammar finds, to those concepts that it makes."""
    if lexicon.order_ends:
        hits["BIDS"] = sorted({*hits.get("BIDS", ()), *_polite_orders(words, lexicon)})
    if lexicon.doing_ends:
        hits["DOING"] = [Hit(n, n) for n, word in enumerate(words.words) if word.endswith(lexicon.doing_ends)]
    reading = Reading(words, hits, _words_of(f"{lexicon.lead} {lexicon.negators}"), _words_of(lexicon.small))
    orders = list(orders_in(reading))
    if not any(order.sure for order in orders):
        orders += deeds_in(words, hits, reading, _words_of(lexicon.whom))
    for order in orders:
        hits.setdefault("BIDDEN" if order.sure else "ASKED_HELPER", []).append(Hit(order.first, order.last))
    if "BIDDEN" in hits:
        hits["BIDDEN"] = sorted(set(hits["BIDDEN"]))


@lru_cache(maxsize=128)
def _words_of(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _polite_orders(words: Words, lexicon: Lexicon) -> Iterator[Hit]:
    """Words that have the ending of an order: "likez"; not where they ask, "savez-vous"."""
    you = set(lexicon.concepts.get("YOU", "").split("|"))
    for n, word in enumerate(words.words):
        asks = n + 1 < len(words.words) and words.words[n + 1] in you
        if len(word) >= _LEAST_ORDER and word.endswith(lexicon.order_ends) and not asks:
            yield Hit(n, n)


def _sign_after_call(words: Words, hit: Hit) -> str:
    """The comma or colon after a name at the head of a clause, as an ASCII sign; "" where it is no address."""
    after = words.text[words.ends[hit.last] : words.ends[hit.last] + 2].lstrip()[:1]
    sign = {",": ",", ":": ":", "，": ",", "：": ":", "、": ",", "،": ","}.get(after, "")
    return sign if words.opens_clause(hit.first) else ""


def _marks(words: Words) -> Hits:
    found: Hits = {}
    if words.words:
        for concept, pattern in _compiled_marks():
            for match in pattern.finditer(words.text):
                first = words.at(match.start())
                last = max(first, bisect_left(words.starts, match.end()) - 1)
                found.setdefault(concept, []).append(Hit(first, last))
        if words.hides:
            found["HIDDEN_TEXT"] = [Hit(0, 0)]
    return found


@lru_cache(maxsize=1)
def _compiled_marks() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((concept, re.compile(pattern, re.IGNORECASE | re.MULTILINE)) for concept, pattern in MARKS.items())
