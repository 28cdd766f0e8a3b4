"""A session's short-term queue: level with its turns, compacted, and the same after a stop."""

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.queue import Budgets, Proposed, Queue, View, current_view, is_full
from souvenance.engine.queues import follow, queue_of, settle
from souvenance.engine.tools import Tools
from souvenance.errors import ModelError, StoreFull
from souvenance.models.scripted import ScriptedChat
from souvenance.types import Principal

from .conftest import Opener

SMALL = Budgets(x=60, y=200)


def opened(opener: Opener, **more: Any) -> tuple[Souvenance, Handle]:
    memory = opener(budgets=SMALL, **more)
    return memory, memory.as_principal("Lise")


def tools_of(memory: Souvenance) -> Tools:
    return memory._tools


def say(me: Handle, first: int, last: int, session: str = "s") -> None:
    for n in range(first, last + 1):
        role = "user" if n % 2 else "assistant"
        text = (
            f"Ne réserve jamais le train {n}."
            if role == "user"
            else f"C'est fait, le billet {n} est dans ta boîte. Bon voyage !"
        )
        me.observe([NewTurn(text=text, role=role)], session=session)  # type: ignore[arg-type]


def cited(me: Handle, memory: Souvenance, session: str = "s") -> tuple[set[str], set[str]]:
    ledger = tools_of(memory).ledger
    mirror = ledger.mirror(me.principal.scope, session, "conversation")
    stored = {chunk.hash for chunk in ledger.chunks(me.principal.scope, "conversation", session)}
    return set(queue_of(mirror).cited), stored


class Scripted:
    name = "scripted"

    def __init__(self, does: Callable[[Sequence[str]], Sequence[Proposed]]) -> None:
        self.does, self.shown = does, list[Sequence[str]]()

    def summarise(self, principal: Principal, lines: Sequence[str]) -> Sequence[Proposed]:
        assert principal.name == "Lise"
        self.shown.append(lines)
        return self.does(lines)


def test_a_short_session_is_its_turns_and_nothing_is_written(opener: Opener) -> None:
    memory, me = opened(opener)
    say(me, 1, 2)
    view = me.view("s")
    assert [item.text for item in view.recent] == [
        "Lise: Ne réserve jamais le train 1.", "assistant: C'est fait, le billet 2 est dans ta boîte. Bon voyage !",
    ]  # fmt: skip
    assert (view.bullets, view.older, view.generation) == ((), (), 0)
    assert tools_of(memory).ledger.mirror(me.principal.scope, "s", "conversation") is None


def test_a_long_one_is_compacted_as_it_goes_and_all_of_it_stays_reachable(opener: Opener) -> None:
    memory, me = opened(opener)
    say(me, 1, 1)
    me.view("s")  # from here on the process holds it
    say(me, 2, 80)
    view = me.view("s")
    assert view.generation > 3
    assert view.tokens <= SMALL.x + SMALL.y
    found, stored = cited(me, memory)
    assert found == stored
    assert len(stored) + len(view.older) + len(view.recent) + view.waiting == 80


def test_what_the_view_holds_is_the_same_however_the_turns_came(opener: Opener) -> None:
    memory, me = opened(opener)
    say(me, 1, 1)
    me.view("s")
    say(me, 2, 40)
    turns = [NewTurn(text=t.text, role=t.role, speaker=t.speaker, at=t.at) for t in me.turns("s")]
    me.observe(turns, session="at once")
    memory.work_now()
    assert me.view("at once") == me.view("s")


def test_another_process_resumes_it_item_for_item(opener: Opener) -> None:
    _, me = opened(opener)
    say(me, 1, 1)
    me.view("s")
    say(me, 2, 40)
    _, again = opened(opener)
    assert again.view("s") == me.view("s")
    say(again, 41, 60)
    _, third = opened(opener)
    assert me.view("s") == again.view("s") == third.view("s")


def test_a_secret_is_in_no_view_and_given_to_no_summariser(opener: Opener) -> None:
    memory, me = opened(opener)
    spy = Scripted(lambda lines: [Proposed(text="billets", cites=tuple(range(1, len(lines) + 1)))])
    memory.summariser = spy
    me.observe([NewTurn(text="my password is hunter2!", role=r) for r in ("user", "assistant")], session="s")
    say(me, 3, 40)
    memory.work_now()
    assert spy.shown
    assert "hunter2" not in repr([spy.shown, me.view("s")])


def test_the_persons_words_are_given_to_no_summariser(opener: Opener) -> None:
    memory, me = opened(opener)
    spy = Scripted(lambda _: ())
    memory.summariser = spy
    say(me, 1, 40)
    memory.work_now()
    assert any("billet" in line for lines in spy.shown for line in lines)
    assert not any("jamais" in line for lines in spy.shown for line in lines)


def fails(_: Sequence[str]) -> Sequence[Proposed]:
    raise ModelError("no answer")


def breaks(_: Sequence[str]) -> Sequence[Proposed]:
    raise ZeroDivisionError("broken")


def hangs(_: Sequence[str]) -> Sequence[Proposed]:
    threading.Event().wait(1.0)
    return ()


@pytest.mark.parametrize(("does", "said"), [(fails, "no answer"), (breaks, "ZeroDivisionError: broken"), (hangs, "not ready")])
def test_a_summariser_that_fails_changes_nothing_is_told_and_words_do_it_after_three_times(
    opener: Opener, does: Callable[[Sequence[str]], Sequence[Proposed]], said: str
) -> None:
    memory, me = opened(opener)
    memory.summariser = Scripted(does)
    tools, scope = tools_of(memory), me.principal.scope
    tools.queues.limit_s = 0.05
    say(me, 1, 16)
    for failures in (1, 2, 3):
        before = me.view("s")
        memory.work_now()
        mirror = tools.ledger.mirror(scope, "s", "conversation")
        assert mirror is not None
        assert (mirror.generation, mirror.failures) == (0, failures)
        assert said in mirror.trouble
        assert me.view("s") == before
        assert before.tokens <= SMALL.x + SMALL.y
    memory.work_now()
    mirror = tools.ledger.mirror(scope, "s", "conversation")
    assert mirror is not None
    assert (mirror.generation, mirror.failures, mirror.trouble) == (1, 0, "")
    found, stored = cited(me, memory)
    assert found == stored != set()


def test_a_model_shortens_and_its_tokens_are_counted(opener: Opener) -> None:
    chat = ScriptedChat(['{"bullets": [{"text": "Les billets sont réservés.", "cites": [1, 2, 3, 4, 5, 6, 7]}]}'] * 9)
    memory, me = opened(opener, chat=lambda: chat, summaries_by_model=True)
    say(me, 1, 16)
    memory.work_now()
    assert "Les billets sont réservés." in [bullet.text for bullet in me.view("s").bullets]
    assert "billet 2 est" in chat.asked[0].user
    assert me.status().tokens_today > 0


def test_a_ceiling_of_tokens_holds_for_summaries_too(opener: Opener) -> None:
    chat = ScriptedChat([])
    memory, me = opened(opener, chat=lambda: chat, summaries_by_model=True, tokens_a_day=0)
    say(me, 1, 16)
    memory.work_now()
    mirror = tools_of(memory).ledger.mirror(me.principal.scope, "s", "conversation")
    assert mirror is not None
    assert "ceiling" in mirror.trouble
    assert chat.asked == []


def test_of_two_that_compact_at_once_one_does_it(opener: Opener) -> None:
    memory, me = opened(opener)
    say(me, 1, 30)
    tools, scope = tools_of(memory), me.principal.scope
    other = tools_of(opened(opener)[0])
    second: list[bool] = []

    def meanwhile(lines: Sequence[str]) -> Sequence[Proposed]:
        if not second:
            second.append(settle(other, scope, "s"))
        return [Proposed(text="tard", cites=tuple(range(1, len(lines) + 1)))]

    memory.summariser = Scripted(meanwhile)
    assert settle(tools, scope, "s") is False
    assert second == [True]
    assert "tard" not in [bullet.text for bullet in me.view("s").bullets]
    found, stored = cited(me, memory)
    assert found == stored


def test_of_a_huge_import_the_newest_are_shown_until_the_background_has_done_it(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souvenance.engine.queues.READ_AT_ONCE", 10)
    memory, me = opened(opener)
    me.observe([NewTurn(text=f"message {n}", role="assistant") for n in range(100)], session="s")
    tools = tools_of(memory)
    live = follow(tools, me.principal.scope, "s", tools.count_tokens)
    assert live.waiting > 60
    assert live.queue.x[-1].text.endswith("message 99")
    memory.work_now()
    live = follow(tools, me.principal.scope, "s", tools.count_tokens)
    assert live.waiting == 0
    assert live.queue.generation > 0


def test_tokens_that_were_estimated_are_counted_once_they_can_be(opener: Opener) -> None:
    class Soon:
        ready = False

        def __call__(self, text: str) -> int:
            return 1 if not self.ready else len(text)

    soon = Soon()
    memory, me = opened(opener)
    say(me, 1, 3)
    tools = tools_of(memory)
    assert len(follow(tools, me.principal.scope, "s", soon).queue.x) == 3
    soon.ready = True
    assert len(follow(tools, me.principal.scope, "s", soon).queue.x) == 1


def test_a_tool_output_of_a_megabyte_takes_no_room(opener: Opener) -> None:
    memory, me = opened(opener)
    me.observe([NewTurn(text="x y z " * 170_000, role="tool"), NewTurn(text="Et alors ?")], session="s")
    assert me.view("s").tokens <= SMALL.x + SMALL.y
    memory.work_now()
    view = me.view("s")
    assert view.tokens <= SMALL.x + SMALL.y
    assert [bullet.how for bullet in view.bullets] == ["summary"]


def test_a_ledger_that_fails_while_compacting_fails_no_observe(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    _, me = opened(opener)
    say(me, 1, 1)
    me.view("s")

    def full(*_: object) -> bool:
        raise StoreFull("no space")

    with monkeypatch.context() as patch:
        patch.setattr("souvenance.engine.queues._committed", full)
        say(me, 2, 30)
    assert len(me.turns("s")) == 30
    say(me, 31, 31)
    assert me.view("s").generation > 0
    assert isinstance(current_view(Queue(), SMALL), View)


def test_the_background_compacts_by_itself(opener: Opener) -> None:
    memory, me = opened(opener, background=True)
    say(me, 1, 1)
    me.view("s")
    say(me, 2, 40)
    end = time.monotonic() + 20
    while me.view("s").generation == 0 and time.monotonic() < end:
        time.sleep(0.02)
    assert me.view("s").generation > 0
    found, stored = cited(me, memory)
    assert found == stored != set()


def test_what_could_not_be_compacted_waits_on(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    memory, me = opened(opener)
    say(me, 1, 30)

    def full(*_: object) -> bool:
        raise StoreFull("no space")

    with monkeypatch.context() as patch:
        patch.setattr("souvenance.engine.queues._committed", full)
        with pytest.raises(StoreFull):
            memory.work_now()
    memory.work_now()
    assert me.view("s").generation > 0


@pytest.mark.parametrize("text", ["ok", "好", "x"])
def test_many_short_turns_are_compacted_like_a_few_long_ones(opener: Opener, text: str) -> None:
    memory, me = opened(opener)
    me.observe([NewTurn(text=text, role="assistant", speaker="B")] * 60, session="s")
    memory.work_now()
    live = follow(tools_of(memory), me.principal.scope, "s", tools_of(memory).count_tokens)
    assert live.queue.generation > 0
    assert not is_full(live.queue, SMALL)


# -- what a purge takes ---------------------------------------------------------------------------------------------------
SECRET = "Zoé: Toujours fermer le jardin secret."


def with_a_secret(me: Handle, before: int, after: int) -> None:
    say(me, 1, before)
    me.observe([NewTurn(text="Toujours fermer le jardin secret.", speaker="Zoé")], session="s")
    say(me, before + 1, before + after)


def test_purged_words_leave_every_queue_that_is_held_at_once(opener: Opener) -> None:
    _, me = opened(opener)
    _, other = opened(opener)
    with_a_secret(me, 0, 1)
    for handle in (me, other):
        assert SECRET in handle.context("?", session="s", deadline_s=5.0).render()
    me.purge(speaker="Zoé")
    for handle in (me, other):
        assert "jardin" not in handle.context("?", session="s", deadline_s=5.0).render()
        assert [item.text for item in handle.view("s").recent] == ["Lise: Ne réserve jamais le train 1."]


@pytest.mark.parametrize("purged", [{"speaker": "Zoé"}, {"speaker": "assistant"}, {"speaker": "Lise"}])
def test_after_a_purge_of_flushed_turns_the_queue_is_made_of_what_is_left(opener: Opener, purged: dict[str, str]) -> None:
    memory, me = opened(opener)
    with_a_secret(me, 9, 6)
    me.view("s")
    memory.work_now()
    assert SECRET in [bullet.text for bullet in me.view("s").bullets]
    me.purge(**purged)  # type: ignore[arg-type]
    again, other = opened(opener)
    assert other.view("s").tokens <= SMALL.x + SMALL.y
    again.work_now()
    view, (reached, stored) = other.view("s"), cited(other, again)
    assert reached == stored == {chunk.hash for chunk in again._tools.ledger.chunks(me.principal.scope, "conversation", "s")}
    texts = {turn.text for turn in other.turns("s")}
    shown = "\n".join([*(bullet.text for bullet in view.bullets), *(item.text for item in (*view.older, *view.recent))])
    assert "Toujours fermer le jardin secret." in texts or "jardin" not in shown
    assert other.context("?", session="s", deadline_s=5.0).missing == ()
    assert {turn.seq for turn in other.chunks("s")} | {item.seq for item in (*view.older, *view.recent)} == {
        turn.seq for turn in other.turns("s")
    }


def test_purging_a_memory_that_a_bullet_says_word_for_word_leaves_the_conversation_whole(opener: Opener) -> None:
    memory, me = opened(opener)
    with_a_secret(me, 9, 6)
    me.view("s")
    memory.work_now()
    assert SECRET in [bullet.text for bullet in me.view("s").bullets]
    kept = me.remember("Toujours fermer le jardin secret.").memory
    assert kept is not None
    me.purge(kept.id)
    again, other = opened(opener)
    assert other.context("?", session="s", deadline_s=5.0).missing == ()
    other.view("s")
    again.work_now()
    reached, stored = cited(other, again)
    assert reached == stored
    assert len(other.turns("s")) == 16


def test_a_compaction_that_was_under_way_while_its_turns_were_purged_writes_nothing(opener: Opener) -> None:
    memory, me = opened(opener)
    _, other = opened(opener)
    with_a_secret(me, 0, 40)
    asked = list[Sequence[str]]()

    def purging(lines: Sequence[str]) -> Sequence[Proposed]:
        if not asked:
            other.purge(speaker="Zoé")
        asked.append(lines)
        return [Proposed(text="C'est fait.", cites=tuple(range(1, len(lines) + 1)))]

    memory.summariser = Scripted(purging)
    assert not settle(tools_of(memory), me.principal.scope, "s")
    assert tools_of(memory).ledger.mirror(me.principal.scope, "s", "conversation") is None
    assert settle(tools_of(memory), me.principal.scope, "s")
    assert "jardin" not in " ".join(bullet.text for bullet in me.view("s").bullets)


def garbage() -> list[Any]:
    return [
        [None], ["x"], [Proposed(text=None, cites=(1,))], [Proposed(text="a", cites=None)], [Proposed(text="a", cites=(1.0,))],
        [Proposed(text="a", cites=(True,))], None, 42,
    ]  # type: ignore[arg-type]  # fmt: skip


@pytest.mark.parametrize("given", garbage(), ids=repr)
def test_whatever_a_summariser_gives_that_is_no_bullet_is_a_failure_like_any_other(opener: Opener, given: Any) -> None:
    memory, me = opened(opener)
    memory.summariser = Scripted(lambda _: given)
    say(me, 1, 40)
    me.view("s")
    memory.work_now()
    assert "scripted" in " ".join(me.context("?", session="s", deadline_s=5.0).missing)
    for _ in range(3):
        me.view("s")
        memory.work_now()
    reached, stored = cited(me, memory)
    assert reached == stored != set()


def test_the_doctor_says_which_conversation_is_not_reached(opener: Opener) -> None:
    memory, me = opened(opener)
    for session in ("s", "other"):
        say(me, 1, 40, session)
        me.view(session)
    memory.work_now()
    (found,) = [finding for finding in memory.doctor() if finding.name.startswith("short-term")]
    assert found.ok
    assert "of 2 sessions" in found.detail
    ledger = tools_of(memory).ledger
    mirror = ledger.mirror(me.principal.scope, "other", "conversation")
    assert mirror is not None
    with ledger.write(me.principal.scope) as tx:
        tx.put_mirror(replace(mirror, bullets=mirror.bullets[1:]))
    me.forget_session("other")  # what is hidden must be sound too
    (found,) = [finding for finding in memory.doctor() if finding.name.startswith("short-term")]
    assert not found.ok
    assert found.detail.startswith("session 'other': turn")
    assert "'s'" not in found.detail
