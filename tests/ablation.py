"""`python tests/ablation.py PART FILE … [--only "en awaited"]…`: what each rule of the language packs gains and costs.

The bench of a part, with the rule and without it; ``--only`` names a language or a rule of one. A rule is a field of a pack, a slot or a state of change, a rule of
screening, or the telling words of a language. Gain: cases that are wrong without it; harm: cases that are right only without
it. Where a verdict is more than right or wrong (a dispute), those that are another one without it are told too.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Part:
    """Where the packs of a part stand, and which bench needs them."""

    bench: str
    module: str
    name: str


PARTS = {
    "write": Part("write", "reflection", "FULL"),
    "supersede": Part("supersede", "changes", "CHANGES"),
    "labels": Part("supersede", "changes.labels", "LABELS"),
    "denials": Part("supersede", "denials", "_DENIALS"),
    "dedup": Part("dedup", "carriers", "CARRIERS"),
    "expiry": Part("expiry", "endings", "ENDINGS"),
    "screening": Part("screening", "screening", "RULES"),
    "telling": Part("telling", "telling", "TELLING"),
}
SHORT = 40  # characters of a sentence that is told by words alone


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: of which part and language, the field of the pack, and the key within it where the field is a table."""

    part: str
    language: str
    name: str
    key: str = ""

    def __str__(self) -> str:
        return f"{self.language} {self.name}" + f" {self.key}" * bool(self.key)


Outcome = tuple[bool, str]  # whether a case is right, and the verdict


def packs_of(part: str) -> Any:
    """What the rules of a part stand in: packs by language, or the rules themselves."""
    return getattr(import_module(f"souvenance.languages.{PARTS[part].module}"), PARTS[part].name)


def rules(part: str) -> Iterator[Rule]:
    """Every rule that the bench of a part can do without."""
    if part == "screening":
        yield from (Rule(part, "all", rule.name) for rule in packs_of(part))
        return
    for language, pack in packs_of(part).items():
        yield from _rules_of(part, language, pack)


def _rules_of(part: str, language: str, pack: Any) -> Iterator[Rule]:
    if not is_dataclass(pack):
        yield Rule(part, language, part)
        return
    for field in fields(pack):
        value = getattr(pack, field.name)
        if field.name in {"slots", "states"} and isinstance(value, Mapping):
            yield from (Rule(part, language, field.name, key) for key in value)
        elif value and value != field.default and not isinstance(value, bool) and field.name != "code":
            yield Rule(part, language, field.name)


def leave_out(rule: Rule) -> None:
    """Take the rule out of this process, before anything has read it."""
    packs = packs_of(rule.part)
    module, name = import_module(f"souvenance.languages.{PARTS[rule.part].module}"), PARTS[rule.part].name
    if rule.part == "screening":
        setattr(module, name, tuple(one for one in packs if one.name != rule.name))
    else:
        setattr(module, name, {**packs, rule.language: _without(packs[rule.language], rule)})


def _without(pack: Any, rule: Rule) -> Any:
    if not is_dataclass(pack):
        return type(pack)()
    value = getattr(pack, rule.name)
    if rule.key:
        return replace(pack, **{rule.name: {key: one for key, one in value.items() if key != rule.key}})  # type: ignore[type-var]
    field = next(field for field in fields(pack) if field.name == rule.name)
    return replace(pack, **{rule.name: type(value)() if field.default is MISSING else field.default})  # type: ignore[type-var]


def outcomes(asked: tuple[str, list[Path], Rule | None]) -> list[Outcome] | str:
    """Whether each case is right, and its verdict; the error where the bench cannot run without the rule."""
    part, paths, rule = asked
    if rule is not None:
        leave_out(rule)
    if part == "telling":
        return told(paths)
    bench = PARTS[part].bench
    module: Any = import_module(f"souvenance.evals.{bench}")
    try:
        _, rows = module.measure(paths)
    except Exception as exc:  # noqa: BLE001 - told in the table
        return f"{type(exc).__name__}: {exc}"
    if bench == "supersede":
        return [(row.right, row.found.kind) for row in rows]
    return [
        (right, str(right)) for right in (row.values["fully_right"] == 1 if bench == "write" else row.right for row in rows)
    ]


def told(paths: list[Path]) -> list[Outcome]:
    """The language of each short text of the files, by its words alone; right where it is the one that the file says."""
    language: Any = import_module("souvenance.core.language")
    packs = tuple(import_module("souvenance.languages").PACKS)
    rows = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    texts = {(text, row["language"]) for row in rows for text in _texts(row) if len(text) < SHORT and row["language"] in packs}
    verdicts = [(language.by_telling_words(text, packs), wanted) for text, wanted in sorted(texts)]
    return [(verdict == wanted, str(verdict)) for verdict, wanted in verdicts]


def _texts(row: Mapping[str, Any]) -> list[str]:
    """The texts of a case in any of the formats of the benches."""
    return [row[key] for key in ("text", "a", "b") if key in row] + [turn["text"] for turn in row.get("turns", ())]


def main(part: str, paths: list[Path], only: tuple[str, ...] = ("",)) -> None:
    """Print a line for each rule whose name begins with one of ``only``, those that do most first."""
    every = [rule for rule in rules(part) if str(rule).startswith(only)]
    with get_context("spawn").Pool(maxtasksperchild=1) as pool:  # nothing of a rule is remembered from the run before
        whole, *without = pool.imap(outcomes, [(part, paths, rule) for rule in [None, *every]], chunksize=1)
    assert isinstance(whole, list), whole
    right = sum(one for one, _ in whole)
    print(
        f"{part}: {len(whole)} cases, {right} right; rule: wrong without it / right only without it / told otherwise",
        flush=True,
    )
    lines = []
    for rule, less in zip(every, without, strict=True):
        if isinstance(less, str):
            lines.append((0, f"{rule}: cannot be left out ({less})"))
            continue
        pairs = list(zip(whole, less, strict=True))
        gain = sum(one[0] and not other[0] for one, other in pairs)
        harm = sum(other[0] and not one[0] for one, other in pairs)
        otherwise = sum(one[1] != other[1] for one, other in pairs)
        lines.append((harm - gain, f"{rule}: {gain} / {harm} / {otherwise}"))
    print("\n".join(line for _, line in sorted(lines)))


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--only", action="append", default=[])
    asked = parser.parse_args()
    main(asked.part, asked.files, tuple(asked.only) or ("",))
