from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.postings import Postings, term_key, term_keys

TERMS = ["pain", "thé", "黄山", "kt21b", "@2026", "=le", "tea", "a"]
DOCUMENTS = st.lists(st.lists(st.sampled_from(TERMS), max_size=8), max_size=12)


def flat(documents: list[list[str]], first: int = 0) -> tuple[np.ndarray, np.ndarray]:
    owner = np.repeat(np.arange(first, first + len(documents), dtype=np.int32), [len(document) for document in documents])
    return term_keys([term for document in documents for term in document]), owner


def build(documents: list[list[str]]) -> Postings:
    return Postings.build(*flat(documents), len(documents))


def assert_same(one: Postings, other: Postings) -> None:
    assert one.n == other.n
    for name in ("keys", "starts", "rows", "counts"):
        first, second = getattr(one, name), getattr(other, name)
        assert first.dtype == second.dtype, name
        assert first.tolist() == second.tolist(), name


@given(DOCUMENTS)
def test_a_term_gives_its_documents_and_counts(documents: list[list[str]]) -> None:
    postings = build(documents)
    for term in [*TERMS, "absent"]:
        rows, counts = postings.of(term)
        naive = {row: Counter(document)[term] for row, document in enumerate(documents) if term in document}
        assert dict(zip(rows.tolist(), counts.tolist(), strict=True)) == naive
        assert rows.tolist() == sorted(naive)


@given(st.lists(DOCUMENTS, min_size=1, max_size=5))
def test_extending_is_building_anew(parts: list[list[list[str]]]) -> None:
    documents = parts[0]
    grown = build(documents)
    for part in parts[1:]:
        grown = grown.extended(*flat(part, len(documents)), len(documents) + len(part))
        documents = documents + part
        assert_same(grown, build(documents))


@given(DOCUMENTS)
def test_the_arrays_are_sorted_and_whole(documents: list[list[str]]) -> None:
    postings = build(documents)
    assert np.all(postings.keys[1:] > postings.keys[:-1])
    assert postings.starts[0] == 0
    assert postings.starts[-1] == len(postings.rows) == len(postings.counts)
    assert np.all(np.diff(postings.starts) > 0)
    assert postings.counts.sum() == sum(map(len, documents))
    for start, end in zip(postings.starts[:-1], postings.starts[1:], strict=True):
        assert np.all(np.diff(postings.rows[start:end]) > 0)


@given(st.text())
def test_a_key_is_64_bits_and_always_the_same(term: str) -> None:
    try:
        term.encode()
    except UnicodeEncodeError:
        return  # the door lets no lone surrogate in
    assert 0 <= term_key(term) < 2**64
    assert term_key(term) == int(term_keys([term])[0]) == term_key.__wrapped__(term)
