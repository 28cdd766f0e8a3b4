"""`make shape`: the longest modules, functions and classes. Prints, never fails."""

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent / "src"


def _lines(node: ast.AST) -> int:
    return (getattr(node, "end_lineno", 0) or 0) - (getattr(node, "lineno", 0) or 0) + 1


def main() -> None:
    modules: list[tuple[int, str]] = []
    functions: list[tuple[int, str]] = []
    classes: list[tuple[int, str]] = []
    for path in sorted(ROOT.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        name = str(path.relative_to(ROOT))
        modules.append((text.count("\n"), name))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                functions.append((_lines(node), f"{name}:{node.lineno} {node.name}"))
            elif isinstance(node, ast.ClassDef):
                methods = sum(isinstance(item, ast.FunctionDef) for item in node.body)
                classes.append((methods, f"{name}:{node.lineno} {node.name}"))
    for title, found, unit in (
        ("modules", modules, "lines"),
        ("functions", functions, "lines"),
        ("classes", classes, "methods"),
    ):
        sizes = sorted(size for size, _ in found)
        median, p90 = sizes[len(sizes) // 2], sizes[int(0.9 * (len(sizes) - 1))]
        print(f"{title}: {len(found)}, {unit} median {median}, p90 {p90}")
        for size, where in sorted(found, reverse=True)[:8]:
            print(f"  {size:>5}  {where}")


if __name__ == "__main__":
    main()
