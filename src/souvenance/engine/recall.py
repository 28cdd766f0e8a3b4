"""Find turns that answer a question, and give them with their words."""

from collections.abc import Sequence

from souvenance.core.intake import storable
from souvenance.core.pack import packed
from souvenance.core.render import line
from souvenance.engine.search import search
from souvenance.engine.tools import Tools
from souvenance.errors import InputError
from souvenance.thresholds import SHIPPED, Weights
from souvenance.types import Found, Hit, Principal, Recall, Turn

MOST_HITS = 1_000
MOST_NEIGHBOURS = 20


def recall(
    tools: Tools,
    principal: Principal,
    query: str,
    *,
    limit: int = 10,
    neighbours: int = 0,
    max_tokens: int | None = None,
    session: str | None = None,
    speaker: str | None = None,
    weights: Weights = SHIPPED,
) -> Recall:
    """The turns that answer a question best.

    Args:
        query: a question or words, in any language of the scope; of more than 2,000 characters the end is used.
        limit: hits, 1–1,000.
        neighbours: turns to give along before and after each hit, 0–20.
        max_tokens: leave out what does not fit, the worst hits and the farthest neighbours first; None for no bound.
        session: only turns of this session.
        speaker: only turns by this speaker; upper case and accents do not count.
        weights: what each kind of evidence is worth; other than the shipped ones, for measuring.

    Raises InputError for arguments out of range. A broken or missing part (no vectors yet, a damaged index) makes a poorer
    answer and is named in ``missing``; a ledger that cannot be read raises, as there is nothing to answer from.
    """
    query = storable(query)
    session = storable(session) if session is not None else None
    speaker = storable(speaker) if speaker is not None else None
    _check(query, limit, neighbours, max_tokens)
    scope = principal.scope
    ranking = search(tools, scope, query, limit=limit, session=session, speaker=speaker, weights=weights)
    turns = dict(tools.ledger.turns(scope, [found.id for found in ranking.found]))
    around = _Around(tools, turns, neighbours)
    ids = [found.id for found in ranking.found if found.id in turns]
    if max_tokens is None:
        groups, used = [[turn_id, *around(turn_id)] for turn_id in ids], None
    else:
        groups, used = packed(ids, around, lambda i: tools.count_tokens(line(turns[i])) + 1, max_tokens)
    found_by_id = {found.id: found for found in ranking.found}
    return Recall(
        query=query,
        hits=tuple(_hit(found_by_id[first], turns[first], [turns[i] for i in beside]) for first, *beside in groups),
        searched=ranking.searched,
        tokens=used,
        missing=ranking.missing,
    )


class _Around:
    """The ids of the turns next to one, nearest first, the later before the earlier; read only for hits that are given."""

    def __init__(self, tools: Tools, turns: dict[str, Turn], reach: int) -> None:
        self._tools, self._turns, self._reach = tools, turns, reach

    def __call__(self, turn_id: str) -> Sequence[str]:
        if not self._reach:
            return ()
        turn = self._turns[turn_id]
        beside = self._tools.ledger.turns_of(turn.scope, turn.session, turn.seq - self._reach, turn.seq + self._reach)
        self._turns.update((other.id, other) for other in beside)
        ordered = sorted(beside, key=lambda other: (abs(other.seq - turn.seq), -other.seq))
        return [other.id for other in ordered if other.id != turn_id]


def _hit(found: Found, turn: Turn, beside: Sequence[Turn]) -> Hit:
    neighbours = tuple(sorted(beside, key=lambda other: other.seq))
    return Hit(turn=turn, score=found.score, because=found.because, neighbours=neighbours)


def _check(query: str, limit: int, neighbours: int, max_tokens: int | None) -> None:
    if not query.strip():
        raise InputError("an empty query finds nothing: ask in a few words")
    if not 1 <= limit <= MOST_HITS:
        raise InputError(f"limit is {limit}: it goes from 1 to {MOST_HITS:,}")
    if not 0 <= neighbours <= MOST_NEIGHBOURS:
        raise InputError(f"neighbours is {neighbours}: it goes from 0 to {MOST_NEIGHBOURS}")
    if max_tokens is not None and max_tokens < 1:
        raise InputError(f"max_tokens is {max_tokens}: at least 1")
