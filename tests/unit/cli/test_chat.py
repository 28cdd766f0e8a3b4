"""The verb `chat` from outside: what is typed, what the model's server receives, what is printed and kept."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.chat_server import Server, Streamed, openai_events
from typer.testing import CliRunner, Result

from souvenance import wiring
from souvenance.cli import chat
from souvenance.cli.main import app
from souvenance.engine.handle import Handle
from souvenance.errors import ModelBusy, ModelError, StoreFull
from souvenance.models.scripted import ScriptedChat

pytest.importorskip("pydantic_ai", reason='no chat model without pip install "souvenance[model]"')
Run = Callable[..., Result]
Script = str | ModelError | Sequence[str | BaseException]
Scripted = Callable[..., ScriptedChat]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("SOUVENANCE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")
    monkeypatch.setenv("SOUVENANCE_TZ", "Europe/Paris")
    monkeypatch.chdir(tmp_path)

    def run(*words: str, lines: Sequence[str] = ()) -> Result:
        return CliRunner().invoke(app, list(words), input="".join(f"{line}\n" for line in lines))

    return run


@pytest.fixture
def scripted(run: Run, monkeypatch: pytest.MonkeyPatch) -> Scripted:
    """Makes a model that says what it is told, that of the settings."""

    def make(*replies: Script) -> ScriptedChat:
        model = ScriptedChat(replies)
        monkeypatch.setenv("SOUVENANCE_CHAT_MODEL", "openai-compatible:scripted")
        monkeypatch.setattr(wiring, "chat_model_of", lambda *_: model)
        return model

    return make


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "at_a_terminal", lambda: True)


def objects(result: Result) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert all(set(one) == {"status", "command", "scope", "count", "data"} for one in found)
    return found


def turns(run: Run, session: str) -> list[tuple[str, str]]:
    _, *found = json.loads(run("show", session, "--json").stdout)["data"]
    return [(turn["role"], turn["text"]) for turn in found]


# -- with a server -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "asked", "answer", "by_hand"),
    [
        ("I am allergic to peanuts.", "What shall we eat?", ("Rice, ", "without peanuts."), False),
        ("Je suis allergique aux arachides.", "On mange quoi ce soir ?", ("Du riz, ", "sans arachides."), False),
        ("我对花生过敏。", "今晚吃什么？", ("米饭，", "没有花生。"), True),
    ],
    ids=["English", "French", "Chinese"],
)
def test_what_one_session_left_behind_is_in_the_bytes_that_the_next_one_sends(
    run: Run, server: Server, monkeypatch: pytest.MonkeyPatch, told: str, asked: str, answer: tuple[str, ...], by_hand: bool
) -> None:
    monkeypatch.setenv("SOUVENANCE_CHAT_MODEL", "openai-compatible:m")
    monkeypatch.setenv("SOUVENANCE_CHAT_URL", server.url + "/v1")
    server.answers = [(200, Streamed(pieces=openai_events("Noted."))), (200, Streamed(pieces=openai_events(*answer)))]
    first = run("chat", "--session", "one", lines=[told])
    assert (first.exit_code, first.stdout) == (0, "Noted.\n"), first.output
    if by_hand:  # without a model, statements are read in English and French
        run("remember", told)
    second = run("chat", "--session", "two", lines=[asked])
    assert (second.exit_code, second.stdout) == (0, "".join(answer) + "\n"), second.output
    marker = json.dumps(told.rstrip(".。"), ensure_ascii=False)[1:-1].encode()
    assert marker in server.bodies[1]
    sent = server.requests[1]
    assert sent["stream"] is True
    assert [message["role"] for message in sent["messages"]] == ["system", "user"]
    assert "<recalled>" in sent["messages"][0]["content"]
    assert sent["messages"][1]["content"] == asked
    assert turns(run, "two") == [("user", asked), ("assistant", "".join(answer))]


def test_a_server_that_breaks_off_is_a_sentence_and_the_chat_goes_on(
    run: Run, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOUVENANCE_CHAT_MODEL", "openai-compatible:m")
    monkeypatch.setenv("SOUVENANCE_CHAT_URL", server.url + "/v1")
    server.answers = [
        (200, Streamed(pieces=openai_events("The first ", finish=None), then="break")),
        (200, Streamed(pieces=openai_events("Whole."))),
    ]
    result = run("chat", "--session", "s1", lines=["Hello", "Again"])
    assert result.exit_code == 1
    assert result.stdout == "The first \nWhole.\n"
    assert "broke off" in result.stderr
    assert "Traceback" not in result.output
    assert turns(run, "s1") == [("user", "Hello"), ("assistant", "The first "), ("user", "Again"), ("assistant", "Whole.")]


# -- with a script -----------------------------------------------------------------------------------------------------


def test_each_line_is_a_turn_and_empty_ones_are_none(run: Run, scripted: Scripted) -> None:
    model = scripted("one", "two")
    result = run("chat", "--session", "s1", "--story", "game", lines=["\ufeffHello", "", "  ", "there", "/quit", "never sent"])
    assert (result.exit_code, result.stdout) == (0, "one\ntwo\n")
    assert [message.text for message in model.told[1]][1:] == ["Hello", "one", "there"]
    assert json.loads(run("sessions", "--json").stdout)["data"][0]["story"] == "game"


def test_a_model_that_fails_keeps_what_was_said(run: Run, scripted: Scripted) -> None:
    scripted(ModelBusy("It has no room now.", 3), "Here.")
    result = run("chat", "--session", "s1", lines=["I live in Nantes.", "Hello?"])
    assert result.exit_code == 1
    assert "It has no room now." in result.stderr
    assert turns(run, "s1") == [("user", "I live in Nantes."), ("user", "Hello?"), ("assistant", "Here.")]
    assert "I live in Nantes" in run("list").output


def test_an_interruption_in_a_pipe_keeps_the_turn_and_ends(run: Run, scripted: Scripted) -> None:
    scripted(["Well, ", KeyboardInterrupt()], "never")
    result = run("chat", "--session", "s1", lines=["I live in Nantes.", "more"])
    assert result.exit_code == 130
    assert turns(run, "s1") == [("user", "I live in Nantes."), ("assistant", "Well, ")]


def test_an_interruption_at_a_terminal_keeps_the_turn_and_goes_on(run: Run, scripted: Scripted, at_a_terminal: None) -> None:
    scripted([KeyboardInterrupt()], "Back.")
    result = run("chat", "--session", "s1", lines=["I live in Nantes.", "Again", "/quit"])
    assert result.exit_code == 0, result.output
    assert "what you said is kept" in result.stdout
    assert "Back." in result.stdout
    assert "session s1" in result.stdout
    assert turns(run, "s1") == [("user", "I live in Nantes."), ("user", "Again"), ("assistant", "Back.")]


def test_what_a_model_says_does_not_steer_the_terminal(run: Run, scripted: Scripted) -> None:
    scripted(["\x1b]52;c;aGk=\x07a", "\tb\r\n", "\x9bc é 好"])
    assert run("chat", "--session", "s1", lines=["Hi"]).stdout == "]52;c;aGk=a\tb\nc é 好\n"
    for words in (("show", "s1"), ("recall", "aGk"), ("recall", "aGk", "--prompt"), ("list", "--turns")):
        printed = run(*words).stdout
        assert "aGk" in printed, words
        assert not {"\x1b", "\x07", "\x9b"} & set(printed), words


def test_a_store_that_cannot_be_written_is_told_and_the_exit_code_is_1(
    run: Run, scripted: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise StoreFull("The disk is full.")

    scripted("one")
    run("init")
    monkeypatch.setattr(Handle, "observe", full)
    result = run("chat", lines=["Hello"])
    assert (result.exit_code, result.stdout) == (1, "one\n")
    assert "1 exchange could not be kept: The disk is full." in result.stderr


def test_a_session_is_found_again_by_the_beginning_of_its_id(run: Run, scripted: Scripted) -> None:
    model = scripted("one", "two", "three")
    first = objects(run("chat", "--json", lines=["Hello"]))[0]["data"]["session"]
    again = objects(run("chat", "--json", "--session", first[:14], lines=["Still me"]))[0]["data"]["session"]
    assert again == first
    assert [message.text for message in model.told[1]][1:] == ["Hello", "one", "Still me"]
    other = objects(run("chat", "--json", "--session", "s_of_my_own", lines=["Hi"]))[0]["data"]["session"]
    assert other == "s_of_my_own"
    refused = run("chat", "--session", first, "--story", "game", lines=["Hi"])
    assert refused.exit_code == 2
    assert "story" in refused.stderr


# -- commands ----------------------------------------------------------------------------------------------------------


def test_memory_shows_what_the_last_turn_was_given_and_why(run: Run, scripted: Scripted) -> None:
    scripted("one", "two")
    run("remember", "I am allergic to peanuts.")
    result = run("chat", lines=["/memory", "What shall we eat?", "/memory", "/memory peanuts"])
    assert "nothing was said in this session yet" in result.stderr
    given, searched = result.stdout.split("one\n")[1].split(" 1. ")
    assert "allergic to peanuts" in given
    assert "Holds in every story" in given
    assert "words" in searched


def test_why_and_forget_take_the_beginning_of_an_id_and_tell_the_way_back(run: Run, scripted: Scripted) -> None:
    model = scripted("one", "two")
    kept = json.loads(run("remember", "I am allergic to peanuts.", "--json").stdout)["data"]["memory"]["id"]
    lines = ["Hi", f"/why {kept[:16]}", f"/forget {kept[:16]}", "/why m_nothing", "/forget", "What now?"]
    result = run("chat", lines=lines)
    assert result.exit_code == 0, result.output
    assert "What happened, the earliest first" in result.stdout
    assert "m_nothing" in result.stderr
    assert "/forget wants the id" in result.stderr
    assert "peanuts" in model.told[0][0].text
    assert "peanuts" not in model.told[1][0].text
    event = result.stdout.split("`souvenance undo ")[1].split("`")[0]
    assert run("undo", event).exit_code == 0
    assert "peanuts" in run("list").output


def test_new_begins_a_session_and_help_tells_every_command(run: Run, scripted: Scripted) -> None:
    model = scripted("one", "two")
    result = run("chat", "--session", "s1", lines=["Hello", "/new", "Again", "/help"])
    assert [message.text for message in model.told[1]][1:] == ["Again"]
    assert len(json.loads(run("sessions", "--json").stdout)["data"]) == 2
    for command in chat.COMMANDS:
        assert command in result.stdout


def test_resume_lists_sessions_and_goes_on_with_one(run: Run, scripted: Scripted) -> None:
    model = scripted("one", "two", "three")
    result = run(
        "chat", "--session", "s1", lines=["My cat is called Plume.", "/new", "Hello", "/resume", "/resume s1", "Go on"]
    )
    assert result.exit_code == 0, result.output
    assert "My cat is called Plume." in result.stdout
    assert [message.text for message in model.told[2]][1:] == ["My cat is called Plume.", "one", "Go on"]
    result = run("chat", lines=["/resume nowhere"])
    assert "nowhere" in result.stderr


@pytest.mark.parametrize("line", ["/zut", "／zut", "/", "/etc/hosts is what?"])
def test_an_unknown_command_says_what_there_is_and_is_not_sent(run: Run, scripted: Scripted, line: str) -> None:
    model = scripted("one")
    result = run("chat", lines=[line, " /etc/hosts is what?"])
    assert "/memory, /why, /forget, /new, /resume, /help, /quit" in result.stderr
    assert [message.text for messages in model.told for message in messages[1:]] == [" /etc/hosts is what?"]


def test_programs_are_answered_by_one_object_a_line(run: Run, scripted: Scripted) -> None:
    scripted("One.", ["Half ", ModelError("It broke off.")], "Three.")
    kept = json.loads(run("remember", "I am allergic to peanuts.", "--json").stdout)["data"]["memory"]["id"]
    lines = ["Hello", "My password is hunter2!x", "/memory", f"/why {kept}", "/zut", "/new", "/help", "Bye"]
    result = run("chat", "--json", "--session", "s1", lines=lines)
    assert result.exit_code == 1
    found = objects(result)
    assert [(one["command"], one["status"]) for one in found] == [
        ("chat", "ok"), ("chat", "problem"), ("context", "ok"), ("why", "ok"), ("zut", "error"), ("new", "ok"), ("help", "ok"),
        ("chat", "ok"),
    ]  # fmt: skip
    first, second, last = (one["data"] for one in found if one["command"] == "chat")
    assert (first["session"], first["message"], first["reply"], first["error"]) == ("s1", "Hello", "One.", None)
    assert len(first["turn_ids"]) == 2
    assert first["context"]["parts"][0]["ids"] == [kept]
    assert (second["reply"], second["error"]["message"]) == ("Half ", "It broke off.")
    assert "hunter2!x" not in result.stdout
    assert last["session"] == found[5]["data"]["session"] != "s1"


# -- without a model ---------------------------------------------------------------------------------------------------


def test_without_a_model_it_says_how_to_set_one(run: Run, tmp_path: Path) -> None:
    result = run("chat", lines=["Hello"])
    assert result.exit_code == 1
    for name in ("chat_model", "SOUVENANCE_CHAT_MODEL", "SOUVENANCE_CHAT_URL", "SOUVENANCE_CHAT_API_KEY", "`souvenance demo`"):
        assert name in result.stderr
    found = objects(run("chat", "--json"))[0]
    assert (found["status"], found["data"]["demo"]) == ("problem", "souvenance demo")
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(("answer", "code"), [("y", 0), ("n", 1)])
def test_without_a_model_the_demo_is_offered_at_a_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, at_a_terminal: None, answer: str, code: int
) -> None:
    shown: list[str] = []

    def demo(*, story: str) -> None:
        shown.append(story)

    monkeypatch.setattr("souvenance.cli.demo.demo", demo)
    monkeypatch.setenv("SOUVENANCE_LANGUAGE", "fr")
    result = run("chat", lines=[answer])
    assert result.exit_code == code, result.output
    assert shown == (["fr"] if code == 0 else [])


def test_a_model_that_is_not_known_is_refused_before_anything_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_CHAT_MODEL", "gpt")
    result = run("chat", lines=["Hello"])
    assert result.exit_code == 2
    assert "openai-compatible:MODEL" in result.stderr
