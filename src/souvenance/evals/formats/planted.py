"""The format of the selection bench: memories with questions that each alone answers, and questions that nothing answers."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from souvenance.errors import InputError
from souvenance.evals.formats.strict import check, one_of, read_lines, text_of
from souvenance.types import KINDS, Kind

UNANSWERED = ("foreign", "small_talk", "near")


@dataclass(frozen=True, slots=True, kw_only=True)
class Planted:
    """One memory, and what people ask when it is what they need."""

    id: str
    language: str
    kind: Kind  # any but a rule: those take no seat
    text: str
    story: str | None  # that it belongs to; its questions are asked there
    questions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unanswered:
    """Questions of one kind that no memory answers."""

    id: str
    language: str
    category: str  # one of UNANSWERED
    questions: tuple[str, ...]


def read_planted(path: Path) -> Iterator[Planted | Unanswered]:
    """Lines of a JSONL file. Raises InputError naming file, line and field."""
    return read_lines(path, _line)


def _line(found: Any, where: str) -> Planted | Unanswered:
    check(found, {"id", "language", "questions"}, None, where)
    questions = found["questions"]
    if not isinstance(questions, list) or not questions or not all(isinstance(q, str) and q.strip() for q in questions):
        raise InputError(f"{where}, questions: expected a list of texts, at least one, found {questions!r}")
    if "category" in found:
        check(found, {"id", "language", "questions", "category"}, set(), where)
        one_of(found["category"], UNANSWERED, f"{where}, category")
        return Unanswered(id=found["id"], language=found["language"], category=found["category"], questions=tuple(questions))
    check(found, {"id", "language", "questions", "kind", "text"}, {"story"}, where)
    one_of(found["kind"], tuple(kind for kind in KINDS if kind != "rule"), f"{where}, kind")
    text_of(found, "text", where)
    return Planted(
        id=found["id"], language=found["language"], kind=found["kind"], text=found["text"], story=found.get("story"),
        questions=tuple(questions),
    )  # fmt: skip
