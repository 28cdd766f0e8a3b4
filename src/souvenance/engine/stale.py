"""What turns say that no longer holds."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from souvenance.core.supersession import head
from souvenance.engine.roster import OVER, heirs, standing
from souvenance.engine.tools import Tools
from souvenance.types import Memory, Stale


class Over:
    """What turns say that no longer holds: a stale sentence that comes back is marked, wherever it was said."""

    def __init__(self, tools: Tools, scope: str) -> None:
        """As of now, and of the last commit."""
        self._roster = tools.rosters.followed(tools.ledger, scope)
        self._now = tools.clock()

    @cached_property
    def _heirs(self) -> Mapping[str, str]:
        return heirs(self._roster.memories)

    def __call__(self, turn_ids: Iterable[str]) -> tuple[Stale, ...]:
        """What these turns say that is superseded, expired or forgotten, in their order, each once."""
        ids = dict.fromkeys(i for turn in turn_ids for i in self._roster.ending.get(turn, ()))
        found = (self._roster.memories[i] for i in ids)
        return tuple(self._stale(memory) for memory in found if standing(memory, self._now) in OVER)

    def has_faded(self, turn_id: str) -> bool:
        """Whether an archived memory rests on a turn: it is found when asked for, and never comes by itself."""
        return turn_id in self._roster.faded

    def _stale(self, memory: Memory) -> Stale:
        heir = self._roster.memories.get(head(memory.id, self._heirs), memory)
        holds = heir is not memory and standing(heir, self._now) not in OVER
        return Stale(
            memory=memory.id,
            text=memory.text,
            status=standing(memory, self._now),
            since=next((end for end in (memory.valid_until, memory.expires_at) if end and end <= self._now), None),
            heir=heir.text if holds else None,
        )
