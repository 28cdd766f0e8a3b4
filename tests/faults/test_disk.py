"""The disk is full, cannot be written, or gives back other bytes than it was given."""

import contextlib
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event
from typer.testing import CliRunner

from souvenance.cli.main import app
from souvenance.core.units import row_of
from souvenance.errors import IndexBroken, StoreBusy, StoreCorrupt, StoreError, StoreFull, StoreMissing, StoreUnwritable
from souvenance.index.sqlite import SqliteIndex, translated
from souvenance.types import NewTurn

from .child import NAME, opened, stream
from .test_kill import sound

QUERIES = ("Which otter met the lynx?", "the badger", "ok", "heron in January 2026", "note 0 77")
BESIDE = ("", "-wal", "-shm")


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A home with some turns, all indexed and embedded, and what it answers."""
    home = tmp_path_factory.mktemp("whole") / "home"
    with opened(home) as memory:
        memory.as_principal(NAME).import_turns(stream(0, 160))
        sound(memory)
        return home, answers(memory)


@pytest.fixture
def filled(whole):
    """Make a copy of it somewhere."""

    def copy(home: Path) -> list:
        shutil.copytree(whole[0], home, dirs_exist_ok=True)
        return whole[1]

    return copy


def answers(memory) -> list:
    return [memory.as_principal(NAME).recall(query, weak=True, limit=20, neighbours=1) for query in QUERIES]


def hits(found) -> list:
    return [recall.hits for recall in found]


# -- full --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def small_disk(tmp_path):
    """A file system of 4 MB."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a small file system")
    place = tmp_path / "small"
    place.mkdir()
    mount = subprocess.run(
        ["/bin/mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(place)], capture_output=True, text=True, check=False
    )
    if mount.returncode:
        pytest.skip(f"a small file system cannot be mounted here: {mount.stderr}")
    yield place
    subprocess.run(["/bin/umount", "-l", str(place)], check=True)


def fill_up(folder: Path) -> Path:
    """Take all the space that is left."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    return ballast


def test_a_full_disk_loses_nothing_and_goes_on_when_there_is_room(small_disk):
    home = small_disk / "home"
    with opened(home, background=True) as memory:
        ana = memory.as_principal(NAME)
        acknowledged = [turn_id for n in range(20) for turn_id in ana.observe(some(n), session="live").turn_ids]
        ballast = fill_up(small_disk)
        refused = 0
        for n in range(20, 400):  # what stands free in the files themselves is used up first
            try:
                acknowledged += ana.observe(some(n), session="live").turn_ids
            except StoreFull:
                refused += 1
                if refused == 5:
                    break
        assert refused == 5
        with pytest.raises(StoreFull):
            ana.import_turns(stream(1, 50))
        assert [turn.id for turn in ana.turns("live")] == acknowledged
        assert ana.recall("Which otter met the lynx?", weak=True).hits
        ballast.unlink()
        acknowledged += ana.observe(some(1000), session="live").turn_ids
        assert ana.import_turns(stream(1, 50)).added == 50
        assert [turn.id for turn in ana.turns("live")] == acknowledged
        assert ana.recall("Which otter met the lynx?", weak=True).searched == len(acknowledged) + 50
        sound(memory)
    with opened(home) as memory:
        assert [turn.id for turn in memory.as_principal(NAME).turns("live")] == acknowledged
        sound(memory)


def some(n: int) -> list[NewTurn]:
    return [NewTurn(text=f"Turn {n}: the otter met the lynx. " + "So it went on. " * 20), NewTurn(text=f"Answer {n}")]


def test_a_home_on_a_full_disk_says_so_and_opens_later(small_disk, filled):
    ballast = fill_up(small_disk)
    with pytest.raises(StoreError) as caught:
        opened(small_disk / "home")
    assert isinstance(caught.value, StoreFull | StoreUnwritable)
    ballast.unlink()
    filled(small_disk / "home")


def test_a_full_disk_at_the_next_opening_still_answers_or_says_so(small_disk, filled):
    before = filled(small_disk / "home")
    ballast = fill_up(small_disk)
    try:
        with opened(small_disk / "home") as memory:
            assert hits(answers(memory)) == hits(before)
            for n in range(200):
                memory.as_principal(NAME).observe(some(n), session="live")
            pytest.fail("it wrote more than there is room for")
    except StoreFull:
        pass
    ballast.unlink()
    with opened(small_disk / "home") as memory:
        sound(memory)


def test_what_was_kept_is_told_where_the_disk_is_too_full_to_make_memories_of_it(small_disk, monkeypatch):
    monkeypatch.setenv("SOUVENANCE_HOME", str(small_disk / "home"))
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    said = small_disk / "said.jsonl"
    words = "On day {n} I planted {n} tulips in bed {n} of the garden, and my neighbour Paul brought {n} stakes. "
    said.write_text("".join(json.dumps({"role": "user", "text": words.format(n=n) * 4}) + "\n" for n in range(900)))
    run = CliRunner()
    assert run.invoke(app, ["init"]).exit_code == 0
    done = run.invoke(app, ["observe", "-s", "live", "--file", str(said), "--json"])
    assert done.exit_code == 0, done.output
    assert len(json.loads(done.stdout)["data"]["turn_ids"]) == 900
    assert "the disk is full" in done.stderr
    assert "What was said is kept" in done.stderr
    said.unlink()
    with opened(small_disk / "home") as memory:
        me = memory.as_principal("me")
        assert len(me.turns("live", limit=2_000)) == 900
        assert {job.state for job in me.jobs()} <= {"pending", "running"}  # none is given up for it


@contextlib.contextmanager
def no_page_more(memory, part: str):
    """The ledger or the index may not grow by a page: what a full disk looks like to SQLite."""
    if part == "ledger":
        engine = memory._tools.ledger._engine
        with engine.connect() as db:
            (pages,) = db.connection.driver_connection.execute("PRAGMA page_count").fetchone()
        most = [pages]

        def held(connection, *_):  # whichever of the pool is taken
            connection.execute(f"PRAGMA max_page_count = {most[0]}")

        event.listen(engine, "checkout", held)
        yield
        most[0] = 1_000_000
        return
    connection = memory._tools.index._connection()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    yield
    connection.execute("PRAGMA max_page_count = 1000000")


def test_a_ledger_that_cannot_grow_refuses_whole_calls(tmp_path):
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        ana.import_turns(stream(0, 50))
        with no_page_more(memory, "ledger"):
            acknowledged, refused = [], 0
            for n in range(80):
                try:
                    acknowledged += ana.observe(some(n), session="live").turn_ids
                except StoreFull:
                    refused += 1
            assert refused > 20
            with pytest.raises(StoreFull):
                ana.import_turns(stream(1, 500))
            assert [turn.id for turn in ana.turns("live")] == acknowledged
            assert ana.status().turns == 50 + len(acknowledged)
        assert ana.import_turns(stream(1, 500)).added == 500
        acknowledged += ana.observe(some(200), session="live").turn_ids
        assert [turn.id for turn in ana.turns("live")] == acknowledged
        sound(memory)


def test_an_index_that_cannot_grow_costs_the_search_and_not_the_turns(tmp_path):
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        ana.import_turns(stream(0, 50))
        memory.index_now()
        with no_page_more(memory, "index"):
            ana.import_turns(stream(1, 500))
            ana.observe(some(0), session="live")
            found = ana.recall("Which otter met the lynx?", weak=True)
            assert found.hits
            assert found.searched < 552
            assert "disk is full" in found.missing[0]
            with pytest.raises(StoreFull):
                memory.index_now()
        found = ana.recall("Which otter met the lynx?", weak=True)
        assert found.searched == 552
        assert not any("full" in cause for cause in found.missing)
        sound(memory)


# -- not writable ------------------------------------------------------------------------------------------------------


def test_a_file_where_the_home_should_be(tmp_path):
    (tmp_path / "home").write_text("I am a file")
    for home in (tmp_path / "home", tmp_path / "home" / "below"):
        with pytest.raises(StoreUnwritable) as caught:
            opened(home)
        assert str(home) in str(caught.value)
    assert (tmp_path / "home").read_text() == "I am a file"


@pytest.mark.parametrize("file", ["ledger.db", "index.db"])
def test_a_folder_where_a_file_should_be(tmp_path, file):
    (tmp_path / file / "mine").mkdir(parents=True)
    with pytest.raises((StoreUnwritable, StoreMissing)) as caught:
        opened(tmp_path)
    assert str(tmp_path) in str(caught.value)
    assert (tmp_path / file / "mine").is_dir()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="rights do not bind root")
def test_a_home_without_the_right_to_write(tmp_path):
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StoreUnwritable) as caught:
            opened(tmp_path)
        assert str(tmp_path) in str(caught.value)
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize("began", [False, True])
def test_a_home_on_a_disk_that_can_only_be_read(small_disk, began, filled):
    home = small_disk / "home"
    home.mkdir()
    if began:
        filled(home)
    subprocess.run(["/bin/mount", "-o", "remount,ro", str(small_disk)], check=True)
    with pytest.raises(StoreUnwritable) as caught, opened(home) as memory:
        memory.as_principal(NAME).observe([NewTurn(text="Hello")], session="live")
    assert str(home) in str(caught.value)


# -- a damaged index ---------------------------------------------------------------------------------------------------


def noise(path: Path, rng: random.Random, size: int) -> None:
    """Random bytes somewhere in the middle."""
    whole = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(rng.randrange(whole // 20, max(whole - size, whole // 20 + 1)))
        file.write(rng.randbytes(min(size, whole)))


def half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def garbage(path: Path) -> None:
    path.write_bytes(b"Bonjour, je ne suis pas une base.\n" * 400)


DAMAGE = {
    "a page of noise": lambda path: noise(path, random.Random(1), 4096),
    "64 kB of noise": lambda path: noise(path, random.Random(2), 65_536),
    "a truncated file": half,
    "an empty file": lambda path: os.truncate(path, 0),
    "garbage": garbage,
    "zeros": lambda path: path.write_bytes(bytes(path.stat().st_size)),
    "no file": lambda path: path.unlink(),
}


@pytest.mark.parametrize("how", DAMAGE)
def test_an_index_damaged_while_closed_is_made_again(tmp_path, how, filled):
    before = filled(tmp_path)
    assert not (tmp_path / "index.db-wal").exists()
    DAMAGE[how](tmp_path / "index.db")
    with opened(tmp_path) as memory:
        answers(memory)  # that finds the damage, if the opening has not
        sound(memory)
        assert answers(memory) == before


def noise_anywhere(folder, filled, times: int, seed: int) -> str:
    """A byte, some or many, written over anywhere in the index: noticed and mended, or without any effect."""
    rng = random.Random(seed)
    noticed = 0
    for number in range(times):
        home = folder / str(number)
        before = filled(home)
        noise(home / "index.db", rng, rng.choice((1, 16, 200, 1_000)))
        with opened(home) as memory:
            found = answers(memory)
            if any(recall.missing for recall in found):
                noticed += 1
                assert memory.index_now()
                found = answers(memory)
            assert found == before
        shutil.rmtree(home)
    return f"{times} times some noise anywhere in an index: noticed {noticed} times, every answer as before"


def test_a_little_noise_anywhere_in_the_index_is_noticed(tmp_path, filled):
    noise_anywhere(tmp_path, filled, 8, seed=7)


def test_a_row_in_the_place_of_another_is_noticed(tmp_path, filled):
    """A page that points twice to one row is whole to SQLite: each leaf of the file in its turn."""
    before = filled(tmp_path / "whole")
    content, page = (tmp_path / "whole" / "index.db").read_bytes(), 4096
    leaves = [
        start for start in range(page, len(content), page)
        if content[start] in {0x0A, 0x0D} and int.from_bytes(content[start + 3 : start + 5], "big") > 1
    ]  # fmt: skip
    assert len(leaves) > 5
    for start in leaves:
        home = tmp_path / str(start)
        shutil.copytree(tmp_path / "whole", home)
        (home / "index.db").write_bytes(content[: start + 10] + content[start + 8 : start + 10] + content[start + 12 :])
        with opened(home) as memory:
            answers(memory)
            assert memory.index_now()
            assert answers(memory) == before


@pytest.mark.soak
def test_soak_noise_anywhere_in_the_index(tmp_path, filled, report):
    report(noise_anywhere(tmp_path, filled, 500, seed=8))


@pytest.mark.parametrize("how", DAMAGE)
@pytest.mark.parametrize("warm", [True, False])
def test_an_index_damaged_while_open_is_made_again(tmp_path, how, warm, filled):
    """What is in memory may go on being served; what is read again from the file is not believed."""
    before = filled(tmp_path)
    with opened(tmp_path) as memory:
        if warm:
            assert answers(memory) == before
        else:
            memory.as_principal(NAME).status()
        DAMAGE[how](tmp_path / "index.db")
        assert [len(recall.hits) for recall in answers(memory)] == [len(recall.hits) for recall in before]
        receipt = memory.as_principal(NAME).observe([NewTurn(text="A pangolin came by")], session="live")
        found = memory.as_principal(NAME).recall("Where is the pangolin?", weak=True)
        assert receipt.turn_ids[0] in {hit.turn.id for hit in found.hits}
    with opened(tmp_path) as memory:
        answers(memory)
        memory.index_now()
        mended = answers(memory)
        memory.reindex()
        sound(memory)
        assert answers(memory) == mended


@pytest.mark.parametrize("how", ["a page of noise", "64 kB of noise", "garbage"])
def test_a_damaged_log_beside_an_open_index_is_noticed(tmp_path, how):
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        ana.import_turns(stream(0, 400))
        memory.index_now()
        before = answers(memory)
        memory._tools.index._loaded.clear()
        log = tmp_path / "index.db-wal"
        assert log.stat().st_size > 100_000
        noise(log, random.Random(3), {"a page of noise": 4096, "64 kB of noise": 65_536}.get(how, log.stat().st_size))
        found = answers(memory)
        if any(recall.missing for recall in found):
            memory.index_now()
            found = answers(memory)
        assert found == before
        assert ana.observe([NewTurn(text="A pangolin came by")], session="live").turn_ids


def test_a_log_of_another_index_beside_a_closed_one(tmp_path, filled):
    before = filled(tmp_path / "one")
    (tmp_path / "one" / "index.db-wal").write_bytes(random.Random(5).randbytes(50_000))
    with opened(tmp_path / "one") as memory:
        assert answers(memory) == before
        sound(memory)


def test_an_index_of_a_later_format_is_made_again(tmp_path, filled):
    before = filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "index.db")) as db:
        db.execute("UPDATE meta SET value = '99' WHERE key = 'format'")
        db.execute("ALTER TABLE rows RENAME TO later_rows")
        db.commit()
    with opened(tmp_path) as memory:
        sound(memory)
        assert answers(memory) == before


def test_an_index_of_another_store_is_made_again(tmp_path, filled):
    before = filled(tmp_path / "one")
    with opened(tmp_path / "other") as memory:
        memory.as_principal(NAME).import_turns(stream(5, 160))
        sound(memory)
    shutil.copy(tmp_path / "other" / "index.db", tmp_path / "one" / "index.db")
    with opened(tmp_path / "one") as memory:
        sound(memory)
        assert answers(memory) == before


def test_doctor_tells_damage_that_no_search_has_met(tmp_path, filled):
    filled(tmp_path)
    with opened(tmp_path) as memory:
        answers(memory)
        with closing(sqlite3.connect(tmp_path / "index.db")) as db:
            db.execute("UPDATE vectors SET vector = zeroblob(length(vector)) WHERE key = (SELECT max(key) FROM vectors)")
            db.commit()
        [finding] = [finding for finding in memory.doctor() if not finding.ok and finding.name != "disk"]
        assert finding.name == "index"
        memory.reindex()
        sound(memory)


# -- a damaged ledger --------------------------------------------------------------------------------------------------


def held(home) -> bytes:
    return (home / "ledger.db").read_bytes()


@pytest.mark.parametrize("how", [how for how in DAMAGE if how != "no file"])
def test_a_damaged_ledger_is_told_and_left_as_it_is(tmp_path, how, filled):
    filled(tmp_path)
    DAMAGE[how](tmp_path / "ledger.db")
    before = held(tmp_path)
    told = False
    try:
        with opened(tmp_path) as memory:
            told = any(not finding.ok and finding.name == "ledger" for finding in memory.doctor())
            answers(memory)
    except (StoreCorrupt, StoreMissing):
        told = True
    assert told
    assert held(tmp_path) == before


def test_a_little_noise_in_the_words_of_a_turn_is_found_by_doctor(tmp_path, filled):
    filled(tmp_path)
    content = held(tmp_path)
    place = content.index(b"Note 0 100: the")
    (tmp_path / "ledger.db").write_bytes(content[:place] + b"N\xc3\xb6t 0 100: the" + content[place + 15 :])
    with opened(tmp_path) as memory:
        [finding] = [finding for finding in memory.doctor() if not finding.ok and finding.name != "disk"]
        assert finding.name == "ledger"
        assert "is not what was written" in finding.detail


def test_a_ledger_that_is_gone_is_not_begun_anew(tmp_path, filled):
    filled(tmp_path)
    (tmp_path / "ledger.db").unlink()
    with pytest.raises(StoreMissing):
        opened(tmp_path)
    assert not (tmp_path / "ledger.db").exists()


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_a_ledger_that_is_gone_while_open_acknowledges_nothing_more(tmp_path, how, filled):
    filled(tmp_path)
    copy = tmp_path / "copy"
    shutil.copy(tmp_path / "ledger.db", copy)
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        ana.observe([NewTurn(text="Hello")], session="live")
        (tmp_path / "ledger.db").unlink()
        if how == "replaced":
            copy.rename(tmp_path / "ledger.db")
        with pytest.raises(StoreMissing):
            ana.observe([NewTurn(text="Are you there?")], session="live")


# -- an older copy of the ledger ---------------------------------------------------------------------------------------


def put_back(home, copy) -> None:
    for ending in BESIDE:
        (home / f"ledger.db{ending}").unlink(missing_ok=True)
    shutil.copy(copy, home / "ledger.db")


@pytest.mark.parametrize("since", ["nothing", "fewer turns", "as many turns", "more turns", "the same file after another turn"])
def test_the_index_follows_an_older_copy_of_the_ledger_back(tmp_path, since, filled):
    home, copy = tmp_path / "home", tmp_path / "copy.db"
    filled(home)
    shutil.copy(home / "ledger.db", copy)
    lost = [NewTurn(text=f"Lost {n}: a pangolin") for n in range(10)]
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        for turn in lost:
            ana.observe([turn], session="later")
        ana.import_turns(stream(3, 30))
        sound(memory)
    put_back(home, copy)
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        if since == "the same file after another turn":
            for n in range(10):
                ana.observe([NewTurn(text=f"New {n}: a quokka")], session="later")
            ana.import_turns(stream(3, 30))
        else:
            for n in range({"nothing": 0, "fewer turns": 5, "as many turns": 40, "more turns": 60}[since]):
                ana.observe([NewTurn(text=f"New {n}: a quokka")], session="later")
        found = ana.recall("pangolin", weak=True, limit=1_000)
        assert not [hit for hit in found.hits if "Lost" in hit.turn.text]
        assert found.searched == ana.status().turns
        if since != "nothing":
            assert "quokka" in ana.recall("Where is the quokka?", weak=True).hits[0].turn.text
        sound(memory)
        with_that_index = answers(memory)
        memory.reindex()
        sound(memory)
        assert answers(memory) == with_that_index


def test_rows_without_a_turn_never_come_back(tmp_path):
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        ana.import_turns(stream(0, 50))
        memory.index_now()
        [turn] = ana.turns(limit=1)
        ghost = replace(turn, id="t_ghost", text="A ghost: the pangolin", seq=900, content_hash=b"g" * 16)
        memory._tools.index.put(turn.scope, [row_of(ghost, 900)], 0, 0)
        found = ana.recall("Where is the pangolin?", weak=True)
        assert not [hit for hit in found.hits if "ghost" in hit.turn.text]
        assert any(not finding.ok for finding in memory.doctor())
        memory.index_now()
        assert ana.recall("Where is the pangolin?", weak=True).searched == 50
        sound(memory)


# -- the driver's errors -----------------------------------------------------------------------------------------------

CODES = {
    "SQLITE_BUSY": StoreBusy, "SQLITE_LOCKED": StoreBusy, "SQLITE_BUSY_SNAPSHOT": StoreBusy, "SQLITE_PROTOCOL": StoreBusy,
    "SQLITE_FULL": StoreFull, "SQLITE_READONLY": StoreUnwritable, "SQLITE_READONLY_DBMOVED": StoreUnwritable,
    "SQLITE_CANTOPEN": StoreUnwritable, "SQLITE_IOERR_WRITE": StoreUnwritable, "SQLITE_IOERR_READ": IndexBroken,
    "SQLITE_IOERR_SHORT_READ": IndexBroken, "SQLITE_CORRUPT": IndexBroken, "SQLITE_NOTADB": IndexBroken,
    "SQLITE_ERROR": IndexBroken, "SQLITE_CONSTRAINT_UNIQUE": IndexBroken, "SQLITE_INTERRUPT": StoreError,
}  # fmt: skip


@pytest.mark.parametrize(("name", "ours"), CODES.items())
def test_the_index_gives_every_error_of_the_driver_its_name(name, ours):
    error = sqlite3.OperationalError("something")
    error.sqlite_errorcode, error.sqlite_errorname = getattr(sqlite3, name), name
    with pytest.raises(StoreError) as caught, translated():
        raise error
    assert type(caught.value) is ours


def test_threads_that_end_give_back_their_connections(tmp_path):
    with closing(SqliteIndex(tmp_path / "index.db", {})) as index:
        for _ in range(40):
            thread = threading.Thread(target=index.place, args=("a",))
            thread.start()
            thread.join()
        assert len(index._opened) <= 2


def test_rows_that_a_damaged_index_lost_without_a_word_are_missed(tmp_path, filled):
    """A page of noise may end a table early: what is left reads well, and is not all."""
    before = filled(tmp_path)
    db = sqlite3.connect(tmp_path / "index.db")
    db.execute("DELETE FROM rows WHERE key % 3 = 0")
    db.commit()
    db.close()
    with opened(tmp_path) as memory:
        answers(memory)
        assert memory.index_now()
        assert answers(memory) == before
