import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fillDataFolder } from '@basin/gateway/testing';
import { createSdk } from '@basin/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop, type ServedShop } from '../../../scripts/serve-shop.ts';

const systems = ['gateway', 'author', 'identity', 'images', 'payment'] as const;
const publicOrigin = (name: string) => `https://${name}.basin.example`;
const internalAddress = /127\.0\.0\.1|localhost|\[::1\]|0\.0\.0\.0/;
const pagesOfEachKind = 3;

let shop: ServedShop;
beforeAll(async () => {
  const origins = Object.fromEntries(systems.map((name) => [`${name.toUpperCase()}_ORIGIN`, publicOrigin(name)]));
  shop = await serveShop({ WORKERS: '2', PUBLIC_ORIGIN: publicOrigin('www'), ...origins }, fillDataFolder);
});
afterAll(() => shop.stop());

interface ProxiedResponse {
  readonly status: number | undefined;
  readonly headers: string;
  readonly body: string;
}

/** Sends a request as a reverse proxy would: to the internal port, with the public host name. */
const get = (url: string): Promise<ProxiedResponse> => send(url);

async function send(url: string, form?: Readonly<Record<string, string>>): Promise<ProxiedResponse> {
  const { hostname, host, origin, pathname, search } = new URL(url);
  const system = systems.findIndex((name) => hostname.startsWith(`${name}.`));
  const port = system < 0 ? Number(new URL(shop.origin).port) : Number(new URL(shop.gatewayOrigin).port) + system;
  const asForm = form && { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
  const headers = { Host: host, 'X-Forwarded-For': '203.0.113.5', 'X-Forwarded-Proto': 'https', ...asForm };
  const method = form ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path: pathname + search, headers }, (incoming) => {
      const { statusCode: status, rawHeaders } = incoming;
      text(incoming).then((body) => resolve({ status, headers: rawHeaders.join('\n'), body }), reject);
    })
      .once('error', reject)
      .end(form && new URLSearchParams(form).toString());
  });
}

/** Returns the URLs in a sitemap. */
const urlsInSitemap = async (url: string): Promise<string[]> =>
  [...(await get(url)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, listed = '']) => listed);

/** Products, listings, articles and so on of a language differ in the first part and the length of their paths. */
function kindOf(url: string): string {
  const [, locale, first, ...rest] = new URL(url).pathname.split('/');
  return `${locale} ${first} ${rest.length}`;
}

/** Returns some pages of each kind from the sitemaps, and pages missing from the sitemaps. */
async function pages(): Promise<string[]> {
  const lists = await urlsInSitemap(`${publicOrigin('www')}/sitemap.xml`);
  const listed = (await Promise.all(lists.map(urlsInSitemap))).flat();
  const byKind = Object.groupBy(listed, kindOf);
  const some = Object.values(byKind).flatMap((urls = []) => urls.slice(0, pagesOfEachKind));
  const others = [
    '/en/cart',
    '/en/sign-in',
    '/fr/search?keyword=laiton',
    '/en/nowhere',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/products.xml',
  ];
  return [...some, ...others.map((path) => publicOrigin('www') + path)];
}

test('behind a reverse proxy no page and no response header contains an internal URL', async () => {
  const found: string[] = [];
  const named = new Set<string>();
  for (const url of await pages()) {
    const { headers, body } = await get(url);
    const [leak] = internalAddress.exec(headers + body) ?? [];
    if (leak !== undefined) found.push(`${url} names ${leak}`);
    for (const [file] of body.matchAll(/https:\/\/images\.basin\.example\/documents\/[^"|&\\\s<]+/g)) named.add(file);
  }
  expect(found).toEqual([]);
  const [document] = named;
  expect((await get(document ?? '')).status).toBe(200);
});

test('a gateway behind a reverse proxy returns URLs with the public host names', async () => {
  const { body } = await get(`${publicOrigin('identity')}/oauth2/default/.well-known/openid-configuration`);
  expect(JSON.parse(body)).toMatchObject({ issuer: `${publicOrigin('identity')}/oauth2/default` });
  expect(body).not.toMatch(internalAddress);
});

test('the redirects to PayPal and back to the shop use the public host names', async () => {
  const guest = createSdk({ gatewayUrl: shop.gatewayOrigin, locale: 'en' });
  const { products } = await guest.products.list({ category: 'bathroom-faucets', sort: 'price-asc' });
  const sku = products[0]?.finishes[0]?.sku ?? '';
  const { cart } = await guest.cart.add({ sku, quantity: 1 });
  const review = `${publicOrigin('www')}/fr/checkout/review`;
  const { token, redirectUrl = '' } = await guest.calls.payPal.createToken({
    body: { cartId: cart?.id ?? '', returnUrl: review, cancelUrl: `${publicOrigin('www')}/fr/checkout` },
  });
  expect(redirectUrl).toBe(`${publicOrigin('payment')}/paypal?token=${token}`);
  const { status, headers, body } = await get(redirectUrl);
  expect([status, internalAddress.exec(headers + body)]).toEqual([200, null]);
  const approved = await send(`${publicOrigin('payment')}/paypal`, { token, email: 'pat@example.org' });
  expect(approved.status).toBe(303);
  expect(approved.headers).toContain(`${review}?token=${token}&PayerID=`);
});
