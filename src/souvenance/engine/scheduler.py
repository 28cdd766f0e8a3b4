"""Makes the regular passes that are due, as long as the store is open."""

from typing import TYPE_CHECKING

from souvenance.engine.background import Background
from souvenance.engine.tools import Tools
from souvenance.errors import StoreBusy

if TYPE_CHECKING:
    from souvenance.engine.upholding import GetReflector

FIRST_AFTER_S = 60.0  # a program that lives for seconds leaves the passes to others


class Scheduler(Background):
    """Looks what is due, again and again; one process at a time does it."""

    def __init__(
        self,
        tools: Tools,
        *,
        first_after_s: float = FIRST_AFTER_S,
        reflector: "GetReflector | None" = None,
    ) -> None:
        """Not started yet; see ``Background``. ``reflector``: who proposes memories in a dream."""
        super().__init__("souvenance-scheduler", first_after_s=first_after_s)
        self._tools = tools
        self._reflector = reflector

    def run_pass(self) -> object:
        """What is due now, unless another process is at it."""
        from souvenance.engine.upholding import maintain  # reads statements: loaded when there is something to do

        try:
            return maintain(self._tools, stopping=self._stopping, reflector=self._reflector)
        except StoreBusy:  # another process has the lease, or writes for long: it is looked at again soon
            return ()
