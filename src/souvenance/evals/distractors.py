"""Memories that answer none of the questions and compete for the seats: five kinds of them, drawn from a seed."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from random import Random
from typing import Any

from souvenance.errors import InputError
from souvenance.evals.formats import Planted
from souvenance.languages import PACKS
from souvenance.types import Kind

KINDS = (
    "neighbours",  # the same topics, of other persons and things
    "echoes",  # words of the memories that are asked for, in other facts
    "small talk",  # episodes in which nothing happens
    "loud",  # facts of great importance about other subjects
    "promises",  # all of the last two days
)
TRIES = 200  # in a row that gave a known text: the kind has no more to give
IN_A_STORY = 0.2  # of the distractors, where some planted memory belongs to a story
_SLOT = re.compile(r"\{(?:(\d+)-(\d+)|(\w+))\}")
_WORDS = re.compile(r"[^\W\d_]+")
_LETTERS_OF_A_WORD = 4
_EAST_ASIAN = "\u2e80"  # the first character of the scripts that do not part words


@dataclass(frozen=True, slots=True, kw_only=True)
class Distractor:
    """One memory that answers nothing that is asked."""

    text: str
    language: str
    kind: Kind
    importance: float | None  # 0-10; None: what its kind is worth
    days_ago: float
    story: str | None


def distractors(kind: str, planted: Sequence[Planted], seed: int) -> Iterator[Distractor]:
    """Distractors of one kind, each text once, for as long as they are asked for.

    Args:
        kind: one of KINDS.
        planted: gives the languages in their shares, the stories, and the words that echoes are made of.
        seed: the same seed gives the same ones in the same order, so a small store is the beginning of a large one.

    Raises InputError when there are no more.
    """
    recipe, random = _book()["kinds"][kind], Random(f"{kind} {seed}")
    stories = sorted({one.story for one in planted if one.story is not None})
    known: set[str] = set()
    failed = 0
    while failed < TRIES:
        like = random.choice(planted)
        text = _drawn(recipe["texts"], like, random)
        if text in known:
            failed += 1
            continue
        failed = 0
        known.add(text)
        yield Distractor(
            text=text, language=like.language, kind=random.choice(recipe["kinds"]), importance=recipe["importance"],
            days_ago=random.uniform(*recipe["days"]),
            story=random.choice(stories) if stories and random.random() < IN_A_STORY else None,
        )  # fmt: skip
    raise InputError(f"only {len(known):,} different distractors of the kind {kind!r} can be made: ask for smaller sizes")


@cache
def _book() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((resources.files("souvenance.evals") / "selections/distractors.json").read_text("utf-8"))
    return found


def _drawn(texts: Mapping[str, Sequence[str]], like: Planted, random: Random) -> str:
    """A template with its slots filled; in English where the language has none."""
    language = like.language if like.language in texts else "en"
    words: Mapping[str, Sequence[str]] = _book()["words"][language]
    own = _words_of(like.text, like.language)

    def filled(slot: re.Match[str]) -> str:
        low, high, name = slot.groups()
        if name is None:
            return str(random.randint(int(low), int(high)))
        return random.choice(own if name in {"word", "other"} else words[name])

    text = _SLOT.sub(filled, random.choice(texts[language]))
    return text[0].upper() + text[1:]


@cache
def _words_of(text: str, language: str) -> Sequence[str]:
    """The content words of a text as they stand in it; pairs of characters where words are not parted."""
    pack = PACKS.get(language)
    stop_words = pack.stop_words if pack is not None else frozenset()
    words: list[str] = []
    for word in _WORDS.findall(text):
        if word[0] >= _EAST_ASIAN:
            words += [word[n : n + 2] for n in range(len(word) - 1)]
        elif len(word) >= _LETTERS_OF_A_WORD and word.lower() not in stop_words:
            words.append(word)
    return tuple(dict.fromkeys(words)) or (text,)
