import { basename } from 'node:path';

/** Returns the short name of a suite's file, such as `cart-races`. */
export const suiteName = (file: string): string => basename(file).replace(/(?:\.postgres)?\.test\.ts$/, '');

/**
 * Returns the suites to run, sorted by name.
 *
 * @param words a suite runs when its path contains one of them; without any, all run
 * @param from the name of the suite to begin with
 * @throws {RangeError} that lists the known suites
 */
export function selectSuites(files: readonly string[], words: readonly string[], from?: string): string[] {
  const all = files.toSorted((one, other) => (suiteName(one) < suiteName(other) ? -1 : 1));
  const chosen = words.length === 0 ? all : all.filter((file) => words.some((word) => file.includes(word)));
  const start = from === undefined ? 0 : chosen.findIndex((file) => suiteName(file) === from);
  if (chosen.length > 0 && start >= 0) return chosen.slice(start);
  throw new RangeError(`Unknown suite. Known suites: ${all.map(suiteName).join(', ')}`);
}

/** The result of a suite. */
export interface SuiteResult {
  readonly file: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** Returns a duration as text, such as `2 min 5 s`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${Math.round(seconds)} s` : `${minutes} min ${Math.round(seconds % 60)} s`;
}

/** Returns the summary of a run: how many suites passed, which failed, how long it took. */
export function summarize(results: readonly SuiteResult[], planned: number): string {
  const failed = results.filter(({ passed }) => !passed).map(({ file }) => suiteName(file));
  const seconds = results.reduce((sum, each) => sum + each.seconds, 0);
  const parts = [`${results.length - failed.length} of ${planned} suites passed in ${formatDuration(seconds)}`];
  if (failed.length > 0) parts.push(`failed: ${failed.join(', ')}`);
  if (results.length < planned) parts.push(`not run: ${planned - results.length}`);
  return parts.join('; ');
}
