"""The short-term queue of a session: level with its turns, compacted when it is full, the same after any stop.

The turns are the live tiers: X and the raw part of Y follow from them, so that nothing is written when one is appended. What a
compaction came to (chunks, bullets, up to where) is one transaction; until it is committed, it never happened.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import TYPE_CHECKING

from souvenance.core.queue import (
    CountTokens,
    Item,
    Proposed,
    Queue,
    View,
    Work,
    appended,
    by_words_now,
    compacted,
    current_view,
    extended,
    failed,
    is_full,
    item_hash,
    work_of,
)
from souvenance.core.secrets import mask
from souvenance.core.squeeze import LINE, line_tokens
from souvenance.core.summarising import by_words
from souvenance.engine.live import Live
from souvenance.engine.observe import Written
from souvenance.engine.readers import TooLate
from souvenance.engine.tools import Tools
from souvenance.errors import SouvenanceError, StoreError
from souvenance.ports import Summariser
from souvenance.types import FOREIGN, Chunk, Mirror, Principal, Session, Turn

if TYPE_CHECKING:
    from datetime import datetime

READ_AT_ONCE = 1_000  # turns
CHUNKS_AT_ONCE = 5_000  # of one commit


def is_protected(turn: Turn) -> bool:
    """Whether it is the person who speaks: no summariser is given that."""
    return turn.role == "user" and turn.origin not in FOREIGN


def item_of(turn: Turn, count: CountTokens) -> Item:
    """A turn as an item of the conversation: speaker and words, secrets masked."""
    text = f"{' '.join(turn.speaker.split())}: {mask(turn.text)}"
    return Item(
        hash=hash_of(turn), seq=turn.seq, text=text,
        tokens=line_tokens(text, count), protected=is_protected(turn), origin=turn.origin,
    )  # fmt: skip


def hash_of(turn: Turn) -> str:
    """Under which a turn is a chunk of its conversation."""
    return item_hash("conversation", turn.seq, turn.speaker, turn.text)


def follow(tools: Tools, scope: str, session: str, count: CountTokens) -> Live:
    """The queue of a session, level with the ledger; nothing is written. Raises StoreError.

    Of more than a view could show (after an import, say) the newest are read, and the rest waits for the background.
    """
    exact = bool(getattr(count, "ready", True))
    revision = tools.ledger.revision(scope)  # I/O
    held = tools.queues.held(scope, session)
    if held is not None and held.revision == revision and held.exact == exact:
        return held
    purges = tools.ledger.generation(scope)  # I/O
    usable = (
        held is not None and held.purges == purges and held.exact == exact and not held.waiting
        and _stands(tools, scope, session, held)  # I/O
    )  # fmt: skip
    queue, trouble = (held.queue, held.trouble) if held is not None and usable else _resumed(tools, scope, session)  # I/O
    header = tools.ledger.session(scope, session)  # I/O
    last = header.turns if header is not None else 0
    turns, items = _newest(tools, scope, session, queue.last + 1, last, count)  # I/O
    waiting = items[0].seq - queue.last - 1 if items else 0
    queue = extended(queue, items, tools.budgets)  # pure
    before = [turn for turn in held.turns if turn.seq > queue.flushed_to] if held is not None and usable else []
    live = Live(
        queue=queue, revision=revision, purges=purges, turns=(*before, *turns), exact=exact, waiting=waiting, trouble=trouble
    )
    tools.queues.hold(scope, session, live)
    if waiting or is_full(queue, tools.budgets):
        tools.queues.want(scope, session)
    return live


def _newest(tools: Tools, scope: str, session: str, first: int, last: int, count: CountTokens) -> tuple[list[Turn], list[Item]]:
    """The turns of these places, and as items, from the newest back, as many as a view could show; in order."""
    turns: list[Turn] = []
    items: list[Item] = []
    room = tools.budgets.x + tools.budgets.y
    while last >= first and room >= 0:
        read = tools.ledger.turns_of(scope, session, max(first, last - READ_AT_ONCE + 1), last)  # I/O
        some = [item_of(turn, count) for turn in read]
        turns = [*read, *turns]
        room -= sum(item.tokens for item in some)
        items = [*some, *items]
        last -= READ_AT_ONCE
    return turns, items


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """What a turn's context shows of the conversation at hand."""

    view: View = field(default_factory=lambda: View(bullets=(), older=(), recent=()))
    turns: tuple[Turn, ...] = ()  # of the raw items that are shown
    seqs: frozenset[int] = frozenset()  # places of all turns that stand in the view word for word
    missing: tuple[str, ...] = ()


def running_view(tools: Tools, scope: str, header: Session | None, count: CountTokens) -> Running:
    """The view of a session; an empty one, and why, where it could not be read. None of it is written."""
    if header is None:
        return Running()
    try:
        live = follow(tools, scope, header.id, count)  # I/O, kept in memory
    except StoreError as exc:
        return Running(missing=(f"short-term: {exc}",))
    view = current_view(live.queue, tools.budgets)
    view = replace(view, waiting=view.waiting + live.waiting)
    raw = frozenset(item.seq for item in (*view.older, *view.recent))
    said = frozenset(bullet.first for bullet in view.bullets if bullet.how == "said")
    return Running(
        view=view, turns=tuple(turn for turn in live.turns if turn.seq in raw), seqs=raw | said,
        missing=(f"short-term: {live.trouble}",) if live.trouble else (),
    )  # fmt: skip


def running_together(found: Sequence[Running]) -> Running:
    """One conversation that stands in several scopes, as one view: in order of the writing."""
    shown = [one for one in found if one.turns or one.view.bullets or one.missing or one.view.waiting]
    if len(shown) <= 1:
        return shown[0] if shown else Running()
    written: dict[str, datetime] = {}
    for one in shown:
        at = {turn.seq: turn.created_at for turn in one.turns}
        written |= {item.hash: at[item.seq] for item in (*one.view.older, *one.view.recent)}

    def in_order(items: Iterable[Item]) -> tuple[Item, ...]:
        return tuple(sorted(items, key=lambda item: written[item.hash]))

    view = View(
        bullets=tuple(bullet for one in shown for bullet in one.view.bullets),
        older=in_order(item for one in shown for item in one.view.older),
        recent=in_order(item for one in shown for item in one.view.recent),
        waiting=sum(one.view.waiting for one in shown),
    )
    return Running(
        view=view, turns=tuple(sorted((turn for one in shown for turn in one.turns), key=attrgetter("created_at"))),
        missing=tuple(dict.fromkeys(why for one in shown for why in one.missing)),
    )  # fmt: skip


def queue_of(mirror: Mirror | None) -> Queue:
    """What a mirror resumes, before its live items."""
    if mirror is None:
        return Queue()
    return Queue(
        bullets=mirror.bullets, generation=mirror.generation, flushed_to=mirror.flushed_to, failures=mirror.failures
    )  # fmt: skip


def _stands(tools: Tools, scope: str, session: str, held: Live) -> bool:
    """Whether nobody compacted a queue since it was held."""
    mark = tools.ledger.mirror_mark(scope, session, "conversation")
    return mark == (held.queue.generation, held.queue.failures)


def _resumed(tools: Tools, scope: str, session: str) -> tuple[Queue, str]:
    """What a mirror resumes, and why a summariser failed last."""
    mirror = tools.ledger.mirror(scope, session, "conversation")
    return queue_of(mirror), mirror.trouble if mirror is not None else ""


def observed(tools: Tools, written: Written, *, at_once: bool) -> None:
    """Turns were written: a queue that is held follows; what may be full waits to be compacted.

    Args:
        written: what was.
        at_once: there is no background: compact here, where words do it.

    Raises StoreError: nothing is lost, the next look at the session does it.
    """
    scope, session = written.receipt.scope, written.receipt.session
    held = tools.queues.held(scope, session)
    if held is not None:
        queue = (_appended(tools, held, written) or follow(tools, scope, session, tools.count_tokens)).queue
        if not is_full(queue, tools.budgets):
            return
        if at_once and not tools.summaries_by_model and tools.queues.summariser is None:
            settle(tools, scope, session)
            return
    tools.queues.want(scope, session)


def _appended(tools: Tools, held: Live, written: Written) -> Live | None:
    """The queue with the turns just written, without a look at the store; None where others wrote meanwhile."""
    turns = written.turns
    level = held.revision == written.revision - 1 and held.exact and not held.waiting
    if not level or not turns or turns[0].seq != held.queue.last + 1:
        return None
    live = replace(
        held, revision=written.revision, turns=(*held.turns, *turns),
        queue=extended(held.queue, [item_of(turn, tools.count_tokens) for turn in turns], tools.budgets),
    )  # fmt: skip
    tools.queues.hold(turns[0].scope, turns[0].session, live)
    return live


def settle_waiting(tools: Tools, scope: str | None = None) -> int:
    """Compact whatever waits for it, of every scope or of one; how many sessions were. Raises StoreError."""
    due = tools.queues.taken(scope)
    done = 0
    while due:
        try:
            done += _may_be_full(tools, *due[0]) and settle(tools, *due[0])
        except BaseException:
            for key in due:  # they wait on
                tools.queues.want(*key)
            raise
        due.pop(0)
    return done


def _may_be_full(tools: Tools, scope: str, session: str) -> bool:
    """By the bytes of its lines, of which no tokenizer makes more tokens: it takes a second to load, and most are short."""
    base, _ = _resumed(tools, scope, session)
    turns = tools.ledger.turns_of(scope, session, base.flushed_to + 1)
    most = sum(len(turn.text.encode()) + len(turn.speaker.encode()) + len(": ") + LINE for turn in turns)
    return base.y_tokens + most > tools.budgets.y


def settle(tools: Tools, scope: str, session: str) -> bool:
    """Compact the queue of a session as long as it is full; whether anything was committed. Raises StoreError.

    Item by item from what was last committed, so that it comes out the same however the turns came. A summariser that fails,
    is late or says nothing of use changes nothing but a count; after three times words do it.
    """
    principal, purges = tools.ledger.principal_of(scope), tools.ledger.generation(scope)  # I/O
    mirror = tools.ledger.mirror(scope, session, "conversation")  # I/O
    base = queue_of(mirror)
    turns = tools.ledger.turns_of(scope, session, base.flushed_to + 1)  # I/O
    if principal is None:
        return False
    summariser = _summariser(tools)
    queue, flushed, trouble = base, list[Item](), ""
    committed = False
    for item in (item_of(turn, tools.count_tokens) for turn in turns):
        queue = appended(queue, item, tools.budgets)
        while is_full(queue, tools.budgets) and not trouble:
            work = work_of(queue, tools.count_tokens)
            words = summariser is None or by_words_now(queue)
            proposed, trouble = (by_words(work.lines), "") if words else _asked(tools, summariser, principal, work)
            if trouble:
                queue = failed(queue)
            else:
                queue, flushed = compacted(queue, work, proposed, tools.budgets, tools.count_tokens), [*flushed, *work.flushed]
            if trouble or not words or len(flushed) >= CHUNKS_AT_ONCE:
                if not _committed(tools, principal, session, purges, base, queue, flushed, trouble):
                    return committed
                base, flushed, committed = queue, [], True
        if trouble:
            break
    if flushed:
        committed |= _committed(tools, principal, session, purges, base, queue, flushed, "")
    return committed


def _summariser(tools: Tools) -> Summariser | None:
    """Who shortens; None for words alone."""
    if tools.queues.summariser is not None:
        return tools.queues.summariser
    if not tools.summaries_by_model:
        return None
    from souvenance.engine.summarisers import ByModel

    return ByModel(tools)


def _asked(tools: Tools, summariser: Summariser | None, principal: Principal, work: Work) -> tuple[Sequence[Proposed], str]:
    """What was proposed; or why nothing was."""
    if summariser is None or not work.numbered:  # only what the person said: nothing to summarise
        return (), ""
    try:
        return tools.queues.asked(summariser, principal, work), ""
    except (SouvenanceError, TooLate) as exc:
        return (), f"{summariser.name}: {exc}"
    except Exception as exc:  # noqa: BLE001 - code of others: whatever it was, everything is kept, told, and tried again
        return (), f"{summariser.name}: {type(exc).__name__}: {exc}"


def _committed(
    tools: Tools,
    principal: Principal,
    session: str,
    purges: int,
    base: Queue,
    queue: Queue,
    flushed: Iterable[Item],
    trouble: str,
) -> bool:
    """Write what a compaction came to; False, and nothing, where another process was faster, or purged what it had read."""
    now, scope = tools.clock(), principal.scope
    chunks = [
        Chunk(
            hash=item.hash, scope=scope, session=session, kind="conversation", seq=item.seq, text="", origin=item.origin,
            author=principal.id, audience=principal.audience, created_at=now,
        )
        for item in flushed
    ]  # fmt: skip
    with tools.ledger.write(scope) as tx:  # I/O
        tx.add_principal(principal, now)
        stands = queue_of(tx.mirror(session, "conversation"))
        purged = tools.ledger.generation(scope) != purges  # nobody else writes meanwhile
        if purged or (stands.generation, stands.failures) != (base.generation, base.failures):
            return False
        tx.put_chunks(chunks)
        tx.put_mirror(
            Mirror(
                scope=scope, session=session, kind="conversation", generation=queue.generation, flushed_to=queue.flushed_to,
                failures=queue.failures, trouble=trouble, bullets=queue.bullets, author=principal.id,
                audience=principal.audience, created_at=now,
            )
        )  # fmt: skip
    return True


def seqs_cited(tools: Tools, scope: str, session: str, queue: Queue) -> frozenset[int]:
    """Places of the turns whose chunks a live bullet cites. Raises StoreError."""
    cited = queue.cited
    if not cited:
        return frozenset()
    return frozenset(chunk.seq for chunk in tools.ledger.chunks(scope, "conversation", session) if chunk.hash in cited)
