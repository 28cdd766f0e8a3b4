"""Files of exports: their lines, their hash, and what may go wrong as they are written."""

import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO

from souvenance.core.bundle import Part
from souvenance.errors import StoreFull, StoreUnwritable

BUFFER_BYTES = 1 << 20


def put(file: IO[bytes], lines: Iterable[str]) -> Part:
    """Write lines; how many there were, and the hash of their bytes."""
    digest, count = sha256(), 0
    for line in lines:
        raw = line.encode("utf-8", "surrogateescape")
        digest.update(raw)
        count += raw.count(b"\n")
        file.write(raw)
    return Part(lines=count, sha256=digest.hexdigest())


def digest_of(file: IO[bytes]) -> str:
    """The hash of the bytes of a file from here on, as ``put`` tells it."""
    digest = sha256()
    while raw := file.read(BUFFER_BYTES):
        digest.update(raw)
    return digest.hexdigest()


@contextmanager
def writable(where: str) -> Iterator[None]:
    """Raises StoreFull, StoreUnwritable for what the file system refuses."""
    try:
        yield
    except OSError as exc:
        if shutil.disk_usage(Path(where).anchor or ".").free < BUFFER_BYTES:
            raise StoreFull(f"the disk is full: {where!r} was not written whole. Free some space and do it again") from exc
        raise StoreUnwritable(f"{where!r} cannot be written: {exc.strerror or exc}") from exc
