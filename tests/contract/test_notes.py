"""The contract of ``Notes``, on files and on the double."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from souvenance.core.notes import MOST_BYTES
from souvenance.errors import Conflict, InputError, NotFound, StoreMissing
from souvenance.ledger.notes import FileNotes
from souvenance.ledger.notes_inmemory import InMemoryNotes
from souvenance.ports import NO_PAGE, Notes

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)
DAY = date(2026, 3, 4)
SCOPES = [
    "sc_1",
    "ana",
    "ana1",
    "ANA",
    "ana ",
    "Ana",
    "ana/notes",
    "..",
    "",
    "con",
    "星河出版",
    "春山茶馆",
    'a:b<c>|"?*',
    "x" * 400,
]


@pytest.fixture(params=["memory", "files"])
def notes(request: pytest.FixtureRequest, tmp_path: Path) -> Notes:
    """An empty one of every kind."""
    return InMemoryNotes(lambda: NOW) if request.param == "memory" else FileNotes(tmp_path, lambda: NOW)


@pytest.fixture
def edit(notes: Notes) -> Callable[..., None]:
    """What a person does past the program."""

    def by_hand(scope: str, text: str, day: date | None = None) -> None:
        if isinstance(notes, InMemoryNotes):
            notes.edit(scope, text, day)
        else:
            path = Path(notes.place(scope, day))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode("utf-8", "surrogateescape"))

    return by_hand


@pytest.fixture
def take_away(notes: Notes) -> Callable[[str], None]:
    """A drive that is not mounted any more."""

    def away(scope: str) -> None:
        if isinstance(notes, InMemoryNotes):
            notes.gone.add(scope)
        else:
            folder = Path(notes.place(scope)).parent
            folder.rename(folder.parent.parent / "elsewhere")

    return away


def test_there_is_nothing_at_first(notes: Notes) -> None:
    assert notes.read("ana") == NO_PAGE
    assert notes.read("ana", DAY) == NO_PAGE
    assert (list(notes.journals("ana")), list(notes.archived("ana")), notes.is_gone("ana")) == ([], [], False)


def test_what_was_written_is_read(notes: Notes) -> None:
    page = notes.write("ana", "# Été\r\n- 我喜欢喝茶 \udcff\n", over="")
    assert page == notes.read("ana")
    assert page.text == "# Été\r\n- 我喜欢喝茶 \udcff\n"
    assert page.changed_at is not None
    assert page.changed_at.tzinfo is not None
    assert notes.read("ana", DAY) == NO_PAGE


def test_a_fingerprint_is_that_of_the_text(notes: Notes) -> None:
    one, two = notes.write("ana", "a", over=""), notes.write("bea", "a", over="")
    three = notes.write("ana", "b", over=one.fingerprint)
    assert one.fingerprint == two.fingerprint != three.fingerprint


def test_every_scope_has_a_page_of_its_own(notes: Notes) -> None:
    for scope in SCOPES:
        notes.write(scope, f"of {scope!r}", over="")
    assert [notes.read(scope).text for scope in SCOPES] == [f"of {scope!r}" for scope in SCOPES]
    assert len({notes.place(scope).lower() for scope in SCOPES}) == len(SCOPES)


def test_journals_are_pages_by_day(notes: Notes) -> None:
    for day in (date(2026, 3, 4), date(2025, 12, 31), date(2026, 3, 1)):
        notes.write("ana", f"le {day}", over="", day=day)
    assert list(notes.journals("ana")) == [date(2025, 12, 31), date(2026, 3, 1), date(2026, 3, 4)]
    assert notes.read("ana", date(2026, 3, 1)).text == "le 2026-03-01"
    assert list(notes.journals("bea")) == []
    assert notes.read("ana") == NO_PAGE


def test_an_edit_by_hand_is_seen_at_once(notes: Notes, edit: Callable[..., None]) -> None:
    edit("ana", "a\n")
    first = notes.read("ana")
    edit("ana", "b\n")
    second = notes.read("ana")
    assert (first.text, second.text) == ("a\n", "b\n")
    assert first.fingerprint != second.fingerprint


def test_a_page_that_was_changed_meanwhile_is_not_written_over(notes: Notes, edit: Callable[..., None]) -> None:
    page = notes.write("ana", "mine\n", over="")
    edit("ana", "theirs\n")
    with pytest.raises(Conflict, match="changed since"):
        notes.write("ana", "mine again\n", over=page.fingerprint)
    with pytest.raises(Conflict, match="changed since"):
        notes.write("ana", "as if there were none\n", over="")
    assert notes.read("ana").text == "theirs\n"


def test_a_page_is_never_emptied(notes: Notes) -> None:
    page = notes.write("ana", "mine\n", over="")
    for empty in ("", " \n"):
        with pytest.raises(Conflict, match="emptied"):
            notes.write("ana", empty, over=page.fingerprint)
    assert notes.read("ana") == page
    assert notes.write("bea", "", over="").text == ""


def test_the_page_before_is_archived_and_the_same_text_again_changes_nothing(notes: Notes) -> None:
    page = notes.write("ana", "one\n", over="")
    assert notes.write("ana", "one\n", over=page.fingerprint) == page
    assert list(notes.archived("ana")) == []
    page = notes.write("ana", "two\n", over=page.fingerprint)
    notes.write("ana", "three\n", over=page.fingerprint)
    assert len(notes.archived("ana")) == 2
    assert list(notes.archived("bea")) == []


@pytest.mark.parametrize("text", ["half \ud800", "x" * (MOST_BYTES + 1)])
def test_what_cannot_be_a_page_is_refused(notes: Notes, text: str) -> None:
    with pytest.raises(InputError, match=r"half a character|too large"):
        notes.write("ana", text, over="")
    assert notes.read("ana") == NO_PAGE


def test_the_largest_page_is_kept(notes: Notes) -> None:
    assert notes.write("ana", "é" * (MOST_BYTES // 2), over="") == notes.read("ana")


def test_a_place_that_is_away_is_told_and_nothing_is_written_beside_it(
    notes: Notes, edit: Callable[..., None], take_away: Callable[[str], None]
) -> None:
    edit("ana", "mine\n")
    notes.read("ana")
    assert not notes.is_gone("ana")
    take_away("ana")
    assert notes.is_gone("ana")
    assert not notes.is_gone("bea")
    assert notes.read("ana") == NO_PAGE
    assert list(notes.journals("ana")) == []
    with pytest.raises(StoreMissing):
        notes.write("ana", "new\n", over="")


# -- purge ------------------------------------------------------------------------------------------------------------


def without_zelda(text: str) -> tuple[str, int]:
    lines = text.splitlines(keepends=True)
    left = [line for line in lines if "Zelda" not in line]
    return "".join(left), len(lines) - len(left)


def test_a_rewrite_goes_through_pages_journals_and_earlier_versions(notes: Notes) -> None:
    first = notes.write("ana", "- Zelda\n", over="")
    notes.write("ana", "- Zelda\n- plants\n", over=first.fingerprint)
    notes.write("ana", "Zelda came\n", over="", day=DAY)
    notes.write("otto", "- Zelda\n", over="")
    assert notes.rewrite("ana", without_zelda, dry_run=True) == 3
    assert notes.read("ana").text == "- Zelda\n- plants\n"
    assert notes.rewrite("ana", without_zelda) == 3
    assert notes.read("ana").text == "- plants\n"
    assert notes.read("ana", DAY) == NO_PAGE
    assert (list(notes.journals("ana")), list(notes.archived("ana"))) == ([], [])
    assert notes.read("otto").text == "- Zelda\n"
    assert notes.rewrite("ana", without_zelda) == 0
    assert notes.rewrite("nobody", without_zelda) == 0


def test_pages_that_are_away_are_not_taken_for_clean(notes: Notes, take_away: Callable[[str], None]) -> None:
    notes.write("ana", "- Zelda\n", over="")
    take_away("ana")
    with pytest.raises(StoreMissing):
        notes.rewrite("ana", without_zelda)


def test_a_destroyed_scope_had_never_any_notes(notes: Notes) -> None:
    first = notes.write("ana", "one\n", over="")
    notes.write("ana", "two\n", over=first.fingerprint)
    notes.write("ana", "three\n", over="", day=DAY)
    notes.write("otto", "his\n", over="")
    assert notes.destroy("ana", dry_run=True) == 3
    assert notes.read("ana").text == "two\n"
    assert notes.destroy("ana") == 3
    assert (notes.read("ana"), list(notes.journals("ana")), list(notes.archived("ana"))) == (NO_PAGE, [], [])
    assert not notes.is_gone("ana")
    assert notes.destroy("ana") == 0
    assert notes.write("ana", "anew\n", over="").text == "anew\n"
    assert notes.read("otto").text == "his\n"


# -- earlier versions -------------------------------------------------------------------------------------------------
def test_a_page_is_withdrawn_and_its_version_kept(notes: Notes) -> None:
    page = notes.write("ana", "Lundi\n", over="", day=DAY)
    with pytest.raises(Conflict):
        notes.withdraw("ana", over="another", day=DAY)
    notes.withdraw("ana", over=page.fingerprint, day=DAY)
    assert notes.read("ana", DAY) == NO_PAGE
    (name,) = notes.archived("ana")
    assert page.fingerprint[:8] in name
    assert notes.earlier("ana", name) == "Lundi\n"


def test_an_earlier_version_is_put_back_once(notes: Notes) -> None:
    notes.write("ana", "now\n", over="")
    name = "2026-03-01T00-00-00.000000Z MEMORY 0123abcd.md"
    assert notes.keep_earlier("ana", name, "before\n")
    assert not notes.keep_earlier("ana", name, "another\n")
    assert notes.earlier("ana", name) == "before\n"
    with pytest.raises(NotFound):
        notes.earlier("ana", "2026 MEMORY ffffffff.md")


def test_the_same_version_is_not_kept_twice_in_a_row(notes: Notes, edit: Callable[..., None]) -> None:
    first = notes.write("ana", "a\n", over="")
    second = notes.write("ana", "b\n", over=first.fingerprint)
    assert len(notes.archived("ana")) == 1
    edit("ana", "a\n")  # as after a write that was stopped between the two steps
    notes.write("ana", "b\n", over=notes.read("ana").fingerprint)
    assert len(notes.archived("ana")) == 1
    notes.write("ana", "c\n", over=second.fingerprint)
    assert len(notes.archived("ana")) == 2
