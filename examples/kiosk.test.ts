import { fillDemoShop, testGateway } from '@basin/gateway/testing';
import { createMockBackend } from '@basin/mock-backend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveExample, defaultOrigins, type ExampleSite } from './page-in-browser.ts';

let site: ExampleSite;
beforeAll(async () => {
  site = await serveExample('kiosk');
});
afterAll(() => site.close());

const backEnds = {
  'the real gateway': () => testGateway({ fill: fillDemoShop, corsOrigins: [site.origin] }),
  'the mock back end': () => createMockBackend({ origins: { ...defaultOrigins, shop: site.origin } }),
};

test.each(Object.entries(backEnds))(
  'on %s a visitor finds a tile, reads its price and stock, and how many boxes their floor takes',
  async (_, openBackEnd) => {
    const backEnd = await openBackEnd();
    const { page, problems, close } = await site.open(backEnd);
    await page.getByLabel('Name or number').fill('field tile');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.getByRole('heading', { level: 2 }).waitFor();
    await page.getByLabel('Floor length, feet').fill('10');
    await page.getByLabel('Floor width, feet').fill('8');
    await page.getByRole('button', { name: 'How many boxes?' }).click();
    expect(await page.locator('output').textContent()).toMatch(/^\d+ boxes, \$[\d,]+\.\d\d$/);
    await page.getByLabel('Name or number').fill('qqqq');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('Nothing was found').waitFor();
    expect(problems).toEqual([]);
    await Promise.all([close(), backEnd.close()]);
  },
);
