"""What happens to memories by themselves as time passes: fading, ending, coming back; and what was believed at a moment."""

from dataclasses import replace
from datetime import timedelta

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.history import replayed
from souvenance.engine.commit import key_of
from souvenance.errors import Conflict
from souvenance.types import Kind, Memory

from .conftest import Clock, Opener

DAY = timedelta(days=1)


def told(me: Handle, clock: Clock, text: str, kind: Kind = "fact", **changed: object) -> Memory:
    """One memory as it would have been told now."""
    if me._tools.ledger.principal(me.principal.name) is None:
        me.remember("Je collectionne les timbres depuis l'enfance.")
    memory = me.remember(text, kind=kind).memory
    assert memory is not None
    if not changed:
        return memory
    with me._tools.ledger.write(me.principal.scope) as tx:
        memory = replace(memory, **changed)
        tx.put_memory(memory, key_of(memory))
    return memory


def served(me: Handle, message: str = "Bonjour", session: str = "s") -> str:
    return me.context(message, session=session, deadline_s=30).render()


def pass_by(memory: Souvenance, clock: Clock, days: int) -> None:
    for _ in range(days):
        clock.now += DAY
        memory.maintain()


def test_a_curiosity_that_matches_every_week_is_archived_by_day_100(memory: Souvenance, me: Handle, clock: Clock) -> None:
    bun = told(me, clock, "Looking into Bun as a runtime", "episode", importance=8.0)
    for week in range(14):
        assert "Bun" in served(me, "Shall we try Bun as a runtime?", f"s{week}")
        pass_by(memory, clock, 7)
    assert me.memory(bun.id).status == "active"  # day 98
    pass_by(memory, clock, 2)
    assert me.memory(bun.id).status == "archived"
    assert "Bun" not in served(me, "Shall we try Bun as a runtime?", "last")
    last = me.why(bun.id).events[0]
    assert (last.what, last.before, last.after) == ("archived", {"status": "active"}, {"status": "archived"})
    assert "nobody needed it for 100 days" in last.why


def test_an_allergy_told_once_is_served_after_a_year(memory: Souvenance, me: Handle, clock: Clock) -> None:
    told(me, clock, "Je suis allergique aux noix")
    pass_by(memory, clock, 365)
    assert "allergique aux noix" in served(me)


def test_pinned_rules_vital_facts_and_open_promises_stay_for_ten_years(memory: Souvenance, me: Handle, clock: Clock) -> None:
    kept = [
        told(me, clock, "J'ai vu un film sur la mer", "episode", pinned=True),
        told(me, clock, "Réponds toujours en français", "rule"),
        told(me, clock, "我对花生过敏", language="zh"),
        told(me, clock, "Je promets d'appeler ma tante", "promise"),
    ]
    faded = told(me, clock, "J'habite à Lyon")
    clock.now += 3_650 * DAY
    assert [run.changed for run in memory.maintain(["decay"])] == [2]  # the stamps too
    assert {me.memory(one.id).status for one in kept} == {"active"}
    assert me.memory(faded.id).status == "archived"


def test_one_pass_archives_a_part_at_most_and_tells_what_waits(memory: Souvenance, me: Handle, clock: Clock) -> None:
    for n in range(30):
        told(me, clock, f"J'ai vu le film numéro {n} hier soir", "episode")
    clock.now += 200 * DAY
    run = memory.maintain(["decay"])[0]
    assert (run.changed, run.waiting) == (20, 10)
    assert memory.maintain(["decay"]) == ()  # not due before tomorrow
    assert next(one for one in me.status().passes if one.name == "decay").waiting == 10
    clock.now += DAY
    assert memory.maintain(["decay"])[0].changed == 10


def test_what_is_in_dispute_waits_for_a_person(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = told(me, clock, "J'ai vu la mer", "episode", disputed=True)
    clock.now += 200 * DAY
    memory.maintain(["decay"])
    assert me.memory(one.id).status == "active"


def archived(memory: Souvenance, me: Handle, clock: Clock, text: str = "J'ai visité le phare d'Eckmühl") -> Memory:
    one = told(me, clock, text, "episode")
    clock.now += 101 * DAY
    memory.maintain(["decay"])
    assert me.memory(one.id).status == "archived"
    return one


def test_an_archived_memory_comes_back_when_it_is_opened(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = archived(memory, me, clock)
    hits = me.recall("le phare d'Eckmühl", kinds=("memory",), weak=True).memories
    assert [hit.memory.id for hit in hits] == [one.id]
    assert me.memory(one.id).status == "archived"  # a list opens nothing
    found = me.open_source(one.id)
    assert found.memory is not None
    assert (found.memory.status, found.memory.accesses, found.memory.touched_at) == ("active", 1, clock.now)
    assert "active again" in found.note
    assert me.why(one.id).events[0].what == "revived"
    clock.now += 60 * DAY
    memory.maintain(["decay"])
    assert me.memory(one.id).status == "active"


def test_an_archived_memory_comes_back_when_it_is_said_again(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = archived(memory, me, clock, "J'habite à Lyon depuis trois ans")
    me.observe([NewTurn(text="J'habite à Lyon depuis trois ans.", at=clock.now)], session="later")
    memory.work_now()
    after = me.memory(one.id)
    assert (after.status, after.accesses) == ("active", 1)
    assert {event.what for event in me.why(one.id).events} >= {"archived", "revived", "reinforced"}


def test_pinning_and_correcting_bring_back_too(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = archived(memory, me, clock)
    assert (me.pin(one.id).status, me.memory(one.id).pinned) == ("active", True)
    other = archived(memory, me, clock, "J'ai visité le phare de Cordouan")
    assert me.correct(other.id, "J'ai visité le phare de Cordouan en mai").status == "active"


def test_a_revival_that_meets_an_active_twin_reinforces_it_and_says_so(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = archived(memory, me, clock)
    twin = replace(one, id="m_twin", text=one.text, status="active", confidence=0.6)
    with me._tools.ledger.write(me.principal.scope) as tx:
        tx.put_memory(twin, key_of(twin))
    found = me.open_source(one.id)
    assert found.memory is not None
    assert (found.memory.id, found.memory.confidence) == (twin.id, 0.7)
    assert twin.id in found.note
    assert me.memory(one.id).status == "archived"


def test_what_is_forgotten_or_over_is_not_revived_by_opening_it(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = told(me, clock, "J'ai un chat noir")
    me.forget(one.id)
    me.open_source(one.id)
    assert me.memory(one.id).status == "forgotten"
    with pytest.raises(Conflict, match="forgotten"):
        me.pin(one.id)


def test_an_undone_archive_stays_undone(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = archived(memory, me, clock)
    event = me.why(one.id).events[0]
    me.undo(event.id)
    assert me.memory(one.id).status == "active"
    pass_by(memory, clock, 3)
    assert me.memory(one.id).status == "active"


def test_what_has_ended_is_marked_once_and_can_be_taken_back(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = told(me, clock, "Je porte une attelle", expires_at=clock.now + 3 * DAY)
    pass_by(memory, clock, 2)
    assert me.memory(one.id).status == "active"
    assert "attelle" in served(me)
    pass_by(memory, clock, 2)
    assert [event.what for event in me.why(one.id).events] == ["expired", "created"]
    pass_by(memory, clock, 2)
    assert len(me.why(one.id).events) == 2
    _, after, note = me.undo(me.why(one.id).events[0].id)
    assert (after.status, after.expires_at) == ("active", None)
    assert "taken away" in note
    assert "attelle" in served(me, session="again")


def test_an_archived_memory_may_end_as_well(memory: Souvenance, me: Handle, clock: Clock) -> None:
    one = archived(memory, me, clock)
    with me._tools.ledger.write(me.principal.scope) as tx:
        tx.put_memory(replace(me.memory(one.id), expires_at=clock.now + DAY), None)
    clock.now += 2 * DAY
    assert me.memory(one.id).status == "expired"
    memory.maintain(["expiry"])
    assert me._tools.ledger.memories(me.principal.scope, [one.id])[one.id].status == "expired"


def test_the_turn_of_an_archived_memory_never_comes_by_itself(opener: Opener, clock: Clock) -> None:
    from souvenance.engine.stale import Over

    memory = opener()
    me = memory.as_principal("Lise")
    one = archived(memory, me, clock)
    assert Over(me._tools, me.principal.scope).has_faded(one.sources[0])
    me.open_source(one.id)
    assert not Over(me._tools, me.principal.scope).has_faded(one.sources[0])


def test_a_curiosity_is_an_episode_whatever_it_was_called(memory: Souvenance, me: Handle, clock: Clock) -> None:
    me.observe([NewTurn(text="I'm looking into Bun as a runtime for our backend.", at=clock.now)], session="s")
    memory.work_now()
    assert [one.kind for one in me.memories()] == ["episode"]


def test_as_of_tells_what_was_believed_then(memory: Souvenance, me: Handle, clock: Clock) -> None:
    lyon = me.remember("J'habite à Lyon").memory
    first = clock.now
    clock.now += 10 * DAY
    done = me.remember("J'ai déménagé à Nantes")
    assert lyon is not None
    assert [one.id for one in done.ended] == [lyon.id]
    clock.now += 10 * DAY
    me.forget(done.memory.id)  # type: ignore[union-attr]
    assert [one.text for one in me.memories(believed=first)] == ["J'habite à Lyon"]
    assert me.memories(believed=first)[0].status == "active"
    assert [one.text for one in me.memories(believed=first + 15 * DAY)] == ["J'ai déménagé à Nantes"]
    assert me.memories(believed=first - DAY) == []
    assert me.memories(believed=clock.now) == []


def test_the_events_alone_give_every_memory_as_it_stands(memory: Souvenance, me: Handle, clock: Clock) -> None:
    me.remember("J'habite à Lyon")
    me.remember("J'ai déménagé à Nantes")
    one = archived(memory, me, clock)
    me.open_source(one.id)
    me.pin(one.id)
    me.undo(me.why(one.id).events[0].id)
    me.correct(one.id, "J'ai visité le phare d'Eckmühl en avril")
    scope, ledger = me.principal.scope, me._tools.ledger
    stand = {held.id: replace(held, slots=()) for held in ledger.memories_since(scope, 0)}
    assert replayed(reversed(ledger.events(scope))) == stand
    assert len(stand) == 3


def test_a_store_whose_first_events_told_little_is_read_with_what_stands(memory: Souvenance, me: Handle, clock: Clock) -> None:
    me.remember("J'habite à Lyon")
    scope, ledger = me.principal.scope, me._tools.ledger
    stand = {held.id: held for held in ledger.memories_since(scope, 0)}
    (event,) = ledger.events(scope)
    bare = replace(event, after={"text": "J'habite à Lyon", "status": "active"})
    assert replayed([bare]) == {}
    assert replayed([bare], stand) == stand
