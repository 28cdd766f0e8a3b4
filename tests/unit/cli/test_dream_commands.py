"""The commands of the dreamer, from outside."""

from pathlib import Path

from .conftest import Run, data


def journals(home: Path) -> list[Path]:
    return sorted((home / "home").glob("notes/*/journal/*.md"))


def test_a_night_from_the_first_run_to_its_rollback(run: Run, tmp_path: Path) -> None:
    run("observe", "Hello there", "--session", "before")
    assert data(run("dream", "--json"))["turns"] == 0
    run("observe", "My cat is called Otto.", "--session", "s")
    assert "1 waiting" in run("status").output
    planned = run("dream", "--dry-run").output
    assert "+- me: My cat is called Otto." in planned
    assert not journals(tmp_path)
    done = data(run("dream", "--json"))
    assert (done["state"], done["turns"], done["told"]) == ("done", 1, 1)
    assert "Otto" in journals(tmp_path)[0].read_text(encoding="utf-8")
    assert done["id"] in run("dream", "list").output
    assert [one["id"] for one in data(run("dream", "list", "--json"))][0] == done["id"]
    back = data(run("dream", "rollback", done["id"][:14], "--json"))
    assert back["left"] == []
    assert not journals(tmp_path)
    assert "rolled back" in run("dream", "list").output
    again = run("dream", "rollback", done["id"])
    assert again.exit_code == 2
    assert "already" in again.output


def test_everything_is_read_only_where_somebody_says_so(run: Run, tmp_path: Path) -> None:
    run("observe", "My cat is called Otto.", "--session", "s")
    run("dream")
    refused = run("dream", "--from-start")
    assert refused.exit_code == 2
    assert "1 turn of 1 conversation, about" in " ".join(refused.output.split())
    assert "--yes" in refused.output
    assert not journals(tmp_path)
    done = run("dream", "--from-start", "--yes")
    assert done.exit_code == 0, done.output
    assert "no model is asked" in done.output
    assert len(journals(tmp_path)) == 1


def test_the_nightly_pass_can_be_run_now(run: Run, tmp_path: Path) -> None:
    run("observe", "Hello there", "--session", "before")
    run("maintain")
    run("observe", "My cat is called Otto.", "--session", "s")
    (one,) = data(run("maintain", "--now", "dream", "--json"))
    assert (one["name"], one["whole"]) == ("dream", True)
    assert len(journals(tmp_path)) == 1
    assert "dream of me" in run("maintain", "--now", "dream").output


def test_a_store_of_nobody_has_nothing_to_dream_of(run: Run) -> None:
    run("init")
    done = run("dream", "--principal", "nobody")
    assert done.exit_code == 1
    assert "nothing to dream of" in done.output


def test_options_stand_behind_the_word(run: Run) -> None:
    run("init")
    done = run("dream", "--json", "list")
    assert done.exit_code == 2
    assert "behind the word" in done.output
