"""From a client that is asynchronous to a caller that is not: texts, piece by piece, as they come."""

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import aclosing, suppress
from queue import SimpleQueue

_STOP_S = 5.0  # for which an end asked for is waited for; the thread is a daemon and ends with the process at the latest


def read_out(source: Callable[[], AsyncGenerator[str, None]]) -> Generator[str, None, None]:
    """The texts of an asynchronous generator, which runs in a thread and on a loop of its own from the first to the last.

    What it raises is raised here. Closing this one, or an interruption while it waits, cancels that one, and returns when it
    has put away what it held.
    """
    reading = _Reading(source)
    reading.start()
    try:
        while isinstance(piece := reading.said.get(), str):
            yield piece
        if piece is not None:
            raise piece
    finally:
        reading.stop()


class _Reading(threading.Thread):
    """Reads a source to its end: pieces, then None or what it raised."""

    def __init__(self, source: Callable[[], AsyncGenerator[str, None]]) -> None:
        super().__init__(name="souvenance-stream", daemon=True)
        self.said: SimpleQueue[str | BaseException | None] = SimpleQueue()
        self._source = source
        self._begun = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None

    def run(self) -> None:
        try:
            asyncio.run(self._read())
        except BaseException as exc:  # noqa: BLE001 - the edge of a thread: the caller raises it
            self.said.put(exc)
        else:
            self.said.put(None)
        finally:
            self._begun.set()

    async def _read(self) -> None:
        self._loop, self._task = asyncio.get_running_loop(), asyncio.current_task()
        self._begun.set()
        async with aclosing(self._source()) as pieces:
            async for piece in pieces:
                self.said.put(piece)

    def stop(self) -> None:
        """Cancel what still runs, and wait for its end a while."""
        self._begun.wait(_STOP_S)
        if self.is_alive() and self._loop is not None and self._task is not None:
            with suppress(RuntimeError):  # the loop was closed meanwhile: it is over
                self._loop.call_soon_threadsafe(self._task.cancel)
        self.join(_STOP_S)
