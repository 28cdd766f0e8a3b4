"""Import a file into a principal's memory."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from souvenance.engine.handle import Handle
from souvenance.integrations.importers import opened
from souvenance.types import ImportReport


def import_file(
    me: Handle,
    path: Path,
    *,
    layout: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    reflect: bool | None = None,
) -> ImportReport:
    """Import a file of conversations. The same file again adds nothing; a stop in the middle is mended by doing it again.

    Args:
        me: whose memory it becomes.
        path: the file.
        layout: a name of ``importers.LAYOUTS``; None finds out.
        progress: told (bytes read, bytes of the file) now and then.
        reflect: make memories of them, as in ``Handle.import_turns``.

    Raises InputError when the file cannot be read as anything known, StoreError. Single bad lines are skipped and reported.
    """
    with opened(path, layout) as reading:
        size = path.stat().st_size

        def step(_turns: int) -> None:
            if progress is not None:
                progress(reading.bytes_read, size)

        report = me.import_turns(reading, progress=step, reflect=reflect)
        return replace(report, layout=reading.layout, notes=reading.notes)
