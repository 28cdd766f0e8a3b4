"""Retrieval metrics of one question, and how they are averaged: pure, ranks from 1, ties as the search broke them.

Every metric is a share in 0–1. Averages are over questions (micro): a conversation with more questions weighs more.
"""

from collections.abc import Mapping, Sequence

NAMES = (
    "session_recall_at_5",
    "mrr",
    "any_at_5",
    "turn_recall_at_20",
    "turn_hit_at_5",
    "evidence_in_1000_tokens",
    "evidence_in_3000_tokens",
    "all_evidence_in_3000_tokens",
)


def of_ranking(
    evidence: set[str], sessions_of_evidence: set[str], turns: Sequence[str], sessions: Sequence[str]
) -> dict[str, float]:
    """The metrics that read a ranking.

    Args:
        evidence: ids of the turns that answer, at least one.
        sessions_of_evidence: ids of their sessions.
        turns: ids as ranked, best first, at least the first 20.
        sessions: ids of all sessions, best first.
    """
    first = next((rank for rank, session in enumerate(sessions, 1) if session in sessions_of_evidence), None)
    in_five = len(sessions_of_evidence & set(sessions[:5]))
    return {
        "session_recall_at_5": in_five / len(sessions_of_evidence),
        "mrr": 1 / first if first is not None else 0.0,
        "any_at_5": float(in_five > 0),
        "turn_recall_at_20": len(evidence & set(turns[:20])) / len(evidence),
        "turn_hit_at_5": float(bool(evidence & set(turns[:5]))),
    }


def of_budget(evidence: set[str], given: set[str], tokens: int) -> dict[str, float]:
    """The metrics that read what fits in a budget; ``given`` holds hits and neighbours alike."""
    share = len(evidence & given) / len(evidence)
    found = {f"evidence_in_{tokens}_tokens": share}
    return found | ({"all_evidence_in_3000_tokens": float(share == 1)} if tokens == 3000 else {})  # noqa: PLR2004


def mean(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Averages over questions; an empty list has none."""
    return {name: sum(row[name] for row in rows) / len(rows) for name in NAMES} if rows else {}


def interval(values: Sequence[float], seed: int, *, rounds: int = 1_000, level: float = 0.95) -> tuple[float, float]:
    """Percentile bootstrap interval of a mean. Give differences of paired values for a paired one.

    Source: Efron & Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13.
    """
    import numpy as np

    chosen = np.random.default_rng(seed).integers(0, len(values), (rounds, len(values)))
    means = np.sort(np.asarray(values, float)[chosen].mean(axis=1))
    tail = (1 - level) / 2
    return float(np.quantile(means, tail)), float(np.quantile(means, 1 - tail))
