"""The books of the scopes, kept in memory and level with the ledger, and the transaction that writes through them."""

import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from souvenance.ports import Ledger

if TYPE_CHECKING:
    from souvenance.core.book import Book

BOOKS_HELD = 64  # scopes


class Books:
    """One book a scope, each for one thread at a time."""

    def __init__(self) -> None:
        """Empty."""
        self._held: OrderedDict[str, tuple[int, int, Book]] = OrderedDict()  # revision, generation, book
        self._locks: dict[str, threading.RLock] = {}
        self._lock = threading.Lock()

    @contextmanager
    def held(self, scope: str) -> Iterator[None]:
        """Keep other threads from the book of a scope. If the block raises, the book is read anew when it is next asked for."""
        with self._lock:
            of_scope = self._locks.setdefault(scope, threading.RLock())
        with of_scope:
            try:
                yield
            except BaseException:
                with self._lock:
                    self._held.pop(scope, None)
                raise

    def followed(self, ledger: Ledger, scope: str) -> "Book":
        """The book as of the last commit of any process; to be used while it is ``held``."""
        from souvenance.core.book import Book  # loaded when something is decided, not when a store is opened

        with self._lock:
            revision, generation, book = self._held.get(scope, (0, 0, None))
        now = ledger.revision(scope)
        if book is None or now != revision:
            stands = ledger.generation(scope)
            if stands != generation or now < revision:  # a purge took some away; or an older copy of the ledger was put back
                generation, book = stands, None
        if book is None:
            book = Book(ledger.memories_since(scope, 0), ledger.memory_keys(scope))
        elif now > revision:
            book.put(*ledger.memories_since(scope, revision))
        self._keep(scope, now, generation, book)
        return book

    def written(self, scope: str, revision: int, book: "Book") -> None:
        """This book holds all that was committed up to a revision; it is the one that was last ``followed``."""
        with self._lock:
            _, generation, _ = self._held.get(scope, (0, 0, None))
        self._keep(scope, revision, generation, book)

    def dropped(self, scope: str) -> None:
        """Keep nothing of a scope."""
        with self._lock:
            self._held.pop(scope, None)

    def _keep(self, scope: str, revision: int, generation: int, book: "Book") -> None:
        with self._lock:
            self._held[scope] = (revision, generation, book)
            self._held.move_to_end(scope)
            if len(self._held) > BOOKS_HELD:
                self._held.popitem(last=False)
