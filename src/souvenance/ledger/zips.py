"""Exports as one zip: written whole, and read where it lies. Nothing of it is unpacked on the disk, so that nothing is left."""

import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from souvenance.core.bundle import MANIFEST, Manifest, Part, fits, manifest_of, written
from souvenance.errors import InputError
from souvenance.ledger.files import digest_of, put, writable

PACKED = "souvenance-export"  # the folder in it
_FOR_THE_OWNER = 0o600
MOST_LINE_BYTES = 1 << 27  # a longer one would be held in memory whole
# What a zip that is damaged, encrypted, or made otherwise raises as it is read.
_UNREADABLE = (BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError)


class ZipPacked:
    """``Packed`` as a zip that holds one folder."""

    def __init__(self, packed: ZipFile) -> None:
        """An open zip."""
        self._zip = packed

    def write(self, name: str, lines: Iterable[str]) -> Part:
        """See ``Packed``."""
        entry = ZipInfo(f"{PACKED}/{name}")
        entry.compress_type, entry.external_attr = ZIP_DEFLATED, _FOR_THE_OWNER << 16
        with writable("the archive"), self._zip.open(entry, "w", force_zip64=True) as file:
            return put(file, lines)

    def end(self, manifest: Manifest) -> None:
        """See ``Packed``."""
        self.write(MANIFEST, [written(manifest)])


class ZipUnpacked:
    """``Unpacked`` of a zip."""

    def __init__(self, packed: ZipFile, where: str) -> None:
        """An open zip. Raises InputError where it is no export, or would unpack to more than an export can hold."""
        self._zip, self._where = packed, where
        names = [entry.filename for entry in packed.infolist()]
        found = [name for name in names if name.count("/") < 2 and name.rpartition("/")[2] == MANIFEST]  # noqa: PLR2004 - in a folder
        if len(found) != 1 or len(set(names)) < len(names):
            raise InputError(f"{where!r} is no export: a zip of one holds one folder with one {MANIFEST}, and no name twice")
        fits(where, [(entry.compress_size, entry.file_size) for entry in packed.infolist()], Path(where).stat().st_size)
        self._folder = found[0].removesuffix(MANIFEST)

    def manifest(self) -> Manifest:
        """See ``Unpacked``."""
        return manifest_of("".join(self.lines(MANIFEST)), f"{MANIFEST} in {self._where!r}")

    def lines(self, name: str) -> Iterator[str]:
        """See ``Unpacked``."""
        with self._opened(name) as file:
            while raw := file.readline(MOST_LINE_BYTES + 1):
                if len(raw) > MOST_LINE_BYTES:
                    raise InputError(f"{name} of the export has a line that no export has: nothing was imported")
                yield raw.decode("utf-8", "surrogateescape")

    def check(self, name: str, part: Part) -> None:
        """See ``Unpacked``."""
        with self._opened(name) as file:
            found = digest_of(file)
        part.must_be(name, found)

    @contextmanager
    def _opened(self, name: str) -> Iterator[IO[bytes]]:
        try:
            with self._zip.open(self._folder + name) as file:
                yield file
        except KeyError as exc:
            raise InputError(f"{name} is missing in {self._where!r}: nothing was imported") from exc
        except _UNREADABLE as exc:
            raise InputError(f"{name} in {self._where!r} cannot be read ({exc}): nothing was imported") from exc


@contextmanager
def unpacked(path: Path) -> Iterator[ZipUnpacked]:
    """A zip, open to be read. Raises InputError where it is none, or no export."""
    where = str(path)
    try:
        packed = ZipFile(path)
    except FileNotFoundError as exc:
        raise InputError(f"{where!r} is not there") from exc
    except _UNREADABLE as exc:
        raise InputError(f"{where!r} is no zip that can be read ({exc}): nothing was imported") from exc
    with packed:
        yield ZipUnpacked(packed, where)


def owner(path: Path) -> str:
    """The scope of the export in a zip; "" where it is none."""
    with suppress(InputError), unpacked(path) as found:
        return found.manifest().scope
    return ""
