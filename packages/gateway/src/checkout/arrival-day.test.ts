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
