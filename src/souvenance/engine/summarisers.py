"""A chat model as a summariser of the short-term queue. Words alone need no more than ``core/summarising``."""

from collections.abc import Sequence
from datetime import UTC

from souvenance.core.queue import Proposed
from souvenance.core.summarising import bullets_in, summary_prompt
from souvenance.engine.tools import Tools
from souvenance.errors import ModelBusy
from souvenance.types import Principal

PROMPT_TOKENS = 6_000  # of one compaction, whatever Y holds
REPLY_TOKENS = 1_500


class ByModel:
    """Asks the chat model of the settings, within the tokens of a day."""

    name = "model"

    def __init__(self, tools: Tools) -> None:
        """The model is loaded when it is first asked."""
        self._tools = tools

    def summarise(self, principal: Principal, lines: Sequence[str]) -> Sequence[Proposed]:
        """See ``Summariser``. Raises ModelError; ModelBusy where the tokens of the day are used up."""
        tools, now = self._tools, self._tools.clock()
        day = now.astimezone(UTC).date().isoformat()
        if (used := tools.ledger.tokens_used(principal.scope, day)) >= tools.tokens_a_day:
            raise ModelBusy(f"{used:,} tokens were used today, the ceiling is {tools.tokens_a_day:,} a day")
        prompt = summary_prompt(lines, count_tokens=tools.count_tokens, budget_tokens=PROMPT_TOKENS)
        reply = tools.chat().complete(prompt, max_tokens=REPLY_TOKENS)
        with tools.ledger.write(principal.scope) as tx:  # at once: they are spent, whatever becomes of the answer
            tx.add_tokens(day, reply.model, reply.input_tokens + reply.output_tokens, principal, now)
        return bullets_in(reply.text)
