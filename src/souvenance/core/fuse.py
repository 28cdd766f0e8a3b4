"""From the evidence of one scope to one score a row: words, dates, meaning, and what stands around.

Each piece of evidence becomes standard deviations above the scope's mean for this question, then a weighted mean. Sums of
z-scores beat reciprocal rank fusion clearly here (docs/log.md): a rank forgets by how much the first was better.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from souvenance.core.analyse import Analysis, Group
from souvenance.core.columns import Columns
from souvenance.core.postings import Postings, Rows, Scores
from souvenance.thresholds import AROUND, K1, B, Weights
from souvenance.types import Because


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """(n,) arrays, one value a row; None where there was nothing to measure. Names as in ``Weights``, but for the masses."""

    words: Scores | None = None
    words_around: Scores | None = None
    words_of_session: Scores | None = None
    coverage: Scores | None = None  # 0–1
    dates: Scores | None = None
    meaning: Scores | None = None  # cosine
    meaning_around: Scores | None = None
    meaning_of_session: Scores | None = None
    mean_of_session: Scores | None = None
    asks: Scores | None = None  # 0-1
    own_mass: Scores | None = None  # summed rarity (idf) of the question's certain words in the row itself
    near_mass: Scores | None = None  # the same in the row or next to it
    mass: float = 0.0  # of all its certain words


KINDS: Mapping[str, Because] = {
    "words": "words", "coverage": "words", "dates": "date", "meaning": "meaning",
    "words_around": "context", "words_of_session": "context",
    "meaning_around": "context", "meaning_of_session": "context", "mean_of_session": "context",
    "asks": "context",
}  # fmt: skip


MOST_STANDING = 3.0  # standard deviations that words may stand in for a vector that is not there yet
FEW_ROWS = 5
DENSE_ROWS = 20_000  # up to here whole arrays are added: cheaper than to sort out which rows a word touches

# Evidence that is 0 where there is none. A cosine is never 0, and how low it is without any likeness depends on the model.
COUNTED = frozenset({"words", "words_around", "words_of_session", "coverage", "dates"})


def gather(columns: Columns, asked: Analysis, cosines: Scores | None) -> Evidence:
    """Measure everything that speaks for each row.

    Args:
        columns: one scope.
        asked: the question, analysed in every language of the scope.
        cosines: (n,) of each row with the question, NaN where a row has no vector yet; None without vectors.
    """
    pieces: dict[str, Scores] = {}
    mass = 0.0
    groups = asked.groups or tuple((stop,) for stop in asked.stops)
    if groups:
        found, mass = _words(columns, groups, columns.words if asked.groups else columns.others, asked.doubtful)
        pieces |= found
    if asked.dates:
        pieces["dates"] = _dates(columns, asked.dates)
    if cosines is not None and not np.isnan(cosines).all():
        pieces |= _meaning(columns, _stood_in(cosines, pieces.get("words_around")))
    if pieces:  # alone it would rank turns that have nothing to do with the question
        pieces["asks"] = columns.asks
    return Evidence(**pieces, mass=mass)


def _stood_in(cosines: Scores, words: Scores | None) -> Scores:
    """The cosines, and for rows without a vector what their words let expect: as far above the mean, as far as is usual.

    With the mean alone, a new turn that holds the very word asked for lost to unrelated ones that happened to have vectors.
    """
    missing = np.isnan(cosines)
    if not missing.any():
        return cosines
    mean, spread = np.nanmean(cosines), np.nanstd(cosines)
    standing = np.zeros(len(cosines))
    if words is not None and (of_words := float(words.std())) > 0:
        standing = np.clip((words - words.mean()) / of_words, 0.0, MOST_STANDING)
    return np.where(missing, mean + spread * standing, cosines).astype(np.float32)


def weigh(evidence: Evidence, weights: Weights) -> dict[str, Scores]:
    """Each piece of evidence as (n,) weighted z-scores, whose sum is the score; what is the same for all rows says nothing."""
    total = sum(abs(getattr(weights, field.name)) for field in fields(weights))
    parts = {}
    for field in fields(weights):
        values, weight = getattr(evidence, field.name), getattr(weights, field.name)
        if values is None or not len(values) or not weight:
            continue
        if field.name == "asks":
            weight *= len(values) / (len(values) + FEW_ROWS)  # of a few turns, whose share of questions says little
        mean, spread = _distribution(values, with_nothing=field.name in COUNTED)
        if spread > 1e-6:  # noqa: PLR2004 - a sum of equal float32 is not exactly flat
            parts[field.name] = (values - np.float32(mean)) * np.float32(weight / total / spread)
    return parts


def _distribution(values: Scores, *, with_nothing: bool) -> tuple[float, float]:
    """Mean and standard deviation; with one more row that has nothing, so that a scope of one turn can be found too."""
    n, total = len(values) + with_nothing, float(values.sum(dtype=np.float64))
    mean = total / n
    squares = float(np.square(values - np.float32(mean)).sum(dtype=np.float64)) + with_nothing * mean * mean
    return mean, math.sqrt(squares / n)


def score(evidence: Evidence, weights: Weights, n: int) -> Scores:
    """(n,) scores: the weighted mean, over all evidence, of standard deviations above the scope's average row."""
    total = np.zeros(n, np.float32)
    for part in weigh(evidence, weights).values():
        total += part
    return total


def best(scores: Scores, k: int) -> npt.NDArray[np.intp]:
    """The k best rows, best first, ties by order of arrival."""
    if k < len(scores):
        edge = np.partition(scores, len(scores) - k)[len(scores) - k]
        candidates = np.flatnonzero(scores >= edge)
    else:
        candidates = np.arange(len(scores))
    return candidates[np.argsort(-scores[candidates], kind="stable")][:k]


def best_sessions(columns: Columns, scores: Scores) -> list[tuple[int, float]]:
    """(number, score) of each session that has rows, best first: a session is as good as its best row; ties by number."""
    tops = _over_session(columns, scores, np.maximum, -np.inf)
    order = np.argsort(-tops, kind="stable")
    return [(int(number), float(tops[number])) for number in order if np.isfinite(tops[number])]


def found_at_all(evidence: Evidence, weights: Weights, n: int) -> npt.NDArray[np.bool_]:
    """(n,) whether anything that counts speaks for a row: a word, a date, or a vector to compare with."""
    found = np.zeros(n, bool)
    by_meaning = evidence.meaning is not None and (weights.meaning or weights.meaning_around)
    for values in (evidence.words_around, evidence.dates):
        if values is not None:
            found |= values > 0
    return np.ones(n, bool) if by_meaning else found


def literal(evidence: Evidence, rows: Sequence[int] | npt.NDArray[np.intp]) -> list[bool]:
    """Whether each row holds every word of the question itself, or a date that it names."""
    whole = np.zeros(len(rows), bool)
    if evidence.own_mass is not None and evidence.mass:
        whole |= evidence.own_mass[rows] > evidence.mass - 1e-3  # sums of float32
    if evidence.dates is not None:
        whole |= evidence.dates[rows] > 0
    return [bool(one) for one in whole]


def because(parts: Mapping[str, Scores], rows: Sequence[int] | npt.NDArray[np.intp]) -> list[tuple[Because, ...]]:
    """Which evidence carried each row, strongest first; what spoke against it is left out."""
    if not parts:
        return [() for _ in rows]
    names = list(parts)
    shares = np.stack([parts[name][rows] for name in names], axis=1).tolist()
    reasons = []
    for share in shares:
        sums: dict[Because, float] = {}
        own_words = dict(zip(names, share, strict=True)).get("words", 0.0) > 0
        for name, value in zip(names, share, strict=True):
            kind = "context" if name == "coverage" and not own_words else KINDS[name]  # the words may be a neighbour's
            sums[kind] = sums.get(kind, 0.0) + value
        reasons.append(tuple(sorted((kind for kind in sums if sums[kind] > 0), key=lambda kind: (-sums[kind], kind))))
    return reasons


def cosines(rows: Scores, vector: Scores) -> Scores:
    """(n, d) rows and (d,) vector, all of length 1 -> (n,).

    Not ``rows @ vector``: the threads of a BLAS spin while they wait for each other, and where many ask at once they burned a
    quarter of the processor. In one thread it takes 0.2 ms longer for 10,000 rows, and a fifth of the time on a busy machine.
    """
    found: Scores = np.einsum("nd,d->n", rows, vector)
    return found


def row_cosines(columns: Columns, by_window: Scores) -> Scores:
    """(w,) cosines of windows -> (n,) of rows: a row is as near as its nearest window, NaN without any."""
    rows = np.full(columns.n, np.nan, np.float32)
    if columns.vectors is None or not len(by_window):
        return rows
    first = columns.vectors.first
    rows[columns.vectors.owner[first]] = np.maximum.reduceat(by_window, first)
    return rows


def rescored(columns: Columns, guessed: Scores, numbers: npt.NDArray[np.int64], cosines: Scores) -> Scores:
    """Exact cosines where they were read, and for all other rows a guess on the same scale.

    Args:
        guessed: (n,) any score that grows with the cosine, NaN without a vector.
        numbers, cosines: (w,) row number and cosine of each window that was read.
    """
    rows = np.searchsorted(columns.numbers, numbers)
    exact = np.full(columns.n, -np.inf, np.float32)
    np.maximum.at(exact, rows, cosines)
    known = np.flatnonzero(np.isfinite(exact))
    if len(known) < 2:  # noqa: PLR2004 - no line goes through fewer
        return guessed
    flat = np.ptp(guessed[known]) == 0  # one guess for all of them: no line goes through it either
    slope, offset = (0.0, exact[known].min()) if flat else np.polyfit(guessed[known], exact[known], 1)
    # No guess may pass the least of what was read: those rows were chosen as the nearest.
    out = np.minimum(guessed * np.float32(slope) + np.float32(offset), exact[known].min())
    out[known] = exact[known]
    rescored_all: Scores = out.astype(np.float32)
    return rescored_all


def idf(n: int, df: int) -> float:
    """Inverse document frequency, above 0 also for a term that every document holds. Source: Lucene's BM25."""
    return float(np.log1p((n - df + 0.5) / (df + 0.5)))


def _words(
    columns: Columns, groups: tuple[Group, ...], postings: Postings, doubtful: frozenset[Group]
) -> tuple[dict[str, Scores], float]:
    """The evidence of words, and the summed rarity of those that are certain."""
    n, sessions = columns.n, columns.n_sessions
    norm = _length_norm(columns.lengths)
    session_norm = _length_norm(np.bincount(columns.sessions, columns.lengths, sessions).astype(np.float32))
    words, around, coverage, own_mass, near_mass = (np.zeros(n, np.float32) for _ in range(5))
    of_session = np.zeros(sessions, np.float32)
    mass = certain_mass = 0.0
    near = np.zeros(n + 1, np.float32)  # one more than rows: where neighbours that do not exist write
    for group in groups:
        rows, counts = _united(postings, group)
        rarity = idf(n, len(rows))
        mass += rarity
        certain = group not in doubtful
        certain_mass += rarity * certain
        if not len(rows):
            continue
        found = counts * np.float32(rarity * (K1 + 1)) / (counts + norm[rows])
        words[rows] += found
        if certain:
            own_mass[rows] += np.float32(rarity)
        near[rows] = found
        beside = columns.around[:, rows]
        for place, worth in enumerate(AROUND):
            np.maximum.at(near, beside[place], found * np.float32(worth))
        near[n] = 0.0
        if n > DENSE_ROWS and 5 * len(rows) < n:  # a rare word of a large scope: touch only where it is
            where = np.unique(np.append(beside, rows))
            where = where[where < n]
            around[where] += near[where]
            coverage[where] += np.float32(rarity)
            if certain:
                near_mass[where] += np.float32(rarity)
            near[where] = 0.0
        else:
            around += near[:n]
            here = (near[:n] > 0) * np.float32(rarity)
            coverage += here
            if certain:
                near_mass += here
            near.fill(0.0)
        held = np.bincount(columns.sessions[rows], counts, sessions).astype(np.float32)
        of_session += held * np.float32(idf(sessions, int((held > 0).sum())) * (K1 + 1)) / (held + session_norm)
    return {
        "words": words,
        "words_around": around,
        "words_of_session": of_session[columns.sessions],
        "coverage": coverage / np.float32(max(mass, 1e-9)),
        "own_mass": own_mass,
        "near_mass": near_mass,
    }, certain_mass


def _united(postings: Postings, forms: tuple[str, ...]) -> tuple[Rows, Scores]:
    """The rows that hold any form of one word, and the count of the form that each holds most."""
    if len(forms) == 1:
        return postings.of(forms[0])
    found = [postings.of(form) for form in forms]
    rows, place = np.unique(np.concatenate([r for r, _ in found]), return_inverse=True)
    counts = np.zeros(len(rows), np.float32)
    np.maximum.at(counts, place, np.concatenate([c for _, c in found]))
    return rows, counts


def _dates(columns: Columns, dates: tuple[str, ...]) -> Scores:
    scores = np.zeros(columns.n, np.float32)
    for term in dates:
        rows, _ = columns.others.of(term)
        if len(rows):
            scores[rows] += np.float32(idf(columns.n, len(rows)))
    return scores


def _meaning(columns: Columns, cosines: Scores) -> dict[str, Scores]:
    n = columns.n
    padded = np.append(cosines, np.float32(0))
    summed, weight = cosines.copy(), np.ones(n, np.float32)
    for place, worth in enumerate(AROUND):
        beside = columns.around[place]
        summed += padded[beside] * np.float32(worth)
        weight += (beside < n) * np.float32(worth)
    total = np.bincount(columns.sessions, cosines, columns.n_sessions)
    size = np.maximum(np.bincount(columns.sessions, minlength=columns.n_sessions), 1)
    return {
        "meaning": cosines,
        "meaning_around": summed / weight,
        "meaning_of_session": _over_session(columns, cosines, np.maximum, -1.0)[columns.sessions],
        "mean_of_session": (total / size).astype(np.float32)[columns.sessions],
    }


def _over_session(columns: Columns, values: Scores, combine: np.ufunc, start: float) -> Scores:
    out = np.full(columns.n_sessions, start, np.float32)
    combine.at(out, columns.sessions, values)
    return out


def _length_norm(lengths: Scores) -> Scores:
    """BM25's denominator for the lengths of n documents, without the count."""
    mean = max(float(lengths.mean()), 1.0) if len(lengths) else 1.0
    return (K1 * (1 - B + B * lengths / mean)).astype(np.float32)
