import os
import random
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from souvenance.core.columns import Columns
from souvenance.core.postings import term_key, term_keys
from souvenance.core.units import IndexRow
from souvenance.errors import Conflict, IndexBroken, StoreError, StoreUnwritable
from souvenance.index import loaded
from souvenance.index.sqlite import SqliteIndex
from souvenance.ports import Embedded, Index, IndexCounts, Vectors

STAMPS = {"ledger": "l", "analysis": "1"}
ONE, TWO = "model one", "model two"


def row(ref: str, text: str = "pain levain", *, version: int = 1, **more: object) -> IndexRow:
    terms = term_keys(text.split())
    values = {
        "kind": "turn", "position": 1, "session": "s", "seq": 1, "at": 1_770_000_000.5, "speaker_key": term_key("ana"),
        "language": "fr", "fingerprint": f"{ref} {version}".encode().ljust(16)[:16], "terms": terms,
        "others": term_keys(["@2026", "=le"]), "length": len(terms), "asks": 0.0,
    } | more  # fmt: skip
    return IndexRow(ref=ref, **values)  # type: ignore[arg-type]


def vectors(*windows: Sequence[float]) -> Vectors:
    made = np.array(windows, np.float32)
    return made / np.linalg.norm(made, axis=1, keepdims=True)


def embedded(of: IndexRow, *windows: Sequence[float], cut: bool = False) -> Embedded:
    return Embedded(ref=of.ref, fingerprint=of.fingerprint, vectors=vectors(*windows), cut=cut)


def refs(index: Index, scope: str = "a") -> list[str]:
    """What can be found in a scope, by the only way a search has."""
    return list(index.refs(scope, index.columns(scope, None).numbers.tolist()))


def with_vectors(index: Index, stamp: str, scope: str = "a") -> dict[str, int]:
    """Rows that have vectors of a model, and how many windows."""
    held = index.columns(scope, stamp)
    if held.vectors is None:
        return {}
    names = index.refs(scope, held.numbers.tolist())
    counts: dict[str, int] = {}
    for owner in held.vectors.owner:
        counts[names[owner]] = counts.get(names[owner], 0) + 1
    return counts


def count(index: Index, table: str) -> int:
    assert isinstance(index, SqliteIndex)
    return int(index._connection().execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "index.db"


@pytest.fixture
def opened(path: Path) -> Iterator[list[SqliteIndex]]:
    """Append to it what must be closed."""
    made: list[SqliteIndex] = []
    yield made
    for index in made:
        index.close()


@pytest.fixture
def pair(path: Path, opened: list[SqliteIndex]) -> tuple[SqliteIndex, SqliteIndex]:
    """Two processes, as far as the file can tell."""
    opened += [SqliteIndex(path, STAMPS), SqliteIndex(path, STAMPS)]
    return opened[0], opened[1]


# -- empty answers -----------------------------------------------------------------------------------------------------


def test_a_scope_that_does_not_exist_is_empty(index: Index) -> None:
    assert index.place("a")[:2] == (0, 0)
    assert index.columns("a", None).n == 0
    assert index.columns("a", ONE).vectors is None
    assert index.columns("a", None).session_ids == ()
    assert list(index.pending(ONE, 10)) == []
    assert list(index.refs("a", [])) == []
    assert list(index.refs("a", [0, 5])) == ["", ""]
    assert index.deactivate("a", ["t_1"]) == 0
    assert index.remove("a", ["t_1"]) == 0
    index.clear("a")
    assert index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])]) == 0
    owners, matrix = index.vectors("a", ONE, [0])
    assert (len(owners), len(matrix)) == (0, 0)
    assert index.counts("a", ONE) == IndexCounts(
        rows=0, embedded=0, other_models=0, cut=0, digest=0, position=0, revision=0
    )  # fmt: skip


def test_nothing_put_still_moves_the_position(index: Index) -> None:
    index.put("a", [], 0, 3)
    assert index.place("a")[:2] == (0, 3)
    assert index.columns("a", None).n == 0


# -- rows --------------------------------------------------------------------------------------------------------------


def test_a_row_comes_back_as_arrays(index: Index) -> None:
    one = row("t_1", "pain pain levain", seq=1, session="s", language="fr")
    two = row("t_2", "thé", seq=2, session="s", at=float("nan"), speaker_key=term_key("ben"), language="en", asks=0.5)
    three = row("t_3", "", seq=1, session="autre", terms=term_keys([]), others=term_keys([]), length=0)
    index.put("a", [one, two, three], 3, 1)
    held = index.columns("a", None)
    assert refs(index) == ["t_1", "t_2", "t_3"]
    assert (held.n, held.n_sessions, held.languages) == (3, 2, ("en", "fr"))
    assert [held.session_ids[number] for number in held.sessions] == ["s", "s", "autre"]
    assert held.lengths.tolist() == [3, 1, 0]
    assert held.at[0] == one.at
    assert np.isnan(held.at[1])
    assert held.asks.tolist() == [0, 0.5, 0]
    assert held.speakers.tolist() == [term_key("ana"), term_key("ben"), term_key("ana")]
    assert held.around.tolist() == [[3, 3, 3], [3, 0, 3], [1, 3, 3], [3, 3, 3]]
    assert [found.tolist() for found in held.words.of("pain")] == [[0], [2]]
    assert [found.tolist() for found in held.others.of("@2026")] == [[0, 1], [1, 1]]
    assert held.words.of("inconnu")[0].tolist() == []
    assert np.all(np.diff(held.numbers) > 0)


def test_the_same_fingerprint_again_changes_nothing(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    before = index.columns("a", ONE)
    index.put("a", [row("t_1", "autres mots"), row("t_2", seq=2)], 2, 1)
    assert index.columns("a", ONE) is before  # nothing was read anew
    assert count(index, "rows") == 2
    assert with_vectors(index, ONE) == {"t_1": 1}


def test_another_fingerprint_replaces_the_row_and_drops_its_vectors(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0], [0, 1]), embedded(row("t_2"), [1, 1])])
    index.put("a", [row("t_1", "autre chose", version=2)], 2, 2)
    assert sorted(refs(index)) == ["t_1", "t_2"]
    assert index.columns("a", None).words.of("pain")[0].tolist() == [0]
    assert len(index.columns("a", None).words.of("chose")[0]) == 1
    assert with_vectors(index, ONE) == {"t_2": 1}
    assert (count(index, "rows"), count(index, "vectors")) == (2, 1)
    assert [item.ref for item in index.pending(ONE, 9)] == ["t_1"]


def test_of_two_rows_with_one_ref_the_last_stands(index: Index) -> None:
    index.put("a", [row("t_1", "un"), row("t_1", "deux", version=2)], 1, 1)
    assert refs(index) == ["t_1"]
    assert index.columns("a", None).words.of("deux")[0].tolist() == [0]


def test_many_rows_at_once(index: Index) -> None:
    index.put("a", [row(f"t_{n}", f"mot{n}", seq=n) for n in range(1_203)], 1_203, 1)
    index.put("a", [row(f"t_{n}", f"mot{n}", seq=n) for n in range(1_300)], 1_300, 2)
    assert refs(index) == [f"t_{n}" for n in range(1_300)]
    assert index.remove("a", [f"t_{n}" for n in range(5, 1_300)]) == 1_295
    assert refs(index) == [f"t_{n}" for n in range(5)]


def test_scopes_that_look_alike_never_meet(index: Index) -> None:
    scopes = ["ana", "ana1", "ANA", "ana ", "âna"]
    for number, scope in enumerate(scopes):
        index.put(scope, [row(f"t_{number}", f"mot{number}"), row("t_same", seq=2)], 2, number + 1)
        index.put_vectors(scope, ONE, [embedded(row("t_same"), [number + 1, 1])])
    for number, scope in enumerate(scopes):
        assert refs(index, scope) == [f"t_{number}", "t_same"]
        assert index.place(scope)[:2] == (2, number + 1)
        assert with_vectors(index, ONE, scope) == {"t_same": 1}
    assert index.remove("ana", ["t_same"]) == 1
    index.clear("ana1")
    assert [len(refs(index, scope)) for scope in scopes] == [1, 0, 2, 2, 2]


def test_the_position_never_goes_back(index: Index) -> None:
    index.put("a", [row("t_1")], 5, 7)
    assert index.place("a")[:2] == (5, 7)
    index.put("a", [row("t_2", seq=2)], 3, 9)
    assert index.place("a")[:2] == (5, 9)
    index.put("a", [], 6, 1)
    assert index.place("a")[:2] == (6, 9)


def test_a_put_that_fails_leaves_nothing(index: Index) -> None:
    index.put("a", [row("t_1")], 1, 1)
    with pytest.raises(AttributeError):
        index.put("a", [row("t_2", seq=2), row("t_3", terms=None)], 3, 2)
    assert refs(index) == ["t_1"]
    assert index.place("a")[:2] == (1, 1)
    index.put("a", [row("t_2", seq=2)], 2, 2)
    assert refs(index) == ["t_1", "t_2"]


def test_rows_out_of_search_are_kept(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2), row("t_3", seq=3)], 3, 1)
    index.put_vectors("a", ONE, [embedded(row(ref), [1, 0]) for ref in ("t_1", "t_2")])
    assert index.deactivate("a", ["t_2", "t_3", "t_9"]) == 2
    assert index.deactivate("a", ["t_2"]) == 0
    assert refs(index) == ["t_1"]
    assert with_vectors(index, ONE) == {"t_1": 1}
    assert index.columns("a", None).words.of("pain")[0].tolist() == [0]
    assert index.columns("a", None).around.tolist() == [[1]] * 4
    assert list(index.pending(ONE, 9)) == []
    assert count(index, "rows") == 3
    counts = index.counts("a", ONE)
    assert (counts.rows, counts.embedded) == (1, 1)


def test_a_removed_row_leaves_no_row_and_no_vector(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2), row("t_3", seq=3)], 3, 1)
    index.put_vectors("a", ONE, [embedded(row(ref), [1, 0], [0, 1]) for ref in ("t_1", "t_2")])
    assert index.remove("a", ["t_1", "t_3", "t_9"]) == 2
    assert refs(index) == ["t_2"]
    assert with_vectors(index, ONE) == {"t_2": 2}
    assert (count(index, "rows"), count(index, "vectors")) == (1, 2)
    assert index.place("a")[:2] == (3, 1)


def test_nothing_is_read_anew_where_nothing_was_taken_out(index: Index) -> None:
    """Most memories that end were never on the shelf, or left it before: each would cost a reading of all the others."""
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    assert index.deactivate("a", ["t_2"]) == 1
    before = index.columns("a", None)
    assert index.remove("a", ["t_9"]) == 0
    assert index.deactivate("a", ["t_2", "t_9"]) == 0
    assert index.columns("a", None) is before


def test_a_row_number_is_never_given_twice(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    before = index.columns("a", None).numbers.tolist()
    index.remove("a", ["t_1", "t_2"])
    index.put("a", [row("t_3")], 3, 2)
    index.clear("a")
    index.put("a", [row("t_4")], 1, 3)
    assert set(before).isdisjoint(index.columns("a", None).numbers.tolist())
    assert list(index.refs("a", before)) == ["", ""]


def test_a_cleared_scope_is_as_new(index: Index) -> None:
    for scope in ("a", "b"):
        index.put(scope, [row("t_1", session="s1"), row("t_2", session="s2")], 2, 5)
        index.put_vectors(scope, ONE, [embedded(row("t_1"), [1, 0]), embedded(row("t_2"), [0, 1])])
    index.clear("a")
    assert index.place("a")[:2] == (0, 0)
    assert refs(index) == []
    assert index.columns("a", None).session_ids == ()
    assert (count(index, "rows"), count(index, "vectors")) == (2, 2)  # those of the other scope
    assert with_vectors(index, ONE, "b") == {"t_1": 1, "t_2": 1}
    index.put("a", [row("t_3", session="s3"), row("t_4", session="s1")], 2, 1)
    held = index.columns("a", None)
    assert [held.session_ids[number] for number in held.sessions] == ["s3", "s1"]
    assert held.n_sessions == 2
    assert index.place("a")[:2] == (2, 1)


def test_numbers_give_their_refs_in_the_order_asked(index: Index) -> None:
    index.put("a", [row(f"t_{n}", seq=n) for n in range(5)], 5, 1)
    index.put("b", [row("t_other")], 1, 1)
    numbers = index.columns("a", None).numbers.tolist()
    asked = [numbers[3], numbers[0], 99_999, numbers[3]]
    assert list(index.refs("a", asked)) == ["t_3", "t_0", "", "t_3"]


# -- vectors -----------------------------------------------------------------------------------------------------------


def test_vectors_come_back_exact_to_half_precision(index: Index) -> None:
    rng = np.random.default_rng(3)
    rows = [row(f"t_{n}", seq=n) for n in range(4)]
    index.put("a", rows, 4, 1)
    given = {one.ref: vectors(*rng.normal(size=(windows, 24))) for one, windows in zip(rows, (1, 3, 0, 16), strict=True)
             if windows}  # fmt: skip
    items = [Embedded(ref=one.ref, fingerprint=one.fingerprint, vectors=given[one.ref]) for one in rows if one.ref in given]
    assert index.put_vectors("a", ONE, items) == 3
    held = index.columns("a", ONE)
    numbers = held.numbers.tolist()
    owners, matrix = index.vectors("a", ONE, [numbers[3], numbers[1], numbers[2]])
    assert owners.tolist() == [numbers[1]] * 3 + [numbers[3]] * 16
    assert matrix.dtype == np.float32
    expected = np.vstack([given["t_1"], given["t_3"]])
    assert np.array_equal(matrix, expected.astype(np.float16).astype(np.float32))
    assert held.vectors is not None
    assert held.vectors.matrix is not None
    assert held.vectors.owner.tolist() == [0, 1, 1, 1, *[3] * 16]
    assert np.array_equal(held.vectors.matrix[1:], matrix)
    assert index.vectors("a", TWO, numbers)[0].tolist() == []


def test_rows_wait_for_vectors_each_scope_has_its_share_first(index: Index) -> None:
    rows = [row(f"t_{n}", seq=n) for n in (3, 1, 2)]
    index.put("a", rows, 3, 1)
    index.put("b", [row("t_0")], 1, 1)
    waiting = index.pending(ONE, 9)
    assert [(item.scope, item.ref) for item in waiting] == [("a", "t_3"), ("a", "t_1"), ("b", "t_0"), ("a", "t_2")]
    assert {item.ref: item.fingerprint for item in waiting if item.scope == "a"} == {one.ref: one.fingerprint for one in rows}
    assert [item.ref for item in index.pending(ONE, 2)] == ["t_3", "t_0"]
    index.put_vectors("a", ONE, [embedded(rows[0], [1, 0])])
    assert [item.ref for item in index.pending(ONE, 9)] == ["t_1", "t_2", "t_0"]


def test_another_model_begins_anew_and_old_vectors_do_not_mix(index: Index) -> None:
    rows = [row(f"t_{n}", seq=n) for n in range(3)]
    index.put("a", rows, 3, 1)
    index.put_vectors("a", ONE, [embedded(one, [1, 0]) for one in rows])
    assert list(index.pending(ONE, 9)) == []
    assert [item.ref for item in index.pending(TWO, 9)] == ["t_0", "t_1", "t_2"]
    assert index.columns("a", TWO).vectors is None
    index.put_vectors("a", TWO, [embedded(rows[1], [0, 0, 1])])
    assert with_vectors(index, TWO) == {"t_1": 1}
    assert with_vectors(index, ONE) == {"t_0": 1, "t_2": 1}
    held = index.columns("a", TWO).vectors
    assert held is not None
    assert held.matrix is not None
    assert held.matrix.tolist() == [[0, 0, 1]]
    assert [item.ref for item in index.pending(TWO, 9)] == ["t_0", "t_2"]
    assert [item.ref for item in index.pending(ONE, 9)] == ["t_1"]
    counts = index.counts("a", TWO)
    assert (counts.embedded, counts.other_models) == (1, 2)
    assert count(index, "vectors") == 3


def test_rows_never_embedded_wait_before_those_of_another_model(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    assert [item.ref for item in index.pending(TWO, 1)] == ["t_2"]


def test_vectors_of_a_text_that_changed_meanwhile_are_passed_over(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    late = [embedded(row("t_1"), [1, 0]), embedded(row("t_2"), [1, 0]), embedded(row("t_9"), [1, 0])]
    index.put("a", [row("t_1", version=2)], 2, 2)
    assert index.put_vectors("a", ONE, late) == 1
    assert with_vectors(index, ONE) == {"t_2": 1}
    assert [item.ref for item in index.pending(ONE, 9)] == ["t_1"]
    assert count(index, "vectors") == 1


def test_vectors_replace_those_of_the_same_model(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0], [0, 1]), embedded(row("t_2"), [1, 1])])
    index.columns("a", ONE)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [0, 2])])
    held = index.columns("a", ONE).vectors
    assert held is not None
    assert held.matrix is not None
    assert held.matrix[0].tolist() == [0, 1]
    assert held.owner.tolist() == [0, 1]
    assert count(index, "vectors") == 2


def test_the_same_row_twice_in_one_batch_is_stored_once(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0], [0, 1]), embedded(row("t_1"), [0, 1])])
    assert with_vectors(index, ONE) == {"t_1": 1}
    index.put_vectors("a", ONE, [embedded(row("t_2"), [1, 0])])
    assert with_vectors(index, ONE) == {"t_1": 1, "t_2": 1}


def test_rows_may_be_embedded_in_any_order(index: Index) -> None:
    rng = np.random.default_rng(5)
    rows = [row(f"t_{n:02}", seq=n) for n in range(40)]
    index.put("a", rows, 40, 1)
    given = {one.ref: vectors(*rng.normal(size=(1 + n % 3, 8))) for n, one in enumerate(rows)}
    order = list(rows)
    random.Random(7).shuffle(order)
    for start in range(0, 40, 6):
        items = [Embedded(ref=one.ref, fingerprint=one.fingerprint, vectors=given[one.ref]) for one in order[start : start + 6]]
        index.put_vectors("a", ONE, items)
        held = index.columns("a", ONE).vectors
        assert held is not None
        assert held.matrix is not None
        done = sorted(one.ref for one in order[: start + 6])
        assert held.owner.tolist() == [int(ref[2:]) for ref in done for _ in given[ref]]
        assert np.array_equal(held.matrix, np.vstack([given[ref] for ref in done]).astype(np.float16).astype(np.float32))


def test_arrays_that_were_handed_out_do_not_change(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_2"), [1, 0])])
    before = index.columns("a", ONE)
    assert before.vectors is not None
    assert before.vectors.matrix is not None
    kept = (before.numbers.tolist(), before.around.tolist(), before.vectors.owner.tolist(), before.vectors.matrix.tolist())
    index.put("a", [row(f"t_{n}", seq=n) for n in range(3, 30)], 29, 2)
    index.put_vectors("a", ONE, [embedded(row(f"t_{n}"), [n, 1]) for n in (1, *range(3, 30))])
    index.columns("a", ONE)
    index.remove("a", ["t_2"])
    index.columns("a", ONE)
    assert (
        before.numbers.tolist(),
        before.around.tolist(),
        before.vectors.owner.tolist(),
        before.vectors.matrix.tolist(),
    ) == kept


def test_two_dimensions_under_one_stamp_are_a_conflict(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    with pytest.raises(Conflict, match=ONE):
        index.put_vectors("a", ONE, [embedded(row("t_2"), [1, 0, 0])])
    assert with_vectors(index, ONE) == {"t_1": 1}
    index.put("b", [row("t_1"), row("t_2", seq=2)], 2, 1)
    with pytest.raises(Conflict, match=TWO):
        index.put_vectors("b", TWO, [embedded(row("t_1"), [1, 0]), embedded(row("t_2"), [1, 0, 0])])
    assert with_vectors(index, TWO, "b") == {}
    assert count(index, "vectors") == 1


def test_texts_cut_short_are_counted(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0], cut=True), embedded(row("t_2"), [1, 0])])
    assert index.counts("a", ONE).cut == 1
    index.deactivate("a", ["t_1"])
    assert index.counts("a", ONE).cut == 0


def test_counts_and_digest(index: Index) -> None:
    rows = [row(f"t_{n}", seq=n, fingerprint=bytes([n]) * 16) for n in (255, 254, 3)]
    index.put("a", rows, 3, 8)
    index.put_vectors("a", ONE, [embedded(rows[0], [1, 0])])
    index.deactivate("a", ["t_254"])
    digest = sum(int.from_bytes(one.fingerprint[:8], "little") for one in rows) % 2**64
    assert index.counts("a", ONE) == IndexCounts(
        rows=2, embedded=1, other_models=0, cut=0, digest=digest, position=3, revision=8
    )  # fmt: skip
    assert index.counts("a", None).embedded == 0
    assert index.counts("a", TWO).other_models == 1


def test_beyond_a_size_signs_stand_for_vectors(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "EXACT_WINDOWS", 30)
    rng = np.random.default_rng(11)
    rows = [row(f"t_{n}", seq=n) for n in range(50)]
    index.put("a", rows, 50, 1)
    given = vectors(*rng.normal(size=(50, 70)))

    def embed(first: int, last: int) -> Columns:
        some = rows[first:last]
        items = [
            Embedded(ref=one.ref, fingerprint=one.fingerprint, vectors=given[n : n + 1]) for n, one in enumerate(some, first)
        ]
        index.put_vectors("a", ONE, items)
        return index.columns("a", ONE)

    held = embed(0, 30).vectors
    assert held is not None
    assert held.matrix is not None
    assert held.codes is None
    for first, last in ((30, 31), (31, 50)):
        held = embed(first, last).vectors
        assert held is not None
        assert held.matrix is None
        assert held.codes is not None
        assert held.centre is not None
        assert held.codes.shape == (last, 2)
        assert held.owner.tolist() == list(range(last))
    numbers = index.columns("a", ONE).numbers.tolist()
    assert np.array_equal(index.vectors("a", ONE, numbers)[1], given.astype(np.float16).astype(np.float32))
    index.deactivate("a", ["t_4"])
    held = index.columns("a", ONE).vectors
    assert held is not None
    assert held.codes is not None
    assert (len(held.codes), held.owner.tolist()) == (49, list(range(49)))


# -- two processes on one file -----------------------------------------------------------------------------------------


def test_the_other_process_follows_at_once(pair: tuple[SqliteIndex, SqliteIndex]) -> None:
    one, other = pair
    one.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    assert (refs(other), other.place("a")[:2]) == (["t_1", "t_2"], (2, 1))
    other.put("a", [row("t_3", seq=3, session="s2")], 3, 2)
    assert refs(one) == ["t_1", "t_2", "t_3"]
    assert one.columns("a", None).n_sessions == 2
    other.put_vectors("a", ONE, [embedded(row("t_2"), [1, 0])])
    assert with_vectors(one, ONE) == {"t_2": 1}
    one.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    assert with_vectors(other, ONE) == {"t_1": 1, "t_2": 1}
    one.deactivate("a", ["t_1"])
    assert (refs(other), with_vectors(other, ONE)) == (["t_2", "t_3"], {"t_2": 1})
    other.remove("a", ["t_2"])
    assert (refs(one), with_vectors(one, ONE)) == (["t_3"], {})
    one.clear("a")
    assert (refs(other), other.place("a")[:2]) == ([], (0, 0))
    other.put("a", [row("t_9")], 1, 3)
    assert refs(one) == ["t_9"]


def test_the_other_process_follows_into_an_index_made_anew(pair: tuple[SqliteIndex, SqliteIndex]) -> None:
    one, other = pair
    one.put("a", [row("t_1")], 1, 1)
    assert refs(other) == ["t_1"]
    one.reset()
    assert (refs(other), other.place("a")[:2], refs(one)) == ([], (0, 0), [])
    other.put("a", [row("t_2")], 1, 1)
    assert refs(one) == ["t_2"]
    other.reset()
    one.put("a", [row("t_3")], 1, 1)
    assert refs(other) == ["t_3"]


def test_one_embeds_at_a_time(pair: tuple[SqliteIndex, SqliteIndex]) -> None:
    one, other = pair
    with one.claim() as first:
        assert first
        with other.claim() as second:
            assert not second
        with other.claim() as third:
            assert not third
    with other.claim() as now:
        assert now
        with one.claim() as late:
            assert not late
    with pytest.raises(RuntimeError), one.claim():
        raise RuntimeError
    with other.claim() as free:
        assert free


def test_a_claim_holds_against_a_thread_too(index: Index, pair: tuple[SqliteIndex, SqliteIndex]) -> None:
    answers: list[bool] = []

    def ask() -> None:
        with pair[0].claim() as mine:
            answers.append(mine)

    with pair[0].claim():
        thread = threading.Thread(target=ask)
        thread.start()
        thread.join()
    assert answers == [False]
    with index.claim() as mine:
        assert mine


# -- threads -----------------------------------------------------------------------------------------------------------


def test_threads_share_an_index(index: Index) -> None:
    failures: list[BaseException] = []

    def write(name: str) -> None:
        try:
            for n in range(25):
                one = row(f"t_{name}{n}", seq=n, session=name)
                index.put("a", [one], n, n)
                index.put_vectors("a", ONE, [embedded(one, [n + 1, 1])])
        except BaseException as exc:  # noqa: BLE001 - told below
            failures.append(exc)

    def read() -> None:
        try:
            for _ in range(40):
                held = index.columns("a", ONE)
                assert len(index.refs("a", held.numbers.tolist())) == held.n
                assert held.vectors is None or len(held.vectors.owner) <= held.n
        except BaseException as exc:  # noqa: BLE001
            failures.append(exc)

    threads = [threading.Thread(target=write, args=(name,)) for name in "xyz"] + [threading.Thread(target=read) for _ in "12"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert len(refs(index)) == 75
    assert len(with_vectors(index, ONE)) == 75


def test_a_reset_while_others_write_locks_nobody_out(index: Index) -> None:
    stop = threading.Event()
    failures: list[BaseException] = []

    def write(name: str) -> None:
        n = 0
        while not stop.is_set():
            n += 1
            try:
                index.put("a", [row(f"t_{name}{n}", seq=n)], n, n)
                index.columns("a", ONE)
            except IndexBroken:  # its connection was closed under it: the engine tries again
                pass
            except BaseException as exc:  # noqa: BLE001
                failures.append(exc)
                return

    threads = [threading.Thread(target=write, args=(name,), daemon=True) for name in "xy"]
    for thread in threads:
        thread.start()
    for _ in range(20):
        index.reset()
    stop.set()
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()
    assert failures == []
    index.put("a", [row("t_last")], 1, 1)
    assert "t_last" in refs(index)


# -- loss and damage ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("endings", [("",), ("", "-wal", "-shm")], ids=["the file alone", "all of it"])
def test_a_file_deleted_under_an_open_index_is_begun_again(
    pair: tuple[SqliteIndex, SqliteIndex], path: Path, endings: tuple[str, ...]
) -> None:
    one, other = pair
    one.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    one.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    assert with_vectors(other, ONE) == {"t_1": 1}
    for ending in endings:
        path.with_name(path.name + ending).unlink()
    assert (refs(one), one.place("a")[:2]) == ([], (0, 0))
    one.put("a", [row("t_3")], 1, 1)
    assert (refs(one), refs(other)) == (["t_3"], ["t_3"])
    assert with_vectors(other, ONE) == {}
    other.put("a", [row("t_4", seq=2)], 2, 2)
    assert refs(one) == ["t_3", "t_4"]


def _random(content: bytes) -> bytes:
    return random.Random(1).randbytes(len(content))


def _half(content: bytes) -> bytes:
    return content[: len(content) // 2]


def _first_page(content: bytes) -> bytes:
    return content[:100] + random.Random(1).randbytes(3_996) + content[4_096:]


@pytest.mark.parametrize("damage", [_random, _half, _first_page])
def test_a_corrupt_file_is_begun_anew(path: Path, opened: list[SqliteIndex], damage: object) -> None:
    opened.append(SqliteIndex(path, STAMPS))
    opened[0].put("a", [row(f"t_{n}", seq=n) for n in range(300)], 300, 1)
    assert opened[0].begun_because == ""
    opened[0].close()
    path.write_bytes(damage(path.read_bytes()))  # type: ignore[operator]
    try:
        opened.append(SqliteIndex(path, STAMPS))
    except IndexBroken:
        pytest.fail("damage must not stop it from opening")
    if opened[1].begun_because:
        assert "damaged" in opened[1].begun_because or "cannot be read" in opened[1].begun_because
        assert (refs(opened[1]), opened[1].place("a")[:2]) == ([], (0, 0))
    else:  # the first page was whole: it shows when the rest is read
        with pytest.raises(IndexBroken):
            refs(opened[1])
        opened[1].reset()
    opened[1].put("a", [row("t_new")], 1, 1)
    assert refs(opened[1]) == ["t_new"]


@pytest.mark.parametrize("changed", [{"ledger": "another"}, {"analysis": "2"}, {"ledger": "another", "analysis": "2"}])
def test_an_index_made_with_something_else_is_begun_anew(
    path: Path, opened: list[SqliteIndex], changed: dict[str, str]
) -> None:
    opened.append(SqliteIndex(path, STAMPS))
    opened[0].put("a", [row("t_1")], 1, 1)
    opened[0].close()
    opened.append(SqliteIndex(path, STAMPS | changed))
    assert all(key in opened[1].begun_because for key in changed)
    assert (refs(opened[1]), opened[1].place("a")[:2]) == ([], (0, 0))
    opened[1].close()
    opened.append(SqliteIndex(path, STAMPS | changed))
    assert opened[2].begun_because == ""


def test_an_index_of_another_format_is_begun_anew(
    path: Path, opened: list[SqliteIndex], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.append(SqliteIndex(path, STAMPS))
    opened[0].close()
    monkeypatch.setattr("souvenance.index.sqlite.FORMAT", "another")
    opened.append(SqliteIndex(path, STAMPS))
    assert "format" in opened[1].begun_because


def test_an_index_stands_after_it_was_closed(path: Path, opened: list[SqliteIndex]) -> None:
    opened.append(SqliteIndex(path, STAMPS))
    opened[0].put("a", [row("t_1")], 1, 1)
    opened[0].put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    opened[0].close()
    opened[0].close()
    opened.append(SqliteIndex(path, STAMPS))
    assert (refs(opened[1]), with_vectors(opened[1], ONE), opened[1].place("a")[:2]) == (["t_1"], {"t_1": 1}, (1, 1))
    assert opened[1].begun_because == ""


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE rows",
        "UPDATE rows SET terms = x'0102'",
        "UPDATE vectors SET vector = x'01'",
        "UPDATE vectors SET vector = x'0102'",
    ],
)
def test_contents_that_make_no_sense_are_damage(pair: tuple[SqliteIndex, SqliteIndex], path: Path, statement: str) -> None:
    index = pair[0]
    index.put("a", [row("t_1")], 1, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    db = sqlite3.connect(path)
    db.execute(statement)
    db.commit()
    db.close()
    with pytest.raises(IndexBroken):
        index.columns("a", ONE)
    index.reset()
    assert refs(index) == []


def test_many_that_begin_one_index_at_once_share_it(path: Path, opened: list[SqliteIndex]) -> None:
    together = threading.Barrier(6)
    failures: list[BaseException] = []

    def begin(number: int) -> None:
        together.wait()
        try:
            opened.append(SqliteIndex(path, STAMPS))
            opened[-1].put("a", [row(f"t_{number}", seq=number)], number, 1)
        except BaseException as exc:  # noqa: BLE001
            failures.append(exc)

    threads = [threading.Thread(target=begin, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert sorted(refs(opened[0])) == [f"t_{number}" for number in range(6)]


def test_a_folder_that_does_not_exist_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(StoreUnwritable):
        SqliteIndex(tmp_path / "nowhere" / "index.db", STAMPS)


def test_no_readable_word_of_a_text_is_in_the_file(path: Path, opened: list[SqliteIndex]) -> None:
    opened.append(SqliteIndex(path, STAMPS))
    opened[0].put("a", [row("t_1", "mirabelle clafoutis")], 1, 1)
    opened[0].close()
    content = b"".join((path.parent / name).read_bytes() for name in os.listdir(path.parent))
    assert b"t_1" in content
    assert b"mirabelle" not in content


def test_a_text_that_the_model_refuses_waits_no_longer(index: Index) -> None:
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    one = row("t_1")
    none = Embedded(ref="t_1", fingerprint=one.fingerprint, vectors=np.zeros((0, 2), np.float32), cut=True)
    assert index.put_vectors("a", ONE, [none]) == 1
    assert [item.ref for item in index.pending(ONE, 9)] == ["t_2"]
    assert [item.ref for item in index.pending(TWO, 9)] == ["t_2", "t_1"]
    assert index.columns("a", ONE).vectors is None
    index.put_vectors("a", ONE, [embedded(row("t_2"), [1, 0])])
    assert with_vectors(index, ONE) == {"t_2": 1}
    assert (index.counts("a", ONE).embedded, index.counts("a", ONE).cut) == (2, 1)


# -- following the ledger ----------------------------------------------------------------------------------------------


def test_rows_that_would_leave_a_hole_are_not_put(index: Index) -> None:
    assert index.put("a", [row("t_1")], 1, 1, after=0)
    assert not index.put("a", [row("t_3", seq=3)], 3, 3, after=2)
    assert (refs(index), index.place("a")[:2]) == (["t_1"], (1, 1))
    assert index.put("a", [row("t_2", seq=2)], 2, 2, after=1)
    assert index.put("a", [row("t_2", seq=2)], 2, 2, after=1)  # by another process, at the same time
    assert (refs(index), index.place("a")[:2]) == (["t_1", "t_2"], (2, 2))
    index.clear("a")
    assert not index.put("a", [row("t_3", seq=3)], 3, 3, after=2)
    assert (refs(index), index.place("a")[:2]) == ([], (0, 0))


def test_a_mark_names_the_turn_that_was_reached(index: Index) -> None:
    assert index.place("a") == (0, 0, "")
    index.put("a", [row("t_1")], 1, 1, mark="one")
    assert index.place("a") == (1, 1, "one")
    index.put("a", [row("t_3", seq=3)], 3, 2, mark="three")
    index.put("a", [row("t_2", seq=2)], 2, 3, mark="two")
    assert index.place("a") == (3, 3, "three")
    index.put("a", [], 3, 4)
    assert index.place("a") == (3, 4, "three")
    index.clear("a")
    assert index.place("a")[:2] == (0, 0)
    assert index.place("b") == (0, 0, "")


def test_a_making_has_its_own_name(index: Index) -> None:
    first = index.making()
    assert first
    index.put("a", [row("t_1")], 1, 1)
    assert index.making() == first
    index.clear("a")
    assert index.making() == first
    index.reset()
    assert index.making() not in {"", first}
    assert (refs(index), index.place("a")[:2]) == ([], (0, 0))


def test_the_making_is_that_of_the_file(pair: tuple[SqliteIndex, SqliteIndex], path: Path) -> None:
    one, other = pair
    assert one.making() == other.making()
    one.reset()
    assert one.making() == other.making()
    path.unlink()
    assert other.making() == one.making()


def test_a_sound_index_has_nothing_wrong(index: Index) -> None:
    assert list(index.check()) == []
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0])])
    index.put_vectors("a", TWO, [embedded(row("t_2"), [1, 0, 0])])
    index.deactivate("a", ["t_1"])
    assert list(index.check()) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE rows SET length = length + 1 WHERE ref = 't_2'",
        "UPDATE rows SET session = 7",
        "UPDATE rows SET speaker = 5 WHERE ref = 't_1'",
        "UPDATE rows SET language = 'xx' WHERE ref = 't_1'",
        "UPDATE rows SET terms = others WHERE ref = 't_1'",
        "UPDATE vectors SET vector = zeroblob(length(vector))",
        "DELETE FROM sessions",
        "DELETE FROM vectors WHERE key = (SELECT min(key) FROM vectors)",
    ],
)
def test_a_check_reads_past_what_is_in_memory(pair: tuple[SqliteIndex, SqliteIndex], path: Path, statement: str) -> None:
    index = pair[0]
    index.put("a", [row("t_1"), row("t_2", seq=2)], 2, 1)
    index.put_vectors("a", ONE, [embedded(row("t_1"), [1, 0]), embedded(row("t_2"), [0, 1])])
    assert with_vectors(index, ONE) == {"t_1": 1, "t_2": 1}
    db = sqlite3.connect(path)
    db.execute(statement)
    db.commit()
    db.close()
    assert len(index.check()) > 0


# -- what silence was calibrated to ------------------------------------------------------------------------------------


def test_a_calibration_is_kept_for_one_scope_and_one_model_and_replaced(index: Index) -> None:
    assert (index.calibrated_at("a", ONE), index.calibration("a", ONE)) == ("", b"")
    index.put_calibration("a", ONE, "monday", b"\x00first\n")
    index.put_calibration("a", "", "by words", b"words")
    assert (index.calibrated_at("a", ONE), index.calibration("a", ONE)) == ("monday", b"\x00first\n")
    assert (index.calibrated_at("a", ""), index.calibration("a", "")) == ("by words", b"words")
    for scope, stamp in (("a", TWO), ("a/memories", ONE), ("b", ONE)):
        assert (index.calibrated_at(scope, stamp), index.calibration(scope, stamp)) == ("", b"")
    index.put_calibration("a", ONE, "tuesday", b"")
    assert (index.calibrated_at("a", ONE), index.calibration("a", ONE)) == ("tuesday", b"")


def test_a_calibration_goes_with_its_scope_and_with_the_index(index: Index) -> None:
    for scope in ("a", "b"):
        index.put(scope, [row("t_1")], 1, 1)
        index.put_calibration(scope, ONE, "monday", b"x")
    index.clear("a")
    assert index.calibrated_at("a", ONE) == ""
    assert index.calibration("b", ONE) == b"x"
    index.reset()
    assert index.calibrated_at("b", ONE) == ""


def test_a_calibration_changes_nothing_of_the_rows(index: Index) -> None:
    index.put("a", [row("t_1")], 1, 1)
    before = (index.place("a"), index.counts("a", ONE), refs(index))
    index.put_calibration("a", ONE, "monday", b"x")
    index.keep_null_vectors(ONE, {"hello": vectors([1, 0])[0]})
    assert (index.place("a"), index.counts("a", ONE), refs(index)) == before
    assert list(index.check()) == []


def test_vectors_of_null_questions_are_kept_exactly_by_model_and_by_text(index: Index) -> None:
    asked = {"hello": vectors([3, 4])[0], "Où est {name} ? 你好": vectors([1, 2])[0]}
    assert dict(index.null_vectors(ONE, list(asked))) == {}
    index.keep_null_vectors(ONE, asked)
    found = index.null_vectors(ONE, [*asked, "not kept", "Hello"])
    assert set(found) == set(asked)
    for text, vector in asked.items():
        assert found[text].dtype == np.float32
        assert (found[text] == vector).all()
    assert dict(index.null_vectors(TWO, list(asked))) == {}
    assert dict(index.null_vectors(ONE, [])) == {}


def test_a_null_vector_put_again_replaces_the_first_and_lasts_beyond_a_scope(index: Index) -> None:
    index.keep_null_vectors(ONE, {"hello": vectors([1, 0])[0]})
    index.keep_null_vectors(ONE, {"hello": vectors([0, 1])[0]})
    index.keep_null_vectors(ONE, {})
    index.put("a", [row("t_1")], 1, 1)
    index.clear("a")
    assert index.null_vectors(ONE, ["hello"])["hello"].tolist() == [0.0, 1.0]
    index.reset()
    assert dict(index.null_vectors(ONE, ["hello"])) == {}


def test_a_calibration_of_another_process_is_read_at_once(pair: tuple[SqliteIndex, SqliteIndex]) -> None:
    one, other = pair
    assert other.calibrated_at("a", ONE) == ""
    one.put_calibration("a", ONE, "monday", b"x")
    assert (other.calibrated_at("a", ONE), other.calibration("a", ONE)) == ("monday", b"x")
    other.keep_null_vectors(ONE, {"hello": vectors([1, 0])[0]})
    assert set(one.null_vectors(ONE, ["hello"])) == {"hello"}


# -- purge -------------------------------------------------------------------------------------------------------------


def test_erased_rows_are_gone_with_their_vectors_calibrations_and_names(index: Index) -> None:
    rows = [row("t_1", session="by Zelda"), row("t_2", session="other"), row("t_3", session="other", position=3)]
    index.put("a", rows, 3, 5, mark="third")
    index.put_vectors("a", ONE, [embedded(one, [1, 0]) for one in rows])
    index.put_calibration("a", ONE, "now", b"packed")
    index.put("b", [row("t_1")], 1, 1)
    assert index.erase("a", ["t_1", "t_3", "t_9"], position=2, mark="second") == 2
    assert refs(index) == ["t_2"]
    assert with_vectors(index, ONE) == {"t_2": 1}
    assert "by Zelda" not in index.columns("a", None).session_ids
    assert index.place("a") == (2, 5, "second")
    assert index.calibration("a", ONE) == b""
    assert refs(index, "b") == ["t_1"]
    assert list(index.check()) == []
    assert index.put("a", [row("t_4", session="other", position=4)], 4, 6, after=2, mark="fourth")
    assert refs(index) == ["t_2", "t_4"]


def test_erasing_never_moves_the_place_forward(index: Index) -> None:
    index.put("a", [row("t_1")], 1, 1, mark="first")
    index.erase("a", ["t_1"], position=9, mark="first")
    assert index.place("a") == (1, 1, "first")
    index.erase("a", [], position=0, mark="none")
    assert index.place("a")[::2] == (0, "")
    assert index.erase("nobody", ["t_1"], position=1, mark="x") == 0


def test_another_process_sees_what_was_erased(pair: tuple[SqliteIndex, SqliteIndex]) -> None:
    one, other = pair
    one.put("a", [row("t_1"), row("t_2")], 2, 1)
    assert refs(other) == ["t_1", "t_2"]
    one.erase("a", ["t_1"], position=2, mark="")
    assert one.compact()
    assert refs(other) == ["t_2"]


def test_a_compacted_file_holds_nothing_of_what_was_erased(path: Path, opened: list[SqliteIndex]) -> None:
    opened.append(index := SqliteIndex(path, STAMPS))
    rows = [row(f"t_{n}", f"word{n} levain", session=f"session {n}") for n in range(300)]
    index.put("a", rows, 300, 1)
    key = term_key("word7").to_bytes(8, "little")
    assert index.erase("a", [f"t_{n}" for n in range(299)], position=300, mark="")
    assert index.compact()
    every = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.is_file())
    assert key not in every
    assert b"session 7" not in every
    assert term_key("word299").to_bytes(8, "little") in every


def test_a_reader_that_never_ends_keeps_a_file_from_being_compacted(
    path: Path, opened: list[SqliteIndex], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souvenance.sqlite_driver.VACUUM_WAITS_MS", 50)
    opened.append(index := SqliteIndex(path, STAMPS))
    index.put("a", [row("t_1")], 1, 1)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM rows").fetchall()
    index.put("a", [row("t_2")], 2, 1)
    assert not index.compact()
    reader.execute("COMMIT")
    reader.close()
    assert index.compact()


def test_an_index_is_closed_while_others_read(path: Path) -> None:
    index = SqliteIndex(path, STAMPS)
    index.put("a", [row(f"t_{n}") for n in range(200)], 200, 1)
    begun, errors = threading.Barrier(5), list[Exception]()

    def read() -> None:
        begun.wait(20)
        try:
            while True:
                index.counts("a", None)
        except StoreError as exc:  # closed: open the store again
            errors.append(exc)

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    begun.wait(20)
    index.close()
    for thread in threads:
        thread.join(20)
    assert len(errors) == 4


def test_a_calibration_or_a_null_vector_with_a_byte_changed_is_not_believed(path: Path, opened: list[SqliteIndex]) -> None:
    opened.append(index := SqliteIndex(path, STAMPS))
    index.put("a", [row("t_1")], 1, 1)
    index.put_calibration("a", ONE, "monday", b"first")
    index.keep_null_vectors(ONE, {"hello": np.ones(3, np.float32)})
    assert index.null_vectors(ONE, ["hello"])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE calibrations SET packed = CAST(substr(packed, 1, length(packed) - 1) || x'00' AS BLOB)")
        db.execute("UPDATE null_questions SET vector = CAST(substr(vector, 1, length(vector) - 1) || x'07' AS BLOB)")
    assert index.calibration("a", ONE) == b""
    assert not index.null_vectors(ONE, ["hello"])
