import { expect, test } from 'vitest';
import { companyDay, formatDay, isoDay } from './company-day.ts';

test('an evening in the company’s time zone has the same day in every format', () => {
  const evening = new Date('2030-01-03T04:00:00Z');
  expect(formatDay('en', evening)).toBe('January 2, 2030');
  expect(formatDay('fr', evening)).toBe('2 janvier 2030');
  expect(isoDay(evening)).toBe('2030-01-02');
  expect(companyDay(evening)).toEqual(companyDay(new Date('2030-01-02T15:00:00Z')));
});
