import { expect, test } from 'vitest';
import { arrivalDay } from './arrival-day.ts';

test.each([
  [1, '2030-01-04'],
  [2, '2030-01-07'],
  [3, '2030-01-07'],
  [4, '2030-01-07'],
  [5, '2030-01-08'],
])('a shipment of a Thursday that takes %i days arrives on %s, never on a weekend', (days, day) => {
  expect(arrivalDay(new Date('2030-01-03T18:30:00Z'), days)).toBe(day);
});

test('the evening of a Thursday, when it is Friday in UTC, counts as Thursday', () => {
  expect(arrivalDay(new Date('2030-01-04T02:30:00Z'), 1)).toBe('2030-01-04');
});

test.each([
  ['2030-12-24', '2030-12-26'],
  ['2026-12-31', '2027-01-04'],
  ['2027-07-02', '2027-07-05'],
  ['2029-07-03', '2029-07-05'],
  ['2027-05-28', '2027-06-01'],
  ['2032-05-21', '2032-05-24'],
  ['2031-08-29', '2031-09-02'],
  ['2026-11-25', '2026-11-27'],
  ['2029-11-28', '2029-11-29'], // a Thursday a week after Thanksgiving
])('a shipment of %s that takes a day arrives on %s, never on a holiday', (today, day) => {
  expect(arrivalDay(new Date(`${today}T18:00:00Z`), 1)).toBe(day);
});
