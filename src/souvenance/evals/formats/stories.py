"""The format of the summary bench: stories told in reflections, and the facts that must not be lost."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from souvenance.errors import InputError
from souvenance.evals.formats.strict import check, one_of, read_lines
from souvenance.types import KINDS, Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One fact of a story. A key fact has words by which it is found again."""

    id: str
    text: str  # as a summary says it
    holds: tuple[str, ...]  # all of them stand where the fact is held; empty: no key fact
    kind: Kind
    pinned_at: int | None  # after which reflection a person pins it


@dataclass(frozen=True, slots=True, kw_only=True)
class Reflection:
    """One exchange of a story: what is new in it, and which earlier facts are said again."""

    said: str
    facts: tuple[Fact, ...]
    again: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """One story, told in reflections."""

    id: str
    language: str
    reflections: tuple[Reflection, ...]


def read_stories(path: Path) -> Iterator[Story]:
    """Stories of a JSONL file. Raises InputError naming file, line and field."""
    return read_lines(path, _story)


def _story(found: Any, where: str) -> Story:
    check(found, {"id", "language", "reflections"}, set(), where)
    reflections: list[Reflection] = []
    known: set[str] = set()
    for n, reflection in enumerate(found["reflections"], 1):
        here = f"{where}, reflection {n}"
        check(reflection, {"said", "facts", "again"}, set(), here)
        if unknown := sorted(set(reflection["again"]) - known):
            raise InputError(f"{here}, again: {unknown[0]!r} names no earlier fact")
        facts = tuple(_fact(fact, f"{here}, fact {m}") for m, fact in enumerate(reflection["facts"], 1))
        known |= {fact.id for fact in facts}
        reflections.append(Reflection(said=reflection["said"], facts=facts, again=tuple(reflection["again"])))
    return Story(id=found["id"], language=found["language"], reflections=tuple(reflections))


def _fact(found: Any, where: str) -> Fact:
    check(found, {"id", "text", "holds", "kind", "pinned_at"}, set(), where)
    one_of(found["kind"], KINDS, f"{where}, kind")
    return Fact(
        id=found["id"], text=found["text"], holds=tuple(found["holds"]), kind=found["kind"], pinned_at=found["pinned_at"]
    )
