"""What is told of the people of a household and who looks after them: "the babysitter is Clara", "Zoe has judo on Mondays"."""

from souvenance.core.briefly import NAME
from souvenance.core.clauses import begins, cut_openers, match_at, says
from souvenance.languages.reflection import ReflectionPack

_WORDS_OF_A_NAME = 5  # "Mme Petit at the infant school"


def is_of_household(text: str, said: str, pack: ReflectionPack) -> bool:
    """Whether a clause names who helps a household, or tells what somebody with a name does on a day of every week.

    Args:
        text: the clause as it stands.
        said: its bare form.

    Known false positives: the helpers of people in books, told in the present ("Heidi's teacher is Miss Rottenmeier").
    """
    return not says(pack.hedges, said) and (_names_helper(text, said, pack) or begins(pack.weekly, said))


def _names_helper(text: str, said: str, pack: ReflectionPack) -> bool:
    match = match_at(pack.helps, said)
    if match is None:
        return False
    rest = said[match.end() :].split()
    named = " ".join(cut_openers(text, pack).split()[-len(rest) :]) if rest else ""
    return 0 < len(rest) <= _WORDS_OF_A_NAME and NAME.match(f" {named}", 1) is not None


__all__ = ["is_of_household"]
