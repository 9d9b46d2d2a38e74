import { expect, test } from 'vitest';
import { openShopInProcess } from './gateway-in-process.ts';

test('a shopper opens a cart on a back end in the same process', async () => {
  const { sdk, close } = await openShopInProcess();
  const { id } = await sdk.cart.create({ body: { currency: 'USD', taxMode: 'ExternalAmount' } });
  expect((await sdk.cart.active()).id).toBe(id);
  await close();
});
