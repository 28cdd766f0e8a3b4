"""`eval dedup`: are true variants of a statement merged, and look-alikes kept apart."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from souvenance.core.similarity import Comparison, explained, prepared
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals, share
from souvenance.evals.figure import empty_figure, save_figure
from souvenance.evals.formats import Pair, read_filled_pairs
from souvenance.thresholds import SIMILARITY_THRESHOLD

NAMES = ("merged_same", "wrong_merges", "threshold")
LOWER_IS_BETTER = frozenset({"wrong_merges"})  # for these ``--min`` states the most
VARIANTS, LOOKALIKES = frozenset({"same"}), frozenset({"distinct", "supersedes", "additive", "unrelated"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """One pair and what the product makes of it."""

    pair: Pair
    found: Comparison

    @property
    def merged(self) -> bool:
        """Whether the two would become one memory."""
        return self.found.score >= SIMILARITY_THRESHOLD

    @property
    def right(self) -> bool:
        """Whether that is what the label wants."""
        return self.merged == (self.pair.label not in LOOKALIKES)


def measure(paths: Sequence[Path], *, seed: int = 0) -> tuple[dict[str, Any], list[Compared]]:
    """Compare every pair; the bench object, and what was found for each."""
    started = time.perf_counter()
    pairs, excluded = read_filled_pairs(paths)
    rows = [compare(pair) for pair in pairs]
    arms = {"shipped": _arm(rows, seed)} if rows else {}
    took_s = time.perf_counter() - started
    return bench_object("dedup", paths, len(rows), arms, excluded=excluded, seed=seed, took_s=took_s), rows


def compare(pair: Pair) -> Compared:
    """Score one pair as the write path would."""
    return Compared(pair=pair, found=explained(prepared(pair.a, pair.language), prepared(pair.b, pair.language)))


def _arm(rows: Sequence[Compared], seed: int) -> dict[str, Any]:
    merged = {
        name: [float(row.merged) for row in rows if row.pair.label in labels]
        for name, labels in (("merged_same", VARIANTS), ("wrong_merges", LOOKALIKES))
    }
    return {
        **_shares(rows),
        "threshold": SIMILARITY_THRESHOLD,
        "interval": intervals(merged, seed),
        "by_category": grouped(rows, lambda row: row.pair.cause or row.pair.label, _shares),
        "by_language": grouped(rows, lambda row: row.pair.language, _shares),
    }


def _shares(rows: Sequence[Compared]) -> dict[str, Any]:
    variants = [row.merged for row in rows if row.pair.label in VARIANTS]
    lookalikes = [row.merged for row in rows if row.pair.label in LOOKALIKES]
    repeated = [row.merged for row in rows if row.pair.label == "confirms"]
    return {
        "n_same": len(variants),
        "n_distinct": len(lookalikes),
        "merged_same": share(variants),
        "merged_confirms": share(repeated),
        "wrong_merges": share(lookalikes),
    }


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds the shipped arm missed: ``wrong_merges`` must not exceed its own."""
    return bench.missed(result, bounds, LOWER_IS_BETTER, told=partial(bench.sentence, case="pair"))


def plot(rows: Sequence[Compared], path: Path) -> None:
    """Draw how variants and look-alikes are spread over the score, with the threshold. Raises InputError."""
    figure = empty_figure(path)
    axes = figure.subplots()
    for name, labels, colour in (("variants", VARIANTS, "tab:green"), ("look-alikes", LOOKALIKES, "tab:red")):
        scores = [row.found.score for row in rows if row.pair.label in labels]
        if scores:
            share = [1 / len(scores)] * len(scores)
            axes.hist(scores, bins=40, range=(0, 1), weights=share, alpha=0.55, color=colour, label=f"{name} ({len(scores):,})")
    axes.axvline(SIMILARITY_THRESHOLD, color="black", linestyle="--", label=f"threshold {SIMILARITY_THRESHOLD:.2f}")
    axes.set(
        xlabel="score", ylabel="share of the pairs", title="Scores of pairs; what the guards part stays below the threshold"
    )
    axes.legend(loc="upper left")
    save_figure(figure, path)
