import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from souvenance import Given, Handle, NewTurn, Skipped, Souvenance
from souvenance.engine import importing
from souvenance.models.scripted import ScriptedEmbedder

Opener = Callable[..., Souvenance]

AT = datetime(2024, 4, 9, 7, 0, tzinfo=timezone(timedelta(hours=2)))


def items(n: int = 12, sessions: int = 3) -> list[Given]:
    """Turns of several sessions, mixed, some equal, some without a time or an id."""
    return [
        Given(
            where=f"line {number}",
            session=f"s{number % sessions}",
            turn=NewTurn(
                text="d'accord" if number % 4 == 0 else f"phrase {number} sur le pain",
                at=None if number % 5 == 0 else AT + timedelta(minutes=number // 6),
                speaker="Lise" if number % 2 else None,
                role="user" if number % 3 else "assistant",
                id=f"given-{number}" if number % 7 == 0 else None,
            ),
        )
        for number in range(n)
    ]


def one(text: str = "Bonjour", session: str = "s", where: str = "line 1", **more: object) -> Given:
    return Given(where=where, session=session, turn=NewTurn(text=text, **({"at": AT} | more)))  # type: ignore[arg-type]


def stored(me: Handle) -> list[tuple[object, ...]]:
    return [
        (turn.id, turn.session, turn.seq, turn.at, turn.utc_offset_min, turn.role, turn.speaker, turn.text, turn.content_hash)
        for turn in me.turns(limit=10_000)
    ]


def test_what_is_given_stands_in_order(ana: Handle) -> None:
    given = items()
    report = ana.import_turns(given)
    assert (report.added, report.known, report.sessions, report.skipped, report.skipped_total) == (12, 0, 3, (), 0)
    assert dict(report.mended) == {}
    assert report.took_s >= 0
    for session in ("s0", "s1", "s2"):
        expected = [item.turn for item in given if item.session == session]
        turns = ana.turns(session)
        assert [turn.text for turn in turns] == [turn.text for turn in expected]
        assert [turn.at for turn in turns] == [turn.at for turn in expected]
        assert [turn.seq for turn in turns] == [1, 2, 3, 4]
    assert {turn.utc_offset_min for turn in ana.turns() if turn.at is not None} == {120}
    assert {turn.utc_offset_min for turn in ana.turns() if turn.at is None} == {0}
    assert ana.status().indexed == 12
    assert "phrase 1 sur le pain" in [hit.turn.text for hit in ana.recall("phrase 1").hits]


def test_the_same_input_again_adds_nothing(ana: Handle) -> None:
    ana.import_turns(items())
    before = stored(ana)
    again = ana.import_turns(items())
    assert (again.added, again.known, again.sessions) == (0, 12, 0)
    assert stored(ana) == before
    more = ana.import_turns(items(16))
    assert (more.added, more.known, more.sessions) == (4, 12, 0)
    assert len(set(stored(ana))) == 16


def test_equal_turns_stay_apart(ana: Handle) -> None:
    given = [one("ok"), one("ok"), one("ok", session="t"), one("ok", at=None), one("ok", at=None)]
    for _ in range(2):
        ana.import_turns(given)
        assert len({turn.id for turn in ana.turns()}) == 5


def test_a_live_turn_is_never_taken_for_an_imported_one(ana: Handle) -> None:
    ana.observe([NewTurn(text="Bonjour", at=AT)], session="s")
    assert ana.import_turns([one()]).added == 1
    assert [turn.text for turn in ana.turns("s")] == ["Bonjour", "Bonjour"]
    assert [turn.seq for turn in ana.turns("s")] == [1, 2]


def test_composed_or_decomposed_the_same_input_is_known(ana: Handle) -> None:
    ana.import_turns([one("l'été à la mer", id="m1")])
    decomposed = unicodedata.normalize("NFD", "l'été à la mer")
    assert ana.import_turns([one(decomposed, id="m1")]).known == 1
    ana.import_turns([one("le thé glacé")])
    assert ana.import_turns([one(unicodedata.normalize("NFD", "le thé glacé"))]).known == 1


@pytest.mark.parametrize("at_once", [1, 2, 5, 1_000])
def test_batches_do_not_matter(opener: Opener, monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    memory = opener()
    whole, pieces = memory.as_principal("whole"), memory.as_principal("pieces")
    whole.import_turns(items(23))
    monkeypatch.setattr(importing, "ITEMS_AT_ONCE", at_once)
    steps: list[int] = []
    report = pieces.import_turns(items(23), progress=steps.append)
    assert (report.added, report.sessions) == (23, 3)
    assert sum(steps) == 23
    assert max(steps) <= at_once
    without_ids = [(session, seq, text) for _, session, seq, *_, text, _ in stored(whole)]
    assert [(session, seq, text) for _, session, seq, *_, text, _ in stored(pieces)] == without_ids


def test_a_stop_in_the_middle_is_mended_by_doing_it_again(
    ana: Handle, memory: Souvenance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "ITEMS_AT_ONCE", 5)

    def broken() -> Iterator[Given]:
        yield from items()[:8]
        raise OSError("the disk was pulled out")

    with pytest.raises(OSError, match="pulled"):
        ana.import_turns(broken())
    assert ana.status().turns == 5
    report = ana.import_turns(items())
    assert (report.added, report.known) == (7, 5)
    assert ana.import_turns(items()).known == 12
    for session in ("s0", "s1", "s2"):
        assert [turn.text for turn in ana.turns(session)] == [item.turn.text for item in items() if item.session == session]


def test_lines_that_cannot_be_read_or_stored_are_told_and_the_others_go_in(ana: Handle) -> None:
    naive = datetime(2024, 4, 9, 7)  # noqa: DTZ001 - what must be refused
    report = ana.import_turns(
        [
            Skipped(where="line 1", why="no JSON"),
            one("un", where="line 2"),
            one("naïf", where="line 3", at=naive),
            one("rôle", where="line 4", role="boss"),
            one("loin", where="line 5", at=datetime.min.replace(tzinfo=timezone(timedelta(hours=2)))),
            one("origine", where="line 6", origin="moon"),
            one("nulle part", where="line 6b", session=" "),
            one(" ", where="line 7"),
            one("deux", where="line 8"),
        ]
    )
    assert [item.where for item in report.skipped] == ["line 1", "line 3", "line 4", "line 5", "line 6", "line 6b"]
    assert report.skipped[0].why == "no JSON"
    assert all(item.why for item in report.skipped)
    assert (report.added, report.skipped_total, dict(report.mended)) == (2, 6, {"empty turns, not stored": 1})
    assert [turn.text for turn in ana.turns("s")] == ["un", "deux"]


def test_only_the_first_hundred_are_told_and_all_are_counted(ana: Handle) -> None:
    report = ana.import_turns(Skipped(where=f"line {number}", why="no") for number in range(250))
    assert (len(report.skipped), report.skipped_total, report.added) == (100, 250, 0)
    assert report.skipped[-1].where == "line 99"


def test_an_id_with_another_text_is_skipped_and_what_stands_is_kept(ana: Handle) -> None:
    ana.import_turns([one("avant", id="m1")])
    report = ana.import_turns([one("un", where="line 1"), one("après", where="line 2", id="m1"), one("deux", where="line 3")])
    assert [item.where for item in report.skipped] == ["line 2"]
    assert "m1" in report.skipped[0].why
    assert (report.added, report.known) == (2, 0)
    assert [turn.text for turn in ana.turns("s")] == ["avant", "un", "deux"]
    twice = ana.import_turns([one("x", id="m2", where="a"), one("y", id="m2", where="b"), one("x", id="m2", where="c")])
    assert (twice.added, twice.known, [item.where for item in twice.skipped]) == (1, 1, ["b"])


def test_turns_out_of_order_keep_the_order_of_the_input(ana: Handle) -> None:
    given = [one(f"m{day}", at=AT + timedelta(days=day)) for day in (5, 1, 9, 3)]
    ana.import_turns(given)
    assert [turn.text for turn in ana.turns("s")] == ["m5", "m1", "m9", "m3"]
    (session,) = ana.sessions()
    assert (session.first_at, session.last_at) == (AT + timedelta(days=1), AT + timedelta(days=9))


def test_a_session_without_any_time_has_none(ana: Handle) -> None:
    ana.import_turns([one("un", at=None), one("deux", at=None)])
    (session,) = ana.sessions()
    assert (session.first_at, session.last_at) == (None, None)
    assert [turn.at for turn in ana.turns("s")] == [None, None]
    assert ana.recall("deux").hits[0].turn.text == "deux"


def test_nothing_private_is_kept_not_even_in_an_id(ana: Handle, memory: Souvenance, home: Path) -> None:
    ana.import_turns([one("code <private>4821</private> ok"), one("<private>tout</private>")])
    (turn,) = ana.turns("s")
    assert turn.text == "code  ok"
    other = memory.as_principal("ana")
    report = other.import_turns([one("code <private>1984</private> ok")])  # the same but for what is private
    assert (report.added, report.known) == (0, 1)
    memory.close()
    assert b"4821" not in (home / "ledger.db").read_bytes()


def test_characters_are_mended_and_counted(ana: Handle) -> None:
    given = [one("a\0b", session="s\ud800", speaker="x\ud800"), one("e\u0301")]
    report = ana.import_turns(given)
    assert dict(report.mended) == {"characters that cannot be stored, replaced": 3}
    assert sorted(turn.text for turn in ana.turns()) == ["a\ufffdb", "é"]
    assert ana.import_turns(given).known == 2


def test_nothing_gives_an_empty_report(ana: Handle) -> None:
    report = ana.import_turns([])
    assert (report.added, report.known, report.sessions, report.skipped_total) == (0, 0, 0, 0)
    assert ana.status().turns == 0


def test_another_scope_takes_the_same_input_as_its_own(memory: Souvenance) -> None:
    for name in ("ana", "ben"):
        assert memory.as_principal(name).import_turns(items()).added == 12
    ids = [
        {turn.id for turn in memory.as_principal(name).turns() if not turn.id.startswith("given")} for name in ("ana", "ben")
    ]
    assert ids[0].isdisjoint(ids[1])


def test_vectors_follow(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    ana = memory.as_principal("ana")
    ana.import_turns(items(30))
    assert (ana.status().indexed, ana.status().embedded) == (30, 0)
    steps: list[int] = []
    assert memory.index_now(steps.append)
    assert (ana.status().embedded, sum(steps)) == (30, 30)


def test_a_known_turn_does_not_change_its_session(ana: Handle) -> None:
    ana.import_turns([one("un", id="m1")])
    before = list(ana.sessions())
    moved = replace(one("un", id="m1"), session="elsewhere")
    assert ana.import_turns([moved]).known == 1
    assert list(ana.sessions()) == before
    assert ana.sessions()[0].created_at == datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
