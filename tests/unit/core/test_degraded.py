from datetime import UTC, datetime

from souvenance.core.degraded import by_cause, by_day
from souvenance.types import Trace


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


def test_days_are_those_of_the_person_and_quiet_ones_are_told_too() -> None:
    said = [at(2026, 3, 1, 22, 30), at(2026, 3, 1, 23, 30, missing=("late",)), at(2026, 3, 4, 12, 0)]
    days = by_day(said, "Europe/Paris")
    assert [(one.day.isoformat(), one.turns, one.degraded) for one in days] == [
        ("2026-03-01", 1, 0), ("2026-03-02", 1, 1), ("2026-03-03", 0, 0), ("2026-03-04", 1, 0),
    ]  # fmt: skip


def test_earlier_days_are_added_where_there_are_few() -> None:
    days = by_day([at(2026, 3, 4, 12, 0)], "UTC", least=3)
    assert [(one.day.day, one.turns) for one in days] == [(2, 0), (3, 0), (4, 1)]


def test_no_traces_are_no_days() -> None:
    assert by_day([], "Europe/Paris", least=14) == ()


def at(*moment: int, missing: tuple[str, ...] = ()) -> Trace:
    return Trace(
        id="tr_1", scope="sc_1", session="s", seq=1, seats=(), left_out={}, missing=missing, took_ms=1.0, author="p_1",
        audience="adult", created_at=datetime(*moment, tzinfo=UTC),
    )  # fmt: skip
