import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { cartCounts } from './cart-counts.ts';
import { bundle, line } from './testing.ts';

test('the parts of a bundle do not count', () => {
  shows(cartCounts, [[...bundle, line({ id: 'other', quantity: 3 })]], { lines: 2, units: 5 });
});

test('DOM-043 an empty cart counts nothing', () => {
  shows(cartCounts, [[]], { lines: 0, units: 0 });
});
