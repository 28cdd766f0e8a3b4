"""What goes wrong in a call becomes a result that says so."""

import json
import logging
from collections.abc import Iterator

import pytest

pytest.importorskip("mcp", reason='no server without pip install "souvenance[mcp]"')

from souvenance.engine.handle import Handle
from souvenance.errors import NotFound, SouvenanceError, StoreBusy
from souvenance.serving.logs import LOGGER, Lines
from souvenance.serving.mcp_server import called
from souvenance.serving.mcp_tools import TOOLS

RECALL = next(tool for tool in TOOLS if tool.name == "memory_recall")


@pytest.mark.parametrize("exc", [StoreBusy("another process holds it"), NotFound("nothing here has this id")])
def test_an_error_of_the_engine_is_its_sentence(exc: SouvenanceError) -> None:
    def who() -> Handle:
        raise exc

    result = called(RECALL, who, {"query": "x"})
    assert result.is_error
    assert [part.text for part in result.content] == [str(exc)]  # type: ignore[union-attr]
    assert result.structured_content == {"error": type(exc).__name__, "message": str(exc), "retry": exc.retry}


class Kept(logging.Handler):
    """Lines as they would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(Lines().format(record))


@pytest.fixture
def logged() -> Iterator[list[str]]:
    kept = Kept()
    LOGGER.addHandler(kept)
    yield kept.lines
    LOGGER.removeHandler(kept)


def test_a_bug_is_told_and_logged_without_its_words(logged: list[str]) -> None:
    def who() -> Handle:
        raise KeyError("what somebody said in private")

    result = called(RECALL, who, {"query": "x"})
    assert result.is_error
    (part,) = result.content
    assert part.text == "memory_recall failed inside Souvenance (KeyError): the server's log has the details."  # type: ignore[union-attr]
    (line,) = logged
    told = json.loads(line)
    assert (told["error"], told["tool"]) == ("KeyError", "memory_recall")
    assert any(where.endswith(" who") for where in told["where"])
    assert "in private" not in line


def test_a_result_holds_the_text_and_the_ids_as_json_has_them(me: Handle) -> None:
    me.observe([{"text": "Le vélo est dans la cave."}], session="s1")
    result = called(RECALL, lambda: me, {"query": "vélo"})
    assert result.structured_content["text"] == result.content[0].text  # type: ignore[union-attr]
    (hit,) = result.structured_content["hits"]
    assert hit["at"].startswith("20")
