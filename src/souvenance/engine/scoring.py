"""One question made ready, and one shelf of the index scored by everything that speaks for its rows."""

from dataclasses import dataclass

import numpy as np

from souvenance.core import fuse
from souvenance.core.analyse import Analysis, analyse_query
from souvenance.core.codes import agreement
from souvenance.core.columns import Columns
from souvenance.core.postings import Scores
from souvenance.core.question import question_of
from souvenance.engine.tools import Tools
from souvenance.errors import ModelError
from souvenance.ports import Embedder, Index
from souvenance.thresholds import RESCORED, Weights


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question whose vector is made once, for every shelf that is asked."""

    text: str
    embedder: Embedder | None = None
    vector: Scores | None = None  # (d,); None where there is no embedder, or it failed
    missing: tuple[str, ...] = ()  # why there is no vector, if one was wanted


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """What a question came to on a shelf of n rows."""

    columns: Columns
    words: Analysis  # of the question, in every language of the shelf
    evidence: fuse.Evidence
    parts: dict[str, Scores]  # weighted z-scores, (n,) each
    scores: Scores  # (n,) their sum


def ask(tools: Tools, text: str) -> Question:
    """Make a question ready: what a long text asks, and its vector. A model that fails is named, and words are left."""
    text = question_of(text)
    embedder = tools.embedder()
    if embedder is None:
        why = tools.no_embedder_because()
        return Question(text=text, missing=(f"vectors: {why}",) if why else ())
    try:
        return Question(text=text, embedder=embedder, vector=embedder.query(text))
    except ModelError as exc:
        return Question(text=text, missing=(f"vectors: {exc}",))


def scored(index: Index, key: str, question: Question, weights: Weights) -> Scored:
    """Score every row of a shelf. Raises StoreError, IndexBroken."""
    columns = index.columns(key, question.embedder.stamp if question.embedder is not None else None)  # I/O, kept in memory
    return scored_on(columns, index, key, question, weights)


def scored_on(columns: Columns, index: Index, key: str, question: Question, weights: Weights) -> Scored:
    """The same on rows that were read before: what changes meanwhile is not seen."""
    words = analyse_query(question.text, columns.languages)
    evidence = fuse.gather(columns, words, _cosines(index, key, question, columns))
    parts = fuse.weigh(evidence, weights)
    return Scored(
        columns=columns, words=words, evidence=evidence, parts=parts,
        scores=sum(parts.values(), np.zeros(columns.n, np.float32)),
    )  # fmt: skip


def less_usual(question: Question, usual: Scores, columns: Columns) -> Scores | None:
    """(n,) likeness of each row to a question less what it has in common with all questions; None where it cannot be told."""
    held = columns.vectors
    if question.vector is None or held is None or held.matrix is None or len(usual) != len(question.vector):
        return None
    return fuse.row_cosines(columns, fuse.cosines(held.matrix, question.vector - usual))


def _cosines(index: Index, key: str, question: Question, columns: Columns) -> Scores | None:
    """(n,) of each row with the question, NaN without a vector."""
    held = columns.vectors
    if question.embedder is None or question.vector is None or held is None:
        return None
    if held.matrix is not None:
        return fuse.row_cosines(columns, fuse.cosines(held.matrix, question.vector))
    assert held.codes is not None
    assert held.centre is not None
    guessed = fuse.row_cosines(columns, agreement(held.codes, question.vector, held.centre))
    nearest = fuse.best(np.nan_to_num(guessed, nan=-np.inf), RESCORED)
    owners, exact = index.vectors(key, question.embedder.stamp, columns.numbers[nearest].tolist())
    return fuse.rescored(columns, guessed, owners, fuse.cosines(exact, question.vector))
