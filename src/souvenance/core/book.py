"""The memories of one scope, ready to be compared: twins, settled ones, and those that speak of the same things."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import nsmallest
from math import log1p

from souvenance.core.analyse import analyse
from souvenance.core.fold import fold
from souvenance.core.holders import Holders
from souvenance.core.keys import fits, packed, worded
from souvenance.core.lexicon import kinds_of
from souvenance.core.postings import term_key
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

    def __init__(self, memories: Iterable[Memory] = (), kept: Mapping[str, bytes] | None = None) -> None:
        """Hold them all. Those whose keys are known are not read until they are compared.

        Args:
            kept: the keys of some by id, as ``keys.packed`` made them once; those that do not fit a text are made anew.
        """
        self.memories: dict[str, Memory] = {memory.id: memory for memory in sorted(memories, key=lambda memory: memory.id)}
        self._unkept: set[str] = set()  # whose keys were made here
        self._keys: dict[str, bytes] = {}
        self._read_in_full: dict[str, Prepared] = {}  # of those that were compared
        self._claims: dict[str, Claims] = {}
        self._by_slot: dict[tuple[str, str], set[str]] = {}
        self._folded: dict[str, str] = {}  # of subjects
        every = list(self.memories.values())
        for memory in every:
            known = (kept or {}).get(memory.id, b"")
            if fits(known, memory.text, memory.language):
                self._keys[memory.id] = known
            else:
                self._read(memory)
        active = [memory for memory in every if memory.status == "active"]
        self._holders = Holders.of([m.id for m in active], [self._keys[m.id] for m in active])
        for memory in active:
            self._speaks_of(memory)
        self._twins = self._shelves(m for m in every if m.status in _COMPARED)
        self._settled = self._shelves(m for m in every if m.status in _SETTLED)

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
                shelves[place[1]] = shelves.get(place[1], Twins.of((), ())).extended(memory_id, self._keys[memory_id])

    def keep_keys(self, most: int) -> dict[str, bytes]:
        """The keys that were made here and nobody keeps yet, by id; from here on whoever asked keeps them."""
        some = sorted(self._unkept)[:most]
        self._unkept.difference_update(some)
        return {memory_id: self._keys[memory_id] for memory_id in some}

    def twin(self, memory: Memory) -> Memory | None:
        """The active or archived memory that says the same; None when there is none."""
        return self._best(self._twins, memory)

    def active_twin(self, memory: Memory) -> Memory | None:
        """The active memory other than itself that says the same; None when there is none."""
        shelf = self._twins.get(shelf_of(memory))
        shelf = shelf.without(memory.id) if shelf is not None else None
        while shelf is not None and (found := shelf.best(self.prepared_of(memory), self._full)) is not None:
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
        found = shelf.alike(self.prepared_of(memory), floor, self._full)
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
        whole = sum(map(self._worth, _forms(memory.text, memory.language)))
        enough = {
            i: score for i, score in scores.items() if score >= SHARED * whole or counts[i] >= SHARED * worded(self._keys[i])
        }
        return [self.memories[i] for i in nsmallest(most, enough, key=lambda i: (-enough[i], i))]

    def _worth(self, form: int) -> float:
        """What a shared word says: the rarer, the more; as much as the rarest where no memory holds it yet."""
        return log1p(len(self.memories) / max(1, len(self._holders.holders(form))))

    def _shared(self, text: str, language: str, subject: str | None) -> tuple[dict[str, float], dict[str, int]]:
        """What each active memory shares with a text: by rarity, and in words.

        Words that very many memories hold are not followed once rarer ones have been: they tell nothing apart.
        """
        held = [form for form in _forms(text, language) if self._holders.holders(form)]
        wanted = fold(subject) if subject is not None else None
        scores: dict[str, float] = {}
        counts: dict[str, int] = {}
        followed = 0
        for form in sorted(held, key=lambda form: len(self._holders.holders(form))):
            holders, worth = self._holders.holders(form), self._worth(form)
            if followed and followed + len(holders) > MOST_FOLLOWED:
                break
            followed += len(holders)
            for memory_id in holders:
                if wanted is None or self._fold(self.memories[memory_id].subject) == wanted:
                    scores[memory_id] = scores.get(memory_id, 0.0) + worth
                    counts[memory_id] = counts.get(memory_id, 0) + 1
        return scores, counts

    def about(self, subject: str, slots: Iterable[str], most: int) -> Sequence[Memory]:
        """Active memories of a subject that speak of one of these single-valued attributes, the latest first."""
        ids = set().union(*(self._by_slot.get((fold(subject), slot), ()) for slot in slots))
        return sorted((self.memories[i] for i in ids), key=lambda m: (m.ranked_at, m.id), reverse=True)[:most]

    def prepared_of(self, memory: Memory) -> Prepared:
        """The text of a memory, read for comparisons; of one that is known, once."""
        known = self.memories.get(memory.id)
        if known is not None and (known.text, known.language) == (memory.text, memory.language):
            return self._full(memory.id)
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
        found = shelf.best(self.prepared_of(memory), self._full) if shelf is not None else None
        return self.memories[found[0]] if found is not None else None

    def _full(self, memory_id: str) -> Prepared:
        if memory_id not in self._read_in_full:
            memory = self.memories[memory_id]
            self._read_in_full[memory_id] = prepared(memory.text, memory.language)
        return self._read_in_full[memory_id]

    def _read(self, memory: Memory) -> None:
        self._keys[memory.id] = packed(prepared(memory.text, memory.language))
        self._unkept.add(memory.id)

    def _note(self, memory: Memory, *, keep_read: bool = False) -> None:
        """Know a memory. ``keep_read``: its text was read already, and is the same."""
        self.memories[memory.id] = memory
        if not keep_read:
            self._read(memory)
        if memory.status == "active":
            self._holders.add(memory.id, self._keys[memory.id])
            self._speaks_of(memory)

    def _forget(self, memory: Memory, *, keep_read: bool = False) -> None:
        if memory.status == "active":
            self._holders.remove(memory.id, self._keys[memory.id])
        for slot in memory.slots:
            self._by_slot.get((self._fold(memory.subject), slot), set()).discard(memory.id)
        if not keep_read:
            self._claims.pop(memory.id, None)
            self._read_in_full.pop(memory.id, None)

    def _speaks_of(self, memory: Memory) -> None:
        for slot in memory.slots:
            self._by_slot.setdefault((self._fold(memory.subject), slot), set()).add(memory.id)

    def _fold(self, subject: str) -> str:
        """Folded once a subject: there are few, and memories by the thousand."""
        if subject not in self._folded:
            self._folded[subject] = fold(subject)
        return self._folded[subject]

    def _shelves(self, memories: Iterable[Memory]) -> dict[Shelf, Twins]:
        """The memories in order of ids, by shelf."""
        held: dict[Shelf, list[str]] = {}
        for memory in memories:
            held.setdefault(shelf_of(memory, self._fold), []).append(memory.id)
        return {shelf: Twins.of(ids, [self._keys[i] for i in ids]) for shelf, ids in held.items()}

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


def shelf_of(memory: Memory, folded: Callable[[str], str] = fold) -> Shelf:
    """Only memories of one shelf may be twins: the same story, about the same person, rules apart."""
    return memory.story, folded(memory.subject), memory.kind == "rule"


def _forms(text: str, language: str) -> list[int]:
    """The words of a text as ``Keys.forms`` has them, each once."""
    return [term_key(form) for form in dict.fromkeys(analyse(text, language).terms())]
