"""Why a memory was not in a context: read from what that context left, in every scope that it was made of."""

from collections.abc import Sequence

from souvenance.core.seats import Policy
from souvenance.core.selection import select
from souvenance.core.selection import why_not as no_seat
from souvenance.core.traced import how_the_seats_went, of_one_context, selection_of, told_outright
from souvenance.engine.notes import given_by_all, joined, seated
from souvenance.engine.tools import Tools
from souvenance.types import Principal, Trace

AT_ONE_MOMENT = 10  # contexts of one session and one person; a clock that stands still makes several


def why_not(
    tools: Tools,
    views: Sequence[Principal],
    place: Principal,
    memory_id: str,
    *,
    session: str,
    policy: Policy | None = None,
    trace: Trace | None = None,
) -> str:
    """Why a memory was not in a context of a session, or that it was, in sentences; read from its traces.

    Args:
        views: who asks, as it reads each scope: all of them share the seats.
        place: the one of them in whose scope the memory stands.
        memory_id: its whole id.
        session: whose context.
        policy: None: the usual one.
        trace: of that context, in one of its scopes; None for the last one. Where that has none either: why it would have no
            seat as things stand now, before any message.
    """
    headers = [tools.ledger.session(view.scope, session) for view in views]
    header = next((one for one in headers if one is not None), None)
    story, now = header.story if header is not None else None, tools.clock()
    language = header.language if header is not None else tools.language
    roster = tools.rosters.united(tools.ledger, [view.scope for view in views])
    policy = policy or Policy(half_lives=tools.half_lives)
    notes = joined(given_by_all(tools, views, roster.memories, language, now, tools.count_tokens))
    chosen, noted = seated(
        lambda noted: select(roster.columns, None, policy, story=story, now=now, noted=noted), notes, roster.memories
    )
    last = of_one_context(_own_traces(tools, views, session, trace), trace)
    if last is None:
        return no_seat(roster.columns, chosen, memory_id, policy, story=story, now=now, noted=noted)
    memory = tools.ledger.memories(place.scope, [memory_id])[memory_id]
    if (sentence := told_outright(last, memory, story)) is not None:
        return sentence
    why = no_seat(roster.columns, selection_of(last), memory_id, policy, story=story, now=last.created_at, noted=noted)
    ended = memory.expires_at is not None and memory.expires_at <= last.created_at
    return why if ended or memory_id in noted else f"{why} {how_the_seats_went(last)}"


def _own_traces(tools: Tools, views: Sequence[Principal], session: str, one: Trace | None) -> list[Trace]:
    """What the last context of a session that was made for who asks left in each scope; or the one that left ``one``.

    Those of others in a shared scope are not theirs to see. However many are kept, few are read.
    """
    found: list[Trace] = []
    for view in views:
        at, most = (one.created_at, AT_ONE_MOMENT) if one is not None else (None, 1)
        found += tools.ledger.traces(view.scope, session=session, author=view.id, at=at, limit=most)
        untraced = tools.untraced.get((view.scope, session))  # one that could not be kept is known here
        if untraced is not None and untraced.author == view.id:
            found.append(untraced)
    return found
