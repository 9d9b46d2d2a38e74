import { basename } from 'node:path';

/** A suite as one says it: `cart-races` for its whole path. */
export const nameOf = (file: string): string => basename(file).replace(/(?:\.postgres)?\.test\.ts$/, '');

/** The Vitest project that a suite belongs to. */
export function projectOf(file: string): string {
  if (file.includes('/e2e/')) return 'shop';
  return file.endsWith('.postgres.test.ts') ? 'postgres' : 'unit';
}

/**
 * The suites that are to run, in the order of their names.
 *
 * @param words a suite runs whose path holds one of them; all run without any
 * @param from the name of the suite to begin with
 * @throws {RangeError} which says what there is to choose from
 */
export function chosenSuites(files: readonly string[], words: readonly string[], from?: string): string[] {
  const all = files.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const chosen = words.length === 0 ? all : all.filter((file) => words.some((word) => file.includes(word)));
  const start = from === undefined ? 0 : chosen.findIndex((file) => nameOf(file) === from);
  if (chosen.length > 0 && start >= 0) return chosen.slice(start);
  throw new RangeError(`There is no such suite. There are: ${all.map(nameOf).join(', ')}`);
}

/** How a suite ended. */
export interface Told {
  readonly file: string;
  readonly passed: boolean;
  readonly seconds: number;
}

/** A time as one says it. */
export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${Math.round(seconds)} s` : `${minutes} min ${Math.round(seconds % 60)} s`;
}

/** The end of a run: how many passed, which did not, how long it took. */
export function summaryOf(told: readonly Told[], planned: number): string {
  const failed = told.filter(({ passed }) => !passed).map(({ file }) => nameOf(file));
  const seconds = told.reduce((sum, each) => sum + each.seconds, 0);
  const parts = [`${told.length - failed.length} of ${planned} suites passed in ${timeText(seconds)}`];
  if (failed.length > 0) parts.push(`failed: ${failed.join(', ')}`);
  if (told.length < planned) parts.push(`not run: ${planned - told.length}`);
  return parts.join('; ');
}
