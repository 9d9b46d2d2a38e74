import { expect, inject, test } from 'vitest';
import { fetchWithRetry, auditSite } from '../audit/audit-site.ts';

const maxPerKind = 6;
const origin = inject('shopOrigin');

test('STO-063 pages in the sitemaps have titles, canonical URLs, structured data and pictures for sharing', async () => {
  const { pages, links, pictures, faults } = await auditSite({ origin, maxPerKind });
  expect(faults).toEqual([]);
  expect(pages).toBe(5 * maxPerKind);
  expect(Math.min(links, pictures)).toBeGreaterThan(maxPerKind);
});

test('an audit finds a listed page and a picture that respond with 404', async () => {
  const fetch = (url: string, init?: RequestInit) => {
    if (url.includes('/is/image/')) return Promise.resolve(new Response('', { status: 404 }));
    return fetchWithRetry(url === `${origin}/en` ? `${origin}/en/nowhere` : url, init);
  };
  const { faults } = await auditSite({ origin, fetch, maxPerKind: 2 });
  expect(faults).toContain(`${origin}/en responds with 404`);
  expect(faults).toContainEqual(expect.stringMatching(/is a picture but responds with 404/));
});

const canonical = async (path: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(await (await fetch(origin + path)).text())?.[1];

test('STO-063 each page of a listing has its own canonical URL, without filters, words and sort order', async () => {
  const listing = '/en/products/bathroom-faucets';
  expect(await canonical(`${listing}?page=2`)).toBe(`${origin}${listing}?page=2`);
  expect(await canonical(`${listing}?SKUColorFinishName_s=polished-nickel&page=2`)).toBe(origin + listing);
  expect(await canonical(`${listing}?sort=name`)).toBe(origin + listing);
  expect(await canonical(`${listing}?keyword=faucet&page=2`)).toBe(origin + listing);
});

test.each(['literature', 'technical-specifications'])(
  'STO-063 each page of %s has its own canonical URL, and the first one is linked without a query',
  async (name) => {
    const path = `/en/for-professionals/${name}`;
    expect(await canonical(`${path}?page=2`)).toBe(`${origin}${path}?page=2`);
    for (const field of ['q', 'keyword']) expect(await canonical(`${path}?${field}=basin&page=2`)).toBe(origin + path);
    const html = await (await fetch(`${origin}${path}?page=2`)).text();
    expect(html).toContain(`href="${path}?page=3"`);
    expect(html).not.toContain(`href="${path}?page=1"`);
  },
);
