"""How sure a memory is: set by code from origin and hedges; a model's own number may only lower it."""

STATED = 1.0  # outright, by the one it is about
IMPLIED = 0.7  # clearly: an accepted proposal
INFERRED = 0.5  # reasonable; also when the model's number cannot be read
HEDGE = 0.3  # taken off for a doubt that stands in the text
LEAST = 0.1


def confidence(*, hedged: bool = False, accepted: bool = False, stated: bool = True, claimed: float | None = 1.0) -> float:
    """Confidence 0.1–1.0.

    Args:
        hedged: the text holds a doubt.
        accepted: it rests on an assistant's proposal that the speaker accepted.
        stated: it stands in the source nearly word for word; else it was inferred from it.
        claimed: what the proposer says of it, 0–1; None where that could not be read.
    """
    found = IMPLIED if accepted else STATED if stated else INFERRED
    found -= HEDGE * hedged
    believed = INFERRED if claimed is None or not 0 <= claimed <= 1 else claimed
    return round(max(LEAST, min(found, believed)), 2)
