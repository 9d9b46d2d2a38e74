import { parseIsoDate } from '@basin/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDateSchema } from './crm.ts';

const accepts = (text: string) => isoDateSchema.safeParse(text).success;

test('a date on the wire is a calendar day', () => {
  for (const text of ['2027-02-28', '2028-02-29', '2000-02-29', '2027-12-31']) expect(accepts(text)).toBe(true);
  for (const text of ['2027-02-30', '2027-02-29', '2100-02-29', '2027-04-31', '2027-13-01', '2027-2-1', ''])
    expect(accepts(text)).toBe(false);
});

test('the contract and the rules of the domain accept the same dates', () => {
  const digits = (length: number, max: number) =>
    fc.integer({ min: 0, max }).map((count) => String(count).padStart(length, '0'));
  fc.assert(
    fc.property(digits(4, 9999), digits(2, 14), digits(2, 33), (...parts) => {
      const text = parts.join('-');
      expect(accepts(text)).toBe(parseIsoDate(text) !== undefined);
    }),
  );
});
