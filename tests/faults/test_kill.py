"""A process is killed at any moment: what it acknowledged is there, once, and the same work done again completes it."""

import random
import shutil
import sqlite3
import time
from collections import Counter
from contextlib import closing

import pytest

from .child import NAME, Child, call_of, children, opened, session_of, stream

AT_ONCE = 200


def sound(memory) -> None:
    """Everything is indexed, and nothing is wrong: how full the disk of the machine is is not ours."""
    assert memory.index_now()
    assert [finding for finding in memory.doctor() if not finding.ok and finding.name != "disk"] == []
    status = memory.as_principal(NAME).status()
    assert status.indexed == status.embedded == status.turns


def texts_by_session(home) -> dict[str, list[str]]:
    """As they stand, read past our own code; places without a hole."""
    with closing(sqlite3.connect(home / "ledger.db")) as db:
        rows = db.execute("SELECT session, seq, position, text FROM turns ORDER BY session, seq").fetchall()
        headers = dict(db.execute("SELECT id, turns FROM sessions").fetchall())
    assert sorted(position for _, _, position, _ in rows) == list(range(1, len(rows) + 1))
    texts: dict[str, list[str]] = {}
    for session, seq, _, text in rows:
        texts.setdefault(session, []).append(text)
        assert seq == len(texts[session])
    assert headers == {session: len(some) for session, some in texts.items()}
    return texts


def expected(items) -> dict[str, list[str]]:
    texts: dict[str, list[str]] = {}
    for item in items:
        texts.setdefault(item.session, []).append(item.turn.text)
    return texts


def kill_somewhere(child: Child, rng: random.Random, most: int, longest_s: float) -> list[dict]:
    """What it had said when it was killed: after some of its acknowledgements and a little more."""
    said = []
    for _ in range(rng.randint(0, most)):
        if (one := child.next()) is None:
            break
        said.append(one)
    time.sleep(rng.uniform(0, longest_s))
    child.kill()
    return said + child.rest()


def kill_imports(home, kills: int, turns: int, seed: int) -> str:
    rng = random.Random(seed)
    before: list = []
    whole = acknowledged_in_all = 0
    for kill in range(kills):
        items = stream(kill, turns)
        with children(("import", home, kill, turns, AT_ONCE)) as [child]:
            said = kill_somewhere(child, rng, turns // AT_ONCE + 3, 0.3)
        acknowledged = sum(one.get("items", 0) for one in said)
        whole += {"ended": True} in said
        acknowledged_in_all += acknowledged
        with opened(home) as memory:
            sound(memory)
            stands = memory.as_principal(NAME).status().turns - len(before)
            assert stands >= acknowledged
            assert stands % AT_ONCE == 0 or stands == turns, "a transaction went in by half"
            assert texts_by_session(home) == expected([*before, *items[:stands]])
            report = memory.as_principal(NAME).import_turns(items)
            assert (report.added, report.known, report.skipped_total) == (turns - stands, stands, 0)
            before += items
            assert texts_by_session(home) == expected(before)
            sound(memory)
    return f"{kills} kills during import: {acknowledged_in_all} turns acknowledged, 0 lost, 0 doubled ({whole} came too late)"


def kill_observes(home, kills: int, calls: int, seed: int) -> str:
    rng = random.Random(seed)
    texts: dict[str, list[str]] = {}
    acknowledged = 0
    for kill in range(kills):
        with children(("observe", home, kill, calls)) as [child]:
            said = kill_somewhere(child, rng, calls, 0.1)
        assert [one["call"] for one in said] == list(range(len(said)))
        acknowledged += len(said)
        for one in said:
            texts.setdefault(session_of(one["call"]), []).extend(turn.text for turn in call_of(kill, one["call"]))
        with opened(home) as memory:
            sound(memory)
            ana = memory.as_principal(NAME)
            for one in said:
                shown = [ana.show(turn_id).text for turn_id in one["turn_ids"]]
                assert shown == [turn.text for turn in call_of(kill, one["call"])]
            # The call at hand when it was killed is there or not; sent again under its key it is there once.
            at_hand = len(said)
            again = ana.observe(call_of(kill, at_hand), session=session_of(at_hand), idempotency_key=f"{kill}-{at_hand}")
            texts.setdefault(session_of(at_hand), []).extend(turn.text for turn in call_of(kill, at_hand))
            assert [ana.show(turn_id).text for turn_id in again.turn_ids] == [t.text for t in call_of(kill, at_hand)]
            assert texts_by_session(home) == texts
            sound(memory)
    return f"{kills} kills during observe: {acknowledged} receipts, 0 lost, 0 doubled"


def kill_reindexing(home, kills: int, turns: int, seed: int) -> str:
    rng = random.Random(seed)
    with opened(home) as memory:
        memory.as_principal(NAME).import_turns(stream(0, turns))
        sound(memory)
        before = [memory.as_principal(NAME).recall(query, weak=True, limit=5) for query in QUERIES]
    for _ in range(kills):
        with children(("reindex", home)) as [child]:
            kill_somewhere(child, rng, turns // 64, 0.1)
        with opened(home) as memory:
            sound(memory)
            assert [memory.as_principal(NAME).recall(query, weak=True, limit=5) for query in QUERIES] == before
    return f"{kills} kills during reindexing: every answer as before"


QUERIES = ("Which otter met the lynx?", "note 0 77", "ok", "heron in January 2026")


def kill_openings(folder, kills: int, seed: int) -> str:
    """A home is begun: its ledger and index are made, a first turn is written."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    for kill in range(kills):
        home = folder / f"home-{kill}"
        with children(("open", home)) as [child]:
            child.go()
            time.sleep(rng.uniform(0, 1.0))
            child.kill()
            acknowledged = child.rest()
        seen["nothing" if not home.exists() else ", ".join(sorted(p.name for p in home.iterdir()))] += 1
        with opened(home) as memory:
            assert memory.as_principal(NAME).status().turns >= len(acknowledged)
            memory.as_principal(NAME).observe([{"text": "Now it works"}], session="opening")
            sound(memory)
        shutil.rmtree(home)
    return f"{kills} kills while a home was begun: every one opened again ({len(seen)} different sets of files left)"


def test_a_killed_import_loses_nothing_acknowledged_and_goes_on(tmp_path):
    kill_imports(tmp_path, kills=5, turns=600, seed=1)


def test_a_killed_observe_loses_no_receipt(tmp_path):
    kill_observes(tmp_path, kills=2, calls=30, seed=2)


def test_a_killed_reindexing_is_mended_by_the_next_pass(tmp_path):
    kill_reindexing(tmp_path, kills=2, turns=500, seed=3)


def test_a_killed_first_opening_leaves_a_home_that_opens(tmp_path):
    kill_openings(tmp_path, kills=2, seed=4)


@pytest.mark.soak
@pytest.mark.parametrize("home", range(4))
def test_soak_25_kills_during_import_and_indexing(tmp_path, home, report):
    report(kill_imports(tmp_path, kills=25, turns=1_500, seed=100 + home))


@pytest.mark.soak
@pytest.mark.parametrize("home", range(4))
def test_soak_25_kills_during_observe(tmp_path, home, report):
    report(kill_observes(tmp_path, kills=25, calls=60, seed=200 + home))


@pytest.mark.soak
def test_soak_100_kills_during_reindexing(tmp_path, report):
    report(kill_reindexing(tmp_path, kills=100, turns=2_000, seed=300))


@pytest.mark.soak
def test_soak_100_kills_during_the_first_opening(tmp_path, report):
    report(kill_openings(tmp_path, kills=100, seed=400))
