"""Of which kind a claim is, what it is worth, and under which tags."""

from collections.abc import Mapping

from souvenance.core.clauses import bare, says
from souvenance.core.statements import Reading, is_specific
from souvenance.languages.reflection import ReflectionPack
from souvenance.types import Kind

IMPORTANCE: Mapping[Kind, float] = {"rule": 9.0, "promise": 7.0, "preference": 6.0, "fact": 5.0, "episode": 4.0}
TRIVIAL = 2.0  # what happened once and changed nothing
VITAL = 9.0  # allergies, illness, medicine, safety


def kind_of(text: str, reading: Reading, pack: ReflectionPack) -> Kind:
    """The kind of a claim; a rule is only what the speaker said in so many words for all cases."""
    said = bare(text, pack)
    if reading in {"rule", "standing"}:
        return "rule" if reading == "rule" else "preference"
    if says(pack.promises, said):
        return "promise"
    if reading == "hedged":
        return "fact" if says(pack.vital, said) else "episode"  # an exploration, not a fact
    if says(pack.vital, said):
        return "fact"
    if says(pack.preferences, said):
        return "preference"
    told = says(pack.past, said) and not says(pack.lasting, said)
    return "episode" if told and not says(pack.life_events, said) and is_specific(text) else "fact"


def importance_of(text: str, kind: Kind, pack: ReflectionPack) -> float:
    """0–10: what the kind is worth, more where health or safety hangs on it, less where it only happened once.

    Known false positives: a film about an illness.
    """
    said = bare(text, pack)
    if says(pack.vital, said):
        return VITAL
    stands = (pack.life_events, pack.lasting, pack.changes, pack.preferences)
    happened = says(pack.past, said) and not any(says(pattern, said) for pattern in stands)
    return TRIVIAL if happened and kind in {"episode", "fact"} else IMPORTANCE[kind]


def tags_of(text: str, pack: ReflectionPack) -> tuple[str, ...]:
    """The tags of a text that the pack can tell."""
    said = bare(text, pack)
    return tuple(tag for tag, pattern in pack.tags if says(pattern, said))
