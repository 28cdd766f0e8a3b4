"""What in a turn is a statement of the speaker about themself or theirs, and what only looks like one."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from souvenance.core.analyse import analyse
from souvenance.core.briefly import NAME, is_announced, is_for_good, is_lasting_wish, is_news, is_specific
from souvenance.core.caches import of_texts
from souvenance.core.clauses import (
    Clause,
    bare,
    begins,
    clauses,
    compiled,
    cut_openers,
    found_at,
    is_all,
    match_at,
    says,
    without,
)
from souvenance.core.fold import fold
from souvenance.core.headings import TOPIC_WORDS, denies_figure, is_topic, tail_of
from souvenance.core.household import is_of_household
from souvenance.core.secrets import mask
from souvenance.core.slips import said_anew
from souvenance.core.stops import asks
from souvenance.core.wishes import holds_on, is_for_every_time
from souvenance.core.worth import LEAST_CHANGED, is_fragment, is_worth_keeping, is_worth_noting, substance
from souvenance.languages.reflection import ReflectionPack

Reading = Literal[
    "rule", "standing", "statement", "hedged", "others",  # what is kept
    "question", "hypothetical", "request", "addressee", "fiction", "talk", "reported", "stranger", "passing", "litotes",
    "joke", "told", "corrected", "handed", "none",
]  # fmt: skip
KEPT: frozenset[Reading] = frozenset({"rule", "standing", "statement", "hedged"})
# What nothing may rest on, whoever proposes it.
UNASSERTED: frozenset[Reading] = frozenset({"question", "hypothetical", "joke", "fiction", "litotes", "corrected", "handed"})

LONG_RUN = 45  # words; a longer run of clauses falls into one memory a clause
_OPEN: frozenset[Reading] = frozenset({"none", "others", "stranger", "told", "passing"})
_MIN_WORDS = 3
_WORDS_OF_A_NOTE = 7
_HEAD = 24  # characters: what a clause is about stands there
_ONE_WISH = 16  # words: a wish of so few is one, whatever its commas
_TAIL = 6  # words of a subject named at the end
_INTRODUCED = 2  # words after "I'm": a name is one of them
_WORDS_OF_A_DATE = 16  # and of who comes along
_WORDS_ASIDE = 5  # of a note beside what the speaker says of their own
_NOTE_WORDS = 25  # of a sentence about "them" that joins the one before
_LEADS_IN: frozenset[Reading] = frozenset({"question", "none", "stranger", "others", "passing"})
_NAMES_WHOM: frozenset[Reading] = frozenset({"none", "others", "stranger", "told", "passing"})
_FRAGMENT = 10  # words: a longer sentence that states nothing is no complement of the one before
_MEASURE = re.compile(r"^[a-z' ]{3,40} ?: ?\d[\d.,/]{0,12}\b|^\d+(?:[.,/]\d+)? ?(?:kg|lbs|mmhg|mmol|bpm|km|°c)\b")
_CAPITAL = re.compile(r"(?<=[\s:'’])[A-ZÀ-Þ][\w'’-]+")
_NAME_AND_NEXT = re.compile(r"\b[A-ZÀ-Þ][a-zà-ÿ]{2,}\s(?=(\w+))")
_NUMBER = re.compile(r"\d")
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A run of words of one turn that is kept as it stands."""

    text: str
    bare: str
    reading: Reading
    place: int  # of its sentence in the turn
    turn: str  # id
    speaker: str
    also: tuple[str, ...] = ()  # ids of other turns it rests on
    language: str = ""


@of_texts
@lru_cache(maxsize=1 << 12)
def read(text: str, pack: ReflectionPack, *, asks: bool = False) -> Reading:
    """What one clause is: the first of these that holds. ``asks``: a question mark stands behind it.

    Known false positives: a habit told in the past of a verb the pack does not know; a joke without a sign of it.
    """
    said = bare(cut_openers(text, pack), pack).rstrip(".!?… ")
    whole = bare(text, pack).rstrip(".!?… ")
    if not said or is_all(pack.small_talk, said) or is_all(pack.small_talk, whole):
        return "talk"
    supposes = found_at(pack.hypotheticals, without(pack.not_hypothetical, whole))
    tests: tuple[tuple[Reading, Callable[[], bool]], ...] = (
        ("joke", lambda: says(pack.taken_back, whole)),
        ("talk", lambda: begins(pack.cheers, said)),
        ("litotes", lambda: says(pack.litotes, whole)),
        ("hypothetical", lambda: supposes is not None and supposes <= _HEAD // 2),
        ("rule", lambda: not asks and says(pack.always_never, said)),
        ("standing", lambda: not asks and says(pack.standing, said) and not begins(pack.idle, said)),
        ("standing", lambda: not asks and is_lasting_wish(text, said, pack)),
        ("standing", lambda: (asks or begins(pack.question_starts, said)) and says(pack.asked_for_good, said)),
        ("hypothetical", lambda: supposes is not None),
        ("question", lambda: asks or begins(pack.question_starts, said)),
        ("fiction", lambda: says(pack.fiction, said)),
        ("statement", lambda: begins(pack.reminders, said) or is_announced(text, said, pack)),
        ("question", lambda: says(pack.questions, said)),
        ("addressee", lambda: says(pack.addressee, said)),
        ("request", lambda: begins(pack.requests, said)),
        ("reported", lambda: says(pack.reported, said) and not NAME.search(text)),
        ("statement", lambda: is_dislocated(said, pack) or begins(pack.awaited, said)),
        ("statement", lambda: begins(pack.turning, said) or is_of_household(text, said, pack)),
        ("stranger", lambda: begins(pack.strangers, said) and not (says(pack.vital, said) and says(pack.states, said))),
        ("statement", lambda: _introduces(text, said, pack)),
        ("none", lambda: is_fragment(text, said, pack)),
        ("none", lambda: not _is_long_enough(said)),
    )
    found = next((reading for reading, holds in tests if holds()), None)
    return found or _told(text, said, whole, pack)


def _introduces(text: str, said: str, pack: ReflectionPack) -> bool:
    """Whether a name follows: "I'm Ada", not "it's a long way from Porto"."""
    match = match_at(pack.introductions, said)
    if match is None:
        return False
    words = cut_openers(text, pack).split()[match[0].count(" ") + 1 :][:_INTRODUCED]
    return any(_CAPITAL.match(f" {word}", 1) for word in words)


def _told(text: str, said: str, whole: str, pack: ReflectionPack) -> Reading:
    """A clause that tells something: of whom, and whether it lasts."""
    states = _states(said, pack) or _ails(text, said, pack) or (begins(pack.picks, said) and bool(NAME.search(text)))
    if says(pack.hedges, whole):
        weak = says(pack.weak_verbs, said) or not is_worth_keeping(text, said, pack)
        return "hedged" if states and not weak else "none"
    if states:
        found = _weighed(text, said, pack)
        return found if found not in KEPT or is_worth_keeping(text, said, pack) else "passing"
    return "others" if _is_a_note(text, said, pack) and is_worth_noting(text, said, pack) else "none"


def _states(said: str, pack: ReflectionPack) -> bool:
    """Whether the speaker, or what is theirs, is what a clause tells of."""
    first = (pack.own, pack.labels, pack.dropped_subject, pack.own_work)
    if any(begins(pattern, said) for pattern in first) or says(pack.states, said) or says(rf"\b{pack.own or '$^'}", said):
        return True
    if says(pack.own_things, said) and not says(pack.second_person, said):
        return len(said.split()) >= _WORDS_OF_A_NOTE
    of_theirs = begins(pack.possessed, said) and len(said.split()) > _MIN_WORDS
    dated = begins(pack.events, said) and says(pack.when, said)
    treated = says(pack.vital, said) and says(pack.when, said) and not says(pack.subjects, said)  # "third chemo on Monday"
    return of_theirs or dated or treated or bool(_MEASURE.match(said))


def _ails(text: str, said: str, pack: ReflectionPack) -> bool:
    """Somebody or some animal with a name, and an illness or an allergy: of the speaker's circle, or it would not be told."""
    named = any(begins(pack.verbs_after_name, fold(match[1])) for match in _NAME_AND_NEXT.finditer(text))
    return named and says(pack.vital, said)


def _weighed(text: str, said: str, pack: ReflectionPack) -> Reading:
    """A statement, unless it says nothing that outlasts the hour."""
    weighty = says(pack.vital, said) or says(pack.preferences, said) or begins(pack.labels, said)
    if says(pack.weak_verbs, said) and not (weighty or says(pack.lasting, said)):
        return "none"
    if is_all(pack.unwell, said):
        return "passing"
    if _is_passing(said, pack) and not (says(pack.vital, said) or says(pack.lasting, said)):
        return "passing"
    if says(pack.momentary, said) and not (weighty or is_specific(text) or _is_eventful(said, pack)):
        return "passing"
    weighty = weighty or says(pack.when, said)
    telling = weighty or says(pack.life_events, said) or says(pack.lasting, said) or is_specific(text)
    return "statement" if telling or not says(pack.past, said) else "told"


def _is_eventful(said: str, pack: ReflectionPack) -> bool:
    return any(says(pattern, said) for pattern in (pack.life_events, pack.promises, pack.vital, pack.lasting))


def is_dislocated(said: str, pack: ReflectionPack) -> bool:
    """Whether it names at its end whom its pronoun means: "he's six now, my little one"."""
    if not begins(pack.persons, said):
        return False
    kin = rf"| (?:{pack.possessed})(?=(?:\w+ ){{0,2}}{pack.circle})" if pack.circle else ""
    owned = compiled(rf"(?:, (?:{pack.possessed})){kin}" if pack.possessed else "")
    found = list(owned.finditer(said)) if owned is not None else []
    return bool(found) and len(said[found[-1].end() :].split()) <= _TAIL


def _is_passing(said: str, pack: ReflectionPack) -> bool:
    """Weather, moods and meals, where they are what the clause begins with, not what it mentions."""
    found = compiled(pack.passing)
    match = found.search(said) if found is not None else None
    if match is None or match.start() > _HEAD:
        return False
    rest = said[match.end() :]  # "I'm so happy I got the job": the mood is not what it tells
    return not (says(pack.life_events, rest) and says(pack.first_person, rest))


def _is_a_note(text: str, said: str, pack: ReflectionPack) -> bool:
    """A sentence about somebody or something else that is told like a note: named, long enough, of the speaker's work."""
    return len(said.split()) >= _WORDS_OF_A_NOTE and is_specific(text) and says(pack.third_person, said)


def _is_long_enough(said: str) -> bool:
    words = said.split()
    return (
        len(words) + (words[:1] == ["i'm"]) >= _MIN_WORDS
        or bool(_MEASURE.match(said))
        or (len(said) > _MIN_WORDS and bool(_UNSPACED.search(said)))
    )


def claims(said: Sequence[str], pack: ReflectionPack, *, turn: str, speaker: str, language: str) -> list[Claim]:
    """The claims of one turn, in order; ``said`` are its sentences.

    A sentence that means nothing alone joins the one before it, or is dropped where that one says nothing.
    """
    led = [_leads(said[place - 1], sentence, pack) if place else False for place, sentence in enumerate(said)]
    runs = [
        _led(said[place - 1], sentence, pack) if led[place] else _runs(sentence, pack) for place, sentence in enumerate(said)
    ]
    works = any(runs)  # the speaker tells of their own: notes may stand beside it
    found: list[Claim] = []
    for place, (sentence, kept) in enumerate(zip(said, runs, strict=True)):
        follows = bool(found) and found[-1].place == place - 1
        dated: list[tuple[str, Reading]] = [(sentence, "statement")] if follows and is_only_dated(sentence, pack) else []
        completes = bool(dated) or (follows and not kept and _completes(sentence, found[-1], pack))
        for text, reading in dated or kept or _note(sentence, pack, beside=works, completes=completes):
            whole = f"{said[place - 1]} {text}" if led[place] else text
            found = [c for c in found if not led[place] or c.place != place - 1]
            claim = Claim(
                text=whole, bare=bare(whole, pack), reading=reading, place=place, turn=turn, speaker=speaker, language=language
            )
            needs = place > 0 and reading == "rule" and asks(text) and says(pack.refers, claim.bare)
            needs = needs or (begins(pack.anaphora, claim.bare) and not _stands(sentence, claim, pack))
            if not led[place] and (completes or needs or (place and begins(pack.continues, claim.bare))):
                found = _joined(found, claim, said, pack)
            else:
                found.append(claim)
    return found


def _stands(sentence: str, claim: Claim, pack: ReflectionPack) -> bool:
    """Whether a claim that begins with a pronoun says all the same whom or what it means, or is told as news."""
    if is_dislocated(claim.bare, pack) or is_announced(claim.text, claim.bare, pack):
        return True
    whole = bare(sentence, pack).rstrip(".!?… ")
    framed = begins(pack.frames, whole) or is_dislocated(whole, pack) or begins(pack.retracts, claim.bare)
    return framed or (begins(pack.picks, claim.bare) and bool(NAME.search(claim.text)))


def _led(before: str, sentence: str, pack: ReflectionPack) -> list[tuple[str, Reading]]:
    if holds_on(before, sentence, pack):
        return [(sentence, "rule")]
    return [(sentence, "standing" if is_for_good(sentence, pack) else "statement")]


def _leads(before: str, sentence: str, pack: ReflectionPack) -> bool:
    """Whether a sentence says what the one before means: "Booked! The ferry, 3 June"; "No tables? Text, always"."""
    if asks(sentence) or len(sentence.split()) > _NOTE_WORDS or mask(before) != before or mask(sentence) != sentence:
        return False
    if holds_on(before, sentence, pack) or denies_figure(before, sentence, pack) or _names_topic(before, sentence, pack):
        return True
    if begins(pack.retracts, bare(cut_openers(before, pack), pack)) and begins(pack.anaphora, bare(sentence, pack)):
        return is_specific(sentence)
    if is_news(before, pack):
        telling = len(sentence.split()) >= _MIN_WORDS and (is_specific(sentence) or says(pack.when, bare(sentence, pack)))
        return telling and read(sentence, pack) in KEPT - {"hedged", "rule", "standing"} | _OPEN
    asked = bare(cut_openers(before, pack), pack)
    wishes = says(pack.second_person, asked) and (begins(pack.question_starts, asked) or begins(pack.requests, asked))
    return wishes and is_for_good(sentence, pack)


def _names_topic(before: str, sentence: str, pack: ReflectionPack) -> bool:
    """Whether a taste is told of what a few words with a question mark name: "Marmite? I can't stand the stuff."."""
    said = bare(sentence, pack)
    if not is_topic(before, pack) or not says(pack.preferences, said):
        return False
    if says(pack.past, said) or says(pack.second_person, said):
        return False
    return (says(pack.refers, said) or begins(pack.anaphora, said)) and read(sentence, pack) in {"statement", "passing"}


def is_only_dated(sentence: str, pack: ReflectionPack) -> bool:
    """Whether it is the date, and perhaps the company, of what was just said: "Friday 15 to Monday 18 May, Tom and me"."""
    said = bare(sentence, pack)
    short = len(said.split()) <= _WORDS_OF_A_DATE and not asks(sentence) and said_anew(sentence, pack) is None
    return short and begins(pack.dates_only, said) and not says(pack.subjects, said)


def _completes(sentence: str, last: Claim, pack: ReflectionPack) -> bool:
    """A sentence that says nothing alone but goes with the claim before it: "Two VMs and systemd, that's all".

    A few words with a name or a number, or what the claim's own person does ("my sister…" "She…").
    """
    said = bare(sentence, pack)
    pronoun = begins(pack.anaphora, said)
    if read(sentence, pack, asks=asks(sentence)) not in ({"none", "stranger", "others"} if pronoun else {"none"}):
        return False
    if says(pack.hedges, said) or says(pack.second_person, said) or begins(pack.corrections, said):
        return False
    if said_anew(sentence, pack) is not None:
        return False
    words = len(said.split())
    of_theirs = pronoun and says(pack.circle, last.bare) and begins(pack.persons, said) and words <= _NOTE_WORDS
    return of_theirs or (is_specific(sentence) and words <= (_NOTE_WORDS if pronoun else _FRAGMENT))


def _note(sentence: str, pack: ReflectionPack, *, beside: bool, completes: bool) -> list[tuple[str, Reading]]:
    """A sentence about somebody or something else, told like a note."""
    text = cut_openers(sentence, pack)
    reading = read(sentence, pack, asks=asks(sentence))
    said = bare(text, pack)
    aside = beside and reading == "none" and is_specific(text) and len(said.split()) >= _WORDS_ASIDE
    aside = aside and not says(pack.hedges, said) and not says(pack.second_person, said) and not begins(pack.anaphora, said)
    aside = aside and is_worth_noting(text, said, pack) and (not pack.light or _concerns(text, said, pack))
    return [(text, "statement")] if completes or reading == "others" or aside else []


def _concerns(text: str, said: str, pack: ReflectionPack) -> bool:
    """Whether a sentence about something else has to do with the speaker or their work: it says so, or it has a figure."""
    return bool(_NUMBER.search(text)) or says(pack.first_person, said) or says(pack.third_person, said)


def _shares_subject(part: Clause, text: str, before: Reading, pack: ReflectionPack) -> bool:
    """Whether a clause with "always" or "never" first goes on about whom the one before told of: "they care and never ask"."""
    joined = is_all(pack.conjunctions, part.lead.strip(" ,"))
    return joined and before not in {"rule", "standing", "request"} and begins(pack.adverbs_first, bare(text, pack))


def _wish(sentence: str, pack: ReflectionPack) -> Reading | None:
    """How a sentence is read that is one wish, one promise or one piece of news, whatever its commas."""
    if is_for_every_time(sentence, pack, asks=asks(sentence)):
        return "rule"
    if asks(sentence) or mask(sentence) != sentence:
        return None
    whole, words, said = read(sentence, pack), len(sentence.split()), bare(cut_openers(sentence, pack), pack)
    announced = (
        whole == "statement"
        and is_announced(sentence, said, pack)
        and any(begins(rule, said) for rule in (pack.vows, pack.news, pack.presents))
    )
    if announced and words <= _NOTE_WORDS:
        return whole
    return whole if whole in {"rule", "standing"} and words <= _ONE_WISH else None


def _runs(sentence: str, pack: ReflectionPack) -> list[tuple[str, Reading]]:
    """The runs of clauses of one sentence that are kept, and how each is read."""
    if (whole := _wish(sentence, pack)) is not None:
        return [(cut_openers(sentence, pack), whole)]
    parts = clauses(sentence, pack)
    texts = [sentence[part.start : part.end] for part in parts]
    readings = [read(text, pack, asks=asks(sentence) and n == len(parts) - 1) for n, text in enumerate(texts)]
    readings = _asserted(sentence, parts, texts, readings, pack)
    for n in range(1, len(parts)):
        if readings[n] == "rule" and _shares_subject(parts[n], texts[n], readings[n - 1], pack):
            readings[n] = "none"
    runs: list[list[int]] = [[]]
    supposing = False
    for n, (part, reading) in enumerate(zip(parts, readings, strict=True)):
        if mask(texts[n]) != texts[n]:  # a run of its own: what is said beside a secret need not be withheld with it
            readings[n] = "statement"
            runs += [[n], []]
            continue
        turned = begins(rf"\W*(?:{pack.turns_away or '$^'}|{pack.adversatives or '$^'})", part.lead + bare(texts[n], pack))
        supposing = (supposing and not turned) or reading == "hypothetical"
        leads_in = (
            n + 1 < len(parts)
            and readings[n + 1] in KEPT
            and (
                reading == "told"
                or (reading in _LEADS_IN and _subordinate(texts[n], pack))
                or (reading == "stranger" and _names_later(texts[n], texts[n + 1], pack))
                or (reading in {"none", "others"} and _is_named_for(texts[n], texts[n + 1], pack))
                or (reading in _OPEN and _is_put_right(texts[n], pack))
                or (reading == "none" and not n and _only_names_topic(texts[n], pack))
            )
        )
        if not supposing and (reading in KEPT or leads_in or (runs[-1] and _sticks(reading, part.lead, readings[n - 1]))):
            runs[-1].append(n)
        else:
            runs.append([])
    return [text for run in runs for text in _texts(sentence, parts, readings, run, pack)]


def _dislocated(sentence: str, first: Clause, second: Clause, pack: ReflectionPack) -> Reading | None:
    """How two clauses read as one, where the first only names what the other one tells of: "coriander, for me, it's soap"."""
    if not second.lead.startswith(",") or not begins(pack.anaphora, bare(sentence[second.start : second.end], pack)):
        return None
    if len(sentence[first.start : first.end].split()) > _TAIL:
        return None
    told = read(sentence[first.start : second.end], pack)
    return told if told in {"statement", "hedged"} else None


def _asserted(
    sentence: str, parts: Sequence[Clause], texts: Sequence[str], readings: Sequence[Reading], pack: ReflectionPack
) -> list[Reading]:
    """The readings of clauses, put right where the sentence says what its clauses do not: a frame, a correction, a heading."""
    found = list(readings)
    whole = bare(sentence, pack)
    framed = begins(pack.frames, whole) or is_dislocated(whole.rstrip(".!?… "), pack)
    for n, text in enumerate(texts):
        told = framed and found[n] in _OPEN and _tells(text, pack)
        if told or (found[n] == "none" and _is_headed(text, pack)):
            found[n] = "statement"
    for n in range(1, len(parts)):
        if found[n - 1] in _OPEN and found[n] in _OPEN and (one := _dislocated(sentence, parts[n - 1], parts[n], pack)):
            found[n - 1 : n + 1] = [one, one]
        elif found[n] == "passing" and begins(pack.past_of, bare(texts[n - 1], pack)):
            found[n] = "statement"  # what has taken the place of what was
    if not (begins(pack.retracts, whole) or begins(pack.retracts, bare(cut_openers(sentence, pack), pack))):
        return found
    anew = [n for n in range(1, len(texts)) if found[n] in KEPT or (found[n] in _OPEN and is_specific(texts[n]))]
    for n, reading in enumerate(found if anew else ()):
        if reading not in KEPT | UNASSERTED:
            found[n] = "statement" if n <= anew[-1] else "talk"  # what is said beside it is not put right with it
    return found


def _is_headed(text: str, pack: ReflectionPack) -> bool:
    """Whether a statement stands behind a few words and a colon: "Change of hall: the wedding is on 3 June"."""
    tail = tail_of(text)
    return bool(tail) and is_specific(tail) and read(tail, pack) == "statement"


def _tells(text: str, pack: ReflectionPack) -> bool:
    """Whether a clause behind a frame ("before you ask: …") says something that lasts."""
    said = bare(cut_openers(text, pack), pack)
    empty = (pack.passing, pack.idle, pack.second_person, pack.hedges, pack.momentary, pack.wisdom)
    return not any(says(pattern, said) for pattern in empty) and substance(text, said, pack) >= LEAST_CHANGED


def _only_names_topic(text: str, pack: ReflectionPack) -> bool:
    """Whether the first clause only names what the next one tells of: "the audiobooks, I never got into"."""
    said = bare(text, pack)
    named = begins(pack.topics, said) and 1 < len(said.replace("'", " ").split()) <= TOPIC_WORDS
    return named and not says(pack.subjects, said) and substance(text, said, pack) > 0


def _is_put_right(text: str, pack: ReflectionPack) -> bool:
    """Whether a clause says of what was told before that it is wrong or past: "vegetarian was last year, I eat fish"."""
    said = bare(text, pack)
    return begins(pack.retracts, said) or begins(pack.past_of, said)


def _names_later(text: str, after: str, pack: ReflectionPack) -> bool:
    return begins(pack.persons, bare(text, pack)) and begins(pack.possessed, bare(after, pack))


def _is_named_for(text: str, after: str, pack: ReflectionPack) -> bool:
    """What the next clause refers to ("the only tea is lapsang, I've drunk it…"), or asks for ("lists please, I skim")."""
    said, next_said = bare(text, pack), bare(after, pack)
    return says(pack.politeness, said) or says(pack.refers, next_said) or begins(pack.anaphora, next_said)


def _subordinate(text: str, pack: ReflectionPack) -> bool:
    """What stands before a main clause that would say something else without it: "When I was a child, …": …"."""
    return begins(pack.subordinators, bare(cut_openers(text, pack), pack))


def _sticks(reading: Reading, lead: str, before: Reading) -> bool:
    """A clause that says nothing alone but completes the one before it."""
    return reading in {"none", "others", "passing", "stranger", "told"} or (
        reading == "request" and (before == "standing" or bool(lead.strip(" ,")))
    )


def _texts(
    sentence: str, parts: Sequence[Clause], readings: Sequence[Reading], run: Sequence[int], pack: ReflectionPack
) -> Iterable[tuple[str, Reading]]:
    if not run or (len(run) == 1 < len(parts) and begins(pack.conditions, bare(sentence[parts[run[0]].start :], pack))):
        return  # nothing, or a condition without what it is a condition of
    run = [*range(_antecedent(sentence, parts, readings, run, pack), run[0]), *run]
    spans = [(parts[n].start, parts[n].end) for n in run]
    text = sentence[spans[0][0] : spans[-1][1]]
    pieces = [(text, [readings[n] for n in run if readings[n] in KEPT])]
    if len(text.split()) > LONG_RUN:
        kept = [n for n in run if readings[n] in KEPT]
        pieces = [(sentence[parts[n].start : parts[n].end], [readings[n]]) for n in kept]
    for piece, of in pieces:
        if cut := _rid_of_ends(cut_openers(piece, pack), pack):
            yield cut, _strongest(of)


def _rid_of_ends(text: str, pack: ReflectionPack) -> str:
    """Without the conjunction that is left where the clause behind it was cut away."""
    return re.sub(rf"[\s,]+{pack.dangling}$", "", text, flags=re.IGNORECASE) if pack.dangling else text


def _antecedent(
    sentence: str, parts: Sequence[Clause], readings: Sequence[Reading], run: Sequence[int], pack: ReflectionPack
) -> int:
    """Where a run has to begin so that its "him" is named: "Tom turns nine and we're giving him a telescope"."""
    text, first = sentence[parts[run[0]].start : parts[run[-1]].end], run[0]
    owned = rf"\b(?:{pack.possessed})" if pack.possessed else ""
    if not says(pack.pronouns, bare(text, pack)) or NAME.search(text) or says(owned, bare(text, pack)):
        return first
    while first and readings[first - 1] in _NAMES_WHOM:
        first -= 1
    return first


def _strongest(readings: Iterable[Reading]) -> Reading:
    order: tuple[Reading, ...] = ("rule", "hedged", "standing", "statement")
    found = set(readings)
    return next(reading for reading in order if reading in found)


def _joined(found: list[Claim], claim: Claim, said: Sequence[str], pack: ReflectionPack) -> list[Claim]:
    """The claims, with one that needs what stands before it; without it where nothing does."""
    if found and found[-1].place in {claim.place, claim.place - 1} and found[-1].turn == claim.turn:
        last = found[-1]
        text = f"{last.text} {claim.text}"
        reading = _strongest((last.reading, claim.reading))
        return [*found[:-1], replace(last, text=text, bare=bare(text, pack), place=claim.place, reading=reading)]
    before = said[claim.place - 1] if claim.place else ""
    if len(before.split()) < _MIN_WORDS or read(before, pack, asks=asks(before)) in UNASSERTED | {
        "talk",
        "addressee",
        "request",
    }:
        return found
    text = f"{before} {claim.text}"
    return [*found, replace(claim, text=text, bare=bare(text, pack))]


@of_texts
@lru_cache(maxsize=1 << 12)
def content(text: str, language: str) -> frozenset[str]:
    """The content stems of a text."""
    return frozenset(analyse(text, language).terms())


_HEAD_LETTERS = 5  # two stems that share them are of one word: "allergic" and "allergy", "reprend" and "reprendre"


def held(words: frozenset[str], there: frozenset[str]) -> frozenset[str]:
    """Those of some content stems that stand in others, as they are or as another form of the same word."""
    heads = {word[:_HEAD_LETTERS] for word in there if len(word) >= _HEAD_LETTERS}
    return frozenset(word for word in words if word in there or (len(word) >= _HEAD_LETTERS and word[:_HEAD_LETTERS] in heads))


__all__ = [
    "KEPT",
    "UNASSERTED",
    "Claim",
    "Reading",
    "asks",
    "claims",
    "content",
    "cut_openers",
    "held",
    "is_only_dated",
    "is_specific",
    "read",
]
