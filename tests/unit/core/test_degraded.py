from souvenance.core.degraded import by_cause


def test_causes_that_differ_in_their_numbers_are_one_and_a_turn_counts_once() -> None:
    turns = [
        ("vectors: 120 of 800 turns have none yet", "vectors: 3 of 4 turns have none yet"),
        ("vectors: 1,200 of 80.5 turns have none yet", "notes: away"),
        (),
        ("memories: not ready within 0.6 s",),
    ]
    assert list(by_cause(turns).items()) == [
        ("vectors: … of … turns have none yet", 2), ("memories: not ready within … s", 1), ("notes: away", 1),
    ]  # fmt: skip


def test_no_degraded_turn_has_no_cause() -> None:
    assert by_cause([]) == by_cause([()]) == {}
