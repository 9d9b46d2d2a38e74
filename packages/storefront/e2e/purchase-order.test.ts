import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { placeOrder } from './checkout.ts';
import { prepareReview, prepareSignedIn } from './prepared.ts';
import { textsOf } from './texts.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', scripts: true, width: 1440 },
  { locale: 'fr', scripts: false, width: 320 },
] as const)(
  'STO-001 the purchase order number of a trade customer is shown in the order’s confirmation and history (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const number = `PO/${crypto.randomUUID().slice(0, 8)}`; // a whole one can contain the digits of a card number
    const page = await visit(shopper);
    await prepareSignedIn(page, locale, 'trade@example.com');
    await page.goto(`/${locale}/my-account`);
    await page.locator(`main nav a[href="/${locale}/quick-order"]`).waitFor();
    await prepareReview(page, locale);
    await page.goto(`/${locale}/checkout/review`);
    const field = page.getByRole('textbox', { name: /(Purchase order|bon de commande)/ });
    await field.fill('4111 1111 1111 1111');
    await placeOrder(page, locale);
    await page.getByText(t('field.error.cardNumber')).first().waitFor(); // no order was placed
    if (scripts) await expectAccessible(page);
    await field.fill(number);
    await placeOrder(page, locale);
    await page.waitForURL('**/order-confirmation');
    await page.getByText(number, { exact: true }).waitFor();
    await page.goto(`/${locale}/my-account/order-history`);
    await page.getByText(number).first().waitFor();
  },
);

test('a homeowner is not asked for a purchase order', async () => {
  const page = await visit();
  await prepareReview(page, 'en');
  await page.goto('/en/checkout/review');
  await page.getByRole('button', { name: textsOf('en')('checkout.placeOrder') }).waitFor();
  expect(await page.locator('#purchaseOrderNumber').count()).toBe(0);
});
