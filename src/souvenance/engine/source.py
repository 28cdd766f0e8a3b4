"""The transcript around a turn, the turns that a memory rests on, or a whole session: what a result came from."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from souvenance.core.recalled import Excerpt, recalled_text
from souvenance.core.render import Reader
from souvenance.engine.accessing import opened
from souvenance.engine.hidden import must_be_shown
from souvenance.engine.stale import Over
from souvenance.engine.tools import Tools
from souvenance.errors import InputError, NotFound, StoreBusy, StoreFull, StoreUnwritable
from souvenance.languages.recalled import RECALLED_WORDS
from souvenance.types import Memory, Principal, Turn

MOST_AROUND = 200  # turns on each side
MOST_TURNS = 2_000  # of a whole session


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """What was said around something."""

    ref: str  # full id
    kind: Literal["turn", "memory", "session"]
    excerpts: tuple[Excerpt, ...]  # one a stretch of turns, in the order of what it was asked for
    memory: Memory | None = None
    missing: tuple[str, ...] = ()  # turns that stand there no longer, or were too many
    note: str = ""  # what became of the memory because it was opened
    reader: Reader = field(compare=False, repr=False)

    def render(self) -> str:
        """The transcript as text, laid out as ``Recall.render`` does; what was asked for is marked with an arrow."""
        return recalled_text(self.excerpts, self.reader)


def open_source(tools: Tools, principal: Principal, ref: str, *, around: int = 10, counts: bool = True) -> Source:
    """The transcript around a result. Opening a memory is an access: it fades more slowly, and an archived one comes back.

    Args:
        ref: full id of a turn, of a memory (each turn it rests on), or of a session (all of it, 2,000 turns at most).
        around: turns before and after each turn, 0–200.
        counts: that a memory is opened is an access; False for who may only read.

    Raises NotFound, also for a session that is forgotten and its turns; InputError.
    """
    if not 0 <= around <= MOST_AROUND:
        raise InputError(f"around is {around}: it goes from 0 to {MOST_AROUND}")
    scope, ledger = principal.scope, tools.ledger
    memory: Memory | None = None
    missing: tuple[str, ...] = ()
    note = ""
    kind: Literal["turn", "memory", "session"] = "turn"
    if ref in (turns := ledger.turns(scope, [ref])):
        must_be_shown(tools, scope, turns[ref].session)
        pieces = _around(tools, turns.values(), around)
    elif (memory := ledger.memories(scope, [ref]).get(ref)) is not None:
        kind, turns = "memory", ledger.turns(scope, memory.sources)
        memory, note = _opened(tools, principal, memory) if counts else (memory, "")
        hidden = ledger.forgotten_sessions(scope)
        pieces = _around(tools, [turns[i] for i in memory.sources if i in turns and turns[i].session not in hidden], around)
        missing = tuple(f"turn {i}: it does not stand in the ledger" for i in memory.sources if i not in turns)
        missing += tuple(f"turn {i}: its session is forgotten" for i, turn in turns.items() if turn.session in hidden)
    elif (header := ledger.session(scope, ref)) is not None:
        must_be_shown(tools, scope, ref)
        kind, turns = "session", {}
        pieces = [ledger.turns_of(scope, ref, 1, MOST_TURNS)]
        missing = (f"turns: {header.turns - MOST_TURNS:,} more",) if header.turns > MOST_TURNS else ()
    else:
        raise NotFound(f"{ref!r} is no turn, memory or session")
    over = Over(tools, scope)
    return Source(
        ref=ref, kind=kind, memory=memory, missing=missing, note=note,
        excerpts=tuple(
            Excerpt(turns=tuple(piece), stale=over(turn.id for turn in piece), marked=frozenset(turns)) for piece in pieces
        ),
        reader=Reader(now=tools.clock(), tz=principal.tz, language=_language(tools, pieces)),
    )  # fmt: skip


def _opened(tools: Tools, principal: Principal, memory: Memory) -> tuple[Memory, str]:
    """The memory once it was opened; as it was where that cannot be written now: it can be read all the same."""
    try:
        return opened(tools, principal, memory)
    except (StoreBusy, StoreFull, StoreUnwritable) as exc:
        return memory, f"that it was opened could not be written: {exc}"


def _around(tools: Tools, turns: Iterable[Turn], reach: int) -> list[Sequence[Turn]]:
    """The turns near each of these; stretches of one session that meet are one."""
    spans: list[tuple[Turn, int, int]] = []
    for turn in sorted(turns, key=lambda turn: (turn.session, turn.seq)):
        low, high = max(1, turn.seq - reach), turn.seq + reach
        if spans and spans[-1][0].session == turn.session and low <= spans[-1][2] + 1:
            spans[-1] = (spans[-1][0], spans[-1][1], high)
        else:
            spans.append((turn, low, high))
    return [tools.ledger.turns_of(turn.scope, turn.session, low, high) for turn, low, high in spans]


def _language(tools: Tools, pieces: Iterable[Sequence[Turn]]) -> str:
    found = (turn.language for piece in pieces for turn in piece)
    return next((language for language in found if language in RECALLED_WORDS), tools.language)
