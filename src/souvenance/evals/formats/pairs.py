"""The pairs format: two texts and what they are to each other."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from souvenance.evals.formats.strict import check, one_of, read_lines, text_of

_PAIR = {"id", "language", "a", "b", "label"}
PAIR_LABELS = ("same", "distinct", "supersedes", "additive", "unrelated", "confirms")


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Two texts and what they are to each other; b was said later."""

    id: str
    language: str
    a: str
    b: str
    label: str
    cause: str


def read_pairs(path: Path) -> Iterator[Pair]:
    """Pairs of a JSONL file. Raises InputError naming file, line and field."""
    return read_lines(path, _pair)


def read_filled_pairs(paths: Iterable[Path]) -> tuple[list[Pair], Counter[str]]:
    """The pairs of all files in which both texts say something, and how many were left out, by reason."""
    every = [pair for path in paths for pair in read_pairs(path)]
    filled = [pair for pair in every if pair.a.strip() and pair.b.strip()]
    return filled, +Counter({"pairs with an empty text": len(every) - len(filled)})


def _pair(found: Any, where: str) -> Pair:
    check(found, _PAIR, {"cause"}, where)
    for name in found:
        text_of(found, name, where)
    one_of(found["label"], PAIR_LABELS, f"{where}, label")
    return Pair(**{"cause": "", **found})
