"""The write format: exchanges, and what may stand in memory after each."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from souvenance.errors import InputError
from souvenance.evals.formats.strict import check, one_of, read_lines, time_of
from souvenance.types import KINDS, ORIGINS, ROLES, Kind, Origin, Role

_EXCHANGE = {"id", "language", "category", "said_at", "turns", "expect"}
_SAID = {"role", "text"}
_SAID_MAY = {"speaker", "origin"}
_EXPECT = {"count", "contains", "absent"}
_EXPECT_MAY = {"kind", "supersedes"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One turn of an exchange of the write format."""

    role: Role
    text: str
    speaker: str | None
    origin: Origin | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """What may stand in memory after an exchange."""

    least: int
    most: int
    contains: tuple[tuple[str, ...], ...]  # for each, one memory holds them all
    absent: tuple[str, ...]  # no memory holds them
    kind: Kind | None  # of the memory that satisfies the first of ``contains``
    supersedes: tuple[int, ...] | None  # places in ``existing``; None: not judged


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """One exchange to remember from, and what is expected of it."""

    id: str
    language: str
    category: str
    said_at: datetime
    turns: tuple[Said, ...]
    existing: tuple[str, ...]
    expect: Expected


def read_exchanges(path: Path) -> Iterator[Exchange]:
    """Exchanges of a JSONL file in the write format. Raises InputError naming file, line and field."""
    return read_lines(path, _exchange)


def _exchange(found: Any, where: str) -> Exchange:
    check(found, _EXCHANGE, {"existing"}, where)
    turns = []
    for n, turn in enumerate(found["turns"], 1):
        check(turn, _SAID, _SAID_MAY, f"{where}, turn {n}")
        one_of(turn["role"], ROLES, f"{where}, turn {n}, role")
        if turn.get("origin") is not None:
            one_of(turn["origin"], ORIGINS, f"{where}, turn {n}, origin")
        turns.append(Said(role=turn["role"], text=turn["text"], speaker=turn.get("speaker"), origin=turn.get("origin")))
    existing = tuple(found.get("existing") or ())
    return Exchange(
        id=found["id"], language=found["language"], category=found["category"], turns=tuple(turns), existing=existing,
        said_at=time_of(found["said_at"], where), expect=_expected(found["expect"], len(existing), f"{where}, expect"),
    )  # fmt: skip


def _expected(found: Any, existing: int, where: str) -> Expected:
    check(found, _EXPECT, _EXPECT_MAY, where)
    if found.get("kind") is not None:
        one_of(found["kind"], KINDS, f"{where}, kind")
    count = found["count"]
    if not (isinstance(count, list) and len(count) == 2 and all(isinstance(n, int) for n in count)):  # noqa: PLR2004
        raise InputError(f"{where}, count: {count!r} is no [least, most]")
    supersedes = found.get("supersedes")
    if supersedes is not None and any(not 0 <= n < existing for n in supersedes):
        raise InputError(f"{where}, supersedes: {supersedes!r} names none of the {existing} existing memories")
    return Expected(
        least=count[0], most=count[1], contains=tuple(tuple(words) for words in found["contains"]),
        absent=tuple(found["absent"]), kind=found.get("kind"),
        supersedes=tuple(supersedes) if supersedes is not None else None,
    )  # fmt: skip
