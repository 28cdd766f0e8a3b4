"""An export as one zip: whole or not there, read where it lies, and refused where it is made to harm."""

import json
import shutil
import stat
import struct
import zipfile
from pathlib import Path

import pytest

from souvenance import open_memory
from souvenance.core.bundle import MANIFEST, fits
from souvenance.errors import InputError, NotesUnreadable
from souvenance.ledger import zips


@pytest.fixture
def me(tmp_path):
    with open_memory(tmp_path / "home", embedder="none", background=False, tz="UTC") as memory:
        me = memory.as_principal("Lise")
        me.observe([{"text": "J'habite à Nîmes."}, {"text": "我喜欢喝茶"}], session="s1")
        me.remember("I am allergic to walnuts")
        me.add_note("Arroser les plantes 🌱")
        yield me


@pytest.fixture
def elsewhere(tmp_path):
    with open_memory(tmp_path / "other", embedder="none", background=False, tz="UTC") as memory:
        yield memory.as_principal("Lise")


def stands(me):
    return [
        [turn.text for turn in me.turns(limit=99)], sorted(one.text for one in me.memories(status="all")), me.notes().text,
        sorted(one.id for one in me.events(limit=None)),
    ]  # fmt: skip


def packed(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for name, text in files.items():
            out.writestr(name, text)
    return path


def files_of(path):
    with zipfile.ZipFile(path) as found:
        return {name: found.read(name) for name in found.namelist()}


def test_a_zip_holds_what_a_folder_holds_and_comes_back_whole(me, elsewhere, tmp_path):
    report, folder = me.export(str(tmp_path / "out.ZIP")), me.export(str(tmp_path / "out"))
    assert (report.counts, Path(report.folder).name) == (folder.counts, "out.ZIP")
    files = {name.removeprefix("souvenance-export/"): raw for name, raw in files_of(tmp_path / "out.ZIP").items()}
    assert files.keys() == {str(path.relative_to(tmp_path / "out")) for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert stat.S_IMODE((tmp_path / "out.ZIP").stat().st_mode) == 0o600
    assert not [path for path in tmp_path.iterdir() if ".new" in path.name or "begun" in path.name]
    added = elsewhere.restore(str(tmp_path / "out.ZIP"))
    assert added.counts["turns"] == 3
    assert stands(elsewhere) == stands(me)
    assert elsewhere.restore(str(tmp_path / "out.ZIP")).counts == {}


@pytest.mark.parametrize("folder", ["", "souvenir d'été/", "记忆/"])
def test_a_zip_that_a_person_made_of_the_folder_is_taken_too(me, elsewhere, tmp_path, folder):
    me.export(str(tmp_path / "out"))
    files = {
        f"{folder}{path.relative_to(tmp_path / 'out')}": path.read_bytes()
        for path in (tmp_path / "out").rglob("*")
        if path.is_file()
    }
    packed(tmp_path / "mine.zip", files | {"__MACOSX/._manifest.json": b"x", "../../outside.txt": b"never read"})
    elsewhere.restore(str(tmp_path / "mine.zip"))
    assert stands(elsewhere) == stands(me)
    assert not list(tmp_path.parent.rglob("outside.txt"))


def test_what_stops_an_export_leaves_the_one_before_as_it_was(me, tmp_path, monkeypatch):
    path = tmp_path / "out.zip"
    me.export(str(path))
    before = path.read_bytes()
    me.remember("The train leaves at eight")

    def broken(*_):
        raise NotesUnreadable("the page cannot be read")

    monkeypatch.setattr(type(me._tools.notes), "read", broken)
    with pytest.raises(NotesUnreadable):
        me.export(str(path))
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.glob("out.zip*")] == ["out.zip"]
    monkeypatch.undo()
    me.export(str(path))
    assert b"The train leaves at eight" in b"".join(files_of(path).values())


def test_a_purge_reaches_the_zip_and_what_a_killed_export_left(me, tmp_path):
    path = tmp_path / "deep" / "out.zip"
    me.export(str(path))
    me.purge(session="s1")
    assert not [name for name, raw in files_of(path).items() if "喝茶".encode() in raw or "Nîmes".encode() in raw]
    path.rename(tmp_path / "deep" / "out.zip.new")  # as one that was killed leaves it
    (tmp_path / "deep" / "out.zip.export-begun").write_text(me.principal.scope, encoding="utf-8")
    me.purge(everything=True)
    assert not list((tmp_path / "deep").iterdir())


def test_nothing_else_is_written_over(me, tmp_path):
    other = tmp_path / "letters.zip"
    packed(other, {"letter.txt": "Chère Lise"})
    before = other.read_bytes()
    with pytest.raises(InputError, match="stands already"):
        me.export(str(other))
    with open_memory(tmp_path / "third", embedder="none", background=False) as memory:
        max_ = memory.as_principal("Max")
        max_.remember("I drink tea")
        me.export(str(tmp_path / "out.zip"))
        with pytest.raises(InputError, match="stands already"):
            max_.export(str(tmp_path / "out.zip"))
    (tmp_path / "folder.zip").mkdir()
    with pytest.raises(InputError, match="stands already"):
        me.export(str(tmp_path / "folder.zip"))
    assert other.read_bytes() == before


FOLDER = "souvenance-export/"


def leading_out(files):
    manifest = json.loads(files[FOLDER + MANIFEST])
    manifest["files"]["../../home/ledger.db"] = {"lines": 1, "sha256": "0" * 64}
    return files | {FOLDER + MANIFEST: json.dumps(manifest)}


OTHERWISE = {  # name -> the files of an export made others, and what is said of them
    "no export": (lambda _: {"letter.txt": "Chère Lise"}, "no export"),
    "two exports": (lambda files: files | {f"b/{MANIFEST}": files[FOLDER + MANIFEST]}, "no export"),
    "leads out": (leading_out, "outside of the export"),
    "lacks a file": (lambda files: {name: raw for name, raw in files.items() if "memories.md" not in name}, "is missing"),
    "another text": (lambda files: files | {f"{FOLDER}notes/MEMORY.md": "- autre chose\n"}, "checksum differs"),
}


def one_bit(raw, found):
    entry = found.getinfo(f"{FOLDER}turns.jsonl")
    raw[entry.header_offset + 30 + len(entry.filename) + entry.compress_size // 2] ^= 0xFF
    return raw


def encrypted(raw, _):
    for mark, at in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        place = raw.find(mark)
        while place != -1:
            struct.pack_into("<H", raw, place + at, struct.unpack_from("<H", raw, place + at)[0] | 1)
            place = raw.find(mark, place + 4)
    return raw


HARMED = {  # name -> its bytes made others, and what is said of them
    "no zip": (lambda *_: b"PK but no zip", "no zip"),
    "cut": (lambda raw, _: raw[:-30], "no zip"),
    "one bit": (one_bit, "cannot be read"),
    "encrypted": (encrypted, "cannot be read"),
}


@pytest.mark.parametrize("how", [*OTHERWISE, *HARMED])
def test_what_is_no_whole_export_is_refused_and_nothing_is_written(me, elsewhere, tmp_path, how):
    me.export(str(tmp_path / "out.zip"))
    bad, files = tmp_path / "bad.zip", files_of(tmp_path / "out.zip")
    change, said = (OTHERWISE | HARMED)[how]
    if how in OTHERWISE:
        packed(bad, change(files))
    else:
        with zipfile.ZipFile(packed(bad, files)) as found:
            harmed = change(bytearray(bad.read_bytes()), found)
        bad.write_bytes(harmed)
    with pytest.raises(InputError, match=said):
        elsewhere.restore(str(bad))
    assert elsewhere.status().turns == 0
    assert not elsewhere.memories(status="all")


def test_a_zip_that_blows_up_is_refused_before_it_is_read(me, elsewhere, tmp_path):
    me.export(str(tmp_path / "out.zip"))
    path = shutil.copy(tmp_path / "out.zip", tmp_path / "bomb.zip")
    with (
        zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as out,
        out.open("souvenance-export/b", "w", force_zip64=True) as file,
    ):
        for _ in range(150):
            file.write(bytes(1_000_000))
    assert Path(path).stat().st_size < 1_000_000
    with pytest.raises(InputError, match="as no export does"):
        elsewhere.restore(str(path))


def test_a_line_without_an_end_is_not_held_in_memory(me, elsewhere, tmp_path, monkeypatch):
    me.export(str(tmp_path / "out.zip"))
    monkeypatch.setattr(zips, "MOST_LINE_BYTES", 100)
    with pytest.raises(InputError, match="a line that no export has"):
        elsewhere.restore(str(tmp_path / "out.zip"))


@pytest.mark.parametrize(
    ("entries", "whole"),
    [
        ([(10, 10)] * 100_001, 2_000_000), ([(600, 600), (600, 600)], 1_000), ([(3 * 10**9, 201 * 10**9)], 3 * 10**9 + 99),
        ([(1_000, 100_100_001)], 2_000),
    ],
)  # fmt: skip
def test_what_no_export_unpacks_to_is_refused(entries, whole):
    with pytest.raises(InputError, match="as no export does"):
        fits("x.zip", entries, whole)


@pytest.mark.parametrize(("entries", "whole"), [([], 22), ([(10, 900)] * 100_000, 2_000_000), ([(1_000, 100_000_000)], 2_000)])
def test_what_an_export_may_unpack_to_is_taken(entries, whole):
    fits("x.zip", entries, whole)
