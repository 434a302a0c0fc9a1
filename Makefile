# The two commands a newcomer needs are `make demo` and `make test`.
.PHONY: demo test lint sanitize bench-quotes bench-search setup

SWIFT_BUILD = swift build --explicit-target-dependency-import-check error

## demo: install what is missing, build, and run the main job on the embedded site, offline
demo: setup
	swift build --product docfacts
	Scripts/demo.sh .build/debug/docfacts

## test: install what is missing, build, and run every test
test: setup
	$(SWIFT_BUILD) --build-tests
	swift test --skip-build

## sanitize: the fetcher under the thread sanitizer
sanitize: setup
	TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/tsan-suppressions swift test --sanitize=thread \
	  --scratch-path .build/tsan --filter 'HTTPTests|PageFetchingTests'

## bench-quotes: true and false quotations, judged; PAGES=DIR for real pages in place of generated ones
bench-quotes: setup
ifdef PAGES
	swift run -c release docfacts-bench quotes $(PAGES) --rounds 4
else
	swift run docfacts-bench quotes --generated 20
endif

## bench-search: a search through a store of the pages below PAGES=DIR, beside ripgrep
bench-search: setup
	swift build -c release --product docfacts
	swift run -c release docfacts-bench search $(PAGES) --work .build/bench-search

## lint: the formatter's check, as CI runs it
lint:
	swift format lint --strict -r Sources Tests Fuzzing Package.swift

## setup: the C libraries and tools, through apt where they are missing
setup:
	@Scripts/setup.sh
