from souvenance.core.confirmation import confirms, reinforced


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
