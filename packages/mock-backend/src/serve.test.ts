import { createSdk } from '@basin/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveMockBackend, type ServedBackend } from './serve.ts';

const shop = 'http://localhost:5173';

let backend: ServedBackend;
beforeAll(async () => {
  backend = await serveMockBackend({ port: 0, shop });
});
afterAll(() => backend.close());

test('a shop in another process can list products, change a cart and sign in over the network', async () => {
  const sdk = createSdk({ ...backend.urls, locale: 'en' });
  const { products } = await sdk.products.list({ category: 'bathroom-faucets' });
  const { cart } = await sdk.cart.add({ sku: products[0]?.sku ?? '', quantity: 1 });
  expect(cart?.units).toBe(1);
  const result = await sdk.account.signIn({ email: 'homeowner@example.com', password: 'Soak!Basin2030' });
  expect(result).toEqual({ status: 'signedIn' });
  expect((await sdk.cart.get())?.units).toBe(1);
});

test('pictures and the card form have their own ports', async () => {
  const { images, payment } = backend.origins;
  const [product] = (await createSdk({ ...backend.urls, locale: 'en' }).products.list({ limit: 1 })).products;
  const picture = await fetch(`${images}/is/image/BASIN/${encodeURIComponent(product?.image?.name ?? '')}?fmt=webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await (await fetch(`${payment}/frame?locale=en`)).text()).toContain('<form');
});

test('CORS allows pages of the shop, and no other sites', async () => {
  const allowedOriginFor = async (Origin: string) => {
    const response = await fetch(`${backend.urls.gatewayUrl}/cart/active`, { headers: { Origin } });
    return response.headers.get('access-control-allow-origin');
  };
  expect([await allowedOriginFor(shop), await allowedOriginFor('https://elsewhere.example')]).toEqual([shop, null]);
});

test('a response that is cut off is a failed request, and the back end serves the next one', async () => {
  const sdk = createSdk({ ...backend.urls, locale: 'en' });
  backend.call('search.listing').fails('cut');
  await expect(sdk.products.list({ category: 'bathroom-faucets' })).rejects.toMatchObject({ kind: 'network' });
  await backend.reset();
  expect((await sdk.products.list({ category: 'bathroom-faucets' })).total).toBeGreaterThan(0);
});

test('serveMockBackend rejects a port that is in use', async () => {
  const port = Number(new URL(backend.origins.gateway).port);
  await expect(serveMockBackend({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
