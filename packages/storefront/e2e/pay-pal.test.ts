import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { placeOrder } from './checkout.ts';
import { paymentTypes, prepareCustomer, prepareShipping } from './prepared.ts';
import { textsOf } from './texts.ts';
import { hydrate } from './touch.ts';

describe('paying with PayPal', () => {
  const { visit } = useBrowser();

  test.each([
    { locale: 'en', width: 375, scripts: true, prepare: prepareCustomer, paid: ['PP'] },
    { locale: 'fr', width: 1440, scripts: false, prepare: () => 'a guest', paid: [] },
  ] as const)(
    'STO-011 a shopper returns from PayPal with a message that nothing was charged, then approves the payment there, reviews the order and places it (in $locale, scripts $scripts)',
    async ({ prepare, paid, ...shopper }) => {
      const { locale } = shopper;
      const t = textsOf(locale);
      const page = await visit(shopper);
      await prepare(page, locale);
      await prepareShipping(page, locale, { to: locale === 'en' ? 'US' : 'CA' });
      await page.goto(`/${locale}/checkout/payment`);
      const payPal = page.getByRole('button', { name: t('checkout.payment.paypal.action') });
      if (shopper.scripts) {
        await payPal.scrollIntoViewIfNeeded();
        const placeOf = async () => (await payPal.boundingBox())?.y ?? NaN;
        const before = await placeOf();
        await hydrate(page);
        await page.locator('iframe[style*="block-size"]').waitFor();
        expect(Math.abs((await placeOf()) - before)).toBeLessThan(1); // else a press could miss it
      }
      await payPal.press('Enter'); // Chromium would send a click right after scrolling into the card frame
      await page.waitForURL(/\/paypal\?token=/);
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      await page.locator('a.back').click();
      await page.waitForURL('**/checkout/payment**');
      await page.getByRole('status').getByText(t('checkout.payment.paypal.cancelled')).waitFor();
      await payPal.press('Enter');
      await page.waitForURL(/\/paypal\?token=/);
      const approvalUrl = page.url();
      await page.locator('#email').fill('pat@example.org');
      await page.locator('form button').click();
      await page.waitForURL('**/checkout/review');
      const paidWith = page.getByText(t('checkout.payment.paypal'), { exact: true });
      await paidWith.waitFor();
      await page.goBack(); // to the approval page, which returns to the review
      await page.waitForURL('**/checkout/review');
      await paidWith.waitFor();
      if (shopper.scripts) await expectAccessible(page);
      await placeOrder(page, locale);
      await page.waitForURL('**/order-confirmation');
      await page.getByText(t('order.confirmed.text')).waitFor();
      await page.getByText(t('checkout.payment.paypal'), { exact: true }).waitFor();
      await page.goto(approvalUrl); // nothing is left to pay: the order is shown
      await page.waitForURL(`**/${locale}/order-confirmation`);
      expect(await paymentTypes(page, locale)).toEqual(paid);
    },
  );
});
