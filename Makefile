# Each target makes its own .venv when there is none. Nothing else to install.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: demo test test-live check fix bench shape soak lock

demo: $(READY)
	@$(BIN)/souvenance demo

test: $(READY)
	$(BIN)/python -m pytest -m "not soak" -n auto --dist loadfile

# A real model behind any OpenAI-compatible server: SOUVENANCE_LIVE_URL, SOUVENANCE_LIVE_MODEL.
test-live: $(READY)
	$(BIN)/python -m pytest tests/live -rs -s

check: $(READY)
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests
	$(BIN)/mypy

fix: $(READY)
	$(BIN)/ruff check --fix src tests
	$(BIN)/ruff format src tests

bench: $(READY)
	$(BIN)/souvenance bench speed --part search --part context --part import --part embedding --part cold-start

soak: $(READY)
	$(BIN)/python -m pytest -m soak -s

shape: $(READY)
	@$(BIN)/python tests/shape.py

# The versions that are tested together. Run it after a change of the dependencies in pyproject.toml.
lock:
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet --upgrade "pip>=25.1"
	$(VENV)-lock/bin/python -m pip install --quiet --editable . --group dev
	$(VENV)-lock/bin/python -m pip freeze --exclude-editable > constraints.txt
	rm -rf $(VENV)-lock

$(READY): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing into $(VENV) (once, about a minute)"
	@$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable . --group dev
	@touch $(READY)
