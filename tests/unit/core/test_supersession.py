from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from souvenance.core.relation import Relation
from souvenance.core.supersede import claims, relation
from souvenance.core.supersession import accepted, barred, head, links
from souvenance.types import Memory

MONDAY = datetime(2026, 3, 2, 9, tzinfo=UTC)
OLD = Memory(
    id="m_1", scope="sc_1", kind="fact", text="I live in Leeds.", subject="Ann", story=None, language="en", status="active",
    confidence=1.0, importance=5.0, sources=("t_1",), origin="user", author="p_1", audience="adult", created_at=MONDAY,
    ranked_at=MONDAY, touched_at=MONDAY,
)  # fmt: skip
NEW = replace(OLD, id="m_2", text="We moved, I live in York now.", sources=("t_2",), ranked_at=MONDAY + timedelta(days=1))
SUPERSEDES = Relation("supersedes", "another home", "york", related=True)


def decided(old: Memory = OLD, new: Memory = NEW, found: Relation = SUPERSEDES, *, proposed: bool = False) -> tuple[str, str]:
    decision = accepted(old, new, found, proposed=proposed)
    return decision.kind, decision.rule


def test_a_newer_statement_of_the_same_person_supersedes() -> None:
    found = relation(claims(OLD.text, "en", "Ann"), claims(NEW.text, "en", "Ann"))
    assert decided(found=found)[0] == "supersede"


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        (replace(OLD, status="superseded"), NEW, "status"),
        (replace(OLD, status="forgotten"), NEW, "status"),
        (OLD, replace(NEW, status="quarantined"), "status"),
        (OLD, replace(NEW, id="m_1"), "itself"),
        (OLD, replace(NEW, scope="sc_2"), "scope"),
        (OLD, replace(NEW, subject="Bob"), "subject"),
        (replace(OLD, story="A"), replace(NEW, story="B"), "story"),
        (OLD, replace(NEW, ranked_at=MONDAY), "age"),
        (OLD, replace(NEW, ranked_at=MONDAY - timedelta(days=1)), "age"),
        (OLD, replace(NEW, origin="assistant"), "origin"),
        (OLD, replace(NEW, origin="web+tool"), "origin"),
        (replace(OLD, audience="child"), NEW, "audience"),
    ],
)
def test_a_barrier_keeps_the_old_one_whoever_proposes(old: Memory, new: Memory, rule: str) -> None:
    assert decided(old, new) == ("keep", rule)
    assert decided(old, new, proposed=True) == ("keep", rule)


@pytest.mark.parametrize(("old", "new"), [(None, None), (None, "A"), ("A", None), ("A", "A")])
def test_global_goes_with_any_story_and_a_story_with_itself(old: str | None, new: str | None) -> None:
    assert decided(replace(OLD, story=old), replace(NEW, story=new))[0] == "supersede"


@pytest.mark.parametrize("origin", ["user", "operator", "assistant+user", "operator+document"])
def test_the_new_one_rests_on_a_users_or_operators_turn(origin: str) -> None:
    assert decided(new=replace(NEW, origin=origin))[0] == "supersede"


def test_a_pinned_memory_is_disputed_not_replaced() -> None:
    assert decided(replace(OLD, pinned=True)) == ("dispute", "pinned")
    assert decided(replace(OLD, pinned=True), found=Relation("none", "", "", related=True), proposed=True) == (
        "dispute",
        "pinned",
    )


def test_a_proposal_needs_less_but_not_nothing() -> None:
    related, unrelated = Relation("none", "nothing shared", "", related=True), Relation("none", "nothing shared", "")
    disputed = Relation("disputed", "two values", "time", related=True)
    assert decided(found=related) == ("keep", "nothing shared")
    assert decided(found=related, proposed=True) == ("supersede", "proposed")
    assert decided(found=unrelated, proposed=True)[0] == "keep"
    assert decided(found=disputed)[0] == "dispute"
    assert decided(found=disputed, proposed=True) == ("supersede", "proposed")


def test_a_proposal_never_makes_an_addition_a_replacement() -> None:
    found = relation(claims("I use Vim at work.", "en"), claims("I also use Emacs at work.", "en"))
    assert decided(found=found, proposed=True)[0] == "keep"


def test_a_confirmation_confirms() -> None:
    assert decided(found=Relation("confirms", "said again", "leeds"))[0] == "confirm"


def test_a_name_is_one_name_however_it_is_written() -> None:
    assert decided(replace(OLD, subject="Léa"), replace(NEW, subject="lea"))[0] == "supersede"


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ({}, None),
        ({"scope": "sc_2"}, "scope"),
        ({"subject": "Bob"}, "subject"),
        ({"story": "dragons"}, "story"),
        ({"origin": "web"}, "origin"),
        ({"said_at": MONDAY}, "age"),
    ],
)
def test_what_was_said_ends_only_what_it_may(said: dict[str, object], rule: str | None) -> None:
    about: dict[str, object] = {
        "scope": "sc_1", "subject": "ann", "story": None, "origin": "user", "audience": "adult",
        "said_at": MONDAY + timedelta(hours=1),
    }  # fmt: skip
    found = barred(replace(OLD, story="work" if "story" in said else None), **(about | said))  # type: ignore[arg-type]
    assert (found.rule if found is not None else None) == rule


def test_one_sentence_may_replace_many() -> None:
    new = replace(NEW, text="oh and btw we're on MySQL now")
    for n, text in enumerate(("We use PostgreSQL.", "Our database is Postgres 14.", "The app runs on postgres")):
        found = relation(claims(text, "en", "Ann"), claims(new.text, "en", "Ann"))
        assert decided(replace(OLD, id=f"m_{n}", text=text), replace(new, id="m_9"), found)[0] == "supersede"


def test_chains_resolve_to_their_head() -> None:
    chain = {"a": "b", "b": "c"}
    assert [head(link, chain) for link in "abcx"] == ["c", "c", "c", "x"]


def test_a_cycle_is_refused_before_it_closes_and_survived_if_it_stands() -> None:
    assert links("c", "d", {"a": "b", "b": "c"})
    assert not links("c", "a", {"a": "b", "b": "c"})
    assert not links("a", "a", {})
    assert head("a", {"a": "b", "b": "a"}) in {"a", "b"}


def test_of_two_corrections_at_once_only_the_first_links() -> None:
    assert links("a", "b", {})
    assert not links("a", "c", {"a": "b"})
