import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isFreight } from './shipping-type.ts';

test('DOM-085 Freight and Freight Shipping are freight', () => {
  shows(isFreight, ['Freight'], true);
  shows(isFreight, ['Freight Shipping'], true);
  shows(isFreight, ['Ground'], false);
});
