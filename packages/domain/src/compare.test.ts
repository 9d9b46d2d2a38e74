import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import {
  addToCompare,
  type CompareList,
  emptyCompareList,
  removeFromCompare,
  showsCompareBar,
  removeExpiredFromCompare,
} from './compare.ts';

const now = new Date('2026-01-01T00:00:00Z');
const inSixtyDays = Date.parse('2026-03-02T00:00:00Z');
const product = (compareSku: string, expiry = inSixtyDays, backorder = false) => ({ compareSku, expiry, backorder });
const basins: CompareList = { category: 'Basins', comparedProducts: [product('K-1')] };

test('DOM-084 DOM-125 a product stays in the comparison for 60 days, with its back-order flag', () => {
  shows(addToCompare, [basins, { sku: 'K-2', category: 'Basins', backorder: true }, now], {
    category: 'Basins',
    comparedProducts: [product('K-1'), product('K-2', inSixtyDays, true)],
  });
  expect(inSixtyDays - now.getTime()).toBe(60 * 24 * 60 * 60 * 1000);
});

test('a product that is added again stays another 60 days and is listed once', () => {
  const soon = { category: 'Basins', comparedProducts: [product('K-1', now.getTime() + 1), product('K-2')] };
  shows(addToCompare, [soon, { sku: 'K-1', category: 'Basins' }, now], {
    category: 'Basins',
    comparedProducts: [product('K-2'), product('K-1')],
  });
});

test('DOM-125 a comparison has one category, and a product of another category starts a new list', () => {
  shows(addToCompare, [basins, { sku: 'K-9', category: 'Toilets' }, now], {
    category: 'Toilets',
    comparedProducts: [product('K-9')],
  });
});

test('DOM-084 a compared product is removed at the exact moment it expires', () => {
  const old = {
    category: 'Basins',
    comparedProducts: [product('K-1', now.getTime()), product('K-2', now.getTime() + 1)],
  };
  shows(removeExpiredFromCompare, [old, now], {
    category: 'Basins',
    comparedProducts: [product('K-2', now.getTime() + 1)],
  });
  shows(removeExpiredFromCompare, [old, new Date('2027-01-01T00:00:00Z')], emptyCompareList);
  shows(addToCompare, [old, { sku: 'K-3', category: 'Basins' }, new Date(now.getTime() + 1)], {
    category: 'Basins',
    comparedProducts: [product('K-3', inSixtyDays + 1)],
  });
});

test('removing the last product also clears the category of the comparison', () => {
  const two = { category: 'Basins', comparedProducts: [product('K-1'), product('K-2')] };
  shows(removeFromCompare, [two, 'K-1'], { category: 'Basins', comparedProducts: [product('K-2')] });
  shows(removeFromCompare, [basins, 'K-1'], { category: '', comparedProducts: [] });
});

test('UI-007 the checkout has no compare bar, with or without a language', () => {
  shows(showsCompareBar, ['/en/checkout'], false);
  shows(showsCompareBar, ['/checkout/payment'], false);
  shows(showsCompareBar, ['/EN/%63heckout/payment'], false);
  shows(showsCompareBar, ['/en/checkout-guide'], true);
  shows(showsCompareBar, ['/en/cart'], true);
});
