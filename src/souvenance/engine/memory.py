"""The open store that a program holds; ``Handle`` is one principal's view of it."""

from collections.abc import Callable, Sequence
from datetime import datetime
from types import TracebackType
from typing import TYPE_CHECKING, Self

from souvenance.engine.handle import Handle
from souvenance.engine.indexing import Indexer
from souvenance.engine.scheduler import Scheduler
from souvenance.engine.tools import Tools
from souvenance.engine.trusting import principal_named, principal_with_key
from souvenance.engine.verbs.reach import DRAINED_WITHIN_S
from souvenance.engine.worker import Worker
from souvenance.errors import InputError
from souvenance.types import (
    PASSES,
    Finding,
    Indexed,
    PassName,
    PassRun,
)

STOPPED_WITHIN_S = 1.0  # what a pass has at hand; what waits for a model is left, and writes nothing any more

if TYPE_CHECKING:
    from souvenance.engine.reflecting import Reflector
    from souvenance.engine.trusting import Trust
    from souvenance.ports import Summariser

# What reads statements compiles the patterns of every language: it is loaded when it is first used, not when a store is opened.


class Souvenance:
    """An open store. Threads may share it. Use it as a context manager, or call ``close``."""

    def __init__(self, tools: Tools, *, background: bool = True) -> None:
        """Made by ``open_memory``. ``background``: embed in a thread of its own; else only ``index_now`` does."""
        self._tools = tools
        self._background = background
        self.is_closed = False
        self._indexer = Indexer(tools)
        self._worker = Worker(tools)
        self._scheduler = Scheduler(tools, reflector=lambda: self.reflector)
        if background:
            self._scheduler.wake()

    def as_token(self, token: str, *, present: Sequence[str] | None = None) -> "Handle":
        """The view of the principal that a token names.

        Args:
            token: as it was shown when it was made.
            present: as in ``as_principal``.

        Raises Unauthorized, in the same words, for a token that is unknown, revoked or past its end.
        """
        principal_with_key(self._tools, token)
        return Handle(self, self._tools, lambda: principal_with_key(self._tools, token), present=present)

    def as_principal(self, name: str, *, present: Sequence[str] | None = None) -> "Handle":
        """One principal's view. A name not known yet creates itself and its private scope on its first write.

        Args:
            present: as in ``Handle.present``; None: nobody else hears it.
        """
        known = principal_named(self._tools, name)
        return Handle(self, self._tools, lambda: principal_named(self._tools, known.name), present=present)

    @property
    def trust(self) -> "Trust":
        """Principals, shared scopes, rights and tokens: for whoever runs the store, not for those who ask it."""
        from souvenance.engine.trusting import Trust

        return Trust(self._tools)

    def now(self) -> datetime:
        """The time by the clock of the store, aware UTC."""
        return self._tools.clock()

    def reachable(self) -> None:
        """Raises StoreError where the ledger or the index cannot be read now."""
        self._tools.ledger.reachable()
        self._tools.index.making()

    def warm(self) -> None:
        """Load what the first question of a process would wait for: the embedder, the tokenizer, the patterns. Seconds.

        A model that is missing is told where it is needed; nothing is raised for it here.
        """
        from souvenance.core.recalled import is_allowed
        from souvenance.engine.scoring import ask

        ask(self._tools, "hello")
        self._tools.count_tokens("hello")
        is_allowed("hello", "user")

    def index_now(self, progress: Callable[[int], None] | None = None) -> bool:
        """Bring the index level with the ledger, vectors too, and return when it is done.

        Args:
            progress: told how many vectors came, batch by batch.

        Returns:
            False when another process is embedding already, or there is no embedder. Raises ModelError, StoreError.
        """
        return self._indexer.run_pass(progress)

    def work_now(
        self, progress: Callable[[int], None] | None = None, *, scope: str | None = None, session: str | None = None
    ) -> int:
        """Do every job that is due, and return how many were done. What fails stays, with its reason.

        Args:
            progress: told 1 after each job.
            scope: only its jobs, ``handle.principal.scope``; None for those of every scope.
            session: of that scope, only the jobs of this session; its whole id.

        Raises InputError for a session without its scope; StoreError when the ledger cannot be read or written.
        """
        if session is not None and scope is None:
            raise InputError(f"work of session {session!r}: say of which scope")
        return self._worker.run_pass(progress, scope=scope, session=session, at_once=True)

    def maintain(
        self,
        passes: Sequence[PassName] = PASSES,
        *,
        now: bool = False,
        scope: str | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> Sequence[PassRun]:
        """Run the regular passes that are due; an open store with its background does so by itself.

        Args:
            passes: "expiry", "decay", "compression", "dream": only these.
            now: whether or not they are due.
            scope: only this one, ``handle.principal.scope``; None for every scope.
            progress: told how many memories were changed, batch by batch.

        Raises InputError for a pass that is none; StoreBusy where another process is at it; StoreError.
        """
        from souvenance.engine.upholding import maintain

        return maintain(self._tools, passes, forced=now, scope=scope, progress=progress, reflector=lambda: self.reflector)

    def reindex(self, progress: Callable[[int], None] | None = None) -> None:
        """Throw the index away and make the words anew; vectors follow with ``index_now``. Nothing of the ledger is touched."""
        from souvenance.engine import upkeep

        upkeep.reindex(self._tools, progress)

    def finish_purges(self) -> Sequence[str]:
        """Clean the files after purges that were stopped in the middle; sentences about what could not be cleaned."""
        from souvenance.engine import purging

        return purging.finish(self._tools)

    def indexed(self) -> Indexed:
        """How far the index has followed the ledger, all scopes together; ``Handle.status`` tells of one."""
        from souvenance.engine import upkeep

        return upkeep.indexed(self._tools)

    def doctor(self, *, repair: bool = False) -> Sequence[Finding]:
        """Check the ledger, and the index against the ledger. Reads everything once.

        Args:
            repair: first make again from the turns the short-term queues that do not reach all that left them. What was mended
                is told, then how all stands.
        """
        from souvenance.engine import upkeep

        return [*(upkeep.repair(self._tools) if repair else ()), *upkeep.doctor(self._tools)]

    @property
    def reflector(self) -> "Reflector":
        """Who proposes memories: as the settings say, or what was put here."""
        return self._worker.reflector

    @reflector.setter
    def reflector(self, reflector: "Reflector") -> None:
        self._worker.reflector = reflector

    @property
    def summariser(self) -> "Summariser | None":
        """Who shortens what is older in a conversation: what was put here, else None: as the settings say."""
        return self._tools.queues.summariser

    @summariser.setter
    def summariser(self, summariser: "Summariser | None") -> None:
        self._tools.queues.summariser = summariser

    @property
    def trouble(self) -> str:
        """Why the background work last ended a pass early; "" when it did not."""
        return self._indexer.trouble or self._worker.trouble or self._scheduler.trouble

    @property
    def in_background(self) -> bool:
        """Whether a thread does what can wait; else whoever holds the store asks for it."""
        return self._background

    def woken(self) -> None:
        """Something was written: let the background work look. Returns at once."""
        if self._background:
            self._indexer.wake()
            self._worker.wake()

    def close(self) -> None:
        """Stop the background work and give back files. What was acknowledged is safe with or without it."""
        self._scheduler.stop(STOPPED_WITHIN_S)
        self._indexer.stop()
        self._worker.stop()
        self._tools.keeper.drain(DRAINED_WITHIN_S)  # the traces of the last contexts
        self._tools.index.close()
        self._tools.ledger.close()
        self.is_closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
