"""Vectors from any server that speaks OpenAI's embeddings protocol: OpenAI itself, Ollama, vLLM, LM Studio."""

import math
import time
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import numpy as np
import numpy.typing as npt

from souvenance.errors import ModelBusy, ModelError, ModelMissing, SettingsError, TextRefused
from souvenance.models.edge import opening, readable, unit_rows
from souvenance.ports import Vectors

if TYPE_CHECKING:
    import httpx

_BATCH = 64  # of the 2,048 texts that OpenAI takes; at 400 tokens each, a twelfth of its 300,000 tokens a request
_READ_TOKENS = 2_000  # of count_tokens, so 8,000 bytes: under the 8,192 tokens that OpenAI refuses to go over, in any language
_BATCH_PATIENCE = 12  # times timeout_s: a local server without a GPU needs a minute for 64 windows
_BACK_OFF_S = (1.0, 4.0)  # before the second and the third try
_MOST_WAIT_S = 30.0  # of what a server asks for in Retry-After
_PASSING = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)  # and 5xx: another try may do
_QUOTED = 200  # characters of a server's own words that go into an error


class OpenAIEmbedder:
    """One model of one server. Any number of threads may call it; ``close`` gives the connections back.

    Args:
        model: as the server names it, for example ``text-embedding-3-small`` or ``bge-m3``.
        url: up to the version, for example ``http://localhost:11434/v1``; ``/embeddings`` is added.
        key: sent as a bearer token; empty for servers that want none.
        timeout_s: of a question, which is asked once. A batch of passages has twelve times that, and three tries where the
            server is busy (408, 429) or fails (5xx).
        query_prefix: what this model wants before a question, for example ``query: ``.
        passage_prefix: likewise before a passage.
        sleep: waits between tries.
    """

    def __init__(
        self,
        model: str,
        url: str,
        key: str | None,
        timeout_s: float = 5.0,
        *,
        query_prefix: str = "",
        passage_prefix: str = "",
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        try:
            import httpx
        except ImportError as exc:
            raise ModelMissing('The package httpx is not here. Install it with: pip install "souvenance[openai]".') from exc
        self._server = _host(url)
        self._endpoint = url.strip().rstrip("/") + "/embeddings"
        self._model = model
        self._key = (key or "").strip()
        if not (self._key.isascii() and self._key.isprintable()):  # the HTTP library's own message would quote it
            raise SettingsError(f"The key for {self._server} has characters that no key has; copy it again.")
        self._query_prefix = query_prefix
        self._passage_prefix = passage_prefix
        self._timeout_s = timeout_s
        self._sleep = sleep
        try:
            self._client = httpx.Client(headers={"Authorization": f"Bearer {self._key}"} if self._key else {})
        except (ImportError, ValueError) as exc:  # the environment names a proxy: one of a kind not installed, or nonsense
            raise ModelMissing(f"The proxy that the environment sets cannot be used: {exc}") from exc
        self._measured = 0
        prefixes = f" {query_prefix!r} {passage_prefix!r}" if query_prefix or passage_prefix else ""
        self.stamp = f"openai {self._server} {model}{prefixes}"

    @property
    def dim(self) -> int:
        """Length of this server's vectors: one question is asked to measure it, unless something was asked before."""
        if not self._measured:
            self.query("dimension")
        return self._measured

    def passages(self, texts: Sequence[str]) -> Vectors:
        """Texts -> (n, dim) unit rows, 64 a request, each from at most its first 8,000 bytes."""
        if not texts:
            return np.zeros((0, self.dim), np.float32)
        asked = [self._input(self._passage_prefix, text) for text in texts]
        batches = [asked[i : i + _BATCH] for i in range(0, len(asked), _BATCH)]
        return np.concatenate([self._vectors(batch, _BATCH_PATIENCE * self._timeout_s, _BACK_OFF_S) for batch in batches])

    def query(self, text: str) -> Vectors:
        """One question -> (dim,). One attempt: whoever asks has a deadline."""
        row: Vectors = self._vectors([self._input(self._query_prefix, text)], self._timeout_s, ())[0]
        return row

    def count_tokens(self, text: str) -> int:
        """A quarter of the bytes: what the tokenizer of a server would say is not known here."""
        return len(text.encode("utf-8", "replace")) // 4

    def close(self) -> None:
        """Give the connections back. Safe to call twice."""
        self._client.close()

    def _input(self, prefix: str, text: str) -> str:
        whole = prefix + opening(readable(text), self.count_tokens, _READ_TOKENS)
        return whole if whole.strip() else "."  # OpenAI refuses an empty text, and with it the batch it is in

    def _vectors(self, texts: list[str], timeout_s: float, back_off_s: Sequence[float]) -> Vectors:
        response = self._post(texts, timeout_s)
        for wait_s in back_off_s:
            if response.status_code not in _PASSING and not response.is_server_error:
                break
            self._sleep(max(wait_s, min(_MOST_WAIT_S, _asked_wait_s(response))))
            response = self._post(texts, timeout_s)
        if response.status_code != HTTPStatus.OK:
            raise self._refusal(response)
        rows = self._rows(response, len(texts))
        self._measured = rows.shape[1]
        return unit_rows(rows, self._measured)

    def _post(self, texts: list[str], timeout_s: float) -> "httpx.Response":
        import httpx

        try:
            return self._client.post(self._endpoint, json={"model": self._model, "input": texts}, timeout=timeout_s)
        except httpx.TimeoutException as exc:
            raise ModelError(f"{self._server} did not answer within {timeout_s:g} s ({len(texts)} texts).") from exc
        except (httpx.HTTPError, httpx.InvalidURL) as exc:
            raise ModelError(f"{self._server} cannot be reached: {exc}. Is it running, and is the url right?") from exc

    def _rows(self, response: "httpx.Response", n: int) -> npt.NDArray[np.float64]:
        """The vectors of an answer in the order of the texts: by their index, whatever order they came in."""
        try:
            entries = response.json()["data"]
            given = {entry["index"]: entry["embedding"] for entry in entries}
            rows = {index: np.asarray(vector, np.float64) for index, vector in given.items()}
        except (ValueError, TypeError, LookupError, ArithmeticError, RecursionError) as exc:
            raise ModelError(
                f"{self._server} sent something that is not a list of vectors ({self._said(response)!r}). Does the url end "
                "at the version of an OpenAI-compatible interface, as in http://localhost:11434/v1?"
            ) from exc
        if len(entries) != n or set(rows) != set(range(n)):
            raise ModelError(
                f"{self._server} sent {len(entries)} vectors for {n} texts, numbered for {len(rows)} of them; none was kept."
            )
        dims = sorted({row.size if row.ndim == 1 else 0 for row in rows.values()} | ({self._measured} - {0}))
        if len(dims) != 1 or not dims[0]:
            raise ModelError(f"{self._server} sent vectors of {' and '.join(map(str, dims))} dimensions; none was kept.")
        return np.stack([rows[index] for index in range(n)])

    def _refusal(self, response: "httpx.Response") -> ModelError:
        status = response.status_code
        said = f"{self._server} answered {status} ({self._said(response)!r})"
        match status:
            case 401 | 403:
                return ModelError(f"{said}: it does not take the key. Check the key and what it is allowed.")
            case _ if response.is_redirect or status in (404, 405, 410):
                return ModelMissing(f"{said}: it has no model {self._model!r} there, or the url is not where its interface is.")
            case 402 | 429:
                busy = f"{said}: too many requests, or nothing left to spend. Try again later."
                return ModelBusy(busy, _asked_wait_s(response))
            case 400 | 413 | 422:
                return TextRefused(f"{said}: it does not take this. Is {self._model!r} its model, and the url right?")
            case _ if response.is_server_error or status in _PASSING:
                return ModelError(f"{said}: it failed. Try again later.")
            case _:  # not known to be the text's fault: the text is asked again
                return ModelError(f"{said}: no answer to a request for vectors. Is the url right?")

    def _said(self, response: "httpx.Response") -> str:
        """The beginning of the server's own words, without the key, should it repeat it."""
        words: Any = response.text
        try:
            words = response.json()["error"]
            words = words["message"] if isinstance(words, dict) else words
        except (ValueError, TypeError, LookupError, RecursionError):
            pass  # not OpenAI's form of an error: the text as it came
        text = " ".join(str(words).split())
        return (text.replace(self._key, "(key)") if self._key else text)[:_QUOTED]


def _host(url: str) -> str:
    """Host and port: what a stamp and an error name of a server. Never its user, password or query."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise SettingsError(
            "The url of an embedding server begins with http:// or https:// and a host, as in http://localhost:11434/v1."
        )
    return f"{parts.hostname}:{port}" if port else parts.hostname


def _asked_wait_s(response: "httpx.Response") -> float:
    """What the server wants between two tries; 0 where it does not say, or says it as a date."""
    try:
        wait_s = float(response.headers.get("Retry-After", "0"))
    except ValueError:
        return 0.0
    return wait_s if 0 < wait_s < math.inf else 0.0
