"""The engine's own sentences in French: patterns that fit a whole sentence, and what is said instead. Data, and one pure function.

Groups named ``inner…`` are sentences themselves; ``kind`` and ``status`` are words of the engine. Everything else, what people
said above all, stays as it is. A sentence that fits no pattern stays in English.
"""

import re
from collections.abc import Callable
from functools import lru_cache

_DEPTH = 3
_NTH = r"(?P<n>\d+)(?:st|nd|rd|th)"
_FRENCH: tuple[tuple[str, str], ...] = (
    (r"proposed: (?P<said>.+)", "proposé : {said}"),
    # seats
    (r"Pinned by hand\.", "Épinglé à la main."),
    (rf"Holds in every story: {_NTH} of (?P<m>\d+) seats for those\.", "Vaut dans chaque histoire : place {n} sur {m} pour ceux-là."),
    (r"The last message brings it back: (?P<n>[\d.]+) above the bar of silence\.",
     "Le dernier message le ramène : {n} au-dessus du seuil de silence."),
    (r"Among the nearest to the last message, not surely about it: (?P<n>[\d.]+) below the bar of silence\.",
     "Parmi les plus proches du dernier message, sans certitude : {n} sous le seuil de silence."),
    (rf"{_NTH} of (?P<m>\d+) seats for the kind (?P<kind>\w+)\.", "Place {n} sur {m} pour le genre {kind}."),
    (rf"A seat was free, and it was next: {_NTH} of (?P<m>\d+) by rank\.", "Une place était libre, et c’était son tour : rang {n} sur {m}."),
    (r"a rule", "une règle"),
    (r"a standing note", "une note permanente"),
    (r"close to what was just said", "proche de ce qui vient d’être dit"),
    # purge
    (r"copies that others made: backups, the history of a version control system, exports that were moved or copied",
     "les copies faites par d’autres : sauvegardes, historique d’un gestionnaire de versions, exports déplacés ou copiés"),
    (r"what a model provider was sent, and what a file system keeps of blocks that were given back",
     "ce qu’un fournisseur de modèle a reçu, et ce qu’un système de fichiers garde des blocs rendus"),
    # why not
    (r"It was there: (?P<inner>.+)\.", "Il y était : {inner}"),
    (r"It was not remembered yet\.", "Il n’était pas encore retenu."),
    (r"It belongs to another story\.", "Il est d’une autre histoire."),
    (r"It was not there, and is (?P<status>\w+) now: .+", "Il n’y était pas, et il est {status} maintenant : sa page dit depuis quand."),
    (r"It is a rule now, and was none yet, or not active, when that context was made\.",
     "C’est une règle maintenant ; ce n’en était pas encore une, ou pas active, quand ce contexte a été fait."),
    (r"It is a rule: in the context, outside the seats\.", "C’est une règle : dans le contexte, hors des places."),
    (r"Not among the active memories that can be read here\.", "Pas parmi les souvenirs actifs lisibles ici."),
    (r"It has a seat\.", "Il a une place."),
    (r"It stands in the notes\.", "Il est dans les notes."),
    (r"It ended on (?P<day>[\d-]+) \(UTC\)\.", "Il a pris fin le {day} (UTC)."),
    (rf"{_NTH} of (?P<m>\d+) by rank; there are (?P<k>\d+) seats\.", "Rang {n} sur {m} ; il y a {k} places."),
    (r"(?P<inner>.+?\.) Seats by pass: (?P<went>[^.]*)\. (?P<inner_told>The message brought .+?\.)(?P<rest> That turn .+)?",
     "{inner} Places par passage : {went}. {inner_told}{rest}"),
    (r"The message brought back (?P<n>\d+) others, and not this one\.", "Le message en a ramené {n} autres, et pas celui-ci."),
    (r"The message brought no memory back\.", "Le message n’a ramené aucun souvenir."),
    # events
    (r"said, and not known yet", "dit, et pas encore connu"),
    (r"(?P<inner>.+?); said later: (?P<said>.+)", "{inner} ; dit plus tard : {said}"),
    (r"(?P<inner>.+?); cannot hold together with: (?P<said>.+)", "{inner} ; ne peut pas tenir avec : {said}"),
    (r"replaced: (?P<said>.+)", "remplacé : {said}"),
    (r"corrected by hand", "corrigé à la main"),
    (r"forgotten by hand", "oublié à la main"),
    (r"pinned by hand", "épinglé à la main"),
    (r"unpinned by hand", "désépinglé à la main"),
    (r"settled by hand", "tranché à la main"),
    (r"settled by hand: it holds", "tranché à la main : il tient"),
    (r"released by hand", "laissé entrer à la main"),
    (r"took back: (?P<event>\w+)", "annulé : {event}"),
    (r"its end has passed", "son terme est passé"),
    (r"it was said again", "cela a été redit"),
    (r"the user said it again", "la personne l’a redit"),
    (r"the same thing, in a later wording that loses nothing", "la même chose, redite plus tard sans rien perdre"),
    (r"the same thing, in a wording that adds nothing", "la même chose, en des mots qui n’ajoutent rien"),
    (r"may be the same in other words", "peut-être la même chose en d’autres mots"),
    (r"these turns gave this memory already", "ces tours ont déjà donné ce souvenir"),
    (r"something said later has taken its place", "quelque chose dit plus tard a pris sa place"),
    (r"taken back in the turns that followed", "repris dans les tours qui ont suivi"),
    (r"what had replaced it holds again", "ce qui l’avait remplacé tient de nouveau"),
    (r"what had replaced it was taken back", "ce qui l’avait remplacé a été annulé"),
    (r"it had ended when this was said", "il avait pris fin quand cela a été dit"),
    # what a turn went without
    (r"memories: many are still being indexed", "souvenirs : beaucoup sont encore en cours d’indexation"),
    (r"memories: earlier reads are still under way", "souvenirs : des lectures précédentes se font encore"),
    (r"search: earlier reads are still under way", "recherche : des lectures précédentes se font encore"),
    (r"search: not ready within (?P<n>\S+) s", "recherche : pas prête en {n} s"),
    (r"memories: not ready within (?P<n>\S+) s", "souvenirs : pas prêts en {n} s"),
    (r"spark: not ready within (?P<n>\S+) ms", "étincelle : pas prête en {n} ms"),
    (r"words: the index still follows the ledger, the newest turns are not in it yet",
     "mots : l’index suit encore le registre, les tours les plus récents n’y sont pas"),
    (r"vectors: (?P<n>\S+) of (?P<m>\S+) turns have none yet and are found by their words",
     "vecteurs : {n} tours sur {m} n’en ont pas encore et se trouvent par leurs mots"),
    # verdicts
    (r"kept: (?P<inner>.+)", "gardé : {inner}"),
    (r"merged: (?P<inner>.+)", "fondu : {inner}"),
    (r"refused: (?P<inner>.+)", "refusé : {inner}"),
    (r"quarantined: (?P<inner>.+)", "retenu : {inner}"),
    (r"it rests on nothing that a person said", "cela ne repose sur rien qu’une personne ait dit"),
    (r"it is empty", "c’est vide"),
    (r"it is longer than (?P<n>\d+) characters", "cela dépasse {n} caractères"),
    (r"it holds a secret: withheld", "cela contient un secret : pas montré"),
    (r"it holds a piece of a secret: withheld", "cela contient un morceau de secret : pas montré"),
    (r"it is an instruction to a model, not a statement", "c’est une consigne à un modèle, pas un énoncé"),
    (r"it is about (?P<who>.+), who neither spoke nor is a member", "cela parle de {who}, qui n’a pas parlé et n’est pas des nôtres"),
    (r"it is about the one who was spoken to", "cela parle de celui à qui l’on s’adresse"),
    (r"it is small talk, or a task for now", "ce sont des menus propos, ou une tâche du moment"),
    (r"it is about somebody outside", "cela parle de quelqu’un d’extérieur"),
    (r"it repeats a memory that was shown, which nobody said again", "cela répète un souvenir montré, que personne n’a redit"),
    (r"only the assistant said it", "seul l’assistant l’a dit"),
    (r"no source says (?P<said>.+)", "aucune source ne dit {said}"),
    (r"it says no more than a name that is known", "cela ne dit rien de plus qu’un nom connu"),
    (r"it shares (?P<n>\d+%) of its words with what was said", "cela ne partage que {n} de ses mots avec ce qui a été dit"),
    (r"one word is too little to rest on", "un seul mot est trop peu"),
    (r"commands AI readers", "donne des ordres à qui lit, IA comprise"),
    (r"no explicit always or never of the user's: a preference, not a rule",
     "aucun « toujours » ni « jamais » explicite : une préférence, pas une règle"),
)  # fmt: skip


@lru_cache
def _compiled() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern, re.DOTALL), said) for pattern, said in _FRENCH)


def in_french(sentence: str, term: Callable[[str, str], str], *, depth: int = _DEPTH) -> str:
    """A sentence of the engine in French, or as it is.

    Args:
        sentence: of any length; it may quote what people said.
        term: (group, word) -> the word of the engine in French.
        depth: of sentences within sentences.
    """
    for pattern, said in _compiled() if depth else ():
        found = pattern.fullmatch(sentence)
        if found is not None:
            pieces = {name: _piece(name, value or "", term, depth - 1) for name, value in found.groupdict().items()}
            return said.format(**pieces)
    return sentence


def _piece(name: str, value: str, term: Callable[[str, str], str], depth: int) -> str:
    if not name.startswith("inner"):
        return term(name, value).lower() if name in {"kind", "status", "event"} else value
    told, whole = in_french(value, term, depth=depth), f"{value}."  # a sentence within a sentence may have lost its point
    if told != value:
        return told
    told = in_french(whole, term, depth=depth)
    return told if told != whole else value
