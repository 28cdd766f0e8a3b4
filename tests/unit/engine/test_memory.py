import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from souvenance import Handle, NewTurn, Session, Souvenance, Turn, open_memory
from souvenance.errors import Ambiguous, Conflict, InputError, NotFound, StoreError
from souvenance.models.scripted import ScriptedEmbedder

from .conftest import Clock

Opener = Callable[..., Souvenance]


def say(me: Handle, *texts: str, session: str = "s", **more: object) -> tuple[str, ...]:
    return me.observe([NewTurn(text=text, **more) for text in texts], session=session).turn_ids  # type: ignore[arg-type]


# -- ids and reading ---------------------------------------------------------------------------------------------------


def test_an_id_or_its_unique_beginning_names_a_turn_or_a_session(ana: Handle) -> None:
    ana.observe([NewTurn(text="un", id="alpha-1"), NewTurn(text="deux", id="alpha-2")], session="beta-1")
    turn, session = ana.show("alpha-2"), ana.show("beta")
    assert isinstance(turn, Turn)
    assert turn.text == "deux"
    assert isinstance(session, Session)
    assert (session.id, session.turns) == ("beta-1", 2)
    assert ana.full_id("b") == "beta-1"
    assert [turn.text for turn in ana.turns("bet")] == ["un", "deux"]


def test_a_beginning_that_several_share_is_ambiguous_but_an_exact_id_is_not(ana: Handle) -> None:
    for turn_id in ("m1", "m12", "m123", "m2"):
        ana.observe([NewTurn(text=turn_id, id=turn_id)], session="s")
    with pytest.raises(Ambiguous, match="m12, m123"):
        ana.show("m")
    assert [ana.full_id(exact) for exact in ("m1", "m12", "m123", "m2")] == ["m1", "m12", "m123", "m2"]


@pytest.mark.parametrize("wrong", ["", "nothing", "S", "\ud800", "\0", "%"])
def test_what_names_nothing_is_not_found(ana: Handle, wrong: str) -> None:
    say(ana, "un")
    for ask in (ana.show, ana.full_id, ana.turns):
        with pytest.raises(NotFound):
            ask(wrong)


def test_ids_of_others_are_not_found(memory: Souvenance, ana: Handle) -> None:
    (turn_id,) = say(memory.as_principal("ben"), "secret de ben", session="chez ben")
    for wrong in (turn_id, turn_id[:8], "chez ben"):
        with pytest.raises(NotFound):
            ana.show(wrong)


def test_a_session_beats_nothing_when_only_sessions_are_asked_for(ana: Handle) -> None:
    ana.observe([NewTurn(text="un", id="x-turn")], session="x-session")
    assert ana.full_id("x", "s") == "x-session"
    with pytest.raises(Ambiguous):
        ana.full_id("x")
    with pytest.raises(NotFound):
        ana.turns("x-t")


def test_the_latest_turns_come_oldest_first(ana: Handle) -> None:
    say(ana, "un", "deux", "trois")
    say(ana, "quatre", session="t")
    assert [turn.text for turn in ana.turns(limit=2)] == ["trois", "quatre"]
    assert [turn.text for turn in ana.turns()] == ["un", "deux", "trois", "quatre"]


def test_sessions_come_latest_first(ana: Handle) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    for day in (2, 9, 5):
        say(ana, "bonjour", session=f"s{day}", at=at + timedelta(days=day))
    assert [session.id for session in ana.sessions()] == ["s9", "s5", "s2"]
    assert [session.id for session in ana.sessions(1)] == ["s9"]


# -- principals --------------------------------------------------------------------------------------------------------


def test_a_principal_stays_who_it_is(opener: Opener, home: Path) -> None:
    ana = opener().as_principal("ana")
    say(ana, "un")
    again = opener(tz="Asia/Tokyo").as_principal("ana")
    assert again.principal == ana.principal
    assert again.principal.tz == "Europe/Paris"
    assert opener(tz="Asia/Tokyo").as_principal("ben").principal.tz == "Asia/Tokyo"


# -- status and doctor -------------------------------------------------------------------------------------------------


def test_status_counts_one_scope(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    ana, ben = memory.as_principal("ana"), memory.as_principal("ben")
    say(ana, "un", "deux")
    say(ana, "trois", session="t")
    say(ben, "quatre")
    status = ana.status()
    assert (status.principal, status.scope) == ("ana", ana.principal.scope)
    assert (status.turns, status.sessions, status.indexed, status.embedded, status.cut) == (3, 2, 3, 0, 0)
    assert (status.embedder, status.trouble) == ("scripted 16", "")
    memory.index_now()
    assert (ana.status().embedded, ben.status().embedded) == (3, 1)


def test_a_sound_store_has_nothing_wrong(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    say(memory.as_principal("ana"), "un", "deux")
    findings = memory.doctor()
    assert all(finding.ok for finding in findings), findings
    assert [finding.name for finding in findings][0] == "ledger"
    assert any("wait for vectors" in finding.detail for finding in findings)
    memory.index_now()
    assert not any("wait for vectors" in finding.detail for finding in memory.doctor())


def test_an_empty_store_is_sound(memory: Souvenance) -> None:
    assert all(finding.ok for finding in memory.doctor())


def test_an_index_that_lost_a_row_is_found_and_mended(memory: Souvenance, ana: Handle) -> None:
    ids = say(ana, "un", "deux", "trois")
    memory._tools.index.remove(ana.principal.scope, ids[:1])
    wrong = [finding for finding in memory.doctor() if not finding.ok]
    assert [finding.detail for finding in wrong] == ["2 rows for 3 turns"]
    assert wrong[0].fix == "souvenance reindex"
    memory.reindex()
    assert all(finding.ok for finding in memory.doctor())
    assert len(ana.recall("un deux trois").hits) == 3


def test_an_embedder_that_is_missing_is_a_finding(opener: Opener) -> None:
    memory = opener(no_embedder_because=lambda: "its wheel is not there")
    wrong = [finding for finding in memory.doctor() if not finding.ok]
    assert [(finding.name, finding.detail) for finding in wrong] == [("embedder", "its wheel is not there")]
    assert memory.as_principal("ana").status().trouble == "its wheel is not there"


def test_reindexing_changes_no_answer(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    ana = memory.as_principal("ana")
    say(ana, "le pain lève", "du thé vert", "le four chauffe")
    memory.index_now()
    before = ana.recall("pain chaud")
    steps: list[int] = []
    memory.reindex(steps.append)
    assert sum(steps) == 3
    assert ana.status().embedded == 0
    memory.index_now()
    assert ana.recall("pain chaud") == before


# -- opening and closing -----------------------------------------------------------------------------------------------


def test_closing_twice_is_safe_and_what_was_said_stays(tmp_path: Path) -> None:
    with open_memory(tmp_path, embedder="none", background=False) as memory:
        say(memory.as_principal("ana"), "Le pain lève.")
        memory.close()
    memory.close()
    with open_memory(tmp_path, embedder="none", background=False, create=False) as memory:
        assert [turn.text for turn in memory.as_principal("ana").turns()] == ["Le pain lève."]


def test_a_block_that_raises_closes_too(tmp_path: Path) -> None:
    with pytest.raises(Conflict), open_memory(tmp_path, embedder="none", background=False):
        raise Conflict("as it was")
    open_memory(tmp_path, embedder="none", background=False).close()


# -- threads -----------------------------------------------------------------------------------------------------------


def test_threads_may_share_it(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder(), background=True)
    failures: list[BaseException] = []

    def talk(name: str) -> None:
        try:
            me = memory.as_principal("ana")
            for number in range(8):
                say(me, f"phrase {number} de {name}", session=name)
                assert me.recall(f"phrase {number} {name}").hits
        except BaseException as exc:  # noqa: BLE001 - told below
            failures.append(exc)

    threads = [threading.Thread(target=talk, args=(f"fil{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    ana = memory.as_principal("ana")
    assert ana.status().turns == 32
    assert all([turn.seq for turn in ana.turns(f"fil{number}")] == list(range(1, 9)) for number in range(4))
    assert len(ana.recall("phrase", limit=50).hits) == 32


@pytest.mark.parametrize("given", [{"text": "x", "sender": "y"}, {"text": 3}, {}])
def test_a_mapping_is_checked(ana: Handle, given: dict[str, object]) -> None:
    with pytest.raises(InputError):
        ana.observe([given], session="s")


def test_doctor_warns_of_a_disk_that_is_nearly_full(opener: Callable[..., Souvenance]) -> None:
    tight = opener(free_bytes=lambda: 10_000_000)
    (disk,) = [finding for finding in tight.doctor() if finding.name == "disk"]
    assert not disk.ok
    assert "free some space" in disk.fix
    (disk,) = [finding for finding in opener(free_bytes=lambda: 10**12).doctor() if finding.name == "disk"]
    assert disk.ok


def test_a_dry_run_tells_the_calibration_and_measures_nothing(me: Handle) -> None:
    me.observe([NewTurn(text="J'ai planté des tulipes")], session="s1")
    assert [one.state for one in me.calibrate(dry_run=True)] == ["missing"]
    assert [one.state for one in me.calibrate()] == ["fresh"]
    (told,) = me.calibrate(dry_run=True)
    assert (told.state, told.rows) == ("fresh", 1)
    assert told.bar_by_words is not None


def test_a_session_and_a_trace_are_found_by_their_ids(me: Handle) -> None:
    me.observe([NewTurn(text="J'ai planté des tulipes")], session="s1")
    me.remember("Je suis allergique aux noix")
    me.context("?", session="s1", deadline_s=4.0)
    assert me.session("s").turns == 1
    (made,) = me.traces()
    assert me.trace(made.id) == made
    with pytest.raises(NotFound):
        me.trace(made.id[:-1])
    with pytest.raises(NotFound):
        me.session("s2")


def test_why_not_is_answered_for_the_context_that_is_named(me: Handle, clock: Clock) -> None:
    kept = me.remember("Je suis allergique aux noix").memory
    assert kept is not None
    me.context("?", session="s1", deadline_s=4.0)
    (earlier,) = me.traces()
    clock.now += timedelta(days=1)
    me.forget(kept.id)
    me.remember("J'habite à Lyon")
    me.context("?", session="s1", deadline_s=4.0)
    assert me.why_not(kept.id, session="s1", trace=earlier).startswith("It was there")
    assert "is forgotten now" in me.why_not(kept.id, session="s1")


@pytest.mark.parametrize(
    "call",
    [
        lambda me: me.observe(None, session="s"), lambda me: me.observe("Hello", session="s"),
        lambda me: me.observe([{"text": "Hello"}], session=None), lambda me: me.remember(None), lambda me: me.recall(None),
        lambda me: me.pin(5), lambda me: me.context(None, session="s"), lambda me: me.memories(status="lost"),
        lambda me: me.memories(kind="hobby"), lambda me: me.candidates(verdict="maybe"), lambda me: me.turns(limit=-1),
        lambda me: me.sessions(limit=-1), lambda me: me.events(limit=-1), lambda me: me.jobs(limit=-1),
        lambda me: me.traces(limit=-1), lambda me: me.quarantine(limit=-1),
    ],
)  # fmt: skip
def test_a_call_that_cannot_be_meant_is_told_so(memory: Souvenance, call: Callable[[Handle], object]) -> None:
    me = memory.as_principal("Lise")
    with pytest.raises(InputError):
        call(me)
    assert me.turns() == []


def test_a_store_that_was_closed_says_so(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    me.remember("J'ai un chat roux")
    memory.close()
    for call in (lambda: me.observe([NewTurn(text="Bonjour")], session="s"), lambda: me.remember("x y"), me.memories):
        with pytest.raises(StoreError, match="closed"):
            call()
