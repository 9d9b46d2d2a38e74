import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { shipTo } from './checkout.ts';
import { placeOrder, submitCard } from './http-checkout.ts';
import { fieldOf, HttpShopper, type ReceivedPage } from './http-shopper.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';
import { demoPassword } from './sign-in.ts';

const titleOf = (path: string) => `A title of ${path}`;

/** The author system of the tests, where an editor has given each page a new title. */
async function startEditedAuthor(): Promise<Server> {
  const { protocol, hostname, port } = new URL(inject('gatewayOrigin'));
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    const respond = async () => {
      const response = await fetch(new URL(path, `${protocol}//${hostname}:${Number(port) + 1}`));
      const text = await response.text();
      const [, page] = /^(\/\w+\/.+)\.model\.json/.exec(path) ?? [];
      const edited = page && response.ok ? { ...(JSON.parse(text) as object), title: titleOf(page) } : undefined;
      outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' });
      outgoing.end(edited ? JSON.stringify(edited) : text);
    };
    respond().catch(() => outgoing.destroy()); // the shop sees a lost connection, and the test its error page
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

let author: Server;
let shop: ShopProcess;
beforeAll(async () => {
  author = await startEditedAuthor();
  const { port } = author.address() as AddressInfo;
  // identity and the payment frame return to the shop of the other tests alone
  shop = await startShopProcess({ AUTHOR_URL: `http://127.0.0.1:${port}`, PUBLIC_ORIGIN: inject('shopOrigin') });
});
afterAll(async () => {
  author.close().closeAllConnections();
  await shop.kill();
});

const shopper = () => new HttpShopper(new Map(), `http://127.0.0.1:${shop.port}`, { 'Sec-Fetch-Site': 'same-origin' });

const expectModel = ({ text }: ReceivedPage, path: string) =>
  expect(/<title>([^<]*)/.exec(text)?.[1]).toContain(`${titleOf(path)} |`);

test('STO-042 STO-083 any path that the content system knows is served without an entry in the route table', async () => {
  for (const path of ['/en/support/help-and-faq', '/fr/for-professionals/literature', '/en/inspiration/quiet-hour'])
    expectModel(await shopper().get(path), path);
});

test.each(['/en/cart', '/fr/shared-cart', '/en/order-status', '/fr/register-offline-product'])(
  'STO-043 STO-044 STO-049 STO-054 the page %s is fetched as a page-model document',
  async (path) => {
    expectModel(await shopper().get(path), path);
  },
);

test('STO-045 STO-046 STO-047 STO-048 STO-050 STO-051 STO-052 STO-053 STO-055 checkout, order confirmation and the pages of the account are fetched as page-model documents', async () => {
  const customer = shopper();
  const person = { firstName: 'Ada', lastName: 'Byron', email: `ada-${randomUUID()}@example.org` };
  await customer.post('/en/sign-in', { intent: 'signUp', accountType: 'homeowner', password: demoPassword, ...person });
  const { text: listing } = await customer.get('/en/products/bathroom-faucets');
  const product = await customer.get(/href="([^"?]+\.html)/.exec(listing)?.[1] ?? '');
  const addition = { sku: fieldOf(product, 'sku'), slug: fieldOf(product, 'slug'), quantity: '1' };
  await customer.post('/en/cart', { intent: 'add', ...addition });
  expectModel(await customer.get('/en/checkout'), '/en/checkout');
  await customer.post('/en/checkout?index', { ...person, phone: '5550100123', ...shipTo.US });
  const review = await submitCard(customer, await customer.get('/en/checkout/payment'), '4111111111111111');
  expectModel(await placeOrder(customer, review), '/en/order-confirmation');
  const history = await customer.get('/en/my-account/order-history');
  expectModel(history, '/en/my-account/order-history');
  const [, order = ''] = /href="(\/en\/my-account\/order-details[^"]*)/.exec(history.text) ?? [];
  expectModel(await customer.get(order), '/en/my-account/order-details');
  for (const name of ['my-products', 'my-services', 'my-favourites', 'account-settings', 'register-online-product'])
    expectModel(await customer.get(`/en/my-account/${name}`), `/en/my-account/${name}`);
});

test.each(['en', 'fr'])(
  'STO-056 an unknown path is a 404 with the page that an editor wrote (in %s)',
  async (locale) => {
    const response = await shopper().get(`/${locale}/nowhere`);
    expect(response.status).toBe(404);
    expectModel(response, `/${locale}/404`);
  },
);
