import { expect, test } from 'vitest';
import { auditSite } from './audit-site.ts';

const origin = 'http://shop.test';
const page = (path: string, head = '') =>
  `<html lang="en"><head><title>${path}</title><link rel="canonical" href="${origin}${path}">${head}</head></html>`;
const xml = (name: string, url: string) => `<${name}set><${name}><loc>${origin}${url}</loc></${name}></${name}set>`;
const links = ['/en/listed', '/en/unlisted', '/en/kept-out', '/en/copy'].map((path) => `<a href="${path}">x</a>`);

const files: Readonly<Record<string, string>> = {
  '/robots.txt': `Sitemap: ${origin}/sitemap.xml`,
  '/sitemap.xml': xml('sitemap', '/sitemaps/pages.xml'),
  '/sitemaps/pages.xml': xml('url', '/en/listed'),
  '/en/listed': page('/en/listed') + links.join(''),
  '/en/unlisted': page('/en/unlisted'),
  '/en/kept-out': page('/en/kept-out', '<meta name="robots" content="noindex">'),
  '/en/copy': page('/en/listed'),
};
const fetch = (url: string) =>
  Promise.resolve(new Response(files[new URL(url).pathname], { headers: { 'Content-Type': 'text/html' } }));

test('an audit reports a linked page that may be indexed and that no sitemap lists', async () => {
  const { faults } = await auditSite({ origin, fetch });
  expect(faults.filter((fault) => fault.includes('no sitemap'))).toEqual([
    `${origin}/en/unlisted is linked to and may be indexed, but no sitemap lists it`,
  ]);
});

test('an audit reads a faulty page once more before it reports it, and tells its progress', async () => {
  let attempts = 0;
  const busyOnce = async (url: string) =>
    url.endsWith('/en/listed') && attempts++ === 0 ? new Response('', { status: 500 }) : fetch(url);
  const progress: string[] = [];
  const onProgress = (kind: string, checked: number, total: number) => progress.push(`${checked}/${total} ${kind}`);
  const { faults } = await auditSite({ origin, fetch: busyOnce, onProgress });
  expect(faults).toEqual((await auditSite({ origin, fetch })).faults);
  expect(faults.join()).not.toContain('responds with 500');
  expect(progress).toEqual(['1/1 pages', '1/3 linked pages', '2/3 linked pages', '3/3 linked pages']);
});
