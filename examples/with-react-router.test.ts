import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import { createSdk, type SdkOptions } from '@basin/sdk';
import { createStaticHandler } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartRoute } from './with-react-router.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop });
}, 240_000);
afterAll(() => gateway.close());

test('a cart created by an action is available to the next loader through the cookie', async () => {
  const systems: SdkOptions = { gatewayUrl: 'http://gateway.test/api', fetch: gateway.fetch, now: gateway.now };
  const { products } = await createSdk(systems).products.list({ category: 'bathroom-faucets' });
  const sku = products[0]?.sku ?? expect.unreachable();
  const handler = createStaticHandler([{ id: 'cart', path: '/cart', ...cartRoute(systems, 'a secret of the server') }]);
  const added = await handler.query(
    new Request('http://shop.test/cart', { method: 'POST', body: new URLSearchParams({ sku }) }),
  );
  if (added instanceof Response) return expect.unreachable();
  const cookie = added.actionHeaders.cart?.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  const shown = await handler.query(
    new Request('http://shop.test/cart', { headers: { Cookie: cookie.split(';')[0] ?? '' } }),
  );
  if (shown instanceof Response) return expect.unreachable();
  expect(shown.loaderData).toMatchObject({ cart: { units: 1, lines: [{ quantity: 1 }] } });
});
