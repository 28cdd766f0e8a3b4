"""Pairs of statements by kind: what gives way to what is said later, and what stands beside it."""

import pytest

from souvenance.core.supersede import claims, relation, replaces

from . import superseding_once_ruled, superseding_parts, superseding_turns

TABLES = (superseding_once_ruled, superseding_parts, superseding_turns)


def pairs_of(name: str) -> list[tuple[str, str, str, str]]:
    """Of a table of each kind: (language of the old one, of the new one, old, new)."""
    return [
        (before, after, old, new)
        for table in TABLES
        for (before, after, _), pairs in getattr(table, name).items()
        for old, new in pairs
    ]


@pytest.mark.parametrize(("before", "after", "old", "new"), pairs_of("REPLACED"))
def test_what_is_out_of_date_gives_way(before: str, after: str, old: str, new: str) -> None:
    earlier, later = claims(old, before), claims(new, after)
    assert relation(earlier, later).kind == "supersedes"
    assert replaces(earlier, later)


@pytest.mark.parametrize(("before", "after", "old", "new"), pairs_of("STANDS"))
def test_what_is_near_it_leaves_the_old_one_standing(before: str, after: str, old: str, new: str) -> None:
    earlier, later = claims(old, before), claims(new, after)
    assert relation(earlier, later).kind != "supersedes"
    assert not replaces(earlier, later)
