"""The short-term view inside a context and a chat, joined to what memory brings back."""

from typing import Any

import pytest

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.queue import Budgets
from souvenance.engine.context import PATIENT_S, ContextPack
from souvenance.errors import StoreError
from souvenance.models.scripted import ScriptedChat

from .conftest import Opener
from .test_queues import SMALL, say


def opened(opener: Opener, **more: Any) -> tuple[Souvenance, Handle]:
    memory = opener(**({"budgets": SMALL} | more))
    return memory, memory.as_principal("Lise")


def context(me: Handle, message: str, session: str = "s") -> ContextPack:
    return me.context(message, session=session, deadline_s=PATIENT_S)


def part(pack: ContextPack, name: str) -> str:
    return next((part.text for part in pack.parts if part.name == name), "")


def test_a_context_gives_what_is_older_and_what_was_said_last_as_two_parts(opener: Opener) -> None:
    memory, me = opened(opener)
    say(me, 1, 40)
    context(me, "Et le train ?")
    memory.work_now()
    pack = context(me, "Et le train ?")
    assert "le billet 40 est dans ta boîte" in part(pack, "recent")
    assert "le billet 40" not in part(pack, "earlier")
    assert part(pack, "earlier").startswith("## Plus tôt dans cette conversation")
    assert [p.name for p in pack.parts][-1] == "recent"
    view = me.view("s")
    assert [turn.seq for turn in pack.recent] == [item.seq for item in (*view.older, *view.recent)]


def test_the_chat_messages_hold_what_was_said_last_once(opener: Opener) -> None:
    _, me = opened(opener)
    me.remember("J'habite à Nantes")
    say(me, 1, 3)
    system, *rest = context(me, "Et le train ?").messages()
    assert system["role"] == "system"
    assert "Nantes" in system["content"]
    assert "le train 1" not in system["content"]
    assert [message["role"] for message in rest] == ["user", "assistant", "user"]
    assert rest[0]["content"] == "Ne réserve jamais le train 1."


def test_what_the_view_holds_is_not_brought_back_and_what_left_it_is(opener: Opener) -> None:
    memory, me = opened(opener, budgets=Budgets(x=4_000, y=8_000))
    fact = "Le code du vélo bleu est rangé sous le pot de basilic."
    me.observe([NewTurn(text=fact, role="assistant")], session="s")
    for n in range(12):
        me.observe([NewTurn(text=f"Il pleut sur le toit numéro {n}.", role="assistant")], session="s")
    asked = "Où est rangé le code du vélo bleu sous le pot de basilic ?"
    pack = context(me, asked)
    assert fact in part(pack, "recent")
    assert part(pack, "spark") == ""
    memory._tools.queues.drop(me.principal.scope, "s")
    small = opened(opener, budgets=Budgets(x=40, y=160))
    context(small[1], asked)
    small[0].work_now()
    pack = context(small[1], asked)
    assert fact not in part(pack, "recent")
    assert fact in part(pack, "spark")


def test_a_queue_that_cannot_be_read_makes_a_poorer_context(opener: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    memory, me = opened(opener)
    me.remember("J'habite à Nantes")
    say(me, 1, 3)

    def broken(*_: object) -> None:
        raise StoreError("the mirror is broken")

    memory._tools.queues.drop(me.principal.scope, "s")
    monkeypatch.setattr(memory._tools.ledger, "mirror", broken)
    pack = context(me, "Et le train ?")
    assert "short-term: the mirror is broken" in pack.missing
    assert "Nantes" in pack.render()


def test_a_long_chat_sends_a_bounded_prompt_that_still_holds_what_the_person_asked_for(opener: Opener) -> None:
    chat = ScriptedChat(["C'est noté, je regarde les offres et je reviens vers toi avec un tableau complet."] * 60)
    memory, me = opened(opener, chat=lambda: chat, budgets=Budgets(x=200, y=800))
    talk = me.conversation(deadline_s=PATIENT_S)
    talk.say("Ne me propose jamais de vol avant neuf heures.")
    sizes = []
    for n in range(50):
        talk.say(f"Regarde donc la page suivante du catalogue, la numéro {n}, tranquillement.")
        memory.work_now()
        sizes.append(sum(len(message.text) for message in chat.told[-1]))
    sent = "\n".join(message.text for message in chat.told[-1])
    assert "Ne me propose jamais de vol avant neuf heures." in sent
    assert max(sizes[38:]) < 1.05 * max(sizes[:38])  # two rounds of filling and shortening, as those before
    assert chat.told[-1][-1].text.startswith("Regarde donc")
    assert sent.count("la numéro 48,") == 1
