import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { addToCart, findProduct } from './checkout.ts';
import { fieldOf, HttpShopper } from './http-shopper.ts';
import { startShopProcess } from './shop-process.ts';
import { publicPassword } from './sign-in.ts';

const { visit } = useBrowser();
const paths = ['/en', '/en/products/toilets', '/en/locations', '/fr/search?keyword=laiton'];
const rounds = 20;

/** Someone who is signed in, whose pages carry their first name. */
async function customer(firstName: string): Promise<HttpShopper> {
  const shopper = new HttpShopper();
  const email = `shopper-${crypto.randomUUID()}@example.org`;
  const name = { firstName, lastName: 'Byron' };
  await shopper.post('/en/sign-in', { intent: 'signUp', ...name, email, password: publicPassword });
  return shopper;
}

/** The addresses of the products that a listing shows. */
async function toiletPaths(): Promise<string[]> {
  const { text } = await new HttpShopper().get('/en/products/toilets');
  return [...text.matchAll(/href="(\/en\/products\/[^"?]+\.html)/g)].map(([, path = '']) => path);
}

/** A guest with units of a product in the cart. */
async function guestWithCart(units: number): Promise<HttpShopper> {
  const shopper = new HttpShopper();
  for (const path of await toiletPaths()) {
    const page = await shopper.get(path);
    const addition = { intent: 'add', sku: fieldOf(page, 'sku'), slug: fieldOf(page, 'slug') };
    const cart = await shopper.post('/en/cart', { ...addition, quantity: String(units) });
    if (markOf(cart.text) === `cart of ${units}`) return shopper;
  }
  throw new Error(`no toilet can be bought ${units} times`);
}

const headersFor = (shopper: HttpShopper, path: string) =>
  fetch(new URL(path, inject('shopOrigin')), {
    headers: { Cookie: [...shopper.cookies()].map((pair) => pair.join('=')).join('; ') },
  }).then(({ headers }) => headers);

const names = ['Wilhelmina', 'Bartholomea'];
const [saver] = names;
/** Of whom a page is, as far as it says so. */
const markOf = (text: string): string => {
  const units = /data-count="(\d+)"/.exec(text)?.[1];
  return names.find((name) => text.includes(name)) ?? (units === undefined ? '' : `cart of ${units}`);
};
const hasFullHeart = (text: string): boolean => /action="\/en\/favourites".*?name="intent" value="remove"/.test(text);
/** Prices as a page says them: those of trade customers are their own. */
const pricesIn = (text: string): string => (text.match(/\$[\d,.]+/g) ?? []).join(' ');

interface Got {
  readonly by: string;
  readonly path: string;
  readonly text: string;
}
const isTrade = ({ by }: Got): boolean => by === 'trade';

/** The pages that name another visitor than the one who got them, or have the cart, the heart or the prices of another. */
const leaks = (pages: readonly Got[]): Got[] =>
  pages.filter((page) => {
    const first = pages.find((other) => other.path === page.path && isTrade(other) === isTrade(page));
    if (first && pricesIn(first.text) !== pricesIn(page.text)) return true;
    if (isTrade(page)) return false; // other tests fill that cart and save its favourites
    return !['', page.by].includes(markOf(page.text)) || (hasFullHeart(page.text) && page.by !== saver);
  });

test('planted fault: a page that was made for a customer, with the cart, heart or prices of another, is detected', () => {
  const heart = '<form action="/en/favourites"><input name="intent" value="remove">';
  const planted = ['Hello Wilhelmina', '<a data-count="2">', heart, '$8.00'].map((text, at) => ({
    ...{ by: 'a guest', text, path: `/${at}` },
  }));
  const right = [
    { by: 'Bartholomea', text: '$10.00', path: '/3' },
    { by: 'trade', text: '$8.00', path: '/3' },
    { by: 'Wilhelmina', text: heart, path: '/4' },
  ];
  expect(leaks([...right, ...planted])).toEqual(planted);
});

test('of 120 interleaved visitors nobody gets what was made for another', async () => {
  const [trade, [product = '']] = [new HttpShopper(), await toiletPaths()];
  await trade.post('/en/sign-in', { intent: 'signIn', email: 'trade@example.com', password: publicPassword });
  const shoppers = await Promise.all([...names.map(customer), guestWithCart(2), guestWithCart(3)]);
  const by = [...names, 'cart of 2', 'cart of 3', 'trade', 'a guest'];
  const visitors = [...shoppers, trade, new HttpShopper()].map((shopper, index) => ({ by: by[index] ?? '', shopper }));
  const account = await Promise.all(
    visitors.slice(0, 2).map(({ shopper }) => shopper.get('/en/my-account/account-settings')),
  );
  expect(account.map(({ text }) => markOf(text))).toEqual(names);
  const sku = fieldOf(await shoppers[0].get(product), 'sku');
  await shoppers[0].post('/en/favourites', { sku, intent: 'add', returnTo: product });
  const pages = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = [...paths, product][round % (paths.length + 1)] ?? '/en';
    const asked = visitors.map(async ({ by, shopper }) => ({ by, ...(await shopper.get(path)) }));
    pages.push(...(await Promise.all(asked)));
  }
  expect(pages).toHaveLength(120);
  expect(pages.filter(({ status }) => ![200, 503].includes(status))).toEqual([]); // a busy shop says so
  for (const { by } of visitors) expect(pages.filter((page) => page.by === by && page.isPage)).not.toEqual([]);
  const shown = pages.filter(({ status }) => status === 200);
  expect(leaks(shown).map(({ by, path }) => [by, path])).toEqual([]);
  const ofCarts = shown.filter(({ by }) => by.startsWith('cart'));
  expect(ofCarts.filter(({ by, text }) => markOf(text) !== by)).toEqual([]);
  const ofSaver = shown.filter(({ by, path }) => by === saver && path === product);
  expect(ofSaver.map(({ text }) => hasFullHeart(text))).toEqual(ofSaver.map(() => true));
  const listings = shown.filter(({ path }) => path === '/en/products/toilets');
  expect(new Set(listings.map(({ text }) => pricesIn(text))).size).toBe(2);
});

test('customers get the page that others of their persona get, with their own count and for no other cache', async () => {
  const [shopper, [product = '']] = [await customer('Zelda'), await toiletPaths()];
  await shopper.get('/en'); // notices are said
  await shopper.get(product); // from here on it is known which heart it shows
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

test('a guest with a cart gets the page that guests share, with their own count and for no other cache', async () => {
  const shopper = await guestWithCart(2);
  await shopper.get('/en'); // the cart is counted
  const headers = await headersFor(shopper, '/en/products/toilets');
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.getSetCookie()).toEqual([]);
  expect(markOf((await shopper.get('/en/products/toilets')).text)).toBe('cart of 2');
});

test('a guest’s page is not sent again while it has not changed, and may be kept by other caches', async () => {
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

/** The author system of the gateway under another address, which also counts changes, with the name of a link as `state` says it. */
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

test('shared pages and what they are made of are dropped when the gateway counts a change', async () => {
  const state = { revision: '1.1', skipLink: 'Skip to content' };
  const { server, origin } = await changingSystem(state);
  const shop = await startShopProcess({ AUTHOR_URL: origin, GATEWAY_URL: origin });
  const skipLink = async () => {
    const page = await fetch(`http://127.0.0.1:${shop.port}/en/terms-of-sale`);
    return /href="#content"[^>]*>([^<]*)/.exec(await page.text())?.[1];
  };
  await expect.poll(skipLink).toBe('Skip to content');
  await delay(500); // it has read the revision; texts alone are kept for minutes
  Object.assign(state, { skipLink: 'Jump to content', revision: '1.2' });
  await expect.poll(skipLink, { timeout: 30_000 }).toBe('Jump to content');
  await shop.kill();
  server.close();
});

test.each(['en', 'fr'] as const)('a page that guests share comes alive (in %s)', async (locale) => {
  for (const path of [`/${locale}`, `/${locale}/products/toilets`]) {
    await new HttpShopper().get(path); // from here on it is shared
    const page = await visit({ locale });
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('window.heldClicks')).toBeUndefined();
  }
});

test('a shared page that the shopper goes back to has the cart that they filled since', async () => {
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

test('a shared page that the browser kept for the way back is loaded anew', async () => {
  const page = await visit();
  await new HttpShopper().get('/en');
  await page.goto('/en');
  const isLoaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await isLoaded;
});
