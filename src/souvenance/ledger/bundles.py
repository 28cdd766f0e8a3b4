"""Exports as folders of files: written whole, checked before anything is read from them."""

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import IO, BinaryIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from souvenance.core.bundle import MANIFEST, NOTES, Manifest, Part, manifest_of, written
from souvenance.errors import InputError, StoreFull, StoreUnwritable

_NEW = ".new"
PACKED = "souvenance-export"  # the folder in a zip
_FOR_THE_OWNER = 0o600
BEGUN = ".export-begun"  # an export that was stopped is known by it, and whose it is
_BUFFER_BYTES = 1 << 20


class ZipPacked:
    """``Packed`` as a zip that holds one folder."""

    def __init__(self, packed: ZipFile) -> None:
        """An open zip."""
        self._zip = packed

    def write(self, name: str, lines: Iterable[str]) -> Part:
        """See ``Packed``."""
        entry = ZipInfo(f"{PACKED}/{name}")
        entry.compress_type, entry.external_attr = ZIP_DEFLATED, _FOR_THE_OWNER << 16
        with _writable("the archive"), self._zip.open(entry, "w", force_zip64=True) as file:
            return _put(file, lines)

    def end(self, manifest: Manifest) -> None:
        """See ``Packed``."""
        self.write(MANIFEST, [written(manifest)])


def _put(file: IO[bytes], lines: Iterable[str]) -> Part:
    """Write lines; how many there were, and the hash of their bytes."""
    digest, count = sha256(), 0
    for line in lines:
        raw = line.encode("utf-8", "surrogateescape")
        digest.update(raw)
        count += raw.count(b"\n")
        file.write(raw)
    return Part(lines=count, sha256=digest.hexdigest())


class FolderBundles:
    """``Bundles`` in the file system."""

    @contextmanager
    def archive(self, file: BinaryIO) -> Iterator[ZipPacked]:
        """See ``Bundles``."""
        with _writable("the archive"), ZipFile(file, "w", ZIP_DEFLATED) as packed:
            yield ZipPacked(packed)

    def place(self, folder: str) -> str:
        """See ``Bundles``."""
        return str(Path(folder).expanduser().absolute())

    def owner(self, folder: str) -> str:
        """See ``Bundles``."""
        path = Path(folder)
        with suppress(OSError, UnicodeDecodeError):
            return (path / BEGUN).read_text(encoding="utf-8")
        with suppress(InputError):
            return self.manifest(folder).scope
        return ""

    def manifest(self, folder: str) -> Manifest:
        """See ``Bundles``."""
        path = Path(folder) / MANIFEST
        try:
            return manifest_of(path.read_text(encoding="utf-8"), str(path))
        except FileNotFoundError as exc:
            raise InputError(f"{folder!r} is no export: it has no {MANIFEST}") from exc
        except (OSError, UnicodeDecodeError) as exc:
            raise InputError(f"{str(path)!r} cannot be read: {exc}") from exc

    def begin(self, folder: str, scope: str) -> None:
        """See ``Bundles``."""
        path = Path(folder)
        if path.exists() and not path.is_dir():
            raise InputError(f"{folder!r} is no folder: name a new one")
        if path.is_dir() and any(path.iterdir()) and self.owner(folder) != scope:
            raise InputError(f"{folder!r} is not empty, and no export of this scope: nothing is written among other files")
        with _writable(folder):
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            (path / BEGUN).write_text(scope, encoding="utf-8")

    def write(self, folder: str, name: str, lines: Iterable[str]) -> Part:
        """See ``Bundles``."""
        path = Path(folder) / name
        with _writable(str(path)):
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(path.name + _NEW)
            with new.open("wb", buffering=_BUFFER_BYTES) as file:
                part = _put(file, lines)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        return part

    def end(self, folder: str, manifest: Manifest) -> None:
        """See ``Bundles``."""
        path = Path(folder)
        self.write(folder, MANIFEST, [written(manifest)])
        with _writable(folder):
            kept = {path / name for name in (*manifest.files, MANIFEST)}
            for stale in [file for file in path.rglob("*") if file.is_file() and file not in kept]:
                stale.unlink()  # ``BEGUN`` among them

    def lines(self, folder: str, name: str) -> Iterator[str]:
        """See ``Bundles``."""
        try:
            with (Path(folder) / name).open(encoding="utf-8", newline="\n", errors="surrogateescape") as file:
                yield from file
        except OSError as exc:
            raise InputError(f"{name} of the export cannot be read ({exc.strerror or exc}): nothing was imported") from exc

    def check(self, folder: str, name: str, part: Part) -> None:
        """See ``Bundles``."""
        digest = sha256()
        try:
            with (Path(folder) / name).open("rb") as file:
                while raw := file.read(_BUFFER_BYTES):
                    digest.update(raw)
        except OSError as exc:
            raise InputError(f"{name} of the export cannot be read ({exc.strerror or exc}): nothing was imported") from exc
        if digest.hexdigest() != part.sha256:
            raise InputError(f"{name}: not what was exported (its checksum differs). Nothing was imported: take another copy")

    def destroy(self, folder: str) -> int:
        """See ``Bundles``."""
        path = Path(folder)
        if (path / BEGUN).exists():  # it was empty, or an export, when it was begun: all of it is ours
            files = [file for file in path.rglob("*") if file.is_file()]
        else:
            files = [path / name for name in (*self.manifest(folder).files, MANIFEST) if (path / name).is_file()]
        with _writable(folder):
            for file in files:
                file.unlink()
            for each in sorted({file.parent for file in files} | {path / NOTES, path}, key=lambda p: -len(p.parts)):
                with suppress(OSError):  # something of another name is in it
                    each.rmdir()
        return len(files)


@contextmanager
def _writable(where: str) -> Iterator[None]:
    try:
        yield
    except OSError as exc:
        if shutil.disk_usage(Path(where).anchor or ".").free < _BUFFER_BYTES:
            raise StoreFull(f"the disk is full: {where!r} was not written whole. Free some space and do it again") from exc
        raise StoreUnwritable(f"{where!r} cannot be written: {exc.strerror or exc}") from exc
