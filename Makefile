# The commands of this repo. `make` alone lists them.

.DEFAULT_GOAL := help
.PHONY: help build test check lint verify format members rules slow soak bench clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## build everything for the next `swift run course`
	swift build --product course

test: ## run all tests but the long ones
	swift build --build-tests
	@.ci/tests --skip Trials

check: lint test verify ## format lint, warnings as errors (set in Package.swift), tests, and every lesson's promises

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Lessons

verify: test
	swift run --skip-build course verify --seeds 0

format: ## format all Swift files in place
	swift format --in-place --recursive Package.swift Sources Tests Lessons

members: ## write the tables of the runtime's public members, and the page of rooms, from the sources
	RENEW_MEMBERS=1 swift test --filter 'MemberTableTests|NibVocabularyTests'

rules: ## write the table of the rules, and the list of the version dial, from the sources and tests
	RENEW_RULES=1 swift test --filter RuleTableTests

slow: ## the long tests, whose suites are called trials: the whole course, hostile and faulty apps, bad batches, editors
	swift build --build-tests
	@.ci/tests --filter Trials

soak: slow ## the slow tests; play 10,000 random apps for each law, kill a batch 50 times, try every attack, grade on engines that lose nodes, open report pages in a browser, judge all answers with other random inputs, run each test of the runtime alone
	swift build --build-tests
	LAW_SEEDS=10000 .ci/tests --filter LawTests
	CHAOS_KILLS=50 .ci/tests --filter BadBatchTrials
	ENGINE_TESTS=1 .ci/tests --filter EngineTests
	ATTACKS=all .ci/tests --filter AttackTrials
	BROWSER_TESTS=1 .ci/tests --filter BrowserTests
	swift run --skip-build course verify --seeds 3 --mutate
	.ci/alone

bench: ## measure what students and teachers wait for and what the runtime can do, and print tables
	swift build
	swift run --skip-build bench
	swift run -c release bench runtime

clean: ## remove what was built; the Workspace stays
	swift package clean
	rm -rf Workspace/.course/cache
