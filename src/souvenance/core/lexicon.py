"""The words of one language as the rules of change read them: stemmed, compiled, made once."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from souvenance.core.caches import of_texts
from souvenance.core.stemmers import stemmer
from souvenance.languages import pack_for
from souvenance.languages.changes import FAMILIES, changes_for

HAN = re.compile(r"[\u3400-\u9fff]+")
WORD = re.compile(r"[\u3400-\u9fff]+|[^\W_\u3400-\u9fff]+")
CLAUSE_SIGNS = r"\s?[,;()\u2013\u2014](?!\d)\s?|:\s|\s-\s"
_NAMED = ("ended", "replaced", "left", "renewed", "placed", "deferred", "scopes", "spent", "never")
_FLAGS = (
    "change", "switch", "additive", "hedged", "temporary", "passing", "begun", "episode", "past", "confirms", "negated",
    "not_yet", "cumulative", "cleft", "event", "dated", "indefinite", "uses", "owns", "opinion", "tools_only",
    "located", "deferred", "unmeant", "bystanders", "corrects", "lacks", "news", "first", "ahead",
    "unsettled", "offices", "unable", "taken_up",
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """The patterns of one language, compiled."""

    flags: Mapping[str, re.Pattern[str]]
    named: Mapping[str, tuple[re.Pattern[str], ...]]  # what has ended, was replaced, left…
    slots: Mapping[str, tuple[re.Pattern[str], ...]]
    slot_ends: Mapping[str, re.Pattern[str]]
    states: Mapping[str, Mapping[str, re.Pattern[str]]]
    rates: Mapping[str, re.Pattern[str]]
    clauses: re.Pattern[str]
    junctures: re.Pattern[str]  # where one clause ends for certain
    conditional: re.Pattern[str]
    asks: re.Pattern[str]
    presumes: frozenset[str]
    presuming: re.Pattern[str]  # the same at the beginning of a clause
    presupposed: re.Pattern[str]
    differences: re.Pattern[str]
    relatives: re.Pattern[str]  # a clause about somebody met or known
    ceased: re.Pattern[str]
    cuts: re.Pattern[str]
    compounds: tuple[re.Pattern[str], ...]  # kin of several pieces
    onset: re.Pattern[str]
    resumes: re.Pattern[str]


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """The words of one language that the rules read, stemmed."""

    stops: frozenset[str]  # not stemmed
    copulas: frozenset[str]
    kin: frozenset[str]
    titles: frozenset[str]
    light: frozenset[str]
    valued: frozenset[str]  # numbers in words, colours, adjectives with an opposite: what is said of a thing, not the thing
    single: frozenset[str]
    currencies: frozenset[str]
    tastes: frozenset[str]
    measures: frozenset[str]  # units that anything may be measured in
    kinds: Mapping[str, str]  # a word -> the general word that covers it
    grains: Mapping[str, str]  # a word of a place -> how fine it is


@lru_cache(maxsize=32)
def lexicon(language: str) -> Lexicon:
    """The stemmed words of one language."""
    changes = changes_for(language)
    return Lexicon(
        stops=pack_for(language).stops,
        kin=frozenset(stem(word, language) for word in changes.kin),
        titles=frozenset(stem(word, language) for word in changes.titles),
        copulas=frozenset((*changes.copulas, *changes.copulas.values())),
        light=frozenset(stem(word, language) for word in changes.light),
        valued=frozenset(
            stem(word, language)
            for words in (pack_for(language).number_words, changes.counts, changes.colours, *changes.opposites)
            for word in words
        ),
        single=frozenset(stem(word, language) for word in changes.single),
        tastes=frozenset(stem(word, language) for word in changes.tastes),
        measures=frozenset(stem(word, language) for word in changes.measures),
        currencies=frozenset(stem(word, language) for word in changes.currencies),
        kinds={stem(word, language): stem(kind, language) for kind, members in changes.kinds.items() for word in members},
        grains={stem(word, language): grain for grain, members in changes.grains.items() for word in members},
    )


@lru_cache(maxsize=32)
def kinds_of(language: str) -> frozenset[str]:
    """The marks of general words ("alcohol") as claims hold them, whichever word they were told by ("a glass of wine")."""
    return frozenset(f"~{kind}" for kind in lexicon(language).kinds.values())


@lru_cache(maxsize=32)
def rules_for(language: str) -> Rules:
    """The patterns of one language."""
    changes = changes_for(language)
    return Rules(
        flags={name: any_of(getattr(changes, name)) for name in _FLAGS},
        named={name: tuple(map(re.compile, getattr(changes, name))) for name in _NAMED},
        slots={name: tuple(map(re.compile, slot.holds)) for name, slot in changes.slots.items()},
        slot_ends={name: any_of(slot.ends) for name, slot in changes.slots.items()},
        states={d: {state: any_of(patterns) for state, patterns in states.items()} for d, states in changes.states.items()},
        rates={name: re.compile(pattern) for name, pattern in changes.rates.items()},
        clauses=re.compile(
            "("
            + "|".join(
                [CLAUSE_SIGNS, *(rf"\s(?:{word})\s" for word in (*changes.presumes, *changes.junctions, *changes.separators))]
            )
            + ")"
        ),
        junctures=any_of(rf"\s(?:{word})\s" for word in (*changes.presumes, *changes.separators)),
        conditional=any_of(map(beginning, changes.conditional)),
        asks=any_of(map(beginning, changes.asks)),
        presumes=frozenset(changes.presumes),
        presuming=any_of(map(beginning, changes.presumes)),
        presupposed=any_of(changes.presupposed),
        differences=any_of(changes.differences),
        relatives=any_of(rf"\b{word}\b[^,.;:!?]{{0,200}}" for word in changes.relatives),
        ceased=any_of(changes.ceased),
        onset=any_of(changes.onset),
        compounds=tuple(map(re.compile, changes.compounds)),
        cuts=any_of((*(rf"\s(?:{word})\s" for word in (*changes.presumes, *changes.separators)), *changes.cuts)),
        resumes=re.compile(changes.resumes or r"(?!)"),
    )


def beginning(word: str) -> str:
    """The pattern of a word that begins a clause: whole, and before a space where it is written with one."""
    return re.escape(word) if word.endswith(" ") else rf"{re.escape(word)}(?![a-z])"


def any_of(patterns: Iterable[str]) -> re.Pattern[str]:
    """One pattern that finds what any of them finds; none finds nothing."""
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns) or r"(?!)")


def stems(text: str, language: str) -> list[str]:
    """Content stems of folded text in order; pairs of characters where a script has no spaces."""
    stops = pack_for(language).stops
    found: list[str] = []
    for word in WORD.findall(text):
        if HAN.fullmatch(word):
            found += [word[n : n + 2] for n in range(max(1, len(word) - 1))]
        elif word not in stops:
            found.append(stem(word, language))
    return found


@of_texts
@lru_cache(maxsize=1 << 15)
def stem(word: str, language: str) -> str:
    """The stem of one folded word; the word itself where a language has no stemmer."""
    algorithm = pack_for(language).stemmer
    return word if algorithm is None else str(stemmer(algorithm).stemWord(word))


def _families() -> dict[str, tuple[tuple[str, str], ...]]:
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for family, members in FAMILIES.items():
        for name, tool in members.items():
            found[name] = (*found.get(name, ()), (family, tool))
    return found


TOOLS: Mapping[str, tuple[tuple[str, str], ...]] = _families()  # word -> (family, tool)
