from dataclasses import replace
from datetime import UTC, datetime

import pytest

from souvenance.core.stretches import EARLIEST, LATEST
from souvenance.core.timing import timed
from souvenance.types import Candidate, Turn

SAID = datetime(2026, 3, 3, 20, tzinfo=UTC)


def turn(text: str, at: datetime | None = SAID) -> Turn:
    return Turn(
        id="t", scope="s", session="s", seq=1, at=at, utc_offset_min=60, role="user", speaker="Lise", text=text, language="en",
        origin="user", author="p", audience="adult", revision=1, content_hash=b"", created_at=SAID,
    )  # fmt: skip


def proposed(text: str, **more: object) -> Candidate:
    return Candidate(text=text, kind="promise", subject="Lise", language="en", sources=("t",), **more)  # type: ignore[arg-type]


def test_relative_dates_are_written_out_and_the_end_is_found() -> None:
    found = timed(proposed("I see the dentist tomorrow"), turn("I see the dentist tomorrow"), "Europe/Paris")
    assert found.text == "I see the dentist tomorrow (2026-03-04)"
    assert found.expires_at == datetime(2026, 3, 4, 23, tzinfo=UTC)
    assert timed(found, turn("I see the dentist tomorrow"), "Europe/Paris") == found


def test_the_day_is_that_of_the_speaker_s_zone() -> None:
    late = turn("I see the dentist tomorrow", SAID.replace(hour=23, minute=30))
    assert "2026-03-05" in timed(proposed("I see the dentist tomorrow"), late, "Europe/Paris").text


@pytest.mark.parametrize(
    ("claimed", "stands"), [(datetime(2026, 3, 4, 23, tzinfo=UTC), True), (datetime(2026, 7, 1, tzinfo=UTC), False)]
)
def test_an_end_that_was_proposed_holds_only_if_the_words_name_it(claimed: datetime, stands: bool) -> None:
    found = timed(proposed("I see the dentist", expires_at=claimed), turn("I see the dentist tomorrow"), "Europe/Paris")
    assert (found.expires_at == claimed) is stands


def test_nothing_relative_is_worked_out_where_nobody_knows_when_it_was_said() -> None:
    found = timed(proposed("I see the dentist tomorrow"), turn("I see the dentist tomorrow", None), "Europe/Paris")
    assert (found.text, found.expires_at) == ("I see the dentist tomorrow", None)


def test_a_start_or_an_end_off_the_calendar_is_its_edge() -> None:
    long_ago = proposed("J'habite ici depuis 2025 ans")
    assert timed(replace(long_ago, language="fr"), turn(long_ago.text), "Europe/Paris").valid_from == EARLIEST
    far = proposed("The lease ends in 7973 years")
    assert timed(far, turn(far.text, datetime(2026, 12, 31, 12, tzinfo=UTC)), "UTC").expires_at == LATEST


@pytest.mark.parametrize("edge", [EARLIEST, LATEST])
@pytest.mark.parametrize("tz", ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_an_end_proposed_at_the_edge_of_the_calendar_is_no_day_that_anybody_named(edge: datetime, tz: str) -> None:
    assert timed(proposed("I see the dentist", expires_at=edge), turn("I see the dentist"), tz).expires_at is None
