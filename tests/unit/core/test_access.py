"""Which scopes a request reads and writes; the general laws are in tests/property/test_access.py."""

from dataclasses import replace

import pytest

from souvenance.core.access import Access, Member, Narrowed, access
from souvenance.types import RIGHTS, Audience, Place, Principal, Right

ALL = frozenset(RIGHTS)


def place(name: str, audience: Audience = "adult", *rights: Right, kind: str = "shared") -> Place:
    return Place(scope=f"sc_{name}_{audience}", kind=kind, name=name, audience=audience, rights=frozenset(rights))  # type: ignore[arg-type]


def member(name: str, *places: Place, audience: Audience = "adult") -> Member:
    own = replace(place(name, audience, kind="private"), rights=ALL)
    principal = Principal(id=f"p_{name}", name=name, scope=own.scope, tz="UTC", audience=audience)
    return Member(principal=principal, places=(own, *places))


def home(*rights: Right) -> tuple[Place, Place]:
    return place("home", "adult", *rights), place("home", "child", *rights)


LEA = member("lea", *home("read", "write"))
MAX = member("max", *home("read", "write"))
TOM = member("tom", *home("read", "write"), audience="child")
PRIVATE, GROWN, EVERYBODY = "sc_lea_adult", "sc_home_adult", "sc_home_child"


def read(found: Access) -> list[str]:
    return [one.scope for one in found.reads]


def written(found: Access) -> str | None:
    return found.writes.scope if found.writes is not None else None


def test_an_adult_alone_reads_all_and_writes_to_the_private_scope() -> None:
    found = access(LEA)
    assert read(found) == [PRIVATE, GROWN, EVERYBODY]
    assert written(found) == PRIVATE


def test_what_an_adult_says_in_a_place_never_falls_to_the_part_for_everybody() -> None:
    half = member("lea", place("home", "child", "read", "write"))
    assert written(access(half, within=Narrowed(name="home"))) is None
    assert written(access(half, within=Narrowed(name="home", audience="child"))) == EVERYBODY


def test_a_child_never_reads_what_is_for_adults_whatever_was_granted() -> None:
    found = access(TOM)
    assert read(found) == ["sc_tom_child", EVERYBODY]
    assert written(found) == "sc_tom_child"


@pytest.mark.parametrize(
    ("present", "reads", "writes"),
    [
        ([LEA], [PRIVATE, GROWN, EVERYBODY], PRIVATE),
        ([LEA, MAX], [GROWN, EVERYBODY], GROWN),
        ([LEA, TOM], [EVERYBODY], EVERYBODY),
        ([MAX], [GROWN, EVERYBODY], GROWN),  # she asks from elsewhere: it is he who hears it
        ([LEA, None], [EVERYBODY], EVERYBODY),
        ([None], [EVERYBODY], EVERYBODY),
        ([], [EVERYBODY], EVERYBODY),
        ([LEA, member("guest")], [], PRIVATE),  # a known one who was let in nowhere hears nothing
        ([member("guest"), None], [], PRIVATE),
    ],
)
def test_what_is_served_may_be_heard_by_everyone_who_is_present(
    present: list[Member | None], reads: list[str], writes: str
) -> None:
    found = access(LEA, present)
    assert (read(found), written(found)) == (reads, writes)


@pytest.mark.parametrize(
    ("asker", "present", "audience", "reads", "writes"),
    [
        (LEA, None, "child", [EVERYBODY], None),
        (LEA, None, "adult", [PRIVATE, GROWN, EVERYBODY], PRIVATE),
        (TOM, None, "child", ["sc_tom_child", EVERYBODY], "sc_tom_child"),
        (TOM, None, "adult", ["sc_tom_child", EVERYBODY], "sc_tom_child"),
        (LEA, [LEA, TOM], "child", [EVERYBODY], EVERYBODY),
        (LEA, [LEA, MAX], "child", [EVERYBODY], None),
        (member("zoe"), None, "child", [], None),
    ],
)
def test_a_class_without_a_place_only_narrows(
    asker: Member, present: list[Member | None] | None, audience: Audience, reads: list[str], writes: str | None
) -> None:
    found = access(asker, present, Narrowed(audience=audience))
    assert (read(found), written(found)) == (reads, writes)


def test_where_two_shared_scopes_are_heard_what_is_said_stays_private() -> None:
    both = (*home("read", "write"), place("team", "adult", "read", "write"))
    found = access(member("lea", *both), [member("max", *both)])
    assert read(found) == [GROWN, EVERYBODY, "sc_team_adult"]
    assert written(found) == PRIVATE


def test_a_request_within_one_shared_scope_touches_no_other() -> None:
    found = access(LEA, within=Narrowed(name="home"))
    assert (read(found), written(found)) == ([GROWN, EVERYBODY], GROWN)
    found = access(LEA, within=Narrowed(name="home", audience="child"))
    assert (read(found), written(found)) == ([EVERYBODY], EVERYBODY)
    found = access(TOM, within=Narrowed(name="home"))
    assert (read(found), written(found)) == ([EVERYBODY], EVERYBODY)
    found = access(TOM, within=Narrowed(name="home", audience="adult"))
    assert (read(found), written(found)) == ([EVERYBODY], None)
    assert access(LEA, within=Narrowed(name="lea")).reads == ()


def test_a_request_within_one_scope_touches_no_other() -> None:
    found = access(LEA, within=Narrowed(scope=EVERYBODY))
    assert (read(found), written(found)) == ([EVERYBODY], EVERYBODY)
    found = access(LEA, within=Narrowed(scope=PRIVATE))
    assert (read(found), written(found)) == ([PRIVATE], PRIVATE)
    found = access(member("ida", *home("read")), within=Narrowed(scope=GROWN))
    assert (read(found), written(found)) == ([GROWN], None)
    assert access(TOM, within=Narrowed(scope=GROWN)).reads == ()
    assert access(LEA, within=Narrowed(name="home", scope=PRIVATE)).reads == ()
    assert access(LEA, [TOM], within=Narrowed(scope=PRIVATE)).reads == ()


def test_who_may_only_read_writes_nowhere_in_a_shared_scope() -> None:
    reader = member("ida", *home("read"))
    found = access(reader, within=Narrowed(name="home"))
    assert (read(found), written(found)) == ([GROWN, EVERYBODY], None)
    assert (found.may("read", GROWN), found.may("write", GROWN)) == (True, False)
    assert written(access(reader, [LEA])) == "sc_ida_adult"


def test_what_a_principal_writes_is_of_the_class_of_the_place() -> None:
    found = access(LEA, [LEA, TOM])
    assert [(view.scope, view.audience, view.id) for view in found.views] == [(EVERYBODY, "child", "p_lea")]
