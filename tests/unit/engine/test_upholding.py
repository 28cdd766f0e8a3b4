"""The regular passes: when they run, by whom, and what is kept of it."""

import threading
import time
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from souvenance import Handle, Souvenance
from souvenance.core.timetable import Timetable
from souvenance.engine.scheduler import Scheduler
from souvenance.engine.upholding import LEASE, LEASE_S, maintain
from souvenance.errors import InputError, StoreBusy
from souvenance.types import PASSES

from .conftest import Clock, Opener

DAY = timedelta(days=1)


def faded(me: Handle, clock: Clock, n: int = 3) -> None:
    for number in range(n):
        me.remember(f"J'ai vu le film numéro {number} hier soir", kind="episode")
    clock.now += 200 * DAY


def test_each_pass_runs_once_and_then_when_its_time_has_come(memory: Souvenance, me: Handle, clock: Clock) -> None:
    me.remember("J'habite à Lyon")
    assert [run.name for run in memory.maintain()] == list(PASSES)
    assert memory.maintain() == ()
    clock.now += DAY
    assert [run.name for run in memory.maintain()] == ["expiry", "decay", "dream"]
    clock.now += 7 * DAY
    assert [run.name for run in memory.maintain()] == list(PASSES)


def test_forced_passes_run_whether_or_not_they_are_due(memory: Souvenance, me: Handle) -> None:
    me.remember("J'habite à Lyon")
    memory.maintain()
    assert [run.name for run in memory.maintain(["decay"], now=True)] == ["decay"]
    with pytest.raises(InputError, match="dreaming"):
        memory.maintain(["dreaming"], now=True)  # type: ignore[list-item]


def test_the_checkpoint_outlives_the_process(opener: Opener, clock: Clock) -> None:
    first = opener()
    first.as_principal("Lise").remember("J'habite à Lyon")
    first.maintain()
    first.close()
    assert opener().maintain() == ()
    clock.now += DAY
    assert len(opener().maintain()) == 3


def test_a_pass_without_a_time_runs_only_when_asked(opener: Opener, clock: Clock) -> None:
    memory = opener(timetable=Timetable(compression="", decay=""))
    memory.as_principal("Lise").remember("J'habite à Lyon")
    assert [run.name for run in memory.maintain()] == ["expiry", "dream"]
    assert [one.next_run for one in memory.as_principal("Lise").status().passes][1:3] == [None, None]


def test_status_tells_last_run_next_run_and_what_waits(memory: Souvenance, me: Handle, clock: Clock) -> None:
    faded(me, clock)
    before = {one.name: one for one in me.status().passes}
    assert (before["decay"].last_run, before["decay"].next_run, before["decay"].waiting) == (None, clock.now, 3)
    memory.maintain()
    after = {one.name: one for one in me.status().passes}
    assert (after["decay"].last_run, after["decay"].changed, after["decay"].waiting) == (clock.now, 3, 0)
    assert after["decay"].next_run == datetime(2026, 8, 31, 2, tzinfo=clock.now.tzinfo)  # four o'clock in Paris


def test_one_runner_at_a_time_and_a_dead_one_is_followed(opener: Opener, clock: Clock) -> None:
    memory = opener()
    memory.as_principal("Lise").remember("J'habite à Lyon")
    ledger = memory._tools.ledger
    assert ledger.take_lease(LEASE, "r_dead", clock.now, clock.now + timedelta(seconds=LEASE_S))
    with pytest.raises(StoreBusy, match="another process"):
        memory.maintain()
    clock.now += timedelta(seconds=LEASE_S)
    assert len(memory.maintain()) == 4
    assert ledger.take_lease(LEASE, "r_next", clock.now, clock.now + DAY)  # it was given back


def test_a_runner_that_lost_its_lease_stops_and_leaves_no_checkpoint(
    opener: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    faded(me, clock, 30)
    monkeypatch.setattr("souvenance.engine.fading.AT_ONCE", 10)
    monkeypatch.setattr("souvenance.engine.upholding.RENEW_S", 0.0)
    ledger = memory._tools.ledger

    def stolen(_: int) -> None:
        ledger.take_lease(LEASE, "r_thief", clock.now + DAY, clock.now + 2 * DAY)

    (run,) = maintain(memory._tools, ["decay"], progress=stolen)
    assert (run.changed, run.whole) == (10, False)
    assert ledger.checkpoint(me.principal.scope, "decay") is None


def test_a_stopped_pass_goes_on_the_next_time(opener: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    faded(me, clock, 30)
    monkeypatch.setattr("souvenance.engine.fading.AT_ONCE", 10)
    stopping = threading.Event()
    (run,) = maintain(memory._tools, ["decay"], progress=lambda _: stopping.set(), stopping=stopping)
    assert (run.changed, run.whole) == (10, False)
    (run,) = memory.maintain(["decay"])
    assert (run.changed, run.whole) == (20, True)
    assert sum(event.what == "archived" for event in me.events(limit=None)) == 30


def test_what_goes_wrong_in_one_scope_keeps_no_other_waiting(
    opener: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = opener()
    names = ("Ana", "Lise", "Zoé")
    for name in names:
        memory.as_principal(name).remember("J'habite à Lyon")
    scopes = {name: memory.as_principal(name).principal.scope for name in names}
    followed = memory._tools.rosters.followed

    def broken(ledger: object, scope: str) -> object:
        if scope == scopes["Lise"]:
            raise StoreBusy("locked")
        return followed(ledger, scope)  # type: ignore[arg-type]

    monkeypatch.setattr(memory._tools.rosters, "followed", broken)
    with pytest.raises(StoreBusy, match="locked"):
        memory.maintain(["decay"])
    ledger = memory._tools.ledger
    assert [ledger.checkpoint(scopes[name], "decay") is None for name in names] == [False, True, False]


def test_the_scheduler_runs_what_is_due_and_stops_within_a_second(opener: Opener, clock: Clock) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    faded(me, clock)
    scheduler = Scheduler(memory._tools, first_after_s=0)
    scheduler.wake()
    end = time.monotonic() + 20
    while memory._tools.ledger.checkpoint(me.principal.scope, "compression") is None:
        assert time.monotonic() < end, scheduler.trouble
        time.sleep(0.01)
    started = time.monotonic()
    scheduler.stop()
    assert time.monotonic() - started < 1
    assert {one.status for one in me.memories(status="all")} == {"archived"}


def test_an_open_store_that_was_just_opened_closes_at_once(opener: Opener) -> None:
    memory = opener(background=True)
    started = time.monotonic()
    memory.close()
    assert time.monotonic() - started < 1


def test_two_runners_at_once_change_each_memory_once(opener: Opener, clock: Clock) -> None:
    one, other = opener(), opener()
    me = one.as_principal("Lise")
    faded(me, clock, 20)
    tools = [replace(one._tools), replace(other._tools)]
    from souvenance.engine.fading import archive

    threads = [threading.Thread(target=archive, args=(each, me.principal, lambda _: True)) for each in tools]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(event.what == "archived" for event in me.events(limit=None)) == 20
