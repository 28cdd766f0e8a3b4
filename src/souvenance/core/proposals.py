"""What a model is asked for, item by item: the schema it is sent is the one its answer is held against.

The only module of the core that loads pydantic; whoever has no model never imports it.
"""

import math
import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AliasChoices, BaseModel, BeforeValidator, ConfigDict, Field

from souvenance.core.answers import KIND_NAMES, TEXT_NAMES
from souvenance.core.confidence import INFERRED
from souvenance.thresholds import STATE_STEP
from souvenance.types import KINDS

MAX_TEXT_CHARS = 1_000  # a statement is a sentence or two; what is longer was copied
_PERCENT = re.compile(r"\s{0,3}(\d{1,3}(?:[.,]\d{1,3})?)\s{0,3}%\s{0,3}")
_NONE = {"", "none", "null", "n/a", "-", "[]"}


def _share(value: object) -> float:
    """0–1 as a number, as text or in percent; what cannot be read is in the middle, never near certain."""
    if isinstance(value, str):
        percent = _PERCENT.fullmatch(value)
        value = float(percent[1].replace(",", ".")) / 100 if percent else _number(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        return INFERRED
    return float(value)


def _importance(value: object) -> float | None:
    if isinstance(value, str):
        value = _number(value)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 10:  # noqa: PLR2004 - the scale
        return None
    return float(value)


def _moves_by(value: object) -> object:
    """A number, also as text ("+1,5"); whatever else it is, pydantic refuses."""
    if isinstance(value, bool):
        return None
    return _number(value) if isinstance(value, str) else value


def _number(text: str) -> float | None:
    try:
        number = float(text.strip().replace(",", ".")[:40])
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _names(value: object) -> list[str]:
    """A list of ids or words, or one alone; numbers count as ids, anything else is passed over."""
    items = value if isinstance(value, list) else re.split("[,;]", value) if isinstance(value, str) else [value]
    named = (f"{item:g}" if isinstance(item, float) else item for item in items if not isinstance(item, bool))
    return [item.strip() for item in named if isinstance(item, str) and item.strip().lower() not in _NONE]


def _kind(value: object) -> object:
    """The first kind that is named; what names none is a fact: the statement is worth more than its drawer."""
    if isinstance(value, list) and value:
        value = value[0]
    words = re.findall("[a-z]+", value[:80].lower()) if isinstance(value, str) else []
    return next((word for word in words if word in KINDS), "fact")


def _reach(value: object) -> object:
    return "story" if isinstance(value, str) and value.strip().lower() == "story" else "global"


def _text_or_none(value: object) -> object:
    return value if isinstance(value, str) and value.strip() else None


def _most(items: int) -> dict[str, Any]:
    """For the server: small models fill a list until their tokens are used up. An answer that has more is read all the same."""
    return {"maxItems": items}


Names = Annotated[list[str], BeforeValidator(_names)]
Said = Annotated[str, Field(min_length=1, pattern=r"\S")]


class _Item(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)


class ProposedMemory(_Item):
    """One statement."""

    text: Said = Field(
        validation_alias=AliasChoices(*TEXT_NAMES),
        description="What will still be of use in another conversation, as the user would say it of themselves: same person, "
        "same language, names and numbers exact, relative days replaced by dates.",
    )
    kind: Annotated[Literal["fact", "preference", "promise", "episode", "rule"], BeforeValidator(_kind)] = Field(
        "fact",
        validation_alias=AliasChoices(*KIND_NAMES),
        description="fact: true for a while; preference: a taste or a way of working; promise: something to be done; "
        "episode: something that happened once.",
        json_schema_extra=lambda schema: schema.update(enum=["fact", "preference", "promise", "episode"]),
    )
    reach: Annotated[Literal["global", "story"], BeforeValidator(_reach)] = Field(
        "global", description="story: only of use inside this storyline or project."
    )
    confidence: Annotated[float, BeforeValidator(_share)] = Field(
        INFERRED, description="1.0 stated outright, 0.7 clearly implied, 0.5 inferred, 0.3 weak, 0.1 guessed."
    )
    importance: Annotated[float | None, BeforeValidator(_importance)] = Field(None, description="0 to 10.")
    tags: Names = Field([], description="At most three subjects, one word each.", json_schema_extra=_most(3))
    turns: Names = Field([], description="Ids of the turns that it rests on: T1, T2.", json_schema_extra=_most(8))
    ends: Annotated[str | None, BeforeValidator(_text_or_none)] = Field(
        None, description="YYYY-MM-DD, the last day on which it holds, only where the turns say so; else null."
    )
    replaces: Names = Field(
        [], description="Ids of the memories shown that it makes out of date: M1.", json_schema_extra=_most(5)
    )
    confirms: Names = Field([], description="Ids of the memories shown that say the same: M2.", json_schema_extra=_most(5))


class RetiredAnchor(_Item):
    """An anchor that no longer holds."""

    anchor: Said = Field(description="Its id: A1.")
    reason: Said = Field(description="What was said that makes it untrue.")


class ProposedPosition(_Item):
    """What the character now thinks of a subject."""

    subject: Said = Field(description="A noun or two.")
    # "The position, in its own words" was answered with a copied line in 4 cases of 12, this with none.
    position: Said = Field(description="A claim that somebody could disagree with, reached in this exchange.")
    justification: Said = Field(description="What happened in this exchange that led there; not the claim once more.")


class ProposedMove(_Item):
    """By how much one of the character's numbers moves."""

    name: Said = Field(description="One of the numbers shown.")
    change: Annotated[float, BeforeValidator(_moves_by)] = Field(
        description=f"From -{STATE_STEP:g} to {STATE_STEP:g}, by what happened in this exchange."
    )


class Proposals(BaseModel):
    """The whole answer. Only its shape is used: an answer is read list by list and item by item."""

    memories: list[ProposedMemory] = Field(
        description="New statements about the user; empty when there are none.", json_schema_extra=_most(12)
    )
    summary: str | None = Field(
        description="The story so far, whole: the summary shown, brought up to date; null without a story."
    )
    anchors_add: list[str] = Field(
        description="Facts that the summary must never lose, one sentence each; usually none.", json_schema_extra=_most(3)
    )
    anchors_retire: list[RetiredAnchor] = Field(json_schema_extra=_most(3))
    positions: list[ProposedPosition] = Field(
        description="Only where a character is shown; usually none.", json_schema_extra=_most(3)
    )
    states: list[ProposedMove] = Field(
        [], description="Only numbers that this exchange moves; usually none.", json_schema_extra=_most(4)
    )


def schema(*, with_states: bool = False) -> Mapping[str, Any]:
    """The JSON schema that is sent: every field required, nothing else allowed, as strict servers want it."""
    whole = Proposals.model_json_schema(by_alias=False)
    if not with_states:
        del whole["properties"]["states"], whole["$defs"]["ProposedMove"]
    for part in (whole, *whole["$defs"].values()):
        part.pop("description", None)
        part.pop("title", None)
        part["required"] = list(part["properties"])
        part["additionalProperties"] = False
        for field in part["properties"].values():
            for key in ("title", "default", "minLength", "pattern"):
                field.pop(key, None)
    return whole
