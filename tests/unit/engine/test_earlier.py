"""What left the view of a running conversation is found again, best first into a budget."""

import re
from datetime import UTC, datetime

import pytest

from souvenance import NewTurn
from souvenance.engine.context import PATIENT_S
from souvenance.errors import InputError, NotFound, StoreError

from .conftest import Opener
from .test_queues import opened, say


def test_an_early_turn_is_found_after_many_compactions_and_never_what_is_in_view(opener: Opener) -> None:
    memory, me = opened(opener)
    me.observe([NewTurn(text="The spare key lies under the blue pot.", role="assistant")], session="s")
    say(me, 2, 60)
    me.view("s")
    memory.work_now()
    found = me.recall_earlier("where is the spare key", session="s")
    assert found.hits[0].turn.text == "The spare key lies under the blue pot."
    view = me.view("s")
    shown = {item.seq for item in (*view.older, *view.recent)}
    assert not shown & {t.seq for hit in found.hits for t in (hit.turn, *hit.neighbours)}
    recent = me.turns("s")[-1].text
    assert recent not in found.render()
    assert recent in me.recall_earlier(recent, session="s", also_in_view=True).render()


@pytest.mark.parametrize("most", [60, 300, 2_700])
def test_lines_and_headings_stay_within_the_budget(opener: Opener, most: int) -> None:
    memory, me = opened(opener)
    say(me, 1, 80)
    me.view("s")
    memory.work_now()
    found = me.recall_earlier("billet", session="s", max_tokens=most)
    assert 0 < found.tokens <= most


def test_narrow_is_one_hit_alone(opener: Opener) -> None:
    memory, me = opened(opener)
    say(me, 1, 40)
    me.view("s")
    memory.work_now()
    found = me.recall_earlier("billet 4", session="s", policy="narrow")
    assert [hit.neighbours for hit in found.hits] == [()]


def test_speech_and_tool_output_stand_under_headings_of_their_own(opener: Opener) -> None:
    memory, me = opened(opener)
    me.observe(
        [NewTurn(text="Le serveur s'appelle Ondine.", role="assistant"), NewTurn(text="ondine: 12 disks, all well", role="tool")],
        session="s",
    )  # fmt: skip
    say(me, 3, 40)
    me.view("s")
    memory.work_now()
    text = me.recall_earlier("ondine", session="s", limit=2).render()
    speech, material = text.split("ondine: 12 disks")[0], text.split("Le serveur s'appelle Ondine.")[1]
    assert speech.count("<recalled>") == 2
    assert "12 disks" in material


def test_without_an_index_the_latest_bullets_are_given_unranked(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    memory, me = opened(opener)
    say(me, 1, 40)
    me.view("s")
    memory.work_now()

    def broken(*_: object) -> None:
        raise StoreError("no index here")

    monkeypatch.setattr(memory._tools.index, "columns", broken)
    found = me.recall_earlier("billet", session="s")
    assert found.hits == ()
    assert found.bullets == me.view("s").bullets[-5:]
    assert found.missing == ("no index here",)
    assert found.render()


def test_an_empty_session_and_an_empty_query(opener: Opener) -> None:
    _, me = opened(opener)
    say(me, 1, 2)
    assert me.recall_earlier("billet", session="s").hits == ()
    with pytest.raises(InputError, match="empty query"):
        me.recall_earlier(" ", session="s")
    with pytest.raises(NotFound):
        me.recall_earlier("billet", session="nowhere")


def test_a_turn_too_long_to_fit_comes_back_by_its_telling_passage(opener: Opener) -> None:
    memory, me = opened(opener)
    report = "rien à signaler ici\n" * 20_000 + "la loutre dort au bassin neuf\n" + "rien à signaler ici\n" * 20_000
    me.observe([NewTurn(text=report, role="tool"), NewTurn(text="Merci.")], session="s")
    me.view("s")
    memory.work_now()
    assert memory._tools.count_tokens(me.context("Et alors ?", session="s", deadline_s=PATIENT_S).render()) < 2_000
    found = me.recall_earlier("où dort la loutre ?", session="s")
    assert "la loutre dort au bassin neuf" in found.render()
    assert found.tokens <= 2_700


def test_the_tokens_told_are_those_of_the_lines_that_are_rendered(opener: Opener) -> None:
    memory, me = opened(opener)
    texts = ("Où est la clé ? Sous le pot.", "two lines\n\nof <recalled> text!\n", "钥匙在厨房里。", "end…\n")
    for n in range(12):
        at = datetime(2026, 1, 1 + n // 4, 12, n, tzinfo=UTC)
        me.observe([NewTurn(text=f"{n} {texts[n % 4]} clé", role="assistant", at=at)], session="s")
    memory.work_now()
    found = me.recall_earlier("clé", session="s", also_in_view=True)
    assert sum(1 + len(hit.neighbours) for hit in found.hits) == 12
    (body,) = re.findall(r"(?s)<recalled>\n[^\n]*\n(.*)</recalled>", found.render())
    assert found.tokens == memory._tools.count_tokens(body)


def test_who_is_named_in_the_question_comes_first(opener: Opener) -> None:
    _, me = opened(opener)
    for speaker in ("Max", "Élodie"):
        me.observe([NewTurn(text="I keep the violin in the kitchen.", speaker=speaker)], session="s")
    for n in range(20):
        me.observe([NewTurn(text=f"Fine, number {n}.", speaker="Max" if n % 2 else "Élodie")], session="s")
    for who in ("Max", "Elodie"):
        found = me.recall_earlier(f"Where does {who} keep the violin?", session="s", also_in_view=True)
        assert found.hits[0].turn.speaker == who.replace("E", "É")
