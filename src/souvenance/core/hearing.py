"""What was said in an exchange, turn by turn, rid of all that is nobody's word."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from souvenance.core.clauses import sentences
from souvenance.core.fold import fold
from souvenance.core.handed import parted
from souvenance.core.language import by_function_words, by_script
from souvenance.languages.reflection import FULL, ReflectionPack, reflection_pack_for
from souvenance.languages.reflection.shared import ATTACHED, STRESSED
from souvenance.types import Turn

OWN_ORIGINS = frozenset({"user", "operator", "import"})  # whose user turns are somebody's own words

_LONGEST = 20_000  # characters of one turn that are read: what is longer was pasted
# Text that a memory or a tool put in: in whatever role, it is no source.
_BLOCK = re.compile(
    r"<(memory|memories|souvenance|context|recall|private|system|tool_result|document|retrieved|"
    r"summary)\b[^>]{0,200}>.*?(?:</\1>|\Z)",
    re.IGNORECASE | re.DOTALL,
)
_TAGGED = re.compile(r"\[(?:memory|memories|souvenir|souvenirs|recall|context)\b[^\]]{0,4000}\]?", re.IGNORECASE)
_ATTACHED = re.compile(rf"[\[<](?:{ATTACHED})\b[^\]>\n]{{0,600}}[\]>]", re.IGNORECASE)
_FENCE = re.compile(r"```.*?(?:```|\Z)", re.DOTALL)
_QUOTED_LINE = re.compile(r"^[ \t]{0,8}(?:>|\|).{0,4000}$", re.MULTILINE)
_ACTION = re.compile(r"(?<![\w*])\*(?!\*|\s)([^*\n]{2,400})\*(?!\*)")
_GESTURE_WORDS = 3  # *smiles*, *laughs softly*: no scene is played


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """One turn, cut into sentences."""

    turn: Turn
    said: tuple[str, ...]  # "" in the place of a sentence that is not the speaker's own
    handed: tuple[str, ...]  # what is not: others' words, and text to be worked on
    pack: ReflectionPack
    plays: bool  # it acts out a scene

    @property
    def is_own(self) -> bool:
        """Whether it is the speaker's own word: no tool's, no document's, no assistant's."""
        return self.turn.role == "user" and self.turn.origin in OWN_ORIGINS


def own_words(text: str) -> str:
    """A text without blocks that memory or tools put in, code, captions, quoted lines and acted scenes."""
    text = text[:_LONGEST]
    for pattern in (_BLOCK, _TAGGED, _ATTACHED, _FENCE, _QUOTED_LINE):
        text = pattern.sub("\n", text)
    return _ACTION.sub(lambda match: match[1] if _is_stress(match[1]) else "\n", text)


def _is_stress(inside: str) -> bool:
    """*always* in the middle of a sentence stresses a word; it acts nothing."""
    return len(inside.split()) == 1 and fold(inside) in STRESSED


def hear(turns: Sequence[Turn]) -> list[Heard]:
    """The turns of an exchange as they are read, in order."""
    usual = next((turn.language for turn in turns if turn.language in FULL), "und")
    return [_heard(turn, usual) for turn in turns]


def _heard(turn: Turn, usual: str) -> Heard:
    text = own_words(turn.text)
    acted = [match[1] for match in _ACTION.finditer(turn.text[:_LONGEST])]
    told = parted(text, speaker=turn.speaker) if turn.role == "user" else None
    return Heard(
        turn=turn,
        said=tuple(sentences(text)) if told is None else told.own,
        handed=() if told is None else told.handed,
        pack=reflection_pack_for(language_of(text, turn.language, usual)),
        plays=any(len(action.split()) > _GESTURE_WORDS for action in acted),
    )


def language_of(text: str, language: str, usual: str) -> str:
    """The language to read a text in: its own, unless its words clearly say English or French, or nobody could tell."""
    if by_script(text) is not None:
        return by_script(text) or language
    clear = by_function_words(text, (*FULL, "de", "es", "it", "pt"))
    if clear is not None and (clear in FULL or language == "und"):
        return clear
    return usual if language == "und" else language
