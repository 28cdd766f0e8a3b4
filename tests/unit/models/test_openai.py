import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import numpy as np
import pytest

from souvenance.errors import ModelBusy, ModelError, ModelMissing, SettingsError, TextRefused
from souvenance.models.openai import OpenAIEmbedder
from souvenance.models.scripted import ScriptedEmbedder

KEY = "sk-very-secret"
Answer = tuple[int, Any]  # status, and a body: bytes as they are, else made JSON


class Server:
    """An embedding server that answers as a test tells it to, and keeps what it was asked."""

    def __init__(self, port_of: ThreadingHTTPServer) -> None:
        self.url = f"http://127.0.0.1:{port_of.server_port}/v1"
        self.requests: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.paths: list[str] = []
        self.dim = 8
        self.answer: Callable[[list[str]], Answer] = self.well
        self.first: list[Answer] = []  # these answers come before
        self.extra_headers: dict[str, str] = {}

    def well(self, texts: list[str]) -> Answer:
        """Right vectors in a wrong order: only the indexes tell."""
        rows = 5 * ScriptedEmbedder(dim=self.dim).passages(texts)
        entries = [{"object": "embedding", "index": i, "embedding": row.tolist()} for i, row in enumerate(rows)]
        return 200, {"object": "list", "data": entries[1::2] + entries[::2], "model": "m"}


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    wanted: Server

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            wanted.requests.append(asked)
            wanted.headers.append(dict(self.headers))
            wanted.paths.append(self.path)
            status, body = wanted.first.pop(0) if wanted.first else wanted.answer(asked["input"])
            body = body if isinstance(body, bytes) else json.dumps(body).encode()
            try:
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                for name, value in wanted.extra_headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)
            except OSError:
                pass  # who asked has gone

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as http:
        wanted = Server(http)
        thread = threading.Thread(target=http.serve_forever, args=(0.01,))
        thread.start()
        yield wanted
        http.shutdown()
        thread.join()


class Sleeps(list[float]):
    def __call__(self, seconds: float) -> None:
        self.append(seconds)


@pytest.fixture
def sleeps() -> Sleeps:
    return Sleeps()


@pytest.fixture
def embedder(server: Server, sleeps: Sleeps) -> Iterator[OpenAIEmbedder]:
    made = OpenAIEmbedder("m", server.url, KEY, sleep=sleeps)
    yield made
    made.close()
    made.close()


def test_vectors_are_ordered_by_index_not_by_arrival(embedder: OpenAIEmbedder) -> None:
    texts = [f"text number {n}" for n in range(9)]
    assert np.allclose(embedder.passages(texts), ScriptedEmbedder(dim=8).passages(texts), atol=1e-6)


def test_the_request_is_the_protocols(embedder: OpenAIEmbedder, server: Server) -> None:
    embedder.query("When?")
    assert server.paths == ["/v1/embeddings"]
    assert server.requests == [{"model": "m", "input": ["When?"]}]
    assert server.headers[0]["Authorization"] == f"Bearer {KEY}"


@pytest.mark.parametrize("key", [None, "", "  "])
def test_a_server_that_wants_no_key_gets_none(server: Server, key: str | None) -> None:
    made = OpenAIEmbedder("m", server.url + "/", key)
    made.query("When?")
    made.close()
    assert "Authorization" not in server.headers[0]
    assert server.paths == ["/v1/embeddings"]


def test_passages_go_in_batches_of_64(embedder: OpenAIEmbedder, server: Server) -> None:
    texts = [f"number {n}" for n in range(150)]
    rows = embedder.passages(texts)
    assert [len(request["input"]) for request in server.requests] == [64, 64, 22]
    assert np.allclose(rows, ScriptedEmbedder(dim=8).passages(texts), atol=1e-6)


def test_prefixes_are_sent_and_stamped(server: Server, embedder: OpenAIEmbedder) -> None:
    made = OpenAIEmbedder("m", server.url, KEY, query_prefix="query: ", passage_prefix="passage: ")
    made.query("q")
    made.passages(["p"])
    made.close()
    assert [request["input"] for request in server.requests] == [["query: q"], ["passage: p"]]
    assert made.stamp != embedder.stamp


def test_the_stamp_names_host_and_model_and_nothing_secret(server: Server) -> None:
    made = OpenAIEmbedder("bge-m3", "https://ana:pw@Example.org:8443/v1?token=abc", KEY)
    assert made.stamp == "openai example.org:8443 bge-m3"
    made.close()


@pytest.mark.parametrize("dim", [384, 768, 1024])
def test_the_dimension_is_measured_on_first_use(embedder: OpenAIEmbedder, server: Server, dim: int) -> None:
    server.dim = dim
    assert server.requests == []
    assert embedder.dim == dim
    assert embedder.passages([]).shape == (0, dim)
    assert len(server.requests) == 1


def test_an_answer_is_measure_enough(embedder: OpenAIEmbedder, server: Server) -> None:
    embedder.passages(["a"])
    assert embedder.dim == 8
    assert len(server.requests) == 1


def test_a_failed_measure_is_taken_again(embedder: OpenAIEmbedder, server: Server) -> None:
    server.first = [(500, b"")]
    with pytest.raises(ModelError):
        _ = embedder.dim
    assert embedder.dim == 8


@pytest.mark.parametrize("kept", [[0, 1, 2], [0, 1, 2, 3, 3], [0, 1, 2, 2], [0, 1, 2, 4], [0, 1, 2, None]])
def test_vectors_that_do_not_match_the_texts_are_refused(
    embedder: OpenAIEmbedder, server: Server, kept: list[int | None]
) -> None:
    server.answer = lambda _: (200, {"data": [{"index": i, "embedding": [1, 2]} for i in kept]})
    with pytest.raises(ModelError, match=f"{len(kept)} vectors for 4 texts"):
        embedder.passages(["a", "b", "c", "d"])


def test_vectors_of_two_sizes_are_refused(embedder: OpenAIEmbedder, server: Server) -> None:
    server.answer = lambda _: (200, {"data": [{"index": i, "embedding": [1.0] * (7 + i)} for i in range(2)]})
    with pytest.raises(ModelError, match="7 and 8 dimensions"):
        embedder.passages(["a", "b"])


def test_a_server_whose_vectors_change_size_is_refused(embedder: OpenAIEmbedder, server: Server) -> None:
    embedder.query("a")
    server.dim = 9
    with pytest.raises(ModelError, match="8 and 9 dimensions"):
        embedder.query("a")


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503])
def test_passages_are_tried_again_when_the_server_is_busy(
    embedder: OpenAIEmbedder, server: Server, sleeps: Sleeps, status: int
) -> None:
    server.first = [(status, b"busy"), (status, b"busy")]
    assert embedder.passages(["a"]).shape == (1, 8)
    assert sleeps == [1.0, 4.0]


def test_three_tries_are_the_most(embedder: OpenAIEmbedder, server: Server, sleeps: Sleeps) -> None:
    server.answer = lambda _: (503, {"error": {"message": "model is\n loading"}})
    with pytest.raises(ModelError, match=r"503 \('model is loading'\)"):
        embedder.passages(["a"])
    assert len(server.requests) == 3
    assert len(sleeps) == 2


def test_a_question_is_asked_once(embedder: OpenAIEmbedder, server: Server, sleeps: Sleeps) -> None:
    server.answer = lambda _: (429, {"error": {"message": "slow down"}})
    with pytest.raises(ModelError, match="429"):
        embedder.query("a")
    assert len(server.requests) == 1
    assert sleeps == []


@pytest.mark.parametrize(
    ("asked", "waited"), [("7", 7.0), ("0.2", 1.0), ("3600", 30.0), ("Wed, 21 Oct 2026 07:28:00 GMT", 1.0)]
)
def test_the_server_may_ask_for_a_longer_wait(
    embedder: OpenAIEmbedder, server: Server, sleeps: Sleeps, asked: str, waited: float
) -> None:
    server.first = [(429, b"")]
    server.extra_headers = {"Retry-After": asked}
    embedder.passages(["a"])
    assert sleeps == [waited]


@pytest.mark.parametrize("status", [401, 403])
def test_a_refused_key_is_never_repeated(embedder: OpenAIEmbedder, server: Server, sleeps: Sleeps, status: int) -> None:
    server.answer = lambda _: (status, {"error": {"message": f"Incorrect API key provided: {KEY}."}})
    with pytest.raises(ModelError, match="Check the key") as caught:
        embedder.passages(["a"])
    assert KEY not in str(caught.value)
    assert sleeps == []


def test_an_unknown_model_is_missing(embedder: OpenAIEmbedder, server: Server) -> None:
    server.answer = lambda _: (404, {"error": "model 'm' not found, try pulling it first"})
    with pytest.raises(ModelMissing, match="try pulling it first"):
        embedder.query("a")


@pytest.mark.parametrize("status", [301, 307, 400, 413, 422])
def test_other_refusals_carry_the_servers_words(embedder: OpenAIEmbedder, server: Server, status: int) -> None:
    server.answer = lambda _: (status, b"<h1>something else</h1>" * 100)
    with pytest.raises(ModelError, match=f"{status} .*something else") as caught:
        embedder.passages(["a"])
    assert len(str(caught.value)) < 500
    assert len(server.requests) == 1


@pytest.mark.parametrize(
    ("status", "kind", "tries"),
    [
        (301, ModelMissing, 1),
        (307, ModelMissing, 1),
        (400, TextRefused, 1),
        (402, ModelBusy, 1),
        (405, ModelMissing, 1),
        (408, ModelError, 3),
        (409, ModelError, 1),
        (410, ModelMissing, 1),
        (413, TextRefused, 1),
        (418, ModelError, 1),
        (422, TextRefused, 1),
        (429, ModelBusy, 3),
        (500, ModelError, 3),
    ],
)
def test_only_what_is_the_texts_own_fault_refuses_the_text(
    embedder: OpenAIEmbedder, server: Server, status: int, kind: type[ModelError], tries: int
) -> None:
    server.answer = lambda _: (status, b"")
    server.extra_headers = {"Location": "/v2", "Retry-After": "120"}
    with pytest.raises(ModelError) as caught:
        embedder.passages(["a"])
    assert type(caught.value) is kind
    assert len(server.requests) == tries
    if isinstance(caught.value, ModelBusy):
        assert caught.value.wait_s == 120


def test_a_slow_server_is_left(server: Server) -> None:
    def slow(texts: list[str]) -> Answer:
        time.sleep(0.4)
        return server.well(texts)

    server.answer = slow
    made = OpenAIEmbedder("m", server.url, KEY, timeout_s=0.1)
    with pytest.raises(ModelError, match=r"within 0\.1 s"):
        made.query("a")
    assert made.passages(["a"]).shape == (1, 8)  # a batch has twelve times the patience of a question
    made.close()


def test_a_server_that_is_not_there(server: Server) -> None:
    made = OpenAIEmbedder("m", "http://127.0.0.1:9/v1", KEY)
    with pytest.raises(ModelError, match=r"127\.0\.0\.1:9 cannot be reached"):
        made.query("a")
    made.close()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>It works!</html>",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        [],
        "text",
        {},
        {"data": None},
        {"data": 5},
        {"data": ["vector"]},
        {"data": [{"index": 0}]},
        {"data": [{"index": [0], "embedding": [1.0]}]},
        {"data": [{"index": 0, "embedding": "AACAPw=="}]},
        {"data": [{"index": 0, "embedding": [1.0, [2.0]]}]},
        {"data": [{"index": 0, "embedding": [10**400]}]},
    ],
)
def test_an_answer_that_is_no_list_of_vectors(embedder: OpenAIEmbedder, server: Server, body: Any) -> None:
    server.answer = lambda _: (200, body)
    with pytest.raises(ModelError, match="not a list of vectors"):
        embedder.query("a")


@pytest.mark.parametrize("vector", [[], 1.0, {}, [[1.0, 2.0]]])
def test_a_vector_of_no_size(embedder: OpenAIEmbedder, server: Server, vector: Any) -> None:
    server.answer = lambda _: (200, {"data": [{"index": 0, "embedding": vector}]})
    with pytest.raises(ModelError):
        embedder.query("a")


@pytest.mark.parametrize("number", [b"NaN", b"1e999", b"null"])
def test_a_vector_of_what_is_no_number_is_refused(embedder: OpenAIEmbedder, server: Server, number: bytes) -> None:
    server.answer = lambda _: (200, b'{"data": [{"index": 0, "embedding": [1.0, %s]}]}' % number)
    with pytest.raises(ModelError, match="NaN"):
        embedder.query("a")


def test_a_blank_text_is_not_sent_as_such(embedder: OpenAIEmbedder, server: Server) -> None:
    embedder.passages(["", "a", " \n"])
    assert server.requests[0]["input"] == [".", "a", "."]


def test_a_long_text_is_cut_to_what_any_model_of_openai_takes(embedder: OpenAIEmbedder, server: Server) -> None:
    embedder.passages(["黄山" * 200_000])
    assert 4_000 <= len(server.requests[0]["input"][0].encode()) <= 8_000


@pytest.mark.parametrize("url", ["", "localhost:11434", "ftp://example.org/v1", "http://", "http://example.org:port/v1"])
def test_a_url_that_is_none_is_refused_at_once(url: str) -> None:
    with pytest.raises(SettingsError, match="http://localhost:11434/v1"):
        OpenAIEmbedder("m", url, KEY)


@pytest.mark.parametrize("key", ["sk-\nabc", "sk-é", "sk-\u2026"])
def test_a_damaged_key_is_refused_without_repeating_it(key: str) -> None:
    with pytest.raises(SettingsError) as caught:
        OpenAIEmbedder("m", "http://localhost:11434/v1", key)
    assert key not in str(caught.value)


def test_without_httpx_the_error_has_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)
    with pytest.raises(ModelMissing, match=r"pip install \"souvenance\[openai\]\""):
        OpenAIEmbedder("m", "http://localhost:11434/v1", KEY)


def test_a_proxy_that_cannot_be_used_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALL_PROXY", "nonsense://localhost:1")
    with pytest.raises(ModelMissing, match="proxy"):
        OpenAIEmbedder("m", "http://localhost:11434/v1", KEY)
