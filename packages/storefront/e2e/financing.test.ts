import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, useBrowser } from './browser.ts';
import { addToCart, giveAddress, openProduct, shipTo } from './checkout.ts';
import { textsOf } from './texts.ts';
import { comeAlive, touch } from './touch.ts';

const { visit } = useBrowser();

const widget = `window.financing = {
  show(place, { centAmount, currencyCode }) { place.textContent = 'From ' + centAmount + ' ' + currencyCode + ' a month'; }
}`;

/** Answers in the place of the provider; the addresses that were requested of it. */
async function provider(page: Page, status = 200): Promise<string[]> {
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
    'STO-094 is loaded with the configured public key once the shopper asks for it, on product page, cart and checkout (in $locale)',
    async (visitor) => {
      const { locale } = visitor;
      const t = textsOf(locale);
      const page = await visit(visitor);
      const requested = await provider(page);
      const show = page.getByRole('button', { name: t('financing.show') });
      await openProduct(page, locale);
      await comeAlive(page);
      await show.waitFor();
      expect(requested).toEqual([]);
      await expectAccessible(page);
      await show.click();
      await page.getByText(/^From [1-9]\d+ USD a month$/).waitFor();
      expect(requested).toEqual(['https://financing.example/basin-demo/widget.js']);
      await expectAccessible(page);
      await addToCart(page, locale);
      await touch(page);
      await show.click();
      await page.getByText(/^From [1-9]\d+ USD a month$/).waitFor();
      await giveAddress(page, locale, shipTo.US);
      await touch(page);
      await show.waitFor();
    },
  );

  test('that cannot be had says so, and the page goes on', async () => {
    const page = await visit({ expectedStatus: 503 });
    await provider(page, 503);
    await openProduct(page, 'en');
    await comeAlive(page);
    await page.getByRole('button', { name: textsOf('en')('financing.show') }).click();
    await page.getByText(textsOf('en')('financing.none')).waitFor();
  });
});
