"""A conversation with memory: what the model is given, and that nothing the user says is lost."""

import errno
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from souvenance.engine.conversation import Conversation
from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.errors import Conflict, InputError, ModelBusy, ModelError, SettingsError, StoreFull
from souvenance.models.scripted import ScriptedChat
from souvenance.types import NewTurn

from .conftest import Clock, Opener

Script = str | ModelError | Sequence[str | BaseException]


def talking(opener: Opener, *replies: Script, **more: Any) -> tuple[Souvenance, Handle, Conversation, ScriptedChat]:
    chat = ScriptedChat(replies)
    memory = opener(chat=lambda: chat)
    me = memory.as_principal("Lise")
    return memory, me, me.conversation(deadline_s=5.0, **more), chat


def kept(me: Handle, session: str) -> list[tuple[str, str]]:
    return [(turn.role, turn.text) for turn in me.turns(session)]


def test_both_turns_are_kept_after_the_reply_and_heard_as_it_came(opener: Opener, clock: Clock) -> None:
    _, me, talk, _ = talking(opener, ["Salut", " Lise", " !"])
    pieces: list[str] = []
    done = talk.say("Bonjour", pieces.append)
    assert pieces == ["Salut", " Lise", " !"]
    assert (done.reply, done.error, done.unkept) == ("Salut Lise !", None, "")
    assert kept(me, talk.session) == [("user", "Bonjour"), ("assistant", "Salut Lise !")]
    assert done.turn_ids == tuple(turn.id for turn in me.turns(talk.session))
    assert me.turns(talk.session)[0].at == clock.now
    assert talk.session.startswith("s_")


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("I am allergic to peanuts.", "What shall we eat?"),
        ("Je suis allergique aux arachides.", "On mange quoi ce soir ?"),
        ("我对花生过敏。", "今晚吃什么？"),
    ],
    ids=["English", "French", "Chinese"],
)
def test_what_was_said_in_one_session_is_before_the_model_in_the_next(opener: Opener, told: str, asked: str) -> None:
    memory, me, talk, chat = talking(opener, "1", "2")
    talk.say(told)
    memory.work_now()
    me.remember(told)  # one memory in any case: by words, statements are read in English and French
    first = talk.session
    assert talk.begin_anew() != first
    done = talk.say(asked)
    system, *rest = chat.told[1]
    assert told.rstrip(".。") in system.text
    assert [(message.role, message.text) for message in rest] == [("user", asked)]
    assert any(part.ids for part in done.pack.parts)
    assert talk.last == done.pack


def test_memory_is_fenced_and_never_kept_as_said(opener: Opener) -> None:
    memory, me, talk, chat = talking(opener, "Noted.", "Rice then.")
    talk.say("I am allergic to peanuts.")
    memory.work_now()
    talk.begin_anew()
    pack = talk.say("What shall we eat?").pack
    assert pack.render() in chat.told[1][0].text
    for role, text in kept(me, talk.session):
        assert "peanuts" not in text, role


def test_the_model_is_given_the_talk_of_the_session(opener: Opener) -> None:
    _, _, talk, chat = talking(opener, "Salut !", "Lise.", session="s1")
    talk.say("Bonjour, je m'appelle Lise.")
    talk.say("Comment je m'appelle ?")
    assert [(m.role, m.text) for m in chat.told[1][1:]] == [
        ("user", "Bonjour, je m'appelle Lise."), ("assistant", "Salut !"), ("user", "Comment je m'appelle ?"),
    ]  # fmt: skip


def test_a_session_is_gone_on_with(opener: Opener) -> None:
    _, me, talk, chat = talking(opener, "one", "two", session="s1", story="game")
    talk.say("first")
    again = me.conversation("s1")
    again.say("second")
    assert [m.text for m in chat.told[1][1:]] == ["first", "one", "second"]
    assert {s.id: s.story for s in me.sessions()} == {"s1": "game"}
    with pytest.raises(Conflict, match="game"):
        me.conversation("s1", story="work")
    with pytest.raises(InputError, match="name"):
        me.conversation(" ")


def test_a_model_that_fails_loses_nothing_and_the_talk_goes_on(opener: Opener) -> None:
    _, me, talk, chat = talking(opener, ModelBusy("later", 3), ["Well", ModelError("broke off")], "Here I am.")
    done = talk.say("Are you there?")
    assert isinstance(done.error, ModelBusy)
    assert kept(me, talk.session) == [("user", "Are you there?")]
    done = talk.say("Hello?")
    assert (done.reply, str(done.error)) == ("Well", "broke off")
    assert talk.say("Still?").reply == "Here I am."
    assert kept(me, talk.session) == [
        ("user", "Are you there?"), ("user", "Hello?"), ("assistant", "Well"), ("user", "Still?"), ("assistant", "Here I am."),
    ]  # fmt: skip
    assert [m.text for m in chat.told[2][1:]] == ["Are you there?\n\nHello?", "Well", "Still?"]


@pytest.mark.parametrize("before", [(), ("The first ", "half")])
def test_an_interruption_keeps_what_was_said_until_then(opener: Opener, before: tuple[str, ...]) -> None:
    _, me, talk, _ = talking(opener, [*before, KeyboardInterrupt()], "again")
    with pytest.raises(KeyboardInterrupt):
        talk.say("I moved to Nantes.")
    said = "".join(before)
    assert kept(me, talk.session) == [("user", "I moved to Nantes."), *([("assistant", said)] if said else [])]
    assert talk.say("Go on").reply == "again"


def test_a_screen_that_fails_keeps_both(opener: Opener) -> None:
    def broken(_: str) -> None:
        raise BrokenPipeError(errno.EPIPE, "nobody reads")

    _, me, talk, _ = talking(opener, ["Hello", " you"])
    with pytest.raises(BrokenPipeError):
        talk.say("Hi", broken)
    assert kept(me, talk.session) == [("user", "Hi"), ("assistant", "Hello")]


def test_thoughts_are_neither_shown_nor_kept(opener: Opener) -> None:
    _, me, talk, _ = talking(opener, ["<thi", "nk>she asks", "</think>\n", "Yes."], "<think>for ever")
    assert talk.say("Really?").reply == "Yes."
    done = talk.say("Sure?")
    assert "said nothing" in str(done.error)
    assert kept(me, talk.session) == [("user", "Really?"), ("assistant", "Yes."), ("user", "Sure?")]


@contextmanager
def failing(me: Handle, monkeypatch: pytest.MonkeyPatch, exc: BaseException, *, after: bool) -> Iterator[None]:
    """A store that refuses to write, or has written and does not come to say so."""
    observe = me.observe

    def fails(*args: Any, **more: Any) -> Any:
        if after:
            observe(*args, **more)
        raise exc

    with monkeypatch.context() as patch:
        patch.setattr(me, "observe", fails)
        yield


@pytest.mark.parametrize("after", [False, True])
def test_what_cannot_be_written_is_written_with_the_next_turn_once(
    opener: Opener, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    _, me, talk, _ = talking(opener, "one", "two")
    with failing(me, monkeypatch, StoreFull("The disk is full."), after=after):
        done = talk.say("first")
        assert (done.reply, done.unkept, talk.unkept) == ("one", "The disk is full.", 1)
        assert talk.keep_waiting() == "The disk is full."
    first = talk.session
    talk.begin_anew()
    done = talk.say("second")
    assert (done.unkept, talk.unkept) == ("", 0)
    assert kept(me, first) == [("user", "first"), ("assistant", "one")]
    assert kept(me, talk.session) == [("user", "second"), ("assistant", "two")]


def test_an_interruption_of_the_writing_itself_loses_nothing_and_writes_nothing_twice(
    opener: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, me, talk, _ = talking(opener, "one")
    observe, calls = me.observe, []

    def interrupted(*args: Any, **more: Any) -> Any:
        calls.append(args)
        receipt = observe(*args, **more)
        if len(calls) == 1:
            raise KeyboardInterrupt
        return receipt

    monkeypatch.setattr(me, "observe", interrupted)
    with pytest.raises(KeyboardInterrupt):
        talk.say("first")
    assert kept(me, talk.session) == [("user", "first"), ("assistant", "one")]
    assert len(calls) == 2


def test_what_is_private_is_heard_by_the_model_and_not_kept(opener: Opener) -> None:
    _, me, talk, chat = talking(opener, "I will keep it to myself.")
    talk.say("<private>I stole the cookies</private>")
    assert "cookies" in chat.told[0][-1].text
    assert kept(me, talk.session) == [("assistant", "I will keep it to myself.")]


def test_half_a_character_is_mended_before_any_model_sees_it(opener: Opener) -> None:
    _, _, talk, chat = talking(opener, "ok")
    talk.say("a\ud83cb\0c")
    chat.told[0][-1].text.encode("utf-8")
    assert "\0" not in chat.told[0][-1].text


def test_without_a_model_there_is_no_conversation(me: Handle) -> None:
    with pytest.raises(SettingsError, match="chat_model"):
        me.conversation()


def test_a_new_session_is_of_the_story_of_the_one_before(opener: Opener) -> None:
    _, me, talk, _ = talking(opener, "one", "two", "three", session="s1", story="game")
    talk.say("first")
    again = me.conversation("s1", deadline_s=5.0)
    fresh = again.begin_anew()
    again.say("second")
    assert {s.id: s.story for s in me.sessions()} == {"s1": "game", fresh: "game"}
    again.resume("s1")
    again.say("third")
    assert len(me.turns("s1")) == 4
    me.observe([NewTurn(text="Hello.")], session="s9")
    assert again.resume("s9") == "s9"  # a talk that was begun without a story goes on with any


def test_what_can_never_be_written_holds_back_no_other_session(opener: Opener) -> None:
    _, me, talk, _ = talking(opener, "one", "two", "three", session="s1", story="game")
    me.observe([NewTurn(text="Somebody was faster.")], session="s1", story="work")
    assert "story 'work'" in talk.say("first").unkept
    assert "story 'work'" in talk.say("second").unkept
    talk.begin_anew()
    done = talk.say("third")
    assert kept(me, talk.session) == [("user", "third"), ("assistant", "three")]
    assert (done.unkept, done.turn_ids) == ("", tuple(turn.id for turn in me.turns(talk.session)))
    assert (talk.unkept, len(me.turns("s1"))) == (2, 1)
    assert "story 'work'" in talk.keep_waiting()
