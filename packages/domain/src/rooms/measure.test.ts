import { test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { feetOf, fromTenThousandths, squareFeetOf, tenThousandths, withOverage } from './measure.ts';

test('measures are counted in ten-thousandths', () => {
  shows(tenThousandths, [84.5], 845_000);
  shows(tenThousandths, [0.1 + 0.2], 3000);
  shows(tenThousandths, [0], 0);
  shows(tenThousandths, [1_000_000], 10_000_000_000);
  shows(fromTenThousandths, [929_500], 92.95);
  for (const measure of [-0.1, 1_000_000.1, NaN]) refuses(tenThousandths, [measure]);
});

test('metres become feet, rounded up', () => {
  shows(feetOf, [1, 'm'], 32_809);
  shows(feetOf, [1, 'ft'], 10_000);
  shows(squareFeetOf, [1, 'm'], 107_640);
  shows(squareFeetOf, [1, 'ft'], 10_000);
});

test('an overage is added exactly, and rounded up where it does not come out', () => {
  shows(withOverage, [1_000_000, 10], 1_100_000);
  shows(withOverage, [845_000, 10], 929_500);
  shows(withOverage, [3, 10], 4);
  shows(withOverage, [1_000_000, 7.5], 1_075_000);
  shows(withOverage, [845_000, 0], 845_000);
  shows(withOverage, [845_000, 100], 1_690_000);
  for (const overage of [-1, 100.5, NaN]) refuses(withOverage, [1, overage]);
});
