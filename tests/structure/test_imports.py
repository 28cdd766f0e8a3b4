"""Imports point one way, and the core touches nothing outside: read from the source, without running it."""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import souvenance

SOURCE = Path(souvenance.__file__).parent
PACKAGE = "souvenance"
BASE = {"types", "errors", "thresholds"}
INNER = BASE | {"languages", "core"}
ADAPTERS = {"ledger", "index", "models"}
# What each part may import of the others; its own package always.
MAY: dict[str, set[str]] = {
    "types": set(),
    "errors": set(),
    "thresholds": set(),
    "languages": BASE,
    "core": BASE | {"languages"},
    "ports": INNER,
    "sqlite_driver": set(),  # what two adapters share
    "settings": BASE,
    "engine": INNER | {"ports"},
    "models": INNER | {"ports"},
    **dict.fromkeys({"ledger", "index"}, INNER | {"ports", "sqlite_driver"}),
    "wiring": INNER | ADAPTERS | {"ports", "engine", "settings"},
    "integrations": INNER | {"ports", "engine", "settings", "wiring"},
    "evals": INNER | {"ports", "engine", "settings", "wiring", "integrations", "serving"},
    "serving": INNER | {"ports", "engine", "settings", "wiring"},
    "cli": INNER | {"ports", "engine", "settings", "wiring", "integrations", "evals", "serving"},
    "__init__": {"types", "errors", "thresholds", "engine", "settings", "wiring"},
    "__main__": {"cli"},
}
# Exceptions, each with its reason.
ALSO = {
    "evals": {"models.scripted"},  # speed is measured with vectors that cost nothing to make
    "cli": set[str](),
}
IMPURE = {
    "os", "io", "pathlib", "shutil", "tempfile", "glob", "sys", "subprocess", "socket", "urllib", "http", "httpx", "requests",
    "time", "random", "secrets", "uuid", "threading", "multiprocessing", "asyncio", "concurrent", "logging", "sqlite3",
    "sqlalchemy", "alembic", "filelock", "platformdirs", "importlib",
}  # fmt: skip
HOMELESS = {"utils", "util", "helpers", "helper", "common", "manager", "misc", "base"}


def modules() -> list[str]:
    return [str(path.relative_to(SOURCE)) for path in sorted(SOURCE.rglob("*.py"))]


@lru_cache
def tree(module: str) -> ast.Module:
    return ast.parse((SOURCE / module).read_text(encoding="utf-8"))


def part(module: str) -> str:
    return module.removesuffix(".py").split("/")[0]


def imported(module: str) -> Iterator[str]:
    """Every module that is imported, wherever in the file; "from a import b" gives "a.b" too, as b may be a module."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are absolute"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            yield from (given.value for given in node.args if isinstance(given, ast.Constant) and isinstance(given.value, str))


def ours(module: str) -> set[str]:
    """What is imported of this package, without its name: "core.fuse"."""
    return {name.removeprefix(PACKAGE + ".") for name in imported(module) if name.startswith(PACKAGE + ".")}


@pytest.mark.parametrize("module", modules())
def test_imports_point_one_way(module: str) -> None:
    own = part(module)
    assert own in MAY, f"{own} is new: say what it may import"
    public = set(souvenance.__all__) | {"__version__"}
    for name in ours(module):
        head = name.split(".")[0]
        exception = any(name == also or name.startswith(also + ".") for also in ALSO.get(own, ()))
        facade = head in public and own in {"cli", "evals", "integrations", "serving", "__main__"}
        allowed = head == own or head in MAY[own] or exception or facade
        assert allowed, f"{module} imports {PACKAGE}.{name}"


@pytest.mark.parametrize("module", [module for module in modules() if part(module) not in {"wiring", *ADAPTERS}])
def test_nobody_imports_adapters_but_wiring(module: str) -> None:
    allowed = ALSO.get(part(module), set())
    found = {name for name in ours(module) if name.split(".")[0] in ADAPTERS}
    assert all(
        any(name == also or also.startswith(name) or name.startswith(also + ".") for also in allowed) for name in found
    ), found


@pytest.mark.parametrize("module", [module for module in modules() if part(module) in {"core", "languages", *BASE}])
def test_the_core_is_pure(module: str) -> None:
    assert not {name.split(".")[0] for name in imported(module)} & IMPURE
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            assert called not in {"open", "print", "input", "exec", "eval", "__import__"}, f"{module}:{node.lineno}"
            assert not called.endswith((".now", ".utcnow", ".today", ".default_rng")), f"{module}:{node.lineno}"


@pytest.mark.parametrize("module", [module for module in modules() if part(module) == "engine"])
def test_the_engine_reaches_the_world_through_its_ports(module: str) -> None:
    outside = IMPURE - {"threading", "time"}  # the thread in the background; how long an import took
    assert not {name.split(".")[0] for name in imported(module)} & outside


def test_only_settings_and_wiring_read_the_environment() -> None:
    found = set()
    for module in modules():
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Attribute) and ast.unparse(node) in {"os.environ", "os.getenv", "os.environb", "os.putenv"}:
                found.add(module)
            elif isinstance(node, ast.ImportFrom) and node.module == "os":
                assert not {name.name for name in node.names} & {"environ", "getenv"}, module
    assert found <= {"settings.py", "wiring.py"}


def test_the_clock_is_read_in_few_places() -> None:
    found = {
        module
        for module in modules()
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in {"datetime.now", "datetime.utcnow", "time.time", "date.today"}
    }
    assert found <= {"wiring.py", "ledger/sqlite.py"}


def test_no_module_is_named_after_nothing() -> None:
    names = {piece for module in modules() for piece in module.removesuffix(".py").split("/")}
    assert not names & HOMELESS


def test_every_public_name_exists() -> None:
    assert len(set(souvenance.__all__)) == len(souvenance.__all__)
    assert [name for name in souvenance.__all__ if getattr(souvenance, name, None) is None] == []
    assert souvenance.__version__
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = souvenance.nothing_of_the_kind


def test_public_names_are_sorted() -> None:
    assert sorted(souvenance.__all__, key=str.lower) == souvenance.__all__ or sorted(souvenance.__all__) == souvenance.__all__


def test_no_test_uses_mocks() -> None:
    tests = Path(__file__).parent.parent
    word = "unittest." + "mock"
    assert [
        path.name for path in tests.rglob("*.py") if word in path.read_text(encoding="utf-8") and path != Path(__file__)
    ] == []
