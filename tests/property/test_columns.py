from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenance.core.columns import neighbours
from souvenance.core.postings import term_key, term_keys
from souvenance.core.units import IndexRow
from souvenance.index import loaded
from souvenance.index.sqlite import SqliteIndex
from souvenance.ports import Embedded

STAMPS = {"ledger": "l"}
SCOPES = ["a", "b"]
MODELS = {"one": 3, "two": 70}
REFS = st.integers(0, 9).map(lambda number: f"t_{number}")
VERSIONS = st.integers(1, 2)


def fingerprint(ref: str, version: int) -> bytes:
    return f"{ref}.{version}".encode().ljust(16)


ROWS = st.builds(
    lambda ref, version, session, seq, at, language, words: IndexRow(
        ref=ref, kind="turn", position=1, session=session, seq=seq, at=at, speaker_key=term_key(session), language=language,
        fingerprint=fingerprint(ref, version), terms=term_keys(words), others=term_keys(words[:1]), length=len(words),
        asks=len(words) / 5,
    ),
    REFS, VERSIONS, st.sampled_from(["s1", "s2", "s3"]), st.integers(1, 50), st.just(float("nan")) | st.floats(0, 2e9),
    st.sampled_from(["fr", "en", "zh"]), st.lists(st.sampled_from(["pain", "thé", "山"]), max_size=4),
)  # fmt: skip
EMBEDDED = st.builds(lambda *of: of, REFS, VERSIONS, st.integers(0, 3), st.integers(0, 1_000))

Step = tuple[str, str, object]
STEPS = st.lists(
    st.tuples(st.just("put"), st.sampled_from(SCOPES), st.lists(ROWS, max_size=4))
    | st.tuples(st.sampled_from(["deactivate", "remove"]), st.sampled_from(SCOPES), st.lists(REFS, max_size=3))
    | st.tuples(st.just("clear"), st.sampled_from(SCOPES), st.none())
    | st.tuples(st.sampled_from(list(MODELS)), st.sampled_from(SCOPES), st.lists(EMBEDDED, max_size=4))
    | st.tuples(st.just("look"), st.sampled_from(SCOPES), st.none()),
    max_size=14,
)


def take(index: SqliteIndex, step: Step) -> None:
    verb, scope, given = step
    if verb == "put":
        index.put(scope, given, 1, 1)  # type: ignore[arg-type]
    elif verb in MODELS:
        items = [
            Embedded(
                ref=ref, fingerprint=fingerprint(ref, version),
                vectors=np.random.default_rng(seed).normal(size=(windows, MODELS[verb])).astype(np.float32),
            )
            for ref, version, windows, seed in given  # type: ignore[attr-defined]
        ]  # fmt: skip
        index.put_vectors(scope, verb, items)
    elif verb == "clear":
        index.clear(scope)
    elif verb == "look":
        index.columns(scope, "one")
    else:
        getattr(index, verb)(scope, given)


@contextmanager
def two_and_a_path() -> Iterator[tuple[SqliteIndex, SqliteIndex, Path]]:
    with TemporaryDirectory() as folder:
        path = Path(folder, "index.db")
        one, other = SqliteIndex(path, STAMPS), SqliteIndex(path, STAMPS)
        try:
            yield one, other, path
        finally:
            one.close()
            other.close()


def flattened(value: object, name: str = "") -> dict[str, object]:
    """Every array of nested dataclasses by its path, as lists that compare NaN with NaN."""
    if is_dataclass(value):
        found: dict[str, object] = {}
        for field in fields(value):
            found |= flattened(getattr(value, field.name), f"{name}.{field.name}")
        return found
    if isinstance(value, np.ndarray):
        return {name: (str(value.dtype), value.shape, value.tobytes())}
    return {name: value}


def follows(steps: list[Step], seen: Callable[[SqliteIndex, str, str | None], object]) -> None:
    with two_and_a_path() as (kept, other, path):
        for number, step in enumerate(steps):
            take(kept if number % 3 else other, step)
            if step[0] != "look":
                continue
            for scope in SCOPES:
                for stamp in (None, *MODELS):
                    kept.columns(scope, stamp)
        fresh = SqliteIndex(path, STAMPS)
        try:
            for scope in SCOPES:
                for stamp in (None, *MODELS):
                    expected = seen(fresh, scope, stamp)
                    assert seen(kept, scope, stamp) == expected
                    assert seen(other, scope, stamp) == expected
        finally:
            fresh.close()


@settings(max_examples=35)
@given(STEPS)
def test_what_is_kept_in_memory_is_what_a_fresh_reading_gives(steps: list[Step]) -> None:
    follows(steps, lambda index, scope, stamp: flattened(index.columns(scope, stamp)))


@pytest.fixture(scope="module")
def tight() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loaded, "EXACT_WINDOWS", 5)
        yield


@settings(max_examples=15)
@given(STEPS)
@pytest.mark.usefixtures("tight")
def test_signs_are_kept_for_the_rows_that_a_fresh_reading_gives(steps: list[Step]) -> None:
    def seen(index: SqliteIndex, scope: str, stamp: str | None) -> object:
        held = index.columns(scope, stamp).vectors
        if held is None:
            return None
        exact = held.matrix is not None
        assert len(held.owner) == len(held.matrix if held.matrix is not None else held.codes)  # type: ignore[arg-type]
        assert (held.codes is None) == exact
        return (held.owner.tolist(), exact)

    follows(steps, seen)


@settings(max_examples=15)
@given(STEPS)
def test_counts_say_what_the_columns_hold(steps: list[Step]) -> None:
    with two_and_a_path() as (index, _, _):
        for step in steps:
            take(index, step)
        for scope in SCOPES:
            for stamp in MODELS:
                held, counts = index.columns(scope, stamp), index.counts(scope, stamp)
                assert counts.rows == held.n
                with_windows = set(held.vectors.owner.tolist()) if held.vectors is not None else set()
                assert len(with_windows) <= counts.embedded <= held.n
                waiting = [item for item in index.pending(stamp, 99) if item.scope == scope]
                assert counts.embedded + len(waiting) == held.n
                owners, matrix = index.vectors(scope, stamp, held.numbers.tolist())
                if held.vectors is not None:
                    assert held.vectors.matrix is not None
                    assert owners.tolist() == held.numbers[held.vectors.owner].tolist()
                    assert np.array_equal(matrix, held.vectors.matrix)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(-5, 40)), max_size=20, unique=True))
def test_neighbours_are_those_next_to_it_in_the_order_of_the_session(places: list[tuple[int, int]]) -> None:
    n = len(places)
    sessions = np.array([session for session, _ in places], np.int32)
    seqs = np.array([seq for _, seq in places], np.int64)
    around = neighbours(sessions, seqs)
    assert around.shape == (4, n)
    for row, (session, _) in enumerate(places):
        together = sorted((other for other in range(n) if places[other][0] == session), key=lambda other: places[other][1])
        at = together.index(row)
        expected = [together[at + step] if 0 <= at + step < len(together) else n for step in (-2, -1, 1, 2)]
        assert around[:, row].tolist() == expected
