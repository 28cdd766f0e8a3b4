"""A thread of the engine that makes passes: soon after it is woken, and every 45 s for what other processes wrote."""

import threading
from abc import ABC, abstractmethod

from souvenance.engine.asked import Asked, rest_s

PASS_EVERY_S = 45.0
BACK_OFF_S = (1.0, 5.0, 30.0, 120.0)  # after a pass failed once, twice, …


class Background(ABC):
    """Makes passes until it is stopped, by itself once it has been woken; a pass that fails is told and tried again."""

    def __init__(
        self, name: str, *, pass_every_s: float = PASS_EVERY_S, first_after_s: float = 0.0, asked: Asked | None = None
    ) -> None:
        """Not started yet.

        Args:
            name: of the thread.
            pass_every_s: seconds between passes that nobody asked for.
            first_after_s: seconds before the first pass: a program that lives for less makes none.
            asked: who waits for answers meanwhile; None: nobody.
        """
        self._name = name
        self._asked = asked or Asked()
        self._pass_every_s = pass_every_s
        self._first_after_s = first_after_s
        self._wake = threading.Event()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self._itself = 0  # the thread, once it runs
        self._start_lock = threading.Lock()
        self.trouble = ""  # why the last pass ended early, "" when it did not

    @abstractmethod
    def run_pass(self) -> object:
        """One pass; it ends soon when it is stopped. Raises what goes wrong."""

    def wake(self) -> None:
        """Begin a pass soon; returns at once."""
        with self._start_lock:
            if self._thread is None and not self._stopping.is_set():
                thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                try:
                    thread.start()
                except RuntimeError as exc:  # no more threads, or the interpreter ends: what was written stays written
                    self.trouble = str(exc)
                else:
                    self._thread = thread
        self._wake.set()

    def stop(self, timeout_s: float = 5.0) -> None:
        """End after the piece of work at hand. What is left is done by the next process that opens the store."""
        self._stopping.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join(timeout_s)

    def make_way(self, took_s: float) -> None:
        """Rest after a piece of work while others wait for answers; what was asked for by hand goes on at once."""
        if threading.get_ident() == self._itself:
            self._stopping.wait(rest_s(took_s, self._asked.since_s()))

    def _run(self) -> None:
        failures, self._itself = 0, threading.get_ident()
        self._stopping.wait(self._first_after_s)
        while not self._stopping.is_set():
            self._wake.clear()
            try:
                self.run_pass()
                self.trouble, failures = "", 0
            except Exception as exc:  # noqa: BLE001 - the edge of a thread: whatever it was is told, and tried again later
                self.trouble = str(exc) or type(exc).__name__
                failures += 1
                self._stopping.wait(BACK_OFF_S[min(failures, len(BACK_OFF_S)) - 1])
                continue
            self._wake.wait(self._pass_every_s)
