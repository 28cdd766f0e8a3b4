"""What every bench shares: the object it gives, its groups and intervals, and the bounds that are stated for its metrics."""

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import souvenance
from souvenance.errors import InputError
from souvenance.evals.metrics import interval

Bound = tuple[str, float]  # a metric and what it must reach, or must not exceed
Row = TypeVar("Row")


def bench_object(
    bench: str,
    paths: Iterable[Path | str],
    n: int,
    arms: Mapping[str, Any],
    *,
    excluded: Mapping[str, int] | None = None,
    seed: int,
    took_s: float,
    **more: Any,
) -> dict[str, Any]:
    """The JSON of a bench, which other programs read.

    Args:
        bench: its name.
        paths: what was measured.
        n: how many cases there were.
        arms: metrics by arm, that which ships is ``shipped``; none where there was no case.
        excluded: how many cases were left out, by reason.
        seed: of what was drawn.
        took_s: seconds.
        more: what this bench alone has to say.
    """
    return {
        "bench": bench,
        "data": [str(path) for path in paths],
        "n": n,
        "arms": dict(arms),
        "excluded": dict(excluded or {}),
        "seed": seed,
        **more,
        "version": souvenance.__version__,
        "took_s": round(took_s, 2),
    }


def grouped(rows: Iterable[Row], key: Callable[[Row], str], means: Callable[[list[Row]], Any]) -> dict[str, Any]:
    """The ``means`` of the rows of each key, in order of the keys."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return {name: means(group) for name, group in sorted(groups.items())}


def intervals(values: Mapping[str, Sequence[float]], seed: int) -> dict[str, tuple[float, float]]:
    """The 95 % interval of each metric that was measured at all."""
    return {name: interval(found, seed) for name, found in values.items() if found}


def share(values: Collection[bool | float]) -> float | None:
    """None where there is no value: a share of nothing is no zero."""
    return sum(values) / len(values) if values else None


def bounds(given: Iterable[str] | None, names: Sequence[str], *, option: str = "--min ") -> list[Bound]:
    """Read bounds as they are stated ("mrr=0.8") for metrics of these names. Raises InputError."""
    return [_bound(stated, names, option) for stated in given or ()]


def _bound(stated: str, names: Sequence[str], option: str) -> Bound:
    name, _, value = stated.partition("=")
    if name not in names:
        which = f"none of {', '.join(names)}" if len(names) > 1 else f"not {names[0]}"
        raise InputError(f"{option}{stated!r}: {name!r} is {which}")
    try:
        wanted = float(value)
    except ValueError as exc:
        raise InputError(f"{option}{stated!r}: expected METRIC=NUMBER") from exc
    if not math.isfinite(wanted):  # nothing is below it, or everything: it would hold of whatever was measured
        raise InputError(f"{option}{stated!r}: {value} is no bound, expected METRIC=NUMBER")
    return name, wanted


def sentence(name: str, reached: float | None, wanted: float, most: str, *, case: str = "case") -> str:
    """How a missed bound is told; ``most`` is "at most " or nothing."""
    if reached is None:
        return f"{name} was not measured: no {case} of its kind"
    return f"{name} is {reached:.3f}, wanted {most}{wanted:.3f}"


def missed(
    result: Mapping[str, Any],
    bounds: Iterable[Bound],
    at_most: Collection[str] = frozenset(),
    *,
    told: Callable[[str, float | None, float, str], str] = sentence,
) -> list[str]:
    """Which bounds the shipped arm missed, a sentence each; a metric that was not measured, or is no number, misses any.

    Args:
        result: a bench object.
        bounds: as ``bounds`` read them.
        at_most: metrics for which less is better: their bound is the most.
        told: makes the sentence.
    """
    shipped = result["arms"].get("shipped", {})
    sentences = []
    for name, wanted in bounds:
        reached, most = shipped.get(name), name in at_most
        if reached is None or not (reached <= wanted if most else reached >= wanted):
            sentences.append(told(name, reached, wanted, "at most " if most else ""))
    return sentences
