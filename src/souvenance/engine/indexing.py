"""Keep the index level with the ledger: words at once, vectors behind, in the background."""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from souvenance.core.secrets import mask
from souvenance.core.units import IndexRow, row_of, speaker_prefix
from souvenance.core.windows import windows
from souvenance.engine.background import PASS_EVERY_S, Background
from souvenance.engine.tools import Tools
from souvenance.errors import Conflict, IndexBroken, ModelError, StoreError, TextRefused
from souvenance.ports import Embedded, Embedder, Pending
from souvenance.types import Turn

ROWS_AT_ONCE = 2_000
TEXTS_AT_ONCE = 64
_HARMLESS = "hello"


def put_turns(tools: Tools, turns: Sequence[Turn], first: int, revision: int) -> bool:
    """Index turns just written, if the index had followed the ledger up to them; else the next search or pass does it.

    Args:
        turns: of one scope, in order of writing.
        first: position of the first of them.
        revision: of the scope, after that write.

    A failing index fails nothing here: the turns are safe in the ledger, and every search follows it first and says so.
    """
    if not turns:
        return False
    scope = turns[0].scope
    try:
        position, _ = _place(tools, scope)
        if position != first - 1:
            return False
        rows = [row_of(turn, position) for position, turn in enumerate(turns, first)]
        return _put(tools, scope, rows, first + len(turns) - 1, revision, after=position, last=turns[-1])
    except StoreError:
        return False


def follow(tools: Tools, scope: str, *, at_most: int | None = None, progress: Callable[[int], None] | None = None) -> bool:
    """Index the words of what the ledger has and the index has not.

    Args:
        at_most: stop after about so many turns.
        progress: told how many turns were done, batch by batch.

    Returns:
        Whether nothing is left to do.
    """
    position, revision = _place(tools, scope)
    now, turns = tools.ledger.extent(scope)
    if revision == now and position == turns:
        return True
    done = 0
    while at_most is None or done < at_most:
        batch = tools.ledger.turns_after(scope, position, ROWS_AT_ONCE)
        reached, last = batch[-1] if batch else (position, None)
        rows = [row_of(turn, place) for place, turn in batch]
        if not _put(tools, scope, rows, reached, now, after=position, last=last):
            position, _ = _place(tools, scope)  # another process made the index anew: from its beginning
            continue
        position = reached
        done += len(batch)
        if progress is not None:
            progress(len(batch))
        if len(batch) < ROWS_AT_ONCE:
            return True
    return False


def _place(tools: Tools, scope: str) -> tuple[int, int]:
    """(position, revision) up to which the index follows this ledger.

    Where it followed another copy of it (an older one was put back, and may have grown since), it is cleared: (0, 0).
    """
    position, revision, mark = tools.index.place(scope)
    if not position or tools.verified.get(scope) == mark:
        return position, revision
    there = tools.ledger.turns_after(scope, position - 1, 1)
    if not there or _mark(there[0][1]) != mark:
        tools.index.clear(scope)
        return 0, 0
    tools.verified[scope] = mark
    return position, revision


def _put(
    tools: Tools, scope: str, rows: Sequence[IndexRow], position: int, revision: int, *, after: int, last: Turn | None
) -> bool:
    mark = _mark(last) if last is not None else ""
    done = tools.index.put(scope, rows, position, revision, after=after, mark=mark)
    if done and mark:
        tools.verified[scope] = mark
    return done


def _mark(turn: Turn) -> str:
    """A turn as no other copy of the ledger has it: an imported one has the same id there, and another time of writing."""
    return f"{turn.id} {turn.created_at.isoformat()}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Embedding:
    """What one round of embedding came to."""

    embedded: int
    left: bool  # whether rows without a vector may remain


def embed_some(tools: Tools, embedder: Embedder) -> Embedding:
    """Embed one batch of the rows that have no vector of this model, of any scope.

    A text that the model refuses is stored without a vector, so that nothing waits behind it. Raises ModelError: what was
    made for the scopes before is stored by then, and where the model takes nothing at all, no text counts as refused.
    """
    pending = tools.index.pending(embedder.stamp, TEXTS_AT_ONCE)
    by_scope: dict[str, list[Pending]] = {}
    for row in pending:
        by_scope.setdefault(row.scope, []).append(row)
    stored = done = 0
    refused: list[tuple[str, Pending, TextRefused]] = []
    for scope, rows in by_scope.items():
        turns = tools.ledger.turns(scope, [row.ref for row in rows])
        gone = [row.ref for row in rows if row.ref not in turns]
        if gone:  # a row without its turn is no memory: the ledger is the truth
            tools.index.remove(scope, gone)
        done += len(gone)
        made, left_out = _embedded(embedder, [row for row in rows if row.ref in turns], turns)
        stored += _put_vectors(tools, embedder, scope, made)
        refused += [(scope, row, exc) for row, exc in left_out]
    if refused and not stored:
        _check_works(embedder, refused[0][2])
    for scope, row, _ in refused:
        none = np.zeros((0, embedder.dim), np.float32)
        without = Embedded(ref=row.ref, fingerprint=row.fingerprint, vectors=none, cut=True)
        stored += _put_vectors(tools, embedder, scope, [without])
    return Embedding(embedded=stored, left=len(pending) == TEXTS_AT_ONCE and stored + done > 0)


def _put_vectors(tools: Tools, embedder: Embedder, scope: str, items: Sequence[Embedded]) -> int:
    try:
        return tools.index.put_vectors(scope, embedder.stamp, items)
    except Conflict as exc:  # two dimensions under one stamp
        raise ModelError(str(exc)) from exc


def _check_works(embedder: Embedder, refusal: TextRefused) -> None:
    """Raises ModelError where not even a harmless text is taken: the model is at fault then, not the texts it refused."""
    try:
        embedder.passages([_HARMLESS])
    except TextRefused as exc:
        raise ModelError(f"the embedder takes no text, not even {_HARMLESS!r}: {refusal}") from exc


def _embedded(
    embedder: Embedder, rows: Sequence[Pending], turns: Mapping[str, Turn]
) -> tuple[list[Embedded], list[tuple[Pending, TextRefused]]]:
    """Vectors of some rows, and the rows whose text the model refuses, found by halving."""
    refused: list[tuple[Pending, TextRefused]] = []

    def halved(some: Sequence[Pending]) -> list[Embedded]:
        try:
            return _windows_embedded(embedder, some, turns)
        except TextRefused as exc:
            if len(some) > 1:
                half = len(some) // 2
                return halved(some[:half]) + halved(some[half:])
            refused.append((some[0], exc))
            return []

    return (halved(rows) if rows else []), refused


def _windows_embedded(embedder: Embedder, rows: Sequence[Pending], turns: Mapping[str, Turn]) -> list[Embedded]:
    texts: list[str] = []
    spans: list[tuple[int, bool]] = []
    for row in rows:
        turn = turns[row.ref]
        pieces, cut = windows(mask(turn.text), embedder.count_tokens)
        texts += (speaker_prefix(turn) + piece for piece in pieces)
        spans.append((len(pieces), cut))
    vectors = embedder.passages(texts)
    if len(vectors) != len(texts):
        raise ModelError(f"the embedder {embedder.stamp!r} gave {len(vectors)} vectors for {len(texts)} texts")
    items, start = [], 0
    for row, (n, cut) in zip(rows, spans, strict=True):
        items.append(Embedded(ref=row.ref, fingerprint=row.fingerprint, vectors=vectors[start : start + n], cut=cut))
        start += n
    return items


class Indexer(Background):
    """Follows the ledger and embeds, in the background."""

    def __init__(self, tools: Tools, *, pass_every_s: float = PASS_EVERY_S) -> None:
        """Not started yet."""
        super().__init__("souvenance-indexer", pass_every_s=pass_every_s)
        self._tools = tools
        self._embedding = threading.Lock()  # a pass that was asked for waits for the one in the background
        self.embedded = 0

    def run_pass(self, progress: Callable[[int], None] | None = None) -> bool:
        """One pass over every scope; whether this process was the one to embed. Raises what goes wrong.

        A damaged index is made anew, once.
        """
        try:
            return self._passed(progress)
        except IndexBroken:
            self._tools.index.reset()
            return self._passed(progress)

    def _passed(self, progress: Callable[[int], None] | None) -> bool:
        for scope in self._tools.ledger.scopes():
            if self._stopping.is_set():
                return False
            follow(self._tools, scope)
        embedder = self._tools.embedder()
        if embedder is None:
            return False
        with self._embedding, self._tools.index.claim() as mine:
            left = mine
            while left and not self._stopping.is_set():
                done = embed_some(self._tools, embedder)
                self.embedded += done.embedded
                left = done.left
                if progress is not None:
                    progress(done.embedded)
        return mine
