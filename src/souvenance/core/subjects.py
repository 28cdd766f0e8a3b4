"""Whom a sentence is about: its subject, the names in it, and whose an attribute is."""

import re

from souvenance.core.fold import fold
from souvenance.core.lexicon import HAN, TOOLS, WORD, lexicon, stem
from souvenance.languages import pack_for
from souvenance.languages.changes import changes_for

_KIN_WITHIN = 3  # words before "my brother" in a sentence that is about him
_SUBJECT_WITHIN = 7  # words: later ones are objects more often than subjects
UNKNOWN = "?"  # he or she, and nobody was named


def names_of(sentence: str, language: str) -> frozenset[str]:
    """Stems of capitalised words, the first of the sentence left out, and of words with capitals or digits inside."""
    pack, changes, found = pack_for(language), changes_for(language), set()
    for n, match in enumerate(WORD.finditer(sentence)):
        word, lower = match[0], fold(match[0])
        calendar = lower in pack.months or lower in pack.weekdays or lower.rstrip("s") in pack.weekdays
        if lower in pack.stops or lower in changes.things or calendar or len(lower) == 1 or HAN.match(word):
            continue
        if (
            (n and word[0].isupper() and changes.capitals_name)
            or word[1:] != word[1:].lower()
            or (not word.isdigit() and not word.isalpha() and not word[0].isdigit())
        ):
            found.add(stem(lower, language))
    return frozenset(found)


def subject_of(sentence: str, language: str, me: frozenset[str], before: frozenset[str]) -> tuple[frozenset[str], bool]:
    """Whom or what a sentence begins with: (others by name or kinship, whether it is the speaker)."""
    words = [m[0] for m in WORD.finditer(sentence)][: _SUBJECT_WITHIN + 2]
    folded = [fold(word) for word in words]
    stops, changes = pack_for(language).stops, changes_for(language)
    for n, word in enumerate(folded[:_SUBJECT_WITHIN]):
        if word in changes.pronouns and (before or word in changes.persons):
            return before or frozenset({UNKNOWN}), False
        following = folded[n + 1 : n + 3]
        if word in changes.first_person:
            place = next((at for at in (n + 1, n + 2) if at < len(folded) and folded[at] in changes.kin), None)
            if place is None or n > _KIN_WITHIN or not (word in changes.mine or word.startswith(("m", "o", "n"))):
                return frozenset(), True
            return frozenset({changes.kin[folded[place]], *_name_after(words, place, language)}), False
        the_kin = n == 1 and folded[0] in changes.articles and changes.kin.get(word) not in changes.roles
        if word in changes.kin and (n == 0 or the_kin):  # "the doctor lowered the dose" is about the dose
            mine = changes.kin[word] in changes.roles and bool({*folded[1:]} & set(changes.first_person))  # "boss put me on"
            return frozenset() if mine else frozenset({changes.kin[word], *_name_after(words, n, language)}), mine
        if (
            words[n][0].isupper()
            and (word not in stops or (word in changes.also_names and n == 0))
            and word not in changes.things
            and word not in TOOLS
            and word.rstrip("s") not in pack_for(language).weekdays
            and _leads(words[n + 1 : n + 3], changes.subject_verbs)
        ):
            name = frozenset(stem(w, language) for w in (word, *following[:1]) if w == word or words[n + 1][0].isupper())
            name = frozenset({changes.kin[word]}) if word in changes.kin else name  # "the clinic cut Dad's tablets"
            return (frozenset(), True) if name & me else (name, False)
    return _told_by_verb(folded[:_SUBJECT_WITHIN], language, before)


def _told_by_verb(folded: list[str], language: str, before: frozenset[str]) -> tuple[frozenset[str], bool]:
    """Whom a sentence without a subject is about, where its first verb tells: "ya no fumo", "ya no fuma"."""
    changes, stops = changes_for(language), pack_for(language).stops
    for word in folded if changes.own_verb else ():
        if re.fullmatch(changes.own_verb, word):
            return frozenset(), True
        if word in changes.subject_verbs - stops:
            return before or frozenset({UNKNOWN}), False
        if word not in stops and word not in changes.light:
            break
    return frozenset(), False


def _name_after(words: list[str], place: int, language: str) -> list[str]:
    """In "My dog Moka", the name that follows."""
    return [stem(fold(word), language) for word in words[place + 1 : place + 2] if word[0].isupper()]


def _leads(following: list[str], verbs: frozenset[str]) -> bool:
    """Whether a verb follows a name, at once or after a second name."""
    if following and fold(following[0]) in verbs:
        return True
    return len(following) > 1 and following[0][0].isupper() and fold(following[1]) in verbs


def whose(who: str, language: str, subject: frozenset[str], me: frozenset[str]) -> str:
    """Whose an attribute is, from the word before its verb: "me", a kinship, or the stem of a name."""
    changes = changes_for(language)
    if who in changes.pronouns or who in changes.relatives:
        return min(subject - set(changes.kin.values()) or subject or {UNKNOWN})
    if subject and who and who not in changes.first_person and who in pack_for(language).stops:
        return min(subject - set(changes.kin.values()) or subject)
    if (
        not who
        or who in changes.first_person
        or who in pack_for(language).stops
        or stem(who, language) in lexicon(language).light
        or stem(who, language) in me
    ):
        return "me"
    return changes.kin.get(who, stem(who, language))
