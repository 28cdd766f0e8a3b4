"""What one language brings to the comparison of two memories: data only, no logic."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)  # hashed by identity: caches are keyed by packs
class CarrierPack:
    """The words that are often the fact itself, and the few that are not. Every word is folded, phrases too.

    A word that stands in none of these lists is content: it may not be replaced, but a longer wording may add it. A
    carrier may not even be added. So a list that is too short costs a merge, or a nuance in an addition, never more.
    """

    code: str  # ISO 639-1
    additions: bool  # whether a longer wording may take up a shorter one; else only equal sequences of words merge

    # -- words that come and go ------------------------------------------------------------------------------------
    fillers: frozenset[str] = frozenset()
    intensifiers: frozenset[str] = frozenset()  # fillers too, but not after a negator: "not really" hedges
    openers: frozenset[str] = frozenset()  # fillers at the start of a sentence only

    # Fillers at the start of a part, else counted, and never replaced: "la collègue", "le collègue"; "je la vois", "je vois".
    articles: frozenset[str] = frozenset()
    before_days: frozenset[str] = frozenset()  # fillers before a day: "on Tuesday", "on 3 May"
    between_date: frozenset[str] = frozenset()  # fillers between a day and its month: "3rd of May"
    movers: frozenset[str] = frozenset()  # copulas, and what begins a part that may stand first or last
    links: frozenset[str] = frozenset()  # fillers after a pause and before a negator: "and"
    polite: frozenset[str] = frozenset()  # fillers at the start and the end of a sentence only: "please"
    titled: frozenset[str] = frozenset()  # fillers even with a capital: "The Beatles"; other capitals name: "team A"
    copulas: frozenset[str] = frozenset()  # fillers that tell a passive: "Ana is paid" is not "Ana paid"
    participle: str = "(?!)"  # a pattern of words that may be a participle or a verb of their own
    participles: frozenset[str] = frozenset()  # the others that may

    # -- carriers ----------------------------------------------------------------------------------------------------
    negators: frozenset[str] = frozenset()
    exceptions: frozenset[str] = frozenset()  # and conditions: what follows restricts what was said
    hedges: frozenset[str] = frozenset()  # and reported or imagined things
    modals: frozenset[str] = frozenset()  # and the auxiliaries of past and future
    changes: frozenset[str] = frozenset()  # begun, ended, again, already
    amounts: frozenset[str] = frozenset()
    units: frozenset[str] = frozenset()  # carriers after a number, fillers too ("9 am"); may be glued to it: "45g"
    currencies: frozenset[str] = frozenset()
    times: frozenset[str] = frozenset()  # relative dates, parts of the day, seasons
    sides: frozenset[str] = frozenset()  # left and right, before and after, near and far
    kin: frozenset[str] = frozenset()  # and gender
    phrases: Mapping[str, str] = field(default_factory=dict)  # words and commas in a row -> other words, or none

    # -- one word written in several ways -------------------------------------------------------------------------
    contractions: Mapping[str, str] = field(default_factory=dict)  # a word -> its words: "dont", "do not"
    clitics: Mapping[str, str] = field(default_factory=dict)  # what stands beside an apostrophe -> a word: "ll", "will"
    same: Mapping[str, str] = field(default_factory=dict)  # synonyms, spellings and forms that change no fact
    spellings: tuple[tuple[str, str], ...] = ()  # endings of words of seven letters or more
    one: frozenset[str] = frozenset()  # the figure 1 and the article beside it: "1 dog", "a dog"
    counting: frozenset[str] = frozenset()  # after one of these a 1 counts what follows: "have 1 dog"; "room 1" is another
    denied: frozenset[str] = frozenset()  # fillers in a denial: "I don't drink any alcohol"
    not_alone: frozenset[str] = frozenset()  # but not beside one of these: "not just any job", "not any more"
    zones: frozenset[str] = frozenset()  # of time; a figure of four digits before one is an hour: "1600 IST"
    glued: str = ""  # a letter that loses its apostrophe before a vowel: "jaime"
    progressive: Mapping[str, str] = field(default_factory=dict)  # form of "be" -> ending of the verb it stands for
    stemmer: str | None = None  # Snowball's, for the progressive
    negation_opens: str = ""  # the word that only announces a negator: "ne … pas"
    lookalikes: frozenset[str] = frozenset()  # words that a typo makes of other words
    homographs: Mapping[str, str] = field(default_factory=dict)  # words that only an accent tells apart: "où", "ou"
    namesakes: frozenset[str] = frozenset()  # other words with a capital: "us" and "US"
    asides: frozenset[str] = frozenset()  # between two pauses or at an end they carry nothing: ", as you know"
    seals: Mapping[str, frozenset[str]] = field(default_factory=dict)  # likewise, after one of these: "not on Monday, ever"
    prefixes: frozenset[str] = frozenset()  # no words of their own: "self-hosted" comes apart, "co-owned" is "coowned"
    before_infinitive: frozenset[str] = frozenset()  # after them a participle is a slip: "je vais mangé"
    possessives: frozenset[str] = frozenset()  # open a name's apposition: "Rex, our dog, barks" is "our dog Rex barks"
    we: str = ""  # the subject whose verb may say the same as after another: "nous louons", "on loue"
    we_forms: Mapping[str, str] = field(default_factory=dict)  # a verb after it -> its form after the other
    we_endings: tuple[tuple[str, str], ...] = ()  # likewise, of the regular ones; the first that fits
    before_verb: frozenset[str] = frozenset()  # may stand between it and its verb
    adders: frozenset[str] = frozenset()  # open an addition after a pause: subjects, "and", "every"
    joins: frozenset[str] = frozenset()  # open an addition without a pause: "because"

    @property
    def carriers(self) -> frozenset[str]:
        """Every word that must not be added, dropped or replaced."""
        named = self.negators | self.exceptions | self.hedges | self.modals | self.changes | self.amounts
        return named | self.currencies | self.times | self.sides | self.kin


def rows(text: str) -> frozenset[str]:
    """Words in a row, a tilde for a space within each."""
    return frozenset(row.replace("~", " ") for row in text.split())


def mapped(text: str) -> dict[str, str]:
    """Pairs written ``from=to``, a tilde for a space within either; what stands for nothing ends in its sign."""
    pairs = (pair.partition("=") for pair in text.split())
    return {left.replace("~", " "): right.replace("~", " ") for left, _, right in pairs}
