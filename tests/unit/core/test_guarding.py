"""What waits for a guardian, and what passes without one."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.decide import Decision
from souvenance.core.guarding import GUARDIAN, WAITS_ALREADY, says_nothing_new, waiting
from souvenance.types import OUTCOMES, Candidate, Judged, Memory

NOW = datetime(2026, 3, 1, tzinfo=UTC)
CANDIDATE = Candidate(text="J'aime la soupe.", kind="preference", subject="Tom", language="fr", sources=("t_1",))
JUDGED = Judged(
    id="c_1", scope="sc", job=None, candidate=CANDIDATE, verdict="quarantined", rule=GUARDIAN, why="", memory=None,
    origin="user", author="p", audience="child", created_at=NOW,
)  # fmt: skip


def memory(text: str) -> Memory:
    return Memory(
        id="m_1", scope="sc", kind="fact", text=text, subject="Tom", story=None, language="fr", status="active", confidence=1.0,
        importance=5.0, sources=("t_1",), origin="user", author="p", audience="child", created_at=NOW, ranked_at=NOW,
        touched_at=NOW,
    )  # fmt: skip


def decided(outcome: str, memory_id: str | None = "m_1") -> Decision:
    return Decision(outcome=outcome, rule="r", why="w", memory=memory_id)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("said", "outcome", "passes"),
    [
        ("J'aime la soupe", "merged", True),
        ("J’AIME la soupe !", "merged", False),  # other signs: nobody looked at these
        ("J'aime beaucoup la soupe", "merged", False),
        ("J'aime la soupe", "kept", False),
        ("Je n'aime pas la soupe", "refused", True),
    ],
)
def test_only_what_memory_says_already_word_for_word_passes(said: str, outcome: str, passes: bool) -> None:
    assert says_nothing_new(memory(said), decided(outcome), {"m_1": memory("J'aime la soupe.")}) is passes


def test_what_would_join_a_memory_that_is_gone_waits() -> None:
    assert not says_nothing_new(memory("a"), decided("merged"), {})
    assert not says_nothing_new(memory("a"), decided("merged", None), {"m_1": memory("a")})


SAID = st.text("aAé .!«", max_size=4)  # so few that two of them often say the same


@given(SAID, SAID, st.sampled_from(OUTCOMES))
def test_whatever_passes_says_what_stands_there(said: str, stands: str, outcome: str) -> None:
    if says_nothing_new(memory(said), decided(outcome), {"m_1": memory(stands)}) and outcome != "refused":
        strip = " .,;:!?…。！？\"'«»“”()"
        assert " ".join(said.split()).strip(strip).casefold() == " ".join(stands.split()).strip(strip).casefold()


def test_the_same_is_not_asked_twice() -> None:
    assert (waiting(CANDIDATE, []).outcome, waiting(CANDIDATE, []).rule) == ("quarantined", GUARDIAN)
    again = waiting(replace(CANDIDATE, text="J'aime la soupe", sources=("t_9",)), [JUDGED])
    assert (again.outcome, again.rule) == ("refused", WAITS_ALREADY)
    assert waiting(replace(CANDIDATE, subject="Zoé"), [JUDGED]).outcome == "quarantined"
    assert waiting(replace(CANDIDATE, text="J'aime le riz"), [JUDGED]).outcome == "quarantined"
