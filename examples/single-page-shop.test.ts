import { fillHouse, testGateway, type TestGateway } from '@basin/gateway/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveExample, type OpenedPage } from './page-in-browser.ts';

let gateway: TestGateway;
let shop: OpenedPage;
beforeAll(async () => {
  const { origin, open } = await serveExample('single-page-shop');
  gateway = await testGateway({ fill: fillHouse, shopOrigin: origin, corsOrigins: [origin] });
  shop = await open(gateway);
}, 240_000);
afterAll(() => Promise.all([shop.close(), gateway.close()]));

test('a shopper narrows the listing, chooses a product, signs in with their cart and buys', async () => {
  const { page, problems } = shop;
  const count = async () => Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
  await page.getByRole('heading', { name: 'Bathroom faucets' }).waitFor();
  const all = await count();
  await page.getByText('Filters').click();
  await page.getByRole('group', { name: 'Mounting' }).getByRole('checkbox').first().check();
  await expect.poll(count).toBeLessThan(all);

  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart').waitFor();

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill('homeowner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Soak!Basin2030');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out Homer' }).waitFor();

  await page.getByRole('link', { name: /Cart \([1-9]/ }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /Pay \$/ }).waitFor();
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('4111 1111 1111 1111');
  await card.getByLabel('Month').selectOption('12');
  await card.getByLabel('Year').selectOption({ index: 3 });
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Name on the card').fill('Homer Owner');
  await card.getByRole('button').click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(problems).toEqual([]);
});

const address = {
  'E-mail address': 'homeowner@example.com',
  'First name': 'Homer',
  'Last name': 'Owner',
  'Number and street': '233 S Wacker Dr',
  City: 'Chicago',
  'State, two letters': 'IL',
  'ZIP code': '60606',
  Phone: '3125550100',
};
