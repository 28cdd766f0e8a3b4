"""`python tests/ablation.py BENCH FILE …`: what each rule of the language packs gains and costs.

The bench, with the rule and without it. A rule is a field of a pack, a slot or a state of change, or a rule of screening.
Gain: cases that are wrong without it; harm: cases that are right only without it.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

PACKS = {"write": ("reflection", "FULL"), "supersede": ("changes", "CHANGES"), "dedup": ("carriers", "CARRIERS"),
         "expiry": ("endings", "ENDINGS"), "screening": ("screening", "RULES")}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: of which bench and language, the field of the pack, and the key within it where the field is a table."""

    bench: str
    language: str
    name: str
    key: str = ""


def rules(bench: str) -> Iterator[Rule]:
    """Every rule that the bench can do without."""
    part, name = PACKS[bench]
    packs = getattr(import_module(f"souvenance.languages.{part}"), name)
    if bench == "screening":
        yield from (Rule(bench, "all", rule.name) for rule in packs)
        return
    for language, pack in packs.items():
        for field in fields(pack):
            value = getattr(pack, field.name)
            if field.name in {"slots", "states"} and isinstance(value, Mapping):
                yield from (Rule(bench, language, field.name, key) for key in value)
            elif value and not isinstance(value, bool) and field.name != "code":
                yield Rule(bench, language, field.name)


def leave_out(rule: Rule) -> None:
    """Take the rule out of this process, before anything has read it."""
    part, name = PACKS[rule.bench]
    module = import_module(f"souvenance.languages.{part}")
    packs = getattr(module, name)
    if rule.bench == "screening":
        setattr(module, name, tuple(one for one in packs if one.name != rule.name))
        return
    pack = packs[rule.language]
    value = getattr(pack, rule.name)
    less = {key: one for key, one in value.items() if key != rule.key} if rule.key else type(value)()
    setattr(module, name, {**packs, rule.language: replace(pack, **{rule.name: less})})


def right(asked: tuple[str, list[Path], Rule | None]) -> list[bool] | str:
    """Whether each case is right; the error where the bench cannot run without the rule."""
    bench, paths, rule = asked
    if rule is not None:
        leave_out(rule)
    module: Any = import_module(f"souvenance.evals.{bench}")
    try:
        _, rows = module.measure(paths)
    except Exception as exc:  # noqa: BLE001 - told in the table
        return f"{type(exc).__name__}: {exc}"
    return [row.values["fully_right"] == 1 if bench == "write" else row.right for row in rows]


def main(bench: str, paths: list[Path]) -> None:
    """Print a line for each rule, those that do most first."""
    every = list(rules(bench))
    with get_context("spawn").Pool(maxtasksperchild=1) as pool:  # nothing of a rule is remembered from the run before
        whole, *without = pool.imap(right, [(bench, paths, rule) for rule in [None, *every]], chunksize=1)
    assert isinstance(whole, list), whole
    print(f"{bench}: {len(whole)} cases, {sum(whole)} right; rule: wrong without it / right only without it", flush=True)
    told = []
    for rule, less in zip(every, without, strict=True):
        name = f"{rule.language} {rule.name}" + f" {rule.key}" * bool(rule.key)
        if isinstance(less, str):
            told.append((0, f"{name}: cannot be left out ({less})"))
            continue
        gain = sum(one and not other for one, other in zip(whole, less, strict=True))
        harm = sum(other and not one for one, other in zip(whole, less, strict=True))
        told.append((harm - gain, f"{name}: {gain} / {harm}"))
    print("\n".join(line for _, line in sorted(told)))


if __name__ == "__main__":
    main(sys.argv[1], [Path(path) for path in sys.argv[2:]])
