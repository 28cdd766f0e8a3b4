import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.serving.pages.rendering import asset, beginning, cut, page, shown
from souvenance.serving.pages.wording import WORDINGS


def test_what_is_shown_has_its_secrets_masked_and_steers_nothing() -> None:
    assert shown("my password is hunter2x \u202e") == "my password is [secret] [U+202E]"
    assert shown(None) == "None"


def test_a_secret_is_not_cut_in_two_and_missed() -> None:
    text = "a" * 90 + " password: hunter2x and more"
    assert "hunter" not in cut(text, 105).text
    assert cut("short", 105).more == 0
    assert cut("a" * 10, 4) == cut("a" * 10, 4)
    assert (cut("a" * 10, 4).text, cut("a" * 10, 4).more) == ("aaaa", 6)


@given(st.text(max_size=400), st.integers(1, 50))
def test_a_beginning_is_one_short_line_of_what_is_shown(text: str, most: int) -> None:
    line = beginning(text, most)
    assert len(line) <= most
    assert line == " ".join(line.split())
    assert " ".join(shown(text).split()).startswith(line.removesuffix("…"))


def test_a_secret_in_a_beginning_is_masked_before_it_is_cut() -> None:
    assert "hunter" not in beginning("my password is hunter2x", 20)


def test_a_file_that_is_none_of_the_pages_is_not_read() -> None:
    assert asset("pages.css")[0].startswith(b"/*")
    for name in ("words.py", "../words.py", ""):
        with pytest.raises(KeyError):
            asset(name)


def test_everything_is_escaped() -> None:
    html = page(
        "sign_in.html", WORDINGS["en"], "/ui",
        {"me": None, "csrf": "c", "trouble": "<b>", "next": "\"'><script>", "here": "", "told": "", "undo": "", "same": "",
         "asked_for": {}},
    )  # fmt: skip
    assert "<b>" not in html
    assert "<script>" not in html
    assert 'value="&#34;&#39;&gt;&lt;script&gt;"' in html
