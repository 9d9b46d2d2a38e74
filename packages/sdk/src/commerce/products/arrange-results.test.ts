import { expect, test } from 'vitest';
import { arrangeResults, type FoundGroup } from './arrange-results.ts';

const none: FoundGroup = { total: 0, isNearMatch: false, isCategoryMatch: false };
const exact: FoundGroup = { total: 9, isNearMatch: false, isCategoryMatch: false };
const named: FoundGroup = { ...exact, isCategoryMatch: true };
const near: FoundGroup = { total: 9, isNearMatch: true, isCategoryMatch: true };

const both = { showsProducts: true, showsParts: true, partsFirst: false, isNear: false };
const productsOnly = { ...both, showsParts: false };
const partsOnly = { ...both, showsProducts: false, partsFirst: true };

test.each([
  ['exact product matches are shown before exact part matches', exact, exact, 0, both],
  ['parts are shown first when the query names only a part category', exact, named, 0, { ...both, partsFirst: true }],
  ['products stay first when the query names both categories', named, named, 0, both],
  ['only parts are shown when no product matches', none, exact, 0, partsOnly],
  ['near product matches are left out when a part matches exactly', near, exact, 0, partsOnly],
  ['near part matches are left out when a product matches exactly', exact, near, 0, productsOnly],
  ['near matches are left out when a page matches', near, near, 1, { ...productsOnly, showsProducts: false }],
  ['near product matches are shown when nothing matches exactly', near, near, 0, { ...productsOnly, isNear: true }],
  ['near part matches are shown when there is nothing else', none, near, 0, { ...partsOnly, isNear: true }],
  ['nothing is shown when nothing was found', none, none, 0, { ...productsOnly, showsProducts: false }],
])('STO-072 %s', (_, products, parts, pages, order) => {
  expect(arrangeResults(products, parts, pages)).toEqual(order);
});
