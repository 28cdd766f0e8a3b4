"""Static English word vectors from the package ``wordllama``: no network, thousands of texts a second."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from souvenance.errors import ModelMissing
from souvenance.models.edge import opening, readable, unit_rows
from souvenance.ports import Vectors

_READ_TOKENS = 512  # a mean over more says little; also what bounds memory (64 texts are padded to the longest)
_COUNTED_AT_ONCE = 100_000  # characters; the tokenizer takes a text for one word and merges it whole
_INSTALL = 'Install it with: pip install "souvenance[wordllama]", or set embedder = "none" to find by words alone.'


class WordLlamaEmbedder:
    """256 dimensions, English. Any number of threads may call it."""

    def __init__(self) -> None:
        try:
            with _logging_untouched():
                import wordllama
        except ImportError as exc:
            raise ModelMissing(f"The package wordllama is not here. {_INSTALL}") from exc
        try:  # its tokenizer is looked for in a folder of another name unless the package poses as the cache
            folder = Path(wordllama.__file__).parent
            self._model = wordllama.WordLlama.load(cache_dir=folder, disable_download=True)
        except OSError as exc:
            raise ModelMissing(f"wordllama came without its weights: {exc} {_INSTALL}") from exc
        self.dim = int(self._model.embed(["dimension"]).shape[1])
        self.stamp = f"wordllama {version('wordllama')} l2_supercat {self.dim}"

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Texts -> (n, 256) unit rows, each from at most its first 512 tokens."""
        asked = [opening(readable(text), self.count_tokens, _READ_TOKENS) for text in texts]
        return unit_rows(self._model.embed(asked), self.dim)  # not its own norm=True: that divides by zero on ""

    def query(self, text: str) -> Vectors:
        """One question -> (256,); this model makes no difference between questions and passages."""
        row: Vectors = self.passages([text])[0]
        return row

    def count_tokens(self, text: str) -> int:
        """Tokens of the model's own tokenizer."""
        text = readable(text)
        parts = (text[i : i + _COUNTED_AT_ONCE] for i in range(0, len(text), _COUNTED_AT_ONCE))
        return sum(len(self._model.tokenizer.encode(part, add_special_tokens=False).ids) for part in parts)


@contextmanager
def _logging_untouched() -> Iterator[None]:
    """Importing wordllama sets up the root logger; what logs is the application's choice, so that is taken back."""
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    try:
        yield
    finally:
        root.setLevel(level)
        for handler in root.handlers[:]:
            if handler not in handlers:
                root.removeHandler(handler)
