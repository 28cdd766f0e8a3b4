import pytest
from hypothesis import given
from hypothesis import strategies as st

from souvenance.core.tokens import RANDOM_BYTES, is_same, key_digest, key_of


def test_a_key_holds_all_of_its_randomness() -> None:
    assert key_of(bytes(32)) == "sv_" + "A" * 43
    assert key_of(b"\xff" * 32) == "sv_" + "_" * 42 + "8"


def test_a_key_of_little_randomness_is_refused() -> None:
    with pytest.raises(ValueError, match="32 random bytes, not 31"):
        key_of(bytes(31))


@given(st.binary(min_size=RANDOM_BYTES, max_size=RANDOM_BYTES), st.binary(min_size=RANDOM_BYTES, max_size=RANDOM_BYTES))
def test_two_keys_are_one_only_where_their_randomness_is(one: bytes, other: bytes) -> None:
    assert is_same(key_digest(key_of(one)), key_digest(key_of(other))) == (one == other)


@given(st.text())
def test_anything_that_is_given_as_a_key_has_a_hash(text: str) -> None:
    assert len(key_digest(text)) == 32


def test_half_a_character_in_a_key_fails_nothing() -> None:
    assert key_digest("\ud800") != key_digest("?")
