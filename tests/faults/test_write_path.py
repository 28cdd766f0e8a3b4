"""From turns to memories in processes that are killed, or that do the same at once: each statement once, no job lost."""

import random
import sqlite3
from collections import Counter
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from souvenance import Settings
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.reflecting import LEASE_S
from souvenance.models.scripted import ScriptedEmbedder
from souvenance.types import NewTurn
from souvenance.wiring import open_tools

from .child import NAME, THE_SENTENCE, children, opened, session_of, statements_of
from .invariants import said_twice, whole_memories
from .test_kill import kill_somewhere, sound
from .test_processes import in_threads, start

AGAIN = {"I live in Lyon.", "I moved to Nantes."}  # said again after it was over, it is rightly remembered a second time


@contextmanager
def past_the_lease(home):
    """The store as a process sees it that comes when the jobs of one that died may be taken up."""
    tools = open_tools(Settings(home=home, languages=("en",), tz="UTC"), ScriptedEmbedder())
    clock = tools.clock
    tools = replace(tools, clock=lambda: clock() + timedelta(seconds=LEASE_S + 60))
    with Souvenance(tools, background=False) as memory:
        yield memory


def all_is_remembered(home, ana: Handle) -> Counter[str]:
    """Every job is done, and everything said is remembered, once; how many jobs stand in each state."""
    scope, ledger = ana.principal.scope, ana._tools.ledger
    assert ana.jobs() == [], [(job.state, job.reason) for job in ana.jobs()]
    memories = whole_memories(ledger, scope)
    assert said_twice(memories) <= AGAIN
    texts = Counter(memory.text for memory in memories.values())
    for _, turn in ledger.turns_after(scope, 0, 1_000_000):
        assert texts[turn.text] == 1 or turn.text in AGAIN, f"{turn.text!r} is remembered {texts[turn.text]} times"
    judged = Counter(one.job for one in ledger.candidates(scope))
    assert all(judged[job.id] for job in ana.jobs("done"))
    with closing(sqlite3.connect(home / "ledger.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return Counter(ledger.job_counts(scope))


# -- killed ------------------------------------------------------------------------------------------------------------


def kill_reflections(home, kills: int, calls: int, seed: int) -> str:
    rng = random.Random(seed)
    receipts = left = told = 0
    for kill in range(1, kills + 1):
        with children(("reflect", home, kill, calls)) as [child]:
            said = kill_somewhere(child, rng, calls, 0.05)
        with past_the_lease(home) as memory:
            ana = memory.as_principal(NAME)
            if not said:  # killed before its first call: nothing may stand there yet
                ana.observe([NewTurn(text=f"I keep a heron, number {kill}.")], session="after")
            waiting = len(ana.jobs())
            memory.work_now()
            for one in said:
                if "told" in one:
                    assert ana.memory(one["told"]).text.startswith("The gate of yard")
                    told += 1
                    continue
                texts = [ana.show(turn_id).text for turn_id in one["turn_ids"]]
                assert texts == [turn.text for turn in statements_of(kill, one["call"])]
                assert {ana.job(job_id).state for job_id in one["jobs"]} == {"done"}
                receipts += 1
            all_is_remembered(home, ana)
            sound(memory)
            left += waiting
    return (
        f"{kills} kills during reflection: {receipts} receipts and {told} told, 0 lost, 0 doubled; {left} jobs taken up again"
    )


def test_a_killed_reflection_is_done_by_the_next_process(tmp_path):
    kill_reflections(tmp_path, kills=5, calls=12, seed=5)


@pytest.mark.soak
@pytest.mark.parametrize("home", range(4))
def test_soak_25_kills_during_reflection(tmp_path, home, report):
    report(kill_reflections(tmp_path, kills=25, calls=20, seed=400 + home))


# -- at once -----------------------------------------------------------------------------------------------------------


def reflect_together(home, workers: int, calls: int, seconds: float) -> str:
    with children(("feed", home, calls), *[("work", home, seconds)] * workers) as group:
        start(group)
        done = [child.result()["done"] for child in group]
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        rest = memory.work_now()
        states = all_is_remembered(home, ana)
        sound(memory)
    assert states == {"done": calls}
    assert all(job.tries == 1 for job in ana_jobs(home)), "a job failed on the way"
    assert sum(done) + rest >= calls
    return f"{workers + 1} processes at {calls} jobs: {done} done by each, {rest} left, 0 lost, 0 done twice, 0 errors"


def ana_jobs(home):
    with opened(home) as memory:
        return memory.as_principal(NAME).jobs("done")


@pytest.mark.parametrize("workers", [1, 3])
def test_processes_that_reflect_at_once_remember_each_statement_once(tmp_path, workers):
    reflect_together(tmp_path, workers, calls=24, seconds=2)


@pytest.mark.soak
def test_soak_four_processes_reflect_for_30_seconds(tmp_path, report):
    report(reflect_together(tmp_path, 3, calls=400, seconds=30))


def test_what_two_processes_remember_at_once_stands_once(tmp_path):
    times = 200
    with children(*[("remember", tmp_path, times)] * 2) as group:
        start(group)
        results = [child.result() for child in group]
    assert sum(one["kept"] for one in results) == 1
    assert sum(one["merged"] for one in results) == 2 * times - 1
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        assert [one.text for one in ana.memories(status="all")] == [THE_SENTENCE]
        assert len(ana.candidates(limit=None)) == 2 * times
        whole_memories(ana._tools.ledger, ana.principal.scope)
        sound(memory)


def change_at_once(home, *ways: tuple[str, str, str]) -> list[dict]:
    with children(*[("change", home, *way) for way in ways]) as group:
        start(group)
        return [child.result() for child in group]


def known(home, *texts: str) -> list[str]:
    with opened(home) as memory:
        return [memory.as_principal(NAME).remember(text).memory.id for text in texts]


def stands(home) -> list[str]:
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        whole_memories(ana._tools.ledger, ana.principal.scope)
        sound(memory)
        return [one.text for one in ana.memories()]


def test_two_that_correct_a_memory_at_once_leave_the_words_of_one(tmp_path):
    [memory] = known(tmp_path, "My brother lives in Brest")
    words = ["My brother lives in Quimper", "My brother lives in Lorient"]
    assert change_at_once(tmp_path, *[(memory, "correct", text) for text in words]) == [{"error": None}] * 2
    [left] = stands(tmp_path)
    assert left in words
    with opened(tmp_path) as one:  # nothing of it is lost: the other correction is in the history
        events = one.as_principal(NAME).why(memory).events
        assert [event.what for event in events] == ["corrected", "corrected", "created"]
        assert {event.after["text"] for event in events} == {*words, "My brother lives in Brest"}


def test_two_memories_corrected_to_the_same_words_at_once_do_not_become_twins(tmp_path):
    ids = known(tmp_path, "My brother lives in Brest", "My tortoise is 40 years old")
    results = change_at_once(tmp_path, *[(one, "correct", "We meet at the old harbour") for one in ids])
    assert sorted(str(one["error"]) for one in results) == ["Conflict", "None"]
    assert any("says so already" in one.get("says", "") for one in results)
    assert sorted(stands(tmp_path)).count("We meet at the old harbour") == 1


@pytest.mark.parametrize("same", [True, False])
def test_two_that_replace_a_fact_at_once_leave_one_that_holds(tmp_path, same):
    known(tmp_path, "The app Miette uses PostgreSQL")
    said = [f"We moved Miette from PostgreSQL to {name}" for name in ("MySQL", "MySQL" if same else "SQLite")]
    results = change_at_once(tmp_path, *[("-", "replace", text) for text in said])
    assert results == [{"error": None}] * 2
    texts = stands(tmp_path)
    assert "The app Miette uses PostgreSQL" not in texts
    assert len(texts) == 1 or not same, texts


def test_more_threads_than_connections_observe_while_one_reflects(tmp_path):
    with opened(tmp_path) as memory:
        ana = memory.as_principal(NAME)
        turns = [ana.observe(statements_of(9, call), session=session_of(call)) for call in range(10)]
        observing = [partial(ana.observe, statements_of(8, call), session=session_of(call)) for call in range(40)]
        in_threads(memory.work_now, memory.work_now, *observing)
        memory.work_now()
        assert all_is_remembered(tmp_path, ana) == {"done": len(turns) + len(observing)}
        assert all(job.tries == 1 for job in ana.jobs("done")), [job.reason for job in ana.jobs("done")]
        sound(memory)
