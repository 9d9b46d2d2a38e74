import { expect, inject, test } from 'vitest';
import { askPatiently, auditSite } from '../audit/audit-site.ts';

const ofAKind = 6;
const origin = inject('shopOrigin');

test('STO-063 what the shop lists for crawlers has titles, addresses, structured data and pictures to share', async () => {
  const { pages, links, pictures, faults } = await auditSite({ origin, mostOfAKind: ofAKind });
  expect(faults).toEqual([]);
  expect(pages).toBe(5 * ofAKind);
  expect(Math.min(links, pictures)).toBeGreaterThan(ofAKind);
});

test('an audit finds a page that is gone, and a picture that is none', async () => {
  const ask = (url: string, init?: RequestInit) => {
    if (url.includes('/is/image/')) return Promise.resolve(new Response('', { status: 404 }));
    return askPatiently(url === `${origin}/en` ? `${origin}/en/nowhere` : url, init);
  };
  const { faults } = await auditSite({ origin, ask, mostOfAKind: 2 });
  expect(faults).toContain(`${origin}/en answers 404`);
  expect(faults).toContainEqual(expect.stringMatching(/is a picture that answers 404/));
});

test('STO-063 each page of a listing is a page of its own, a filter makes none', async () => {
  const canonical = async (path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(await (await fetch(origin + path)).text())?.[1];
  const listing = '/en/products/bathroom-faucets';
  expect(await canonical(`${listing}?page=2`)).toBe(`${origin}${listing}?page=2`);
  expect(await canonical(`${listing}?SKUColorFinishName_s=polished-nickel&page=2`)).toBe(origin + listing);
  expect(await canonical(`${listing}?sort=name`)).toBe(origin + listing);
});
