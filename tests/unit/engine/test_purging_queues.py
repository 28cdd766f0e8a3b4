"""What a compacted session and a tool loop leave in the store: a purge leaves no byte of it, an export carries all of it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from souvenance import Handle, NewTurn, Souvenance, open_memory
from souvenance.core.queue import Budgets, Proposed
from souvenance.core.toolloop import Call, Loop
from souvenance.engine.queues import settle
from souvenance.errors import NotFound
from souvenance.types import Principal

from .conftest import Opener
from .test_purging import standing

SMALL = Budgets(x=60, y=200)
SAID = "Ne dis jamais à Quetzalina que le chat 哈尔滨 dort."
ANSWER = "Promis, le paquet Xylophage reste au grenier. Bonne nuit !"
OUTPUT = "Le serveur Zubrowka écoute sur le port 4711. 服务器在哈尔滨。"
WORDS = ("Quetzalina", "Xylophage", "Zubrowka")


def opened(opener: Opener) -> tuple[Souvenance, Handle]:
    memory = opener(budgets=SMALL)
    return memory, memory.as_principal("Lise")


def say(me: Handle, session: str, odd: str, even: str, turns: int = 40) -> None:
    """A session that is compacted as it goes."""
    for n in range(1, turns + 1):
        text, role = (odd, "user") if n % 2 else (even, "assistant")
        me.observe([NewTurn(text=f"{text} ({n})", role=role)], session=session)  # type: ignore[arg-type]
        if n == 1:
            me.view(session)


def evict(me: Handle, session: str, output: str) -> None:
    """A tool loop whose results leave it."""
    calls = tuple(
        Call(id=f"{session}{n}", asked=f"read({n})", result=f"{output}\n" + f"def f_{n}(): pass\n" * 90, summary=f"Read {n}.")
        for n in range(12)
    )
    me.shorten_loop(Loop(seed="Find the port.", calls=calls), session=session, window=8_000)
    assert me.recall_chunks(output, session=session).passages


def rows(memory: Souvenance, me: Handle) -> dict[str, list[dict[str, Any]]]:
    """The queue's rows as the ledger has them."""
    tables = memory._tools.tables
    assert tables is not None
    with tables.snapshot() as read:
        return {table: [dict(row) for row in read(me.principal.scope, table)] for table in ("chunks", "bullets", "mirrors")}


def lived(opener: Opener) -> tuple[Souvenance, Handle]:
    memory, me = opened(opener)
    say(me, "gone", SAID, ANSWER)
    evict(me, "gone", OUTPUT)
    say(me, "stays", "Réserve le train numéro sept.", "C'est fait, le billet est là.")
    evict(me, "stays", "def kept(): pass")
    memory.work_now()
    memory.index_now()
    assert me.view("gone").generation
    assert me.view("stays").generation
    return memory, me


def test_a_purged_session_leaves_no_byte_of_its_bullets_and_tool_output(opener: Opener, home: Path) -> None:
    memory, me = lived(opener)
    assert standing(home, *WORDS) == list(WORDS)
    before = rows(memory, me)
    view = me.view("stays")
    receipt = me.purge(session="gone")
    assert receipt.clean
    after = rows(memory, me)
    for table in before:
        assert {row["session"] for row in before[table]} == {"gone", "stays"}
        assert after[table] == [row for row in before[table] if row["session"] == "stays"]
        assert receipt.counts[table] == len(before[table]) - len(after[table])
    assert standing(home, *WORDS) == []
    assert standing(home, *WORDS, language="fr") == []
    assert standing(home, "哈尔滨", language="zh") == []
    assert me.view("stays") == view
    assert me.recall_chunks("kept", session="stays").passages
    assert [finding for finding in memory.doctor() if not finding.ok and finding.name != "disk"] == []


@pytest.mark.parametrize("by", [{"speaker": "assistant"}, {"speaker": "Lise"}])
def test_a_session_that_lost_some_turns_goes_on_without_their_words(opener: Opener, home: Path, by: dict[str, str]) -> None:
    memory, me = opened(opener)
    say(me, "s", SAID, ANSWER)
    word, left = ("Xylophage", "Quetzalina") if by["speaker"] == "assistant" else ("Quetzalina", "Xylophage")
    other = opened(opener)[1]
    assert word in str(other.view("s"))
    assert me.purge(**by).clean  # type: ignore[arg-type]
    assert standing(home, word) == []
    for handle in (me, other, opened(opener)[1]):  # the one that purged, one that held the queue, and a new one
        view = handle.view("s")
        assert word not in str(view)
        assert left in str(view)
        assert word not in handle.context("Bonjour", session="s").render()
        found = handle.recall_earlier(left, session="s", also_in_view=True)
        assert found.hits
        assert word not in found.render()
    say(me, "s", SAID.replace("Quetzalina", "Lise"), ANSWER.replace("Xylophage", "Lise"), 30)
    memory.work_now()
    assert word not in str(rows(memory, me))
    assert standing(home, word) == []
    stored = rows(memory, me)
    hashes = {row["hash"] for row in stored["chunks"]}
    assert hashes
    assert {digest for row in stored["bullets"] for digest in row["hashes"]} == hashes


def test_a_queue_that_was_never_compacted_is_read_anew_by_who_holds_it(opener: Opener) -> None:
    _, me = opened(opener)
    other = opened(opener)[1]
    me.observe([NewTurn(text="Xylophage", role="assistant"), NewTurn(text="Quetzalina")], session="s")
    assert "Xylophage" in str(other.view("s"))
    me.purge(speaker="assistant")
    assert [item.text for item in other.view("s").recent] == ["Lise: Quetzalina"]


def test_a_summary_of_what_was_purged_meanwhile_is_not_written(opener: Opener) -> None:
    memory, me = opened(opener)
    other = opened(opener)[1]
    for n in range(1, 41):
        me.observe([NewTurn(text=f"{ANSWER} ({n})", role="assistant" if n % 2 else "user")], session="s")

    class Slow:
        name = "slow"

        def summarise(self, _: Principal, lines: Sequence[str]) -> Sequence[Proposed]:
            if other.recall("Xylophage", weak=True).hits:
                other.purge(speaker="assistant")
            return [Proposed(text="Il y a un Xylophage.", cites=tuple(range(1, len(lines) + 1)))]

    memory._tools.queues.summariser = Slow()
    assert not settle(memory._tools, me.principal.scope, "s")
    assert rows(memory, me) == {"chunks": [], "bullets": [], "mirrors": []}


def test_tool_output_of_a_session_without_a_turn_is_purged_by_its_name(opener: Opener, home: Path) -> None:
    _, me = opened(opener)
    evict(me, "tools-only", OUTPUT)
    evict(me, "others", "def kept(): pass")
    receipt = me.purge(session="tools-only")
    assert receipt.clean
    assert receipt.counts["chunks"] > 0
    assert standing(home, "Zubrowka", "tools-only", language="fr") == []
    assert standing(home, "哈尔滨", language="zh") == []
    assert me.recall_chunks("kept", session="others").passages
    evict(me, "others", "Le serveur Marjolaine écoute.")
    assert "Marjolaine" in me.recall_chunks("Marjolaine", session="others").render()
    with pytest.raises(NotFound):
        me.purge(session="tools-only")


def test_an_export_carries_the_queue_and_the_tool_output(opener: Opener, tmp_path: Path) -> None:
    memory, me = lived(opener)
    before, views = rows(memory, me), [me.view(session) for session in ("gone", "stays")]
    me.export(str(tmp_path / "out"))
    with open_memory(
        tmp_path / "other", embedder="none", background=False, tz="UTC", language="fr", x_tokens=60, y_tokens=200
    ) as other:
        again = other.as_principal("Lise")
        again.restore(str(tmp_path / "out"))
        scope, author = again.principal.scope, again.principal.id
        assert rows(other, again) == {
            table: [{**row, "scope": scope, "author": author} for row in some] for table, some in before.items()
        }
        assert [again.view(session) for session in ("gone", "stays")] == views
        found = again.recall_chunks("Zubrowka", session="gone")
        assert OUTPUT in found.passages[0].text
        assert again.restore(str(tmp_path / "out")).counts == {}
