"""A whole scope over HTTP: one zip, which is a memory again on another machine."""

import gc
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from starlette.testclient import TestClient

from souvenance import open_memory
from souvenance.engine.memory import Souvenance
from souvenance.errors import StoreFull
from souvenance.serving.app import create_app
from souvenance.serving.archive import NAME, archive

SAID = ("Le train part à huit heures", "我喜欢喝茶", "I am allergic to walnuts")


@pytest.fixture
def http(memory: Souvenance) -> Iterator[TestClient]:
    with TestClient(create_app(memory), base_url="http://127.0.0.1:7424", raise_server_exceptions=False) as client:
        yield client


def key_of(memory: Souvenance, name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {memory.trust.create_token(name)[1]}"}


def words_in(raw: bytes) -> list[str]:
    with ZipFile(BytesIO(raw)) as packed:
        every = b"".join(packed.read(name) for name in packed.namelist())
    return [word for word in ("painting", "bins") if word.encode() in every]


def test_it_is_restored_elsewhere_and_is_the_same(http: TestClient, memory: Souvenance, tmp_path: Path) -> None:
    me = memory.as_principal("Léa")
    me.observe([{"text": text} for text in SAID], session="s1")
    memory.work_now()
    me.add_note("Arroser les plantes 🌱")
    answer = http.get("/v1/export", headers=key_of(memory, "Léa"))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    assert int(answer.headers["content-length"]) == len(answer.content)
    assert NAME in answer.headers["content-disposition"]
    with ZipFile(BytesIO(answer.content)) as packed:
        assert packed.testzip() is None
        packed.extractall(tmp_path / "unpacked")
    with open_memory(tmp_path / "other", embedder="none", background=False) as other:
        lea = other.as_principal("Léa")
        lea.restore(str(tmp_path / "unpacked" / "souvenance-export"))
        assert [turn.text for turn in lea.turns()] == list(SAID)
        assert lea.memories(status="all") == me.memories(status="all")
        assert "Arroser les plantes 🌱" in lea.notes().text
    me.export(str(tmp_path / "folder"))
    names = {str(path.relative_to(tmp_path / "folder")) for path in (tmp_path / "folder").rglob("*") if path.is_file()}
    with ZipFile(BytesIO(answer.content)) as packed:
        assert {name.removeprefix("souvenance-export/") for name in packed.namelist()} == names


def test_it_is_of_what_the_token_reads_alone(http: TestClient, memory: Souvenance) -> None:
    memory.as_principal("Léa").remember("The vault is behind the painting")
    max_ = key_of(memory, "Max")
    assert http.get("/v1/export").status_code == 401
    assert words_in(http.get("/v1/export", headers=max_).content) == []
    memory.trust.create_scope("home")
    memory.trust.grant("home", "Léa", "write")
    assert http.get("/v1/export?scope=home", headers=max_).status_code == 404
    lea = key_of(memory, "Léa")
    memory.as_principal("Léa").within("home").remember("The bins are behind the shed")
    for query, there in (("", "painting"), ("?scope=home", "bins")):
        assert words_in(http.get(f"/v1/export{query}", headers=lea).content) == [there]
    refused = http.get("/v1/export?present=Max", headers=lea)
    assert (refused.status_code, "nothing to export" in refused.json()["detail"]) == (404, True)


def test_what_goes_wrong_is_an_answer_and_leaves_no_file(
    http: TestClient, memory: Souvenance, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []

    def told() -> object:
        opened.append(tempfile.SpooledTemporaryFile())  # noqa: SIM115 - whether it is closed is the question
        return opened[-1]

    def full(_: object) -> object:
        raise StoreFull("the disk is full")

    monkeypatch.setattr("souvenance.serving.archive.tempfile.TemporaryFile", told)
    with pytest.raises(StoreFull):
        archive(full)
    memory.as_principal("Léa").remember("I live in Lyon")
    assert http.get("/v1/export", headers=key_of(memory, "Léa")).status_code == 200
    gc.collect()
    assert [file.closed for file in opened] == [True, True]

    def no_place() -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("souvenance.serving.archive.tempfile.TemporaryFile", no_place)
    answer = http.get("/v1/export", headers=key_of(memory, "Léa"))
    assert (answer.status_code, "No space left" in answer.json()["detail"]) == (503, True)
