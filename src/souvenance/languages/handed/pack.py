"""What one language brings to tell the speaker's own words from those they pass on or hand over. Data only, no logic.

Every pattern is read over text that is folded sign by sign: lower case, no accents, "œ" as "o". Empty means that the
language has no such rule. A *lead-in* is what stands before a colon.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class HandedPack:
    """The words of one language around text that is not the speaker's own statement."""

    code: str  # ISO 639-1
    spellings: tuple[tuple[str, str], ...] = ()  # over lower case with its accents, of equal length: "résumé" is no order

    # -- lead-ins
    myself: frozenset[str] = frozenset()  # whole: the speaker
    names: frozenset[str] = frozenset()  # whole: first names
    kin: str = ""  # whole: a relative or somebody of the speaker's circle
    bare_kin: str = ""  # whole: the same without "my"; a label where the speaker has one: "brother: I have two"
    has_some: str = ""  # begins what is said behind such a label
    sayings: str = ""  # to the end: somebody else (groups who, name) and a verb of saying
    no_names: frozenset[str] = frozenset()  # words before such a verb that name nobody: "that said"
    speaker: str = ""  # within who: the speaker is among them
    authorities: str = ""  # within who: what they say of the speaker is so: a doctor, a test
    pages: str = ""  # within who: what they say is a text, longer than a sentence
    to_memory: str = ""  # within: what stands behind it is to be noted: "put this in your notes"
    tasks: str = ""  # to the end: something to do with the text behind it
    texts: str = ""  # whole: a text of that name stands behind it
    exercises: str = ""  # whole: the same, where a sentence says what is to be done with it
    speaks: str = ""  # begins what somebody says of themself, or an order

    # -- without a colon
    tasks_on: str = ""  # begins a sentence: a task, and the speaker's words as its object
    orders: str = ""  # begins a sentence: somebody else (who, name) says that something is always or never to be done
    reports: str = ""  # begins a sentence: somebody else (who, name) says something of the speaker
    traits: str = ""  # goes on so where what they say is an opinion
    denies: str = ""  # begins the sentence behind a report: it is not so
    denies_within: str = ""  # the same, in the same sentence
    agrees: str = ""  # begins the sentence behind a report, or stands in it: it is so

    # -- messages
    senders: str = ""  # whole line: who an e-mail is from
    headers: str = ""  # whole line: another header of an e-mail
    greetings: str = ""  # begins a line: of an e-mail to somebody
    salutations: str = ""  # begins a line or a sentence: of a letter, never to an assistant
    sign_offs: str = ""  # whole line
    about_text: str = ""  # whole sentence: a request about a text that stands before or behind it
    forms: str = ""  # whole sentence: such a request about its form, which says nothing of what it states

    # -- ends
    returns: str = ""  # anywhere: the speaker talks of their own again
    keepsakes: str = ""  # begins a sentence: asks to keep what follows, cut away
