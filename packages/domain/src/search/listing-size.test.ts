import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { listingSize } from './listing-size.ts';

test('the listing size is restored per path, on a mobile screen it is always 30', () => {
  shows(listingSize, [90, false], 90);
  shows(listingSize, [90, true], 30);
  shows(listingSize, [undefined, false], 30);
  for (const broken of [0, -30, 1.5]) shows(listingSize, [broken, false], 30);
});
