"""Which memories hold which word: columns of what stood when they were made, and sets of what is asked for or changed since."""

from collections.abc import Sequence
from typing import Self

from souvenance.core.keys import KeyColumns, unpacked
from souvenance.core.postings import Postings


class Holders:
    """Word (``Keys.forms``) -> the ids of the memories that hold it. Not for two threads at once."""

    def __init__(self, ids: Sequence[str], postings: Postings) -> None:
        """Of n memories, and the columns of their words. See ``of``."""
        self._ids, self._postings = ids, postings
        self._holders: dict[int, set[str]] = {}

    @classmethod
    def of(cls, ids: Sequence[str], packed: Sequence[bytes]) -> Self:
        """Of n memories, each id once, and their keys as ``keys.packed`` makes them."""
        return cls(ids, Postings.build(*KeyColumns.of(packed).forms, len(ids)))

    def holders(self, form: int) -> set[str]:
        """Who holds a word; not to be changed."""
        held = self._holders.get(form)
        if held is None:
            rows, _ = self._postings.of_key(form)
            held = {self._ids[row] for row in rows.tolist()}
            if held:  # a word that nobody holds is not remembered for having been asked for
                self._holders[form] = held
        return held

    def add(self, memory_id: str, packed: bytes) -> None:
        """One memory more."""
        for form in unpacked(packed).forms:
            self._holders[form] = self.holders(form)
            self._holders[form].add(memory_id)

    def remove(self, memory_id: str, packed: bytes) -> None:
        """One memory less."""
        for form in unpacked(packed).forms:
            self.holders(form).discard(memory_id)
