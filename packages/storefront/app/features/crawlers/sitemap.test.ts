import { expect, test, vi } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { loadSitemap, loadSitemaps } from './index.server.ts';

test('a sitemap responds with 503 while the back end is unavailable, so that crawlers retry', async () => {
  const shop = await testShop();
  const visit = (cookie?: string) =>
    shop.visit('/en/sitemaps/service-parts.xml', (args) => loadSitemap(castArgs(loadSitemap, args)), {
      params: { file: 'service-parts.xml' },
      ...(cookie !== undefined && { cookie }),
    });
  const failed: unknown = await visit(`basin-overrides=${encodeURIComponent('*;error=503')}`).catch(
    (thrown: unknown) => thrown,
  );
  expect(failed).toBeInstanceOf(Response);
  const { status, headers } = failed as Response;
  expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  expect((await visit()).data.status).toBe(200);
});

/** Returns the English pages in the sitemap of pages. */
async function listedPaths({ visit }: Awaited<ReturnType<typeof testShop>>) {
  const load = (args: Parameters<Parameters<typeof visit>[1]>[0]) => loadSitemap(castArgs(loadSitemap, args));
  const { data } = await visit('/en/sitemaps/pages.xml', load, { params: { file: 'pages.xml' } });
  return [...(await data.text()).matchAll(/<loc>[^<]*(\/en\/[^<]*)/g)].map(([, path]) => path);
}

test('the sitemap lists the pages of all stores only in a shop that has them', async () => {
  const pages = ['/en/find-a-showroom/browse-all-showrooms', '/en/locations', '/en/locations/browse-all-stores'];
  expect(await listedPaths(await testShop())).toEqual(expect.arrayContaining(pages));
  const other = await testShop();
  await other.gateway.db.deleteFrom('content').where('path', 'like', '/pages/%/locations%').execute();
  await other.gateway.db.deleteFrom('content').where('path', 'like', '/pages/%/browse-all-showrooms').execute();
  expect((await listedPaths(other)).filter((path) => pages.includes(path ?? ''))).toEqual([]);
});

test('the sitemap lists a page that only the help page links to, once', async () => {
  const paths = await listedPaths(await testShop());
  expect(paths).toContain('/en/support/find-your-model-number');
  expect(new Set(paths).size).toBe(paths.length);
});

test('the sitemap index lists a file for each five thousand products, and other files are a 404', async () => {
  const shop = await testShop();
  const { fetch } = shop.gateway;
  vi.spyOn(shop.gateway, 'fetch').mockImplementation(async (request, peer) => {
    const response = await fetch(request, peer);
    if (!request.url.includes('/search/listing')) return response;
    const text = await response.text();
    return new Response(text.replaceAll(/"(numFound|ngroups)":\d+/g, '"$1":12000'), response);
  });
  const index = await shop.visit('/en/sitemap.xml', (args) => loadSitemaps(castArgs(loadSitemaps, args)));
  const files = [...(await index.data.text()).matchAll(/\/sitemaps\/([^<]+)/g)].map(([, file = '']) => file);
  expect(files).toEqual([
    'pages.xml',
    ...['products.xml', 'products-2.xml', 'products-3.xml'],
    ...['service-parts.xml', 'service-parts-2.xml', 'service-parts-3.xml'],
    'articles.xml',
    'showrooms.xml',
  ]);
  const visit = async (file: string) =>
    (await shop.visit(`/en/sitemaps/${file}`, (args) => loadSitemap(castArgs(loadSitemap, args)), { params: { file } }))
      .data;
  shop.requests.length = 0;
  expect((await visit('products-3.xml')).status).toBe(200);
  const starts = shop.requests.flatMap(({ url }) => new URL(url).searchParams.get('start') ?? []).map(Number);
  expect([starts[1], starts.at(-1)]).toEqual([10_000, 11_980]);
  for (const file of ['products-4.xml', 'products-1.xml', 'articles-2.xml', 'unknown.xml', 'products'])
    await expect(visit(file)).rejects.toMatchObject({ init: { status: 404 } });
});
