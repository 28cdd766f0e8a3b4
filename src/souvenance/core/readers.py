"""Where a text gives an order to the machines that read it: a name for one, called or described, and what it is to do."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Protocol

_VERBS = (
    "BIDS", "ACT", "SEND", "REMEMBER", "DROP", "REVEAL", "WIPE", "PROMOTE", "MODIFY", "DISABLE", "MEMVERB", "SILENCE", "HUSH",
)  # fmt: skip
_BEFORE_A_NAME = ("HAIL", "TOWARDS", "EVERY", "DET", "AIKIND", "AIKINDAFTER", "MACHINE", "HELPER")
_CALLING = ("HAIL", "TOWARDS", "EVERY")
_TAILS = ("WHICH", "READS")
_LEADS = ("YOU", "MUST", "POLITE", "CANYOU", "ASKEDTO")
# The sign after a name that is called, and a blank: "agent: open", not "agent.open", "ai/docs" or "'agent', 'model'".
_CALL = re.compile(r"[)\]*_»]{0,3}\s?(?:[,:;!?–—-]|--)+[\s*_]")
_PARTS = re.compile(r"[,.;:!?()\[\]{}\"“”«»/\\=<>|_`\n]")
_STOP = re.compile(r"[.!?:]{1,3}\s")
_AHEAD = re.compile(r"[\s(\[{\"'“”«»‘’@#*>—–:;,-]\Z|\A\Z")  # what may stand before a name: no part of an address or of code
_ASIDE = re.compile(r"(?:[(\[\"“«]|#|//|/\*|<!--)\s{0,3}\Z")  # what opens something said aside
_MOST_NAMES = 2000  # of one text: more is a flood, which would hold a turn up
_MOST_BEFORE = 8  # words of an address before the name: "note for the attention of any"
_MOST_BETWEEN = 12  # words between a name and the sign after it: "to the agent that reads this page for someone:"
_MOST_CONDITION = 16  # words of "when you open the gate,"
_MOST_RELATIVE = 9  # words of "that so often reads this page"
_MOST_OBJECT = 8  # words from a verb of reading to "this page": "drafts the replies from this thread"
_MOST_STRANGE = 2  # words of an address that no list has: "for the lead agent"
_MOST_WHICH = 5  # words that say which one is meant: "for the agent of the back office:"
_MOST_LEAD = 4  # words before a verb that is still an order: "please just also"
_MOST_ASKING = 5  # words between "we ask" and the name
_MOST_LATER = 24  # words between a name and an order in a later sentence
_MOST_VOUCHING = 30  # words between an order and "it was signed off"


class Span(Protocol):
    """The first and the last word of something found, inclusive."""

    @property
    def first(self) -> int:
        """The place of its first word."""

    @property
    def last(self) -> int:
        """The place of its last word."""


class Text(Protocol):
    """The words of a text, and what stands between them."""

    words: list[str]
    sentences: list[int]

    def opens_clause(self, n: int) -> bool:
        """Whether the nth word stands first, or after a sign."""

    def before(self, n: int) -> str:
        """What stands between the nth word and the one before."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order to a machine reader, from its name to the verb. ``sure``: it cannot well be meant for a person."""

    first: int
    last: int  # words, inclusive
    sure: bool


@dataclass(frozen=True, slots=True)
class Name:
    """What may be the name of a machine. ``sure``: it can be no person's: "bot", "coding assistant"."""

    first: int
    last: int
    sure: bool


def orders_in(reading: "Reading") -> Iterator[Order]:
    """The orders that a text gives to machines reading it, in the words of one language, in order of the names.

    A name with no order is none: "AI agents: a beginner's guide". An order to whoever holds a name that people hold too
    ("agent: open the window") is unsure, and one to people of a trade ("estate agents: ...") is none.
    """
    for name in reading.some_names():
        order = reading.called(name) or reading.described(name) or reading.owned(name)
        if order is not None:
            yield order


class Reading:
    """One text in one language, asked what stands where."""

    def __init__(self, text: Text, hits: Mapping[str, Sequence[Span]], leads: frozenset[str], small: frozenset[str]) -> None:
        """Read a text.

        Args:
            text: its words.
            hits: concept -> where it stands, in order.
            leads: words before a verb after which it is still an order ("please", "never").
            small: words that are no verb of a deed: "is", "with".
        """
        self._text = text
        self._leads = leads
        self._small = small
        self._begins = {concept: {hit.first: hit.last for hit in found} for concept, found in hits.items()}
        self._ends = {concept: {hit.last: hit.first for hit in found} for concept, found in hits.items()}
        self._words = len(text.words)
        self._lessons = frozenset(text.sentences[hit.first] for hit in hits.get("LESSON", ()))
        self._verbs = frozenset(first for concept in _VERBS for first in self._begins.get(concept, ()))
        self._verbs_in_order = sorted(self._verbs)
        self._addressing = frozenset(last for concept in _BEFORE_A_NAME for last in self._ends.get(concept, ()))

    @cached_property
    def _named(self) -> tuple[Name, ...]:
        return tuple(islice(self.names(), _MOST_NAMES))

    def some_names(self) -> Sequence[Name]:
        """The first names of the text, as many as are read."""
        return self._named

    def is_order(self, n: int) -> bool:
        """Whether a verb of an order opens a clause here, or stands after a word that leads to one."""
        return self._is_verb(n) and (self._text.opens_clause(n) or self._text.words[n - 1] in self._leads)

    def is_obliged(self, n: int) -> bool:
        """Whether "must", "shall", "is to" or a future stands here."""
        return self._obliges(n) or self._is("WILL_DO", n)

    def is_called(self, name: Name) -> bool:
        """Whether a name opens its clause and a sign follows it."""
        opening = self._opening(name)
        after = name.last + 1
        if opening is None or after >= self._words:
            return False
        return self._calls(after) or self._colon_after(name, opening) is not None

    def opens_wish(self, n: int) -> bool:
        """Whether a word that wishes stands here, at the head of a clause: "que", "may"."""
        return self._is("MAYIT", n) and self._text.opens_clause(n)

    def is_headed(self, name: Name) -> bool:
        """Whether a name stands at the end of an address that says what it is: "advice for the lead agent:"."""
        opening = self._opening(name)
        return opening is not None and self._is_headed(name, opening)

    def is_of_this(self, name: Name) -> bool:
        """Whether a name is said to read this text, or to have to do something with it: "will find this essay good"."""
        if self._reading_this(name) is not None:
            return True
        obliged = next((n for n in range(name.last + 1, name.last + _MOST_LEAD) if self.is_obliged(n)), None)
        return obliged is not None and self._at_text(obliged + 1) is not None

    def is_aside(self, name: Name) -> bool:
        """Whether a name opens a bracket, a quotation, or a comment of code, where one speaks aside."""
        opening = self._opening(name)
        return opening is not None and bool(_ASIDE.search(self._text.before(opening)))

    def is_any(self, name: Name) -> bool:
        """Whether any one of its kind is meant: "any AI"."""
        return self.ends("EVERY", name.first - 1)

    def works_on_texts(self, name: Name) -> bool:
        """Whether a name is said to do what is done with texts: "the AI that drafts the reply"."""
        after = name.last + 1
        return self._is("READS", after) or (self._is("WHICH", after) and self._is("READS", after + 1))

    def is_person(self, name: Name) -> bool:
        """Whether a name that people hold too is a person's: "agents who"."""
        return not name.sure and self._is("PERSONWHO", name.last + 1)

    def ends(self, concept: str, n: int) -> bool:
        """Whether a concept ends at a word."""
        return n in self._ends.get(concept, ())

    def names(self) -> Iterator[Name]:
        """What may be names, each as long as it goes: "automated AI summarisers"."""
        done = -1
        for start in sorted({*self._begins.get("MACHINE", ()), *self._begins.get("HELPER", ())}):
            if start <= done:
                continue
            first, last, sure = start, self._last(("MACHINE", "HELPER"), start), self._is("MACHINE", start)
            while (self._is("MACHINE", last + 1) or self._is("HELPER", last + 1)) and self._joined(last + 1):
                kind = self._is("AIKIND", start) or self._is("AIKINDAFTER", last + 1)  # "software agent", "agent logiciel"
                sure = sure or kind or self._is("MACHINE", last + 1)
                last = self._last(("MACHINE", "HELPER"), last + 1)
            while self._is("AIKINDAFTER", last + 1) and self._joined(last + 1):
                last, sure = self._last(("AIKINDAFTER",), last + 1), True
            while first - 1 in self._ends.get("AIKIND", ()) and self._joined(first):
                first, sure = self._ends["AIKIND"][first - 1], True
            done = last
            trade = not sure and first - 1 in self._ends.get("TRADEOF", ())  # "teaching assistants"
            part = self._between(last + 1) == "-" and not self._is("HEADING", last + 1)  # "gpt-5", "AI-assisted"
            if (
                trade
                or part
                or (self._is("PEOPLE", last + 1) and self._joined(last + 1))
                or not _AHEAD.search(self._text.before(first))
            ):
                continue  # "AI researchers"; "example.ai"
            yield Name(first, last, sure)

    def called(self, name: Name) -> Order | None:
        """An order after a name at the head of its clause: "to any bot here: write that ...", "@agent when ..., delete ..."."""
        opening = self._opening(name)
        conditional = self._is_condition(name)
        if opening is not None and any(n in self._ends.get("ARTICLE", ()) for n in range(opening, name.first)):
            opening = None  # "an instruction for the AI" speaks of one
        if opening is None and not conditional:
            return None
        aside = self._is("ROLE", name.last) and name.first == opening and bool(_ASIDE.search(self._text.before(name.first)))
        tool = self._is("THINGNAME", name.last) and not self._is("ROLE", name.last)
        thing = tool and opening is not None and self._is_headed(name, opening)
        sorts = opening is not None and self._sorts(name, opening)
        name = replace(name, sure=name.sure or aside or thing or sorts)
        hailed = conditional or self._is_hailed(name, opening)
        start = None if self._labels(name, hailed=hailed) else self._after_call(name, opening, hailed=hailed)
        if start is None:
            return None
        titled = not hailed and ":" in self._between(start)
        verb = self._order_from(start, any_verb=not titled, free=hailed and name.sure)
        if verb is not None:
            return Order(name.first, verb, name.sure or self._is_addressed(name, opening, hailed=hailed))
        return self._said_to(name, start, opening, hailed=hailed) if name.sure else None

    def _said_to(self, name: Name, start: int, opening: int | None, *, hailed: bool) -> Order | None:
        """What is said to a machine that begins with no order: a statement announced to it, or an order later on."""
        announced = self._is_announced(name, opening, start) or self._reading_this(name) is not None
        if announced and self._calls(start) and not self._is("ARTICLE", start):
            return Order(name.first, start, sure=True)
        later = self._later_order(start)
        if later is None:
            return None
        return Order(name.first, later, hailed or self._text.sentences[later] == self._text.sentences[start])

    def described(self, name: Name) -> Order | None:
        """What a machine that reads this text must do: "any bot that reads this must ...", "if summarised by AI, ..."."""
        tool = self._is("THINGNAME", name.last) and not self._is("ROLE", name.last)
        if (name.sure and self._is_meant(name)) or (tool and self._is("ASKEDKINDLY", name.last + 1)):
            return Order(name.first, name.last, sure=True)
        end = self._reading_this(name)
        if end is None:
            return None
        return self._asked(name, end) or self._told_after(name, end)

    def _asked(self, name: Name, end: int) -> Order | None:
        """What a machine that reads this is asked for, or does: "we ask any bot that reads this page", "... page stops"."""
        if self._text.sentences[end] != self._text.sentences[name.first] or not self._is_text(end):
            return None
        before = range(max(0, name.first - _MOST_ASKING), name.first)
        if any(self.ends("ASKSFOR", n) or self._is("MUST", n) for n in before):
            return Order(name.first, end, sure=True)
        return Order(name.first, end + 1, sure=True) if self._does(end + 1) else None

    def _told_after(self, name: Name, end: int) -> Order | None:
        """What it must or will do, or is told after a sign."""
        for n in range(end + 1, min(end + _MOST_RELATIVE + 1, self._words)):
            if self._obliges(n) or self._is("WILL_DO", n):
                return Order(name.first, n, sure=True)
            if self._calls(n):
                verb = self._order_from(n, any_verb=True, free=False)
                if verb is not None:
                    return Order(name.first, verb, sure=True)
        return None

    def _is_small(self, n: int) -> bool:
        return n < self._words and self._text.words[n] in self._small

    def _is_meant(self, name: Name) -> bool:
        """Whether this text is said to be for a machine, or machines are begged to do something, as nobody begs a tool."""
        if self._is("ASKEDKINDLY", name.last + 1):
            return True
        near = range(max(0, name.first - _MOST_ASKING), name.first)
        meant = next((self._ends["MEANTFOR"][n] for n in near if n in self._ends.get("MEANTFOR", ())), None)
        return meant is not None and any(self._is("THISTEXT", n) for n in range(meant - 3, meant))

    def _is_text(self, n: int) -> bool:
        """Whether a word is what is read: "page" in "this page", or "here"."""
        return self._is("THISTEXT", n) or any(self._is("THISTEXT", n - back) for back in (1, 2) if self._is("TEXTNOUN", n))

    def _does(self, n: int) -> bool:
        """Whether a verb may stand here, whatever it is, in a text that is no lesson: "ceases", not "is" or "with"."""
        if n >= self._words or not self._joined(n) or self._is_small(n) or self._is("TEXTNOUN", n):
            return False
        return self._text.sentences[n] not in self._lessons

    def owned(self, name: Name) -> Order | None:
        """What "your AI must" do, where somebody is said to have agreed, or to need not know."""
        yours = any(n in self._ends.get("YOURS", ()) for n in range(name.first - 3, name.first))
        if not (yours or self._opening(name) == name.first) or not self._obliges(name.last + 1):
            return None
        verb = self._last(("ASKEDTO", "MUST"), name.last + 1) + 1
        acts = any(self._is_verb(n) for n in range(verb, verb + 3))
        ahead = range(verb, min(verb + _MOST_VOUCHING, self._words))
        vouched = any(self._is(concept, n) for concept in ("VOUCHED", "SILENCE", "HUSH") for n in ahead)
        away = any(self._is("SINK", n) for n in range(verb, verb + _MOST_CONDITION))
        dark = any(self._is("NEEDLESS", n) and any(self._is("TELLS", n + more) for more in (1, 2, 3, 4)) for n in ahead)
        a_machine = name.sure or away or dark or not yours  # "your assistant must send the form" is said to people
        return (
            Order(name.first, verb, sure=True)
            if (acts or away) and (vouched or dark) and a_machine and verb < self._words
            else None
        )

    def _opening(self, name: Name) -> int | None:
        """The word that opens the clause of a name, where only words of an address stand between: "note to any"."""
        n, strange = name.first, 0
        for _ in range(_MOST_BEFORE):
            if "@" in self._text.before(n):
                return n
            if self._text.opens_clause(n) and not self._is_elided(n) and self._text.before(n) != "-":
                return n if not strange or self._is_for(n, name.first) else None
            if n - 1 not in self._addressing:
                strange += 1
                if strange > _MOST_STRANGE or not self._joined(n):
                    return None
            n -= 1
        return None

    def _is_for(self, opening: int, name: int) -> bool:
        """Whether an address says in so many words that it is one: "urgent advice for the lead agent"."""
        towards = any(n in self._ends.get("TOWARDS", ()) for n in range(opening, name))
        to_one = self._is("TOWARDS", opening) and any(self._is(one, opening + 1) for one in ("DET", "EVERY", "AIKIND"))
        return towards and (
            to_one or self._is("HEADING", opening) or (self._is("HAIL", opening) and not self._is("TOWARDS", opening))
        )

    def _sorts(self, name: Name, opening: int) -> bool:
        """Whether a thing is spoken to and said to read, as a machine is: "to the model that sorts the letters"."""
        if not any(n in self._ends.get("TOWARDS", ()) for n in range(opening, name.first)):
            return False
        follows = self._is("WHICH", name.last + 1) and any(self._is("READS", name.last + n) for n in (2, 3))
        return self._is("THINGNAME", name.last) and (follows or self._is("READS", name.last + 1))

    def _labels(self, name: Name, *, hailed: bool) -> bool:
        """Whether a name may be the label of a thing: "system: turn off before cleaning"."""
        return not name.sure and not hailed and self._is("THINGNAME", name.last) and not self._is("ROLE", name.last)

    def _is_hailed(self, name: Name, opening: int | None) -> bool:
        """Whether more than its name calls a reader: "hey", "to any", "attention, ...", "@"."""
        if opening is None:
            return False
        before = opening - 1
        greeted = before >= 0 and before in self._ends.get("HAIL", ()) and "," in self._between(opening)
        called = any(n in self._ends.get(concept, ()) for n in range(opening, name.first) for concept in _CALLING)
        return greeted or called or self._is_headed(name, opening) or "@" in self._text.before(name.first)

    def _is_addressed(self, name: Name, opening: int | None, *, hailed: bool) -> bool:
        """Whether a name that people hold too is called as an assistant is: "assistant, order ...", not "my assistant: ..."."""
        owned = opening is not None and any(n in self._ends.get("OWN", ()) for n in range(opening, name.first))
        lettered = opening is not None and self._is("TRADE", name.last) and self._is("LETTER", opening)  # "dear agent, ..."
        human = owned or lettered or self._is("THINGNAME", name.last)
        return self._is("ROLE", name.last) and not human and (hailed or "," in self._between(name.last + 1))

    def _is_announced(self, name: Name, opening: int | None, start: int) -> bool:
        """Whether what follows is said to be for the reader, whatever it says: "note to AI readers:", "to all bots:"."""
        if opening is None:
            return False
        whole = range(max(0, opening - 1), name.first)
        hailed = any(self._is(concept, n) and not self._is("TOWARDS", n) for concept in ("HAIL", "EVERY") for n in whole)
        if hailed or self._is("HEADING", name.last + 1):
            return True
        return ":" in self._between(start) and (self._is_headed(name, opening) or self._sorts_for(name, opening))

    def _is_headed(self, name: Name, opening: int) -> bool:
        """Whether a word such as "advice" begins the address: "urgent advice for the lead agent"."""
        towards = any(n in self._ends.get("TOWARDS", ()) for n in range(opening, name.first))
        return towards and any(self._is("HEADING", n) for n in range(opening, name.first))

    def _sorts_for(self, name: Name, opening: int) -> bool:
        """Whether a machine is spoken to by what it does with texts: "for the AI that sorts my mail"."""
        return self._is("TOWARDS", opening) and self._is("WHICH", name.last + 1)

    def _is_elided(self, n: int) -> bool:
        """Whether a word is written to the one before: "l'IA"."""
        return n > 0 and self._between(n) in {"'", "\u2019"}

    def _is_condition(self, name: Name) -> bool:
        """Whether it is said of the reader: "if you are an AI"."""
        n = name.first - 1
        while name.first - n <= _MOST_BEFORE and n in self._addressing:
            n -= 1
        isa = next((self._ends["ISA"][place] for place in (n, n + 1, n + 2) if place in self._ends.get("ISA", ())), None)
        if isa is None:
            return False
        asked = "?" in "".join(self._between(place) for place in range(name.last + 1, min(name.last + 9, self._words)))
        return asked or any(self._is("CONDITION", place) for place in range(max(0, isa - 4), isa + 1))

    def _after_call(self, name: Name, opening: int | None, *, hailed: bool) -> int | None:
        """Where what is said to a name begins: after its sign, or at once where it was hailed."""
        start = name.last + 1
        if self._is("HEADING", start) and not self._calls(start):  # "agent note: ...", "Model-Hint: ..."
            return start + 1 if start + 1 < self._words and self._calls(start + 1) else None
        if start < self._words and (self._calls(start) or (hailed and _STOP.match(self._between(start)))):
            return start
        if start >= self._words or not self._joined(start):
            return None
        colon = None if opening is None else self._colon_after(name, opening)
        return self._unsigned(start, hailed=hailed) if colon is None else colon

    def _unsigned(self, start: int, *, hailed: bool) -> int | None:
        """Where what is said begins after a name that no sign follows."""
        if hailed and self._is("BIDS", start) and not self._is("THISTEXT", start + 1):
            return start
        if any(self._is(concept, start) for concept in (*_TAILS, *(("TAIL", "TOWARDS") if hailed else ()))):
            return self._after_tail(start, hailed=hailed)
        asks = hailed and any(self._is(concept, start) for concept in ("CONDITION", "YOU", "POLITE", "CANYOU"))
        return start if asks and not self._is("MUST", start) else None  # "the bot should ..." is no "should you ..."

    def _colon_after(self, name: Name, opening: int) -> int | None:
        """Where what is said begins after a few words that say which one is meant: "advice for the agent in charge: ..."."""
        if not self._is_headed(name, opening):
            return None
        for n in range(name.last + 1, min(name.last + _MOST_WHICH + 1, self._words)):
            if not self._joined(n):
                return n if ":" in self._between(n) and self._calls(n) else None
        return None

    def _after_tail(self, start: int, *, hailed: bool) -> int | None:
        """Where what is said begins after "that reads this page": after the next sign, "please", or the text that is read."""
        for n in range(start + 1, min(start + _MOST_BETWEEN, self._words)):
            after_text = self._is("THISTEXT", n - 1) or self._is("TEXTNOUN", n - 1)
            if self._calls(n) or (hailed and (self._is("POLITE", n) or (after_text and self._is("BIDS", n)))):
                return n
        return None

    def _order_from(self, start: int, *, any_verb: bool, free: bool) -> int | None:
        """The verb of an order that begins at a word, after "please" or after a condition; ``free``: with no sign after it."""
        verb = self._verb_at(start, any_verb=any_verb)
        if verb is not None or not self._is("CONDITION", start):
            return verb
        for n in range(start + 1, min(start + _MOST_CONDITION, self._words)):
            if (self._text.opens_clause(n) and not self._is_elided(n)) or self._is("POLITE", n - 1):
                verb = self._verb_at(n, any_verb=any_verb)
                if verb is not None:
                    return verb
            elif free and self._is("BIDS", n) and not self._is("YOU", n - 1) and not self._is("DET", n - 1):
                return n
        return None

    def _verb_at(self, start: int, *, any_verb: bool) -> int | None:
        """The verb of an order that opens a clause, after a few words such as "please" and "you must"."""
        n = start
        for _ in range(_MOST_LEAD + 1):
            if self._is_verb(n) and (any_verb or not self._is("BROWSE", n)):
                return n
            leads = n < self._words and self._text.words[n] in self._leads
            if not (leads or any(self._is(concept, n) for concept in _LEADS)):
                return None
            n = max(n, self._last(_LEADS, n)) + 1
        return None

    def _later_order(self, start: int) -> int | None:
        """The verb of an order that opens a later sentence, with no question before it."""
        verbs = self._verbs_in_order
        for n in verbs[bisect_right(verbs, start) : bisect_left(verbs, start + _MOST_LATER)]:
            if self._text.opens_clause(n) and not self._is_elided(n) and not self._is("BROWSE", n):
                return None if any("?" in self._between(place) for place in range(start + 1, n + 1)) else n
        return None

    def _reading_this(self, name: Name) -> int | None:
        """The last word of "that reads this page" after a name, or of the name after "summarised by"."""
        start = name.last + 1
        near = range(max(0, name.first - 4), name.first)
        if start < self._words and not self._joined(start) and not self._calls(start):
            return None
        passive = any(self._is("BY", n) and any(self._is("READS", n - back) for back in (1, 2, 3, 4)) for n in near)
        if (
            passive
            and (name.sure or self._is("THINGNAME", name.last))
            and any(self._is("CONDITION", n) for n in range(max(0, name.first - 10), name.first))
        ):
            return name.last
        relative = self._is("WHICH", start)
        if relative and (name.sure or self._is("THINGNAME", name.last)) and not self._is_small(start + 1):
            end = self._at_text(start + 2)  # "that deciphers these pages", whatever the verb
            if end is not None:
                return end
        if self._is("DOING", start) and (name.sure or self._is("THINGNAME", name.last)):
            alone = self._is("THISTEXT", start + 1) and ":" in self._between(start + 2)
            end = start + 1 if alone else self._at_text(start + 1)
            if end is not None and (name.sure or ":" in self._between(end + 1)):
                return end
        for verb in range(start, start + 3 if relative else start + 2 if name.sure else start + 1):
            if self._is("READS", verb):
                end = self._last(("READS",), verb)
                this = next((n for n in range(start, end + _MOST_OBJECT) if self._is("THISTEXT", n) and n != verb), None)
                if this is not None and (name.sure or self._is_of_text(this)):
                    noun = next((n for n in (this + 1, this + 2) if self._is("TEXTNOUN", n)), this)
                    return max(end, noun)
        return None

    def _at_text(self, start: int) -> int | None:
        """The last word of "these pages" soon after a word."""
        for n in range(start, min(start + _MOST_OBJECT, self._words - 1)):
            if not self._joined(n):
                return None
            if self._is("THISTEXT", n) and any(self._is("TEXTNOUN", n + more) for more in (1, 2)):
                return n + 1 if self._is("TEXTNOUN", n + 1) else n + 2
        return None

    def _is_of_text(self, this: int) -> bool:
        """Whether "this" is a text: "this page", or "this" alone; not "this module"."""
        following = this + 1
        alone = following >= self._words or self._text.opens_clause(following) or self._obliges(following)
        return alone or any(self._is("TEXTNOUN", n) or self._is("READS", n) for n in (following, following + 1))

    def _obliges(self, n: int) -> bool:
        """Whether "must" stands here, and something is to be done: not "must be"."""
        last = self._last(("ASKEDTO", "MUST", "WILLDO"), n)
        return last >= n and last + 1 < self._words and not self._is("STATIVE", last + 1)

    def _is_verb(self, n: int) -> bool:
        return n in self._verbs

    def _is(self, concept: str, n: int) -> bool:
        """Whether a concept begins at a word."""
        return n in self._begins.get(concept, ())

    def _last(self, concepts: Sequence[str], n: int) -> int:
        """The last word of the longest of the concepts that begin here; n - 1 where none does."""
        return max(self._begins.get(concept, {}).get(n, n - 1) for concept in concepts)

    def _calls(self, n: int) -> bool:
        """Whether a sign that calls parts a word from the one before."""
        return bool(_CALL.match(self._between(n)))

    def _joined(self, n: int) -> bool:
        """Whether no sign of sentences or of code parts a word from the one before: blanks, hyphens and emoji may."""
        return not _PARTS.search(self._between(n))

    def _between(self, n: int) -> str:
        return self._text.before(n) if n < self._words else ""
