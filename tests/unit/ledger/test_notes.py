"""Notes as files: whoever edits them and however, links, rights, failures."""

import os
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from souvenance.core.identity import scope_folder
from souvenance.core.notes import MOST_BYTES
from souvenance.errors import Conflict, NotesUnreadable, StoreError, StoreFull, StoreUnwritable
from souvenance.ledger.notes import FileNotes
from souvenance.ports import NO_PAGE

DAY = date(2026, 3, 4)
LONG_AFTER = datetime(2100, 1, 1, tzinfo=UTC)  # every file is old by then: an unchanged one need not be read again


@pytest.fixture
def notes(tmp_path: Path) -> FileNotes:
    return FileNotes(tmp_path, lambda: LONG_AFTER)


@pytest.fixture
def file(notes: FileNotes) -> Path:
    path = Path(notes.place("ana"))
    path.parent.mkdir(parents=True)
    path.write_text("- a\n", encoding="utf-8")
    return path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were opened."""
    found: list[str] = []
    really = Path.open

    def counted(path: Path, *args: object, **named: object) -> object:
        found.append(path.name)
        return really(path, *args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Path, "open", counted)
    return found


def test_a_folder_is_named_for_people_and_fits_every_system() -> None:
    assert scope_folder("sc_1f").startswith("sc-1f-")
    assert scope_folder("星河出版").startswith("scope-")
    for scope in ("con", "nul", 'a:b<c>|"?*\\/', "..", " ", "a.", "x" * 400, "é\ud800"):
        name = scope_folder(scope)
        assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
        assert len(name) <= 45
        assert name[0] != "-"


def test_an_unchanged_page_is_read_once(notes: FileNotes, file: Path, opened: list[str]) -> None:
    pages = [notes.read("ana") for _ in range(5)]
    assert len(set(map(id, pages))) == 1
    assert opened.count("MEMORY.md") == 1


def test_a_fresh_file_is_not_trusted_to_tell_its_changes(tmp_path: Path, file: Path, opened: list[str]) -> None:
    notes = FileNotes(tmp_path, lambda: datetime.fromtimestamp(file.stat().st_mtime, UTC) + timedelta(seconds=1))
    assert [notes.read("ana").text for _ in range(2)] == ["- a\n"] * 2
    assert opened.count("MEMORY.md") == 2


def test_a_rename_of_equal_size_and_time_is_noticed(notes: FileNotes, file: Path) -> None:
    before, looks = notes.read("ana"), file.stat()
    other = file.with_suffix(".new")
    other.write_text("- b\n", encoding="utf-8")
    os.utime(other, ns=(looks.st_atime_ns, looks.st_mtime_ns))
    other.rename(file)
    assert notes.read("ana").text == "- b\n"
    assert notes.read("ana").fingerprint != before.fingerprint


def test_a_page_that_is_deleted_is_no_page(notes: FileNotes, file: Path) -> None:
    notes.read("ana")
    file.unlink()
    assert notes.read("ana") == NO_PAGE
    assert not notes.is_gone("ana")  # a person deleted the page, and the folder stands


def test_another_process_knows_that_there_were_notes(notes: FileNotes, file: Path, tmp_path: Path) -> None:
    notes.read("ana")
    file.unlink()
    file.parent.rmdir()
    assert FileNotes(tmp_path, lambda: LONG_AFTER).is_gone("ana")
    file.parent.mkdir()
    assert not FileNotes(tmp_path, lambda: LONG_AFTER).is_gone("ana")


def test_a_broken_list_of_scopes_that_had_notes_hides_no_page(file: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.seen").write_bytes(b"\xff\x00torn")
    fresh = FileNotes(tmp_path, lambda: LONG_AFTER)
    assert fresh.read("ana").text == "- a\n"
    assert not fresh.is_gone("bea")


def test_what_is_held_in_memory_is_bounded(notes: FileNotes, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souvenance.ledger.notes.HELD_CHARS", 10)
    for scope in ("b", "c", "d"):
        notes.write(scope, "- six\n", over="")
    assert (len(notes._held), notes._chars) == (1, 6)
    assert notes.read("b").text == "- six\n"


# -- what is not opened -----------------------------------------------------------------------------------------------
def unreadable(notes: FileNotes, why: str) -> None:
    with pytest.raises(NotesUnreadable, match=why):
        notes.read("ana")


def test_a_page_too_large_is_named(notes: FileNotes, file: Path) -> None:
    file.write_bytes(b"x" * (MOST_BYTES + 1))
    unreadable(notes, "1,000,001 bytes")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be"])
def test_a_page_in_another_encoding_is_named(notes: FileNotes, file: Path, encoding: str) -> None:
    file.write_bytes("\ufeff- café\n".encode(encoding))
    unreadable(notes, "UTF-16")


def without_rex(text: str) -> tuple[str, int]:
    lines = text.splitlines(keepends=True)
    left = [line for line in lines if "Rex" not in line]
    return "".join(left), len(lines) - len(left)


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_page_whose_words_cannot_be_read_is_not_taken_for_clean(notes: FileNotes, file: Path, encoding: str) -> None:
    file.write_bytes("\ufeff- Rex\n".encode(encoding))
    for dry_run in (True, False):
        with pytest.raises(NotesUnreadable, match="UTF-16"):
            notes.rewrite("ana", without_rex, dry_run=dry_run)


def test_a_page_too_large_to_be_read_is_cleaned_all_the_same(notes: FileNotes, file: Path) -> None:
    rest = "- plants\n" * (MOST_BYTES // 8)
    file.write_text(f"- Rex\n{rest}", encoding="utf-8")
    assert notes.rewrite("ana", without_rex) == 1
    assert file.read_text(encoding="utf-8") == rest


def test_what_is_no_file_is_named(notes: FileNotes, file: Path) -> None:
    file.unlink()
    file.mkdir()
    unreadable(notes, "is no file")
    file.rmdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(file)
        unreadable(notes, "is no file")


def test_a_file_in_the_place_of_the_folder_is_named(notes: FileNotes, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("", encoding="utf-8")
    unreadable(notes, "cannot be read")
    with pytest.raises(NotesUnreadable):
        notes.journals("ana")
    with pytest.raises(StoreError):
        notes.write("ana", "- a\n", over="")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything is allowed here")
def test_a_page_without_rights_is_named(notes: FileNotes, file: Path) -> None:
    file.chmod(0)
    unreadable(notes, "ermission")


def test_links_out_of_the_folder_are_not_followed(notes: FileNotes, file: Path, tmp_path: Path) -> None:
    outside, other = tmp_path.parent / f"{tmp_path.name}-outside.md", Path(notes.place("bea"))
    outside.write_text("- outside\n", encoding="utf-8")
    notes.write("bea", "- of bea\n", over="")
    for target in (outside, other, tmp_path / "ledger.db"):
        file.unlink()
        file.symlink_to(target)
        unreadable(notes, "not followed" if target.exists() else "leads nowhere")
    file.unlink()
    (file.parent / "mine.md").write_text("- inside\n", encoding="utf-8")
    file.symlink_to("mine.md")
    assert notes.read("ana").text == "- inside\n"
    notes.write("ana", "- inside, again\n", over=notes.read("ana").fingerprint)
    assert file.is_symlink()
    assert (file.parent / "mine.md").read_text(encoding="utf-8") == "- inside, again\n"


def test_a_folder_that_is_a_link_is_not_followed(notes: FileNotes, file: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path.parent / f"{tmp_path.name}-folder"
    file.parent.rename(elsewhere)
    file.parent.symlink_to(elsewhere)
    unreadable(notes, "not followed")
    file.parent.unlink()
    (elsewhere / "journal").mkdir()
    (elsewhere / "journal" / "2026-03-04.md").write_text("- a\n", encoding="utf-8")
    file.parent.mkdir()
    (file.parent / "journal").symlink_to(elsewhere / "journal")
    with pytest.raises(NotesUnreadable, match="not followed"):
        notes.read("ana", DAY)
    with pytest.raises(NotesUnreadable, match="not followed"):
        notes.write("ana", "- b\n", over="", day=DAY)
    with pytest.raises(NotesUnreadable, match="not followed"):
        notes.write("ana", "- b\n", over="", day=date(2026, 3, 5))
    assert os.listdir(elsewhere / "journal") == ["2026-03-04.md"]


# -- writing ----------------------------------------------------------------------------------------------------------
def test_the_archive_holds_the_page_before(notes: FileNotes, file: Path) -> None:
    file.write_bytes(b"- \xff one\r\n")
    notes.write("ana", "- two\n", over=notes.read("ana").fingerprint)
    notes.write("ana", "- day\n", over="", day=DAY)
    notes.write("ana", "- day, again\n", over=notes.read("ana", DAY).fingerprint, day=DAY)
    first, second = (file.parent / "archive" / name for name in notes.archived("ana"))
    assert {first.read_bytes(), second.read_bytes()} == {b"- \xff one\r\n", b"- day\n"}
    assert {first.suffix, second.suffix} == {".md"}


def test_rights_stay_as_they_were(notes: FileNotes, file: Path) -> None:
    file.chmod(0o640)
    notes.write("ana", "- b\n", over=notes.read("ana").fingerprint)
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(("number", "error"), [(28, StoreFull), (13, StoreUnwritable), (30, StoreUnwritable), (5, StoreError)])
def test_a_write_that_fails_leaves_the_page_and_nothing_else(
    notes: FileNotes, file: Path, monkeypatch: pytest.MonkeyPatch, number: int, error: type[StoreError]
) -> None:
    page = notes.read("ana")

    def failing(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as broken:
        broken.setattr("souvenance.ledger.notes.Path.replace", failing)
        with pytest.raises(error):
            notes.write("ana", "- b\n", over=page.fingerprint)
    assert notes.read("ana").text == "- a\n"
    assert [path.name for path in file.parent.rglob("*") if path.is_file()] == ["MEMORY.md"]


def test_an_edit_while_the_page_is_being_written_is_not_written_over(
    notes: FileNotes, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = notes.read("ana")
    really = FileNotes._archive

    def edited_meanwhile(self: FileNotes, *args: object) -> None:
        really(self, *args)  # type: ignore[arg-type]
        file.write_text("- by hand\n", encoding="utf-8")

    monkeypatch.setattr(FileNotes, "_archive", edited_meanwhile)
    with pytest.raises(Conflict):
        notes.write("ana", "- b\n", over=page.fingerprint)
    assert file.read_text(encoding="utf-8") == "- by hand\n"


def test_a_page_that_is_another_one_at_every_look_is_named(
    notes: FileNotes, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souvenance.ledger.notes.os.path.samestat", lambda *_: False)
    unreadable(notes, "replaced all the time")
