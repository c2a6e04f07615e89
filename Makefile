# Two commands do everything, installs included: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint types unit soak bench bench-server strength tables golden coverage-page clean help

help: ## List the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/.installed ## Play a game in the terminal
	@$(BIN)/dicehouse play

test: lint types unit ## Everything that guards main

lint: $(VENV)/.installed-dev ## Style and formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev ## Types, strictly
	$(BIN)/mypy

unit: $(VENV)/.installed-dev ## The tests alone
	$(BIN)/pytest -n 2

soak: $(VENV)/.installed-dev ## Conformance, lost moves, leaks and crashes with new and many more examples (long)
	DICEHOUSE_PROFILE=soak $(BIN)/pytest tests/test_conformance.py tests/test_fifth_game.py
	DICEHOUSE_TABLES_AT_ONCE=40 DICEHOUSE_KILLS=20 $(BIN)/pytest tests/server/test_nothing_lost.py
	DICEHOUSE_LEAK_GAMES=3000 $(BIN)/pytest tests/server/test_nothing_leaked.py
	DICEHOUSE_FUZZ=8 DICEHOUSE_PROFILE=soak $(BIN)/pytest tests/server/test_nothing_crashes.py

bench: $(VENV)/.installed-bench ## Speed, beside OpenSpiel and yatzy-solver
	$(BIN)/python benchmarks/startup.py
	$(BIN)/python benchmarks/engine.py --json benchmarks/results/engine.json
	$(BIN)/python benchmarks/solving_chili.py --json benchmarks/results/solving_chili.json
	$(BIN)/python benchmarks/solving_gonuts.py --json benchmarks/results/solving_gonuts.json
	$(BIN)/python benchmarks/solving_chinchiller.py --json benchmarks/results/solving_chinchiller.json
	$(BIN)/python benchmarks/solving_dixkibluff.py --json benchmarks/results/solving_dixkibluff.json

bench-server: $(VENV)/.installed-dev ## The server under load, beside boardgame.io and Colyseus (needs Node)
	cd benchmarks/peers && npm install --silent --no-package-lock
	$(BIN)/python benchmarks/server.py --json benchmarks/results/server.json

strength: $(VENV)/.installed-dev ## Write docs/strength.md anew: solve, simulate, let all levels play each other (long)
	$(BIN)/python scripts/strength.py

tables: $(VENV)/.installed-dev ## Solve and train anew what ships with the package (long)
	$(BIN)/python scripts/tables.py

golden: $(VENV)/.installed-dev ## Write the golden playthroughs anew; read the difference before you commit it
	cd tests && ../$(BIN)/python golden.py

coverage-page: $(VENV)/.installed-dev ## Write docs/rulebook-coverage.md anew
	$(BIN)/python tests/rulebook.py

clean: ## Remove what was built and installed here
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	@echo "Installing Dicehouse into $(VENV) ..."
	@$(PIP) --editable .
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-bench: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/.installed
