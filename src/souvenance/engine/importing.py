"""Bring many turns into the ledger: streaming, the same input twice is once, a stop is mended by doing it again."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice

from souvenance.core.identity import ImportedIds, keyed_digest
from souvenance.core.intake import clean
from souvenance.engine.indexing import put_turns
from souvenance.engine.jobs import jobs_for
from souvenance.engine.observe import Draft, draft_of, language_here, place
from souvenance.engine.tools import Tools
from souvenance.errors import InputError
from souvenance.ports import LedgerWrite
from souvenance.types import Given, ImportReport, Principal, Skipped

ITEMS_AT_ONCE = 1_000
PURGED_BEFORE = "turns that were purged, not taken in again"
SKIPPED_KEPT = 100


@dataclass(slots=True)
class _Tally:
    added: int = 0
    known: int = 0
    sessions: int = 0
    skipped: list[Skipped] = field(default_factory=list)
    skipped_total: int = 0
    mended: Counter[str] = field(default_factory=Counter)

    def skip(self, where: str, why: str) -> None:
        self.skipped_total += 1
        if len(self.skipped) < SKIPPED_KEPT:
            self.skipped.append(Skipped(where=where, why=why))


def import_turns(
    tools: Tools,
    principal: Principal,
    items: Iterable[Given | Skipped],
    progress: Callable[[int], None] | None = None,
    *,
    reflect: bool,
) -> ImportReport:
    """Append a stream of turns, a thousand a transaction. See ``Handle.import_turns``."""
    started = time.perf_counter()
    tally, ids, stream = _Tally(), ImportedIds(principal.scope), iter(items)
    while batch := list(islice(stream, ITEMS_AT_ONCE)):
        drafts = list(_drafts(tools, principal, batch, ids, tally))
        if drafts:
            _write(tools, principal, drafts, tally, reflect=reflect)
        if progress is not None:
            progress(len(batch))
    return ImportReport(
        added=tally.added, known=tally.known, sessions=tally.sessions, skipped=tuple(tally.skipped),
        skipped_total=tally.skipped_total, mended=dict(tally.mended), took_s=time.perf_counter() - started,
    )  # fmt: skip


def _drafts(
    tools: Tools, principal: Principal, batch: Sequence[Given | Skipped], ids: ImportedIds, tally: _Tally
) -> Iterator[tuple[str, Draft]]:
    for item in batch:
        if isinstance(item, Skipped):
            tally.skip(item.where, item.why)
            continue
        turn = item.turn
        # Of the text as it is stored: an id must not give away what was private in it.
        turn_id = turn.id or ids.next(item.session, turn.at, turn.speaker or turn.role, clean(turn.text, Counter()))
        try:
            draft = draft_of(tools, principal, turn, item.session, turn_id, tally.mended)
        except InputError as exc:
            tally.skip(item.where, str(exc))
            continue
        if draft is not None:
            yield item.where, draft


def _write(tools: Tools, principal: Principal, drafts: Sequence[tuple[str, Draft]], tally: _Tally, *, reflect: bool) -> None:
    now = tools.clock()
    where = {id(draft): place_of for place_of, draft in drafts}
    usual_here = partial(language_here, tools, principal.scope, [draft for _, draft in drafts])
    with tools.ledger.write(principal.scope) as tx:
        tx.add_principal(principal, now)
        wanted = _not_purged(tools, tx, principal.scope, [draft for _, draft in drafts], tally)
        placed = place(tx, principal, wanted, now, usual_here=usual_here)
        first = tx.append(placed.turns)
        for job in jobs_for(principal, placed.turns, now) if reflect else ():
            tx.put_job(job)
    tally.added += len(placed.turns)
    tally.known += placed.known
    tally.sessions += placed.sessions
    for draft in placed.conflicts:
        tally.skip(where[id(draft)], f"id {draft.id!r} stands already with another text, which is kept")
    put_turns(tools, placed.turns, first, tx.revision)


def _not_purged(tools: Tools, tx: LedgerWrite, scope: str, drafts: Sequence[Draft], tally: _Tally) -> Sequence[Draft]:
    """Those that were not purged from this scope: the same file again must not bring back what was destroyed."""
    key = tools.purge_key(False) if tools.ledger.generation(scope) else None
    if key is None:
        return drafts
    digests = [keyed_digest(key, "turn", draft.content_hash.hex()) for draft in drafts]
    purged = tx.purged(digests)
    left = [draft for draft, digest in zip(drafts, digests, strict=True) if digest not in purged]
    if len(left) < len(drafts):
        tally.mended[PURGED_BEFORE] += len(drafts) - len(left)
    return left
