"""Does the jobs that are due."""

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from souvenance.engine.background import Background
from souvenance.engine.queues import settle_waiting
from souvenance.engine.tools import Tools

if TYPE_CHECKING:
    from souvenance.engine.reflecting import Reflector

JOBS_AT_ONCE = 100


def work(
    tools: Tools,
    reflector: "Reflector",
    progress: Callable[[int], None] | None = None,
    stopping: threading.Event | None = None,
    *,
    scope: str | None = None,
    session: str | None = None,
    at_once: bool = True,
    rest: Callable[[float], None] = lambda _took_s: None,
) -> int:
    """Do every job that is due; how many were done. Raises StoreError when the ledger cannot be read or written.

    Args:
        progress: told 1 after each, done or not.
        stopping: set by who wants it to end after the job at hand.
        scope: only its jobs; None for those of every scope.
        session: of that scope, only its jobs.
        at_once: also those that wait for the rest of their exchange.
        rest: told after each how long it took, in seconds.
    """
    from souvenance.engine.dreamjobs import run_any  # reads statements: loaded when there is something to do

    done = 0
    while jobs := tools.ledger.due_jobs(tools.clock(), JOBS_AT_ONCE, scope=scope, session=session, at_once=at_once):
        ours = 0
        for job in jobs:
            if stopping is not None and stopping.is_set():
                return done
            started = time.perf_counter()
            outcome = run_any(tools, reflector, job, at_once=at_once)
            rest(time.perf_counter() - started)
            done += outcome == "done"
            if outcome != "not ours":
                ours += 1
                if progress is not None:
                    progress(1)
        if not ours:  # another process has all of them
            return done
    return done


class Worker(Background):
    """Does jobs, in the background or when asked."""

    def __init__(self, tools: Tools) -> None:
        """Not started yet."""
        super().__init__("souvenance-worker", asked=tools.asked)
        self._tools = tools
        self._reflector: Reflector | None = None

    @property
    def reflector(self) -> "Reflector":
        """Who proposes memories; made when it is first asked for."""
        if self._reflector is None:
            from souvenance.engine.reflectors import reflector_of

            self._reflector = reflector_of(self._tools)
        return self._reflector

    @reflector.setter
    def reflector(self, reflector: "Reflector") -> None:
        self._reflector = reflector

    def run_pass(
        self,
        progress: Callable[[int], None] | None = None,
        *,
        scope: str | None = None,
        session: str | None = None,
        at_once: bool = False,
    ) -> int:
        """See ``work``; short-term queues that are full are compacted too."""
        done = work(
            self._tools, self.reflector, progress, self._stopping, scope=scope, session=session, at_once=at_once,
            rest=self.make_way,
        )  # fmt: skip
        settle_waiting(self._tools, scope)
        return done
