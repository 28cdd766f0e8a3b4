import pytest

from souvenance.serving.pages.rendering import asset, cut, page, shown, signed
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


def test_numbers_have_their_sign() -> None:
    assert (signed(0.274), signed(-1.0, 1)) == ("+0.27", "−1.0")


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
