import { expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { placeOrder, shipTo } from './checkout.ts';
import { prepareReview } from './prepared.ts';
import { textsOf } from './texts.ts';
import { touch } from './touch.ts';

const { visit } = useBrowser();

test.each([
  { locale: 'en', scripts: true, width: 375 },
  { locale: 'fr', scripts: false, width: 1440 },
] as const)(
  'an order is billed to the shipping address or to another one, which review and confirmation show (in $locale, scripts $scripts)',
  async (shopper) => {
    const { locale, scripts } = shopper;
    const t = textsOf(locale);
    const page = await visit(shopper);
    await prepareReview(page, locale);
    await page.goto(`/${locale}/checkout/review`);
    await page.getByText(t('checkout.billingSame')).waitFor();
    await page.getByRole('link', { name: t('checkout.billing.change') }).click();
    await page.waitForURL('**/checkout/billing');
    if (scripts) await touch(page);
    await page.getByRole('button', { name: t('checkout.billing.useOther') }).click();
    await page.locator('#city[aria-invalid=true]').waitFor(); // the form was empty
    if (scripts) await expectAccessible(page);
    const { state, country, ...lines } = shipTo.CA;
    const texts = { firstName: 'Jo', lastName: 'Roy', phone: '555 010 0123', ...lines };
    for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value);
    await page.locator('#country').selectOption(country);
    await page.locator('#state').selectOption(state);
    await page.getByRole('button', { name: t('checkout.billing.useOther') }).click();
    await page.waitForURL('**/checkout/review'); // the card has been entered before
    await page.getByText(shipTo.CA.streetName).waitFor();
    await placeOrder(page, locale);
    await page.waitForURL('**/order-confirmation');
    for (const { streetName } of [shipTo.US, shipTo.CA]) {
      expect(await page.locator('address').filter({ hasText: streetName }).count()).toBe(1);
    }
  },
);
