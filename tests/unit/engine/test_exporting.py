import json
from dataclasses import replace
from pathlib import Path

import pytest

from souvenance import open_memory
from souvenance.core.bundle import MANIFEST
from souvenance.errors import Conflict, InputError, NotFound
from souvenance.models.scripted import ScriptedEmbedder

OLD, HEIR = "The app Miette uses PostgreSQL", "We moved Miette from PostgreSQL to MySQL"


@pytest.fixture
def lived(opener, clock):
    """A scope with something in every table, in three languages."""
    memory = opener(ScriptedEmbedder())
    me = memory.as_principal("Lise")
    me.observe([{"text": "My sister Quetzalina is allergic to walnuts."}, {"role": "assistant", "text": "Noté ✓"}], session="s1",
               idempotency_key="k1")  # fmt: skip
    me.observe([{"text": "J'habite à Nîmes.\nEt toi ?"}, {"text": "我喜欢喝茶"}], session="s2")
    memory.work_now()
    me.remember(OLD)
    clock.now = clock.now.replace(hour=21)
    me.remember(HEIR, pin=True)
    me.forget(me.remember("My tortoise Otto drinks green tea").memory.id)
    me.add_note("Arroser les plantes 🌱")
    return memory, me


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def sums_of(folder: Path) -> dict:
    """Of every file but the one that tells the day."""
    files = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))["files"]
    return {name: part for name, part in files.items() if name != "README.md"}


@pytest.fixture
def elsewhere(tmp_path):
    """Opens an empty store in another home."""
    opened = []

    def open_it(name="other"):
        opened.append(open_memory(tmp_path / name, embedder=ScriptedEmbedder(), background=False, tz="UTC", language="fr"))
        return opened[-1]

    yield open_it
    for memory in opened:
        memory.close()


def test_the_round_trip_loses_nothing(lived, tmp_path, elsewhere):
    _, me = lived
    report = me.export(str(tmp_path / "out"))
    assert report.counts["memories"] == len(me.memories(status="all"))
    other = elsewhere()
    lise = other.as_principal("Lise")
    added = lise.restore(str(tmp_path / "out"))
    assert added.counts == report.counts
    other.as_principal("Lise").export(str(tmp_path / "again"))
    assert sums_of(tmp_path / "again") == sums_of(tmp_path / "out")
    again = other.as_principal("Lise")
    assert again.principal.tz == me.principal.tz
    other.index_now()
    assert again.memories(status="all") == me.memories(status="all")
    assert again.recall("walnuts", weak=True).hits[0].turn == me.recall("walnuts", weak=True).hits[0].turn
    assert [f for f in other.doctor() if not f.ok and f.name != "disk"] == []
    lise.observe([{"text": "and on it goes"}], session="s2")
    assert lise.turns("s2")[-1].seq == 3
    assert [f for f in other.doctor() if not f.ok and f.name != "disk"] == []


def test_the_same_export_again_adds_nothing(lived, tmp_path):
    _, me = lived
    me.export(str(tmp_path / "out"))
    before = [turn.id for turn in me.turns()]
    assert me.restore(str(tmp_path / "out")).counts == {}
    assert [turn.id for turn in me.turns()] == before


def test_an_import_into_a_scope_that_went_on_adds_what_is_missing(lived, tmp_path, elsewhere):
    _, me = lived
    me.export(str(tmp_path / "out"))
    other = elsewhere()
    lise = other.as_principal("Lise")
    lise.observe([{"text": "Something else was said here"}], session="s2")
    lise.add_note("My own page")
    report = lise.restore(str(tmp_path / "out"))
    assert lise.status().turns == 1 + report.counts["turns"]
    assert [turn.seq for turn in lise.turns("s2")] == [1, 2, 3]
    assert "stays" in report.kept[0]
    assert [bullet.text for bullet in lise.notes().standing.bullets] == ["My own page"]
    other.index_now()
    assert [f for f in other.doctor() if not f.ok and f.name != "disk"] == []
    assert lise.restore(str(tmp_path / "out")).counts == {}


def test_an_import_that_was_stopped_goes_on(lived, tmp_path, elsewhere):
    _, me = lived
    me.export(str(tmp_path / "out"))
    other = elsewhere()
    lise = other.as_principal("Lise")
    tables = lise._tools.tables

    class Stops:
        left = 3

        def __getattr__(self, name):
            return getattr(tables, name)

        def restore(self, *arguments, **named):
            self.left -= 1
            if not self.left:
                raise KeyboardInterrupt
            return tables.restore(*arguments, **named)

    sound = lise._tools
    lise._tools = replace(sound, tables=Stops())
    with pytest.raises(KeyboardInterrupt):
        lise.restore(str(tmp_path / "out"))
    lise._tools = sound
    lise.restore(str(tmp_path / "out"))
    lise.export(str(tmp_path / "again"))
    assert sums_of(tmp_path / "again") == sums_of(tmp_path / "out")


def test_a_person_can_read_it(lived, tmp_path):
    _, me = lived
    me.export(str(tmp_path / "out"))
    said = (tmp_path / "out" / "conversations.md").read_text(encoding="utf-8")
    assert "> J'habite à Nîmes.\n> Et toi ?" in said
    assert "我喜欢喝茶" in said
    kept = (tmp_path / "out" / "memories.md").read_text(encoding="utf-8")
    assert f"{OLD} (fact, superseded" in kept
    assert "Arroser les plantes 🌱" in (tmp_path / "out" / "notes" / "MEMORY.md").read_text(encoding="utf-8")
    assert "Lise" in (tmp_path / "out" / "README.md").read_text(encoding="utf-8")


def damaged_turns(folder):
    path = folder / "turns.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[1] = lines[1].replace("Noté", "Rate")
    path.write_text("".join(lines), encoding="utf-8")


def cut_turns(folder):
    path = folder / "turns.jsonl"
    path.write_text("".join(path.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8")


def half_a_line(folder):
    path = folder / "memories.jsonl"
    path.write_bytes(path.read_bytes()[:-20])


def other_notes(folder):
    (folder / "notes" / "MEMORY.md").write_text("changed", encoding="utf-8")


def no_events(folder):
    (folder / "events.jsonl").unlink()


@pytest.mark.parametrize(
    ("damage", "told"),
    [(damaged_turns, r"turns\.jsonl, line 2: not what was exported"), (cut_turns, r"turns\.jsonl, line 7: 7 lines"),
     (half_a_line, r"memories\.jsonl, line 6: damaged"), (other_notes, r"notes/MEMORY\.md: not what"),
     (no_events, r"events\.jsonl of the export cannot be read")],
)  # fmt: skip
def test_a_damaged_export_is_refused_with_file_and_line_and_nothing_is_written(lived, tmp_path, elsewhere, damage, told):
    _, me = lived
    me.export(str(tmp_path / "out"))
    damage(tmp_path / "out")
    other = elsewhere()
    with pytest.raises(InputError, match=told):
        other.as_principal("Lise").restore(str(tmp_path / "out"))
    assert other.as_principal("Lise").status().turns == 0


def changed(folder, **values):
    path = folder / MANIFEST
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | values), encoding="utf-8")


def test_an_export_of_a_later_version_is_refused(lived, tmp_path):
    _, me = lived
    me.export(str(tmp_path / "out"))
    changed(tmp_path / "out", version=2)
    with pytest.raises(InputError, match="later version of Souvenance"):
        me.restore(str(tmp_path / "out"))


def test_a_manifest_cannot_lead_out_of_its_folder(lived, tmp_path):
    _, me = lived
    me.export(str(tmp_path / "out"))
    changed(tmp_path / "out", files={"../turns.jsonl": {"lines": 1, "sha256": "x"}})
    with pytest.raises(InputError, match="outside of the export"):
        me.restore(str(tmp_path / "out"))


def test_a_turn_that_stands_with_another_text_is_a_conflict(lived, tmp_path, elsewhere):
    _, me = lived
    me.export(str(tmp_path / "out"))
    lise = elsewhere().as_principal("Lise")
    lise.observe([{"text": "another text", "id": me.turns("s1")[0].id}], session="s1")
    with pytest.raises(Conflict, match="another text"):
        lise.restore(str(tmp_path / "out"))


def test_nothing_is_written_among_other_files(lived, tmp_path):
    _, me = lived
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.md").write_text("mine", encoding="utf-8")
    with pytest.raises(InputError, match="not empty"):
        me.export(str(tmp_path / "mine"))
    assert files_of(tmp_path / "mine") == {"thesis.md": b"mine"}


def test_there_is_nothing_to_export_of_nobody(lived, tmp_path):
    memory, _ = lived
    with pytest.raises(NotFound):
        memory.as_principal("nobody").export(str(tmp_path / "out"))


def test_another_name_can_take_it_in(lived, tmp_path):
    memory, me = lived
    me.export(str(tmp_path / "out"))
    zoe = memory.as_principal("Zoé")
    zoe.restore(str(tmp_path / "out"))
    assert {m.text for m in zoe.memories()} == {m.text for m in me.memories()}
    assert {turn.author for turn in zoe.turns()} == {zoe.principal.id}
    zoe.undo(zoe.events()[0].id)


def test_a_purge_cleans_the_exports_that_were_made(lived, tmp_path):
    _, me = lived
    me.export(str(tmp_path / "out"))
    me.export(str(tmp_path / "away"))
    (tmp_path / "away").rename(tmp_path / "moved")
    receipt = me.purge(session="s1")
    assert receipt.clean
    assert str(tmp_path / "away") in receipt.out_of_reach[0]
    assert not any(b"Quetzalina" in raw for raw in files_of(tmp_path / "out").values())
    assert any(b"Quetzalina" in raw for raw in files_of(tmp_path / "moved").values())
    assert me.restore(str(tmp_path / "out")).counts == {}
    me.purge(everything=True)
    assert not (tmp_path / "out").exists()


def test_what_was_purged_after_an_export_comes_back_only_by_that_export(lived, tmp_path):
    _, me = lived
    me.export(str(tmp_path / "out"))
    (tmp_path / "out").rename(tmp_path / "moved")
    me.purge(session="s2")
    assert me.restore(str(tmp_path / "moved")).counts["turns"] == 2
