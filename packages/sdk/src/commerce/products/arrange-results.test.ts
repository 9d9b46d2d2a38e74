import { expect, test } from 'vitest';
import { arrangeResults, type FoundGroup } from './arrange-results.ts';

const nothing: FoundGroup = { total: 0, isNearMatch: false, isCategoryMatch: false };
const fit: FoundGroup = { total: 9, isNearMatch: false, isCategoryMatch: false };
const named: FoundGroup = { ...fit, isCategoryMatch: true };
const near: FoundGroup = { total: 9, isNearMatch: true, isCategoryMatch: true };

const both = { showsProducts: true, showsParts: true, partsFirst: false, isNear: false };
const productsOnly = { ...both, showsParts: false };
const partsOnly = { ...both, showsProducts: false, partsFirst: true };

test.each([
  ['products that fit go before parts that fit', fit, fit, 0, both],
  ['parts go first when the words name their category alone', fit, named, 0, { ...both, partsFirst: true }],
  ['products stay first when the words name both categories', named, named, 0, both],
  ['parts stand alone when no product fits', nothing, fit, 0, partsOnly],
  ['products that come close are left out when a part fits', near, fit, 0, partsOnly],
  ['parts that come close are left out when a product fits', fit, near, 0, productsOnly],
  ['what comes close is left out when a page fits', near, near, 1, { ...productsOnly, showsProducts: false }],
  ['products that come close are shown when nothing fits', near, near, 0, { ...productsOnly, isNear: true }],
  ['parts that come close are shown when there is nothing else', nothing, near, 0, { ...partsOnly, isNear: true }],
  ['nothing is shown when nothing was found', nothing, nothing, 0, { ...productsOnly, showsProducts: false }],
])('STO-072 %s', (_, products, parts, pages, order) => {
  expect(arrangeResults(products, parts, pages)).toEqual(order);
});
