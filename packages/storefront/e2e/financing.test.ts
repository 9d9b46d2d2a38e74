import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, fillAddress, openProduct, shipTo } from './checkout.ts';
import { textsOf } from './texts.ts';
import { hydrate, touch } from './touch.ts';

const { visit } = useBrowser();

const widget = `window.financing = {
  show(place, { centAmount, currencyCode }) { place.textContent = 'From ' + centAmount + ' ' + currencyCode + ' a month'; }
}`;

/** Fakes the provider and returns the URLs requested from it. */
async function fakeProvider(page: Page, status = 200): Promise<string[]> {
  const requested: string[] = [];
  await page.route('https://financing.example/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status, contentType: 'text/javascript', body: widget });
  });
  return requested;
}

describe('financing', () => {
  test.each([
    { locale: 'en', width: 1440 },
    { locale: 'fr', width: 375 },
  ] as const)(
    'STO-094 financing loads with the configured public key on request, on the product page, in the cart and in checkout (in $locale)',
    async (visitor) => {
      const { locale } = visitor;
      const t = textsOf(locale);
      const page = await visit(visitor);
      const requested = await fakeProvider(page);
      const show = page.getByRole('button', { name: t('financing.show') });
      await openProduct(page, locale);
      await hydrate(page);
      await show.waitFor();
      expect(requested).toEqual([]);
      await expectAccessible(page);
      await show.press('Enter');
      await page.getByText(/^From [1-9]\d+ USD a month$/).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^From /);
      expect(requested).toEqual(['https://financing.example/basin-demo/widget.js']);
      await expectAccessible(page);
      await addToCart(page, locale);
      await touch(page);
      await show.click();
      await page.getByText(/^From [1-9]\d+ USD a month$/).waitFor();
      await fillAddress(page, locale, shipTo.US);
      await touch(page);
      await show.waitFor();
    },
  );

  test.each([
    { locale: 'en', width: 1440 },
    { locale: 'fr', width: 375 },
  ] as const)('STO-094 financing that fails to load can be tried again (in $locale)', async ({ locale, width }) => {
    const t = textsOf(locale);
    const page = await visit({ locale, width, expectedStatus: 503 });
    await fakeProvider(page, 503);
    await openProduct(page, locale);
    await hydrate(page);
    await page.getByRole('button', { name: t('financing.show') }).click();
    await page.getByText(t('financing.failed')).waitFor();
    await expectAccessible(page);
    await page.unroute('https://financing.example/**');
    await fakeProvider(page);
    await page.getByRole('button', { name: t('action.tryAgain') }).press('Enter');
    await page.getByText(/^From [1-9]\d+ USD a month$/).waitFor();
    expect(await page.getByText(t('financing.failed')).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^From /);
  });
});
