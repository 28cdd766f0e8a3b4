"""Does a text try to command the reader of a prompt: a verdict by rules, and what each destination does with it."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from souvenance.core.canonical import canonical, hides
from souvenance.core.concepts import Words, found_in
from souvenance.core.signals import Signal, signals_in, telling
from souvenance.languages.screening import RULES
from souvenance.thresholds import HOSTILE, SCREENING_WINDOW, SUSPICIOUS

Severity = Literal["clean", "suspicious", "hostile"]
Destination = Literal["standing", "memory", "journal", "recall"]
Decision = Literal["accept", "flag", "refuse", "quarantine", "withhold"]

_SAID = frozenset({"user", "operator", "assistant", "import"})  # words of the conversation; all else is quoted material
_MAY_DECIDE = frozenset({"user", "operator"})  # whose suspicious texts are believed
_ASSISTANT = frozenset({"assistant"})
_ASKS_THE_READER = frozenset({"secrets", "leak"})  # families that are no attack where the assistant asks the user


@dataclass(frozen=True, slots=True, kw_only=True)
class Screening:
    """What the rules came to. ``span`` is the offending piece of the canonical text, at most 200 characters."""

    severity: Severity
    rule: str = ""  # the heaviest one that spoke; "" when clean
    why: str = ""
    span: str = ""


CLEAN = Screening(severity="clean")


def screen(text: str, *, origin: str = "user") -> Screening:
    """The verdict on a text. Several origins ("tool+user") are as the least trusted of them.

    Known false positives: a manual that tells its readers, in the imperative, to disregard earlier instructions; a guide that
    shows an attack without quoting it. Known misses: orders in plain words that name neither the reader nor what it guards.
    """
    words = Words(canonical(text), hides=hides(text))
    origins = _origins(origin)
    rules = [rule for rule in RULES if not (origins <= _ASSISTANT and rule.family in _ASKS_THE_READER)]
    founds = list(found_in(words))
    told = telling(words, founds, said=origins <= _SAID)
    signals = [signal for found in founds for signal in signals_in(words, found, rules, told)]
    score, first = _heaviest(signals)
    if score < SUSPICIOUS or first is None:
        return CLEAN
    severity: Severity = "hostile" if score >= HOSTILE else "suspicious"
    return Screening(severity=severity, rule=first.rule.name, why=first.rule.why, span=words.between(first.first, first.last))


def decide(severity: Severity, destination: Destination, origins: str) -> Decision:
    """What a destination does with a text of this severity: the table of the trust model, the least trusted origin deciding.

    Known origins are those of ``types.Origin``, joined by "+"; an unknown one is trusted with nothing.
    """
    if severity == "clean":
        return "accept"
    if destination == "standing":
        return "refuse"
    if destination == "memory":
        return "accept" if severity == "suspicious" and _origins(origins) <= _MAY_DECIDE else "quarantine"
    if destination == "journal":
        return "flag"
    foreign = not _origins(origins) <= _SAID
    return "withhold" if severity == "hostile" or foreign else "accept"


def _origins(origins: str) -> frozenset[str]:
    return frozenset(origins.split("+"))


def _heaviest(signals: Iterable[Signal]) -> tuple[float, Signal | None]:
    """The most that families add up to within a window, and the heaviest signal there."""
    ordered = sorted(signals, key=lambda signal: (signal.first, signal.last))
    best: tuple[float, Signal | None] = (0.0, None)
    recent: dict[str, list[Signal]] = defaultdict(list)
    for signal in ordered:
        for family, olds in recent.items():
            recent[family] = [old for old in olds if signal.first - old.first <= SCREENING_WINDOW]
        own = recent[signal.rule.family]
        recent[signal.rule.family] = [*(old for old in own if old.weight > signal.weight), signal]  # falling weights
        tops = [olds[0] for olds in recent.values() if olds]
        score = sum(top.weight for top in tops)
        if score > best[0]:
            best = score, max(tops, key=lambda top: top.weight)
    return best
