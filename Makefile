# Two commands do everything, installs included: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# What the browser client is built from; an install builds it where it changed.
CLIENT := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print; find src/dicehouse -name '*.ftl')

# Tracing costs 60 % more time, so `make coverage` runs what is quick: no solvers, no servers in processes that are killed.
COVERED := tests/core tests/dice tests/bots tests/games tests/terminal \
	$(shell grep --files-without-match -E 'NodeProcess|nodes: |postgres' tests/server/test_*.py)
UNCOVERED := solver bots bruteforce evaluator levels endgames

# Tests that `make soak` repeats for every game, level and language, and `make test` for those that stand for the rest.
REPEATED := $(shell grep --recursive --files-with-matches --include='test_*.py' 'import repeated_for' tests)

# Tests start programs hundreds of times: what Python compiled is kept, also where the environment says otherwise.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play play-terminal web web-dev test lint types unit soak bench bench-server bench-hostile bench-versions bench-retention bench-reviews bench-site lighthouse bench-page strength coach-levels coach-proof tables golden puzzles dist types-ts env-pages game-page rules-pages strategy-pages diagrams docs docs-serve paper-assets pictures site site-serve lock pin-images coverage coverage-page hooks clean help

help: ## List the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(VENV)/.installed ## Open the house to you and your local network, and its page in your browser; WITH=--only-here: to you
	@$(BIN)/dicehouse serve --open --next-port --log-level warning $(WITH)

play-terminal: $(VENV)/.installed ## Play a game in the terminal
	@$(BIN)/dicehouse play

web: $(VENV)/.installed-dev ## Build the browser client again, if something changed
	@$(BIN)/python hatch_build.py build
	@touch $(VENV)/.installed

web-dev: $(VENV)/.installed-dev ## The browser client as you write it, beside a house on port 8000
	@$(BIN)/python hatch_build.py dev

test: $(VENV)/.installed-dev ## Everything that guards main
	@$(MAKE) --jobs 2 lint types
	@$(MAKE) unit

lint: $(VENV)/.installed-dev ## Style and formatting; the same and the types of the browser client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/python hatch_build.py check lint format

types: $(VENV)/.installed-dev ## Types, strictly
	$(BIN)/mypy

# Of thousands of tests with servers, clocks and browsers one may be starved of time, or meet another in a shared database:
# what failed must pass by itself, and the log shows both.
ALONE := --last-failed --last-failed-no-failures none

unit: web ## The tests alone; those in the browser by themselves, for its driver keeps an event loop running
	$(BIN)/python hatch_build.py test
	$(BIN)/pytest -n 2 --dist worksteal --ignore tests/web || { test $$? = 1 && $(BIN)/pytest $(ALONE) --ignore tests/web; }
	$(BIN)/pytest -n 2 --dist worksteal tests/web || { test $$? = 1 && $(BIN)/pytest $(ALONE) tests/web; }

coverage: $(VENV)/.installed-dev ## Lines and branches that the quick part of the tests runs, as a figure
	@rm -rf build/coverage
	$(BIN)/coverage run $(BIN)/pytest -n 2 --quiet $(UNCOVERED:%='--ignore-glob=*/test_*%*') $(COVERED) ; status=$$?; \
	$(BIN)/coverage combine --quiet && $(BIN)/coverage report && exit $$status

hooks: $(VENV)/.installed-dev ## Check what you commit, before it is committed (.pre-commit-config.yaml)
	$(BIN)/pre-commit install

soak: web ## Conformance, pages beside CPython, best answers, lost moves, leaks and crashes: many more examples (long)
	DICEHOUSE_REPEAT=all $(BIN)/pytest -n 2 --dist worksteal $(filter tests/web/%, $(REPEATED))
	DICEHOUSE_REPEAT=all $(BIN)/pytest -n 2 --dist worksteal $(filter-out tests/web/%, $(REPEATED))
	DICEHOUSE_PROFILE=soak $(BIN)/pytest tests/test_conformance.py tests/test_fifth_game.py
	DICEHOUSE_LOCKSTEP=1000000 $(BIN)/pytest -n 2 tests/batch/test_lockstep.py
	DICEHOUSE_PYODIDE_GAMES=10000 DICEHOUSE_PLAIN_GAMES=200 $(BIN)/pytest tests/local_house/test_pyodide.py tests/local_house/test_decisions.py
	DICEHOUSE_READINGS=all $(BIN)/pytest tests/games/chinchiller/test_solver.py -k thousandth
	DICEHOUSE_TABLES_AT_ONCE=40 DICEHOUSE_KILLS=20 $(BIN)/pytest tests/server/test_nothing_lost.py
	DICEHOUSE_LEAK_GAMES=3000 $(BIN)/pytest tests/server/test_nothing_leaked.py tests/server/test_company.py
	DICEHOUSE_FUZZ=8 DICEHOUSE_PROFILE=soak $(BIN)/pytest tests/server/nothing_crashes

bench: $(VENV)/.installed-bench ## Every benchmark, beside its peers; one page in benchmarks/results (long)
	$(BIN)/python -m benchmarks.all

bench-server: $(VENV)/.installed-dev ## The server under load, beside boardgame.io and Colyseus, and BEFORE=<another checkout> (needs Node)
	cd benchmarks/peers && npm install --silent --no-package-lock
	$(BIN)/python -m benchmarks.server $(if $(BEFORE),--before $(BEFORE)) --json benchmarks/results/server.json

bench-versions: $(VENV)/.installed-bench ## Figures of this checkout beside another: make bench-versions BEFORE=<folder>
	$(BIN)/python -m benchmarks.versions $(BEFORE) --json benchmarks/results/versions.json

bench-hostile: $(VENV)/.installed-dev ## 50 honest tables beside one hostile address; fails where the honest suffer (Linux)
	$(BIN)/python -m benchmarks.hostile --json benchmarks/results/hostile.json

bench-reviews: $(VENV)/.installed-dev ## Moves while games are reviewed all the time, and without (needs Node)
	cd benchmarks/peers && npm install --silent --no-package-lock
	$(BIN)/python -m benchmarks.reviews --json benchmarks/results/reviews.json

bench-retention: $(VENV)/.installed-dev ## Moves while retention deletes from a million stored tables (2 GB in the temporary folder)
	$(BIN)/python -m benchmarks.retention --json benchmarks/results/retention.json

lighthouse: web ## What Lighthouse says of the home page and of a running table (needs Chromium)
	$(BIN)/python -m benchmarks.lighthouse --json benchmarks/results/lighthouse.json

bench-site: web ## What a house in the page takes: bytes, time until it is open and for a decision, Lighthouse (needs Chromium)
	$(BIN)/python -m benchmarks.visits --lighthouse --json benchmarks/results/visits.json
	$(BIN)/python -m benchmarks.page_decisions --json benchmarks/results/page-decisions.json

strength: $(VENV)/.installed-dev ## Write docs/strength.md anew: solve, simulate, let all levels play each other (long)
	$(BIN)/python -m scripts.strength

coach-levels: $(VENV)/.installed-dev ## Measure the levels anew for the estimates of the coach: levels.json, docs/coach-levels.md (long)
	$(BIN)/python -m scripts.coach_levels

coach-proof: $(VENV)/.installed-dev ## Write docs/coach-proof.md anew: the accounting of the coach over thousands of games (long)
	$(BIN)/python -m scripts.coach_proof

tables: $(VENV)/.installed-dev ## Solve and train anew what ships with the package (long)
	$(BIN)/python -m scripts.tables

dist: web ## Build wheel and source archive, check them, install and play them in empty environments
	$(BIN)/python -m scripts.dist

puzzles: $(VENV)/.installed-dev ## Make more puzzles, until every game has enough; may be interrupted
	$(BIN)/python -m scripts.puzzles

golden: $(VENV)/.installed-dev ## Write the golden playthroughs anew; read the difference before you commit it
	cd tests && ../$(BIN)/python golden.py
	cd tests && ../$(BIN)/python envs/playthroughs.py

types-ts: $(VENV)/.installed-dev ## Write the TypeScript types of protocol, HTTP API and games anew
	$(BIN)/python scripts/typescript.py

env-pages: $(VENV)/.installed-dev ## Write docs/envs/ anew
	$(BIN)/python scripts/env_pages.py

game-page: $(VENV)/.installed-dev ## Write docs/adding-a-game.md anew
	$(BIN)/python scripts/adding_a_game.py

rules-pages: $(VENV)/.installed-dev ## Write docs/rules/ anew: the rules of every game in every language
	$(BIN)/python -m scripts.rules_pages

strategy-pages: $(VENV)/.installed-dev ## Write docs/strategy/ anew, from the tables that ship
	$(BIN)/python -m scripts.strategy_pages

diagrams: $(VENV)/.installed-dev ## Draw the diagrams of docs/ anew (needs Chromium, npm and its registry)
	$(BIN)/python -m scripts.diagrams

bench-page: $(VENV)/.installed-dev ## Write docs/benchmarks.md anew, from what benchmarks wrote to benchmarks/results
	$(BIN)/python -m scripts.benchmarks_page

docs: $(VENV)/.installed-dev ## Build the documentation site into build/docs
	$(BIN)/python -m scripts.docs_site

docs-serve: $(VENV)/.installed-dev ## Show the documentation site while you write, on port 8001
	$(BIN)/python -m scripts.docs_site --serve 127.0.0.1:8001

site: web docs ## Write the house as files that play without a server, with the documentation, to build/site
	@$(BIN)/dicehouse site build/site --docs build/docs

site-serve: site ## The same, and show it on port 8080
	@echo "http://localhost:8080/"
	@$(BIN)/python -m http.server --directory build/site --bind 127.0.0.1 8080

pictures: web ## Photograph every scene anew for docs/pictures/ (needs Chromium)
	$(BIN)/python scripts/pictures.py

paper-assets: $(VENV)/.installed-dev ## Write the drawings and typefaces of paper from those of the browser client
	$(BIN)/python scripts/paper_assets.py

lock: $(VENV)/.installed-dev ## Write deploy/*.lock anew: what the image and `make test` install, with hashes
	$(BIN)/python scripts/lock.py

pin-images: $(VENV)/.installed-dev ## Add the digests of today to deploy/images.env (needs docker and its registry)
	$(BIN)/python scripts/pin_images.py

coverage-page: $(VENV)/.installed-dev ## Write docs/rulebook-coverage.md anew
	$(BIN)/python tests/rulebook.py

clean: ## Remove what was built and installed here
	rm -rf $(VENV) .cache build dist web/node_modules src/dicehouse/server/web src/dicehouse/site/files .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml $(CLIENT) | $(BIN)/python
	@echo "Setting up Dicehouse, this once: its packages go into $(VENV), then its page for browsers is built."
	@echo "That takes a minute or two and changes nothing outside this folder. Every dot says: still at it."
	@(while sleep 3 && kill -0 $$$$ 2>/dev/null; do printf .; done) & dots=$$!; trap "kill $$dots" EXIT; \
	trap 'exit 130' INT TERM; $(PIP) --editable '.[server,paper]'
	@echo " Ready."
	@touch $@

# Exact versions by hash and nothing they ask for beyond (the list is whole; pip would look for newer releases of what is
# asked for with an extra), then the package itself with the build tools that are among them.
$(VENV)/.installed-dev: pyproject.toml hatch_build.py deploy/dev.lock | $(BIN)/python
	$(PIP) --no-deps --require-hashes --only-binary=:all: --requirement deploy/dev.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-bench: pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[bench]'
	@touch $@ $(VENV)/.installed
