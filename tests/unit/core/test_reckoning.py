from datetime import UTC, datetime

import pytest

from souvenance.core.reckoning import Asked, reckon
from souvenance.languages import pack_for
from souvenance.languages.endings import endings_for

ASKED = Asked(
    words={"day_word": "tomorrow"}, shift=0, said=datetime(2026, 3, 3, tzinfo=UTC), way="future", pack=pack_for("en"),
    endings=endings_for("en"),
)  # fmt: skip


def test_a_misspelt_rule_of_a_pack_is_an_error_and_no_missing_day() -> None:
    assert reckon("day", ASKED) is not None
    with pytest.raises(KeyError, match="dya"):
        reckon("dya", ASKED)
