import type { Locale } from '@basin/domain';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { placeOrder } from './checkout.ts';
import { lookUpOrder } from './order-lookup.ts';
import { prepareCustomer, prepareOrder, prepareReview } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

/** Buys one product on the review page and returns the order number. */
async function buy(page: Page, locale: Locale): Promise<string> {
  await prepareReview(page, locale);
  await page.goto(`/${locale}/checkout/review`);
  await page.getByText(textsOf(locale)('product.bundle.quantity')).first().waitFor(); // the items of the shipment
  await placeOrder(page, locale);
  await page.waitForURL('**/order-confirmation');
  await page.getByText(textsOf(locale)('order.tax'), { exact: true }).waitFor();
  const confirmation = (await page.getByText(textsOf(locale)('order.confirmed.text')).textContent()) ?? '';
  return /\bW[A-Z0-9]+\b/.exec(confirmation)?.[0] ?? '';
}

async function cancel(page: Page, locale: Locale): Promise<void> {
  const t = textsOf(locale);
  await page.locator('summary', { hasText: t('order.cancel') }).click();
  await page.getByRole('button', { name: t('order.cancel.confirm') }).press('Enter');
  await page.getByText(t('order.cancelled')).waitFor();
  await page.getByText(t('order.status.Cancelled'), { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: t('order.cancel.confirm') }).count()).toBe(0);
  expect(await page.getByText(t('order.offers'), { exact: true }).count()).toBe(0);
}

describe('the order actions of a shopper', () => {
  const { visit } = useBrowser();

  test.each([
    { locale: 'en', width: 375, scripts: true },
    { locale: 'fr', width: 1440, scripts: false },
  ] as const)(
    'STO-012 STO-079 a customer orders again and cancels the first order, which moves from the open to the past orders (in $locale, scripts $scripts)',
    async (shopper) => {
      const { locale, scripts } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepareCustomer(page, locale);
      const orderNumber = await buy(page, locale);
      await page.goto(`/${locale}/my-account/order-details?orderNumber=${orderNumber}`);
      if (scripts) await expectAccessible(page);
      await page.getByRole('button', { name: t('order.reorder') }).click();
      await page.waitForURL('**/cart');
      await page.getByText(t('order.reorder.added')).waitFor();
      const titles = {
        open: page.getByRole('heading', { name: t('order.open') }),
        past: page.getByRole('heading', { name: t('order.past') }),
      };
      const ordersOf = (title: Locator) => page.locator('main section').filter({ has: title }).last();
      await page.goto(`/${locale}/my-account/order-history`);
      await ordersOf(titles.open).getByRole('link', { name: orderNumber }).waitFor();
      expect(await titles.past.count()).toBe(0);
      await page.goto(`/${locale}/my-account/order-details?orderNumber=${orderNumber}`);
      await cancel(page, locale);
      await page.goto(`/${locale}/my-account/order-history`);
      await ordersOf(titles.past).getByRole('link', { name: orderNumber }).waitFor();
      expect(await titles.open.count()).toBe(0);
      await page.getByText(t('order.status.Cancelled'), { exact: true }).waitFor();
    },
  );

  test('STO-079 a guest looks up an order and cancels it', async () => {
    const page = await visit();
    const { orderNumber } = await prepareOrder(page, 'en');
    await lookUpOrder(page, 'en', orderNumber);
    await hydrate(page);
    await cancel(page, 'en');
    // the pressed button is gone, but a keyboard user goes on from its place
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    expect(page.url()).not.toContain(orderNumber);
  });

  test('STO-012 a customer can neither see nor cancel another customer’s order', async () => {
    const page = await visit();
    await prepareCustomer(page, 'en');
    const { orderNumber } = await prepareOrder(page, 'en');
    const other = await visit({ expectedStatus: 404 });
    await prepareCustomer(other, 'en');
    const address = `/en/my-account/order-details?orderNumber=${orderNumber}`;
    expect((await other.goto(address))?.status()).toBe(404);
    await other.getByRole('heading', { level: 1, name: textsOf('en')('error.notFound.title') }).waitFor();
    const { origin } = new URL(other.url());
    const form = { intent: 'cancel', orderNumber };
    const response = await other.request.post(address, { form, headers: { Origin: origin }, maxRedirects: 0 });
    expect(response.status()).toBe(404);
    await page.goto(address);
    await page.getByText(textsOf('en')('order.status.Open'), { exact: true }).waitFor();
  });
});
