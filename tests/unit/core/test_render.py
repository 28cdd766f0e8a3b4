from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from souvenance.core.render import line, local_time
from souvenance.types import Turn

AT = datetime(2026, 2, 11, 23, 5, 59, tzinfo=UTC)
TURN = Turn(
    id="t_1", scope="sc", session="s", seq=1, at=AT, utc_offset_min=0, role="user", speaker="Lise", text="Le pain lève.",
    language="fr", origin="user", author="p", audience="adult", revision=1, content_hash=bytes(16), created_at=AT,
)  # fmt: skip


@pytest.mark.parametrize(
    ("offset_min", "shown"),
    [(0, "2026-02-11 23:05"), (60, "2026-02-12 00:05"), (-570, "2026-02-11 13:35"), (345, "2026-02-12 04:50")],
)
def test_a_turn_is_told_by_the_clock_it_was_said_by(offset_min: int, shown: str) -> None:
    turn = replace(TURN, utc_offset_min=offset_min)
    assert line(turn) == f"{shown} Lise: Le pain lève."
    local = local_time(turn)
    assert local == AT
    assert local is not None
    assert local.utcoffset() == timedelta(minutes=offset_min)


def test_a_time_that_nobody_knows_is_left_out() -> None:
    turn = replace(TURN, at=None, utc_offset_min=60)
    assert line(turn) == "Lise: Le pain lève."
    assert local_time(turn) is None


def test_secrets_are_masked() -> None:
    key = "sk-" + "a1" * 12
    assert line(replace(TURN, text=f"garde {key} pour moi")) == "2026-02-11 23:05 Lise: garde [secret] pour moi"


def test_the_turn_itself_is_left_as_it_is() -> None:
    turn = replace(TURN, text="password: hunter2")
    line(turn)
    assert turn.text == "password: hunter2"
