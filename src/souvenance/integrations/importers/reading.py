"""One file being read: its layout, its turns, how far it got."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import BinaryIO

from souvenance.errors import InputError
from souvenance.integrations.importers.detection import HEAD_BYTES, LAYOUTS, detect
from souvenance.integrations.importers.fields import Notes
from souvenance.integrations.importers.locomo import read_locomo
from souvenance.integrations.importers.source import Source
from souvenance.integrations.importers.transcript import read_transcript
from souvenance.integrations.importers.turns import read_conversations, read_turns
from souvenance.types import Given, Skipped

_COMPRESSED = (b"PK\x03\x04", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd")  # zip, gzip, bzip2, xz, zstd
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_SHOWN_CHARACTERS = 80


class Reading(Iterator[Given | Skipped]):
    """The turns of one file in its order, with what could not be read in between. It can be gone through once."""

    def __init__(self, layout: str, source: Source, notes: Notes, items: Iterator[Given | Skipped]) -> None:
        self.layout = layout
        self._source = source
        self._notes = notes
        self._items = items

    def __next__(self) -> Given | Skipped:
        return next(self._items)

    @property
    def bytes_read(self) -> int:
        """Bytes of the stream used so far, at most 256 KB ahead of the line or sample in hand."""
        return self._source.bytes_read

    @property
    def notes(self) -> tuple[str, ...]:
        """What was passed over so far without losing a turn ("field 'mood' is not read (12 times)"), most frequent first."""
        return self._notes.lines()


def read(stream: BinaryIO, *, name: str, layout: str | None = None) -> Reading:
    """Begin to read a file from a binary stream, which needs only ``read`` and is left open.

    Args:
        stream: at its beginning; it is never rewound.
        name: of the file, for messages; its stem is the session of a transcript that names none.
        layout: one of LAYOUTS; None: the file tells.

    Raises:
        InputError: the layout is unknown or not recognised, or the file is empty or binary. Later on nothing is raised but
            what the stream raises: a line that cannot be read is a Skipped.
    """
    if layout is not None and layout not in LAYOUTS:
        raise InputError(f"layout {layout!r} is unknown; there are {', '.join(LAYOUTS)}")
    source = Source(stream, HEAD_BYTES)
    if not source.head.strip() and len(source.head) < HEAD_BYTES:
        raise InputError(f"{name!r} is empty")
    found = detect(source.head)
    if found is None:
        _refuse_binary(source.head, name)
    layout = layout or found
    if layout is None:
        known = "\n".join(f"  {known}: {what}" for known, what in LAYOUTS.items())
        raise InputError(f"{name!r} is in none of the layouts that can be read:\n{known}\nIt begins with {_begin(source.head)}")
    notes = Notes()
    return Reading(layout, source, notes, _items(layout, source, notes, name))


@contextmanager
def opened(path: Path, layout: str | None = None) -> Iterator[Reading]:
    """Open a file and begin to read it; closed at the end of the block.

    Raises:
        InputError: it is missing, a directory or not ours to read, or as ``read``.
    """
    if path.is_dir():
        raise InputError(f"{str(path)!r} is a directory; name a file")
    try:
        stream = path.open("rb")
    except (OSError, ValueError) as exc:  # ValueError: NUL in the path
        reason = exc.strerror if isinstance(exc, OSError) and exc.strerror else str(exc)
        raise InputError(f"{str(path)!r} cannot be read: {reason}") from exc
    with stream:
        yield read(stream, name=path.name, layout=layout)


def _items(layout: str, source: Source, notes: Notes, name: str) -> Iterator[Given | Skipped]:
    match layout:
        case "turns":
            return read_turns(source, notes)
        case "conversations":
            return read_conversations(source, notes)
        case "locomo":
            return read_locomo(source, notes)
        case _:
            return read_transcript(source, notes, PurePath(name).stem or name)


def _refuse_binary(head: bytes, name: str) -> None:
    if head.startswith(_COMPRESSED):
        raise InputError(f"{name!r} is compressed; unpack it first")
    if head.startswith(_UTF_16):
        raise InputError(f"{name!r} is UTF-16; save it as UTF-8 first")
    if b"\0" in head:
        raise InputError(f"{name!r} is a binary file, not text; {', '.join(LAYOUTS)} can be read")


def _begin(head: bytes) -> str:
    """Its first characters on one line, made harmless for a terminal."""
    text = " ".join(head[: 10 * _SHOWN_CHARACTERS].decode(errors="replace").split())
    return repr(text[:_SHOWN_CHARACTERS] + ("…" if len(text) > _SHOWN_CHARACTERS else ""))
