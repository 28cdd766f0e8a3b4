"""What else touches the pages of the dreamer: purge, export, search, who may read them, models and their limits."""

import json
import shutil
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

from souvenance import Handle, NewTurn, Souvenance
from souvenance.core.decide import Step
from souvenance.core.notes import parse
from souvenance.engine.asking import ask
from souvenance.engine.commit import Commit
from souvenance.engine.dreaming import dream
from souvenance.engine.notes import view
from souvenance.engine.reflecting import Exchange, Reflection
from souvenance.engine.reflectors import BY_WORDS, ByModel
from souvenance.engine.units import beside_turns
from souvenance.models.scripted import ScriptedChat
from souvenance.types import Audience, Candidate, Given

from .conftest import Clock, Opener, say

DAY = timedelta(days=1)
TODAY = date(2026, 2, 11)


def page(me: Handle, day: date | None = None) -> str:
    return me._tools.notes.read(me.principal.scope, day).text


def files(home: Path) -> bytes:
    return b"\n".join(path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file())


# -- purge ------------------------------------------------------------------------------------------------------------
def test_a_purge_takes_its_words_out_of_journals_notes_and_their_archive(begun: Handle, home: Path) -> None:
    begun.write_notes("# À moi\n\n- Paul mange tout\n", over="")
    say(begun, "Ma tortue s'appelle Zanzibar.", session="tortue")
    begun.dream()
    say(begun, "Ma voiture est une vieille Renault verte.", session="voiture")
    begun.dream()
    assert any("Zanzibar" in begun._tools.notes.earlier(begun.principal.scope, one) for one in archive(begun))
    begun.purge(session="tortue")
    assert b"zanzibar" not in files(home).lower()
    assert "Renault" in page(begun)
    assert "Renault" in page(begun, TODAY)
    assert "Paul mange tout" in page(begun)
    assert not any(part.edited for day in (None, TODAY) for part in parse(page(begun, day)).parts)
    assert len(parse(page(begun, TODAY)).parts) == 1
    say(begun, "Mon chat s'appelle Otto.", session="chat")
    begun.dream()
    assert "Otto" in page(begun)
    assert b"zanzibar" not in files(home).lower()
    assert begun.dream(from_start=True).state == "done"
    assert b"zanzibar" not in files(home).lower()


def archive(me: Handle) -> list[str]:
    return list(me._tools.notes.archived(me.principal.scope))


def test_a_line_goes_with_its_turn_although_others_say_each_of_its_words(begun: Handle) -> None:
    say(begun, "Mon chat s'appelle Otto. Il dort beaucoup le matin.", session="one")
    say(begun, "Le matin mon chat dort.", "Otto s'appelle beaucoup.", "Il dort.", session="two")
    begun.dream()
    assert "Mon chat s'appelle Otto" in page(begun, TODAY)
    begun.purge(session="one")
    assert "Mon chat s'appelle Otto" not in page(begun, TODAY)
    assert "Le matin mon chat dort." in page(begun, TODAY)


def test_a_purge_of_everything_leaves_no_page(begun: Handle, home: Path) -> None:
    say(begun, "Ma tortue s'appelle Zanzibar.")
    begun.dream()
    begun.purge(everything=True)
    assert b"zanzibar" not in files(home).lower()
    assert begun._tools.ledger.checkpoint(begun.principal.scope, "dreamer") is None


# -- export -----------------------------------------------------------------------------------------------------------
def test_an_export_is_whole_again_elsewhere(begun: Handle, opener: Opener, tmp_path: Path) -> None:
    say(begun, "Mon chat s'appelle Otto.")
    begun.dream()
    say(begun, "Ma voiture est une vieille Renault verte.", session="two")
    begun.dream()
    begun.export(str(tmp_path / "bundle"))
    shutil.copytree(tmp_path / "bundle", tmp_path / "copy")
    other = opener().as_principal("Zoé")
    report = other.restore(str(tmp_path / "copy"))
    assert report.counts["earlier pages of notes"] == len(archive(begun)) > 0
    assert (page(other), page(other, TODAY)) == (page(begun), page(begun, TODAY))
    versions = [[one._tools.notes.earlier(one.principal.scope, name) for name in archive(one)] for one in (other, begun)]
    assert versions[0][: len(versions[1])] == versions[1]
    other.dream()
    say(other, "Mon chien s'appelle Rex.", session="three")
    other.dream()
    assert "Otto" in page(other)
    assert "Rex" in page(other, TODAY)


# -- search -----------------------------------------------------------------------------------------------------------
def test_what_holds_no_longer_is_marked_where_the_journal_is_asked(begun: Handle, clock: Clock) -> None:
    say(begun, "J'habite à Lyon.")
    begun.dream()
    clock.now += DAY
    say(begun, "J'ai déménagé de Lyon à Nantes.", session="two")
    begun.dream()
    found = begun.recall("Où est-ce que j'habite, à Lyon ?", kinds=("episode",), weak=True)
    stale = {note.text: [one.heir for one in note.stale] for note in found.notes}
    assert stale["Lise: J'habite à Lyon."] == ["J'ai déménagé de Lyon à Nantes."]
    assert "Lyon" in found.render()


def test_a_turn_that_is_searched_is_not_told_twice(begun: Handle) -> None:
    say(begun, "Mon chat s'appelle Otto.")
    begun.dream()
    found = begun.recall("Comment s'appelle mon chat Otto ?", weak=True)
    assert [hit.turn.text for hit in found.hits][:1] == ["Mon chat s'appelle Otto."]
    assert not any(note.turns for note in found.notes)
    passages = begun.context("Comment s'appelle mon chat ?", session="new", deadline_s=30.0).render()
    assert passages.count("Mon chat s'appelle Otto") == 1


def test_a_child_reads_nothing_of_what_adults_alone_may_hear(begun: Handle) -> None:
    say(begun, "Mon chat s'appelle Otto.")
    begun.dream()
    child = replace(begun.principal, audience="child")
    assert [bullet.memories for bullet in view(begun._tools, begun.principal).standing.bullets]
    assert not view(begun._tools, child).standing.bullets
    assert [held.rule for held in view(begun._tools, child).held] == ["audience"]


def test_a_line_that_names_an_adult_s_turn_is_not_found_for_a_child_though_a_person_changed_its_part(begun: Handle) -> None:
    say(begun, "Mon chat s'appelle Otto.")
    begun.dream()
    journal = begun._tools.notes.read(begun.principal.scope, TODAY)
    lines = journal.text.splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if "Otto" in line)
    text = "".join((*lines[:place], "- Otto ronfle la nuit\n", *lines[place:]))
    begun._tools.notes.write(begun.principal.scope, text, over=journal.fingerprint, day=TODAY)

    def found(audience: Audience) -> set[str]:
        who = replace(begun.principal, audience=audience)
        asked = ask(begun._tools, "Otto")
        return {hit.text for hit in beside_turns(begun._tools, who, asked, ("episode",), 9, None, story=None, weak=True).notes}

    assert found("child") == {"Otto ronfle la nuit"}
    assert len(found("adult")) == 2


def test_what_is_said_in_a_shared_place_is_dreamt_of_there_and_for_adults_apart(memory: Souvenance) -> None:
    trust = memory.trust
    trust.create_principal("Léa")
    trust.create_principal("Tom", audience="child")
    trust.create_scope("home")
    for name in ("Léa", "Tom"):
        trust.grant("home", name, "write")
    lea, tom = memory.as_principal("Léa").within("home"), memory.as_principal("Tom").within("home")
    for who in (lea, tom):
        say(who, "Bonjour à la maison", session=f"before {who.principal.name}")
    memory.maintain(["dream"], now=True)
    say(lea, "Le cadeau de Tom est caché dans la cave.", session="adults")
    say(tom, "Mon lapin s'appelle Noisette.", session="children")
    memory.maintain(["dream"], now=True)

    def told(me: Handle, query: str) -> list[str]:
        return [note.text for note in me.recall(query, kinds=("episode",), weak=True).notes]

    assert "Léa: Le cadeau de Tom est caché dans la cave." in told(lea, "cadeau caché dans la cave")
    assert told(tom, "lapin Noisette") == ["Tom: Mon lapin s'appelle Noisette."]
    assert not any("cadeau" in text for text in told(tom, "cadeau caché dans la cave"))
    assert "cadeau" not in tom.context("cadeau caché ?", session="new", deadline_s=30.0).render()


# -- models and limits ------------------------------------------------------------------------------------------------
class Ending:
    """A reflector that says of each exchange that it makes everything out of date."""

    name = "ending"

    def reflect(self, exchange: Exchange) -> Reflection:
        def write(commit: Commit) -> None:
            active = [one for one in commit.book.memories.values() if one.status == "active"]
            commit.steps(
                [Step(what="archived", before=one, after=replace(one, status="archived"), why="a test") for one in active]
            )

        return Reflection(candidates=(), write=write)


def test_a_run_ends_a_set_share_of_the_memories_at_most(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    for n in range(60):
        me.remember(f"Mon ami numéro {n} s'appelle Jean-Baptiste")
    me.dream()
    say(me, "Bonjour à tous, quelle belle journée.")
    memory.reflector = Ending()
    run = me.dream()
    assert len(me.memories()) == 60
    assert run.waiting == 1
    assert any("would end 60 memories" in note for note in run.notes)


def test_a_pinned_memory_is_out_of_reach(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    me.remember("Mon ami s'appelle Jean-Baptiste", pin=True)
    me.dream()
    say(me, "Bonjour à tous, quelle belle journée.")
    memory.reflector = Ending()
    run = me.dream()
    assert [one.status for one in me.memories(status="all")] == ["active"]
    assert any("ends no pinned memory" in note for note in run.notes)


class Inventing:
    """A reflector that proposes what nobody said."""

    name = "inventing"

    def reflect(self, exchange: Exchange) -> Reflection:
        turn = exchange.turns[-1]
        invented = Candidate(text="Lise s'appelle Loulou", kind="fact", subject="Lise", language="fr", sources=(turn.id,))
        return Reflection(candidates=(invented,))


def test_what_nobody_said_is_refused_whoever_proposes_it(opener: Opener) -> None:
    memory = opener()
    me = memory.as_principal("Lise")
    me.observe([NewTurn(text="Bonjour")], session="before")
    me.dream()
    memory.reflector = Inventing()
    say(me, "J'ai couru douze kilomètres au parc.")
    assert me.dream().learned == 0
    assert "Loulou" not in page(me)


def by_model(opener: Opener, reply: str, **parts: object) -> tuple[Souvenance, Handle, ScriptedChat]:
    chat = ScriptedChat([reply] * 20)
    memory = opener(with_model=True, chat=lambda: chat, **parts)
    me = memory.as_principal("Lise")
    memory.reflector = BY_WORDS
    me.observe([NewTurn(text="Bonjour")], session="before")
    me.dream()
    memory.reflector = ByModel(memory._tools)
    return memory, me, chat


def reply(text: str) -> str:
    one = {"text": text, "kind": "fact", "reach": "global", "confidence": 1.0, "importance": None, "tags": [], "turns": ["T1"],
           "ends": None, "replaces": [], "confirms": []}  # fmt: skip
    return json.dumps({"memories": [one], "summary": None, "anchors_add": [], "anchors_retire": [], "positions": []})


def test_a_model_proposes_and_code_decides(opener: Opener) -> None:
    _, me, chat = by_model(opener, reply("Mon chat s'appelle Otto."))
    say(me, "Mon chat s'appelle Otto.")
    run = me.dream()
    assert chat.asked
    assert "Otto" in page(me, TODAY)
    assert run.learned == len(me.memories()) == 1
    assert "Otto" in page(me)


def test_the_ceiling_of_a_day_holds_and_nothing_is_lost(opener: Opener, clock: Clock) -> None:
    _, me, chat = by_model(opener, reply("Mon chat s'appelle Otto."), tokens_a_day=0)
    say(me, "Mon chat s'appelle Otto.")
    run = me.dream()
    assert (run.state, run.waiting, len(chat.asked)) == ("done", 1, 0)
    assert any("the ceiling is 0 a day" in note for note in run.notes)
    assert "Otto" in page(me, TODAY)  # the journal needs no model


def test_a_whole_history_is_sent_to_nobody_unless_it_is_asked_for(opener: Opener) -> None:
    _, me, chat = by_model(opener, reply("Mon chat s'appelle Otto."))
    old = [Given(where="1", session="old", turn=NewTurn(text="Mon chat s'appelle Otto.", id="old-1"))]
    me.import_turns(old, reflect=False)
    me.dream()
    assert not chat.asked
    plan = me.dream(from_start=True, dry_run=True)
    assert 0 < plan.tokens_to_model < plan.tokens + 1
    assert not chat.asked
    me.dream(from_start=True)
    assert chat.asked


def test_a_stopped_run_is_open_and_the_next_one_ends_it(memory: Souvenance, begun: Handle) -> None:
    say(begun, "Mon chat s'appelle Otto.")
    answers = iter([True, True, False])
    stopped = dream(begun._tools, begun.principal, BY_WORDS, lambda _: next(answers, False))
    assert stopped.state == "stopped"
    assert [run.state for run in begun.dreams()] == ["open"]
    say(begun, "Mon chien s'appelle Rex.", session="two")
    first, second = begun.dream(), begun.dream()
    assert first.id == stopped.id
    assert (first.turns, second.turns) == (1, 1)
    assert "Rex" in page(begun, TODAY)


def test_a_memory_that_a_line_says_whole_is_given_as_that_line(begun: Handle) -> None:
    say(begun, "Mon chat s'appelle Otto, il dort toute la journée dans le panier à linge.")
    begun.dream()
    begun.remember("Mon chat adore le saumon")
    found = begun.recall("Que sait-on de mon chat ?", kinds=("memory", "episode"), weak=True)
    assert [hit.memory.text for hit in found.memories] == ["Mon chat adore le saumon"]
    assert "Otto" in found.notes[0].text


def test_a_forgotten_session_is_told_by_no_journal_and_served_by_none(begun: Handle) -> None:
    say(begun, "Mon chat s'appelle Otto.", session="chat")
    say(begun, "Ma voiture est une vieille Renault verte.", session="voiture")
    begun.forget_session("voiture")
    begun.dream()
    assert "Otto" in page(begun, TODAY)
    assert "Renault" not in page(begun, TODAY)
    assert begun.recall("chat Otto", kinds=("episode",), weak=True).notes
    begun.forget_session("chat")
    assert not begun.recall("chat Otto", kinds=("episode",), weak=True).notes
