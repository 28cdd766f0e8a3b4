"""A dream as a job: asked for, done in the background, followed to its end."""

from dataclasses import replace
from datetime import timedelta

import pytest

from souvenance import NewTurn
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.errors import Forbidden, NotesUnreadable, NotFound
from souvenance.types import Job

from .conftest import Clock


@pytest.fixture
def said(memory: Souvenance, me: Handle) -> Handle:
    me.observe([NewTurn(text="I am allergic to walnuts.")], session="s")
    memory.work_now()
    return me


def waits(me: Handle) -> list[Job]:
    return [job for job in me.jobs() if not job.session]


def test_it_is_done_in_the_background_and_says_what_it_came_to(memory: Souvenance, said: Handle) -> None:
    asked = said.ask_for_dream(from_start=True)
    assert (asked.state, asked.what, said.dreams()) == ("pending", "dream from the start", ())
    assert memory.work_now() == 1
    [run] = said.dreams()
    done = said.job(asked.id)
    assert done.state == "done"
    assert done.ended_at is not None
    assert done.reason is not None
    assert done.reason.startswith(f"run {run.id}: 1 turns read")
    assert memory.work_now() == 0
    assert said.reflect(again=True) == 0


def test_asked_for_twice_while_it_waits_it_is_one_and_afterwards_another(
    memory: Souvenance, said: Handle, clock: Clock
) -> None:
    first = said.ask_for_dream()
    clock.now += timedelta(minutes=1)
    assert said.ask_for_dream().id == first.id
    assert said.ask_for_dream(from_start=True).id != first.id  # another thing
    assert len(waits(said)) == 2
    memory.work_now()
    assert said.ask_for_dream().id != first.id
    running = replace(waits(said)[0], state="running")
    with memory._tools.ledger.write(said.principal.scope) as tx:
        tx.put_job(running)
    clock.now += timedelta(seconds=1)
    assert said.ask_for_dream().id != running.id  # what is said meanwhile may be too late for that one


def test_while_another_process_is_at_the_regular_work_it_waits(memory: Souvenance, said: Handle, clock: Clock) -> None:
    ledger = memory._tools.ledger
    assert ledger.take_lease("maintenance", "another", clock.now, clock.now + timedelta(seconds=60))
    asked = said.ask_for_dream(from_start=True)
    assert memory.work_now() == 0
    held = said.job(asked.id)
    assert (held.state, held.tries) == ("pending", 0)
    assert "another process" in str(held.reason)
    ledger.give_back_lease("maintenance", "another")
    clock.now += timedelta(minutes=1)
    assert memory.work_now() == 1
    assert said.job(asked.id).state == "done"


def test_what_went_wrong_is_kept_with_it_and_it_is_tried_again(
    memory: Souvenance, said: Handle, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = said.ask_for_dream(from_start=True)

    def broken(*_: object) -> object:
        raise NotesUnreadable("the page cannot be read")

    with monkeypatch.context() as patched:
        patched.setattr(memory._tools.notes, "read", broken)
        memory.work_now()
    failed = said.job(asked.id)
    assert (failed.state, failed.reason) == ("failed", "the page cannot be read")
    clock.now += timedelta(hours=1)
    again = said.ask_for_dream(from_start=True)
    assert (again.id, again.state) == (asked.id, "pending")
    memory.work_now()
    assert said.job(asked.id).state == "done"


def test_a_dream_does_not_begin_the_one_that_waits(memory: Souvenance, said: Handle) -> None:
    asked = said.ask_for_dream()
    assert said.dream(from_start=True).notes == ()
    assert said.job(asked.id).state == "pending"


def test_rights_are_those_of_a_dream_that_is_waited_for(memory: Souvenance, me: Handle) -> None:
    with pytest.raises(NotFound, match="nothing to dream of"):
        memory.as_principal("Nobody").ask_for_dream()
    memory.trust.create_principal("Max")
    memory.trust.create_scope("home")
    memory.trust.grant("home", "Max", "write")
    home = memory.as_principal("Max").within("home")
    home.remember("The bins go out on Tuesday.")
    assert home.ask_for_dream().scope == home.principal.scope
    with pytest.raises(Forbidden):
        home.ask_for_dream(from_start=True)
    memory.trust.grant("home", "Max", "read")
    with pytest.raises(Forbidden):
        memory.as_principal("Max").within("home").ask_for_dream()
