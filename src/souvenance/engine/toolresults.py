"""The context tier: results of tools that left a running loop, stored whole and found again, passage by passage."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from souvenance.core import fuse
from souvenance.core.fence import fence
from souvenance.core.intake import storable
from souvenance.core.pack import packed
from souvenance.core.passages import passage_of, passage_ref, passages
from souvenance.core.policy import POLICIES, breadth
from souvenance.core.recalled import is_allowed
from souvenance.core.render import Reader
from souvenance.core.secrets import mask
from souvenance.core.toolloop import CUT_AT, KEEP_VERBATIM, CountTokens, Cut, Loop, cut
from souvenance.core.units import shelf_key
from souvenance.engine.hidden import must_be_shown
from souvenance.engine.recall import must_be_possible
from souvenance.engine.scoring import ask, scored
from souvenance.engine.tools import Tools
from souvenance.engine.toolshelf import follow_chunks, store_results
from souvenance.errors import InputError, NotFound, StoreError
from souvenance.thresholds import SHIPPED
from souvenance.types import Principal, RecallPolicy

if TYPE_CHECKING:
    from souvenance.engine.handle import Handle

_FRAME = 3  # tokens around a passage


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundPassage:
    """A piece of a stored result."""

    chunk: str  # hash of the whole result
    place: int  # in it, from 0
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolRecall:
    """Passages of stored results, best first; the latest ones, unranked, where no search was possible."""

    query: str
    passages: tuple[FoundPassage, ...]
    tokens: int = 0
    searched: int = 0  # results that could have been found
    missing: tuple[str, ...] = ()
    reader: Reader = field(compare=False, repr=False)

    def render(self) -> str:
        """Under the heading of what tools gave, fenced; what commands its reader is withheld. "" where there is nothing."""
        if not self.passages:
            return ""
        words = self.reader.words
        lines = [mask(one.text).strip() if is_allowed(one.text, "tool") else words.withheld for one in self.passages]
        quoted = fence("\n\n".join(lines), origin="tool", date=None, language=self.reader.language, dated_lines=True)
        return f"{words.material}:\n{quoted}"


def shorten_loop(
    tools: Tools,
    principal: Principal,
    loop: Loop,
    *,
    session: str,
    window: int,
    keep_verbatim: int = KEEP_VERBATIM,
    cut_at: float = CUT_AT,
) -> Loop:
    """The loop within its share of the window; the full text of every result that leaves it is stored before it does.

    Raises InputError for a window below 1,000 tokens, and StoreError: then nothing was replaced.
    """
    done = cut_loop(loop, window=window, tools=tools, bound=True, keep_verbatim=keep_verbatim, cut_at=cut_at)
    if done.evicted:
        store_results(tools, principal, session, done.evicted)
    return done.loop


def cut_loop(loop: Loop, *, window: int, tools: Tools, bound: bool, keep_verbatim: int, cut_at: float) -> Cut:
    """See ``core.toolloop.cut``; refuses what cannot be."""
    if window < 1_000:  # noqa: PLR2004 - no model reads less
        raise InputError(f"window is {window}: a model reads at least 1,000 tokens")
    if not 0 < cut_at <= 1:
        raise InputError(f"cut_at is {cut_at}: a share of the window, above 0 and at most 1")
    if keep_verbatim < 0:
        raise InputError(f"keep_verbatim is {keep_verbatim}: 0 or more")
    return cut(loop, window=window, count=tools.count_tokens, bound=bound, keep_verbatim=keep_verbatim, cut_at=cut_at)


def recall_chunks(
    tools: Tools,
    principal: Principal,
    query: str,
    *,
    session: str,
    policy: RecallPolicy | None = None,
    limit: int | None = None,
    neighbours: int | None = None,
    max_tokens: int | None = None,
) -> ToolRecall:
    """Passages of the results that left the loops of a session, best first. There are no bullets here: chunks are ranked.

    Args:
        query: what is wanted.
        session: whole id.
        policy: "broad" (20 passages, 2 neighbours on each side, 3,000 tokens), the default, or "narrow" (the best alone).
        limit: passages, instead of what the policy says; so the next two.
        neighbours: passages around each.
        max_tokens: of all.

    Raises InputError, StoreError of the ledger.
    """
    query = storable(query)
    wide = breadth(policy or "broad", limit=limit, neighbours=neighbours, max_tokens=max_tokens)
    must_be_possible(query, wide.limit, wide.neighbours, wide.max_tokens)
    scope = principal.scope
    must_be_shown(tools, scope, storable(session))  # I/O
    chunks = {chunk.hash: chunk for chunk in tools.ledger.chunks(scope, "context", storable(session))}  # I/O
    texts = {passage_ref(i, n): text for i, chunk in chunks.items() for n, text in enumerate(passages(chunk.text))}
    reader = Reader(now=tools.clock(), tz=principal.tz, language=tools.language)
    ranked, missing = _ranked(tools, scope, query, texts) if texts else ((), ())

    def around(ref: str) -> list[str]:
        chunk, place = passage_of(ref)
        near = [(abs(d), passage_ref(chunk, place + d)) for d in range(-wide.neighbours, wide.neighbours + 1) if d]
        return [other for _, other in sorted(near) if other in texts]

    most = wide.max_tokens if wide.max_tokens is not None else POLICIES["broad"].max_tokens or 0
    groups, used = packed(ranked[: wide.limit], around, lambda ref: tools.count_tokens(mask(texts[ref])) + _FRAME, most)
    found = [
        FoundPassage(chunk=passage_of(r)[0], place=passage_of(r)[1], text=texts[r])
        for g in groups
        for r in sorted(g, key=passage_of)
    ]
    return ToolRecall(
        query=query, passages=tuple(found), tokens=used, searched=len(chunks), missing=missing, reader=reader
    )  # fmt: skip


def _ranked(tools: Tools, scope: str, query: str, texts: Mapping[str, str]) -> tuple[Sequence[str], tuple[str, ...]]:
    """Ids of the passages that say anything about it, best first; the latest ones where the index cannot tell."""
    key = shelf_key(scope, "chunks")
    question = ask(tools, query)  # I/O
    try:
        follow_chunks(tools, scope)  # I/O
        found = scored(tools.index, key, question, SHIPPED)  # I/O
        possible = fuse.found_at_all(found.evidence, SHIPPED, found.columns.n)
        rows = [row for row in fuse.best(np.where(possible, found.scores, -np.inf), found.columns.n) if possible[row]]
        refs = tools.index.refs(key, found.columns.numbers[rows].tolist())  # I/O
    except StoreError as exc:
        return list(texts)[::-1], (f"search: {exc}", *question.missing)
    return [ref for ref in refs if ref in texts], question.missing


# -- which session a plain tool function works for -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """Whose store, and which session."""

    handle: "Handle"
    session: str


_BOUND: ContextVar[Bound | None] = ContextVar("souvenance_bound", default=None)


@contextmanager
def bound_to(handle: "Handle", session: str) -> Iterator[Bound]:
    """Within the block, ``current_store`` finds this session: in this thread or task, and in no other."""
    token = _BOUND.set(bound := Bound(handle=handle, session=session))
    try:
        yield bound
    finally:
        _BOUND.reset(token)


def current_store() -> Bound | None:
    """What is bound here; None outside of any ``bound_to``."""
    return _BOUND.get()


def shorten_here(loop: Loop, *, window: int, count: CountTokens) -> Loop:
    """The loop within its share of the window: stored where a store is bound, else the stubs say to run them again."""
    if (bound := current_store()) is not None:
        return bound.handle.shorten_loop(loop, session=bound.session, window=window)
    return cut(loop, window=window, count=count, bound=False).loop


def recall_memory(query: str, *, policy: RecallPolicy = "narrow") -> str:
    """For a model's tool call: what left the bound session's view, speech and tool output under headings of their own."""
    bound = current_store()
    if bound is None:
        return "No memory is bound to this run: nothing can be recalled."
    me, session = bound.handle, bound.session
    try:
        said = me.recall_earlier(query, session=session, policy=policy) if me.has_session(session) else None
        given = me.recall_chunks(query, session=session, policy=policy)
    except NotFound as exc:  # the session is forgotten: a tool answers in a sentence
        return f"Nothing can be recalled: {exc}."
    parts = [said.render() if said is not None and (said.hits or said.bullets) else "", given.render()]
    return "\n\n".join(part for part in parts if part) or given.reader.words.nothing
