import { fillHouse, testGateway, type TestGateway } from '@basin/gateway/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveExample, type OpenedPage } from './page-in-browser.ts';

let gateway: TestGateway;
let kiosk: OpenedPage;
beforeAll(async () => {
  const { origin, open } = await serveExample('kiosk');
  gateway = await testGateway({ fill: fillHouse, corsOrigins: [origin] });
  kiosk = await open(gateway);
}, 240_000);
afterAll(() => Promise.all([kiosk.close(), gateway.close()]));

test('a visitor finds a tile, reads its price and stock, and how many boxes their floor takes', async () => {
  const { page, problems } = kiosk;
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
});
