"""Notes as files that a person may read, edit and put under git: ``notes/<scope folder>/MEMORY.md`` and ``journal/``."""

import errno
import os
import shutil
import stat
import tempfile
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from souvenance.core.identity import scope_folder
from souvenance.core.notes import MOST_BYTES, encoded, fingerprint, journal_day
from souvenance.errors import (
    Conflict,
    InputError,
    NotesUnreadable,
    NotFound,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreMissing,
    StoreUnwritable,
)
from souvenance.ports import NO_PAGE, Clock, Page

FOLDER, MEMORY, JOURNAL, ARCHIVE = "notes", "MEMORY.md", "journal", "archive"
SEEN = "notes.seen"  # beside the folder: which scopes have had notes, whatever becomes of the folder
HELD_CHARS = 16_000_000  # of all pages in memory
BUSY_S = 30.0
_RECENT_S = 2.0  # a change so recent may be followed by another one that leaves size and times as they are
_TEMP = ".tmp"
_LOOKS = 5  # at a file that is another one each time it is opened
_Signature = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class _Held:
    """A page in memory, and how its file looked."""

    signature: _Signature
    page: Page
    settled: bool  # an equal signature means an equal file


class FileNotes:
    """``Notes`` in the home folder. Any number of processes may share it, and any editor."""

    def __init__(self, home: Path, clock: Clock) -> None:
        """Nothing is read or made yet."""
        self._home = home
        self._clock = clock
        self._held: OrderedDict[Path, _Held] = OrderedDict()
        self._chars = 0
        self._lock = threading.Lock()
        self._seen: frozenset[str] = frozenset()

    def read(self, scope: str, day: date | None = None) -> Page:
        """As in ``Notes``. One that did not change costs one look at the file."""
        return self._read(scope, day, fresh=False)

    def journals(self, scope: str) -> Sequence[date]:
        """As in ``Notes``; files of other names are passed over."""
        folder = self._folder(scope) / JOURNAL
        with _readable(folder):
            try:
                names = [path.name for path in folder.iterdir()]
            except FileNotFoundError:
                return ()
        return sorted(day for day in map(journal_day, names) if day is not None)

    def is_gone(self, scope: str) -> bool:
        """As in ``Notes``."""
        folder = self._folder(scope)
        with _readable(folder):
            return not folder.exists() and folder.name in self._seen_now()

    def write(self, scope: str, text: str, *, over: str, day: date | None = None) -> Page:
        """As in ``Notes``. An editor takes no lock: a change in the last instant before the file is put there is lost."""
        raw = encoded(text)
        path = self._path(scope, day)
        if self.is_gone(scope):
            raise StoreMissing(
                f"{str(path.parent)!r} held notes and is not there: nothing was written beside the loss. Put the folder back"
                " (is a drive not mounted?), or make it by hand to begin anew"
            )
        with _writable(path), self._writing():
            self._check_inside(scope, path)
            path.parent.mkdir(parents=True, exist_ok=True)
            before = self._still(scope, day, over)
            if raw == encoded(before.text) and before.fingerprint:
                return before
            if before.text.strip() and not text.strip():
                raise Conflict(
                    f"{str(path)!r} holds something and would be emptied: nothing was written. Delete the file if you mean it"
                )
            target = path.resolve() if before.fingerprint else path
            with _put(target, raw) as temp:
                if before.fingerprint:
                    self._archive(scope, path, before)
                    shutil.copymode(target, temp)
                self._still(scope, day, over)
            return self._read(scope, day, fresh=True)

    def withdraw(self, scope: str, *, over: str, day: date | None = None) -> None:
        """As in ``Notes``."""
        path = self._path(scope, day)
        with _writable(path), self._writing():
            self._check_inside(scope, path)
            before = self._still(scope, day, over)
            if before.fingerprint:
                self._archive(scope, path, before)
                self._still(scope, day, over)
                self._drop(path)
                path.unlink()
                _settle(path.parent)

    def earlier(self, scope: str, name: str) -> str:
        """As in ``Notes``."""
        path = self._earlier_path(scope, name)
        with _readable(path):
            try:
                return _decoded(path, path.read_bytes())
            except FileNotFoundError as exc:
                raise NotFound(f"no earlier version of the notes is called {name!r}") from exc

    def keep_earlier(self, scope: str, name: str, text: str) -> bool:
        """As in ``Notes``."""
        path = self._earlier_path(scope, name)
        with _writable(path), self._writing():
            if path.exists():
                return False
            path.parent.mkdir(parents=True, exist_ok=True)
            with _put(path, encoded(text)):
                return True

    def _earlier_path(self, scope: str, name: str) -> Path:
        """Raises InputError for a name that would lead out of the archive."""
        if Path(name).name != name or name in {".", ".."} or "\\" in name:
            raise InputError(f"{name!r} is no name of an earlier version of the notes")
        path = self._folder(scope) / ARCHIVE / name
        self._check_inside(scope, path)
        return path

    def archived(self, scope: str) -> Sequence[str]:
        """As in ``Notes``."""
        folder = self._folder(scope) / ARCHIVE
        with _readable(folder):
            try:
                return sorted(path.name for path in folder.iterdir() if path.suffix != _TEMP)
            except FileNotFoundError:
                return ()

    def rewrite(self, scope: str, clean: Callable[[str], tuple[str, int]], *, dry_run: bool = False) -> int:
        """As in ``Notes``. Files of other names are passed over; what a stopped write left beside them is deleted."""
        if self.is_gone(scope):
            raise StoreMissing(
                f"{str(self._folder(scope))!r} held notes and is not there: what they say cannot be purged. Put the folder back"
                " (is a drive not mounted?), or delete its line in notes.seen if it is gone for good"
            )
        folder, lines = self._folder(scope), 0
        if not folder.exists():
            return 0
        with _writable(folder), self._writing():
            for path in self._own_files(scope):
                if path.suffix == _TEMP:
                    if not dry_run:
                        path.unlink(missing_ok=True)
                    continue
                left, gone = clean(_decoded(path, path.read_bytes()))
                lines += gone
                if gone and not dry_run:
                    self._replace(path, left)
        return lines

    def _replace(self, path: Path, text: str) -> None:
        """Put a text in the place of a file, or nothing where nothing is left of it; no version of before is kept."""
        self._drop(path)
        target = path.resolve()
        if not text.strip():
            _wiped(target)
            path.unlink(missing_ok=True)
            return
        with _put(target, text.encode("utf-8", "surrogateescape")) as temp:  # one too large to be read is cleaned as well
            shutil.copymode(target, temp)

    def destroy(self, scope: str, *, dry_run: bool = False) -> int:
        """As in ``Notes``. A file of another name that a person put there stays, and so does its folder."""
        files = self._own_files(scope) if self._folder(scope).exists() else []
        if dry_run:
            return len(files)
        folder = self._folder(scope)
        with _writable(folder), self._writing():
            for path in files:
                self._drop(path)
                _wiped(path.resolve())
                path.unlink(missing_ok=True)
            for each in (folder / JOURNAL, folder / ARCHIVE, folder):
                with suppress(OSError):  # something of another name is in it
                    each.rmdir()
            left = sorted(self._seen_now() - {folder.name})
            if (self._home / SEEN).exists():
                with _put(self._home / SEEN, "".join(f"{name}\n" for name in left).encode()):
                    pass
            self._seen = frozenset(left)
        return len(files)

    def _own_files(self, scope: str) -> list[Path]:
        """Every file of a scope that this program wrote, earlier versions too; none behind a link that leads out."""
        folder = self._folder(scope)
        with _readable(folder):
            found = [*folder.glob(MEMORY), *folder.glob(f".*{_TEMP}")]
            found += [path for path in folder.glob(f"{JOURNAL}/*.md") if journal_day(path.name) is not None]
            found += [*folder.glob(f"{JOURNAL}/.*{_TEMP}"), *folder.glob(f"{ARCHIVE}/*"), *folder.glob(f"{ARCHIVE}/.*{_TEMP}")]
            files = sorted({path for path in found if path.is_file()})
            for path in files:
                self._check_inside(scope, path)
        return files

    def place(self, scope: str, day: date | None = None) -> str:
        """As in ``Notes``: a path."""
        return str(self._path(scope, day))

    # -- reading ------------------------------------------------------------------------------------------------------
    def _folder(self, scope: str) -> Path:
        return self._home / FOLDER / scope_folder(scope)

    def _path(self, scope: str, day: date | None) -> Path:
        folder = self._folder(scope)
        return folder / MEMORY if day is None else folder / JOURNAL / f"{day.isoformat()}.md"

    def _read(self, scope: str, day: date | None, *, fresh: bool) -> Page:
        path = self._path(scope, day)
        with _readable(path):
            for _ in range(_LOOKS):
                try:
                    looks = path.stat()
                except FileNotFoundError:
                    return self._none(path)
                held = self._held.get(path)
                if not fresh and held is not None and held.settled and held.signature == _signature(looks):
                    return held.page
                self._check(scope, path, looks)
                with path.open("rb") as file:
                    raw, opened = file.read(MOST_BYTES + 1), os.fstat(file.fileno())
                if os.path.samestat(looks, opened):
                    return self._new(scope, path, raw, opened)
        raise NotesUnreadable(f"{str(path)!r} is replaced all the time: it could not be read in one piece")

    def _none(self, path: Path) -> Page:
        self._drop(path)
        if path.is_symlink():
            raise NotesUnreadable(f"{str(path)!r} is a link that leads nowhere: put the file itself there")
        return NO_PAGE

    def _new(self, scope: str, path: Path, raw: bytes, looks: os.stat_result) -> Page:
        if len(raw) > MOST_BYTES:
            raise NotesUnreadable(_too_large(path, len(raw)))
        page = _page(path, raw, looks)
        self._keep(path, _Held(_signature(looks), page, self._is_settled(looks)))
        self._note_seen(path, scope_folder(scope))
        return page

    def _still(self, scope: str, day: date | None, over: str) -> Page:
        """The page on disk, which must be the one that was read. Raises Conflict."""
        page = self._read(scope, day, fresh=True)
        if page.fingerprint != over:
            raise Conflict(
                f"{self.place(scope, day)!r} was changed since it was read: nothing was written. Read it again first"
            )
        return page

    def _check(self, scope: str, path: Path, looks: os.stat_result) -> None:
        """Raises NotesUnreadable for what is not to be opened."""
        if not stat.S_ISREG(looks.st_mode):
            raise NotesUnreadable(f"{str(path)!r} is no file: move it away, and put a Markdown file there")
        if looks.st_size > MOST_BYTES:
            raise NotesUnreadable(_too_large(path, looks.st_size))
        self._check_inside(scope, path)

    def _check_inside(self, scope: str, path: Path) -> None:
        """Raises NotesUnreadable for what lies outside of the folder of its scope."""
        own = self._home.resolve() / FOLDER / scope_folder(scope)
        if not path.resolve().is_relative_to(own):
            raise NotesUnreadable(
                f"{str(path)!r} is a link, or lies behind one, that leads out of {str(own)!r}: it is not followed. Put the file"
                " itself there"
            )

    def _is_settled(self, looks: os.stat_result) -> bool:
        return self._clock().timestamp() - max(looks.st_mtime, looks.st_ctime) > _RECENT_S

    def _keep(self, path: Path, held: _Held) -> None:
        self._drop(path)
        with self._lock:
            self._held[path] = held
            self._chars += len(held.page.text)
            while self._chars > HELD_CHARS:
                self._chars -= len(self._held.popitem(last=False)[1].page.text)

    def _drop(self, path: Path) -> None:
        with self._lock:
            held = self._held.pop(path, None)
            self._chars -= len(held.page.text) if held is not None else 0

    # -- which scopes have had notes ----------------------------------------------------------------------------------
    def _seen_now(self) -> frozenset[str]:
        try:
            self._seen = frozenset((self._home / SEEN).read_text("utf-8", "replace").split())
        except FileNotFoundError:
            self._seen = frozenset()
        return self._seen

    def _note_seen(self, path: Path, folder: str) -> None:
        if folder in self._seen:
            return
        with _writable(path):
            if folder not in self._seen_now():
                with (self._home / SEEN).open("a", encoding="utf-8") as file:
                    file.write(f"{folder}\n")
                self._seen |= {folder}

    # -- writing ------------------------------------------------------------------------------------------------------
    @contextmanager
    def _writing(self) -> Iterator[None]:
        """One writer at a time, of all processes."""
        try:
            with FileLock(self._home / "notes.lock", timeout=BUSY_S):
                yield
        except Timeout as exc:
            raise StoreBusy(f"another process has been writing notes for {BUSY_S:g} s: try again") from exc

    def _archive(self, scope: str, path: Path, page: Page) -> None:
        folder = self._folder(scope) / ARCHIVE
        self._check_inside(scope, folder)
        folder.mkdir(exist_ok=True)
        ending = f" {path.stem} {page.fingerprint[:8]}{path.suffix}"
        of_page = [one for one in self.archived(scope) if f" {path.stem} " in one]
        if of_page and of_page[-1].endswith(ending):
            return  # a write that was stopped behind this step has kept it already
        name = f"{self._clock():%Y-%m-%dT%H-%M-%S.%fZ}{ending}"
        with _put(folder / name, encoded(page.text)):
            pass


def _wiped(path: Path) -> None:
    """Overwrite a file before it goes: on most disks its bytes are then no longer there to be found."""
    with path.open("r+b") as file:
        file.write(b"\0" * path.stat().st_size)
        file.flush()
        os.fsync(file.fileno())


def _page(path: Path, raw: bytes, looks: os.stat_result) -> Page:
    changed_at = datetime.fromtimestamp(looks.st_mtime, UTC)
    return Page(text=_decoded(path, raw), fingerprint=fingerprint(raw), changed_at=changed_at)


def _decoded(path: Path, raw: bytes) -> str:
    """What the bytes of a page say. Raises NotesUnreadable for UTF-16: read as UTF-8, no word of it would be found."""
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise NotesUnreadable(f"{str(path)!r} is in UTF-16: save it as UTF-8")
    return raw.decode("utf-8", "surrogateescape")


def _too_large(path: Path, size: int) -> str:
    return f"{str(path)!r} has {size:,} bytes or more, at most {MOST_BYTES:,} are read: move what is not of every day elsewhere"


def _signature(looks: os.stat_result) -> _Signature:
    return looks.st_dev, looks.st_ino, looks.st_size, looks.st_mtime_ns, looks.st_ctime_ns


@contextmanager
def _put(target: Path, raw: bytes) -> Iterator[Path]:
    """Bytes put in the place of a file when the block ends, whole and safely on disk; not at all when it raises.

    The block is given the file that will be moved there. What a writer that was killed left is removed: there is one writer.
    """
    for left in target.parent.glob(f".*{_TEMP}"):
        left.unlink(missing_ok=True)
    number, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=_TEMP, dir=target.parent)
    temp = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        yield temp
        temp.replace(target)
    finally:
        temp.unlink(missing_ok=True)
    _settle(target.parent)


def _settle(folder: Path) -> None:
    """A rename survives a power cut once its folder is on disk; systems that cannot do that have none to open."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


@contextmanager
def _readable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as exc:
        raise NotesUnreadable(f"{str(path)!r} cannot be read: {exc.strerror or exc}") from exc


@contextmanager
def _writable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as exc:
        if exc.errno in {errno.ENOSPC, errno.EDQUOT}:
            raise StoreFull(f"the disk is full: {str(path)!r} is as it was. Free some space and try again") from exc
        if exc.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
            raise StoreUnwritable(f"{str(path)!r} cannot be written ({exc.strerror}); see the rights of the folder") from exc
        raise StoreError(f"{str(path)!r} could not be written: {exc.strerror or exc}") from exc
