"""Which memories are worth their tokens in every conversation, and the sections of the standing notes that state them."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import chain, islice

import numpy as np

from souvenance.core.brief import one_line
from souvenance.core.decay import HalfLives, bands, strength
from souvenance.core.fold import fold
from souvenance.core.hearing import OWN_ORIGINS
from souvenance.core.moments import local
from souvenance.core.notes import Notes, Part, harmless, parse, rewritten, without_part
from souvenance.core.screen import decide, screen
from souvenance.core.secrets import mask
from souvenance.core.statements import content, held
from souvenance.core.vital import is_vital
from souvenance.languages.noted import NOTED, SECTIONS
from souvenance.thresholds import NOTED_ABOVE
from souvenance.types import FOREIGN, Audience, Kind, Memory, Turn

TITLE = "# Notes\n"
FOR_ALL = "-all"  # behind the name of a part that everybody may read, on the page of somebody who may read more
_SECTION_OF: Mapping[Kind, str] = {"fact": "facts", "preference": "preferences", "promise": "promises"}
_NAME = re.compile(rf"({'|'.join(SECTIONS)})({FOR_ALL})?(?:-(\d{{1,4}}))?")
MOST_PASSED_OVER = 200  # memories one after the other that found no room


@dataclass(frozen=True, slots=True, kw_only=True)
class Stating:
    """A line of the notes."""

    memory: str  # id
    text: str  # Markdown, its mark behind it


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A part of the notes as it should stand."""

    name: str
    heading: str
    lines: tuple[Stating, ...]


def ranked(memories: Iterable[Memory], now: datetime, half_lives: HalfLives) -> Iterator[Memory]:
    """The memories that may stand in the notes, the most worth first; ties by id. Texts are judged as they are asked for.

    Args:
        memories: active ones. Rules stand in every context anyhow, episodes in the journal; what belongs to a story, is in
            dispute, holds a secret, or may command a reader stands in no notes.
    """
    strengths = ((memory, strength(memory, now, half_lives)) for memory in memories if _is_of_a_kind(memory))
    fit = [(memory, strong) for memory, strong in strengths if memory.pinned or strong >= NOTED_ABOVE]
    in_bands = bands(np.array([strong for _, strong in fit], np.float64))  # a hair is no reason to change the page
    order = sorted((_rank(memory, int(band)), n) for n, ((memory, _), band) in enumerate(zip(fit, in_bands, strict=True)))
    return filter(_may_stand, (fit[n][0] for _, n in order))


def _rank(memory: Memory, band: int) -> tuple[bool, bool, int, float, str]:
    return not memory.pinned, not is_vital(memory.text, memory.language), -band, -memory.ranked_at.timestamp(), memory.id


def _is_of_a_kind(memory: Memory) -> bool:
    kept_apart = memory.kind not in _SECTION_OF or memory.story is not None or memory.disputed
    return not kept_apart and FOREIGN.isdisjoint(memory.origin.split("+"))


def _may_stand(memory: Memory) -> bool:
    if mask(memory.text) != memory.text:
        return False
    verdict = screen(memory.text, origin=memory.origin)
    return decide(verdict.severity, "standing", memory.origin) == "accept"


def is_quoted(memory: Memory, turns: Mapping[str, Turn]) -> bool:
    """Whether one of its turns is somebody's own word, and speaks of what it states.

    Args:
        turns: of its sources, by id, those that stand.
    """
    stated = content(memory.text, memory.language)
    own = (turns[i] for i in memory.sources if i in turns)
    said = [turn.text for turn in own if turn.role == "user" and turn.origin in OWN_ORIGINS]
    return any(not stated or held(stated, content(text, memory.language)) for text in said)


def sections(
    memories: Iterable[Memory],
    *,
    owner: str,
    audience: Audience,
    tz: str,
    room_tokens: int,
    count_tokens: Callable[[str], int],
) -> tuple[Wanted, ...]:
    """The parts of the notes that state the first of some memories, as many as find room, in order of their dates.

    Args:
        memories: ranked; read until so many one after the other found no room that what follows earns none.
        owner: whose notes they are: what they say of themselves goes without their name.
        audience: of the owner. What a younger class may read too stands in parts of its own.
        room_tokens: for all lines and headings.
    """
    following = iter(memories)
    first = list(islice(following, MOST_PASSED_OVER))
    language = _language(first)
    groups: dict[tuple[str, bool], list[Memory]] = {}
    left, passed_over = room_tokens, 0
    for memory in chain(first, following):
        key = _section(memory), memory.audience != audience
        cost = count_tokens(one_line(_said(memory, owner, tz))) + 2
        cost += 0 if key in groups else count_tokens(f"{NOTED[language][key[0]]}:")
        if cost <= left:
            groups.setdefault(key, []).append(memory)
            left, passed_over = left - cost, 0
        else:
            passed_over += 1
            if passed_over == MOST_PASSED_OVER:
                break
    return tuple(
        Wanted(
            name=section + (FOR_ALL if for_all else ""),
            heading=NOTED[language][section],
            lines=tuple(
                Stating(memory=one.id, text=f"- {_said(one, owner, tz)} <!-- {one.id} -->")
                for one in sorted(groups[section, for_all], key=lambda one: (one.ranked_at, one.id))
            ),
        )
        for section in SECTIONS
        for for_all in (False, True)
        if (section, for_all) in groups
    )


def _section(memory: Memory) -> str:
    return "vital" if is_vital(memory.text, memory.language) else _SECTION_OF[memory.kind]


def _said(memory: Memory, owner: str, tz: str) -> str:
    who = "" if fold(memory.subject) == fold(owner) else f"{' '.join(memory.subject.split())}, "
    return harmless(f"{who}{local(memory.ranked_at, tz) or memory.ranked_at:%Y-%m-%d}: {' '.join(memory.text.split())}")


def _language(memories: Sequence[Memory]) -> str:
    counts = Counter(memory.language for memory in memories if memory.language in NOTED)
    return max(sorted(counts), key=lambda code: counts[code], default="en")


# -- the page ---------------------------------------------------------------------------------------------------------
def is_ours(part: Part) -> bool:
    """Whether a part is one of the dreamer's that nobody changed."""
    return not part.edited and _NAME.fullmatch(part.name) is not None


def by_hand(page: str) -> str:
    """A page as a person wrote it: without what the dreamer may write anew."""
    for part in parse(page).parts:
        if is_ours(part):
            page = without_part(page, part.name)
    return page


def shown(page: str) -> dict[str, tuple[str, ...]]:
    """The memories that the dreamer's parts state, by part; those that a person changed too."""
    notes = parse(page)
    names = [part.name for part in notes.parts if _NAME.fullmatch(part.name)]
    return {name: tuple(i for one in notes.bullets if one.part == name for i in one.memories) for name in names}


def struck(page: str, before: Mapping[str, Collection[str]]) -> frozenset[str]:
    """The memories that a person took off the page: they stood in a part that is changed or gone, and stand nowhere now.

    Args:
        page: as it stands; one that is not there strikes nothing.
        before: what stood there when the dreamer wrote last, by part.
    """
    if not page:
        return frozenset()
    notes = parse(page)
    untouched = {part.name for part in notes.parts if not part.edited}
    here = {memory for bullet in notes.bullets for memory in bullet.memories}
    return frozenset(i for name, ids in before.items() if name not in untouched for i in ids if i not in here)


def renewed(page: str, wanted: Sequence[Wanted]) -> str:
    """A page with the dreamer's parts as they should be, every line of a person as it was.

    A part that a person changed stays theirs: what the section has to say beyond it stands in a part behind it.
    """
    page = page or TITLE
    slots = {one.name: _slot(parse(page), one.name) for one in wanted}
    for part in parse(page).parts:
        if is_ours(part) and part.name not in slots.values():
            page = without_part(page, part.name)
    for one in wanted:
        notes, slot = parse(page), slots[one.name]
        head = [f"## {one.heading}", ""] if slot == one.name else []
        page = rewritten(page, slot, [*head, *(line.text for line in one.lines)], at=_place(notes, slot))
    return page if page.strip() else TITLE


def _slot(notes: Notes, name: str) -> str:
    """The name of the first part of a section that no person changed."""
    edited, slot, number = {part.name for part in notes.parts if part.edited}, name, 1
    while slot in edited:
        number += 1
        slot = f"{name}-{number}"
    return slot


def _place(notes: Notes, slot: str) -> int | None:
    """Where a new part goes: behind the one that a person changed, or before the first one of a later section."""
    match = _NAME.fullmatch(slot)
    if match is None:
        return None
    section, for_all, number = match[1], match[2] or "", match[3]
    if number is not None:
        before = f"{section}{for_all}" if number == "2" else f"{section}{for_all}-{int(number) - 1}"
        return next((part.end for part in notes.parts if part.name == before), None)
    later = SECTIONS[SECTIONS.index(section) + 1 :]
    return next((part.first for part in notes.parts if (m := _NAME.fullmatch(part.name)) and m[1] in later), None)
