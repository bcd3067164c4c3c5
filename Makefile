# `make play` and `make test` need Python 3.11 or newer; node is used when it is there and fetched from PyPI when not.

PYTHON ?= python3
WORKERS ?= auto
# What is installed beside the runtime; "dev,browser,peers" adds the engines that tests compare ours with.
EXTRAS ?= dev,browser
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
INSTALLED := .venv/.installed

ifdef UV
MAKE_VENV = $(UV) venv --quiet --allow-existing --python '>=3.11' .venv
PIP_INSTALL = $(UV) pip install --quiet --python $(BIN)/python -c requirements.lock
else
MAKE_VENV = $(PYTHON) -m venv .venv
PIP_INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock
endif

.DEFAULT_GOAL := help
.PHONY: help play install client test check style types imports client-types lint format bench strength clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

play: install ## install, build and start a table; ARGS="--port 9000" is handed on
	@exec $(BIN)/cardtable serve $(ARGS)

install: $(INSTALLED) client ## the virtual environment, with everything for play and tests

# Without build isolation: the environment's own hatchling and node do the build, so nothing is fetched twice.
$(INSTALLED): pyproject.toml requirements.lock
	@$(if $(UV),true,$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "cardtable needs Python 3.11 or newer; say which: make PYTHON=python3.12")')
	@echo "Installing into .venv (a minute or two the first time) ..."
	@$(MAKE_VENV)
	@$(if $(UV),true,$(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip >/dev/null)
	@$(PIP_INSTALL) hatchling editables
	@needs="$$($(BIN)/python hatch_build.py needs)" && test -z "$$needs" || $(PIP_INSTALL) "$$needs"
	@$(PIP_INSTALL) --no-build-isolation -e '.[$(EXTRAS)]'
	@touch $@

client: $(INSTALLED)
	@$(BIN)/python hatch_build.py client

test: install ## every test that this machine can run; PYTEST="-k hiding" is handed on
	$(BIN)/python hatch_build.py npm test
	$(BIN)/python -m pytest -n $(WORKERS) $(PYTEST)

check: style types imports client-types ## what must hold without running anything; -k shows all that is wrong

style: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install
	$(BIN)/mypy

imports: install
	$(BIN)/lint-imports --no-logo

client-types: install
	$(BIN)/python hatch_build.py npm run check

lint: install ## ruff, with the repairs it can make itself
	$(BIN)/ruff check --fix .

format: install ## ruff's layout
	$(BIN)/ruff format .

bench: install ## decisions a second
	$(BIN)/python -m cardtable.bench --target highlow=50000 --target hilo_grid=25000 $(ARGS)
	-@$(BIN)/python -m cardtable_hearts.bench
	-@$(BIN)/python -m cardtable_holdem.bench
	-@$(BIN)/python -m cardtable_spades.bench

strength: install ## how well the CPUs play
	$(BIN)/python -m cardtable_highlow.strength $(ARGS)
	$(BIN)/python -m cardtable_hearts.strength $(ARGS)
	$(BIN)/python -m cardtable_hilo_grid.strength $(ARGS)
	$(BIN)/python -m cardtable_holdem.strength $(ARGS)
	$(BIN)/python -m cardtable_spades.strength $(ARGS)

clean: ## remove what was installed, built and cached
	rm -rf .venv build dist core/web/node_modules core/cardtable/server/static
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find core plugins tests -name __pycache__ -type d -prune -exec rm -rf {} +
