"""What a sentence speaks of where that stands before it: a topic, a heading, a figure that is denied."""

import re

from souvenance.core.clauses import bare, begins, is_all, says
from souvenance.core.stops import asks
from souvenance.core.worth import substance
from souvenance.languages.reflection import ReflectionPack

_NUMBER = re.compile(r"\d")
TOPIC_WORDS = 4  # "the Saturday market?"
_ECHO_WORDS = 3  # "450 kg?"
_HEADING_WORDS = 6  # "change of hall, same day:"
_ANSWER_WORDS = 25  # what puts a figure right is no longer
_COLON = re.compile(r"\s?[:：]\s")


def is_topic(sentence: str, pack: ReflectionPack) -> bool:
    """Whether a few words with a question mark only name something: "Marmite?", "Les épinards ?"."""
    said = bare(sentence, pack).rstrip("?!. ")
    if not asks(sentence) or not 0 < len(said.split()) <= TOPIC_WORDS or is_all(pack.small_talk, said):
        return False
    told = begins(pack.question_starts, said) or says(pack.subjects, said) or says(pack.second_person, said)
    return not told and substance(sentence, said, pack) > 0


def denies_figure(before: str, sentence: str, pack: ReflectionPack) -> bool:
    """Whether a figure is repeated with a question mark, denied, and put right: "450? No no, the scales said 510"."""
    echoed = asks(before) and len(before.split()) <= _ECHO_WORDS and _NUMBER.search(before) is not None
    if not echoed or asks(sentence) or len(sentence.split()) > _ANSWER_WORDS:
        return False
    said = bare(sentence, pack)
    return begins(pack.denies, said) and _NUMBER.search(sentence) is not None and not says(pack.hedges, said)


def tail_of(text: str) -> str:
    """What stands behind a short heading and its colon, or ""."""
    parts = _COLON.split(text, maxsplit=1)
    return parts[1] if len(parts) > 1 and len(parts[0].split()) <= _HEADING_WORDS else ""


__all__ = ["TOPIC_WORDS", "denies_figure", "is_topic", "tail_of"]
