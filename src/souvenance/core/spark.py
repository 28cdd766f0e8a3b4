"""Spark: the few passages of earlier conversations that come by themselves, few and short."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from souvenance.core.pack import packed
from souvenance.core.recalled import is_allowed
from souvenance.core.render import Reader, shortened, stamp
from souvenance.core.secrets import mask
from souvenance.core.units import question_share
from souvenance.thresholds import MOST_SPARKS, SPARK_ASKS, SPARK_CHARS, SPARK_MS, SPARK_TOKENS
from souvenance.types import Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Passing:
    """A passage that might come back, with how sure it is."""

    ref: str
    speaker: str
    text: str
    at: datetime | None
    origin: str
    sureness: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Snippet:
    """A passage that came back: its line, and where it is from."""

    ref: str
    text: str  # secrets masked, cut
    line: str  # the same, dated, with speaker, origin and reference
    origin: str
    sureness: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SparkLimits:
    """How much may come by itself, and within which time of a turn."""

    snippets: int = MOST_SPARKS  # 0: none
    tokens: int = SPARK_TOKENS  # of all of them
    ms: int = SPARK_MS  # a search that takes longer brings none


def sparks(
    passing: Sequence[Passing], reader: Reader, count_tokens: Callable[[str], int], limits: SparkLimits
) -> tuple[Snippet, ...]:
    """The surest passages that fit; one that commands its reader never comes by itself."""
    ranked = sorted(passing, key=lambda one: (-one.sureness, one.ref))
    snippets = {one.ref: _snippet(one, reader) for one in ranked if _harmless(one)}
    taken, _ = packed(list(snippets), lambda _: (), lambda ref: count_tokens(snippets[ref].line) + 1, limits.tokens)
    return tuple(snippets[ref] for ref, *_ in taken[: limits.snippets])


def tells(role: Role, text: str) -> bool:
    """Whether a turn tells something. An assistant that mostly asks does not: what its questions presume nobody has said."""
    return role != "assistant" or question_share(text) < SPARK_ASKS


def _harmless(one: Passing) -> bool:
    return is_allowed(one.text, one.origin) and is_allowed(one.speaker, one.origin)


def _snippet(one: Passing, reader: Reader) -> Snippet:
    text = shortened(mask(one.text), SPARK_CHARS)  # in this order: half a card is none that a mask knows
    speaker = " ".join(one.speaker.split())
    line = f"{stamp(one.at, reader)} {speaker} [{one.ref}, {one.origin}]: {text}"
    return Snippet(ref=one.ref, text=text, line=line, origin=one.origin, sureness=one.sureness)
