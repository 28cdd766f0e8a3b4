"""What the index keeps in memory."""

from datetime import UTC, datetime

import pytest

from souvenance.core.identity import content_hash
from souvenance.core.units import IndexRow, row_of
from souvenance.index import sqlite
from souvenance.index.sqlite import SqliteIndex
from souvenance.types import Turn

AT = datetime(2026, 3, 1, tzinfo=UTC)


def _rows(n: int) -> list[IndexRow]:
    turns = [
        Turn(
            id=f"t{i}", scope="", session="s", seq=i, at=AT, utc_offset_min=0, role="user", speaker="Ana", text=f"heron {i}",
            language="en", origin="user", author="p", audience="adult", revision=1,
            content_hash=content_hash("user", "Ana", AT, f"heron {i}"), created_at=AT,
        )
        for i in range(1, n + 1)
    ]  # fmt: skip
    return [row_of(turn, turn.seq) for turn in turns]


def test_scopes_used_longest_ago_leave_memory_first_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "ROWS_HELD", 25)
    index = SqliteIndex(None, {})
    for scope in ("a", "b", "c", "d"):
        index.put(scope, _rows(10), 10, 1)
        assert index.columns(scope, None).n == 10
        index.columns("a", None)
    held = [scope for scope, _ in index._loaded]
    assert held[-1] == "a"
    assert "b" not in held
    assert index.columns("b", None).n == 10


def test_one_scope_larger_than_the_bound_is_served_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "ROWS_HELD", 5)
    index = SqliteIndex(None, {})
    index.put("a", _rows(30), 30, 1)
    assert index.columns("a", None) is index.columns("a", None)
    assert index.columns("a", None).n == 30
