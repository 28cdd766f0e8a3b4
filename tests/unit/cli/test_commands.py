"""The command line from outside: what is printed, and the exit code."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from .conftest import Run, data


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def _json(result: Result) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(result.stdout)
    assert set(found) == {"status", "command", "scope", "count", "data"}
    return found


def test_what_was_observed_is_recalled_listed_and_shown(run: Run) -> None:
    observed = _json(run("observe", "The plumber comes on Friday.", "--session", "s1", "--json"))
    (turn_id,) = observed["data"]["turn_ids"]
    found = _json(run("recall", "plumber", "--json"))
    assert [hit["turn"]["id"] for hit in found["data"]] == [turn_id]
    assert "The plumber comes on Friday." in run("recall", "plumber").output
    assert _json(run("list", "--turns", "--json"))["data"][0]["text"] == "The plumber comes on Friday."
    assert _json(run("show", turn_id[:9], "--json"))["data"][0]["session"] == "s1"
    assert _json(run("show", "s1", "--json"))["count"] == 2
    assert _json(run("sessions", "--json"))["data"][0]["title"] == "The plumber comes on Friday."


def test_json_lines_on_standard_input_are_observed(run: Run) -> None:
    first = '{"role": "user", "text": "Le vélo est à la cave.", "at": "2026-03-02T09:00:00+01:00"}'
    lines = first + '\n\n{"role": "assistant", "text": "Noté."}\n'
    assert _json(run("observe", "--json", stdin=lines))["data"]["session"] == "cli"
    assert _json(run("list", "--turns", "--json"))["data"][0]["at"] == "2026-03-02T09:00:00+01:00"


@pytest.mark.parametrize(
    "line", ["{broken", "[1]", '{"text": 3}', '{"text": "a", "mood": "b"}', '{"text": "a", "at": "soon"}', ""]
)
def test_a_bad_line_on_standard_input_writes_nothing(run: Run, line: str) -> None:
    result = run("observe", stdin='{"text": "fine"}\n' + line + "\n" if line else "")
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert run("list", "--json").exit_code == 1 or _json(run("list", "--turns", "--json"))["count"] == 0


def test_import_reports_broken_lines_and_exits_with_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "chat.jsonl"
    file.write_text('{"session": "a", "text": "one"}\n{broken\n{"session": "a", "text": "two"}\n', encoding="utf-8")
    first = run("import", str(file), "--json")
    assert first.exit_code == 1
    report = _json(first)["data"]["report"]
    assert (report["added"], report["skipped_total"], report["layout"]) == (2, 1, "turns")
    assert "line 2" in report["skipped"][0]["where"]
    again = _json(run("import", str(file), "--json"))["data"]["report"]
    assert (again["added"], again["known"]) == (0, 2)
    assert "line 2" in run("import", str(file)).output


@pytest.mark.parametrize("content", ["", "not json at all\n", "\x00\x01\x02"])
def test_a_file_that_cannot_be_read_is_misuse(run: Run, tmp_path: Path, content: str) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(content, encoding="utf-8")
    result = run("import", str(file))
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_reading_without_a_store_says_so_and_makes_none(run: Run, home: Path) -> None:
    for command in (["recall", "x"], ["list"], ["sessions"], ["status"], ["doctor"], ["reindex"], ["show", "x"]):
        result = run(*command)
        assert result.exit_code == 1, command
        assert "souvenance init" in result.output
    assert not home.exists()


def test_errors_come_in_the_envelope_too(run: Run) -> None:
    run("init")
    found = _json(run("show", "nothing", "--json"))
    assert found["status"] == "error"
    assert found["data"]["error"] == "NotFound"


def test_an_unknown_setting_is_misuse_and_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_EMBEDER", "none")
    result = run("status")
    assert result.exit_code == 2
    assert "embeder" in result.output


def test_config_show_masks_the_key_and_names_the_source(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_EMBEDDER_API_KEY", "very-" + "secret")
    shown = run("config", "show")
    assert "very-secret" not in shown.output
    assert "environment" in shown.output
    assert _json(run("config", "show", "--json"))["data"]["embedder"] == {"value": "none", "from": "environment"}


def test_doctor_is_content_and_notices_a_missing_row(run: Run, home: Path) -> None:
    import sqlite3

    run("observe", "one")
    run("observe", "two")
    assert run("doctor").exit_code == 0
    with sqlite3.connect(home / "index.db") as db:
        db.execute("DELETE FROM rows WHERE key = (SELECT min(key) FROM rows)")
    db.close()
    result = run("doctor")
    assert result.exit_code == 1
    assert "souvenance reindex" in result.output
    assert run("reindex").exit_code == 0
    assert run("doctor").exit_code == 0


def test_doctor_repairs_a_conversation_that_is_not_reached(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    monkeypatch.setenv("SOUVENANCE_X_TOKENS", "20")
    monkeypatch.setenv("SOUVENANCE_Y_TOKENS", "160")
    run("init")
    for n in range(12):
        run("observe", f"The train of platform {n} is never on time, and never will be while it snows.", "--session", "s")
    with sqlite3.connect(home / "ledger.db") as db:
        assert db.execute("DELETE FROM chunks WHERE seq = 1").rowcount == 1
    db.close()
    result = run("doctor")
    assert result.exit_code == 1
    assert "souvenance doctor --repair" in result.output
    mended = run("doctor", "--repair")
    assert mended.exit_code == 0
    assert "made again from the turns" in " ".join(mended.output.split())
    assert run("doctor").exit_code == 0


def test_a_deleted_index_comes_back_with_the_same_answer(run: Run, home: Path) -> None:
    for text in ("The plumber comes on Friday.", "Peanuts are out.", "The plumber was late."):
        run("observe", text)
    before = _json(run("recall", "plumber friday", "--json"))["data"]
    for file in home.glob("index.db*"):
        file.unlink()
    assert _json(run("recall", "plumber friday", "--json"))["data"] == before


def test_the_demo_answers_from_its_story(run: Run) -> None:
    for story, answer, expired in (("en", "walnuts", "has ended"), ("fr", "noix", "terminé")):
        result = run("demo", "--story", story)
        assert result.exit_code == 0
        assert answer in result.output
        assert result.output.count(f"{expired}  ") >= 2  # each line of what came to its end
    assert run("demo", "--story", "xx").exit_code == 2


def test_every_command_explains_itself(run: Run) -> None:
    for command in ("init", "import", "observe", "recall", "list", "show", "sessions", "status", "doctor", "reindex", "demo"):
        result = run(command, "--help")
        assert result.exit_code == 0
    assert run("recall").exit_code == 2
    assert run("nonsense").exit_code == 2


def test_secrets_are_masked_wherever_a_turn_is_printed(run: Run) -> None:
    key = "sk-" + "a1" * 12
    run("observe", f"my api key is {key} for the printer")
    turn = _json(run("list", "--turns", "--json"))["data"][0]["id"]
    for words in (["list", "--turns"], ["recall", "printer"], ["sessions"], ["show", turn], ["show", "cli"], ["source", turn]):
        for command in (words, [*words, "--json"]):
            shown = run(*command).output
            assert "my api key" in shown, command  # it is printed
            assert key not in shown, command
    for words in (["list", "--status", "all"], ["candidates"], ["context", "the printer"]):
        for command in (words, [*words, "--json"]):
            assert key not in run(*command).output, command


def test_a_file_of_json_lines_is_observed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "said.jsonl"
    file.write_text('{"text": "Le vélo est à la cave."}\n', encoding="utf-8")
    assert _json(run("observe", "--file", str(file), "--json"))["count"] == 1
    assert run("observe", "Bonjour", "--file", str(file)).exit_code == 2
    assert "cannot be read" in run("observe", "--file", str(tmp_path / "none.jsonl")).output
    file.write_text("{broken", encoding="utf-8")
    assert "line 1" in run("observe", "--file", str(file)).output


@pytest.mark.parametrize("more", [("--role", "tool"), ("--speaker", "oven"), ("--role", "user", "--speaker", "oven")])
def test_what_json_lines_say_themselves_is_not_said_beside_them(run: Run, tmp_path: Path, more: tuple[str, ...]) -> None:
    file = tmp_path / "said.jsonl"
    file.write_text('{"text": "Le pain est prêt."}\n', encoding="utf-8")
    for given in (("--file", str(file)), ()):
        result = run("observe", *given, *more, stdin='{"text": "Le pain est prêt."}\n')
        assert result.exit_code == 2, result.output
        assert "--role" in result.output
    run("observe", "Le pain est prêt.", "--role", "tool", "--speaker", "four")
    (turn,) = _json(run("list", "--turns", "--json"))["data"]
    assert (turn["role"], turn["speaker"]) == ("tool", "four")


@pytest.mark.parametrize("text", ["", " \n", "\u3000"])
def test_an_empty_text_is_misuse(run: Run, home: Path, text: str) -> None:
    result = run("observe", text)
    assert result.exit_code == 2
    assert "nothing was written" in result.output
    assert not home.exists()


def test_turns_of_which_nothing_is_left_are_a_problem(run: Run) -> None:
    result = run("observe", stdin='{"text": " "}\n{"text": "<private>all</private>"}\n')
    assert result.exit_code == 1
    assert "Nothing was written" in result.output
    assert "empty turns" in result.output
    found = run("observe", "<private>all</private>", "--json")
    assert found.exit_code == 1
    assert _json(found)["status"] == "problem"
    assert run("observe", stdin='{"text": " "}\n{"text": "something"}\n').exit_code == 0


def test_a_key_used_for_another_text_is_a_conflict(run: Run) -> None:
    first = _json(run("observe", "The plumber comes on Friday.", "--key", "k", "--json"))["data"]
    again = _json(run("observe", "The plumber comes on Friday.", "--key", "k", "--json"))["data"]
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["turn_ids"] == first["turn_ids"]
    other = run("observe", "The plumber comes on Monday.", "--key", "k", "--json")
    assert other.exit_code == 2
    assert _json(other)["data"]["error"] == "Conflict"
    assert _json(run("list", "--turns", "--json"))["count"] == 1


def test_observe_says_what_waits_and_what_failed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = _json(run("observe", "I am allergic to nuts.", "--no-wait", "--json"))["data"]
    assert [(job["id"], job["state"]) for job in waiting["waiting"]] == [(waiting["jobs"][0], "pending")]
    assert "2 reflections wait" in run("observe", "ok", "--no-wait").output
    run("reflect")
    assert _json(run("observe", "I play the cello on Sundays.", "--json"))["data"]["waiting"] == []
    for name, value in (("REFLECTOR", "model"), ("CHAT_MODEL", "openai-compatible:x"), ("CHAT_URL", "http://127.0.0.1:9/v1")):
        monkeypatch.setenv(f"SOUVENANCE_{name}", value)
    run("observe", "My sister lives in Brest.", "--no-wait")
    run("reflect")
    found = run("observe", "I am allergic to milk.", "--no-wait", "--json")
    assert [job["state"] for job in _json(found)["data"]["waiting"]] == ["failed", "pending"]
    shown = run("observe", "ok", "--no-wait").output
    assert "1 reflection failed" in shown
    assert "127.0.0.1:9" in shown
    assert "2 reflections wait" in shown


# -- ranges, policies and sources --------------------------------------------------------------------------------------


@pytest.fixture
def dated(run: Run) -> Run:
    lines = [
        {"text": "Bread in March.", "at": "2025-03-04T00:30:00+01:00", "id": "t1"},
        {"text": "Bread in June. My password: hunter2", "at": "2025-06-04T12:00:00+02:00", "id": "t2"},
        {"role": "tool", "speaker": "oven", "text": "Bread is ready.", "at": "2025-06-04T12:01:00+02:00", "id": "t3"},
    ]
    run("observe", "--session", "s1", stdin="\n".join(map(json.dumps, lines)))
    return run


def _ids(result: Result) -> set[str]:
    return {hit["turn"]["id"] for hit in _json(result)["data"]}


def test_recall_takes_ranges_and_says_how_it_read_them(dated: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENANCE_TZ", "Europe/Paris")
    assert _ids(dated("recall", "bread", "--json")) == {"t1", "t2", "t3"}
    assert _ids(dated("recall", "bread", "--when", "en juin 2025", "--json")) == {"t2", "t3"}
    assert _ids(dated("recall", "bread", "--start", "2025-04", "--json")) == {"t2", "t3"}
    assert _ids(dated("recall", "bread", "--end", "2025-04", "--json")) == {"t1"}
    shown = dated("recall", "bread", "--when", "June 2025").output
    assert "2025-06-01 00:00" in shown
    assert "ago)" in shown


@pytest.mark.parametrize(
    "words", [["--when", "soon"], ["--start", "x"], ["--policy", "wide"], ["--when", "2025", "--end", "2025"]]
)
def test_a_range_or_policy_that_cannot_be_honoured_is_misuse(dated: Run, words: list[str]) -> None:
    result = dated("recall", "bread", *words)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert _json(dated("recall", "bread", *words, "--json"))["data"]["error"] == "InputError"


def test_policies_and_the_text_for_a_prompt(dated: Run) -> None:
    assert _json(dated("recall", "bread", "--policy", "narrow", "--json"))["count"] == 1
    broad = _json(dated("recall", "bread", "--policy", "broad", "--json"))["data"]
    assert broad[0]["age"].endswith("ago")
    text = dated("recall", "bread", "--prompt").output
    assert text.count("<recalled>") == 2
    assert "hunter2" not in text


def test_the_source_of_a_result_is_shown(dated: Run) -> None:
    text = dated("source", "t2", "--around", "1").output
    assert "→" in text
    assert "Bread is ready." in text
    assert "hunter2" not in text
    data = _json(dated("source", "t2", "--json"))["data"]
    assert (data["kind"], data["excerpts"][0]["marked"]) == ("turn", ["t2"])
    assert [turn["id"] for turn in data["excerpts"][0]["turns"]] == ["t1", "t2", "t3"]
    assert "hunter2" not in json.dumps(data)
    assert _json(dated("source", "s1", "--json"))["data"]["kind"] == "session"
    assert dated("source", "nothing").exit_code != 0
    assert dated("source", "t2", "--around", "-1").exit_code == 2


@pytest.mark.parametrize(
    ("word", "below"), [("sessions", "list"), ("quarantine", "list"), ("notes", "path"), ("dream", "list")]
)
def test_an_option_before_the_word_below_is_refused(run: Run, word: str, below: str) -> None:
    for option in (("--json",), ("--home", "elsewhere"), ("-p", "ana")):
        refused = run(word, *option, below)
        assert refused.exit_code == 2
        assert f"souvenance {word} {below} --home" in refused.output.replace("\n", " ")
    assert not Path("elsewhere").exists()
    assert run("init").exit_code == 0
    assert run(word, below).exit_code == 0


def test_status_and_doctor_name_the_model_that_reads_and_the_one_that_writes(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pydantic_ai", reason='no chat model without pip install "souvenance[model]"')
    run("init")
    assert "chat model" in run("status").stdout
    assert "reflection model" not in run("doctor").stdout
    monkeypatch.setenv("SOUVENANCE_REFLECTOR", "model")
    for role, port in (("CHAT", 1), ("REFLECTION", 2)):
        monkeypatch.setenv(f"SOUVENANCE_{role}_MODEL", f"openai-compatible:{role.lower()}-words")
        monkeypatch.setenv(f"SOUVENANCE_{role}_URL", f"http://localhost:{port}/v1")
    status = " ".join(run("status").stdout.split())
    assert "reflection model openai-compatible:reflection-words; no jobs" in status
    assert "chat model openai-compatible:chat-words" in status
    told = " ".join(run("doctor").stdout.split())
    assert "reflection model openai-compatible:reflection-words at localhost:2: reads exchanges" in told
    assert "chat model openai-compatible:chat-words at localhost:1: `chat`, picks for `recall`, one memory of several" in told


def test_a_language_that_is_not_read_by_words_is_told_of_once_and_in_status_and_doctor(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = "In Chinese only the plainest statements become memories"
    assert told in run("observe", "我住在台北，我养了一只猫", "--session", "a").stdout
    assert told not in run("observe", "我喜欢喝茶", "--session", "b").stdout
    assert "only the plainest" not in run("observe", "I live in Bath", "--session", "c").stdout
    (note,) = data(run("observe", "Я живу в Москве с моей семьёй", "--session", "d", "--json"))["notes"]
    assert note.startswith("In Russian only")
    assert data(run("status", "--json"))["unread"] == {"zh": 2, "ru": 1}
    assert "In Chinese only" in run("status").stdout
    assert told in run("doctor").stdout
    monkeypatch.setenv("SOUVENANCE_REFLECTOR", "model")
    monkeypatch.setenv("SOUVENANCE_CHAT_MODEL", "openai-compatible:qwen3")
    assert data(run("status", "--json"))["unread"] == {}


@pytest.mark.parametrize("words", [("list",), ("doctor",), ("status",), ("recall", "x"), ("observe", "hi"), ("init",)])
def test_a_home_that_can_be_none_is_told_in_a_sentence(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "letter").write_text("Dear Ana", encoding="utf-8")
    for home in (tmp_path / "letter", tmp_path / ("a" * 300)):
        result = run(*words, "--home", str(home))
        assert result.exit_code in {1, 2}, result.output
        assert isinstance(result.exception, SystemExit)
        assert str(home)[:40] in result.output.replace("\n", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("words", [("remember", "I row on Sundays"), ("remember", "I row on Sundays", "--json")])
def test_an_answer_that_cannot_be_written_out_says_that_it_is_done(home: Path, words: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "souvenance.cli.main", *words, "--home", str(home)]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    shown = subprocess.run(
        [sys.executable, "-m", "souvenance.cli.main", "list", "--home", str(home)], capture_output=True, text=True, check=True
    )
    assert "I row on Sundays" in shown.stdout
