"""What one language brings to the detection of change: data only, no logic.

Patterns are regular expressions over folded text (lower case, no accents, straight apostrophes); every repeat in them is
bounded. A group ``old`` holds what has ended or was replaced, ``topic`` what has a new value, ``value`` the value itself,
``who`` whose it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """An attribute that has one value at a time."""

    holds: tuple[str, ...]  # the value stands in the group "value"; a group "key" narrows the slot: favourite colour
    ends: tuple[str, ...] = ()  # events after which the old value no longer holds


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: caches are keyed by packs
class Changes:
    """How one language says that something is no longer so."""

    code: str
    light: frozenset[str] = frozenset()  # words that are no topic: generic verbs, adverbs of change
    junctions: tuple[str, ...] = ()  # words between clauses that may also join two things: "and"
    separators: tuple[str, ...] = ()  # words between clauses and nothing else
    presumes: tuple[str, ...] = ()  # before what is taken for granted, even in a question
    presupposed: tuple[str, ...] = ()  # taken for granted by a question that asks for something else
    cuts: tuple[str, ...] = ()  # end what a marker names: "because", "in autumn", "for good"
    resumes: str = ""  # beginning of a clause that does not inherit the hedge of the one before
    change: tuple[str, ...] = ()  # says that something is different now
    corrects: tuple[str, ...] = ()  # says that what was told before was a slip: as change, for the next sentence too
    switch: tuple[str, ...] = ()  # stronger: the old one is gone, even among things that usually stand side by side
    ended: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()  # "we have no more X": out of stock, unless X was told as owned
    left: tuple[str, ...] = ()  # says who or what was left: ends an attribute only where the old one names it
    renewed: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()  # "moved the X to": X is where it was no longer
    located: tuple[str, ...] = ()  # says where something is
    deferred: tuple[
        str, ...
    ] = ()  # put off: its day and time no longer hold, whether or not there are new ones; the group "topic" may name it
    additive: tuple[str, ...] = ()
    conditional: tuple[str, ...] = ()  # begins a clause that makes the whole sentence hypothetical
    hedged: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()  # begins a clause that is a question, with or without its mark
    unmeant: tuple[str, ...] = ()  # marks a joke or irony: the sentence says nothing, nor does the one that it follows
    bystanders: tuple[str, ...] = ()  # begins a clause about what anybody else does: "they", "people"
    temporary: tuple[str, ...] = ()
    passing: tuple[str, ...] = ()  # a day that is over soon: nothing lasting changes on it but by an end or a beginning
    begun: tuple[str, ...] = ()  # what begins on such a day and goes on: a job, an age, a home
    episode: tuple[str, ...] = ()  # told as something that happened once
    event: tuple[str, ...] = ()  # told as done once, and nothing lasts of it: "visited the museum"
    dated: tuple[str, ...] = ()  # done on a day: the day is when it was done, no value of anything
    indefinite: tuple[str, ...] = ()  # begins with anybody or anything: "a man", "there is"
    differences: tuple[str, ...] = ()  # numbers by which something changed: "by 20 %"
    past: tuple[str, ...] = ()
    ceased: tuple[str, ...] = ()  # a past that tells an end: "I used to"
    confirms: tuple[str, ...] = ()
    negated: tuple[str, ...] = ()
    not_yet: tuple[str, ...] = ()
    never: tuple[str, ...] = ()  # the group "verb" has not happened so far: "I've never seen"
    lacks: tuple[str, ...] = ()  # denies a state that may come: "I don't have", "isn't finished"
    unsettled: tuple[str, ...] = ()  # tells what is open, in trouble or under way: "waiting for", "leaks", "halfway through"
    news: tuple[str, ...] = ()  # what it tells has just come about: "at last", "!!", "on Friday"
    unable: tuple[str, ...] = ()  # denies an ability, which doing it once shows: "can't swim"
    taken_up: tuple[str, ...] = ()  # what it tells was begun, learnt or come by: "started", "bought", "again"
    ahead: tuple[str, ...] = ()  # what is to come: "gonna", "soon"
    first: tuple[str, ...] = ()  # tells the first time of something in a life
    forms: Mapping[str, str] = field(default_factory=dict)  # an irregular participle -> its other forms
    cumulative: tuple[str, ...] = ()  # a count that goes on growing
    rates: Mapping[str, str] = field(default_factory=dict)  # how often -> the pattern that says so
    copulas: Mapping[str, str] = field(default_factory=dict)  # a form of "is" -> its plain one
    counts: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # word -> the number and unit it stands for
    elapsed: frozenset[str] = frozenset()  # behind a number and a unit, it counts back from today: "ago"
    one: tuple[str, ...] = ()  # an article that counts: "an hour"
    cleft: tuple[str, ...] = ()  # names the holder of a role: "c'est X qui"
    first_person: tuple[str, ...] = ()
    pronouns: frozenset[str] = frozenset()  # of the third person: they stand for the subject of the sentence
    subject_verbs: frozenset[str] = frozenset()  # after a capitalised first word they make it a subject
    persons: frozenset[str] = frozenset()  # of these, those that are never a thing
    agents: frozenset[str] = frozenset()  # of the first person, those that act: "I", "we"
    mine: frozenset[str] = frozenset()  # "my", "our": before what is the speaker's own
    articles: frozenset[str] = frozenset()  # before kin at the head of a sentence: "the twins", "his wife"
    theirs: frozenset[str] = frozenset()  # "his", "their"
    own_verb: str = ""  # where a subject may be left out: a verb that only the speaker is the subject of
    capitals_name: bool = True  # False: every noun has a capital, which tells no name
    things: frozenset[str] = frozenset()  # begin a sentence without being anybody: "Rent is 850"
    relatives: tuple[str, ...] = ()  # begin a clause about whoever was just named: "who"
    modifies_before: bool = False  # "coffee machine": a noun before another one only says which
    children: frozenset[str] = frozenset()  # of these, those who may be the child that was expected
    also_names: frozenset[str] = frozenset()  # stop words that are first names too, before a verb: "Ben", "Will"
    several: frozenset[str] = frozenset()  # people of whom one has many: a friend; only a name tells them apart
    kin: Mapping[str, str] = field(default_factory=dict)  # word -> the person it names
    onset: tuple[str, ...] = ()  # at the head of a clause, since when it holds: "from today"
    compounds: tuple[str, ...] = ()  # kin of several pieces, which are another person than the last: "brother-in-law"
    roles: frozenset[str] = frozenset()  # of these, whoever holds a role in the speaker's life: what they change is his
    genders: tuple[tuple[str, str], ...] = ()  # endings of a woman's title -> those of a man's: "cheffe", "landlady"
    offices: tuple[str, ...] = ()  # tells who sees to something that one sees to at a time: "runs", "looks after"
    slots: Mapping[str, Slot] = field(default_factory=dict)
    states: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)  # dimension -> state -> patterns
    tastes: frozenset[str] = frozenset()  # verbs of liking: what follows is what is liked or not
    measures: frozenset[str] = frozenset()
    currencies: frozenset[str] = frozenset()
    single: frozenset[str] = frozenset()  # nouns of things that have one value: deadline, budget
    exclusive: tuple[Mapping[str, int], ...] = ()  # word -> member; two members of one are two things: left, right
    when: Mapping[str, str] = field(default_factory=dict)  # word -> part of the day, week or year
    others: frozenset[str] = frozenset()  # make another thing of what they stand beside: "return", "spare"
    colours: frozenset[str] = frozenset()
    scopes: tuple[str, ...] = ()  # whose tool it is: the group "scope" names a team, a project
    opposites: tuple[Mapping[str, int], ...] = ()  # adjectives of which one holds at a time: long, short
    grains: Mapping[str, frozenset[str]] = field(default_factory=dict)  # how fine a place is told
    kinds: Mapping[str, frozenset[str]] = field(default_factory=dict)  # a general word -> what it covers
    uses: tuple[str, ...] = ()  # says that a tool is in use
    owns: tuple[str, ...] = ()  # says that something is had
    equates: frozenset[str] = frozenset()  # between a thing and what it is: "is", "called"
    names_it: frozenset[str] = frozenset()  # of these, those before a name: "called"
    joints: frozenset[str] = frozenset()  # between a thing and where or with what it takes place: "at", "on"
    moving: frozenset[str] = frozenset()  # verbs before such a joint that say it was elsewhere before: "moved to"
    titles: frozenset[str] = frozenset()  # before the name of a person: "dr"
    renewing: frozenset[str] = frozenset()  # before a thing or a role that took another's place: "new"
    certain: frozenset[str] = frozenset()  # begins a certain place, not a mood: "at the", "chez"
    whenever: frozenset[str] = frozenset()  # what is told holds only then: "on the train when we travel"
    modes: frozenset[str] = frozenset()  # how something takes place, without an article: "in person"
    perfect: frozenset[str] = frozenset()  # in what was done once: "j'ai mangé à"
    past_ending: str = ""  # of verbs in what was done once: "completed"
    complements: frozenset[str] = frozenset()  # between a thing and what tells it from its like, behind it: "le mur du fond"
    determiners: frozenset[str] = frozenset()  # begin a clause about a thing: "our mascot is…"
    fillers: frozenset[str] = frozenset()  # words that change nothing in a clause: articles, "now", "please"
    opinion: tuple[str, ...] = ()  # speaks about a tool without using it
    tools_only: tuple[str, ...] = ()  # a "move" among tools, not of a home


def kinship(text: str) -> dict[str, str]:
    """Words for the same person joined by a slash, the first being its name: "mother/mum/mom"."""
    return {word: names.split("/")[0] for names in text.split() for word in names.split("/")}


def rivals(*members: str) -> dict[str, int]:
    """Word -> number of the member it belongs to; words of one member are separated by spaces."""
    return {word: number for number, member in enumerate(members) for word in member.split()}
