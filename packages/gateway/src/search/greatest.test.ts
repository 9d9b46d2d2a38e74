import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatest } from './greatest.ts';

test('the greatest of some numbers are the first of all when these are sorted', () => {
  const numbers = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 600 });
  fc.assert(
    fc.property(numbers, fc.nat(400), (all, most) => {
      const sorted = all.toSorted((a, b) => b - a).slice(0, most);
      expect([...greatest(Float64Array.from(all), most)]).toEqual(sorted);
    }),
  );
});
