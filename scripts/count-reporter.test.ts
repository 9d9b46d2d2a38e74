import { afterEach, expect, test, vi } from 'vitest';
import type { TestCase, TestSpecification } from 'vitest/node';
import CountReporter from './count-reporter.ts';

const printed: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
afterEach(() => printed.splice(0));

/** A finished test: `flaky` is whether it passed only on a retry. */
const finished = (fullName: string, flaky: boolean) =>
  ({
    fullName,
    module: { relativeModuleId: 'cart.test.ts' },
    diagnostic: () => ({ flaky }),
    result: () => ({ errors: [{ message: 'no answer in time' }] }),
  }) as unknown as TestCase;

test('npm test prints how many test files are done, every ten and at the end', () => {
  const reporter = new CountReporter();
  reporter.onTestRunStart(new Array<TestSpecification>(12));
  for (let file = 0; file < 12; file += 1) reporter.onTestModuleEnd();
  reporter.onTestRunEnd();
  expect(printed).toEqual(['0 of 12 files are done.', '10 of 12 files are done.', '12 of 12 files are done.']);
});

test('the tests that passed only on a retry are listed at the end with what failed before', () => {
  const reporter = new CountReporter();
  reporter.onTestCaseResult(finished('adds a line', false));
  reporter.onTestCaseResult(finished('removes a line', true));
  reporter.onTestRunEnd();
  expect(printed).toEqual([
    'Passed only on a retry: 1. Find out why:',
    '  cart.test.ts > removes a line',
    'no answer in time',
  ]);
});
