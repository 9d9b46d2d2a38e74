import { check } from '../../check-options.ts';

/** The highest position in the index, and the most products that one call may request. */
const highest = { skip: 10_000, limit: 1000 };

/** @throws {TypeError} naming the option when a count is not a whole number or is too high */
export function checkCounts(counts: { readonly [Name in keyof typeof highest]: number | undefined }): void {
  for (const name of ['skip', 'limit'] as const) {
    const count = counts[name];
    const isValid = count === undefined || (Number.isInteger(count) && count >= 0 && count <= highest[name]);
    check(isValid, name, `a whole number from 0 to ${highest[name]}`, count);
  }
}
