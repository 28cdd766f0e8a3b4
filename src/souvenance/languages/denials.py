"""How one language denies what a sentence says, and nothing else of it: data only, no logic.

Patterns run over folded text (lower case, no accents, straight apostrophes).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from souvenance.languages.pack import words

_NOTHING = re.compile(r"(?!)")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: caches are keyed by packs
class Denials:
    """What is taken out of a clause that denies something, so that what it denies is left."""

    full: tuple[tuple[re.Pattern[str], str], ...] = ()  # short forms and forms of one verb -> the form that is compared
    negators: re.Pattern[str] = _NOTHING  # of which each alone denies
    halves: re.Pattern[str] = (
        _NOTHING  # what stands beside a negator: the "ne" of "ne … pas"; alone it denies nothing for certain
    )
    partial: re.Pattern[str] = _NOTHING  # a clause that has this denies a part of it, or nothing: "not only"
    beside: frozenset[str] = frozenset()  # words that change nothing: articles, "at all"
    vague: frozenset[str] = frozenset()  # begin a clause whose subject only the talk around it tells
    adds: re.Pattern[str] = _NOTHING  # what is said behind this only describes: "a dog named Rex" is a dog
    moods: frozenset[str] = frozenset()  # true for an hour, and denied the next one without a contradiction


_DENIALS: Mapping[str, Denials] = {
    "en": Denials(
        full=(
            (re.compile(r"\bcan't\b|\bcannot\b|\bcant\b"), "can not"),
            (re.compile(r"\bwon't\b|\bwont\b"), "will not"),
            (re.compile(r"\b(?:do|does)(?: not|n't)\b|\b(?:dont|doesnt)\b"), "not"),
            (re.compile(r"n't\b"), " not"),
            (re.compile(r"\b(is|are|has|have)nt\b"), r"\1 not"),
            (re.compile(r"\bi'?m\b"), "i am"),
            (re.compile(r"'re\b"), " are"),
            (re.compile(r"'ve\b"), " have"),
            (re.compile(r"'s\b"), " is"),
            (re.compile(r"\bhas\b"), "have"),
            (re.compile(r"\bhave got\b"), "have"),
            (re.compile(r"\bdoes\b"), "do"),
            (re.compile(r"\bgoes\b"), "go"),
        ),
        negators=re.compile(r"\b(?:not|never|no)\b"),
        partial=re.compile(
            r"\b(?:no longer|any ?more|no one|nobody|without)\b|\b(?:am|is|are) (?:not )?(?:at )?home[.!]?$"
            r"|\bnot (?:only|just|even|yet|always|all|every\w*|much|many|enough|very|quite|really|sure)\b"
        ),
        beside=words("a an the any some at all either still ever actually really honestly"),
        vague=words("it that this these those there he she they you one what which who nobody nothing everyone everybody"),
        adds=re.compile(r"\s(?:named|called|who|that|which)\s"),
        moods=words("""
            happy sad tired sleepy hungry thirsty cold hot bored busy free ready sure certain angry upset mad sorry
            glad afraid scared worried nervous stressed anxious excited okay ok fine well good bad better worse sick
            ill alone lonely late early lost here awake asleep drunk sober kidding joking lying serious interested
            surprised convinced disappointed confused alright right wrong mood time idea clue doubt problem issue
            question choice point fun pain headache energy appetite plans hurry feel feeling agree mind care know
            think believe understand remember see hear mean want need matter able
        """),
    ),
    "fr": Denials(
        full=(
            (re.compile(r"\bj'|\bje\b"), "je "),
            (re.compile(r"\bjai\b"), "je ai"),
            (re.compile(r"\b(?:jsuis|chui|chuis)\b"), "je suis"),
        ),
        negators=re.compile(r"\b(?:pas|jamais|aucune?)\b"),
        # "né" is one only by its letters
        halves=re.compile(r"(?<!est )(?<!suis )(?<!etait )(?<!es )(?<!, )(?<!sont )(?<!pas )\bn(?:e\b|')"),
        partial=re.compile(
            r"\b(?:plus|que|qu'|guere|personne|rien|ni|sans)(?:\b|(?<='))"
            r"|\bpas (?:mal|encore|seulement|que|toujours|tous|toutes|tout (?!a fait)|trop|tres|vraiment|assez)\b"
            r"|\bpas (?:forcement|beaucoup|sure?)\b"
            r"|\b(?:suis|sommes|est|sont) (?:pas )?(?:a la maison|chez (?:moi|nous|lui|elle|eux|elles))[.!]?$"
        ),
        beside=words("un une des du de d le la les l toujours tout franchement honnetement"),
        vague=words("ca c ce cela il elle ils elles tu vous t qui quoi rien personne tout y"),
        adds=re.compile(r"\s(?:nommee?s?|appelee?s?|qui)\s"),
        moods=words("""
            content contente heureux heureuse triste fatigue fatiguee creve crevee faim soif froid chaud sommeil
            peur mal envie raison tort accord occupe occupee libre pret prete sur sure certain certaine fache fachee
            desole desolee inquiet inquiete stresse stressee malade seul seule retard avance perdu perdue la bien
            mieux bourre serieux serieuse surpris surprise convaincu convaincue decu decue temps idee doute probleme
            souci question choix courage energie moral humeur projet hate sais pense crois comprends vois veux peux
            sens besoin dispo interesse interessee
        """),
    ),
    "zh": Denials(
        full=((re.compile("没有|沒有"), "不有"),),
        negators=re.compile(r"不(?=[有吃喝抽是会會能喜爱愛住养養开開])"),
        partial=re.compile(
            r"(?:[是有吃喝抽会會能]不|不再|再也不|不太|不只|不是[^，]*而是|还没|還沒|有(?:时间|時間|空|问题|問題|事))"
        ),
        vague=frozenset({"你", "您", "他", "她", "它"}),
    ),
}
_NONE = Denials()


def denials_for(language: str) -> Denials:
    """How a language denies; nothing is ever found denied in one that is not listed."""
    return _DENIALS.get(language, _NONE)
