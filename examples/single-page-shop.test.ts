import { fillHouse, testGateway, type TestGateway } from '@basin/gateway/testing';
import { chromium, type Browser, type ConsoleMessage, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';

const shopOrigin = 'http://localhost:5173';
const folder = new URL('single-page-shop/', import.meta.url).pathname;

let gateway: TestGateway;
let browser: Browser;
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  const { executablePath, env } = await findChromium();
  [gateway, browser, files] = await Promise.all([
    testGateway({ fill: fillHouse, shopOrigin, corsOrigins: [shopOrigin] }),
    chromium.launch({ executablePath, env: { ...process.env, ...env } }),
    built(),
  ]);
}, 240_000);
afterAll(() => Promise.all([browser.close(), gateway.close()]));

/** The shop as Vite builds it, in memory, by path. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@basin/source', 'module', 'browser', 'development|production'] },
    build: { write: false, minify: false },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const text = (file: (typeof outputs)[number]) => String(file.type === 'chunk' ? file.code : file.source);
  return new Map(outputs.map((file) => [`/${file.fileName}`, text(file)]));
}

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Opens the shop as a static server and the gateway's five origins would serve it, without a network. */
async function visit(): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext();
  const origins: Readonly<Record<string, { readonly fetch: (request: Request) => Response | Promise<Response> }>> = {
    'http://localhost:4000': gateway,
    'http://localhost:4001': gateway.author,
    'http://localhost:4002': gateway.identity,
    'http://localhost:4003': gateway.images,
    'http://localhost:4004': gateway.payment,
  };
  await context.route('**/*', async (route) => {
    const asked = route.request();
    const { origin, pathname } = new URL(asked.url());
    if (origin === shopOrigin) {
      const path = pathname === '/' ? '/index.html' : pathname;
      const body = files.get(path);
      const contentType = types[path.split('.').at(-1) ?? ''] ?? 'text/plain';
      return route.fulfill(body === undefined ? { status: 404 } : { body, contentType });
    }
    const body = asked.postDataBuffer();
    const headers = await asked.allHeaders();
    const init = { method: asked.method(), headers, ...(body && { body: new Uint8Array(body) }) };
    const response = await origins[origin]?.fetch(new Request(asked.url(), init));
    if (!response) return route.abort();
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // ends a hang, measures nothing
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && !isNoCart(message) && problems.push(message.text()));
  await page.goto(`${shopOrigin}/#/`);
  return { page, problems };
}

/** Who has no cart yet is answered with a 404, which a browser writes into its console. */
const isNoCart = (message: ConsoleMessage) => message.location().url.includes('/cart/active');

test('a shopper narrows the listing, chooses a product, signs in with their cart and buys', async () => {
  const { page, problems } = await visit();
  const count = async () => Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
  await page.getByRole('heading', { name: 'Bathroom faucets' }).waitFor();
  const all = await count();
  await page.getByText('Filters').click();
  await page.getByRole('group', { name: 'Mounting' }).getByRole('checkbox').first().check();
  await expect.poll(count).toBeLessThan(all);

  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart').waitFor();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill('homeowner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Soak!Basin2030');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out Homer' }).waitFor();

  await page.getByRole('link', { name: /Cart \([1-9]/ }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /Pay \$/ }).waitFor();
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('4111 1111 1111 1111');
  await card.getByLabel('Month').selectOption('12');
  await card.getByLabel('Year').selectOption({ index: 3 });
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Name on the card').fill('Homer Owner');
  await card.getByRole('button').click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(problems).toEqual([]);
});

const address = {
  'E-mail address': 'homeowner@example.com',
  'First name': 'Homer',
  'Last name': 'Owner',
  'Number and street': '233 S Wacker Dr',
  City: 'Chicago',
  'State, two letters': 'IL',
  'ZIP code': '60606',
  Phone: '3125550100',
};
