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
