"""Does the jobs that are due, in a thread of its own: after each write, and every 45 s for what others wrote."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from souvenance.engine.tools import Tools

if TYPE_CHECKING:
    from souvenance.engine.reflecting import Reflector

PASS_EVERY_S = 45.0
JOBS_AT_ONCE = 100
BACK_OFF_S = 30.0  # after the store itself failed


def work(
    tools: Tools,
    reflector: "Reflector",
    progress: Callable[[int], None] | None = None,
    stopping: threading.Event | None = None,
) -> int:
    """Do every job that is due; how many were done. Raises StoreError when the ledger cannot be read or written.

    Args:
        progress: told 1 after each.
        stopping: set by who wants it to end after the job at hand.
    """
    from souvenance.engine.reflecting import run_job

    done = 0
    while jobs := tools.ledger.due_jobs(tools.clock(), JOBS_AT_ONCE):
        before = done
        for job in jobs:
            if stopping is not None and stopping.is_set():
                return done
            done += run_job(tools, reflector, job)
            if progress is not None:
                progress(1)
        if done == before:  # another process has all of them
            return done
    return done


class Worker:
    """Does jobs, by itself in a thread or when asked; and why it last stopped early."""

    def __init__(self, tools: Tools, *, pass_every_s: float = PASS_EVERY_S) -> None:
        """Not started yet."""
        self._tools = tools
        self._reflector: Reflector | None = None
        self._pass_every_s = pass_every_s
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self._start_lock = threading.Lock()
        self.trouble = ""

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

    def work(self, progress: Callable[[int], None] | None = None) -> int:
        """See ``work``."""
        return work(self._tools, self.reflector, progress, self._stopping)

    def wake(self) -> None:
        """Begin a pass soon; returns at once."""
        with self._start_lock:
            if self._thread is None and not self._stopping.is_set():
                thread = threading.Thread(target=self._run, name="souvenance-worker", daemon=True)
                try:
                    thread.start()
                except RuntimeError as exc:  # no more threads, or the interpreter ends: the jobs stand in the ledger
                    self.trouble = str(exc)
                else:
                    self._thread = thread
        self._wake.set()

    def stop(self, timeout_s: float = 5.0) -> None:
        """End after the job at hand. What is left is done by the next process that opens the store."""
        self._stopping.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(timeout_s)

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._wake.clear()
            try:
                self.work()
                self.trouble = ""
            except Exception as exc:  # noqa: BLE001 - the edge of a thread: whatever it was is told, and tried again later
                self.trouble = str(exc) or type(exc).__name__
                self._stopping.wait(BACK_OFF_S)
                continue
            self._wake.wait(self._pass_every_s)
