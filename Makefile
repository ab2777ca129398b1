# `make run` and `make test` are all one needs; each does its own set-up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py constraints.txt

.PHONY: run test check lint golden bench lock clean

run: $(VENV)/installed
	$(BIN)/camarilla serve

test: $(VENV)/installed lint
	$(BIN)/python -m pytest

check: $(VENV)/installed
	$(BIN)/python -m pytest -m "not slow" tests/rules tests/unit

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --explicit-package-bases --strict tests bench hatch_build.py
	PYTHONPATH=src $(BIN)/lint-imports

golden: $(VENV)/installed
	$(BIN)/python -m tests.golden.write

bench: $(VENV)/installed
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/odds.py
	$(BIN)/python bench/legal_moves.py
	$(BIN)/python bench/house.py
	$(BIN)/python bench/cluster.py
	$(BIN)/python bench/scale.py

# After a change of dependencies in pyproject.toml.
lock: $(VENV)/python
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --no-header --no-annotate --upgrade -o constraints.txt

clean:
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/python:
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/installed: $(VENV)/python $(SOURCES)
	$(BIN)/pip install --quiet '.[test]'
	touch $@
