import { expect, test } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { loadSitemap } from './index.server.ts';

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
