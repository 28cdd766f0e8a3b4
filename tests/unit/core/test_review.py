"""What a person decides on a candidate that was held back."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.decide import Decision
from souvenance.core.review import (
    REFUSED,
    RELEASED,
    UNEXPLAINED,
    decided,
    must_be_no_memory,
    must_wait,
    reconsidered,
    refused,
    refused_before,
    released,
)
from souvenance.errors import Conflict
from souvenance.types import OUTCOMES, Candidate, Judged

CANDIDATE = Candidate(text="We use Postgres.", kind="fact", subject="Lise", language="en", sources=("t_1", "t_2"))
WAITS = Judged(
    id="c_1", scope="sc", job="j_1", candidate=CANDIDATE, verdict="quarantined", rule="burst", why="too many", memory=None,
    origin="assistant+user", author="p_1", audience="adult", created_at=datetime(2026, 2, 11, tzinfo=UTC),
)  # fmt: skip


def decision(outcome: str = "kept", memory: str | None = "m_1") -> Decision:
    return Decision(outcome=outcome, rule="new", why="said, and not known yet", memory=memory)  # type: ignore[arg-type]


def test_one_that_is_let_in_has_the_verdict_of_the_rules_and_says_by_whom() -> None:
    after = released(WAITS, decision("merged"))
    assert (after.verdict, after.rule, after.why, after.memory) == ("merged", RELEASED, "said, and not known yet", "m_1")
    assert replace(after, verdict="quarantined", rule="burst", why="too many", memory=None) == WAITS


def test_one_that_the_rules_refuse_stays_and_the_person_reads_why() -> None:
    settled = Decision(outcome="refused", rule="settled", why="it was forgotten and rests on nothing said since", memory="m_9")
    with pytest.raises(Conflict, match="it was forgotten and rests on nothing said since by memory m_9"):
        released(WAITS, settled)


def test_a_refusal_keeps_the_person_s_reason_or_says_that_there_was_none() -> None:
    assert (refused(WAITS, "not true").verdict, refused(WAITS, "not true").why) == ("refused", "not true")
    assert (refused(WAITS, "").rule, refused(WAITS, "").why) == (REFUSED, UNEXPLAINED)


@pytest.mark.parametrize("verdict", [one for one in OUTCOMES if one != "quarantined"])
def test_what_does_not_wait_is_not_decided_on(verdict: str) -> None:
    settled = replace(WAITS, verdict=verdict)
    for attempt in (must_wait, lambda one: refused(one, ""), lambda one: released(one, decision())):
        with pytest.raises(Conflict, match="does not wait for anybody"):
            attempt(settled)
    must_wait(WAITS)


@given(
    outcome=st.sampled_from(["kept", "merged", "refused by hand"]), why=st.text(max_size=20),
    memory=st.none() | st.sampled_from(["m_1", "m_2"]),
)  # fmt: skip
def test_whatever_is_decided_can_be_taken_back(outcome: str, why: str, memory: str | None) -> None:
    after = refused(WAITS, why) if outcome == "refused by hand" else released(WAITS, decision(outcome, memory))
    was, now = decided(WAITS, after)
    assert was.keys() == now.keys()
    assert reconsidered(after, was) == WAITS
    assert reconsidered(WAITS, now) == after


@pytest.mark.parametrize(
    ("changed", "same"),
    [
        ({}, True),
        ({"sources": ("t_2",)}, True),
        ({"text": "we use  Postgres"}, True),
        ({"sources": ("t_2", "t_3")}, False),  # said again since
        ({"text": "We use MySQL."}, False),
        ({"subject": "Tom"}, False),
    ],
)
def test_the_same_from_the_same_turns_is_not_asked_again(changed: dict[str, object], same: bool) -> None:
    again = replace(CANDIDATE, **changed)  # type: ignore[arg-type]
    assert refused_before(again, [refused(WAITS, "")]) is same
    assert not refused_before(again, [WAITS])  # that one still waits


@given(st.sampled_from(OUTCOMES), st.sampled_from([None, "m_1"]))
def test_only_what_became_no_memory_is_purged_by_itself(verdict: str, memory: str | None) -> None:
    judged = replace(WAITS, verdict=verdict, memory=memory)  # type: ignore[arg-type]
    if verdict in {"quarantined", "refused"}:
        must_be_no_memory(judged)
        return
    with pytest.raises(Conflict, match="memory m_1: purge that one" if memory else "Nothing was purged"):
        must_be_no_memory(judged)
