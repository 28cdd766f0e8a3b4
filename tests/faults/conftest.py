"""Long runs stay out unless ``-m`` asks for them; they tell what they came to in one line each."""

import pytest


def pytest_collection_modifyitems(config, items):
    if config.option.markexpr:
        return
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.skip(reason="a long run: pytest -m soak"))


@pytest.fixture
def report(capsys):
    """Print a line past the capture."""

    def tell(line: str) -> None:
        with capsys.disabled():
            print(f"\nsoak: {line}", flush=True)

    return tell
