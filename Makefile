# `make run` and `make test` are all one needs; each does its own set-up in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml hatch_build.py constraints.txt

.PHONY: run test check lint golden bench bench-peers learn lock clean

run: $(VENV)/installed
	$(BIN)/camarilla play rose-king

test: $(VENV)/installed lint
	$(BIN)/python -m pytest

check: $(VENV)/installed
	$(BIN)/python -m pytest -m "not slow" tests/rules tests/unit

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --explicit-package-bases --strict tests bench training hatch_build.py
	MYPYPATH=examples $(BIN)/mypy --strict examples/*.py
	PYTHONPATH=src $(BIN)/lint-imports

golden: $(VENV)/installed
	$(BIN)/python -m tests.golden.write

bench: $(VENV)/installed
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/odds.py
	$(BIN)/python bench/legal_moves.py
	$(BIN)/python bench/vectorised.py

# The same rules in OpenSpiel, PettingZoo and boardgame.io, each installed by name, proved equal and measured beside ours.
bench-peers: $(VENV)/installed
	$(BIN)/pip install --quiet open_spiel pettingzoo gymnasium numpy
	npm install --silent --no-save --no-audit --no-fund --ignore-scripts --prefix build/peers boardgame.io
	$(BIN)/python -m bench.peers.run --npm build/peers

# An agent that learns The Rose King by self-play: learned.npz, learning-curve.png, and a contest in the arena.
learn: $(VENV)/installed
	$(BIN)/python examples/learn_rose_king.py

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
