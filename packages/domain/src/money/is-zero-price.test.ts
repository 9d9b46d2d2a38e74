import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isZeroPrice } from './is-zero-price.ts';

test('DOM-154 a price is zero if it is 0 or the text 0.00', () => {
  shows(isZeroPrice, [0], true);
  shows(isZeroPrice, ['0.00'], true);
  shows(isZeroPrice, [0.01], false);
  shows(isZeroPrice, ['0'], false);
  shows(isZeroPrice, ['10.00'], false);
});
