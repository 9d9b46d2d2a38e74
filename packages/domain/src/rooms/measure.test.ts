import { expect, test } from 'vitest';
import { feetOf, requireMeasure, roundMeasureUp, squareFeetOf, unitsFor, withOverage } from './measure.ts';

test('measures are rounded up to the ten-thousandth, ignoring floating-point residue', () => {
  expect(roundMeasureUp(84.5)).toBe(84.5);
  expect(roundMeasureUp(0.1 + 0.2)).toBe(0.3);
  expect(roundMeasureUp(1 / 3)).toBe(0.3334);
  for (const measure of [0, -0.1, 1_000_000.1, NaN]) expect(() => requireMeasure('area', measure)).toThrow(RangeError);
});

test('metres are converted to feet', () => {
  expect(roundMeasureUp(feetOf(1, 'm'))).toBe(3.2809);
  expect(feetOf(1, 'ft')).toBe(1);
  expect(roundMeasureUp(squareFeetOf(1, 'm'))).toBe(10.764);
  expect(squareFeetOf(1, 'ft')).toBe(1);
});

test('a length in metres that is a whole number of feet converts exactly', () => {
  for (let feet = 1; feet <= 2000; feet += 1) expect(roundMeasureUp(feetOf((feet * 3048) / 10_000, 'm'))).toBe(feet);
});

test('a unit other than feet or metres is rejected', () => {
  expect(() => feetOf(1, 'feet' as never)).toThrow("unit must be 'ft' or 'm', but is 'feet'");
  expect(() => squareFeetOf(1, undefined as never)).toThrow(TypeError);
});

test('an overage is added without floating-point residue', () => {
  expect(withOverage(100, 10)).toBe(110);
  expect(withOverage(84.5, 10)).toBe(92.95);
  expect(withOverage(100, 7.5)).toBe(107.5);
  expect(withOverage(84.5, 0)).toBe(84.5);
  expect(withOverage(84.5, 100)).toBe(169);
  for (const overage of [-1, 100.5, NaN]) expect(() => withOverage(1, overage)).toThrow(RangeError);
});

test('an amount smaller than one unit takes one unit', () => {
  expect(unitsFor(0.0001, 10)).toBe(1);
});
