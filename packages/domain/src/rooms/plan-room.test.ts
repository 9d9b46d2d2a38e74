import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuses, shows } from '../../testing/shows.ts';
import { planRoom } from './plan-room.ts';

test.each([
  [
    { area: 84.5, overage: 10, coverage: 10.76 },
    { totalNeeded: 92.95, quantity: 9 },
  ],
  [
    { area: 100, overage: 10, coverage: 11 },
    { totalNeeded: 110, quantity: 10 },
  ],
  [
    { area: 110, overage: 0, coverage: 11 },
    { totalNeeded: 110, quantity: 10 },
  ],
  [
    { area: 110.01, overage: 0, coverage: 11 },
    { totalNeeded: 110.01, quantity: 11 },
  ],
  [
    { area: 0, overage: 10, coverage: 11 },
    { totalNeeded: 0, quantity: 0 },
  ],
  [
    { area: -5, overage: -10, coverage: 11 },
    { totalNeeded: 0, quantity: 0 },
  ],
  [
    { area: 2_000_000, overage: 200, coverage: 10 },
    { totalNeeded: 2_000_000, quantity: 200_000 },
  ],
])('%o needs %o', (need, plan) => {
  shows(planRoom, [need], plan);
});

test('the units always cover the need, and one unit less never does', () => {
  const hundredths = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
  fc.assert(
    fc.property(hundredths(500_000), fc.integer({ min: 0, max: 50 }), hundredths(5000), (area, overage, coverage) => {
      const { totalNeeded, quantity } = planRoom({ area, overage, coverage });
      expect(quantity * coverage).toBeGreaterThan(totalNeeded - 0.001);
      expect((quantity - 1) * coverage).toBeLessThan(totalNeeded);
    }),
  );
});

test('a unit that covers nothing is a mistake of the catalogue', () => {
  refuses(planRoom, [{ area: 10, overage: 0, coverage: 0 }]);
});
