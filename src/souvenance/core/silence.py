"""When to say nothing: how sure a hit is, from several pieces of evidence, and the bar that a scope's own accidents set.

No piece of evidence is enough by itself (docs/log.md): cosines part what belongs to another life and are blind to small talk,
the mass of covered words sees small talk and is blind to a paraphrase. Their weighted sum is a log-odds; the bar is the value
that 95 of 100 questions without an answer stay below, in this scope, with this model.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from souvenance.core.analyse import Analysis
from souvenance.core.fuse import Evidence, cosines, idf
from souvenance.core.postings import Scores
from souvenance.languages.silence import SILENCE_WORDS
from souvenance.thresholds import FALSE_RECALL, MOST_CHAT, STRANGER, SURE_BY_MEANING, SURE_BY_WORDS, UNCALIBRATED_BAR, Sureness
from souvenance.types import Found

Floats = npt.NDArray[np.float64]
Vectors = npt.NDArray[np.float32]
LEAST_SPREAD = 1e-3  # of a cosine over the null questions: that of a shelf of one row is not 0
NONE: Vectors = np.zeros(0, np.float32)
MOST_ALIKE = 3  # small talk that a question is compared with: the nearest
MOST_LANGUAGES = 3  # of one scope: each costs half a second of embedding, once
OWN_NAME_EVERY = 3  # with the names of the scope in all of them, half of the true questions went with the null ones
SMALL_GROWTH = 5  # rows that a small shelf may gain before its calibration counts as stale


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Signs:
    """What k hits have to show, (k,) each. Cosines are NaN where there are no vectors."""

    around: Floats  # mean cosine of the hit and its neighbours
    unlike_chat: Floats  # the same, less the likeness of the question to small talk; NaN where that is not known
    covered: Floats  # the question's certain words found in the hit or next to it, log; 1 rarest word is log 2
    share: Floats  # their rarity as a share of that of all its words, 0-1
    own: Floats  # its words in the hit itself, as ``covered``
    asked: Floats  # number of certain content words in the question, log

    def of(self, name: str) -> Floats:
        """One of them by name."""
        values: Floats = getattr(self, name)
        return values

    @classmethod
    def joined(cls, some: Sequence["Signs"]) -> "Signs":
        """Those of several searches, one after the other."""
        return cls(**{name: np.concatenate([each.of(name) for each in some]) for name in cls.__slots__})


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Calibration:
    """What questions without an answer come to on one shelf of one scope, with one model."""

    rows: int  # of the shelf when it was made
    nulls: Mapping[str, tuple[float, ...]]  # kind -> log-odds of the best hit of each question, ascending
    by_words: Mapping[str, tuple[float, ...]]  # the same without vectors
    around: tuple[float, float] = (0.0, 1.0)  # mean and spread of this sign over all of them
    unlike_chat: tuple[float, float] = (0.0, 1.0)
    chat: Vectors  # (c, d) of the small talk that questions are compared with; (0, 0) without a model
    usual: Vectors = field(default_factory=lambda: NONE)  # (d,) mean of the foreign questions: what all questions share
    chatting: float = -math.inf  # of the sign ``unlike_chat``: most small talk stays below
    made_at: str  # ISO 8601

    def bar(self, *, meaning: bool) -> float:
        """The log-odds that hits must pass, those with vectors or those without.

        95 of 100 questions of each kind stay at or below it, drawn half way to the usual bar: some fifty questions tell the
        end of a distribution badly. With vectors it is never below the usual one, which costs nothing of what is kept.
        """
        usual = SURE_BY_MEANING.usual_bar if meaning else SURE_BY_WORDS.usual_bar
        by_kind = self.nulls if meaning else self.by_words
        drawn = (max(quantile(values, FALSE_RECALL) for values in by_kind.values()) + usual) / 2
        return max(drawn, usual) if meaning else drawn

    def is_stale(self, rows: int) -> bool:
        """Whether the shelf has grown by half since, or shrunk to half."""
        return rows > 1.5 * self.rows + SMALL_GROWTH or 2 * rows + SMALL_GROWTH < self.rows

    def packed(self) -> bytes:
        """As bytes: a line of JSON, then the vectors in half precision."""
        head = {name: getattr(self, name) for name in self.__slots__ if name not in {"chat", "usual"}} | {
            "shape": self.chat.shape
        }
        vectors = np.concatenate([self.chat.ravel(), self.usual]).astype(np.float16)
        return json.dumps(head).encode() + b"\n" + vectors.tobytes()

    @classmethod
    def unpacked(cls, packed: bytes) -> "Calibration":
        """From ``packed``. Raises ValueError for anything else."""
        try:
            line, _, vectors = packed.partition(b"\n")
            head = json.loads(line)
            rows, dim = head.pop("shape")
            numbers = np.frombuffer(vectors, np.float16).astype(np.float32)
            chat, usual = numbers[: rows * dim].reshape(rows, dim), numbers[rows * dim :]
            if len(usual) not in {0, dim}:
                raise ValueError(f"no calibration: {len(usual)} numbers left for {dim} dimensions")
            for name in ("nulls", "by_words"):
                head[name] = {kind: tuple(values) for kind, values in head[name].items()}
                if not all(head[name].values()):
                    raise ValueError(f"no calibration: {name} has a kind of question without any")
            for name in ("around", "unlike_chat"):
                head[name] = tuple(head[name])
                if not np.isfinite(head[name]).all():  # it would silence everything for ever
                    raise ValueError(f"no calibration: {name} is {head[name]}")
            return cls(chat=chat, usual=usual, **head)
        except (KeyError, TypeError, AttributeError) as exc:
            raise ValueError(f"no calibration: {exc}") from exc


def calibrated(
    by_kind: Mapping[str, Signs],
    by_words: Mapping[str, Signs],
    *,
    rows: int,
    chat: Vectors,
    usual: Vectors | None = None,
    made_at: str,
) -> Calibration:
    """A calibration from what the best hits of null questions show.

    Args:
        by_kind: signs of the best hit of each question, by its kind ("chat", "foreign"); {} without a model.
        by_words: the same of searches by words alone.
        chat: as in ``Calibration``, and so are the others.
    """
    chat, usual = _as_kept(chat), _as_kept(usual if usual is not None else NONE)
    blank = Calibration(rows=rows, nulls={}, by_words={}, chat=chat, usual=usual, made_at=made_at)
    if by_kind:
        together = Signs.joined(list(by_kind.values()))
        blank = replace(
            blank,
            around=_spread(together.around),
            unlike_chat=_spread(together.unlike_chat),
            chatting=float(np.quantile(by_kind["chat"].unlike_chat, MOST_CHAT)),
        )
    return replace(
        blank,
        nulls={kind: tuple(np.sort(log_odds(found, blank)[0]).tolist()) for kind, found in by_kind.items()},
        by_words={kind: tuple(np.sort(log_odds(found, None)[0]).tolist()) for kind, found in by_words.items()},
    )


def _as_kept(vectors: Vectors) -> Vectors:
    """In half precision, as a calibration is packed: read again it judges the same."""
    return vectors.astype(np.float16).astype(np.float32)


def _spread(values: Floats) -> tuple[float, float]:
    return float(values.mean()), max(float(values.std()), LEAST_SPREAD)


def quantile(nulls: Sequence[float], false_recall: float) -> float:
    """The lowest of some values, ascending, that at most a share of them lies above."""
    return nulls[len(nulls) - 1 - int(false_recall * len(nulls) + 1e-9)]


def signs(evidence: Evidence, rows: Sequence[int] | npt.NDArray[np.intp], asked: Analysis, chat: float, n: int) -> Signs:
    """What some rows of a search have to show.

    Words are weighed by their rarity, in units of the rarest that n rows allow: twelve rows are as sure as thousands.

    Args:
        evidence: of the n rows.
        rows: k of them.
        asked: the question.
        chat: likeness of the question to small talk, a cosine; NaN where it is not known.
    """
    top = np.asarray(rows, np.intp)
    certain = len(asked.groups) - len(asked.doubtful)

    def at(values: Scores | None, otherwise: float = 0.0) -> Floats:
        return values[top].astype(np.float64) if values is not None else np.full(len(top), otherwise)

    rarest = idf(n, 1)
    near = at(evidence.near_mass) if certain else np.zeros(len(top))
    around = at(evidence.meaning_around, np.nan)
    return Signs(
        around=around,
        unlike_chat=around - chat,
        covered=np.log1p(near / rarest),
        share=near / max(evidence.mass, 1e-9),
        own=np.log1p(at(evidence.own_mass) / rarest if certain else np.zeros(len(top))),
        asked=np.full(len(top), np.log1p(certain)),
    )


def chat_likeness(question: Scores, chat: Scores) -> float:
    """Mean cosine of a question's vector (d,) with the nearest of (c, d) vectors of small talk; NaN without any."""
    if not len(chat):
        return float("nan")
    return float(np.sort(cosines(chat, question))[-MOST_ALIKE:].mean())


def is_chat(found: Signs, calibration: Calibration) -> bool:
    """Whether a message is nearer to small talk than to anything on the shelf, as most small talk is."""
    return bool(found.unlike_chat.max(initial=-math.inf) <= calibration.chatting)


def log_odds(found: Signs, calibration: Calibration | None) -> tuple[Floats, bool]:
    """(k,) how sure each hit is, and whether its vectors were asked: without them, or uncalibrated, the words decide."""
    meaning = calibration is not None and bool(len(found.around)) and not np.isnan(found.unlike_chat).any()
    if not meaning or calibration is None:
        return _summed(SURE_BY_WORDS, {name: found.of(name) for name in SURE_BY_WORDS.weights}), False
    values = {name: found.of(name) for name in SURE_BY_MEANING.weights}
    for name, (mean, spread) in (("around", calibration.around), ("unlike_chat", calibration.unlike_chat)):
        values[name] = (values[name] - mean) / spread
    return _summed(SURE_BY_MEANING, values), True


def sureness(found: Signs, calibration: Calibration | None, *, names_a_stranger: bool = False) -> Floats:
    """(k,) log-odds of each hit above the bar of silence: below 0 it may be an accident. Without a calibration it is strict.

    Args:
        names_a_stranger: whether the question names somebody or something that was never spoken of, see ``strangers``. The
            bar is that of questions which do not: it would fall with the others.
    """
    odds, meaning = log_odds(found, calibration)
    bar = UNCALIBRATED_BAR if calibration is None else calibration.bar(meaning=meaning)
    return odds - bar - (STRANGER if names_a_stranger else 0.0)


def is_sure(found: Sequence[Found], *, of_a_time: bool) -> bool:
    """Whether a search that a person asked for may be answered by what it found, best first.

    The best hit must be above the bar, hold every word of the question, or be of a date that it names. ``of_a_time``: only a
    stretch of time was searched, and whatever is in it was asked for. Nothing found is nothing unsure.
    """
    return of_a_time or all(best.sureness >= 0 or best.literal for best in found[:1])


def _summed(sureness: Sureness, values: Mapping[str, Floats]) -> Floats:
    total: Floats = np.full(len(next(iter(values.values()))), sureness.bias)
    for name, weight in sureness.weights.items():
        total = total + weight * values[name]
    return total


def null_questions(languages: Sequence[str], names: Sequence[str], *, judging: bool = False) -> Mapping[str, Sequence[str]]:
    """Kind ("chat", "foreign") -> questions that have no answer, in some of the languages.

    Args:
        languages: ISO 639-1; those without words of their own are left out, and English stands in for none.
        names: people of the scope: every third question that is about somebody is about one of them.
        judging: the half that judges, instead of the half that calibrates.
    """
    spoken = [language for language in languages if language in SILENCE_WORDS][:MOST_LANGUAGES] or ["en"]
    chat: list[str] = []
    foreign: list[str] = []
    for language in spoken:
        words = SILENCE_WORDS[language]
        chat += words.chat[judging::2]
        for number, text in enumerate(words.foreign[judging::2]):
            people = names if names and number % OWN_NAME_EVERY == 0 else words.names
            foreign.append(text.replace("{name}", people[number // OWN_NAME_EVERY % len(people)]))
    return {"chat": chat, "foreign": foreign}
