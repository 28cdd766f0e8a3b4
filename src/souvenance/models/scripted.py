"""Models without a model, for tests.

The embedder gives the same text always the same vector, and texts that share words are near. The chat model says what it
is told to.
"""

import re
import time
from collections.abc import Generator, Iterable, Mapping, Sequence
from hashlib import blake2b

import numpy as np

from souvenance.core.dialogue import Message
from souvenance.core.fold import fold
from souvenance.core.prompting import Prompt
from souvenance.errors import InputError, ModelError
from souvenance.models.edge import unit_rows
from souvenance.ports import Reply, Vectors

_WORD = re.compile(r"\w+")
_WORDS = re.compile(r"\s*\S+|\s+$")  # a text in pieces, nothing lost
_DIGEST_BYTES = 64


class ScriptedEmbedder:
    """Given vectors where a text has one, else the mean direction of its words.

    Attributes:
        embedded: every text that ``passages`` was given, in order.
        asked: every text that ``query`` was given, in order.
        fails: set it and every call raises ModelError, as if the model were down.
        delay_s: what every call takes.
    """

    def __init__(
        self,
        vectors: Mapping[str, Sequence[float]] | None = None,
        dim: int = 16,
        name: str = "scripted",
        *,
        delay_s: float = 0.0,
        fails: bool = False,
    ) -> None:
        for text, vector in (vectors or {}).items():
            if len(vector) != dim:
                raise InputError(f"The vector of {text!r} has {len(vector)} numbers; give {dim}, or another dim.")
        self._vectors = dict(vectors or {})
        self.dim = dim
        self.stamp = f"{name} {dim}"
        self.delay_s = delay_s
        self.fails = fails
        self.embedded: list[str] = []
        self.asked: list[str] = []

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Texts -> (n, dim) unit rows."""
        self._take_part()
        self.embedded += texts
        return unit_rows([self._vector(text) for text in texts], self.dim)

    def query(self, text: str) -> Vectors:
        """One question -> (dim,), in the same space as passages."""
        self._take_part()
        self.asked.append(text)
        row: Vectors = unit_rows([self._vector(text)], self.dim)[0]
        return row

    def count_tokens(self, text: str) -> int:
        """A quarter of the characters."""
        return len(text) // 4

    def _take_part(self) -> None:
        if self.delay_s:
            time.sleep(self.delay_s)
        if self.fails:
            raise ModelError(f"{self.stamp} was told to fail.")

    def _vector(self, text: str) -> Sequence[float]:
        given = self._vectors.get(text)
        if given is not None:
            return given
        words: dict[str, int] = {}
        for word in _WORD.findall(fold(text)):
            words[word] = words.get(word, 0) + 1
        total = np.zeros(self.dim)
        for word, times in words.items():
            total += times * self._direction(word)
        return total.tolist()

    def _direction(self, word: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """A unit vector that a word always has, on any machine: its digest, a byte a dimension."""
        blocks = range(-(-self.dim // _DIGEST_BYTES))
        digest = b"".join(blake2b(word.encode("utf-8", "replace"), salt=b"%d" % block).digest() for block in blocks)
        raw = np.frombuffer(digest, np.uint8)[: self.dim] - 127.5
        return raw / np.linalg.norm(raw)


class ScriptedChat:
    """A chat model that gives its replies in order, and raises those that are errors.

    A reply in pieces is streamed as it is cut, up to a piece that is an exception, which is raised: a model that fails in the
    middle, a person who presses Ctrl-C. A whole one is streamed a word at a time.

    Attributes:
        asked: every prompt, in order.
        told: the messages of every stream, in order.
    """

    name = "scripted"

    def __init__(self, replies: Iterable[str | ModelError | Sequence[str | BaseException]]) -> None:
        self._replies = iter(replies)
        self.asked: list[Prompt] = []
        self.told: list[Sequence[Message]] = []

    def complete(self, prompt: Prompt, *, max_tokens: int) -> Reply:
        """The next reply, cut at ``max_tokens`` of four characters. Raises ModelError when there is none left."""
        self.asked.append(prompt)
        text = "".join(self._pieces(max_tokens))
        return Reply(
            text=text,
            input_tokens=(len(prompt.system) + len(prompt.user)) // 4,
            output_tokens=len(text) // 4,
            model=self.name,
        )

    def stream(self, messages: Sequence[Message], *, max_tokens: int) -> Generator[str, None, None]:
        """The next reply in pieces, cut as in ``complete``."""
        self.told.append(messages)
        yield from self._pieces(max_tokens)

    def _pieces(self, max_tokens: int) -> Generator[str, None, None]:
        reply = next(self._replies, None)
        if reply is None:
            raise ModelError(f"The script has no reply left for call {len(self.asked) + len(self.told)}.")
        left = 4 * max_tokens
        for piece in [reply] if isinstance(reply, ModelError) else _WORDS.findall(reply) if isinstance(reply, str) else reply:
            if isinstance(piece, BaseException):
                raise piece
            if left > 0:
                yield piece[:left]
            left -= len(piece)
