"""Principals, shared scopes and tokens on the command line."""

import json
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from click.testing import Result
from typer.testing import CliRunner

from souvenance import open_memory
from souvenance.cli.main import app


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SOUVENANCE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SOUVENANCE_EMBEDDER", "none")


def run(*words: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    return result


def asked(*words: str, code: int = 0) -> dict:  # type: ignore[type-arg]
    return json.loads(run(*words, "--json", code=code).stdout)  # type: ignore[no-any-return]


def test_a_household_is_made_and_shown() -> None:
    run("principals", "create", "Léa")
    run("principals", "create", "小明", "--audience", "child", "--tz", "Asia/Shanghai")
    run("scopes", "create", "home")
    assert asked("scopes", "grant", "home", "小明", "write")["data"]["rights"] == ["read", "write"]
    people = {one["name"]: one for one in asked("principals", "list")["data"]}
    assert people["小明"]["audience"] == "child"
    assert people["小明"]["tz"] == "Asia/Shanghai"
    assert people["小明"]["shared"] == {"home": ["read", "write"]}
    assert people["Léa"]["shared"] == {}
    assert asked("scopes", "list")["data"] == [{"name": "home", "members": {"小明": ["read", "write"]}, "guarded": False}]
    assert "小明" in run("scopes", "list").stdout
    assert "home" in run("principals", "list").stdout
    run("scopes", "revoke", "home", "小明")
    assert asked("scopes", "list")["data"] == [{"name": "home", "members": {}, "guarded": False}]


def test_a_guardian_is_named_and_decides_on_what_a_child_says() -> None:
    run("principals", "create", "Léa")
    run("principals", "create", "小明", "--audience", "child")
    assert asked("principals", "guard", "小明", "Léa")["data"] == {"name": "小明", "guardians": ["Léa"]}
    assert "guarded by Léa" in run("principals", "list").stdout
    asked("observe", "我喜欢喝绿茶。", "--session", "s", "--principal", "小明")
    run("reflect", "--principal", "小明")
    (held,) = asked("quarantine", "--principal", "Léa")["data"]
    assert held["rule"] == "guardian"
    assert asked("quarantine", "--principal", "小明")["data"] == []
    told = run("remember", "J'aime les avions", "--principal", "小明", code=1).output
    assert "It waits for a guardian" in told
    assert "souvenance quarantine" not in told
    assert "a guardian decides" in run("export", "out", "--principal", "小明", code=1).output
    asked("quarantine", "release", held["id"], "--principal", "Léa")
    assert [one["text"] for one in asked("list", "--principal", "小明")["data"]] == ["我喜欢喝绿茶。"]
    assert asked("principals", "unguard", "小明", "Léa")["data"]["guardians"] == []
    assert "guarded by nobody yet" in run("principals", "list").stdout
    assert asked("principals", "unguard", "小明")["data"]["guardians"] is None
    assert "guarded" not in run("principals", "list").stdout
    assert "is no child" in run("principals", "guard", "Léa", "小明", code=2).output


def test_a_shared_scope_is_guarded() -> None:
    run("scopes", "create", "home")
    assert asked("scopes", "guard", "home")["data"]["guarded"] is True
    assert "guarded" in run("scopes", "list").stdout
    assert asked("scopes", "unguard", "home")["data"]["guarded"] is False
    assert asked("scopes", "list")["data"] == [{"name": "home", "members": {}, "guarded": False}]
    assert "no shared scope" in run("scopes", "guard", "nowhere", code=1).output


def test_misuse_is_told_in_a_sentence() -> None:
    run("principals", "create", "Léa")
    assert "one of adult, child" in run("principals", "create", "Max", "--audience", "teen", code=2).output
    assert "make another principal" in run("principals", "audience", "Léa", "child", code=2).output
    assert "no shared scope" in run("scopes", "grant", "nowhere", "Léa", "read", code=1).output
    assert "no principal" in run("tokens", "list", "Nobody", code=1).output
    assert "no token" in run("tokens", "revoke", "k_1", code=1).output
    assert "no time zone" in run("scopes", "create", "home", "--tz", "Mars/Olympus", code=2).output


def test_a_token_is_shown_once_listed_and_revoked() -> None:
    made = asked("tokens", "create", "Léa", "--name", "phone", "--days", "30")["data"]
    assert made["key"].startswith("sv_")
    listed = run("tokens", "list", "--json").stdout
    assert made["key"] not in listed
    [one] = json.loads(listed)["data"]
    assert (one["principal"], one["name"], one["opens"], one["id"]) == ("Léa", "phone", True, made["id"])
    assert "phone" in run("tokens", "list", "Léa").stdout
    run("tokens", "revoke", made["id"][:20])
    [one] = asked("tokens", "list")["data"]
    assert (one["opens"], one["revoked_at"] is None) == (False, False)
    assert run("tokens", "create", "Léa").stdout.startswith("sv_")


def test_a_new_name_is_told_and_when_a_token_ends() -> None:
    run("principals", "create", "Nina", "--tz", "Asia/Tokyo")
    assert asked("tokens", "create", "Nina")["data"]["new_principal"] is False
    assert "Nobody named" not in run("tokens", "create", "Nina").output
    assert (
        "Nobody named 'Nian' was known: a new, empty memory was begun" in run("tokens", "create", "Nian", "--days", "3").output
    )
    made = asked("tokens", "create", "小明", "--days", "1")["data"]
    assert made["new_principal"] is True
    end = datetime.fromisoformat(asked("tokens", "list", "Nian")["data"][0]["expires_at"])
    assert f"opens until {end.astimezone(ZoneInfo('UTC')):%Y-%m-%d}" in run("tokens", "list", "Nian").stdout
    assert "opens, without an end" in run("tokens", "list", "Nina").stdout
    run("tokens", "revoke", made["id"])
    assert "revoked 20" in run("tokens", "list", "小明").stdout


def test_without_a_shared_scope_that_is_said() -> None:
    run("principals", "create", "Nina")
    assert "No shared scope was made here yet" in run("scopes", "list").stdout
    assert asked("scopes", "list")["data"] == []


def test_the_command_line_keeps_to_a_shared_scope_where_the_settings_name_one(monkeypatch: pytest.MonkeyPatch) -> None:
    run("principals", "create", "me")
    run("scopes", "create", "home")
    run("scopes", "grant", "home", "me", "write")
    run("remember", "The tavern is closed on Mondays")
    monkeypatch.setenv("SOUVENANCE_SCOPE", "home")
    run("remember", "The boiler is in the cellar")
    assert [one["text"] for one in asked("list")["data"]] == ["The boiler is in the cellar"]
    assert [one["kind"] for one in asked("status")["data"]["scopes"]] == ["shared", "shared"]
    monkeypatch.setenv("SOUVENANCE_SCOPE", "nowhere")
    assert "no scope 'nowhere'" in run("list", code=1).output
    run("scopes", "list")
    monkeypatch.delenv("SOUVENANCE_SCOPE")
    assert len(asked("list")["data"]) == 2
    status = asked("status")["data"]
    assert (status["memories"]["active"], [one["memories"] for one in status["scopes"]]) == (2, [1, 1, 0])
    shown = " ".join(run("status").output.split())
    assert "Of these: own 1 turn, 1 memory; home (adults) 1 turn, 1 memory; home (everybody) 0 turns" in shown
    assert asked("sessions", "show", "by hand")["data"]
    run("sessions", "forget", "by hand")
    assert "boiler" in run("sessions", "show", "by hand").output  # that of the household stands


def test_an_adult_writes_for_everybody_of_a_shared_scope(monkeypatch: pytest.MonkeyPatch) -> None:
    run("principals", "create", "Léa")
    run("principals", "create", "Max", "--audience", "child")
    run("scopes", "create", "home")
    for name in ("Léa", "Max"):
        run("scopes", "grant", "home", name, "write")
    monkeypatch.setenv("SOUVENANCE_SCOPE", "home")
    run("remember", "Le cadeau de Max est un télescope", "-p", "Léa")
    monkeypatch.setenv("SOUVENANCE_SCOPE_AUDIENCE", "child")
    run("remember", "Les poubelles sortent le mardi", "-p", "Léa")
    run("observe", "晚饭七点开始", "-p", "Léa")
    monkeypatch.delenv("SOUVENANCE_SCOPE_AUDIENCE")
    assert [one["text"] for one in asked("list", "-p", "Max")["data"]] == ["Les poubelles sortent le mardi"]
    assert "晚饭七点开始" in run("list", "--turns", "-p", "Max").stdout
    monkeypatch.setenv("SOUVENANCE_SCOPE_AUDIENCE", "baby")
    assert "one of adult, child" in run("list", "-p", "Léa", code=2).output
    monkeypatch.setenv("SOUVENANCE_SCOPE_AUDIENCE", "child")
    monkeypatch.delenv("SOUVENANCE_SCOPE")
    assert "name the shared scope too" in run("list", "-p", "Léa", code=2).output


def test_what_is_sure_in_one_scope_is_not_called_unsure_for_the_sake_of_another() -> None:
    run("principals", "create", "Léa")
    run("scopes", "create", "home")
    run("scopes", "grant", "home", "Léa", "write")
    run("observe", "Le plombier vient vendredi à neuf heures.", "-p", "Léa")
    with open_memory() as memory:
        shared = memory.as_principal("Léa").within("home")
        shared.observe([{"role": "user", "text": "Le plombier a laissé sa facture."}], session="s")
        memory.work_now()
        me = memory.as_principal("Léa")
        assert not shared.recall("Quand vient le plombier vendredi ?").sure
        found = me.recall("Quand vient le plombier vendredi ?")
        assert (found.sure, found.weak) == (True, 0)
    told = run("recall", "Quand vient le plombier vendredi ?", "-p", "Léa").output
    assert "neuf heures" in told
    assert "Nothing sure" not in told
    assert "Nothing sure" in run("recall", "Quelle facture de vétérinaire ?", "-p", "Léa").output
