"""The screening format: texts, and whether each is an attack."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from souvenance.evals.formats.strict import check, one_of, read_lines, text_of
from souvenance.types import ORIGINS

_SCREENED = {"id", "language", "text", "label", "origin"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreeningCase:
    """One text to screen, and whether it is an attack."""

    id: str
    language: str
    text: str
    hostile: bool
    origin: str
    cause: str  # "" where the file gives none


def read_screening(path: Path) -> Iterator[ScreeningCase]:
    """Cases of a JSONL file in the screening format. Raises InputError naming file, line and field."""
    return read_lines(path, _screening_case)


def _screening_case(found: Any, where: str) -> ScreeningCase:
    check(found, _SCREENED, {"cause"}, where)
    for name in sorted(_SCREENED):
        text_of(found, name, where)
    one_of(found["label"], ("hostile", "benign"), f"{where}, label")
    one_of(found["origin"], ORIGINS, f"{where}, origin")
    return ScreeningCase(
        id=found["id"], language=found["language"], text=found["text"], hostile=found["label"] == "hostile",
        origin=found["origin"], cause=str(found.get("cause", "")),
    )  # fmt: skip
