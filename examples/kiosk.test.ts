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

test('the kiosk starts over a minute after the last touch, and says when its back end does not respond', async () => {
  const backEnd = await backEnds['the real gateway']();
  const { page, close } = await site.open(backEnd);
  await page.clock.install();
  await page.reload();
  const search = async (words: string) => {
    await page.getByLabel('Name or number').fill(words);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  await search('field tile');
  await page.getByRole('listitem').getByRole('button').last().click();
  await page.getByRole('heading', { level: 2 }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.clock.fastForward('00:59');
  await page.getByRole('heading', { level: 2 }).click();
  await page.clock.fastForward('00:59');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1);
  await page.clock.fastForward('00:02');
  await page.getByRole('heading', { level: 2 }).waitFor({ state: 'detached' });
  expect([await page.getByRole('listitem').count(), await page.getByLabel('Name or number').inputValue()]).toEqual([
    0,
    '',
  ]);
  await page.context().route('http://localhost:4000/**', (route) => route.abort());
  await search('faucet');
  await page.getByText('This does not work at the moment. Please ask at the desk.').waitFor();
  await Promise.all([close(), backEnd.close()]);
});
