"""A progress bar on standard error, silent for programs."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Step:
    """One task of a bar."""

    _progress: Any
    _task: Any

    def by(self, n: int) -> None:
        """So much more is done."""
        if self._progress is not None:
            self._progress.advance(self._task, n)

    def to(self, done: int, total: int) -> None:
        """So much of so much is done."""
        if self._progress is not None:
            self._progress.update(self._task, completed=done, total=total)


@contextmanager
def bar(what: str, *, total: int | None, quiet: bool = False, unit: str = "") -> Iterator[Step]:
    """Show progress while the block runs; nothing when ``quiet``, when there is nothing to do, or where no person looks."""
    if quiet or total == 0 or not sys.stderr.isatty():
        yield Step(None, None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    count = DownloadColumn() if unit == "bytes" else MofNCompleteColumn()
    columns = (TextColumn("{task.description:>10}"), BarColumn(), count, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield Step(progress, progress.add_task(what, total=total))
