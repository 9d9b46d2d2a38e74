import { check } from '../../check-value.ts';
import { maxPerRequest } from './product-index.ts';

/** The most products that a page may skip, and the most that one call may request. */
const highest = { skip: 10_000, limit: 1000 };

/** @throws {TypeError} naming the option when a count is not a whole number or is too high */
export function checkCounts({
  skip = 0,
  limit = 0,
}: { readonly [Name in keyof typeof highest]: number | undefined }): void {
  checkCount('skip', skip, highest.skip);
  const requests = Math.floor((highest.skip - skip) / maxPerRequest) + 1;
  checkCount('limit', limit, Math.min(highest.limit, requests * maxPerRequest), skip > 0 ? ` after skip ${skip}` : '');
}

function checkCount(name: keyof typeof highest, count: number, max: number, where = ''): void {
  const isValid = Number.isInteger(count) && count >= 0 && count <= max;
  check(isValid, name, `a whole number from 0 to ${max}${where}`, count);
}
