import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { swatchCount } from './swatch-count.ts';

test('UI-052 three swatches under 1330, otherwise five', () => {
  shows(swatchCount, [1329], 3);
  shows(swatchCount, [1330], 5);
});

test('UI-053 in the wider mode five or seven', () => {
  shows(swatchCount, [1329, true], 5);
  shows(swatchCount, [1330, true], 7);
});
