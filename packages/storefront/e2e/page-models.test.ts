import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { shipTo } from './checkout.ts';
import { leaveAndGoBack } from './go-back.ts';
import { placeOrder, submitCard } from './http-checkout.ts';
import { fieldOf, HttpShopper, type ReceivedPage } from './http-shopper.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';
import { demoPassword } from './sign-in.ts';

const titleOf = (path: string) => `A title of ${path}`;

/** The path of a page that an editor of the tests has added. */
const addedPage = '/en/an-editors-section/an-editors-page';

/** The author system of the tests, where an editor has given each page a new title, added one and changed the settings. */
async function startEditedAuthor(): Promise<Server> {
  const { protocol, hostname, port } = new URL(inject('gatewayOrigin'));
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    const respond = async () => {
      const source = path.replace(addedPage, '/en/inspiration/quiet-hour');
      const response = await fetch(new URL(source, `${protocol}//${hostname}:${Number(port) + 1}`));
      const text = await response.text();
      outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' });
      outgoing.end(response.ok ? edited(path, text) : text);
    };
    respond().catch(() => outgoing.destroy()); // the shop sees a lost connection, and the test its error page
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Returns a document of the author system as the editor has changed it. */
function edited(path: string, text: string): string {
  const [, page] = /^(\/\w+\/.+)\.model\.json/.exec(path) ?? [];
  if (page !== undefined) {
    const model = JSON.parse(text.replace('"heading":"Questions"', `"heading":"${titleOf(page)}"`)) as object;
    return JSON.stringify({ ...model, title: titleOf(page) });
  }
  if (!path.includes('caConfig=true')) return text;
  const configuration = JSON.parse(text) as { general: object };
  const general = { ...configuration.general, securePaths: ['/press-room'], reloadPaths: ['/support'] };
  return JSON.stringify({ ...configuration, general });
}

let author: Server;
let shop: ShopProcess;
const { visit } = useBrowser({ origin: () => `http://localhost:${shop.port}` });
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

test('STO-001 STO-042 STO-083 a page that an editor adds is served at its path, which no route names', async () => {
  expectModel(await shopper().get(addedPage), addedPage);
  expect((await shopper().get(`${addedPage}-2`)).status).toBe(404);
});

test.each([
  '/fr/compare',
  '/fr/find-a-showroom',
  '/en/find-a-showroom/browse-all-showrooms',
  '/en/for-professionals/literature',
  '/fr/for-professionals/technical-specifications',
  '/fr/inspiration/quiet-hour',
  '/en/locations',
  '/fr/locations/browse-all-stores',
  '/en/products/toilets',
  '/fr/quick-order',
  '/fr/search',
  '/en/services/installation-services',
  '/fr/sign-in',
  '/en/support/contact',
  '/fr/support/service-parts',
])('STO-004 the page %s is assembled from the document of its path', async (path) => {
  expectModel(await shopper().get(path), path);
});

test('STO-004 a product page shows the parts of the document of product pages in its language', async () => {
  const { text: listing } = await shopper().get('/fr/products/toilets');
  const { text } = await shopper().get(/href="([^"?]+\.html)/.exec(listing)?.[1] ?? '');
  expect(text).toContain(`>${titleOf('/fr/product-details')}</h2>`);
});

test('STO-059 a page that the configuration lists as secure requires sign-in', async () => {
  expect((await shopper().get('/en/press-room')).path).toBe('/en/sign-in?returnTo=%2Fen%2Fpress-room');
});

test('STO-058 going back reloads the pages that the configuration lists', async () => {
  const page = await visit();
  await expect.poll(await leaveAndGoBack(page, '/en/support')).toBe(1);
  expect((await leaveAndGoBack(page, '/en/products'))()).toBe(0);
});

test.each(['/en/cart', '/fr/shared-cart', '/en/order-status', '/fr/register-offline-product'])(
  'STO-043 STO-044 STO-049 STO-054 STO-089 the page %s is fetched as a page-model document',
  async (path) => {
    expectModel(await shopper().get(path), path);
  },
);

test('STO-045 STO-046 STO-047 STO-048 STO-050 STO-051 STO-052 STO-053 STO-055 STO-089 checkout, order confirmation and the pages of the account are fetched as page-model documents', async () => {
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
