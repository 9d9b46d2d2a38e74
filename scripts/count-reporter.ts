import type { Reporter, TestCase, TestSpecification } from 'vitest/node';

/** The number of finished files between two progress lines. */
const step = 10;

/**
 * Prints how many test files are done, which is the only progress shown without a terminal. At the end it lists the
 * tests that passed only on a retry, with what failed before.
 */
export default class CountReporter implements Reporter {
  #total = 0;
  #done = 0;
  readonly #flaky: TestCase[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    console.log(`0 of ${this.#total} files are done.`);
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    if (this.#done % step === 0 || this.#done === this.#total) {
      console.log(`${this.#done} of ${this.#total} files are done.`);
    }
  }

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#flaky.push(test);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return;
    console.log(`Passed only on a retry: ${this.#flaky.length}. Find out why:`);
    for (const test of this.#flaky) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const error of test.result().errors ?? []) console.log(error.stack ?? error.message);
    }
  }
}
