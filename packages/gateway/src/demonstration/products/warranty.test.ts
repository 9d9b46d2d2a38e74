import { expect, test } from 'vitest';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const products = allDemoProducts();

/** The different warranties of a category, shortest first. */
const yearsIn = (category: string) => {
  const years = products
    .filter((product) => product.category.en === category)
    .map(({ warrantyYears }) => warrantyYears);
  return [...new Set(years)].sort((one, other) => Number(one) - Number(other));
};

test('every product of the demo catalogue has a warranty in whole years', () => {
  expect(products.filter(({ warrantyYears = 0 }) => warrantyYears < 1)).toEqual([]);
});

test.each([
  ['Basins', [25]],
  ['Bathroom Faucets', [10, 15]],
  ['Vanities', [5]],
  ['Field Tile', [2]],
])('the warranty of %s is %j years, as in the terms of sale', (category, years) => {
  expect(yearsIn(category)).toEqual(years);
});

test('all bathroom faucets of a collection have the same warranty', () => {
  const byCollection = Map.groupBy(
    products.filter(({ category }) => category.en === 'Bathroom Faucets'),
    ({ collection }) => collection?.name,
  );
  for (const same of byCollection.values())
    expect(new Set(same.map(({ warrantyYears }) => warrantyYears)).size).toBe(1);
});
