"""The checkpoint of the dreamer: what it is read from, which window follows, and what ends it."""

import contextlib
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.dreaming import Progress, closed, kept, must_be_last, opened, progress_of, rolled_back, window_of
from souvenance.errors import Conflict, NotFound, StoreCorrupt

NOW = datetime(2026, 3, 4, 4, 45, tzinfo=UTC)


def begun(progress: Progress | None, end: int, *, from_start: bool = False) -> Progress:
    window = window_of(progress, end=end, generation=0, from_start=from_start)
    return opened(
        progress, window, scope="sc", generation=0, event="e_1", now=NOW, from_start=from_start, before={}, struck=frozenset()
    )


def ended(progress: Progress, **counts: int) -> Progress:
    assert progress.open is not None
    return closed(progress, replace(progress.open, counts=counts), end=10**9, generation=0, shown={})


def test_the_first_window_is_empty_at_the_present_end() -> None:
    assert window_of(None, end=7, generation=0, from_start=False) == (7, 7)
    assert window_of(None, end=7, generation=0, from_start=True) == (0, 7)


def test_an_open_window_stays_as_it_is_whatever_was_said_since() -> None:
    progress = begun(Progress(head=3, generation=0), 7)
    assert window_of(progress, end=90, generation=0, from_start=False) == (3, 7)
    assert begun(progress, 90) is progress


def test_a_run_moves_the_head_and_is_kept_where_it_changed_something() -> None:
    progress = ended(begun(Progress(head=3, generation=0), 7), told=2)
    assert (progress.head, progress.open, [run.state for run in progress.runs]) == (7, None, ["done"])
    assert ended(begun(progress, 7), told=0).runs == progress.runs


def test_a_head_beyond_the_end_is_damage_unless_rows_were_purged_or_restored() -> None:
    with pytest.raises(StoreCorrupt, match="turn 9 of 7"):
        window_of(Progress(head=9, generation=0), end=7, generation=0, from_start=False)
    assert window_of(Progress(head=9, generation=0), end=7, generation=1, from_start=False) == (7, 7)


def test_a_purge_of_the_last_turns_of_an_open_window_is_no_damage() -> None:
    progress = begun(Progress(head=3, generation=0), 7)
    assert window_of(progress, end=5, generation=1, from_start=False) == (3, 5)
    assert window_of(progress, end=2, generation=1, from_start=False) == (2, 2)
    assert progress.open is not None
    after = closed(progress, progress.open, end=5, generation=1, shown={})
    assert window_of(after, end=5, generation=1, from_start=False) == (5, 5)
    assert window_of(after, end=8, generation=1, from_start=False) == (5, 8)


def test_what_a_person_struck_adds_up() -> None:
    progress = opened(
        Progress(head=3, generation=0, struck=("m_b",)), (3, 7), scope="sc", generation=0, event="", now=NOW, from_start=False,
        before={"MEMORY": "f"}, struck=frozenset({"m_a"}),
    )  # fmt: skip
    assert progress.struck == ("m_a", "m_b")


def test_runs_are_taken_back_from_the_latest_on() -> None:
    first = ended(begun(Progress(head=0, generation=0), 3), told=1)
    both = ended(begun(first, 7), told=1)
    older, latest = both.runs
    with pytest.raises(Conflict, match="came later"):
        must_be_last(both, older)
    must_be_last(both, latest)
    back = rolled_back(both, latest, {})
    must_be_last(back, back.runs[0])
    with pytest.raises(Conflict, match="already"):
        must_be_last(back, back.runs[1])
    with pytest.raises(NotFound, match="more than one"):
        both.run("r_")
    with pytest.raises(Conflict, match="stopped in the middle"):
        must_be_last(begun(both, 9), latest)
    assert [one.revocable() for one in (both, back, begun(both, 9))] == [latest, back.runs[0], None]


names = st.text("abcm_-0123456789", min_size=1, max_size=12)
places = st.integers(0, 10**9)


@given(
    places,
    st.integers(0, 10**6),
    st.dictionaries(names, st.lists(names).map(tuple)),
    st.lists(names, unique=True),
    st.booleans(),
)
def test_a_checkpoint_is_read_as_it_was_kept(
    end: int, generation: int, shown: dict[str, tuple[str, ...]], struck: list[str], stopped: bool
) -> None:
    progress = Progress(head=end // 2, generation=generation, shown=shown, struck=tuple(sorted(struck)))
    progress = begun(progress, end) if stopped else ended(begun(progress, end), turns=1)
    assert progress_of(kept(progress)) == progress
    assert progress_of(None) is None


damage = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5), lambda inner: st.lists(inner, max_size=3), max_leaves=5
)


@given(st.sampled_from(["version", "head", "generation", "open", "runs", "shown", "struck"]), damage)
def test_a_damaged_checkpoint_is_read_right_or_refused(field: str, value: object) -> None:
    whole = kept(begun(Progress(head=3, generation=0), 7))
    with contextlib.suppress(StoreCorrupt):
        found = progress_of(whole | {field: value})
        assert found is not None
        assert found.head >= 0
    without = {name: kept_ for name, kept_ in whole.items() if name != field}
    with pytest.raises(StoreCorrupt, match="missing"):
        progress_of(without)
