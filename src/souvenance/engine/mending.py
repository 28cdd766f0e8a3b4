"""Short-term queues that no longer reach all that left them: found, and made again from the turns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from souvenance.core.reach import reach_of
from souvenance.engine.queues import settle
from souvenance.engine.tools import Tools
from souvenance.errors import StoreCorrupt
from souvenance.types import Chunk, Mirror, Principal


@dataclass(frozen=True, slots=True, kw_only=True)
class Looked:
    """The conversations of a scope of which something left the view."""

    stored: Mapping[str, int] = field(default_factory=dict)  # session -> turns that are chunks
    unsound: Mapping[str, str] = field(default_factory=dict)  # session -> what is wrong with its queue, for a person


def looked_at(tools: Tools, scope: str) -> Looked:
    """Whether all that left the view of each running conversation is reached by its bullets. Raises StoreError."""
    chunks: dict[str, list[Chunk]] = {}
    for chunk in tools.ledger.chunks(scope, "conversation"):  # I/O
        chunks.setdefault(chunk.session, []).append(chunk)
    sessions = [header.id for header in tools.ledger.sessions(scope, forgotten=True)]  # I/O
    wrong = {session: _unsound(tools, scope, session, chunks.get(session, [])) for session in sessions}
    return Looked(
        stored={session: len(some) for session, some in chunks.items()},
        unsound={session: why for session, why in wrong.items() if why},
    )


def _unsound(tools: Tools, scope: str, session: str, chunks: Sequence[Chunk]) -> str:
    try:
        mirror = tools.ledger.mirror(scope, session, "conversation")  # I/O
    except StoreCorrupt as exc:
        return str(exc)
    flushed_to = mirror.flushed_to if mirror is not None else 0
    turns = tools.ledger.turns_of(scope, session, 1, flushed_to) if flushed_to else ()  # I/O
    return reach_of(mirror, chunks, [turn.seq for turn in turns]).sentence  # pure


def mended(tools: Tools, scope: str) -> Sequence[str]:
    """Make the unsound queues of a scope again; their sessions. Raises StoreError, and what is done is done.

    What was stored and the bullets are thrown away in one transaction: all turns are raw again, and nothing is out of reach.
    Then they are compacted as ever. What a model had summarised is summarised again.
    """
    principal = tools.ledger.principal_of(scope)  # I/O
    if principal is None:  # nobody's: nothing was ever said in it
        return ()
    sessions = tuple(looked_at(tools, scope).unsound)
    for session in sessions:
        begun_anew(tools, scope, session, principal)
        settle(tools, scope, session)
    return sessions


def begun_anew(tools: Tools, scope: str, session: str, principal: Principal) -> None:
    """Leave nothing but raw turns in a queue. Its generation tells other processes not to go on with what they hold."""
    now = tools.clock()
    with tools.ledger.write(scope) as tx:  # I/O
        generation, _ = tools.ledger.mirror_mark(scope, session, "conversation")  # nobody else writes meanwhile
        tx.drop_chunks(session)
        tx.put_mirror(
            Mirror(
                scope=scope, session=session, kind="conversation", generation=generation + 1, flushed_to=0, failures=0,
                trouble="", bullets=(), author=principal.id, audience=principal.audience, created_at=now,
            )
        )  # fmt: skip
    tools.queues.drop(scope, session)
