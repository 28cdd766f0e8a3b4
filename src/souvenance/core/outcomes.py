"""What a sentence says became of a thing, gone, dead or settled: whatever stands before or behind the verb that says so."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from souvenance.core.lexicon import WORD, lexicon, rules_for, stem
from souvenance.languages import pack_for
from souvenance.languages.changes import changes_for
from souvenance.languages.changes.outcomes import OutcomeWords, Verbs, outcomes_for

Kind = Literal["gone", "dead", "lost", "settled"]

_BEHIND_WITHIN = 4  # words between a verb and the one that belongs to it: "traded the old Corolla in"
_LONGEST_THING = 4  # stems of a thing: beyond, the words before a verb say more than one
_HEADED = 3  # words between a participle and its auxiliary: "is now finally"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What became of one thing."""

    kind: Kind
    thing: tuple[str, ...]  # stems in order; kin by their names


@dataclass(frozen=True, slots=True)
class _Verb:
    kind: Kind
    behind: frozenset[str]
    itself: bool  # it tells of its subject, whatever stands before it
    state: bool = False  # only straight behind a copula


def outcomes_of(text: str, language: str) -> tuple[Outcome, ...]:
    """The outcomes that folded text tells, in order; none in a language without such verbs."""
    verbs = _verbs(language)
    if not verbs:
        return ()
    known = outcomes_for(language)
    if all(word not in verbs and word not in known.mourning and _bare(word, known) not in verbs for word in WORD.findall(text)):
        return ()
    rules = rules_for(language)
    found: list[Outcome] = []
    before: list[str] = []
    for clause in rules.clauses.split(text)[::2]:
        words = WORD.findall(clause)
        if not rules.flags["negated"].search(clause):
            found += _of_clause(words, before, language)
        before = words
    return tuple(dict.fromkeys(found))


def _of_clause(words: list[str], before: Sequence[str], language: str) -> Iterator[Outcome]:
    verbs, known = _verbs(language), outcomes_for(language)
    for n, word in enumerate(words):
        if word in known.mourning:
            yield from _made("dead", _mourned(words, n, known), language)
        for verb in (*verbs.get(word, ()), *verbs.get(_bare(word, known), ())):
            if verb.behind and not {*words[n + 1 : n + 2 + _BEHIND_WITHIN]} & verb.behind:
                continue
            if n and words[n - 1] in known.stays:
                continue
            if verb.state and not _is(words, n, known):
                continue
            yield from _made(verb.kind, _thing(words, n, verb, before, language), language)


def _is(words: Sequence[str], n: int, known: OutcomeWords) -> bool:
    """Whether a copula stands before a word, and nothing behind it that makes it say something else: "is back to"."""
    if len(words) == 1 and n == 0:
        return True  # "car loan: zero"
    owned = words[n - 1 : n] == ["s"] and n + 1 < len(words) and words[n + 1] not in known.closes  # "Ana's home office"
    return (
        words[n - 1 : n] != [] and words[n - 1] in known.copulas and not owned and not {*words[n + 1 : n + 2]} & known.runs_on
    )


def _thing(words: list[str], n: int, verb: _Verb, before: Sequence[str], language: str) -> Sequence[str]:
    """The words of the thing that a verb tells of, its subject or its object; none where something new is: "sold a bike"."""
    known, changes = outcomes_for(language), changes_for(language)
    helpers = range(n - 1, max(-1, n - 1 - _HEADED), -1)
    helper = next((at for at in helpers if words[at] in known.passive | known.active), n)
    ahead = words[:helper]
    if not known.person.isdisjoint(ahead):
        return ()
    speaks = not changes.agents.isdisjoint(words[:n])
    subject = ahead if not speaks and _content(ahead, language) else []
    if verb.itself:
        helped = verb.state or not known.active or helper < n or words[n] in known.present
        return subject if helped and subject else _set_before(before, language, verb)
    between = next((at for at in range(n - 2, -1, -1) if words[at] in known.causative), None)
    if between is not None and _content(words[between + 1 : n], language):
        return words[between + 1 : n]  # "got the roof fixed"
    active = words[helper] in known.active if known.active else helper == n
    behind = _phrase(words[n + 1 :], known, language)
    if behind and (active or speaks):
        return () if {*words[n + 1 : n + 3]} & known.fresh else behind
    oneself = helper < n and not known.reflexive.isdisjoint(words[max(0, helper - 1) : helper])  # "s'est rendu en Ecosse"
    if oneself or (behind and helper == n):
        return ()
    return subject or ([] if behind else _set_before(before, language, verb))  # "visa refused"


def _set_before(before: Sequence[str], language: str, verb: _Verb) -> Sequence[str]:
    """A thing set before the clause that tells of it, where the clause before is nothing else: "squash, I've given up"."""
    known, changes = outcomes_for(language), changes_for(language)
    verbs = known.passive | known.active | known.copulas | changes.agents | known.person
    bare = verbs.isdisjoint(before) and not any(word.isdigit() for word in before)
    return before if len(before) <= _LONGEST_THING + 1 and bare and (verb.state or not verb.itself) else ()


def _phrase(words: Sequence[str], known: OutcomeWords, language: str) -> list[str]:
    """The words behind a verb to the first that carries nothing behind one that does."""
    stops, weekdays = pack_for(language).stops, pack_for(language).weekdays
    light, found = lexicon(language).light, list[str]()
    parts = _parts(words, known)
    for word in words:
        if found and word == "s" and known.closes:
            found.clear()  # "Tom's bed"
            continue
        if found and (word in stops or word in weekdays or stem(word, language) in light):
            break
        if not found and word not in known.skipped and (word in stops or word in weekdays):
            break
        if word not in known.skipped | parts and word not in stops:
            found.append(word)
    return found


def _parts(words: Sequence[str], known: OutcomeWords) -> frozenset[str]:
    """Words of a thing that are none themselves; an instalment is one unless it is the last, which settles the whole."""
    return known.parts | (known.instalments if not known.last.isdisjoint(words) else frozenset())


def _mourned(words: Sequence[str], n: int, known: OutcomeWords) -> Sequence[str]:
    """Whose funeral it is: "my uncle's funeral", "les obsèques de papa"."""
    if n + 1 < len(words) and words[n + 1] in known.behind_mourning:
        return words[n + 2 : n + 4]
    return words[max(0, n - 3) : n]


def _content(words: Sequence[str], language: str) -> list[str]:
    stops, light, kin = pack_for(language).stops, lexicon(language).light, changes_for(language).kin
    dated = pack_for(language).weekdays.keys() | pack_for(language).months.keys()
    common = light | lexicon(language).valued
    empty = stops | dated
    anything = lexicon(language).measures | lexicon(language).currencies
    told = (word for word in words if word not in empty and not word.isdigit())
    found = (kin[word] if word in kin else stem(word, language) for word in told)
    return [s for s in found if s not in common | anything and len(s) > 1]


def _made(kind: Kind, words: Sequence[str], language: str) -> Iterator[Outcome]:
    parts = _parts(words, outcomes_for(language))
    thing = tuple(dict.fromkeys(_content([word for word in words if word not in parts], language) or _content(words, language)))
    if 0 < len(thing) <= _LONGEST_THING:
        yield Outcome(kind=kind, thing=thing)


def _bare(word: str, known: OutcomeWords) -> str:
    """A participle without its gender and number: vendues, vendu."""
    return next((word.removesuffix(ending) for ending in known.endings if word.endswith(ending)), "")


@lru_cache(maxsize=32)
def _verbs(language: str) -> dict[str, tuple[_Verb, ...]]:
    known = outcomes_for(language)
    tables: tuple[tuple[Kind, Verbs, bool], ...] = (
        ("gone", known.gone, False),
        ("gone", known.gone_itself, True),
        ("dead", known.dead, False),
        ("dead", known.dead_itself, True),
        ("lost", known.lost, False),
        ("settled", known.settled, False),
        ("settled", known.settled_itself, True),
    )
    found: dict[str, tuple[_Verb, ...]] = {}
    states: tuple[tuple[Kind, frozenset[str]], ...] = (
        ("gone", known.is_gone),
        ("dead", known.is_dead),
        ("settled", known.is_settled),
    )
    for kind, adjectives in states:
        for word in adjectives:
            found[word] = (*found.get(word, ()), _Verb(kind, frozenset(), itself=True, state=True))
    for kind, verbs, itself in tables:
        for verb, behind in verbs.items():
            found[verb] = (*found.get(verb, ()), _Verb(kind, behind, itself=itself))
    return found
