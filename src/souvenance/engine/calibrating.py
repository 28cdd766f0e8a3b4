"""Calibrate silence: on questions without an answer, kept with the index, and again as a shelf grows."""

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from souvenance.core import fuse, silence
from souvenance.core.columns import Columns
from souvenance.core.nearness import nearest, sure_first
from souvenance.core.silence import Calibration, Signs, calibrated, null_questions
from souvenance.core.strangers import strangers
from souvenance.core.units import shelf_of
from souvenance.engine.scoring import Question, Scored, less_usual, scored_on
from souvenance.engine.tools import Tools
from souvenance.errors import StoreError
from souvenance.ports import Embedder, Vectors
from souvenance.thresholds import SHIPPED, TEXT_ONLY

AT_ONCE_ROWS = 500  # a shelf up to here is calibrated as it is asked (some 30 ms); larger ones in the background
NAMES_FROM_TURNS = 200
MOST_NAMES = 4


def how_sure(
    tools: Tools, key: str, question: Question, found: Scored, rows: Sequence[int] | npt.NDArray[np.intp]
) -> npt.NDArray[np.float64]:
    """(k,) log-odds above the bar of silence for some rows of a search: below 0 a hit may be an accident."""
    if not len(rows):
        return np.zeros(0)
    calibration = calibration_of(tools, key, found, question)
    names_a_stranger = bool(strangers_of(tools, key, question, found))
    return silence.sureness(shown_by(question, found, rows, calibration), calibration, names_a_stranger=names_a_stranger)


def near(tools: Tools, key: str, question: Question, found: Scored, most: int) -> Mapping[int, float]:
    """The rows nearest to a message with their log-odds above the bar: the sure ones first; of small talk only these."""
    words = found.evidence.own_mass
    held = words > 0 if words is not None else np.zeros(found.columns.n, bool)
    calibration = calibration_of(tools, key, found, question)
    meaning = None
    if calibration is not None and calibration.nulls:
        less = less_usual(question, calibration.usual, found.columns)
        meaning = less if less is not None else found.evidence.meaning
    rows = nearest(found.scores, meaning, held, most)
    if not rows:
        return {}
    signs = shown_by(question, found, rows, calibration)
    chatting = meaning is not None and calibration is not None and silence.is_chat(signs, calibration)
    names_a_stranger = bool(strangers_of(tools, key, question, found))
    sure = silence.sureness(signs, calibration, names_a_stranger=names_a_stranger)
    return sure_first(rows, sure, only_sure=chatting)


def strangers_of(tools: Tools, key: str, question: Question, found: Scored) -> tuple[str, ...]:
    """Names of a question that nothing tells of: neither this shelf nor, beside it, the turns. Raises StoreError."""
    unknown = strangers(question.text, found.columns.words, found.columns.languages)
    scope, shelf = shelf_of(key)
    if not unknown or shelf == "turns":
        return unknown
    turns = tools.index.columns(scope, None)  # I/O, kept in memory
    said = strangers(question.text, turns.words, turns.languages)
    return tuple(name for name in unknown if name in said)


def shown_by(
    question: Question, found: Scored, rows: Sequence[int] | npt.NDArray[np.intp], calibration: Calibration | None
) -> Signs:
    """What some rows of a search have to show."""
    likeness = float("nan")
    if question.vector is not None and calibration is not None:
        likeness = silence.chat_likeness(question.vector, calibration.chat)
    return silence.signs(found.evidence, rows, found.words, likeness, found.columns.n)


def calibration_of(tools: Tools, key: str, found: Scored, question: Question) -> Calibration | None:
    """The calibration that judges a search; None where there is none, or a stale one: a strict default holds then.

    A small shelf is calibrated at once: with the vectors of the null questions where they are held, else by words.
    """
    embedder, rows = question.embedder, found.columns.n
    stamp = embedder.stamp if embedder is not None else ""
    held = calibration_held(tools, key, stamp)
    if held is not None and not held.is_stale(rows):
        return held
    if not 0 < rows <= AT_ONCE_ROWS:
        return None
    texts = _questions(tools, key, found.columns.languages)
    vectors = _vectors(tools, embedder, texts, only_held=True) if is_embedded(found.columns) else None
    if vectors is None and embedder is not None:
        return _provisional(tools, key, stamp, _calibrated(tools, key, found.columns, None, texts, {}))
    made = _calibrated(tools, key, found.columns, embedder, texts, vectors or {})
    try:
        return _kept(tools, key, stamp, made)
    except StoreError:  # a full disk, another writer: no search fails for that
        return _provisional(tools, key, stamp, made)


def calibrate(tools: Tools, key: str, embedder: Embedder | None, *, again: bool = False) -> Calibration | None:
    """Calibrate a shelf, if it is stale or ``again``; None for an empty one. Raises ModelError, StoreError.

    By words alone where most of its rows have no vectors yet, and once more when they have.
    """
    stamp = embedder.stamp if embedder is not None else ""
    columns = tools.index.columns(key, stamp or None)
    if not columns.n:
        return None
    held, meaning = calibration_held(tools, key, stamp), is_embedded(columns)
    whole = held is not None and (bool(held.nulls) or not meaning)
    if held is not None and whole and not again and not held.is_stale(columns.n):
        return held
    texts = _questions(tools, key, columns.languages)
    vectors = _vectors(tools, embedder if meaning else None, texts)
    assert vectors is not None
    return _kept(tools, key, stamp, _calibrated(tools, key, columns, embedder, texts, vectors))


def is_embedded(columns: Columns) -> bool:
    """Whether at least half of the rows have vectors: cosines with fewer say nothing of the shelf."""
    return columns.vectors is not None and 2 * len(columns.vectors.first) >= columns.n > 0


def calibration_held(tools: Tools, key: str, stamp: str) -> Calibration | None:
    """What is kept for a shelf and a model, as of now; None where nothing is, or nothing that can be read."""
    mark = tools.index.calibrated_at(key, stamp)
    with tools.silences.lock:
        known = tools.silences.held.get((key, stamp))
    if known is not None and known[0] == mark:
        return known[1]
    if not mark:
        return None
    try:
        found = Calibration.unpacked(tools.index.calibration(key, stamp))
    except ValueError:  # of another format: it is made again
        return None
    with tools.silences.lock:
        tools.silences.held[key, stamp] = (mark, found)
    return found


def _provisional(tools: Tools, key: str, stamp: str, made: Calibration) -> Calibration:
    """Held in this process, until one is kept."""
    with tools.silences.lock:
        tools.silences.held[key, stamp] = (tools.index.calibrated_at(key, stamp), made)
    return made


def _kept(tools: Tools, key: str, stamp: str, made: Calibration) -> Calibration:
    tools.index.put_calibration(key, stamp, made.made_at, made.packed())
    with tools.silences.lock:
        tools.silences.held[key, stamp] = (made.made_at, made)
    return made


def _questions(tools: Tools, key: str, languages: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """The null questions for a shelf: in its languages, a third of them about people of the scope itself."""
    scope, _ = shelf_of(key)
    recent = tools.ledger.recent_turns(scope, NAMES_FROM_TURNS)
    names = list(dict.fromkeys(turn.speaker for turn in recent if turn.role == "user" and turn.speaker))[:MOST_NAMES]
    return null_questions(languages, names)


def _vectors(
    tools: Tools, embedder: Embedder | None, texts: Mapping[str, Sequence[str]], *, only_held: bool = False
) -> Mapping[str, Vectors] | None:
    """The vectors of all questions, {} without an embedder; None where some are not held and only those may be used."""
    if embedder is None:
        return {}
    wanted = [text for kind in texts.values() for text in kind]
    held = dict(tools.index.null_vectors(embedder.stamp, wanted))
    fresh = [text for text in wanted if text not in held]
    if fresh and only_held:
        return None
    if fresh:
        made = {text: embedder.query(text) for text in fresh}
        tools.index.keep_null_vectors(embedder.stamp, made)
        held |= made
    return held


def _calibrated(
    tools: Tools,
    key: str,
    columns: Columns,
    embedder: Embedder | None,
    texts: Mapping[str, Sequence[str]],
    vectors: Mapping[str, Vectors],
) -> Calibration:
    """Of rows that were read before: one calibration is of one state of the shelf, whoever empties it meanwhile."""
    chat = np.stack([vectors[text] for text in texts["chat"]]) if vectors else np.zeros((0, 0), np.float32)

    def signs_of(text: str, *, meaning: bool) -> Signs:
        question = Question(text=text, embedder=embedder, vector=vectors[text]) if meaning else Question(text=text)
        found = scored_on(columns, tools.index, key, question, SHIPPED if meaning else TEXT_ONLY)
        likeness = float("nan")
        if meaning:
            others = chat[[n for n, other in enumerate(texts["chat"]) if other != text]]  # not compared with itself
            likeness = silence.chat_likeness(vectors[text], others)
        return silence.signs(found.evidence, fuse.best(found.scores, 1), found.words, likeness, found.columns.n)

    def all_signs(*, meaning: bool) -> dict[str, Signs]:
        return {kind: Signs.joined([signs_of(text, meaning=meaning) for text in some]) for kind, some in texts.items()}

    foreign = [vectors[text] for text in texts["foreign"]] if vectors else []
    usual = np.stack(foreign).mean(axis=0) if foreign else np.zeros(0, np.float32)
    return calibrated(
        all_signs(meaning=True) if vectors else {}, all_signs(meaning=False), rows=columns.n, chat=chat,
        usual=usual, made_at=f"{tools.clock().isoformat()} {tools.randomness(4).hex()}",
    )  # fmt: skip
