import type { Order } from '@basin/sdk';
import { beforeAll, expect, test } from 'vitest';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { orderAgain } from './reorder.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});

/** Orders two faucets and an unknown product again, and returns the keys of the notices. */
async function noticesOf(overrides: string): Promise<string[]> {
  const { data: faucets } = await shop.visit('/en', async ({ context }) => {
    const { products } = await productsOf(context).list({ category: 'bathroom-faucets' });
    return products.slice(0, 2);
  });
  const lines = [...faucets, { slug: 'gone', sku: 'GONE-1', name: 'Gone' }].map((line) => ({ ...line, quantity: 1 }));
  const visit = await shop.visit(
    '/en/order-status',
    async ({ context }) => {
      await orderAgain(context, new FormData(), { lines } as unknown as Order);
      return takeNotices(context).map(({ key }) => key);
    },
    { cookie: `basin-overrides=${encodeURIComponent(overrides)}` },
  );
  return visit.data;
}

test('an order is added to the cart again in one call, and a product that is no longer sold is named as missing', async () => {
  shop.calls.length = 0;
  expect(await noticesOf('')).toEqual(['order.reorder.added', 'order.reorder.missing']);
  expect(shop.calls.filter((call) => call.includes('/cart/'))).toEqual(['POST /cart/v2/items']);
});

test.each([
  ['cart.update;error=503', 'error.outage'],
  ['*;error=503', 'error.outage'],
  ['cart.update;error=429', 'error.rateLimit'],
  ['cart.update;error=409', 'cart.changed'],
])('when an order is added to the cart again with %s, no item is called missing', async (overrides, key) => {
  expect(await noticesOf(overrides)).toEqual([key]);
});
