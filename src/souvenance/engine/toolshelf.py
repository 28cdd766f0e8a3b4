"""Results of tools that were stored, and their shelf in the index: a row a passage."""

from collections.abc import Iterable, Mapping, Sequence

from souvenance.core.intake import storable
from souvenance.core.passages import passage_of, passage_ref, passages
from souvenance.core.queue import item_hash
from souvenance.core.toolloop import Call
from souvenance.core.units import PassageUnit, passage_row, shelf_key
from souvenance.engine.tools import Tools
from souvenance.types import Chunk, Principal

ROWS_AT_ONCE = 2_000


def store_results(tools: Tools, principal: Principal, session: str, calls: Iterable[Call]) -> None:
    """Store the whole results of some calls; one that stands already stays as it is. Raises StoreError."""
    now = tools.clock()
    session = storable(session)
    place = len(tools.ledger.chunks(principal.scope, "context", session))
    chunks = [
        Chunk(
            hash=item_hash("context", 0, call.id, call.result), scope=principal.scope, session=session, kind="context",
            seq=place + n, text=storable(call.result), origin="tool", author=principal.id, audience=principal.audience,
            created_at=now,
        )
        for n, call in enumerate(calls, 1)
    ]  # fmt: skip
    with tools.ledger.write(principal.scope) as tx:
        tx.add_principal(principal, now)
        tx.put_chunks(chunks)


def follow_chunks(tools: Tools, scope: str) -> bool:
    """Index the words of the results that were stored since the last time. Raises StoreError."""
    key = shelf_key(scope, "chunks")
    position, _, _ = tools.index.place(key)
    stored = tools.ledger.count_chunks(scope, "context")
    if position == stored:
        return True
    if position > stored:  # an older copy of the ledger was put back
        tools.index.clear(key)
        position = 0
    there = set(_indexed(tools, key))
    rows = [passage_row(unit) for ref, unit in _units(tools, scope).items() if ref not in there]
    for first in range(0, len(rows), ROWS_AT_ONCE):  # the place moves with the last write: a stop before it does all again
        tools.index.put(key, rows[first : first + ROWS_AT_ONCE], position, 0)
    return tools.index.put(key, [], stored, 0, after=position)


def stray_passages(tools: Tools, scope: str) -> list[str]:
    """Rows of the shelf whose result is not stored any more. Raises StoreError."""
    indexed = _indexed(tools, shelf_key(scope, "chunks"))
    stored = {chunk.hash for chunk in tools.ledger.chunks(scope, "context")} if indexed else ()
    return [ref for ref in indexed if passage_of(ref)[0] not in stored]


def _indexed(tools: Tools, key: str) -> list[str]:
    return [ref for ref in tools.index.refs(key, tools.index.columns(key, None).numbers.tolist()) if ref]


def passage_units(tools: Tools, scope: str, refs: Sequence[str]) -> Mapping[str, PassageUnit]:
    """What rows of the shelf say, those that still stand."""
    units = _units(tools, scope, frozenset(passage_of(ref)[0] for ref in refs))
    return {ref: units[ref] for ref in refs if ref in units}


def _units(tools: Tools, scope: str, only: frozenset[str] | None = None) -> dict[str, PassageUnit]:
    return {
        (ref := passage_ref(chunk.hash, place)): PassageUnit(
            ref=ref, chunk=chunk.hash, place=place, text=text, language=tools.language, at=chunk.created_at
        )
        for chunk in tools.ledger.chunks(scope, "context")
        if only is None or chunk.hash in only
        for place, text in enumerate(passages(chunk.text))
    }  # fmt: skip
