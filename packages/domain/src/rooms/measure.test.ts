import { expect, test } from 'vitest';
import { feetOf, fromTenThousandths, squareFeetOf, tenThousandths, withOverage } from './measure.ts';

test('measures are counted in ten-thousandths', () => {
  expect(tenThousandths(84.5)).toBe(845_000);
  expect(tenThousandths(0.1 + 0.2)).toBe(3000);
  expect(tenThousandths(0)).toBe(0);
  expect(tenThousandths(1_000_000)).toBe(10_000_000_000);
  expect(fromTenThousandths(929_500)).toBe(92.95);
  for (const measure of [-0.1, 1_000_000.1, NaN]) expect(() => tenThousandths(measure)).toThrow(RangeError);
});

test('metres become feet, rounded up', () => {
  expect(feetOf(1, 'm')).toBe(32_809);
  expect(feetOf(1, 'ft')).toBe(10_000);
  expect(squareFeetOf(1, 'm')).toBe(107_640);
  expect(squareFeetOf(1, 'ft')).toBe(10_000);
});

test('an overage is added exactly, and rounded up where it does not come out', () => {
  expect(withOverage(1_000_000, 10)).toBe(1_100_000);
  expect(withOverage(845_000, 10)).toBe(929_500);
  expect(withOverage(3, 10)).toBe(4);
  expect(withOverage(1_000_000, 7.5)).toBe(1_075_000);
  expect(withOverage(845_000, 0)).toBe(845_000);
  expect(withOverage(845_000, 100)).toBe(1_690_000);
  for (const overage of [-1, 100.5, NaN]) expect(() => withOverage(1, overage)).toThrow(RangeError);
});
