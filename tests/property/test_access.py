"""Whoever asks, whoever is present: nothing is read that one of them may not read."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.access import Member, Narrowed, access
from souvenance.types import AUDIENCES, RIGHTS, Audience, Place, Principal

RIGHTS_HELD = st.sampled_from([frozenset(RIGHTS[:n]) for n in range(4)])
SHARED = [
    Place(scope=f"sc_{name}_{audience}", kind="shared", name=name, audience=audience)
    for name in ("home", "team", "ana")
    for audience in AUDIENCES
]

WARDS = [Place(scope=f"own {name}", kind="private", name=name, audience="child", guarded=True) for name in ("ana1", "ANA")]


@st.composite
def members(draw: st.DrawFn, names: st.SearchStrategy[str]) -> Member:
    name, audience = draw(names), draw(st.sampled_from(AUDIENCES))
    guarded = draw(st.booleans())
    own = Place(
        scope=f"own {name}", kind="private", name=name, audience=audience, rights=frozenset(RIGHTS), guarded=guarded
    )  # fmt: skip
    held = [
        *(replace(place, rights=draw(RIGHTS_HELD), guarded=draw(st.booleans())) for place in SHARED),
        *(replace(place, rights=draw(RIGHTS_HELD)) for place in WARDS if place.name != name),
    ]
    principal = Principal(id=name, name=name, scope=own.scope, tz="UTC", audience=audience)
    return Member(principal=principal, places=(own, *(place for place in held if place.rights)))


NAMES = st.sampled_from(["ana", "ana1", "ANA", "ana "])
OF_A_WARD = st.builds(Narrowed, scope=st.sampled_from([place.scope for place in WARDS]))
PRESENT = st.none() | st.lists(st.none() | members(NAMES), max_size=3)
WITHIN = st.none() | st.builds(
    Narrowed,
    name=st.none() | st.sampled_from(["home", "team", "ana", "x"]),
    audience=st.none() | st.sampled_from(AUDIENCES),
    scope=st.none() | st.sampled_from(["own ana", *(place.scope for place in SHARED)]),
)


@given(members(NAMES), PRESENT, WITHIN)
def test_nothing_is_read_that_one_who_hears_it_may_not_read(
    asker: Member, present: list[Member | None] | None, within: Narrowed | None
) -> None:
    found = access(asker, present, within)
    for place in found.reads:
        for hearer in [asker, *(one for one in present or [] if one is not None)]:
            assert any(own.scope == place.scope and "read" in own.rights for own in hearer.places)
            assert hearer.principal.audience == "adult" or place.audience == "child"
        if present is not None and (None in present or not present):
            assert (place.kind, place.audience) == ("shared", "child")
        if within is not None:
            assert within.name is None or (place.kind, place.name) == ("shared", within.name)
            assert within.scope in {None, place.scope}


@given(members(NAMES), PRESENT, WITHIN | OF_A_WARD)
def test_a_childs_memory_is_its_guardians_by_name_and_alone(
    asker: Member, present: list[Member | None] | None, within: Narrowed | None
) -> None:
    for place in access(asker, present, within).reads:
        if place.kind == "private" and place.scope != asker.principal.scope:
            assert place.guarded
            assert asker.principal.audience == "adult"
            assert present is None
            assert within is not None
            assert within.scope == place.scope
        for hearer in present or []:
            assert hearer is None or place.kind == "shared" or place.scope == hearer.principal.scope


@given(members(NAMES), PRESENT, WITHIN)
def test_who_decides_on_what_is_proposed_is_an_adult_that_manages_what_is_not_its_own(
    asker: Member, present: list[Member | None] | None, within: Narrowed | None
) -> None:
    found = access(asker, present, within)
    assert {place.scope for place in found.decides if not place.guarded} == {p.scope for p in found.reads if not p.guarded}
    for place in found.decides:
        assert not found.awaits(place.scope)
        if place.guarded:
            assert asker.principal.audience == "adult"
            assert place.scope != asker.principal.scope
            assert any(own.scope == place.scope and "manage" in own.rights for own in asker.places)
        if present is not None or within is not None:
            assert place in found.reads
    for place in found.reads:
        assert found.awaits(place.scope) == (place not in found.decides)
        assert not (found.awaits(place.scope) and found.may("manage", place.scope))


@given(members(NAMES), PRESENT, WITHIN)
def test_what_is_written_goes_where_the_asker_may_write(
    asker: Member, present: list[Member | None] | None, within: Narrowed | None
) -> None:
    found = access(asker, present, within)
    if found.writes is not None:
        assert asker.may("write", found.writes)
        assert within is None or within.name in {None, found.writes.name}
        assert within is None or within.scope in {None, found.writes.scope}
        assert found.writes.kind == "private" or found.writes in found.reads
    assert found.reads[:1] == ((found.writes,) if found.writes in found.reads else found.reads[:1])


@given(members(NAMES), st.lists(members(NAMES), min_size=1, max_size=3), members(NAMES) | st.none())
def test_one_more_who_listens_never_opens_anything(asker: Member, present: list[Member], more: Member | None) -> None:
    before, after = access(asker, present), access(asker, [*present, more])
    assert {place.scope for place in after.reads} <= {place.scope for place in before.reads}
    assert {place.scope for place in before.reads} <= {place.scope for place in access(asker).reads}


@given(members(NAMES), PRESENT, st.sampled_from(AUDIENCES))
def test_a_class_without_a_place_narrows_and_moves_nothing(
    asker: Member, present: list[Member | None] | None, audience: Audience
) -> None:
    wide, found = access(asker, present), access(asker, present, Narrowed(audience=audience))
    assert {place.scope for place in found.reads} <= {place.scope for place in wide.reads}
    assert found.writes in {None, wide.writes}
    assert set(found.decides) <= set(wide.decides)
    if audience == "child":
        assert {place.audience for place in (*found.reads, *([found.writes] if found.writes else []))} <= {"child"}
    else:
        assert (found.reads, found.writes) == (wide.reads, wide.writes)
