import { fillDemoShop, testGateway } from '@basin/gateway/testing';
import { createMockBackend } from '@basin/mock-backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveExample, defaultOrigins, type ExampleSite } from './page-in-browser.ts';
import { buyInShop } from './buy-in-shop.ts';

let site: ExampleSite;
beforeAll(async () => {
  site = await serveExample('single-page-shop');
});
afterAll(() => site.close());

const backEnds = {
  'the real gateway': () => testGateway({ fill: fillDemoShop, shopOrigin: site.origin, corsOrigins: [site.origin] }),
  'the mock back end': () => createMockBackend({ origins: { ...defaultOrigins, shop: site.origin } }),
};

test.each(Object.entries(backEnds))(
  'on %s a shopper narrows the listing, chooses a product, signs in with their cart and buys',
  async (_, openBackEnd) => {
    const backEnd = await openBackEnd();
    const { page, problems, close } = await site.open(backEnd);
    await buyInShop(page, async () => {
      await page.locator('[data-part=facet-group]').first().locator('summary').first().click();
      await page.getByRole('checkbox').first().check();
    });
    expect(problems).toEqual([]);
    await Promise.all([close(), backEnd.close()]);
  },
);
