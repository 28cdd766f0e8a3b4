import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from hashlib import blake2b

import pytest

from souvenance.errors import Conflict, InputError
from souvenance.ports import Ledger, LedgerWrite
from souvenance.types import Principal, Receipt, Session, Turn

NOW = datetime(2026, 2, 11, 20, 5, 1, 234567, tzinfo=UTC)
ANA = Principal(id="p_ana", name="ana", scope="sc_ana", tz="Europe/Paris")
BEN = Principal(id="p_ben", name="ben", scope="sc_ben", tz="UTC")


def turn(
    turn_id: str, seq: int = 1, *, session: str = "s", scope: str = "sc_ana", text: str = "Bonjour", **more: object
) -> Turn:
    values = {
        "at": NOW, "utc_offset_min": 60, "role": "user", "speaker": "Ana", "language": "fr", "origin": "user",
        "author": "p_ana", "audience": "adult", "revision": 1, "created_at": NOW,
        "content_hash": blake2b(text.encode(), digest_size=16).digest(),
    } | more  # fmt: skip
    return Turn(id=turn_id, seq=seq, session=session, scope=scope, text=text, **values)  # type: ignore[arg-type]


def header(session: str = "s", *, scope: str = "sc_ana", **more: object) -> Session:
    values = {
        "story": None, "title": "", "turns": 0, "language": "fr", "first_at": None, "last_at": None, "created_at": NOW,
    } | more  # fmt: skip
    return Session(id=session, scope=scope, **values)  # type: ignore[arg-type]


def add(ledger: Ledger, *turns: Turn, principal: Principal = ANA) -> int:
    """One write with the headers that the turns need; the position of the first."""
    with ledger.write(principal.scope) as tx:
        tx.add_principal(principal, NOW)
        for session, more in Counter(one.session for one in turns).items():
            known = tx.session(session) or header(session, scope=principal.scope)
            tx.put_session(replace(known, turns=known.turns + more), principal, NOW)
        return tx.append(turns)


# -- empty answers -----------------------------------------------------------------------------------------------------


def test_a_scope_that_does_not_exist_reads_as_empty(ledger: Ledger) -> None:
    assert ledger.principal("ana") is None
    assert dict(ledger.scopes()) == {}
    assert ledger.revision("sc_ana") == 0
    assert ledger.extent("sc_ana") == (0, 0)
    assert dict(ledger.turns("sc_ana", ["t_1"])) == {}
    assert list(ledger.turns_of("sc_ana", "s")) == []
    assert list(ledger.turns_after("sc_ana", 0, 10)) == []
    assert list(ledger.recent_turns("sc_ana", 10)) == []
    assert list(ledger.ids_like("sc_ana", "t", 10)) == []
    assert list(ledger.sessions("sc_ana")) == []
    assert ledger.count_turns("sc_ana") == 0
    assert ledger.content_digest("sc_ana") == 0
    assert list(ledger.check()) == []


def test_no_ids_give_no_turns(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    assert dict(ledger.turns("sc_ana", [])) == {}
    with ledger.write("sc_ana") as tx:
        assert dict(tx.content_hashes([])) == {}
        assert tx.session("other") is None
        assert tx.receipt("no such key") is None


def test_two_ledgers_have_two_ids(ledger: Ledger) -> None:
    assert ledger.id
    assert ledger.id != type(ledger).__name__


def test_closing_twice_is_safe(ledger: Ledger) -> None:
    ledger.close()
    ledger.close()


# -- principals --------------------------------------------------------------------------------------------------------


def test_a_principal_is_found_by_its_exact_name(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    assert ledger.principal("ana") == ANA
    assert [ledger.principal(name) for name in ("ana1", "ANA", "ana ", " ana", "an", "")] == [None] * 6


def test_the_same_principal_again_changes_nothing(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    with ledger.write("sc_ana") as tx:
        tx.add_principal(replace(ANA, tz="Asia/Tokyo"), NOW + timedelta(days=1))
    assert ledger.principal("ana") == ANA
    assert ledger.count_turns("sc_ana") == 1


def test_a_principal_keeps_its_first_name_and_a_name_its_first_principal(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    with ledger.write("sc_ana") as tx:
        tx.add_principal(replace(ANA, name="anna"), NOW)
        tx.add_principal(BEN, NOW)
        tx.add_principal(replace(BEN, name="benoit"), NOW)
    with ledger.write("sc_zoe") as tx:
        tx.add_principal(replace(ANA, id="p_zoe", scope="sc_zoe"), NOW)
    assert (ledger.principal("ana"), ledger.principal_of("sc_ana")) == (ANA, ANA)
    assert (ledger.principal("ben"), ledger.principal_of("sc_ben")) == (BEN, BEN)
    assert [ledger.principal("anna"), ledger.principal("benoit"), ledger.principal_of("sc_zoe")] == [None] * 3
    assert dict(ledger.scopes()) == {"sc_ana": 2, "sc_ben": 2, "sc_zoe": 1}


def test_scopes_that_look_alike_never_meet(ledger: Ledger) -> None:
    names = ["ana", "ana1", "ANA", "ana ", "âna", "安娜"]
    for number, name in enumerate(names):
        principal = Principal(id=f"p_{number}", name=name, scope=f"sc_{name}", tz="UTC")
        add(ledger, turn("t_1", scope=principal.scope, text=f"I am {number}"), principal=principal)
    for number, name in enumerate(names):
        found = ledger.principal(name)
        assert found is not None
        assert found.id == f"p_{number}"
        assert [one.text for one in ledger.turns_of(found.scope, "s")] == [f"I am {number}"]
        assert [one.text for one in ledger.recent_turns(found.scope, 9)] == [f"I am {number}"]
        assert ledger.turns(found.scope, ["t_1"])["t_1"].text == f"I am {number}"
        assert [one.text for _, one in ledger.turns_after(found.scope, 0, 9)] == [f"I am {number}"]
        assert [one.scope for one in ledger.sessions(found.scope)] == [found.scope]
    assert len({ledger.content_digest(f"sc_{name}") for name in names}) == len(names)


def test_one_scope_is_written_without_the_other(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    add(ledger, turn("t_1", scope="sc_ben"), principal=BEN)
    add(ledger, turn("t_2", 2))
    assert dict(ledger.scopes()) == {"sc_ana": 2, "sc_ben": 1}
    assert (ledger.count_turns("sc_ana"), ledger.count_turns("sc_ben")) == (2, 1)


# -- revision and atomicity --------------------------------------------------------------------------------------------


def test_each_write_raises_the_revision_by_one(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    assert ledger.revision("sc_ana") == 1
    with ledger.write("sc_ana") as tx:
        assert tx.revision == 2
        tx.append([turn("t_2", 2)])
        assert ledger.revision("sc_ana") == 1  # as of the last commit
    assert ledger.revision("sc_ana") == 2
    with ledger.write("sc_ana"):
        pass
    assert ledger.revision("sc_ana") == 3
    assert dict(ledger.scopes()) == {"sc_ana": 3}


def test_the_extent_is_revision_and_turns_at_once(ledger: Ledger) -> None:
    add(ledger, turn("t_1"), turn("t_2", 2))
    add(ledger, turn("t_3", 3))
    add(ledger, turn("t_1", scope="sc_ben"), principal=BEN)
    assert ledger.extent("sc_ana") == (ledger.revision("sc_ana"), ledger.count_turns("sc_ana")) == (2, 3)
    with ledger.write("sc_ana") as tx:
        tx.append([turn("t_4", 4)])
        assert ledger.extent("sc_ana") == (2, 3)
    assert ledger.extent("sc_ana") == (3, 4)


def test_turns_carry_the_revision_and_the_scope_that_wrote_them(ledger: Ledger) -> None:
    add(ledger, turn("t_1", revision=77, scope="sc_other"))
    add(ledger, turn("t_2", 2, revision=77))
    assert [(one.scope, one.revision) for one in ledger.turns_of("sc_ana", "s")] == [("sc_ana", 1), ("sc_ana", 2)]


def test_a_write_in_a_scope_without_a_principal_leaves_nothing(ledger: Ledger) -> None:
    def put_session(tx: LedgerWrite) -> None:
        tx.put_session(header(), ANA, NOW)

    def append(tx: LedgerWrite) -> None:
        tx.append([turn("t_1")])

    def keep_receipt(tx: LedgerWrite) -> None:
        tx.keep_receipt(Receipt(id="r_1", scope="sc_ana", session="s", turn_ids=()), "key", ANA, NOW)

    for verb in (put_session, append, keep_receipt):
        with pytest.raises(Conflict, match="sc_ana"), ledger.write("sc_ana") as tx:
            verb(tx)
    with ledger.write("sc_ana"):
        pass
    assert dict(ledger.scopes()) == {}
    assert list(ledger.sessions("sc_ana")) == []
    assert add(ledger, turn("t_1")) == 1
    assert list(ledger.check()) == []


def test_an_exception_inside_a_write_leaves_nothing(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    before = list(ledger.sessions("sc_ana"))
    with pytest.raises(RuntimeError, match="power cut"), ledger.write("sc_ana") as tx:  # noqa: PT012 - all of it is the block
        tx.add_principal(replace(BEN, scope="sc_ana2"), NOW)
        tx.put_session(header("s", title="changed", turns=5), ANA, NOW)
        tx.put_session(header("new"), ANA, NOW)
        tx.append([turn("t_2", 2), turn("t_3", session="new")])
        tx.keep_receipt(Receipt(id="r_1", scope="sc_ana", session="s", turn_ids=("t_2",)), "key", ANA, NOW)
        raise RuntimeError("power cut")
    assert ledger.revision("sc_ana") == 1
    assert list(ledger.sessions("sc_ana")) == before
    assert [one.id for one in ledger.recent_turns("sc_ana", 9)] == ["t_1"]
    assert ledger.principal("ben") is None
    assert list(ledger.ids_like("sc_ana", "", 9)) == ["s", "t_1"]
    with ledger.write("sc_ana") as tx:
        assert tx.receipt("key") is None
        assert tx.revision == 2
        tx.put_session(header(turns=2), ANA, NOW)
        assert tx.append([turn("t_2", 2)]) == 2
    assert list(ledger.check()) == []


def test_a_first_write_that_fails_leaves_no_scope(ledger: Ledger) -> None:
    with pytest.raises(RuntimeError), ledger.write("sc_ana") as tx:  # noqa: PT012
        tx.add_principal(ANA, NOW)
        raise RuntimeError
    assert dict(ledger.scopes()) == {}
    assert ledger.principal("ana") is None


def test_readers_see_nothing_of_an_open_write(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    with ledger.write("sc_ana") as tx:
        tx.append([turn("t_2", 2)])
        tx.put_session(header("s", title="changed"), ANA, NOW)
        assert ledger.count_turns("sc_ana") == 1
        assert dict(ledger.turns("sc_ana", ["t_2"])) == {}
        assert [one.title for one in ledger.sessions("sc_ana")] == [""]
    assert ledger.count_turns("sc_ana") == 2


def test_writers_in_two_threads_take_turns(ledger: Ledger) -> None:
    add(ledger, turn("t_0", 1))

    def write(name: str) -> None:
        for number in range(10):
            with ledger.write("sc_ana") as tx:
                seq = (tx.session("s") or header()).turns + 1
                tx.put_session(header(turns=seq), ANA, NOW)
                tx.append([turn(f"t_{name}{number}", seq)])

    threads = [threading.Thread(target=write, args=(name,)) for name in "ab"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ledger.count_turns("sc_ana") == 21
    assert ledger.revision("sc_ana") == 21
    assert [one.seq for one in ledger.turns_of("sc_ana", "s")] == list(range(1, 22))
    assert [position for position, _ in ledger.turns_after("sc_ana", 0, 99)] == list(range(1, 22))


# -- append-only -------------------------------------------------------------------------------------------------------


TAKEN: dict[str, Turn] = {
    "the id": turn("t_1", 9, text="Autre chose"),
    "the id in another session": turn("t_1", 1, session="other"),
    "the place": turn("t_9", 1),
    "the very same": turn("t_1", 1),
}


@pytest.mark.parametrize("taken", TAKEN.values(), ids=TAKEN.keys())
def test_a_taken_id_or_place_is_a_conflict_and_writes_nothing(ledger: Ledger, taken: Turn) -> None:
    add(ledger, turn("t_1"))
    with pytest.raises(Conflict):
        add(ledger, turn("t_2", 2), taken)
    assert [one.text for one in ledger.recent_turns("sc_ana", 9)] == ["Bonjour"]
    assert ledger.revision("sc_ana") == 1
    assert list(ledger.check()) == []


@pytest.mark.parametrize("taken", TAKEN.values(), ids=TAKEN.keys())
def test_a_refused_append_leaves_the_rest_of_the_write_whole(ledger: Ledger, taken: Turn) -> None:
    add(ledger, turn("t_1"), turn("t_0", session="other", seq=5))
    with ledger.write("sc_ana") as tx:
        with pytest.raises(Conflict):
            tx.append([turn("t_2", 2), taken])
        tx.put_session(header(turns=2), ANA, NOW)
        assert tx.append([turn("t_3", 2)]) == 3
    assert [one.id for one in ledger.recent_turns("sc_ana", 9)] == ["t_1", "t_0", "t_3"]
    assert ledger.count_turns("sc_ana") == 3
    assert list(ledger.check()) == []


def test_two_equal_ids_in_one_append_are_a_conflict(ledger: Ledger) -> None:
    with pytest.raises(Conflict):
        add(ledger, turn("t_1"), turn("t_1", 2))
    with pytest.raises(Conflict):
        add(ledger, turn("t_1"), turn("t_2", 1))
    assert ledger.count_turns("sc_ana") == 0


def test_a_turn_needs_its_session(ledger: Ledger) -> None:
    with pytest.raises(Conflict), ledger.write("sc_ana") as tx:  # noqa: PT012
        tx.add_principal(ANA, NOW)
        tx.append([turn("t_1", session="nowhere")])
    assert dict(ledger.scopes()) == {}


def test_an_id_may_stand_once_in_each_scope(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    add(ledger, turn("t_1", scope="sc_ben"), principal=BEN)
    assert ledger.count_turns("sc_ben") == 1


def test_append_tells_the_position_of_the_first(ledger: Ledger) -> None:
    assert add(ledger, turn("t_1"), turn("t_2", 2)) == 1
    assert add(ledger, turn("t_3", 3)) == 3
    with ledger.write("sc_ana") as tx:
        assert tx.append([]) == 4
        assert tx.append([turn("t_4", 4)]) == 4
        assert tx.append([turn("t_5", 5)]) == 5
    assert [(position, one.id) for position, one in ledger.turns_after("sc_ana", 0, 9)] == [
        (1, "t_1"), (2, "t_2"), (3, "t_3"), (4, "t_4"), (5, "t_5"),
    ]  # fmt: skip


def test_content_hashes_are_of_those_that_stand(ledger: Ledger) -> None:
    first, second = turn("t_1"), turn("t_2", 2, text="Deux")
    add(ledger, first)
    with ledger.write("sc_ana") as tx:
        tx.append([second])
        assert dict(tx.content_hashes(["t_2", "t_1", "t_9"])) == {"t_1": first.content_hash, "t_2": second.content_hash}
    add(ledger, turn("t_3", scope="sc_ben"), principal=BEN)
    with ledger.write("sc_ana") as tx:
        assert dict(tx.content_hashes(["t_3"])) == {}


def test_many_ids_at_once(ledger: Ledger) -> None:
    add(ledger, *(turn(f"t_{number}", number) for number in range(1, 1_203)))
    ids = [f"t_{number}" for number in range(1, 1_500)]
    assert set(ledger.turns("sc_ana", ids)) == set(ids[:1_202])
    with ledger.write("sc_ana") as tx:
        assert set(tx.content_hashes(ids)) == set(ids[:1_202])


# -- reading turns -----------------------------------------------------------------------------------------------------


def test_a_turn_comes_back_as_it_was_given(ledger: Ledger) -> None:
    given = turn(
        "t_1", 3, text="l'été", role="assistant", speaker="Lise", language="und", origin="web", author="p_2", audience="child",
        utc_offset_min=-570, content_hash=bytes(range(16)), created_at=NOW + timedelta(seconds=1),
    )  # fmt: skip
    add(ledger, given)
    assert ledger.turns("sc_ana", ["t_1"])["t_1"] == given
    assert list(ledger.turns_of("sc_ana", "s")) == [given]
    assert list(ledger.turns_after("sc_ana", 0, 1)) == [(1, given)]
    assert list(ledger.recent_turns("sc_ana", 1)) == [given]


@pytest.mark.parametrize(
    "text",
    [
        "👩‍👩‍👧‍👦 🏳️‍🌈 👋🏽",
        "周末去爬黄山看日出",
        "สวัสดี",
        "a\r\n\tb\u2028c  ",
        "x² ﬁ Ｋ",
        "'; DROP TABLE turns; --",
        "%s ? :name {0} \\",
        "\U0010ffff\ufeff",
        "é" * 500_000,  # 1 MB
    ],
    ids=["emoji", "chinese", "thai", "blanks", "compatibility", "sql", "marks", "edges", "1 MB"],
)
def test_any_text_comes_back_to_the_letter(ledger: Ledger, text: str) -> None:
    add(ledger, turn("t_1", text=text, speaker=text[:50], session=text[:50]))
    found = ledger.recent_turns("sc_ana", 1)[0]
    assert found.text == text
    assert (found.speaker, found.session) == (text[:50], text[:50])
    assert [one.id for one in ledger.turns_of("sc_ana", text[:50])] == ["t_1"]


@pytest.mark.parametrize("field", ["id", "text", "speaker"])
def test_a_turn_with_half_a_character_is_refused(ledger: Ledger, field: str) -> None:
    add(ledger, turn("t_1"))
    with ledger.write("sc_ana") as tx:
        with pytest.raises(InputError, match=r"'\\ud83d' is half a character"):
            tx.append([turn("t_2", 2), replace(turn("t_3", 3), **{field: "Bonjour \ud83d"})])
        assert tx.append([turn("t_4", 2)]) == 2
    assert [one.id for one in ledger.recent_turns("sc_ana", 9)] == ["t_1", "t_4"]


def test_turns_of_a_session_come_in_order_both_ends_included(ledger: Ledger) -> None:
    add(ledger, turn("t_c", 3), turn("t_a", 1), turn("t_z", 1, session="other"), turn("t_d", 4), turn("t_b", 2))
    assert [one.id for one in ledger.turns_of("sc_ana", "s")] == ["t_a", "t_b", "t_c", "t_d"]
    assert [one.id for one in ledger.turns_of("sc_ana", "s", 2, 3)] == ["t_b", "t_c"]
    assert [one.id for one in ledger.turns_of("sc_ana", "s", 3)] == ["t_c", "t_d"]
    assert [one.id for one in ledger.turns_of("sc_ana", "s", -5, 1)] == ["t_a"]
    assert list(ledger.turns_of("sc_ana", "s", 3, 2)) == []
    assert list(ledger.turns_of("sc_ana", "nowhere")) == []


def test_who_spoke_in_a_session(ledger: Ledger) -> None:
    add(ledger, turn("t_1", speaker="Élodie"), turn("t_2", 2, speaker="Max"), turn("t_3", 3, speaker="Max"))
    add(ledger, turn("t_4", session="other", speaker="Zoé"))
    assert ledger.speakers("sc_ana", "s") == {"Élodie", "Max"}
    assert ledger.speakers("sc_ana", "nowhere") == frozenset()
    assert ledger.speakers("sc_ben", "s") == frozenset()


def test_positions_follow_the_order_of_writing(ledger: Ledger) -> None:
    add(ledger, turn("t_c", 3), turn("t_a", 1, session="other"))
    add(ledger, turn("t_b", 1), turn("t_d", 2))
    assert [(position, one.id) for position, one in ledger.turns_after("sc_ana", 0, 3)] == [(1, "t_c"), (2, "t_a"), (3, "t_b")]
    assert [(position, one.id) for position, one in ledger.turns_after("sc_ana", 3, 9)] == [(4, "t_d")]
    assert list(ledger.turns_after("sc_ana", 4, 9)) == []
    assert list(ledger.turns_after("sc_ana", 0, 0)) == []


def test_recent_turns_go_back_from_a_turn_and_from_a_moment(ledger: Ledger) -> None:
    for n in range(4):
        add(ledger, turn(f"t_{n}", seq=n, created_at=NOW + timedelta(minutes=n)))

    def ids(**told: object) -> list[str]:
        return [one.id for one in ledger.recent_turns("sc_ana", 2, **told)]

    assert ids(before="t_3") == ["t_1", "t_2"]
    assert ids(before="t_1") == ["t_0"]
    assert ids(before="t_0") == ids(before="t_9") == ids(until=NOW - timedelta.resolution) == []
    assert ids(until=NOW + timedelta(minutes=2)) == ["t_1", "t_2"]
    assert ids(before="t_3", until=NOW + timedelta(minutes=1)) == ["t_0", "t_1"]


def test_recent_turns_are_the_last_written_oldest_first(ledger: Ledger) -> None:
    add(ledger, turn("t_3", 3), turn("t_1", 1), turn("t_2", 2))
    assert [one.id for one in ledger.recent_turns("sc_ana", 2)] == ["t_1", "t_2"]
    assert [one.id for one in ledger.recent_turns("sc_ana", 9)] == ["t_3", "t_1", "t_2"]
    assert list(ledger.recent_turns("sc_ana", 0)) == []


def test_a_negative_limit_is_none_and_a_negative_position_the_beginning(ledger: Ledger) -> None:
    add(ledger, turn("t_1"), turn("t_2", 2), turn("t_3", 1, session="other"))
    assert [one.id for one in ledger.recent_turns("sc_ana", -1)] == ["t_1", "t_2", "t_3"]
    assert [position for position, _ in ledger.turns_after("sc_ana", 1, -1)] == [2, 3]
    assert [position for position, _ in ledger.turns_after("sc_ana", -2, 2)] == [1, 2]
    assert len(ledger.sessions("sc_ana", -1)) == 2


def test_turns_of_another_scope_are_not_given(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    add(ledger, turn("t_2", scope="sc_ben"), principal=BEN)
    assert set(ledger.turns("sc_ana", ["t_1", "t_2"])) == {"t_1"}
    assert set(ledger.turns("sc_ben", ["t_1", "t_2"])) == {"t_2"}


# -- times -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("offset", [timedelta(hours=-11), timedelta(0), timedelta(hours=5, minutes=45), timedelta(hours=14)])
def test_a_time_from_another_clock_is_the_same_instant_in_utc(ledger: Ledger, offset: timedelta) -> None:
    given = NOW.astimezone(timezone(offset))
    with ledger.write("sc_ana") as tx:
        tx.add_principal(ANA, given)
        tx.put_session(header(first_at=given, last_at=given, created_at=given), ANA, given)
        tx.append([turn("t_1", at=given, created_at=given)])
    found = ledger.recent_turns("sc_ana", 1)[0]
    session = ledger.sessions("sc_ana")[0]
    for time in (found.at, found.created_at, session.first_at, session.last_at, session.created_at):
        assert time == NOW
        assert time.utcoffset() == timedelta(0)


def test_an_unknown_time_stays_unknown(ledger: Ledger) -> None:
    add(ledger, turn("t_1", at=None))
    assert ledger.recent_turns("sc_ana", 1)[0].at is None
    assert ledger.sessions("sc_ana")[0].first_at is None
    assert ledger.sessions("sc_ana")[0].last_at is None


NAIVE = datetime(2026, 2, 11, 21, 5)  # noqa: DTZ001 - what must be refused


@pytest.mark.parametrize(
    "write",
    [
        lambda tx: tx.append([turn("t_2", 2), turn("t_3", 3, at=NAIVE)]),
        lambda tx: tx.append([turn("t_2", 2, created_at=NAIVE)]),
        lambda tx: tx.put_session(header("new", first_at=NAIVE), ANA, NOW),
        lambda tx: tx.put_session(header("new", last_at=NAIVE), ANA, NOW),
        lambda tx: tx.put_session(header("new"), ANA, NAIVE),
    ],
)
def test_a_time_without_a_zone_is_refused(ledger: Ledger, write: Callable[[LedgerWrite], object]) -> None:
    add(ledger, turn("t_1"))
    with pytest.raises(InputError, match="zone"), ledger.write("sc_ana") as tx:
        write(tx)
    assert ledger.revision("sc_ana") == 1
    assert list(ledger.ids_like("sc_ana", "", 9)) == ["s", "t_1"]


# -- sessions ----------------------------------------------------------------------------------------------------------


def put(ledger: Ledger, session: Session, at: datetime = NOW) -> None:
    with ledger.write("sc_ana") as tx:
        tx.add_principal(ANA, NOW)
        tx.put_session(session, ANA, at)


def test_a_session_comes_back_as_it_was_given(ledger: Ledger) -> None:
    given = header(
        "Été 2026", story="roman", title="Le départ", turns=3, language="und", first_at=NOW - timedelta(1), last_at=NOW,
        created_at=NOW - timedelta(2),
    )  # fmt: skip
    put(ledger, given)
    assert list(ledger.sessions("sc_ana")) == [given]
    with ledger.write("sc_ana") as tx:
        assert tx.session("Été 2026") == given


def test_a_header_may_change_but_not_its_story_nor_its_beginning(ledger: Ledger) -> None:
    first = header(story="roman", title="un", turns=1, first_at=NOW, last_at=NOW)
    put(ledger, first)
    changed = replace(first, title="deux", turns=2, language="en", last_at=NOW + timedelta(1))
    put(ledger, replace(changed, story="autre", created_at=NOW + timedelta(9)))
    assert list(ledger.sessions("sc_ana")) == [changed]
    put(ledger, header("plain"))
    put(ledger, header("plain", story="late"))
    assert next(one for one in ledger.sessions("sc_ana") if one.id == "plain").story is None


def test_a_session_that_is_forgotten_is_in_no_list_and_stands(ledger: Ledger) -> None:
    add(ledger, turn("t_1"), turn("t_2", session="other"), turn("t_3", 2))
    plain = ledger.session("sc_ana", "s")
    assert plain is not None
    hidden = replace(plain, forgotten_at=NOW, workspace="atelier")
    put(ledger, hidden)
    assert ledger.session("sc_ana", "s") == hidden
    assert [one.id for one in ledger.sessions("sc_ana")] == ["other"]
    assert {one.id for one in ledger.sessions("sc_ana", forgotten=True)} == {"other", "s"}
    assert [one.id for one in ledger.sessions("sc_ana", 1)] == ["other"]
    assert [one.id for one in ledger.recent_turns("sc_ana", 9)] == ["t_2"]
    assert ledger.forgotten_sessions("sc_ana") == {"s"}
    assert ledger.forgotten_sessions("sc_ben") == frozenset()
    assert len(ledger.turns_of("sc_ana", "s")) == 2
    assert ledger.count_turns("sc_ana") == 3
    put(ledger, plain)
    assert ledger.forgotten_sessions("sc_ana") == frozenset()
    assert len(ledger.recent_turns("sc_ana", 9)) == 3


def test_several_headers_are_read_at_once(ledger: Ledger) -> None:
    put(ledger, header("un", story="roman"))
    put(ledger, header("deux", forgotten_at=NOW))
    add(ledger, *(turn(f"t_{i}", session=i, scope="sc_ben") for i in ("un", "zwei")), principal=BEN)
    found = ledger.headers("sc_ana", ["deux", "un", "UN", "zwei", "un"])
    assert found == {"un": ledger.session("sc_ana", "un"), "deux": ledger.session("sc_ana", "deux")}
    assert found["un"].story == "roman"
    assert set(ledger.headers("sc_ana", [f"s{n}" for n in range(2_000)] + ["un"])) == {"un"}  # more than a statement takes
    assert ledger.headers("sc_ana", []) == ledger.headers("nobody", ["un"]) == {}


def test_a_transaction_sees_its_own_headers(ledger: Ledger) -> None:
    with ledger.write("sc_ana") as tx:
        tx.add_principal(ANA, NOW)
        tx.put_session(header(title="un"), ANA, NOW)
        tx.put_session(header(title="deux"), ANA, NOW)
        seen = tx.session("s")
        assert seen is not None
        assert seen.title == "deux"


def test_sessions_come_latest_first_and_those_without_a_time_last(ledger: Ledger) -> None:
    later = NOW + timedelta(minutes=1)
    put(ledger, header("old", last_at=NOW - timedelta(days=300)), later)
    put(ledger, header("timeless a"), NOW)
    put(ledger, header("timeless b"), later)
    put(ledger, header("new", last_at=NOW), NOW)
    put(ledger, header("new, changed later", last_at=NOW.astimezone(timezone(timedelta(hours=-9)))), later)
    order = ["new, changed later", "new", "old", "timeless b", "timeless a"]
    assert [one.id for one in ledger.sessions("sc_ana")] == order
    assert [one.id for one in ledger.sessions("sc_ana", 2)] == order[:2]
    assert list(ledger.sessions("sc_ana", 0)) == []


# -- ids ---------------------------------------------------------------------------------------------------------------


def test_ids_are_found_by_their_beginning_the_exact_one_first(ledger: Ledger) -> None:
    add(ledger, turn("t_ab"), turn("t_abc", 2), turn("t_a", 3), turn("t_b", 4), turn("T_ab", 5), turn("tXab", 6))
    add(ledger, turn("x", session="t_ab-session"))
    assert list(ledger.ids_like("sc_ana", "t_ab", 9)) == ["t_ab", "t_ab-session", "t_abc"]
    assert list(ledger.ids_like("sc_ana", "t_a", 2)) == ["t_a", "t_ab"]
    assert list(ledger.ids_like("sc_ana", "t_", 9)) == ["t_a", "t_ab", "t_ab-session", "t_abc", "t_b"]
    assert list(ledger.ids_like("sc_ana", "t_abcd", 9)) == []
    assert list(ledger.ids_like("sc_ana", "%", 9)) == []
    assert list(ledger.ids_like("sc_ben", "t_", 9)) == []


def test_ids_of_sessions_only(ledger: Ledger) -> None:
    add(ledger, turn("s2"), turn("s3", session="s1"))
    assert list(ledger.ids_like("sc_ana", "s", 9)) == ["s", "s1", "s2", "s3"]
    assert list(ledger.ids_like("sc_ana", "s", 9, kind="s")) == ["s", "s1"]


def test_ids_of_any_script(ledger: Ledger) -> None:
    add(ledger, turn("黄山-1", session="été"), turn("黄山-2", 2, session="été"), turn("😀", 3, session="été"))
    assert list(ledger.ids_like("sc_ana", "黄山", 9)) == ["黄山-1", "黄山-2"]
    assert list(ledger.ids_like("sc_ana", "é", 9)) == ["été"]
    assert list(ledger.ids_like("sc_ana", "😀", 9)) == ["😀"]


# -- receipts ----------------------------------------------------------------------------------------------------------

RECEIPT = Receipt(id="r_1", scope="sc_ana", session="été", turn_ids=("t_2", "t_1"), known=1, mended={"empty turns": 2},
                  fingerprint="0f")  # fmt: skip


def keep(ledger: Ledger, receipt: Receipt, key: str | None, principal: Principal = ANA) -> None:
    with ledger.write(principal.scope) as tx:
        tx.add_principal(principal, NOW)
        tx.keep_receipt(receipt, key, principal, NOW)


def test_a_receipt_is_found_by_its_key(ledger: Ledger) -> None:
    keep(ledger, RECEIPT, "key")
    with ledger.write("sc_ana") as tx:
        assert tx.receipt("key") == RECEIPT
        assert [tx.receipt(key) for key in ("KEY", "key ", "ke", "")] == [None] * 4


def test_a_receipt_without_a_key_is_never_found(ledger: Ledger) -> None:
    keep(ledger, RECEIPT, None)
    keep(ledger, replace(RECEIPT, id="r_2"), None)
    with ledger.write("sc_ana") as tx:
        assert tx.receipt("") is None
        assert tx.receipt("None") is None


def test_a_key_keeps_its_first_receipt(ledger: Ledger) -> None:
    keep(ledger, RECEIPT, "key")
    with pytest.raises(Conflict):
        keep(ledger, replace(RECEIPT, id="r_2", turn_ids=()), "key")
    with ledger.write("sc_ana") as tx:
        assert tx.receipt("key") == RECEIPT


def test_the_same_key_in_another_scope_is_another_key(ledger: Ledger) -> None:
    keep(ledger, RECEIPT, "key")
    other = replace(RECEIPT, scope="sc_ben", turn_ids=())
    keep(ledger, other, "key", BEN)
    with ledger.write("sc_ben") as tx:
        assert tx.receipt("key") == other


def test_a_receipt_is_of_its_scope_and_first_whatever_it_says(ledger: Ledger) -> None:
    keep(ledger, replace(RECEIPT, repeated=True, scope="other"), "key")
    with ledger.write("sc_ana") as tx:
        assert tx.receipt("key") == RECEIPT


def test_a_receipt_is_kept_as_it_was(ledger: Ledger) -> None:
    mended = {"empty turns": 2}
    with ledger.write("sc_ana") as tx:
        tx.add_principal(ANA, NOW)
        tx.keep_receipt(replace(RECEIPT, mended=mended), "key", ANA, NOW)
        mended["empty turns"] = 9
        assert tx.receipt("key") == RECEIPT


# -- digest ------------------------------------------------------------------------------------------------------------


def test_the_digest_tells_contents_whatever_their_order(ledger: Ledger) -> None:
    hashes = [b"\xff" * 16, b"\xff" * 8 + b"\x01" * 8, bytes(range(16))]
    turns = [turn(f"t_{number}", number, content_hash=digest) for number, digest in enumerate(hashes, 1)]
    add(ledger, *turns)
    add(ledger, *(replace(one, id=f"x{one.id}", seq=9 - one.seq) for one in reversed(turns)), principal=BEN)
    expected = sum(int.from_bytes(digest[:8], "little") for digest in hashes) % 2**64
    assert ledger.content_digest("sc_ana") == ledger.content_digest("sc_ben") == expected
    add(ledger, turn("t_9", 9))
    assert ledger.content_digest("sc_ana") != expected


def test_a_write_that_failed_does_not_count(ledger: Ledger) -> None:
    add(ledger, turn("t_1"))
    before = ledger.content_digest("sc_ana")
    with suppress(Conflict):
        add(ledger, turn("t_2", 2), turn("t_1", 3))
    assert (ledger.content_digest("sc_ana"), ledger.count_turns("sc_ana")) == (before, 1)


def test_a_ledger_that_stands_can_be_reached(ledger: Ledger) -> None:
    ledger.reachable()
