from souvenance.core.counted import counted


def test_one_is_one_and_the_rest_are_several() -> None:
    assert counted(1, "turn") == "1 turn"
    assert [counted(n, "turn") for n in (0, 2, 1204)] == ["0 turns", "2 turns", "1,204 turns"]
    assert [counted(n, "memory waits", "memories wait") for n in (1, 3)] == ["1 memory waits", "3 memories wait"]
