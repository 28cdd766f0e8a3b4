"""New thoughts and copies told apart, by thresholds read off the cases beside this file."""

import importlib.util
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.positions import accepts, common_run, copied_share, in_context, normalised
from souvenance.thresholds import CHARACTER_COPY_SHARE, SELF_CITATION_CHARS
from souvenance.types import Position

NOW = datetime(2026, 2, 11, tzinfo=UTC)
_spec = importlib.util.spec_from_file_location("position_cases", Path(__file__).with_name("position_cases.py"))
assert _spec is not None
assert _spec.loader is not None
cases = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(cases)
BECAUSE = "Lise told what happened to her brother."


@pytest.mark.parametrize(("line", "position"), cases.COPIES)
def test_a_copy_of_the_character_is_refused(line: str, position: str) -> None:
    accepted, rule, why = accepts(position, BECAUSE, ["She has a dog.", line])
    assert (accepted, rule) == (False, "copy of the character")
    assert line in why


@pytest.mark.parametrize(("line", "position"), cases.THOUGHTS)
def test_a_thought_on_the_same_subject_is_accepted(line: str, position: str) -> None:
    assert accepts(position, BECAUSE, [line])[:2] == (True, "accepted")


@pytest.mark.parametrize(("position", "cites", "tells"), cases.CITED)
def test_a_justification_that_cites_the_position_is_none(position: str, cites: str, tells: str) -> None:
    assert accepts(position, cites, [])[:2] == (False, "self-citation")
    assert accepts(position, tells, [])[0]


def test_the_thresholds_lie_between_what_they_part() -> None:
    share = [copied_share(normalised(position), normalised(line)) for line, position in cases.COPIES]
    other = [copied_share(normalised(position), normalised(line)) for line, position in cases.THOUGHTS]
    assert max(other) + 0.1 < CHARACTER_COPY_SHARE < min(share) - 0.1
    runs = [common_run(normalised(p), normalised(cites)) for p, cites, _ in cases.CITED]
    honest = [common_run(normalised(p), normalised(tells)) for p, _, tells in cases.CITED]
    assert max(honest) < SELF_CITATION_CHARS <= min(runs)


@pytest.mark.parametrize(
    ("position", "justification", "rule"), [("", "x", "empty"), ("…!", "x", "empty"), ("Cats choose.", " ", "no justification")]
)
def test_what_says_nothing_is_refused(position: str, justification: str, rule: str) -> None:
    assert accepts(position, justification, [])[:2] == (False, rule)


def test_accents_case_and_signs_make_no_difference() -> None:
    assert (
        accepts("LA MER REND TOUT CE QU’ELLE PREND !", BECAUSE, ["la mer rend tout ce qu'elle prend"])[1]
        == "copy of the character"
    )
    assert accepts("大海会归还它带走的一切。", BECAUSE, ["米拉相信大海会归还它带走的一切。"])[1] == "copy of the character"


@given(st.text("ab ", max_size=40), st.text("ab ", max_size=40))
def test_the_common_run_is_the_longest(a: str, b: str) -> None:
    n = common_run(a, b)
    assert n == common_run(b, a)
    subs = {a[i:j] for i in range(len(a)) for j in range(i + 1, len(a) + 1)}
    assert n == max((len(s) for s in subs if s in b), default=0)


def test_a_megabyte_takes_no_time() -> None:
    started = time.perf_counter()
    for text in ("a" * 1_000_000, "ab " * 400_000, "周末" * 500_000):
        accepts(text, text, [text, "x"])
    assert time.perf_counter() - started < 10


def held(number: int, days_ago: float) -> Position:
    at = NOW - timedelta(days=days_ago)
    return Position(
        id=f"po_{number}", scope="sc", character="Mira", subject=f"subject {number}", text="x", justification="y", sources=("t_1",),
        anchored_at=at, origin="user", author="p", audience="adult", created_at=at,
    )  # fmt: skip


def test_the_latest_positions_have_the_room_and_stand_in_the_order_in_which_they_were_taken() -> None:
    every = [held(n, 30 - n) for n in range(10)]
    assert [one.id for one in in_context(every, NOW, 30, lambda _: 10)] == ["po_7", "po_8", "po_9"]
    assert in_context(every, NOW, 9, lambda _: 10) == []
    assert in_context(every, NOW, 1_000, lambda _: 10) == every


def test_a_long_position_yields_to_short_ones_behind_it() -> None:
    every = [held(1, 3), held(2, 2), held(3, 1)]
    assert [one.id for one in in_context(every, NOW, 20, lambda one: 50 if one.id == "po_3" else 10)] == ["po_1", "po_2"]


def test_a_position_that_was_not_justified_again_fades_as_a_memory_does() -> None:
    assert [one.id for one in in_context([held(1, 700), held(2, 400)], NOW, 100, lambda _: 1)] == ["po_2"]
