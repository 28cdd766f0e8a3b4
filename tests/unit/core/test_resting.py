"""Which memories rest on some turns and on nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.resting import resting_on

from .memories import memory

IDS = st.sets(st.sampled_from(["t_1", "t_2", "t_3"]))


@given(sources=IDS, turns=IDS, forgotten=st.booleans())
def test_a_memory_rests_on_turns_that_hold_all_of_its_sources(sources: set[str], turns: set[str], forgotten: bool) -> None:
    one = memory(sources=tuple(sorted(sources)), status="forgotten" if forgotten else "active")
    assert list(resting_on([one], turns)) == ([one] if sources and sources <= turns and not forgotten else [])


def test_they_keep_their_order_and_what_rests_on_nothing_stays() -> None:
    every = [memory(f"{n}", sources=sources) for n, sources in enumerate([("t_2",), (), ("t_1", "t_2"), ("t_3",), ("t_1",)])]
    assert [one.text for one in resting_on(every, {"t_1", "t_2"})] == ["0", "2", "4"]
