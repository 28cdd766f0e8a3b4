"""Who may read what, in every ledger alike."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from souvenance.errors import Conflict, InputError, NotFound
from souvenance.ports import Ledger
from souvenance.types import RIGHTS, SYSTEM, Place, Principal, Token

NOW = datetime(2026, 2, 11, 20, 5, 1, 234567, tzinfo=UTC)
ANA = Principal(id="p_ana", name="ana", scope="sc_ana", tz="Europe/Paris")
TOM = Principal(id="p_tom", name="tom", scope="sc_tom", tz="UTC", audience="child")
HOME = Place(scope="sc_home", kind="shared", name="home", audience="child")
GROWN = Place(scope="sc_grown", kind="shared", name="home", audience="adult")
TOKEN = Token(id="k_1", principal="p_ana", name="phone", created_at=NOW)


def begun(ledger: Ledger, *principals: Principal) -> None:
    for principal in principals:
        with ledger.write(principal.scope) as tx:
            tx.add_principal(principal, NOW)


def shared(ledger: Ledger, *places: Place) -> None:
    for place in places:
        with ledger.write(place.scope) as tx:
            tx.add_shared(place, "Asia/Tokyo", "p_ana", NOW)


def let_in(ledger: Ledger, place: Place, principal: Principal, *rights: str) -> None:
    with ledger.write(place.scope) as tx:
        tx.put_rights(principal.id, rights, "p_ana", NOW)  # type: ignore[arg-type]


def test_an_empty_ledger_trusts_nobody(ledger: Ledger) -> None:
    assert ledger.principal_by_id("p_ana") is None
    assert list(ledger.principals()) == []
    assert list(ledger.places("p_ana")) == []
    assert list(ledger.shared()) == []
    assert dict(ledger.members("sc_home")) == {}
    assert ledger.token(b"x") is None
    assert list(ledger.tokens()) == []


def test_principals_are_found_by_name_id_and_scope(ledger: Ledger) -> None:
    begun(ledger, TOM, ANA)
    assert list(ledger.principals()) == [ANA, TOM]
    assert ledger.principal_by_id("p_tom") == TOM
    assert ledger.principal_of("sc_tom") == TOM
    assert ledger.principal_by_id("P_TOM") is None


def test_a_principal_has_every_right_in_its_private_scope_and_none_elsewhere(ledger: Ledger) -> None:
    begun(ledger, ANA, TOM)
    own = Place(scope="sc_tom", kind="private", name="tom", audience="child", rights=frozenset(RIGHTS))
    assert list(ledger.places("p_tom")) == [own]


def test_a_shared_scope_begins_once_and_belongs_to_nobody(ledger: Ledger) -> None:
    shared(ledger, HOME)
    shared(ledger, replace(HOME, name="another"))
    assert list(ledger.shared()) == [HOME]
    assert ledger.principal_of("sc_home") == Principal(
        id=SYSTEM, name="home", scope="sc_home", tz="Asia/Tokyo", audience="child"
    )
    assert ledger.principal("home") is None
    assert dict(ledger.scopes()) == {"sc_home": 2}


def test_rights_are_replaced_as_a_whole_and_those_of_others_stay(ledger: Ledger) -> None:
    begun(ledger, ANA, TOM)
    shared(ledger, HOME, GROWN)
    let_in(ledger, HOME, ANA, "read", "write", "manage")
    let_in(ledger, GROWN, ANA, "read")
    let_in(ledger, HOME, TOM, "read")
    assert dict(ledger.members("sc_home")) == {"p_ana": frozenset(RIGHTS), "p_tom": frozenset({"read"})}
    private = Place(scope="sc_ana", kind="private", name="ana", audience="adult", rights=frozenset(RIGHTS))
    assert list(ledger.places("p_ana")) == [
        private, replace(GROWN, rights=frozenset({"read"})), replace(HOME, rights=frozenset(RIGHTS)),
    ]  # fmt: skip
    let_in(ledger, HOME, ANA, "read")
    assert ledger.places("p_ana")[-1].rights == {"read"}
    let_in(ledger, HOME, ANA)
    assert [place.scope for place in ledger.places("p_ana")] == ["sc_ana", "sc_grown"]
    assert [place.scope for place in ledger.places("p_tom")] == ["sc_tom", "sc_home"]


def test_private_memory_is_its_guardians_while_it_is_guarded(ledger: Ledger) -> None:
    begun(ledger, ANA, TOM)
    shared(ledger, HOME)
    let_in(ledger, HOME, ANA, "read")
    own = Place(scope="sc_tom", kind="private", name="tom", audience="child")
    let_in(ledger, own, ANA, *RIGHTS)
    assert not ledger.is_guarded("sc_tom")
    assert not ledger.is_guarded("sc_nobody")
    assert [place.scope for place in ledger.places("p_ana")] == ["sc_ana", "sc_home"]
    with ledger.write("sc_tom") as tx:
        tx.put_guarded(NOW)
    assert ledger.is_guarded("sc_tom")
    assert list(ledger.places("p_ana"))[1:] == [
        replace(HOME, rights=frozenset({"read"})), replace(own, rights=frozenset(RIGHTS), guarded=True),
    ]  # fmt: skip
    assert list(ledger.places("p_tom")) == [replace(own, rights=frozenset(RIGHTS), guarded=True)]
    assert dict(ledger.members("sc_tom")) == {"p_ana": frozenset(RIGHTS)}
    with ledger.write("sc_tom") as tx:
        tx.put_guarded(None)
    assert [place.scope for place in ledger.places("p_ana")] == ["sc_ana", "sc_home"]
    with pytest.raises(Conflict), ledger.write("sc_none") as tx:
        tx.put_guarded(NOW)


def test_a_shared_scope_tells_that_it_is_guarded(ledger: Ledger) -> None:
    begun(ledger, ANA)
    shared(ledger, HOME, GROWN)
    with ledger.write("sc_home") as tx:
        tx.put_guarded(NOW)
    assert [(place.scope, place.guarded) for place in ledger.shared()] == [("sc_grown", False), ("sc_home", True)]


def test_a_write_that_is_given_up_lets_nobody_in(ledger: Ledger) -> None:
    begun(ledger, ANA)
    shared(ledger, HOME)
    with pytest.raises(RuntimeError), ledger.write("sc_home") as tx:  # noqa: PT012 - all of it is given up
        tx.put_rights("p_ana", ["read"], "p_ana", NOW)
        tx.add_shared(replace(HOME, name="else"), "UTC", "p_ana", NOW)
        raise RuntimeError
    assert dict(ledger.members("sc_home")) == {}


def test_no_right_in_a_scope_that_never_began(ledger: Ledger) -> None:
    with pytest.raises(Conflict), ledger.write("sc_home") as tx:
        tx.put_rights("p_ana", ["read"], "p_ana", NOW)


def test_a_class_changes_and_the_private_scope_keeps_its_own(ledger: Ledger) -> None:
    begun(ledger, TOM)
    with ledger.write("sc_tom") as tx:
        tx.put_audience("p_tom", "adult")
    assert ledger.principal("tom") == replace(TOM, audience="adult")
    assert ledger.places("p_tom")[0].audience == "child"
    with pytest.raises(NotFound), ledger.write("sc_tom") as tx:
        tx.put_audience("p_ana", "adult")


def test_a_token_is_found_by_the_hash_of_its_key_alone(ledger: Ledger) -> None:
    begun(ledger, ANA, TOM)
    with ledger.write("sc_ana") as tx:
        tx.add_token(TOKEN, b"1" * 32)
    later = replace(TOKEN, id="k_2", principal="p_tom", name="", created_at=NOW + timedelta(1), expires_at=NOW + timedelta(2))
    with ledger.write("sc_tom") as tx:
        tx.add_token(later, b"2" * 32)
    assert ledger.token(b"1" * 32) == (TOKEN, b"1" * 32)
    assert ledger.token(b"3" * 32) is None
    assert list(ledger.tokens()) == [TOKEN, later]
    assert list(ledger.tokens("p_tom")) == [later]


@pytest.mark.parametrize("second", [replace(TOKEN, id="k_2"), TOKEN])
def test_two_tokens_never_have_one_key_or_one_id(ledger: Ledger, second: Token) -> None:
    begun(ledger, ANA, TOM)
    with ledger.write("sc_ana") as tx:
        tx.add_token(TOKEN, b"1" * 32)
    key = b"1" * 32 if second is not TOKEN else b"2" * 32
    scope = "sc_tom" if second is not TOKEN else "sc_ana"
    with pytest.raises(Conflict), ledger.write(scope) as tx:
        tx.add_token(second, key)
    assert list(ledger.tokens()) == [TOKEN]


def test_a_revoked_token_stays_revoked_since_it_was(ledger: Ledger) -> None:
    begun(ledger, ANA)
    with ledger.write("sc_ana") as tx:
        tx.add_token(TOKEN, b"1" * 32)
    for after in (timedelta(1), timedelta(2)):
        with ledger.write("sc_ana") as tx:
            tx.revoke_token("k_1", NOW + after)
    found = ledger.token(b"1" * 32)
    assert found is not None
    assert found[0].revoked_at == NOW + timedelta(1)


def test_naive_times_and_half_characters_are_refused(ledger: Ledger) -> None:
    begun(ledger, ANA)
    with pytest.raises(InputError), ledger.write("sc_ana") as tx:
        tx.add_token(replace(TOKEN, expires_at=datetime(2026, 1, 1)), b"1" * 32)  # noqa: DTZ001 - the naive one
    with pytest.raises(InputError), ledger.write("sc_ana") as tx:
        tx.add_token(replace(TOKEN, name="\ud800"), b"1" * 32)
    assert list(ledger.tokens()) == []
