import time
import unicodedata
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from souvenance.core.intake import REPLACEMENT, clean

PRIVATE = "private spans, not stored"
REPLACED = "characters that cannot be stored, replaced"
# Any character, and often those that matter here: tags, their parts, NUL, halves of emoji, marks.
PIECES = st.sampled_from(
    ["<private>", "</private>", "<PRIVATE>", "</Private>", "<pri", "vate>", "</", "<", ">", "\0", "\ud83d", "\ude00", "\udc00",
     "e\u0301", "\u0316\u0301", " ", "\n", "secret", "é", "山", "\u2126", "\ufeff", "<private", "\u0338", "\u0344"]
)  # fmt: skip
TEXTS = (
    st.text() | st.text(st.characters(codec=None, categories=["Cs", "Lu", "Mn"])) | st.lists(PIECES, max_size=14).map("".join)
)


def cleaned(text: str) -> str:
    return clean(text, Counter())


@given(TEXTS)
@example("<pri<private>x</private>vate>secret</private>")
@example("<private>a<private>b</private>c</private>")
@example("a</private><private>b")
@example("\0\ud83d\ude00")
@example("\ufeff\ud83d\ude00")
@example("<private>x</private>\u0338")
@example("a" + "\u0316\u0301" * 40)
@example("a" + "\u0344" * 40)
def test_any_text_becomes_one_that_can_be_stored_and_stays_so(text: str) -> None:
    mended: Counter[str] = Counter()
    found = clean(text, mended)
    assert found.encode().decode() == found
    assert "\0" not in found
    assert unicodedata.is_normalized("NFC", found)
    again: Counter[str] = Counter()
    assert clean(found, again) == found
    assert again == Counter()
    assert all(count > 0 for count in mended.values())


@given(st.text(st.characters(exclude_categories=["Cs", "Mn"], exclude_characters="\0<")))
def test_what_has_nothing_wrong_is_kept_to_the_letter(text: str) -> None:
    text = unicodedata.normalize("NFC", text)
    mended: Counter[str] = Counter()
    assert clean(text, mended) == text
    assert mended == Counter()


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0<")))
def test_composed_and_decomposed_are_stored_alike(text: str) -> None:
    assert cleaned(unicodedata.normalize("NFD", text)) == cleaned(text)


@given(st.lists(st.sampled_from(["<private>", "</private>", "<PRIVATE>", "open ", "é"]), max_size=12))
def test_nothing_inside_a_private_span_is_kept(pieces: list[str]) -> None:
    """However the spans nest, what stands at any depth is gone; a closing tag that closes nothing is text."""
    depth, kept = 0, ""
    marked = []
    for number, piece in enumerate(pieces):
        text = f"[{number}]" if piece in {"open ", "é"} else piece
        marked.append(text)
        if piece.lower() == "<private>":
            depth += 1
        elif piece == "</private>":
            if not depth:
                kept += text
            depth = max(0, depth - 1)
        elif not depth:
            kept += text
    assert cleaned("".join(marked)) == kept.strip()


@pytest.mark.parametrize(
    ("text", "kept", "spans"),
    [
        ("avant <private>mon code</private> après", "avant  après", 1),
        ("<private>a</private>x<private>b</private>", "x", 2),
        ("<PRIVATE>a</Private> x", "x", 1),
        ("jamais fermé <private>le reste\nde tout", "jamais fermé", 1),
        ("<private>tout</private>", "", 1),
        ("<private>a <private>b</private> c</private> d", "d", 1),
        ("un </private> seul", "un </private> seul", 0),
        ("a < b > c <privates>", "a < b > c <privates>", 0),
        ("<pri<private>x</private>vate>y", "<pri vate>y", 1),
    ],
)
def test_private_spans_are_not_stored_and_counted(text: str, kept: str, spans: int) -> None:
    mended: Counter[str] = Counter()
    assert clean(text, mended) == kept
    assert mended[PRIVATE] == spans


@pytest.mark.parametrize(
    ("text", "kept", "replaced"),
    [
        ("a\0b", f"a{REPLACEMENT}b", 1),
        ("a\ud83db", f"a{REPLACEMENT}b", 1),
        ("\ude00\ud83d", REPLACEMENT * 2, 2),
        ("\ud83d\ude00", "😀", 0),
        ("\0\ud83d\ude00", f"{REPLACEMENT}😀", 1),
        ("\ud83d\ude00\ud83d\0", f"😀{REPLACEMENT}{REPLACEMENT}", 2),
        ("\ufeff\ud83d\ude00", "\ufeff😀", 0),
    ],
)
def test_what_cannot_be_stored_is_replaced_and_counted(text: str, kept: str, replaced: int) -> None:
    mended: Counter[str] = Counter()
    assert clean(text, mended) == kept
    assert mended[REPLACED] == replaced


def test_compatible_characters_are_not_the_same() -> None:
    assert cleaned("x² ﬁ Ｋ ①") == "x² ﬁ Ｋ ①"
    assert cleaned("\u212b \u2126") == "Å Ω"


@pytest.mark.parametrize(
    "text",
    [
        "a" + "\u0316\u0301" * 250_000,  # sorting the marks of one letter takes quadratic time
        "<private>" * 100_000,
        "</private>" * 100_000,
        "<private></private>" * 50_000,
        "<pri" * 100_000 + "<private>x</private>" + "vate>" * 100_000,
        "<" * 1_000_000,
        "\ud800" * 500_000,
    ],
    ids=["marks", "opening", "closing", "pairs", "nested", "signs", "surrogates"],
)
def test_a_megabyte_made_to_be_slow_is_not(text: str) -> None:
    before = time.process_time()
    cleaned(text)
    assert time.process_time() - before < 4
