"""Which words a trace was made for, by the turns of its session alone."""

from dataclasses import replace
from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from souvenance.serving.pages.views.traces import around, asked_of
from souvenance.types import Role, Trace, Turn

AT = datetime(2026, 2, 11, tzinfo=UTC)
TURN = Turn(
    id="t_1", scope="sc", session="s", seq=1, at=AT, utc_offset_min=0, role="user", speaker="Lise", text="Bonsoir",
    language="fr", origin="user", author="p", audience="adult", revision=1, content_hash=bytes(16), created_at=AT,
)  # fmt: skip
TRACE = Trace(
    id="tr_1", scope="sc", session="s", seq=0, seats=(), left_out={}, missing=(), took_ms=1.0, author="p", audience="adult",
    created_at=AT,
)  # fmt: skip


def talk(*roles: Role) -> list[Turn]:
    return [replace(TURN, id=f"t_{seq}", seq=seq, role=role, text=f"{role} {seq}") for seq, role in enumerate(roles, 1)]


def test_the_message_is_written_after_its_context_or_just_before() -> None:
    said = talk("user", "assistant", "user", "assistant")
    assert asked_of(replace(TRACE, seq=2), said) == "user 3"
    assert asked_of(replace(TRACE, seq=3), said) == "user 3"
    assert asked_of(replace(TRACE, seq=4), said) == ""
    assert asked_of(TRACE, ()) == ""


@given(st.lists(st.sampled_from(["user", "assistant", "tool"]), max_size=9), st.integers(0, 12))
def test_it_is_always_among_the_turns_around_and_a_persons(roles: list[Role], seq: int) -> None:
    one, said = replace(TRACE, seq=seq), talk(*roles)
    asked = asked_of(one, said)
    assert asked == "" or asked in {turn.text for turn in around(one, said) if turn.role == "user"}
