"""A whole scope on its way out: written to a file without a name, then sent piece by piece."""

import tempfile
from collections.abc import Callable, Iterator
from typing import BinaryIO

from starlette.responses import StreamingResponse

from souvenance.errors import StoreUnwritable

NAME = "souvenance-export.zip"
_PIECE_BYTES = 1 << 18


class Archive(StreamingResponse):
    """A zip file."""

    media_type = "application/zip"


def archive(write: Callable[[BinaryIO], object]) -> Archive:
    """What is written, as an answer. It is whole before the first byte is sent: what goes wrong is an answer with its sentence.

    Args:
        write: writes a zip into an open file. Its errors are raised.

    Raises StoreUnwritable where there is no room for a file.
    """
    try:
        file = tempfile.TemporaryFile()  # noqa: SIM115 - closed when it was sent
    except OSError as exc:
        raise StoreUnwritable(f"there is no place for the export on its way out: {exc.strerror or exc}") from exc
    try:
        write(file)
        size = file.seek(0, 2)
        file.seek(0)
    except BaseException:
        file.close()
        raise
    headers = {
        "Content-Length": str(size), "Content-Disposition": f'attachment; filename="{NAME}"', "Cache-Control": "no-store",
    }  # fmt: skip
    return Archive(_pieces(file), headers=headers)


def _pieces(file: BinaryIO) -> Iterator[bytes]:
    with file:
        while piece := file.read(_PIECE_BYTES):
            yield piece
