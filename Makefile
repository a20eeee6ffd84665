# Every command of the project; `make` alone lists them.
#
# A fresh Debian or Ubuntu needs rustup, Node.js, apt (as root or with sudo) and make. Each command looks for what it
# needs and installs only what is missing: the first takes about five minutes, nearly all of it for compiling Trunk,
# wasm-bindgen and, before the first test, geckodriver, of which there are no packages; later ones start at once.

# Tools of this project only, so that they replace no other version the user has.
TOOLS ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/casse-tete
PORT ?= 8080

RUST := $(shell sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
TRUNK := 0.21.14
GECKODRIVER := 0.37.1
# The program and the crate understand each other only at exactly equal versions.
WASM_BINDGEN := $(shell sed -n '/^name = "wasm-bindgen"$$/{n;s/^version = "\(.*\)"/\1/p;}' Cargo.lock)

# The last folder is for a shell that was open before rustup came.
export PATH := $(TOOLS)/bin:$(CURDIR)/node_modules/.bin:$(PATH):$(or $(CARGO_HOME),$(HOME)/.cargo)/bin
# Trunk 0.21 stops at the customary NO_COLOR=1: it wants `true`.
unexport NO_COLOR

APT := $(if $(filter-out 0,$(shell id -u)),sudo) env DEBIAN_FRONTEND=noninteractive apt-get --yes --quiet
SAY := @echo "==>"
# What the browser tests and the browser benchmark look for in the environment. Geckodriver is found on the path.
BROWSER := DIST="$(CURDIR)/dist" CHROMEDRIVER="$${CHROMEDRIVER:-$$(command -v chromedriver)}"
# Chromium without its window, where there is a package of it: the tests take a sixth less of the processor's time.
SHELL_OF_CHROMIUM := chromium-headless-shell

CORES := $(shell nproc)
# Seconds of each browser test, of which the slowest are printed.
TIMES := target/browser-times
# All that the site is built from: it is built again only when one of these files has changed.
SITE := $(shell find src static index.html Cargo.toml Cargo.lock Trunk.toml rust-toolchain.toml package-lock.json .ci/stamp .ci/split)

# All benchmarks but the one that drives a browser.
NATIVE_BENCHES := $(filter-out browser,$(shell sed -n '/^\[\[bench\]\]$$/{n;s/^name = "\(.*\)"/\1/p;}' Cargo.toml))

# $(call missing,PROGRAM,PACKAGES): installs the packages when the program is not there.
missing = @command -v $(1) >/dev/null || { echo "==> Installing $(2) with apt"; $(APT) update && $(APT) install --no-install-recommends $(2); }

# $(call compiled,PROGRAM,VERSION,CRATE,OPTIMISATION): compiles the program when this very version of it is not there. A tool
# that runs for seconds is not worth the optimiser's minutes; wasm-bindgen, which goes through all programs at each build, is
# worth a little. Crates that tools have in common are compiled once.
define compiled
@$(1) --version 2>/dev/null | sed -n 1p | grep -qE "^$(1) $(subst .,\.,$(2))( |$$)" || { echo "==> Compiling $(1) $(2) into $(TOOLS) (some minutes, once)"; \
  CARGO_TARGET_DIR="$(TOOLS)/target" CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=$(4) \
  cargo install --locked --force --root "$(TOOLS)" --version $(2) $(3); }
endef

.PHONY: help run dev test check dist bench tools test-tools clean clippy native documentation
# The stages of `test` are run side by side by a make of its own.
ifeq ($(filter clippy native documentation,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

help: ## this list
	@echo "Casse-tête. On a fresh Debian or Ubuntu: rustup, Node.js, apt and make; the rest installs itself."
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

run: tools ## build the optimised site and serve it on http://127.0.0.1:8080
	$(SAY) "Building the optimised site, then serving it on http://127.0.0.1:$(PORT) until Ctrl-C"
	@trunk serve --release --no-autoreload --address 127.0.0.1 --port $(PORT)

dev: tools ## the same without optimisation, built again at every change
	$(SAY) "Building and serving on http://127.0.0.1:$(PORT), again at every change, until Ctrl-C"
	@trunk serve --address 127.0.0.1 --port $(PORT)

test: tools test-tools ## run every check and every test, in Chromium and in Firefox
	@$(MAKE) --no-print-directory --jobs=$(CORES) --output-sync=target clippy native documentation target/site browser-tests
	$(SAY) "Browser tests: two browsers a core, since a test often waits"
	@rm -f $(TIMES)
	@TIMES="$(CURDIR)/$(TIMES)" CHROMIUM="$$(command -v $(SHELL_OF_CHROMIUM))" $(BROWSER) .ci/browser $$((2 * $(CORES)))
	$(SAY) "The slowest browser tests, in seconds"
	@sort --general-numeric-sort --reverse $(TIMES) | head -n 10
	$(SAY) "Weight of a first visit"
	@.ci/weigh dist
	$(SAY) "All checks passed"

check: tools ## the checks that need no browser, in less than a minute: for daily work
	@$(MAKE) --no-print-directory --jobs=$(CORES) --output-sync=target clippy native
	$(SAY) "Checked; make test checks the documentation and the page in browsers too"

clippy:
	$(SAY) "Format"
	@cargo fmt --check
	$(SAY) "Clippy, warnings denied"
	@cargo clippy --locked --quiet --all-targets -- -D warnings
	@cargo clippy --locked --quiet --test browser -- -D warnings # left out by the line above, as by a plain `cargo test`

native:
	$(SAY) "Native tests and documentation tests"
	@cargo test --locked

documentation:
	$(SAY) "Documentation, warnings denied"
	@RUSTDOCFLAGS="-D warnings" cargo doc --locked --quiet --no-deps

browser-tests: native
	@cargo test --locked --quiet --test browser --no-run

dist: tools target/site ## write the static site into dist

# Older than `dist` when something else has built the site since, perhaps without optimisation.
target/site: $(SITE) dist/index.html
	$(SAY) "Release build into dist"
	@trunk build --release
	@mkdir -p $(@D) && touch $@ # cargo may have its own folder elsewhere

dist/index.html:

bench: dist test-tools ## run the benchmarks, native and in Chromium
	$(SAY) "Native benchmarks"
	@cargo bench --locked $(addprefix --bench ,$(NATIVE_BENCHES))
	$(SAY) "Benchmark in Chromium"
	@$(BROWSER) cargo test --locked --bench browser # the browser is measured: without the optimiser's minutes
	$(SAY) "Lighthouse, as on a telephone"
	@.ci/lighthouse dist

tools: node_modules/.package-lock.json ## install what building needs
	@command -v rustup >/dev/null || { echo "rustup is missing: see https://rustup.rs"; exit 1; }
	$(call missing,cc,build-essential)
	@rustc --version >/dev/null 2>&1 || { echo "==> Installing Rust $(RUST)"; rustup toolchain install $(RUST) --profile minimal --no-self-update; }
	@cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 || { echo "==> Adding rustfmt and clippy"; rustup component add rustfmt clippy; }
	@rustup target list --installed | grep -qx wasm32-unknown-unknown || { echo "==> Adding the WebAssembly target"; rustup target add wasm32-unknown-unknown; }
	$(call compiled,trunk,$(TRUNK),trunk,0)
	$(call compiled,wasm-bindgen,$(WASM_BINDGEN),wasm-bindgen-cli,1)
	$(if $(filter test bench test-tools,$(MAKECMDGOALS)),,@rm -rf "$(TOOLS)/target") # nearly 2 GB
	@cargo fetch --locked # Trunk builds offline

test-tools: ## install what the browser tests need
	@command -v chromedriver >/dev/null || { echo "==> Installing Chromium and its driver with apt"; $(APT) update; \
	  $(APT) install --no-install-recommends chromium chromium-driver || \
	  $(APT) install --no-install-recommends chromium-browser chromium-chromedriver; } # the second names are Ubuntu's
	@command -v $(SHELL_OF_CHROMIUM) >/dev/null || ! apt-cache show $(SHELL_OF_CHROMIUM) >/dev/null 2>&1 || \
	  { echo "==> Installing $(SHELL_OF_CHROMIUM) with apt"; $(APT) update; \
	  $(APT) install --no-install-recommends $(SHELL_OF_CHROMIUM) || echo "==> Without it the tests take Chromium itself"; }
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { echo "==> Installing Firefox with apt"; $(APT) update; \
	  $(APT) install --no-install-recommends firefox-esr || $(APT) install --no-install-recommends firefox; }
	$(call compiled,geckodriver,$(GECKODRIVER),geckodriver,0)
	@rm -rf "$(TOOLS)/target"

clean: ## remove what the other commands wrote into this folder
	$(SAY) "Removing target, dist and node_modules"
	@rm -rf target dist node_modules

# wasm-opt, esbuild, axe-core and Lighthouse. npm writes this file last.
node_modules/.package-lock.json: package-lock.json
	$(call missing,npm,nodejs npm)
	$(SAY) "Installing wasm-opt, esbuild, axe-core and Lighthouse with npm"
	@npm ci --no-audit --no-fund --loglevel=error && touch $@
