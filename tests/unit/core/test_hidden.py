"""Notes that hold a secret are edited without showing it, and without losing it."""

import pytest

from souvenance.core.hidden import edited, shown
from souvenance.errors import InputError

PAGE = "# Maison\n- wifi password: hunter2x\n- Léa aime le thé\n- door code is 4519B\n"


def test_secrets_are_not_shown_and_come_back_where_they_were() -> None:
    seen = shown(PAGE)
    assert seen.hides
    assert "hunter2x" not in seen.text
    assert "4519B" not in seen.text
    assert "Léa aime le thé" in seen.text
    assert edited(seen.text, PAGE) == PAGE


def test_a_line_that_hides_something_may_move_or_go_and_its_secret_goes_along() -> None:
    head, wifi, tea, door, end = shown(PAGE).text.split("\n")
    assert edited(f"{door}\n{tea}\n{head}\n{wifi}", PAGE) == (
        "- door code is 4519B\n- Léa aime le thé\n# Maison\n- wifi password: hunter2x"
    )
    assert edited("\n".join((head, tea + " vert", end)), PAGE) == "# Maison\n- Léa aime le thé vert\n"


def test_a_changed_line_that_hides_something_is_refused_and_named() -> None:
    with pytest.raises(InputError, match=r"line 2 .*hides something"):
        edited(shown(PAGE).text.replace("wifi", "guest wifi"), PAGE)


def test_the_same_line_twice_keeps_both_secrets_in_order() -> None:
    page = "password: aa11\npassword: bb22\n"
    assert edited(shown(page).text, page) == page
    with pytest.raises(InputError):
        edited(shown(page).text + "password: [secret]\n", page)


def test_one_of_two_lines_that_look_the_same_cannot_go_unless_they_are_the_same() -> None:
    page = "password: aa11\ntea\npassword: bb22\n"
    with pytest.raises(InputError, match=r"2 lines look the same .* and 1 of them went: nothing was written"):
        edited("tea\npassword: [secret]\n", page)
    assert edited("tea\n", page) == "tea\n"
    assert edited("tea\npassword: [secret]\n", page.replace("bb22", "aa11")) == "tea\npassword: aa11\n"


def test_a_mark_that_a_person_wrote_is_a_text_like_any_other() -> None:
    page = "The word [secret] itself\n"
    assert not shown(page).hides
    assert edited(page + "more\n", page) == page + "more\n"


def test_a_browser_sends_other_line_breaks_and_the_page_keeps_its_own() -> None:
    assert edited("a\r\nb\r\nc", "a\nb") == "a\nb\nc"
    assert edited("a\r\nb\r\nc", "a\r\nb\r\n") == "a\r\nb\r\nc"
    assert edited("new\r\npage\r\n", "") == "new\npage\n"


def test_a_key_over_several_lines_is_one_thing() -> None:
    page = "a\n-----BEGIN PRIVATE KEY-----\nMIIB\nMIIC\n-----END PRIVATE KEY-----\nb\n"
    seen = shown(page)
    assert "MIIB" not in seen.text
    assert edited(seen.text.replace("b\n", "bee\n"), page) == page.replace("\nb\n", "\nbee\n")


def test_an_open_key_that_ends_like_its_mark_is_read_to_its_end() -> None:
    page = "-----BEGIN PRIVATE KEY-----\nMIIB\n[secret]"
    assert edited(shown(page).text, page) == page


def test_signs_that_no_page_can_show_come_back_too() -> None:
    page = "caf\udce9 noir\nbell\x07\nend"
    seen = shown(page)
    assert seen.text == "caf[unreadable] noir\nbell[unreadable]\nend"
    assert edited(seen.text + "!", page) == page + "!"


def test_a_page_of_nothing_but_secrets_takes_no_time() -> None:
    page = "password: hunter2x\n" * 20_000
    assert edited(shown(page).text, page) == page
