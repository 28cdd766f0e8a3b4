from souvenance.core.confirmation import confirms, reinforced, said_again

from .memories import memory


def test_the_user_saying_it_again_in_another_session_confirms() -> None:
    assert confirms("user", "s2", {"s1"})
    assert confirms("operator", "s2", [])


def test_once_a_session() -> None:
    assert not confirms("user", "s1", {"s1"})


def test_an_echo_is_no_confirmation() -> None:
    for origin in ("assistant", "assistant+user", "tool", "web", "document", "import", "tool+user", ""):
        assert not confirms(origin, "s2", {"s1"})


def test_confidence_grows_by_a_tenth_to_one() -> None:
    assert reinforced(0.7) == 0.8
    assert reinforced(0.95) == reinforced(1.0) == 1.0


def test_what_is_said_again_is_surer_and_was_used() -> None:
    held, later = memory(confidence=0.5, accesses=2), memory("I still live in Lyon", after_days=3)
    surer = said_again(held, later, "s2", {"s1"})
    assert surer is not None
    assert (surer.confidence, surer.touched_at, surer.accesses) == (0.6, later.ranked_at, 3)
    assert (surer.text, surer.ranked_at, surer.status) == (held.text, held.ranked_at, held.status)
    assert said_again(held, later, "s1", {"s1"}) is None
