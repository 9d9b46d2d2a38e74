import { expect, test } from 'vitest';
import { companyDay, dayIn, isoDayOf } from './day-in.ts';

test('an evening’s order is of the same day in words, as a date and in what is kept by day', () => {
  const evening = new Date('2030-01-03T04:00:00Z');
  expect(dayIn('en', evening)).toBe('January 2, 2030');
  expect(dayIn('fr', evening)).toBe('2 janvier 2030');
  expect(isoDayOf(evening)).toBe('2030-01-02');
  expect(companyDay(evening)).toEqual(companyDay(new Date('2030-01-02T15:00:00Z')));
});
