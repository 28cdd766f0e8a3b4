"""`calibrate`: where silence begins, measured and shown."""

from collections.abc import Sequence
from typing import Annotated

import typer

from souvenance.cli.opening import embed, opened
from souvenance.cli.output import Home, Json, Who, emit, minute, say, told
from souvenance.core.histograms import scale_of
from souvenance.core.silence import quantile
from souvenance.types import ShelfCalibration

_SHARES = (0.5, 0.2, 0.1, 0.05, 0.01)  # of the questions without an answer that lie above what is shown
_BINS = 12
_WIDE = 30  # characters of the longest bar


def calibrate(
    again: Annotated[bool, typer.Option("--again", help="Measure also what is fresh.")] = False,
    home: Home = None,
    principal: Who = None,
    as_json: Json = False,
) -> None:
    """Measure where silence begins, on questions that nothing here answers, and show what they came to."""
    with told("calibrate", as_json=as_json), opened(home, principal, create=False, background=False) as (memory, me):
        embed(memory, quiet=as_json)
        found = me.calibrate(again=again)

        def human() -> None:
            for one in found:
                _print(one, me.principal.tz)
            if not found:
                say("Nothing to calibrate: no shelf has rows yet.")

        emit("calibrate", [_json(one) for one in found], human, as_json=as_json, scope=me.principal.scope)


def _json(one: ShelfCalibration) -> dict[str, object]:
    """For programs: the distribution too, by kind, with its quantiles."""
    return {
        "shelf": one.shelf, "model": one.model, "rows": one.rows, "state": one.state, "made_at": one.made_at,
        "made_for": one.made_for, "bar": one.bar, "bar_by_words": one.bar_by_words,
        "questions": {kind: len(values) for kind, values in one.nulls.items()},
        "quantiles": {kind: {str(1 - s): quantile(values, s) for s in _SHARES} for kind, values in one.nulls.items()},
        "nulls": one.nulls,
    }  # fmt: skip


def _print(one: ShelfCalibration, tz: str) -> None:
    from rich.markup import escape

    say(f"[bold]{one.shelf}[/]  {one.rows:,} rows  {one.state}  [dim]{escape(one.model or 'words alone')}[/]")
    if one.made_at is None or one.bar_by_words is None:
        return
    asked = ", ".join(f"{len(values):,} {kind}" for kind, values in one.nulls.items())
    by_meaning = f"{one.bar:+.2f}, " if one.bar is not None else ""
    say(f"    measured {minute(one.made_at, tz)} for {one.made_for:,} rows, on questions without an answer: {asked}")
    say(f"    silent below {by_meaning}{one.bar_by_words:+.2f} by words alone")
    for kind, values in one.nulls.items():
        quantiles = ", ".join(f"{1 - share:.0%} {quantile(values, share):+.2f}" for share in _SHARES)
        say(f"    [dim]{kind} at or below: {quantiles}[/]")
    bar = one.bar if one.bar is not None else one.bar_by_words
    for line in histogram([value for values in one.nulls.values() for value in values], bar):
        say(f"    {line}")


def histogram(values: Sequence[float], bar: float) -> list[str]:
    """Lines of text: how the values are spread, lowest first, and between which of them the bar stands.

    Args:
        values: at least one.
        bar: may lie outside of them.
    """
    scale = scale_of([*values, bar], _BINS)
    counts, at = scale.counts(values), scale.bin_of(bar)
    longest = max(counts)
    return [
        f"{scale.low + n * scale.step:+7.2f} {'█' * round(_WIDE * count / longest)}{' ' if count else ''}{count or ''}"
        + (" ◂ silent below, within this line" if n == at else "")
        for n, count in enumerate(counts)
    ]
