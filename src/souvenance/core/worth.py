"""Whether a statement says enough to be remembered: courtesies, moods, general wisdom and empty words do not."""

import re

from souvenance.core.analyse import analyse
from souvenance.core.clauses import begins, match_at, says, without
from souvenance.languages.reflection import ReflectionPack

LEAST = 3  # words of substance that a statement has
LEAST_CHANGED = 2  # ... of what is no longer as it was, of the events of a life, of what is theirs
LEAST_TOLD = 1  # ... of a taste, a trait, a possession: what it says stands in the verb
LEAST_BESIDE = 4  # ... beside a courtesy or a mood, or of something named before
LEAST_OFFHAND = 4  # ... of what somebody will perhaps do, some day
LEAST_SPOKEN_TO = 5  # ... of a clause that speaks to the other one: most are about them, or about the talk
LEAST_ABOUT_BOTH = 10  # ... of a courtesy that does
NAME = 2  # words more that a name or a number counts: few things are vague that have one
_ANSWER_WORDS = 14  # an answer that is no sentence is not longer

_VOCATIVE = re.compile(
    r"(?:,\s?|\b(?:hey|hi|thanks|sorry|merci|salut)\s)[A-ZÀ-Þ][\w'’-]{1,20}(?=\s?[!.?,…]|\s*$)|^[A-ZÀ-Þ][\w'’-]{1,20}[,!]\s"
)
_NAMED = re.compile(r"(?<=[\w,'’)]\s)(?!I\b|I['’])[A-ZÀ-Þ][\w&.+-]+|(?<=[dlDL]['’])[A-ZÀ-Þ]\w+|\b\d[\w.,:/-]{0,12}")


def is_worth_keeping(text: str, said: str, pack: ReflectionPack) -> bool:
    """Whether a clause holds something that a careful person would still want to know in ten months.

    Args:
        text: the clause as it stands.
        said: its bare form.

    Known false positives: a short fact told in empty words ("it went well"); they mean nothing without what stood before.
    """
    if not pack.light:
        return True
    if says(pack.wisdom, said) and not _names(text):
        return False
    vague = _refers(said, pack) or says(pack.momentary, said)  # a figure does not make "it took 3 days" clear
    found = substance("" if vague else text, said, pack)
    return says(pack.vital, said) or found >= _needed(said, pack)


def _needed(said: str, pack: ReflectionPack) -> int:
    """How many words of substance a clause needs."""
    idle, refers = says(pack.idle, said), _refers(said, pack) and not says(pack.lasting, said)
    changes = says(pack.life_events, said) or says(pack.changes, said)
    offhand = LEAST_CHANGED if changes and not idle else LEAST_OFFHAND + idle
    cases = (  # the first that holds
        (says(pack.second_person, said), LEAST_ABOUT_BOTH if idle else LEAST_SPOKEN_TO),
        (says(pack.offhand, said), offhand),
        (says(pack.pronouns, said) and not idle, LEAST_TOLD),  # whom it means is substance too
        (idle or refers, LEAST_BESIDE + (idle and refers)),
        (says(pack.momentary, said) and not changes, LEAST_OFFHAND),
        (says(pack.telling, said) or says(pack.when, said), LEAST_TOLD),
        (changes or begins(pack.possessed, said) or says(pack.preferences, said), LEAST_CHANGED),
    )
    return next((least for holds, least in cases if holds), LEAST)


def _refers(said: str, pack: ReflectionPack) -> bool:
    """Whether it speaks of something that was named before; one that begins so is joined to what stood before."""
    match = match_at(pack.anaphora, said)
    return says(pack.refers, said[match.end() :] if match is not None else said)


def is_worth_noting(text: str, said: str, pack: ReflectionPack) -> bool:
    """Whether a clause about somebody or something else is a note, not praise or general wisdom."""
    own = says(pack.first_person, said)
    generic = says(pack.wisdom, said) or says(pack.second_person, said) or (says(pack.idle, said) and not own)
    return not generic and (not pack.light or substance(text, said, pack) > LEAST_BESIDE)


def substance(text: str, said: str, pack: ReflectionPack) -> int:
    """How many words of a clause carry something: names, numbers, and what is neither empty nor a courtesy."""
    rest = without(pack.light, without(pack.idle, said))
    return len(set(analyse(rest, pack.code).terms())) + NAME * len(_names(text))


def _names(text: str) -> list[str]:
    """Names and numbers of a text, without the name of whom it speaks to."""
    return _NAMED.findall(_VOCATIVE.sub("", text))


def is_fragment(text: str, said: str, pack: ReflectionPack) -> bool:
    """Whether a sentence is an answer that means nothing without its question: "by train", "to stop at noon"."""
    if not begins(pack.fragments, said) or len(said.split()) > _ANSWER_WORDS or _names(text):
        return False
    return not says(pack.subjects, said)
