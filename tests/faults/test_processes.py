"""Many processes on one home at once: no error, no hole, nothing late."""

import threading
import time
from collections import Counter
from contextlib import suppress
from functools import partial

import pytest

from souvenance.engine import importing
from souvenance.errors import StoreError
from souvenance.types import NewTurn

from .child import ANIMALS, NAME, children, opened, stream
from .test_kill import expected, sound, texts_by_session


def start(group) -> None:
    """All of them open the store, then all begin together."""
    for child in group:
        assert child.next() == {"open": True}, child.complaint()
    for child in group:
        child.go()


def write_and_read(home, writers: int, readers: int, seconds: float, reindexers: int = 0) -> str:
    jobs = [("write", home, who, seconds) for who in range(writers)] + [("read", home, who, seconds) for who in range(readers)]
    with children(*jobs) as group, children(*[("reindex", home)] * reindexers):
        start(group)
        results = [child.result() for child in group]
    written = [result["written"] for result in results[:writers]]
    read = results[writers:]
    with opened(home) as memory:
        while not memory.index_now():  # the claim of a process that was killed is given back by the system, not at once
            time.sleep(0.05)
        sound(memory)
        assert memory.as_principal(NAME).status().turns == sum(written)
    texts = texts_by_session(home)
    for session, some in texts.items():
        by_writer: dict[str, list[str]] = {}
        for text in some:
            by_writer.setdefault(text.split()[1], []).append(text.split(":")[0])
        for order in by_writer.values():  # of one writer in one session, what it said first stands first
            assert order == sorted(order, key=lambda line: tuple(map(int, line.split()[3].split("."))))
        if session.startswith("own-"):
            assert len(by_writer) == 1
    said = Counter(text for some in texts.values() for text in some)
    assert max(said.values()) == 1
    assert all(reader["lower"] == reader["behind"] == 0 for reader in read), read
    assert all(reader["recalls"] for reader in read)
    calls = [result["calls"] for result in results[:writers]]
    return (
        f"{writers} writers, {readers} readers and {reindexers} that reindex for {seconds:g} s: {sum(calls)} writes ({min(calls)} to {max(calls)} each),"
        f" {sum(written)} turns, {sum(reader['recalls'] for reader in read)} searches, 0 errors, 0 holes, 0 doubled"
    )


def begin_together(home, processes: int) -> None:
    with children(*[("open", home)] * processes) as group:
        for child in group:
            child.go()
        results = [child.result() for child in group]
    assert len({turn_id for result in results for turn_id in result["turn_ids"]}) == processes
    assert all(result["hits"] for result in results)
    with opened(home) as memory:
        sound(memory)
    assert len(texts_by_session(home)["opening"]) == processes


def test_writers_and_readers_share_a_home(tmp_path):
    write_and_read(tmp_path, writers=8, readers=2, seconds=3)


def test_nine_processes_begin_an_empty_home_at_once(tmp_path):
    begin_together(tmp_path / "home", 9)


def test_what_one_process_writes_another_finds_at_once(tmp_path):
    with opened(tmp_path) as memory, children(("echo", tmp_path)) as [other]:
        ana = memory.as_principal(NAME)
        ana.observe([{"text": "Something to warm the caches with"}], session="here")
        assert other.next() == {"open": True}, other.complaint()
        for number in range(20):
            assert not any(f"echo{number} " in hit.turn.text for hit in ana.recall(f"echo{number}", weak=True).hits)
            other.go()
            assert other.next() == {"written": number}
            assert ana.recall(f"echo{number}", weak=True).hits[0].turn.text.startswith(f"Echo echo{number} ")
            assert other.next() == {"open": True}


def test_reindexing_in_one_process_is_followed_by_another(tmp_path):
    with opened(tmp_path) as one, opened(tmp_path) as other:
        one.as_principal(NAME).observe([{"text": "The lynx sleeps"}, {"text": "And nothing else"}], session="here")
        for number in range(5):
            one.reindex()
            found = other.as_principal(NAME).recall("Where is the lynx?", weak=True)
            assert (found.searched, found.hits[0].turn.text) == (number + 2, "The lynx sleeps")
            other.as_principal(NAME).observe([{"text": f"The otter swims {number}"}], session="here")
            assert one.as_principal(NAME).recall("otter", weak=True).searched == number + 3


def in_threads(*jobs) -> None:
    """Run them all at once; the first error of any of them is raised here."""
    failures: list[BaseException] = []

    def run(job) -> None:
        try:
            job()
        except BaseException as exc:  # noqa: BLE001 - raised below
            failures.append(exc)

    threads = [threading.Thread(target=run, args=(job,), daemon=True) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(300)
        assert not thread.is_alive()
    if failures:
        raise failures[0]


def test_threads_begin_stores_of_their_own_at_once(tmp_path):
    in_threads(*[lambda number=number: opened(tmp_path / str(number)).close() for number in range(6)])


def test_threads_write_and_read_while_the_index_is_thrown_away(tmp_path):
    calls, threads = 12, 8
    with opened(tmp_path, background=True) as memory, opened(tmp_path) as other:

        def write(who: int) -> None:
            ana = (memory, other)[who % 2].as_principal(NAME)
            for call in range(calls):
                text = f"Writer {who} call {call}.0: a {ANIMALS[call % len(ANIMALS)]}"
                assert len(ana.observe([NewTurn(text=text)], session=f"session {who % 3}").turn_ids) == 1

        def read(who: int) -> None:
            ana = (memory, other)[who % 2].as_principal(NAME)
            for call in range(calls):
                stood = ana.status().turns
                found = ana.recall(f"the {ANIMALS[call % len(ANIMALS)]} of writer {who}", weak=True)
                assert found.searched >= stood or any("index" in cause for cause in found.missing)

        def throw_away() -> None:
            for number in range(calls):
                with suppress(StoreError):
                    (memory, other)[number % 2].reindex()

        in_threads(throw_away, *[partial(write, who) for who in range(threads)], *[partial(read, who) for who in range(4)])
        while not memory.index_now():
            time.sleep(0.05)
        sound(memory)
        assert memory.as_principal(NAME).status().turns == calls * threads
    texts_by_session(tmp_path)


def test_the_same_import_twice_at_once_is_once(tmp_path, monkeypatch):
    monkeypatch.setattr(importing, "ITEMS_AT_ONCE", 20)
    items = stream(1, 200)
    with opened(tmp_path) as one, opened(tmp_path) as other:
        reports = []
        in_threads(*[
            lambda memory=memory: reports.append(memory.as_principal(NAME).import_turns(items)) for memory in (one, other, one)
        ])  # fmt: skip
        assert sum(report.added for report in reports) == 200
        assert sum(report.known for report in reports) == 400
        assert texts_by_session(tmp_path) == expected(items)
        sound(one)


def test_more_threads_than_connections(tmp_path):
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        in_threads(*[partial(ana.observe, [NewTurn(text=f"Thread {number}")], session="all") for number in range(40)])
        in_threads(*[partial(ana.recall, f"thread {number}") for number in range(40)])
        assert len(texts_by_session(tmp_path)["all"]) == 40
        sound(memory)


@pytest.mark.soak
def test_soak_eight_writers_for_30_seconds(tmp_path, report):
    report(write_and_read(tmp_path, writers=8, readers=0, seconds=30))


@pytest.mark.soak
def test_soak_eight_writers_and_eight_readers_for_60_seconds(tmp_path, report):
    report(write_and_read(tmp_path, writers=8, readers=8, seconds=60))


@pytest.mark.soak
def test_soak_two_writers_and_eight_readers_for_60_seconds(tmp_path, report):
    report(write_and_read(tmp_path, writers=2, readers=8, seconds=60))


@pytest.mark.soak
def test_soak_writers_and_readers_while_others_throw_the_index_away_for_30_seconds(tmp_path, report):
    report(write_and_read(tmp_path, writers=4, readers=3, seconds=30, reindexers=2))


@pytest.mark.soak
def test_soak_nine_processes_begin_an_empty_home_30_times(tmp_path, report):
    for number in range(30):
        begin_together(tmp_path / str(number), 9)
    report("9 processes beginning an empty home at once, 30 times: all succeeded")
