from datetime import UTC, datetime

import pytest

from souvenance.core.echo import echoes, served_texts
from souvenance.types import Trace, Turn

AT = datetime(2026, 3, 4, tzinfo=UTC)


def turn(text: str, role: str = "assistant") -> Turn:
    return Turn(
        id=f"t_{text}", scope="s", session="s", seq=1, at=AT, utc_offset_min=0, role=role, speaker=role, text=text,  # type: ignore[arg-type]
        language="fr", origin="assistant", author="p", audience="adult", revision=1, content_hash=b"", created_at=AT,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "echo"),
    [
        ("Comme tu dis, « j'aime la voile » : va naviguer.", True),
        ("Tu aimes la voile", False),
        ("J’AIME LA VOILE!", True),
        ("La mer est belle.", False),
    ],
)
def test_a_repetition_is_known_whatever_stands_around_it(said: str, echo: bool) -> None:
    assert bool(echoes([turn(said)], {"m_1": "J'aime la voile"})) is echo


def test_the_user_s_own_repetition_is_none() -> None:
    assert echoes([turn("J'aime la voile", "user")], {"m_1": "J'aime la voile"}) == []


def test_texts_too_short_are_repeated_by_chance() -> None:
    assert echoes([turn("oui oui oui")], {"m_1": "oui"}) == []


def test_what_was_served_comes_from_the_traces() -> None:
    trace = Trace(
        id="tr_1", scope="s", session="s", seq=1, seats=({"id": "m_1", "text": "a"}, {"id": "m_2", "text": "b"}), left_out={},
        missing=(), took_ms=1.0, author="p", audience="adult", created_at=AT,
    )  # fmt: skip
    assert served_texts([trace]) == {"m_1": "a", "m_2": "b"}
