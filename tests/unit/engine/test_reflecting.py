"""Jobs: promised with the turns, done once, tried again, never lost."""

from datetime import UTC, datetime, timedelta

import pytest

from souvenance import NewTurn
from souvenance.engine.handle import Handle
from souvenance.engine.jobs import BY_HAND
from souvenance.engine.memory import Souvenance
from souvenance.engine.reflecting import BACK_OFF_S, LEASE_S, MOST_TRIES, Postponed, Unreadable, run_job
from souvenance.errors import ModelError, StoreBusy, StoreFull
from souvenance.types import Given

from .conftest import Clock, Opener
from .scripted import Scripted, candidate, word_for_word


def said(me: Handle, *texts: str, session: str = "s1", role: str = "user", **more: object) -> tuple[str, ...]:
    """Turns of one speaker, observed together."""
    return me.observe([NewTurn(text=text, role=role, **more) for text in texts], session=session).turn_ids  # type: ignore[arg-type]


@pytest.fixture
def scripted(memory: Souvenance) -> Scripted:
    memory.reflector = Scripted(word_for_word)
    return memory.reflector


def test_observe_promises_a_job_and_calls_nobody(me: Handle, scripted: Scripted) -> None:
    receipt = me.observe([NewTurn(text="J'ai un chat roux.")], session="s1")
    assert [job.id for job in me.jobs("pending")] == list(receipt.jobs)
    assert scripted.seen == []
    assert me.memories() == []


def test_a_job_makes_memories_once(memory: Souvenance, me: Handle, scripted: Scripted) -> None:
    said(me, "J'ai un chat roux.")
    assert memory.work_now() == 1
    assert memory.work_now() == 0
    assert [m.text for m in me.memories()] == ["J'ai un chat roux."]
    assert [job.state for job in me.jobs("done")] == ["done"]
    assert me.job(me.jobs("done")[0].id[:12]).ended_at is not None


def test_a_long_observe_becomes_several_jobs_in_order(memory: Souvenance, me: Handle, scripted: Scripted) -> None:
    said(me, *(f"Le numéro {n} est bleu." for n in range(45)))
    assert [(job.first_seq, job.last_seq) for job in me.jobs("pending")] == [(1, 20), (21, 40), (41, 45)]
    memory.work_now()
    assert [exchange.turns[-1].seq for exchange in scripted.seen] == [20, 40, 45]
    assert all(len(exchange.new) <= 20 for exchange in scripted.seen)


def test_turns_before_are_read_and_propose_nothing(memory: Souvenance, me: Handle) -> None:
    memory.reflector = reader = Scripted(lambda _turns: [])
    said(me, "Un.", "Deux.")
    memory.work_now()
    reader.propose = lambda _turns: [candidate(turn) for turn in reader.seen[-1].turns]
    said(me, "J'habite à Nantes.")
    memory.work_now()
    assert [turn.text for turn in reader.seen[-1].turns] == ["Un.", "Deux.", "J'habite à Nantes."]
    assert [m.text for m in me.memories()] == ["J'habite à Nantes."]


def test_the_same_exchange_twice_changes_nothing(memory: Souvenance, me: Handle, scripted: Scripted) -> None:
    said(me, "J'ai un chat roux.")
    memory.work_now()
    before = me.memories(), me.events(limit=None)
    tools = memory._tools
    done = me.jobs("done")[0]
    with tools.ledger.write(done.scope) as tx:  # as if the process had died before it was written down
        tx.put_job(type(done)(**{f: getattr(done, f) for f in done.__dataclass_fields__} | {"state": "pending"}))
    memory.work_now()
    assert (me.memories(), me.events(limit=None)) == before


@pytest.mark.parametrize(
    "error", [ModelError("the model is asleep"), ValueError("no number"), Unreadable("no JSON", "Sure! Here")]
)
def test_a_failure_is_kept_and_tried_again(memory: Souvenance, me: Handle, clock: Clock, error: Exception) -> None:
    def fail(_turns: object) -> list[object]:
        raise error

    memory.reflector = Scripted(fail)  # type: ignore[arg-type]
    said(me, "J'ai un chat roux.")
    memory.work_now()
    job = me.jobs("failed")[0]
    assert str(error) in (job.reason or "")
    assert job.answer == getattr(error, "answer", None)
    assert job.due_at == clock.now + timedelta(seconds=BACK_OFF_S[0])
    memory.reflector = Scripted(word_for_word)
    assert memory.work_now() == 0  # not due yet
    clock.now += timedelta(seconds=BACK_OFF_S[0])
    assert memory.work_now() == 1
    assert len(me.memories()) == 1


def test_what_fails_for_ever_waits_for_a_person(memory: Souvenance, me: Handle, clock: Clock) -> None:
    def fail(_turns: object) -> list[object]:
        raise ModelError("never")

    memory.reflector = Scripted(fail)  # type: ignore[arg-type]
    said(me, "J'ai un chat roux.")
    for _ in range(MOST_TRIES):
        assert memory.work_now() == 0
        assert me.jobs("failed")
        clock.now += timedelta(days=2)
    assert memory.work_now() == 0
    assert any(not finding.ok and "never" in finding.detail and "--again" in finding.fix for finding in memory.doctor())
    memory.reflector = Scripted(word_for_word)
    assert me.reflect(again=True) == 1
    memory.work_now()
    assert len(me.memories()) == 1
    assert all(finding.ok for finding in memory.doctor())


def test_a_postponed_job_counts_no_try(memory: Souvenance, me: Handle, clock: Clock) -> None:
    tomorrow = datetime(2026, 2, 12, tzinfo=UTC)

    def fail(_turns: object) -> list[object]:
        raise Postponed("the ceiling is reached", tomorrow)

    memory.reflector = Scripted(fail)  # type: ignore[arg-type]
    said(me, "J'ai un chat roux.")
    memory.work_now()
    job = me.jobs("pending")[0]
    assert (job.tries, job.due_at, job.reason) == (0, tomorrow, "the ceiling is reached")
    memory.reflector = Scripted(word_for_word)
    clock.now = tomorrow
    assert memory.work_now() == 1


@pytest.mark.parametrize("error", [StoreFull("no space"), StoreBusy("held")])
def test_a_job_that_the_store_had_no_room_or_time_for_counts_no_try(
    memory: Souvenance, me: Handle, clock: Clock, error: Exception
) -> None:
    def fail(_turns: object) -> list[object]:
        raise error

    memory.reflector = Scripted(fail)  # type: ignore[arg-type]
    said(me, "J'ai un chat roux.")
    for _ in range(MOST_TRIES + 1):
        memory.work_now()
        job = me.jobs("pending")[0]
        assert (job.tries, job.reason) == (0, str(error))
        clock.now = job.due_at
    memory.reflector = Scripted(word_for_word)
    assert memory.work_now() == 1


def test_a_job_whose_process_died_is_taken_up(memory: Souvenance, me: Handle, scripted: Scripted, clock: Clock) -> None:
    class Died(BaseException):
        pass

    def die(_turns: object) -> list[object]:
        raise Died

    scripted.propose = die  # type: ignore[assignment]
    said(me, "J'ai un chat roux.")
    with pytest.raises(Died):
        memory.work_now()
    assert [job.state for job in me.jobs()] == ["running"]
    scripted.propose = word_for_word
    assert memory.work_now() == 0
    clock.now += timedelta(seconds=LEASE_S)
    assert memory.work_now() == 1
    assert len(me.memories()) == 1


def test_a_process_taken_for_dead_does_not_touch_the_job_of_the_next(opener: Opener, clock: Clock) -> None:
    one, other = opener(), opener()
    me = one.as_principal("Lise")
    said(me, "J'ai un chat roux.")
    job = me.jobs("pending")[0]

    def meanwhile(_turns: object) -> list[object]:
        clock.now += timedelta(seconds=LEASE_S)

        def late(_turns: object) -> list[object]:
            raise ModelError("too late")

        slow.propose = late  # type: ignore[assignment]
        run_job(other._tools, slow, job)
        clock.now += timedelta(days=1)
        third = Scripted(lambda turns: (held.append(me.jobs("running")[0].tries), word_for_word(turns))[1])
        run_job(other._tools, third, job)
        raise ModelError("much too late")

    held: list[int] = []
    slow = Scripted(word_for_word)
    one.reflector = Scripted(meanwhile)  # type: ignore[arg-type]
    assert one.work_now() == 0
    assert held == [3]
    assert [(j.state, j.tries) for j in me.jobs("done")] == [("done", 3)]


def test_a_job_that_kills_its_process_every_time_waits_for_a_person(
    memory: Souvenance, me: Handle, scripted: Scripted, clock: Clock
) -> None:
    class Died(BaseException):
        pass

    def die(_turns: object) -> list[object]:
        raise Died

    scripted.propose = die  # type: ignore[assignment]
    said(me, "J'ai un chat roux.")
    for _ in range(MOST_TRIES):
        with pytest.raises(Died):
            memory.work_now()
        clock.now += timedelta(seconds=LEASE_S)
    assert memory.work_now() == 0
    [job] = me.jobs("failed")
    assert "never ended" in (job.reason or "")
    scripted.propose = word_for_word
    assert me.reflect(again=True) == 1
    assert memory.work_now() == 1


def test_an_answer_that_cannot_be_stored_is_kept_as_far_as_it_can(memory: Souvenance, me: Handle) -> None:
    def fail(_turns: object) -> list[object]:
        raise Unreadable("no JSON: \ud83d", "I cannot do that \ud83d sorry\0")

    memory.reflector = Scripted(fail)  # type: ignore[arg-type]
    said(me, "J'ai un chat roux.")
    memory.work_now()
    [job] = me.jobs("failed")
    assert (job.answer or "").startswith("I cannot do that ")
    assert job.tries == 1


def test_turns_left_out_around_what_was_read_are_not_read_again(memory: Souvenance, me: Handle, scripted: Scripted) -> None:
    def imported(text: str) -> None:
        me.import_turns([Given(where=text, session="s1", turn=NewTurn(text=text))], reflect=False)

    imported("J'ai un chat roux.")
    said(me, *(f"Le numéro {n} est bleu." for n in range(30)))
    imported("J'habite à Nantes.")
    memory.work_now()
    assert me.reflect() == 2
    assert [(job.first_seq, job.last_seq) for job in me.jobs("pending")] == [(1, 1), (32, 32)]
    assert me.reflect() == 0


def test_what_was_told_to_memory_itself_is_never_reflected_on(me: Handle) -> None:
    me.remember("J'ai un chat roux")
    assert me.reflect() == 0
    assert me.reflect(BY_HAND) == 0


def test_a_plan_leaves_what_another_process_has_done(
    memory: Souvenance, me: Handle, scripted: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    me.import_turns([Given(where="1", session="s1", turn=NewTurn(text="J'ai un chat roux."))], reflect=False)
    ledger = type(memory._tools.ledger)
    real = ledger.jobs

    def meanwhile(self: object, *args: object) -> object:
        found = real(self, *args)  # type: ignore[arg-type]
        monkeypatch.setattr(ledger, "jobs", real)
        me.reflect()
        memory.work_now()
        return found

    monkeypatch.setattr(ledger, "jobs", meanwhile)
    assert me.reflect() == 0
    assert [job.state for job in me.jobs("done")] == ["done"]
    assert me.jobs() == []


def test_two_processes_do_a_job_once(opener: Opener, clock: Clock) -> None:
    one, other = opener(), opener()
    me = one.as_principal("Lise")
    said(me, "J'ai un chat roux.")
    job = me.jobs("pending")[0]

    def meanwhile(turns: object) -> list[object]:
        clock.now += timedelta(seconds=LEASE_S)  # slow: the other takes it for dead
        other.reflector = Scripted(word_for_word)
        assert run_job(other._tools, other.reflector, job) == "done"
        return word_for_word(turns)  # type: ignore[arg-type,return-value]

    one.reflector = Scripted(meanwhile)  # type: ignore[arg-type]
    one.work_now()
    assert len(me.memories(status="all")) == 1
    assert len(me.candidates()) == 1
    assert [event.what for event in me.events()] == ["created"]


def test_a_store_that_fails_in_the_middle_leaves_nothing_half_done(memory: Souvenance, me: Handle, scripted: Scripted) -> None:
    said(me, "J'ai un chat roux.", "J'habite à Nantes.")
    ledger = memory._tools.ledger
    calls = {"n": 0}
    real = type(ledger).write

    def failing(scope: str) -> object:
        context = real(ledger, scope)
        tx = context.__enter__()
        put = tx.put_memory

        def put_memory(*args: object) -> None:
            calls["n"] += 1
            if calls["n"] == 2:
                raise StoreBusy("held")
            put(*args)

        tx.put_memory = put_memory

        class Whole:
            def __enter__(self) -> object:
                return tx

            def __exit__(self, *trace: object) -> object:
                return context.__exit__(*trace)

        return Whole()

    ledger.write = failing  # type: ignore[method-assign]
    try:
        memory.work_now()
    finally:
        del ledger.write
    assert me.memories(status="all") == []
    assert me.events() == []
    assert me.reflect(again=True) == 1
    memory.work_now()
    assert {m.text for m in me.memories()} == {"J'ai un chat roux.", "J'habite à Nantes."}


def test_what_a_context_carried_is_no_news(memory: Souvenance, me: Handle, scripted: Scripted) -> None:
    """The loop that filled another store with 97.8 % junk: recalled, repeated, extracted again."""
    me.remember("J'aime la voile")
    for _ in range(50):
        pack = me.context("Que faire ce week-end ?", session="s1")
        assert "J'aime la voile" in pack.render()
        said(me, "Que faire ce week-end ?")
        said(me, "Comme tu dis, « j'aime la voile » : va naviguer.", role="assistant")
        scripted.propose = lambda turns: [
            candidate(turn, text="J'aime la voile", subject="Lise") for turn in turns if turn.role != "user"
        ]
        memory.work_now()
    assert [m.text for m in me.memories(status="all")] == ["J'aime la voile"]
    assert me.memories()[0].confidence == 1.0
    assert me.status().echoes >= 50
    assert not [event for event in me.events(limit=None) if event.what != "created"]


def test_import_reflects_too_and_can_do_without(memory: Souvenance, me: Handle, scripted: Scripted) -> None:
    from souvenance import Given

    items = [Given(where="1", session="old", turn=NewTurn(text="J'ai un chat roux.", at=datetime(2020, 1, 1, tzinfo=UTC)))]
    me.import_turns(items, reflect=False)
    assert me.jobs() == []
    assert me.reflect() == 1
    assert me.reflect() == 0
    memory.work_now()
    found = me.memories()[0]
    assert found.ranked_at == datetime(2020, 1, 1, tzinfo=UTC)


def test_a_purely_invented_candidate_is_refused_and_kept_with_its_reason(
    memory: Souvenance, me: Handle, scripted: Scripted
) -> None:
    said(me, "J'ai un chat roux.")
    scripted.propose = lambda turns: [candidate(turns[0], text="Lise possède 14 éléphants à Bornéo", sources=("t_nowhere",))]
    memory.work_now()
    assert me.memories(status="all") == []
    refused = me.candidates(verdict="refused")
    assert len(refused) == 1
    assert refused[0].rule
    assert refused[0].why
