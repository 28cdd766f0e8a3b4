import pytest

from souvenance.core.policy import PLAIN, POLICIES, Breadth, breadth
from souvenance.errors import InputError


def test_a_policy_fills_in_what_was_not_asked_for() -> None:
    assert breadth(None) == PLAIN
    assert breadth("broad") == POLICIES["broad"] == Breadth(limit=20, neighbours=2, max_tokens=3_000)
    assert breadth("narrow") == Breadth(limit=1, neighbours=0, max_tokens=None)
    assert breadth("broad", limit=3, neighbours=0) == Breadth(limit=3, neighbours=0, max_tokens=3_000)
    assert breadth("narrow", max_tokens=50) == Breadth(limit=1, neighbours=0, max_tokens=50)
    assert breadth(None, limit=0).limit == 0  # refused later, never replaced


@pytest.mark.parametrize("policy", ["Broad", "", "wide"])
def test_another_policy_is_refused_and_the_known_ones_are_named(policy: str) -> None:
    with pytest.raises(InputError, match="'broad', 'narrow'"):
        breadth(policy)  # type: ignore[arg-type]
