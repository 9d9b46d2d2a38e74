import type { Reporter, TestSpecification } from 'vitest/node';

/** How many files end between two lines: enough to see that a run goes on. */
const STEP = 10;

/** Prints how many of the test files are done; without a terminal nothing else shows the progress. */
export default class CountReporter implements Reporter {
  #total = 0;
  #done = 0;

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
}
