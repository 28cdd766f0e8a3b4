"""What a deliberate recall finds beside turns: memories, notes, episodes of the journals."""

from collections.abc import Collection, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from math import inf

from souvenance.core.picking import listed, picked, question_for
from souvenance.core.ranges import Range
from souvenance.core.recalled import note_line
from souvenance.core.render import Reader
from souvenance.core.thoughts import without_thoughts
from souvenance.core.units import NoteUnit, noon, shelf_key
from souvenance.engine import notes
from souvenance.engine.noting import follow_notes, note_units
from souvenance.engine.roster import standing
from souvenance.engine.scoring import Question
from souvenance.engine.search import sure_units
from souvenance.engine.settling import origin_of
from souvenance.engine.shelving import FOUND, follow_memories
from souvenance.engine.stale import Over
from souvenance.engine.tools import Tools
from souvenance.errors import StoreError
from souvenance.ports import CountTokens
from souvenance.types import Memory, MemoryHit, NoteHit, Principal, Turn, UnitKind

_LOOKED_AT = 40  # rows of a shelf, at least
MOST_NOTES = 5
LINE_TOKENS = 24  # date, name and marks of the line of a memory, about
_PICK_TOKENS = 400  # of an answer, thoughts included


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """What was found that is no turn, each surest first."""

    memories: tuple[MemoryHit, ...] = ()
    notes: tuple[NoteHit, ...] = ()
    missing: tuple[str, ...] = ()

    def within(self, budget: int, count_tokens: CountTokens) -> tuple["Beside", int]:
        """As much of it as fits into a budget, the surest first, and what that costs."""
        used, kept = 0, set[str]()
        costs = [(hit.sureness, hit.memory.id, count_tokens(hit.memory.text) + LINE_TOKENS) for hit in self.memories]
        costs += [(hit.sureness, hit.ref, count_tokens(note_line(hit)) + 1) for hit in self.notes]
        for _, ref, cost in sorted(costs, key=lambda one: -one[0] if one[0] is not None else -inf):
            if used + cost <= budget:
                used += cost
                kept.add(ref)
        memories = tuple(hit for hit in self.memories if hit.memory.id in kept)
        return replace(self, memories=memories, notes=tuple(hit for hit in self.notes if hit.ref in kept)), used


def beside_turns(
    tools: Tools,
    principal: Principal,
    question: Question,
    kinds: Collection[UnitKind],
    limit: int,
    during: Range | None,
    *,
    story: str | None,
    weak: bool,
) -> Beside:
    """Memories, notes and episodes that answer a question; see ``recall`` for the arguments. What goes wrong is named."""
    found, missing = Beside(), list[str]()
    if "memory" in kinds and during is None:
        try:
            found = replace(found, memories=_memories(tools, principal.scope, question, limit, story=story, weak=weak))
        except StoreError as exc:
            missing.append(f"memories: {exc}")
    if {"bullet", "episode"} & set(kinds) and story is None:
        try:
            notes_found = _notes(tools, principal, question, kinds, during, limit, weak=weak)
            most = MOST_NOTES if "turn" in kinds else max(limit, MOST_NOTES)
            found = replace(found, notes=tuple(notes_found)[:most])
        except StoreError as exc:
            missing.append(f"notes: {exc}")
    return replace(_once(found), missing=tuple(missing))


def _once(found: Beside) -> Beside:
    """Without the memories that a line of a journal says whole: the line says more, and is as sure as the surer of the two."""
    lines = {hit.turns[0]: hit for hit in found.notes if len(hit.turns) == 1}
    if not lines or not found.memories:
        return found
    from souvenance.core.statements import content  # compiles patterns: loaded where there is something to compare

    memories = []
    for hit in found.memories:
        line = lines.get(hit.memory.sources[0]) if len(hit.memory.sources) == 1 else None
        language = hit.memory.language
        if line is None or hit.sureness is None or not content(hit.memory.text, language) <= content(line.text, language):
            memories.append(hit)
        else:
            lines[line.turns[0]] = replace(line, sureness=max(line.sureness, hit.sureness))
    notes = [lines[hit.turns[0]] if len(hit.turns) == 1 else hit for hit in found.notes]
    return replace(found, memories=tuple(memories), notes=tuple(sorted(notes, key=lambda hit: (-hit.sureness, hit.ref))))


def _memories(
    tools: Tools, scope: str, question: Question, limit: int, *, story: str | None, weak: bool
) -> tuple[MemoryHit, ...]:
    """Those of this story and of none."""
    now = tools.clock()
    follow_memories(tools, scope)
    sure = sure_units(tools, shelf_key(scope, "memories"), question, max(limit, _LOOKED_AT), weak=weak, literal=True)
    held = tools.ledger.memories(scope, list(sure))
    found = [MemoryHit(memory=held[i], sureness=above) for i, above in sure.items() if i in held]
    here = [hit for hit in found if standing(hit.memory, now) in FOUND and hit.memory.story in {None, story}]
    return tuple(sorted(here, key=lambda hit: (-sure[hit.memory.id], hit.memory.id))[:limit])


def _notes(
    tools: Tools,
    principal: Principal,
    question: Question,
    kinds: Collection[UnitKind],
    during: Range | None,
    limit: int,
    *,
    weak: bool,
) -> list[NoteHit]:
    if not follow_notes(tools, principal.scope):  # `status` and every context say that the pages are away
        return []
    sure = sure_units(tools, shelf_key(principal.scope, "notes"), question, max(limit, _LOOKED_AT), weak=weak, literal=True)
    if not sure:
        return []
    held = {out.bullet.id for out in notes.view(tools, principal).held}
    units = note_units(tools, principal.scope) or {}
    over = Over(tools, principal.scope)
    hidden = frozenset(tools.ledger.forgotten_sessions(principal.scope))
    hits = [
        _note_hit(tools, principal, units[ref], above, over)
        for ref, above in sure.items()
        if ref in units
        and ref not in held
        and _is_wanted(units[ref], kinds)
        and _may_hear(tools, principal, units[ref], hidden)
    ]
    if during is not None:
        start, end = during
        hits = [hit for hit in hits if hit.day is not None and start <= noon(hit.day) < end]
    return sorted(hits, key=lambda hit: (-hit.sureness, hit.ref))


def _is_wanted(unit: NoteUnit, kinds: Collection[UnitKind]) -> bool:
    """What the dreamer wrote only repeats turns and memories: where those are searched themselves, they answer."""
    if unit.generated and not {"turn", *(("memory",) if unit.memories else ())}.isdisjoint(kinds):
        return False
    return ("episode" if unit.day is not None else "bullet") in kinds


def _may_hear(tools: Tools, principal: Principal, unit: NoteUnit, hidden: frozenset[str]) -> bool:
    """Whether the principal may read all that a line names as its source, and no session of it is hidden.

    A line of the dreamer of which a source is gone is for nobody but adults; what a person wrote is theirs.
    """
    if hidden and any(turn.session in hidden for turn in tools.ledger.turns(principal.scope, unit.turns).values()):
        return False
    if principal.audience == "adult":
        return True
    turns, memories = tools.ledger.turns(principal.scope, unit.turns), tools.ledger.memories(principal.scope, unit.memories)
    found: list[Turn | Memory] = [*turns.values(), *memories.values()]
    all_there = not unit.generated or len(found) == len(unit.turns) + len(unit.memories)
    return all_there and all(one.audience == principal.audience for one in found)


def _note_hit(tools: Tools, principal: Principal, unit: NoteUnit, above: float, over: Over) -> NoteHit:
    told = tools.ledger.turns(principal.scope, unit.turns)
    return NoteHit(
        ref=unit.ref, heading=unit.heading, text=unit.text, day=unit.day, sureness=above,
        origin=origin_of(list(told.values())) if told else "user", turns=unit.turns, memories=unit.memories,
        stale=over(unit.turns),
    )  # fmt: skip


def memories_picked(tools: Tools, scope: str, question: str, story: str | None, reader: Reader) -> Sequence[MemoryHit]:
    """The memories that the chat model picks from a list of the strongest. Raises SettingsError without one, ModelError."""
    now = tools.clock()
    roster = tools.rosters.followed(tools.ledger, scope)
    held = {i: memory for i, memory in roster.memories.items() if standing(memory, now) == "active"}
    shown = listed((memory for memory in held.values() if memory.story in {None, story}), now, tools.half_lives)
    if not shown:
        return ()
    messages, ids = question_for(shown, question, reader, tools.half_lives)
    with closing(tools.chat().stream(messages, max_tokens=_PICK_TOKENS)) as pieces:
        reply = "".join(without_thoughts(pieces))
    return [MemoryHit(memory=held[i], sureness=None) for i in picked(reply, ids)]
