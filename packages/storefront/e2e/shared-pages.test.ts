import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { addToCart, findProduct } from './checkout.ts';
import { fieldOf, HttpShopper } from './http-shopper.ts';
import { startShopProcess } from './shop-process.ts';
import { demoPassword } from './sign-in.ts';
import { hydrate } from './touch.ts';

const { visit } = useBrowser();
const paths = ['/en', '/en/products/toilets', '/en/locations', '/fr/search?keyword=laiton'];
const rounds = 20;

/** Signs up a customer whose pages contain their first name. */
async function signUpCustomer(firstName: string): Promise<HttpShopper> {
  const shopper = new HttpShopper();
  const email = `shopper-${crypto.randomUUID()}@example.org`;
  const name = { firstName, lastName: 'Byron' };
  await shopper.post('/en/sign-in', { intent: 'signUp', ...name, email, password: demoPassword });
  return shopper;
}

/** Returns the paths of the products in a listing. */
async function toiletPaths(): Promise<string[]> {
  const { text } = await new HttpShopper().get('/en/products/toilets');
  return [...text.matchAll(/href="(\/en\/products\/[^"?]+\.html)/g)].map(([, path = '']) => path);
}

/** Creates a guest with the given number of units in the cart. */
async function guestWithCart(units: number): Promise<HttpShopper> {
  const shopper = new HttpShopper();
  for (const path of await toiletPaths()) {
    const page = await shopper.get(path);
    const addition = { intent: 'add', sku: fieldOf(page, 'sku'), slug: fieldOf(page, 'slug') };
    const cart = await shopper.post('/en/cart', { ...addition, quantity: String(units) });
    if (ownerOf(cart.text) === `cart of ${units}`) return shopper;
  }
  throw new Error(`Found no toilet of which ${units} units can be bought`);
}

const headersFor = (shopper: HttpShopper, path: string) =>
  fetch(new URL(path, inject('shopOrigin')), {
    headers: { Cookie: [...shopper.cookies()].map((pair) => pair.join('=')).join('; ') },
  }).then(({ headers }) => headers);

const names = ['Wilhelmina', 'Bartholomea'];
const [saver] = names;
/** Returns the visitor that a page belongs to, as far as it shows. */
const ownerOf = (text: string): string => {
  const units = /data-count="(\d+)"/.exec(text)?.[1];
  return names.find((name) => text.includes(name)) ?? (units === undefined ? '' : `cart of ${units}`);
};
const isFavourite = (text: string): boolean => /action="\/en\/favourites".*?name="intent" value="remove"/.test(text);
/** Returns the prices of a page; trade customers have their own. */
const pricesIn = (text: string): string => (text.match(/\$[\d,.]+/g) ?? []).join(' ');

interface Received {
  readonly by: string;
  readonly path: string;
  readonly text: string;
}
const isTrade = ({ by }: Received): boolean => by === 'trade';

/** Returns the pages with the name, cart, favourite or prices of a visitor other than the one who received them. */
const leaks = (pages: readonly Received[]): Received[] =>
  pages.filter((page) => {
    const first = pages.find((other) => other.path === page.path && isTrade(other) === isTrade(page));
    if (first && pricesIn(first.text) !== pricesIn(page.text)) return true;
    if (isTrade(page)) return false; // other tests change the cart and favourites of this account
    return !['', page.by].includes(ownerOf(page.text)) || (isFavourite(page.text) && page.by !== saver);
  });

test('planted fault: a page with the cart, favourite or prices of another customer is detected', () => {
  const heart = '<form action="/en/favourites"><input name="intent" value="remove">';
  const planted = ['Hello Wilhelmina', '<a data-count="2">', heart, '$8.00'].map((text, at) => ({
    by: 'a guest',
    text,
    path: `/${at}`,
  }));
  const right = [
    { by: 'Bartholomea', text: '$10.00', path: '/3' },
    { by: 'trade', text: '$8.00', path: '/3' },
    { by: 'Wilhelmina', text: heart, path: '/4' },
  ];
  expect(leaks([...right, ...planted])).toEqual(planted);
});

test('no page leaks to another visitor among 120 interleaved visits', async () => {
  const [trade, [product = '']] = [new HttpShopper(), await toiletPaths()];
  await trade.post('/en/sign-in', { intent: 'signIn', email: 'trade@example.com', password: demoPassword });
  const shoppers = await Promise.all([...names.map(signUpCustomer), guestWithCart(2), guestWithCart(3)]);
  const by = [...names, 'cart of 2', 'cart of 3', 'trade', 'a guest'];
  const visitors = [...shoppers, trade, new HttpShopper()].map((shopper, index) => ({ by: by[index] ?? '', shopper }));
  const account = await Promise.all(
    visitors.slice(0, 2).map(({ shopper }) => shopper.get('/en/my-account/account-settings')),
  );
  expect(account.map(({ text }) => ownerOf(text))).toEqual(names);
  const sku = fieldOf(await shoppers[0].get(product), 'sku');
  await shoppers[0].post('/en/favourites', { sku, intent: 'add', returnTo: product });
  const pages = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = [...paths, product][round % (paths.length + 1)] ?? '/en';
    const requests = visitors.map(async ({ by, shopper }) => ({ by, ...(await shopper.get(path)) }));
    pages.push(...(await Promise.all(requests)));
  }
  expect(pages).toHaveLength(120);
  expect(pages.filter(({ status }) => ![200, 503].includes(status))).toEqual([]); // a busy shop responds with 503
  for (const { by } of visitors) expect(pages.filter((page) => page.by === by && page.isPage)).not.toEqual([]);
  const shown = pages.filter(({ status }) => status === 200);
  expect(leaks(shown).map(({ by, path }) => [by, path])).toEqual([]);
  const ofCarts = shown.filter(({ by }) => by.startsWith('cart'));
  expect(ofCarts.filter(({ by, text }) => ownerOf(text) !== by)).toEqual([]);
  const ofSaver = shown.filter(({ by, path }) => by === saver && path === product);
  expect(ofSaver.map(({ text }) => isFavourite(text))).toEqual(ofSaver.map(() => true));
  const listings = shown.filter(({ path }) => path === '/en/products/toilets');
  expect(new Set(listings.map(({ text }) => pricesIn(text))).size).toBe(2);
});

test('customers of a persona share a page with their own cart count, which no other cache may store', async () => {
  const [shopper, [product = '']] = [await signUpCustomer('Zelda'), await toiletPaths()];
  await shopper.get('/en'); // consumes the notices
  await shopper.get(product); // after this visit the favourite on the page is known
  for (const [path, isShared] of [
    ['/en', true],
    ['/en/products/toilets', true],
    [product, true],
    ['/en/cart', false],
  ] as const) {
    const headers = await headersFor(shopper, path);
    expect(headers.get('Content-Security-Policy')?.includes("script-src 'self' 'sha256-")).toBe(isShared);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  }
});

test('a guest with a cart gets the shared page with their own cart count, which no other cache may store', async () => {
  const shopper = await guestWithCart(2);
  await shopper.get('/en'); // counts the cart
  const headers = await headersFor(shopper, '/en/products/toilets');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.getSetCookie()).toEqual([]);
  expect(ownerOf((await shopper.get('/en/products/toilets')).text)).toBe('cart of 2');
});

test('an unchanged guest page gets 304 and may be stored by other caches', async () => {
  const page = new URL('/en', inject('shopOrigin'));
  const first = await fetch(page);
  const since = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  const again = await fetch(page, { headers: since });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const { headers } of [first, again]) {
    expect(headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.getSetCookie()).toEqual([]);
  }
});

/** Proxies the gateway's author system and sets its content revision and the label of a link from `state`. */
async function changingSystem(state: { revision: string; skipLink: string }) {
  const author = new URL(inject('gatewayOrigin'));
  author.port = String(Number(author.port) + 1);
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/revision') return response.end(JSON.stringify({ revision: state.revision }));
      const answer = await fetch(new URL(request.url ?? '/', author));
      const text = await answer.text();
      return response
        .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' })
        .end(text.replace('"Skip to content"', JSON.stringify(state.skipLink)));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('shared pages and their cached content are dropped when the gateway reports a new content revision', async () => {
  const state = { revision: '1.1', skipLink: 'Skip to content' };
  const { server, origin } = await changingSystem(state);
  const shop = await startShopProcess({ AUTHOR_URL: origin, GATEWAY_URL: origin });
  const skipLink = async () => {
    const page = await fetch(`http://127.0.0.1:${shop.port}/en/terms-of-sale`);
    return /href="#content"[^>]*>([^<]*)/.exec(await page.text())?.[1];
  };
  await expect.poll(skipLink).toBe('Skip to content');
  await delay(500); // the revision has been read; texts alone are cached for minutes
  Object.assign(state, { skipLink: 'Jump to content', revision: '1.2' });
  await expect.poll(skipLink, { timeout: 30_000 }).toBe('Jump to content');
  await shop.kill();
  server.close();
});

test.each(['en', 'fr'] as const)('a shared guest page hydrates (in %s)', async (locale) => {
  for (const path of [`/${locale}`, `/${locale}/products/toilets`]) {
    await new HttpShopper().get(path); // the page is shared after this visit
    const page = await visit({ locale });
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('window.heldClicks')).toBeUndefined();
  }
});

test('going back to a shared page shows the current cart', async () => {
  const page = await visit({ scripts: false });
  await new HttpShopper().get('/en');
  await page.goto('/en');
  const count = () => page.getByRole('banner').getByRole('link', { name: /cart/i }).first().textContent();
  const before = await count();
  await findProduct(page, 'en');
  await addToCart(page, 'en');
  while (new URL(page.url()).pathname !== '/en') await page.goBack();
  expect(await count()).not.toBe(before);
});

/** Pretends that the browser shows a page that it has kept. */
const showKept = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a shared page in the back-forward cache is reloaded', async () => {
  const page = await visit();
  await new HttpShopper().get('/en');
  await page.goto('/en');
  const isLoaded = page.waitForEvent('load');
  await showKept(page);
  await isLoaded;
});

test('a hydrated page in the back-forward cache stays and loads its data again', async () => {
  const page = await visit();
  await page.goto('/en/products/toilets');
  await hydrate(page);
  const other = await page.context().newPage();
  await findProduct(other, 'en');
  await addToCart(other, 'en');
  await other.close();
  const isLoaded = await page.evaluate(() => performance.timeOrigin);
  await showKept(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).first().waitFor();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(isLoaded);
});
