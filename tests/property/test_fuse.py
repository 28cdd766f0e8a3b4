import math
import warnings
from collections import Counter
from dataclasses import dataclass, fields, replace
from pathlib import Path

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from souvenance import Handle, NewTurn, open_memory
from souvenance.core.analyse import Analysis
from souvenance.core.columns import Columns, VectorColumns, neighbours
from souvenance.core.fuse import (
    because,
    best,
    best_sessions,
    cosines,
    gather,
    idf,
    rescored,
    row_cosines,
    score,
    weigh,
)
from souvenance.core.postings import Postings, term_key, term_keys
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.thresholds import AROUND, K1, SHIPPED, TEXT_ONLY, VECTORS_ONLY, B, Weights

WORDS = ["pain", "four", "thé", "山", "kt21b"]
DATES = ["@2026", "@04-09"]


@dataclass(frozen=True)
class Document:
    session: int
    words: list[str]
    others: list[str]
    asks: float = 0.0


DOCUMENTS = st.lists(
    st.builds(
        Document,
        st.integers(0, 3),
        st.lists(st.sampled_from(WORDS), max_size=6),
        st.lists(st.sampled_from([*DATES, "=le"]), max_size=3, unique=True),
        st.sampled_from([0.0, 0.5, 1.0]),
    ),
    max_size=14,
)
ASKED = st.builds(
    Analysis,
    groups=st.lists(
        st.lists(st.sampled_from([*WORDS, "absent"]), min_size=1, max_size=3, unique=True).map(tuple), max_size=3
    ).map(tuple),
    dates=st.lists(st.sampled_from([*DATES, "@1999"]), max_size=2, unique=True).map(tuple),
    stops=st.lists(st.sampled_from(["=le", "=un"]), max_size=2, unique=True).map(tuple),
)


def columns_of(documents: list[Document]) -> Columns:
    n = len(documents)
    sessions = np.array([document.session for document in documents], np.int32)

    def postings(lists: list[list[str]]) -> Postings:
        owner = np.repeat(np.arange(n, dtype=np.int32), [len(terms) for terms in lists])
        return Postings.build(term_keys([term for terms in lists for term in terms]), owner, n)

    return Columns(
        numbers=np.arange(n, dtype=np.int64), sessions=sessions, session_ids=("s0", "s1", "s2", "s3"),
        around=neighbours(sessions, np.arange(n)), at=np.full(n, np.nan), speakers=np.full(n, term_key("ana"), np.uint64),
        lengths=np.array([len(document.words) for document in documents], np.float32),
        asks=np.array([document.asks for document in documents], np.float32),
        words=postings([document.words for document in documents]), others=postings([document.others for document in documents]),
        languages=("fr",), vectors=None,
    )  # fmt: skip


# -- the same by plain lists -------------------------------------------------------------------------------------------


def naive_bm25(texts: list[list[str]], lengths: list[int], groups: tuple[tuple[str, ...], ...], n: int) -> list[list[float]]:
    """One list a group, one score a text."""
    mean = max(sum(lengths) / n, 1) if n else 1
    found = []
    for forms in groups:
        counts = [max(Counter(text)[form] for form in forms) for text in texts]
        df = sum(count > 0 for count in counts)
        rarity = math.log(1 + (n - df + 0.5) / (df + 0.5))
        found.append(
            [
                rarity * (K1 + 1) * count / (count + K1 * (1 - B + B * length / mean))
                for count, length in zip(counts, lengths, strict=True)
            ]
        )
    return found


def beside(documents: list[Document], row: int) -> list[tuple[int, float]]:
    """The rows around a row, and what a word of theirs is worth to it."""
    together = [other for other, document in enumerate(documents) if document.session == documents[row].session]
    at = together.index(row)
    worths = {2: AROUND[0], 1: AROUND[1], -1: AROUND[2], -2: AROUND[3]}  # by how much later the other one stands
    return [(together[at + step], worth) for step, worth in worths.items() if 0 <= at + step < len(together)]


def summed(lists: list[list[float]], n: int) -> list[float]:
    return [sum(values[row] for values in lists) for row in range(n)]


@given(DOCUMENTS, ASKED)
def test_words_are_the_bm25_of_plain_lists(documents: list[Document], asked: Analysis) -> None:
    n = len(documents)
    evidence = gather(columns_of(documents), asked, None)
    groups = asked.groups or tuple((stop,) for stop in asked.stops)
    if not groups:
        assert evidence.words is None
        return
    texts = [document.words if asked.groups else document.others for document in documents]
    lengths = [len(document.words) for document in documents]
    found = naive_bm25(texts, lengths, groups, n)
    near = [
        [max([scores[row], *(scores[other] * worth for other, worth in beside(documents, row))]) for row in range(n)]
        for scores in found
    ]
    rarities = [idf(n, sum(value > 0 for value in scores)) for scores in found]
    covered = [[rarity * (value > 0) for value in values] for rarity, values in zip(rarities, near, strict=True)]
    assert evidence.words is not None
    np.testing.assert_allclose(evidence.words, summed(found, n), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(evidence.words_around, summed(near, n), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(
        evidence.coverage, [value / max(sum(rarities), 1e-9) for value in summed(covered, n)], rtol=1e-4, atol=1e-5
    )


@settings(max_examples=60)
@given(DOCUMENTS, ASKED)
def test_sessions_are_one_long_text_each(documents: list[Document], asked: Analysis) -> None:
    assume(asked.groups)
    asked = replace(asked, groups=tuple(group[:1] for group in asked.groups))  # forms of one word are united row by row
    evidence = gather(columns_of(documents), asked, None)
    texts = [[word for one in documents if one.session == number for word in one.words] for number in range(4)]
    found = naive_bm25(texts, [len(text) for text in texts], asked.groups, 4)
    expected = summed(found, 4)
    assert evidence.words_of_session is not None
    np.testing.assert_allclose(
        evidence.words_of_session, [expected[document.session] for document in documents], rtol=1e-4, atol=1e-5
    )


@settings(max_examples=50)
@given(DOCUMENTS, ASKED)
def test_dates_count_by_their_rarity(documents: list[Document], asked: Analysis) -> None:
    evidence = gather(columns_of(documents), asked, None)
    if not asked.dates:
        assert evidence.dates is None
        return
    held = {date: sum(date in document.others for document in documents) for date in asked.dates}
    expected = [sum(idf(len(documents), held[date]) for date in asked.dates if date in one.others) for one in documents]
    assert evidence.dates is not None
    np.testing.assert_allclose(evidence.dates, expected, rtol=1e-5)


@settings(max_examples=60)
@given(DOCUMENTS, st.data())
def test_meaning_is_smoothed_over_neighbours_and_sessions(documents: list[Document], data: st.DataObject) -> None:
    n = len(documents)
    cosines = data.draw(st.lists(st.none() | st.floats(-1, 1, width=16), min_size=n, max_size=n))
    given_cosines = np.array([math.nan if value is None else value for value in cosines], np.float32)
    evidence = gather(columns_of(documents), Analysis(), given_cosines)
    known = [value for value in cosines if value is not None]
    if not known:
        assert evidence.meaning is None
        return
    filled = [sum(known) / len(known) if value is None else value for value in cosines]
    np.testing.assert_allclose(evidence.meaning, filled, rtol=1e-4, atol=1e-5)
    for row, document in enumerate(documents):
        near = [(row, 1.0), *beside(documents, row)]
        mean = sum(filled[other] * worth for other, worth in near) / sum(worth for _, worth in near)
        session = [filled[other] for other in range(n) if documents[other].session == document.session]
        assert evidence.meaning_around is not None
        assert evidence.meaning_of_session is not None
        assert evidence.mean_of_session is not None
        assert math.isclose(evidence.meaning_around[row], mean, rel_tol=1e-4, abs_tol=1e-5)
        assert math.isclose(evidence.meaning_of_session[row], max(session), rel_tol=1e-4, abs_tol=1e-5)
        assert math.isclose(evidence.mean_of_session[row], sum(session) / len(session), rel_tol=1e-4, abs_tol=1e-5)


# -- scores ------------------------------------------------------------------------------------------------------------

WEIGHTS = st.sampled_from([SHIPPED, TEXT_ONLY, VECTORS_ONLY, Weights(words=2, meaning=0, dates=0.1)])


@st.composite
def searches(draw: st.DrawFn) -> tuple[Columns, Analysis, np.ndarray | None]:
    documents = draw(DOCUMENTS)
    n = len(documents)
    cosines = draw(st.none() | st.lists(st.just(math.nan) | st.floats(-1, 1, width=16), min_size=n, max_size=n))
    return columns_of(documents), draw(ASKED), None if cosines is None else np.array(cosines, np.float32)


@settings(max_examples=80)
@given(searches(), WEIGHTS)
def test_scores_are_finite_repeatable_and_the_sum_of_their_parts(
    search: tuple[Columns, Analysis, np.ndarray | None], weights: Weights
) -> None:
    columns, asked, cosines = search
    evidence = gather(columns, asked, cosines)
    once = score(evidence, weights, columns.n)
    assert once.tobytes() == score(gather(columns, asked, cosines), weights, columns.n).tobytes()
    assert once.shape == (columns.n,)
    assert np.isfinite(once).all()
    parts = weigh(evidence, weights)
    np.testing.assert_allclose(once, sum(parts.values(), np.zeros(columns.n)), atol=1e-5)
    assert set(parts) <= {field.name for field in fields(weights) if getattr(weights, field.name)}


@settings(max_examples=80)
@given(searches(), WEIGHTS)
def test_whatever_scores_above_the_mean_has_a_reason(
    search: tuple[Columns, Analysis, np.ndarray | None], weights: Weights
) -> None:
    columns, asked, cosines = search
    evidence = gather(columns, asked, cosines)
    parts = weigh(evidence, weights)
    for row, value in enumerate(score(evidence, weights, columns.n)):
        why = because(parts, [row])[0]
        assert len(set(why)) == len(why)
        if value > 1e-5:
            assert why


def test_reasons_come_strongest_first_and_what_spoke_against_is_left_out() -> None:
    def part(value: float) -> np.ndarray:
        return np.array([0, value], np.float32)

    parts = {"words": part(1), "coverage": part(0.5), "dates": part(2), "meaning": part(-3), "meaning_around": part(0.25)}
    assert because(parts, [1])[0] == ("date", "words", "context")
    assert because(parts, [0])[0] == ()
    assert because({"words": part(1), "meaning": part(1)}, [1])[0] == ("meaning", "words")  # ties by name


def test_without_a_row_there_is_no_score() -> None:
    columns = columns_of([])
    evidence = gather(columns, Analysis(groups=(("pain",),), dates=("@2026",)), np.zeros(0, np.float32))
    assert score(evidence, SHIPPED, 0).tolist() == []
    assert best(score(evidence, SHIPPED, 0), 5).tolist() == []
    assert best_sessions(columns, score(evidence, SHIPPED, 0)) == []


def test_the_only_turn_of_a_scope_scores_when_it_holds_the_word() -> None:
    columns = columns_of([Document(0, ["pain"], [])])
    evidence = gather(columns, Analysis(groups=(("pain",),)), None)
    assert score(evidence, SHIPPED, 1)[0] > 0
    assert because(weigh(evidence, SHIPPED), [0])[0][0] in {"words", "context"}


def test_evidence_that_says_nothing_of_the_question_ranks_nothing() -> None:
    columns = columns_of([Document(0, ["pain"], [], 1.0), Document(0, ["thé"], [], 0.0)])
    evidence = gather(columns, Analysis(), None)
    assert all(not getattr(evidence, field.name) for field in fields(evidence))
    assert score(evidence, SHIPPED, 2).tolist() == [0, 0]


# -- the best ----------------------------------------------------------------------------------------------------------


@given(arrays(np.float32, st.integers(0, 40), elements=st.sampled_from([-math.inf, -1.0, 0.0, 0.5, 2.0])), st.integers(1, 45))
def test_the_best_are_those_of_a_sort(scores: np.ndarray, k: int) -> None:
    assert best(scores, k).tolist() == sorted(range(len(scores)), key=lambda row: (-scores[row], row))[:k]


@settings(max_examples=50)
@given(DOCUMENTS, st.data())
def test_a_session_is_as_good_as_its_best_turn(documents: list[Document], data: st.DataObject) -> None:
    n = len(documents)
    scores = np.array(data.draw(st.lists(st.sampled_from([-1.0, 0.0, 0.5]), min_size=n, max_size=n)), np.float32)
    tops: dict[int, float] = {}
    for row, document in enumerate(documents):
        tops[document.session] = max(tops.get(document.session, -math.inf), float(scores[row]))
    assert best_sessions(columns_of(documents), scores) == sorted(tops.items(), key=lambda item: (-item[1], item[0]))


# -- many vectors ------------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 3), max_size=8), st.data())
def test_a_row_is_as_near_as_its_nearest_window(windows: list[int], data: st.DataObject) -> None:
    n, total = len(windows), sum(windows)
    cosines = data.draw(arrays(np.float32, total, elements=st.floats(-1, 1, width=16)))
    owner = np.repeat(np.arange(n, dtype=np.int32), windows)
    first = np.array([sum(windows[:row]) for row in range(n) if windows[row]], np.intp)
    held = VectorColumns(owner=owner, first=first, matrix=np.zeros((total, 2), np.float32))
    columns = replace(columns_of([Document(0, [], [])] * n), vectors=held)
    expected = [max((cosines[place] for place in range(total) if owner[place] == row), default=math.nan) for row in range(n)]
    np.testing.assert_array_equal(row_cosines(columns, cosines), np.array(expected, np.float32))


@st.composite
def guesses(draw: st.DrawFn) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Guesses a row (NaN without a vector), the row number of each window that was read, its cosine."""
    n = draw(st.integers(2, 12))
    guessed = draw(st.lists(st.just(math.nan) | st.integers(-64, 0).map(float), min_size=n, max_size=n))
    with_vector = [row for row in range(n) if not math.isnan(guessed[row])]
    assume(len(with_vector) >= 2)
    read = draw(st.lists(st.sampled_from(with_vector), min_size=1, max_size=10).map(sorted))
    cosines = draw(st.lists(st.floats(-1, 1, width=16), min_size=len(read), max_size=len(read)))
    return np.array(guessed, np.float32), np.array(read, np.int64), np.array(cosines, np.float32)


@settings(max_examples=80)
@given(guesses())
def test_what_was_read_exactly_stays_on_top(drawn: tuple[np.ndarray, np.ndarray, np.ndarray]) -> None:
    guessed, read, cosines = drawn
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = rescored(columns_of([Document(0, [], [])] * len(guessed)), guessed, read, cosines)
    assert np.isnan(found).tolist() == np.isnan(guessed).tolist()
    exact = {int(row): max(cosines[read == row]) for row in read}
    if len(exact) < 2:
        assert found.tobytes() == guessed.tobytes()
        return
    for row, cosine in exact.items():
        assert found[row] == np.float32(cosine)
    others = [found[row] for row in range(len(found)) if row not in exact and not math.isnan(found[row])]
    assert all(value <= min(exact.values()) for value in others)


# -- scopes ------------------------------------------------------------------------------------------------------------


def said(me: Handle, texts: list[str], session: str) -> None:
    me.observe([NewTurn(text=text) for text in texts], session=session)


def test_a_ranking_never_changes_because_another_scope_changed(tmp_path: Path) -> None:
    texts = [
        "le pain au levain lève",
        "un thé vert le matin",
        "周末去爬黄山看日出",
        "le four chauffe, le pain cuit",
        "9 April in Paris",
    ]
    questions = ["pain levain", "thé", "黄山", "9 avril", "le", "what about tea in April"]
    with open_memory(tmp_path, embedder=ScriptedEmbedder(), background=False) as memory:
        ana, ben = memory.as_principal("ana"), memory.as_principal("ben")
        for number in range(4):
            said(ana, texts, f"s{number}")
        memory.index_now()
        before = [ana.rank(question, limit=20) for question in questions]
        assert all(ranking.found for ranking in before)
        for number in range(12):
            said(ben, ["le pain le pain le pain", "黄山 thé April 9 2026", texts[number % 5]], f"s{number % 3}")
            if number % 3 == 0:
                memory.index_now()
            assert [ana.rank(question, limit=20) for question in questions] == before


@given(st.integers(0, 40), st.integers(1, 24), st.integers(0, 9))
def test_cosines_are_those_of_a_matrix_product(n: int, dim: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    rows = random.normal(size=(n, dim)).astype(np.float32)
    vector = random.normal(size=dim).astype(np.float32)
    found = cosines(rows, vector)
    assert found.shape == (n,)
    assert found.dtype == np.float32
    assert np.allclose(found, rows @ vector, atol=1e-5)
