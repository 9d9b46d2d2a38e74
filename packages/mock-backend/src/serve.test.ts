import { createSdk } from '@basin/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMockBackend, type ServedBackend } from './serve.ts';

const shop = 'http://localhost:5173';

let backend: ServedBackend;
beforeAll(async () => {
  backend = await serveMockBackend({ port: 0, shop });
});
afterAll(() => backend.close());

test('a shop in another process lists, buys and signs in over the network', async () => {
  const sdk = createSdk({ ...backend.urls, locale: 'en' });
  const { products } = await sdk.products.list({ category: 'bathroom-faucets' });
  const { cart } = await sdk.cart.add({ sku: products[0]?.sku ?? '', quantity: 1 });
  expect(cart?.units).toBe(1);
  const result = await sdk.account.signIn({ email: 'homeowner@example.com', password: 'Soak!Basin2030' });
  expect(result).toEqual({ status: 'signedIn' });
  expect((await sdk.cart.get())?.units).toBe(1);
});

test('pictures and the card form come from ports of their own', async () => {
  const { images, payment } = backend.origins;
  const [product] = (await createSdk({ ...backend.urls, locale: 'en' }).products.list({ limit: 1 })).products;
  const picture = await fetch(`${images}/is/image/BASIN/${encodeURIComponent(product?.image?.name ?? '')}?fmt=webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await (await fetch(`${payment}/frame?locale=en`)).text()).toContain('<form');
});

test('pages of the shop may call from a browser, those of other sites may not', async () => {
  const leaveOf = async (Origin: string) => {
    const response = await fetch(`${backend.urls.gatewayUrl}/cart/active`, { headers: { Origin } });
    return response.headers.get('access-control-allow-origin');
  };
  expect([await leaveOf(shop), await leaveOf('https://elsewhere.example')]).toEqual([shop, null]);
});

test('a port that is in use is an error, and no port stays taken', async () => {
  const port = Number(new URL(backend.origins.gateway).port);
  await expect(serveMockBackend({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
