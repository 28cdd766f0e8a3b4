from datetime import UTC, datetime

from souvenance.core.understanding import understood
from souvenance.types import Turn

AT = datetime(2026, 3, 4, 9, tzinfo=UTC)


def turn(n: int, text: str) -> Turn:
    return Turn(
        id=f"t_{n}", scope="sc_1", session="s_1", seq=n, at=AT, utc_offset_min=60, role="user", speaker="Lise", text=text,
        language="en", origin="user", author="p_1", audience="adult", revision=1, content_hash=b"", created_at=AT,
    )  # fmt: skip


def test_an_exchange_is_read_once() -> None:
    turns = (turn(1, "I live in Leith."), turn(2, "I have two goats."))
    assert understood(turns) is understood(tuple(turns))


def test_another_text_under_the_same_ids_is_read_anew() -> None:
    first, second = understood((turn(1, "I live in Leith."),)), understood((turn(1, "I live in Oban."),))
    assert [claim.text for claim in first.made] == ["I live in Leith."]
    assert [claim.text for claim in second.made] == ["I live in Oban."]


def test_a_slip_no_longer_stands_and_a_joke_is_gone() -> None:
    read = understood((turn(1, "I start on Monday. No wait, Tuesday."), turn(2, "I sold my house. Just kidding!")))
    assert [claim.text for claim in read.made] == ["I start on Tuesday."]
    assert "I start on Monday." in [claim.text for claim in read.slips]
    assert ("t_2", 0) in read.gone
