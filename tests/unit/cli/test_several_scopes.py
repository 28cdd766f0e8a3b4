"""What a reader of several scopes is shown, and what a limit leaves out."""

import json
import re

from souvenance import open_memory

from .conftest import Run, data


def test_who_reads_several_scopes_sees_the_notes_and_the_contexts_of_all(run: Run) -> None:
    for words in ("scopes create home", "principals create Léa", "principals create Tom --audience child",
                  "scopes grant home Léa write", "scopes grant home Tom read"):  # fmt: skip
        assert run(*words.split()).exit_code == 0
    run("notes", "add", "thé, pas de café", "-p", "Léa")
    with open_memory(background=False) as memory:
        me = memory.as_principal("Léa")
        me.within("home").add_note("poubelles le mardi")
        me.remember("I am allergic to walnuts", pin=True)
        me.within("home").remember("The boiler is a Vaillant", pin=True)
        me.context("bonjour", session="s1")
        own, adults, everybody = (place.scope for place in me.access().reads)
    found = data(run("notes", "-p", "Léa", "--json"))
    assert [found["scope"], *(one["scope"] for one in found["beside"])] == [own, adults, everybody]
    assert [one["sections"] != [] for one in found["beside"]] == [True, False]
    shown = run("notes", "-p", "Léa").output
    assert shown.index("Léa\n") < shown.index("thé") < shown.index("home, for adults") < shown.index("poubelles")
    assert "poubelles" not in run("notes", "-p", "Tom").output
    (context,) = data(run("trace", "-p", "Léa", "--json"))
    assert {seat["scope"] for seat in context["seats"]} == {own, adults}
    shown = run("trace", "-p", "Léa").output
    assert re.search(r"Vaillant\n.*home, for adults", shown)
    assert re.search(r"walnuts\n.*· Léa", shown)
    assert "beside" not in data(run("notes", "-p", "nobody else", "--json"))


def test_what_a_limit_left_out_is_told(run: Run) -> None:
    with open_memory(background=False) as memory:
        me = memory.as_principal("me")
        for n in range(3):
            me.remember(f"My box {n} is in the cellar")
            me.observe([{"text": f"第 {n} 句"}], session=f"s{n}")
            me.context("bonjour", session=f"s{n}")
    for words, left in (("list --turns -n 2", 4), ("trace", 2), ("forgotten -n 1", 2)):
        assert f"and {left} more: --limit shows them" in run(*words.split()).output, words
        assert json.loads(run(*words.split(), "--json").stdout)["more"] == left
        assert "more" not in json.loads(run(*words.split()[:1], *words.split()[1:-2], "-n", "99", "--json").stdout)
