import { expect, test } from 'vitest';
import { feetOf, fromTenThousandths, squareFeetOf, tenThousandths, withOverage } from './measure.ts';

test('measures are counted in ten-thousandths', () => {
  expect(tenThousandths('area', 84.5)).toBe(845_000);
  expect(tenThousandths('area', 0.1 + 0.2)).toBe(3000);
  expect(tenThousandths('area', 1_000_000)).toBe(10_000_000_000);
  expect(fromTenThousandths(929_500)).toBe(92.95);
  for (const measure of [0, -0.1, 1_000_000.1, NaN]) expect(() => tenThousandths('area', measure)).toThrow(RangeError);
});

test('metres become feet, rounded up', () => {
  expect(feetOf(1, 'm')).toBe(32_809);
  expect(feetOf(1, 'ft')).toBe(10_000);
  expect(squareFeetOf(1, 'm')).toBe(107_640);
  expect(squareFeetOf(1, 'ft')).toBe(10_000);
});

test('a length in metres that is a whole number of feet becomes exactly that', () => {
  for (let feet = 1; feet <= 2000; feet += 1) expect(feetOf((feet * 3048) / 10_000, 'm')).toBe(feet * 10_000);
});

test('a unit that is neither feet nor metres is rejected', () => {
  expect(() => feetOf(1, 'feet' as never)).toThrow("unit must be 'ft' or 'm', but is 'feet'");
  expect(() => squareFeetOf(1, undefined as never)).toThrow(TypeError);
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
