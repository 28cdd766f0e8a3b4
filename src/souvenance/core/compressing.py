"""Memories that repeat one another become one, and nothing that carries a fact may be lost on the way.

Without a model the richest wording is chosen, never written. With one, a text that it writes is held against every member:
numbers, dates, names and negations of each must stand in it, and none that is new.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from souvenance.core.clauses import says
from souvenance.core.decide import joined, united
from souvenance.core.fold import fold, plain
from souvenance.core.prepared import Prepared
from souvenance.core.wording import Token
from souvenance.languages.reflection import NEUTRAL
from souvenance.languages.repeats import NONE, REPEATS, RepeatPack
from souvenance.thresholds import MERGED_CONFIDENCE, MERGED_IMPORTANCE, MOST_REWRITTEN
from souvenance.types import Memory

LEAST_ACTIVE = 5  # memories of a scope: below there is nothing to gain
MOST_IN_GROUP = 8
MOST_IMPORTANCE = 10.0
_FIGURES = re.compile(r"\d+(?:[.,:/-]\d+)*")
_WORDS = re.compile(r"\w{2,}|\d")
_LATIN = re.compile(r"[a-z][a-z'’.-]+")

Same = tuple[bool, bool, tuple[str, ...]]  # likes, denies, what is specific in its order


def may_join(memory: Memory) -> bool:
    """Whether a memory may become a part of another: no rule, nothing pinned, nothing in dispute."""
    return memory.status == "active" and not (memory.kind == "rule" or memory.pinned or memory.disputed)


def of_one_place(memory: Memory) -> tuple[object, ...]:
    """Only memories for which this is equal may become one: about one person, of one kind and story, for the same eyes."""
    return (
        memory.scope, memory.story, fold(memory.subject), memory.kind, memory.audience, memory.language, memory.expires_at,
        memory.valid_from, memory.valid_until,
    )  # fmt: skip


def look_alikes(memories: Sequence[Memory], last: datetime | None, most: int) -> list[list[Memory]]:
    """Memories of one place that share the two rarest of their specific words, one of them new or just needed.

    Two that say the same have the same specific words, so nothing that ``chosen`` would join is missed, but for spellings. No
    text is read in full here: a scope of 100,000 memories costs a second or two.

    Args:
        memories: all that may join.
        last: when this was done last; None for never.
        most: memories to give; the groups with the latest memories first.
    """
    words = [_specific_words(memory) for memory in memories]
    held = Counter(word for some in words for word in some)
    by_key: dict[tuple[object, ...], list[Memory]] = {}
    for memory, some in zip(memories, words, strict=True):
        if some:
            rarest = sorted(some, key=lambda word: (held[word], word))[:2]
            by_key.setdefault((*of_one_place(memory), *rarest), []).append(memory)
    fresh = [
        group for group in by_key.values()
        if len(group) > 1 and (last is None or any(max(memory.created_at, memory.touched_at) > last for memory in group))
    ]  # fmt: skip
    fresh.sort(key=lambda group: (max(memory.created_at for memory in group), group[0].id), reverse=True)
    found, room = [], most
    for group in fresh:
        if len(group) <= room:
            found.append(group)
            room -= len(group)
    return found


def _specific_words(memory: Memory) -> frozenset[str]:
    pack = REPEATS.get(memory.language, NONE)
    said = fold(plain(memory.text))
    if pack is REPEATS["zh"]:
        return frozenset(piece for piece in _splitter(pack.plain | pack.liking | pack.most).split(said) if piece)
    return frozenset(_WORDS.findall(said)) - pack.plain - pack.liking - pack.most


def groups(pairs: Iterable[tuple[Memory, Memory]]) -> list[list[Memory]]:
    """Memories joined by pairs that may say the same, each in one group, by id; pairs that can never be one are left out."""
    leader: dict[str, str] = {}
    members: dict[str, Memory] = {}

    def head(one: str) -> str:
        while leader.setdefault(one, one) != one:
            one = leader[one]
        return one

    for one, other in pairs:
        if may_join(one) and may_join(other) and one.id != other.id and of_one_place(one) == of_one_place(other):
            members |= {one.id: one, other.id: other}
            first, last = sorted((head(one.id), head(other.id)))
            leader[last] = first
    found: dict[str, list[Memory]] = {}
    for memory_id in sorted(members):
        found.setdefault(head(memory_id), []).append(members[memory_id])
    return list(found.values())


def mutual_nearest(vectors: npt.NDArray[np.float32]) -> list[tuple[int, int]]:
    """Pairs of rows (a < b) of which each is the nearest to the other, the nearest pair first; ties by row.

    Args:
        vectors: (n, d) unit rows.
    """
    if len(vectors) < 2:  # noqa: PLR2004 - a pair
        return []
    cosines = vectors @ vectors.T
    np.fill_diagonal(cosines, -np.inf)
    nearest = cosines.argmax(axis=1)
    pairs = [(a, int(b)) for a, b in enumerate(nearest) if a < b and nearest[b] == a]
    return sorted(pairs, key=lambda pair: (-float(cosines[pair]), pair))


def chosen(group: Sequence[Memory], read: Callable[[Memory], Prepared]) -> list[tuple[Memory, list[Memory]]]:
    """Within a group, those that state one thing in other words: (the richest wording, all of them, it included).

    Two are one where all that is specific is the same in the same order, both deny or neither does, and both tell of a liking
    or neither does. What stands in no such set of two is left out.
    """
    by_sense: dict[Same, list[Memory]] = {}
    for memory in group:
        sense = sense_of(memory, read(memory))
        if sense is not None:
            by_sense.setdefault(sense, []).append(memory)
    return [(richest(same, read), same) for same in by_sense.values() if len(same) > 1]


def sense_of(memory: Memory, prepared: Prepared) -> Same | None:
    """What a statement says, whatever its wording; None where nothing specific is left of it."""
    pack = REPEATS.get(memory.language, NONE)
    if not prepared.tokens:
        return _sense_unread(memory.text, pack)
    words = [fold(token.surface) for token in prepared.tokens]
    likes = any(word in pack.liking for word in words)
    specific = tuple(
        token.canon for token, word in zip(prepared.tokens, words, strict=True)
        if word not in pack.plain and not (likes and word in pack.liking | pack.most)
    )  # fmt: skip
    return (likes, False, specific) if specific else None  # a negator is specific: it stands in its place


def _sense_unread(text: str, pack: RepeatPack) -> Same | None:
    """The same for a text without words that are read one by one: what is left between the plain words."""
    said = fold(plain(text))
    likes = any(word in said for word in pack.liking)
    pattern = _splitter(pack.plain | pack.liking | pack.most if likes else pack.plain)
    specific = tuple(piece for piece in pattern.split(said) if piece)
    return (likes, says(NEUTRAL.negators, said), specific) if specific else None


@lru_cache(maxsize=64)
def _splitter(words: frozenset[str]) -> re.Pattern[str]:
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile("|".join([*map(re.escape, longest_first), r"[\W_]+"]))


def richest(same: Sequence[Memory], read: Callable[[Memory], Prepared]) -> Memory:
    """The wording that says most: a preference above all before a liking, then carriers, words, length; ties by id."""

    def worth(memory: Memory) -> tuple[object, ...]:
        tokens, pack = read(memory).tokens, REPEATS.get(memory.language, NONE)
        above_all = any(fold(token.surface) in pack.most for token in tokens) or any(word in memory.text for word in pack.most)
        return above_all, sum(token.carrier for token in tokens), len(tokens), len(memory.text)

    return max(sorted(same, key=lambda memory: memory.id), key=worth)


def loses(text: Prepared, members: Mapping[str, Prepared]) -> str:
    """Why a written text may not stand for its members: what it lost of one, or made up; "" where it may.

    Args:
        text: what was written, read.
        members: by id, read.
    """
    ours = _carriers(text)
    every = Counter[str]()
    for memory_id, member in members.items():
        theirs = _carriers(member)
        every |= theirs
        if lost := theirs - ours:
            return f"it loses {_as_written(lost, member)} of {memory_id}"
    if invented := ours - every:
        return f"it makes up {_as_written(invented, text)}"
    return ""


def _as_written(canons: Iterable[str], one: Prepared) -> str:
    surfaces = {token.canon: token.surface for token in one.tokens}
    return ", ".join(sorted({surfaces.get(canon, canon) for canon in canons}))


def _carriers(one: Prepared) -> Counter[str]:
    """Numbers, dates, names, negations and what else carries a fact; figures and names alone where words cannot be read."""
    if one.tokens:
        return Counter(token.canon for token in one.tokens if token.carrier or _is_name(token))
    said = fold(plain(one.text))
    found = Counter(_FIGURES.findall(said)) + Counter(_LATIN.findall(said))
    if says(NEUTRAL.negators, said):
        found["not"] += 1
    return found


def _is_name(token: Token) -> bool:
    return token.name and not token.opens


def merged(
    members: Sequence[Memory], text: str, *, memory_id: str, now: datetime, wording: Memory | None, author: str
) -> Memory:
    """The memory that takes the place of its members.

    Args:
        members: two at least, of one place.
        text: its words.
        memory_id: of the new one.
        now: when it is made.
        wording: the member whose words they are; None where they were written.
        author: principal id.
    """
    sources: tuple[str, ...] = ()
    origin = members[0].origin
    for member in members:
        sources, origin = joined(sources, member.sources), united(origin, member.origin)
    rewritten = wording.rewritten if wording is not None else max(member.rewritten for member in members) + 1
    return replace(
        wording or members[0], id=memory_id, text=text, status="active", rewritten=rewritten, sources=sources, origin=origin,
        tags=tuple(dict.fromkeys(tag for member in members for tag in member.tags)), slots=(), superseded_by=None,
        confidence=min(MERGED_CONFIDENCE, max(member.confidence for member in members)),
        importance=min(MOST_IMPORTANCE, MERGED_IMPORTANCE * sum(member.importance for member in members) / len(members)),
        accesses=max(member.accesses for member in members), touched_at=max(member.touched_at for member in members),
        ranked_at=max(member.ranked_at for member in members), created_at=now, author=author,
    )  # fmt: skip


def may_be_rewritten(members: Iterable[Memory]) -> bool:
    """Whether none of them was rewritten as often as a text may be: each abstraction of an abstraction loses."""
    return all(member.rewritten < MOST_REWRITTEN for member in members)
