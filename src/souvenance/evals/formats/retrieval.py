"""The retrieval format: conversations with questions and the turns that answer them; LoCoMo's own file too."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

from souvenance import Given, NewTurn
from souvenance.errors import InputError
from souvenance.evals.formats.strict import check, read_lines, time_of
from souvenance.integrations.importers import opened
from souvenance.types import ROLES

_CONVERSATION = {"id", "language", "turns", "questions"}
_TURN = {"id", "session", "at", "speaker", "role", "text"}
_QUESTION = {"id", "text", "evidence", "category", "answerable"}
_QUESTION_MAY = {"asked_at", "answer"}
_LOCOMO_ID = re.compile(r"D(\d+):(\d+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One question and the turns that answer it."""

    id: str
    text: str
    evidence: tuple[str, ...]
    category: str
    answerable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Conversation:
    """One conversation to search, with its questions."""

    id: str
    language: str
    turns: tuple[Given, ...]
    questions: tuple[Question, ...]
    dropped: Mapping[str, int]  # evidence that names no turn, and the like: reason -> count


def read(path: Path) -> Iterator[Conversation]:
    """Conversations of a JSONL file, or of LoCoMo's own JSON. Raises InputError naming file, line and field."""
    try:
        with path.open(encoding="utf-8-sig") as stream:
            samples = json.load(stream) if _is_list(stream) else None
    except (OSError, UnicodeDecodeError) as exc:
        raise InputError(f"{str(path)!r} cannot be read: {exc}") from exc
    except json.JSONDecodeError as exc:
        raise InputError(f"{path}: broken JSON: {exc}") from exc
    yield from read_lines(path, _conversation) if samples is None else _locomo(path, samples)


def _is_list(stream: TextIO) -> bool:
    head = stream.read(1024).lstrip()
    stream.seek(0)
    return head.startswith("[")


def _conversation(found: Any, where: str) -> Conversation:
    check(found, _CONVERSATION, set(), where)
    turns = []
    for n, turn in enumerate(found["turns"], 1):
        check(turn, _TURN, set(), f"{where}, turn {n}")
        if turn["role"] not in ROLES:
            raise InputError(f"{where}, turn {n}, role: {turn['role']!r} is none of {', '.join(ROLES)}")
        turns.append(_given(turn["id"], turn["session"], time_of(turn["at"], f"{where}, turn {n}"), turn["role"], turn))
    ids = {turn.turn.id for turn in turns}
    questions, dropped = [], 0
    for n, question in enumerate(found["questions"], 1):
        check(question, _QUESTION, _QUESTION_MAY, f"{where}, question {n}")
        evidence = tuple(dict.fromkeys(i for i in question["evidence"] if i in ids))
        dropped += len(set(question["evidence"])) - len(evidence)
        questions.append(
            Question(
                id=question["id"], text=question["text"], evidence=evidence, category=str(question["category"]),
                answerable=question["answerable"],
            )
        )  # fmt: skip
    return Conversation(
        id=found["id"], language=found["language"], turns=tuple(turns), questions=tuple(questions),
        dropped={"evidence that names no turn": dropped} if dropped else {},
    )  # fmt: skip


def _locomo(path: Path, samples: Any) -> Iterator[Conversation]:
    """LoCoMo's own file: its turns by the importer, its questions here."""
    with opened(path, "locomo") as reading:
        given = [item for item in reading if isinstance(item, Given)]
    for number, sample in enumerate(samples, 1):
        where = f"{path}, item {number}"
        check(sample, {"sample_id", "conversation", "qa"}, None, where)
        name = sample["sample_id"]
        turns = tuple(item for item in given if item.session.startswith(f"{name}/"))
        ids = {item.turn.id for item in turns}
        questions, dropped = [], 0
        for n, qa in enumerate(sample["qa"], 1):
            check(qa, {"question", "evidence", "category"}, None, f"{where}, question {n}")
            named = {f"{name}/D{int(m[1])}:{int(m[2])}" for entry in qa["evidence"] for m in _LOCOMO_ID.finditer(entry)}
            unreadable = sum(not _LOCOMO_ID.search(entry) for entry in qa["evidence"])
            evidence = tuple(sorted(named & ids))
            dropped += len(named) - len(evidence) + unreadable
            questions.append(
                Question(id=str(n), text=qa["question"], evidence=evidence, category=str(qa["category"]), answerable=True)
            )
        yield Conversation(
            id=name, language="en", turns=turns, questions=tuple(questions),
            dropped={"evidence that names no turn": dropped} if dropped else {},
        )  # fmt: skip


def _given(turn_id: str, session: str, at: datetime, role: Any, turn: Mapping[str, Any]) -> Given:
    return Given(
        where=turn_id, session=session, turn=NewTurn(id=turn_id, at=at, role=role, speaker=turn["speaker"], text=turn["text"])
    )
