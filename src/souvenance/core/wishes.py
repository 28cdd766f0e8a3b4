"""A wish about how to be answered that holds for every time, read over a whole sentence: where it stands its form is free.

"Start every reply with a summary", "if you don't know, say so, every single time", "could you drop the emojis for good?".
"""

from souvenance.core.briefly import is_for_good
from souvenance.core.clauses import bare, begins, cut_openers, found_at, is_all, says, without
from souvenance.core.secrets import mask
from souvenance.languages.reflection import ReflectionPack

_HEAD = 24  # characters: a supposition that begins there governs the sentence
MOST_WORDS = 45  # of a sentence that is read whole


def is_for_every_time(sentence: str, pack: ReflectionPack, *, asks: bool = False) -> bool:
    """Whether a sentence orders or asks, in so many words, how the other one goes about things every time.

    Args:
        sentence: as it stands.
        pack: of its language.
        asks: a question mark stands behind it; then it has to be a request.

    Known false positives: an order for one task in which something happens each time, in a verb the pack has as a bid.
    """
    if not pack.bids or len(sentence.split()) > MOST_WORDS or mask(sentence) != sentence:
        return False
    said = bare(cut_openers(sentence, pack), pack).rstrip(".!?… ")
    if not says(pack.each_case, said) and not (says(pack.bids, said) and says(pack.every_time, said)):
        return False
    if asks and begins(pack.question_starts, said) and not begins(pack.bids, said):
        return False
    if any(says(other, said) for other in (pack.makes_thing, pack.reported, pack.taken_back)) or begins(pack.cheers, said):
        return False
    teller, colon, _ = said.partition(":")
    if says(pack.momentary, without(pack.every_time, said)) or (colon and says(pack.circle, teller)):
        return False  # of this hour, or what somebody else ordered
    supposes = found_at(pack.hypotheticals, without(pack.not_hypothetical, said))
    return supposes is None or supposes > _HEAD


def holds_on(before: str, sentence: str, pack: ReflectionPack) -> bool:
    """Whether a sentence says of the wish in the one before that it holds for every time: "Diff first. That goes for all."."""
    said = bare(cut_openers(sentence, pack), pack).rstrip(".!?… ")
    if not is_all(pack.holds_on, said) or mask(before) != before:
        return False
    wish = bare(cut_openers(before, pack), pack)
    return any(
        (
            says(pack.bids, wish),
            says(pack.standing, wish),
            begins(pack.complaints, wish),
            says(pack.politeness, wish),
            is_for_good(before, pack),
        )
    )


__all__ = ["MOST_WORDS", "holds_on", "is_for_every_time"]
