from typing import get_args

import pytest

from souvenance.core.status import MOVES, asked_for, is_legal, must_be_legal
from souvenance.errors import Conflict
from souvenance.types import STATUSES, EventKind


@pytest.mark.parametrize(
    ("what", "before", "after"),
    [
        ("created", None, "active"),
        ("created", None, "superseded"),
        ("archived", "active", "archived"),
        ("revived", "archived", "active"),
        ("compressed", "active", "compressed"),
        ("expired", "archived", "expired"),
        ("forgotten", "superseded", "forgotten"),
        ("undone", "compressed", "active"),
        ("pinned", "active", "active"),
    ],
)
def test_what_may_happen(what: EventKind, before: str, after: str) -> None:
    must_be_legal("m_1", what, before, after)


@pytest.mark.parametrize(
    ("what", "before", "after"),
    [
        ("created", "active", "active"),
        ("merged", None, "active"),
        ("archived", "superseded", "archived"),
        ("revived", "forgotten", "active"),
        ("revived", "active", "active"),
        ("superseded", "archived", "superseded"),
        ("pinned", "archived", "active"),
        ("archived", "active", "expired"),
        ("expired", "compressed", "expired"),
    ],
)
def test_what_may_not_raises_and_names_the_memory(what: EventKind, before: str, after: str) -> None:
    with pytest.raises(Conflict, match="m_1"):
        must_be_legal("m_1", what, before, after)


def test_only_an_undo_or_a_revival_brings_anything_back_to_active() -> None:
    back = {what for what in get_args(EventKind) for was in STATUSES if was != "active" and is_legal(what, was, "active")}
    assert back == {"revived", "undone"}


def test_every_status_but_quarantine_can_be_reached_and_left() -> None:
    reached = {after for what in MOVES for after in STATUSES if what != "undone" and is_legal(what, "active", after)}
    assert reached == set(STATUSES) - {"active", "quarantined"}
    assert all(is_legal("undone", status, "active") for status in STATUSES)


def test_a_list_is_of_what_holds_and_of_another_moment_of_what_held_whatever_became_of_it() -> None:
    assert asked_for(None, then=False) == "active"
    assert asked_for(None, then=True) is None
    for then in (False, True):
        assert asked_for("all", then=then) is None
        assert {asked_for(status, then=then) for status in STATUSES} == {*STATUSES}
