import shutil
from collections.abc import Callable
from pathlib import Path

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.units import shelf_key, shelf_of
from souvenance.engine.shelving import follow_memories
from souvenance.models.scripted import ScriptedEmbedder

Opener = Callable[..., Souvenance]


def on_the_shelf(me: Handle) -> list[str]:
    """The ids of the memories that a search may find."""
    tools, key = me._tools, shelf_key(me.principal.scope, "memories")
    assert follow_memories(tools, me.principal.scope)
    columns = tools.index.columns(key, None)
    return sorted(tools.index.refs(key, columns.numbers.tolist()))


def kept(me: Handle, text: str) -> str:
    memory = me.remember(text).memory
    assert memory is not None
    return memory.id


def test_a_shelf_has_a_name_of_its_own_that_tells_its_scope() -> None:
    assert shelf_key("sc_ana", "turns") == "sc_ana"
    assert shelf_of("sc_ana") == ("sc_ana", "turns")
    assert shelf_of(shelf_key("sc_ana", "memories")) == ("sc_ana", "memories")


def test_what_is_kept_is_on_the_shelf_and_what_is_forgotten_is_not(ana: Handle) -> None:
    assert on_the_shelf(ana) == []
    pain, vin = kept(ana, "J'adore le pain de seigle"), kept(ana, "Ma sœur habite à Brest")
    assert on_the_shelf(ana) == sorted([pain, vin])
    ana.forget(pain)
    assert on_the_shelf(ana) == [vin]
    ana.undo(ana.why(pain).events[0].id)
    assert on_the_shelf(ana) == sorted([pain, vin])


def test_a_correction_changes_the_words_of_the_row(ana: Handle) -> None:
    one = kept(ana, "J'adore le pain de seigle")
    on_the_shelf(ana)
    key = shelf_key(ana.principal.scope, "memories")
    before = ana._tools.index.counts(key, None).digest
    ana.correct(one, "J'adore le pain de maïs")
    assert on_the_shelf(ana) == [one]
    assert ana._tools.index.counts(key, None).digest != before


def test_turns_are_searched_without_the_memories(ana: Handle) -> None:
    ana.observe([NewTurn(text="Le pain est bon ici")], session="s")
    kept(ana, "Je préfère le pain de seigle")
    on_the_shelf(ana)
    turns = ana._tools.ledger.count_turns(ana.principal.scope)
    assert ana.recall("pain", limit=10).searched == turns


def test_memories_get_vectors_as_turns_do(opener: Opener) -> None:
    memory = opener(ScriptedEmbedder())
    me = memory.as_principal("ana")
    kept(me, "Ma sœur habite à Brest")
    memory.index_now()
    counts = me._tools.index.counts(shelf_key(me.principal.scope, "memories"), ScriptedEmbedder().stamp)
    assert (counts.rows, counts.embedded) == (1, 1)
    assert [finding for finding in memory.doctor() if not finding.ok] == []


def test_many_changes_are_left_to_the_background(ana: Handle) -> None:
    kept(ana, "J'adore le pain de seigle")
    kept(ana, "Ma sœur habite à Brest")
    assert not follow_memories(ana._tools, ana.principal.scope, at_most=1)
    assert follow_memories(ana._tools, ana.principal.scope, at_most=2)


def test_an_older_copy_of_the_ledger_begins_the_shelf_again(opener: Opener, home: Path, tmp_path: Path) -> None:
    memory = opener()
    first = kept(memory.as_principal("ana"), "J'adore le pain de seigle")
    memory.close()
    copy = tmp_path / "copy.db"
    shutil.copy(home / "ledger.db", copy)
    memory = opener()
    kept(memory.as_principal("ana"), "Ma sœur habite à Brest")
    on_the_shelf(memory.as_principal("ana"))
    memory.close()
    for ending in ("-wal", "-shm"):
        (home / f"ledger.db{ending}").unlink(missing_ok=True)
    shutil.copy(copy, home / "ledger.db")
    me = opener().as_principal("ana")
    later = [kept(me, text) for text in ("Je joue du violon", "Nora travaille à la mairie", "Mon chat s'appelle Plume")]
    assert on_the_shelf(me) == sorted([first, *later])
