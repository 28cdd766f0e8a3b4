"""When an exchange is read, and what is read with it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.exchanges import REPLY_WAIT_S, is_due, may_be_hastened, read_as_one, read_at
from souvenance.types import Job, Turn

NOW = datetime(2026, 2, 11, 20, tzinfo=UTC)
LATER = NOW + timedelta(seconds=30)


def job(first: int, last: int, **changed: object) -> Job:
    plain = Job(
        id=f"j_{first}", scope="sc", what="reflect", session="s", first_seq=first, last_seq=last, state="pending", tries=0,
        due_at=LATER, author="p", audience="adult", created_at=NOW,
    )  # fmt: skip
    return replace(plain, **changed)  # type: ignore[arg-type]


def turn(role: str) -> Turn:
    return Turn(
        id="t", scope="sc", session="s", seq=1, role=role, speaker="Ana", text="x", at=NOW, utc_offset_min=0, language="en",  # type: ignore[arg-type]
        content_hash=b"", revision=1, origin="user", author="p", audience="adult", created_at=NOW,
    )  # fmt: skip


def test_what_was_answered_is_read_at_once_and_a_user_s_last_word_waits_for_its_reply() -> None:
    assert read_at([turn("user"), turn("assistant")], NOW) == NOW
    assert read_at([turn("assistant"), turn("user")], NOW) == NOW + timedelta(seconds=REPLY_WAIT_S)
    assert read_at([], NOW) == NOW


@pytest.mark.parametrize(
    ("changed", "at_once", "due"),
    [
        ({}, False, False),
        ({}, True, True),
        ({"due_at": NOW}, False, True),
        ({"reason": "the ceiling of the day"}, True, False),  # that is no exchange that goes on
        ({"state": "failed", "tries": 1}, True, False),
        ({"state": "running", "tries": 1}, True, False),
        ({"state": "running", "tries": 1, "due_at": NOW}, False, True),  # whoever ran it died
        ({"state": "done", "due_at": NOW}, True, False),
    ],
)
def test_a_job_is_due_when_its_time_has_come_or_when_somebody_asks(
    changed: dict[str, object], at_once: bool, due: bool
) -> None:
    assert is_due(job(1, 1, **changed), NOW, at_once=at_once) is due


def test_a_question_and_its_reply_are_read_as_one_whichever_is_due() -> None:
    question, reply = job(1, 1), job(2, 2, due_at=NOW)
    assert read_as_one(reply, [question, reply], NOW, 20) == [question, reply]
    assert read_as_one(question, [question, reply], NOW, 20) == [question, reply]


@pytest.mark.parametrize(
    "other",
    [
        job(3, 3),  # a gap between them
        job(2, 2, session="t"),
        job(2, 2, scope="sc2"),
        job(2, 2, state="running", due_at=LATER),
        job(2, 2, state="running", due_at=NOW),  # it is taken up by itself
        job(2, 2, state="done"),
        job(2, 2, state="failed", tries=1),  # not yet again
        job(2, 21),  # too much for one reading
    ],
)
def test_what_does_not_belong_to_it_is_left(other: Job) -> None:
    assert read_as_one(job(1, 1), [other], NOW, 20) == [job(1, 1)]


@given(
    lengths=st.lists(st.integers(min_value=1, max_value=9), min_size=1, max_size=12), data=st.data(),
    most=st.integers(min_value=1, max_value=30),
)  # fmt: skip
def test_one_reading_is_one_stretch_within_its_limit(lengths: list[int], data: st.DataObject, most: int) -> None:
    ends = [sum(lengths[: n + 1]) for n in range(len(lengths))]
    jobs = [job(end - n + 1, end) for n, end in zip(lengths, ends, strict=True)]
    chosen = data.draw(st.sampled_from(jobs))
    found = read_as_one(chosen, data.draw(st.permutations(jobs)), NOW, most)
    assert chosen in found
    assert all(one.last_seq + 1 == other.first_seq for one, other in pairwise(found))
    turns = found[-1].last_seq - found[0].first_seq + 1
    assert turns <= most or found == [chosen]
    rest = [one for one in jobs if one not in found]
    assert all(turns + one.last_seq - one.first_seq + 1 > most for one in rest if one.first_seq == found[-1].last_seq + 1)


@pytest.mark.parametrize(
    ("state", "reason", "may"),
    [
        ("failed", "no model", True), ("pending", "the ceiling is reached", True), ("pending", None, False),
        ("running", "no model", False), ("done", None, False),
    ],
)  # fmt: skip
def test_what_failed_or_was_put_off_may_be_asked_for_now(state: str, reason: str | None, may: bool) -> None:
    assert may_be_hastened(job(1, 2, state=state, reason=reason)) == may
