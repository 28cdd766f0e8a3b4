"""The transcript of a running tool loop, kept from growing: old results become the line that was written when the call ran."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from souvenance.core.prompting import shortened

CountTokens = Callable[[str], int]
CUT_AT = 0.60  # of the window: above it the loop is cut
CUT_TO = 0.30  # what a cut leaves: far below, since every rewriting makes the vendor read the whole prefix anew
KEEP_VERBATIM = 5  # the latest results
MOST_OF_A_RESULT = 2_000  # tokens; a longer one becomes a reference at once, however new it is
SHARE_OF_A_RESULT = 10  # at most a tenth of the window
HEAD_SHARE = 2 / 3  # of that, for what is shown of a result that is too long
STORED = "[the full output is stored: recall_memory finds it]"
GONE = "[the output is not kept: run it again]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One tool call of the loop, with what it gave."""

    id: str
    asked: str  # the call, as the model wrote it
    result: str
    summary: str  # one line, written when the call ran
    state: str = "whole"  # whole; cut (too long: a part is shown); stub (the summary alone)


@dataclass(frozen=True, slots=True, kw_only=True)
class Loop:
    """The transcript: the seed (task and instructions), how many calls are told of in one line only, and the calls in order."""

    seed: str
    calls: tuple[Call, ...] = ()
    folded: int = 0

    def render(self) -> str:
        """As text: what a model is sent, oldest first."""
        note = [f"({self.folded:,} earlier calls are not shown.)"] if self.folded else []
        return "\n\n".join([self.seed, *note, *(f"{call.asked}\n{call.result}" for call in self.calls)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """A loop after a cut, and the calls whose full result is to be stored before it is used."""

    loop: Loop
    evicted: tuple[Call, ...] = ()


def cut(
    loop: Loop, *, window: int, count: CountTokens, bound: bool, keep_verbatim: int = KEEP_VERBATIM, cut_at: float = CUT_AT
) -> Cut:
    """The loop within its share of the window. No model call; the same loop and the same window give the same cut.

    Args:
        loop: as it stands, with the latest result.
        window: tokens that the model reads.
        count: tokens of a text.
        bound: whether a store takes what is evicted; else the stub says to run the call again.
        keep_verbatim: the latest results that stay, unless one alone is too long.
        cut_at: share of the window above which the oldest results go.

    What is below the threshold is not touched, so that a vendor's prefix cache holds from one call to the next.
    """
    most = max(20, min(MOST_OF_A_RESULT, window // SHARE_OF_A_RESULT))
    calls = [_not_too_long(call, most, count, bound=bound) for call in loop.calls]
    fixed = count(loop.seed)
    if fixed + _tokens(calls, count) > cut_at * window:
        calls, folded = _oldest_gone(calls, int(min(CUT_TO, cut_at) * window) - fixed, count, keep_verbatim, bound=bound)
    else:
        folded = 0
    kept = {call.id: call for call in calls}
    whole = [call for call in loop.calls if call.state == "whole"]
    evicted = tuple(call for call in whole if call.id not in kept or kept[call.id].state != "whole")
    return Cut(loop=replace(loop, calls=tuple(calls), folded=loop.folded + folded), evicted=evicted)


def _oldest_gone(calls: Sequence[Call], room: int, count: CountTokens, keep: int, *, bound: bool) -> tuple[list[Call], int]:
    """Stubs for the oldest until the rest fits; where stubs alone are too many, the oldest of them are only counted."""
    left = list(calls)
    over = _tokens(left, count) - room
    for place in range(max(0, len(left) - keep)):
        if over <= 0:
            return left, 0
        stub = _stub(left[place], bound=bound)
        over -= _tokens([left[place]], count) - _tokens([stub], count)
        left[place] = stub
    folded = 0
    while over > 0 and len(left) - folded > keep:
        over -= _tokens([left[folded]], count)
        folded += 1
    return left[folded:], folded


def _not_too_long(call: Call, most: int, count: CountTokens, *, bound: bool) -> Call:
    if call.state != "whole" or (len(call.result) <= most or count(call.result) <= most):
        return call
    head = shortened(call.result, int(most * HEAD_SHARE), count)
    return replace(call, result=f"{call.summary} {STORED if bound else GONE}\n{head}", state="cut")


def _stub(call: Call, *, bound: bool) -> Call:
    if call.state == "stub":
        return call
    stored = STORED if bound else GONE
    summary = " ".join(call.summary.split())[:300]
    return replace(call, asked=" ".join(call.asked.split())[:120], result=f"{summary} {stored}", state="stub")


def _tokens(calls: Sequence[Call], count: CountTokens) -> int:
    return sum(count(call.asked) + count(call.result) + 2 for call in calls)
