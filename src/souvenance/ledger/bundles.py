"""Exports as folders of files, or as one zip: written whole, checked before anything is read from them."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZipFile

from souvenance.core.bundle import MANIFEST, NOTES, Manifest, Part, is_zip, manifest_of, written
from souvenance.errors import InputError
from souvenance.ledger import zips
from souvenance.ledger.files import BUFFER_BYTES, digest_of, put, writable
from souvenance.ledger.zips import ZipPacked
from souvenance.ports import Unpacked

_NEW = ".new"
BEGUN = ".export-begun"  # an export that was stopped is known by it, and whose it is


class FolderUnpacked:
    """``Unpacked`` of a folder."""

    def __init__(self, folder: Path) -> None:
        """Of an export; what is wrong with it is told as it is read."""
        self._folder = folder

    def manifest(self) -> Manifest:
        """See ``Unpacked``."""
        path = self._folder / MANIFEST
        try:
            return manifest_of(path.read_text(encoding="utf-8"), str(path))
        except FileNotFoundError as exc:
            raise InputError(f"{str(self._folder)!r} is no export: it has no {MANIFEST}") from exc
        except (OSError, UnicodeDecodeError) as exc:
            raise InputError(f"{str(path)!r} cannot be read: {exc}") from exc

    def lines(self, name: str) -> Iterator[str]:
        """See ``Unpacked``."""
        try:
            with (self._folder / name).open(encoding="utf-8", newline="\n", errors="surrogateescape") as file:
                yield from file
        except OSError as exc:
            raise InputError(f"{name} of the export cannot be read ({exc.strerror or exc}): nothing was imported") from exc

    def check(self, name: str, part: Part) -> None:
        """See ``Unpacked``."""
        try:
            with (self._folder / name).open("rb") as file:
                found = digest_of(file)
        except OSError as exc:
            raise InputError(f"{name} of the export cannot be read ({exc.strerror or exc}): nothing was imported") from exc
        part.must_be(name, found)


class FileBundles:
    """``Bundles`` in the file system: a folder, or a zip where the name ends so."""

    @contextmanager
    def archive(self, file: BinaryIO) -> Iterator[ZipPacked]:
        """See ``Bundles``."""
        with writable("the archive"), ZipFile(file, "w", ZIP_DEFLATED) as packed:
            yield ZipPacked(packed)

    def place(self, folder: str) -> str:
        """See ``Bundles``."""
        return str(Path(folder).expanduser().absolute())

    @contextmanager
    def packing(self, place: str) -> Iterator[ZipPacked]:
        """See ``Bundles``."""
        path = Path(place)
        new = path.with_name(path.name + _NEW)
        try:
            with writable(place):
                new.unlink(missing_ok=True)
                new.touch(mode=0o600)
                with new.open("wb", buffering=BUFFER_BYTES) as file:
                    with self.archive(file) as packed:
                        yield packed
                    file.flush()
                    os.fsync(file.fileno())
                new.replace(path)
        finally:  # killed before, both are found again: by the next export there, and by a purge
            with writable(place):
                new.unlink(missing_ok=True)
                _begun(path).unlink(missing_ok=True)

    @contextmanager
    def opened(self, place: str) -> Iterator[Unpacked]:
        """See ``Bundles``."""
        if is_zip(place):
            with zips.unpacked(Path(place)) as found:
                yield found
        else:
            yield FolderUnpacked(Path(place))

    def owner(self, folder: str) -> str:
        """See ``Bundles``."""
        path = Path(folder)
        with suppress(OSError, UnicodeDecodeError):
            return _begun(path).read_text(encoding="utf-8")
        if is_zip(folder):
            return zips.owner(path)
        with suppress(InputError):
            return FolderUnpacked(path).manifest().scope
        return ""

    def begin(self, folder: str, scope: str) -> None:
        """See ``Bundles``."""
        path = Path(folder)
        if is_zip(folder):
            if (path.exists() or _begun(path).exists()) and self.owner(folder) != scope:
                raise InputError(f"{folder!r} stands already, and is no export of this scope: name a new file")
            with writable(folder):
                path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                _begun(path).write_text(scope, encoding="utf-8")
            return
        if path.exists() and not path.is_dir():
            raise InputError(f"{folder!r} is no folder: name a new one")
        if path.is_dir() and any(path.iterdir()) and self.owner(folder) != scope:
            raise InputError(f"{folder!r} is not empty, and no export of this scope: nothing is written among other files")
        with writable(folder):
            path.mkdir(parents=True, exist_ok=True, mode=0o700)
            _begun(path).write_text(scope, encoding="utf-8")

    def write(self, folder: str, name: str, lines: Iterable[str]) -> Part:
        """See ``Bundles``."""
        path = Path(folder) / name
        with writable(str(path)):
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(path.name + _NEW)
            with new.open("wb", buffering=BUFFER_BYTES) as file:
                part = put(file, lines)
                file.flush()
                os.fsync(file.fileno())
            new.replace(path)
        return part

    def end(self, folder: str, manifest: Manifest) -> None:
        """See ``Bundles``."""
        path = Path(folder)
        self.write(folder, MANIFEST, [written(manifest)])
        with writable(folder):
            kept = {path / name for name in (*manifest.files, MANIFEST)}
            for stale in [file for file in path.rglob("*") if file.is_file() and file not in kept]:
                stale.unlink()  # ``BEGUN`` among them

    def destroy(self, folder: str) -> int:
        """See ``Bundles``."""
        path = Path(folder)
        if is_zip(folder):
            parts = [file for file in (path, path.with_name(path.name + _NEW), _begun(path)) if file.exists()]
            with writable(folder):
                for file in parts:
                    file.unlink()
            return len(parts)
        if _begun(path).exists():  # it was empty, or an export, when it was begun: all of it is ours
            files = [file for file in path.rglob("*") if file.is_file()]
        else:
            files = [path / name for name in (*FolderUnpacked(path).manifest().files, MANIFEST) if (path / name).is_file()]
        with writable(folder):
            for file in files:
                file.unlink()
            for each in sorted({file.parent for file in files} | {path / NOTES, path}, key=lambda p: -len(p.parts)):
                with suppress(OSError):  # something of another name is in it
                    each.rmdir()
        return len(files)


def _begun(path: Path) -> Path:
    """What tells whose an export is that was begun: in the folder, or beside the zip."""
    return path.with_name(path.name + BEGUN) if is_zip(str(path)) else path / BEGUN
