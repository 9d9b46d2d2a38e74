import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { showsCompareBar } from './shows-compare-bar.ts';

test('UI-007 the checkout has no compare bar, with or without a language', () => {
  shows(showsCompareBar, ['/en/checkout'], false);
  shows(showsCompareBar, ['/checkout/payment'], false);
  shows(showsCompareBar, ['/en/checkout-guide'], true);
  shows(showsCompareBar, ['/en/cart'], true);
});
