import { expect, test } from 'vitest';
import { generateProducts } from '../demonstration/products/generate-products.ts';
import { productPrice } from './product-price.ts';

const now = new Date('2026-11-20');
const [product] = generateProducts({ today: now });

/** Returns the product with trade prices only. */
const forTrade = () => ({
  ...(product ?? expect.fail('no product')),
  variants:
    product?.variants.map((variant) => ({
      ...variant,
      prices: variant.prices.filter(({ customerGroup }) => customerGroup === 'TVS'),
    })) ?? [],
});

test('a product with trade prices only has no price for guests, who could not buy it', () => {
  expect(productPrice(forTrade(), 'TVS', now)?.final).toBeGreaterThan(0);
  expect(productPrice(forTrade(), 'GST', now)).toBeUndefined();
});
