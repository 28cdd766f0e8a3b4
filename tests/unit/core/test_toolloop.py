import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.toolloop import GONE, KEEP_VERBATIM, STORED, Call, Cut, Loop, cut

WINDOW = 8_000


def count(text: str) -> int:
    return len(text) // 4 + 1


def call(n: int, words: int = 100) -> Call:
    return Call(id=f"c{n}", asked=f"read(file {n})", result=f"line {n} " * words, summary=f"Read file {n}: {words} lines.")


def run(calls: int, *, words: int = 100, bound: bool = True) -> tuple[list[int], Loop, list[Call]]:
    """Sizes after each call, the last loop, everything that was evicted."""
    loop, sizes, evicted = Loop(seed="Mend the build."), [], []
    for n in range(calls):
        loop = Loop(seed=loop.seed, calls=(*loop.calls, call(n, words)), folded=loop.folded)
        done = cut(loop, window=WINDOW, count=count, bound=bound)
        loop = done.loop
        evicted += done.evicted
        sizes.append(count(loop.render()))
    return sizes, loop, evicted


def test_below_the_threshold_nothing_is_touched() -> None:
    loop = Loop(seed="Mend the build.", calls=tuple(call(n) for n in range(5)))
    assert cut(loop, window=WINDOW, count=count, bound=True) == Cut(loop=loop)


def test_the_size_stops_growing_with_the_number_of_calls() -> None:
    sizes, loop, evicted = run(1_000)
    assert max(sizes[500:]) <= max(sizes[:500]) <= 0.6 * WINDOW + 200
    assert [one.id for one in evicted] == [f"c{n}" for n in range(len(evicted))]
    assert len(evicted) + sum(one.state == "whole" for one in loop.calls) == 1_000
    assert loop.folded + len(loop.calls) == 1_000
    assert loop.render().startswith("Mend the build.\n\n(")


def test_the_seed_and_the_latest_results_stay() -> None:
    _, loop, _ = run(300)
    assert loop.seed == "Mend the build."
    assert loop.calls[-KEEP_VERBATIM:] == tuple(call(n) for n in range(295, 300))


def test_a_cut_is_chunky() -> None:
    loop, cuts = Loop(seed="x"), 0
    for n in range(200):
        loop = Loop(seed="x", calls=(*loop.calls, call(n)), folded=loop.folded)
        done = cut(loop, window=WINDOW, count=count, bound=True)
        cuts += done.loop != loop
        loop = done.loop
    assert cuts < 30, "history is rewritten now and then, not with every call"


@pytest.mark.parametrize(("bound", "said"), [(True, STORED), (False, GONE)])
def test_a_stub_is_the_summary_and_says_where_the_rest_is(bound: bool, said: str) -> None:
    _, loop, _ = run(40, bound=bound)
    stub = next(one for one in loop.calls if one.state == "stub")
    assert stub.result == f"Read file {stub.id[1:]}: 100 lines. {said}"
    assert "searchable" not in stub.result
    assert (STORED in loop.render()) is bound


def test_a_result_of_a_megabyte_is_a_reference_at_once() -> None:
    huge = call(0, 150_000)
    done = cut(Loop(seed="x", calls=(huge,)), window=200_000, count=count, bound=True)
    assert count(done.loop.render()) < 2_000
    assert done.evicted == (huge,)
    assert "line 0" in done.loop.render()
    assert huge.summary in done.loop.render()


@given(
    sizes=st.lists(st.integers(0, 3_000), max_size=40), window=st.integers(1_000, 9_000), keep=st.integers(0, 6),
    at=st.floats(0.1, 1.0),
)  # fmt: skip
def test_nothing_is_evicted_twice_nor_lost_and_a_cut_of_a_cut_is_itself(
    sizes: list[int], window: int, keep: int, at: float
) -> None:
    calls = tuple(call(n, words) for n, words in enumerate(sizes))
    done = cut(Loop(seed="x", calls=calls), window=window, count=count, bound=True, keep_verbatim=keep, cut_at=at)
    whole = {one.id for one in done.loop.calls if one.state == "whole"}
    assert {one.id for one in done.evicted} == {one.id for one in calls} - whole
    assert all(one in calls for one in done.evicted)
    again = cut(done.loop, window=window, count=count, bound=True, keep_verbatim=keep, cut_at=at)
    assert not {one.id for one in again.evicted} & {one.id for one in done.evicted}
