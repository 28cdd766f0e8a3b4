import re
import sqlite3
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.errors import Conflict, InputError

PRIVATE = "private spans, not stored"
REPLACED = "characters that cannot be stored, replaced"
EMPTY = "empty turns, not stored"


def say(me: Handle, *texts: str, session: str = "s", **more: object) -> tuple[str, ...]:
    return me.observe([NewTurn(text=text, **more) for text in texts], session=session).turn_ids  # type: ignore[arg-type]


def texts(me: Handle, session: str | None = None) -> list[str]:
    return [turn.text for turn in me.turns(session)]


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_turns_stand_in_order_as_they_were_said(ana: Handle, clock: object) -> None:
    receipt = ana.observe(
        [
            {"text": "Le pain lève."},
            {"role": "assistant", "text": "Très bien."},
            {"role": "tool", "text": "200 °C", "speaker": "four"},
            {"role": "system", "text": "Sois bref."},
        ],
        session="cuisine",
        story="fournil",
    )
    turns = ana.turns("cuisine")
    assert tuple(turn.id for turn in turns) == receipt.turn_ids
    assert [(turn.seq, turn.role, turn.speaker, turn.origin, turn.text) for turn in turns] == [
        (1, "user", "ana", "user", "Le pain lève."),
        (2, "assistant", "assistant", "assistant", "Très bien."),
        (3, "tool", "four", "tool", "200 °C"),
        (4, "system", "system", "operator", "Sois bref."),
    ]
    assert {(turn.scope, turn.author, turn.audience, turn.revision) for turn in turns} == {
        (ana.principal.scope, ana.principal.id, "adult", 1)
    }
    (session,) = ana.sessions()
    assert (session.id, session.story, session.turns, session.title) == ("cuisine", "fournil", 4, "Le pain lève.")
    assert (receipt.session, receipt.scope, receipt.known, dict(receipt.mended)) == ("cuisine", ana.principal.scope, 0, {})


def test_a_turn_without_a_time_was_said_now_by_the_clock_of_the_principal(ana: Handle, clock: object) -> None:
    say(ana, "maintenant")
    (turn,) = ana.turns("s")
    assert turn.at == turn.created_at == datetime(2026, 2, 11, 20, 5, tzinfo=UTC)
    assert turn.utc_offset_min == 60  # Europe/Paris, in winter


@pytest.mark.parametrize(
    "offset", [timedelta(hours=-9, minutes=-30), timedelta(0), timedelta(hours=23, minutes=59, seconds=45)]
)
def test_a_time_keeps_its_instant_and_its_clock(ana: Handle, offset: timedelta) -> None:
    at = datetime(2024, 4, 9, 7, 0, 0, 5, tzinfo=timezone(offset))
    say(ana, "hier", at=at)
    (turn,) = ana.turns("s")
    assert turn.at == at
    assert turn.utc_offset_min == int(offset / timedelta(minutes=1))
    assert ana.recall("hier").hits[0].turn.id == turn.id


def test_the_same_text_twice_is_two_turns(ana: Handle) -> None:
    ids = say(ana, "ok", "ok") + say(ana, "ok")
    assert len(set(ids)) == 3
    assert texts(ana, "s") == ["ok", "ok", "ok"]
    assert ana.status().turns == 3


def test_turns_out_of_order_keep_the_order_in_which_they_came(ana: Handle) -> None:
    late = datetime(2026, 2, 10, tzinfo=UTC)
    say(ana, "deux", at=late)
    say(ana, "un", at=late - timedelta(days=300))
    say(ana, "trois", at=late + timedelta(days=1))
    assert texts(ana, "s") == ["deux", "un", "trois"]
    (session,) = ana.sessions()
    assert (session.first_at, session.last_at) == (late - timedelta(days=300), late + timedelta(days=1))


def test_a_clock_that_goes_backwards_loses_nothing(ana: Handle, clock: object) -> None:
    for hours in (0, -5, 3, -24 * 400):
        clock.now += timedelta(hours=hours)  # type: ignore[attr-defined]
        say(ana, f"à {hours}")
    assert texts(ana, "s") == ["à 0", "à -5", "à 3", "à -9600"]
    assert [turn.seq for turn in ana.turns("s")] == [1, 2, 3, 4]
    (session,) = ana.sessions()
    assert session.first_at is not None
    assert session.last_at is not None
    assert session.first_at < session.last_at
    assert len(ana.recall("à", limit=10).hits) == 4


def test_principals_that_look_alike_never_meet(memory: Souvenance) -> None:
    names = ["ana", "ana1", "ANA", "ana ", "âna", "安娜"]
    for name in names:
        say(memory.as_principal(name), f"je suis {name}.")
    for name in names:
        assert texts(memory.as_principal(name)) == [f"je suis {name}."]
        assert [hit.turn.text for hit in memory.as_principal(name).recall("je suis").hits] == [f"je suis {name}."]
    assert texts(memory.as_principal("a\u0302na")) == ["je suis âna."]


def test_languages_are_told_and_short_texts_follow_their_session(ana: Handle) -> None:
    say(ana, "ok", session="neuve")
    say(ana, "I have been to the bakery on the corner this morning", "ok", "周末去爬黄山看日出", "ok", session="s")
    assert [turn.language for turn in ana.turns("neuve")] == ["fr"]  # what the settings say
    assert [turn.language for turn in ana.turns("s")] == ["en", "en", "zh", "zh"]
    assert next(session.language for session in ana.sessions() if session.id == "s") == "zh"


def test_short_texts_tell_their_language_or_follow_the_other_sessions(ana: Handle) -> None:
    say(ana, "My cat is old", session="one")
    say(ana, "ok", session="two")  # of two short sessions the first told
    say(ana, "Ich rauche", "Wir rauchen", session="three")
    say(ana, "Pumpernickel", session="four")
    assert [ana.turns(session)[0].language for session in ("one", "two", "three", "four")] == ["en", "en", "de", "de"]


def test_a_session_of_short_turns_in_another_language_changes_with_what_tells(ana: Handle) -> None:
    say(ana, "ok", "I smoke", "ok", session="s")
    assert [turn.language for turn in ana.turns("s")] == ["en", "en", "en"]


def test_titles_are_the_first_words_without_secrets(ana: Handle) -> None:
    say(ana, "mon mot de passe : hunter2 et " + "bla " * 40)
    say(ana, "le système", session="b", role="system")
    say(ana, "\n  Bonjour\n\n le monde ", session="b")
    titles = {session.id: session.title for session in ana.sessions()}
    assert titles["s"].startswith("mon mot de passe : [secret] et bla")
    assert len(titles["s"]) <= 61
    assert titles["s"].endswith("…")
    assert titles["b"] == "Bonjour le monde"


def test_secrets_stay_in_the_turn_they_were_said_in(ana: Handle) -> None:
    text = "mon mot de passe est hunter2"
    say(ana, text)
    assert texts(ana) == [text]


# -- ids ---------------------------------------------------------------------------------------------------------------


def test_a_given_id_stands_once(ana: Handle) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    first = ana.observe([NewTurn(text="Bonjour", id="m1", at=at)], session="s")
    again = ana.observe([NewTurn(text="Bonjour", id="m1", at=at), NewTurn(text="Suite", id="m2", at=at)], session="s")
    assert (first.known, again.known) == (0, 1)
    assert again.turn_ids == ("m1", "m2")
    assert texts(ana) == ["Bonjour", "Suite"]


def test_a_given_id_with_another_text_is_a_conflict_and_nothing_is_written(ana: Handle) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    ana.observe([NewTurn(text="Bonjour", id="m1", at=at)], session="s")
    before = (ana.status(), list(ana.sessions()))
    with pytest.raises(Conflict, match="m1") as caught:
        ana.observe(
            [
                NewTurn(text="Nouveau", id="m2", at=at),
                NewTurn(text="mon mot de passe est hunter2", id="m1", at=at),
                NewTurn(text="Encore", at=at),
            ],
            session="t",
            idempotency_key="k",
        )
    assert "hunter2" not in str(caught.value)
    assert (ana.status(), list(ana.sessions())) == before
    assert texts(ana) == ["Bonjour"]
    assert ana.observe([NewTurn(text="Nouveau")], session="t", idempotency_key="k").known == 0


@pytest.mark.parametrize("other", [{"text": "Bonjour!"}, {"speaker": "ben"}, {"role": "assistant", "speaker": "ana"}])
def test_an_id_stands_for_who_said_what_and_when(ana: Handle, other: Mapping[str, str]) -> None:
    at = datetime(2026, 1, 1, tzinfo=UTC)
    turn = {"text": "Bonjour", "id": "m1", "at": at}
    ana.observe([turn], session="s")
    with pytest.raises(Conflict):
        ana.observe([turn | other], session="s")
    with pytest.raises(Conflict):
        ana.observe([turn | {"at": at + timedelta(seconds=1)}], session="s")


def test_fresh_ids_carry_their_kind(ana: Handle) -> None:
    receipt = ana.observe([NewTurn(text="Bonjour")], session="s")
    assert re.fullmatch(r"t_[0-9a-f]{32}", receipt.turn_ids[0])
    assert re.fullmatch(r"r_[0-9a-f]{32}", receipt.id)
    assert ana.principal.id.startswith("p_")
    assert ana.principal.scope.startswith("sc_")


# -- idempotency -------------------------------------------------------------------------------------------------------


def test_the_same_key_again_writes_nothing_and_gives_the_first_receipt(ana: Handle, clock: object) -> None:
    first = ana.observe([NewTurn(text="Bonjour"), NewTurn(text=" ")], session="s", idempotency_key="clé")
    clock.now += timedelta(hours=1)  # type: ignore[attr-defined]
    again = ana.observe([NewTurn(text="Bonjour"), NewTurn(text=" ")], session="s", idempotency_key="clé")
    assert again == replace(first, repeated=True)
    assert dict(again.mended) == {EMPTY: 1}
    assert texts(ana) == ["Bonjour"]
    assert [session.id for session in ana.sessions()] == ["s"]
    ana.observe([NewTurn(text="Bonjour")], session="s", idempotency_key="autre clé")
    ana.observe([NewTurn(text="Bonjour")], session="s")
    assert len(texts(ana)) == 3


SAID = {"text": "Bonjour 你好", "at": datetime(2026, 1, 1, tzinfo=UTC), "id": "m1"}
OTHERWISE: Mapping[str, tuple[list[Mapping[str, object]], Mapping[str, str]]] = {
    "text": ([SAID | {"text": "Bonsoir 你好"}], {}),
    "speaker": ([SAID | {"speaker": "ben"}], {}),
    "role": ([SAID | {"role": "tool", "speaker": "ana"}], {}),
    "origin": ([SAID | {"origin": "web"}], {}),
    "time": ([SAID | {"at": datetime(2026, 1, 2, tzinfo=UTC)}], {}),
    "no time": ([{"text": "Bonjour 你好", "id": "m1"}], {}),
    "id": ([SAID | {"id": "m2"}], {}),
    "one more": ([SAID, {"text": "Suite"}], {}),
    "none": ([], {}),
    "session": ([SAID], {"session": "t"}),
    "story": ([SAID], {"story": "roman"}),
}


@pytest.mark.parametrize(("turns", "more"), OTHERWISE.values(), ids=OTHERWISE.keys())
def test_a_key_used_for_another_content_is_a_conflict(
    ana: Handle, turns: list[Mapping[str, object]], more: Mapping[str, str]
) -> None:
    ana.observe([SAID], session="s", idempotency_key="clé")
    before = ana.status()
    with pytest.raises(Conflict, match="clé"):
        ana.observe(turns, **({"session": "s"} | more), idempotency_key="clé")  # type: ignore[arg-type]
    assert ana.status() == before
    assert ana.observe([SAID], session="s", idempotency_key="clé").repeated


def test_the_same_instant_on_another_clock_is_the_same_content(ana: Handle) -> None:
    ana.observe([SAID], session="s", idempotency_key="clé")
    elsewhere = datetime(2026, 1, 1, 9, tzinfo=timezone(timedelta(hours=9)))
    assert ana.observe([SAID | {"at": elsewhere}], session="s", idempotency_key="clé").repeated


def test_a_receipt_written_before_contents_were_kept_is_given_as_ever(memory: Souvenance, home: Path) -> None:
    ana = memory.as_principal("ana")
    first = ana.observe([NewTurn(text="Bonjour")], session="s", idempotency_key="clé")
    with sqlite3.connect(home / "ledger.db") as db:
        db.execute("UPDATE receipts SET result = json_remove(result, '$.fingerprint')")
    db.close()
    again = ana.observe([NewTurn(text="Autre chose")], session="t", idempotency_key="clé")
    assert again == replace(first, repeated=True, fingerprint="")
    assert texts(ana) == ["Bonjour"]


def test_what_is_private_leaves_no_trace_in_a_receipt(ana: Handle) -> None:
    first = ana.observe([NewTurn(text="un <private>secret</private>")], session="s", idempotency_key="clé")
    again = ana.observe([NewTurn(text="un <private>autre</private>")], session="s", idempotency_key="clé")
    assert again == replace(first, repeated=True)


def test_a_key_belongs_to_one_scope(memory: Souvenance) -> None:
    for name in ("ana", "ben"):
        memory.as_principal(name).observe([NewTurn(text=f"moi, {name}")], session="s", idempotency_key="clé")
    assert texts(memory.as_principal("ben")) == ["moi, ben"]


@pytest.mark.parametrize("key", ["a\ud800", "a\0", "e\u0301"])
def test_a_key_that_could_be_taken_for_another_is_refused(ana: Handle, key: str) -> None:
    with pytest.raises(InputError, match="key"):
        ana.observe([NewTurn(text="Bonjour")], session="s", idempotency_key=key)
    assert ana.status().turns == 0


# -- stories -----------------------------------------------------------------------------------------------------------


def test_a_session_keeps_its_story(ana: Handle) -> None:
    ana.observe([NewTurn(text="un")], session="s", story="roman")
    ana.observe([NewTurn(text="deux")], session="s", story="roman")
    ana.observe([NewTurn(text="trois")], session="s")
    for session, story in (("s", "autre"), ("s", ""), ("plain", "roman")):
        ana.observe([NewTurn(text="ici")], session="plain") if session == "plain" else None
        before = ana.status()
        with pytest.raises(Conflict, match="story"):
            ana.observe([NewTurn(text="quatre")], session=session, story=story)
        assert ana.status() == before
    assert {session.id: session.story for session in ana.sessions()} == {"s": "roman", "plain": None}


# -- the door ----------------------------------------------------------------------------------------------------------


def test_empty_turns_are_counted_and_not_stored(ana: Handle) -> None:
    receipt = ana.observe(
        [NewTurn(text=text) for text in ("", " \n\t", "<private>tout</private>", "\u3000", "un")], session="s"
    )
    assert len(receipt.turn_ids) == 1
    assert dict(receipt.mended) == {EMPTY: 4, PRIVATE: 1}
    assert texts(ana) == ["un"]


def test_nothing_but_empty_turns_makes_no_session(ana: Handle) -> None:
    receipt = ana.observe([NewTurn(text=" ")], session="s")
    assert receipt.turn_ids == ()
    assert list(ana.sessions()) == []
    assert ana.observe([], session="s").turn_ids == ()
    assert list(ana.turns()) == []


def test_private_spans_reach_no_file(ana: Handle, memory: Souvenance, home: Path) -> None:
    hidden = ["mirabelle", "quetsche", "reineclaude", "griotte"]
    ana.observe(
        [
            NewTurn(text=f"avant <private>{hidden[0]}</private> après"),
            NewTurn(text=f"ouvert <PRIVATE>{hidden[1]} jusqu'au bout"),
            NewTurn(text="x", speaker=f"ana <private>{hidden[2]}</private>"),
        ],
        session=f"s <private>{hidden[3]}</private>",
        story=f"roman <private>{hidden[3]}</private>",
    )
    memory.index_now()
    assert texts(ana, "s") == ["avant  après", "ouvert", "x"]
    files = [path for path in home.rglob("*") if path.is_file()]
    assert len(files) >= 4  # with the write-ahead logs
    for closed in (False, True):
        if closed:
            memory.close()
        for path in files:
            content = path.read_bytes() if path.exists() else b""
            for word in hidden:
                assert word.encode() not in content, path
                assert word.encode("utf-16-le") not in content, path


def test_what_cannot_be_stored_is_replaced_and_counted(ana: Handle) -> None:
    receipt = ana.observe(
        [
            NewTurn(text="a\0b \ud83d\ude00 \ud800", speaker="an\0a", id="i\ud800d"),
            NewTurn(text="e\u0301te\u0301", role="assistant", speaker="Ele\u0301a"),
        ],
        session="s\udfff",
    )
    assert dict(receipt.mended) == {REPLACED: 5}
    one, two = ana.turns(receipt.session)
    assert receipt.session == one.session == "s\ufffd"
    assert (one.text, one.speaker, one.id) == ("a\ufffdb 😀 \ufffd", "an\ufffda", "i\ufffdd")
    assert (two.text, two.speaker) == ("été", "Eléa")
    assert receipt.turn_ids == (one.id, two.id)


def test_a_session_named_in_pieces_is_the_same_session(ana: Handle) -> None:
    receipt = ana.observe([NewTurn(text="un")], session="e\u0301te\u0301", story="re\u0301cit")
    assert receipt.session == "été"
    ana.observe([NewTurn(text="deux")], session="été", story="récit")
    assert texts(ana, "e\u0301te\u0301") == ["un", "deux"]
    assert [session.story for session in ana.sessions()] == ["récit"]


REFUSED: dict[str, Mapping[str, object]] = {
    "no time zone": {"text": "x", "at": datetime(2026, 1, 1)},  # noqa: DTZ001 - what must be refused
    "the year 0": {"text": "x", "at": datetime.min.replace(tzinfo=timezone(timedelta(hours=1)))},
    "the year 10000": {"text": "x", "at": datetime.max.replace(tzinfo=timezone(timedelta(hours=-1)))},
    "no text": {"role": "user"},
    "a text that is none": {"text": None},
    "bytes": {"text": b"x"},
    "a role": {"text": "x", "role": "boss"},
    "an origin": {"text": "x", "origin": "moon"},
    "another name": {"text": "x", "content": "y"},
    "a speaker": {"text": "x", "speaker": 3},
    "an id": {"text": "x", "id": 3},
    "an id that is private": {"text": "x", "id": "<private>y</private>"},
    "a time": {"text": "x", "at": "2026-01-01T00:00:00Z"},
}


@pytest.mark.parametrize("turn", REFUSED.values(), ids=REFUSED.keys())
def test_a_turn_that_cannot_be_is_refused_with_all_the_others(ana: Handle, turn: Mapping[str, object]) -> None:
    with pytest.raises(InputError):
        ana.observe([{"text": "avant"}, turn, {"text": "après"}], session="s")
    assert ana.status().turns == 0
    assert list(ana.sessions()) == []


@pytest.mark.parametrize("session", ["", " \n", "<private>x</private>"])
def test_a_session_needs_a_name(ana: Handle, session: str) -> None:
    with pytest.raises(InputError, match="session"):
        say(ana, "x", session=session)


def test_a_name_made_to_be_slow_is_not(memory: Souvenance) -> None:
    before = time.process_time()
    memory.as_principal("a" + "\u0316\u0301" * 250_000)
    assert time.process_time() - before < 4


@pytest.mark.parametrize("name", ["", "  ", "an\0a", "an\ud800a"])
def test_a_principal_needs_a_name_that_can_be_kept(memory: Souvenance, name: str) -> None:
    with pytest.raises(InputError, match="name"):
        memory.as_principal(name)


def test_reading_creates_nothing(ana: Handle, home: Path) -> None:
    assert list(ana.turns()) == []
    assert list(ana.sessions()) == []
    assert ana.recall("bonjour").hits == ()
    assert ana.status().turns == 0
    db = sqlite3.connect(home / "ledger.db")
    assert db.execute("SELECT (SELECT count(*) FROM scopes) + (SELECT count(*) FROM principals)").fetchone() == (0,)
    db.close()


def test_a_megabyte_is_kept_to_the_letter(ana: Handle) -> None:
    text = ("Été, 黄山 et 😀. " * 80_000)[:1_000_000].strip()
    say(ana, text)
    assert texts(ana) == [text]
    assert ana.recall("黄山").hits[0].turn.text == text


def test_it_is_found_at_once(ana: Handle, memory: Souvenance) -> None:
    say(ana, "Le pain lève.", "Le four chauffe.")
    assert ana.status().indexed == 2
    assert [hit.turn.text for hit in ana.recall("pain").hits][0] == "Le pain lève."


def test_messages_of_chat_programs_are_turns(ana: Handle) -> None:
    ana.observe([{"role": "user", "content": "I moved to Oslo", "name": "Ana"}], session="s")
    [turn] = ana.turns("s")
    assert (turn.text, turn.speaker, turn.role) == ("I moved to Oslo", "Ana", "user")
    with pytest.raises(InputError, match="'text' and 'content'"):
        ana.observe([{"role": "user", "content": "one", "text": "two"}], session="s")
    with pytest.raises(InputError, match="a text that is a string"):
        ana.observe([{"role": "user", "content": [{"type": "image"}]}], session="s")
