"""What turns say that no longer holds."""

from collections.abc import Iterable, Mapping, Sequence

from souvenance.core.overtaken import overtaken
from souvenance.core.render import shortened
from souvenance.core.secrets import mask
from souvenance.core.supersession import head
from souvenance.engine.roster import OVER, heirs, standing
from souvenance.engine.tools import Tools
from souvenance.thresholds import SPARK_CHARS
from souvenance.types import Memory, Session, Stale, Turn


class Over:
    """What turns say that no longer holds: a stale sentence that comes back is marked, wherever it was said."""

    def __init__(
        self, tools: Tools, scope: str, found: Sequence[Turn] = (), headers: Mapping[str, Session] | None = None
    ) -> None:
        """As of now, and of the last commit.

        Args:
            found: turns that came up together, best first: one may say otherwise what another said earlier.
            headers: of their sessions, where they were read already.
        """
        self._tools, self._scope = tools, scope
        self._turns = {turn.id: turn for turn in found}
        self._found = found
        self._roster = tools.rosters.followed(tools.ledger, scope)
        self._now = tools.clock()
        # Not ``cached_property``: before Python 3.12 it holds one lock for every Over there is, while it reads and compares.
        self._headers = headers
        self._later: dict[str, Turn | None] = {}
        self._heirs: Mapping[str, str] | None = None

    def __call__(self, turn_ids: Iterable[str]) -> tuple[Stale, ...]:
        """What these turns say that is superseded, expired or forgotten, in their order, each once."""
        turn_ids = tuple(turn_ids)
        first_said = {i: turn for turn in reversed(turn_ids) for i in reversed(self._roster.ending.get(turn, ()))}
        found = ((self._roster.memories[i], turn) for i, turn in reversed(first_said.items()))
        stale = tuple(self._stale(memory, turn) for memory, turn in found if standing(memory, self._now) in OVER)
        told = {one.text for one in stale} | {one.heir for one in stale}
        later = self._said_later(turn_ids)
        said = (self._said_otherwise(i, later[i]) for i in dict.fromkeys(turn_ids) if i in later)
        return (*stale, *(one for one in said if one.text not in told and one.heir not in told))

    def has_faded(self, turn_id: str) -> bool:
        """Whether an archived memory rests on a turn: it is found when asked for, and never comes by itself."""
        return turn_id in self._roster.faded

    def _said_later(self, turn_ids: Sequence[str]) -> Mapping[str, Turn]:
        """Those of these turns that another one which came up with them says otherwise -> that one; each is compared once."""
        new = {i for i in turn_ids if i in self._turns and i not in self._later}
        if new:
            later = overtaken(self._found, self._stories(), new)
            self._later |= {i: later.get(i) for i in new}
        return {i: told for i in turn_ids if (told := self._later.get(i)) is not None}

    def _stories(self) -> Mapping[str, str | None]:
        """Session of each turn that came up -> its story."""
        sessions = {turn.session for turn in self._found}
        if self._headers is None:
            self._headers = self._tools.ledger.headers(self._scope, sessions)  # I/O
        return {i: self._headers[i].story if i in self._headers else None for i in sessions}

    def _said_otherwise(self, turn_id: str, later: Turn) -> Stale:
        earlier = self._turns[turn_id]
        return Stale(
            memory="", text=shortened(mask(earlier.text), SPARK_CHARS), status="superseded", since=later.at,
            heir=shortened(mask(later.text), SPARK_CHARS), said_in=turn_id, later=later.id,
        )  # fmt: skip

    def _stale(self, memory: Memory, said_in: str) -> Stale:
        if self._heirs is None:
            self._heirs = heirs(self._roster.memories)
        heir = self._roster.memories.get(head(memory.id, self._heirs), memory)
        holds = heir is not memory and standing(heir, self._now) not in OVER
        return Stale(
            memory=memory.id,
            text=memory.text,
            status=standing(memory, self._now),
            since=next((end for end in (memory.valid_until, memory.expires_at) if end and end <= self._now), None),
            heir=heir.text if holds else None,
            said_in=said_in,
        )
