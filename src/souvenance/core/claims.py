"""What a text claims, read once: its statements, their subjects and values, and what they say has changed."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from souvenance.core.couples import parted_from, partners_of
from souvenance.core.denials import Asserted, Wording, asserted, unvalued
from souvenance.core.fold import fold, plain
from souvenance.core.frames import Frame, frames_of
from souvenance.core.labels import labels_of, owners_of, placing
from souvenance.core.lexicon import CLAUSE_SIGNS, TOOLS, WORD, Rules, lexicon, rules_for, stem, stems
from souvenance.core.outcomes import Outcome, outcomes_of
from souvenance.core.parts import joined_in, others_in, spells_of, uses_of
from souvenance.core.quantities import growing, stems_and_values, values_of
from souvenance.core.subjects import UNKNOWN, names_of, subject_of, whose
from souvenance.core.topics import around_values, denied_in, lead_of, modifiers_of, spelling_of, topic_of
from souvenance.languages import pack_for
from souvenance.languages.changes import AMBIGUOUS, Changes, changes_for
from souvenance.languages.changes.outcomes import outcomes_for
from souvenance.languages.reflection.shared import TITLES
from souvenance.thresholds import MOST_CLAIM_CHARS, MOST_STATEMENTS

_SENTENCE_CHARS = 400  # a longer sentence is read to here: what comes after is rarely the same statement
# Not ``stops.STOP``: a capital with a point is an initial, and ";" of Chinese parts claims.
_SENTENCES = re.compile(r"(?<!\b[A-Z])[.!?…]+[\"')»”]*\s+|\n+|(?<=[。！？；])")
_CODE = re.compile(r"```[^`]{0,16000}(?:```)?")  # numbers and words of a program are no statement
_MISTER = re.compile(r"\bM\. (?=\w)")  # its letter alone is also "me" before a vowel
_TITLE = re.compile(rf"\b({'|'.join(TITLES)})\. ")
_NUMBER_SIGN = re.compile(r"(?<=[^\W\d_] )([Nn](?:o|r|um))\. ?(?=\d)")  # "box no. 3": its point ends no sentence
_BETWEEN_PIECES = re.compile("[- ]")
_GROUPED = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")  # "12,000": its comma ends no span
_BEFORE_A_MARK = 2  # words before "just kidding", where it takes back the sentence before: "no wait, kidding"
_CARRIED = {"corrects", "first"}  # flags of a short sentence that go on to the next one
_OF_A_SLIP = 3  # stems of a sentence that says hardly more than that there was a slip, or a first time
_THING_WITHIN = 4  # words of a clause in which the thing that it begins with is named
_SHORTEST_SHAPE = 2  # words: a determiner, a thing, and what is said of it


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """One sentence. What is past, hedged or asked in it claims nothing, and only says what the sentence is about."""

    topic: frozenset[str]  # stems of what it is about, values left out
    order: tuple[str, ...]  # all its stems as they stand
    held: frozenset[str]  # the topic and its times, days and colours
    own: frozenset[str]  # every stem and value of it
    near: frozenset[str]  # the same and what the sentence before is about
    names: frozenset[str]
    values: Mapping[str, frozenset[str]]  # kind of value, or "#" and a unit -> values
    subject: frozenset[str]  # other people or things it begins with; none: nobody is named
    crowd: bool  # the subject is one of several, like a friend: only a name tells them apart
    grown: frozenset[str]  # of the subject, who is no child
    lead: frozenset[str]  # a full name it begins with
    around: Mapping[str, frozenset[str]]  # in a long sentence, kind of value -> topic of the clauses it stands in
    denied: frozenset[str]  # topic of what it denies
    asserted: Asserted  # what its clauses affirm and deny, word for word
    unvalued: Wording  # all its words but times and dates
    modifiers: frozenset[str]  # words of the topic that only say which one another is: coffee machine
    spelling: Mapping[str, str]  # stem -> word as it stands, for a person to read
    mine: bool  # it begins with the speaker
    opens: bool  # with its very first word
    acts: bool  # and does what it tells
    speaks: bool  # names the speaker anywhere
    possessed: frozenset[str]  # what it calls the speaker's own
    theirs: frozenset[str]  # what it calls somebody else's
    flags: frozenset[str]  # of the pack's patterns, those that it matches
    ended: tuple[tuple[str, ...], ...]  # what is over: stems of each span a marker names
    outcomes: tuple[Outcome, ...]  # what it says became of things
    replaced: tuple[tuple[str, ...], ...]  # old values
    moved: frozenset[str]  # what was taken from the old value to the new: the shop of "moved the shop from A to B"
    begins: tuple[str, ...]  # the thing it begins with, and what tells it from its like: the blog of "our blog uses A"
    spent: tuple[tuple[str, ...], ...]  # out of stock
    left: tuple[tuple[str, ...], ...]  # whom or what somebody left
    renewed: tuple[tuple[str, ...], ...]  # things with a new value or holder
    placed: tuple[tuple[str, ...], ...]  # things that were put somewhere
    deferred: tuple[tuple[str, ...], ...]  # what was put off, where it is named
    slots: Mapping[str, tuple[str, ...]]  # attribute -> stems of its value
    slots_ended: frozenset[str]  # attributes whose old value an event ended
    states: Mapping[str, frozenset[str]]  # dimension -> states told
    state_words: Mapping[str, frozenset[str]]  # dimension -> stems of the words that tell its state
    fresh: frozenset[str]  # what it speaks of as of something new: "a novel"
    opened: frozenset[str]  # attributes, states and families of tools: what two statements may share without a word
    tools: Mapping[str, frozenset[str]]  # family -> members named
    growing: frozenset[str]  # units of numbers that are said to have been reached
    scope: frozenset[str]  # the team, project or purpose it restricts itself to
    spells: frozenset[str]  # days and seasons on which what it tells holds again and again
    uses: frozenset[str]  # purposes and places to which it confines what ended or changed
    parted: frozenset[str]  # with whom it says that it is over
    partner: bool  # it names whom the speaker is with by what they are: "my boyfriend"
    joined: frozenset[str]  # things that stand side by side in it: the bus and the train
    people: frozenset[str]  # everyone it names by kinship or role
    kin: frozenset[str]  # the same without roles
    others: frozenset[str]  # words that make another thing of it: return, spare
    # A noun -> what tells those it names from their like: {"server": {"12", "a"}}; "it" is that one until another is named.
    labels: Mapping[str, frozenset[str]]
    places: frozenset[str]  # of these nouns, those that are only where something else is
    beside: frozenset[str]  # what it is about but these nouns, and going or lying there: the gym of "bus 14 to the gym"
    owners: Mapping[str, frozenset[str]]  # a thing -> whose it is, where not the speaker's; the same
    when: frozenset[str]  # parts of the day, week and year it speaks of
    members: frozenset[tuple[int, int]]  # of sets whose members exclude one another
    traits: frozenset[tuple[int, int]]  # of sets of which one member holds at a time
    shapes: tuple[tuple[str, ...], ...]  # its clauses about things, word by word, without articles
    starts: bool  # it begins with a verb of beginning or coming by, its subject left out: "Bought myself a bike"
    stems_of_pasts: frozenset[str]  # of past forms, the stems in which they would be denied: drive of "drove"
    untried: frozenset[str]  # forms of the verb of what never happened: been, went
    frames: tuple[Frame, ...]  # its clauses in two parts, a thing and what or where it is
    stands: bool  # says something about the present
    says: bool  # without hedge or question
    worded: bool  # in a language whose change words are known


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: verdicts are kept by pairs of claims
class Claims:
    """A text as ``relation`` reads it; worth keeping, as it costs a thousand times a comparison."""

    language: str
    statements: tuple[Statement, ...] = ()
    text: str = ""
    stems: frozenset[str] = frozenset()  # of all statements
    opened: frozenset[str] = frozenset()


def claims(text: str, language: str, subject: str = "") -> Claims:
    """The claims of a text.

    Args:
        text: any length; the beginning and the end of a long one are read.
        language: ISO 639-1; one without change words gives claims that say nothing new.
        subject: who speaks, or whom the text is about: this name and "I" are the same person.
    """
    me = frozenset(stems(fold(subject), language))
    found: list[Statement] = []
    sentences = _sentences(_joined(_ends(text, MOST_CLAIM_CHARS), language))
    for sentence, meant in zip(sentences, _meant(sentences, language), strict=True):
        found.append(_statement(sentence, language, me, found[-1] if found else None, meant=meant))
    return Claims(
        language=language,
        statements=tuple(found),
        text=text,
        stems=frozenset().union(*(statement.near | statement.held for statement in found)),
        opened=frozenset().union(*(statement.opened for statement in found)),
    )


def _ends(text: str, most: int) -> str:
    """The beginning and the end of a text that is too long to be read whole."""
    return text if len(text) <= most else f"{text[: most // 2]}\n{text[-most // 2 :]}"


def _joined(text: str, language: str) -> str:
    """With the pieces of kin in one word: a brother-in-law is no brother."""
    for pattern in rules_for(language).compounds:
        text = pattern.sub(lambda found: _BETWEEN_PIECES.sub("", found[0]), text)
    return text


def _sentences(text: str) -> list[str]:
    text = _MISTER.sub("Monsieur ", plain(_CODE.sub("\n", text).replace("_", " ")))
    text = _GROUPED.sub("", _NUMBER_SIGN.sub(r"\1 ", _TITLE.sub(r"\1 ", text)))
    starts = [0, *(match.end() for match in _SENTENCES.finditer(text)), len(text)]
    found = [sentence for start, end in pairwise(starts) if WORD.search(sentence := text[start:end].strip())]
    half = MOST_STATEMENTS // 2
    return found if len(found) <= MOST_STATEMENTS else found[:half] + found[-half:]


def _meant(sentences: list[str], language: str) -> list[bool]:
    """Of each sentence, whether it is said in earnest: none is that a joke's mark stands in, or in the next one's beginning."""
    mark = rules_for(language).flags["unmeant"]
    marks = [mark.search(fold(sentence[:_SENTENCE_CHARS])) for sentence in sentences]
    begins = [found is not None and len(WORD.findall(found.string[: found.start()])) <= _BEFORE_A_MARK for found in marks]
    return [found is None and not after for found, after in zip(marks, [*begins, False][1:], strict=True)]


def _statement(sentence: str, language: str, me: frozenset[str], before: Statement | None, *, meant: bool) -> Statement:
    rules, changes, words = rules_for(language), changes_for(language), lexicon(language)
    sentence = sentence[:_SENTENCE_CHARS]
    folded = fold(sentence)
    stood, told, said = _clauses(folded, rules)
    if not meant:
        told = said = ""
    heard = said or stood
    ours = rules.relatives.sub(" ", heard)  # "I met a nurse who lives in York" tells nobody's home
    values, names, tokens = values_of(heard, language)[0], names_of(sentence, language) - me, WORD.findall(heard)
    subject, mine = subject_of(sentence, language, me, before.subject if before else frozenset())
    topic, order = topic_of(stood, names, language) - me, tuple(stems(folded, language))
    people = frozenset(changes.kin[word] for word in WORD.findall(folded) if word in changes.kin)
    told_values = frozenset(value for kind, of_kind in values.items() if kind[0] != "#" for value in of_kind)
    heard_words, pasts = WORD.findall(folded), outcomes_for(language).pasts
    stems_of_pasts = frozenset(stem(pasts[word], language) for word in heard_words if word in pasts)
    own = frozenset(order) | stems_of_pasts | people | told_values | {"~" + s for s in topic}
    first = next(iter(WORD.findall(folded)), "")
    if not mine or rules.flags["cleft"].search(heard):
        ours = heard
    else:
        told, said = rules.relatives.sub(" ", told), rules.relatives.sub(" ", said)
    slots = _slots(ours, sentence, language, subject, me, names)
    slots_ended = frozenset(name for name, pattern in rules.slot_ends.items() if pattern.search(said))
    states = {dimension: _found(of_it, ours) for dimension, of_it in rules.states.items()}
    tools = _tools(heard, sentence)
    labels = labels_of(sentence, language)
    named = {noun: frozenset().union(*(of.ids for of in labels if of.noun == noun)) for noun in {of.noun for of in labels}}
    flags = _flags(rules, said, before)
    shapes = tuple(_shapes(heard, rules, changes, anybody=bool(subject)))
    return Statement(
        topic=topic,
        order=order,
        held=topic | told_values | {"~" + words.kinds[s] for s in topic if s in words.kinds},
        own=own,
        near=own | (before.topic if before else frozenset()),
        names=names,
        values=values,
        growing=growing(said, language),
        subject=subject,
        crowd=bool(subject & changes.several),
        grown=(subject & people) - changes.children,
        lead=lead_of(sentence, language),
        around=around_values(heard, topic, names, language),
        denied=denied_in(said, names, language),
        asserted=asserted(said, language),
        unvalued=unvalued(said, language),
        modifiers=modifiers_of(sentence, topic, language),
        spelling=spelling_of(sentence, language),
        mine=mine,
        acts=first in changes.agents,
        speaks=any(word in changes.first_person for word in WORD.findall(folded)),
        possessed=_owned(folded, changes.mine, language),
        theirs=_owned(folded, changes.theirs, language),
        opens=first in changes.first_person,
        people=people,
        kin=people - changes.roles,
        flags=flags,
        ended=_named("ended", told, "old", language, words.light),
        outcomes=outcomes_of(told, language),
        replaced=_named("replaced", told, "old", language, frozenset()),
        moved=frozenset(s for found in _named("replaced", told, "thing", language, words.light) for s in found),
        begins=_begins(shapes, changes, language),
        spent=_named("spent", said, "old", language, words.light),
        left=_named("left", said, "old", language, words.light),
        renewed=_named("renewed", said, "topic", language, words.light),
        placed=_named("placed", said, "topic", language, words.light),
        deferred=_named("deferred", said, "topic", language, words.light) if "deferred" in flags else (),
        scope=frozenset(found[-1] for found in _named("scopes", heard, "scope", language, words.light)),
        spells=spells_of(told, language),
        uses=uses_of(told, language),
        parted=parted_from(told, language),
        partner=bool(people & partners_of(language)),
        joined=joined_in(heard, language),
        slots=slots,
        slots_ended=slots_ended,
        states={dimension: found for dimension, found in states.items() if found},
        state_words={d: _state_words(rules.states[d], ours, language) for d, found in states.items() if found},
        fresh=_owned(folded, outcomes_for(language).fresh, language),
        tools=tools,
        opened=frozenset((*slots, *(n.split()[0] for n in slots), *slots_ended, *(d for d, f in states.items() if f), *tools)),
        others=(frozenset(tokens) & changes.others) | others_in(folded, language),
        labels={**(before.labels if before else {}), **named},
        places=frozenset(noun for noun in named if all(of.placed for of in labels if of.noun == noun)),
        beside=topic - named.keys() - placing(language),
        owners={**(before.owners if before else {}), **owners_of(sentence, language, me)},
        when=_parts_of_time(tokens, language) | values.get("weekday", frozenset()),
        members=_members(changes.exclusive, tokens),
        traits=_members(changes.opposites, tokens),
        shapes=shapes,
        starts=first in outcomes_for(language).starts,
        stems_of_pasts=stems_of_pasts,
        untried=_untried(said, rules, changes, language),
        frames=frames_of(said, names | subject - people, language),
        stands=bool(stood.strip()),
        says=bool(said.strip()),
        worded=bool(changes.change),
    )


def _owned(text: str, determiners: frozenset[str], language: str) -> frozenset[str]:
    return frozenset(stem(noun, language) for owner, noun in pairwise(WORD.findall(text)) if owner in determiners)


def _flags(rules: Rules, said: str, before: Statement | None) -> frozenset[str]:
    """The patterns that match. A slip that is owned up to in a sentence of its own is corrected by the next one."""
    found = _found(rules.flags, said)
    if before is not None and len(before.topic) <= _OF_A_SLIP:
        found |= before.flags & _CARRIED
    return found | {"change"} if "corrects" in found else found


def _found(patterns: Mapping[str, re.Pattern[str]], text: str) -> frozenset[str]:
    return frozenset(name for name, pattern in patterns.items() if pattern.search(text))


def _parts_of_time(tokens: list[str], language: str) -> frozenset[str]:
    """Parts of the day, week and year; behind "a" or "ont", "été" is no summer."""
    when, been = changes_for(language).when, outcomes_for(language).active
    before = ("", *tokens)
    return frozenset(when[word] for word, ahead in zip(tokens, before, strict=False) if word in when and ahead not in been)


def _state_words(patterns: Mapping[str, re.Pattern[str]], text: str, language: str) -> frozenset[str]:
    """Stems of what the patterns of one dimension find."""
    return frozenset(s for pattern in patterns.values() for found in pattern.finditer(text) for s in stems(found[0], language))


def _members(sets: tuple[Mapping[str, int], ...], tokens: list[str]) -> frozenset[tuple[int, int]]:
    return frozenset((n, members[word]) for n, members in enumerate(sets) for word in tokens if word in members)


def _clauses(text: str, rules: Rules) -> tuple[str, str, str]:
    """Three readings of a sentence: without what is past; without what is hedged or asked; without either."""
    pieces = rules.clauses.split(text)
    clauses, signs = pieces[::2], ["", *pieces[1::2]]
    asked = text.rstrip().endswith("?")
    hypothetical = any(rules.conditional.match(clause.strip()) for clause in clauses)
    stood, told, said, hedged = [], [], [], False
    for number, (sign, clause) in enumerate(zip(signs, clauses, strict=True)):
        bare = clause.strip()
        opening = rules.presuming.match(bare)  # ", given that we moved": the sign is the comma
        bare = bare[opening.end() :].strip() if opening else bare
        presumed = opening is not None or sign.strip() in rules.presumes or rules.presupposed.search(bare) is not None
        inherited = hedged and bool(sign.strip().isalpha()) and not presumed and not rules.resumes.match(bare)
        hedged = inherited or hypothetical or rules.flags["hedged"].search(bare) is not None
        hedged = hedged or (not presumed and rules.asks.match(bare) is not None)
        hedged = hedged or (asked and not presumed and (number == len(clauses) - 1 or not rules.resumes.match(bare)))
        past = rules.flags["past"].search(bare) is not None
        piece = f"{sign}{clause}"
        stood += [piece] * (not past)
        told += [piece] * (not hedged and (not past or rules.ceased.search(bare) is not None))
        said += [piece] * (not past and not hedged)
    return "".join(stood), "".join(told), "".join(said)


def _named(name: str, text: str, group: str, language: str, light: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """What the patterns of one name hold in one group, as stems and values."""
    rules = rules_for(language)
    patterns = [pattern for pattern in rules.named[name] if group in pattern.groupindex]
    spans = [match[group] or "" for pattern in patterns for match in pattern.finditer(text)]
    heads = [rules.cuts.split(span, maxsplit=1)[0] or span for span in spans]
    found = [tuple(s for s in stems_and_values(head, language) if s not in light) for head in heads]
    return tuple(stems for stems in found if stems)


def _slots(
    text: str, sentence: str, language: str, subject: frozenset[str], me: frozenset[str], names: frozenset[str]
) -> dict[str, tuple[str, ...]]:
    """The attributes a text tells, each with its first value."""
    rules, light = rules_for(language), lexicon(language).light - names
    found: dict[str, tuple[str, ...]] = {}
    for name, patterns in rules.slots.items():
        for match in (match for pattern in patterns for match in pattern.finditer(text)):
            told = match.groupdict()
            narrower = whose(told["who"], language, subject, me) if "who" in told else told.get("key")
            key = f"{name} {narrower}" if "who" in told else f"{name} {_plain_role(narrower, language)}" if narrower else name
            if name == "home" and not _somebody(narrower or "", sentence, language):
                continue
            span = rules.junctures.split(told["value"])[0]
            value = (
                _age(span, language) if name == "age" else tuple(s for s in stems_and_values(span, language) if s not in light)
            )
            if value:
                found.setdefault(key, value)
    return found


def _plain_role(key: str, language: str) -> str:
    """The stem of an attribute's key, a woman's title as a man's: one holder follows the other."""
    word = key.split(maxsplit=1)[0]
    for hers, his in changes_for(language).genders:
        if word.endswith(hers):
            word = word.removesuffix(hers) + his
            break
    return stem(word, language)


def _age(told: str, language: str) -> tuple[str, ...]:
    """An age in figures, whether it was told in figures, in words or as a birthday."""
    number = pack_for(language).number_words.get(told)
    return (changes_for(language).counts.get(told, (told,))[0] if number is None else str(number),)


def _somebody(who: str, sentence: str, language: str) -> bool:
    """Whether the owner of a home is a person or a named thing, not any word that stood before the verb."""
    if who in {"me", UNKNOWN} or who in changes_for(language).kin.values():
        return True
    return who in {stem(fold(m[0]), language) for m in WORD.finditer(sentence) if m[0][0].isupper()}


def _untried(text: str, rules: Rules, changes: Changes, language: str) -> frozenset[str]:
    """Stems of the forms in which what a text says never happened would be told when it has."""
    verbs = {match["verb"] for pattern in rules.named["never"] if (match := pattern.search(text))}
    forms = {form for verb in verbs for form in (verb, *changes.forms.get(verb, "").split())}
    return frozenset(stem(form, language) for form in forms)


def _shapes(text: str, rules: Rules, changes: Changes, *, anybody: bool) -> Iterator[tuple[str, ...]]:
    """Clauses about a thing, to be laid over one another: "our mascot is an otter", "our mascot is a badger now"."""
    for clause in rules.junctures.split(text):
        for piece in re.split(CLAUSE_SIGNS, clause):
            words = [word for word in WORD.findall(piece) if word not in changes.pronouns or word in changes.determiners]
            while words and words[0] in changes.fillers - changes.determiners:
                del words[0]
            if len(words) > _SHORTEST_SHAPE and _about_a_thing(words, changes, anybody=anybody):
                yield tuple(changes.copulas.get(word, word) for word in words if word not in changes.fillers)


def _begins(shapes: tuple[tuple[str, ...], ...], changes: Changes, language: str) -> tuple[str, ...]:
    """The thing that the first clause about a thing begins with: its first word, and the one that tells it from its like.

    The second stands in languages that put it behind: the logs of "le script de logs". None begins "this week we".
    """
    light = lexicon(language).light
    words = [word for word in next(iter(shapes), ()) if word not in changes.determiners][:_THING_WITHIN]
    while words[1:] and words[0] not in changes.first_person and stem(words[0], language) in light:
        del words[0]  # "the old barn"
    if not words or words[0] in changes.first_person or stem(words[0], language) in light:
        return ()
    if not changes.complements or not words[1:]:
        return (stem(words[0], language),)
    behind = [word for word in words[1:] if word not in changes.complements | changes.mine]
    which = "" if words[1] in changes.subject_verbs else next(iter(behind), "")
    known = which and which not in pack_for(language).stops and stem(which, language) not in light
    return (stem(words[0], language), *([stem(which, language)] if known else []))


def _about_a_thing(words: list[str], changes: Changes, *, anybody: bool) -> bool:
    """Whether a clause begins with a thing: "our mascot…", "training is…" where nobody is the subject."""
    bare = words[1] in changes.copulas and words[0] not in changes.first_person and not anybody
    return words[0] in changes.determiners or words[0] in changes.things or bare


def _tools(text: str, sentence: str) -> dict[str, frozenset[str]]:
    words = WORD.findall(text)
    found: dict[str, set[str]] = {}
    capitalised = {fold(m[0]) for m in WORD.finditer(sentence) if m.start() and m[0][0].isupper()}
    joined = {a + b: (a, b) for a, b in pairwise(words) if a + b in TOOLS}
    parts = {part for pair in joined.values() for part in pair}
    for word in (*(word for word in words if word not in parts), *joined):
        for family, tool in TOOLS.get(word, ()) if word not in AMBIGUOUS or word in capitalised else ():
            found.setdefault(family, set()).add(tool)
    return {family: frozenset(tools) for family, tools in found.items()}
