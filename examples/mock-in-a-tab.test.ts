import type {} from './single-page-shop/mock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveExample, type ExampleSite, type OpenedPage } from './page-in-browser.ts';

let site: ExampleSite;
let shop: OpenedPage;
beforeAll(async () => {
  site = await serveExample('single-page-shop', 'mock');
  shop = await site.open();
});
afterAll(() => Promise.all([shop.close(), site.close()]));

test('a browser tab runs the whole back end with pictures, cart, sign-in and a product that the test marks as sold out', async () => {
  const { page, problems } = shop;
  const picture = page.getByRole('img', { name: /Faucet/ }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await page.getByRole('article').getByRole('link').first().click();
  const add = page.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await page.getByText('It is in your cart').waitFor();
  const product = page.url();
  const sku = await page.getByRole('radio', { checked: true }).inputValue();
  await page.evaluate((sold) => window.backend?.product(sold).outOfStock(), sku);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill('homeowner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Soak!Basin2030');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out Homer' }).waitFor();
  await page.getByRole('link', { name: /Cart \([1-9]/ }).waitFor();

  await page.goto(product); // only the hash changes, so the tab and its back end stay
  await page.getByText('It cannot be bought here at present.').waitFor();
  expect(problems).toEqual([]);
});
