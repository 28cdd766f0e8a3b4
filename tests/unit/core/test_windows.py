import pytest

from souvenance.core.windows import windows
from souvenance.thresholds import MOST_WINDOWS, WINDOW_TOKENS


def words(text: str) -> int:
    return len(text.split())


class Counter:
    """Counts tokens as quarters of the characters, and what it was asked to count."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def __call__(self, text: str) -> int:
        self.seen.append(len(text))
        return -(-len(text) // 4)


def test_a_short_text_is_one_window_and_is_not_counted() -> None:
    count = Counter()
    assert windows("  A short text. \n", count) == (["A short text."], False)
    assert windows("x" * WINDOW_TOKENS, count) == (["x" * WINDOW_TOKENS], False)
    assert count.seen == []


@pytest.mark.parametrize("text", ["", " \n\t ", "\x1c\u2003" * 1000])
def test_a_blank_text_has_no_window(text: str) -> None:
    assert windows(text, len) == ([], False)


def test_few_characters_of_many_bytes_are_counted() -> None:
    # Byte-level tokenizers spend up to four tokens on one character.
    text = "𓀀" * 300
    pieces, left = windows(text, lambda piece: len(piece.encode()))
    assert max(map(len, pieces)) <= 100
    assert "".join(pieces) == text
    assert not left


def test_a_text_that_fits_by_its_count_is_one_window() -> None:
    text = "word " * 300
    assert windows(text, words) == ([text.strip()], False)


def test_windows_end_with_sentences() -> None:
    sentence = "The baker in the rue des Tanneurs opens at six and closes at noon. "
    pieces, left = windows(sentence * 60, words, 100)
    assert not left
    assert all(piece.endswith("noon.") for piece in pieces)
    assert " ".join(pieces) == (sentence * 60).strip()


def test_a_full_stop_inside_a_name_ends_no_sentence() -> None:
    pieces, _ = windows("see a.b@c.org and 3.14 " * 100, words, 50)
    assert all(set(piece.split()) <= {"see", "a.b@c.org", "and", "3.14"} for piece in pieces)


def test_chinese_windows_end_with_sentences() -> None:
    pieces, left = windows("我们去爬黄山看日出。" * 100, len, 100)
    assert not left
    assert all(piece.endswith("。") and len(piece) <= 100 for piece in pieces)


def test_an_unbroken_run_is_cut_hard() -> None:
    pieces, left = windows("A" * 2_000, len, 300)
    assert "".join(pieces) == "A" * 2_000
    assert not left
    assert all(len(piece) <= 300 for piece in pieces)


def test_the_last_two_windows_are_even() -> None:
    pieces, _ = windows("word " * 410, words)
    assert len(pieces) == 2
    assert min(map(words, pieces)) > 150  # not 400 and 10


def test_what_lies_beyond_the_last_window_is_told() -> None:
    pieces, left = windows("word " * 500, words, 10, 3)
    assert len(pieces) == 3
    assert left
    assert windows("word " * 24, words, 10, 3)[1] is False
    assert windows("word " * 24 + " \n" * 50, words, 10, 3)[1] is False


def test_the_last_window_that_may_be_is_a_full_one() -> None:
    pieces, left = windows("word " * 15, words, 10, 1)
    assert left
    assert words(pieces[0]) >= 8


@pytest.mark.parametrize(
    "text",
    [
        "We talked about the garden. " * 40_000,
        "a" * 1_000_000,
        "爬黄山" * 350_000,
        "word" + " " * 1_000_000 + "word",
        "=" * 500_000 + " and then 12 words more of plain prose, as people write it. " * 9_000,
    ],
)
def test_a_megabyte_costs_a_few_counts_of_short_pieces(text: str) -> None:
    count = Counter()
    pieces, _ = windows(text, count)
    assert len(pieces) <= MOST_WINDOWS
    assert len(count.seen) <= 3 * MOST_WINDOWS
    assert max(count.seen) <= 16 * WINDOW_TOKENS


def test_tokens_that_crowd_at_the_start_are_cut_down_to() -> None:
    def crowded(piece: str) -> int:
        return 50 * piece.count("#") + len(piece) // 100

    pieces, _ = windows("#" * 20 + "x" * 3_000, crowded, 100)
    assert max(map(crowded, pieces)) <= 100


def test_a_character_over_the_limit_stands_alone() -> None:
    assert windows("ab" * 3, lambda piece: 9 * len(piece), 5, 10) == (["a", "b", "a", "b", "a", "b"], False)
