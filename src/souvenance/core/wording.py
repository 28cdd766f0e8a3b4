"""A memory's words as the comparison reads them: one canonical form a word, fillers out, carriers marked, in order."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import regex

from souvenance.core.caches import of_texts
from souvenance.core.framing import unframed
from souvenance.core.lexemes import DAY, DIGIT, ENDS, SIGNS, Word, carriers_of, settled, spoken, without_asides
from souvenance.core.literals import MARK, is_shouted
from souvenance.core.stemmers import stemmer
from souvenance.languages import pack_for
from souvenance.languages.carriers import CarrierPack

_DOUBLED = re.compile(r"([^aeiouy])\1")  # a doubled vowel is a letter more: "divorcé", "divorcée"
_SIGN = re.compile(r"[-$€£¥₹%‰°#+−±<>=≤≥≈~]")
_WORD = regex.compile(r"[\p{L}\p{N}]")
_TYPO = 6  # letters from which on a typo is forgiven
_SPELLING = 7  # letters from which on an ending is British or American
_SHORTEST = 3  # letters of a word that may end in an "s" of its own: "gas"
# Endings of a stem that takes "es", or lost an "e" that it must have: boxes, carries, solves; "clothes" are no "cloths".
_TAKES_ES = ("s", "x", "z", "ch", "sh", "o", "i", "v", "c", "u", "ag", "dg", "rg", "bl", "dl", "gl", "pl", "tl", "zl")
_ONES = frozenset({"1", "one"})
_DENIES = frozenset({"not", "never"})
_REACH = 5  # words between "ne" and "pas"


@dataclass(frozen=True, slots=True)
class Token:
    """One word that counts. Two texts say the same only if their tokens do, in the same order."""

    canon: str  # equal for all forms, spellings and typos of the word
    form: str  # the same before typos were forgiven
    surface: str  # as written, in lower case, with its accents
    carrier: bool = False
    name: bool = False  # written with a capital
    article: str = ""  # left out before it: "la", of "la collègue"
    opens: bool = False  # stands first in its sentence or after a pause, where an article is easily left out
    passive: bool = False  # may be a participle, and the copula before it was left out
    one: str = ""  # left out before it: the figure "1" that counts it, or an article "a" that may say the same


@dataclass(frozen=True, slots=True)
class Wording:
    """The tokens of a text and the places (0 … n, each before a token) where it comes apart.

    sentences: where one starts. additions: where a clause of its own starts, or what else may be added without changing
    what was said. pauses: inside the text. joints: where a part begins that may be moved: at a pause, a copula, before a
    preposition. framed: how many words are said around it that are left out here.
    """

    tokens: tuple[Token, ...]
    sentences: frozenset[int]
    additions: frozenset[int]
    pauses: frozenset[int]
    joints: frozenset[int]
    framed: int


def read(text: str, language: str, pack: CarrierPack) -> Wording:
    """The wording of a text of a few thousand characters in the language of the pack."""
    said = spoken(text, language, pack)
    bare = unframed(without_asides(said, pack), language)
    return _Reader(settled(bare, language, pack), language, pack, shouted=is_shouted(text)).read(
        framed=_n_words(said) - _n_words(bare)
    )


def _n_words(words: Sequence[Word]) -> int:
    return sum(not word.mark for word in words)


class _Reader:
    """Walks the words of one text once, with what stands before and after each in view."""

    def __init__(self, words: Sequence[Word], language: str, pack: CarrierPack, *, shouted: bool) -> None:
        self._words, self._pack, self._calendar, self._shouted = words, pack, pack_for(language), shouted
        self._tokens: list[Token] = []
        self._pauses, self._sentences = {0}, {0}
        self._additions, self._joints = set[int](), set[int]()
        self._article, self._one = "", ""

    def read(self, *, framed: int) -> Wording:
        for at, word in enumerate(self._words):
            if word.mark:
                self._pause(word.mark)
            else:
                self._take(at, word)
        ends = {len(self._tokens)}
        return Wording(
            tuple(self._tokens),
            frozenset(self._sentences),
            frozenset(self._additions | ends),
            frozenset(self._pauses - ends - {0}),
            frozenset(self._pauses | self._joints | ends),
            framed,
        )

    def _pause(self, mark: str) -> None:
        place = len(self._tokens)
        if mark == "?":
            self._tokens.append(Token("?", "?", "?", carrier=True))
            place += 1
        self._pauses.add(place)
        if mark in ENDS:
            self._sentences.add(place)

    def _take(self, at: int, word: Word) -> None:
        place, pack = len(self._tokens), self._pack
        if word.folded in pack.joins or (word.folded in pack.adders and place in self._pauses):
            self._additions.add(place)
        if word.folded in pack.movers:
            self._joints.add(place)
        if self._counts_one(at):
            self._one = "1"
            return
        if word.folded in pack.one and not word.capital and not DIGIT.match(word.folded):
            self._one = "a"
        if word.folded in pack.articles:
            self._article = pack.same.get(word.folded, word.folded)
            return
        if self._comes_and_goes(at, word):
            return
        token = self._token(at, word)
        self._article, self._one = "", ""
        self._tokens.append(token)
        if token.form[0] == "@" or (token.article and token.canon in pack.times):  # "le matin je cours"
            self._joints.add(place)
        if not _WORD.match(word.folded) and not token.carrier:  # an emoji
            self._pauses |= {place, place + 1}
            self._additions.add(place)

    def _comes_and_goes(self, at: int, word: Word) -> bool:
        pack, place = self._pack, len(self._tokens)
        before = self._tokens[-1] if self._tokens else None
        if before is not None and DIGIT.match(before.canon) and word.folded in pack.units:
            return False
        if word.folded in pack.intensifiers:
            return before is None or before.canon not in pack.negators
        first = place in self._sentences and not self._article
        if word.capital and not first and not self._shouted and word.folded not in pack.titled:
            return False
        if word.folded in pack.polite and (first or not self._folded(at + 1)):
            return True
        denied = word.folded in pack.denied and self._is_denied(at)
        if denied or word.folded in pack.fillers or (word.folded in pack.openers and first):
            return True
        return self._only_ties(at, word, before)

    def _counts_one(self, at: int) -> bool:
        """Whether this is a 1 that counts what stands behind it: a thing, no unit, no other number."""
        pack, word, behind = self._pack, self._words[at].folded, self._folded(at + 1)
        if word not in _ONES or word not in pack.one or self._folded(at - 1) not in pack.counting or not behind.isalpha():
            return False
        grammar = pack.fillers | pack.movers | pack.articles | pack.units | pack.openers | pack.intensifiers | pack.polite
        facts = carriers_of(pack) - pack.kin
        return not any(behind in words for words in (grammar, facts, self._calendar.stops, pack.links))

    def _is_denied(self, at: int) -> bool:
        """Whether a negator stands shortly before, in the same part of the sentence, and what is denied behind."""
        pack, near = self._pack, self._words[max(0, at - _REACH) : at]
        if not self._folded(at + 1) or pack.not_alone & {self._folded(at - 1), self._folded(at + 1)}:
            return False
        pause = next((n for n, word in enumerate(reversed(near)) if word.mark), len(near))
        between = [word.folded for word in near[len(near) - pause :]]
        return any(word in _DENIES for word in between[:-1]) or between[-1:] == ["without"]

    def _only_ties(self, at: int, word: Word, before: Token | None) -> bool:
        """Whether what stands around makes nothing of a word: "and" after a comma, "on" before Tuesday, "ne" with "pas"."""
        pack, place = self._pack, len(self._tokens)
        if word.folded == pack.negation_opens:
            return self._announces(at)
        if word.folded in pack.links:
            return place in self._pauses or self._folded(at + 1) in pack.negators
        if word.folded in pack.before_days:
            return self._day_follows(at + 1)
        dated = before is not None and DAY.fullmatch(before.canon) is not None
        return word.folded in pack.between_date and dated and self._is_month(at + 1)

    def _day_follows(self, at: int) -> bool:
        """Whether a weekday, or a day and its month, stands here."""
        while self._folded(at) in self._pack.fillers:
            at += 1
        if self._folded(at).removesuffix("s") in self._calendar.weekdays:
            return True
        after = at + 1 + (self._folded(at + 1) in self._pack.between_date)
        return DAY.fullmatch(self._folded(at)) is not None and self._is_month(after)

    def _is_month(self, at: int) -> bool:
        return self._folded(at) in self._calendar.months

    def _folded(self, at: int) -> str:
        return self._words[at].folded if 0 <= at < len(self._words) else ""

    def _announces(self, at: int) -> bool:
        """Whether "ne" has its "pas": without one it is the negation itself ("ne … plus", "ne … que")."""
        for word in self._words[at + 1 : at + 2 + _REACH]:
            if word.mark in ENDS and word.mark:
                return False
            if word.folded in self._pack.negators and word.folded != self._pack.negation_opens:
                return True
        return False

    def _token(self, at: int, word: Word) -> Token:
        pack, place = self._pack, len(self._tokens)
        initial = place in self._sentences
        name = word.capital and word.folded != "i" and not self._shouted
        form = self._dated(at, word, named=name and not initial) or self._form(at, word)
        if name and not initial and word.folded in pack.namesakes and form[0] != "@":
            form = "^" + form
        canon, fact, participle = _kind(form, word.folded, pack)
        measured = word.folded in pack.units and bool(self._tokens) and DIGIT.match(self._tokens[-1].canon) is not None
        carrier = fact or measured or (name and not initial)
        passive = participle and not name and self._follows_copula(at)
        carrier = carrier or self._one == "1"
        return _token(canon, form, word.surface, carrier, name, self._article, place in self._pauses, passive, self._one)

    def _after_we(self, at: int) -> bool:
        """Whether "nous" is the subject of a verb: "nous louons", "nous ne le louons pas"."""
        return self._before_verb(at) == self._pack.we

    def _before_verb(self, at: int) -> str:
        """What stands before a verb, its pronouns and negators passed over: "veux" of "veux pas le manger"."""
        between = self._pack.before_verb | self._pack.negators if self._pack.before_verb else frozenset()
        while self._folded(at - 1) in between:
            at -= 1
        return self._folded(at - 1)

    def _follows_copula(self, at: int) -> bool:
        between = self._pack.intensifiers | self._pack.negators
        while self._folded(at - 1) in between:
            at -= 1
        return self._folded(at - 1) in self._pack.copulas

    def _dated(self, at: int, word: Word, *, named: bool) -> str:
        """A weekday or a month as a carrier of its own; "may" and "mars" only where something tells that they are."""
        calendar, folded = self._calendar, word.folded
        if folded in calendar.weekdays:
            return f"@w{calendar.weekdays[folded]}"
        if folded.removesuffix("s") in calendar.weekdays:
            return f"@w{calendar.weekdays[folded.removesuffix('s')]}s"
        if folded not in calendar.months:
            return ""
        before, after = self._folded(at - 1), self._folded(at + 1)
        if before in self._pack.between_date:
            before = self._folded(at - 2)
        beside = DIGIT.match(before) or DIGIT.match(after) or before in calendar.month_cues
        if folded in calendar.month_ambiguous and not beside and not named:
            return ""
        return f"@m{calendar.months[folded]}"

    def _form(self, at: int, word: Word) -> str:
        pack, folded = self._pack, word.folded
        if folded[0] == MARK:
            return folded
        if pack.we and folded.endswith("ons") and folded not in pack.same and self._after_we(at):
            folded = as_one(folded, pack)
            return pack.same.get(folded, folded)
        if word.surface.endswith(("é", "ez")) and not word.capital and self._before_verb(at) in pack.before_infinitive:
            return folded.removesuffix("z").removesuffix("e") + "er"
        form = SIGNS.get(folded, folded)
        form = pack.same.get(form, form)
        if pack.progressive and at and folded.endswith("ing"):
            ending = pack.progressive.get(self._words[at - 1].folded)
            stem = stemmed(folded, pack)
            if ending is not None and _stands_for(stem, folded.removesuffix("ing")):
                return f"{stem}+s" if ending else stem
        return form if form != folded else spelled(form, pack)


@of_texts
@lru_cache(maxsize=1 << 15)
def _kind(form: str, folded: str, pack: CarrierPack) -> tuple[str, bool, bool]:
    """The canonical form, whether it is a carrier wherever it stands, and whether it may be a participle."""
    carriers = carriers_of(pack)
    figure = DIGIT.search(form) is not None or form[0] in f"@^{MARK}" or _SIGN.match(form) is not None
    fact = figure or form in carriers or folded in carriers
    participle = folded in pack.participles or re.search(pack.participle, folded) is not None
    return (form if fact or folded in pack.movers else forgiven(form, pack)), fact, participle


@of_texts
@lru_cache(maxsize=1 << 16)
def _token(
    canon: str, form: str, surface: str, carrier: bool, name: bool, article: str, opens: bool, passive: bool, one: str
) -> Token:
    """One value for equal tokens: a scope of 100,000 memories holds a million."""
    return Token(canon, form, surface, carrier, name, article, opens, passive, one)


@of_texts
@lru_cache(maxsize=1 << 15)
def spelled(word: str, pack: CarrierPack) -> str:
    """One spelling of the word's ending; its "s" apart where the language has a progressive to meet it."""
    if len(word) >= _SPELLING:
        for here, there in pack.spellings:
            if word.endswith(here):
                return word.removesuffix(here) + there
    if pack.progressive and word.endswith("s") and not word.endswith(("ss", "us", "is")) and word not in carriers_of(pack):
        stem = stemmed(word, pack)
        if len(word) > _SHORTEST and (stem + "s" == word or (stem + "es" == word and stem.endswith(_TAKES_ES))):
            return f"{stem}+s"
    return word


def as_one(verb: str, pack: CarrierPack) -> str:
    """A verb after "nous" in its form after "on": "louons" as "loue", "finissons" as "finit", "prenons" as "prend"."""
    if verb in pack.we_forms:
        return pack.we_forms[verb]
    for ending, other in pack.we_endings:
        if verb.endswith(ending) and len(verb) > len(ending) + 1:
            return verb.removesuffix(ending) + other
    return verb


def _stands_for(stem: str, verb: str) -> bool:
    """Whether a stem is that of a verb before its "ing", and of no other: "plann", "agree", "carry"; not "singe"."""
    return len(stem) > 1 and verb in {stem, stem + stem[-1], stem.removesuffix("i") + "y"}


def stemmed(word: str, pack: CarrierPack) -> str:
    """Snowball's stem."""
    return str(stemmer(pack.stemmer).stemWord(word)) if pack.stemmer else word


@of_texts
@lru_cache(maxsize=1 << 15)
def forgiven(word: str, pack: CarrierPack) -> str:
    """The same for a word and what its commonest typos make of it: two letters changed over, one doubled or not.

    Other typos stay other words: one letter for another makes a fact of another ("Mathilde", "Mathilda").
    """
    if not pack.additions or len(word) < _TYPO or not (word.isascii() and word.isalpha()) or word in pack.lookalikes:
        return word
    single = _DOUBLED.sub(r"\1", word)
    return single[0] + "".join(sorted(single[1:-1])) + single[-1]
