"""The bar of silence holds what it promises, whatever the questions came to."""

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.silence import Calibration, Signs, calibrated, log_odds, quantile, sureness

COSINES = st.floats(-1, 1, width=32)
MASSES = st.floats(0, 3, width=32)


@st.composite
def shown(draw: st.DrawFn, meaning: bool = True) -> Signs:
    k = draw(st.integers(1, 12))

    def values(of: st.SearchStrategy[float]) -> np.ndarray:
        return np.array(draw(st.lists(of, min_size=k, max_size=k)), float)

    cosines = COSINES if meaning else st.just(math.nan)
    return Signs(
        around=values(cosines), unlike_chat=values(cosines), covered=values(MASSES), share=values(st.floats(0, 1)),
        own=values(MASSES), asked=values(MASSES),
    )  # fmt: skip


KINDS = st.fixed_dictionaries({"chat": shown(), "foreign": shown()})
BY_WORDS = st.fixed_dictionaries({"chat": shown(meaning=False), "foreign": shown(meaning=False)})
CHAT = np.eye(3, 4, dtype=np.float32)


@given(st.lists(st.floats(-50, 50), min_size=1, max_size=60), st.floats(0, 0.99))
def test_no_more_than_the_share_lies_above(values: list[float], false_recall: float) -> None:
    bar = quantile(sorted(values), false_recall)
    assert bar in values
    assert sum(value > bar for value in values) <= false_recall * len(values) + 1e-6


@given(KINDS, BY_WORDS, shown(), shown(meaning=False))
def test_a_calibration_reads_back_and_judges_the_same(
    by_kind: dict[str, Signs], by_words: dict[str, Signs], found: Signs, worded: Signs
) -> None:
    made = calibrated(by_kind, by_words, rows=7, chat=CHAT, usual=CHAT[0], made_at="now")
    again = Calibration.unpacked(made.packed())
    for some in (found, worded):
        judged = sureness(some, made)
        assert np.isfinite(judged).all()
        assert (judged == sureness(some, again)).all()
    for values in (*made.nulls.values(), *made.by_words.values()):
        assert list(values) == sorted(values)


@given(KINDS, BY_WORDS, shown(), st.sampled_from(["around", "unlike_chat", "covered", "own"]), st.floats(0.001, 2))
def test_more_evidence_is_never_less_sure(
    by_kind: dict[str, Signs], by_words: dict[str, Signs], found: Signs, name: str, more: float
) -> None:
    made = calibrated(by_kind, by_words, rows=7, chat=CHAT, usual=CHAT[0], made_at="now")
    raised = Signs(**{each: found.of(each) + (more if each == name else 0) for each in Signs.__slots__})
    assert (log_odds(raised, made)[0] >= log_odds(found, made)[0]).all()


@given(st.lists(shown(), min_size=1, max_size=4))
def test_each_hit_is_judged_for_itself(some: list[Signs]) -> None:
    together = sureness(Signs.joined(some), None)
    assert (together == np.concatenate([sureness(each, None) for each in some])).all()
