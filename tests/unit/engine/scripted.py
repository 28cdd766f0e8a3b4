"""A reflector that says what a test tells it to."""

from collections.abc import Callable, Sequence

from souvenance.engine.reflecting import Exchange, Reflection
from souvenance.types import Candidate, Turn


class Scripted:
    """Proposes what the function makes of the new turns of an exchange; raises what it raises."""

    name = "scripted"

    def __init__(self, propose: Callable[[Sequence[Turn]], Sequence[Candidate]]) -> None:
        self.propose = propose
        self.seen: list[Exchange] = []

    def reflect(self, exchange: Exchange) -> Reflection:
        self.seen.append(exchange)
        return Reflection(candidates=tuple(self.propose([t for t in exchange.turns if t.id in exchange.new])))


def word_for_word(turns: Sequence[Turn]) -> list[Candidate]:
    """Every turn of the user is a fact."""
    return [candidate(turn) for turn in turns if turn.role == "user"]


def candidate(turn: Turn, **changed: object) -> Candidate:
    """A fact that is what a turn says."""
    values = {"text": turn.text, "kind": "fact", "subject": turn.speaker, "language": turn.language, "sources": (turn.id,)}
    return Candidate(**(values | changed))  # type: ignore[arg-type]
