"""How sure a hit is, the bar, and the bytes of a calibration."""

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from souvenance.core.analyse import analyse_query
from souvenance.core.fuse import Evidence, idf
from souvenance.core.silence import (
    Calibration,
    Signs,
    calibrated,
    chat_likeness,
    is_chat,
    log_odds,
    quantile,
    signs,
    sureness,
)
from souvenance.thresholds import SURE_BY_MEANING, SURE_BY_WORDS, UNCALIBRATED_BAR

CHAT = np.array([[1.0, 0.0], [0.6, 0.8]], np.float32)
USUAL = np.array([0.5, 0.25], np.float32)
NONE, NO_CHAT = np.zeros(0, np.float32), np.zeros((0, 0), np.float32)


def shown(*around: float, unlike_chat: Sequence[float] | None = None, **more: float) -> Signs:
    """As many hits as there are cosines."""
    k = len(around)
    values = {"covered": 0.5, "share": 0.5, "own": 0.5, "asked": 1.0} | more
    return Signs(
        around=np.array(around, float),
        unlike_chat=np.array(around if unlike_chat is None else unlike_chat, float),
        **{name: np.full(k, value) for name, value in values.items()},
    )


def calibration(**more: object) -> Calibration:
    nulls = {"chat": (-3.0, -2.0), "foreign": (-1.0, 0.5)}
    values: dict[str, object] = {
        "rows": 100, "nulls": nulls, "by_words": {"chat": (-4.0,), "foreign": (-2.0,)}, "around": (0.5, 0.1),
        "unlike_chat": (0.2, 0.05), "chat": CHAT, "usual": USUAL, "chatting": 0.1,
        "made_at": "2026-02-11T20:05:00+00:00 ab12",
    }  # fmt: skip
    return Calibration(**(values | more))  # type: ignore[arg-type]


# -- signs --------------------------------------------------------------------------------------------------------------


def test_words_are_weighed_in_units_of_the_rarest_word() -> None:
    for n in (12, 5_000):
        rare = np.float32(idf(n, 1))
        evidence = Evidence(
            own_mass=np.array([0, rare], np.float32), near_mass=np.array([rare, 2 * rare], np.float32), mass=2 * float(rare)
        )
        found = signs(evidence, [1, 0], analyse_query("violoncelle Porto", ("fr",)), math.nan, n)
        assert found.own == pytest.approx([math.log(2), 0])
        assert found.covered == pytest.approx([math.log(3), math.log(2)])
        assert found.share == pytest.approx([1.0, 0.5])
        assert found.asked == pytest.approx([math.log(3)] * 2)
        assert np.isnan(found.around).all()


def test_a_question_of_stop_words_shows_nothing_by_its_words() -> None:
    words = np.array([3.0], np.float32)
    found = signs(Evidence(own_mass=words, near_mass=words, mass=3.0), [0], analyse_query("and you?", ("en",)), math.nan, 9)
    assert (found.own[0], found.covered[0], found.share[0], found.asked[0]) == (0, 0, 0, 0)


def test_without_any_evidence_of_words_there_is_none() -> None:
    meaning = np.array([0.9], np.float32)
    found = signs(Evidence(meaning=meaning, meaning_around=meaning), [0], analyse_query("cello", ("en",)), 0.25, 9)
    assert found.around[0] == pytest.approx(0.9)
    assert found.unlike_chat[0] == pytest.approx(0.65)
    assert (found.own[0], found.covered[0], found.share[0]) == (0, 0, 0)


def test_signs_of_no_hit_are_empty() -> None:
    found = signs(Evidence(), [], analyse_query("cello", ("en",)), math.nan, 9)
    assert all(len(found.of(name)) == 0 for name in Signs.__slots__)
    assert len(sureness(found, None)) == 0
    assert len(sureness(found, calibration())) == 0


def test_likeness_to_small_talk_is_that_of_the_nearest() -> None:
    question = np.array([1.0, 0.0], np.float32)
    assert chat_likeness(question, CHAT) == pytest.approx(0.8)
    assert chat_likeness(question, np.vstack([CHAT, CHAT, -CHAT])) == pytest.approx((1 + 1 + 0.6) / 3)
    assert math.isnan(chat_likeness(question, np.zeros((0, 0), np.float32)))


# -- log-odds and the bar -----------------------------------------------------------------------------------------------


def test_with_vectors_cosines_are_read_in_spreads_of_the_null_questions() -> None:
    found, weights = shown(0.7, unlike_chat=[0.3]), SURE_BY_MEANING.weights
    odds, meaning = log_odds(found, calibration())
    assert meaning
    words = weights["covered"] * 0.5 + weights["own"] * 0.5
    assert odds[0] == pytest.approx(SURE_BY_MEANING.bias + 2 * weights["around"] + 2 * weights["unlike_chat"] + words)
    higher, _ = log_odds(shown(0.7, unlike_chat=[0.35]), calibration())
    assert higher[0] > odds[0]


@pytest.mark.parametrize(("cosine", "held"), [(math.nan, calibration()), (0.7, None), (math.nan, None)])
def test_without_vectors_or_calibration_the_words_decide(cosine: float, held: Calibration | None) -> None:
    odds, meaning = log_odds(shown(cosine), held)
    assert not meaning
    weights = SURE_BY_WORDS.weights
    words = weights["covered"] * 0.5 + weights["share"] * 0.5 + weights["own"] * 0.5 + weights["asked"]
    assert odds[0] == pytest.approx(SURE_BY_WORDS.bias + words)


def test_the_bar_is_half_way_between_the_worst_kind_and_the_usual_one() -> None:
    held = calibration()
    assert held.bar(meaning=True) == pytest.approx((0.5 + SURE_BY_MEANING.usual_bar) / 2)
    assert held.bar(meaning=False) == pytest.approx((-2.0 + SURE_BY_WORDS.usual_bar) / 2)
    odds, _ = log_odds(shown(0.7), held)
    assert sureness(shown(0.7), held) == pytest.approx(odds - held.bar(meaning=True))
    by_words, _ = log_odds(shown(math.nan), held)
    assert sureness(shown(math.nan), held) == pytest.approx(by_words - held.bar(meaning=False))


def test_uncalibrated_it_is_strict() -> None:
    odds, _ = log_odds(shown(0.9), None)
    assert sureness(shown(0.9), None) == pytest.approx(odds - UNCALIBRATED_BAR)


@pytest.mark.parametrize(
    ("values", "false_recall", "lowest"),
    [
        (range(100), 0.05, 94), (range(20), 0.05, 18), (range(19), 0.05, 18), ([7], 0.05, 7), ([7], 0.0, 7), (range(10), 0.1, 8),
        (range(10), 0.3, 6),  # 0.3 * 10 is 2.9999999999999996 in some orders of work
    ],
)  # fmt: skip
def test_at_most_the_share_lies_above_the_quantile(values: Sequence[float], false_recall: float, lowest: float) -> None:
    assert quantile(list(values), false_recall) == lowest


# -- making and keeping one ---------------------------------------------------------------------------------------------


def test_a_calibration_holds_the_sorted_log_odds_of_its_questions() -> None:
    by_kind = {"chat": shown(0.2, 0.1), "foreign": shown(0.6)}
    by_words = {"chat": shown(math.nan, math.nan), "foreign": shown(math.nan, covered=2.0)}
    made = calibrated(by_kind, by_words, rows=3, chat=CHAT, usual=USUAL, made_at="now")
    assert made.around == pytest.approx((0.3, np.std([0.2, 0.1, 0.6])))
    assert list(made.nulls["chat"]) == sorted(log_odds(by_kind["chat"], made)[0].tolist())
    assert made.by_words["foreign"] > made.by_words["chat"]
    assert made.bar(meaning=True) >= max(made.nulls["foreign"]) / 2 + SURE_BY_MEANING.usual_bar / 2 - 1e-9


def test_a_shelf_of_one_row_has_a_spread_all_the_same() -> None:
    made = calibrated({"chat": shown(0.4, 0.4)}, {"chat": shown(math.nan)}, rows=1, chat=CHAT, usual=USUAL, made_at="now")
    assert made.around[1] > 0
    assert np.isfinite(made.nulls["chat"]).all()


def test_by_words_alone_there_are_no_nulls_by_meaning() -> None:
    made = calibrated({}, {"chat": shown(math.nan)}, rows=3, chat=NO_CHAT, usual=NONE, made_at="now")
    assert made.nulls == {}
    assert not log_odds(shown(math.nan), made)[1]
    assert np.isfinite(sureness(shown(math.nan), made)).all()


def test_read_again_it_is_the_same() -> None:
    made = calibrated(
        {"chat": shown(0.2, 0.1)},
        {"chat": shown(math.nan)},
        rows=3,
        chat=np.array([[0.1, 0.7]], np.float32),
        usual=np.array([0.3, 0.9], np.float32),
        made_at="now é",
    )
    again = Calibration.unpacked(made.packed())
    assert (again.rows, again.nulls, again.by_words, again.around, again.made_at) == (
        made.rows, made.nulls, made.by_words, made.around, made.made_at,
    )  # fmt: skip
    assert (again.chat == made.chat).all()  # rounded before it judged anything
    assert (again.usual == made.usual).all()
    assert again.chatting == made.chatting
    assert sureness(shown(0.5), again) == pytest.approx(sureness(shown(0.5), made))


_GOOD = calibration().packed()


def test_by_words_alone_it_reads_back_too() -> None:
    made = calibrated({}, {"chat": shown(math.nan)}, rows=3, chat=NO_CHAT, usual=NONE, made_at="now")
    again = Calibration.unpacked(made.packed())
    assert (again.nulls, len(again.chat), len(again.usual), again.chatting) == ({}, 0, 0, -math.inf)


@pytest.mark.parametrize(
    ("unlike_chat", "chat"), [([0.05], True), ([0.1], True), ([0.05, 0.11], False), ([math.nan], False), ([], True)]
)
def test_a_message_is_small_talk_where_nothing_is_nearer_than_small_talk_is(unlike_chat: list[float], chat: bool) -> None:
    assert is_chat(shown(*unlike_chat), calibration()) == chat


def test_without_vectors_no_message_is_known_to_be_small_talk() -> None:
    made = calibrated({}, {"chat": shown(math.nan)}, rows=3, chat=NO_CHAT, usual=NONE, made_at="now")
    assert not is_chat(shown(0.0), made)


@pytest.mark.parametrize(
    "packed",
    [
        b"", b"junk", b"\xff\xfe\n", b"{}\n", b"[1]\n", b"null\n", _GOOD[:-1], _GOOD[:-2], _GOOD.replace(b'"rows"', b'"rws"'),
        _GOOD.replace(b'"nulls"', b'"zeros"'), _GOOD.replace(b"[2, 2]", b'"two"'), _GOOD.replace(b"[0.5, 0.1]", b"[NaN, NaN]"),
        _GOOD.replace(b"[0.5, 0.1]", b"7"),
    ],
)  # fmt: skip
def test_what_is_no_calibration_is_refused(packed: bytes) -> None:
    with pytest.raises(ValueError):
        Calibration.unpacked(packed)


@pytest.mark.parametrize(
    ("made_for", "rows", "stale"),
    [(100, 100, False), (100, 155, False), (100, 156, True), (100, 48, False), (100, 47, True), (1, 6, False), (1, 7, True),
     (4, 0, False), (6, 0, True)],
)  # fmt: skip
def test_it_is_stale_after_growth_by_half(made_for: int, rows: int, stale: bool) -> None:
    assert replace(calibration(), rows=made_for).is_stale(rows) == stale
