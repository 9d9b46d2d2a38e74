import type { Reporter, TestCase, TestSpecification } from 'vitest/node';

/** How many files end between two lines: enough to see that a run goes on. */
const STEP = 10;

/**
 * Prints how many of the test files are done; without a terminal nothing else shows the progress. At the end it names the
 * tests that passed only when they were tried again.
 */
export default class CountReporter implements Reporter {
  #total = 0;
  #done = 0;
  readonly #triedAgain: TestCase[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    console.log(`0 of ${this.#total} files are done.`);
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    if (this.#done % STEP === 0 || this.#done === this.#total) {
      console.log(`${this.#done} of ${this.#total} files are done.`);
    }
  }

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#triedAgain.push(test);
  }

  onTestRunEnd(): void {
    if (this.#triedAgain.length === 0) return;
    console.log(`${this.#triedAgain.length} passed only the second time; find out why:`);
    for (const test of this.#triedAgain) console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
