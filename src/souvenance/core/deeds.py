"""Where a text says what machines are to do that no ordinary text asks: hide it, lie, obey others, act for their users."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from souvenance.core.readers import Name, Order, Reading, Span, Text

# What each kind of wish weighs, by the concept that tells it. Several of one kind count once.
_WISHES: Mapping[str, tuple[str, float]] = {
    "HUSH": ("dark", 1), "SILENCE": ("dark", 1), "HIDES": ("dark", 1), "OMITS": ("omitted", 0.5),
    "ERASEITSELF": ("erased", 1.5), "MASTER": ("master", 1), "SERVED": ("served", 0.5), "PERSIST": ("kept", 0.5),
    "INNAME": ("acts", 0.5), "SKIPS": ("unchecked", 0.5), "FALSE": ("false", 0.5), "FAVOURS": ("favoured", 0.5),
    "MONEY": ("money", 0.5), "LAWLESS": ("lawless", 1), "MEMSET": ("set", 1), "TASKED": ("tasked", 0.25),
}  # fmt: skip
_ANCHORS = (
    "SERVED",
    "MASTER",
    "TASKED",
    "PLACE",
    "COMMENTED",
    "MEMSET",
)  # what tells of a machine that reads, though it has no name
_ORDERED, _NAMED, _UNSURE = 0.5, 0.0, -0.5
_PLACES = {"PLACE": 1.0, "COMMENTED": 0.5}  # where people who look at a text do not see it
_SIGN = 0.5  # of an address that is meant for a machine
_OF_THIS = 0.5  # a machine that reads this very text
_MOST_TOLD = 15  # words of it
_ENOUGH = 1.5
_PLAIN = 2.0  # what needs no wish: an order to a machine that is called where people do not look
_MOST_ACROSS = 45  # words between who is to act and the wish
_WISHED = 1.0  # "may the machine", "que la machine"
_MOST_BACK = 25  # words between a machine and "that one"
_MOST_ASKED = 5  # words between "we ask" and who is asked
_MOST_DETERMINERS = 3  # words between "que" and the name
_MOST_FORM = 8  # words between a name and "shall"
_MOST_SENTENCES = 2  # after the one that names
_MOST_OBJECT = 4  # words between "nor tell" and "the user"
_MOST_SAID = 14  # words between what is said and "whatever is true"
_FALSE = 0.75  # what is to be said whatever is true
_TOLD_NOBODY = 0.5  # a denial of telling, with nobody named
_MOST_ANCHORS = 500  # of one text


@dataclass(frozen=True, slots=True)
class _Wish:
    """Something wanted, of a kind, between two words."""

    first: int
    last: int
    kind: str
    weight: float


def deeds_in(text: Text, hits: Mapping[str, Sequence[Span]], reading: Reading, whom: frozenset[str]) -> Iterator[Order]:
    """What the text has machines do, in the words of one language: from who is to do it to the last wish that counted.

    Args:
        text: its words.
        hits: concept -> where it stands, in order.
        reading: the same text, asked for names and orders.
        whom: words for those who are not told, or for what they are not told: "them", "anyone", "it".

    What one machine is said to do counts by kinds: a single one that ordinary manuals tell too ("deletes the record") is
    none, two of them are, or one that hides something from the person served. Sentences that speak of attacks tell of them.
    """
    wishes = sorted(_wishes(text, hits, whom), key=lambda wish: wish.first)
    if not wishes:
        return
    lessons = {text.sentences[hit.first] for hit in hits.get("LESSON", ())}
    told = [wish for wish in wishes if not lessons & {text.sentences[wish.first], text.sentences[wish.first] - 1}]
    starts = [wish.first for wish in told]
    for first, last, given, back in _actors(hits, reading):
        begin = bisect_left(starts, first - back)
        near = [wish for wish in told[begin : begin + _MOST_ACROSS] if _in_reach(text, wish, first, last, back)]
        best: dict[str, float] = {}
        for wish in near:
            best[wish.kind] = max(best.get(wish.kind, 0), wish.weight)
        if (near and given + sum(best.values()) >= _ENOUGH) or given >= _PLAIN:
            places = [wish.last for wish in near]
            yield Order(min([first, *(wish.first for wish in near[:1])]), max([last, *places]), sure=True)


def _in_reach(text: Text, wish: _Wish, first: int, last: int, back: int) -> bool:
    away = abs(text.sentences[wish.first] - text.sentences[last])
    return first - back <= wish.first <= last + _MOST_ACROSS and away <= _MOST_SENTENCES


def _actors(hits: Mapping[str, Sequence[Span]], reading: Reading) -> Iterator[tuple[int, int, float, int]]:
    """Who is to act, from word to word, what that alone weighs, and how many words before it a wish may stand."""
    called_at = sorted(name.first for name in reading.some_names() if reading.is_called(name))
    users = [hit.first for hit in hits.get("USER", ())]
    for name in reading.some_names():
        if not reading.is_person(name):
            called = reading.is_called(name)
            of_this = reading.is_of_this(name)
            given = (
                (_NAMED if name.sure or of_this else _UNSURE)
                + (_OF_THIS if of_this else 0)
                + _order(name.first, name.last, reading, called=called)
            )
            yield (
                name.first,
                name.last,
                given + _set_apart(name, reading) + (_addressed(name, reading, users) if called else 0),
                0,
            )
    for hit in hits.get("THATONE", ()):  # "the deed is read by a machine; that one may ..."
        if any(hit.first - _MOST_BACK <= name.last < hit.first for name in reading.some_names()):
            yield hit.first, hit.last, _order(hit.first, hit.last, reading, called=False), 0
    for concept in _ANCHORS:
        for hit in list(hits.get(concept, ()))[:_MOST_ANCHORS]:
            back = _MOST_BACK if concept == "SERVED" else 0
            ordered = any(reading.is_order(n) for n in range(max(0, hit.first - back), hit.last + _MOST_ACROSS // 2))
            given = _PLACES.get(concept, 0)
            n = bisect_left(called_at, hit.first)
            if given and n < len(called_at) and called_at[n] <= hit.last + _MOST_TOLD:
                given += _SIGN
            yield hit.first, hit.last, given + (_ORDERED if ordered and concept != "MASTER" else 0), back


def _addressed(name: Name, reading: Reading, users: Sequence[int]) -> float:
    """What an address adds: one that says what it is ("advice for the model:"), and one that goes on to tell of a user."""
    n = bisect_left(users, name.last)
    told = n < len(users) and users[n] <= name.last + _MOST_TOLD
    return _SIGN * (reading.is_headed(name) + told)


def _set_apart(name: Name, reading: Reading) -> float:
    """What it adds that a machine is spoken of aside, by what it does with texts, or as any one of its kind."""
    if not name.sure:
        return 0
    return _SIGN * (reading.is_aside(name) + reading.is_any(name) + reading.works_on_texts(name))


def _order(first: int, last: int, reading: Reading, *, called: bool) -> float:
    """What it adds that a machine is told what it has to do: "shall", a future, "may it", "we ask the tool to"."""
    if any(reading.opens_wish(n) for n in range(first - _MOST_DETERMINERS, first)):
        return _WISHED
    by_reading = _ORDERED if any(reading.ends("BYREADING", n) for n in range(first - _MOST_ASKED, first)) else 0
    after = any(reading.is_obliged(n) for n in range(last + 1, last + _MOST_FORM))
    before = any(reading.ends("ASKSFOR", n) for n in range(first - _MOST_ASKED, first))
    return by_reading + (_ORDERED if after or before or called else 0)


def _wishes(text: Text, hits: Mapping[str, Sequence[Span]], whom: frozenset[str]) -> Iterator[_Wish]:
    for concept, (kind, weight) in _WISHES.items():
        for hit in hits.get(concept, ()):
            yield _Wish(hit.first, hit.last, kind, weight)
    yield from _told_to_nobody(text, hits, whom)
    yield from _said_whatever(text, hits)


def _told_to_nobody(text: Text, hits: Mapping[str, Sequence[Span]], whom: frozenset[str]) -> Iterator[_Wish]:
    """What is not to be told ("without telling them"): heavier where it says from whom, or that it is this that is hidden."""
    asked = {hit.first for hit in hits.get("ASKING", ())}  # "without asking why" hides nothing
    tells = {hit.first: hit.last for hit in hits.get("TELLS", ()) if hit.first not in asked}
    objects = {hit.first for concept in ("SERVED", "USER", "THISTEXT") for hit in hits.get(concept, ())}
    for denial in hits.get("NEEDLESS", ()):
        verb = next((n for n in range(denial.last + 1, denial.last + 4) if n in tells), None)
        if verb is None:
            continue
        around = (*range(denial.last + 1, verb), *range(tells[verb] + 1, min(tells[verb] + _MOST_OBJECT, len(text.words))))
        named = any(n in objects or text.words[n] in whom for n in around)
        yield _Wish(denial.first, tells[verb], "dark", 1 if named else _TOLD_NOBODY)


def _said_whatever(text: Text, hits: Mapping[str, Sequence[Span]]) -> Iterator[_Wish]:
    """What is to be said or given whatever is true: "answers that it is full, even if it is not"."""
    says = sorted(hit.first for concept in ("SAYING", "SAYS") for hit in hits.get(concept, ()))
    for hit in hits.get("WHATEVER", ()):
        n = bisect_left(says, hit.first) - 1
        if n >= 0 and hit.first - says[n] <= _MOST_SAID and text.sentences[says[n]] == text.sentences[hit.first]:
            yield _Wish(says[n], hit.last, "false", _FALSE)
