import { createSdk } from '@basin/sdk';
import { afterAll, expect, test } from 'vitest';
import { fillDemoShop, demoDate, testGateway } from '../../../../gateway/testing/demo-shop.ts';
import { recordFetch } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({ fill: fillDemoShop, at: demoDate });
afterAll(() => gateway.close());
const { fetch } = recordFetch(gateway.fetch);
const shop = createSdk({
  gatewayUrl: 'http://gateway.test/api',
  fetch: { gateway: fetch },
  now: gateway.now,
  locale: 'en',
});

test('the products and restrictions of more skus than one request may name are found, as a long project needs them', async () => {
  const { products } = await shop.products.list({ limit: 120 });
  const skus = products.flatMap((product) => product.skus).slice(0, 220);
  expect(skus).toHaveLength(220);
  expect([...(await shop.products.bySku(skus)).keys()]).toEqual(skus);
  expect(new Set((await shop.products.restrictions(skus)).keys())).toEqual(new Set(skus));
});

test('a text that is too long for a sku is an unknown sku, and the products of the others are found', async () => {
  const { products } = await shop.products.list({ limit: 1 });
  const [sku = ''] = products.flatMap((product) => product.skus);
  for (const length of [65, 3000])
    expect([...(await shop.products.bySku(['X'.repeat(length), sku])).keys()]).toEqual([sku]);
});
