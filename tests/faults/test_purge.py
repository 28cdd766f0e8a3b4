"""A purge that fails or dies at any point: nothing is half gone for good, and the same command ends it with no byte left."""

import contextlib
import itertools
import random
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest

from souvenance.errors import StoreError, StoreFull

from .child import NAME, children, opened
from .test_points_of_failure import KINDS, FailsOnCall

OWN = ("Quetzalina", "quetzalina", "walnuts", "Xanthopolis")
STAYS = "My friend Zelda plays the cello."


def begin(home: Path, *, more: int = 0) -> None:
    """A home with something to purge in session "gone", and something else."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        ana.observe(
            [{"text": "My sister Quetzalina is allergic to walnuts."}, {"text": "She is from Xanthopolis"}], session="gone"
        )
        ana.observe([{"text": STAYS}], session="stays")
        for number in range(more):
            ana.observe([{"text": f"Quetzalina wrote letter {number}"}], session="gone")
        memory.work_now()
        ana.add_note("Quetzalina visits on Sunday")
        ana.add_note("Water the plants")
        ana.context("who has an allergy?", session="gone")
        memory.index_now()


def left_in(home: Path) -> list[tuple[str, str]]:
    """Which of the words that are to go stand in which file."""
    return [
        (path.name, word) for path in home.rglob("*") if path.is_file() for word in OWN if word.encode() in path.read_bytes()
    ]


def whole(home: Path) -> None:
    """What was not named stands, and nothing is wrong."""
    with opened(home) as memory:
        memory.index_now()
        ana = memory.as_principal(NAME)
        assert [turn.text for turn in ana.turns("stays")] == [STAYS]
        assert [m.text for m in ana.memories(status="all")] == [STAYS]
        assert [bullet.text for bullet in ana.notes().standing.bullets] == ["Water the plants"]
        assert [finding for finding in memory.doctor() if not finding.ok and finding.name != "disk"] == []


def purge_again(home: Path) -> None:
    """What a person does after a purge that failed: the same once more."""
    with opened(home) as memory:
        ana = memory.as_principal(NAME)
        if "gone" in {session.id for session in ana.sessions()}:
            assert ana.purge(session="gone").clean
        assert memory.finish_purges() == []


@pytest.fixture(scope="module")
def begun(tmp_path_factory) -> Path:
    home = tmp_path_factory.mktemp("to-purge")
    begin(home)
    assert {word for _, word in left_in(home)} >= {"Quetzalina", "walnuts", "Xanthopolis"}
    return home


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("port", ["tables", "index", "notes", "ledger"])
def test_a_purge_that_fails_at_any_call_is_ended_by_the_next(tmp_path, begun, port, kind):
    for n in itertools.count(1):
        home = tmp_path / str(n)
        shutil.copytree(begun, home)
        with opened(home) as memory:
            ana = memory.as_principal(NAME)
            full = ana.full_id("gone", "s")
            failing = FailsOnCall(getattr(ana._tools, port), n, kind=kind)
            ana._tools = replace(ana._tools, **{port: failing})
            clean = False
            with contextlib.suppress(StoreError):
                clean = ana.purge(session=full).clean
        if clean:
            assert left_in(home) == []
        purge_again(home)
        assert left_in(home) == []
        whole(home)
        if not failing.fired:
            assert clean
            assert n > 2, "the failing port was hardly used"
            return


def test_a_failed_transaction_leaves_every_row(tmp_path, begun):
    shutil.copytree(begun, home := tmp_path / "home")
    with opened(home) as memory:
        ana = memory.as_principal(NAME)

        class Stops:
            def __getattr__(self, name):
                return getattr(notes, name)

            def rewrite(self, *_arguments, **_named):
                raise StoreFull("told to fail")

        notes, sound = ana._tools.notes, ana._tools
        before = [turn.text for turn in ana.turns("gone")], [m.text for m in ana.memories(status="all")]
        ana._tools = replace(sound, notes=Stops())
        with pytest.raises(StoreFull):
            ana.purge(session="gone")
        ana._tools = sound
        assert ([turn.text for turn in ana.turns("gone")], [m.text for m in ana.memories(status="all")]) == before


def kill_purges(folder: Path, kills: int, seed: int) -> str:
    rng = random.Random(seed)
    begin(model := folder / "model", more=150)
    ended = 0
    for kill in range(kills):
        home = folder / f"home-{kill}"
        shutil.copytree(model, home)
        with children(("purge", home, "gone")) as [child]:
            child.next()
            child.go()
            time.sleep(rng.uniform(0, 0.5))
            child.kill()
            said = child.rest()
        ended += said == [{"clean": True}]
        if said == [{"clean": True}]:
            assert left_in(home) == []
        purge_again(home)
        assert left_in(home) == []
        whole(home)
        shutil.rmtree(home)
    return f"{kills} kills during a purge: no byte left after the next one, nothing else touched ({ended} came too late)"


def test_a_killed_purge_is_ended_by_the_next(tmp_path):
    kill_purges(tmp_path, kills=5, seed=7)


@pytest.mark.soak
def test_soak_100_kills_during_a_purge(tmp_path, report):
    report(kill_purges(tmp_path, kills=100, seed=700))


def test_two_processes_purge_and_write_at_once(tmp_path, begun):
    shutil.copytree(begun, home := tmp_path / "home")
    with children(("purge", home, "gone"), ("observe", home, 3, 20)) as [purging, observing]:
        purging.next()
        purging.go()
        assert purging.result() == {"clean": True}
        said = observing.rest()
    assert len(said) == 20
    purge_again(home)
    assert left_in(home) == []
    with opened(home) as memory:
        assert memory.as_principal(NAME).status().turns == 1 + sum(len(one["turn_ids"]) for one in said)
        memory.index_now()
        assert [finding for finding in memory.doctor() if not finding.ok and finding.name != "disk"] == []
