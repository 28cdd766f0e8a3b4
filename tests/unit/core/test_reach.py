"""Whether everything that left a running conversation can still be reached."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.reach import Reach, reach_of
from souvenance.types import Bullet, Chunk, Mirror

NOW = datetime(2026, 2, 11, tzinfo=UTC)
SEVEN = "turns 1, 2, 3, 4, 5 and 2 more are stored and cited by no bullet"
OWNED = {"author": "p", "audience": "adult", "created_at": NOW}


def chunk(seq: int) -> Chunk:
    return Chunk(hash=f"h{seq}", scope="sc", session="s", kind="conversation", seq=seq, text="", origin="user", **OWNED)  # type: ignore[arg-type]


def mirror(flushed_to: int, *bullets: tuple[int, ...]) -> Mirror:
    made = [
        Bullet(text="x", hashes=tuple(f"h{n}" for n in some), first=min(some), how="summary", tokens=1, origin="user")
        for some in bullets
    ]
    return Mirror(
        scope="sc", session="s", kind="conversation", generation=1, flushed_to=flushed_to, failures=0, trouble="",
        bullets=tuple(made), **OWNED,  # type: ignore[arg-type]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("state", "stored", "turns", "wrong", "said"),
    [
        (None, [], 3, Reach(), ""),
        (mirror(3, (1, 3), (2,)), [1, 2, 3], 9, Reach(), ""),
        (mirror(3, (1, 3)), [1, 2, 3], 9, Reach(uncited=(2,)), "turn 2 is stored and cited by no bullet"),
        (mirror(2, (1, 2)), [1, 2, 3], 9, Reach(), ""),  # the third is still in a raw tier
        (mirror(3, (1, 2)), [1, 2], 9, Reach(unstored=(3,)), "turn 3 is shortened away and not stored"),
        (mirror(2, (1, 2, 7)), [1, 2], 9, Reach(dangling=1), "1 cited and not stored"),
        (None, [1], 9, Reach(), ""),
        (mirror(7), [1, 2, 3, 4, 5, 6, 7], 7, Reach(uncited=tuple(range(1, 8))), SEVEN),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(state: Mirror | None, stored: list[int], turns: int, wrong: Reach, said: str) -> None:
    found = reach_of(state, [chunk(n) for n in stored], range(1, turns + 1))
    assert (found, found.sentence, found.is_sound) == (wrong, said, not said)


@given(cuts=st.lists(st.integers(1, 9), max_size=9), taken=st.integers(0, 9))
def test_a_queue_is_sound_until_one_citation_is_taken_from_it(cuts: list[int], taken: int) -> None:
    n = 9
    groups: dict[int, list[int]] = {}
    for seq in range(1, n + 1):
        groups.setdefault(sum(cut <= seq for cut in cuts), []).append(seq)
    whole = [tuple(some) for some in groups.values()]
    stored = [chunk(seq) for seq in range(1, n + 1)]
    assert reach_of(mirror(n, *whole), stored, range(1, n + 1)).is_sound
    less = [some for group in whole if (some := tuple(seq for seq in group if seq != taken))]
    assert reach_of(mirror(n, *less), stored, range(1, n + 1)).uncited == ((taken,) if taken else ())
