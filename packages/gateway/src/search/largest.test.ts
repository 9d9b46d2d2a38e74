import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largest } from './largest.ts';

test('largest returns the same numbers as sorting all and taking the first', () => {
  const numbers = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 600 });
  fc.assert(
    fc.property(numbers, fc.nat(400), (all, limit) => {
      const sorted = all.toSorted((a, b) => b - a).slice(0, limit);
      expect([...largest(Float64Array.from(all), limit)]).toEqual(sorted);
    }),
  );
});
