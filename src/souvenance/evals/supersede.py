"""`eval supersede`: is what became out of date replaced, and nothing else, with no model at all."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from souvenance.core.supersede import Relation, claims, relation
from souvenance.evals import bench
from souvenance.evals.bench import Bound, bench_object, grouped, intervals, share
from souvenance.evals.formats import Pair, read_filled_pairs

NAMES = ("precision", "recall", "wrong", "confirms_right")
LOWER_IS_BETTER = frozenset({"wrong"})  # for these ``--min`` states the most
STANDS = frozenset({"additive", "distinct", "unrelated"})  # labels of pairs in which both texts go on holding


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One pair and what the product makes of it."""

    pair: Pair
    found: Relation

    @property
    def replaced(self) -> bool:
        """Whether the later text would put the earlier one out of date."""
        return self.found.kind == "supersedes"

    @property
    def right(self) -> bool:
        """Whether that is what the label wants."""
        if self.pair.label == "confirms":
            return self.found.kind == "confirms"
        return self.replaced == (self.pair.label == "supersedes")


def measure(paths: Sequence[Path], *, seed: int = 0) -> tuple[dict[str, Any], list[Judged]]:
    """Judge every pair; the bench object, and what was found for each."""
    started = time.perf_counter()
    pairs, excluded = read_filled_pairs(paths)
    rows = [judge(pair) for pair in pairs]
    arms = {"shipped": _arm(rows, seed)} if rows else {}
    took_s = time.perf_counter() - started
    return bench_object("supersede", paths, len(rows), arms, excluded=excluded, seed=seed, took_s=took_s), rows


def judge(pair: Pair) -> Judged:
    """Judge one pair from its texts alone; who said them is not known here."""
    return Judged(pair=pair, found=relation(claims(pair.a, pair.language), claims(pair.b, pair.language)))


def _arm(rows: Sequence[Judged], seed: int) -> dict[str, Any]:
    counted = {
        "precision": [float(row.right) for row in rows if row.replaced],
        "recall": [float(row.replaced) for row in rows if row.pair.label == "supersedes"],
        "wrong": [float(row.replaced) for row in rows if row.pair.label in STANDS],
    }
    return {
        **_shares(rows),
        "interval": intervals(counted, seed),
        "by_category": grouped(rows, lambda row: row.pair.cause or row.pair.label, _shares),
        "by_label": grouped(rows, lambda row: row.pair.label, _shares),
        "by_language": grouped(rows, lambda row: row.pair.language, _shares),
    }


def _shares(rows: Sequence[Judged]) -> dict[str, Any]:
    replaced = [row for row in rows if row.replaced]
    outdated = [row.replaced for row in rows if row.pair.label == "supersedes"]
    standing = [row.replaced for row in rows if row.pair.label in STANDS]
    repeated = [row.right for row in rows if row.pair.label == "confirms"]
    return {
        "n": len(rows),
        "n_supersedes": len(outdated),
        "n_standing": len(standing),
        "precision": share([row.right for row in replaced]),
        "recall": share(outdated),
        "wrong": share(standing),
        "confirms_right": share(repeated),
        "disputed": sum(row.found.kind == "disputed" for row in rows),
    }


def missed(result: Mapping[str, Any], bounds: Sequence[Bound]) -> list[str]:
    """Which bounds the shipped arm missed: ``wrong`` must not exceed its own."""
    return bench.missed(result, bounds, LOWER_IS_BETTER, told=partial(bench.sentence, case="pair"))
