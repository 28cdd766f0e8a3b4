"""Keep the index level with the ledger: words at once, vectors behind, in the background."""

import threading
import time
from collections.abc import Callable, Sequence

from souvenance.core.units import SHELVES, IndexRow, row_of, shelf_key
from souvenance.engine.background import PASS_EVERY_S, Background
from souvenance.engine.calibrating import calibrate
from souvenance.engine.embedding import embed_some
from souvenance.engine.noting import follow_notes
from souvenance.engine.shelving import follow_memories
from souvenance.engine.tools import Tools
from souvenance.engine.toolshelf import follow_chunks
from souvenance.errors import IndexBroken, StoreError
from souvenance.ports import Embedder
from souvenance.types import Turn

ROWS_AT_ONCE = 2_000


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
    if not there or mark_of(there[0][1]) != mark:
        tools.index.clear(scope)
        return 0, 0
    tools.verified[scope] = mark
    return position, revision


def _put(
    tools: Tools, scope: str, rows: Sequence[IndexRow], position: int, revision: int, *, after: int, last: Turn | None
) -> bool:
    mark = mark_of(last) if last is not None else ""
    done = tools.index.put(scope, rows, position, revision, after=after, mark=mark)
    if done and mark:
        tools.verified[scope] = mark
    return done


def mark_of(turn: Turn) -> str:
    """A turn as no other copy of the ledger has it: an imported one has the same id there, and another time of writing."""
    return f"{turn.id} {turn.created_at.isoformat()}"


class Indexer(Background):
    """Follows the ledger and embeds, in the background."""

    def __init__(self, tools: Tools, *, pass_every_s: float = PASS_EVERY_S) -> None:
        """Not started yet."""
        super().__init__("souvenance-indexer", pass_every_s=pass_every_s, asked=tools.asked)
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
        if self._tools.tables is not None and self._tools.tables.unfinished():
            from souvenance.engine import purging

            purging.finish(self._tools)  # what a purge that was stopped has left to be cleaned
        for scope in self._tools.ledger.scopes():
            if self._stopping.is_set():
                return False
            follow(self._tools, scope)
            follow_memories(self._tools, scope)
            follow_notes(self._tools, scope)
            follow_chunks(self._tools, scope)
        embedder = self._tools.embedder()
        if embedder is None:
            self._calibrate(None)
            return False
        with self._embedding, self._tools.index.claim() as mine:
            left = mine
            while left and not self._stopping.is_set():
                started = time.perf_counter()
                done = embed_some(self._tools, embedder)
                self.make_way(time.perf_counter() - started)
                self.embedded += done.embedded
                left = done.left
                if progress is not None:
                    progress(done.embedded)
            if mine:
                self._calibrate(embedder)
        return mine

    def _calibrate(self, embedder: Embedder | None) -> None:
        """Measure again where silence begins, wherever a shelf has outgrown what was measured."""
        for scope in self._tools.ledger.scopes():
            for shelf in (shelf for shelf in SHELVES.values() if shelf != "chunks"):  # tool output never comes by itself
                if self._stopping.is_set():
                    return
                calibrate(self._tools, shelf_key(scope, shelf), embedder)
