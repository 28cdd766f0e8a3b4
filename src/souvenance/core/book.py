"""The memories of one scope, ready to be compared: twins, settled ones, and those that speak of the same things."""

from collections.abc import Iterable, Sequence
from heapq import nsmallest
from itertools import groupby
from math import log1p

from souvenance.core.analyse import analyse
from souvenance.core.fold import fold
from souvenance.core.lexicon import kinds_of
from souvenance.core.similarity import Prepared, prepared
from souvenance.core.supersede import Claims, claims
from souvenance.core.twins import Twins
from souvenance.types import Memory, MemoryStatus

Shelf = tuple[str | None, str, bool]  # story, folded subject, whether it is a rule: only these may be twins

MOST_FOLLOWED = 4_000  # memories looked at for one text
SHARED = 0.4  # of the new text by rarity, or of a memory's own words: less, and neither can end the other

_COMPARED: frozenset[MemoryStatus] = frozenset({"active", "archived"})
_SETTLED: frozenset[MemoryStatus] = frozenset({"superseded", "forgotten"})


class Book:
    """What a decision needs of a scope's memories. Not for two threads at once."""

    def __init__(self, memories: Iterable[Memory] = ()) -> None:
        """Read them all; a shelf at a time, which is much cheaper than one by one."""
        self.memories: dict[str, Memory] = {}
        self._twins: dict[Shelf, Twins] = {}
        self._settled: dict[Shelf, Twins] = {}
        self._prepared: dict[str, Prepared] = {}
        self._claims: dict[str, Claims] = {}
        self._terms: dict[str, tuple[str, ...]] = {}
        self._worded: dict[str, int] = {}  # how many of them are no figures: a date is three terms, and the first to differ
        self._by_term: dict[str, set[str]] = {}
        self._subjects: dict[str, str] = {}  # folded, of active memories
        self._by_slot: dict[tuple[str, str], set[str]] = {}
        every = sorted(memories, key=lambda memory: memory.id)
        for memory in every:
            self._note(memory)
        for statuses, shelves in ((_COMPARED, self._twins), (_SETTLED, self._settled)):
            held = sorted((m for m in every if m.status in statuses), key=_shelf_order)
            for _, of_shelf in groupby(held, key=_shelf_order):
                some = list(of_shelf)
                shelves[shelf_of(some[0])] = Twins.of([m.id for m in some], [self._prepared[m.id] for m in some])

    def put(self, *memories: Memory) -> None:
        """Add memories, or replace what was known of them; many at once cost far less than one by one."""
        gone: dict[tuple[bool, Shelf], list[str]] = {}  # (whether settled, shelf) -> ids
        come: dict[tuple[bool, Shelf], list[str]] = {}
        for memory in memories:
            known = self.memories.get(memory.id)
            before, after = _place(known) if known is not None else None, _place(memory)
            same = known is not None and _reads_alike(known, memory)
            if known is not None and same and known.status == memory.status:
                self.memories[memory.id] = memory
                continue
            if known is not None:
                self._forget(known, keep_read=same)
            self._note(memory, keep_read=same)
            if same and before == after:
                continue
            if before is not None:
                gone.setdefault(before, []).append(memory.id)
            if after is not None:
                come.setdefault(after, []).append(memory.id)
        for place, ids in gone.items():
            shelves = self._shelves_at(place)
            shelves[place[1]] = shelves[place[1]].without(*ids)
        for place, ids in come.items():
            shelves = self._shelves_at(place)
            for memory_id in ids:
                shelves[place[1]] = shelves.get(place[1], Twins.of((), ())).extended(memory_id, self._prepared[memory_id])

    def twin(self, memory: Memory) -> Memory | None:
        """The active or archived memory that says the same; None when there is none."""
        return self._best(self._twins, memory)

    def active_twin(self, memory: Memory) -> Memory | None:
        """The active memory other than itself that says the same; None when there is none."""
        shelf = self._twins.get(shelf_of(memory))
        shelf = shelf.without(memory.id) if shelf is not None else None
        while shelf is not None and (found := shelf.best(self.prepared_of(memory))) is not None:
            if self.memories[found[0]].status == "active":
                return self.memories[found[0]]
            shelf = shelf.without(found[0])
        return None

    def settled(self, memory: Memory) -> Memory | None:
        """The superseded or forgotten memory that says the same; None when there is none."""
        return self._best(self._settled, memory)

    def alike(self, memory: Memory, floor: float, most: int) -> Sequence[tuple[Memory, float]]:
        """Memories that may say the same in other words, best first: for a person to look at, never merged."""
        shelf = self._twins.get(shelf_of(memory))
        if shelf is None:
            return ()
        found = shelf.alike(self.prepared_of(memory), floor)
        return [(self.memories[i], score) for i, score in found if i != memory.id][:most]

    def near(self, text: str, language: str, most: int, *, subject: str | None = None) -> Sequence[Memory]:
        """Active memories that share words with a text, the rarest shared words first; of one subject, or of all."""
        scores, _ = self._shared(text, language, subject)
        return [self.memories[i] for i in nsmallest(most, scores, key=lambda i: (-scores[i], i))]

    def rivals(self, memory: Memory, most: int) -> Sequence[Memory]:
        """Those near to a memory, of its subject, that share enough words with it for one to end the other.

        Enough is a good part of either text. Statements about the same attribute need not share any: see ``about``.
        """
        scores, counts = self._shared(memory.text, memory.language, memory.subject)
        whole = sum(self._worth(term) for term in dict.fromkeys(analyse(memory.text, memory.language).terms()))
        enough = {i: score for i, score in scores.items() if score >= SHARED * whole or counts[i] >= SHARED * self._worded[i]}
        return [self.memories[i] for i in nsmallest(most, enough, key=lambda i: (-enough[i], i))]

    def _worth(self, term: str) -> float:
        """What a shared word says: the rarer, the more; as much as the rarest where no memory holds it yet."""
        return log1p(len(self.memories) / max(1, len(self._by_term.get(term, ()))))

    def _shared(self, text: str, language: str, subject: str | None) -> tuple[dict[str, float], dict[str, int]]:
        """What each active memory shares with a text: by rarity, and in words.

        Words that very many memories hold are not followed once rarer ones have been: they tell nothing apart.
        """
        held = [term for term in dict.fromkeys(analyse(text, language).terms()) if term in self._by_term]
        wanted = fold(subject) if subject is not None else None
        scores: dict[str, float] = {}
        counts: dict[str, int] = {}
        followed = 0
        for term in sorted(held, key=lambda term: len(self._by_term[term])):
            holders, worth = self._by_term[term], self._worth(term)
            if followed and followed + len(holders) > MOST_FOLLOWED:
                break
            followed += len(holders)
            for memory_id in holders:
                if wanted is None or self._subjects[memory_id] == wanted:
                    scores[memory_id] = scores.get(memory_id, 0.0) + worth
                    counts[memory_id] = counts.get(memory_id, 0) + 1
        return scores, counts

    def about(self, subject: str, slots: Iterable[str], most: int) -> Sequence[Memory]:
        """Active memories of a subject that speak of one of these single-valued attributes, the latest first."""
        ids = set().union(*(self._by_slot.get((fold(subject), slot), ()) for slot in slots))
        return sorted((self.memories[i] for i in ids), key=lambda m: (m.ranked_at, m.id), reverse=True)[:most]

    def prepared_of(self, memory: Memory) -> Prepared:
        """The text of a memory, read once for comparisons."""
        known = self.memories.get(memory.id)
        if known is not None and known.text == memory.text and known.language == memory.language:
            return self._prepared[memory.id]
        return prepared(memory.text, memory.language)

    def claims_of(self, memory: Memory) -> Claims:
        """What a memory claims, read once."""
        known = self.memories.get(memory.id)
        if known is None or known.text != memory.text:
            return claims(memory.text, memory.language, subject=memory.subject)
        if memory.id not in self._claims:
            self._claims[memory.id] = claims(memory.text, memory.language, subject=memory.subject)
        return self._claims[memory.id]

    def slots_of(self, memory: Memory) -> tuple[str, ...]:
        """What a memory speaks of that another may end without sharing a word: attributes, and kinds of things ("alcohol")."""
        said = self.claims_of(memory)
        return tuple(sorted(said.opened | (said.stems & kinds_of(memory.language))))

    def _best(self, shelves: dict[Shelf, Twins], memory: Memory) -> Memory | None:
        shelf = shelves.get(shelf_of(memory))
        found = shelf.best(self.prepared_of(memory)) if shelf is not None else None
        return self.memories[found[0]] if found is not None else None

    def _note(self, memory: Memory, *, keep_read: bool = False) -> None:
        """Know a memory. ``keep_read``: its text was read already, and is the same."""
        self.memories[memory.id] = memory
        if not keep_read:
            self._prepared[memory.id] = prepared(memory.text, memory.language)
        if memory.status == "active":
            terms = tuple(dict.fromkeys(analyse(memory.text, memory.language).terms()))
            self._terms[memory.id] = terms
            self._worded[memory.id] = sum(not term[0].isdigit() for term in terms)
            self._subjects[memory.id] = fold(memory.subject)
            for term in terms:
                self._by_term.setdefault(term, set()).add(memory.id)
            for slot in memory.slots:
                self._by_slot.setdefault((fold(memory.subject), slot), set()).add(memory.id)

    def _forget(self, memory: Memory, *, keep_read: bool = False) -> None:
        self._worded.pop(memory.id, None)
        for term in self._terms.pop(memory.id, ()):
            self._by_term[term].discard(memory.id)
            if not self._by_term[term]:
                del self._by_term[term]
        for slot in memory.slots:
            self._by_slot.get((fold(memory.subject), slot), set()).discard(memory.id)
        if not keep_read:
            self._claims.pop(memory.id, None)

    def _shelves_at(self, place: tuple[bool, Shelf]) -> dict[Shelf, Twins]:
        return self._settled if place[0] else self._twins


def _place(memory: Memory) -> tuple[bool, Shelf] | None:
    """Where a memory is kept for comparison: whether among the settled ones, and the shelf; None: it is not compared."""
    if memory.status in _COMPARED or memory.status in _SETTLED:
        return memory.status in _SETTLED, shelf_of(memory)
    return None


def _reads_alike(one: Memory, other: Memory) -> bool:
    """Whether nothing that is read out of a memory differs: all but its status and its numbers."""
    return (one.text, one.language, one.subject, one.story, one.kind, one.slots) == (
        other.text, other.language, other.subject, other.story, other.kind, other.slots,
    )  # fmt: skip


def shelf_of(memory: Memory) -> Shelf:
    """Only memories of one shelf may be twins: the same story, about the same person, rules apart."""
    return memory.story, fold(memory.subject), memory.kind == "rule"


def _shelf_order(memory: Memory) -> tuple[str, bool, str, bool]:
    story, subject, rule = shelf_of(memory)
    return story or "", story is None, subject, rule
