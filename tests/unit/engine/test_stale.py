"""What turns say that no longer holds: questions that are asked at once do not wait for each other."""

import threading
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from souvenance.engine.handle import Handle
from souvenance.engine.memory import Souvenance
from souvenance.engine.stale import Over
from souvenance.types import Session


def test_a_reading_that_hangs_keeps_no_other_question(memory: Souvenance, me: Handle) -> None:
    me.observe([{"role": "user", "text": "My sister lives in Lyon now"}], session="s")
    tools, scope = memory._tools, me.principal.scope
    (turn,) = me.turns("s")
    reading, goes_on = threading.Event(), threading.Event()

    class Hanging:
        """The ledger, of which the headers of sessions do not come."""

        def __getattr__(self, name: str) -> Any:
            return getattr(tools.ledger, name)

        def headers(self, scope: str, sessions: Collection[str]) -> Mapping[str, Session]:
            reading.set()
            goes_on.wait(20)
            return tools.ledger.headers(scope, sessions)

    hanging = threading.Thread(target=lambda: Over(replace(tools, ledger=Hanging()), scope, [turn])([turn.id]))  # type: ignore[arg-type]
    hanging.start()
    assert reading.wait(20)
    told: list[object] = []
    other = threading.Thread(target=lambda: told.append(Over(tools, scope, [turn])([turn.id])))
    other.start()
    other.join(10)
    meanwhile = list(told)
    goes_on.set()
    hanging.join()
    other.join()
    assert meanwhile == [()]
