from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.changes import changed, restored

from .memories import memory

TIMES = st.none() | st.datetimes(timezones=st.just(UTC), min_value=datetime(1990, 1, 1), max_value=datetime(2090, 1, 1))  # noqa: DTZ001 - hypothesis wants them so
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "text": st.text(min_size=1), "status": st.sampled_from(["active", "superseded", "forgotten"]), "pinned": st.booleans(),
        "confidence": st.floats(0, 1), "sources": st.lists(st.text(min_size=1)).map(tuple), "expires_at": TIMES,
        "valid_until": TIMES, "superseded_by": st.none() | st.text(min_size=1), "tags": st.lists(st.text()).map(tuple),
    },
)  # fmt: skip


@given(CHANGES)
def test_what_changed_can_be_taken_back(changes: dict[str, object]) -> None:
    before = memory()
    after = memory(**changes)  # type: ignore[arg-type]
    was, _ = changed(before, after)
    assert restored(after, was) == before


def test_only_what_differs_is_kept_and_as_json_has_it() -> None:
    before, after = memory(), memory(expires_at=memory().ranked_at + timedelta(days=1), slots=("home",))
    assert changed(before, after) == ({"expires_at": None}, {"expires_at": "2026-03-05T12:00:00+00:00"})


def test_what_is_no_field_is_passed_over() -> None:
    assert restored(memory(), {"wording": "x", "pinned": True}) == memory(pinned=True)
