"""Clauses that say what a thing is or where it takes place, in two parts: "our physio | is | Ade", "yoga | at | the hall"."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from souvenance.core.lexicon import WORD, lexicon, rules_for, stem
from souvenance.languages import pack_for
from souvenance.languages.changes import Changes, changes_for

_JOINT_WITHIN = 4  # words: "moved over to"
_LONGEST_HEAD = 6  # stems of what is told of: beyond, a clause says more than one thing


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """One clause."""

    joint: Literal["is", "at"]
    head: frozenset[str]  # stems of the thing and of what it does: {"yoga"}, {"band", "rehears"}
    value: frozenset[str]  # stems of what or where it is
    rest: frozenset[str]  # the same, to the end of the clause
    mine: bool  # it begins with the speaker
    acts: bool  # and is what it tells of: "I", not "my yoga"
    named: bool  # its value is said to be a name, or has the title of a person
    set_apart: bool  # its value has an article or a name: "at the lido", not "in trouble"
    moved: bool  # its verb says that it was elsewhere before: "moved to"
    renewed: bool  # its head is called new: "my new flatmate"
    outside: frozenset[str]  # stems of the other clauses of its sentence


def frames_of(text: str, names: frozenset[str], language: str) -> tuple[Frame, ...]:
    """The frames of folded text, in order.

    Args:
        text: one sentence, folded.
        names: stems of its capitalised words, and of whom it begins with.
        language: ISO 639-1.
    """
    changes = changes_for(language)
    if not changes.equates:
        return ()
    rules = rules_for(language)
    pieces = [rules.onset.sub("", piece.strip(), count=1) for piece in rules.clauses.split(text)[::2]]
    clauses = [WORD.findall(piece) for piece in pieces]
    contents = [_stems(clause, names, language) for clause in clauses]
    frames = (
        _frame(clause, names, language, frozenset().union(*contents[:n], *contents[n + 1 :]))
        for n, clause in enumerate(clauses)
        if not rules.flags["negated"].search(pieces[n])
    )
    return tuple(frame for frame in frames if frame is not None)


def _frame(words: list[str], names: frozenset[str], language: str, outside: frozenset[str]) -> Frame | None:
    changes = changes_for(language)
    parted = None if {*words} & changes.whenever else _parted(words, changes)
    if parted is None:
        return None
    joint, head, there, behind, moved = parted
    if joint == "at" and not moved and there and _done(head, changes):
        return None  # "I completed a course on", "j'ai mange a": done once
    value = _first_phrase(behind, changes, pack_for(language).stops)
    heads, values, rest = (_stems(part, names, language) for part in (head, value, behind))
    if joint == "is" and heads and heads <= names and rest - names:
        heads, values, rest, value = rest, heads, heads, []  # "Ade is our physio"
    if not values or len(heads) > _LONGEST_HEAD:
        return None
    begins = next((word for word in head if word not in changes.fillers - changes.determiners), "")
    return Frame(
        joint=joint,
        head=heads,
        value=values,
        rest=rest,
        mine=begins in changes.first_person,
        acts=begins in changes.agents,
        named=bool(values & names) or bool({*behind[:3], *head[-1:]} & changes.titles) or bool({*words} & changes.names_it),
        set_apart=bool(values & names) or bool({*value[:1], there} & changes.certain) or bool({*value[:2]} & changes.modes),
        moved=moved,
        renewed=bool({*head} & changes.renewing),
        outside=outside,
    )


_Parts = tuple[Literal["is", "at"], list[str], str, list[str], bool]


def _parted(words: list[str], changes: Changes) -> _Parts | None:
    """(joint, words before it, the word of a place, words behind it, whether something moved), or nothing."""
    moves = next((n for n, word in enumerate(words) if n and word in changes.moving), None)
    if moves is not None:
        ends = range(moves + 1, min(moves + _JOINT_WITHIN, len(words)))
        there = next((n for n in ends if words[n] in changes.joints), None)
        joint: Literal["is", "at"] = "is" if words[moves] in changes.names_it else "at"
        return None if there is None else (joint, words[:moves], words[there], words[there + 1 :], True)
    there = next((n for n, word in enumerate(words) if n and word in changes.joints), None)
    places = [n for n, word in enumerate(words[:-1]) if n and word in changes.equates]
    if there is not None:
        places = [n for n in places if len(words[n]) > 1 or n < there]  # "in Dev's garage": the "s" of an owner
    if places:
        whole = (n for n in places if len(words[n]) > 1 and words[n] not in changes.names_it)
        return _behind_copula(words, next(whole, places[0]), changes)  # "the choir's conductor is": not the first "s"
    return None if there is None else ("at", words[:there], words[there], words[there + 1 :], False)


def _behind_copula(words: list[str], first: int, changes: Changes) -> _Parts:
    skipped = changes.equates | changes.fillers - changes.determiners - changes.joints
    behind = next((n for n in range(first + 1, len(words)) if words[n] not in skipped), len(words))
    if words[behind : behind + 1] and words[behind] in changes.joints:
        return "at", words[:first], words[behind], words[behind + 1 :], False
    if (
        words[behind + 1 : behind + 2]
        and words[behind] not in changes.determiners | changes.light
        and words[behind + 1] in changes.joints
    ):
        return "at", [*words[:first], words[behind]], words[behind + 1], words[behind + 2 :], False  # "is written in"
    return "is", words[:first], "", words[behind:], False


def _done(head: Sequence[str], changes: Changes) -> bool:
    return any(word in changes.perfect or (changes.past_ending and word.endswith(changes.past_ending)) for word in head)


def _first_phrase(words: Sequence[str], changes: Changes, stops: frozenset[str]) -> list[str]:
    """The words to the first that carries nothing behind one that does: "the scout hall" of "the scout hall these days"."""
    found: list[str] = []
    content = False
    for word in words:
        if content and (word in stops or word in changes.joints) and word not in changes.complements:
            break
        content = content or word not in stops
        found.append(word)
    return found


def _stems(words: Iterable[str], names: frozenset[str], language: str) -> frozenset[str]:
    changes, pack, light = changes_for(language), pack_for(language), lexicon(language).light
    dated = pack.weekdays.keys() | pack.months.keys()
    plain = (
        word
        for word in words
        if word not in dated and word not in changes.titles | changes.equates | pack.stops and not word.isdigit()
    )
    found = {stem(changes.kin.get(word, word), language) for word in plain}
    return frozenset(s for s in found if len(s) > 1 and (s not in light or s in names))
