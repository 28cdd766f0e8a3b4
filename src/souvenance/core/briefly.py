"""What is told or wished without a sentence around it: "booked!", "meet Ada", "cross my heart", "plain text, always"."""

import re

from souvenance.core.clauses import bare, begins, compiled, cut_openers, is_all, match_at, says
from souvenance.core.worth import substance
from souvenance.languages.reflection import ReflectionPack

NAME = re.compile(r"(?<![.!?:\"«“]\s)(?<!^)(?<=[\s(/'’\"«-])(?!I\b|I['’])[A-ZÀ-Þ][\w&.+-]{1,}")
_NUMBER = re.compile(r"\d")
_WORDS_OF_A_VOW = 3  # of substance: to whom, or what


def is_specific(text: str) -> bool:
    """Whether it names somebody or something, or holds a number."""
    return bool(NAME.search(text) or _NUMBER.search(text))


def is_announced(text: str, said: str, pack: ReflectionPack) -> bool:
    """Somebody's word given, a thing booked, somebody new: with or without a verb, if it says whom, what or when."""
    if says(pack.hedges, said):
        return False
    vows, news, presents = (match_at(rule, said) for rule in (pack.vows, pack.news, pack.presents))
    if vows is not None and substance(text, said, pack) >= _WORDS_OF_A_VOW:
        return True
    if news is not None and (says(pack.when, said) or bool(NAME.search(text))):
        return True
    return presents is not None and bool(NAME.search(text))


def is_news(sentence: str, pack: ReflectionPack) -> bool:
    """Whether a sentence says only that something is booked, settled or here: what it is stands in the next one."""
    return is_all(pack.news, bare(cut_openers(sentence, pack), pack).strip(" .!?…"))


def is_for_good(sentence: str, pack: ReflectionPack) -> bool:
    """Whether a wish without a verb is meant for every time: "plain text, always"."""
    said = bare(cut_openers(sentence, pack), pack).rstrip(".!… ")
    return says(pack.for_good, said) and not says(pack.subjects, said) and not begins(pack.persons, said)


def is_lasting_wish(text: str, said: str, pack: ReflectionPack) -> bool:
    """A wish about every answer without a verb that names what it wants: praise ("a pleasure, always") has no substance."""
    found = compiled(pack.for_good)
    match = found.search(said) if found is not None else None
    if match is None or not is_for_good(text, pack) or says(pack.idle, said) or begins(pack.cheers, said):
        return False
    return len(said[: match.start()].split()) > 1 and substance("", said[: match.start()], pack) > 0


__all__ = ["NAME", "is_announced", "is_for_good", "is_lasting_wish", "is_news", "is_specific"]
