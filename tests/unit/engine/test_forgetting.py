"""A session that is forgotten is found nowhere, is still there, and comes back with `undo`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.queue import Budgets
from souvenance.engine.context import PATIENT_S
from souvenance.engine.toolresults import bound_to, recall_memory
from souvenance.errors import Conflict, NotFound, StoreError
from souvenance.models.scripted import ScriptedChat, ScriptedEmbedder

from .conftest import Opener
from .test_toolresults import shortened

WORD = "zanzibar"
TURNS = (
    f"J'ai rangé la clé de {WORD} sous le pot bleu.",
    f"My {WORD} key is in the kitchen.",
    f"我把 {WORD} 的钥匙放在厨房里。",
)
QUESTION = f"Where is the {WORD} key? 钥匙 clé"
HIDDEN = "secret talk"


def told(me: Handle) -> None:
    me.observe([{"text": text} for text in TURNS], session=HIDDEN, story="roman")
    for n in range(12):
        me.observe([{"role": "assistant", "text": f"Reply {n} about {WORD}, in some detail and at length."}], session=HIDDEN)
    me.observe([{"text": "Le chat dort sur le canapé."}], session="other", story="roman")


def everything(me: Handle) -> dict[str, Callable[[], object]]:
    """Each way in which words of a conversation come out, by name."""
    return {
        "recall": lambda: [me.recall(QUESTION, weak=True, limit=50, neighbours=3), me.recall(QUESTION, policy="broad").render()],
        "recall by words": lambda: [me.recall(word, weak=True) for word in ("钥匙", "cle", "key", WORD)],
        "recall in a story": lambda: me.recall(QUESTION, story="roman", weak=True),
        "recall in a time": lambda: me.recall(QUESTION, start="2000", weak=True),
        "recall by speaker": lambda: me.recall(QUESTION, speaker="Lise", weak=True),
        "recall in it": lambda: me.recall(QUESTION, session=HIDDEN, weak=True),
        "rank": lambda: me.rank(QUESTION, limit=50),
        "spark elsewhere": lambda: me.context(QUESTION, session="other", deadline_s=PATIENT_S).parts,
        "context in it": lambda: me.context(QUESTION, session=HIDDEN, deadline_s=PATIENT_S).parts,
        "context of a new session": lambda: me.context(QUESTION, session="new", story="roman", deadline_s=PATIENT_S).parts,
        "view": lambda: me.view(HIDDEN),
        "chunks": lambda: me.chunks(HIDDEN),
        "earlier": lambda: me.recall_earlier(QUESTION, session=HIDDEN, also_in_view=True),
        "tool output": lambda: me.recall_chunks("which port", session=HIDDEN).passages,
        "latest turns": lambda: me.turns(limit=99),
        "turns of it": lambda: me.turns(HIDDEN),
        "sessions": me.sessions,
        "source": lambda: me.open_source(HIDDEN),
        "file": lambda: me.export_session(HIDDEN),
        "traces": me.traces,
        "traces of it": lambda: me.traces(HIDDEN),
        "reflect": lambda: me.reflect(HIDDEN),
    }  # fmt: skip


def said(out: Callable[[], object]) -> str:
    try:
        return repr(out())
    except NotFound as exc:
        return "" if "is forgotten since" in str(exc) else f"{WORD}: another error than the one of what is forgotten: {exc}"


def leaks(text: str) -> bool:
    return WORD in text.replace(QUESTION, "").replace(repr(WORD), "") or "4711" in text or "钥匙放" in text


@pytest.fixture(params=["words", "vectors", "no index"])
def store(request: pytest.FixtureRequest, opener: Opener, home: Path) -> tuple[Souvenance, Handle]:
    """A store that searches by words alone, by vectors too, or has to do without its index."""
    embedder = ScriptedEmbedder() if request.param == "vectors" else None
    memory = opener(embedder, budgets=Budgets(x=60, y=200), chat=lambda: ScriptedChat([]))
    me = memory.as_principal("Lise")
    told(me)
    shortened(me, HIDDEN)
    me.view(HIDDEN)
    memory.work_now()
    if embedder is not None:
        memory.index_now()
    assert any(leaks(said(out)) for out in everything(me).values())
    if request.param == "no index":

        def broken(*_: object, **__: object) -> None:
            raise StoreError("the index is away")

        memory._tools.index.columns = broken  # type: ignore[method-assign, assignment]
    return memory, me


def test_every_way_out_gives_words_before_it_is_forgotten(opener: Opener) -> None:
    """Else the test below would show nothing."""
    memory = opener(budgets=Budgets(x=60, y=200))
    me = memory.as_principal("Lise")
    told(me)
    shortened(me, HIDDEN)
    me.view(HIDDEN)
    memory.work_now()
    silent = {name for name, out in everything(me).items() if not leaks(said(out)) and HIDDEN not in said(out)}
    assert silent == {"reflect"}  # nothing is left to reflect on


WAYS = [
    "recall", "recall by words", "recall in a story", "recall in a time", "recall by speaker", "recall in it", "rank",
    "spark elsewhere", "context in it", "context of a new session", "view", "chunks", "earlier", "tool output", "latest turns",
    "turns of it", "sessions", "source", "file", "traces", "traces of it", "reflect",
]  # fmt: skip


def test_no_way_out_is_left_untested(me: Handle) -> None:
    assert list(everything(me)) == WAYS


@pytest.mark.parametrize("way", WAYS)
def test_a_forgotten_session_comes_out_nowhere(store: tuple[Souvenance, Handle], way: str) -> None:
    _, me = store
    me.forget_session(HIDDEN, with_memories=True)  # memories stay where that is not asked for: of them another test tells
    out = said(everything(me)[way])
    assert not leaks(out)
    assert HIDDEN not in out.replace(f"session={HIDDEN!r}", "")


def test_it_is_still_there_and_comes_back_with_undo(me: Handle, memory: Souvenance) -> None:
    told(me)
    before = me.recall(QUESTION, weak=True)
    done = me.forget_session("secret")
    assert (done.event.what, done.event.target) == ("hidden", HIDDEN)
    assert me.turns(HIDDEN, forgotten=True)[0].text == TURNS[0]
    assert me.show(HIDDEN).forgotten_at is not None  # type: ignore[union-attr]
    assert done.event.id in me.hidden_because(HIDDEN)
    assert [one.id for one in me.sessions(forgotten=True)] == [HIDDEN]
    assert (me.status().sessions, me.status().forgotten_sessions) == (1, 1)
    made, session, _ = me.undo(done.event.id)
    assert (made.what, made.undoes) == ("undone", done.event.id)
    assert session == me.show(HIDDEN)
    assert me.recall(QUESTION, weak=True) == before
    assert me.hidden_because(HIDDEN) == ""
    assert all(finding.ok for finding in memory.doctor() if finding.name.startswith(("ledger", "index")))


def test_forgotten_twice_is_forgotten_once_and_each_event_is_taken_back_once(me: Handle) -> None:
    told(me)
    first = me.forget_session(HIDDEN)
    assert me.forget_session(HIDDEN) == first
    assert len(me.session_history(HIDDEN)) == 1
    back, *_ = me.undo(first.event.id)
    with pytest.raises(Conflict, match="taken back already"):
        me.undo(first.event.id)
    me.undo(back.id)  # forgotten again
    assert HIDDEN not in {one.id for one in me.sessions()}
    again = me.session_history(HIDDEN)[0]
    with pytest.raises(Conflict, match="taken back already"):
        me.undo(back.id)
    me.undo(again.id)
    assert HIDDEN in {one.id for one in me.sessions()}


def test_an_event_that_is_not_the_last_of_its_session_stays(me: Handle) -> None:
    told(me)
    first = me.forget_session(HIDDEN).event
    me.undo(first.id)
    second = me.forget_session(HIDDEN).event
    undone = me.session_history(HIDDEN)[1]
    with pytest.raises(Conflict, match=second.id):
        me.undo(undone.id)


def test_what_is_said_later_is_found_and_what_was_forgotten_stays_hidden(me: Handle, memory: Souvenance) -> None:
    told(me)
    before = [turn.text for turn in me.turns(HIDDEN)]
    event = me.forget_session(HIDDEN).event
    receipt = me.observe([{"text": "Encore un furet."}], session=HIDDEN, idempotency_key="once")
    assert receipt.session == f"{HIDDEN} (2)"
    assert [hit.turn.text for hit in me.recall("furet").hits] == ["Encore un furet."]
    assert not me.recall(WORD, weak=True).hits
    warned = me.context("Et alors ?", session=HIDDEN)
    assert event.id in " ".join(warned.warnings)
    assert warned.missing == ()
    again = me.observe([{"text": "Encore un furet."}], session=HIDDEN, idempotency_key="once")
    assert (again.repeated, again.turn_ids) == (True, receipt.turn_ids)
    me.forget_session(receipt.session)
    assert me.observe([{"text": "Et un hérisson."}], session=HIDDEN).session == f"{HIDDEN} (3)"
    me.undo(event.id)
    assert [turn.text for turn in me.turns(HIDDEN)] == before
    assert me.observe([{"text": "Et un renard."}], session=HIDDEN).session == HIDDEN


def test_what_is_told_to_memory_after_such_words_were_forgotten_is_found(me: Handle, memory: Souvenance) -> None:
    me.remember("J'ai un furet")
    me.forget_session("by hand")
    me.remember("J'ai un hérisson")
    assert [hit.turn.text for hit in me.recall("hérisson").hits] == ["J'ai un hérisson"]
    assert not me.recall("furet", weak=True).hits
    assert me.reflect() == 0  # what was told to memory is remembered already


def test_memories_stay_unless_asked_and_none_is_made_of_it_until_it_is_back(me: Handle, memory: Souvenance) -> None:
    me.observe([{"text": "J'habite à Lyon."}], session=HIDDEN)
    memory.work_now()
    (lyon,) = me.memories()
    me.observe([{"text": "Je suis allergique aux noix de cajou."}], session=HIDDEN)
    event = me.forget_session(HIDDEN).event
    memory.work_now()
    assert me.memories() == [lyon]
    assert me.why(lyon.id).forgotten == (me.hidden_because(HIDDEN),)
    assert "its session is forgotten" in " ".join(me.open_source(lyon.id).missing)
    me.undo(event.id)
    memory.work_now()
    assert {memory.text for memory in me.memories()} == {
        "J'habite à Lyon.",
        "Je suis allergique aux noix de cajou.",
    }
    both = me.forget_session(HIDDEN, with_memories=True).memories
    assert len(both) == 2
    assert me.memories() == []
    me.undo(me.why(lyon.id).events[0].id)
    assert [one.id for one in me.memories()] == [lyon.id]


def test_what_was_refused_of_it_is_not_listed(me: Handle, memory: Souvenance) -> None:
    for session in (HIDDEN, "other"):
        me.observe([{"text": f"Ma clé API est sk-live-{WORD}1234567890abcdef pour {session}."}], session=session)
    memory.work_now()
    both = list(me.candidates(verdict="refused"))
    assert len(both) == 2
    event = me.forget_session(HIDDEN).event
    assert [judged.id for judged in me.candidates(verdict="refused")] == [both[0].id]
    assert len(me.candidates(limit=1)) == 1
    me.undo(event.id)
    assert list(me.candidates(verdict="refused")) == both


def test_what_rests_on_another_session_too_stays(me: Handle, memory: Souvenance) -> None:
    for session in (HIDDEN, "other"):
        me.observe([{"text": "Je suis allergique aux noix de cajou."}], session=session)
        memory.work_now()
    assert me.forget_session(HIDDEN, with_memories=True).memories == ()
    assert len(me.memories()) == 1


def test_a_tool_answers_in_a_sentence(me: Handle) -> None:
    told(me)
    me.forget_session(HIDDEN)
    with bound_to(me, HIDDEN):
        assert "is forgotten" in recall_memory("key")


def test_nobody_talks_on_in_it(opener: Opener) -> None:
    me = opener(chat=lambda: ScriptedChat([])).as_principal("Lise")
    told(me)
    me.forget_session(HIDDEN)
    with pytest.raises(NotFound, match="is forgotten"):
        me.conversation(HIDDEN)
    with pytest.raises(NotFound, match="is forgotten"):
        me.conversation().resume(HIDDEN)


def test_nobody_else_s_session_is_forgotten(memory: Souvenance, me: Handle) -> None:
    told(me)
    other = memory.as_principal("Ana")
    told(other)
    me.forget_session(HIDDEN)
    assert other.recall(QUESTION, weak=True).hits
    with pytest.raises(NotFound):
        memory.as_principal("Zoé").forget_session(HIDDEN)


def test_a_purge_takes_its_history_too(me: Handle, memory: Souvenance) -> None:
    told(me)
    event = me.forget_session(HIDDEN).event
    me.purge(session=HIDDEN)
    assert memory._tools.ledger.event(me.principal.scope, event.id) is None


def test_an_export_carries_that_it_is_forgotten(me: Handle, memory: Souvenance, tmp_path: Path) -> None:
    told(me)
    event = me.forget_session(HIDDEN).event
    me.export(str(tmp_path / "out"))
    assert f"## {HIDDEN} (forgotten)" in (tmp_path / "out" / "conversations.md").read_text(encoding="utf-8")
    there = memory.as_principal("Zoé")
    there.restore(str(tmp_path / "out"))
    assert not there.recall(WORD, weak=True).hits
    there.undo(event.id)
    assert there.recall(WORD, weak=True).hits


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(chosen=st.lists(st.integers(0, 3), max_size=6))
def test_whatever_is_forgotten_and_taken_back_a_search_finds_the_rest_and_only_that(opener: Opener, chosen: list[int]) -> None:
    me = opener().as_principal(f"Lise {'-'.join(map(str, chosen))}")
    me.purge(everything=True)
    for n in range(4):
        me.observe([NewTurn(text=f"Le {WORD} numéro {n} est rouge.")], session=f"s{n}")
    hid: dict[str, str] = {}
    for n in chosen:
        name = f"s{n}"
        if name in hid:
            me.undo(hid.pop(name))
        else:
            hid[name] = me.forget_session(name).event.id
    shown = {f"s{n}" for n in range(4)} - hid.keys()
    assert {hit.turn.session for hit in me.recall(WORD, weak=True).hits} == shown
    assert {turn.session for turn in me.turns()} == shown
    assert {one.id for one in me.sessions()} == shown
