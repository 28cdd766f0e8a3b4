"""What all layouts of one JSON object a line have in common."""

from collections.abc import Callable, Iterable, Iterator

from souvenance.integrations.importers.fields import Fields, Unfit, parse_object
from souvenance.integrations.importers.source import ITEM_BYTES, Source
from souvenance.types import Given, Skipped


def each(source: Source, given: Callable[[str, Fields], Iterable[Given | Skipped]]) -> Iterator[Given | Skipped]:
    """Apply ``given`` (place, object) to every line; a line that cannot be read becomes a Skipped and the next one is read."""
    for number, raw in enumerate(source.lines(), start=1):
        where = f"line {number}"
        if raw is None:
            yield Skipped(where=where, why=f"longer than {ITEM_BYTES >> 20} MB")
        elif raw.strip():
            try:
                yield from given(where, parse_object(raw))
            except Unfit as exc:
                yield Skipped(where=where, why=str(exc))
