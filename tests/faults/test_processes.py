"""Many processes on one home at once: no error, no hole, nothing late."""

from collections import Counter

import pytest

from .child import NAME, children, opened
from .test_kill import sound, texts_by_session


def start(group) -> None:
    """All of them open the store, then all begin together."""
    for child in group:
        assert child.next() == {"open": True}, child.complaint()
    for child in group:
        child.go()


def write_and_read(home, writers: int, readers: int, seconds: float) -> str:
    jobs = [("write", home, who, seconds) for who in range(writers)] + [("read", home, who, seconds) for who in range(readers)]
    with children(*jobs) as group:
        start(group)
        results = [child.result() for child in group]
    written = [result["written"] for result in results[:writers]]
    read = results[writers:]
    with opened(home) as memory:
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
        f"{writers} writers and {readers} readers for {seconds:g} s: {sum(calls)} writes ({min(calls)} to {max(calls)} each),"
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
            assert not any(f"echo{number} " in hit.turn.text for hit in ana.recall(f"echo{number}").hits)
            other.go()
            assert other.next() == {"written": number}
            assert [hit.turn.text for hit in ana.recall(f"echo{number}").hits][0].startswith(f"Echo echo{number} ")
            assert other.next() == {"open": True}


def test_reindexing_in_one_process_is_followed_by_another(tmp_path):
    with opened(tmp_path) as one, opened(tmp_path) as other:
        one.as_principal(NAME).observe([{"text": "The lynx sleeps"}, {"text": "And nothing else"}], session="here")
        for number in range(5):
            one.reindex()
            found = other.as_principal(NAME).recall("Where is the lynx?")
            assert (found.searched, found.hits[0].turn.text) == (number + 2, "The lynx sleeps")
            other.as_principal(NAME).observe([{"text": f"The otter swims {number}"}], session="here")
            assert one.as_principal(NAME).recall("otter").searched == number + 3


@pytest.mark.soak
def test_soak_eight_writers_for_30_seconds(tmp_path, report):
    report(write_and_read(tmp_path, writers=8, readers=0, seconds=30))


@pytest.mark.soak
def test_soak_two_writers_and_eight_readers_for_60_seconds(tmp_path, report):
    report(write_and_read(tmp_path, writers=2, readers=8, seconds=60))


@pytest.mark.soak
def test_soak_nine_processes_begin_an_empty_home_30_times(tmp_path, report):
    for number in range(30):
        begin_together(tmp_path / str(number), 9)
    report("9 processes beginning an empty home at once, 30 times: all succeeded")
