"""A secret that was told is in the output of no command: not whole, not by pieces."""

from pathlib import Path

import pytest

from .conftest import Run, data

# A turn each, and what of it nothing may print.
TOLD = {
    "the door code of our building is 47B12, and my card is 4970 1012 3456 7890 exp 09/27": (
        "47B12", "4970", "1012", "3456", "7890", "09/27",
    ),
    "I live in Bath. I changed my password yesterday. It is now Gravel-Otter-9.": ("Gravel", "Otter"),
    "Mon mot de passe c'est chouquette 2024 et j'adore le thé vert.": ("chouquette", "2024"),
    "my pin is four eight two one, I'm allergic to peanuts": ("four eight", "eight two"),
    "Our database is at postgres://app:s3cr3tpw@db.internal:5432/prod since May": ("s3cr3tpw",),
    "I moved to Leeds and my passport number is 12AB34567": ("12AB34567",),
    "is my card 4970 1012 3456 7899 still valid?": ("7899",),
}  # fmt: skip
PIECES = [piece for pieces in TOLD.values() for piece in pieces]


def test_no_command_prints_what_was_told(run: Run, tmp_path: Path) -> None:
    for n, text in enumerate(TOLD):
        assert run("observe", text, "--session", f"s{n}").exit_code == 0
    run("remember", "I like the green door of our building")
    run("dream")
    turns = [turn["id"] for turn in data(run("list", "--turns", "--json"))]
    memories = [memory["id"] for memory in data(run("list", "--status", "all", "--json"))]
    assert memories
    queries = ["card", "door code of the building", "password", "mot de passe", "pin", "database", "passport"]
    commands = [
        ["list"], ["list", "--status", "all"], ["list", "--turns"], ["candidates"], ["candidates", "--verdict", "refused"],
        ["quarantine"], ["sessions"], ["notes"], ["trace", "-n", "20"], ["status"], ["doctor"], ["dream", "list"], ["forgotten"],
        ["anchors"], ["rules"], ["disputed"], ["reflect"], ["maintain"],
        *(["recall", query] for query in queries), *(["recall", query, "--weak"] for query in queries),
        *(["context", query] for query in queries), *(["show", turn] for turn in turns), *(["source", turn] for turn in turns),
        *(["show", f"s{n}"] for n in range(len(TOLD))), *(["sessions", "show", f"s{n}"] for n in range(len(TOLD))),
        *(["why", memory] for memory in memories),
    ]  # fmt: skip
    for words in commands:
        for command in (words, [*words, "--json"]):
            printed = run(*command).output.replace("\n", " ")
            assert not [piece for piece in PIECES if piece in printed], command
    for page in (tmp_path / "home").rglob("*.md"):
        assert not [piece for piece in PIECES if piece in page.read_text("utf-8")], page


@pytest.mark.parametrize("text", [*TOLD, "my password is correct horse battery staple", "password", "mot de passe"])
def test_a_secret_is_not_remembered_and_the_refusal_does_not_repeat_it(run: Run, text: str) -> None:
    refused = run("remember", text)
    assert refused.exit_code != 0
    assert "secret" in refused.output
    assert not [piece for piece in (*PIECES, "horse", "staple") if piece in refused.output]
    assert data(run("list", "--status", "all", "--json")) == []


def test_what_is_said_beside_a_secret_is_remembered(run: Run) -> None:
    for text in TOLD:
        run("observe", text)
    kept = " ".join(memory["text"] for memory in data(run("list", "--status", "all", "--json")))
    assert "Bath" in kept
    assert "peanuts" in kept
    assert "thé vert" in kept


def test_an_export_holds_what_was_said_and_says_so(run: Run, tmp_path: Path) -> None:
    run("observe", "my password is hunter2swordfish")
    printed = run("export", str(tmp_path / "out")).output
    assert "hunter2swordfish" not in printed
    assert "Secrets" in printed
    assert any("hunter2swordfish" in page.read_text("utf-8", "replace") for page in (tmp_path / "out").rglob("*.jsonl"))
