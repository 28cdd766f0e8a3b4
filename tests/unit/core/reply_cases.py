"""Answers as models give them, dirty ones above all, and what comes of each: for the reading and for the whole way through a server."""

import json
from datetime import UTC, date, datetime
from typing import Any

from souvenance.core.prompting import Prompt, prompt_for
from souvenance.types import Memory, Turn

AT = datetime(2026, 2, 11, 20, 5, tzinfo=UTC)


def turn(n: int, role: Any, text: str, language: str = "en") -> Turn:
    return Turn(
        id=f"t_{n}", scope="sc_1", session="s_1", seq=n, at=AT, utc_offset_min=60, role=role,
        speaker="Lise" if role == "user" else role, text=text, language=language, origin=role, author="p_1", audience="adult",
        revision=1, content_hash=b"", created_at=AT,
    )  # fmt: skip


def memory(n: int, text: str) -> Memory:
    return Memory(
        id=f"m_{n}", scope="sc_1", kind="fact", text=text, subject="Lise", story=None, language="en", status="active",
        confidence=1.0, importance=5.0, sources=("t_0",), origin="user", author="p_1", audience="adult",
        created_at=AT, ranked_at=AT, touched_at=AT,
    )  # fmt: skip


def prompt(*, with_story: bool = True, tz: str = "Europe/Paris", character: str | None = "Mira keeps a lighthouse.") -> Prompt:
    return prompt_for(
        [turn(1, "user", "I moved from Lyon to Nantes. My cat is called Ada."), turn(2, "assistant", "Nantes is lovely!")],
        today=date(2026, 2, 11), tz=tz, summary="Lise lives in Lyon.", anchors=[("an_7", "Lise is allergic to nuts.")],
        nearest=[memory(1, "I live in Lyon."), memory(2, "I have a cat.")], character=character,
        count_tokens=lambda text: len(text) // 4 + 1, budget_tokens=8_000, with_story=with_story,
    )  # fmt: skip


PROMPT = prompt()
MOVED = {"text": "I live in Nantes.", "kind": "fact", "turns": ["T1"], "replaces": ["M1"]}
CAT = {"text": "My cat is called Ada.", "kind": "fact", "turns": ["T1"]}
GOOD = json.dumps({"memories": [MOVED, CAT], "summary": None, "anchors_add": [], "anchors_retire": [], "positions": []})
BOTH = ("I live in Nantes.", "My cat is called Ada.")
ONE = BOTH[:1]
UNREADABLE = None
NOTHING: tuple[str, ...] = ()
M, C = json.dumps(MOVED), json.dumps(CAT)

# name -> answer, the texts that come of it (None: a failure that is tried again), a cause that is counted
DIRTY: dict[str, tuple[str, tuple[str, ...] | None, str]] = {
    "clean": (GOOD, BOTH, ""),
    "indented": (json.dumps(json.loads(GOOD), indent=4), BOTH, ""),
    "escaped": (GOOD.replace("live", "l\\u0069ve"), BOTH, ""),
    "a bare empty list": ("[]", NOTHING, ""),
    "null": ("null", NOTHING, ""),
    "nothing": ("", NOTHING, ""),
    "an empty text": ('""', NOTHING, ""),
    "an empty object": ("{}", NOTHING, ""),
    "blanks": (" \n\t ", NOTHING, ""),
    "None": ("None", NOTHING, ""),
    "an empty list in a fence": ("```json\n[]\n```", NOTHING, ""),
    "an empty answer": ('{"memories": []}', NOTHING, ""),
    "lists that are null": ('{"memories": null, "summary": null, "anchors_add": null}', NOTHING, ""),
    "fence": (f"```json\n{GOOD}\n```", BOTH, ""),
    "fence without a name": (f"```\n{GOOD}\n```", BOTH, ""),
    "fence never closed": (f"```json\n{GOOD}", BOTH, ""),
    "tildes": (f"~~~\n{GOOD}\n~~~", BOTH, ""),
    "prose before": (f"Sure! Here is what I found:\n\n{GOOD}", BOTH, ""),
    "prose after": (f"{GOOD}\n\nI hope that {{helps}}, [let me know]!", BOTH, ""),
    "braces in prose before": (f"The {{exchange}} holds [two] facts, don't you think? {GOOD}", BOTH, ""),
    "thought": (f"<think>Two facts. Or {{one}}?</think>\n{GOOD}", BOTH, "thoughts passed over"),
    "thought with a draft": (f'<think>{{"memories": [{C}]}} no, wait</think>{GOOD}', BOTH, "thoughts passed over"),
    "thought whose opening is in the template": (f"Hm, [T1] says {{so}}.\n</think>\n{GOOD}", BOTH, "thoughts passed over"),
    "thought and nothing more": ("<think>The user says that", UNREADABLE, ""),
    "thought never closed around an answer": (f"<think>maybe {GOOD}", UNREADABLE, ""),
    "two answers": (f'{{"memories": [{M}]}}{{"memories": [{C}]}}', BOTH, ""),
    "the same answer twice": (f"{GOOD}\n{GOOD}", BOTH, ""),
    "an answer, and an empty one": (f'{GOOD} // {{"memories": []}}', BOTH, ""),
    "answers in a list": (f'[{{"memories": [{M}]}}, {{"memories": [{C}]}}]', BOTH, ""),
    "nothing, quoted": ('"null"', NOTHING, ""),
    "a list of nothing": ("[null]", NOTHING, ""),
    "an object for no list": ('{"memories": {}}', NOTHING, ""),
    "a word for no list": ('{"memories": "none"}', NOTHING, ""),
    "a character that is not seen": ("\u200b", NOTHING, ""),
    "an empty fence": ("```json\n```", NOTHING, ""),
    "an error of its own making": ('{"error": "I cannot help with that"}', UNREADABLE, ""),
    "quoted twice": (GOOD.replace('"My cat is called Ada."', '"""My cat is called Ada."""'), BOTH, "quotation marks inside a text"),
    "other names for its fields": (GOOD.replace('"text"', '"content"').replace('"kind"', '"type"'), BOTH, ""),
    "kinds in a list": (GOOD.replace('"fact"', '["fact"]'), BOTH, ""),
    "kinds of the schema": (GOOD.replace('"fact"', '"fact|preference"'), BOTH, ""),
    "trailing commas": (f'{{"memories": [{M[:-1]},}}, {C},], }}', BOTH, ""),
    "missing comma between items": (f'{{"memories": [{M} {C}]}}', BOTH, ""),
    "missing comma at the end of a line": (GOOD.replace('"kind": "fact", ', '"kind": "fact"\n'), BOTH, "missing commas"),
    "single quotes": (str(json.loads(GOOD)), BOTH, "quotes of another kind"),
    "curly quotes": (GOOD.replace('"text": "I live in Nantes."', "“text”: “I live in Nantes.”"), BOTH, "quotes of another kind"),
    "keys without quotes": (
        '{memories: [{text: "I live in Nantes.", kind: fact, turns: [T1], replaces: [M1]}]}', ONE, "values without quotes",
    ),
    "comments": (f'{{"memories": [ // the first\n{M}, /* the second */ {C}]}}', BOTH, "comments"),
    "constants of Python": (f'{{"memories": [{M}], "summary": None}}', ONE, "constants of another language"),
    "NaN": (f'{{"memories": [{M[:-1]}, "confidence": NaN}}]}}', ONE, "constants of another language"),
    "infinity": (f'{{"memories": [{M[:-1]}, "importance": -Infinity, "confidence": 1e999}}]}}', ONE, ""),
    "line break in a text": (GOOD.replace("live in", "live\nin"), ("I live\nin Nantes.", BOTH[1]), ""),
    "unescaped quotation marks": (
        GOOD.replace("called Ada", 'called "Ada"'), (BOTH[0], 'My cat is called "Ada".'), "quotation marks inside a text",
    ),
    "byte order mark": ("\ufeff" + GOOD, BOTH, ""),
    "lone surrogate": (
        GOOD.replace("Nantes.", "Nantes \\ud83c \\ud83d\\ude00"), ("I live in Nantes \ufffd 😀", BOTH[1]),
        "characters that cannot be stored, replaced",
    ),
    "lone surrogate, not escaped": (
        GOOD.replace("Nantes.", "Nantes \udc41"), ("I live in Nantes \ufffd", BOTH[1]), "characters that cannot be stored, replaced",
    ),
    "NUL": (GOOD.replace("Nantes.", "Nantes\\u0000"), ("I live in Nantes\ufffd", BOTH[1]), "characters that cannot be stored, replaced"),
    "escape that does not exist": (GOOD.replace("Nantes.", "C:\\users"), ("I live in C:\\users", BOTH[1]), ""),
    "JSON inside a text": (json.dumps(GOOD), BOTH, ""),
    "a bare list of items": (f"[{M}, {C}]", BOTH, ""),
    "a bare item": (M, ONE, ""),
    "one item a line": (f"{M}\n{C}\n", BOTH, ""),
    "an item that should stand in a list": (f'{{"memories": {M}}}', ONE, ""),
    "wrapped": (f'{{"response": {GOOD}}}', BOTH, ""),
    "as a call of a tool": (f'[{{"type": "function", "name": "proposals", "arguments": {GOOD}}}]', BOTH, ""),
    "a call whose arguments are a text": (json.dumps([{"name": "proposals", "arguments": GOOD}]), BOTH, ""),
    "a list that is a text": (json.dumps({"memories": json.dumps([MOVED, CAT])}), BOTH, ""),
    "a list in a list": (f'{{"memories": [[{M}, {C}]]}}', BOTH, ""),
    "items by name": (f'{{"memories": {{"first": {M}, "second": {C}}}}}', BOTH, ""),
    "items under a name": (f'{{"memories": {{"items": [{M}, {C}]}}}}', BOTH, ""),
    "a list a fence": (f'```json\n{{"memories": [{M}, {C}]}}\n```\nand\n```json\n{{"anchors_add": []}}\n```', BOTH, ""),
    "channels": (f"<|channel|>analysis<|message|>Two [facts].<|end|><|channel|>final<|message|>{GOOD}", BOTH, ""),
    "tags around": (f"<answer>\n{GOOD}\n</answer>", BOTH, ""),
    "signs of full width": (GOOD.replace('": ', '"：').replace('", "', '"，"'), BOTH, ""),
    "mixed quotes of Python": (
        "{'memories': [{'text': \"I'm in Nantes.\", 'kind': 'fact', 'turns': ['T1']}]}", ("I'm in Nantes.",), "quotes of another kind",
    ),
    "one closer too many": (f'{{"memories": [{M}]], "summary": null}}', ONE, "end of an answer that was cut"),
    "closers after the end": (f"{GOOD}}}}}]", BOTH, ""),
    "the list under another name": (f'{{"souvenirs": [{M}, {C}]}}', BOTH, ""),
    "an item that is null": (f'{{"memories": [null, {{}}, "", {M}]}}', ONE, ""),
    "ids in a sentence": (GOOD.replace('["T1"]', '"T1 and T2"'), BOTH, ""),
    "no id in words": (GOOD.replace('["M1"]', '"none"'), BOTH, ""),
    "the same item until the limit": ('{"memories": [' + ", ".join([C] * 90) + ', {"text": "My', BOTH[1:] * 60, "end of an answer that was cut"),
    "keys given twice": (f'{{"memories": [{M}], "memories": [{C}]}}', BOTH, "keys given twice"),
    "unknown fields": (f'{{"memories": [{M[:-1]}, "mood": 3}}], "thoughts": "x"}}', ONE, "fields that mean nothing here"),
    "cut inside a text": (GOOD[: GOOD.index("called")], ONE, "end of an answer that was cut"),
    "cut inside a key": (GOOD[: GOOD.index('ext": "My')], ONE, "end of an answer that was cut"),
    "cut after an item": (GOOD[: GOOD.index(', {"text": "My')], ONE, "end of an answer that was cut"),
    "cut inside the first item": (GOOD[: GOOD.index("Nantes")], UNREADABLE, ""),
    "cut bare item": (M[:-1], UNREADABLE, ""),
    "cut at once": ("{", UNREADABLE, ""),
    "fence of a cut answer": (f"```json\n{GOOD[: GOOD.index('called')]}\n```", ONE, "end of an answer that was cut"),
    "a broken item among others": (f'{{"memories": [{M}, {{"text": some words here, "kind": "fact"}}]}}', ONE, "items that are no JSON"),
    "an ellipsis for the rest": (f'{{"memories": [{M}, ...]}}', ONE, "items that are no JSON"),
    "a bracket of the other kind": (f'{{"memories": [{M}, {{"text": "x", "turns": ["T1"]], "summary": null}}', ONE, "items that are no JSON"),
    "invented turn": (f'{{"memories": [{M}, {C.replace("T1", "T9")}]}}', ONE, "memories that rest on no turn shown"),
    "nothing but an invented turn": (f'{{"memories": [{C.replace("T1", "T9")}]}}', UNREADABLE, ""),
    "one turn of two invented": (f'{{"memories": [{M.replace("[&T1&]".replace("&", chr(34)), "[&T1&, &T8&]".replace("&", chr(34)))}]}}', ONE, "ids of turns that were not shown"),
    "invented memory": (GOOD.replace("M1", "M40"), BOTH, "ids of memories that were not shown"),
    "ids as numbers": (GOOD.replace('"T1"', "1"), BOTH, ""),
    "ids in other words": (GOOD.replace('"T1"', '"turn #1"'), BOTH, ""),
    "ids in one text": (GOOD.replace('["T1"]', '"T1, T2"'), BOTH, ""),
    "no turns named": (f'{{"memories": [{C.replace(", &turns&: [&T1&]".replace("&", chr(34)), "")}]}}', BOTH[1:], "memories that named no turn"),
    "texts for items": ('{"memories": ["I live in Nantes."]}', UNREADABLE, ""),
    "a text for a list": ('{"memories": "I live in Nantes."}', UNREADABLE, ""),
    "a number for a text": (f'{{"memories": [{{"text": 3, "kind": "fact", "turns": ["T1"]}}, {M}]}}', ONE, "memories of the wrong shape"),
    "a kind that there is not": (f'{{"memories": [{M.replace("fact", "opinion")}, {C}]}}', BOTH, ""),
    "a kind in capitals": (GOOD.replace('"fact"', '" Fact"'), BOTH, ""),
    "a blank text": (f'{{"memories": [{{"text": " ", "kind": "fact", "turns": ["T1"]}}, {M}]}}', ONE, "memories of the wrong shape"),
    "an id for a text": (f'{{"memories": [{{"text": "M1", "kind": "fact", "turns": ["T1"]}}, {M}]}}', ONE, "memories that repeat what was shown"),
    "a line of the prompt for a text": (GOOD.replace("I live in", "M1 (2026-02-11, fact): I live in"), BOTH[1:], "memories that repeat what was shown"),
    "an essay": (f'{{"memories": [{M.replace("Nantes", "Nantes " * 400)}, {C}]}}', BOTH[1:], "memories too long to be a statement"),
    "prose": ("I am sorry, there is nothing here to remember.", UNREADABLE, ""),
    "a refusal with an apostrophe": ("I can't help with that [policy 3].", UNREADABLE, ""),
    "markdown": ("- I live in Nantes.\n- My cat is called Ada.", UNREADABLE, ""),
    "YAML": ("memories:\n  - text: I live in Nantes.", UNREADABLE, ""),
    "XML": ("<memories><memory>I live in Nantes.</memory></memories>", UNREADABLE, ""),
    "a number": ("42", UNREADABLE, ""),
    "the schema itself": (json.dumps(dict(PROMPT.schema)), UNREADABLE, ""),
    "deep nesting": ("[" * 100_000, UNREADABLE, ""),
    "deep nesting in a field": ('{"memories": ' + '{"a": ' * 50_000, UNREADABLE, ""),
    "deep nesting in an item": (f'{{"memories": [{M}, {{"text": {"[" * 200}{"]" * 200}}}]}}', ONE, "items that are no JSON"),
    "a megabyte of prose": ("words and { more [ words " * 45_000, UNREADABLE, ""),
    "a megabyte before": ("words and more words " * 50_000 + GOOD, BOTH, ""),
    "a megabyte in one text": (GOOD.replace("Nantes", "Nantes" * 170_000), BOTH[1:], "memories too long to be a statement"),
    "a megabyte of items": (f'{{"memories": [{M}, {", ".join([C] * 15_000)}]}}', BOTH[:1] + BOTH[1:] * 59, "memories beyond the first 60"),
    "a megabyte of quotation marks": ('{"' * 500_000, UNREADABLE, ""),
    "a megabyte of open lists": ('["a",' * 200_000, UNREADABLE, ""),
}  # fmt: skip
