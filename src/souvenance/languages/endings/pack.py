"""What one language brings to the reading of dates and endings: data only, no logic."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Shape:
    """One way to say a date: the rule that reckons it, and its template.

    The template is a regular expression of folded text. A space stands for one to three of white space, ``_`` for a short
    gap that may be empty, and ``{weekday}`` and the like for the words of the language; each name at most once.
    """

    rule: str  # a function of core/reckoning, "recurring" (a habit), or "none" (no date, whatever it looks like)
    template: str
    shift: int = 0  # days, weeks, months … from now, where the rule counts in any


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: caches are keyed by packs
class EndingPack:
    """The words of one language, folded. Cues are regular expressions; months and weekdays stand in the other pack."""

    code: str
    shapes: tuple[Shape, ...] = ()
    weekday_abbreviations: Mapping[str, int] = field(default_factory=dict)  # read beside a number only
    month_abbreviations: Mapping[str, int] = field(default_factory=dict)  # likewise
    day_cues: str = ""  # that make a date of "3/4"
    month_cues: str = ""  # that make a month of a bare name, beside those of the other pack
    names_too: frozenset[str] = frozenset()  # months that are also people or other words: read after a cue only
    day_words: Mapping[str, int] = field(default_factory=dict)  # "tomorrow" -> 1; an expression
    anchors: str = ""  # of expressions that hold no word of these tables
    day_parts: str = ""  # "morning", after a day
    units: Mapping[str, str] = field(default_factory=dict)  # "weeks" -> "weeks", "fortnight" -> "fortnights"
    frequencies: Mapping[str, int] = field(default_factory=dict)  # "monthly" -> days after which it comes again
    numbers: Mapping[str, int] = field(default_factory=dict)  # that may stand together: "twenty one"
    counts: Mapping[str, int] = field(default_factory=dict)  # that stand alone: "a couple of"
    ordinals: Mapping[str, int] = field(default_factory=dict)  # "last" -> -1
    day_ordinals: Mapping[str, int] = field(default_factory=dict)  # that name a day of a month
    joint: str = ""  # between numbers: "and"
    year_words: str = ""  # "two thousand and thirty"; {word} is any number
    edges: Mapping[str, str] = field(default_factory=dict)  # "end" -> "end", "early" -> "start"
    seasons: Mapping[str, int] = field(default_factory=dict)  # 1 spring – 4 winter
    holidays: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # expression -> (month, day)
    easter: Mapping[str, int] = field(default_factory=dict)  # expression -> days from Easter Sunday
    # What leads to a day beside the date behind it, as a template: {near}, or {weekday}, {count} with the group `unit`, or the
    # group `span`, each with the group `before` where it lies before that date.
    beside: str = ""  # "the day before", "le lendemain de"
    beside_days: Mapping[str, int] = field(default_factory=dict)  # {near} -> days from that date
    # What stands before a date, and says what it is to the statement.
    until: str = ""  # the statement ends there: "until", "by"
    since: str = ""  # it began there, in the past
    starts: str = ""  # it begins there: "from"
    after: str = ""  # it begins later: "after"
    denied: str = ""  # not then: "not on"
    between: str = ""  # opens a range joined by "and"
    range_to: str = ""  # joins the two ends of a range
    range_and: str = ""  # joins them after `between`
    glue: str = ""  # may stand between a cue and its date: "the", "on"
    plan: str = ""  # before a weekday that is reckoned from the date before it: from 9 April, "and the" Monday we rest
    leaving: str = ""  # likewise, where the date before is no bare weekday: from 9 April, "and we leave on" Monday
    # Which way a bare "Friday" looks: the nearest of these decides.
    unreal: str = ""  # tells what did not happen: "would have sung"
    unreal_accented: str = ""  # likewise, as `past_accented`
    past: str = ""  # the group `verb` is the verb of what it is told by: "he retired"
    past_accented: str = ""  # what only its accents tell: read in the text as written, in lower case
    clause: str = ""  # opens a new clause, whose verb alone counts: "and she"
    booking: str = ""  # a past verb that speaks of a day to come: "booked the cottage for"
    future: str = ""
    present: str = ""  # a subject and its verb, which stands in the present where it stands in no past: "we row"
    perfect: str = ""  # before a participle it makes a state of now, which says nothing of a date in another clause: "I've"
    conjunctions: str = ""  # what follows them is told apart from a date before them: "and I slept badly"
    wished: str = ""  # a length of time in a sentence with it is wished, needed or compared: "two more years than"
    lasted: str = ""  # the tense of a length of time that is over or goes on: "I have known him for ten years"
    habits: str = ""  # "usually": no date in the sentence is that of one event
    ever: str = ""  # makes one of a stretch or an end that comes with every year: "each year until Easter"
    yearly: str = ""  # makes one of a stretch of a whole year, or between two feasts: "the tax year", "always"
    postponed: str = ""  # "postponed from Thursday to Tuesday" is no range, but the later day
    moves: str = ""  # likewise; between two bare weekdays it may be a habit that moved, and says no day
    # What has no end of its own, whatever date it names.
    beginnings: str = ""  # "starts", "goes up": after the date it is all the truer
    lasting: str = ""  # birthdays, births, founding dates
    events: str = ""  # what makes an event even of a birthday: "party"
    purpose: str = ""  # what a date is for stands behind it: "the barn on 9 May for his birthday"
    # A temporary state without a date; the group `event` holds the words of what ends it.
    waiting: tuple[str, ...] = ()
    not_waiting: str = ""
    # What a later text says of such an event.
    answered: str = ""  # "replied", "got back to me"
    done: str = ""  # "is out", "finished"
    not_yet: str = ""  # "still", "not yet", "will"
    hear_words: frozenset[str] = frozenset()  # words of an event that name no matter: "hear", "reply"
