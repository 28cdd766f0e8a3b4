"""The short-term queue after a stop at any point of append, overflow, flush and compaction: item for item what was lost."""

import contextlib
import itertools
import random
import shutil
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from souvenance.core.queue import Budgets, Queue
from souvenance.engine.queues import queue_of, settle
from souvenance.engine.tools import Tools
from souvenance.errors import StoreFull
from souvenance.types import NewTurn

from .child import NAME, children, queue_opened, queue_turn, view_of
from .test_points_of_failure import KINDS, SCOPE, FailsOnCall, ana_of, begun, stores, tools_of

__all__ = ["begun"]  # a fixture
SMALL = Budgets(x=60, y=200)


def reachable(tools: Tools, session: str, scope: str = SCOPE) -> bool:
    """Whether what was flushed, and nothing else, is cited by the bullets."""
    queue = queue_of(tools.ledger.mirror(scope, session, "conversation"))
    chunks = tools.ledger.chunks(scope, "conversation", session)
    return queue.cited == {chunk.hash for chunk in chunks} and [c.seq for c in chunks] == list(range(1, queue.flushed_to + 1))


@pytest.mark.parametrize("kind", KINDS)
def test_a_ledger_that_fails_at_any_point_of_a_compaction_leaves_it_undone_or_whole(tmp_path, begun, kind):
    turns = [NewTurn(text=f"Number {n} is done.", role="assistant" if n % 2 else "user") for n in range(40)]
    states: set[Queue] = set()
    for n in itertools.count(1):
        with stores(tmp_path, begun, n) as (ledger, index):
            tools = small(tools_of(ledger, index))
            ana_of(tools).observe(turns, session="talk")
            failing = FailsOnCall(ledger, n, kind=kind)
            with contextlib.suppress(StoreFull):
                settle(small(tools_of(failing, index)), SCOPE, "talk")
            assert reachable(tools, "talk")
            states.add(queue_of(ledger.mirror(SCOPE, "talk", "conversation")))
            settle(tools, SCOPE, "talk")
            done = queue_of(ledger.mirror(SCOPE, "talk", "conversation"))
            assert done.generation > 1
            assert reachable(tools, "talk")
            states.add(done)
            if not failing.fired:
                assert n > 6, "the failing ledger was hardly used"
                assert states == {Queue(), done}, "nothing, or all of it: always the same"
                return


def small(tools: Tools) -> Tools:
    return replace(tools, budgets=SMALL)


def kill_queues(home, kills: int, turns: int, seed: int) -> str:
    rng = random.Random(seed)
    acknowledged = 0
    for kill in range(kills):
        with children(("queue", home, turns)) as [child]:
            said = [one for _ in range(rng.randint(0, turns - 1)) if (one := child.next()) is not None]
            time.sleep(rng.uniform(0, 0.05))
            child.kill()
            said += child.rest()
        acknowledged += len(said)
        with queue_opened(home) as memory:
            ana = memory.as_principal(NAME)
            stand = len(ana.turns("talk")) if ana.sessions() else 0
            if not stand:
                continue
            last = said[-1]["turn"] + 1 if said else None
            assert last is None or stand in {last, last + 1}
            ana.view("talk")
            memory.work_now()  # what was to be compacted when it was killed
            if stand == last:
                assert view_of(ana) == said[-1]["view"]
            else:  # the turn at hand went in, and nobody was told: as if it had been said now
                with queue_opened(home.parent / f"{home.name}-{seed}-{kill}") as other:
                    again = other.as_principal(NAME)
                    again.observe([queue_turn(n) for n in range(stand)], session="talk")
                    again.view("talk")
                    other.work_now()
                    assert view_of(again) == view_of(ana)
            assert reachable(memory._tools, "talk", ana.principal.scope)
    return f"{kills} kills of a conversation: {acknowledged} turns acknowledged, every view as it was"


def kill_at_points(tmp_path, choose: Callable[[int], Sequence[int]]) -> str:
    """Kill a conversation before chosen ones of the ledger's statements; what is left goes on as if nothing had happened.

    Args:
        choose: how many statements there are -> before which of them.
    """
    begun, turns = 12, 9  # the nine overflow X, fill Y, flush it and compact it
    with queue_opened(tmp_path / "begun") as memory:
        ana = memory.as_principal(NAME)
        for n in range(begun):
            ana.observe([queue_turn(n)], session="talk")
        ana.view("talk")
        memory.work_now()
        views = {begun: view_of(ana)}
    shutil.copytree(tmp_path / "begun", tmp_path / "whole")
    with children(("queue_until", tmp_path / "whole", turns, 0)) as [child]:
        *told, last = child.rest()
    views |= {one["turn"] + 1: one["view"] for one in told}
    assert views[begun + turns][0] > views[begun][0], "no compaction was in it"
    points = choose(last["statements"])
    stood = Counter[int]()
    for point in points:
        home = tmp_path / f"killed-{point}"
        shutil.copytree(tmp_path / "begun", home)
        with children(("queue_until", home, turns, point)) as [child]:
            said = child.rest()
        assert "statements" not in (said[-1] if said else {}), "it was not killed"
        with queue_opened(home) as memory:
            ana = memory.as_principal(NAME)
            stand = len(ana.turns("talk"))
            stood[stand] += 1
            assert stand - begun in {len(said), len(said) + 1}
            ana.view("talk")
            memory.work_now()  # what was to be compacted when it was killed
            assert view_of(ana) == views[stand]
            assert reachable(memory._tools, "talk", ana.principal.scope)
            for n in range(stand, begun + turns):
                ana.observe([queue_turn(n)], session="talk")
            ana.view("talk")
            assert view_of(ana) == views[begun + turns]
            assert all(finding.ok for finding in memory.doctor() if finding.name.startswith(("ledger", "short-term")))
            assert reachable(memory._tools, "talk", ana.principal.scope)
    return f"killed before {len(points)} of {last['statements']} statements of a conversation: {sum(stood.values())} resumed exactly"


def test_a_conversation_killed_before_a_statement_is_resumed_item_for_item(tmp_path):
    rng = random.Random(2)
    kill_at_points(tmp_path, lambda statements: sorted(rng.sample(range(1, statements + 1), 5)))


@pytest.mark.soak
def test_soak_a_conversation_killed_before_every_statement(tmp_path, report):
    report(kill_at_points(tmp_path, lambda statements: range(1, statements + 1)))


def test_a_killed_conversation_is_resumed_item_for_item(tmp_path):
    kill_queues(tmp_path / "home", kills=5, turns=30, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("home", range(4))
def test_soak_25_kills_of_a_conversation(tmp_path, home, report):
    report(kill_queues(tmp_path / "home", kills=25, turns=60, seed=500 + home))
