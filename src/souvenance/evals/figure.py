"""The picture of a bench: begun before an hour is spent measuring, saved at its end."""

from pathlib import Path
from typing import Any

from souvenance.errors import InputError


def empty_figure(path: Path) -> Any:
    """A matplotlib figure that can be saved under this name: asked for before an hour is spent measuring. Raises InputError."""
    try:
        from matplotlib.figure import Figure
    except ImportError as exc:
        raise InputError("--plot needs matplotlib: pip install 'souvenance[plot]'") from exc
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    kinds, kind = figure.canvas.get_supported_filetypes(), path.suffix.lower().lstrip(".")
    if kind and kind not in kinds:
        raise InputError(f"--plot {str(path)!r}: nothing draws {kind!r}, give a name that ends in .png, .svg or .pdf")
    return figure


def save_figure(figure: Any, path: Path) -> None:
    """Write a figure. Raises InputError."""
    try:
        figure.savefig(path)
    except (OSError, ValueError) as exc:
        raise InputError(f"--plot {str(path)!r}: {exc}") from exc
