"""What the ledger holds of short-term queues, asked of every kind of ledger."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from souvenance.errors import Conflict, InputError, StoreError
from souvenance.ports import Ledger
from souvenance.types import Bullet, Chunk, Mirror, Principal

NOW = datetime(2026, 2, 11, 20, 5, 1, 234567, tzinfo=UTC)
ANA = Principal(id="p_ana", name="ana", scope="sc_ana", tz="Europe/Paris")
BULLETS = (
    Bullet(text="Elle a dit non", hashes=("h2", "h1"), first=1, how="summary", tokens=7, origin="assistant+tool"),
    Bullet(text="", hashes=("h3",), first=3, how="stored", tokens=30, origin="user"),
)
MIRROR = Mirror(
    scope="sc_ana", session="été", kind="conversation", generation=3, flushed_to=9, failures=2, trouble="late", bullets=BULLETS,
    author="p_ana", audience="adult", created_at=NOW,
)  # fmt: skip
CHUNK = Chunk(
    hash="h1", scope="sc_ana", session="été", kind="context", seq=1, text="une longue page", origin="tool", author="p_ana",
    audience="adult", created_at=NOW,
)  # fmt: skip


def put(ledger: Ledger, *chunks: Chunk, mirror: Mirror | None = None) -> None:
    with ledger.write("sc_ana") as tx:
        tx.add_principal(ANA, NOW)
        tx.put_chunks(chunks)
        if mirror is not None:
            tx.put_mirror(mirror)


def test_nothing_stands_at_first(ledger: Ledger) -> None:
    assert ledger.mirror("sc_ana", "s", "conversation") is None
    assert ledger.mirror_mark("sc_ana", "s", "conversation") == (0, 0)
    assert list(ledger.chunks("sc_ana", "context")) == []
    assert ledger.count_chunks("sc_ana", "context") == 0


@pytest.mark.parametrize("mirror", [MIRROR, replace(MIRROR, bullets=(), trouble="", failures=0)])
def test_a_mirror_comes_back_as_it_was(ledger: Ledger, mirror: Mirror) -> None:
    put(ledger, mirror=mirror)
    assert ledger.mirror("sc_ana", "été", "conversation") == mirror
    assert ledger.mirror_mark("sc_ana", "été", "conversation") == (mirror.generation, mirror.failures)
    assert ledger.mirror("sc_ana", "été", "context") is None
    assert ledger.mirror("sc_ana", "ete", "conversation") is None
    with ledger.write("sc_ana") as tx:
        assert tx.mirror("été", "conversation") == mirror


def test_a_changed_mirror_has_the_new_bullets_and_no_old_one(ledger: Ledger) -> None:
    put(ledger, mirror=MIRROR)
    later = replace(MIRROR, generation=4, flushed_to=12, failures=0, trouble="", bullets=BULLETS[::-1][:1])
    put(ledger, mirror=replace(later, author="p_else", created_at=NOW.replace(year=2027)))
    assert ledger.mirror("sc_ana", "été", "conversation") == later


def test_chunks_come_in_order_of_their_places_each_once(ledger: Ledger) -> None:
    second, other = replace(CHUNK, hash="h0", seq=2, text="b"), replace(CHUNK, session="a", seq=9)
    put(ledger, second, CHUNK, other, replace(CHUNK, kind="conversation", text=""))
    put(ledger, replace(CHUNK, text="changed"), second)
    assert list(ledger.chunks("sc_ana", "context", "été")) == [CHUNK, second]
    assert list(ledger.chunks("sc_ana", "context")) == [other, CHUNK, second]
    assert [chunk.text for chunk in ledger.chunks("sc_ana", "conversation")] == [""]
    assert list(ledger.chunks("sc_ben", "context")) == []
    assert [ledger.count_chunks("sc_ana", kind) for kind in ("context", "conversation")] == [3, 1]


def test_the_chunks_of_a_conversation_are_dropped_and_no_others(ledger: Ledger) -> None:
    said = [replace(CHUNK, kind="conversation", text="", seq=n, hash=f"h{n}") for n in (1, 2)]
    put(ledger, CHUNK, *said, replace(said[0], session="a"), mirror=MIRROR)
    with ledger.write("sc_ana") as tx:
        assert tx.drop_chunks("été") == 2
        assert tx.drop_chunks("été") == tx.drop_chunks("ete") == 0
    assert list(ledger.chunks("sc_ana", "conversation")) == [replace(said[0], session="a")]
    assert list(ledger.chunks("sc_ana", "context")) == [CHUNK]
    assert ledger.mirror("sc_ana", "été", "conversation") == MIRROR


def test_nothing_is_written_once_the_block_has_ended(ledger: Ledger) -> None:
    put(ledger, CHUNK, mirror=MIRROR)
    with ledger.write("sc_ana") as ended:
        pass
    for verb in (lambda: ended.put_chunks([replace(CHUNK, hash="h9")]), lambda: ended.drop_chunks("été")):
        with pytest.raises(StoreError, match="has ended"):
            verb()
    assert list(ledger.chunks("sc_ana", "context")) == [CHUNK]


def test_a_write_that_fails_leaves_neither_chunks_nor_mirror(ledger: Ledger) -> None:
    put(ledger, CHUNK, mirror=MIRROR)
    with pytest.raises(InputError, match="half a character"):
        put(ledger, replace(CHUNK, hash="h9"), mirror=replace(MIRROR, generation=4, session="\ud800"))
    assert ledger.mirror("sc_ana", "été", "conversation") == MIRROR
    assert list(ledger.chunks("sc_ana", "context")) == [CHUNK]


def test_a_scope_without_a_principal_takes_neither(ledger: Ledger) -> None:
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:
        tx.put_chunks([CHUNK])
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:
        tx.put_mirror(MIRROR)


@pytest.mark.parametrize("text", ["\ud800", "a\udfff"])
def test_half_a_character_is_refused(ledger: Ledger, text: str) -> None:
    with pytest.raises(InputError, match="half a character"):
        put(ledger, replace(CHUNK, text=text))
    with pytest.raises(InputError, match="half a character"):
        put(ledger, mirror=replace(MIRROR, bullets=(replace(BULLETS[0], text=text),)))
