import { createCart, createSharedCarts, type SdkCalls } from '@basin/sdk';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedAccounts } from '../../../../gateway/src/demonstration/seed-accounts.ts';
import { fillCatalogue } from '../../../../gateway/testing/catalogue.ts';
import { testGateway } from '../../../../gateway/testing/gateway.ts';
import { recordFetch, sdkOn } from '../../../../gateway/testing/sdk.ts';

const gateway = await testGateway({
  fill: [seedAccounts, fillCatalogue],
});
const { requests, fetch } = recordFetch(gateway.fetch);
let sdk: SdkCalls;
beforeEach(() => {
  sdk = sdkOn(gateway, { fetch: { gateway: fetch } });
  requests.length = 0;
});
afterAll(() => gateway.close());

const bowl = { sku: 'BX-100-WH', quantity: 1, bundleItems: [{ sku: 'BX-100-BOWL', quantity: 1 }] };

test('SDK-080 SDK-081 a shared cart is a copy that keeps its lines and whole bundles when the cart changes', async () => {
  const [own, shared] = [createCart(sdk), createSharedCarts(sdk)];
  expect(await shared.create()).toBeNull();
  const { cart } = await own.add([{ sku: 'TL-300-GY', quantity: 2 }, bowl]);
  const copy = await shared.create({ name: 'Guest bath', email: 'friend@example.com' });
  expect(requests.at(-1)?.body).toEqual({ cartId: cart?.id, name: 'Guest bath', email: 'friend@example.com' });
  expect(copy).toEqual({
    id: expect.any(String) as string,
    name: 'Guest bath',
    lines: cart?.lines.map(({ sku, name, finish, image, quantity, rooms }) => ({
      sku,
      name,
      finish,
      image,
      quantity,
      rooms,
    })),
  });
  await own.remove(cart?.lines[0]?.id ?? '');
  expect(await createSharedCarts(sdkOn(gateway)).get(copy?.id ?? '')).toEqual(copy);
  expect(await shared.get('gone')).toBeNull();
});

test('SDK-082 the items of a shared cart are added for a reader without a cart', async () => {
  await createCart(sdk).add({ sku: 'TL-300-GY', quantity: 2 });
  const { id = '' } = (await createSharedCarts(sdk).create()) ?? {};
  const added = await createSharedCarts(sdkOn(gateway, { fetch: { gateway: fetch } })).addToCart(id);
  const body = { cartId: added.cart.id, sharedCartId: id };
  expect(requests.at(-1)).toMatchObject({ method: 'POST', body });
  expect(added).toMatchObject({ cart: { lines: [{ sku: 'TL-300-GY', quantity: 2 }] }, unavailableSkus: [] });
});
