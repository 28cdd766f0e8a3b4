from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.windows import windows

COUNTS: list[Callable[[str], int]] = [
    len,
    lambda text: len(text.split()),
    lambda text: len(text.encode("utf-8", "surrogatepass")),
    lambda text: -(-len(text) // 4),
    lambda text: 3 * text.count("a") + len(text) // 8,
]
RUNS = st.sampled_from(["a", "word ", " ", "\n", "No. ", "。", "é", "x" * 40, "𓀀", "\x1c", "\u3000"])
TEXTS = st.one_of(st.text(), st.lists(st.tuples(RUNS, st.integers(1, 60))).map(lambda p: "".join(r * n for r, n in p)))


@given(text=TEXTS, count=st.sampled_from(COUNTS), limit=st.integers(1, 60), most=st.integers(1, 8))
def test_windows_cover_the_words_in_order_and_keep_their_bounds(
    text: str, count: Callable[[str], int], limit: int, most: int
) -> None:
    pieces, left = windows(text, count, limit, most)
    assert len(pieces) <= most
    assert all(piece and piece == piece.strip() for piece in pieces)
    assert all(
        count(piece) <= limit or len(piece) == 1 or len(piece.encode("utf-8", "surrogatepass")) <= limit for piece in pieces
    )
    whole, covered = "".join(text.split()), "".join("".join(pieces).split())
    assert whole.startswith(covered)
    assert left == (covered != whole)


@given(text=TEXTS, limit=st.integers(1, 60))
def test_windows_are_pieces_of_the_text(text: str, limit: int) -> None:
    place = 0
    for piece in windows(text, len, limit)[0]:
        place = text.index(piece, place) + len(piece)
