import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { skuToAdd } from './sku-to-add.ts';

const variants = [
  { colour: 'White', sku: 'K-1', discontinued: false },
  { colour: 'Black', sku: 'K-2', discontinued: false },
];

test('DOM-134 the selected sku is added if it is in the variant list, otherwise the default variant', () => {
  shows(skuToAdd, ['K-2', { variants, variantSkus: ['K-1', 'K-2'] }], 'K-2');
  shows(skuToAdd, ['K-9', { variants, variantSkus: ['K-1', 'K-2'] }], 'K-1');
  shows(skuToAdd, [undefined, { variants, variantSkus: ['K-1', 'K-2'] }], 'K-1');
  shows(skuToAdd, ['K-2', { variants }], 'K-2');
});
