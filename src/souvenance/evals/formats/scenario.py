"""The format of the lifecycle bench: turns told day by day, and what is to be known, served and gone at some moments."""

import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from souvenance.core.fold import fold
from souvenance.errors import InputError
from souvenance.evals.formats.strict import check, one_of, read_lines, text_of, time_of
from souvenance.types import ORIGINS, ROLES, NewTurn

_LISTS = ("current", "not_served", "expired", "faded")


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A text that holds all of these, one of those where given, and none of the last; without case and accents."""

    all: tuple[str, ...]
    any: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()

    def __call__(self, text: str) -> bool:
        """Whether a text is meant."""
        said = fold(text)
        holds = all(fold(words) in said for words in self.all)
        return (
            holds and (not self.any or any(fold(w) in said for w in self.any)) and not any(fold(w) in said for w in self.unless)
        )

    @property
    def words(self) -> str:
        """Its words, as somebody asks for it."""
        return " ".join((*self.all, *self.any[:1]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """What is to hold at one moment."""

    at: datetime
    current: tuple[Match, ...]
    not_served: tuple[Match, ...]
    expired: tuple[Match, ...]
    faded: tuple[Match, ...]
    disputed: tuple[tuple[Match, Match], ...]
    repeated: tuple[tuple[Match, int], ...]  # at most so many active memories


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """One turn and the conversation it belongs to."""

    at: datetime
    session: str
    turn: NewTurn


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A story in turns, with its checks, both in order of time."""

    tz: str
    turns: tuple[Said, ...]
    checks: tuple[Check, ...]


def read_scenario(turns: Path, expect: Path) -> Scenario:
    """The turns of a JSONL file and the expectations of a JSON file. Raises InputError naming file and field."""
    said = sorted(read_lines(turns, _said), key=lambda one: one.at)
    try:
        found = json.loads(expect.read_text(encoding="utf-8"))
    except (OSError, ValueError) as exc:
        raise InputError(f"{str(expect)!r} cannot be read as JSON: {exc}") from exc
    check(found, {"tz", "checks"}, set(), str(expect))
    try:
        ZoneInfo(found["tz"])
    except (ZoneInfoNotFoundError, ValueError, TypeError) as exc:
        raise InputError(f"{expect}, tz: {found['tz']!r} is no time zone") from exc
    checks = sorted((_check(one, f"{expect}, check {n}") for n, one in enumerate(found["checks"], 1)), key=lambda one: one.at)
    return Scenario(tz=found["tz"], turns=tuple(said), checks=tuple(checks))


def _said(found: Any, where: str) -> Said:
    check(found, {"at", "session", "speaker", "role", "text"}, {"id", "origin"}, where)
    one_of(found["role"], ROLES, f"{where}, role")
    text_of(found, "text", where)
    if "origin" in found:
        one_of(found["origin"], ORIGINS, f"{where}, origin")
    at = time_of(found["at"], where)
    turn = NewTurn(
        text=found["text"], role=found["role"], speaker=found["speaker"], at=at, id=found.get("id"), origin=found.get("origin")
    )
    return Said(at=at, session=found["session"], turn=turn)


def _check(found: Any, where: str) -> Check:
    check(found, {"at", *_LISTS, "disputed", "repeated"}, set(), where)
    lists = {
        name: tuple(_match(one, f"{where}, {name} {n}") for n, one in enumerate(found[name], 1)) for name in _LISTS
    }  # fmt: skip
    pairs = tuple((_match(one, f"{where}, disputed"), _match(other, f"{where}, disputed")) for one, other in found["disputed"])
    repeated = []
    for one in found["repeated"]:
        check(one, {"any", "max"}, {"why"}, f"{where}, repeated")
        repeated.append((Match(all=(), any=tuple(one["any"])), int(one["max"])))
    return Check(at=time_of(found["at"], where), disputed=pairs, repeated=tuple(repeated), **lists)


def _match(found: Any, where: str) -> Match:
    check(found, {"all"}, {"any", "unless", "why"}, where)
    return Match(all=tuple(found["all"]), any=tuple(found.get("any", ())), unless=tuple(found.get("unless", ())))
