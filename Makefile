# `make run` and `make test` are all one needs; each does its own set-up in .venv.

# Debian's own Python is built with profile-guided optimisation: the house makes about a tenth more moves with it than with
# one built without. Where there is none that can build us, the first Python 3 on the path.
CAN_BUILD := import ensurepip, os, sys, sysconfig, venv; header = os.path.join(sysconfig.get_path("include"), "Python.h"); \
	sys.exit(sys.version_info < (3, 11) or not os.path.exists(header))
PYTHON ?= $(shell /usr/bin/python3 -c '$(CAN_BUILD)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

SOURCES := $(shell find src web -type f -not -name '*.pyc' -not -path 'web/node_modules/*' \
	-not -path 'src/camarilla/static/*') pyproject.toml hatch_build.py constraints.txt

.PHONY: run test check lint page types screenshots web-check golden bench bench-peers learn lock clean

run: $(VENV)/installed
	$(BIN)/camarilla serve

test: $(VENV)/installed $(VENV)/chromium $(VENV)/engines lint web-check
	$(BIN)/python -m pytest

check: $(VENV)/installed
	$(BIN)/python -m pytest -m "not slow" tests/rules tests/unit

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --explicit-package-bases --strict tests bench/peers tools training hatch_build.py
	MYPYPATH=examples:bench $(BIN)/mypy --strict examples/*.py bench/*.py
	PYTHONPATH=src $(BIN)/lint-imports

# The page, from web/ into src/camarilla/static, if it is stale; an install does the same by itself.
page: $(VENV)/installed
	$(BIN)/python hatch_build.py

# The browser's types, after a change of the house's structs.
types: $(VENV)/installed
	$(BIN)/python -m tools.protocol_types
	$(BIN)/python -m tools.credits

# Every room, light and dark, wide and narrow, in both languages, into docs/pictures.
screenshots: $(VENV)/installed $(VENV)/chromium
	$(BIN)/python -m tools.screenshots

web-check: $(VENV)/installed
	$(BIN)/python -m tools.web_check

# A browser for tests and pictures: Debian's where we may install it, else Playwright's own.
$(VENV)/chromium: $(VENV)/installed
	command -v chromium || { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update -q && \
		apt-get install -qy chromium fonts-noto-core; } || $(BIN)/playwright install chromium
	touch $@

# Firefox and WebKit, for tests only: Debian's where we may install them; elsewhere what the machine has.
ENGINES := firefox-esr webkit2gtk-driver xvfb
$(VENV)/engines: $(VENV)/python
	dpkg --status $(ENGINES) >/dev/null 2>&1 || { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update -q && \
		apt-get install -qy --no-install-recommends $(ENGINES); } || echo "Not all of $(ENGINES): tested without"
	touch $@

golden: $(VENV)/installed
	$(BIN)/python -m tests.golden.write

bench: $(VENV)/installed
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/odds.py
	$(BIN)/python bench/legal_moves.py
	$(BIN)/python bench/vectorised.py
	$(BIN)/python bench/house.py
	$(BIN)/python bench/cluster.py
	$(BIN)/python bench/scale.py
	$(BIN)/python bench/page.py

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
